"""`allmende worker`: processes on any host that do the jobs of all servers on one database. See docs/many.md.

A workshop says with every beat that it is there. What one has taken that is not there any more, others take; should its
answer come after all, it is not written.
"""

import asyncio
import contextlib
from concurrent.futures import ThreadPoolExecutor
from multiprocessing.connection import Connection
from typing import Any, Final

import msgspec
from sqlalchemy import text
from sqlalchemy.exc import SQLAlchemyError

from allmende import __version__
from allmende.server.desk import IMPORT_JOBS, past_jobs
from allmende.server.jobs import FORGOTTEN_SECONDS, JOB_CHANNEL, KEPT_SECONDS, MOST_ATTEMPTS, NOW, SOON_ON_DISK
from allmende.server.journal import CHANNEL
from allmende.server.leases import BEAT_SECONDS, LEASE_SECONDS
from allmende.server.logs import log
from allmende.server.people import new_secret
from allmende.server.pool import PAST, NoAnswer, Worker, answer_jobs
from allmende.server.pulse import ANSWER_SECONDS, is_of_driver
from allmende.server.store import Store
from allmende.server.worker import JOBS, NICE

STOP_SECONDS: Final = 4.0
"""So long what is being done may still take when a workshop is closed; then others do it."""
TIDY_BEATS: Final = 10
ANY_PLACE: Final = 1_000_000
ENDED: Final = f"worker IS NULL OR NOT EXISTS (SELECT 1 FROM workers w WHERE w.id = jobs.worker AND w.expires > {NOW})"
TAKE: Final = text(f"""
    UPDATE jobs SET worker = :me, attempts = attempts + 1
    WHERE id = (
        SELECT id FROM jobs
        WHERE answer IS NULL AND release = :release AND place < :most AND ({ENDED})
        ORDER BY place, rank, asked LIMIT 1 FOR UPDATE SKIP LOCKED
    )
    RETURNING id, name, args, seconds, attempts, worker, {NOW} - asked AS waited
""")
"""What is most urgent; then whose has the fewest in the line before it; then what was asked first."""
ANSWER: Final = text(f"""
    UPDATE jobs SET answer = :answer, ended = {NOW}, args = ''
    WHERE id = :id AND worker = :me AND attempts = :attempts AND answer IS NULL
""")
GIVE_BACK: Final = text("UPDATE jobs SET worker = NULL WHERE id = :id AND worker = :me AND attempts = :attempts")
TELL: Final = text("SELECT pg_notify(:channel, :notice)")
TIDY: Final = text(f"""
    DELETE FROM jobs WHERE ended < {NOW} - {KEPT_SECONDS} OR asked < {NOW} - {FORGOTTEN_SECONDS}
""")
FORGET: Final = text(f"DELETE FROM workers WHERE id = :me OR expires < {NOW} - {FORGOTTEN_SECONDS}")
BEAT: Final = f"""
    INSERT INTO workers (id, release, hands, expires) VALUES ($1, $2, $3, {NOW} + $4)
    ON CONFLICT (id) DO UPDATE SET expires = excluded.expires
"""


def work_at_anything(pipe: Connection) -> None:
    answer_jobs(pipe, {**JOBS, **IMPORT_JOBS, **past_jobs()}, NICE)


class Workshop:
    def __init__(self, store: Store, hands: int) -> None:
        self.store = store
        self.me = new_secret()
        self.hands = [Worker(work_at_anything) for _ in range(hands)]
        self.stopping = asyncio.Event()
        self._threads = ThreadPoolExecutor(hands, thread_name_prefix="allmende-hand")
        self._woken = [asyncio.Event() for _ in range(hands)]
        self._known = asyncio.Event()
        """Do others know that we are there?"""

    async def run(self) -> None:
        """Work until `stop`. What is being done then may end, within a few seconds."""
        beating = asyncio.create_task(self._beat_forever())
        working = [asyncio.create_task(self._work(place)) for place in range(len(self.hands))]
        await self.stopping.wait()
        _, late = await asyncio.wait(working, timeout=STOP_SECONDS)
        for hand in self.hands:
            if hand.process is not None:
                hand.process.kill()  # whoever waits for it hears that it has died, and gives the job back
        if late:
            await asyncio.wait(late, timeout=STOP_SECONDS)
        for task in (beating, *working):
            task.cancel()
        await asyncio.gather(beating, *working, return_exceptions=True)
        with contextlib.suppress(SQLAlchemyError, OSError):
            async with self.store.engine.begin() as connection:
                await connection.execute(FORGET, {"me": self.me})
        self._threads.shutdown()
        for hand in self.hands:
            hand.kill()

    def stop(self) -> None:
        self.stopping.set()
        self._wake()

    async def ready(self) -> None:
        await self._known.wait()

    # The pulse

    def _wake(self, *_: Any) -> None:
        for woken in self._woken:
            woken.set()

    async def _beat_forever(self) -> None:
        while True:
            try:
                await self._while_connected()
            except Exception as error:  # of the driver or the network: it begins anew
                if not isinstance(error, OSError | SQLAlchemyError) and not is_of_driver(error):
                    log("pulse", level=40, error=error)
                log("no-database", level=40, why=type(error).__name__)
            await asyncio.sleep(BEAT_SECONDS)

    async def _while_connected(self) -> None:
        async with asyncio.timeout(ANSWER_SECONDS):
            pooled = await self.store.engine.connect()
        try:
            connection: Any = (await pooled.get_raw_connection()).driver_connection
            await connection.add_listener(JOB_CHANNEL, self._wake)
            beats = 0
            while True:
                beat = (self.me, __version__, len(self.hands), LEASE_SECONDS)
                await connection.execute(BEAT, *beat, timeout=ANSWER_SECONDS)
                self._known.set()
                self._wake()  # what a workshop that died has left, and what was not heard of
                if beats % TIDY_BEATS == 0:
                    await connection.execute(TIDY.text, timeout=ANSWER_SECONDS)
                beats += 1
                await asyncio.sleep(BEAT_SECONDS)
        finally:
            await pooled.invalidate()
            await pooled.close()

    # The work

    async def _work(self, place: int) -> None:
        """One hand. Of several, the first one does only what somebody at a table waits for."""
        most = PAST + 1 if place == 0 and len(self.hands) > 1 else ANY_PLACE
        while not self.stopping.is_set():
            self._woken[place].clear()
            if self._known.is_set() and (job := await self._take(most)) is not None:
                await self._do(self.hands[place], job)
            else:
                await self._woken[place].wait()

    async def _take(self, most: int) -> Any:
        row = {"me": self.me, "release": __version__, "most": most}
        try:
            async with self.store.engine.begin() as connection:
                await connection.execute(SOON_ON_DISK)
                return (await connection.execute(TAKE, row)).first()
        except (SQLAlchemyError, OSError) as error:
            log("no-database", level=40, why=type(error).__name__)
            self.me = new_secret()  # whatever we may have taken all the same, others do when our old name has run out
            return None

    async def _do(self, hand: Worker, job: Any) -> None:
        args = tuple(msgspec.json.decode(job.args))
        loop = asyncio.get_running_loop()
        answer: tuple[Any, ...]
        try:
            done = await loop.run_in_executor(self._threads, hand.ask, job.name, args, job.seconds)
            answer = "done", done, round(max(0.0, float(job.waited)), 4)
        except NoAnswer as problem:
            answer = "failed", str(problem)
            log("job-failed", level=30, kind=job.name, why=answer[1])
        died = answer == ("failed", "died") and (job.attempts < MOST_ATTEMPTS or self.stopping.is_set())
        while not await self._say(job, None if died else answer) and not self.stopping.is_set():
            await asyncio.sleep(BEAT_SECONDS)

    async def _say(self, job: Any, answer: tuple[Any, ...] | None) -> bool:
        """Write an answer down; without one, let others do the job. False if the database is away."""
        mine = {"id": job.id, "me": job.worker, "attempts": job.attempts}
        try:
            async with self.store.engine.begin() as connection:
                await connection.execute(SOON_ON_DISK)
                if answer is None:
                    await connection.execute(GIVE_BACK, mine)
                    await connection.execute(TELL, {"channel": JOB_CHANNEL, "notice": ""})
                else:
                    await connection.execute(ANSWER, {**mine, "answer": msgspec.json.encode(answer).decode()})
                    notice = msgspec.json.encode({"by": self.me, "done": [job.id]}).decode()
                    await connection.execute(TELL, {"channel": CHANNEL, "notice": notice})
        except (SQLAlchemyError, OSError) as error:
            log("no-database", level=40, why=type(error).__name__)
            return False
        return True
