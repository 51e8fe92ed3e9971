"""Taking along what somebody has played as a guest, in one transaction.

Fenced as the deeds of operators are: the tables' generation is counted up, so that no process writes there on what it
knew before; and an entry that tells nothing makes them read anew who sits there.
"""

import time
from typing import Any

import msgspec
from sqlalchemy import Column, Index, UniqueConstraint, and_, delete, exists, insert, or_, select, true, update
from sqlalchemy.ext.asyncio import AsyncConnection

from allmende.server.audit import note
from allmende.server.errors import Refused
from allmende.server.register import LONGEST_SETTINGS, patched
from allmende.server.results.rater import anew, never_against_oneself
from allmende.server.schema import (
    ENTRIES,
    HOLD_PERSON,
    OF_PEOPLE,
    OF_WISHES,
    PEOPLE,
    SEATS,
    TABLES,
    TAKEN_ALONG,
)
from allmende.table import Json

ENTRY = "same"
"""The kind of an entry that says: somebody here is the same person as somebody else."""


async def merge(connection: AsyncConnection, guest: str, person: str) -> int:
    """The guest becomes the person, who must be somebody else; at how many tables."""
    seated = select(SEATS.c.table).where(SEATS.c.person == guest)
    mine = or_(TABLES.c.maker == guest, TABLES.c.id.in_(seated))
    # Where they sit down in this moment, at another process, is seen, or they do not sit down.
    for one in sorted((guest, person)):
        await connection.execute(HOLD_PERSON, {"its_hash": one})
    # Takes the tables from whoever may be writing there.
    moved = {"generation": TABLES.c.generation + 1, "seq": TABLES.c.seq + 1}
    await connection.execute(update(TABLES).where(mine).values(moved))
    rows = (await connection.execute(select(TABLES.c.id, TABLES.c.seq).where(mine))).all()
    await refuse_both(connection, guest, person)
    whole = await take_settings(connection, guest, person)
    nameless = update(SEATS).where(SEATS.c.person == guest, SEATS.c.name == "")
    await connection.execute(nameless.values(name=whole["name"]))
    for column in TAKEN_ALONG:
        await hand_over(connection, column, guest, person)
    await anew(connection, person)
    await never_against_oneself(connection, person)
    await forget_oneself(connection, person)
    await rename_wishes(connection, guest, person)
    now = time.time()
    entries = [
        {"table": row.id, "seq": row.seq, "kind": ENTRY, "seat": None, "data": "{}", "events": None, "time": now}
        for row in rows
    ]
    if entries:
        await connection.execute(insert(ENTRIES), entries)
    for column in OF_PEOPLE:
        await connection.execute(delete(column.table).where(column == guest))
    await connection.execute(delete(PEOPLE).where(PEOPLE.c.hash == guest))
    await note(connection, "themselves", "merge", guest, person)
    return len(rows)


async def refuse_both(connection: AsyncConnection, guest: str, person: str) -> None:
    """Two hands at one running table would be in one person's: the others there believe that these are two."""
    other = SEATS.alias()
    both = (
        select(SEATS.c.table)
        .join(TABLES, TABLES.c.id == SEATS.c.table)
        .join(other, other.c.table == SEATS.c.table)
        .where(TABLES.c.over.is_(False), SEATS.c.person == guest, other.c.person == person)
    )
    if (await connection.execute(both)).first() is not None:
        message = "you sit at a running table twice, as who you are and as the guest: end that game or leave it first"
        raise Refused(409, "both-play", message)


async def take_settings(connection: AsyncConnection, guest: str, person: str) -> Json:
    """What the person has said counts; what only the guest has said is added, if there is room."""
    query = select(PEOPLE).where(PEOPLE.c.hash.in_((guest, person)))
    people = {row.hash: row for row in (await connection.execute(query)).all()}
    if people.keys() != {guest, person}:
        raise Refused(409, "no-guest", "there is no guest any more whose games could be taken along")
    ours, theirs = (msgspec.json.decode(people[one].settings) for one in (person, guest))
    inside = {key: patched(theirs[key], ours[key]) for key in ours if both_objects(ours[key], theirs.get(key))}
    settings = msgspec.json.encode({**theirs, **ours, **inside}).decode()
    if len(settings) > LONGEST_SETTINGS:
        settings = people[person].settings
    whole = {"name": people[person].name or people[guest].name, "settings": settings}
    await connection.execute(update(PEOPLE).where(PEOPLE.c.hash == person).values(whole))
    return whole


def both_objects(one: object, other: object) -> bool:
    return isinstance(one, dict) and isinstance(other, dict)


async def hand_over(connection: AsyncConnection, column: Column[Any], guest: str, person: str) -> None:
    """Where there can be one such row only, and the person has one already, that one stays."""
    table = column.table
    for key in keys_with(column):
        twin = table.alias()
        same = and_(true(), *(twin.c[part.name] == part for part in key if part is not column))
        there = exists().where(twin.c[column.name] == person, same)
        await connection.execute(delete(table).where(column == guest, there))
    await connection.execute(update(table).where(column == guest).values({column.name: person}))


def keys_with(column: Column[Any]) -> list[list[Column[Any]]]:
    """What may be there only once: the keys of a table of which a column is a part."""
    table: Any = column.table
    keys = [list(table.primary_key.columns)]
    keys += [list(one.columns) for one in table.constraints if isinstance(one, UniqueConstraint)]
    keys += [list(one.columns) for one in table.indexes if isinstance(one, Index) and one.unique]
    return [key for key in keys if column in key]


async def forget_oneself(connection: AsyncConnection, person: str) -> None:
    """What the guest and the person were to each other (blocked, say) is nothing any more."""
    by_table: dict[Any, list[Column[Any]]] = {}
    for column in TAKEN_ALONG:
        by_table.setdefault(column.table, []).append(column)
    for table, columns in by_table.items():
        if len(columns) > 1:
            await connection.execute(delete(table).where(*(column == person for column in columns)))


async def rename_wishes(connection: AsyncConnection, guest: str, person: str) -> None:
    """Entries of votes name people by their hash."""
    where = (OF_WISHES, ENTRIES.c.data.contains(guest, autoescape=True))
    for row in (await connection.execute(select(ENTRIES).where(*where))).all():
        data = row.data.replace(guest, person)
        there = (ENTRIES.c.table == row.table, ENTRIES.c.seq == row.seq)
        await connection.execute(update(ENTRIES).where(*there).values(data=data))
