"""The games that a person can follow in `golden/*.txt` are played so, and told so."""

import pytest

from tests.games.golden import COMMAND, FOLDER, GAMES, Golden, text_of


@pytest.mark.parametrize("golden", GAMES, ids=lambda golden: golden.name)
def test_a_game_goes_as_it_is_written(golden: Golden) -> None:
    written = (FOLDER / f"{golden.name}.txt").read_text(encoding="utf-8")
    assert text_of(golden) == written, f"the game goes or is told otherwise now; if that was meant, run {COMMAND}"


def test_nothing_else_lies_there() -> None:
    assert {path.name for path in FOLDER.iterdir()} == {f"{golden.name}.txt" for golden in GAMES}
