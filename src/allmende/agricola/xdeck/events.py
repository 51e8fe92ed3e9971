"""The events of the X deck that concern people, goods and points, X13 to X20 and X22, and its occupation, X24."""

from typing import Final

from allmende.agricola.actions.space import ALL_SPACES
from allmende.agricola.cards.asking import card_prompt, choose_count
from allmende.agricola.cards.card import (
    ACTIONS_BOOSTER,
    BY_SLUG,
    FARM_PLANNER,
    LIVESTOCK_PROVIDER,
    POINTS_PROVIDER,
    event,
    occupation,
)
from allmende.agricola.cards.hooks import BEFORE_WORK, Deed, on
from allmende.agricola.cards.notes import Count, Mark
from allmende.agricola.course.turn import choose_space, use
from allmende.agricola.drawn.asking import PERSON, choose_player
from allmende.agricola.drawn.asking import choose_space as one_of_spaces
from allmende.agricola.drawn.growing import must_grow
from allmende.agricola.drawn.people import can_spare, fetch_person, lose_person
from allmende.agricola.farm.animals import house_animals
from allmende.agricola.goods import FAIRY, bundle
from allmende.agricola.player import Player
from allmende.agricola.state import Agricola
from allmende.agricola.vocabulary import CHOSEN, GOOD_OF
from allmende.agricola.xdeck.contact import contact_of, x_deck
from allmende.table.choice import Choice, Flow, Prompt

DINER: Final = "space-diner"
TRIPODS: Final = "tripods"
COUSIN: Final = "carbonite-cousin"
REBEL: Final = "rebel"
FATHER: Final = "i-am-your-father"
CANDY: Final = "candy-trail"
WINNING: Final = 42
CANDIES_PER_POINT: Final = 2
MOST_CANDY_POINTS: Final = 6
LEAST_CANDY_POINTS: Final = 2
PRICE_OF_A_SON: Final = 5
FROZEN: Final = 4
"""So many rounds."""
REBELLION: Final = 5
TRIBUTE: Final = Prompt("tribute")

event(DINER, "X13", POINTS_PROVIDER, deck="x")


# X14


def grow_at_once(g: Agricola, me: Player) -> Flow:
    yield from must_grow(g, me, "earthlings-are-easy")


event("earthlings-are-easy", "X14", ACTIONS_BOOSTER, deck="x", on_play=grow_at_once)


# X15: from now on everybody pays a tribute in every round

event(TRIPODS, "X15", ACTIONS_BOOSTER, deck="x")


def tripods_rule(g: Agricola) -> bool:
    return x_deck(g).has_drawn(TRIPODS)


def pay_tributes(g: Agricola) -> Flow:
    """1 good or 1 person of everybody, beginning with the starting player."""
    for me in g.in_order():
        options = [GOOD_OF[good] for good in range(FAIRY) if me.goods[good]]
        if can_spare(g, me):
            options.append(PERSON)
        if not options:
            continue
        g.busy |= 1 << me.seat
        pick: int = options[0]
        if len(options) > 1:
            pick = yield Choice(me.seat, TRIBUTE, options)
        g.tell("tribute", me)
        if pick == PERSON:
            lose_person(g, me)
        else:
            g.hand_over(me, ((CHOSEN[pick], 1),))


# X16: the drawer decides where the next person of everybody else is placed


def beam(g: Agricola, me: Player) -> None:
    for other in g.others(me):
        contact_of(other).beamed_by = me.seat


event("beam-me-down", "X16", ACTIONS_BOOSTER, deck="x", on_play=beam)


# X17


def lay_candies(g: Agricola, me: Player) -> Flow:
    spaces = [space for space in [g.space(number) for number in g.board] if not space.seasonal]
    most = min(MOST_CANDY_POINTS, len(spaces) // CANDIES_PER_POINT)
    points = yield from choose_count(me, CANDY, most, LEAST_CANDY_POINTS)
    g.note_points(me, points)
    for left in range(CANDIES_PER_POINT * points, 0, -1):
        space = yield from one_of_spaces(me, Prompt("lay-candy", {"count": left}), spaces)
        assert space is not None
        spaces.remove(space)
        contact_of(me).candies |= 1 << space.number
        g.tell("candy", me, space=space.slug)


event(CANDY, "X17", POINTS_PROVIDER, deck="x", on_play=lay_candies)


# X18: five goods for somebody else's child


def can_be_adopted(g: Agricola, other: Player) -> bool:
    """At least two people are left, one of them able to act; the adult is at home, or stands on the board."""
    return other.people >= 3 and can_spare(g, other) and (other.home > 0 or len(other.placed) > 0)


def adopt(g: Agricola, me: Player) -> Flow:
    others = [other for other in g.others(me) if can_be_adopted(g, other)]
    if not others or not me.somebody_left() or sum(me.goods[:FAIRY]) < PRICE_OF_A_SON:
        return
    other = yield from choose_player(me, card_prompt(FATHER), others, may=True)
    if other is None:
        return
    for left in range(PRICE_OF_A_SON, 0, -1):
        prompt = Prompt("give-for-child", {"count": left, "to": other.seat})
        options = [GOOD_OF[good] for good in range(FAIRY) if me.goods[good]]
        good = CHOSEN[(yield Choice(me.seat, prompt, options))]
        g.hand_over(me, ((good, 1),))
        g.get(other, good, 1)
    move_person(g, other, me)
    g.tell("adopt", me, by=other.seat)
    if other.crowded():
        yield from house_animals(g, other)


def move_person(g: Agricola, other: Player, me: Player) -> None:
    """An adult changes the family: at home, or on the spot."""
    other.people -= 1
    me.people += 1
    if other.home:
        other.home -= 1
        me.home += 1
        return
    number = other.placed.pop()
    me.placed.insert(0, number)
    g.occupied[number] |= 1 << me.seat
    if number not in other.placed:
        g.occupied[number] &= ~(1 << other.seat)


event(FATHER, "X18", ACTIONS_BOOSTER, deck="x", on_play=adopt)


# X19


def abduct(g: Agricola, me: Player) -> Flow:
    contact_of(me).leaving += 1
    g.gain(me, bundle(sheep=1, boar=1, cattle=1))
    if me.crowded():
        yield from house_animals(g, me)


event("alien-abduction", "X19", LIVESTOCK_PROVIDER, deck="x", on_play=abduct)


# X20: it lies in front of the drawer, whose animals are small from now on

event("darling-i-shrunk", "X20", FARM_PLANNER, deck="x", shrinks=True)


# X22: the note is the round in which the cousin thaws


def freeze_later(g: Agricola, me: Player) -> None:
    contact_of(me).freezing = g.round + FROZEN <= g.setup.rounds


def freeze(g: Agricola, me: Player) -> None:
    if can_spare(g, me):
        fetch_person(g, me)
        me.people -= 1
        me.set_note(COUSIN, g.round + FROZEN)
        g.tell("freeze", me, round=g.round + FROZEN)


def thaws_now(g: Agricola, me: Player, deed: Deed) -> bool:
    return me.note(COUSIN) == g.round


def thaw(g: Agricola, me: Player, deed: Deed) -> Flow:
    """Back in the family, and the first to act if the owner likes."""
    me.set_note(COUSIN, 0)
    me.people += 1
    me.home += 1
    g.tell("thaw", me)
    space = yield from choose_space(g, me, card_prompt(COUSIN), ALL_SPACES, may=True)
    if space is not None:
        yield from use(g, me, space)


event(
    COUSIN, "X22", ACTIONS_BOOSTER, deck="x", points=3, lodges=True, note=Count(14), on_play=freeze_later,
    hooks=[on(BEFORE_WORK, run=thaw, when=thaws_now)],
)  # fmt: skip


# X24: the note says that somebody is on the card


def rebel(g: Agricola, me: Player) -> None:
    g.note_points(me, REBELLION)
    contact_of(me).retiring = True


def retire(g: Agricola, me: Player) -> None:
    if me.has(BY_SLUG[REBEL]) and can_spare(g, me):
        fetch_person(g, me)
        me.set_note(REBEL, 1)
        g.tell("retire", me)


occupation(REBEL, "X24", POINTS_PROVIDER, deck="x", drawn=True, note=Mark(), on_play=rebel)


def leave_for_space(g: Agricola) -> None:
    """People go home; some do not."""
    for me in g.in_order():
        contact = contact_of(me)
        for _ in range(contact.leaving):
            lose_person(g, me)
        if contact.freezing:
            freeze(g, me)
        if contact.retiring:
            retire(g, me)
        contact.leaving, contact.freezing, contact.retiring = 0, False, False
