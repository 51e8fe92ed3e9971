"""A digest: what is still true of what there is to tell, in the words of whoever reads it.

It is made of rows of the database alone, and of these only who sits where and whose turn it is: no game is opened, so
nothing that is hidden in one can get into it.
"""

from collections.abc import Sequence
from typing import Any, Final, NamedTuple

import msgspec
from sqlalchemy import bindparam, exists, select
from sqlalchemy.ext.asyncio import AsyncConnection

from allmende.locales import speaks, text
from allmende.server.notices.finding import ACTED, HOUR
from allmende.server.schema import ENTRIES, NOTICES, SEATS, TABLES

CATALOG: Final = "notices"
MOST_LINES: Final = 12
"""Of more tables only the number is told."""
MOST_NAMES: Final = 3
RANK: Final = {"time": 0, "turn": 1, "invited": 2, "over": 3}
"""What is told first; and of a table only the first of these, but for its end."""
NOTED: Final = (
    select(
        NOTICES, TABLES.c.game, TABLES.c.over, TABLES.c.closed, TABLES.c.waiting, TABLES.c.series, ACTED.label("acted")
    )
    .join(TABLES, TABLES.c.id == NOTICES.c.table)
)  # fmt: skip
OF_PERSON: Final = NOTED.where(NOTICES.c.person == bindparam("whose"), NOTICES.c.told.is_(None))
ASKED_AT: Final = select(TABLES.c.id, TABLES.c.waiting, SEATS.c.seat).join(SEATS, SEATS.c.table == TABLES.c.id).where(
    SEATS.c.person == bindparam("whose"), SEATS.c.kind == "person", TABLES.c.over.is_(False), TABLES.c.closed.is_(False)
)  # fmt: skip


class Line(NamedTuple):
    """What is told of a table."""

    kind: str
    table: str
    game: str
    others: tuple[str, ...]
    series: bool
    until: float | None


class Message(NamedTuple):
    """A digest as it is sent."""

    title: str
    lines: tuple[str, ...]
    path: str
    """Of the page that it leads to."""
    urgent: bool
    told: tuple[Line, ...] = ()

    @property
    def body(self) -> str:
        return "\n".join(self.lines)


async def seats_at(connection: AsyncConnection, tables: Sequence[str]) -> dict[str, list[Any]]:
    by_table: dict[str, list[Any]] = {}
    for seat in (await connection.execute(select(SEATS).where(SEATS.c.table.in_(tables)).order_by(SEATS.c.seat))).all():
        by_table.setdefault(seat.table, []).append(seat)
    return by_table


async def still_true(connection: AsyncConnection, rows: Sequence[Any], now: float) -> list[tuple[Any, Line]]:
    """Those notices that are not overtaken by what has happened since, with what to tell."""
    seats = await seats_at(connection, [row.table for row in rows])
    found = []
    for row in rows:
        there = seats.get(row.table, [])
        mine = [seat.seat for seat in there if seat.kind == "person" and seat.person == row.person]
        if mine and await is_true(connection, row, mine, now):
            others = tuple(seat.name for seat in there if seat.kind == "person" and seat.person != row.person)
            line = Line(row.kind, row.table, row.game, others, row.series is not None, row.until)
            found.append((row, line))
    return found


async def is_true(connection: AsyncConnection, row: Any, mine: Sequence[int], now: float) -> bool:
    if row.kind == "over":
        return bool(row.over)
    if row.over or row.closed:
        return False
    if row.kind == "invited":
        done = exists().where(ENTRIES.c.table == row.table, ENTRIES.c.seat.in_(mine))
        return not (await connection.execute(select(done))).scalar_one()
    if row.acted:  # whoever has begun the turn knows of it
        return False
    asked = not set(mine).isdisjoint(msgspec.json.decode(row.waiting))
    return asked and (row.kind != "time" or row.until is None or row.until > now)


async def asked_at(connection: AsyncConnection, person: str) -> set[str]:
    """The tables where it is somebody's turn."""
    rows = (await connection.execute(ASKED_AT, {"whose": person})).all()
    return {row.id for row in rows if row.seat in msgspec.json.decode(row.waiting)}


def chosen_lines(lines: Sequence[Line]) -> list[Line]:
    """One of a table, the most urgent first."""
    found: dict[str, Line] = {}
    for line in sorted(lines, key=lambda line: RANK[line.kind]):
        found.setdefault(line.table, line)
    return list(found.values())


def message_of(lang: str, lines: Sequence[Line], asked: int, now: float) -> Message:
    """In words. `asked` says at how many tables it is the reader's turn in all."""
    told = chosen_lines(lines)
    single = told[0] if len(told) == 1 else None
    title = say(lang, f"digest-title-{single.kind}", game=game_of(lang, single.game)) if single else say(
        lang, "digest-title", count=len(told)
    )  # fmt: skip
    words = [sentence(lang, line, now) for line in told[:MOST_LINES]]
    if len(told) > MOST_LINES:
        words.append(say(lang, "digest-more", count=len(told) - MOST_LINES))
    if asked > sum(line.kind in ("turn", "time") for line in told):
        words.append(say(lang, "digest-asked", count=asked))
    path = f"/table/{single.table}" if single else "/tables"
    return Message(title, tuple(words), path, any(line.kind == "time" for line in told), tuple(told))


def test_message(lang: str) -> Message:
    return Message(say(lang, "digest-title-test"), (say(lang, "digest-test"),), "/settings#notices", False)


def sentence(lang: str, line: Line, now: float) -> str:
    hours = 0 if line.until is None else max(0, int((line.until - now) // HOUR))
    kind = "next" if line.kind == "invited" and line.series else line.kind
    return say(lang, f"digest-{kind}", where=where(lang, line), hours=hours)


def where(lang: str, line: Line) -> str:
    """The game and who else plays."""
    names = [name or say(lang, "digest-guest") for name in line.others]
    if len(names) > MOST_NAMES:
        names = [*names[:MOST_NAMES], say(lang, "digest-others")]
    game = game_of(lang, line.game)
    return say(lang, "digest-where", game=game, names=", ".join(names)) if names else game


def game_of(lang: str, game: str) -> str:
    return text(lang, game, f"game-{game}") if speaks(lang, game) else game


def say(lang: str, name: str, **args: Any) -> str:
    return text(lang, CATALOG, name, **args)
