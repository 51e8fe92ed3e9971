"""Processes that answer jobs: the urgent ones first, fair to everybody, and so many may wait and no more.

A process begins when it is first needed. One that takes too long is killed, and another one takes its place. Where
workers have joined (`jobs`), they do it, and our own processes only what is asked when none of them is there.
"""

import asyncio
import contextlib
import heapq
import itertools
import multiprocessing
import os
import signal
import time
from collections import Counter
from collections.abc import Callable, Mapping
from concurrent.futures import ThreadPoolExecutor
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from typing import Any, Final, TypeAlias

from allmende.server import jobs as line

START_SECONDS: Final = 120
"""A busy machine takes its time."""
Args: TypeAlias = tuple[Any, ...]
Jobs: TypeAlias = Mapping[str, Callable[..., Any]]
Target: TypeAlias = Callable[[Connection], None]
"""What a process does: answer jobs."""
BOTS, PAST, IMPORTS, ASIDE = 0, 10, 20, 30
"""Which pool comes first where all of them share workers; its own urgency is added to that."""


class NoAnswer(Exception):
    """The process failed or took too long; the word says which."""


def answer_jobs(pipe: Connection, jobs: Jobs, nice: int) -> None:
    """In the process: answer until the server is gone. Ctrl-C is the server's business, which goes first."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):  # not on Windows
        os.nice(nice)
    try:
        pipe.send(("ready", None))
        while True:
            name, args = pipe.recv()
            try:
                pipe.send(("done", jobs[name](*args)))
            except Exception as error:
                pipe.send(("failed", type(error).__name__))
    except (EOFError, OSError):
        return


def sleep(seconds: float) -> None:
    """For tests: a job that takes its time."""
    time.sleep(seconds)


class Worker:
    """One process, seen from here. All its methods but `kill` run in a thread."""

    def __init__(self, target: Target) -> None:
        self.target = target
        self.process: BaseProcess | None = None
        self.pipe: Connection | None = None
        self.ready = False

    def ask(self, name: str, args: Args, seconds: float) -> Any:
        try:
            pipe = self._ready_pipe()
            pipe.send((name, args))
            if not pipe.poll(seconds):
                self.kill()
                raise NoAnswer("slow")
            kind, answer = pipe.recv()
        except (OSError, EOFError) as error:
            self.kill()
            raise NoAnswer("died") from error
        if kind != "done":
            raise NoAnswer(str(answer))
        return answer

    def _ready_pipe(self) -> Connection:
        if self.pipe is None or self.process is None or not self.process.is_alive():
            self.kill()
            context = multiprocessing.get_context("spawn")
            self.pipe, theirs = context.Pipe()
            self.process = context.Process(target=self.target, args=(theirs,), daemon=True, name="allmende-worker")
            self.process.start()
            theirs.close()
        if not self.ready:
            if not self.pipe.poll(START_SECONDS):  # it goes on: whoever asks next finds it further on
                raise NoAnswer("slow")
            self.pipe.recv()
            self.ready = True
        return self.pipe

    def kill(self) -> None:
        if self.pipe is not None:
            self.pipe.close()
        if self.process is not None:
            self.process.kill()
            self.process.join(5)
        self.pipe = self.process = None
        self.ready = False


class Pool:
    """Some processes, and the queue before them."""

    def __init__(self, size: int, target: Target, desk: int = BOTS, jobs: line.Jobs | None = None) -> None:
        self.desk = desk
        self.jobs = jobs
        self._threads = ThreadPoolExecutor(size, thread_name_prefix="allmende-pool")
        self._workers = [Worker(target) for _ in range(size)]
        self._free = self._workers[:]
        self._queue: list[tuple[int, int, int, asyncio.Future[Worker]]] = []
        self._numbers = itertools.count()
        self._jobs: Counter[str] = Counter()
        """By whose they are: those that wait or run."""
        self.waited: Callable[[float], None] = lambda seconds: None
        """Called with how long a job has waited."""

    @property
    def idle(self) -> bool:
        """Is nothing being done here?"""
        return len(self._free) == len(self._workers)

    def waiting(self, urgency: int) -> int:
        return sum(entry[0] == urgency for entry in self._queue)

    async def ask(
        self,
        urgency: int,
        name: str,
        args: Args | Callable[[], Args],
        seconds: float,
        *,
        whose: str = "",
        most: int | None = None,
    ) -> Any:
        """The answer to a job; NoAnswer if there is none in time.

        The lowest urgency number comes first, and within it whoever has the fewest jobs here. With `most`, the job is
        refused where so many of its urgency wait. Arguments may be worked out when the job begins. A job whose asker
        is cancelled leaves the queue; one that has begun runs to its end.
        """
        if self.jobs is not None and self.jobs.hands:
            with contextlib.suppress(line.NobodyWorks):  # the last of them is gone: we do it ourselves
                given = args() if callable(args) else args
                kind, answer, *waited = await self.jobs.ask(self.desk + urgency, name, given, seconds, whose, most)
                if kind != "done":
                    raise NoAnswer(str(answer))
                for long in waited:
                    self.waited(long)
                return answer
        if most is not None and not self._free and self.waiting(urgency) >= most:
            raise line.busy()
        rank = self._jobs[whose] if whose else 0
        self._jobs[whose] += 1
        try:
            began = time.perf_counter()
            worker = await self._take(urgency, rank)
            self.waited(time.perf_counter() - began)
            try:
                given = args() if callable(args) else args
            except BaseException:
                self._give_back(worker)
                raise
            job = asyncio.get_running_loop().run_in_executor(self._threads, worker.ask, name, given, seconds)
            job.add_done_callback(lambda _: self._give_back(worker))
            return await asyncio.shield(job)
        finally:
            self._jobs[whose] -= 1
            if not self._jobs[whose]:
                del self._jobs[whose]

    async def _take(self, urgency: int, rank: int) -> Worker:
        if self._free:
            return self._free.pop()
        turn: asyncio.Future[Worker] = asyncio.get_running_loop().create_future()
        heapq.heappush(self._queue, (urgency, rank, next(self._numbers), turn))
        try:
            return await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():
                self._give_back(turn.result())
            else:
                self._queue = [entry for entry in self._queue if entry[3] is not turn]
                heapq.heapify(self._queue)
            raise

    def _give_back(self, worker: Worker) -> None:
        while self._queue:
            turn = heapq.heappop(self._queue)[3]
            if not turn.done():
                turn.set_result(worker)
                return
        self._free.append(worker)

    async def close(self) -> None:
        for worker in self._workers:
            if worker.process is not None:
                with contextlib.suppress(Exception):
                    worker.process.kill()
        await asyncio.get_running_loop().run_in_executor(None, self._threads.shutdown)
        for worker in self._workers:
            worker.kill()
