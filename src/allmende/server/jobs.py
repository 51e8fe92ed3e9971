"""The jobs that all processes share: put into the database by those who serve, taken from there by workers.

A job is known by what is asked. Whoever asks the same again, perhaps at another process because the first one was
killed, finds its place in the line, or the answer. See docs/many.md.
"""

import asyncio
import contextlib
import hashlib
from collections.abc import Mapping
from typing import Any, Final

import msgspec
from sqlalchemy import text
from sqlalchemy.exc import SQLAlchemyError

from allmende import __version__
from allmende.server.errors import Refused, no_database
from allmende.server.leases import Leases
from allmende.server.store import Store

JOB_CHANNEL: Final = "allmende_jobs"
"""Tells workers that something waits."""
KEPT_SECONDS: Final = 60
"""So long an answer stays, for whoever comes from a process that was killed."""
FORGOTTEN_SECONDS: Final = 3600
"""So long a job waits that nobody takes."""
MOST_ATTEMPTS: Final = 2
"""So many workers may die of it."""
NOW: Final = "extract(epoch FROM clock_timestamp())"
SOON_ON_DISK: Final = text("SET LOCAL synchronous_commit = off")
"""If the database itself falls, the last moments of this line may be lost: whoever waits puts them back."""
PUT: Final = text(
    f"""
    INSERT INTO jobs (id, place, rank, asked, whose, name, args, seconds, release)
    VALUES (:id, :place,
        CASE WHEN :whose = '' THEN 0 ELSE
            (SELECT count(*) FROM jobs WHERE whose = :whose AND place = :place AND answer IS NULL) END,
        {NOW}, :whose, :name, :args, :seconds, :release)
    ON CONFLICT (id) DO UPDATE SET
        place = least(jobs.place, excluded.place),
        args = CASE WHEN jobs.failed THEN excluded.args ELSE jobs.args END,
        asked = CASE WHEN jobs.failed THEN excluded.asked ELSE jobs.asked END,
        worker = CASE WHEN jobs.failed THEN NULL ELSE jobs.worker END,
        attempts = CASE WHEN jobs.failed THEN 0 ELSE jobs.attempts END,
        answer = CASE WHEN jobs.failed THEN NULL ELSE jobs.answer END,
        ended = CASE WHEN jobs.failed THEN NULL ELSE jobs.ended END
    RETURNING answer
""".replace("jobs.failed", "jobs.answer LIKE '[\"failed\"%'")
)
"""What has failed is tried anew."""
WAKE: Final = text("SELECT pg_notify(:channel, '')")
ANSWERS: Final = text("SELECT id, answer FROM jobs WHERE id = ANY(:ids)")
WAITING: Final = text("SELECT count(*) FROM jobs WHERE place = :place AND worker IS NULL AND answer IS NULL")
WITHDRAW: Final = text("DELETE FROM jobs WHERE id = :id AND answer IS NULL")
HANDS: Final = text(f"""
    SELECT coalesce(sum(hands), 0) AS hands,
        (SELECT count(*) FROM jobs WHERE worker IS NULL AND answer IS NULL) AS waiting
    FROM workers WHERE release = :release AND expires > {NOW}
""")


class NobodyWorks(Exception):
    """There are no workers any more."""


class Jobs:
    """The line before the workers, for one of the processes that ask."""

    def __init__(self, store: Store, leases: Leases) -> None:
        self.store = store
        self.shared = leases.shared
        self.hands = 0
        """So many processes work for us, on whatever hosts; as of the last beat."""
        self.waiting = 0
        """So many jobs wait for one of them; those of all servers."""
        self._asked: dict[str, list[asyncio.Future[Any]]] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    async def ask(
        self, place: int, name: str, args: Any, seconds: float, whose: str, most: int | None
    ) -> tuple[Any, ...]:
        """What a worker says: "done", the answer and how long it waited for a worker, or "failed" and a word.

        NobodyWorks if the last worker is gone.
        """
        given = msgspec.json.encode(args).decode()
        id_ = hashlib.sha256(f"{__version__} {name} {given}".encode()).hexdigest()
        row = {"id": id_, "place": place, "whose": whose, "name": name, "args": given, "seconds": seconds,
               "release": __version__}  # fmt: skip
        answered: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self._asked.setdefault(id_, []).append(answered)
        try:
            while True:
                await self._put(row, most, answered)
                if (answer := await answered) is not None:
                    return tuple(answer)
                answered, most = self._again(id_, answered), None
        finally:
            self._leave(id_, answered)

    def _again(self, id_: str, answered: asyncio.Future[Any]) -> asyncio.Future[Any]:
        """The job is not in the line any more: somebody else has withdrawn it, or the database has lost it."""
        fresh: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self._asked[id_] = [fresh if one is answered else one for one in self._asked[id_]]
        return fresh

    async def _put(self, row: Mapping[str, Any], most: int | None, answered: asyncio.Future[Any]) -> None:
        try:
            async with self.store.engine.begin() as connection:
                await connection.execute(SOON_ON_DISK)
                if (
                    most is not None
                    and (await connection.execute(WAITING, {"place": row["place"]})).scalar_one() >= most
                ):
                    raise busy()
                known = (await connection.execute(PUT, row)).scalar_one()
                if known is None:
                    await connection.execute(WAKE, {"channel": JOB_CHANNEL})
        except (SQLAlchemyError, OSError) as error:
            raise no_database() from error
        if known is not None and not answered.done():
            answered.set_result(msgspec.json.decode(known))

    def _leave(self, id_: str, answered: asyncio.Future[Any]) -> None:
        """If nobody here waits for it any more, the job leaves the line. Others who wait for it put it back."""
        left = [one for one in self._asked[id_] if one is not answered]
        if left:
            self._asked[id_] = left
            return
        del self._asked[id_]
        if not answered.done() or answered.cancelled() or answered.exception() is not None:
            task = asyncio.create_task(self._withdraw(id_))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def _withdraw(self, id_: str) -> None:
        with contextlib.suppress(SQLAlchemyError, OSError):  # then somebody does it for nobody
            async with self.store.engine.begin() as connection:
                await connection.execute(WITHDRAW, {"id": id_})

    # What is heard of the workers

    def hear(self, ids: list[str]) -> None:
        """A worker has answered these."""
        if ours := [id_ for id_ in ids if id_ in self._asked]:
            task = asyncio.create_task(self._fetch(ours))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def _fetch(self, ids: list[str]) -> None:
        with contextlib.suppress(Refused):  # the database is away: the next beat looks again
            await self._look_up(ids, missing=False)

    async def look(self) -> None:
        """With every beat: who works, and what was not heard of?"""
        if not self.shared:
            return
        async with self.store.reading() as connection:
            row = (await connection.execute(HANDS, {"release": __version__})).one()
            self.hands, self.waiting = int(row.hands), int(row.waiting)
        if self._asked:
            await self._look_up(list(self._asked), missing=True)
        if not self.hands:
            for waiting in [one for many in self._asked.values() for one in many if not one.done()]:
                waiting.set_exception(NobodyWorks())

    async def _look_up(self, ids: list[str], missing: bool) -> None:
        before = {id_: self._asked[id_][:] for id_ in ids}
        async with self.store.reading() as connection:
            found = {row.id: row.answer for row in await connection.execute(ANSWERS, {"ids": ids})}
        for id_, waiting in before.items():
            answer = found.get(id_)
            if answer is None and (id_ in found or not missing):
                continue
            for one in waiting:
                if not one.done():
                    one.set_result(None if answer is None else msgspec.json.decode(answer))

    async def close(self) -> None:
        await asyncio.gather(*self._tasks, return_exceptions=True)


def busy() -> Refused:
    return Refused(503, "busy", "too many people are asking for that just now: try again in a moment")
