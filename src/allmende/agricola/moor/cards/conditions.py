"""Conditions that several cards of Farmers of the Moor have: what must be there to play them, and when they act.

Prerequisites are minimum requirements unless their name says otherwise.
"""

from collections.abc import Mapping

from allmende.agricola.actions.fields import all_fields
from allmende.agricola.cards.card import Test
from allmende.agricola.cards.hooks import Deed, When
from allmende.agricola.goods import ANIMALS, HORSE, WOOD, count_in
from allmende.agricola.player import Player
from allmende.agricola.state import Agricola

# Prerequisites


def improvements(n: int) -> Test:
    """Minor and major improvements together."""

    def met(g: Agricola, me: Player) -> bool:
        return me.outfit.improvements >= n

    return met


def at_most_improvements(n: int) -> Test:
    def met(g: Agricola, me: Player) -> bool:
        return me.outfit.improvements <= n

    return met


def majors(n: int) -> Test:
    """Major improvements; upgrades are some."""

    def met(g: Agricola, me: Player) -> bool:
        return me.outfit.majors >= n

    return met


def forests(n: int) -> Test:
    def met(g: Agricola, me: Player) -> bool:
        return me.farm.forests.bit_count() >= n

    return met


def moors(n: int) -> Test:
    def met(g: Agricola, me: Player) -> bool:
        return me.farm.moors.bit_count() >= n

    return met


def animals(n: int) -> Test:
    def met(g: Agricola, me: Player) -> bool:
        return sum([me.goods[good] for good in ANIMALS]) >= n

    return met


def horses(n: int) -> Test:
    def met(g: Agricola, me: Player) -> bool:
        return me.goods[HORSE] >= n

    return met


def fields(n: int) -> Test:
    def met(g: Agricola, me: Player) -> bool:
        return all_fields(me) >= n

    return met


def rooms(n: int) -> Test:
    def met(g: Agricola, me: Player) -> bool:
        return me.rooms() >= n

    return met


def from_round(number: int) -> Test:
    def met(g: Agricola, me: Player) -> bool:
        return g.round >= number

    return met


def until_round(number: int) -> Test:
    def met(g: Agricola, me: Player) -> bool:
        return g.round <= number

    return met


def a_pasture(g: Agricola, me: Player) -> bool:
    return len(me.farm.pastures()) > 0


def clay_house(g: Agricola, me: Player) -> bool:
    """A stone house will do, too."""
    return me.farm.material != WOOD


# Moments


def takes(least: Mapping[int, int]) -> When:
    """The owner takes at least so much of one of these goods from an accumulation space."""

    def applies(g: Agricola, me: Player, deed: Deed) -> bool:
        return any(count_in(deed.taken, good) >= n for good, n in least.items())

    return applies
