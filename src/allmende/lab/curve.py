"""How the scores grow: what each bot would have if the game ended after each round, and when a game is decided.

Rounds are what the game itself counts: rounds of Agricola, half-stages of The Lowlands, turns of Dominion. A game that
is over keeps its final score, so that the later rounds are not those of long games only.
"""

from collections.abc import Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

from allmende.lab.columns import Columns
from allmende.lab.played import Played
from allmende.lab.run import Run, checked_run
from allmende.lab.session import Progress, Work, carry_out
from allmende.lab.statistics import Z95, mean_and_error, wilson

if TYPE_CHECKING:
    import pyarrow as pa


@dataclass(frozen=True)
class Point:
    """One bot after one round, over all games."""

    round: int
    mean: float
    mean_95: tuple[float, float]
    tenth: float
    """One game in ten has less."""
    ninetieth: float
    """One game in ten has more."""


@dataclass(frozen=True)
class Lead:
    """How often somebody leads alone after a round, and then wins."""

    round: int
    games: int
    """In which one seat was ahead of all others."""
    running: int
    """That were not over yet."""
    wins: float
    win_rate: float | None
    win_rate_95: tuple[float, float] | None


@dataclass(frozen=True)
class Curves:
    """What a run told about the course of the game."""

    game: str
    bots: list[str]
    options: dict[str, Any]
    seed: int
    games: int
    stopped: bool
    seconds: float
    resumed: int
    points: list[list[Point]]
    """By bot, by round."""
    leads: list[Lead]
    """Empty for games that are played alone."""

    def to_json(self) -> dict[str, Any]:
        return asdict(self)


class CurveColumns(Columns):
    """Players' rows, and the score of each after each round."""

    def __init__(self) -> None:
        super().__init__()
        self.curves: dict[tuple[int, int], list[int]] = {}
        """By game and seat."""
        self.bots: dict[tuple[int, int], int] = {}
        self.winners: dict[int, list[int]] = {}

    def add(self, game: Played) -> None:
        super().add(game)
        self.winners[game.number] = game.winners
        for seat, curve in enumerate(game.curve or ()):
            self.curves[game.number, seat] = curve
            self.bots[game.number, seat] = game.bots[seat]

    @property
    def rounds(self) -> int:
        return max(map(len, self.curves.values()))

    def long_table(self, bots: tuple[str, ...]) -> "pa.Table":
        """For Parquet: a row for each player after each round."""
        import pyarrow as pa

        keys = [(game, seat, n) for game, seat in sorted(self.curves) for n in range(len(self.curves[game, seat]))]
        return pa.table({
            "game": [game for game, _, _ in keys],
            "seat": [seat for _, seat, _ in keys],
            "bot": [bots[self.bots[game, seat]] for game, seat, _ in keys],
            "round": [n + 1 for _, _, n in keys],
            "score": [self.curves[game, seat][n] for game, seat, n in keys],
        })  # fmt: skip


def after(curve: list[int], rounds: int) -> int:
    """The score after so many rounds; the final one, if the game was over before."""
    return curve[min(rounds, len(curve)) - 1]


def curve(
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
    columns: CurveColumns | None = None,
) -> Curves:
    """Let bots play many games, and see how their scores grow.

    >>> found = curve("dominion", ["bigmoney", "bigmoney"], 20)
    >>> [point.mean for point in found.points[0]][:3]
    [3.0, 3.0, 3.0]
    """
    run = checked_run(game, bots, games, seed, jobs, options or {}, "curve")
    return play_curve(run, Work(games, jobs, ray, out, progress), CurveColumns() if columns is None else columns)


def play_curve(run: Run, work: Work, columns: CurveColumns) -> Curves:
    """`curve` for a run that was checked; the columns are filled on the way."""
    outcome = carry_out(run, work, [columns])
    rounds = range(1, columns.rounds + 1)
    points = [[point_of(columns, bot, n) for n in rounds] for bot in range(len(run.bots))]
    leads = [lead_of(columns, n, len(run.bots)) for n in rounds] if len(run.bots) > 1 else []
    return Curves(
        run.game, list(run.bots), run.options, run.seed, outcome.games, outcome.stopped, outcome.seconds,
        outcome.resumed, points, leads,
    )  # fmt: skip


def point_of(columns: CurveColumns, bot: int, rounds: int) -> Point:
    scores = sorted(after(columns.curves[key], rounds) for key, who in columns.bots.items() if who == bot)
    mean, error = mean_and_error(sum(scores), sum(score * score for score in scores), len(scores))
    last = len(scores) - 1
    return Point(
        rounds, mean, (mean - Z95 * error, mean + Z95 * error), scores[round(0.1 * last)], scores[round(0.9 * last)]
    )


def lead_of(columns: CurveColumns, rounds: int, seats: int) -> Lead:
    """Among games that were not over yet: the leader, if there is a single one, and whether it won."""
    games, running, wins = 0, 0, 0.0
    for number, winners in columns.winners.items():
        if len(columns.curves[number, 0]) <= rounds:
            continue
        running += 1
        scores = [after(columns.curves[number, seat], rounds) for seat in range(seats)]
        best = max(scores)
        if scores.count(best) == 1:
            games += 1
            leader = scores.index(best)
            wins += 1 / len(winners) if leader in winners else 0
    if not games:
        return Lead(rounds, 0, running, 0.0, None, None)
    return Lead(rounds, games, running, wins, wins / games, wilson(wins, games))
