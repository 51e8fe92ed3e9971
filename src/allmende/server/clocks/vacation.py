"""Vacation: so many days a year a person's clocks stand still at all tables where a turn has days."""

import contextlib
import math
from typing import TYPE_CHECKING, Any, Final

import msgspec
from msgspec.structs import replace
from sqlalchemy import select

from allmende.server.clocks.clock import Clock
from allmende.server.clocks.settings import DAY
from allmende.server.config import Config
from allmende.server.errors import Refused, not_saved
from allmende.server.identity.writing import writing
from allmende.server.journal import NotWritten
from allmende.server.open_table import Table
from allmende.server.opening import Happening
from allmende.server.people import new_secret
from allmende.server.schema import END_VACATION, HOLD_PERSON, NEW_VACATION, VACATIONS, Job
from allmende.table import Event, Json, Seat

if TYPE_CHECKING:
    from allmende.server.clocks.timekeeper import Keeps

YEAR: Final = 365 * DAY


class Vacations:
    def __init__(self, hall: "Keeps", config: Config) -> None:
        self.hall = hall
        self.now = config.now
        self.a_year = config.vacation_days

    async def of(self, person: str) -> Json:
        now = self.now()
        return self._standing(await self._rows(person, now), now)

    def _standing(self, rows: list[Any], now: float) -> Json:
        until = max((row.ends for row in rows if row.begins <= now < row.ends), default=None)
        return {"until": until, "left": self._left(rows, now), "a_year": self.a_year}

    async def begin(self, person: str, days: int) -> Json:
        """From now on. Less than a day counts as one. Said twice at the same moment, it costs the days once."""
        async with writing(self.hall.journal) as connection:
            await connection.execute(HOLD_PERSON, {"its_hash": person})
            now = self.now()
            until = now + days * DAY
            rows = list((await connection.execute(of_last_year(person, now))).all())
            if any(row.ends > now for row in rows):  # perhaps by the clock of another process, which goes ahead
                raise Refused(409, "on-vacation", "you are on vacation already: end that first")
            if days > (left := self._left(rows, now)):
                raise Refused(409, "no-vacation", f"you have {left} of {self.a_year} days a year left")
            row = {"id": new_secret(), "person": person, "begins": now, "ends": until}
            await connection.execute(NEW_VACATION, row)
        await self._everywhere(person, until)
        return await self.of(person)

    async def end(self, person: str) -> Json:
        """Before its time. The days that are left are kept. Whoever is on none asks for nothing at all their tables."""
        if (await self.of(person))["until"] is None:
            return await self.of(person)
        await self._write([(END_VACATION, {"its_person": person, "new_ends": self.now()})])
        await self._everywhere(person, None)
        return await self.of(person)

    async def _everywhere(self, person: str, until: float | None) -> None:
        """At all tables where it matters. Where it cannot be said now, it is seen when time is up there."""
        for row, _ in await self.hall.store.tables_of(person):
            if row.over or (msgspec.json.decode(row.settings).get("clock") or {}).get("kind") != "move":
                continue
            with contextlib.suppress(Refused):
                async with self.hall.table(row.id, person) as table:
                    await self.hall.do(table, "vacation", person, until)

    async def at_table(self, table: Table, person: str, until: float | None) -> None:
        async def work() -> None:
            mine, clock = table.mine(person), table.clock
            if clock is None or not mine or table.pace.kind != "move" or table.game.over or table.ended is not None:
                return
            others = {seat: end for seat, end in clock.vacation.items() if seat not in mine}
            mine_now = dict.fromkeys(mine, until) if until is not None else {}
            if {**others, **mine_now} == clock.vacation:
                return
            clock = replace(clock.as_of(self.now()), vacation={**others, **mine_now})
            kind = "table-vacation" if until is not None else "table-vacation-over"
            told = [Happening(table.seq + 1, table.picks, Event(kind, Seat(mine[0]), {}))]
            await self.hall.changes.commit(table, "vacation", mine[0], {}, told=told, clock=clock)

        await self.hall.changes.alone(table, work)

    async def resting(self, clock: Clock, table: Table, seat: int, now: float) -> Clock | None:
        """The clock with a vacation of which this table has not heard; None if there is none."""
        person = table.chairs[seat].person
        rows = await self._rows(str(person), now)
        row = next((row for row in rows if row.begins <= now < row.ends), None)
        if row is None or clock.vacation.get(seat, 0.0) >= row.ends:
            return None
        until_then = clock.as_of(max(clock.at, row.begins))
        return replace(until_then, vacation={**until_then.vacation, seat: row.ends}).as_of(now)

    def _left(self, rows: list[Any], now: float) -> int:
        """Days of the last year count, begun ones whole."""
        spent: int = sum(max(1, math.ceil((row.ends - max(row.begins, now - YEAR)) / DAY - 1e-6)) for row in rows)
        return max(0, self.a_year - spent)

    async def _rows(self, person: str, now: float) -> list[Any]:
        async with self.hall.store.reading() as connection:
            return list((await connection.execute(of_last_year(person, now))).all())

    async def _write(self, job: Job) -> None:
        try:
            await self.hall.journal.write(job)
        except NotWritten as error:
            raise not_saved(error.why) from error


def of_last_year(person: str, now: float) -> Any:
    return select(VACATIONS).where(VACATIONS.c.person == person, VACATIONS.c.ends > now - YEAR)
