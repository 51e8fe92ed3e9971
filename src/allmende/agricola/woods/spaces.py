"""The action spaces of the forest deck, 17 to 21, and their cards."""

from typing import Final

from allmende.agricola.actions.space import NUMBER_OF, Space
from allmende.agricola.cards.asking import card_prompt, choose_cell
from allmende.agricola.cards.card import (
    ACTIONS_BOOSTER,
    FOOD_PROVIDER,
    OCCUPATION,
    OF_OPTION,
    POINTS_PROVIDER,
    RESOURCE_PROVIDER,
    Card,
    rule,
    space_card,
)
from allmende.agricola.cards.hooks import RETURNING_HOME, Deed, on
from allmende.agricola.cards.triggers import check_conditions
from allmende.agricola.course.hands import take
from allmende.agricola.drawn.asking import PERSON
from allmende.agricola.drawn.people import RETIRED_ON, can_spare
from allmende.agricola.farm.animals import house_animals
from allmende.agricola.goods import (
    BOAR,
    CATTLE,
    CLAY,
    FAIRY,
    HORSE,
    NOTHING,
    REED,
    SHEEP,
    STONE,
    Bundle,
    Good,
    bundle,
    count_in,
    less,
    plus,
)
from allmende.agricola.player import Player
from allmende.agricola.state import Agricola
from allmende.agricola.vocabulary import DONE, GOOD_OF
from allmende.agricola.woods.tales import forest_of, tale_of
from allmende.table.choice import Choice, Flow, Option, Prompt

PRINCESS: Final = "warrior-princess"
LAIR: Final = "dragons-lair"
RING: Final = "fairy-ring"
ROAD: Final = "road-not-taken"
WISH: Final = NUMBER_OF["basic-wish"]
PRINCESS_POINTS: Final = 5
BURNT: Final = 3
TREASURE: Final = 2
"""So many minor improvements the boar is worth."""
STONES: Final = bundle(stone=3)
PEAT: Final = bundle(fuel=4)
FIRST_FAIRIES: Final = 2
FAIRY_POINTS: Final = 5
DISCARD_OCCUPATION: Final = Prompt("discard-occupation")
OFFER: Final = Prompt("dragon")


def can_lose_person(g: Agricola, me: Player) -> bool:
    """Would somebody be left who can act, whoever leaves when people go home?"""
    return can_spare(g, me) and me.people - me.note(RETIRED_ON) - tale_of(me).leaving >= 2


def leave_later(g: Agricola, me: Player) -> None:
    tale_of(me).leaving += 1


# 17


def enter_paradise(g: Agricola, me: Player, deed: Deed) -> None:
    leave_later(g, me)


# 18


def drive_wish_away(g: Agricola, me: Player) -> None:
    """It takes the place of Basic Wish for Children; whoever is there stays until people go home."""
    if not g.occupied[WISH]:
        close_wish(g)


def close_wish(g: Agricola) -> None:
    g.take_away(WISH)
    g.setup.doors.replaced(g, WISH, NUMBER_OF[PRINCESS])


def marry_princess(g: Agricola, me: Player, deed: Deed) -> None:
    g.note_points(me, PRINCESS_POINTS)
    leave_later(g, me)


# 19: some of five offers, each once


def offers_to_dragon(g: Agricola, me: Player) -> list[Option]:
    found: list[Option] = []
    if me.goods[SHEEP] and me.free_spaces():
        found.append(GOOD_OF[SHEEP])
    if me.goods[BOAR] and g.decks[1] and not g.setup.family_game:
        found.append(GOOD_OF[BOAR])
    if me.goods[CATTLE]:
        found.append(GOOD_OF[CATTLE])
    if me.goods[HORSE]:
        found.append(GOOD_OF[HORSE])
    if others_occupations(g, me) and can_lose_person(g, me):
        found.append(PERSON)
    return found


def others_occupations(g: Agricola, me: Player) -> list[Card]:
    return [card for other in g.others(me) for card in other.played(OCCUPATION)]


def can_visit_dragon(g: Agricola, me: Player) -> bool:
    return len(offers_to_dragon(g, me)) > 0


def visit_dragon(g: Agricola, me: Player, deed: Deed) -> Flow:
    done: list[int] = []
    while True:
        options = [option for option in offers_to_dragon(g, me) if option not in done]
        if not options:
            return
        if done:
            options.append(DONE)
        pick: int = options[0]
        if len(options) > 1:
            pick = yield Choice(me.seat, OFFER, options)
        if pick == DONE:
            return
        done.append(pick)
        if pick == PERSON:
            leave_later(g, me)
            yield from banish_occupation(g, me)
            continue
        good = GOOD_OF.index(Option(pick))
        g.hand_over(me, ((good, 1),))
        if good == SHEEP:
            yield from burn_land(g, me)
        elif good == BOAR:
            take_treasure(g, me)
        else:
            g.gain(me, STONES if good == CATTLE else PEAT)


def burn_land(g: Agricola, me: Player) -> Flow:
    for _ in range(min(BURNT, me.free_spaces())):
        cell = yield from choose_cell(me, LAIR, me.farm.unused() & ~me.farm.blocked)
        me.farm.block(cell)
        g.tell("block", me, cell=cell)
    yield from check_conditions(g)


def take_treasure(g: Agricola, me: Player) -> None:
    taken = take(g.decks[1], TREASURE)
    me.hand += taken
    g.news += 1
    g.tell("take-minors", me, count=len(taken))


def banish_occupation(g: Agricola, me: Player) -> Flow:
    cards = others_occupations(g, me)
    pick: int = cards[0].option
    if len(cards) > 1:
        pick = yield Choice(me.seat, DISCARD_OCCUPATION, [card.option for card in cards])
    card = OF_OPTION[pick]
    for other in g.others(me):
        if other.has(card):
            away = g.setup.doors.away(g, other)
            other.lose(card)
            other.home += away - g.setup.doors.away(g, other)  # a person on it goes home
            g.tell("lose-card", me, card=card.slug, by=other.seat)
            if other.crowded():
                yield from house_animals(g, other)
    yield from check_conditions(g)


# 20


def gather_fairies(g: Agricola, me: Player) -> None:
    forest_of(g).fairies = FIRST_FAIRIES


def has_fairies(g: Agricola, me: Player) -> bool:
    return forest_of(g).fairies > 0


def take_fairies(g: Agricola, me: Player, deed: Deed) -> Flow:
    """All of them; those without a place go back."""
    n = forest_of(g).fairies
    forest_of(g).fairies = 0
    g.get(me, FAIRY, n)
    yield from check_conditions(g)


def has_most_fairies(g: Agricola, me: Player) -> bool:
    return me.goods[FAIRY] > 0 and me.goods[FAIRY] == max([player.goods[FAIRY] for player in g.players])


# 21: what lies there when people go home


def choose_side(g: Agricola, me: Player, deed: Deed) -> Flow:
    pick = yield Choice(me.seat, card_prompt(ROAD), [GOOD_OF[CLAY], GOOD_OF[REED]])
    forest_of(g).side = GOOD_OF.index(Option(pick))


def stands_on_road(g: Agricola, me: Player, deed: Deed) -> bool:
    return forest_of(g).side >= 0 and g.occupied[NUMBER_OF[ROAD]] >> me.seat & 1 == 1


def fetch_all(g: Agricola, me: Player, deed: Deed) -> None:
    """All of the chosen goods that lie on accumulation spaces, whoever stands there."""
    goods: tuple[Good, ...] = (CLAY,) if forest_of(g).side == CLAY else (REED, STONE)
    forest_of(g).side = -1
    found: Bundle = NOTHING
    for number in g.board:
        space = g.space(number)
        if space.good < 0:
            continue
        lying = g.lying(space)
        taken = tuple([(good, count_in(lying, good)) for good in goods if count_in(lying, good)])
        if taken:
            g.lay(space, less(lying, taken))
            g.tell("fetch", me, space=space.slug, count=sum([n for _, n in taken]))
            found = plus(found, taken)
    g.gain(me, found)


FETCHING: Final = rule("fetching", deck="forest", hooks=[on(RETURNING_HOME, also=fetch_all, when=stands_on_road)])


FOREST_SPACES: Final = (
    Space("land-of-milk-and-honey", gives=bundle(food=10), can=can_lose_person, act=enter_paradise),
    Space(PRINCESS, can=can_lose_person, act=marry_princess),
    Space(LAIR, can=can_visit_dragon, act=visit_dragon),
    Space(RING, can=has_fairies, act=take_fairies),
    Space(ROAD, act=choose_side),
)
space_card("land-of-milk-and-honey", "F17", FOOD_PROVIDER, deck="forest")
space_card(PRINCESS, "F18", POINTS_PROVIDER, deck="forest", on_play=drive_wish_away)
space_card(LAIR, "F19", ACTIONS_BOOSTER, deck="forest")
space_card(RING, "F20", POINTS_PROVIDER, deck="forest", on_play=gather_fairies)
space_card(ROAD, "F21", RESOURCE_PROVIDER, deck="forest")
