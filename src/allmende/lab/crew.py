"""Who plays the games: this process, several processes of this machine, or the nodes of a Ray cluster.

A crew gets a plan and the numbers of the games it shall play, and hands them back in parts, in any order.
"""

import os
import signal
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager, suppress
from multiprocessing import Pipe, get_context
from multiprocessing.connection import Connection
from threading import Thread, current_thread, main_thread
from time import perf_counter
from typing import Final, Protocol, TypeVar

from allmende.lab.played import Played
from allmende.lab.run import BadRun, Plan

Task = TypeVar("Task")
Result = TypeVar("Result")

PART_SECONDS: Final = 0.5
"""So much work, about, is done between two looks at the clock, and lost when a run is stopped."""
MOST_GAMES: Final = 500
"""In one part, however quick they are."""


def play_some(plan: Plan, numbers: list[int]) -> tuple[list[Played], float]:
    """Play games, one after another; with the seconds it took."""
    began = perf_counter()
    return [plan.play(number) for number in numbers], perf_counter() - began


class Pace:
    """How many games make a part: one at first, then as many as take about PART_SECONDS."""

    def __init__(self) -> None:
        self.seconds = 0.0
        self.games = 0

    def heed(self, games: int, seconds: float) -> None:
        self.games += games
        self.seconds += seconds

    def part(self) -> int:
        if not self.games:
            return 1
        return max(1, min(MOST_GAMES, int(PART_SECONDS * self.games / max(self.seconds, 1e-6))))

    def parts(self, numbers: Iterable[int], most: int) -> Iterator[list[int]]:
        """Deal the numbers out as they are asked for; `most` in a part, so that everybody gets something."""
        part: list[int] = []
        for number in numbers:
            part.append(number)
            if len(part) >= min(most, self.part()):
                yield part
                part = []
        if part:
            yield part


class Crew(Protocol):
    """Plays games, many at once perhaps."""

    def work(self, plan: Plan, numbers: list[int]) -> Iterator[list[Played]]:
        """Play the games of these numbers, and hand them back part by part, in any order."""

    def each(self, do: Callable[[Task], Result], tasks: Sequence[Task]) -> Iterator[Result]:
        """Do something else with each of some things; the results come in their order."""

    def leave(self) -> None:
        """The work is done, or was broken off."""


@contextmanager
def hired(jobs: int = 1, ray: str | None = None) -> Iterator[Crew]:
    """The crew for a run: `jobs` processes, or the Ray cluster at an address."""
    crew: Crew
    if ray is not None:
        from allmende.lab.cluster import Cluster

        crew = Cluster(ray)
    else:
        crew = Alone() if jobs == 1 else Processes(jobs)
    try:
        yield crew
    finally:
        crew.leave()


class Alone:
    """This process."""

    def work(self, plan: Plan, numbers: list[int]) -> Iterator[list[Played]]:
        pace = Pace()
        for part in pace.parts(numbers, MOST_GAMES):
            games, seconds = play_some(plan, part)
            pace.heed(len(games), seconds)
            yield games

    def each(self, do: Callable[[Task], Result], tasks: Sequence[Task]) -> Iterator[Result]:
        return map(do, tasks)

    def leave(self) -> None:
        """Nobody is to be sent home."""


class Processes:
    """Several processes of this machine. They start afresh ("spawn") on every system: copies of a process that has
    threads may hang."""

    def __init__(self, jobs: int) -> None:
        self.jobs = jobs
        self.pool: ProcessPoolExecutor | None = None
        self.busy = False
        """Is somebody still at work?"""
        self.leash: Connection | None = None

    def work(self, plan: Plan, numbers: list[int]) -> Iterator[list[Played]]:
        pool = self.pool = self.pool or self.started()
        pace = Pace()
        waiting: set[Future[tuple[list[Played], float]]] = set()
        self.busy = True
        try:
            for part in pace.parts(numbers, -(-len(numbers) // self.jobs)):
                with deaf_to_ctrl_c():  # the pool may start a process now
                    waiting.add(pool.submit(play_some, plan, part))
                if len(waiting) >= 2 * self.jobs:  # enough to keep all processes busy
                    done, waiting = wait(waiting, return_when=FIRST_COMPLETED)
                    yield from results(done, pace)
            while waiting:
                done, waiting = wait(waiting, return_when=FIRST_COMPLETED)
                yield from results(done, pace)
        except BrokenProcessPool as error:
            raise BadRun("lab-error-broken-pool") from error
        self.busy = False

    def each(self, do: Callable[[Task], Result], tasks: Sequence[Task]) -> Iterator[Result]:
        pool = self.pool = self.pool or self.started()
        self.busy = True
        try:
            with deaf_to_ctrl_c():
                found = pool.map(do, tasks)
            yield from found
        except BrokenProcessPool as error:
            raise BadRun("lab-error-broken-pool") from error
        self.busy = False

    def started(self) -> ProcessPoolExecutor:
        """The pool starts its processes when there is work for them."""
        held, self.leash = Pipe(duplex=False)
        return ProcessPoolExecutor(self.jobs, get_context("spawn"), begin_work, (held,))

    def leave(self) -> None:
        if self.pool is None or self.leash is None:
            return
        if self.busy:  # broken off: what they are playing is of no use any more, and may take long
            self.leash.close()
        self.pool.shutdown(cancel_futures=True)
        self.leash.close()


def results(done: Iterable[Future[tuple[list[Played], float]]], pace: Pace) -> Iterator[list[Played]]:
    for part in done:
        games, seconds = part.result()
        pace.heed(len(games), seconds)
        yield games


def begin_work(held: Connection) -> None:
    """What a process does first: it leaves Ctrl-C to the one that leads, and goes when that one lets go or is gone."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=go_when_let_go, args=(held,), daemon=True).start()


def go_when_let_go(held: Connection) -> None:
    with suppress(EOFError, OSError):
        held.recv()  # nothing is ever sent: this ends when the other end is closed, by whatever way
    os._exit(0)


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


@contextmanager
def ctrl_c_later() -> Iterator[None]:
    """What is being added up or written down is finished first."""
    if current_thread() is not main_thread():
        yield
        return
    pressed: list[int] = []
    before = signal.signal(signal.SIGINT, lambda number, _: pressed.append(number))
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)
    if pressed:
        raise KeyboardInterrupt
