"""What operators do about people: read reports, delete what was said, forbid somebody to talk; compute ratings anew."""

import time
from typing import Any

import msgspec
from sqlalchemy import delete, insert, select, update

from allmende.server.admin.deeds import found, operator
from allmende.server.admin.opening import Database
from allmende.server.audit import note
from allmende.server.results.rater import anew, catch_up
from allmende.server.schema import REPORTS, SAID, SILENCED
from allmende.table import Json

DAY = 24 * 3600.0


async def reports(database: Database, every: bool, most: int) -> list[Json]:
    """The oldest first of those that nobody has looked at; with `every` all, the latest first."""
    columns = (REPORTS.c.id, REPORTS.c.time, REPORTS.c.table, REPORTS.c.reported, REPORTS.c.name, REPORTS.c.reason,
               REPORTS.c.words, REPORTS.c.resolved, REPORTS.c.verdict, REPORTS.c.reporter)  # fmt: skip
    query = select(*columns).limit(most)
    if every:
        query = query.order_by(REPORTS.c.time.desc())
    else:
        query = query.where(REPORTS.c.resolved.is_(None)).order_by(REPORTS.c.time)
    async with database.engine.connect() as connection:
        rows = [dict(row) for row in (await connection.execute(query)).mappings()]
    return [{**row, "table": row["table"] or "", "done": row["resolved"] is not None} for row in rows]


async def report_meant(database: Database, given: str) -> str:
    async with database.engine.connect() as connection:
        return await found(connection, REPORTS.c.id, given, "report")


async def report(database: Database, id_: str) -> Json:
    """With what the two had said."""
    async with database.engine.connect() as connection:
        row = (await connection.execute(select(REPORTS).where(REPORTS.c.id == id_))).mappings().one()
    return {**row, "evidence": msgspec.json.decode(row["evidence"])}


async def resolve(database: Database, id_: str, verdict: str) -> None:
    async with database.engine.begin() as connection:
        values: dict[str, Any] = {"resolved": time.time(), "verdict": verdict}
        await connection.execute(update(REPORTS).where(REPORTS.c.id == id_).values(values))
        await note(connection, operator(), "resolve", id_, verdict)


async def unsay(database: Database, table: str) -> int:
    """Delete what was said at a table; how much that was. The servers tell everybody there."""
    async with database.engine.begin() as connection:
        gone = await connection.execute(delete(SAID).where(SAID.c.table == table))
        await note(connection, operator(), "unsay", table, f"lines={gone.rowcount}")
    return int(gone.rowcount)


async def silence(database: Database, person: str, days: float | None, end: bool) -> None:
    """Somebody may say nothing, for so many days or for good; or may again."""
    now = time.time()
    async with database.engine.begin() as connection:
        await connection.execute(delete(SILENCED).where(SILENCED.c.person == person))
        if not end:
            until = None if days is None else now + days * DAY
            await connection.execute(insert(SILENCED).values(person=person, since=now, until=until))
        await note(connection, operator(), "silence", person, "end" if end else f"days={days:g}" if days else "")


async def rate_anew(database: Database) -> int:
    """Compute all ratings anew; from how many games. Servers may run meanwhile."""
    async with database.engine.begin() as connection:
        await anew(connection)
        await note(connection, operator(), "ratings", "")
    return await catch_up(database.engine)
