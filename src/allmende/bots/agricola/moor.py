"""What a farmer of Agricola makes of Farmers of the Moor: special actions, fuel, horses, and people in bed.

A special action takes a turn but no person: what it brings is won, as long as nobody takes the best space meanwhile.
"""

from typing import Final

from allmende.agricola.actions.playing_cards import improvements
from allmende.agricola.cards.hooks import BEFORE_SPECIAL, Deed
from allmende.agricola.cards.triggers import expected
from allmende.agricola.goods import FOOD, FUEL, HORSE, WOOD, Bundle
from allmende.agricola.moor.land import burnable
from allmende.agricola.moor.layers import land_of
from allmende.agricola.moor.special import Action, available, cards_for
from allmende.agricola.moor.table import moor_of
from allmende.agricola.moor.vocabulary import BED, PAY_FUEL
from allmende.agricola.vocabulary import CELL, NO, YES
from allmende.bots.agricola.gains import animals, field, net
from allmende.bots.agricola.prices import Prospect
from allmende.bots.agricola.yard import FIELDS, ROOMS, first_of
from allmende.table import Option

BESIDE_HOUSE: Final = 1.5
"""What it is worth to clear the last space where a room could be built."""
ILLICIT_FEE: Final[Bundle] = ((FOOD, 1), (FUEL, 1))
BLACK_FEE: Final[Bundle] = ((FUEL, 1),)
SHOWN_NEXT: Final = 0.3
"""The next special action card should be better by so much."""


def special(o: Prospect, options: list[Option], best: float) -> int | None:
    """A special action, if one is worth the delay; a person from the bed if nothing else is left to do."""
    moor = moor_of(o.g)
    found, most = None, o.taste.special + o.taste.hurry * max(0.0, best)
    if o.me.home:
        for _, action, fee in available(o.g, moor, o.me):
            if action.space.option in options:
                gain = special_gain(o, action) - o.cost(fee)
                if gain > most:
                    found, most = int(action.space.option), gain
    if found is None and BED in options and (not o.me.home or best < o.taste.special):
        return BED
    return found


def special_gain(o: Prospect, action: Action) -> float:
    """What a special action brings, the fee for its card aside."""
    g, me = o.g, o.me
    gain = 0.0
    if me.outfit.hooks[BEFORE_SPECIAL]:
        gain += o.bundle(expected(g, me, BEFORE_SPECIAL, Deed(me, action.space)))
    slug = action.space.slug
    if slug == "cut-peat":
        return gain + o.worth(FUEL, 3) + cleared(o, land_of(me).moors)
    if slug == "fell-trees":
        return gain + o.worth(WOOD, 2) + cleared(o, land_of(me).forests)
    if slug == "slash-and-burn":
        return gain + field(o) - o.points  # the forest was no unused space either
    if slug == "horse-market":
        return gain + animals(o, HORSE, 1) - o.cost(action.cost)
    if slug == "hiring-fair":
        return gain + o.bundle(action.gives)
    major = slug == "illicit-work"
    fee = ILLICIT_FEE if major else BLACK_FEE
    cards = improvements(g, me, major, not major, fee)
    return gain + max([net(o, card) for card in cards], default=-9.0) - o.cost(fee)


def cleared(o: Prospect, cells: int) -> float:
    """What land without its forest or moor is worth: room to build, as long as there is time for it."""
    farm = o.me.farm
    if not farm.room_cells() and farm.plan.around(farm.rooms) & cells:
        return BESIDE_HOUSE * o.soon
    free = farm.unused().bit_count()
    return o.taste.land * o.soon - o.points * (1 - o.soon) if free < o.turns else -0.5 * o.points


def choose_tile(o: Prospect, name: str, cells: int) -> int:
    """Which forest or moor goes: where the house needs room, else where fields lie best."""
    farm = o.me.farm
    if name == "slash-and-burn":
        return CELL + first_of(FIELDS, cells & burnable(o.me) or cells)
    beside = cells & farm.plan.around(farm.rooms)
    if beside and not farm.room_cells():
        return CELL + first_of(ROOMS, beside)
    return CELL + first_of(FIELDS, cells)


def heat(o: Prospect, missing: int, options: list[Option]) -> int:
    """Heat as well as possible; wood burns if a person in bed would cost more."""
    swaps = [option for option in options if option not in PAY_FUEL]
    if missing and swaps and o.worth(WOOD, -1) > -o.chill():
        return swaps[0]
    return max(set(options) & set(PAY_FUEL), key=PAY_FUEL.index)


def keep_special(o: Prospect) -> int:
    """Alone: does the open card stay, or is the next one better?"""
    g, moor = o.g, moor_of(o.g)
    cards = cards_for(1)
    now, following = (
        max([special_gain(o, action) for action in cards[number].actions if action.can(g, o.me, ())], default=0.0)
        for number in (moor.open, moor.pile[-1])
    )
    return NO if following > now + SHOWN_NEXT else YES


def pay_to_keep(o: Prospect) -> int:
    """Alone: is a second use of the open card worth 2 food?"""
    g, moor = o.g, moor_of(o.g)
    gains = [special_gain(o, action) for action in cards_for(1)[moor.open].actions if action.can(g, o.me, ())]
    return YES if max(gains, default=0.0) > o.taste.special - o.food(-2) else NO
