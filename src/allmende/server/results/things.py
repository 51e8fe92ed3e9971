"""What was taken in all finished games: read once, behind everything else, kept without names, and put together.

Nobody waits for it: a request tells what was put together last.
"""

import asyncio
import contextlib
import importlib.util
from collections.abc import Callable
from typing import Any, Final

import msgspec
from sqlalchemy import delete, func, insert, select
from sqlalchemy.exc import IntegrityError, SQLAlchemyError

from allmende.server.errors import Refused
from allmende.server.journal import Journal, NotWritten
from allmende.server.logs import log
from allmende.server.open_table import Table
from allmende.server.opening import reopened
from allmende.server.pool import NoAnswer, Pool
from allmende.server.results.tables import NEW_READING, PLACINGS, READINGS, RESULTS, STATISTICS
from allmende.server.schema import TABLES
from allmende.server.store import Store
from allmende.table import Json

LOOK_SECONDS: Final = 600.0
"""So often it is looked for games that were not read."""
BEHIND: Final = 3
"""How urgent it is: behind everything else."""
JOB_SECONDS: Final = 120.0
LEAST: Final = 20
"""With fewer games nothing is said, and with fewer players who took a thing nothing of that."""
MOST: Final = 2000
"""So many of the latest games are put together."""
FRESH_SECONDS: Final = 600.0
"""So old may be what is told, though there are new games."""
AT_ONCE: Final = 100


class Reader:
    def __init__(self, store: Store, journal: Journal, pool: Pool, now: Callable[[], float]) -> None:
        self.store = store
        self.journal = journal
        self.pool = pool
        self.now = now
        self._stirred = asyncio.Event()
        self._tasks: set[asyncio.Task[None]] = set()
        self._failed: set[str] = set()
        self._making: set[tuple[str, int]] = set()

    def start(self) -> None:
        self._begin(self._read_forever())

    async def close(self) -> None:
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def _begin(self, work: Any) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def changed(self, table: Table) -> None:
        """After a change of a table: is a game over?"""
        if table.game.over:
            self._failed.discard(table.id)  # perhaps its end was taken back, and it was played to another one
            self._stirred.set()

    async def _read_forever(self) -> None:
        while True:
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(LOOK_SECONDS):
                    await self._stirred.wait()
            self._stirred.clear()
            try:
                await self.read_all()
            except (Refused, SQLAlchemyError, OSError):  # the database is away: later
                pass
            except Exception as error:  # whatever it is, tomorrow's games are to be read, too
                log("reader", level=40, error=error)

    async def read_all(self) -> None:
        """Read the games that have not been read."""
        unread = (
            select(RESULTS.c.id)
            .join(TABLES, TABLES.c.id == RESULTS.c.id)
            .outerjoin(READINGS, READINGS.c.result == RESULTS.c.id)
            .where(RESULTS.c.how == "over", READINGS.c.result.is_(None), RESULTS.c.id.not_in(self._failed))
            .order_by(RESULTS.c.ended.desc())
            .limit(AT_ONCE)
        )
        while True:
            async with self.store.reading() as connection:
                ids = (await connection.execute(unread)).scalars().all()
            fresh = [id_ for id_ in ids if id_ not in self._failed]
            if not fresh:
                return
            for id_ in fresh:
                await self._read(id_)

    async def _read(self, id_: str) -> None:
        kept = await self.store.load(id_)
        self._failed.add(id_)  # not a second time by this process, whatever becomes of it
        if kept is None or not kept.row.over:
            return
        try:
            game, ends = await asyncio.to_thread(reopened, kept)
            if ends is None and game.over:
                record = await asyncio.to_thread(lambda: game.record().to_json())
                read = await self.pool.ask(BEHIND, "things", (record,), JOB_SECONDS)
                row = {"result": id_, "data": msgspec.json.encode(read).decode()}
                await self.journal.write([(NEW_READING, row)])
        except (NoAnswer, NotWritten, Refused) as problem:
            log("not-read", level=30, table=id_, why=str(problem))
        except Exception as problem:  # of a game that is not installed, or of rules too old
            log("not-read", level=30, table=id_, why=type(problem).__name__)

    # Put together

    async def told(self, game: str, players: int) -> Json:
        """What was put together last; if that is old, it is done anew behind everything else."""
        of_pool = (STATISTICS.c.game == game, STATISTICS.c.players == players)
        async with self.store.reading() as connection:
            row = (await connection.execute(select(STATISTICS).where(*of_pool))).first()
            games = (await connection.execute(select(func.count()).select_from(games_of(game, players)))).scalar_one()
        new = row is None or row.games != games
        old = row is None or self.now() - row.made > FRESH_SECONDS or row.games < LEAST <= games
        if games >= LEAST and new and old and (game, players) not in self._making:
            self._making.add((game, players))
            self._begin(self._put_together(game, players))
        data = {"things": [], "openings": []} if row is None else msgspec.json.decode(row.data)
        return {"game": game, "players": players, "games": games, "least": LEAST, **data}

    async def _put_together(self, game: str, players: int) -> None:
        try:
            await self.put_together(game, players)
        except (NoAnswer, Refused, SQLAlchemyError, OSError) as problem:
            log("no-statistics", level=30, kind=game, why=type(problem).__name__)
        finally:
            self._making.discard((game, players))

    async def put_together(self, game: str, players: int) -> None:
        query = games_of(game, players)
        people = (
            select(PLACINGS.c.result, PLACINGS.c.seat, PLACINGS.c.bot, PLACINGS.c.left)
            .where(PLACINGS.c.result.in_(select(query.c.id)))
            .order_by(PLACINGS.c.seat)
        )
        async with self.store.reading() as connection:
            rows = (await connection.execute(select(query))).all()
            seats: dict[str, list[bool]] = {}
            for placing in (await connection.execute(people)).all():
                seats.setdefault(placing.result, []).append(placing.bot is None and not placing.left)
        read = await asyncio.to_thread(lambda: [(msgspec.json.decode(row.data), seats[row.id]) for row in rows])
        told = await self.pool.ask(BEHIND, "statistics", (players, read, LEAST), JOB_SECONDS)
        of_pool = (STATISTICS.c.game == game, STATISTICS.c.players == players)
        values = {"game": game, "players": players, "games": len(rows), "made": self.now(),
                  "data": msgspec.json.encode(told).decode()}  # fmt: skip
        with contextlib.suppress(IntegrityError):  # another process has just done it, too
            async with self.store.engine.begin() as connection:
                await connection.execute(delete(STATISTICS).where(*of_pool))
                await connection.execute(insert(STATISTICS), values)


def games_of(game: str, players: int) -> Any:
    """What was read in the latest finished games."""
    return (
        select(RESULTS.c.id, READINGS.c.data)
        .join(READINGS, READINGS.c.result == RESULTS.c.id)
        .where(RESULTS.c.game == game, RESULTS.c.players == players)
        .order_by(RESULTS.c.ended.desc())
        .limit(MOST)
        .subquery()
    )


def available() -> bool:
    """Statistics need numpy, which the extra `people` brings."""
    return importlib.util.find_spec("numpy") is not None
