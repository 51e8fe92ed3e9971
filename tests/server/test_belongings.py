"""What becomes of every row that is kept: no backup, export or deletion leaves one out because nobody thought of it."""

import asyncio
import json
from pathlib import Path
from typing import Any

from sqlalchemy import Boolean, Column, Float, Integer, LargeBinary, String, Table, func, select
from sqlalchemy.ext.asyncio import AsyncConnection

from allmende.server.admin.copying import carry
from allmende.server.admin.deeds import delete_table, forget
from allmende.server.admin.export import of_person
from allmende.server.admin.opening import made, opened, url_of_file
from allmende.server.config import sqlite_url
from allmende.server.schema import (
    AUDIT,
    COPIED,
    HASH,
    METADATA,
    NO_REASON_TO_STAY,
    NOT_COPIED,
    OF_PEOPLE,
    OF_TABLES,
    PEOPLE,
    PEOPLE_ELSEWHERE,
    TABLES,
    WITHOUT_PEOPLE,
)
from allmende.server.store import Store

ANNA, BO = "a" * 64, "b" * 64
TABLE = "t" * 22
NAMES_OF_PEOPLE = {"person", "people", "maker", "whose", "who", "author", "other", "reporter", "muted", "opponent"}
GIVEN: dict[str, dict[str, Any]] = {
    "people": {"name": "Anna", "settings": '{"theme": "dark"}'},
    "tables": {"game": "dominion", "over": True, "waiting": "[]"},
    "seats": {"kind": "person", "person": BO},
}  # fmt: skip


def columns() -> list[Column[Any]]:
    return [column for table in METADATA.sorted_tables for column in table.columns]


def test_every_column_that_names_a_person_has_its_place() -> None:
    """A new one? Say in `schema.py` what becomes of it: `OF_PEOPLE`, `WITHOUT_PEOPLE` or `PEOPLE_ELSEWHERE`."""
    placed = [*OF_PEOPLE, *WITHOUT_PEOPLE, *PEOPLE_ELSEWHERE]
    looks_like_it = [
        column
        for column in columns()
        if column.references(PEOPLE.c.hash)
        or (isinstance(column.type, String) and column.type.length == HASH.length)
        or column.name in NAMES_OF_PEOPLE
    ]
    assert [str(column) for column in looks_like_it if column not in placed] == []
    assert len(placed) == len(set(placed))
    assert {column for column in columns() if column.references(PEOPLE.c.hash)} <= set(OF_PEOPLE), "or they refuse"
    assert set(NO_REASON_TO_STAY) <= set(OF_PEOPLE)
    assert all(PEOPLE_ELSEWHERE.values())


def test_every_table_is_copied_or_is_of_the_moment() -> None:
    """A table that is not copied needs a reason; everything else is in backups by itself."""
    assert {*COPIED, *NOT_COPIED} == set(METADATA.sorted_tables)
    assert all(NOT_COPIED.values())


def test_a_row_in_every_table_is_copied_told_and_deleted(tmp_path: Path) -> None:
    url = sqlite_url(tmp_path)
    asyncio.run(walk(url, tmp_path))


async def walk(url: str, folder: Path) -> None:
    store = Store(url)
    await store.start()
    async with store.engine.begin() as connection:
        await fill(connection)
    await store.close()
    async with opened(url) as source, made(url_of_file(folder / "copy")) as target:
        sums, _ = await carry(source, target, games=False)
    assert {name: one.rows for name, one in sums.items()} == {table.name: 1 + (table is PEOPLE) for table in COPIED}
    async with opened(url) as database:
        told = await of_person(database, ANNA)
        assert {column.table.name for column in OF_PEOPLE if column.table in COPIED} <= told.keys()
        assert all(told.values()), told
        assert BO not in json.dumps(told)
        await forget(database, ANNA)
        async with database.engine.connect() as connection:
            found = [table.name for table in METADATA.sorted_tables if ANNA in repr(await rows(connection, table))]
        assert found == [AUDIT.name]
        await delete_table(database, TABLE)
        async with database.engine.connect() as connection:
            assert [name for name in {one.table for one in OF_TABLES} if await rows(connection, name)] == []


async def fill(connection: AsyncConnection) -> None:
    """A row in every table, of Anna's wherever it can be."""
    await connection.execute(PEOPLE.insert(), {**value_of_all(PEOPLE), "hash": BO, "name": "Bo", "settings": "{}"})
    for table in METADATA.sorted_tables:
        await connection.execute(table.insert(), {**value_of_all(table), **GIVEN.get(table.name, {})})
        assert (await connection.execute(select(func.count()).select_from(table))).scalar_one() >= 1


def value_of_all(table: Table) -> dict[str, Any]:
    return {column.name: value_of(column) for column in table.columns}


def value_of(column: Column[Any]) -> Any:
    if column is PEOPLE.c.hash or column in OF_PEOPLE or column in WITHOUT_PEOPLE:
        return ANNA
    if column is TABLES.c.id:
        return TABLE
    for key in column.foreign_keys:
        return value_of(key.column)
    if isinstance(column.type, Boolean):
        return False
    if isinstance(column.type, Integer):
        return 1
    if isinstance(column.type, Float):
        return 1.0
    if isinstance(column.type, LargeBinary):
        return b"x"
    return "{}"


async def rows(connection: AsyncConnection, table: Table) -> list[Any]:
    return list((await connection.execute(select(table))).all())
