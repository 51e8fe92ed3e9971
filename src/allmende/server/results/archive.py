"""The archive: the games that somebody has finished, with filters, page by page, and as records."""

import asyncio
from collections.abc import AsyncIterator, Collection, Mapping, Sequence
from typing import Any, Final, NamedTuple

import msgspec
from sqlalchemy import ColumnElement, and_, func, or_, select
from sqlalchemy.ext.asyncio import AsyncConnection

from allmende.server.errors import Refused
from allmende.server.opening import as_far_as_it_goes
from allmende.server.people import public_id
from allmende.server.results.rating import Skill
from allmende.server.results.tables import PLACINGS, RESULTS
from allmende.server.schema import PEOPLE, SEATS, TABLES
from allmende.server.store import Store, load_by
from allmende.table import Json

PAGE: Final = 25
MOST_MET: Final = 100
MOST_RECORDS: Final = 2000
"""In one file."""


class Filters(NamedTuple):
    """Which games somebody looks for."""

    game: str | None = None
    players: int | None = None
    against: str | None = None
    """The hash of somebody who played, too."""
    result: str | None = None
    """"won", "lost", or "rated"."""
    since: float | None = None
    until: float | None = None


def of_person(person: str, wanted: Filters) -> ColumnElement[bool]:
    mine = PLACINGS.c.person == person
    if wanted.result == "won":
        mine &= PLACINGS.c.place == 1
    if wanted.result == "lost":
        mine &= PLACINGS.c.place > 1
    parts: list[ColumnElement[bool]] = [RESULTS.c.id.in_(select(PLACINGS.c.result).where(mine))]
    if wanted.result == "rated":
        parts.append(RESULTS.c.rated)
    if wanted.game is not None:
        parts.append(RESULTS.c.game == wanted.game)
    if wanted.players is not None:
        parts.append(RESULTS.c.players == wanted.players)
    if wanted.against is not None:
        parts.append(RESULTS.c.id.in_(select(PLACINGS.c.result).where(PLACINGS.c.person == wanted.against)))
    if wanted.since is not None:
        parts.append(RESULTS.c.ended >= wanted.since)
    if wanted.until is not None:
        parts.append(RESULTS.c.ended < wanted.until)
    return and_(*parts)


def behind(cursor: str | None) -> ColumnElement[bool] | None:
    """What comes after a result in the list, by what `next` said."""
    if not cursor:
        return None
    ended, _, id_ = cursor.partition(" ")
    try:
        when = float(ended)
    except ValueError as error:
        raise Refused(422, "bad-request", "before: this is nothing that was said as `next`") from error
    return or_(RESULTS.c.ended < when, and_(RESULTS.c.ended == when, RESULTS.c.id < id_))


async def page_of(store: Store, person: str, wanted: Filters, cursor: str | None) -> Json:
    where = of_person(person, wanted)
    after = behind(cursor)
    query = select(RESULTS).where(where if after is None else and_(where, after))
    async with store.reading() as connection:
        order = (RESULTS.c.ended.desc(), RESULTS.c.id.desc())
        rows = (await connection.execute(query.order_by(*order).limit(PAGE + 1))).all()
        total = (await connection.execute(select(func.count()).select_from(RESULTS).where(where))).scalar_one()
        results = await told_results(connection, rows[:PAGE], person, None)
        games = select(RESULTS.c.game).where(of_person(person, Filters())).distinct().order_by(RESULTS.c.game)
        all_games = list((await connection.execute(games)).scalars())
        met = await met_by(connection, person)
    last = rows[PAGE - 1] if len(rows) > PAGE else None
    following = None if last is None else f"{last.ended!r} {last.id}"
    return {"results": results, "total": total, "next": following, "games": all_games, "met": met}


async def told_results(
    connection: AsyncConnection, rows: Sequence[Any], me: str | None, known: Collection[str] | None
) -> list[Json]:
    """Results as somebody may see them; `known`: only these people are named, None: all of them."""
    ids = [row.id for row in rows]
    query = (
        select(PLACINGS, func.coalesce(func.nullif(SEATS.c.name, ""), PEOPLE.c.name, "").label("name"))
        .outerjoin(SEATS, and_(SEATS.c.table == PLACINGS.c.result, SEATS.c.seat == PLACINGS.c.seat))
        .outerjoin(PEOPLE, PEOPLE.c.hash == PLACINGS.c.person)
        .where(PLACINGS.c.result.in_(ids))
        .order_by(PLACINGS.c.seat)
    )
    by_result: dict[str, list[Any]] = {id_: [] for id_ in ids}
    for placing in (await connection.execute(query)).all():
        by_result[placing.result].append(placing)
    there = set((await connection.execute(select(TABLES.c.id).where(TABLES.c.id.in_(ids)))).scalars())
    return [told_result(row, by_result[row.id], me, row.id in there, known) for row in rows]


def told_result(row: Any, placings: Sequence[Any], me: str | None, there: bool, known: Collection[str] | None) -> Json:
    mine = [one.seat for one in placings if me is not None and one.person == me]
    return {
        "id": row.id, "game": row.game, "players": row.players, "options": msgspec.json.decode(row.options),
        "ended": row.ended, "seconds": max(0.0, row.ended - row.begun), "picks": row.picks, "how": row.how,
        "rated": row.rated, "counted": row.counted, "why": row.why,
        "seats": [told_place(one, known) for one in placings], "mine": mine, "film": there and bool(mine),
    }  # fmt: skip


def told_place(one: Any, known: Collection[str] | None) -> Json:
    before = None if one.mu is None else Skill(one.mu, one.sigma).shown
    after = None if one.new_mu is None else Skill(one.new_mu, one.new_sigma).shown
    named = one.person is not None and (known is None or one.person in known)
    kind = "bot" if one.bot is not None else "gone" if one.person is None else "person"
    return {
        "seat": one.seat, "kind": kind, "name": one.name if named or kind == "bot" else "",
        "public": public_id(one.person) if named else None, "bot": one.bot, "left": one.left, "place": one.place,
        "points": one.points, "shown": after if named else None,
        "change": after - before if named and after is not None and before is not None else None,
    }  # fmt: skip


async def met_by(connection: AsyncConnection, person: str, alone: str | None = None) -> list[Json]:
    """With whom somebody has played, and who was ahead how often; `alone`: only this one."""
    other = PLACINGS.alias()
    ahead, back = PLACINGS.c.place < other.c.place, PLACINGS.c.place > other.c.place
    games = func.count().label("games")
    query = (
        select(other.c.person, PEOPLE.c.name, games, func.count().filter(ahead).label("won"),
               func.count().filter(back).label("lost"))
        .join(other, other.c.result == PLACINGS.c.result)
        .join(PEOPLE, PEOPLE.c.hash == other.c.person)
        .where(PLACINGS.c.person == person, other.c.person != person, PLACINGS.c.place.is_not(None))
        .group_by(other.c.person, PEOPLE.c.name)
        .order_by(games.desc(), other.c.person)
        .limit(MOST_MET)
    )  # fmt: skip
    if alone is not None:
        query = query.where(other.c.person == alone)
    rows = (await connection.execute(query)).all()
    return [told_met(row) for row in rows]


def told_met(row: Any) -> Json:
    return {"public": public_id(row.person), "name": row.name, "games": row.games, "won": row.won, "lost": row.lost}


async def records_of(store: Store, person: str, wanted: Filters) -> AsyncIterator[bytes]:
    """All these games as records, a line of JSON for each: what `allmende replay` reads, and the import here."""
    query = select(RESULTS.c.id).where(of_person(person, wanted), RESULTS.c.how == "over")
    async with store.reading() as connection:
        found = await connection.execute(query.order_by(RESULTS.c.ended.desc()).limit(MOST_RECORDS))
        ids = list(found.scalars())
    for id_ in ids:
        async with store.reading() as connection:
            kept = await load_by(connection, id_, whole=True)
        if kept is None or not kept.row.over:  # its table is gone, or its end was taken back meanwhile
            continue
        record = await record_of(kept)
        if record is not None:
            yield msgspec.json.encode(record) + b"\n"


async def record_of(kept: Any) -> Mapping[str, Any] | None:
    """None if today's rules do not replay it."""
    try:
        game, ends = await asyncio.to_thread(as_far_as_it_goes, kept)
    except Exception:  # of a game that is not installed, or of rules too old to begin with
        return None
    seats = [{"name": seat.name, "bot": seat.bot} for seat in kept.seats]
    return None if ends is not None or not game.over else {**game.record().to_json(), "seats": seats}
