"""Prerequisites of cards of Farmers of the Moor. They are least numbers unless they say otherwise."""

from allmende.agricola.card import Test
from allmende.agricola.goods import ANIMALS, WOOD
from allmende.agricola.player import Player
from allmende.agricola.state import Agricola


def majors(n: int) -> Test:
    """So many major improvements."""
    return lambda g, me: me.outfit.majors >= n


def improvements(n: int) -> Test:
    """So many improvements of any kind."""
    return lambda g, me: me.outfit.improvements >= n


def forests(n: int) -> Test:
    """So many visible forests."""
    return lambda g, me: me.farm.forests.bit_count() >= n


def moors(n: int) -> Test:
    """So many visible moors."""
    return lambda g, me: me.farm.moors.bit_count() >= n


def from_round(n: int) -> Test:
    return lambda g, me: g.round >= n


def until_round(n: int) -> Test:
    return lambda g, me: g.round <= n


def animals(n: int) -> Test:
    """So many animals of all types together."""
    return lambda g, me: sum([me.goods[good] for good in ANIMALS]) >= n


def a_pasture(g: Agricola, me: Player) -> bool:
    return len(me.farm.pastures()) > 0


def clay_house(g: Agricola, me: Player) -> bool:
    """A clay house or a better one."""
    return me.farm.material != WOOD
