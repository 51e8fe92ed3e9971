"""A process among others on the same database: what it hears of them, and what it tells them. See docs/many.md."""

import asyncio
import contextlib
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any

from allmende.server.errors import Refused
from allmende.server.hall import Hall
from allmende.server.leases import Leases
from allmende.server.limits import Limits
from allmende.server.open_table import Table
from allmende.server.pulse import Pulse
from allmende.server.register import Register
from allmende.server.sharing import Sharing
from allmende.server.store import Store

Presence = tuple[list[int], int]
"""Seats that are here, and how many look on who have none."""
NOBODY: Presence = ([], 0)


class Neighbours:
    def __init__(self, store: Store, leases: Leases, hall: Hall, register: Register, limits: Limits) -> None:
        self.leases = leases
        self.hall = hall
        self.register = register
        self.pulse = Pulse(store, leases)
        self.pulse.heard, self.pulse.compare, self.pulse.beaten = self._hear, self._compare, self._beaten
        self.pulse.lost = self._cut_off
        self.sharing = Sharing(leases, hall.inside, limits)
        hall.share = self.sharing.hear
        hall.errands.admit = limits.change
        self.pulse.took = hall.metrics.times["beat"].see
        self.also: list[Callable[[Any], None]] = []
        """Called with whatever another process tells by the database."""
        self.missed: list[Callable[[], None]] = [self.sharing.again]
        """Called when we may not have heard of something, and others may have forgotten what we told."""
        self.look: Callable[[], Awaitable[None]]
        """Hears what was ordered, and done to people and tables (standing.py)."""
        self._published: dict[str, Presence] = {}
        self._tasks: set[asyncio.Task[Any]] = set()
        self._waking: asyncio.Task[None] | None = None
        self._looking: asyncio.Task[None] | None = None

    async def start(self) -> None:
        if self.leases.shared:
            self.hall.publish = self._publish
            self.hall.cut = lambda: self.pulse.cut
            self.pulse.address = await self.hall.inside.start(await self.leases.secret())
            await self.pulse.start()
            self.sharing.start()

    async def leave(self) -> None:
        """Nobody need wait for us any more: they take our tables."""
        if self.leases.shared and not self.leases.leaving:
            await self.pulse.close()
            await self.hall.drain()

    async def close(self) -> None:
        await self.leave()
        await self.sharing.close()
        for task in self._tasks:
            task.cancel()
        await self.hall.inside.close()

    # What others do

    def _hear(self, notice: Any) -> None:
        by = notice["by"]
        for name, seq in notice.get("news", ()):
            table = self.hall.in_memory(name)
            if seq is None:
                self.register.forget(name)
            elif table is not None:
                self.hall.following.hear(table, seq, by)
        self.hall.jobs.hear(notice.get("done", []))
        for person in notice.get("ended", ()):
            self.register.forget(person)
        if notice.get("look"):
            self._begin(self._look_now())
        elif "ended" in notice:
            self.hall.dismiss(notice["ended"])
        for name, seats, watching in notice.get("here", ()):
            self._hear_presence(by, name, (seats, watching), notice["ask"])
        for hears in self.also:
            hears(notice)

    async def _look_now(self) -> None:
        with contextlib.suppress(Refused):  # then with the next look
            await self.look()

    def _begin(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def _hear_presence(self, by: str, name: str, there: Presence, ask: bool) -> None:
        table = self.hall.in_memory(name)
        if table is None:
            return
        before = table.elsewhere.get(by, NOBODY)
        table.elsewhere[by] = there
        if there == NOBODY:
            del table.elsewhere[by]
        if there != before:
            table.telling.people_moved(there[0] != before[0])
        if ask and name in self._published:
            self._tell_presence(name, self._published[name])

    async def _compare(self) -> None:
        """We may not have heard of something; and if we counted as dead, others have forgotten what we told."""
        try:
            await self.hall.following.compare(self.hall.tables)
            self.hall.dismiss(await self.register.catch_up())
        except Refused:  # away again
            raise ConnectionError from None
        for table in self.hall.tables:
            if table.elsewhere:
                table.elsewhere.clear()
                table.telling.people_moved(True)
        for name, here in self._published.items():
            self._tell_presence(name, here, ask=True)
        for hears in self.missed:
            hears()

    async def _beaten(self, dead: set[str]) -> None:
        await self.hall.inside.forget(dead)
        for table in self.hall.tables if dead else ():
            if gone := dead & table.elsewhere.keys():
                for process in gone:
                    del table.elsewhere[process]
                table.telling.people_moved(True)
        if self._looking is None or self._looking.done():
            self._looking = asyncio.create_task(self._look())
        if self._waking is None or self._waking.done():
            self._waking = asyncio.create_task(self._wake())

    async def _wake(self) -> None:
        with contextlib.suppress(Refused):
            await self.hall.wake(await self.leases.orphans())

    async def _look(self) -> None:
        with contextlib.suppress(Refused):  # the database is away: the next beat looks again
            await self.hall.jobs.look()

    def _cut_off(self) -> None:
        """What we show may be old, and others play on: our people find a better place."""
        for table in self.hall.tables:
            table.dismiss()

    def tell(self, **notice: Any) -> None:
        """Tell the other processes something, soon; while the database is away, nobody."""
        self._begin(self.pulse.tell(notice))

    # What is here

    def _publish(self, table: Table) -> None:
        here, before = table.own_presence(), self._published.get(table.id)
        if here == (before or NOBODY):
            return
        self._published[table.id] = here
        if here == NOBODY:
            del self._published[table.id]
        self._tell_presence(table.id, here, ask=before is None)

    def _tell_presence(self, name: str, here: Presence, ask: bool = False) -> None:
        self._begin(self.pulse.tell({"here": [(name, *here)], "ask": ask}))
