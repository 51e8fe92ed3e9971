"""1,000 tables move from SQLite to PostgreSQL; and backups are made while people play, and brought back.

    ALLMENDE_TEST_POSTGRES=postgresql+asyncpg://user@host/postgres uv run --group test python -m benchmarks.moving

Tables are played at by the server's own code, without HTTP before it, at random, until each has so many changes. Then
all of them are moved, by the command that people use, first as a trial. Then play goes on at PostgreSQL while backups
are made. Each must hold, of every table, at least what was acknowledged before it was begun and at most what was when
it was done, and must replay game by game; the last one is restored into a data folder, which holds the same.
"""

import argparse
import asyncio
import subprocess
import sys
import tempfile
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random
from typing import Any

from sqlalchemy import select

from allmende.server.admin.copying import one_moment, sums_of
from allmende.server.admin.opening import opened, url_of_file
from allmende.server.config import Config, sqlite_url
from allmende.server.errors import Refused
from allmende.server.hall import Hall
from allmende.server.journal import Journal
from allmende.server.leases import Leases
from allmende.server.limits import Limits
from allmende.server.metrics import Metrics
from allmende.server.neighbours import Neighbours
from allmende.server.register import Register
from allmende.server.schema import TABLES
from allmende.server.seating import Chair
from allmende.server.store import Store
from tests.server.database import POSTGRES, Databases

GAMES = ("dominion", "dominion", "lowlands", "agricola")
AT_ONCE = 50


@asynccontextmanager
async def a_hall(url: str) -> AsyncIterator[tuple[Hall, Register]]:
    """What serves tables, without a door."""
    config = Config(url, tables_per_person=100_000, tables_in_memory=2000)
    store, metrics = Store(url), Metrics()
    await store.start()
    leases = Leases(store)
    journal = Journal(store, metrics, leases.me)
    journal.start()
    register = Register(store, journal)
    hall = Hall(config, store, journal, leases, metrics)
    neighbours = Neighbours(store, leases, hall, register, Limits(config))
    await neighbours.start()
    hall.start()
    try:
        yield hall, register
    finally:
        await neighbours.close()
        await hall.close()
        await journal.close()
        await store.close()


async def play_on(hall: Hall, person: str, table: str, changes: int, dice: Random) -> int:
    """So many changes more, picks at random and now and then an undo; the seq that it has come to."""
    async with hall.table(table, person) as one:
        for _ in range(changes):
            if one.game.over:
                break
            choice = one.game.choices[0]
            if dice.random() < 0.05 and one.last_own(person) is not None:
                try:
                    await hall.do(one, "undo", person, choice.seat, one.seq, None, "")
                    continue
                except Refused:
                    pass
            await hall.do(one, "pick", person, choice.seat, one.seq, [dice.choice(list(choice.options))], "")
        return one.seq


async def fill(url: str, number: int, changes: int) -> str:
    """Tables with games in them; the person who sits at all of them."""
    async with a_hall(url) as (hall, register):
        _, person = await register.welcome("Anna")
        places = asyncio.Semaphore(AT_ONCE)

        async def one(n: int) -> None:
            async with places:
                chairs = [Chair("person", person.hash, "Anna")] * 2
                table = await hall.create(person.hash, GAMES[n % len(GAMES)], {}, n, chairs, {})
                await play_on(hall, person.hash, table, changes, Random(n))

        await asyncio.gather(*(one(n) for n in range(number)))
        return person.hash


async def seqs_of(url: str) -> dict[str, int]:
    async with opened(url) as database, database.engine.connect() as connection:
        return {row.id: row.seq for row in await connection.execute(select(TABLES.c.id, TABLES.c.seq))}


async def sums(url: str) -> Any:
    async with opened(url) as database, one_moment(database) as connection:
        found = await sums_of(connection)
    return {name: sum_ for name, sum_ in found.items() if name != "audit"}


def admin(*words: str) -> tuple[str, float]:
    """The command, in a process of its own; what it says, and how long it took."""
    began = time.perf_counter()
    command = [sys.executable, "-m", "allmende", "admin", *words, "--lang", "en"]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    if done.returncode:
        sys.exit(done.stderr)
    return " ".join(done.stdout.split()), time.perf_counter() - began


async def under_load(url: str, person: str, backups: int, folder: Path) -> int:
    """Backups while people play at every table; how many changes were made meanwhile."""
    acknowledged = await seqs_of(url)
    before = sum(acknowledged.values())
    over = asyncio.Event()
    async with a_hall(url) as (hall, _):

        async def player(tables: list[str], dice: Random) -> None:
            while not over.is_set():
                table = dice.choice(tables)
                acknowledged[table] = await play_on(hall, person, table, 1, dice)
                await asyncio.sleep(0.005)  # also where the game is over, and nothing has to be waited for

        every = sorted(acknowledged)
        players = [asyncio.create_task(player(every[n::8], Random(n))) for n in range(8)]
        for number in range(backups):
            file = folder / f"{number}.backup"
            first = dict(acknowledged)
            said, seconds = await asyncio.to_thread(admin, "backup", str(file), "--games", "--database", url)
            then = await seqs_of(url_of_file(file))
            # What is committed is acknowledged a moment later: a table may be one ahead of what its player has heard.
            lost = [table for table in first if not first[table] <= then[table] <= acknowledged[table] + 1]
            print(f"backup {number + 1}: {seconds:.1f} s, {len(lost)} tables with something lost; {said}", flush=True)
        over.set()
        await asyncio.gather(*players)
    return sum(acknowledged.values()) - before


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=1000)
    parser.add_argument("--changes", type=int, default=60, help="at each table")
    parser.add_argument("--backups", type=int, default=3)
    args = parser.parse_args()
    if not POSTGRES:
        sys.exit("ALLMENDE_TEST_POSTGRES names no PostgreSQL server")
    with tempfile.TemporaryDirectory() as home:
        folder = Path(home)
        (folder / "data").mkdir()
        with Databases("postgresql", folder).fresh() as url:
            began = time.perf_counter()
            person = asyncio.run(fill(sqlite_url(folder / "data"), args.tables, args.changes))
            size = (folder / "data" / "tables.sqlite").stat().st_size / 1e6
            print(f"made {args.tables} tables, {size:.0f} MB, in {time.perf_counter() - began:.0f} s", flush=True)
            for words in (["--dry-run"], []):
                said, seconds = admin("move", url, *words, "--data", str(folder / "data"))
                print(f"move {' '.join(words)}: {seconds:.1f} s; {said}", flush=True)
            print(f"the same: {asyncio.run(sums(url)) == asyncio.run(sums(sqlite_url(folder / 'data')))}", flush=True)
            began = time.perf_counter()
            changes = asyncio.run(under_load(url, person, args.backups, folder))
            print(f"changes meanwhile: {changes}, {changes / (time.perf_counter() - began):.0f} a second", flush=True)
            last = folder / f"{args.backups - 1}.backup"
            said, seconds = admin("restore", str(last), "--data", str(folder / "restored"))
            same = asyncio.run(sums(sqlite_url(folder / "restored"))) == asyncio.run(sums(url_of_file(last)))
            print(f"restore: {seconds:.1f} s; the same: {same}; {said}", flush=True)


if __name__ == "__main__":
    main()
