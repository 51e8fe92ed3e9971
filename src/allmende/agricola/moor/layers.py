"""Forests and moors as layers of a farmyard: one upon another, and how situations and views tell of them.

A farmyard keeps them as masks, which its copies share with everything else; only this module lays and lifts them.
"""

from collections.abc import Mapping
from typing import Any, Final

from allmende.agricola.farm.farmyard import Farmyard
from allmende.agricola.farm.plan import Cell, bits
from allmende.agricola.saved.reading import read_cells
from allmende.table.errors import ImpossibleSituation
from allmende.table.rules import Json
from allmende.table.situation import read_list

FORESTS_ON_A_CELL: Final = 2


def lay_forest(farm: Farmyard, cell: Cell) -> None:
    """On an unused space, or on top of what lies there."""
    bit = 1 << cell
    if farm.forests & bit:
        farm.deep_forests |= bit
    elif farm.moors & bit:
        farm.moors &= ~bit
        farm.deep_moors |= bit
    farm.forests |= bit
    farm.covered |= bit


def lay_moor(farm: Farmyard, cell: Cell) -> None:
    """On an unused space."""
    farm.moors |= 1 << cell
    farm.covered |= 1 << cell


def lift_forest(farm: Farmyard, cell: Cell) -> None:
    """Take the visible forest of a space away; what lay below appears."""
    bit = 1 << cell
    if farm.deep_forests & bit:
        farm.deep_forests &= ~bit
        return
    farm.forests &= ~bit
    if farm.deep_moors & bit:
        farm.deep_moors &= ~bit
        farm.moors |= bit
    else:
        farm.covered &= ~bit


def lift_moor(farm: Farmyard, cell: Cell) -> None:
    """Take the visible moor of a space away."""
    farm.moors &= ~(1 << cell)
    farm.covered &= ~(1 << cell)


def single_forests(farm: Farmyard) -> int:
    """The forests with nothing below."""
    return farm.forests & ~(farm.deep_forests | farm.deep_moors)


# How they are told


def arrange_land(farm: Farmyard, seat: Mapping[str, Any]) -> None:
    """The moors of a situation, and the forests above them."""
    cells = farm.plan.cells
    for cell in read_cells(read_list(seat, "moors"), cells, "moors"):
        lay_moor(farm, cell)
    forests = read_list(seat, "forests")
    for n, forest in enumerate(forests):
        cell = read_cells([forest], cells, "forests")[0]
        if forests[:n].count(forest) >= FORESTS_ON_A_CELL:
            raise ImpossibleSituation(f"at most {FORESTS_ON_A_CELL} forests lie on a space, not on cell {cell}")
        lay_forest(farm, cell)


def land_situation(farm: Farmyard) -> Json:
    return {
        "moors": bits(farm.moors | farm.deep_moors),
        "forests": sorted(bits(farm.forests) + bits(farm.deep_forests)),
    }


def land_view(farm: Farmyard) -> Json:
    return {
        "forests": bits(farm.forests),
        "moors": bits(farm.moors),
        "below": {"forests": bits(farm.deep_forests), "moors": bits(farm.deep_moors)},
    }
