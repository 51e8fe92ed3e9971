"""The farmyard: 4 rows of 5 cells, 49 lines for fences, and the pastures they make.

Cell r * 5 + c. Line r * 5 + c (0 to 24) is the upper side of cell (r, c), row 4 being the lower edge of the board; line
25 + r * 6 + c (25 to 48) is the left side of cell (r, c), column 5 being the right edge. Sets of cells and of lines
are bit masks. The edge of the board is no fence; all four sides of a building are.
"""

from typing import Final, TypeAlias

Cell: TypeAlias = int
Line: TypeAlias = int

ROWS: Final = 4
COLUMNS: Final = 5
CELLS: Final = 20
EDGES: Final = 49
ALL_CELLS: Final = (1 << CELLS) - 1
ALL_EDGES: Final = (1 << EDGES) - 1
FIRST_UPRIGHT: Final = 25

TOP: Final = 0b00000_00000_00000_11111
BOTTOM: Final = 0b11111_00000_00000_00000
LEFT: Final = 0b00001_00001_00001_00001
RIGHT: Final = 0b10000_10000_10000_10000
INNER: Final = ALL_CELLS & ~(TOP | BOTTOM | LEFT | RIGHT)

Pastures = tuple[int, ...]

_pastures: dict[int, Pastures] = {}
_CACHED: Final = 60_000


def sides(cell: Cell) -> tuple[int, int, int, int]:
    """The lines around a cell: upper, lower, left, right.

    >>> sides(7)
    (7, 12, 33, 34)
    """
    row, column = divmod(cell, COLUMNS)
    left = FIRST_UPRIGHT + row * (COLUMNS + 1) + column
    return cell, cell + COLUMNS, left, left + 1


def beside(cell: Cell) -> int:
    """The orthogonally adjacent cells, as a mask."""
    one = 1 << cell
    return (one << 5 | one >> 5 | (one & ~RIGHT) << 1 | (one & ~LEFT) >> 1) & ALL_CELLS


BESIDE: Final = tuple([beside(cell) for cell in range(CELLS)])
SIDES: Final = tuple([sum(1 << side for side in sides(cell)) for cell in range(CELLS)])


def outline(cells: int) -> int:
    """The fences that enclose a set of cells and nothing else.

    >>> outline(0b11).bit_count()
    6
    """
    lines = 0
    for cell in range(CELLS):
        if cells >> cell & 1:
            lines ^= SIDES[cell]
    return lines


def pastures(fences: int, buildings: int) -> Pastures:
    """The closed areas of one or more cells without buildings, each as a mask, in the order of their first cells."""
    key = fences << CELLS | buildings
    found = _pastures.get(key)
    if found is None:
        if len(_pastures) >= _CACHED:
            _pastures.clear()
        found = _pastures[key] = find_pastures(fences, buildings)
    return found


def find_pastures(fences: int, buildings: int) -> Pastures:
    """Flood the farm from outside; what stays dry is closed.

    >>> find_pastures(outline(0b11), 0)
    (3,)
    """
    upright = fences >> FIRST_UPRIGHT
    left = upright & 31 | upright >> 1 & 31 << 5 | upright >> 2 & 31 << 10 | upright >> 3 & 31 << 15
    upright >>= 1
    right = upright & 31 | upright >> 1 & 31 << 5 | upright >> 2 & 31 << 10 | upright >> 3 & 31 << 15
    # The cells from which one can go up, down, left, right.
    up = ALL_CELLS & ~fences
    down = ALL_CELLS & ~(fences >> 5)
    left = ALL_CELLS & ~left
    right = ALL_CELLS & ~right
    land = ALL_CELLS & ~buildings
    wet = (TOP & up | BOTTOM & down | LEFT & left | RIGHT & right) & land
    up &= ~TOP
    down &= ~BOTTOM
    left &= ~LEFT
    right &= ~RIGHT
    while True:
        grown = wet | ((wet & up) >> 5 | (wet & down) << 5 | (wet & left) >> 1 | (wet & right) << 1) & land
        if grown == wet:
            break
        wet = grown
    dry = land & ~wet
    found: list[int] = []
    while dry:
        area = dry & -dry
        while True:
            grown = area | ((area & up) >> 5 | (area & down) << 5 | (area & left) >> 1 | (area & right) << 1) & land
            if grown == area:
                break
            area = grown
        found.append(area)
        dry &= ~area
    return tuple(found)


def inside(closed: Pastures) -> int:
    """All cells that lie in a pasture."""
    cells = 0
    for area in closed:
        cells |= area
    return cells
