"""Forests and moors as layers of a farmyard: one upon another, and how situations and views tell of them.

What lies where are masks of cells; only this module lays and lifts tiles. The farmyard knows that a space is covered.
"""

from collections.abc import Mapping
from typing import Any, Final

from allmende.agricola.added import MASK, Added, Field
from allmende.agricola.farm.plan import Cell, bits
from allmende.agricola.player import Player
from allmende.agricola.saved.reading import read_cells
from allmende.agricola.vocabulary import CELLS
from allmende.table.errors import ImpossibleSituation
from allmende.table.rules import Json
from allmende.table.situation import read_list

FORESTS_ON_A_CELL: Final = 2


LAYERS: Final = tuple([Field(name, MASK, 0, CELLS - 1) for name in ("forests", "moors", "deep_forests", "deep_moors")])


class Land(Added):
    """The tiles on a farmyard."""

    __slots__ = ("deep_forests", "deep_moors", "forests", "moors")

    def __init__(self) -> None:
        self.forests = 0  # visible forest tiles
        self.moors = 0  # visible moor tiles
        self.deep_forests = 0  # forests below a visible forest
        self.deep_moors = 0  # moors below all forests of their space

    def fields(self) -> tuple[Field, ...]:
        return LAYERS

    def copy(self) -> "Land":
        other = Land()
        other.forests = self.forests
        other.moors = self.moors
        other.deep_forests = self.deep_forests
        other.deep_moors = self.deep_moors
        return other


def land_of(me: Player) -> Land:
    """What the module keeps of a seat of a game with it."""
    land = me.added["moor"]
    assert isinstance(land, Land)
    return land


def lay_forest(me: Player, cell: Cell) -> None:
    """On an unused space, or on top of what lies there."""
    land, bit = land_of(me), 1 << cell
    if land.forests & bit:
        land.deep_forests |= bit
    elif land.moors & bit:
        land.moors &= ~bit
        land.deep_moors |= bit
    land.forests |= bit
    me.farm.covered |= bit


def lay_moor(me: Player, cell: Cell) -> None:
    """On an unused space."""
    land_of(me).moors |= 1 << cell
    me.farm.covered |= 1 << cell


def lift_forest(me: Player, cell: Cell) -> None:
    """Take the visible forest of a space away; what lay below appears."""
    land, bit = land_of(me), 1 << cell
    if land.deep_forests & bit:
        land.deep_forests &= ~bit
        return
    land.forests &= ~bit
    if land.deep_moors & bit:
        land.deep_moors &= ~bit
        land.moors |= bit
    else:
        me.farm.covered &= ~bit


def lift_moor(me: Player, cell: Cell) -> None:
    """Take the visible moor of a space away."""
    land_of(me).moors &= ~(1 << cell)
    me.farm.covered &= ~(1 << cell)


def single_forests(me: Player) -> int:
    """The forests with nothing below."""
    land = land_of(me)
    return land.forests & ~(land.deep_forests | land.deep_moors)


def check_land(me: Player) -> None:
    """A ValueError if tiles cannot lie so."""
    land = land_of(me)
    tiles = land.forests | land.moors
    below = land.deep_forests | land.deep_moors
    if me.farm.covered & tiles != tiles or land.forests & land.moors or below & ~land.forests:
        raise ValueError("forests and moors lie where they cannot")


# How they are told


def arrange_land(me: Player, seat: Mapping[str, Any]) -> None:
    """The moors of a situation, and the forests above them."""
    cells = me.farm.plan.cells
    for cell in read_cells(read_list(seat, "moors"), cells, "moors"):
        lay_moor(me, cell)
    forests = read_list(seat, "forests")
    for n, forest in enumerate(forests):
        cell = read_cells([forest], cells, "forests")[0]
        if forests[:n].count(forest) >= FORESTS_ON_A_CELL:
            raise ImpossibleSituation(f"at most {FORESTS_ON_A_CELL} forests lie on a space, not on cell {cell}")
        lay_forest(me, cell)


def land_situation(me: Player) -> Json:
    land = land_of(me)
    return {
        "moors": bits(land.moors | land.deep_moors),
        "forests": sorted(bits(land.forests) + bits(land.deep_forests)),
    }


def land_view(me: Player) -> Json:
    land = land_of(me)
    return {
        "forests": bits(land.forests),
        "moors": bits(land.moors),
        "below": {"forests": bits(land.deep_forests), "moors": bits(land.deep_moors)},
    }
