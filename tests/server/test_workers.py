"""Workers on one PostgreSQL: they do the jobs of all servers, the urgent ones first, and none is lost with them."""

import asyncio
import contextlib
import subprocess
import sys
import time
from collections.abc import AsyncIterator, Iterator
from typing import Any

import pytest
from sqlalchemy import text

from allmende.cli import main
from allmende.server.errors import Refused
from allmende.server.jobs import Jobs
from allmende.server.leases import Leases
from allmende.server.pool import ASIDE, NoAnswer, Pool
from allmende.server.pulse import Pulse
from allmende.server.store import Store
from allmende.server.worker import work_aside
from allmende.server.workshop import Workshop
from tests.server.database import POSTGRES, Databases
from tests.server.house import House, generous, options_of, sensible

pytestmark = pytest.mark.skipif(not POSTGRES, reason="workers need a PostgreSQL")
LATER = 1
LONG = 30


@pytest.fixture(scope="module")
def url(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with Databases("postgresql", tmp_path_factory.mktemp("databases")).fresh() as fresh:
        asyncio.run(made(fresh))
        yield fresh


async def made(url: str) -> None:
    store = Store(url)
    await store.start()
    await store.close()


class Asker:
    """What asks in a server: its pulse, the line, and a pool with processes of its own."""

    def __init__(self, store: Store) -> None:
        self.leases = Leases(store)
        self.jobs = Jobs(store, self.leases)
        self.pulse = Pulse(store, self.leases)
        self.pulse.heard = lambda notice: self.jobs.hear(notice.get("done", []))
        self.pulse.compare = self.jobs.look
        self.pulse.beaten = self._beaten
        self.pool = Pool(1, work_aside, ASIDE, self.jobs)

    async def _beaten(self, _: set[str]) -> None:
        await self.jobs.look()

    async def sleep(self, seconds: float, whose: str = "", urgency: int = 0, most: int | None = None) -> None:
        await self.pool.ask(urgency, "sleep", (seconds,), LONG, whose=whose, most=most)


@contextlib.asynccontextmanager
async def asking(url: str, number: int = 1) -> AsyncIterator[list[Asker]]:
    store = Store(url)
    askers = [Asker(store) for _ in range(number)]
    try:
        for asker in askers:
            await asker.pulse.start()
        yield askers
    finally:
        for asker in askers:
            await asker.pulse.close()
            await asker.leases.leave()
            await asker.pool.close()
            await asker.jobs.close()
        await store.close()


@contextlib.asynccontextmanager
async def working(url: str, hands: int = 1) -> AsyncIterator[Workshop]:
    store = Store(url)
    workshop = Workshop(store, hands)
    task = asyncio.create_task(workshop.run())
    try:
        await workshop.ready()
        yield workshop
    finally:
        workshop.stop()
        await task
        await store.close()


async def until(true: Any) -> None:
    async with asyncio.timeout(LONG):
        while not true():
            await asyncio.sleep(0.01)


async def jobs_in(store: Store, where: str) -> list[Any]:
    async with store.reading() as connection:
        query = text(f"SELECT name, args, worker, attempts, answer FROM jobs WHERE {where} ORDER BY asked")
        return list((await connection.execute(query)).all())


def test_whoever_is_urgent_comes_first_and_nobody_has_more_than_a_share(url: str) -> None:
    async def ask() -> list[str]:
        async with asking(url, 2) as (one, two), working(url):
            await until(lambda: one.jobs.hands and two.jobs.hands)
            await one.sleep(0.001)  # now its process has begun
            done: list[str] = []

            async def job(asker: Asker, number: int, name: str, whose: str, urgency: int = 0) -> None:
                await asker.sleep(1.0 if not number else number / 100, whose, urgency)
                done.append(name)

            running = asyncio.create_task(job(one, 0, "first", "mallory"))
            while not await jobs_in(one.jobs.store, "answer IS NULL AND worker IS NOT NULL"):
                await asyncio.sleep(0.01)
            waiting = []
            for number, (asker, name, whose, urgency) in enumerate((
                (one, "bots alone", "anna", LATER), (one, "mallory 1", "mallory", 0), (one, "mallory 2", "mallory", 0),
                (two, "mallory 3, elsewhere", "mallory", 0), (two, "bo", "bo", 0),
            ), 1):  # fmt: skip
                waiting.append(asyncio.create_task(job(asker, number, name, whose, urgency)))
                while len(await jobs_in(one.jobs.store, "answer IS NULL")) <= number:
                    await asyncio.sleep(0.01)
            with pytest.raises(Refused, match="too many people"):
                await two.sleep(0.08, most=4)
            await asyncio.gather(running, *waiting)
            return done

    assert asyncio.run(ask()) == ["first", "bo", "mallory 1", "mallory 2", "mallory 3, elsewhere", "bots alone"]


def test_once_for_all_who_ask_and_by_themselves_when_the_worker_has_gone(url: str) -> None:
    async def ask() -> None:
        async with asking(url, 2) as (one, two):
            assert not one.jobs.hands
            async with working(url):
                await until(lambda: one.jobs.hands and two.jobs.hands)
                await asyncio.gather(one.sleep(0.5), two.sleep(0.5), one.sleep(0.5))
                await two.sleep(0.5)  # asked anew, as for a process that was killed
                done = await jobs_in(one.jobs.store, "answer IS NOT NULL AND rank = 0")
                assert [job.attempts for job in done if job.answer.startswith('["done",null,')][-1:] == [1]
                for name, args, seconds, why in (
                    ("sleep", ("long",), LONG, "TypeError"), ("juggle", (), LONG, "KeyError"),
                    ("sleep", (60,), 0.1, "slow"),
                ):  # fmt: skip
                    with pytest.raises(NoAnswer, match=why):
                        await one.pool.ask(0, name, args, seconds)
                leaving = asyncio.create_task(one.sleep(50))
                unfinished = asyncio.create_task(two.sleep(51))
                while len(await jobs_in(one.jobs.store, "answer IS NULL")) < 2:
                    await asyncio.sleep(0.01)
                leaving.cancel()
            await until(lambda: not two.jobs.hands)
            while two.pool.idle:
                await asyncio.sleep(0.01)
            assert not unfinished.done(), "given back when the worker was stopped, and done here"
            while await jobs_in(one.jobs.store, "answer IS NULL"):  # withdrawn a moment later
                await asyncio.sleep(0.01)
            unfinished.cancel()

    asyncio.run(ask())


@contextlib.contextmanager
def worker(url: str) -> Iterator[subprocess.Popen[str]]:
    command = [sys.executable, "-m", "allmende", "worker", "--database", url, "--processes", "1", "--lang", "en"]
    process = subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True, start_new_session=True
    )
    try:
        assert process.stdout is not None
        assert process.stdout.readline() == "A process works for the servers on this database.\n"
        yield process
    finally:
        process.kill()
        process.wait()
        if process.stdout is not None:
            process.stdout.close()


def test_a_killed_worker_loses_no_job(url: str) -> None:
    async def ask(doomed: subprocess.Popen[str]) -> None:
        async with asking(url) as (one,):
            store = one.jobs.store
            await until(lambda: one.jobs.hands == 1)
            job = asyncio.create_task(one.sleep(2.5))
            while not (before := await jobs_in(store, "answer IS NULL AND worker IS NOT NULL")):
                await asyncio.sleep(0.02)
            async with working(url):
                doomed.kill()
                await job
            [after] = await jobs_in(store, "attempts = 2 AND answer IS NOT NULL")
            assert after.worker != before[0].worker

    with worker(url) as process:
        asyncio.run(ask(process))


def test_bots_hints_and_looks_back_come_from_workers(url: str) -> None:
    with worker(url) as process, House(generous(url)) as house:
        anna = house.someone("Anna")
        give_up = time.monotonic() + LONG
        while "allmende_workers 1\n" not in house.nobody().http.get("/metrics").text:
            assert time.monotonic() < give_up
            time.sleep(0.05)
        update = anna.table("me", "bigmoney", options={"first": 0}, settings={"hints": True}, seed=1)
        path = f"/api/tables/{update['table']['id']}"
        assert anna.get(f"{path}/hints")["hints"]
        while options_of(update) and not update["view"]["over"]:
            update = anna.pick(update, sensible(update))
        while not options_of(update):
            update = anna.look(update["table"], since=update["seq"], wait=5)
        assert anna.get(f"{path}/moment/1", seat=0)["pick"] == 1
        told = house.nobody().http.get("/metrics").text
        assert "\nallmende_jobs_waiting 0\n" in told
        assert "\nallmende_queue_seconds_count 0\n" not in told, "the wait for a worker is measured, too"
        process.terminate()
        assert process.wait(LONG) == 0
        assert process.stdout is not None
        assert process.stdout.read().splitlines()[-1] == "Stopped. What was not done, others do."
        back = anna.post(f"{path}/undo", seq=update["seq"], seat=0, to=0)
        assert back["table"]["picks"] == 0

    async def done() -> set[str]:
        store = Store(url)
        async with store.reading() as connection:
            rows = await connection.execute(text("SELECT DISTINCT name FROM jobs WHERE answer LIKE '[\"done\"%'"))
            names = {row.name for row in rows}
        await store.close()
        return names

    assert {"pick", "advice", "moment"} <= asyncio.run(done())


def test_workers_need_a_database_that_is_shared(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("ALLMENDE_DATABASE", "sqlite+aiosqlite:///x")  # said as for the servers
    assert main(["worker", "--lang", "en"]) == 1
    assert "workers take their jobs from a PostgreSQL database" in capsys.readouterr().err
