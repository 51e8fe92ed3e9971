"""Puzzles: those that come with the games replay and are as clear as they say; the hunt for them can be taken up."""

from itertools import islice
from pathlib import Path

import pytest

from allmende.analysis.knowledge import as_seen, choice_for, position_of
from allmende.analysis.looking import compared
from allmende.bots.search.levels import make_guide
from allmende.bots.search.tree import Budget
from allmende.cli import main
from allmende.puzzles import puzzles_of, shelf
from allmende.puzzles.finding import CLEAR, Hunt, hunt_on
from allmende.table import DamagedRecord, Option

GAMES = ["dominion", "agricola", "lowlands"]


@pytest.mark.parametrize("game", GAMES)
def test_there_are_enough_and_all_are_clear(game: str) -> None:
    puzzles = puzzles_of(game)
    assert len(puzzles) >= 200
    for puzzle in puzzles:
        assert puzzle.proof.clear >= CLEAR
        assert puzzle.proof.worth > 0
    assert len({(puzzle.seed, len(puzzle.picks)) for puzzle in puzzles}) == len(puzzles), "each is another position"
    assert len({puzzle.best for puzzle in puzzles}) >= 10, "they are not all alike"


@pytest.mark.parametrize("game", GAMES)
def test_a_sample_replays_and_its_best_pick_is_best_again(game: str) -> None:
    """By other chance, and with fewer simulations than the proof had: so it need not be as clear, but it must win."""
    puzzles = puzzles_of(game)
    for number, puzzle in enumerate(puzzles[7::20]):
        position = puzzle.position(game)
        assert [choice.seat for choice in position.choices] == [puzzle.seat]
        if number >= 3:
            continue
        known = as_seen(position, puzzle.seat)
        seed = position_of(position, puzzle.seat) + 77
        options = [Option(puzzle.best), Option(puzzle.proof.second)]
        guide, choice = make_guide(game, seed), choice_for(known, puzzle.seat)
        best, second = compared(guide, known, choice, options, Budget(simulations=60), seed, settled=False)
        assert best.points > second.points


def test_a_hunt_can_be_broken_off_and_taken_up(tmp_path: Path) -> None:
    hunt = Hunt("dominion", ({"players": 2, "kingdom": "first-game"},), wanted=50, seed=22, simulations=120, late=0.8)
    *_, whole = islice(hunt_on(hunt), 3)
    path = tmp_path / "puzzles.jsonl"
    for following, found in hunt_on(hunt):
        shelf.write(path, hunt, following, found)
        break
    following, found = shelf.taken_up(path, hunt)
    assert following == 1
    *_, again = islice(hunt_on(hunt, found, following), 2)
    assert again == whole
    with pytest.raises(DamagedRecord, match="another hunt"):
        shelf.taken_up(path, Hunt("dominion", hunt.tables, seed=23))


def test_the_command_says_what_is_wrong(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = tmp_path / "found.jsonl"
    assert main(["puzzles", "find", "dominion", "--out", str(out), "--late", "2"]) == 2
    assert "--late" in capsys.readouterr().err
    out.write_text("nonsense\n", "utf-8")
    assert main(["puzzles", "find", "dominion", "--out", str(out)]) == 2
    assert "no file of puzzles" in capsys.readouterr().err
