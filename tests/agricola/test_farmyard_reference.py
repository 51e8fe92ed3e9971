"""A thousand random farmyards: the engine and a slow model that shares nothing with it agree on fences and animals."""

import itertools
import random
from functools import cache

import pytest

from allmende.agricola.farm.farmyard import APART, STRICT, UNFINISHED, Farmyard
from allmende.agricola.farm.fences import FenceWork, fewest_fences
from allmende.agricola.farm.housing import (
    EMPTY,
    ONE_PASTURE,
    Counts,
    arrange,
    fits,
    keepable,
    mixed,
    one_type,
    pasture,
    room_for,
    roomy_pastures,
    stockings,
)  # fmt: skip
from allmende.agricola.farm.plan import bits
from tests.agricola.reference import (
    CELLS,
    FENCES,
    Board,
    Fenced,
    Yard,
    all_placements,
    as_cells,
    as_mask,
    beside,
    best_of,
    cell_number,
    contents,
)

BOARD = Board(3, 5)
HOUSE = {(1, 0), (2, 0)}
FARMS = 1_000


@cache
def every_layout() -> list[Fenced]:
    return [Fenced(BOARD, fences) for fences in BOARD.every_layout(FENCES)]


@cache
def layouts_with(fences: int) -> list[Fenced]:
    """The layouts with so many fences that leave the starting house alone."""
    return [one for one in every_layout() if len(one.fences) == fences and not as_cells(one.inside) & HOUSE]


def random_farm(chance: random.Random) -> Farmyard:
    """Any farm that cards and house rules can bring about, and some that they cannot."""
    farm = Farmyard(chance.choice([0, 0, 0, 0, APART, STRICT, APART | STRICT]))
    start = chance.choice(layouts_with(chance.choice([0, 0, 4, 6, 7, 8, 8, 9, 10, 10, 11, 12, 13, 14, 15])))
    if not start.joined and chance.random() < 0.8:  # Only cards and house rules bring these about.
        start = every_layout()[0]
    farm.set_fences(start.edges)
    free = [cell for cell in CELLS if cell not in HOUSE | as_cells(start.inside)]
    chance.shuffle(free)
    for kind in chance.choices(["room", "field", "forest", "block", ""], weights=[2, 4, 1, 1, 8], k=len(free)):
        bit = 1 << cell_number(free.pop())
        farm.rooms |= bit if kind == "room" else 0
        farm.fields |= bit if kind == "field" else 0
        farm.covered |= bit if kind == "forest" else 0
        farm.blocked |= bit if kind == "block" else 0
    lone = [area for area in start.pastures if len(area) == 1]
    if lone and chance.random() < 0.1:  # a forest that a card has fenced in
        farm.covered |= as_mask(cell_number(cell) for cell in lone[0])
    for cell in chance.sample(range(15), chance.randrange(6)):
        if farm.stable_cells() >> cell & 1:
            farm.build_stable(cell)
    if chance.random() < 0.1:
        farm.spare_fences = max(0, farm.spare_fences - chance.randrange(4))
    return farm


def slow_yard(farm: Farmyard) -> Yard:
    before = Fenced(BOARD, frozenset(bits(farm.fences)))
    barred = as_cells(farm.rooms) | as_cells(farm.fields) | as_cells(farm.covered) | as_cells(farm.blocked)
    used = as_cells(farm.rooms | farm.fields | farm.covered | farm.stables | before.inside)
    spoilt = as_cells(farm.covered | farm.blocked)
    return Yard(before, barred, spoilt, used, bool(farm.rules & APART), bool(farm.rules & STRICT))


def slow_layouts(farm: Farmyard, budget: int) -> list[int]:
    """All legal ends of a fence building, out of all layouts."""
    yard = slow_yard(farm)
    most = farm.fences.bit_count() + min(budget, farm.spare_fences)
    barred = as_mask(cell_number(cell) for cell in yard.barred) & ~yard.before.inside
    return [
        after.edges
        for after in every_layout()
        if after.edges & farm.fences == farm.fences
        and not after.inside & barred
        and len(after.fences) <= most
        and (after.joined or yard.apart or yard.before.pastures)
        and yard.allows(after)
    ]


def test_fences_of_a_thousand_random_farmyards() -> None:
    for seed in range(FARMS):
        chance = random.Random(seed)
        farm = random_farm(chance)
        budget = chance.choice([15, 15, chance.randrange(16), chance.randrange(10)])
        expected = slow_layouts(farm, budget)
        work = FenceWork(farm)
        assert sorted(work.layouts(budget)) == sorted(expected), seed
        if budget == FENCES:
            fewest = min((layout.bit_count() for layout in expected), default=farm.fences.bit_count())
            assert fewest_fences(farm) == work.fewest() == fewest - farm.fences.bit_count()
        while True:  # Build at random; whatever is offered leads somewhere, and everything can be reached.
            reachable = 0
            for layout in expected:
                reachable |= layout
            assert work.edges(budget) == reachable & ~farm.fences, seed
            assert work.done() == (farm.fences in expected)
            if not reachable & ~farm.fences or (work.done() and chance.random() < 0.2):
                break
            edge = chance.choice(bits(reachable & ~farm.fences))
            work.set(edge)
            budget -= 1
            expected = [layout for layout in expected if layout >> edge & 1]
        assert not expected or work.done()


def test_fence_sets_one_by_one() -> None:
    """The list of layouts itself against all sets of fences there are, where they can be counted."""
    for rows, columns in ((1, 1), (1, 3), (2, 2)):
        board = Board(rows, columns)
        edges = range(len(board.sides))
        everything = [frozenset(bits(mask)) for mask in range(1 << len(edges))]
        assert set(board.every_layout(len(edges))) == {fences for fences in everything if board.nothing_loose(fences)}


def test_up_to_three_fences_one_by_one() -> None:
    """All sets of up to three more fences, judged one by one without any list of layouts."""
    chance = random.Random(3)
    tried = 0
    while tried < 8:
        farm = random_farm(chance)
        if farm.fences.bit_count() < 6 or not FenceWork(farm).layouts(3):
            continue
        tried += 1
        yard = slow_yard(farm)
        expected = []
        for more in few_edges(farm, 3):
            after = yard.before.fences | more
            if BOARD.nothing_loose(after) and yard.allows(Fenced(BOARD, after)):
                expected.append(as_mask(after))
        assert sorted(FenceWork(farm).layouts(3)) == sorted(expected)


def few_edges(farm: Farmyard, most: int) -> list[frozenset[int]]:
    """All sets of a few edges without a fence."""
    free = [edge for edge in range(38) if not farm.fences >> edge & 1]
    found = [frozenset[int]()]
    for _ in range(min(most, farm.spare_fences)):
        found += [some | {edge} for some in found for edge in free if all(edge > other for other in some)]
    return sorted(set(found) - {frozenset()}, key=sorted)


@pytest.mark.rule("AGR-337")
def test_unfinished_pastures_reach_every_fence_set_that_closes_nothing_wrong() -> None:
    chance = random.Random(7)
    for n in range(12):
        farm = random_farm(chance)
        farm.rules = UNFINISHED | (0, 0, APART, STRICT)[n % 4]
        for edge in chance.sample(bits(farm.fences), min(2, farm.fences.bit_count())):  # gaps to close
            farm.fences &= ~(1 << edge)
            farm.spare_fences += 1
        yard = slow_yard(farm)
        useful = {edge for edge, sides in enumerate(BOARD.sides) if set(sides) - yard.barred - {None}}
        expected = {
            as_mask(yard.before.fences | more)
            for more in few_edges(farm, 2)
            if more <= useful and yard.allows(Fenced(BOARD, yard.before.fences | more))
        }
        assert ends_of(farm, 2) == expected


def ends_of(farm: Farmyard, budget: int) -> set[int]:
    """All fences with which a building can end that goes from offered edge to offered edge."""
    found = set()
    todo: list[tuple[int, ...]] = [()]
    while todo:
        path = todo.pop()
        copy = farm.copy()
        work = FenceWork(copy)
        for edge in path:
            work.set(edge)
        if work.done():
            found.add(copy.fences)
        todo += [(*path, edge) for edge in bits(work.edges(budget - len(path)))]
    return found


def test_animals_of_a_thousand_random_farmyards() -> None:
    for seed in range(FARMS):
        chance = random.Random(seed)
        farm = random_farm(chance)
        pets = chance.choice([1, 1, 1, 3])
        extra = chance.choice([0, 0, 0, 2])
        slow_places = slow_homes(farm, extra, pets)
        places = farm.places(extra, pets)
        if chance.random() < 0.3:  # cards
            places += (one_type(3), mixed(2, 0b0110), one_type(2, 0b0100))
            slow_places += [(3, {0, 1, 2}, False), (2, {1, 2}, True), (2, {2}, False)]
        counts = tuple(chance.choice([0, 1, 2, 3, 4, 5]) for _ in range(3))
        housed = all_placements(slow_places, counts)
        best = best_of(housed)
        assert set(keepable(places, counts)) == best, seed
        assert fits(places, counts) == (counts in housed), seed
        some = tuple(chance.randrange(n + 1) for n in counts)
        assert fits(places, some) == (some in housed), seed
        for kept in best:
            check_arrangement(arrange(places, kept), slow_places, kept)
            assert all(room_for(places, kept, kind) == 0 for kind in range(3) if kept[kind] < counts[kind])


def slow_homes(farm: Farmyard, extra: int, pets: int) -> list[tuple[int, set[int], bool]]:
    """Pastures in the order of their first spaces, lone stables, the house."""
    spoilt = as_cells(farm.covered | farm.blocked)
    stables = as_cells(farm.stables)
    everything = {0, 1, 2}
    closed = BOARD.pastures(bits(farm.fences))
    areas = sorted(sorted(area) for area in closed if not area & spoilt)
    homes = [(2 * len(area) * 2 ** len(stables & set(area)) + extra, everything, False) for area in areas]
    homes += [(1, everything, False) for cell in stables if not any(cell in area for area in closed)]
    return [*homes, (pets, everything, True)]


def check_arrangement(shown: list[Counts], homes: list[tuple[int, set[int], bool]], counts: Counts) -> None:
    assert tuple(map(sum, zip(*shown, strict=True))) == counts
    for here, (size, types, mix) in zip(shown, homes, strict=True):
        kinds = {kind for kind, n in enumerate(here) if n}
        assert sum(here) <= size
        assert kinds <= types
        assert mix or len(kinds) <= 1


@pytest.mark.rule("AGR-335")
def test_one_pasture_for_each_type_on_random_farmyards() -> None:
    for seed in range(200):
        chance = random.Random(seed)
        sizes = [chance.choice([2, 2, 4, 6]) for _ in range(chance.randrange(5))]
        farm_places = (*[pasture(size) for size in sizes], one_type(1), one_type(1), mixed(1))
        counts = tuple(chance.randrange(6) for _ in range(3))
        housed = set()
        for owners in every_owner(len(sizes)):
            homes = [(size, {owner}, False) for size, owner in zip(sizes, owners, strict=True) if owner is not None]
            housed |= all_placements([*homes, (3, {0, 1, 2}, True)], counts)
        assert set(keepable(farm_places, counts, ONE_PASTURE)) == best_of(housed), seed
        assert fits(farm_places, counts, ONE_PASTURE) == (counts in housed)
        for kept in best_of(housed):
            shown = arrange(farm_places, kept, ONE_PASTURE)
            assert all(sum(1 for here in shown[: len(sizes)] if here[kind]) <= 1 for kind in range(3))


def test_what_cards_ask_of_pastures_on_random_farmyards() -> None:
    """How many pastures have room to spare, and which types can stand where: all placements, one by one."""
    for seed in range(150):
        chance = random.Random(seed)
        sizes = [chance.choice([2, 4, 5]) for _ in range(chance.randrange(1, 4))]
        places = (*[pasture(size) for size in sizes], mixed(1))
        counts = keepable(places, tuple(chance.randrange(5) for _ in range(3)))[0]
        homes = [*[contents(size, {0, 1, 2}, False, counts) for size in sizes], contents(1, {0, 1, 2}, True, counts)]
        every = itertools.product(*homes)
        shown = [one for one in every if tuple(map(sum, zip(*one, strict=True))) == counts]
        fills = [[(size, sum(here)) for size, here in zip(sizes, one[:-1], strict=True)] for one in shown]
        most = max(sum(1 for size, n in fill if 0 < n <= size - 2) for fill in fills)
        assert roomy_pastures(places, counts, 2) == most, seed
        stocked = {tuple(next((kind for kind in range(3) if here[kind]), EMPTY) for here in one[:-1]) for one in shown}
        assert set(stockings(places, counts, list(range(len(sizes))))) == stocked, seed


def every_owner(n: int) -> list[tuple[int | None, ...]]:
    """All ways to give n pastures to three types, no type getting two."""
    found: list[tuple[int | None, ...]] = [()]
    for _ in range(n):
        found = [(*some, kind) for some in found for kind in (0, 1, 2, None) if kind is None or kind not in some]
    return found


def test_what_is_used_and_where_one_can_build_on_random_farmyards() -> None:
    for seed in range(300):
        farm = random_farm(random.Random(seed))
        inside = {cell for area in BOARD.pastures(bits(farm.fences)) for cell in area}
        tiles = as_cells(farm.rooms) | as_cells(farm.fields) | as_cells(farm.covered)
        used = tiles | inside | as_cells(farm.stables)
        blocked = as_cells(farm.blocked)
        assert as_cells(farm.unused()) == set(CELLS) - used
        near_rooms = {cell for room in as_cells(farm.rooms) for cell in beside(room)}
        assert as_cells(farm.room_cells()) == (set(CELLS) - used - blocked) & near_rooms
        wanted = as_cells(farm.fields) or (used if farm.rules & STRICT else set(CELLS))
        near = {cell for other in wanted for cell in beside(other)}
        assert as_cells(farm.field_cells()) == (set(CELLS) - used - blocked) & near
        assert as_cells(farm.fenced_stables()) == as_cells(farm.stables) & inside
        if farm.spare_stables and not farm.rules & STRICT:
            assert as_cells(farm.stable_cells()) == set(CELLS) - tiles - blocked - as_cells(farm.stables)
