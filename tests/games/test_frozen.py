"""The same seed gives the same game: in another process, on another day, after a change that was not meant."""

import json
import os
import subprocess
import sys
from functools import cache
from pathlib import Path

import pytest

from tests.games.cases import CASES, Case
from tests.games.freeze import COMMAND, DIGESTS, FROZEN, VOCABULARY, digest, read, renumbered, vocabularies

ROOT = Path(__file__).parents[2]
BY_NAME = {str(case): case for case in CASES}


@cache
def digest_here(name: str) -> str:
    return digest(BY_NAME[name])


@pytest.mark.parametrize("case", FROZEN, ids=str)
def test_random_games_are_as_they_were(case: Case) -> None:
    frozen = read(DIGESTS)
    assert str(case) in frozen, f"new options of a game: run {COMMAND}"
    assert digest_here(str(case)) == frozen[str(case)], (
        f"the rules play differently now; if that was meant, run {COMMAND}"
    )


def test_options_keep_their_numbers() -> None:
    frozen, now = read(VOCABULARY), vocabularies()
    assert renumbered(frozen, now) == [], "append new options instead: the old numbers are in records and networks"
    assert frozen == now, f"there are new options: run {COMMAND}"


@pytest.mark.parametrize("hash_seed", ["1", "4711"])
def test_a_new_process_with_another_hash_seed_plays_the_same_games(hash_seed: str) -> None:
    command = [sys.executable, "-m", "tests.games.freeze", "--print"]
    environment = {**os.environ, "PYTHONHASHSEED": hash_seed}
    found = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=False)
    assert found.returncode == 0, found.stderr
    assert json.loads(found.stdout) == {name: digest_here(name) for name in BY_NAME}
