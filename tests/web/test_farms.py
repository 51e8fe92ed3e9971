"""The client numbers cells and edges of farmyards as the rules do, with every extension of Farmers of the Moor."""

import json
import random
from pathlib import Path
from typing import Any

from allmende.agricola.farm.plan import PLAN, Plan, bits, called
from allmende.agricola.moor.vocabulary import EXTENSIONS
from allmende.lowlands.farm import CELLS, COLUMNS, EDGES, sides
from tests.web.node import run_node

SAYS = Path(__file__).parent / "farms.mjs"
SIZE = 40
"""Of a space, as the client draws it."""


def every_plan() -> list[Plan]:
    """The farmyard, and what one or two extensions make of it."""
    once = [PLAN.extended(extension) for extension in PLAN.extensions()]
    return [PLAN, *once, *[plan.extended(extension) for plan in once for extension in plan.extensions()]]


def some_pastures(plan: Plan, rng: random.Random) -> list[int]:
    """Two areas of some spaces that touch, as masks; the second may be empty."""
    land = sum(1 << cell for cell in range(plan.cells) if rng.random() < 0.6)
    return (plan.groups(land) or [plan.land])[:2]


def rules_say(plan: Plan, pastures: list[int]) -> dict[str, Any]:
    fences = 0
    for cells in pastures:
        fences |= plan.outline(cells)
    return {
        "spots": [list(spot) for spot in plan.spots],
        "sides": [list(around) for around in plan.sides],
        "borders": [bits(cells) for cells in plan.borders],
        "fences": bits(fences),
        "areas": [bits(area) for area in plan.areas(fences)],
    }


def lowlands_lines() -> list[list[int | bool]]:
    """Column, row and direction of every line, by the sides of the cells."""
    lines: list[list[int | bool]] = [[] for _ in range(EDGES)]
    for cell in range(CELLS):
        row, column = divmod(cell, COLUMNS)
        up, down, left, right = sides(cell)
        lines[up], lines[down] = [column, row, False], [column, row + 1, False]
        lines[left], lines[right] = [column, row, True], [column + 1, row, True]
    return lines


def test_the_client_numbers_farmyards_as_the_rules_do(tmp_path: Path) -> None:
    rng = random.Random(3)
    farms = [(plan, some_pastures(plan, rng)) for plan in every_plan()]
    asked = {
        "agricola": [
            {"extra": plan.spots[PLAN.cells :], "pastures": [bits(cells) for cells in pastures]}
            for plan, pastures in farms
        ],
        "extensions": [f"{called(one)}-{called(other)}" for one, other in EXTENSIONS],
        "lowlands": EDGES,
    }
    file = tmp_path / "farms.json"
    file.write_text(json.dumps(asked), "utf-8")
    code, told = run_node(SAYS, file)
    assert code == 0, told
    client = json.loads(told)
    assert len(farms) > 100
    for (plan, pastures), said in zip(farms, client["agricola"], strict=True):
        assert said == rules_say(plan, pastures)
    assert client["extensions"] == [
        [column * SIZE, row * SIZE, (last - column + 1) * SIZE, (lowest - row + 1) * SIZE]
        for (row, column), (lowest, last) in EXTENSIONS
    ]
    assert client["lowlands"] == {
        "cells": [list(divmod(cell, COLUMNS)) for cell in range(CELLS)],
        "lines": lowlands_lines(),
    }
