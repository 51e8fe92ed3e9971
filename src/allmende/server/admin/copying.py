"""Everything that is kept, from one database into another: for backups, restoring, and moving to PostgreSQL.

A backup is a SQLite file like that of a data folder. Whatever is read is read in one transaction, as of one moment,
while a server may go on writing.
"""

import contextlib
import hashlib
from collections.abc import AsyncIterator, Callable
from typing import Any, Final, NamedTuple

import msgspec
from sqlalchemy import Table, func, select
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection

from allmende.server.admin.errors import AdminError
from allmende.server.admin.opening import Database
from allmende.server.migrations import migrate
from allmende.server.opening import SnapshotUnusable, as_far_as_it_goes, reopened
from allmende.server.schema import COPIED, PEOPLE, TABLES
from allmende.server.store import load_by
from allmende.table import Game, has_game, rules_of

BATCH: Final = 500
PATIENT: Final = "SET LOCAL idle_in_transaction_session_timeout = 0"
"""A server's transactions must not lie idle; ours read here while they write there."""
SUM: Final = 1 << 256


class Sum(NamedTuple):
    """Of a table's rows, in whatever order: two databases that hold the same have the same sums."""

    rows: int = 0
    hash: int = 0

    def plus(self, row: dict[str, Any]) -> "Sum":
        said = repr([row[name] for name in sorted(row)]).encode("utf-8", "surrogatepass")
        return Sum(self.rows + 1, (self.hash + int.from_bytes(hashlib.sha256(said).digest(), "big")) % SUM)


class NotTheSame(AdminError):
    """The copy is not what it was made from: it is not kept."""


class Check(NamedTuple):
    """How many games of a copy replay from their first pick to what they were; and those that other rules made."""

    same: int
    older: list[str]
    broken: list[str]
    """Those that do not replay though their rules are today's: something is wrong with them, or with this program."""


@contextlib.asynccontextmanager
async def one_moment(database: Database) -> AsyncIterator[AsyncConnection]:
    """Read everything as of now, however long it takes, and whoever writes meanwhile."""
    async with database.engine.connect() as connection:
        if database.sqlite:
            await connection.exec_driver_sql("BEGIN")
        else:
            await connection.execution_options(isolation_level="REPEATABLE READ")
            await connection.exec_driver_sql("SET TRANSACTION READ ONLY")
            await connection.exec_driver_sql(PATIENT)
        await connection.execute(select(func.count()).select_from(PEOPLE))  # the moment is that of the first question
        yield connection
        await connection.rollback()


async def rows_of(connection: AsyncConnection, table: Table) -> AsyncIterator[list[dict[str, Any]]]:
    """Which process a table belongs to is no matter of a copy."""
    without = {"owner": None} if table is TABLES else {}
    async with connection.stream(select(table), execution_options={"yield_per": BATCH}) as result:
        async for batch in result.mappings().partitions(BATCH):
            yield [{**row, **without} for row in batch]


async def copy(source: AsyncConnection, target: AsyncConnection, told: Callable[[int], None]) -> dict[str, Sum]:
    """Copy all rows; the sums of what was read."""
    sums = {}
    done = 0
    for table in COPIED:
        sum_ = Sum()
        async for rows in rows_of(source, table):
            for row in rows:
                sum_ = sum_.plus(row)
            await target.execute(table.insert(), rows)
            done += len(rows)
            told(done)
        sums[table.name] = sum_
    return sums


async def sums_of(connection: AsyncConnection) -> dict[str, Sum]:
    sums = {}
    for table in COPIED:
        sum_ = Sum()
        async for rows in rows_of(connection, table):
            for row in rows:
                sum_ = sum_.plus(row)
        sums[table.name] = sum_
    return sums


async def is_empty(connection: AsyncConnection) -> bool:
    for table in (PEOPLE, TABLES):
        if (await connection.execute(select(table).limit(1))).first() is not None:
            return False
    return True


async def check_games(source: AsyncConnection, target: AsyncConnection, told: Callable[[int], None]) -> Check:
    """Does each game of the copy, played again from its first pick, come to what the original is now?

    The original is opened as its server opens it, from its newest snapshot. A game of older rules that does not replay
    by today's has the same rows, which is all that can be said of it.
    """
    tables = (await source.execute(select(TABLES.c.id).order_by(TABLES.c.id))).scalars().all()
    same = 0
    older: list[str] = []
    broken: list[str] = []
    for number, id_ in enumerate(tables, 1):
        here, there = await digest(source, id_, whole=False), await digest(target, id_, whole=True)
        if here is None or there is None:
            (broken if await has_rules_of_today(source, id_) else older).append(id_)
        elif here != there:
            raise NotTheSame("error-game-differs", table=id_)
        else:
            same += 1
        told(number)
    return Check(same, older, broken)


async def has_rules_of_today(connection: AsyncConnection, table: str) -> bool:
    query = select(TABLES.c.game, TABLES.c.rules).where(TABLES.c.id == table)
    row = (await connection.execute(query)).one()
    return has_game(row.game) and rules_of(row.game).version == row.rules


async def digest(connection: AsyncConnection, table: str, whole: bool) -> str | None:
    """Of a game as it stands now; None if its picks were made by other rules and do not replay by today's."""
    kept = await load_by(connection, table, whole)
    if kept is None:
        raise NotTheSame("error-game-differs", table=table)
    try:
        game, ends = as_far_as_it_goes(kept) if whole else reopened(kept)
    except SnapshotUnusable:
        return await digest(connection, table, whole=True)
    except Exception:  # also what a damaged row brings about: the rows are the same
        return None
    return None if ends is not None else digest_of(game)


def digest_of(game: Game) -> str:
    return hashlib.sha256(msgspec.json.encode(game.to_json(), order="deterministic")).hexdigest()


async def carry(
    source: Database,
    target: Database,
    *,
    games: bool,
    strict: bool = False,
    dry: bool = False,
    told: Callable[[str, int], None] = lambda what, number: None,
) -> tuple[dict[str, Sum], Check | None]:
    """Everything from one database into an empty one, checked, in one transaction: all of it is there or nothing is.

    Strict: a game that does not replay by the rules it was played by stops it. A backup must be possible all the same.
    """
    async with one_moment(source) as reading, target.engine.connect() as writing:
        try:
            if not target.sqlite:
                await writing.exec_driver_sql(PATIENT)
            await writing.run_sync(migrate)
            if not await is_empty(writing):
                raise AdminError("error-database-not-empty")
            sums = await copy(reading, writing, lambda number: told("rows", number))
            if await sums_of(writing) != sums:
                raise NotTheSame("error-rows-differ")
            check = await check_games(reading, writing, lambda number: told("games", number)) if games else None
            if strict and check is not None and check.broken:
                raise NotTheSame("error-game-differs", table=check.broken[0])
        except SQLAlchemyError as error:
            await writing.rollback()
            raise target.trouble(error) from error
        except BaseException:
            await writing.rollback()
            raise
        if dry:
            await writing.rollback()
        else:
            await writing.commit()
    return sums, check
