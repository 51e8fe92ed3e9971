"""The bots at the tables: a pool of processes in which they think, and whoever plays their turns.

A process that takes too long is killed and another one started; the pick is then the simplest bot's. Tables with
people come first, tables where only bots are left when there is nothing else to do.
"""

import asyncio
import contextlib
import hashlib
import heapq
import itertools
import multiprocessing
import time
from concurrent.futures import ThreadPoolExecutor
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from typing import Any, Final

from allmende.bots.random import RandomBot
from allmende.server.changes import Changes
from allmende.server.config import Config
from allmende.server.errors import Refused
from allmende.server.live import Table
from allmende.server.logs import log
from allmende.server.metrics import Metrics
from allmende.server.seating import people_at
from allmende.server.worker import work
from allmende.table import Game, Json, seeded

START_SECONDS: Final = 30
RECORD_SECONDS: Final = 10
FIRST, LAST = 0, 1


class NoAnswer(Exception):
    """The process failed or took too long; the word says which."""


class Worker:
    """One process. It begins when it is first needed; all its methods but `kill` run in a thread."""

    def __init__(self) -> None:
        self.process: BaseProcess | None = None
        self.pipe: Connection | None = None

    def ask(self, name: str, args: tuple[Any, ...], seconds: float) -> Any:
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
            self.process = context.Process(target=work, args=(theirs,), daemon=True, name="allmende-bot")
            self.process.start()
            theirs.close()
            if not self.pipe.poll(START_SECONDS):
                raise OSError("the process did not start")
            self.pipe.recv()
        return self.pipe

    def kill(self) -> None:
        if self.pipe is not None:
            self.pipe.close()
        if self.process is not None:
            self.process.kill()
            self.process.join(5)
        self.pipe = self.process = None


class Pool:
    """Processes that answer jobs, the urgent ones first."""

    def __init__(self, size: int) -> None:
        self._threads = ThreadPoolExecutor(size, thread_name_prefix="allmende-bots")
        self._workers = [Worker() for _ in range(size)]
        self._free = self._workers[:]
        self._queue: list[tuple[int, int, asyncio.Future[Worker]]] = []
        self._numbers = itertools.count()

    async def ask(self, urgency: int, name: str, args: tuple[Any, ...], seconds: float) -> Any:
        worker = await self._take(urgency)
        job = asyncio.get_running_loop().run_in_executor(self._threads, worker.ask, name, args, seconds)
        job.add_done_callback(lambda _: self._give_back(worker))
        return await asyncio.shield(job)

    async def _take(self, urgency: int) -> Worker:
        if self._free:
            return self._free.pop()
        turn: asyncio.Future[Worker] = asyncio.get_running_loop().create_future()
        heapq.heappush(self._queue, (urgency, next(self._numbers), turn))
        try:
            return await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():
                self._give_back(turn.result())
            raise

    def _give_back(self, worker: Worker) -> None:
        while self._queue:
            turn = heapq.heappop(self._queue)[2]
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


class Players:
    def __init__(self, config: Config, changes: Changes, metrics: Metrics) -> None:
        self.config = config
        self.changes = changes
        self.metrics = metrics
        self.pool = Pool(config.bot_processes)
        self.closing = False

    async def close(self) -> None:
        self.closing = True
        await self.pool.close()

    def look(self, table: Table) -> None:
        """If the table waits for a bot, let it play until it waits for somebody else."""
        if self.closing or table.spoiled or (table.bots is not None and not table.bots.done()):
            return
        if table.waits_for_bot() is not None:
            table.bots = asyncio.create_task(self._play(table))

    async def _play(self, table: Table) -> None:
        try:
            while not table.spoiled and (seat := table.waits_for_bot()) is not None:
                urgency = FIRST if people_at(table.chairs) else LAST
                if urgency == LAST:
                    await asyncio.sleep(0.01)
                seq = table.seq
                option = await self.pick(table, seat, urgency)
                try:
                    await self.changes.bot_pick(table, seat, seq, option)
                except Refused:
                    if table.seq == seq:  # otherwise somebody took something back meanwhile: look again
                        raise
        except Exception as error:  # told to whoever runs the server; the next use of the table tries again
            log("bot-stopped", level=40, error=error, table=table.id, seq=table.seq)

    async def pick(self, table: Table, seat: int, urgency: int) -> int:
        """The bot's pick; the simplest bot's, if it fails or takes too long."""
        game = table.game
        bot = table.chairs[seat].bot or "random"
        seed = own_seed(game, seat)
        began = time.perf_counter()
        try:
            args = (as_known(game, seat, seed), seat, bot, seed)
            option = int(await self.pool.ask(urgency, "pick", args, self.config.bot_seconds))
            self.metrics.bot_picks["answered"] += 1
        except NoAnswer as problem:
            self.metrics.bot_picks["slow" if str(problem) == "slow" else "failed"] += 1
            log("bot-replaced", level=30, table=table.id, seq=table.seq, seat=seat, kind=bot, why=str(problem))
            choice = next(choice for choice in game.choices if choice.seat == seat)
            option = RandomBot(seed).pick(game, choice)
        self.metrics.bot.see(time.perf_counter() - began)
        return option

    async def hints(self, table: Table, seat: int) -> list[Json]:
        """Up to three good options for a seat, from what it knows, with reasons."""
        seed = own_seed(table.game, seat)
        args = (as_known(table.game, seat, seed), seat, seed)
        try:
            return list(await self.pool.ask(FIRST, "advice", args, self.config.bot_seconds))
        except NoAnswer as problem:
            log("no-hints", level=30, table=table.id, seq=table.seq, seat=seat, why=str(problem))
            return []

    async def read_record(self, data: Any) -> tuple[str, Any]:
        """Check a record by playing it, which may take a while, in another process."""
        try:
            verdict: tuple[str, Any] = await self.pool.ask(FIRST, "record", (data,), RECORD_SECONDS)
        except NoAnswer as problem:
            log("record-unreadable", level=30, why=str(problem))
            return "refused", "this record cannot be played"
        return verdict


def as_known(game: Game, seat: int, seed: int) -> Json:
    """The game as the seat knows it: everything else is redrawn, and the seed stays here."""
    return {**game.determinize(seat, seeded(seed)).to_json(), "seed": 0}


def own_seed(game: Game, seat: int) -> int:
    """The bot's own chance: the same in the same situation, and nobody can tell the game's seed from it."""
    digest = hashlib.sha256(f"{game.seed} {seat} {game.picks}".encode()).digest()
    return int.from_bytes(digest[:6], "big")
