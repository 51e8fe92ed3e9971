"""What must be there before a card can be played: its prerequisite, checked and never paid.

A need is a number that is counted on the table, and how large it must be at least or may be at most. Its sentence is
made of the message `needs-<name>`, so a card that needs something known needs no text for it.

    needs=occupations(2)            at least 2 occupations
    needs=at_most(occupations(3))   needs=exactly(occupations(2))   needs=no(improvements)
    needs=supply(clay=5)            goods that are there and stay there
"""

from collections.abc import Callable
from typing import Final

from allmende.agricola.actions.fields import all_fields, fields_with
from allmende.agricola.actions.space import NUMBER_OF
from allmende.agricola.cards.printed import Need
from allmende.agricola.goods import ANIMALS, GRAIN, STONE, VEGETABLE, WOOD, bundle
from allmende.agricola.player import Player
from allmende.agricola.setup import HARVESTS
from allmende.agricola.state import Agricola

AT_MOST: Final = "at-most"
EXACTLY: Final = "exactly"


def at_most(need: Need) -> Need:
    return bounded(need, 0, AT_MOST if need.n else "")


def exactly(need: Need) -> Need:
    return bounded(need, need.n, EXACTLY)


def no(needs: Callable[[int], Need]) -> Need:
    """None of what could be needed."""
    return at_most(needs(0))


def bounded(need: Need, least: int, bound: str) -> Need:
    other = Need(need.name, need.count, need.n, most=need.n, goods=need.goods)
    other.least, other.bound = least, bound
    return other


# Cards


def occupations(n: int) -> Need:
    return Need("occupations", lambda g, me: me.outfit.occupations, n)


def improvements(n: int) -> Need:
    """Minor and major improvements together."""
    return Need("improvements", lambda g, me: me.outfit.improvements, n)


def majors(n: int) -> Need:
    """Major improvements; upgrades are some."""
    return Need("majors", lambda g, me: me.outfit.majors, n)


def improvements_in_hand(n: int) -> Need:
    return Need("improvements-in-hand", lambda g, me: len(me.in_hand(occupations=False)), n)


# The farm


def fields(n: int) -> Need:
    return Need("fields", lambda g, me: all_fields(me), n)


def grain_fields(n: int) -> Need:
    return Need("grain-fields", lambda g, me: fields_with(me, GRAIN), n)


def vegetable_fields(n: int) -> Need:
    return Need("vegetable-fields", lambda g, me: fields_with(me, VEGETABLE), n)


def pastures(n: int) -> Need:
    return Need("pastures", lambda g, me: len(me.farm.pastures()), n)


def rooms(n: int) -> Need:
    return Need("rooms", lambda g, me: me.rooms(), n)


def unused_spaces(n: int) -> Need:
    return Need("unused-spaces", lambda g, me: me.unused_spaces(), n)


def has_some_farm(g: Agricola, me: Player) -> int:
    return all_fields(me) > 0 or me.farm.stables != 0 or len(me.farm.pastures()) > 0


FULL_FARM: Final = Need("unused-spaces", lambda g, me: not g.setup.doors.is_full(g, me), 0, most=0)
"""No unused space, for cards that reward it."""
SOME_FARM: Final = Need("some-farm", has_some_farm)
"""A field, a pasture or a stable."""
CLAY_HOUSE: Final = Need("clay-house", lambda g, me: me.farm.material != WOOD)
"""A stone house will do, too."""
STONE_HOUSE: Final = Need("stone-house", lambda g, me: me.farm.material == STONE)


# Goods


def supply(**counts: int) -> Need:
    """Goods in the supply: supply(food=4, fuel=4)."""
    goods = bundle(**counts)
    return Need("supply", lambda g, me: all(me.goods[good] >= n for good, n in goods), goods=goods)


def animals(n: int) -> Need:
    return Need("animals", lambda g, me: sum([me.goods[good] for good in ANIMALS]), n)


def herd(good: int, n: int) -> Need:
    """Animals of one type."""
    return Need("herd", lambda g, me: me.goods[good], n, goods=((good, n),))


# When and where


def from_round(number: int) -> Need:
    return Need("from-round", lambda g, me: g.round, number)


def until_round(number: int) -> Need:
    return Need("until-round", lambda g, me: g.round, number, most=number)


NO_HARVEST: Final = Need("no-harvest", lambda g, me: g.round not in HARVESTS)


def person_on(slug: str) -> Need:
    """One of the player's people stands on a space."""
    number = NUMBER_OF[slug]
    return Need("person-on", lambda g, me: g.occupied[number] >> me.seat & 1, space=slug)
