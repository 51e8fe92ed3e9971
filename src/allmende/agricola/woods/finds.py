"""What is found in the forest: the minor improvements 02, 03, 22, 23, 24 and the major improvement 16."""

from typing import Final

from allmende.agricola.cards.asking import card_prompt, choose_good
from allmende.agricola.cards.card import (
    ACTIONS_BOOSTER,
    BY_SLUG,
    FARM_PLANNER,
    LIVESTOCK_PROVIDER,
    major,
    minor,
)
from allmende.agricola.course.scoring import STEPS, by_steps
from allmende.agricola.drawn.growing import must_grow
from allmende.agricola.farm.housing import Places, one_type
from allmende.agricola.goods import ANIMALS, BOAR, CATTLE, GOODS, HORSE, LLAMA, SHEEP, WOOD, Bundle, Good, bundle
from allmende.agricola.player import Player
from allmende.agricola.state import Agricola
from allmende.agricola.woods.events import LLAMA_STEPS, animal_types
from allmende.agricola.woods.tales import forest_of, tale_of
from allmende.table.choice import Choice, Flow

UNICORN: Final = "meeting-a-unicorn-1"
WITCH: Final = "witch"
LOOKS: Final = 3
TOPMOST: Final = 3
OVEN_RATES: Final[Bundle] = bundle(sheep=2, boar=2, cattle=2, horse=2, llama=2, fairy=2)


# 02: one more animal of some type, in every breeding phase of a harvest and at scoring

minor(UNICORN, "F02", LIVESTOCK_PROVIDER, deck="forest", drawn=True)


def has_unicorn(me: Player) -> bool:
    return me.has(BY_SLUG[UNICORN])


def name_unicorn(g: Agricola, me: Player) -> Flow:
    """The owner says what it is while animals breed."""
    tale_of(me).unicorn = yield from choose_good(me, UNICORN, animal_types(g))
    g.tell("unicorn", me, good=GOODS[tale_of(me).unicorn])


def unicorn_gain(g: Agricola, me: Player, good: Good) -> tuple[str, int]:
    """The category of an animal, and how many points one more would bring."""
    n = me.goods[good]
    if good == HORSE:
        return "horses", 1 if n else 2
    if good == LLAMA:
        return "llamas", by_steps(n + 1, LLAMA_STEPS) - by_steps(n, LLAMA_STEPS)
    category = {SHEEP: "sheep", BOAR: "boar", CATTLE: "cattle"}[good]
    return category, by_steps(n + 1, STEPS[category]) - by_steps(n, STEPS[category])


def score_unicorn(g: Agricola, me: Player, points: dict[str, int]) -> None:
    """It is what brings most."""
    gains = [unicorn_gain(g, me, good) for good in animal_types(g)]
    best = max([gain for _, gain in gains])
    category = next(name for name, gain in gains if gain == best)
    points[category] = points.get(category, 0) + best


# 03


def grow_by_magic(g: Agricola, me: Player) -> Flow:
    yield from must_grow(g, me, "meeting-a-unicorn-2")


minor("meeting-a-unicorn-2", "F03", ACTIONS_BOOSTER, deck="forest", drawn=True, points=-3, on_play=grow_by_magic)


# 16

major("flame-spurts-oven", "F16", deck="forest", drawn=True, points=1, cooks=OVEN_RATES)


# 22

minor("fences-of-unusual-size", "F22", FARM_PLANNER, deck="forest", drawn=True, long_fences=True)


# 23: the note is how many tokens are left


def pay_witch(g: Agricola, me: Player) -> None:
    g.hand_over(me, bundle(wood=min(1, me.goods[WOOD])))


def can_look(me: Player) -> bool:
    return me.has(BY_SLUG[WITCH]) and me.note(WITCH) > 0


def look_ahead(g: Agricola, me: Player) -> Flow:
    """The owner alone sees the topmost cards and puts them back in any order."""
    deck = forest_of(g)
    me.set_note(WITCH, me.note(WITCH) - 1)
    deck.seen_by, deck.seen = me.seat, min(TOPMOST, len(deck.pile))
    g.news += 1
    g.tell("look-ahead", me, count=deck.seen)
    for place in range(1, deck.seen):
        yield from put_on_top(g, me, place)
    if not me.note(WITCH):
        me.lose(BY_SLUG[WITCH])
        deck.put_back(deck.names.index(WITCH), g.rng)
        g.tell("shuffled-back", me, card=WITCH)


def put_on_top(g: Agricola, me: Player, place: int) -> Flow:
    """Which of the cards that are left lies at this place from the top?"""
    deck = forest_of(g)
    while True:
        left = deck.pile[len(deck.pile) - deck.seen : len(deck.pile) - place + 1][::-1]
        options = [BY_SLUG[deck.names[card]].option for card in left]
        pick = yield Choice(me.seat, card_prompt(WITCH), options, private=True)
        if pick in options:
            break
    at = len(deck.pile) - place
    chosen = deck.pile.index(left[[int(option) for option in options].index(pick)])
    deck.pile.insert(at, deck.pile.pop(chosen))


minor(WITCH, "F23", ACTIONS_BOOSTER, deck="forest", drawn=True, counters=LOOKS, on_play=pay_witch)


# 24


def at_camelot(me: Player) -> Places:
    """One place for an animal of each type."""
    return tuple([one_type(1, 1 << kind) for kind in range(len(ANIMALS))])


minor("camelot", "F24", FARM_PLANNER, deck="forest", drawn=True, homes=1, places_for=at_camelot)
