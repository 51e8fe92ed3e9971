"""Where a farmer of Agricola builds what: the house on the left, fields in the middle, pastures on the right.

Fences are planned as whole layouts: of all ways to fence the right side of a farmyard with fifteen fences, those that
contain what stands already. They are listed once, and for each farm they are remembered.
"""

from typing import Final

from allmende.agricola.farm.farmyard import STRICT, Farmyard
from allmende.agricola.farm.fences import house_of, layouts_of, may_lie_apart
from allmende.agricola.farm.plan import PLAN, Areas

ROOMS: Final[tuple[int, ...]] = (0, 11, 6, 1, 12, 7, 2)
"""Where rooms are built, the best place first."""
FIELDS: Final[tuple[int, ...]] = (1, 2, 7, 12, 6, 11, 0, 3, 8, 13, 4, 9, 14)
STABLES: Final[tuple[int, ...]] = (14, 9, 4, 13, 8, 3, 12, 7, 2)
PASTURES: Final = sum([1 << cell for cell in (2, 3, 4, 7, 8, 9, 12, 13, 14)])
"""The land for pastures: the two columns on the right, and fields give way to a third one."""
WIDEST: Final = 4
"""No planned pasture has more spaces."""
_CACHED: Final = 5_000


class Layout:
    """A way to fence the farmyard."""

    __slots__ = ("areas", "cells", "count", "fences")

    def __init__(self, fences: int, areas: Areas) -> None:
        self.fences = fences
        self.areas = areas
        self.count = fences.bit_count()
        self.cells = 0
        for area in areas:
            self.cells |= area


def first_of(wishes: tuple[int, ...], cells: int) -> int:
    """The best of some spaces: the first of the wishes among them, or any.

    >>> first_of(FIELDS, 1 << 7 | 1 << 12 | 1 << 14)
    7
    """
    for cell in wishes:
        if cells >> cell & 1:
            return cell
    return (cells & -cells).bit_length() - 1


def stable_cell(farm: Farmyard, cells: int) -> int:
    """Where to build a stable: in a pasture, or where one will be."""
    fenced = cells & farm.fenced()
    return first_of(STABLES, fenced or cells)


_sensible: list[Layout] = []
_of_farm: dict[tuple[int, int, int, int, int], list[Layout]] = {}


def sensible_layouts() -> list[Layout]:
    """The layouts on the land for pastures, from few fences to many and from the right border to the left; in one
    piece, and no pasture too wide."""
    if not _sensible:
        every = layouts_of(PLAN)
        for number, fences in enumerate(every.fences):
            if fences and every.joined >> number & 1:
                layout = Layout(fences, PLAN.areas(fences))
                if not layout.cells & ~PASTURES and max([area.bit_count() for area in layout.areas]) <= WIDEST:
                    _sensible.append(layout)
        _sensible.sort(key=far_from_border)
    return _sensible


def far_from_border(layout: Layout) -> tuple[int, int, int]:
    third = (layout.cells & (1 << 2 | 1 << 7 | 1 << 12)).bit_count()
    second = (layout.cells & (1 << 3 | 1 << 8 | 1 << 13)).bit_count()
    return layout.count, third, second


def layouts_for(farm: Farmyard) -> list[Layout]:
    """The best layouts that the fences of a farm, finished or not, can become, from few fences to many."""
    closed = farm.closed_to_fences() & ~farm.fenced()
    near = 0
    if farm.rules & STRICT and not farm.fences:
        used = farm.rooms | farm.fields | farm.stables | farm.covered | farm.counted
        near = used | farm.plan.around(used)
    key = (farm.fences, closed, near, farm.stables, farm.rules)
    found = _of_farm.get(key)
    if found is None:
        if len(_of_farm) >= _CACHED:
            _of_farm.clear()
        agreeing = [layout for layout in sensible_layouts() if agrees(layout, farm, closed, near)]
        found = _of_farm[key] = best_layouts(farm, agreeing or strange_layouts(farm, closed))
    return found


def agrees(layout: Layout, farm: Farmyard, closed: int, near: int) -> bool:
    if layout.fences & farm.fences != farm.fences or layout.cells & closed:
        return False
    return not near or layout.cells & near != 0


def strange_layouts(farm: Farmyard, closed: int) -> list[Layout]:
    """What can become of fences that this farmer would not have built so."""
    every = layouts_of(PLAN, house_of(farm))
    found: list[Layout] = []
    for number, fences in enumerate(every.fences):
        if fences & farm.fences == farm.fences and (every.joined >> number & 1 or may_lie_apart(farm)):
            layout = Layout(fences, PLAN.areas(fences))
            if not layout.cells & closed:
                found.append(layout)
    return found


def best_layouts(farm: Farmyard, layouts: list[Layout]) -> list[Layout]:
    """Of layouts with as many fences, only those that are best at something: pastures, spaces or room for animals."""
    found: list[Layout] = []
    figures: list[tuple[int, int, int, int]] = []
    for layout in layouts:
        mine = (layout.count, len(layout.areas), (layout.cells & ~farm.stables).bit_count(), capacity(farm, layout))
        for other in figures:
            if other[0] <= mine[0] and other[1] >= mine[1] and other[2] >= mine[2] and other[3] >= mine[3]:
                break
        else:
            figures.append(mine)
            found.append(layout)
    return found


def capacity(farm: Farmyard, layout: Layout) -> int:
    """How many animals its pastures hold."""
    total = 0
    for area in layout.areas:
        total += farm.capacity(area)
    return total
