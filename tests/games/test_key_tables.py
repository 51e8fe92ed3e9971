"""What docs/situations.md says of option keys is what the games declare, and it names every key of a situation."""

import pytest

from allmende.dominion import scenario as dominion
from allmende.lowlands import scenario as lowlands
from tests.games.key_tables import COMMAND, PAGE, page_with, tables

TEXT = PAGE.read_text(encoding="utf-8")


def test_the_tables_are_fresh() -> None:
    assert page_with(TEXT, tables()) == TEXT, f"run {COMMAND}"


@pytest.mark.parametrize(
    ("heading", "keys"),
    [
        ("Dominion", dominion.KEYS | dominion.SEAT_KEYS),
        ("The Lowlands", lowlands.KEYS | lowlands.SEAT_KEYS),
        ("What every game has", frozenset(["players", "seats", "chance", "picks"])),
    ],
)
def test_every_key_is_explained(heading: str, keys: frozenset[str]) -> None:
    section = TEXT.split(f"\n## {heading}\n")[1].split("\n## ")[0]
    assert [key for key in sorted(keys) if f"`{key}`" not in section] == []
