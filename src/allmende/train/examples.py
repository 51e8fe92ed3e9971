"""Games as numbers to learn from: they are played again, and what the seats saw is written down.

Most numbers of a block are 0, so only the others are kept.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from allmende.bots.search.levels import make_guide
from allmende.lab.crew import Crew
from allmende.lab.played import Played
from allmende.nets.inputs import UNKNOWN, Inputs
from allmende.nets.net import SEATS
from allmende.nets.puct import payoffs_of
from allmende.rl.blocks import Encoder, encoder_of
from allmende.table import Choice, Game, Json, new_game

AT_ONCE: Final = 25
"""So many games one of a crew reads, one after the other."""


class Ragged:
    """Rows of different lengths, one after the other."""

    def __init__(self, values: NDArray[Any], lengths: NDArray[np.int64]) -> None:
        self.values = values
        self.lengths = lengths
        self.starts = np.concatenate([[0], np.cumsum(lengths)])

    @classmethod
    def of(cls, rows: Sequence[NDArray[Any]], kind: Any) -> "Ragged":
        lengths = np.array([len(row) for row in rows], np.int64)
        return cls(np.concatenate([np.empty(0, kind), *rows]).astype(kind), lengths)

    @classmethod
    def joined(cls, parts: Sequence["Ragged"]) -> "Ragged":
        """The rows of all of them, one after the other."""
        return cls(np.concatenate([part.values for part in parts]), np.concatenate([part.lengths for part in parts]))

    def picked(self, rows: NDArray[np.int64]) -> tuple[NDArray[Any], NDArray[np.int64]]:
        """Some rows, one after the other, and how long each is.

        >>> rows = Ragged.of([np.array([1, 2]), np.array([3]), np.array([4, 5])], np.int32)
        >>> values, lengths = rows.picked(np.array([2, 0]))
        >>> values.tolist(), lengths.tolist()
        ([4, 5, 1, 2], [2, 2])
        """
        lengths = self.lengths[rows]
        before = np.cumsum(lengths) - lengths
        at = np.repeat(self.starts[rows] - before, lengths) + np.arange(lengths.sum())
        return self.values[at], lengths


@dataclass(frozen=True)
class Examples:
    """Choices: what the seat saw, which options were tried how often, and what came of it in the end."""

    places: Ragged
    """Where something was seen ..."""
    numbers: Ragged
    """... and the number there."""
    options: Ragged
    """What was offered ..."""
    shares: Ragged
    """... and which part of the tries each option got; nothing but zeros where there is nothing to learn."""
    values: NDArray[np.float32]
    """What the seat, the next to its left and so on got; not a number for seats that nobody has."""

    def __len__(self) -> int:
        return len(self.values)


def examples_of(game: str, tables: Sequence[Json], games: Sequence[Played], inputs: Inputs) -> Examples:
    """What can be learnt from games; table number n % len(tables) was that of game n."""
    views = [TableView(game, options, inputs) for options in tables]
    rows: list[Row] = []
    for one in games:
        rows += views[one.number % len(views)].rows_of(one)
    return Examples(
        Ragged.of([row.places for row in rows], np.int32), Ragged.of([row.numbers for row in rows], np.uint8),
        Ragged.of([row.options for row in rows], np.int32), Ragged.of([row.shares for row in rows], np.float32),
        np.array([row.values for row in rows], np.float32).reshape(len(rows), SEATS),
    )  # fmt: skip


def read_by(
    crew: Crew, game: str, tables: Sequence[Json], games: Sequence[Played], inputs: Inputs, tell: Callable[[int], None]
) -> Examples:
    """The same, by many at once."""
    some = [Reading(game, tables, games[at : at + AT_ONCE], inputs) for at in range(0, len(games), AT_ONCE)]
    parts: list[Examples] = []
    for part in crew.each(read, some):
        parts.append(part)
        tell(min(len(games), AT_ONCE * len(parts)))
    return Examples(
        Ragged.joined([part.places for part in parts]), Ragged.joined([part.numbers for part in parts]),
        Ragged.joined([part.options for part in parts]), Ragged.joined([part.shares for part in parts]),
        np.concatenate([part.values for part in parts]),
    )  # fmt: skip


@dataclass(frozen=True)
class Reading:
    """Games that somebody is to read."""

    game: str
    tables: Sequence[Json]
    games: Sequence[Played]
    inputs: Inputs


def read(some: Reading) -> Examples:
    return examples_of(some.game, some.tables, some.games, some.inputs)


@dataclass
class Row:
    places: NDArray[Any]
    numbers: NDArray[Any]
    options: NDArray[Any]
    shares: NDArray[Any]
    values: list[float]


class TableView:
    """Plays games of one table again."""

    def __init__(self, game: str, options: Json, inputs: Inputs) -> None:
        self.game = game
        self.options = options
        self.encoder: Encoder = encoder_of(game, options)
        self.places = inputs.places(self.encoder.blocks)
        self.guide = make_guide(game, 0)

    def rows_of(self, played: Played) -> list[Row]:
        game = new_game(self.game, seed=played.seed, auto=True, events=False, **self.options)
        self.guide.meet(game, 0)
        rows: list[Row] = []
        seats: list[int] = []
        for thought in played.thoughts or []:
            choice = next(one for one in game.choices if one.seat == thought.seat)
            rows.append(self.row(game, choice, dict(zip(thought.options, thought.visits, strict=True))))
            seats.append(thought.seat)
            game.play(thought.pick, thought.seat)
        payoffs = payoffs_of(self.guide, game)
        players = len(payoffs)
        for row, seat in zip(rows, seats, strict=True):
            row.values = [payoffs[(seat + n) % players] if n < players else np.nan for n in range(SEATS)]
        return rows

    def row(self, game: Game, choice: Choice, visits: dict[int, int]) -> Row:
        seen = np.frombuffer(self.encoder.encode(game, choice.seat, choice), np.uint8)
        there = np.flatnonzero((seen != 0) & (self.places != UNKNOWN))
        shares = np.array([visits.get(option, 0) for option in choice.options], np.float32)
        return Row(
            self.places[there], seen[there], np.array(choice.options, np.int32), shares / max(1.0, shares.sum()), []
        )
