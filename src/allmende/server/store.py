"""What is kept, read back: people, tables, entries, snapshots. Writing goes through the journal."""

import asyncio
import contextlib
import os
import time
from collections.abc import AsyncIterator, Sequence
from pathlib import Path
from typing import Any, Final, NamedTuple

from alembic.util import CommandError
from sqlalchemy import Row, bindparam, delete, event, func, make_url, not_, or_, select, text
from sqlalchemy.exc import ArgumentError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from allmende.server.errors import no_database
from allmende.server.logs import log
from allmende.server.migrations import OlderProcesses, migrate
from allmende.server.once import ONCE, REMEMBERED
from allmende.server.schema import (
    ANALYSES,
    ENTRIES,
    NO_REASON_TO_STAY,
    OF_PEOPLE,
    PEOPLE,
    SEATS,
    SECRETS,
    SNAPSHOTS,
    TABLES,
    WITHOUT_PEOPLE,
)
from allmende.table import AllmendeError

STRANGERS_STAY: Final = 30 * 24 * 3600.0
"""How long a person is remembered who never sat down anywhere."""


ANSWER_SECONDS: Final = 10
"""So long a question to the database may take before we say that it is away."""
CONNECT_SECONDS: Final = 5
UNENDED: Final = "2000"
"""Milliseconds that a transaction of ours may lie idle: a process that is paused in the midst of one must not keep its
tables from those who take them over."""
LOCK_PATIENCE: Final = "500ms"
LOCKED: Final = "55P03"
"""What PostgreSQL says when a lock was not to be had in that time."""
MOST_ATTEMPTS: Final = 20
PAUSE_SECONDS: Final = 0.25
MIGRATING: Final = 7_301_186_402
"""The number under which one process at a time migrates."""
LONGEST_LOG: Final = 4000
"""Changes of which people are told when they ask for everything that happened at a table."""
ENTRY: Final = select(ENTRIES.c.seq, ENTRIES.c.kind, ENTRIES.c.seat, ENTRIES.c.data).order_by(ENTRIES.c.seq)
ENTRIES_SINCE: Final = ENTRY.where(ENTRIES.c.table == bindparam("its_table"), ENTRIES.c.seq > bindparam("its_seq"))
LAST_ASK: Final = select(func.max(ENTRIES.c.seq)).where(
    ENTRIES.c.table == bindparam("its_table"), ENTRIES.c.kind == "ask"
)
VOTES: Final = ENTRY.where(
    ENTRIES.c.table == bindparam("its_table"),
    ENTRIES.c.seq >= LAST_ASK.scalar_subquery(),
    ENTRIES.c.kind.in_(("ask", "vote", "undo", "leave")),
)
LATEST: Final = (
    select(ENTRIES.c.kind, ENTRIES.c.seat, ENTRIES.c.data, ENTRIES.c.time)
    .where(ENTRIES.c.table == bindparam("its_table"))
    .order_by(ENTRIES.c.seq.desc())
    .limit(REMEMBERED)
)
WORDS: Final = (
    select(ENTRIES.c.seat, ENTRIES.c.data)
    .where(
        ENTRIES.c.table == bindparam("its_table"), ENTRIES.c.seq > bindparam("its_seq"),
        ENTRIES.c.data.contains(f'"{ONCE}":'),
    )
    .order_by(ENTRIES.c.seq.desc())
    .limit(REMEMBERED)
)  # fmt: skip
FOR_WORDS: Final = 500
"""Among so many of the latest changes: bots make many while somebody who was not answered comes back."""
WISHES: Final = ENTRY.where(ENTRIES.c.table == bindparam("its_table"), ENTRIES.c.kind == "wish")


class NoDatabase(AllmendeError):
    """The database cannot be reached or used."""


class OlderStillThere(NoDatabase):
    """Processes of an older Allmende still use what would be taken away."""


class NewerDatabase(NoDatabase):
    """The database was made by an Allmende that is newer than this one."""


class Kept(NamedTuple):
    """A table as it lies in the store."""

    row: Row[Any]
    seats: list[Row[Any]]
    entries: list[Any]
    """seq, kind, seat and data of those since the snapshot, or of all; without their events."""
    votes: list[Any]
    """The same of what concerns the last wish to go back."""
    snapshot: Row[Any] | None
    whole: bool
    """Are all entries there?"""
    wishes: list[Any]
    """The same of what people take along into the next game of a series."""
    latest: list[Any]
    """kind, seat, data and time of the last few changes, the last one first."""
    words: list[Any]
    """seat and data of the latest that have the word of a wish."""


class Store:
    def __init__(self, url: str) -> None:
        try:
            parsed = make_url(url)
            self.sqlite = parsed.get_backend_name() == "sqlite"
            patience: dict[str, Any] = {} if self.sqlite else {
                "timeout": CONNECT_SECONDS, "command_timeout": ANSWER_SECONDS,
                "server_settings": {"idle_in_transaction_session_timeout": UNENDED},
            }  # fmt: skip
            self.engine: AsyncEngine = create_async_engine(
                parsed, pool_pre_ping=not self.sqlite, pool_timeout=CONNECT_SECONDS, hide_parameters=True,
                connect_args=patience,
            )  # fmt: skip
        except (ArgumentError, SQLAlchemyError, ImportError, ValueError) as error:
            raise NoDatabase(f"the database URL cannot be used: {error}") from error
        if self.sqlite:
            event.listen(self.engine.sync_engine, "connect", careful_sqlite)

    async def start(self) -> None:
        """Migrate. NoDatabase says what is wrong, without the URL: it may hold a password."""
        path = self.engine.url.database
        if self.sqlite and path and not os.access(Path(path).parent, os.W_OK):
            raise NoDatabase(f"the database cannot be reached: {Path(path).parent} is no folder that can be written to")
        try:
            await self._migrate()
        except OlderProcesses as error:
            raise OlderStillThere("processes of an older Allmende are still running on this database") from error
        except CommandError as error:  # a step that our scripts do not know
            raise NewerDatabase("the database was made by a newer version of Allmende") from error
        except (SQLAlchemyError, OSError) as error:
            why = getattr(error, "orig", None) or error
            said = " ".join(str(why).split()) or "it does not answer"
            raise NoDatabase(f"the database cannot be reached: {said}") from error

    async def _migrate(self) -> None:
        """Whoever plays meanwhile waits for a moment at most: a table that is in use is asked for again."""
        for attempt in range(MOST_ATTEMPTS):
            try:
                async with self.engine.begin() as connection:
                    if not self.sqlite:
                        await connection.execute(text("SET LOCAL idle_in_transaction_session_timeout = 0"))
                        await connection.execute(select(func.pg_advisory_xact_lock(MIGRATING)))
                        await connection.execute(text(f"SET LOCAL lock_timeout = '{LOCK_PATIENCE}'"))
                    await connection.run_sync(migrate)
                    await self._forget_strangers(connection)
                return
            except SQLAlchemyError as error:
                if getattr(getattr(error, "orig", None), "sqlstate", "") != LOCKED or attempt == MOST_ATTEMPTS - 1:
                    raise
            await asyncio.sleep(PAUSE_SECONDS)

    async def close(self) -> None:
        await self.engine.dispose()

    @contextlib.asynccontextmanager
    async def reading(self) -> AsyncIterator[AsyncConnection]:
        """Ask; Refused if the database is away. The next one asks anew, so nothing needs to be done when it is back."""
        try:
            async with asyncio.timeout(ANSWER_SECONDS), self.engine.connect() as connection:
                yield connection
        except (SQLAlchemyError, OSError) as error:
            log("no-database", level=40, why=type(error).__name__)
            raise no_database() from error

    async def person(self, hashed: str) -> Row[Any] | None:
        async with self.reading() as connection:
            return (await connection.execute(select(PEOPLE).where(PEOPLE.c.hash == hashed))).first()

    async def holder(self, hashed: str) -> Row[Any] | None:
        """The person who holds a secret, by its hash; also when it was last `used`, and whether it has `ended`.

        A process of an older version, which is being replaced, writes no secrets down: there the person's hash is it.
        """
        columns = (PEOPLE, SECRETS.c.used, SECRETS.c.ended)
        held = select(*columns).join(SECRETS, SECRETS.c.person == PEOPLE.c.hash).where(SECRETS.c.hash == hashed)
        other = select(*columns).outerjoin(SECRETS, SECRETS.c.hash == PEOPLE.c.hash).where(PEOPLE.c.hash == hashed)
        async with self.reading() as connection:
            return (await connection.execute(held)).first() or (await connection.execute(other)).first()

    async def ended_since(self, when: float) -> list[str]:
        """The people of whom a secret has ended since then."""
        query = select(SECRETS.c.person).where(SECRETS.c.ended > when).distinct()
        async with self.reading() as connection:
            return list((await connection.execute(query)).scalars())

    async def tables_of(self, hashed: str) -> list[tuple[Row[Any], list[Row[Any]]]]:
        """The tables at which a person sits, the latest change first, with their seats."""
        mine = select(SEATS.c.table).where(SEATS.c.person == hashed).distinct()
        async with self.reading() as connection:
            query = select(TABLES).where(TABLES.c.id.in_(mine)).order_by(TABLES.c.changed.desc()).limit(500)
            rows = (await connection.execute(query)).all()
            chosen = [row.id for row in rows]
            theirs = select(SEATS).where(SEATS.c.table.in_(chosen)).order_by(SEATS.c.seat)
            seats = (await connection.execute(theirs)).all()
        by_table: dict[str, list[Row[Any]]] = {}
        for seat in seats:
            by_table.setdefault(seat.table, []).append(seat)
        return [(row, by_table.get(row.id, [])) for row in rows]

    async def open_tables_of(self, hashed: str) -> int:
        """How many tables a person made whose game is not over."""
        query = select(func.count()).select_from(TABLES).where(TABLES.c.maker == hashed, TABLES.c.over.is_(False))
        async with self.reading() as connection:
            return int((await connection.execute(query)).scalar_one())

    async def rated_open(self, hashed: str) -> bool:
        """Has somebody set up a table against bots that counts, and whose game is not over?"""
        others = select(SEATS.c.seat).where(
            SEATS.c.table == TABLES.c.id, SEATS.c.kind != "bot", SEATS.c.person.is_distinct_from(hashed)
        )
        query = select(TABLES.c.id).where(
            TABLES.c.maker == hashed, TABLES.c.over.is_(False), TABLES.c.closed.is_(False),
            TABLES.c.settings.contains('"rated":true', autoescape=True), not_(others.exists()),
        )  # fmt: skip
        async with self.reading() as connection:
            return (await connection.execute(query.limit(1))).first() is not None

    async def load(self, table: str, whole: bool = False) -> Kept | None:
        """A table with what happened since its newest snapshot, however much there was before; or with the whole."""
        async with self.reading() as connection:
            if not self.sqlite:  # its owner may be writing: everything as of one moment
                await connection.execution_options(isolation_level="REPEATABLE READ")
            return await load_by(connection, table, whole)

    async def heads(self, tables: Sequence[str]) -> dict[str, Any]:
        """How far tables have come, and whose they are."""
        columns = (TABLES.c.id, TABLES.c.seq, TABLES.c.owner, TABLES.c.generation)
        async with self.reading() as connection:
            rows = (await connection.execute(select(*columns).where(TABLES.c.id.in_(tables)))).all()
        return {row.id: row for row in rows}

    async def tables_of_series(self, series: str) -> list[Row[Any]]:
        """The tables of a series, in the order they were played."""
        query = select(TABLES).where(TABLES.c.series == series).order_by(TABLES.c.created)
        async with self.reading() as connection:
            return list((await connection.execute(query)).all())

    async def entries_with_events(self, table: str, since: int) -> list[Row[Any]]:
        """What happened after a seq; of a very long game, the latest of it."""
        query = select(ENTRIES).where(ENTRIES.c.table == table, ENTRIES.c.seq > since).order_by(ENTRIES.c.seq.desc())
        async with self.reading() as connection:
            return list((await connection.execute(query.limit(LONGEST_LOG))).all())[::-1]

    async def analysis(self, table: str) -> str | None:
        """What came out of looking back at a game; None if nobody has."""
        async with self.reading() as connection:
            found = await connection.execute(select(ANALYSES.c.data).where(ANALYSES.c.table == table))
            return found.scalar_one_or_none()

    async def bot_turns(self, owner: str | None) -> list[str]:
        """The tables of a process that were waiting for a bot when they were last changed."""
        waiting = (TABLES.c.bot_turn.is_(True), TABLES.c.over.is_(False), TABLES.c.owner.is_not_distinct_from(owner))
        query = select(TABLES.c.id).where(*waiting)
        async with self.reading() as connection:
            return list((await connection.execute(query.order_by(TABLES.c.changed.desc()))).scalars())

    async def _forget_strangers(self, connection: AsyncConnection) -> None:
        naming = [one for one in (SEATS.c.person, *WITHOUT_PEOPLE, *OF_PEOPLE) if one not in NO_REASON_TO_STAY]
        named = (PEOPLE.c.hash.in_(select(column).where(column.is_not(None))) for column in naming)
        strangers = select(PEOPLE.c.hash).where(PEOPLE.c.created < time.time() - STRANGERS_STAY, not_(or_(*named)))
        # What is theirs by name, too: a SQLite file opened by another program may not enforce foreign keys.
        for column in OF_PEOPLE:
            await connection.execute(delete(column.table).where(column.in_(strangers)))
        await connection.execute(delete(PEOPLE).where(PEOPLE.c.hash.in_(strangers)))


async def load_by(connection: AsyncConnection, table: str, whole: bool = False) -> Kept | None:
    """The same over a connection: within a transaction, as of its beginning."""
    newest = select(SNAPSHOTS).where(SNAPSHOTS.c.table == table).order_by(SNAPSHOTS.c.seq.desc()).limit(1)
    row = (await connection.execute(select(TABLES).where(TABLES.c.id == table))).first()
    if row is None:
        return None
    seats = (await connection.execute(select(SEATS).where(SEATS.c.table == table).order_by(SEATS.c.seat))).all()
    snapshot = None if whole else (await connection.execute(newest)).first()
    since = 0 if snapshot is None else snapshot.seq
    entries = (await connection.execute(ENTRIES_SINCE, {"its_table": table, "its_seq": since})).all()
    votes = (await connection.execute(VOTES, {"its_table": table})).all()
    wishes = (await connection.execute(WISHES, {"its_table": table})).all() if row.series else []
    latest = (await connection.execute(LATEST, {"its_table": table})).all()
    words = (await connection.execute(WORDS, {"its_table": table, "its_seq": row.seq - FOR_WORDS})).all()
    return Kept(
        row, list(seats), list(entries), list(votes), snapshot, since == 0, list(wishes), list(latest), list(words)
    )  # fmt: skip


def careful_sqlite(connection: Any, _: Any) -> None:
    """Readers never wait for the writer; a commit is on the disk before it returns."""
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "busy_timeout=5000", "foreign_keys=ON"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def folder_for(folder: Path) -> None:
    """Make the data folder and try to write in it; OSError if that fails."""
    folder.mkdir(parents=True, exist_ok=True)
    probe = folder / ".allmende-write"
    probe.write_bytes(b"")
    probe.unlink()
