"""Bots play a game many times: how often each wins, with 95 % intervals, scores, turns, picks.

Game number n is dealt from a seed that belongs to n and the run's seed alone, and everything is added up in whole
numbers: the result is the same for any number of processes.

The bots change seats from game to game: in game n, bot k sits on seat (k + n) modulo the number of bots, so each
plays each seat equally often. Who begins is the game's business (in Dominion the deal decides, unless the option
`first` does); `BotResult.first` counts how often each bot had the first choice.
"""

import json
import signal
import sys
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, as_completed, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from dataclasses import asdict, dataclass
from math import lcm
from multiprocessing import get_context
from threading import current_thread, main_thread
from time import perf_counter
from typing import Any, Final

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from allmende.bots import Bot, load_bot
from allmende.lab.playing import play_game
from allmende.lab.statistics import mean_and_error, wilson
from allmende.locales import text
from allmende.table import AllmendeError, Game, new_game, rules_of
from allmende.table.rng import scramble

CHUNK: Final = 50
"""So many games are played between two looks at the clock, and lost when a run is stopped."""


class BadRun(AllmendeError):
    """This cannot be simulated."""


# One game of many


def game_seed(seed: int, number: int) -> int:
    """The seed of a run's game; small enough for any JSON reader."""
    return scramble(scramble(seed) + number) >> 11


def bot_seed(seed: int, seat: int) -> int:
    return scramble(seed + seat + 1) >> 11


def seat_of(bot: int, number: int, bots: int) -> int:
    """Where a bot sits in a run's game."""
    return (bot + number) % bots


def turns_of(game: Game) -> list[int]:
    """How many turns each seat had; nothing for games that do not count them."""
    players = getattr(game.state, "players", None)
    return [player.turns for player in players] if players and hasattr(players[0], "turns") else []


# Many games


@dataclass(frozen=True)
class Run:
    """What is played: enough to play any of its games again."""

    game: str
    bots: tuple[str, ...]
    seed: int
    options: dict[str, Any]

    def play(self, number: int) -> "Tally":
        """Play one of the run's games."""
        seed = game_seed(self.seed, number)
        game = new_game(self.game, seed=seed, auto=True, events=False, **self.options)
        begins = game.choice.seat if game.choice is not None else -1
        seats = [seat_of(bot, number, len(self.bots)) for bot in range(len(self.bots))]
        by_seat: dict[int, Bot] = {
            seat: load_bot(name, self.game, bot_seed(seed, seat)) for name, seat in zip(self.bots, seats, strict=True)
        }
        play_game(game, [by_seat[seat] for seat in range(len(seats))])
        return Tally.of(game, seats, begins)

    def play_some(self, first: int, after: int) -> "Tally":
        tally = Tally.empty(len(self.bots))
        for number in range(first, after):
            tally.add(self.play(number))
        return tally


@dataclass
class Tally:
    """What some games brought, added up in whole numbers, by bot where it is a list."""

    games: int
    picks: int
    wins: list[int]
    """In parts of a victory: lcm(1, 2, ... players) is a whole one, so that shared ones can be split."""
    scores: list[int]
    squares: list[int]
    turns: list[int]
    first: list[int]

    @staticmethod
    def empty(bots: int) -> "Tally":
        return Tally(0, 0, *([0] * bots for _ in range(5)))

    @staticmethod
    def of(game: Game, seats: list[int], begins: int) -> "Tally":
        """One game that is over. seats: where each bot sat."""
        winners = game.winners()
        share = whole_victory(len(seats)) // len(winners)
        totals = [score["total"] for score in game.scores()]
        scores = [totals[seat] for seat in seats]
        turns = turns_of(game)
        return Tally(
            games=1,
            picks=game.picks,
            wins=[share if seat in winners else 0 for seat in seats],
            scores=scores,
            squares=[score * score for score in scores],
            turns=[turns[seat] for seat in seats] if turns else [0] * len(seats),
            first=[int(seat == begins) for seat in seats],
        )

    def plus(self, other: "Tally") -> "Tally":
        both = Tally.empty(len(self.wins))
        both.add(self)
        both.add(other)
        return both

    def add(self, other: "Tally") -> None:
        self.games += other.games
        self.picks += other.picks
        for mine, more in (
            (self.wins, other.wins), (self.scores, other.scores), (self.squares, other.squares),
            (self.turns, other.turns), (self.first, other.first),
        ):  # fmt: skip
            for bot, number in enumerate(more):
                mine[bot] += number


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
    progress: Callable[[int], None] | None = None,
) -> Results:
    """Let bots play many games. Ctrl-C ends the run with what was played so far.

    jobs: how many processes; more than one only from a program that may be imported (`if __name__ == "__main__":`).
    options: the game's own, as for `new_game`; values may be texts, as they come from a command line.
    progress: is told now and then how many games have been played.

    >>> results = simulate("dominion", ["bigmoney", "random"], games=20)
    >>> [bot.wins for bot in results.bots]
    [20.0, 0.0]
    """
    run = checked_run(game, bots, games, seed, jobs, options or {})
    began = perf_counter()
    tally = Tally.empty(len(run.bots))
    stopped = False
    try:
        for part in played(run, games, jobs):
            tally = tally.plus(part)
            if progress is not None:
                progress(tally.games)
    except KeyboardInterrupt:
        stopped = True
    if not tally.games:
        raise BadRun("the run was stopped before any game was over")
    return results_of(run, tally, stopped, perf_counter() - began)


def checked_run(
    game: str, bots: Sequence[str], games: int, seed: int, jobs: int, options: dict[str, Any]
) -> Run:
    """The run, if it is one: every mistake is found before the first game."""
    rules = rules_of(game)
    if not rules.min_players <= len(bots) <= rules.max_players:
        named = f"{len(bots)} bot{'' if len(bots) == 1 else 's'}"
        raise BadRun(f"{game} is for {rules.min_players} to {rules.max_players} players, got {named}")
    if games < 1:
        raise BadRun(f"at least one game must be played, got {games}")
    if jobs < 1:
        raise BadRun(f"at least one job must do the work, got {jobs}")
    for name in bots:
        load_bot(name, game)
    usual = rules.options({"players": len(bots)})
    given = {name: understood(value, usual.get(name)) for name, value in options.items()}
    if given.setdefault("players", len(bots)) != len(bots):
        raise BadRun(f"there are {len(bots)} bots for {given['players']} players")
    return Run(game, tuple(bots), seed, rules.options(given))


def understood(value: Any, usual: Any) -> Any:
    """What a text from a command line means where such a value is usual: "2" a number, "base,hinterlands" a list."""
    if not isinstance(value, str):
        return value
    if isinstance(usual, list):
        return [part.strip() for part in value.split(",")]
    return int(value) if value.removeprefix("-").isdecimal() else value


def played(run: Run, games: int, jobs: int) -> Iterator[Tally]:
    """Play the games part by part, in any order."""
    size = min(CHUNK, -(-games // jobs))
    if jobs == 1:
        for first in range(0, games, size):
            yield run.play_some(first, min(first + size, games))
        return
    # Processes start afresh ("spawn") on every system: copies of a process that has threads may hang.
    pool = ProcessPoolExecutor(min(jobs, games), get_context("spawn"), ignore_ctrl_c)
    try:
        waiting: set[Future[Tally]] = set()
        for first in range(0, games, size):
            with deaf_to_ctrl_c():  # the pool may start a process now
                waiting.add(pool.submit(run.play_some, first, min(first + size, games)))
            if len(waiting) == 4 * jobs:  # enough to keep all processes busy
                done, waiting = wait(waiting, return_when=FIRST_COMPLETED)
                yield from [part.result() for part in done]
        for part in as_completed(waiting):
            yield part.result()
    except BrokenProcessPool as error:
        raise BadRun("a process of the run was ended from outside, perhaps for want of memory") from error
    finally:
        pool.shutdown(cancel_futures=True)


def ignore_ctrl_c() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)


@contextmanager
def deaf_to_ctrl_c() -> Iterator[None]:
    """Processes that start meanwhile are born deaf: Ctrl-C is for the one that leads them."""
    if current_thread() is not main_thread():
        yield
        return
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


def results_of(run: Run, tally: Tally, stopped: bool, seconds: float) -> Results:
    bots = []
    for bot, name in enumerate(run.bots):
        wins = tally.wins[bot] / whole_victory(len(run.bots))
        score, error = mean_and_error(tally.scores[bot], tally.squares[bot], tally.games)
        turns = tally.turns[bot] / tally.games if tally.turns[bot] else None
        interval = wilson(wins, tally.games)
        bots.append(BotResult(name, wins, wins / tally.games, interval, score, error, turns, tally.first[bot]))
    return Results(
        run.game, run.options, run.seed, tally.games, stopped, tally.picks / tally.games, seconds, bots
    )


# The command


def run_command(
    game: str,
    bots: list[str],
    games: int,
    seed: int,
    jobs: int,
    as_json: bool,
    options: dict[str, str],
    lang: str = "en",
) -> int:
    """`allmende simulate`: a progress bar on stderr, the results on stdout as a table or as JSON."""
    checked_run(game, bots, games, seed, jobs, dict(options))  # a mistake is told before any bar is drawn
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task(text(lang, "lab", "lab-playing"), total=games)
        results = simulate(game, bots, games, seed, jobs, dict(options), lambda n: bar.update(task, completed=n))
    if as_json:
        sys.stdout.write(json.dumps(results.to_json(), ensure_ascii=False, indent=2) + "\n")
    else:
        show(results, Console(), lang)
    return 130 if results.stopped else 0


def show(results: Results, console: Console, lang: str) -> None:
    def say(message: str, **args: Any) -> str:
        return text(lang, "lab", message, **args)

    with_turns = any(bot.turns is not None for bot in results.bots)
    table = Table(title=say("lab-title", game=results.game, games=results.games))
    table.add_column(say("lab-bot"))
    for heading in ("lab-wins", "lab-interval", "lab-score", *(["lab-turns"] if with_turns else [])):
        table.add_column(say(heading), justify="right")
    for bot in results.bots:
        low, high = bot.win_rate_95
        row = [
            bot.name,
            say("lab-share", share=bot.win_rate),
            say("lab-range", low=low, high=high),
            say("lab-mean", mean=bot.score, error=bot.score_error),
        ]
        table.add_row(*row, *([say("lab-number", number=bot.turns)] if bot.turns is not None else []))
    console.print(table)
    rate = results.games / results.seconds
    console.print(say("lab-speed", picks=results.picks, seconds=results.seconds, rate=rate), soft_wrap=True)
    if results.stopped:
        console.print(say("lab-stopped"))
