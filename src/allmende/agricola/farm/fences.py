"""Building fences, edge by edge, with an exact look-ahead.

With 15 fences and the two rooms of the starting house there are only some twelve thousand ways in which a farmyard can
be fenced, each fence belonging to a closed area. All of them are listed once, from few fences to many, and for each
edge and each space one big integer says in which of them it is fenced. What can still come of a half-built pasture is
then a handful of ANDs: an edge is offered if and only if a legal layout contains it and all fences that stand, within
the fences at hand. So nobody ever runs into a dead end, and no legal layout is out of reach.
"""

from typing import Final

from allmende.agricola.farm.farmyard import APART, FENCES, STRICT, UNFINISHED, Farmyard
from allmende.agricola.farm.plan import HOUSE, Edge, Plan, bits


class FenceWork:
    """One fence building while it lasts. It knows what stood before, because new pastures must join the old ones."""

    __slots__ = ("_ahead", "_before", "_fenced", "_layouts", "farm")

    def __init__(self, farm: Farmyard) -> None:
        self.farm = farm
        self._before = farm.fences
        self._fenced = farm.fenced()
        self._layouts = layouts_of(farm.plan, house_of(farm))
        self._ahead = 0 if farm.rules & UNFINISHED else legal_layouts(farm)  # the layouts that can still be reached

    def edges(self, budget: int) -> int:
        """The edges where a fence can be set next, if so many fences can be had; the own supply is looked at here.

        >>> work = FenceWork(Farmyard())
        >>> work.edges(3), work.edges(4).bit_count()
        (0, 34)
        """
        budget = min(budget, self.farm.spare_fences)
        if budget <= 0:
            return 0
        fences = self.farm.fences
        if self.farm.rules & UNFINISHED:
            return self._unfinished_edges()
        ahead = self._ahead & self._layouts.up_to[min(fences.bit_count() + budget, FENCES)]
        offered = 0
        edge = 1
        for members in self._layouts.with_edge:
            if ahead & members:
                offered |= edge
            edge <<= 1
        return offered & ~fences

    def allows(self, edges: int, budget: int) -> bool:
        """Can all of these edges be fenced, one way or another?"""
        new = edges & ~self.farm.fences
        budget = min(budget, self.farm.spare_fences)
        if self.farm.rules & UNFINISHED:
            return new.bit_count() <= budget and is_sound(self.farm, self.farm.fences | new, self._fenced)
        ahead = self._ahead & self._layouts.up_to[min(self.farm.fences.bit_count() + budget, FENCES)]
        for edge in bits(new):
            ahead &= self._layouts.with_edge[edge]
        return ahead != 0

    def set(self, edge: Edge) -> None:
        self.farm.set_fences(1 << edge)
        self._ahead &= self._layouts.with_edge[edge]

    def done(self) -> bool:
        """May the building end here: at least one fence was set, and each belongs to a pasture?"""
        fences = self.farm.fences
        if fences == self._before:
            return False
        if self.farm.rules & UNFINISHED:
            return True
        number = self._layouts.number.get(fences, -1)
        return number >= 0 and self._ahead >> number & 1 != 0

    def fewest(self) -> int:
        """How many fences the building takes at least from here; 0 if nothing can be built."""
        if self.farm.rules & UNFINISHED:
            return 1 if self.edges(1) else 0
        if not self._ahead:
            return 0
        first = (self._ahead & -self._ahead).bit_length() - 1
        return self._layouts.fences[first].bit_count() - self.farm.fences.bit_count()

    def layouts(self, budget: int) -> list[int]:
        """All fences with which the building may end. Where pastures may stay unfinished, those with one fence more."""
        if self.farm.rules & UNFINISHED:
            return [self.farm.fences | 1 << edge for edge in bits(self.edges(budget))]
        budget = min(budget, self.farm.spare_fences)
        ahead = self._ahead & self._layouts.up_to[min(self.farm.fences.bit_count() + budget, FENCES)]
        return [self._layouts.fences[number] for number in bits(ahead)]

    def _unfinished_edges(self) -> int:
        """Any edge of a space that may become a pasture, unless a fence there would close what must not be closed."""
        farm = self.farm
        offered = 0
        for edge, cells in enumerate(farm.plan.borders):
            more = farm.fences | 1 << edge
            if more != farm.fences and cells & ~farm.closed_to_fences() and is_sound(farm, more, self._fenced):
                offered |= 1 << edge
        return offered


def legal_layouts(farm: Farmyard) -> int:
    """The layouts that one fence building can lead to, as a set, without the present one."""
    layouts = layouts_of(farm.plan, house_of(farm))
    fences = farm.fences
    ahead = layouts.up_to[min(fences.bit_count() + farm.spare_fences, FENCES)]
    for edge in bits(fences):
        ahead &= layouts.with_edge[edge]
    for cell in bits(farm.closed_to_fences() & ~farm.fenced()):
        ahead &= layouts.open[cell]
    ahead &= ~(1 << layouts.number[fences])
    if may_lie_apart(farm):
        return ahead
    old = farm.pasture_cells()
    if farm.rules & STRICT and not old:
        used = farm.used()
        away = ahead
        for cell in bits((used | farm.plan.around(used)) & ~farm.fenced()):
            away &= layouts.open[cell]
        ahead &= ~away
    if old == farm.fenced() and len(farm.plan.groups(old)) <= 1:
        return ahead & layouts.joined
    # Cards have fenced in something that is no pasture, or a pasture elsewhere.
    return sum([1 << number for number in bits(ahead) if hangs_together(farm, layouts.fences[number], old)])


def may_lie_apart(farm: Farmyard) -> bool:
    """House rule: pastures need not be adjacent; the strict rule is stronger."""
    return farm.rules & (APART | STRICT) == APART


def hangs_together(farm: Farmyard, fences: int, old: int) -> bool:
    """Does every pasture hang together with an old one, or, if there is none, do all hang together?"""
    spoilt = farm.covered | farm.blocked
    cells = 0
    for area in farm.plan.areas(fences):
        if not area & spoilt:
            cells |= area
    groups = farm.plan.groups(cells)
    if not old:
        return len(groups) <= 1
    return all(group & old for group in groups)


def is_sound(farm: Farmyard, fences: int, fenced: int) -> bool:
    """Do fences, some of which may lead nowhere, close only what may be closed? Fenced is what was closed before."""
    closed = 0
    for area in farm.plan.areas(fences):
        closed |= area
    new = closed & ~fenced
    if new & farm.closed_to_fences():
        return False
    if not new or may_lie_apart(farm):
        return True
    old = fenced & ~(farm.covered | farm.blocked)
    if farm.rules & STRICT and not old:
        used = farm.used()
        if not new & (used | farm.plan.around(used)):
            return False
    return hangs_together(farm, fences, old)


_fewest: dict[tuple[Plan, int, int, int, int, int], int] = {}
_CACHED: Final = 20_000


def fewest_fences(farm: Farmyard) -> int:
    """How many fences a fence building takes at least; 0 if nothing can be built.

    >>> fewest_fences(Farmyard())
    4
    """
    used = farm.used() if farm.rules & STRICT else 0
    key = (farm.plan, farm.fences, farm.closed_to_fences(), used, farm.spare_fences, farm.rules)
    fewest = _fewest.get(key)
    if fewest is None:
        if len(_fewest) >= _CACHED:
            _fewest.clear()
        fewest = _fewest[key] = FenceWork(farm).fewest()
    return fewest


def forget() -> None:
    """Forget earlier answers, for measuring."""
    _fewest.clear()


def stand_right(farm: Farmyard) -> bool:
    """Does each fence belong to a closed area, and is no room or field fenced in?"""
    needed = 0
    for area in farm.plan.areas(farm.fences):
        needed |= farm.plan.outline(area)
    return farm.fences == needed and not farm.fenced() & (farm.rooms | farm.fields)


def closed_by(farm: Farmyard, fences: int) -> list[int]:
    """The spaces of all areas that some of these fences stand around.

    >>> from allmende.agricola.farm.plan import PLAN
    >>> farm = Farmyard()
    >>> farm.set_fences(PLAN.outline(0b11000))
    >>> closed_by(farm, PLAN.outline(0b10000)), closed_by(farm, PLAN.outline(0b100) & ~farm.fences)
    ([3, 4], [])
    """
    cells = 0
    for area in farm.plan.areas(farm.fences):
        if farm.plan.outline(area) & fences:
            cells |= area
    return bits(cells)


def enclosing(farm: Farmyard, cells: int) -> int:
    """The fences that are missing to make some spaces one pasture."""
    return farm.plan.outline(cells) & ~farm.fences


def enclosable(farm: Farmyard, cells: int) -> int:
    """Of some spaces, those that the spare fences can enclose one by one, each alone."""
    found = 0
    old = farm.plan.areas(farm.fences)
    for cell in bits(cells & ~farm.fenced()):
        new = enclosing(farm, 1 << cell)
        if new.bit_count() <= farm.spare_fences:
            areas = farm.plan.areas(farm.fences | new)
            if len(areas) == len(old) + 1:  # it closes nothing else
                found |= 1 << cell
    return found


def lone_pastures(farm: Farmyard, apart: bool = False) -> int:
    """The spaces that can become a pasture of their own: beside an old pasture as usual, or just not so."""
    cells = farm.plan.land & ~farm.closed_to_fences()
    old = farm.pasture_cells()
    used = farm.used()
    if apart:
        cells &= ~farm.plan.around(old)
    elif old and not may_lie_apart(farm):
        cells &= farm.plan.around(old)
    if farm.rules & STRICT:
        cells &= used | farm.plan.around(used)
    return enclosable(farm, cells)


def new_pastures(farm: Farmyard, unused: int) -> list[int]:
    """The pastures with a space that was unused before the building. Dividing a pasture makes no new one."""
    return [area for area in farm.pastures() if area & unused]


# Straight lines


Line = tuple[int, dict[int, tuple[int, ...]]]
"""Edges that lie end to end, as a mask; and for each set of them how long the lines are that fences there form."""

_lines: dict[Plan, list[Line]] = {}


def lines_of(plan: Plan) -> list[Line]:
    found = _lines.get(plan)
    if found is None:
        found = _lines[plan] = [(sum([1 << edge for edge in line]), runs_in(line)) for line in straight_lines(plan)]
    return found


def straight_lines(plan: Plan) -> list[list[Edge]]:
    """All edges by the line in which they lie, each line from the left or from above and without gaps."""
    places: dict[tuple[bool, int, int], Edge] = {}
    for (row, column), (up, down, left, right) in zip(plan.spots, plan.sides, strict=True):
        places[False, row, column], places[False, row + 1, column] = up, down
        places[True, column, row], places[True, column + 1, row] = left, right
    found: list[list[Edge]] = []
    for upright, line, at in sorted(places):
        if (upright, line, at - 1) not in places:
            found.append([])
        found[-1].append(places[upright, line, at])
    return found


def runs_in(line: list[Edge]) -> dict[int, tuple[int, ...]]:
    found: dict[int, tuple[int, ...]] = {}
    for chosen in range(1 << len(line)):
        edges = sum([1 << edge for at, edge in enumerate(line) if chosen >> at & 1])
        found[edges] = tuple([len(run) for run in f"{chosen:b}".split("0") if run])
    return found


def run_lengths(plan: Plan, edges: int) -> tuple[int, ...]:
    """How long the straight lines are that some fences form, short ones first, whatever branches off from them.

    >>> from allmende.agricola.farm.plan import PLAN
    >>> run_lengths(PLAN, PLAN.outline(0b11))
    (1, 1, 2, 2)
    """
    found: list[int] = []
    for mask, lengths in lines_of(plan):
        if edges & mask:
            found += lengths[edges & mask]
    found.sort()
    return tuple(found)


Shapes = dict[tuple[int, ...], int]
_shapes: dict[tuple[Plan, int, int, int, int, int, int], Shapes] = {}


def shapes_ahead(work: FenceWork, before: int) -> Shapes:
    """What can come of a fence building: the lengths of its lines, and all fences of those that look so."""
    farm = work.farm
    used = farm.used() if farm.rules & STRICT else 0
    key = (farm.plan, before, farm.fences, farm.closed_to_fences(), used, farm.spare_fences, farm.rules)
    found = _shapes.get(key)
    if found is None:
        if len(_shapes) >= _CACHED // 100:
            _shapes.clear()
        found = {}
        for fences in work.layouts(FENCES):
            lengths = run_lengths(farm.plan, fences & ~before)
            found[lengths] = found.get(lengths, 0) | fences
        _shapes[key] = found
    return found


class Layouts:
    """All ways to fence a plan with 15 fences, numbered from few fences to many; sets of them are big integers."""

    __slots__ = ("fences", "joined", "number", "open", "up_to", "with_edge")

    def __init__(self, plan: Plan, house: int) -> None:
        closed = enclosures(plan, house)
        order = sorted(closed, key=lambda fences: (fences.bit_count(), fences))
        self.fences = order
        self.number = {fences: number for number, fences in enumerate(order)}
        edges = [bytearray(len(order) // 8 + 1) for _ in range(plan.edges)]
        cells = [bytearray(len(order) // 8 + 1) for _ in range(plan.cells)]
        joined = bytearray(len(order) // 8 + 1)
        sizes = [0] * (FENCES + 1)
        for number, fences in enumerate(order):
            byte, bit = number >> 3, 1 << (number & 7)
            for edge in bits(fences):
                edges[edge][byte] |= bit
            inside = closed[fences]
            for cell in bits(plan.land & ~inside):
                cells[cell][byte] |= bit
            if plan.group(inside & -inside, inside) == inside:
                joined[byte] |= bit
            sizes[fences.bit_count()] = number + 1
        self.with_edge = [as_set(members) for members in edges]
        self.open = [as_set(members) for members in cells]  # where a space is not fenced in
        self.joined = as_set(joined)  # where all that is fenced in hangs together
        self.up_to: list[int] = []  # by number of fences
        last = 0
        for size in sizes:
            last = max(last, size)
            self.up_to.append((1 << last) - 1)


def as_set(members: bytearray) -> int:
    return int.from_bytes(members, "little")


def enclosures(plan: Plan, house: int) -> dict[int, int]:
    """All ways to fence a plan, as fences -> spaces fenced in: none, one area, or several without common spaces."""
    areas = [(area, plan.outline(area)) for area in connected_areas(plan, house)]
    areas = [(area, outline) for area, outline in areas if outline.bit_count() <= FENCES]
    areas.sort(key=lambda one: (one[0] & -one[0], one[0]))
    later: list[int] = []  # for each area, the first one that begins at a later space
    for number, (area, _) in enumerate(areas):
        low = area & -area
        later.append(next((n for n in range(number, len(areas)) if areas[n][0] & low == 0), len(areas)))
    closed = {0: 0}
    todo = [(0, 0, 0)]
    while todo:
        fences, inside, start = todo.pop()
        for number in range(start, len(areas)):
            area, outline = areas[number]
            if not area & inside:
                more = fences | outline
                if more.bit_count() <= FENCES:
                    closed[more] = closed.get(more, 0) | inside | area
                    todo.append((more, inside | area, later[number]))
    return closed


def connected_areas(plan: Plan, house: int) -> list[int]:
    """Every set of spaces that hangs together, without the starting house."""
    land = plan.land & ~house
    found: set[int] = set()
    todo = [1 << cell for cell in bits(land)]
    while todo:
        area = todo.pop()
        if area not in found:
            found.add(area)
            todo += [area | 1 << cell for cell in bits(plan.around(area) & land & ~area)]
    return sorted(found)


_layouts: dict[tuple[Plan, int], Layouts] = {}


def layouts_of(plan: Plan, house: int = HOUSE) -> Layouts:
    layouts = _layouts.get((plan, house))
    if layouts is None:
        layouts = _layouts[plan, house] = Layouts(plan, house)
    return layouts


def house_of(farm: Farmyard) -> int:
    """The starting house as far as it can never be fenced in: where it has burnt down there is land."""
    return HOUSE & (farm.rooms | farm.blocked)
