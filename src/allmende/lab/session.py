"""A session at the lab: a crew plays the games of a plan, a journal keeps them, and whoever listens adds them up."""

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from itertools import islice
from pathlib import Path
from time import perf_counter
from typing import Protocol, TypeAlias

from allmende.lab.crew import MOST_GAMES, Crew, ctrl_c_later, hired
from allmende.lab.journal import Journal
from allmende.lab.played import Played
from allmende.lab.run import BadRun, Plan

Progress: TypeAlias = Callable[[int], None]
"""Is told now and then how many games there are."""


class Sink(Protocol):
    """Adds games up. They come in any order, and the sum must not depend on it."""

    def add(self, game: Played) -> None: ...


@dataclass
class Session:
    """Games of one plan. What an earlier session kept in the same folder is not played again."""

    plan: Plan
    crew: Crew
    journal: Journal | None = None
    progress: Progress | None = None
    done: int = 0
    resumed: int = 0
    """How many of them were there already."""
    _kept: dict[int, Played] = field(default_factory=dict)
    """Games from the journal that nobody has asked for yet."""
    _read: bool = False

    def games(self, numbers: Sequence[int]) -> Iterator[list[Played]]:
        """The games of these numbers part by part, in any order."""
        missing = dict.fromkeys(numbers)
        stored = self.stored(missing)
        while part := list(islice(stored, MOST_GAMES)):
            self.resumed += len(part)
            yield part
            self.count(len(part))
        for part in self.crew.work(self.plan, list(missing)):
            if self.journal is not None:
                with ctrl_c_later():
                    self.journal.add(part)
            yield part
            self.count(len(part))

    def stored(self, missing: dict[int, None]) -> Iterator[Played]:
        """Those that the journal has; they are missing no longer."""
        for number in [number for number in missing if number in self._kept]:
            del missing[number]
            yield self._kept.pop(number)
        if self.journal is None or self._read:
            return
        self._read = True
        for game in self.journal.games():
            if game.number in missing:
                del missing[game.number]
                yield game
            else:
                self._kept[game.number] = game

    def count(self, games: int) -> None:
        self.done += games
        if self.progress is not None:
            self.progress(self.done)


@dataclass(frozen=True)
class Work:
    """How a plan is carried out: how many games, by whom, where they are kept, and who hears of it."""

    games: int
    jobs: int = 1
    ray: str | None = None
    out: Path | None = None
    progress: Progress | None = None


@contextmanager
def session(plan: Plan, work: Work) -> Iterator[Session]:
    """A session with a crew of its own."""
    journal = None if work.out is None else Journal(work.out, plan)
    try:
        with hired(work.jobs, work.ray) as crew:
            yield Session(plan, crew, journal, work.progress)
    finally:
        if journal is not None:
            journal.close()


@dataclass(frozen=True)
class Outcome:
    """How a session went."""

    games: int
    resumed: int
    stopped: bool
    seconds: float


def add_all(games: Sequence[Played], sinks: Sequence[Sink]) -> None:
    for sink in sinks:
        for game in games:
            sink.add(game)


def carry_out(plan: Plan, work: Work, sinks: Sequence[Sink]) -> Outcome:
    """Play the plan's games from number 0 on and hand each to all the sinks. Ctrl-C ends it with what was played so
    far."""
    began = perf_counter()
    added, stopped = 0, False
    with session(plan, work) as at_work:
        try:
            for part in at_work.games(range(work.games)):
                with ctrl_c_later():
                    add_all(part, sinks)
                    added += len(part)
        except KeyboardInterrupt:
            stopped = True
    if not added:
        raise BadRun("lab-error-nothing-played")
    return Outcome(added, at_work.resumed, stopped, perf_counter() - began)
