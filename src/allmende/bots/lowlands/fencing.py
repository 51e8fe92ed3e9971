"""Where a farmer of The Lowlands wants fences: the pastures that are near, by the number of fences they still need."""

from typing import Final, NamedTuple

from allmende.lowlands.farm import ALL_CELLS, COLUMNS, FIRST_UPRIGHT, ROWS, SIDES, inside, pastures

MOST: Final = 9
"""Pastures that need more fences than this are too far away to think about."""
CACHED: Final = 20_000


class Plan(NamedTuple):
    """Fences to be set, and what they bring."""

    missing: int
    """Lines that need a fence."""
    room: int
    """Spaces for sheep that the pastures will have."""
    spare: int
    """Lines with a fence that are not needed then."""


def rectangles() -> tuple[int, ...]:
    found: list[int] = []
    for top in range(ROWS):
        for left in range(COLUMNS):
            for bottom in range(top + 1, ROWS + 1):
                for right in range(left + 1, COLUMNS + 1):
                    row = (1 << right) - (1 << left)
                    found.append(sum([row << COLUMNS * at for at in range(top, bottom)]))
    return tuple(found)


RECTANGLES: Final = rectangles()


def outline_of(cells: int) -> int:
    """The lines around a set of cells; a quicker `farm.outline`.

    >>> from allmende.lowlands.farm import outline
    >>> all(outline_of(cells) == outline(cells) for cells in RECTANGLES)
    True
    """
    wide = cells & 31 | (cells & 31 << 5) << 1 | (cells & 31 << 10) << 2 | (cells & 31 << 15) << 3
    return cells ^ cells << COLUMNS | (wide ^ wide << 1) << FIRST_UPRIGHT


_plans: dict[tuple[int, int, int], tuple[Plan, ...]] = {}


def plans(fences: int, buildings: int, features: int) -> tuple[Plan, ...]:
    """For each number of fences to be set the pasture with the most room, if it has more than those with fewer."""
    key = (fences, buildings, features)
    found = _plans.get(key)
    if found is None:
        if len(_plans) >= CACHED:
            _plans.clear()
        found = _plans[key] = find_plans(fences, buildings, features)
    return found


def find_plans(fences: int, buildings: int, features: int) -> tuple[Plan, ...]:
    """Enlarge what is closed by any rectangle, around buildings, whose sides need no fence.

    >>> from allmende.lowlands.farm import outline
    >>> start = outline(1 << 7 | 1 << 12)
    >>> [(plan.missing.bit_count(), plan.room) for plan in find_plans(start, 0, 0)]
    [(3, 3), (4, 4), (6, 6), (8, 8), (9, 9)]
    """
    closed = inside(pastures(fences, buildings))
    walls = fences
    sides = 0
    for cell in range(20):
        if buildings >> cell & 1:
            sides |= SIDES[cell]
    walls |= sides
    land = ALL_CELLS & ~buildings
    bare = land & ~features
    best: list[tuple[int, int, int]] = [(0, 0, 0)] * (MOST + 1)
    have = (closed & bare).bit_count()
    for rectangle in RECTANGLES:
        cells = (closed | rectangle) & land
        room = (cells & bare).bit_count()
        if room <= have:
            continue
        lines = outline_of(cells)
        missing = lines & ~walls
        count = missing.bit_count()
        if count <= MOST:
            spare = (fences & ~lines | fences & sides).bit_count()
            if (room, spare) > best[count][:2]:
                best[count] = (room, spare, missing)
    found: list[Plan] = []
    for room, spare, missing in best:
        if room > have:
            have = room
            found.append(Plan(missing, room, spare))
    return tuple(found)
