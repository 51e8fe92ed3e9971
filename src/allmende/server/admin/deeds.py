"""What operators do to tables and people. Each deed is one transaction with its line in the audit log.

A server may be running. The first statement of a deed counts up the table's generation: whatever the server still had
on the way there is refused, and it reads the table anew (docs/many.md). It hears of the deed by the line (standing.py).
"""

import getpass
import socket
import time
from typing import Any, Final

import msgspec
from sqlalchemy import Column, delete, insert, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from allmende.server.admin.errors import AdminError
from allmende.server.admin.opening import Database
from allmende.server.audit import note
from allmende.server.opening import Happening, dump_events
from allmende.server.people import new_secret
from allmende.server.register import secret_row
from allmende.server.retention import delete_tables
from allmende.server.schema import (
    END_SECRETS,
    ENTRIES,
    HOLD_PERSON,
    NEW_SECRET,
    OF_PEOPLE,
    OF_WISHES,
    PEOPLE,
    SEATS,
    SHARED,
    TABLES,
    WITHOUT_PEOPLE,
)
from allmende.server.seating import checked_bot
from allmende.server.standing import DRAINING, READING, draining_of
from allmende.table import Event, Seat

SHORTEST: Final = 4
"""So many characters of an id or a hash are enough, if nothing else begins with them."""
WITH_NAMES: Final = ("join", "leave")


def operator() -> str:
    """Who does it: the system's name of whoever typed the command."""
    try:
        name = getpass.getuser()
    except (OSError, KeyError):  # a container in which the user has no name
        name = "?"
    return f"{name}@{socket.gethostname()}"


async def found(connection: AsyncConnection, column: Column[str], given: str, kind: str) -> str:
    """The one id that is meant by its beginning."""
    query = select(column).where(column.startswith(given, autoescape=True)).limit(50)
    fits = [one for one in (await connection.execute(query)).scalars() if one.startswith(given)]
    if given in fits:
        return given
    if len(given) < SHORTEST or len(fits) != 1:
        raise AdminError(f"error-{'which' if fits and len(given) >= SHORTEST else 'no'}-{kind}", what=given)
    return fits[0]


async def table_meant(database: Database, given: str) -> str:
    async with database.engine.connect() as connection:
        return await found(connection, TABLES.c.id, given, "table")


async def person_meant(database: Database, given: str) -> str:
    async with database.engine.connect() as connection:
        return await found(connection, PEOPLE.c.hash, given, "person")


# Tables


async def close_table(database: Database, table: str) -> None:
    """Nobody plays there any more; everybody can still look, and leave."""
    async with database.engine.begin() as connection:
        await _tell(connection, table, "close", Event("table-close", Seat(0), {}), closed=True)
        await note(connection, operator(), "close", table)


async def open_table(database: Database, table: str) -> None:
    """Take that back."""
    async with database.engine.begin() as connection:
        await _tell(connection, table, "open", Event("table-open", Seat(0), {}), closed=False)
        await note(connection, operator(), "open", table)


async def delete_table(database: Database, table: str) -> None:
    async with database.engine.begin() as connection:
        await delete_tables(connection, [table])
        await note(connection, operator(), "delete", table)


async def _tell(
    connection: AsyncConnection, table: str, kind: str, event: Event, seat: int | None = None, **values: Any
) -> Any:
    """An entry of its own at a table, with what changes; the table's row as it is then."""
    moved = {"seq": TABLES.c.seq + 1, "generation": TABLES.c.generation + 1, **values}
    await connection.execute(update(TABLES).where(TABLES.c.id == table).values(moved))
    row = (await connection.execute(select(TABLES).where(TABLES.c.id == table))).one()
    entry = {"table": table, "seq": row.seq, "kind": kind, "seat": seat, "data": "{}", "time": time.time(),
             "events": dump_events([Happening(row.seq, row.picks, event)])}  # fmt: skip
    await connection.execute(insert(ENTRIES), entry)
    return row


# People


async def revoke(database: Database, person: str, renew: bool) -> str | None:
    """All secrets of a person end. With `renew` there is a new one, for somebody who has lost it."""
    now = time.time()
    secret = new_secret() if renew else None
    async with database.engine.begin() as connection:
        await connection.execute(END_SECRETS, {"its_person": person, "new_ended": now})
        if secret is not None:
            await connection.execute(NEW_SECRET, secret_row(secret, person, now))
        await note(connection, operator(), "revoke", person, "renewed" if renew else "")
    return secret


class Forgotten(msgspec.Struct):
    """What became of the tables of somebody who was deleted."""

    left: int = 0
    """Running games: a bot plays on."""
    kept: int = 0
    """Finished ones, which others have too: there the seat has no name any more."""
    deleted: int = 0
    """Those at which nobody else sits."""


async def forget(database: Database, person: str) -> Forgotten:
    """Delete a person: secrets, name, settings, and whatever at the tables says who it was."""
    async with database.engine.begin() as connection:
        return await forget_by(connection, person, operator())


async def forget_by(connection: AsyncConnection, person: str, by: str) -> Forgotten:
    """The same within a transaction: people delete themselves, too."""
    done = Forgotten()
    seated = select(SEATS.c.table).where(SEATS.c.person == person)
    mine = or_(TABLES.c.maker == person, TABLES.c.id.in_(seated))
    # Where they sit down in this moment, at another process, is seen, or they do not sit down.
    await connection.execute(HOLD_PERSON, {"its_hash": person})
    # Takes the tables from whoever may be writing there.
    await connection.execute(update(TABLES).where(mine).values(generation=TABLES.c.generation + 1))
    rows = (await connection.execute(select(TABLES).where(mine).order_by(TABLES.c.created))).all()
    for row in rows:
        await _forget_at(connection, row, person, done)
    await _forget_wishes(connection, person)
    for column in OF_PEOPLE:
        await connection.execute(delete(column.table).where(column == person))
    for column in WITHOUT_PEOPLE:
        nobody = {column.name: None if column.nullable else ""}
        await connection.execute(update(column.table).where(column == person).values(nobody))
    await connection.execute(delete(PEOPLE).where(PEOPLE.c.hash == person))
    await note(connection, by, "forget", person)
    return done


async def _forget_at(connection: AsyncConnection, row: Any, person: str, done: Forgotten) -> None:
    seats = (await connection.execute(select(SEATS).where(SEATS.c.table == row.id).order_by(SEATS.c.seat))).all()
    mine = [seat for seat in seats if seat.person == person]
    # Also those for whom a bot plays just now: they may come back.
    others = any(seat.person not in (None, person) for seat in seats)
    if not others:
        await delete_tables(connection, [row.id])
        done.deleted += 1
        return
    for seat in mine:
        await _leave(connection, row, seat)
        await _without_name(connection, row.id, seat.seat)
    if mine:
        done.kept, done.left = done.kept + bool(row.over), done.left + (not row.over)


async def _leave(connection: AsyncConnection, row: Any, seat: Any) -> None:
    """As if the person had left: a bot takes over, or, when the game is over, nobody."""
    if row.over:
        values = {"person": None, "name": "", "kind": seat.kind, "bot": None}
        event = Event("table-forget", Seat(seat.seat), {})
    else:
        bot = checked_bot(row.game, None)
        values = {"person": None, "name": "", "kind": "bot", "bot": bot}
        event = Event("table-leave", Seat(seat.seat), {"name": "", "bot": bot})
    where = (SEATS.c.table == row.id, SEATS.c.seat == seat.seat)
    await connection.execute(update(SEATS).where(*where).values(values))
    waits = seat.seat in msgspec.json.decode(row.waiting) and not row.over
    await _tell(connection, row.id, "leave", event, seat.seat, **({"bot_turn": True} if waits else {}))


async def _without_name(connection: AsyncConnection, table: str, seat: int) -> None:
    """The log goes on to say that somebody came and went, and no longer who."""
    where = (ENTRIES.c.table == table, ENTRIES.c.seat == seat, ENTRIES.c.kind.in_(WITH_NAMES))
    for row in (await connection.execute(select(ENTRIES).where(*where))).all():
        told = [] if row.events is None else msgspec.json.decode(row.events)
        for event in told:
            if "name" in event[4]:
                event[4]["name"] = ""
        events = None if row.events is None else msgspec.json.encode(told).decode()
        await _change_entry(connection, row, events=events)


async def _forget_wishes(connection: AsyncConnection, person: str) -> None:
    """Entries of votes name people by their hash, also at tables that they have left."""
    where = (OF_WISHES, ENTRIES.c.data.contains(person, autoescape=True))
    for row in (await connection.execute(select(ENTRIES).where(*where))).all():
        data = {**msgspec.json.decode(row.data), "person": ""}
        await _change_entry(connection, row, data=msgspec.json.encode(data).decode())


async def _change_entry(connection: AsyncConnection, row: Any, **values: Any) -> None:
    where = (ENTRIES.c.table == row.table, ENTRIES.c.seq == row.seq)
    await connection.execute(update(ENTRIES).where(*where).values(values))


# Orders


async def order(database: Database, name: str, stands: bool) -> None:
    """An order that stands until it is taken back."""
    async with database.engine.begin() as connection:
        await connection.execute(delete(SHARED).where(SHARED.c.name == name))
        if stands:
            await connection.execute(insert(SHARED).values(name=name, value=operator()))
        deed, _, process = name.partition(" ")
        await note(connection, operator(), deed, process, "on" if stands else "off")


async def read_only(database: Database, stands: bool) -> None:
    await order(database, READING, stands)


async def drain(database: Database, process: str | None, stands: bool) -> None:
    await order(database, DRAINING if process is None else draining_of(process), stands)


async def orders(database: Database) -> list[str]:
    """Those that stand now."""
    async with database.engine.connect() as connection:
        names = (await connection.execute(select(SHARED.c.name).order_by(SHARED.c.name))).scalars().all()
    return [name for name in names if name.partition(" ")[0] in (READING, DRAINING)]
