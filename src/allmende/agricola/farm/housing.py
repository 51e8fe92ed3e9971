"""Housing: which animals fit on a farm.

Animals may be rearranged at any time, so a farm only counts them by type, and the question is whether a set of counts
fits into its places. All counts that fit are found at once: they form one big integer with a bit for each combination
of counts, and a place that takes up to n animals of a type lets the set grow n steps in the direction of that type. So
no arrangement is ever listed or compared, and the time hardly depends on how many there are.
"""

from typing import Final

from allmende.agricola.farm.plan import bits
from allmende.agricola.goods import ANIMALS

ANY: Final = 0b11111
"""All types, as a mask."""

ONE_PASTURE: Final = 8
"""House rule, one of a farmyard's flags: no type may live in more than one pasture."""

EMPTY: Final = -1
"""No type stands there."""

Place = int
"""Room for animals: size << 7 | types << 2 | is it a pasture? << 1 | may types be mixed?"""

Places = tuple[Place, ...]
Counts = tuple[int, ...]
"""Animals by type: sheep, wild boar, cattle and, if there are some, horses and llamas. A type's number is its place in
this order."""

Reached = dict[tuple[int, int], int]

_MIXED: Final = 1
_PASTURE: Final = 2
_CACHED: Final = 20_000


def one_type(size: int, allowed: int = ANY) -> Place:
    """A place for animals of one type at a time, which must be among the given types."""
    return size << 7 | allowed << 2


def mixed(size: int, allowed: int = ANY) -> Place:
    """A place where animals of the given types may stand side by side."""
    return size << 7 | allowed << 2 | _MIXED


def pasture(size: int) -> Place:
    return size << 7 | ANY << 2 | _PASTURE


def types(*goods: int) -> int:
    """The mask of some types, by their numbers among the goods."""
    return sum([1 << ANIMALS.index(good) for good in goods])


def size_of(place: Place) -> int:
    return place >> 7


def types_of(place: Place) -> int:
    return place >> 2 & ANY


def is_pasture(place: Place) -> bool:
    return place & _PASTURE != 0


def is_mixed(place: Place) -> bool:
    return place & _MIXED != 0


# What fits


def fits(places: Places, counts: Counts, rules: int = 0) -> bool:
    """Can all these animals be housed?

    >>> fits((pasture(2), one_type(1)), (2, 1, 0))
    True
    >>> fits((pasture(2), one_type(1)), (1, 2, 1))
    False
    """
    total = 0
    for n in counts:
        total += n
    room = 0
    for place in places:
        room += place >> 7
    if total > room:
        return False
    return _housed(places, counts, rules & ONE_PASTURE, 0) >> grid_of(counts).top & 1 != 0


def keepable(places: Places, counts: Counts, rules: int = 0) -> list[Counts]:
    """The most that can be kept of these animals: counts that fit, while one more of any type would not.

    >>> keepable((pasture(2), one_type(1)), (1, 2, 1))
    [(0, 2, 1), (1, 0, 1), (1, 2, 0)]
    """
    rules &= ONE_PASTURE
    most = tuple([min(n, most_of(places, kind, rules)) for kind, n in enumerate(counts)])
    grid = grid_of(most)
    housed = _housed(places, most, rules, 0)
    more = 0
    for kind in range(len(most)):
        more |= grid.down(housed, kind)
    return [grid.counts(point) for point in reversed(bits(housed & ~more))]


def most_of(places: Places, kind: int, rules: int = 0) -> int:
    """How many animals of one type the places hold if there are no others."""
    room = 0
    largest = 0
    for place in places:
        if types_of(place) >> kind & 1:
            if rules & ONE_PASTURE and is_pasture(place):
                largest = max(largest, size_of(place))
            else:
                room += size_of(place)
    return room + largest


def room_for(places: Places, counts: Counts, kind: int, rules: int = 0) -> int:
    """How many more animals of a type can be housed beside these, which must fit.

    >>> room_for((pasture(4), one_type(1)), (2, 1, 0), 0)
    2
    """
    rules &= ONE_PASTURE
    most = list(counts)
    most[kind] = max(counts[kind], most_of(places, kind, rules))
    grid = grid_of(tuple(most))
    housed = _housed(places, tuple(most), rules, 0)
    n = most[kind] - counts[kind]
    while n and not housed >> grid.top - (most[kind] - counts[kind] - n) * grid.steps[kind] & 1:
        n -= 1
    return n


class Grid:
    """All counts up to given ones, each the bit of a big integer."""

    __slots__ = ("_combs", "most", "steps", "top")

    def __init__(self, most: Counts) -> None:
        self.most = most
        self.steps: list[int] = []  # how far apart n and n + 1 animals of a type are
        whole = 1
        for n in most:
            self.steps.append(whole)
            whole *= n + 1
        self.top = whole - 1  # the bit of all animals
        full = (1 << whole) - 1
        # For each type, the bits without animals of this and of the earlier types.
        self._combs = [full // ((1 << step * (n + 1)) - 1) for step, n in zip(self.steps, most, strict=True)]

    def counts(self, point: int) -> Counts:
        return tuple([point // step % (n + 1) for step, n in zip(self.steps, self.most, strict=True)])

    def _below(self, kind: int, n: int) -> int:
        """The counts to which n animals of a type can be added."""
        return self._combs[kind] * ((1 << (self.most[kind] + 1 - n) * self.steps[kind]) - 1)

    def up(self, found: int, kind: int, n: int) -> int:
        """The counts with n animals of a type more; what goes beyond the grid is left out."""
        if n > self.most[kind]:
            return 0
        return (found & self._below(kind, n)) << n * self.steps[kind]

    def up_to(self, found: int, kind: int, n: int) -> int:
        """The counts with 0 to n animals of a type more."""
        n = min(n, self.most[kind])
        reached = 0
        while reached < n:
            step = min(reached + 1, n - reached)
            found |= self.up(found, kind, step)
            reached += step
        return found

    def down(self, found: int, kind: int) -> int:
        """The counts with an animal of a type less."""
        return found >> self.steps[kind] & self._below(kind, 1)


_grids: dict[Counts, Grid] = {}
_sets: dict[tuple[Places, Counts, int, int], int] = {}


def grid_of(most: Counts) -> Grid:
    grid = _grids.get(most)
    if grid is None:
        if len(_grids) >= _CACHED:
            _grids.clear()
        grid = _grids[most] = Grid(most)
    return grid


def forget() -> None:
    """Forget earlier answers, for measuring."""
    _grids.clear()
    _sets.clear()


def _housed(places: Places, most: Counts, rules: int, taken: int) -> int:
    """All counts up to the most that fit. Taken are the types that have their one pasture already (house rule)."""
    key = (places, most, rules, taken)
    found = _sets.get(key)
    if found is None:
        if len(_sets) >= _CACHED:
            _sets.clear()
        grid = grid_of(most)
        if rules & ONE_PASTURE:
            found = _pastures_by_type(grid, [place >> 7 for place in places if place & _PASTURE], taken)
            found = _fill(grid, [place for place in places if not place & _PASTURE], found)
        else:
            found = _fill(grid, sorted(places, reverse=True), 1)
        _sets[key] = found
    return found


def _fill(grid: Grid, places: list[Place], found: int) -> int:
    """Let a set of counts grow by what the places hold."""
    kinds = [kind for kind, n in enumerate(grid.most) if n]
    for place in places:
        if found >> grid.top & 1:  # Everything is housed, so everything less is.
            return (1 << grid.top + 1) - 1
        allowed = [kind for kind in kinds if place >> 2 + kind & 1]
        size = place >> 7
        if place & _MIXED:
            for _ in range(size):
                found = _fill_one(grid, allowed, 1, found)
        else:
            found = _fill_one(grid, allowed, size, found)
    return found


def _fill_one(grid: Grid, kinds: list[int], size: int, found: int) -> int:
    grown = found
    for kind in kinds:
        grown |= grid.up_to(found, kind, size)
    return grown


def _pastures_by_type(grid: Grid, sizes: list[int], taken: int) -> int:
    """The counts that fit into pastures if each type may have one of them."""
    by_taken = {taken: 1}
    for size in sizes:
        for before, found in list(by_taken.items()):
            for kind, n in enumerate(grid.most):
                if n and not before >> kind & 1:
                    now = before | 1 << kind
                    by_taken[now] = by_taken.get(now, 0) | grid.up_to(found, kind, size)
    found = 0
    for some in by_taken.values():
        found |= some
    return found


# Where they stand


def arrange(places: Places, counts: Counts, rules: int = 0) -> list[Counts]:
    """Animals that fit, put into the places: for each place, how many of each type stand there.

    Large places are filled first, each with the type that fills it best.

    >>> arrange((one_type(1), pasture(4)), (3, 1, 0))
    [(0, 1, 0), (3, 0, 0)]
    """
    rules &= ONE_PASTURE
    left = list(counts)
    shown = [[0] * len(counts) for _ in places]
    stalls: list[tuple[Place, int]] = []  # places, mixed ones cut into stalls of their own; and where they belong
    for index, place in enumerate(places):
        if place & _MIXED:
            stalls += [(one_type(1, types_of(place)), index)] * size_of(place)
        else:
            stalls.append((place, index))
    stalls.sort(key=lambda stall: (-size_of(stall[0]), stall[1]))
    rest = [place for place, _ in stalls]
    taken = 0
    for place, index in stalls:
        del rest[0]
        kind = _best_type(place, tuple(rest), left, rules, taken)
        if kind == EMPTY:
            continue
        n = min(left[kind], size_of(place))
        left[kind] -= n
        shown[index][kind] += n
        if is_pasture(place):
            taken |= 1 << kind
    assert not any(left), "these animals do not fit"
    return [tuple(row) for row in shown]


def _best_type(place: Place, rest: Places, left: list[int], rules: int, taken: int) -> int:
    """The type that fills a place best while the rest still fits into the other places."""
    barred = taken if rules & ONE_PASTURE and is_pasture(place) else 0
    kinds = [kind for kind, n in enumerate(left) if n and types_of(place) >> kind & 1 and not barred >> kind & 1]
    kinds.sort(key=lambda kind: (-min(left[kind], size_of(place)), -left[kind]))
    for kind in kinds:
        after = left[:]
        after[kind] -= min(left[kind], size_of(place))
        now = taken | 1 << kind if is_pasture(place) else taken
        if _housed(rest, tuple(after), rules, now if rules else 0) >> grid_of(tuple(after)).top & 1:
            return kind
    return EMPTY


def roomy_pastures(places: Places, counts: Counts, spare: int, rules: int = 0) -> int:
    """In how many pastures there can be an animal and room for some more, all animals being housed.

    >>> roomy_pastures((pasture(4), pasture(4)), (2, 0, 0), 3), roomy_pastures((pasture(4), pasture(4)), (3, 0, 0), 3)
    (2, 1)
    """
    grid = grid_of(counts)
    reached = {(0, 0): 1}  # by the types that have a pasture (under the house rule) and the number of such pastures
    for place in places:
        if is_pasture(place):
            reached = _stock(grid, reached, size_of(place), spare, rules & ONE_PASTURE)
    others = [place for place in places if not is_pasture(place)]
    roomy = [n for (_, n), found in reached.items() if _fill(grid, others, found) >> grid.top & 1]
    assert roomy, "these animals do not fit"
    return max(roomy)


def _stock(grid: Grid, reached: Reached, size: int, spare: int, rules: int) -> Reached:
    grown = dict(reached)
    for (taken, n), found in reached.items():
        for kind in range(len(grid.most)):
            if taken >> kind & 1:
                continue
            now = taken | 1 << kind if rules else taken
            grown[now, n] = grown.get((now, n), 0) | grid.up_to(found, kind, size)
            if size > spare:
                one = grid.up(found, kind, 1)
                grown[now, n + 1] = grown.get((now, n + 1), 0) | grid.up_to(one, kind, size - spare - 1)
    return grown


def stockings(places: Places, counts: Counts, which: list[int], rules: int = 0) -> list[tuple[int, ...]]:
    """Which types can stand in some pastures (by their numbers among the places) when all animals are housed.

    Each stocking names the type in each of these pastures, or EMPTY.

    >>> stockings((pasture(4), one_type(1)), (1, 1, 0), [0])
    [(0,), (1,)]
    """
    others = [place for index, place in enumerate(places) if index not in which]
    found: list[tuple[int, ...]] = []
    _stock_next(places, counts, which, rules & ONE_PASTURE, (), others, 0, found)
    return found


def _stock_next(
    places: Places, left: Counts, which: list[int], rules: int, chosen: tuple[int, ...], rest: list[Place], taken: int,
    found: list[tuple[int, ...]],
) -> None:  # fmt: skip
    """Put one animal of each possible type into the next pasture; the rest of it is a place for that type alone."""
    if len(chosen) == len(which):
        if _housed(tuple(rest), left, rules, taken) >> grid_of(left).top & 1:
            found.append(chosen)
        return
    size = size_of(places[which[len(chosen)]])
    for kind, n in enumerate(left):
        if n and not (rules and taken >> kind & 1):
            after = (*left[:kind], n - 1, *left[kind + 1 :])
            more = [*rest, one_type(size - 1, 1 << kind)]
            now = taken | 1 << kind if rules else 0
            _stock_next(places, after, which, rules, (*chosen, kind), more, now, found)
    _stock_next(places, left, which, rules, (*chosen, EMPTY), rest, taken, found)
