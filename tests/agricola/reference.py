"""The farmyard once more: slow, plain, and written without a look at the engine.

Spaces are (row, column), sets are Python's sets. Edges are numbered as the rules of the game's options say: first all
horizontal ones, row by row, then all upright ones.
"""

import itertools
from collections.abc import Iterable, Iterator

Cell = tuple[int, int]
Layout = frozenset[int]

ROWS, COLUMNS = 3, 5
CELLS = [(row, column) for row in range(ROWS) for column in range(COLUMNS)]
FENCES = 15


class Board:
    """A grid with numbered edges, and what lies on both sides of each of them."""

    def __init__(self, rows: int, columns: int) -> None:
        self.cells = [(row, column) for row in range(rows) for column in range(columns)]
        self.sides: list[tuple[Cell | None, Cell | None]] = []
        self.ends: list[tuple[Cell, Cell]] = []  # the corners an edge connects
        for row in range(rows + 1):
            for column in range(columns):
                self.sides.append((self.on_board(row - 1, column), self.on_board(row, column)))
                self.ends.append(((row, column), (row, column + 1)))
        for row in range(rows):
            for column in range(columns + 1):
                self.sides.append((self.on_board(row, column - 1), self.on_board(row, column)))
                self.ends.append(((row, column), (row + 1, column)))

    def on_board(self, row: int, column: int) -> Cell | None:
        return (row, column) if (row, column) in self.cells else None

    def roots(self, fences: Iterable[int]) -> dict[Cell | None, Cell | None]:
        """Which spaces one can walk between: union-find over the edges without a fence. None is the outside."""
        standing = set(fences)
        parent: dict[Cell | None, Cell | None] = {None: None} | {cell: cell for cell in self.cells}

        def find(cell: Cell | None) -> Cell | None:
            while parent[cell] != cell:
                cell = parent[cell]
            return cell

        for edge, (one, other) in enumerate(self.sides):
            if edge not in standing:
                a, b = find(one), find(other)
                if a != b:
                    if a is None:  # keep the outside on top
                        a, b = b, a
                    parent[a] = b
        return {cell: find(cell) for cell in parent}

    def pastures(self, fences: Iterable[int]) -> list[frozenset[Cell]]:
        """The areas one cannot walk out of."""
        by_root: dict[Cell, set[Cell]] = {}
        roots = self.roots(fences)
        for cell in self.cells:
            root = roots[cell]
            if root is not None:
                by_root.setdefault(root, set()).add(cell)
        return [frozenset(area) for area in by_root.values()]

    def nothing_loose(self, fences: Iterable[int]) -> bool:
        """Does every fence part a pasture from something else?"""
        standing = set(fences)
        roots = self.roots(standing)
        return all(roots[self.sides[edge][0]] != roots[self.sides[edge][1]] for edge in standing)

    def every_layout(self, most: int) -> Iterator[Layout]:
        """All fence sets without a loose fence, found by trying edge after edge.

        The only thing that cuts the search short is that a corner where a single fence ends cannot be right.
        """
        order = sorted(range(len(self.ends)), key=lambda edge: self.ends[edge])
        last: dict[Cell, int] = {}
        for edge in order:
            for corner in self.ends[edge]:
                last[corner] = edge
        degree = dict.fromkeys(last, 0)
        chosen: list[int] = []

        def choose(n: int) -> Iterator[Layout]:
            if n == len(order):
                if self.nothing_loose(chosen):
                    yield frozenset(chosen)
                return
            edge = order[n]
            ends = self.ends[edge]
            if all(degree[corner] != 1 for corner in ends if last[corner] == edge):
                yield from choose(n + 1)
            if len(chosen) < most:
                chosen.append(edge)
                for corner in ends:
                    degree[corner] += 1
                if all(degree[corner] != 1 for corner in ends if last[corner] == edge):
                    yield from choose(n + 1)
                chosen.pop()
                for corner in ends:
                    degree[corner] -= 1

        yield from choose(0)


def beside(cell: Cell) -> list[Cell]:
    row, column = cell
    return [(row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1)]


def reach(start: Iterable[Cell], land: Iterable[Cell]) -> set[Cell]:
    """Everything on the land that can be reached from the start."""
    open_land = set(land)
    reached = set(start)
    todo = list(reached)
    while todo:
        for cell in beside(todo.pop()):
            if cell in open_land and cell not in reached:
                reached.add(cell)
                todo.append(cell)
    return reached


def hang_together(cells: Iterable[Cell]) -> bool:
    land = set(cells)
    return not land or reach([min(land)], land) == land


# Animals


def all_placements(places: list[tuple[int, set[int], bool]], most: tuple[int, ...]) -> set[tuple[int, ...]]:
    """All counts of animals that some placement houses. A place is its size, its types, and whether they may mix."""
    housed = {(0,) * len(most)}
    for size, types, mix in places:
        housed = {
            tuple(a + b for a, b in zip(before, here, strict=True))
            for before in housed
            for here in contents(size, types, mix, most)
        }
        housed = {counts for counts in housed if all(n <= m for n, m in zip(counts, most, strict=True))}
    return housed


def contents(size: int, types: set[int], mix: bool, most: tuple[int, ...]) -> Iterator[tuple[int, ...]]:
    """What can stand in one place."""
    ranges = [range(min(size, n) + 1 if kind in types else 1) for kind, n in enumerate(most)]
    for counts in itertools.product(*ranges):
        if sum(counts) <= size and (mix or sum(1 for n in counts if n) <= 1):
            yield counts


def best_of(housed: set[tuple[int, ...]]) -> set[tuple[int, ...]]:
    """The counts to which no animal can be added."""
    return {
        counts
        for counts in housed
        if not any((*counts[:kind], counts[kind] + 1, *counts[kind + 1 :]) in housed for kind in range(len(counts)))
    }


# Fence buildings


class Fenced:
    """A way to fence the farmyard, with what one wants to know about it when comparing many."""

    def __init__(self, board: Board, fences: Layout) -> None:
        self.fences = fences
        self.edges = as_mask(fences)
        self.pastures = board.pastures(fences)
        self.inside = as_mask(cell_number(cell) for area in self.pastures for cell in area)
        self.joined = hang_together(cell for area in self.pastures for cell in area)


class Yard:
    """What a fence building finds: fences, spaces that cannot be fenced in, and the house rules."""

    def __init__(
        self, before: Fenced, barred: set[Cell], spoilt: set[Cell], used: set[Cell], apart: bool, strict: bool
    ) -> None:
        self.before = before
        self.barred = barred  # rooms, fields, other tiles, blocked spaces
        self.spoilt = spoilt  # tiles and blocks that keep a fenced area from being a pasture
        self.used = used
        self.apart = apart and not strict
        self.strict = strict

    def allows(self, after: Fenced) -> bool:
        """May one fence building lead from the fences before to these?"""
        old = {cell for area in self.before.pastures for cell in area}
        new = {cell for area in after.pastures for cell in area}
        if not after.fences > self.before.fences or (new - old) & self.barred:
            return False
        if self.strict and not new <= reach(self.used, self.used | new):
            return False
        return self.apart or self.joins(after)

    def joins(self, after: Fenced) -> bool:
        """Does every pasture hang together with an old one, or, where there is none, with all others?"""
        old = {cell for area in self.before.pastures if not area & self.spoilt for cell in area}
        new = {cell for area in after.pastures if not area & self.spoilt for cell in area}
        if not old:
            return hang_together(new)
        return reach(old, new) >= new


def cell_number(cell: Cell) -> int:
    return cell[0] * COLUMNS + cell[1]


def as_mask(numbers: Iterable[int]) -> int:
    return sum(1 << number for number in numbers)


def as_cells(mask: int) -> set[Cell]:
    return {cell for cell in CELLS if mask >> cell_number(cell) & 1}
