"""What those who run the server have ordered, as its processes hear of it: from the database, every second.

Two orders stand until they are taken back: reading only, and draining. Whatever else is done from outside (a table
closed, a person deleted, a secret revoked) leaves a line in `audit`, and then all that is in memory is compared.
"""

import asyncio
import contextlib
import time
from collections.abc import Callable
from typing import Any, Final

from sqlalchemy import func, select

from allmende.server.config import Config
from allmende.server.errors import Refused
from allmende.server.hall import Hall
from allmende.server.journal import Journal
from allmende.server.logs import log
from allmende.server.metrics import Metrics
from allmende.server.register import Register
from allmende.server.retention import Retention
from allmende.server.schema import AUDIT, SHARED
from allmende.server.store import Store

LOOK_SECONDS: Final = 1.0
TIDY_SECONDS: Final = 3600.0
READING: Final = "reading-only"
DRAINING: Final = "draining"
OF_PEOPLE: Final = ("revoke", "forget", "merge")
"""Deeds after which somebody's secret is worth nothing; they name the person, and whose the guest's things are now."""


def draining_of(process: str) -> str:
    """The name of the order for one process alone."""
    return f"{DRAINING} {process}"


class Standing:
    def __init__(
        self, config: Config, store: Store, journal: Journal, hall: Hall, register: Register, metrics: Metrics
    ) -> None:
        self.store = store
        self.journal = journal
        self.hall = hall
        self.register = register
        self.retention = Retention(store, config.keep_unfinished_days, config.keep_finished_days)
        self.deeds: dict[str, Callable[[str], None]] = {}
        """By deed, who else is told of what it was done to."""
        self._me = hall.leases.me or ""
        self._seen = 0
        self._looking = asyncio.Lock()
        self._task: asyncio.Task[None] | None = None
        self._tidied = time.monotonic() - TIDY_SECONDS
        metrics.gauges["reading_only"] = lambda: journal.closed
        metrics.gauges["draining"] = lambda: hall.draining

    async def start(self) -> None:
        """Know what stands before anybody comes."""
        with contextlib.suppress(Refused):
            await self._look(first=True)
        self._task = asyncio.create_task(self._look_forever())

    async def close(self) -> None:
        if self._task is not None:
            self._task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._task

    async def look(self) -> None:
        """Something was just ordered, here or at another process: hear it now."""
        async with self._looking:
            await self._look()

    async def _look_forever(self) -> None:
        while True:
            await asyncio.sleep(LOOK_SECONDS)
            try:
                await self.look()
                await self._tidy()
            except Refused:  # the database is away: what is ordered meanwhile is heard when it is back
                pass
            except Exception as error:  # whatever it is, orders must be heard tomorrow, too
                log("standing", level=40, error=error)

    async def _look(self, first: bool = False) -> None:
        async with self.store.reading() as connection:
            names = set((await connection.execute(select(SHARED.c.name))).scalars())
            if first:
                self._seen = (await connection.execute(select(func.coalesce(func.max(AUDIT.c.id), 0)))).scalar_one()
            news = select(AUDIT).where(AUDIT.c.id > self._seen).order_by(AUDIT.c.id)
            rows = (await connection.execute(news)).all()
        self.hall.draining = not names.isdisjoint((DRAINING, draining_of(self._me)))
        await self._read_only(READING in names)
        if rows:
            await self._hear(rows)
            self._seen = rows[-1].id

    async def _read_only(self, closed: bool) -> None:
        was, self.journal.closed = self.journal.closed, closed
        if was and not closed:
            await self.hall.wake_ours()

    async def _hear(self, rows: Any) -> None:
        people = [row.what for row in rows if row.deed in OF_PEOPLE]
        for row in rows:
            if row.deed in self.deeds:
                self.deeds[row.deed](row.what)
        for person in (*people, *(row.detail for row in rows if row.deed == "merge")):
            self.register.forget(person)
        self.hall.dismiss(people)
        await self.hall.following.compare(self.hall.tables)
        await self.hall.wake_ours()  # where a bot is to play, nobody else would take the table up again

    async def _tidy(self) -> None:
        """Old tables go by themselves, if whoever runs the server has said when."""
        if time.monotonic() - self._tidied > TIDY_SECONDS and not self.journal.closed:
            self._tidied = time.monotonic()
            await self.retention.tidy()
