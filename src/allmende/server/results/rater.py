"""Keeps ratings in step with results, behind the games: no pick waits for it.

Ratings follow from results alone, in the order of their ends, however they came to be written. Whoever computes holds
the row of the pool (one game, one number of players), so of two processes one goes after the other, and both games
count. Where something earlier has changed (a guest became somebody who was known, the clocks of two machines differ),
everything since then is computed anew, beginning with what was known before.
"""

import asyncio
import contextlib
from collections.abc import Sequence
from itertools import chain
from typing import Any, Final, NamedTuple

from sqlalchemy import bindparam, delete, func, insert, or_, select, update
from sqlalchemy.exc import IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from allmende.server.logs import log
from allmende.server.open_table import Table
from allmende.server.results.places import sides
from allmende.server.results.rating import Skill, available, bot_skill, rated
from allmende.server.results.tables import PLACINGS, POOLS, RATINGS, RESULTS

LOOK_SECONDS: Final = 30.0
"""So often it is looked for what another process has left when it ended."""
BATCH: Final = 50
"""So many games in one transaction: on SQLite nothing else is written meanwhile."""
Pool = tuple[str, int]
SET_PLACING: Final = (
    update(PLACINGS)
    .where(PLACINGS.c.result == bindparam("its_result"), PLACINGS.c.seat == bindparam("its_seat"))
    .values({name: bindparam(f"its_{name}") for name in ("mu", "sigma", "new_mu", "new_sigma")})
)


class Standing(NamedTuple):
    """Somebody in a pool."""

    skill: Skill
    games: int
    last: float


class Rater:
    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine
        self._stirred = asyncio.Event()
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        if available():
            self._task = asyncio.create_task(self._rate_forever())

    async def close(self) -> None:
        if self._task is not None:
            self._task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._task

    def changed(self, table: Table) -> None:
        """After a change of a table: has a game ended that counts?"""
        if table.rated and table.game.over:
            self.stir()

    def stir(self) -> None:
        self._stirred.set()

    async def _rate_forever(self) -> None:
        self._stirred.set()
        while True:
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(LOOK_SECONDS):
                    await self._stirred.wait()
            self._stirred.clear()
            try:
                await catch_up(self.engine)
            except (SQLAlchemyError, OSError) as error:  # the database is away: later
                log("no-database", level=40, why=type(error).__name__)
            except Exception as error:  # whatever it is, tomorrow's games must count, too
                log("rater", level=40, error=error)


async def catch_up(engine: AsyncEngine) -> int:
    """Compute what is to be computed; how many games that were."""
    done = 0
    async with engine.connect() as connection:
        waiting = select(RESULTS.c.game, RESULTS.c.players).where(RESULTS.c.rated, ~RESULTS.c.counted)
        changed = select(POOLS.c.game, POOLS.c.players).where(POOLS.c.since.is_not(None))
        pools = (await connection.execute(waiting.union(changed))).all()
    for game, players in pools:
        await make_pool(engine, game, players)
        while games := await rate_some(engine, (game, players)):
            done += games
    return done


async def make_pool(engine: AsyncEngine, game: str, players: int) -> None:
    with contextlib.suppress(IntegrityError):  # it is there
        async with engine.begin() as connection:
            await connection.execute(insert(POOLS).values(game=game, players=players, since=None))


async def rate_some(engine: AsyncEngine, pool: Pool) -> int:
    """The next few games of a pool, in one transaction; how many there were."""
    game, players = pool
    mine = (POOLS.c.game == game, POOLS.c.players == players)
    async with engine.begin() as connection:
        await connection.execute(update(POOLS).where(*mine).values(players=players))  # ours until the end of this
        since = await begins(connection, pool)
        if since is None:
            return 0
        ours = (RESULTS.c.game == game, RESULTS.c.players == players, RESULTS.c.rated)
        order = (RESULTS.c.ended, RESULTS.c.id)
        query = select(RESULTS).where(*ours, RESULTS.c.ended >= since).order_by(*order).limit(BATCH + 1)
        results = list((await connection.execute(query)).all())
        batch, more = results[:BATCH], results[BATCH:]
        placings = await placings_of(connection, batch)
        known = await standings(connection, pool, since, placings)
        rows = rate_games(game, batch, placings, known)
        if rows:
            await connection.execute(SET_PLACING, rows)
        ids = [result.id for result in batch]
        await connection.execute(update(RESULTS).where(RESULTS.c.id.in_(ids)).values(counted=True))
        await keep(connection, pool, known)
        await connection.execute(update(POOLS).where(*mine).values(since=more[0].ended if more else None))
    return len(batch)


async def begins(connection: AsyncConnection, pool: Pool) -> float | None:
    """From when on the ratings of a pool are to be computed."""
    game, players = pool
    ours = (RESULTS.c.game == game, RESULTS.c.players == players, RESULTS.c.rated, ~RESULTS.c.counted)
    first = (await connection.execute(select(func.min(RESULTS.c.ended)).where(*ours))).scalar_one()
    of_pool = (POOLS.c.game == game, POOLS.c.players == players)
    said = (await connection.execute(select(POOLS.c.since).where(*of_pool))).scalar_one()
    return min((one for one in (first, said) if one is not None), default=None)


async def placings_of(connection: AsyncConnection, results: Sequence[Any]) -> dict[str, list[Any]]:
    query = select(PLACINGS).where(PLACINGS.c.result.in_([result.id for result in results])).order_by(PLACINGS.c.seat)
    found: dict[str, list[Any]] = {result.id: [] for result in results}
    for row in (await connection.execute(query)).all():
        found[row.result].append(row)
    return found


async def standings(
    connection: AsyncConnection, pool: Pool, since: float, placings: dict[str, list[Any]]
) -> dict[str, Standing | None]:
    """How everybody stood then whom it concerns; None: they were not rated yet."""
    game, players = pool
    of_pool = (RATINGS.c.game == game, RATINGS.c.players == players)
    later = select(RATINGS.c.person).where(*of_pool, RATINGS.c.last >= since)
    people = {row.person for rows in placings.values() for row in rows if row.person is not None}
    people |= set((await connection.execute(later)).scalars())
    number = func.row_number().over(
        partition_by=PLACINGS.c.person, order_by=(RESULTS.c.ended.desc(), RESULTS.c.id.desc())
    )
    games = func.count().over(partition_by=PLACINGS.c.person)
    before = (
        select(PLACINGS.c.person, PLACINGS.c.new_mu, PLACINGS.c.new_sigma, RESULTS.c.ended,
               number.label("number"), games.label("games"))
        .join(RESULTS, RESULTS.c.id == PLACINGS.c.result)
        .where(RESULTS.c.game == game, RESULTS.c.players == players, RESULTS.c.rated, RESULTS.c.ended < since,
               PLACINGS.c.new_mu.is_not(None), PLACINGS.c.person.in_(people))
        .subquery()
    )  # fmt: skip
    rows = (await connection.execute(select(before).where(before.c.number == 1))).all()
    found: dict[str, Standing | None] = dict.fromkeys(people)
    return found | {row.person: Standing(Skill(row.new_mu, row.new_sigma), row.games, row.ended) for row in rows}


def rate_games(
    game: str, results: Sequence[Any], placings: dict[str, list[Any]], known: dict[str, Standing | None]
) -> list[dict[str, Any]]:
    """One game after the other; `known` goes along. What is to be written with the placings."""
    written = []
    for result in results:
        rows = placings[result.id]
        before = [skill_of(game, row, known) for row in rows]
        together = sides(len(rows), result.teams)
        after = rated([[before[s] for s in side] for side in together], [rows[side[0]].place for side in together])
        now = dict(zip(chain(*together), chain(*after), strict=True))
        for row, old in zip(rows, before, strict=True):
            if row.bot is not None:
                continue
            new = now[row.seat]
            written.append({"its_result": result.id, "its_seat": row.seat, "its_mu": old.mu, "its_sigma": old.sigma,
                            "its_new_mu": new.mu, "its_new_sigma": new.sigma})  # fmt: skip
            if row.person is not None:
                so_far = known.get(row.person)
                known[row.person] = Standing(new, (0 if so_far is None else so_far.games) + 1, result.ended)
    return written


def skill_of(game: str, row: Any, known: dict[str, Standing | None]) -> Skill:
    """A bot's is fixed, a person's what it was before; that of somebody who was deleted is what is written there."""
    if row.bot is not None:
        return bot_skill(game, row.bot) or Skill()
    if row.person is None:
        return Skill() if row.mu is None else Skill(row.mu, row.sigma)
    standing = known.get(row.person)
    return Skill() if standing is None else standing.skill


async def keep(connection: AsyncConnection, pool: Pool, known: dict[str, Standing | None]) -> None:
    """Write down how everybody stands now."""
    game, players = pool
    of_pool = (RATINGS.c.game == game, RATINGS.c.players == players)
    await connection.execute(delete(RATINGS).where(*of_pool, RATINGS.c.person.in_(known)))
    rows = [
        {"person": person, "game": game, "players": players, "mu": one.skill.mu, "sigma": one.skill.sigma,
         "games": one.games, "last": one.last, "shown": one.skill.shown}
        for person, one in known.items()
        if one is not None
    ]  # fmt: skip
    if rows:
        await connection.execute(insert(RATINGS), rows)


async def anew(connection: AsyncConnection, person: str | None = None) -> None:
    """What follows from the games of somebody is to be computed anew; without a name, everything is."""
    ours = select(PLACINGS.c.result).where(PLACINGS.c.person == person)
    where = (RESULTS.c.rated,) if person is None else (RESULTS.c.rated, RESULTS.c.id.in_(ours))
    first = select(RESULTS.c.game, RESULTS.c.players, func.min(RESULTS.c.ended).label("ended")).where(*where)
    for game, players, ended in (await connection.execute(first.group_by(RESULTS.c.game, RESULTS.c.players))).all():
        of_pool = (POOLS.c.game == game, POOLS.c.players == players)
        later = or_(POOLS.c.since.is_(None), POOLS.c.since > ended)
        await connection.execute(update(POOLS).where(*of_pool, later).values(since=ended))


async def never_against_oneself(connection: AsyncConnection, person: str) -> None:
    """Somebody turned out to be two of those who had played together: such a game does not count any more."""
    other = PLACINGS.alias()
    twice = (
        select(PLACINGS.c.result)
        .join(other, (other.c.result == PLACINGS.c.result) & (other.c.seat > PLACINGS.c.seat))
        .where(PLACINGS.c.person == person, other.c.person == person)
    )
    ids = (await connection.execute(twice)).scalars().all()
    if ids:
        await connection.execute(update(RESULTS).where(RESULTS.c.id.in_(ids)).values(rated=False, why="alone"))
