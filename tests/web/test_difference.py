"""The page in the browser makes of a difference what Python does, to the order of the keys."""

import json
from itertools import pairwise
from pathlib import Path

import pytest

from allmende.server.difference import applied, difference
from tests.server.test_difference import ODD
from tests.web.node import run_node
from tests.web.updates import PLAYERS, states_in_a_game

COMPARE = Path(__file__).parent / "difference.mjs"


def compare(chains: list[list[object]], tmp_path: Path) -> int:
    """How many values came out of a difference in Python and in the page as they should."""
    asked: list[tuple[object, list[tuple[object, object]]]] = []
    for chain in chains:
        changes = [difference(before, after) for before, after in pairwise(chain)]
        for before, change, after in zip(chain, changes, chain[1:], strict=False):
            assert json.dumps(applied(before, change)) == json.dumps(after)
        asked.append((chain[0], list(zip(changes, chain[1:], strict=True))))
    file = tmp_path / "chains.json"
    file.write_text(json.dumps(asked), "utf-8")
    code, told = run_node(COMPARE, file)
    assert code == 0, told
    return int(told.split()[0])


def test_odd_values(tmp_path: Path) -> None:
    told_apart = [list(two) for two in ODD if 1.0 not in two]  # 1.0 is 1 to a browser
    assert compare(told_apart, tmp_path) == len(told_apart)


@pytest.mark.parametrize("name", PLAYERS)
def test_every_update_of_a_game(name: str, tmp_path: Path) -> None:
    chains = list(states_in_a_game(name).values())
    assert compare(chains, tmp_path) == sum(len(chain) - 1 for chain in chains) > 500
