"""How others come to a table: by its link, which is always there; by a code; or from the hall."""

import re
import secrets
from typing import Any, Final

import msgspec
from sqlalchemy import or_, select

from allmende.server.config import Config
from allmende.server.errors import Refused, no_rights, not_saved
from allmende.server.journal import Journal, NotWritten
from allmende.server.lobby.models import CodeFound, Way, WayTold
from allmende.server.open_table import Table, told_options
from allmende.server.people import public_id, same
from allmende.server.schema import CLOSE_WAY, OPEN_WAY, PEOPLE, SEATS, SEEN_HOST, TABLES, WAYS, Job
from allmende.server.store import Store
from allmende.table import Json

DIGITS: Final = 7
"""Said like the number of a telephone. Wrong ones are limited by address and network."""
CODE_HOURS: Final = 24
MOST_LISTED: Final = 300
TRIES: Final = 20
NO_DIGIT: Final = re.compile(r"\D")


class Listed(msgspec.Struct, frozen=True):
    """An open table, and who must not see it."""

    told: Json
    host: str
    seen: float


class Ways:
    def __init__(self, config: Config, store: Store, journal: Journal) -> None:
        self.config = config
        self.store = store
        self.journal = journal

    async def of(self, table: str) -> Any:
        """The row of a table; None if only its link leads there."""
        async with self.store.reading() as connection:
            return (await connection.execute(select(WAYS).where(WAYS.c.table == table))).first()

    async def told(self, table: str) -> WayTold:
        row = await self.of(table)
        way: Way = "link" if row is None else row.way
        return {"way": way, "code": None if row is None else row.code}

    async def change(self, table: Table, person: str, way: Way) -> WayTold:
        """Whoever made the table says how others come to it."""
        if not same(person, table.facts.maker):
            raise no_rights("only the person who made a table says how others come to it")
        if way == "hall" and not self.config.hall:
            raise no_hall()
        if way != "link" and (table.game.over or table.closed or not table.seat_open):
            raise Refused(409, "full", "there is no open seat at this table")
        before = await self.of(table.id)
        code = before.code if before is not None and before.way == way else None
        if way == "code" and code is None:
            code = await self._new_code()
        job: Job = [(CLOSE_WAY, {"its_table": table.id})]
        if way != "link":
            now = self.config.now()
            row = {"table": table.id, "way": way, "code": code, "host": person, "since": now, "seen": now}
            job.append((OPEN_WAY, row))
        await self._write(job)
        return {"way": way, "code": code}

    async def in_hall(self, hosts: set[str | None], tables: set[str]) -> list[str]:
        """Those of these tables, and of the tables of these people, that are in the hall, or were."""
        away = or_(WAYS.c.host.in_([host for host in hosts if host]), WAYS.c.table.in_(tables))
        query = select(WAYS.c.table).join(TABLES, WAYS.c.table == TABLES.c.id)
        async with self.store.reading() as connection:
            found = await connection.execute(query.where(WAYS.c.way == "hall", away, *WAITING))
            return list(found.scalars())

    async def seen(self, tables: list[str]) -> None:
        """Whoever made these is there."""
        if tables:
            now = self.config.now()
            await self._write([(SEEN_HOST, {"its_table": table, "new_seen": now}) for table in tables])

    async def _write(self, job: Job) -> None:
        try:
            await self.journal.write(job)
        except NotWritten as error:
            raise not_saved(error.why) from error

    # Codes

    async def _new_code(self) -> str:
        for _ in range(TRIES):
            code = str(10 ** (DIGITS - 1) + secrets.randbelow(9 * 10 ** (DIGITS - 1)))
            if await self._by_code(code) is None:
                return code
        raise Refused(503, "busy", "there is no free code just now: try again")

    async def _by_code(self, code: str) -> Any:
        since = self.config.now() - CODE_HOURS * 3600
        query = (
            select(TABLES.c.id, TABLES.c.invite)
            .join(WAYS, WAYS.c.table == TABLES.c.id)
            .where(WAYS.c.code == code, WAYS.c.since > since, *WAITING)
            .order_by(WAYS.c.since.desc())
            .limit(1)
        )
        async with self.store.reading() as connection:
            return (await connection.execute(query)).first()

    async def find(self, said: str) -> CodeFound | None:
        """The table for which a code stands, however its digits are grouped."""
        code = NO_DIGIT.sub("", said)
        row = await self._by_code(code) if len(code) == DIGITS else None
        if row is None and len(code) == DIGITS and await self._held(code):
            raise Refused(410, "code-used", "this code holds no more: its table has no open seat, or a day has passed")
        return None if row is None else {"table": row.id, "invite": row.invite}

    async def _held(self, code: str) -> bool:
        """Did it lead to a table that is still there?"""
        async with self.store.reading() as connection:
            return (await connection.execute(select(WAYS.c.table).where(WAYS.c.code == code))).first() is not None

    # The hall

    async def listed(self) -> dict[str, Listed]:
        """The tables in the hall, the newest first. A table whose host has gone away for long is not among them."""
        since = self.config.now() - self.config.host_away_seconds
        query = (
            select(
                TABLES.c.id, TABLES.c.game, TABLES.c.options, TABLES.c.settings, WAYS.c.host,
                WAYS.c.since, WAYS.c.seen, PEOPLE.c.name,
            )
            .join(TABLES, WAYS.c.table == TABLES.c.id)
            .outerjoin(PEOPLE, PEOPLE.c.hash == WAYS.c.host)
            .where(WAYS.c.way == "hall", WAYS.c.seen > since, *WAITING)
            .order_by(WAYS.c.since.desc(), TABLES.c.id)
            .limit(MOST_LISTED)
        )  # fmt: skip
        async with self.store.reading() as connection:
            rows = (await connection.execute(query)).all()
            theirs = select(SEATS).where(SEATS.c.table.in_([row.id for row in rows])).order_by(SEATS.c.seat)
            seats = (await connection.execute(theirs)).all() if rows else []
        by_table: dict[str, list[Any]] = {}
        for seat in seats:
            by_table.setdefault(seat.table, []).append(seat)
        return {row.id: listed(row, by_table.get(row.id, [])) for row in rows}


OPEN_SEATS: Final = select(SEATS.c.seat).where(SEATS.c.table == TABLES.c.id, SEATS.c.kind == "open").exists()
WAITING: Final = (TABLES.c.over.is_(False), TABLES.c.closed.is_(False), OPEN_SEATS)
"""Tables at which somebody can still sit down."""


def listed(row: Any, seats: list[Any]) -> Listed:
    by = next((seat.name for seat in seats if seat.person == row.host and seat.name), row.name or "")
    told = {
        "game": row.game, "options": told_options(msgspec.json.decode(row.options)),
        "settings": msgspec.json.decode(row.settings),
        "seats": [{"kind": seat.kind, "name": seat.name, "bot": seat.bot} for seat in seats],
        "host": public_id(row.host), "by": by, "since": row.since,
    }  # fmt: skip
    return Listed(told, row.host, row.seen)


def no_hall() -> Refused:
    return Refused(404, "no-hall", "there is no hall on this server")
