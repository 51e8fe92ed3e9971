"""The plan of a farmyard: its spaces, its fence spaces, and what touches what.

Cell row * 5 + column, row 0 on top. Edge row * 5 + column (0 to 19) is the upper side of a cell, row 3 being the lower
border; edge 20 + row * 6 + column (20 to 37) is its left side, column 5 being the right border. Extensions of the
farmyard append their cells and edges. Sets of cells and of edges are bit masks. A plan never changes, and there is one
of each kind, so farmyards share it.
"""

from typing import Final, TypeAlias

Cell: TypeAlias = int
Edge: TypeAlias = int

ROWS: Final = 3
COLUMNS: Final = 5
CELLS: Final = 15
EDGES: Final = 38
FIRST_UPRIGHT: Final = 20

MOST_EXTENSIONS: Final = 2
MOST_CELLS: Final = CELLS + 2 * MOST_EXTENSIONS
MOST_EDGES: Final = EDGES + 5 * MOST_EXTENSIONS

OUTSIDE: Final = -1
"""Where one gets over the border of the farmyard."""

HOUSE: Final = 1 << 5 | 1 << 10
"""The two rooms everybody starts with."""

Spot = tuple[int, int]
Areas = tuple[int, ...]

COLUMN_NAMES: Final = "yzabcdefg"
FIRST_COLUMN: Final = -2

_HALF: Final = 8  # masks are looked up in two parts: the first eight cells and the rest
_CACHED: Final = 20_000


def bits(mask: int) -> list[int]:
    """The numbers in a mask, in order.

    >>> bits(0b10110)
    [1, 2, 4]
    """
    found: list[int] = []
    while mask:
        low = mask & -mask
        found.append(low.bit_length() - 1)
        mask ^= low
    return found


def called(spot: Spot) -> str:
    """A space by column and row as players call it, also beyond the border.

    >>> called((0, 0)), called((-1, 2)), called((3, 5))
    ('a1', 'c0', 'f4')
    """
    row, column = spot
    return COLUMN_NAMES[column - FIRST_COLUMN] + (str(row + 1) if row >= -1 else "00")


class Plan:
    """The spaces of a farmyard and the fence spaces at their edges."""

    __slots__ = (
        "_areas", "_around_high", "_around_low", "_outline_high", "_outline_low", "beside", "borders", "cells", "edges",
        "land", "sides", "spots", "ways",
    )  # fmt: skip

    def __init__(self, spots: tuple[Spot, ...]) -> None:
        self.spots = spots  # row and column of each cell
        self.cells = len(spots)
        self.land = (1 << self.cells) - 1  # all cells
        number = {spot: cell for cell, spot in enumerate(spots)}
        edges: dict[tuple[bool, int, int], int] = {}
        for row in range(ROWS + 1):
            for column in range(COLUMNS):
                edges[False, row, column] = len(edges)
        for row in range(ROWS):
            for column in range(COLUMNS + 1):
                edges[True, row, column] = len(edges)
        sides: list[tuple[int, int, int, int]] = []
        ways: list[list[tuple[int, int]]] = []
        for row, column in spots:
            around = ((False, row, column), (False, row + 1, column), (True, row, column), (True, row, column + 1))
            up, down, left, right = [edges.setdefault(side, len(edges)) for side in around]
            sides.append((up, down, left, right))
            ways.append([
                (up, number.get((row - 1, column), OUTSIDE)),
                (down, number.get((row + 1, column), OUTSIDE)),
                (left, number.get((row, column - 1), OUTSIDE)),
                (right, number.get((row, column + 1), OUTSIDE)),
            ])  # fmt: skip
        self.edges = len(edges)
        self.sides = sides  # upper, lower, left and right edge of each cell
        self.ways = ways  # the edges of each cell and the cell behind
        self.beside = [sum([1 << cell for _, cell in way if cell != OUTSIDE]) for way in ways]  # orthogonal neighbours
        self.borders = [  # the one or two cells each edge touches
            sum([1 << cell for cell, around in enumerate(sides) if edge in around]) for edge in range(self.edges)
        ]
        fences = [sum([1 << side for side in around]) for around in sides]
        self._around_low = _unions(self.beside[:_HALF])
        self._around_high = _unions(self.beside[_HALF:])
        self._outline_low = _differences(fences[:_HALF])
        self._outline_high = _differences(fences[_HALF:])
        self._areas: dict[int, Areas] = {}

    def around(self, cells: int) -> int:
        """The cells that share an edge with one of these; some of these may be among them.

        >>> bits(PLAN.around(1 << 7))
        [2, 6, 8, 12]
        """
        return self._around_low[cells & 255] | self._around_high[cells >> _HALF]

    def outline(self, cells: int) -> int:
        """The edges that part these cells from all others.

        >>> PLAN.outline(0b11).bit_count()
        6
        """
        return self._outline_low[cells & 255] ^ self._outline_high[cells >> _HALF]

    def group(self, start: int, land: int) -> int:
        """The cells that can be reached from some cells over a land, fences aside.

        >>> bits(PLAN.group(1 << 0, 0b11011))
        [0, 1]
        """
        reached = start
        while True:
            grown = (reached | self.around(reached)) & land | start
            if grown == reached:
                return reached
            reached = grown

    def groups(self, land: int) -> list[int]:
        """The land in parts that do not touch each other."""
        found: list[int] = []
        while land:
            part = self.group(land & -land, land)
            found.append(part)
            land &= ~part
        return found

    def areas(self, fences: int) -> Areas:
        """The completely fenced areas, whatever lies on them, in the order of their first cells.

        >>> PLAN.areas(PLAN.outline(0b11))
        (3,)
        """
        found = self._areas.get(fences)
        if found is None:
            if len(self._areas) >= _CACHED:
                self._areas.clear()
            found = self._areas[fences] = self._find_areas(fences)
        return found

    def _find_areas(self, fences: int) -> Areas:
        found: list[int] = []
        rest = self.land if fences else 0
        while rest:
            area = 0
            todo = rest & -rest
            closed = True
            while todo:
                low = todo & -todo
                area |= low
                for edge, cell in self.ways[low.bit_length() - 1]:
                    if not fences >> edge & 1:
                        if cell == OUTSIDE:
                            closed = False
                        else:
                            todo |= 1 << cell
                todo &= ~area
            if closed:
                found.append(area)
            rest &= ~area
        return tuple(found)

    def extensions(self) -> list[tuple[Spot, Spot]]:
        """Where two more spaces can be laid, both of them flush with spaces of the farmyard."""
        taken = set(self.spots)
        near: set[Spot] = set()
        for row, column in self.spots:
            near |= {(row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1)}
        near -= taken
        return sorted([
            (spot, other)
            for spot in near
            for other in ((spot[0], spot[1] + 1), (spot[0] + 1, spot[1]))
            if other in near and self._long_side_touches(spot, other)
        ])  # fmt: skip

    def _long_side_touches(self, spot: Spot, other: Spot) -> bool:
        """Does one of the two long sides of these two spaces lie against the farmyard, all along?"""
        down, right = (1, 0) if spot[0] == other[0] else (0, 1)
        return any(
            all((row + sign * down, column + sign * right) in self.spots for row, column in (spot, other))
            for sign in (-1, 1)
        )

    def extended(self, extension: tuple[Spot, Spot]) -> "Plan":
        """The plan with two more spaces."""
        return plan_of(self.spots + extension)


def _unions(parts: list[int]) -> list[int]:
    """For each selection of the parts, their union."""
    table = [0]
    for part in parts:
        table += [union | part for union in table]
    return table


def _differences(parts: list[int]) -> list[int]:
    """For each selection of the parts, what lies in an odd number of them."""
    table = [0]
    for part in parts:
        table += [other ^ part for other in table]
    return table


_plans: dict[tuple[Spot, ...], Plan] = {}


def plan_of(spots: tuple[Spot, ...]) -> Plan:
    """The plan with these spaces, the same object every time."""
    plan = _plans.get(spots)
    if plan is None:
        plan = _plans[spots] = Plan(spots)
    return plan


PLAN: Final = plan_of(tuple([(row, column) for row in range(ROWS) for column in range(COLUMNS)]))
"""The farmyard of 3 rows and 5 columns that everybody starts with."""
