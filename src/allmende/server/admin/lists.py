"""What is kept, to look at: tables, people, sizes, processes, and what operators did."""

import time
from pathlib import Path
from typing import Final

from sqlalchemy import ColumnElement, case, func, select, text

from allmende.server.admin.opening import Database
from allmende.server.leases import NOW
from allmende.server.schema import (
    AUDIT,
    COPIED,
    ENTRIES,
    LETTERS,
    NOTICES,
    PEOPLE,
    PROCESSES,
    SEATS,
    SECRETS,
    SNAPSHOTS,
    TABLES,
)
from allmende.table import Json

MOST: Final = 50


async def tables(
    database: Database,
    *,
    game: str | None = None,
    person: str | None = None,
    over: bool | None = None,
    most: int = MOST,
) -> list[Json]:
    """The latest changed first."""
    where: list[ColumnElement[bool]] = []
    if game is not None:
        where.append(TABLES.c.game == game)
    if person is not None:
        where.append(TABLES.c.id.in_(select(SEATS.c.table).where(SEATS.c.person == person)))
    if over is not None:
        where.append(TABLES.c.over.is_(over))
    columns = (TABLES.c.id, TABLES.c.game, TABLES.c.rules, TABLES.c.created, TABLES.c.changed, TABLES.c.seq,
               TABLES.c.picks, TABLES.c.over, TABLES.c.closed, TABLES.c.maker)  # fmt: skip
    people = func.count(func.distinct(SEATS.c.person)).label("people")
    query = (
        select(*columns, people)
        .outerjoin(SEATS, SEATS.c.table == TABLES.c.id)
        .where(*where)
        .group_by(TABLES.c.id)
        .order_by(TABLES.c.changed.desc())
        .limit(most)
    )
    async with database.engine.connect() as connection:
        return [dict(row) for row in (await connection.execute(query)).mappings()]


async def people(database: Database, most: int = MOST) -> list[Json]:
    """Whoever was here last comes first. `secrets` are those that still open something."""
    secrets = (
        select(
            SECRETS.c.person,
            func.max(SECRETS.c.used).label("used"),
            func.sum(case((SECRETS.c.ended.is_(None), 1), else_=0)).label("secrets"),
        )
        .group_by(SECRETS.c.person)
        .subquery()
    )
    seated = (
        select(SEATS.c.person, func.count(func.distinct(SEATS.c.table)).label("tables"))
        .group_by(SEATS.c.person)
        .subquery()
    )
    used = func.coalesce(secrets.c.used, PEOPLE.c.created).label("used")
    query = (
        select(
            PEOPLE.c.hash.label("id"), PEOPLE.c.name, PEOPLE.c.created, used,
            func.coalesce(secrets.c.secrets, 1).label("secrets"), func.coalesce(seated.c.tables, 0).label("tables"),
        )
        .outerjoin(secrets, secrets.c.person == PEOPLE.c.hash)
        .outerjoin(seated, seated.c.person == PEOPLE.c.hash)
        .order_by(used.desc())
        .limit(most)
    )  # fmt: skip
    async with database.engine.connect() as connection:
        return [dict(row) for row in (await connection.execute(query)).mappings()]


async def sizes(database: Database) -> Json:
    """Rows by table of the database, bytes of its longest columns, and of the whole."""
    async with database.engine.connect() as connection:
        rows = {
            table.name: (await connection.execute(select(func.count()).select_from(table))).scalar_one()
            for table in (*COPIED, NOTICES, LETTERS)
        }
        entries = select(func.sum(func.length(ENTRIES.c.data) + func.coalesce(func.length(ENTRIES.c.events), 0)))
        snapshots = select(func.sum(func.length(SNAPSHOTS.c.data)))
        texts = {
            "entries": (await connection.execute(entries)).scalar_one() or 0,
            "snapshots": (await connection.execute(snapshots)).scalar_one() or 0,
        }
        games = select(TABLES.c.game, TABLES.c.over, func.count()).group_by(TABLES.c.game, TABLES.c.over)
        by_game: dict[str, Json] = {}
        for game, over, number in await connection.execute(games.order_by(TABLES.c.game)):
            by_game.setdefault(game, {"unfinished": 0, "finished": 0})["finished" if over else "unfinished"] = number
        if database.sqlite:
            file = Path(database.engine.url.database or "")
            whole = sum(one.stat().st_size for one in (file, Path(f"{file}-wal")) if one.is_file())
        else:
            whole = (await connection.execute(text("SELECT pg_database_size(current_database())"))).scalar_one()
    return {"rows": rows, "characters": texts, "games": by_game, "bytes": whole}


async def processes(database: Database) -> list[Json]:
    """Those that share a PostgreSQL database, with the seconds for which they count as alive; on SQLite none."""
    if database.sqlite:
        return []
    alive = (PROCESSES.c.expires - NOW).label("seconds")
    owned = select(func.count()).select_from(TABLES).where(TABLES.c.owner == PROCESSES.c.id).scalar_subquery()
    query = select(PROCESSES.c.id, PROCESSES.c.address, alive, owned.label("tables")).order_by(PROCESSES.c.id)
    async with database.engine.connect() as connection:
        return [
            {**row, "alive": row["seconds"] > 0, "seconds": round(float(row["seconds"]), 1)}
            for row in (await connection.execute(query)).mappings()
        ]


async def deeds_done(database: Database, most: int = MOST) -> list[Json]:
    """The audit log, the latest first."""
    async with database.engine.connect() as connection:
        query = select(AUDIT).order_by(AUDIT.c.id.desc()).limit(most)
        return [dict(row) for row in (await connection.execute(query)).mappings()]


def told_time(seconds: float) -> str:
    """
    >>> told_time(0)
    '1970-01-01 00:00'
    """
    return time.strftime("%Y-%m-%d %H:%M", time.gmtime(seconds))
