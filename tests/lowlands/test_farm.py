"""Pastures against a slow reference that shares nothing with the quick one."""

import random

import pytest

from allmende.lowlands.farm import beside, find_pastures, outline, pastures, sides

ROWS, COLUMNS = 4, 5


def slow_pastures(fences: set[int], buildings: set[int]) -> list[set[int]]:
    """Walk from each cell, step by step, over lines without a fence; whoever gets out is in no pasture."""
    outside = -1
    found: list[set[int]] = []
    for start in range(ROWS * COLUMNS):
        if start in buildings:
            continue
        reached, todo = {start}, [start]
        while todo:
            here = todo.pop()
            if here == outside:
                continue
            row, column = divmod(here, COLUMNS)
            ways = [(-1, 0, here), (1, 0, here + 5), (0, -1, 25 + row * 6 + column), (0, 1, 26 + row * 6 + column)]
            for down, right, line in ways:
                if line in fences:
                    continue
                on_board = 0 <= row + down < ROWS and 0 <= column + right < COLUMNS
                there = (row + down) * COLUMNS + column + right if on_board else outside
                if there not in buildings and there not in reached:
                    reached.add(there)
                    todo.append(there)
        if outside not in reached and reached not in found:
            found.append(reached)
    return found


def as_sets(masks: tuple[int, ...]) -> list[set[int]]:
    return [{cell for cell in range(20) if mask >> cell & 1} for mask in masks]


@pytest.mark.rule("LOW-147", "LOW-094")
def test_pastures_of_a_thousand_random_farms() -> None:
    chance = random.Random(1)
    closed = 0
    for n in range(1_000):
        buildings = set(chance.sample(range(20), chance.randrange(5)))
        if n % 2:
            fences = set(chance.sample(range(49), chance.randrange(10, 49)))
        else:  # whole pastures, some with a gap
            fences = set()
            for _ in range(chance.randrange(1, 5)):
                cells = sum({1 << cell for cell in chance.sample(range(20), chance.randrange(1, 5))})
                fences |= {line for line in range(49) if outline(cells) >> line & 1}
            if chance.random() < 0.5:
                fences -= {chance.choice(sorted(fences))}
        mask = sum(1 << line for line in fences)
        land = sum(1 << cell for cell in buildings)
        expected = slow_pastures(fences, buildings)
        closed += len(expected)
        assert as_sets(find_pastures(mask, land)) == expected
        assert pastures(mask, land) == pastures(mask, land) == find_pastures(mask, land)
    assert closed > 500


def test_every_line_is_the_side_of_one_or_two_cells() -> None:
    uses = [sum(line in sides(cell) for cell in range(20)) for line in range(49)]
    assert uses.count(1) == 18
    assert uses.count(2) == 31


def test_cells_beside() -> None:
    for cell in range(20):
        row, column = divmod(cell, 5)
        expected = {
            (row + down) * 5 + column + right
            for down, right in ((1, 0), (-1, 0), (0, 1), (0, -1))
            if 0 <= row + down < 4 and 0 <= column + right < 5
        }
        assert {other for other in range(20) if beside(cell) >> other & 1} == expected
