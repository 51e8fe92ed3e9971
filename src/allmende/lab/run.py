"""What is played: enough to play any of its games again, in any process, on any machine.

Game number n is dealt from a seed that belongs to n and the run's seed alone, whoever plays it and when. So a run can
be spread over machines, stopped and taken up again, and its result stays the same.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final, Protocol

from allmende.bots import load_bot
from allmende.lab.played import Played
from allmende.lab.playing import play_game
from allmende.lab.watching import Disobedience, Watcher, reading_of, watcher_of
from allmende.locales import text
from allmende.table import AllmendeError, new_game, rules_of
from allmende.table.rng import scramble
from allmende.typed import understood

LARGEST_RUN: Final = 10_000_000
"""More would not fit into memory."""


class BadRun(AllmendeError):
    """The lab cannot do this; says so in the language it is asked for."""

    def __init__(self, message: str, **args: Any) -> None:
        super().__init__(text("en", "lab", message, **args))
        self.message = message
        self.facts = args

    def spoken(self, lang: str) -> str:
        return text(lang, "lab", self.message, **self.facts)

    def __reduce__(self) -> tuple[Any, ...]:
        return restored, (self.message, self.facts)


def restored(message: str, facts: dict[str, Any]) -> BadRun:
    """A refusal that comes from another process."""
    return BadRun(message, **facts)


def unwritable(path: Path, error: OSError) -> BadRun:
    return BadRun("lab-error-folder", folder=str(path), why=error.strerror or str(error))


# One game of many


def game_seed(seed: int, number: int) -> int:
    """The seed of a run's game; small enough for any JSON reader."""
    return scramble(scramble(seed) + number) >> 11


def bot_seed(seed: int, seat: int) -> int:
    return scramble(seed + seat + 1) >> 11


def seat_of(bot: int, number: int, bots: int) -> int:
    """Where a bot sits in a run's game."""
    return (bot + number) % bots


# Many games


class Plan(Protocol):
    """What a crew works on: numbered games."""

    def play(self, number: int) -> Played: ...

    def identity(self) -> dict[str, Any]:
        """What must be the same for games of the same number to be the same, as JSON."""


@dataclass(frozen=True)
class Run:
    """Some bots at one table, again and again. In game n, bot k sits on seat (k + n) modulo the number of bots."""

    game: str
    bots: tuple[str, ...]
    seed: int
    options: dict[str, Any]
    watch: str = ""
    """What to look at beside the result: "things", "curve" or nothing."""
    forbid: float = 0.0
    """With "things": which part of them is forbidden to each player, by lot."""

    def play(self, number: int) -> Played:
        """Play one of the run's games."""
        count = len(self.bots)
        seating = [(seat - number) % count for seat in range(count)]
        return play_table(self, number, game_seed(self.seed, number), seating)

    def identity(self) -> dict[str, Any]:
        return {
            "game": self.game, "bots": list(self.bots), "seed": self.seed, "options": self.options,
            "watch": self.watch, "forbid": self.forbid,
        }  # fmt: skip


class Table(Protocol):
    """The part of a plan that a single game needs."""

    @property
    def game(self) -> str: ...
    @property
    def bots(self) -> tuple[str, ...]: ...
    @property
    def options(self) -> dict[str, Any]: ...
    @property
    def watch(self) -> str: ...
    @property
    def forbid(self) -> float: ...


def play_table(table: Table, number: int, seed: int, seating: list[int]) -> Played:
    """Play a game; seating: by seat, which of the table's bots."""
    watcher: Watcher | None = watcher_of(table.watch, table.game, table.forbid)
    game = new_game(table.game, seed=seed, auto=True, events=watcher is not None, **table.options)
    begins = game.choice.seat if game.choice is not None else -1
    bots = [load_bot(table.bots[bot], table.game, bot_seed(seed, seat)) for seat, bot in enumerate(seating)]
    if watcher is None:
        play_game(game, bots)
    else:
        try:
            watcher.play(game, bots)
        except Disobedience as error:
            raise BadRun("lab-error-disobeys", bot=table.bots[seating[error.seat]]) from error
    played = Played(
        number, seed, seating, game.scores(), [int(seat) for seat in game.winners()], begins,
        reading_of(table.game).turns(game.state), game.picks,
    )  # fmt: skip
    if watcher is not None:
        watcher.note(played)
    return played


# Checked before the first game


def checked_run(
    game: str,
    bots: Sequence[str],
    games: int,
    seed: int,
    jobs: int,
    options: dict[str, Any],
    watch: str = "",
    forbid: float = 0.0,
) -> Run:
    """The run, if it is one: every mistake is found before the first game."""
    rules = rules_of(game)
    if "players" in options:
        rules.options(understood(game, options))  # what is wrong with it is no matter of bots
    if not rules.min_players <= len(bots) <= rules.max_players:
        raise BadRun("lab-error-bots", game=game, least=rules.min_players, most=rules.max_players, bots=len(bots))
    check_numbers(games, jobs)
    for name in bots:
        load_bot(name, game)
    if not 0 <= forbid <= 0.5:
        raise BadRun("lab-error-forbid", forbid=f"{100 * forbid:g}")
    return Run(game, tuple(bots), seed, checked_options(game, len(bots), options), watch, forbid)


def check_numbers(games: int, jobs: int) -> None:
    if games < 1:
        raise BadRun("lab-error-games", games=games)
    if games > LARGEST_RUN:
        raise BadRun("lab-error-many-games", games=games, most=LARGEST_RUN)
    if jobs < 1:
        raise BadRun("lab-error-jobs", jobs=jobs)


def checked_options(game: str, players: int, options: dict[str, Any]) -> dict[str, Any]:
    """A game's options for so many bots at the table, checked and completed; texts among them are read as typed."""
    completed = rules_of(game).options({"players": players, **understood(game, options)})
    if completed["players"] != players:
        raise BadRun("lab-error-players", bots=players, players=completed["players"])
    return completed
