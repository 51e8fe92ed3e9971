"""Bots play a game many times: how often each wins, with 95 % intervals, scores, turns, picks.

Everything is added up in whole numbers: the result is the same for any number of processes, on any machine.

The bots change seats from game to game: in game n, bot k sits on seat (k + n) modulo the number of bots, so each
plays each seat equally often. Who begins is the game's business (in Dominion the deal decides, unless the option
`first` does); `BotResult.first` counts how often each bot had the first choice.
"""

from collections.abc import Sequence
from dataclasses import asdict, dataclass
from math import lcm
from pathlib import Path
from typing import Any

from allmende.lab.played import Played
from allmende.lab.run import BadRun, Run, bot_seed, checked_run, game_seed, seat_of
from allmende.lab.session import Outcome, Progress, Sink, Work, carry_out
from allmende.lab.statistics import mean_and_error, wilson
from allmende.table.results import result_of

__all__ = [
    "BadRun", "BotResult", "Results", "Tally", "bot_seed", "game_seed", "results_of", "seat_of", "simulate",
]  # fmt: skip


class Tally:
    """What some games brought, added up in whole numbers, by bot where it is a list."""

    def __init__(self, bots: int) -> None:
        self.games = 0
        self.picks = 0
        self.wins = [0] * bots
        """In parts of a victory: lcm(1, 2, ... players) is a whole one, so that shared ones can be split."""
        self.scores = [0] * bots
        self.squares = [0] * bots
        self.turns = [0] * bots
        self.first = [0] * bots

    def add(self, game: Played) -> None:
        self.games += 1
        self.picks += game.picks
        share = whole_victory(len(game.bots)) // len(game.winners)
        for seat, bot in enumerate(game.bots):
            score = result_of(game.points[seat])
            self.scores[bot] += score
            self.squares[bot] += score * score
            if seat in game.winners:
                self.wins[bot] += share
            if seat == game.first:
                self.first[bot] += 1
            if game.turns:
                self.turns[bot] += game.turns[seat]


def whole_victory(players: int) -> int:
    return lcm(*range(1, players + 1))


@dataclass(frozen=True)
class BotResult:
    """How one of the bots fared. Two bots of the same name are two results."""

    name: str
    wins: float
    """A shared victory counts as a half, a third, ..."""
    win_rate: float
    win_rate_95: tuple[float, float]
    score: float
    score_error: float
    """The standard error of the mean score."""
    turns: float | None
    first: int
    """In how many games it had the first choice."""


@dataclass(frozen=True)
class Results:
    """What a run brought. `games` is less than was asked for when the run was stopped."""

    game: str
    options: dict[str, Any]
    seed: int
    games: int
    stopped: bool
    picks: float
    """Per game."""
    seconds: float
    resumed: int
    """So many of the games had been played by an earlier session, in other seconds."""
    bots: list[BotResult]

    def to_json(self) -> dict[str, Any]:
        return asdict(self)


def simulate(
    game: str,
    bots: Sequence[str],
    games: int,
    seed: int = 0,
    jobs: int = 1,
    options: dict[str, Any] | None = None,
    progress: Progress | None = None,
    *,
    ray: str | None = None,
    out: Path | None = None,
    sinks: Sequence[Sink] = (),
) -> Results:
    """Let bots play many games. Ctrl-C ends the run with what was played so far.

    jobs: how many processes; more than one only from a program that may be imported (`if __name__ == "__main__":`).
    options: the game's own, as for `new_game`; values may be texts, as they come from a command line.
    progress: is told now and then how many games have been played.
    ray: the address of a Ray cluster that plays instead.
    out: a folder that keeps the games; the same call goes on from there.
    sinks: get every game, for sums of your own.

    >>> results = simulate("dominion", ["bigmoney", "random"], games=20)
    >>> [bot.wins for bot in results.bots]
    [20.0, 0.0]
    """
    run = checked_run(game, bots, games, seed, jobs, options or {})
    return play_simulation(run, Work(games, jobs, ray, out, progress), sinks)


def play_simulation(run: Run, work: Work, sinks: Sequence[Sink] = ()) -> Results:
    """`simulate` for a run that was checked."""
    tally = Tally(len(run.bots))
    outcome = carry_out(run, work, [tally, *sinks])
    return results_of(run, tally, outcome)


def results_of(run: Run, tally: Tally, outcome: Outcome) -> Results:
    bots = []
    for bot, name in enumerate(run.bots):
        wins = tally.wins[bot] / whole_victory(len(run.bots))
        score, error = mean_and_error(tally.scores[bot], tally.squares[bot], tally.games)
        turns = tally.turns[bot] / tally.games if tally.turns[bot] else None
        interval = wilson(wins, tally.games)
        bots.append(BotResult(name, wins, wins / tally.games, interval, score, error, turns, tally.first[bot]))
    return Results(
        run.game, run.options, run.seed, tally.games, outcome.stopped, tally.picks / tally.games,
        outcome.seconds, outcome.resumed, bots,
    )  # fmt: skip
