"""For each card, tile and space: how often it was taken, and what went with it in points and victories.

Who takes a thing differs from who does not in other ways, too: with and without is a comparison, not a cause. Where
cards are dealt, chance itself makes the experiment: whoever was dealt a card differs from the others in nothing else,
so what a card in the first hand was worth is measured fairly. And an experiment can be made with anything: each player
is forbidden some things by lot, and what is lost by that is what they are worth.
"""

from array import array
from collections.abc import Iterable, Sequence
from dataclasses import asdict, dataclass, replace
from pathlib import Path
from typing import TYPE_CHECKING, Any

from allmende.lab.columns import Columns
from allmende.lab.effects import Effect, clear_ones, effect
from allmende.lab.played import Played
from allmende.lab.run import Run, checked_run
from allmende.lab.session import Progress, Work, carry_out

if TYPE_CHECKING:
    import numpy as np
    import pyarrow as pa

MEASURES = (
    "score", "win", "score_each", "win_each", "dealt_score", "dealt_win", "allowed_score", "allowed_win",
)  # fmt: skip


@dataclass(frozen=True)
class Thing:
    """What is known of a card, a tile or a space. All counts are of players in a game."""

    kind: str
    name: str
    """As the game calls it: smithy, F03."""
    offered: int
    """Had it on offer at least once, and were free to take it."""
    taken: int
    """Took it at least once."""
    times: float
    """How often those who took it did, on average."""
    score: Effect | None
    """Points of those who took it, less the points of those who could have and did not."""
    win: Effect | None
    score_each: Effect | None
    """Points that went with each further time."""
    win_each: Effect | None
    dealt: int = 0
    """Held it in the first hand."""
    dealt_taken: int = 0
    """Held it in the first hand, and took it: cards that travel may be taken by others."""
    dealt_score: Effect | None = None
    """Points of those who were dealt it, less those of the others."""
    dealt_win: Effect | None = None
    forbidden: int = 0
    """Had it on offer, but were forbidden to take it."""
    allowed_score: Effect | None = None
    """Points of those who were allowed to take it, less those of the others: the lot decided, so it is the cause."""
    allowed_win: Effect | None = None

    @property
    def share(self) -> float:
        return self.taken / self.offered if self.offered else 0.0


@dataclass(frozen=True)
class Stats:
    """What a run told about things."""

    game: str
    bots: list[str]
    options: dict[str, Any]
    seed: int
    games: int
    stopped: bool
    seconds: float
    resumed: int
    things: list[Thing]

    def to_json(self) -> dict[str, Any]:
        return asdict(self)


class Seen:
    """The rows in which a thing was taken (and how often), passed by, or dealt."""

    def __init__(self) -> None:
        self.taken = array("q")
        self.counts = array("q")
        self.passed = array("q")
        self.dealt = array("q")
        self.forbidden = array("q")
        self.elsewhere = array("q")


class ThingColumns(Columns):
    """Players' rows, and for each thing the rows it matters in."""

    def __init__(self) -> None:
        super().__init__()
        self.seen: dict[str, Seen] = {}

    def add(self, game: Played) -> None:
        row = len(self)
        super().add(game)
        for seat, things in enumerate(game.things or ()):
            for thing, count in things.taken.items():
                seen = self.of(thing)
                seen.taken.append(row + seat)
                seen.counts.append(count)
            for thing in things.passed:
                self.of(thing).passed.append(row + seat)
            for thing in things.dealt:
                self.of(thing).dealt.append(row + seat)
            for thing in things.forbidden:
                self.of(thing).forbidden.append(row + seat)
            for thing in things.elsewhere:
                self.of(thing).elsewhere.append(row + seat)

    def of(self, thing: str) -> Seen:
        return self.seen.setdefault(thing, Seen())

    def long_table(self, bots: tuple[str, ...]) -> "pa.Table":
        """For Parquet: a row for each thing that a player could take, with how often it was taken and whether dealt."""
        import numpy as np
        import pyarrow as pa

        place = places(self.order())
        parts: list[tuple[Any, ...]] = []
        for thing in sorted(self.seen):
            seen = self.seen[thing]
            rows = np.unique(np.concatenate([seen.taken, seen.passed, seen.dealt]).astype(np.int64))
            counts = np.zeros(len(self), dtype=np.int64)
            counts[np.array(seen.taken)] = seen.counts
            dealt = np.zeros(len(self), dtype=bool)
            dealt[np.array(seen.dealt, dtype=np.int64)] = True
            offered = np.zeros(len(self), dtype=bool)
            offered[np.concatenate([seen.taken, seen.passed]).astype(np.int64)] = True
            forbidden = np.zeros(len(self), dtype=bool)
            forbidden[np.array(seen.forbidden, dtype=np.int64)] = True
            rows = rows[np.argsort(place[rows], kind="stable")]
            kind, name = thing.split(" ", 1)
            size = len(rows)
            columns = [kind] * size, [name] * size, counts[rows], offered[rows], dealt[rows], forbidden[rows]
            parts.append((rows, *columns))
        rows = np.concatenate([part[0] for part in parts]) if parts else np.zeros(0, dtype=np.int64)
        table = {name: self.numbers(name)[rows] for name in ("game", "seat", "score", "won")}
        bot = np.array(bots)[self.numbers("bot")[rows]]
        names = ("kind", "thing", "times", "offered", "dealt", "forbidden")
        rest = {name: joined(part[n + 1] for part in parts) for n, name in enumerate(names)}
        return pa.table({"game": table["game"], "seat": table["seat"], "bot": bot, **rest,
                         "score": table["score"], "won": table["won"]})  # fmt: skip


def joined(columns: Iterable[Any]) -> Any:
    import numpy as np

    found = list(columns)
    return np.concatenate(found) if found else np.zeros(0, dtype=np.int64)


def places(order: "np.ndarray[Any, Any]") -> "np.ndarray[Any, Any]":
    """Where each row stands in an order."""
    import numpy as np

    place = np.empty(len(order), dtype=np.int64)
    place[order] = np.arange(len(order))
    return place


class Comparison:
    """All rows in the order of their games, in groups of players who are alike but for what they took."""

    def __init__(self, columns: ThingColumns, bots: tuple[str, ...]) -> None:
        import numpy as np

        order = columns.order()
        self.place = places(order)
        self.score = columns.numbers("score")[order].astype(float)
        self.won = columns.numbers("won")[order]
        self.game = columns.numbers("game")[order]
        kind_of_bot = np.array([bots.index(name) for name in bots])[columns.numbers("bot")[order]]
        seat, first = columns.numbers("seat")[order], columns.numbers("first")[order]
        self.group = (kind_of_bot * len(bots) + seat) * 2 + first
        self.alone = len(bots) == 1

    def thing(self, name: str, seen: Seen) -> Thing:
        import numpy as np

        counts = np.zeros(len(self.score))
        counts[self.rows(seen.taken)] = seen.counts
        offered = np.sort(np.concatenate([self.rows(seen.taken), self.rows(seen.passed)]))
        dealt = np.zeros(len(self.score))
        dealt[self.rows(seen.dealt)] = 1
        forbidden = np.zeros(len(self.score), dtype=bool)
        forbidden[self.rows(seen.forbidden)] = True
        free = offered[~forbidden[offered]]
        kind, slug = name.split(" ", 1)
        taken = len(seen.taken)
        x = counts[free]
        found = Thing(
            kind, slug, len(free), int((x > 0).sum()), sum(seen.counts) / max(taken, 1),
            *self.both((x > 0).astype(float), free), *self.both(x, free), len(seen.dealt),
            forbidden=len(seen.forbidden),
        )  # fmt: skip
        if len(seen.dealt):
            score, win = self.both(dealt, np.arange(len(dealt)))
            held = int((counts[dealt == 1] > 0).sum())
            found = replace(found, dealt_taken=held, dealt_score=score, dealt_win=win)
        if len(seen.forbidden):
            # Whether a thing comes on offer at all does not depend on the own lot: so only those are compared who had
            # it, in games in which it was forbidden to nobody else.
            fair = np.setdiff1d(offered, self.rows(seen.elsewhere))
            score, win = self.both((~forbidden[fair]).astype(float), fair)
            found = replace(found, allowed_score=score, allowed_win=win)
        return found

    def rows(self, rows: "array[int]") -> Any:
        import numpy as np

        return self.place[np.array(rows, dtype=np.int64)]

    def both(self, x: Any, rows: Any) -> tuple[Effect | None, Effect | None]:
        """What x does to the score and to the chance to win."""
        score = effect(x, self.score[rows], self.group[rows], self.game[rows])
        return score, None if self.alone else effect(x, self.won[rows], self.group[rows], self.game[rows])


def stats(
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
    columns: ThingColumns | None = None,
    forbid: float = 0.0,
) -> Stats:
    """Let bots play many games, and see what each thing did. Needs the extra `lab`.

    forbid: an experiment: this part of all things is forbidden to each player, by lot.

    >>> found = stats("dominion", ["bigmoney-smithy", "bigmoney"], 60)
    >>> [(thing.name, thing.offered, thing.taken) for thing in found.things if thing.name == "smithy"]
    [('smithy', 120, 60)]
    """
    run = checked_run(game, bots, games, seed, jobs, options or {}, "things", forbid)
    return play_stats(run, Work(games, jobs, ray, out, progress), ThingColumns() if columns is None else columns)


def play_stats(run: Run, work: Work, columns: ThingColumns) -> Stats:
    """`stats` for a run that was checked; the columns are filled on the way."""
    outcome = carry_out(run, work, [columns])
    comparison = Comparison(columns, run.bots)
    things = marked([comparison.thing(name, columns.seen[name]) for name in sorted(columns.seen)])
    return Stats(
        run.game, list(run.bots), run.options, run.seed, outcome.games, outcome.stopped, outcome.seconds,
        outcome.resumed, things,
    )  # fmt: skip


def marked(things: list[Thing]) -> list[Thing]:
    """Mark what is clear. Whoever looks at a hundred things finds five by chance; so all things of a measure count."""
    for measure in MEASURES:
        effects = [getattr(thing, measure) for thing in things]
        for n, clear in enumerate(clear_ones(effects)):
            if clear:
                things[n] = replace(things[n], **{measure: replace(effects[n], clear=True)})
    return things
