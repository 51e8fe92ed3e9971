"""Leader boards: who is how strong in a game with so many players, with our bots as fixed points among them."""

from collections.abc import Collection
from typing import Any, Final

from sqlalchemy import func, select
from sqlalchemy.ext.asyncio import AsyncConnection

from allmende.server.people import public_id
from allmende.server.results.rating import Skill, bot_skill, known_bots
from allmende.server.results.tables import PROFILES, RATINGS
from allmende.server.schema import PEOPLE
from allmende.server.store import Store
from allmende.table import Json

MOST: Final = 200


async def pools_of(connection: AsyncConnection) -> list[Json]:
    """Of which games, with how many players, how many people are rated."""
    query = (
        select(RATINGS.c.game, RATINGS.c.players, func.count().label("people"))
        .group_by(RATINGS.c.game, RATINGS.c.players)
        .order_by(RATINGS.c.game, RATINGS.c.players)
    )
    return [dict(row) for row in (await connection.execute(query)).mappings()]


async def board_of(store: Store, game: str, players: int, me: str | None, hidden: Collection[str]) -> Json:
    query = (
        select(RATINGS, PEOPLE.c.name, PROFILES.c.seen)
        .join(PEOPLE, PEOPLE.c.hash == RATINGS.c.person)
        .outerjoin(PROFILES, PROFILES.c.person == RATINGS.c.person)
        .where(RATINGS.c.game == game, RATINGS.c.players == players)
        .order_by(RATINGS.c.shown.desc(), RATINGS.c.person)
    )
    async with store.reading() as connection:
        rows = (await connection.execute(query.limit(MOST))).all()
        pools = await pools_of(connection)
    shown = [row for row in rows if row.person == me or (row.seen != "none" and row.person not in hidden)]
    ranked = [*(told_person(row, me) for row in shown), *bots_among(game)]
    return {"game": game, "players": players, "rows": in_order(ranked), "pools": pools}


def told_person(row: Any, me: str | None) -> Json:
    skill = Skill(row.mu, row.sigma)
    return {"rank": None, "name": row.name, "public": public_id(row.person), "bot": None, "me": row.person == me,
            "games": row.games, **told_skill(skill)}  # fmt: skip


def bots_among(game: str) -> list[Json]:
    skills = [(bot, bot_skill(game, bot)) for bot in known_bots(game)]
    return [
        {"rank": None, "name": "", "public": None, "bot": bot, "me": False, "games": None, **told_skill(skill)}
        for bot, skill in skills
        if skill is not None
    ]


def told_skill(skill: Skill) -> Json:
    return {"shown": skill.shown, "low": skill.low, "high": skill.high, "provisional": skill.provisional}


def in_order(rows: list[Json]) -> list[Json]:
    """The best first; those of whom little is known behind them. Ranks are people's; even people share one."""
    rows = sorted(rows, key=lambda row: (row["provisional"], -row["shown"]))
    people = [row for row in rows if row["bot"] is None and not row["provisional"]]
    for row in people:
        row["rank"] = 1 + sum(other["shown"] > row["shown"] for other in people)
    return rows
