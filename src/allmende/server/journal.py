"""The one writer: whatever waits is written in one transaction, and everyone is told when it is on the disk.

A commit that reaches the disk takes milliseconds, however many rows it holds. So the picks that arrive at many tables
while one transaction is being written go together into the next. Nobody waits for more than two of them.
"""

import asyncio
import contextlib
import math
import time
from collections.abc import Mapping
from typing import Any, Final

import msgspec
from sqlalchemy import column, func, select, table, update
from sqlalchemy.exc import DBAPIError, IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection
from sqlalchemy.sql.dml import UpdateBase

from allmende.server.errors import AWAY, NO_PERSON, READING_ONLY
from allmende.server.logs import log
from allmende.server.metrics import Metrics
from allmende.server.schema import (
    CLOSE_WAY,
    END_SECRET,
    END_SECRETS,
    END_TABLE,
    MOVE_TABLE,
    ORDER,
    SAY,
    SET_PERSON,
    Job,
    Row,
)
from allmende.server.store import Store
from allmende.server.traces import TRACES
from allmende.server.writer import Writer

MOST_JOBS: Final = 200
"""In one transaction."""


COMMIT_SECONDS: Final = 20
FENCED: Final = "fenced"
"""Somebody else has written there meanwhile: nothing is wrong with the database."""
FENCES: Final = ("tables.generation", "people.settings", 'column "generation"', 'column "settings"')
"""What a refusal of the fence names, on SQLite and on PostgreSQL."""
NO_ROOM: Final = "no-room"
"""Somebody has as many tables as one may have."""
ROOMS: Final = ("people.created", 'column "created"')
ABSENT: Final = ("seats.kind", "said.person", 'column "kind" of relation "seats"', 'column "person" of relation "said"')
"""The same where somebody who would sit there, or has said something, was deleted."""
CHANNEL: Final = "allmende"
MOST_NEWS: Final = 100
"""Names in one notice: it may have 8,000 bytes."""
FRESH_SECONDS: Final = 1
"""So long it is known whether something can be written."""
SIGNS: Final = (
    ("is full", "disk-full"), ("diskfull", "disk-full"), ("no space", "disk-full"), ("disk i/o", "disk-error"),
    ("readonly", "read-only"), ("read-only", "read-only"), ("unable to open", AWAY), ("connection", AWAY),
)  # fmt: skip
"""What databases say, and what it means."""
VERSION: Final = table("alembic_version", column("version_num"))
PROBE: Final = update(VERSION).values(version_num=VERSION.c.version_num)
"""Writes what stands there already: all that can fail on the way to the disk can fail here."""


class NotWritten(Exception):
    """The database did not take it, and why, in a word."""

    def __init__(self, why: str) -> None:
        super().__init__(why)
        self.why = why


class Journal:
    def __init__(self, store: Store, metrics: Metrics, me: str | None = None) -> None:
        self.store = store
        self.me = me
        """As whom to tell other processes of what was written; None: there are no others."""
        self.metrics = metrics
        self.wrote = time.monotonic()
        """When something was last written."""
        self.closed = False
        """Whoever runs the server lets nothing be written at the moment (standing.py)."""
        self._tried = -math.inf
        """When that was last tried, and what went wrong then."""
        self._trouble: str | None = None
        self._waiting: asyncio.Queue[tuple[Job, asyncio.Future[None]]] = asyncio.Queue()
        self._task: asyncio.Task[None] | None = None
        self._writer = Writer(store.engine.url) if store.sqlite and store.engine.url.database else None
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
        if self._writer is not None:
            self._writer.close()
        await self._hang_up()

    async def write(self, job: Job) -> None:
        """Returns when the job is on the disk; NotWritten if it is not."""
        if self.closed and job[0][0] is not PROBE:
            raise NotWritten(READING_ONLY)
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.put_nowait((job, done))
        await done

    async def trouble(self) -> str | None:
        """Why nothing can be written now, in a word; None if all is well. Tries it if nobody has done so just now."""
        if time.monotonic() - self._tried > FRESH_SECONDS:
            self._tried = time.monotonic()
            with contextlib.suppress(NotWritten, TimeoutError):
                async with asyncio.timeout(COMMIT_SECONDS):
                    await self.write([(PROBE, {})])
        return self._trouble

    async def _write_forever(self) -> None:
        while True:
            batch = [await self._waiting.get()]
            while len(batch) < MOST_JOBS and not self._waiting.empty():
                batch.append(self._waiting.get_nowait())
            try:
                with self.metrics.commit.measured(), TRACES.span("commit", jobs=len(batch)):
                    await self._write_batch(batch)
            finally:
                for _ in batch:
                    self._waiting.task_done()
                if any(job[0][0] is not PROBE for job, _ in batch):
                    self.wrote = time.monotonic()

    async def _write_batch(self, batch: list[tuple[Job, asyncio.Future[None]]]) -> None:
        """All in one; if that fails, one by one, so that a bad job spoils no other. Unless the database is away."""
        trouble = await self._try([job for job, _ in batch])
        if trouble not in (None, AWAY) and len(batch) > 1:
            for one in batch:
                await self._write_batch([one])
            return
        for _, done in batch:
            if not done.done():
                if trouble is None:
                    done.set_result(None)
                else:
                    done.set_exception(NotWritten(trouble))

    async def _try(self, jobs: list[Job]) -> str | None:
        """Commit; in a word what went wrong. Whatever it is: without its writer, the whole server would stand still."""
        trouble = None
        try:
            async with asyncio.timeout(COMMIT_SECONDS):
                await self._commit(jobs)
        except Exception as error:
            trouble = word_for(error)
            if trouble in (FENCED, NO_ROOM, NO_PERSON):
                return trouble
            log("not-written", level=40, kind=type(error).__name__, why=trouble)
        self._tried, self._trouble = time.monotonic(), trouble
        return trouble

    async def _commit(self, jobs: list[Job]) -> None:
        """Rows of the same statement go together. Jobs of one batch never touch the same table, so they mix."""
        grouped: dict[int, tuple[UpdateBase, list[Row]]] = {}
        for job in jobs:
            for statement, row in job:
                grouped.setdefault(id(statement), (statement, []))[1].append(row)
        work = [grouped[key] for key in sorted(grouped, key=lambda key: ORDER.get(key, 0))]
        if self._writer is not None:
            await self._writer.write(work)
            return
        if self._connection is None:
            self._connection = await self.store.engine.connect()
        try:
            async with self._connection.begin():
                for statement, rows in work:
                    await self._connection.execute(statement, rows)
                for notice in [] if self.me is None else notices(self.me, dict(grouped.values())):
                    await self._connection.execute(select(func.pg_notify(CHANNEL, notice)))
        except BaseException:
            await self._hang_up()
            raise

    async def _hang_up(self) -> None:
        """The next transaction gets a fresh connection."""
        connection, self._connection = self._connection, None
        if connection is not None:
            with contextlib.suppress(SQLAlchemyError, OSError):
                await connection.close()


def notices(me: str, written: Mapping[UpdateBase, list[Row]]) -> list[str]:
    """What other processes must hear of: tables with their new seq, 0 for those that are gone; people who changed, and
    those of whom a secret has ended; what was said; that tables have come into the hall or gone."""
    news: list[Any] = [(row["its_id"], row["new_seq"]) for row in written.get(MOVE_TABLE, ())]
    news += [(row["its_id"], 0) for row in written.get(END_TABLE, ())]
    news += [(row["its_hash"], None) for row in written.get(SET_PERSON, ())]
    ended = [row["its_person"] for end in (END_SECRETS, END_SECRET) for row in written.get(end, ())]
    news += [(person, None) for person in ended]
    said = [(row["table"], row["number"]) for row in written.get(SAY, ())]
    told: list[dict[str, Any]] = [
        {name: all_[at : at + MOST_NEWS]}
        for name, all_ in (("news", news), ("ended", ended), ("said", said))
        for at in range(0, len(all_), MOST_NEWS)
    ]
    if CLOSE_WAY in written:
        told.append({"hall": True})
    return [msgspec.json.encode({"by": me, **one}).decode() for one in told]


def word_for(error: Exception) -> str:
    """Why something was not written, for those who run the server."""
    if isinstance(error, IntegrityError) and any(fence in str(error.orig) for fence in FENCES):
        return FENCED
    if isinstance(error, IntegrityError) and any(room in str(error.orig) for room in ROOMS):
        return NO_ROOM
    if isinstance(error, IntegrityError) and any(absent in str(error.orig) for absent in ABSENT):
        return NO_PERSON
    if isinstance(error, OSError) or (isinstance(error, DBAPIError) and error.connection_invalidated):
        return AWAY
    said = f"{type(getattr(error, 'orig', error)).__name__} {error}".lower()
    return next((word for sign, word in SIGNS if sign in said), "not-written")
