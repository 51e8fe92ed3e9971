"""Does what time brings about, whoever is there to see it: at tables in memory, and at those that the database names.

Only a table's owner does it, under the fence that all changes are written by: of two processes never both.
"""

import asyncio
import time
from collections.abc import Awaitable, Callable, Sequence
from http import HTTPStatus
from typing import Any, Final, Protocol

from msgspec.structs import replace
from sqlalchemy import and_, bindparam, select

from allmende.server.changes import Changes
from allmende.server.clocks.at_table import asked_now, voters
from allmende.server.clocks.clock import GRACE, LATE_SECONDS, Clock
from allmende.server.clocks.polls import Polls
from allmende.server.clocks.vacation import Vacations
from allmende.server.config import Config
from allmende.server.errors import Refused
from allmende.server.journal import Journal
from allmende.server.leases import FREE, Elsewhere, Leases
from allmende.server.logs import log
from allmende.server.open_table import Table
from allmende.server.opening import Happening
from allmende.server.schema import TABLES
from allmende.server.seating import people_at
from allmende.server.store import Store
from allmende.table import Event, Seat

SWEEP_SECONDS: Final = 5.0
"""So often the database is asked, at most."""
MOST: Final = 200
DUE: Final = (
    select(TABLES.c.id)
    .where(and_(TABLES.c.due <= bindparam("now"), TABLES.c.over.is_(False), TABLES.c.closed.is_(False)))
    .order_by(TABLES.c.due)
    .limit(MOST)
)


class Keeps(Protocol):
    """Whoever keeps the tables: the hall."""

    store: Store
    journal: Journal
    leases: Leases
    changes: Changes

    @property
    def tables(self) -> list[Table]: ...

    def in_memory(self, id_: str) -> Table | None: ...

    async def wake(self, tables: Sequence[str]) -> None: ...

    def table(self, id_: str, person: str | None) -> Any: ...

    async def do(self, table: Table, deed: str, person: str, *args: Any) -> Any: ...


class Timekeeper:
    def __init__(self, hall: Keeps, config: Config) -> None:
        self.hall = hall
        self.now = config.now
        self.seconds = config.clock_seconds
        self.polls = Polls(hall.changes, config.now)
        self.vacations = Vacations(hall, config)
        self.deeds: dict[str, Callable[..., Awaitable[Any]]] = {
            "propose": self.polls.propose, "answer": self.polls.answer, "resume": self.polls.resume,
            "comeback": self.polls.come_back, "vacation": self.vacations.at_table,
        }  # fmt: skip
        self._swept = -SWEEP_SECONDS

    async def run(self) -> None:
        while True:
            await asyncio.sleep(self.seconds)
            try:
                await self.look()
            except Refused:  # the database is away, or only read from: later
                pass
            except Exception as error:  # whatever it is, time goes on
                log("timekeeper", level=40, error=error)

    async def look(self) -> None:
        if self.hall.journal.closed or self.hall.leases.leaving:
            return
        await self._sweep()
        now = self.now()
        for table in self.hall.tables:
            if table.lease is not None and table.clock is not None and self._ripe(table, table.clock, now):
                await self._act_alone(table)

    async def _act_alone(self, table: Table) -> None:
        """Whatever is the matter with one table, the clocks of the others go on."""
        try:
            await self.hall.changes.alone(table, lambda: self._act(table))
        except Elsewhere:
            pass
        except Refused as refused:
            if refused.status == HTTPStatus.SERVICE_UNAVAILABLE:  # the same for all of them
                raise

    async def _sweep(self) -> None:
        """Tables whose time has come and that nobody has open."""
        if time.monotonic() - self._swept < min(SWEEP_SECONDS, 5 * self.seconds):
            return
        self._swept = time.monotonic()
        query = DUE.where(FREE) if self.hall.leases.shared else DUE
        async with self.hall.store.reading() as connection:
            found = (await connection.execute(query, {"now": self.now()})).scalars().all()
        await self.hall.wake([id_ for id_ in found if self.hall.in_memory(id_) is None])

    def watches(self, table: Table) -> bool:
        """Must it stay in memory? Since when somebody is away is known nowhere else."""
        return (
            table.clock is not None
            and table.pace.kind == "none"
            and table.pace.then == "bot"
            and bool(table.clock.running)
            and not table.closed
            and len(people_at(table.chairs)) > 1
        )

    def _ripe(self, table: Table, clock: Clock, now: float) -> bool:
        """Is there something to do?"""
        if table.closed or table.ended is not None or table.game.over or table.spoiled:
            return False
        if self.watches(table) and self._away(table, now) is not None:
            return True
        return self._late(clock, now) is not None or (clock.poll is not None and clock.poll.until <= now)

    def _late(self, clock: Clock, now: float) -> int | None:
        """The first seat whose time is over and of which that was not told yet."""
        late = (seat for seat in clock.running if seat not in clock.late)
        return next((seat for seat in late if (due := clock.deadline(seat)) is not None and due <= now), None)

    def _away(self, table: Table, now: float) -> int | None:
        asked = asked_now(table.game, table.chairs)
        return next((seat for seat in asked if (due := table.absence.deadline(seat)) is not None and due <= now), None)

    async def _act(self, table: Table) -> None:
        """One thing at a time: what else is to be done is seen with the next look."""
        clock, now = table.clock, self.now()
        if clock is None or not self._ripe(table, clock, now):
            return
        if (seat := self._late(clock, now)) is not None:
            await self._time_is_up(table, clock, seat, now)
        elif clock.poll is not None and clock.poll.until <= now:
            verdict = clock.poll.verdict(voters(table, clock.poll, now), now)
            await self.polls.decide(table, clock.poll, bool(verdict), {})
        elif (seat := self._away(table, now)) is not None:
            await self.polls.take_over(table, seat, "away", {})

    async def _time_is_up(self, table: Table, clock: Clock, seat: int, now: float) -> None:
        due, pace = clock.deadline(seat), table.pace
        assert due is not None
        if pace.kind == "move" and (resting := await self.vacations.resting(clock, table, seat, now)) is not None:
            await self._say(table, seat, "vacation", resting)
        elif now - due > LATE_SECONDS:  # nobody was there to look: no server, or one that slept
            await self._say(table, seat, "time", clock.as_of(now).granted(seat, GRACE[pace.kind]))
        elif pace.then == "bot":
            await self.polls.take_over(table, seat, "time", {})
        else:
            await self._say(table, seat, "late", replace(clock.as_of(now), late=[*clock.late, seat]))

    async def _say(self, table: Table, seat: int, kind: str, clock: Clock) -> None:
        told = [Happening(table.seq + 1, table.picks, Event(f"table-{kind}", Seat(seat), {}))]
        await self.hall.changes.commit(table, kind, seat, {}, told=told, clock=clock)
