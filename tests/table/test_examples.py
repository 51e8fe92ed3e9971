"""Every public method of Game shows an example, and it runs."""

import doctest
import inspect

import pytest

from allmende import Game, arrange, new_game
from allmende.table import AllmendeError
from tests.table.toys import WALK

PUBLIC = [name for name in vars(Game) if not name.startswith("_")]


@pytest.mark.plain_only("reads docstrings, which compiled properties do not keep")
@pytest.mark.parametrize("name", PUBLIC)
def test_it_has_an_example_that_runs(name: str) -> None:
    member = vars(Game)[name]
    text = inspect.getdoc(member.fget if isinstance(member, property) else member) or ""
    examples = doctest.DocTestParser().get_doctest(text, {}, name, None, 0)
    assert any(f".{name}" in example.source for example in examples.examples), f"Game.{name} has no example"
    result = doctest.DocTestRunner(optionflags=doctest.NORMALIZE_WHITESPACE).run(examples)
    assert result.failed == 0


def test_a_game_is_printed() -> None:
    game = new_game("dominion", seed=6)
    assert repr(game) == "<dominion, 2 players, pick 0: seat 0, buy-phase>"
    lines = str(game).splitlines()
    assert lines[0] == "dominion, 2 players, pick 0: seat 0, buy-phase"
    assert "  seat 1: hand count 5, deck count 5, cards (copper 7, estate 3)" in lines
    assert lines[-1] == "seat 0 is asked: buy-phase: card copper, treasures, pile copper, pile curse, done"


def test_a_finished_game_is_printed_with_its_points() -> None:
    game = arrange("dominion", {"phase": "over", "piles": {"province": 0}, "seats": [{"hand": "province"}, {}]})
    assert repr(game) == "<dominion, 2 players, pick 0: over, seat 0 wins>"
    assert str(game).splitlines()[-2:] == ["seat 0: 6 points", "seat 1: 0 points"]


@pytest.mark.parametrize("name", ["agricola", "lowlands"])
def test_a_printed_table_is_short_and_tells_nothing_hidden(name: str) -> None:
    games = [new_game(name, seed=seed, players=2) for seed in (1, 1)]
    games[1] = games[1].determinize(None, games[0].state.rng.copy())
    one, other = (str(game).split("\n", 1)[1] for game in games)
    assert one == other.replace("pick 1", "pick 0")
    assert len(one.splitlines()) < 50


def test_a_game_that_cannot_tell_its_position_says_so() -> None:
    with pytest.raises(AllmendeError, match="cannot tell a position: its rules have no method"):
        new_game(WALK.name).situation()
