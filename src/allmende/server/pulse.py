"""The pulse of a process among others: it says that it is alive, and hears what the others have written.

Both by one connection: as long as the beat goes through, nothing was missed. After a break, `compare` finds out.
"""

import asyncio
import contextlib
import time
from collections.abc import Awaitable, Callable
from typing import Any, Final

import msgspec
from sqlalchemy.exc import SQLAlchemyError

from allmende.server.journal import CHANNEL
from allmende.server.leases import BEAT_SECONDS, LEASE_SECONDS, Leases
from allmende.server.logs import log
from allmende.server.migrations import newest
from allmende.server.store import Store

ANSWER_SECONDS: Final = 1.5
GRACE_SECONDS: Final = 0.5
"""After a pause of the whole process, so long it may take to find out whether anything was lost."""
BEAT: Final = """
    INSERT INTO processes (id, address, expires, knows) VALUES ($1, $2, extract(epoch FROM clock_timestamp()) + $3, $4)
    ON CONFLICT (id) DO UPDATE SET expires = excluded.expires
"""
ALIVE: Final = "SELECT id, address FROM processes WHERE expires > extract(epoch FROM clock_timestamp())"
NOTIFY: Final = "SELECT pg_notify($1, $2)"


class Pulse:
    def __init__(self, store: Store, leases: Leases) -> None:
        self.store = store
        self.leases = leases
        self.address = ""
        self.knows = newest()
        self.heard: Callable[[Any], None] = lambda notice: None
        """Called with what another process tells."""
        self.compare: Callable[[], Awaitable[None]]
        """Called when something may have been missed."""
        self.beaten: Callable[[set[str]], Awaitable[None]]
        """Called after each beat, with the processes that count as dead since."""
        self.lost: Callable[[], None] = lambda: None
        """Called when we count as dead, and others may take what is ours."""
        self.took: Callable[[float], None] = lambda seconds: None
        """Called with how long a beat took, there and back."""
        self.cut = False
        """Have we been cut off from the database for so long?"""
        self._connection: Any = None
        self._speaking = asyncio.Lock()
        self._last = 0.0
        self._task: asyncio.Task[None] | None = None
        self._timer: asyncio.TimerHandle | None = None

    async def start(self) -> None:
        """Returns when the others can know of us."""
        first: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._task = asyncio.create_task(self._run(first))
        await first

    async def close(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
        if self._task is not None:
            self._task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._task

    async def tell(self, notice: Any) -> None:
        """Tell the other processes something that need not be kept; while the database is away, nobody."""
        connection = self._connection
        if connection is not None and self.leases.others:
            text = msgspec.json.encode({"by": self.leases.me, **notice}).decode()
            with contextlib.suppress(Exception):
                async with self._speaking:
                    await connection.execute(NOTIFY, CHANNEL, text, timeout=ANSWER_SECONDS)

    async def _run(self, first: asyncio.Future[None]) -> None:
        while True:
            try:
                await self._while_connected(first)
            except Exception as error:  # of the driver, the network, or what the others told: it begins anew
                if not isinstance(error, OSError | SQLAlchemyError) and not is_of_driver(error):
                    log("pulse", level=40, error=error)
                log("no-database", level=40, why=type(error).__name__)
            await asyncio.sleep(GRACE_SECONDS)

    async def _while_connected(self, first: asyncio.Future[None]) -> None:
        async with asyncio.timeout(ANSWER_SECONDS):
            pooled = await self.store.engine.connect()
        try:
            connection: Any = (await pooled.get_raw_connection()).driver_connection
            await connection.add_listener(CHANNEL, self._hear)
            await self._beat(connection)
            self._connection = connection
            if not first.done():
                first.set_result(None)
            await self.compare()
            while True:
                await asyncio.sleep(BEAT_SECONDS)
                paused = time.monotonic() - self._last > LEASE_SECONDS
                await self._beat(connection)
                if paused:
                    await self.compare()
        finally:
            self._connection = None
            await pooled.invalidate()
            await pooled.close()

    async def _beat(self, connection: Any) -> None:
        began = time.monotonic()
        async with self._speaking:
            row = (self.leases.me, self.address, LEASE_SECONDS, self.knows)
            await connection.execute(BEAT, *row, timeout=ANSWER_SECONDS)
            rows = await connection.fetch(ALIVE, timeout=ANSWER_SECONDS)
        before, self.leases.alive = self.leases.alive, {row["id"]: row["address"] for row in rows}
        self._last, self.cut = began, False
        self.took(time.monotonic() - began)
        self._wait(LEASE_SECONDS, self._late)
        await self.beaten(before.keys() - self.leases.alive.keys())

    def _wait(self, seconds: float, then: Callable[[], None]) -> None:
        if self._timer is not None:
            self._timer.cancel()
        self._timer = asyncio.get_running_loop().call_later(seconds, then)

    def _late(self) -> None:
        """No beat has gone through. If it was we who slept, the next one will, and shows what was lost."""
        self._wait(GRACE_SECONDS, self._too_late)

    def _too_late(self) -> None:
        if self.leases.others:
            self.cut = True
            self.lost()

    def _hear(self, _connection: Any, _process: int, _channel: str, text: str) -> None:
        notice = msgspec.json.decode(text)
        if notice["by"] != self.leases.me:
            self.heard(notice)


def is_of_driver(error: Exception) -> bool:
    return type(error).__module__.startswith("asyncpg")
