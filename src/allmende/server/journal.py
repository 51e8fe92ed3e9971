"""The one writer: whatever waits is written in one transaction, and everyone is told when it is on the disk.

A commit that reaches the disk takes milliseconds, however many rows it holds. So the picks that arrive at many tables
while one transaction is being written go together into the next. Nobody waits for more than two of them.
"""

import asyncio
import contextlib
import time
from typing import Final

from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection
from sqlalchemy.sql.dml import UpdateBase

from allmende.server.logs import log
from allmende.server.metrics import Metrics
from allmende.server.schema import ORDER, Job, Row
from allmende.server.store import Store

MOST_JOBS: Final = 200
"""In one transaction."""


class NotWritten(Exception):
    """The database did not take it."""


class Journal:
    def __init__(self, store: Store, metrics: Metrics) -> None:
        self.store = store
        self.metrics = metrics
        self.wrote = time.monotonic()
        """When something was last written."""
        self._waiting: asyncio.Queue[tuple[Job, asyncio.Future[None]]] = asyncio.Queue()
        self._task: asyncio.Task[None] | None = None
        self._connection: AsyncConnection | None = None
        """Kept between transactions: taking one from the pool and giving it back costs as much as a small one."""

    def start(self) -> None:
        self._task = asyncio.create_task(self._write_forever())

    async def close(self) -> None:
        """Write what waits, then stop."""
        if self._task is not None:
            await self._waiting.join()
            self._task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._task
        await self._hang_up()

    async def write(self, job: Job) -> None:
        """Returns when the job is on the disk; NotWritten if it is not."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.put_nowait((job, done))
        await done

    async def _write_forever(self) -> None:
        while True:
            batch = [await self._waiting.get()]
            while len(batch) < MOST_JOBS and not self._waiting.empty():
                batch.append(self._waiting.get_nowait())
            began = time.perf_counter()
            try:
                await self._write_batch(batch)
            finally:
                for _ in batch:
                    self._waiting.task_done()
                self.metrics.commit.see(time.perf_counter() - began)
                self.wrote = time.monotonic()

    async def _write_batch(self, batch: list[tuple[Job, asyncio.Future[None]]]) -> None:
        """All in one; if that fails, one by one, so that a bad job spoils no other."""
        if len(batch) > 1:
            try:
                await self._commit([job for job, _ in batch])
            except (SQLAlchemyError, OSError):
                for one in batch:
                    await self._write_batch([one])
                return
        else:
            try:
                await self._commit([batch[0][0]])
            except (SQLAlchemyError, OSError) as error:
                log("not-written", level=40, why=type(error).__name__)
                if not batch[0][1].done():
                    batch[0][1].set_exception(NotWritten())
                return
        for _, done in batch:
            if not done.done():
                done.set_result(None)

    async def _commit(self, jobs: list[Job]) -> None:
        """Rows of the same statement go together. Jobs of one batch never touch the same table, so they mix."""
        grouped: dict[int, tuple[UpdateBase, list[Row]]] = {}
        for job in jobs:
            for statement, row in job:
                grouped.setdefault(id(statement), (statement, []))[1].append(row)
        if self._connection is None:
            self._connection = await self.store.engine.connect()
        try:
            async with self._connection.begin():
                for key in sorted(grouped, key=ORDER.__getitem__):
                    await self._connection.execute(*grouped[key])
        except BaseException:
            await self._hang_up()
            raise

    async def _hang_up(self) -> None:
        """The next transaction gets a fresh connection."""
        connection, self._connection = self._connection, None
        if connection is not None:
            with contextlib.suppress(SQLAlchemyError, OSError):
                await connection.close()
