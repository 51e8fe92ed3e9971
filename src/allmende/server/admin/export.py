"""What is kept of a table or of a person, as JSON: for an archive, for the report of a mistake, for somebody who asks
what is known of them."""

import base64
from typing import Any

import msgspec
from sqlalchemy import Column, or_, select
from sqlalchemy.ext.asyncio import AsyncConnection

from allmende.server.admin.errors import AdminError
from allmende.server.admin.opening import Database
from allmende.server.opening import as_far_as_it_goes
from allmende.server.people import public_id
from allmende.server.schema import COPIED, HASH, OF_OTHERS, OF_PEOPLE, PEOPLE, SEATS, SECRETS, TABLES, WITHOUT_PEOPLE
from allmende.server.store import load_by
from allmende.table import Json


async def of_table(database: Database, table: str) -> Json:
    """The record with its seats, as far as today's rules replay it: `allmende replay` shows it. It holds the seed."""
    async with database.engine.connect() as connection:
        kept = await load_by(connection, table, whole=True)
    if kept is None:
        raise AdminError("error-no-table", what=table)
    try:
        game, ends = as_far_as_it_goes(kept)
    except Exception as error:  # of a game that is not installed, or of rules too old to begin with
        raise AdminError("error-not-replayed", what=table) from error
    told: Json = {**game.record().to_json(), "seats": [seat_of(seat) for seat in kept.seats]}
    return told if ends is None else {**told, "ends": ends}


def seat_of(row: Any) -> Json:
    return {"kind": row.kind, "name": row.name, "bot": row.bot}


async def of_person(database: Database, person: str) -> Json:
    """All that is known of a person: name, settings, when which secret was used, the tables, and every other row."""
    async with database.engine.connect() as connection:
        row = (await connection.execute(select(PEOPLE).where(PEOPLE.c.hash == person))).one()
        secrets = select(SECRETS.c.created, SECRETS.c.used, SECRETS.c.ended).where(SECRETS.c.person == person)
        held = [dict(one) for one in (await connection.execute(secrets.order_by(SECRETS.c.created))).mappings()]
        tables = await _tables_of(connection, person)
        more = await _rows_of(connection, person)
    return {
        "id": person, "name": row.name, "settings": msgspec.json.decode(row.settings), "created": row.created,
        "secrets": held, "tables": tables, **more,
    }  # fmt: skip


async def _tables_of(connection: AsyncConnection, person: str) -> list[Json]:
    """Where the person sits, and what was made by them; other people's names are theirs."""
    mine = TABLES.c.id.in_(select(SEATS.c.table).where(SEATS.c.person == person))
    columns = (TABLES.c.id, TABLES.c.game, TABLES.c.created, TABLES.c.changed, TABLES.c.picks, TABLES.c.over)
    query = select(*columns, (TABLES.c.maker == person).label("made")).where(mine | (TABLES.c.maker == person))
    found = [dict(row) for row in (await connection.execute(query.order_by(TABLES.c.created))).mappings()]
    for table in found:
        seats = select(SEATS.c.seat, SEATS.c.name).where(SEATS.c.table == table["id"], SEATS.c.person == person)
        table["seats"] = [dict(seat) for seat in (await connection.execute(seats.order_by(SEATS.c.seat))).mappings()]
    return found


async def _rows_of(connection: AsyncConnection, person: str) -> Json:
    """Rows that name the person, by their table; none is forgotten here, whatever is kept one day.

    Other people are in them as those know each other, and what opens something is left out.
    """
    naming: dict[Any, list[Column[Any]]] = {}
    for column in (*OF_PEOPLE, *WITHOUT_PEOPLE):
        if column.table in COPIED and column.table not in (SECRETS, TABLES):
            naming.setdefault(column.table, []).append(column)
    told: Json = {}
    for table, columns in naming.items():
        people = {column.name for column in columns}
        shown = [column for column in table.columns if column.name in people or column.type is not HASH]
        query = select(*shown).where(or_(*(column == person for column in columns if column not in OF_OTHERS)))
        rows = (await connection.execute(query)).mappings()
        told[table.name] = [
            {name: _said(value, name in people and value != person) for name, value in row.items()} for row in rows
        ]
    return told


def _said(value: Any, somebody_else: bool) -> Any:
    if isinstance(value, bytes):
        return base64.b64encode(value).decode()
    return public_id(value) if somebody_else and value else value
