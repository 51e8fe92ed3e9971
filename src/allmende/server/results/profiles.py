"""Pages of people: what somebody has played, as far as they let others see it."""

from collections import Counter
from collections.abc import Collection
from typing import Any, Final

import msgspec
from sqlalchemy import func, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from allmende.server.errors import Refused
from allmende.server.people import public_id
from allmende.server.results.archive import Filters, met_by, of_person, told_results
from allmende.server.results.boards import told_skill
from allmende.server.results.models import Seen
from allmende.server.results.rating import Skill
from allmende.server.results.tables import PLACINGS, PROFILES, RATINGS, READINGS, RESULTS
from allmende.server.schema import PEOPLE
from allmende.server.store import Store
from allmende.table import Json

USUAL: Final[Seen] = "met"
LATEST: Final = 10
MOST_POINTS: Final = 300
MOST_READ: Final = 200
FAVOURITES: Final = 8
FEWEST: Final = 3
"""What somebody took in fewer games is no favourite."""


class Profiles:
    def __init__(self, store: Store) -> None:
        self.store = store

    # Whose page it is, and who may see it

    async def person_of(self, public: str) -> Any:
        """The hash and settings of a page by its id; None if it is nobody's who has finished a game here."""
        row = await self._row(PROFILES.c.public == public)
        if row is None and await self._note_new():
            row = await self._row(PROFILES.c.public == public)
        return row

    async def _row(self, where: Any) -> Any:
        async with self.store.reading() as connection:
            return (await connection.execute(select(PROFILES).where(where))).first()

    async def _note_new(self) -> bool:
        """Give everybody a page who has finished a game since; is there anybody?"""
        known = select(PROFILES.c.person)
        new = select(PLACINGS.c.person).join(PEOPLE, PEOPLE.c.hash == PLACINGS.c.person)
        async with self.store.reading() as connection:
            people = (await connection.execute(new.where(PLACINGS.c.person.not_in(known)).distinct())).scalars().all()
        for person in people:
            await self._begin(person)
        return bool(people)

    async def _begin(self, person: str) -> None:
        row = {"person": person, "public": public_id(person), "seen": USUAL}
        try:
            async with self.store.engine.begin() as connection:
                await connection.execute(insert(PROFILES), row)
        except IntegrityError:  # another process was faster, or the person has just been deleted
            return

    async def seen(self, person: str) -> Json:
        row = await self._row(PROFILES.c.person == person)
        return {"public": public_id(person), "seen": USUAL if row is None else row.seen}

    async def show_to(self, person: str, seen: Seen) -> Json:
        """Who may see my page from now on."""
        await self._begin(person)
        async with self.store.engine.begin() as connection:
            await connection.execute(update(PROFILES).where(PROFILES.c.person == person).values(seen=seen))
        return await self.seen(person)

    # The page

    async def page(self, public: str, me: str | None, hidden: Collection[str]) -> Json:
        if me is not None and public_id(me) == public:
            await self._begin(me)
        row = await self.person_of(public)
        if row is None or (row.person != me and (row.seen == "none" or row.person in hidden)):
            raise nobody()
        person, own = row.person, row.person == me
        async with self.store.reading() as connection:
            name = (await connection.execute(select(PEOPLE.c.name).where(PEOPLE.c.hash == person))).scalar_one_or_none()
            open_ = own or row.seen == "all" or await have_met(connection, person, me)
            more = await self._more(connection, person, me) if open_ else nothing()
            ratings = await ratings_of(connection, person)
        return {"public": public, "name": name or "", "me": own, "seen": row.seen if own else None, "open": open_,
                "ratings": ratings, **more}  # fmt: skip

    async def _more(self, connection: AsyncConnection, person: str, me: str | None) -> Json:
        """What is not told to everybody. On somebody else's page nobody is named but them and me."""
        latest = select(RESULTS).where(of_person(person, Filters())).order_by(RESULTS.c.ended.desc()).limit(LATEST)
        rows = (await connection.execute(latest)).all()
        known = None if person == me else {person, me or ""}
        met = [] if me is None else await met_by(connection, person, None if person == me else me)
        return {
            "games": await tallies(connection, person), "course": await course_of(connection, person),
            "favourites": await favourites_of(connection, person), "met": met,
            "results": await told_results(connection, rows, me, known),
        }  # fmt: skip


def nobody() -> Refused:
    return Refused(404, "no-page", "there is no such page, or it is not for you")


def nothing() -> Json:
    return {"games": [], "course": [], "favourites": [], "met": [], "results": []}


async def have_met(connection: AsyncConnection, one: str, other: str | None) -> bool:
    if other is None:
        return False
    theirs = select(PLACINGS.c.result).where(PLACINGS.c.person == other)
    query = select(PLACINGS.c.result).where(PLACINGS.c.person == one, PLACINGS.c.result.in_(theirs)).limit(1)
    return (await connection.execute(query)).first() is not None


async def ratings_of(connection: AsyncConnection, person: str) -> list[Json]:
    query = select(RATINGS).where(RATINGS.c.person == person).order_by(RATINGS.c.game, RATINGS.c.players)
    return [
        {"game": row.game, "players": row.players, "games": row.games, **told_skill(Skill(row.mu, row.sigma))}
        for row in (await connection.execute(query)).all()
    ]


async def tallies(connection: AsyncConnection, person: str) -> list[Json]:
    games = func.count(RESULTS.c.id.distinct()).label("games")
    won = func.count(RESULTS.c.id.distinct()).filter(PLACINGS.c.place == 1).label("won")
    query = (
        select(RESULTS.c.game, games, won)
        .join(PLACINGS, PLACINGS.c.result == RESULTS.c.id)
        .where(PLACINGS.c.person == person, RESULTS.c.how == "over")
        .group_by(RESULTS.c.game)
        .order_by(games.desc(), RESULTS.c.game)
    )
    return [dict(row) for row in (await connection.execute(query)).mappings()]


async def course_of(connection: AsyncConnection, person: str) -> list[Json]:
    """Points and rating from game to game, the oldest first."""
    query = (
        select(RESULTS.c.game, RESULTS.c.players, RESULTS.c.ended, PLACINGS)
        .join(PLACINGS, PLACINGS.c.result == RESULTS.c.id)
        .where(PLACINGS.c.person == person, RESULTS.c.how == "over", ~PLACINGS.c.left)
        .order_by(RESULTS.c.ended.desc())
        .limit(MOST_POINTS)
    )
    rows = (await connection.execute(query)).all()
    return [
        {"game": row.game, "players": row.players, "ended": row.ended, "points": row.points, "place": row.place,
         "shown": None if row.new_mu is None else Skill(row.new_mu, row.new_sigma).shown}
        for row in reversed(rows)
    ]  # fmt: skip


async def favourites_of(connection: AsyncConnection, person: str) -> list[Json]:
    """What somebody took in the most games, of the latest ones."""
    query = (
        select(RESULTS.c.game, PLACINGS.c.seat, READINGS.c.data)
        .join(PLACINGS, PLACINGS.c.result == RESULTS.c.id)
        .join(READINGS, READINGS.c.result == RESULTS.c.id)
        .where(PLACINGS.c.person == person, ~PLACINGS.c.left)
        .order_by(RESULTS.c.ended.desc())
        .limit(MOST_READ)
    )
    taken: dict[str, Counter[str]] = {}
    games: Counter[str] = Counter()
    for game, seat, data in (await connection.execute(query)).all():
        things = msgspec.json.decode(data)["seats"]
        if seat < len(things):
            taken.setdefault(game, Counter()).update(dict.fromkeys(things[seat]["taken"], 1))
            games[game] += 1
    found = []
    for game, things in taken.items():
        for thing, number in things.most_common(FAVOURITES):
            kind, _, name = thing.partition(" ")
            if number >= FEWEST:
                found.append({"game": game, "kind": kind, "name": name, "games": number, "of": games[game]})
    return found
