"""Simulation: fair, the same for any number of jobs, stopped cleanly, and refused with a sentence."""

import json
import signal
from dataclasses import replace
from typing import Any

import pytest

from allmende import AllmendeError, Game, new_game
from allmende.bots import make_bot
from allmende.lab import EndlessGame, Results, commands, play_game, simulate
from allmende.lab.commands import Order
from allmende.lab.played import Played
from allmende.lab.run import checked_run, game_seed, seat_of
from allmende.lab.session import Work, carry_out
from allmende.table import Choice

PAIR = ["bigmoney", "bigmoney-smithy"]


def without_time(results: Results) -> Results:
    return replace(results, seconds=0)


# Fair and repeatable


@pytest.mark.parametrize("bots", [2, 3, 6])
def test_each_bot_plays_each_seat_equally_often(bots: int) -> None:
    rounds = 4
    for bot in range(bots):
        seats = [seat_of(bot, number, bots) for number in range(rounds * bots)]
        assert [seats.count(seat) for seat in range(bots)] == [rounds] * bots
    for number in range(bots):
        assert sorted(seat_of(bot, number, bots) for bot in range(bots)) == list(range(bots))


def test_the_first_choice_is_counted() -> None:
    results = simulate("dominion", PAIR, 60)
    assert sum(bot.first for bot in results.bots) == 60
    assert min(bot.first for bot in results.bots) > 15


def test_with_a_fixed_first_seat_each_bot_begins_equally_often() -> None:
    results = simulate("dominion", ["bigmoney", "random", "random"], 30, options={"first": 0})
    assert [bot.first for bot in results.bots] == [10, 10, 10]


def test_the_result_is_the_same_for_any_number_of_jobs() -> None:
    one = simulate("dominion", [*PAIR, "random"], 130, seed=3, options={"kingdom": "random"})
    two = simulate("dominion", [*PAIR, "random"], 130, seed=3, options={"kingdom": "random"}, jobs=2)
    assert without_time(one) == without_time(two)


def test_another_seed_gives_other_games() -> None:
    assert without_time(simulate("dominion", PAIR, 20, seed=1)) != without_time(simulate("dominion", PAIR, 20, seed=2))
    assert len({game_seed(seed, number) for seed in range(20) for number in range(50)}) == 1000


def test_a_game_of_a_run_can_be_played_again() -> None:
    results = simulate("dominion", ["bigmoney", "bigmoney"], 1, seed=11)
    again = new_game("dominion", players=2, seed=game_seed(11, 0), auto=True)
    play_game(again, [make_bot("bigmoney"), make_bot("bigmoney")])
    assert [bot.score for bot in results.bots] == [score["total"] for score in again.scores()]
    assert results.picks == again.picks


# What comes out


def test_shared_victories_are_split_and_equal_bots_are_about_equal() -> None:
    results = simulate("dominion", ["bigmoney"] * 3, 200)
    assert sum(bot.wins for bot in results.bots) == pytest.approx(200)
    assert any(bot.wins % 1 for bot in results.bots)
    for bot in results.bots:
        low, high = bot.win_rate_95
        assert low < 1 / 3 < high
        assert low < bot.win_rate == bot.wins / 200 < high


def test_means() -> None:
    results = simulate("dominion", PAIR, 50)
    for bot in results.bots:
        assert 20 < bot.score < 60
        assert 0 < bot.score_error < 3
        assert bot.turns is not None
        assert 12 < bot.turns < 30
    assert results.picks > 50
    assert (results.games, results.stopped, results.seed) == (50, False, 0)
    assert results.options["players"] == 2


def test_json() -> None:
    data = json.loads(json.dumps(simulate("dominion", PAIR, 4).to_json()))
    assert set(data) == {"game", "options", "seed", "games", "stopped", "picks", "seconds", "resumed", "bots"}
    assert [bot["name"] for bot in data["bots"]] == PAIR
    assert set(data["bots"][0]) == {
        "name", "wins", "win_rate", "win_rate_95", "score", "score_error", "turns", "first"
    }  # fmt: skip
    assert len(data["bots"][0]["win_rate_95"]) == 2


# Options as a command line gives them


def test_texts_are_understood() -> None:
    given = {"kingdom": "random", "expansions": "base", "first": "1", "players": "2"}
    results = simulate("dominion", PAIR, 2, options=given)
    understood = {"players": 2, "kingdom": "random", "expansions": ["base"], "first": 1}
    assert {name: results.options[name] for name in given} == understood


@pytest.mark.parametrize(
    ("change", "complaint"),
    [
        ({"game": "chess"}, "there is no game 'chess'"),
        ({"bots": ["bigmoney", "genius"]}, "dominion has no bot 'genius'"),
        ({"bots": ["bigmoney"]}, "dominion is for 2 to 6 players, got 1 bot$"),
        ({"bots": ["bigmoney"] * 7}, "dominion is for 2 to 6 players, got 7 bots"),
        ({"games": 0}, "at least one game must be played, got 0"),
        ({"jobs": 0}, "at least one process must do the work, got 0"),
        ({"options": {"colour": "red"}}, "dominion has no option 'colour'"),
        ({"options": {"players": "3"}}, "there are 2 bots for 3 players"),
        ({"options": {"kingdom": "Atlantis"}}, "there is no kingdom 'Atlantis'"),
        ({"options": {"first": "me"}}, "first must be a seat"),
    ],
)
def test_what_cannot_be_simulated_is_refused_with_a_sentence(change: dict[str, Any], complaint: str) -> None:
    given: dict[str, Any] = {"game": "dominion", "bots": PAIR, "games": 10}
    with pytest.raises(AllmendeError, match=complaint):
        simulate(**{**given, **change})


# Stopped


@pytest.mark.parametrize("jobs", [1, 2])
def test_ctrl_c_ends_the_run_with_what_was_played(jobs: int) -> None:
    def after_some(games: int) -> None:
        if games >= 100:
            raise KeyboardInterrupt

    results = simulate("dominion", PAIR, 100_000, jobs=jobs, progress=after_some)
    assert results.stopped
    assert 100 <= results.games < 2_000
    assert sum(bot.wins for bot in results.bots) == pytest.approx(results.games)


def test_ctrl_c_while_games_are_added_up() -> None:
    """Those that were being added count."""

    class Presses:
        games = 0

        def add(self, game: Played) -> None:
            self.games += 1
            signal.raise_signal(signal.SIGINT)

    sink = Presses()
    run = checked_run("dominion", PAIR, 1000, 0, 1, {})
    outcome = carry_out(run, Work(1000), [sink])
    assert outcome.stopped
    assert outcome.games == sink.games == 1


def test_ctrl_c_before_the_first_result() -> None:
    def at_once(number: int) -> None:
        raise KeyboardInterrupt

    with pytest.raises(AllmendeError, match="stopped before any game"):
        simulate("dominion", ["tests.lab.test_simulate.Impatient", "bigmoney"], 10, progress=at_once)


class Impatient:
    """Presses Ctrl-C."""

    def __init__(self, seed: int) -> None:
        pass

    def pick(self, game: Game, choice: Choice) -> int:
        raise KeyboardInterrupt


class Idle:
    """Never buys anything: such games do not end."""

    def __init__(self, seed: int) -> None:
        pass

    def pick(self, game: Game, choice: Choice) -> int:
        return choice.options[-1]


def test_a_game_that_does_not_end_is_given_up() -> None:
    game = new_game("dominion", seed=1, events=False)
    with pytest.raises(EndlessGame, match="seed 1: after 40000 picks the game was still not over"):
        play_game(game, [Idle(0), Idle(0)])


# The command


def test_the_command_prints_a_table(capsys: pytest.CaptureFixture[str]) -> None:
    assert commands.simulate(Order("dominion", PAIR, 20, seed=1)) == 0
    said = capsys.readouterr().out
    for part in ("20 games", "bigmoney-smithy", "95 % interval", "Score ± standard error", "Turns", "picks per game"):
        assert part in said


def test_the_command_speaks_german(capsys: pytest.CaptureFixture[str]) -> None:
    commands.simulate(Order("dominion", PAIR, 20, seed=1, lang="de"))
    said = capsys.readouterr().out
    assert "20 Partien" in said
    assert "95-%-Intervall" in said


def test_the_command_prints_nothing_but_json(capsys: pytest.CaptureFixture[str]) -> None:
    assert commands.simulate(Order("dominion", PAIR, 20, as_json=True, options={"kingdom": "bargains"})) == 0
    data = json.loads(capsys.readouterr().out)
    assert (data["games"], data["options"]["kingdom"]) == (20, "bargains")


def test_a_wrong_command_prints_nothing(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(AllmendeError):
        commands.simulate(Order("dominion", PAIR, 0))
    assert capsys.readouterr().out == ""
