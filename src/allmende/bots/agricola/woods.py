"""What a farmer of Agricola makes of the forest deck: drawn cards, its spaces, and what its cards ask."""

from collections.abc import Callable, Mapping
from typing import Any, Final, TypeAlias

from allmende.agricola.actions.family import growth_ways
from allmende.agricola.actions.fields import field_ways, fields_with
from allmende.agricola.actions.space import Space
from allmende.agricola.cards.card import BY_SLUG, OF_OPTION
from allmende.agricola.cards.hooks import Ways
from allmende.agricola.course.scoring import by_steps
from allmende.agricola.drawn.asking import PERSON, SEATS
from allmende.agricola.farm.housing import fits
from allmende.agricola.goods import (
    ANIMALS,
    BOAR,
    CATTLE,
    CLAY,
    CROPS,
    FAIRY,
    GRAIN,
    HORSE,
    REED,
    SHEEP,
    STONE,
    VEGETABLE,
    WOOD,
    Bundle,
    count_in,
)
from allmende.agricola.player import MOST_PEOPLE, Player
from allmende.agricola.team.partners import partner_of
from allmende.agricola.vocabulary import CELL, CHOSEN, DONE, GOOD_OF, NO, YES
from allmende.agricola.woods.events import CHILD, INQUISITION, KING, LLAMA_STEPS, MOST_FIELDS
from allmende.agricola.woods.finds import UNICORN, WITCH, can_look
from allmende.agricola.woods.module import MUCH_WOOD
from allmende.agricola.woods.people import REVENANT, WEREWOLF, animals_of, has_chuck
from allmende.agricola.woods.spaces import BURNT, LAIR, PEAT, PRINCESS, PRINCESS_POINTS, RING, ROAD, STONES, TREASURE
from allmende.agricola.woods.tales import forest_of
from allmende.bots.agricola.hand_cards import lasting
from allmende.bots.agricola.prices import Prospect, some_day
from allmende.bots.agricola.yard import first_of
from allmende.table import Option

Worth: TypeAlias = Callable[[Prospect], float]

MAGIC: Final = "meeting-a-unicorn-2"
MINOR_IN_HAND: Final = 0.8
OCCUPATION_GONE: Final = 1.0
"""What it is worth that somebody else has an occupation less."""
LEFT_LYING: Final = 0.6
"""So much of what lies on accumulation spaces is still there when people go home."""
CLAY_SIDE: Final = (CLAY,)
REED_SIDE: Final = (REED, STONE)
DRAGON_GOODS: Final = tuple([int(GOOD_OF[good]) for good in (SHEEP, BOAR, CATTLE, HORSE)])
BURNT_FIRST: Final = (2, 12, 7, 13, 3, 8, 1, 14, 4, 9, 6, 11, 0)
"""Which land is given to the dragon: what lies between house and pastures."""


# What is drawn


def forest_gain(o: Prospect, space: Space) -> float:
    """What the forest adds to what an accumulation space brings: a card for much wood, and what Chuck hacks."""
    g = o.g
    if space.good < 0:
        return 0.0
    lying = g.lying(space)
    gain = drawing(o) if count_in(lying, WOOD) >= MUCH_WOOD else 0.0
    if has_chuck(o.me) and space.act is None and [good for good, _ in lying] == [WOOD] and not g.gives(space):
        gain += o.worth(WOOD, 1)
    return gain


def drawing(o: Prospect) -> float:
    """What the next card is worth to whoever draws it: any of those that were not drawn, or the one that was seen."""
    if o.drawn is None:
        forest = forest_of(o.g)
        cards = forest.known_to(o.me.seat)[:1] or sorted(forest.pile)
        o.drawn = sum([drawn_worth(o, forest.names[card]) for card in cards]) / len(cards) if cards else 0.0
    return o.drawn


def drawn_worth(o: Prospect, slug: str) -> float:
    worth = DRAWN.get(slug)
    return 0.0 if worth is None else worth(o)


def new_field(o: Prospect, n: int = 1) -> float:
    """What so many new fields are worth."""
    tiles = o.me.farm.fields.bit_count()
    n = min(n, o.me.farm.most_fields())
    return n * (o.points + o.taste.field * o.soon) + o.points * (o.fields(tiles + n) - o.fields(tiles))


def magic_growth(o: Prospect) -> float:
    """Growth without room, and the points that it costs."""
    points = float(BY_SLUG[MAGIC].points)
    return points + (o.growth() if o.me.people < MOST_PEOPLE else 0.0)


def wild_child(o: Prospect) -> float:
    """A person until the next feeding, who eats."""
    if o.me.people >= MOST_PEOPLE:
        return 0.0
    return o.taste.action * (1 + o.next - o.g.round) + o.food(-o.adult)


def king(o: Prospect) -> float:
    """Boars, or vegetables that are lost, or a field."""
    boars = o.me.goods[BOAR]
    if boars:
        return o.worth(BOAR, boars) / 2  # not all of them will have room
    planted = fields_with(o.me, VEGETABLE)
    return planted * o.crop(VEGETABLE, -1) if planted else new_field(o)


def crops_obliged(o: Prospect) -> float:
    grain, vegetables = o.me.goods[GRAIN], o.me.goods[VEGETABLE]
    if grain:
        return o.crop(GRAIN, grain)
    return o.crop(VEGETABLE, vegetables) if vegetables else o.crop(GRAIN, 1) + o.crop(VEGETABLE, 1)


def castle(o: Prospect) -> float:
    missed = o.taste.action if len(o.g.players) > 1 else 0.0
    return o.food(3) + o.worth(STONE, 3) - missed


def crops_for_wood(o: Prospect) -> float:
    """All wood, that which was just taken, too, for twice the crops on fields."""
    wood = o.me.goods[WOOD] + MUCH_WOOD
    grown = sum([fields_with(o.me, crop) * o.crop(crop, 1) for crop in CROPS])
    return grown - o.level(WOOD, wood)


def inquisition(o: Prospect) -> float:
    """Llamas instead of sheep; all others are without."""
    n = o.me.goods[SHEEP]
    others = 1.0 if len(o.g.players) > 1 else 0.0
    return by_steps(n, LLAMA_STEPS) + others + o.worth(SHEEP, -n)


def oven(o: Prospect) -> float:
    return BY_SLUG["flame-spurts-oven"].points + (0.0 if o.me.outfit.rates[SHEEP] else o.cooking())


DRAWN: Final[dict[str, Worth]] = {
    "lady-of-the-sea-1": lambda o: new_field(o, MOST_FIELDS),
    UNICORN: lambda o: 1.0 + 0.3 * o.harvests,
    MAGIC: magic_growth,
    CHILD: wild_child,
    "hermit": lambda o: o.worth(WOOD, o.me.goods[SHEEP]) + o.worth(SHEEP, -o.me.goods[SHEEP]),
    "lady-of-the-sea-2": lambda o: 1.5 * o.taste.first if len(o.g.players) > 1 and o.left else 0.0,
    KING: king,
    "men-in-tights": lambda o: 0.2 if len(o.g.players) > 1 else 0.0,
    "noblesse-oblige": crops_obliged,
    "french-castle": castle,
    "all-your-wood": crops_for_wood,
    REVENANT: lambda o: 0.4 * o.left,
    WEREWOLF: lambda o: 0.3 * o.left if animals_of(o.me) else 0.1 * o.left,
    "noble-knight": lambda o: 0.15 * o.left,
    "flame-spurts-oven": oven,
    "fences-of-unusual-size": lambda o: 0.15 * o.me.farm.spare_fences * o.soon,
    WITCH: lambda o: 0.4 * o.soon + o.worth(WOOD, -1),
    "camelot": lambda o: max(0.0, o.room() - o.points) + 3 * o.taste.cap,
    "chuck-the-woodchuck": lambda o: 0.15 * o.left,
    INQUISITION: inquisition,
}
"""What cards are worth to the drawer. Spaces are everybody's."""


# Spaces


def forest_space_gain(o: Prospect, slug: str) -> float | None:
    """What the actions of a space of the deck bring, its goods aside; None: it is none."""
    if slug == "land-of-milk-and-honey":
        return -person_gone(o)
    if slug == PRINCESS:
        return PRINCESS_POINTS - person_gone(o)
    if slug == LAIR:
        gains = [offer_gain(o, option) for option in (*DRAGON_GOODS, int(PERSON)) if has_offer(o, option)]
        return max(sum([gain for gain in gains if gain > 0]), max(gains, default=0.0))
    if slug == RING:
        return o.fairies(o.me.goods[FAIRY] + forest_of(o.g).fairies) - o.fairies(o.me.goods[FAIRY])
    if slug == ROAD:
        return (1.0 if len(o.g.players) == 1 else LEFT_LYING) * max(fetched(o, CLAY_SIDE), fetched(o, REED_SIDE))
    return None


def person_gone(o: Prospect) -> float:
    """What it costs that a person leaves when people go home; who is gone does not eat."""
    return o.person(o.left) - (o.food(o.adult) if o.next == o.g.round else 0.0)


def fetched(o: Prospect, goods: tuple[int, ...]) -> float:
    """What all goods of some kinds are worth that lie on accumulation spaces."""
    lying = [o.g.lying(space) for space in [o.g.space(number) for number in o.g.board] if space.good >= 0]
    return sum([o.worth(good, sum([count_in(there, good) for there in lying])) for good in goods])


def has_offer(o: Prospect, option: int) -> bool:
    return option == PERSON or o.me.goods[CHOSEN[option]] > 0


def offer_gain(o: Prospect, option: int) -> float:
    """What an offer to the dragon brings."""
    if option == PERSON:
        return OCCUPATION_GONE - person_gone(o)
    good = CHOSEN[option]
    gain = o.worth(good, -1)
    if good == SHEEP:
        return gain + min(BURNT, o.me.free_spaces()) * (1 - 2 * o.soon)
    if good == BOAR:
        return gain + (0.0 if o.g.setup.family_game else TREASURE * MINOR_IN_HAND * o.soon)
    return gain + o.bundle(STONES if good == CATTLE else PEAT)


# Questions


def wants_to_look(o: Prospect) -> bool:
    """Is it time for the Witch: somebody is about to draw, and the next card is not known?"""
    forest = forest_of(o.g)
    if not can_look(o.me) or len(forest.pile) < 2 or forest.known_to(o.me.seat):
        return False
    return can_draw(o)


def can_draw(o: Prospect) -> bool:
    """Has the player a person for a free space with much wood?"""
    g = o.g
    if not o.me.home:
        return False
    free = [g.space(number) for number in g.board if not g.occupied[number] and g.space(number).good >= 0]
    return any(count_in(g.lying(space), WOOD) >= MUCH_WOOD for space in free)


def answer_woods(
    o: Prospect, name: str, args: Mapping[str, Any], options: list[Option], gains: Mapping[int, float]
) -> int | None:
    """An answer to what only the forest deck asks; None: it is nothing of the sort. `gains`: what spaces bring."""
    if name == "dragon":
        return max(options, key=lambda option: 0.0 if option == DONE else offer_gain(o, option))
    if name == "discard-occupation":
        return max(options, key=lambda option: taken_away(o, option))
    if name == "place-borrowed":
        owner = Prospect(o.g, o.g.players[args["to"]], o.taste, placing=True)
        return min(options, key=lambda option: goods_there(owner, option) + gains.get(option, 0.0))
    return card_answer(o, args.get("card", ""), options, gains) if name == "card" else None


def taken_away(o: Prospect, option: int) -> float:
    """What an occupation is still worth to its owner; a partner keeps it."""
    card = OF_OPTION[option]
    owner = next(player for player in o.g.players if player.has(card))
    if o.g.setup.has("teams") and owner is partner_of(o.g, o.me):
        return -99.0
    return lasting(Prospect(o.g, owner, o.taste, placing=False), card)


def goods_there(o: Prospect, option: int) -> float:
    """What the goods of a space bring."""
    g = o.g
    space = next(space for space in [g.space(number) for number in g.board] if space.option == option)
    goods: Bundle = (*g.lying(space), *g.gives(space)) if space.good >= 0 else g.gives(space)
    return o.bundle(goods)


def card_answer(o: Prospect, slug: str, options: list[Option], gains: Mapping[int, float]) -> int | None:
    if slug == WEREWOLF and not gains:
        return choose_prey(o, options)
    if slug in (REVENANT, WEREWOLF):
        return max(options, key=lambda option: gains.get(option, 0.0 if option == DONE else -9.0))
    if slug == UNICORN:
        return max(options, key=lambda option: young_by_unicorn(o, CHOSEN[option]))
    if slug == WITCH:
        order = sorted(options, key=lambda option: drawn_worth(o, OF_OPTION[option].slug))
        return order[-1] if can_draw(o) else order[0]
    if slug == LAIR:
        return CELL + first_of(BURNT_FIRST, sum([1 << option - CELL for option in options]))
    if slug == ROAD:
        clay = next(option for option in options if CHOSEN[option] == CLAY)
        other = next(option for option in options if CHOSEN[option] != CLAY)
        return clay if fetched(o, CLAY_SIDE) > fetched(o, REED_SIDE) else other
    if slug in (KING, CHILD, MAGIC):
        return YES if commanded(o, slug) > 0 else NO
    return None


def commanded(o: Prospect, slug: str) -> float:
    """What an event commands, less the food that would have to be made for it."""
    if slug == KING:
        return new_field(o) - cheapest(o, field_ways(o.g, o.me, o.me))
    worth = wild_child(o) if slug == CHILD else o.growth()
    return worth - cheapest(o, growth_ways(o.g, o.me))


def cheapest(o: Prospect, ways: Ways) -> float:
    return min([o.cost(way) for way in ways])


def choose_prey(o: Prospect, options: list[Option]) -> int:
    """Whose animal, and which: an own one that is worth little, or the best of somebody who has few points."""
    if options[0] in SEATS:
        return min(options, key=lambda option: sum(o.g.players[SEATS.index(option)].animals()))
    if animals_of(o.me):
        return max(options, key=lambda option: o.worth(CHOSEN[option], -1))
    return max(options, key=lambda option: some_day(((CHOSEN[option], 1),)))


def young_by_unicorn(o: Prospect, good: int) -> float:
    """What a young animal is worth that only the unicorn makes possible."""
    me = o.me
    held = me.goods[good]
    if held != 1 or not has_room(me, good):
        return 0.0
    return o.herd(good, held + 1, 1) - o.herd(good, held, 1) + 0.01


def has_room(me: Player, good: int) -> bool:
    """... for one more animal."""
    counts = [me.goods[kind] for kind in ANIMALS]
    counts[ANIMALS.index(good)] += 1
    return fits(me.places(), tuple(counts), me.farm.rules)
