"""What server processes on one PostgreSQL bear: picks a second, time to the other client, idle sockets, memory.

    ALLMENDE_TEST_POSTGRES=postgresql+asyncpg://user@host/postgres uv run --group test python -m benchmarks.load rate
    … python -m benchmarks.load latency --tables 200 --seconds 20
    … python -m benchmarks.load sockets --sockets 10000
    … python -m benchmarks.load memory --minutes 10

`rate` lets every table pick as soon as the pick before is known to both of its clients, first at one process and then
at two, and says what everybody's CPU time was: whoever's share comes to a whole core is the limit. Clients, servers and
database share this machine's cores. Loopback only, in a database of its own; stops by itself.
"""

import argparse
import asyncio
import contextlib
import os
import resource
import statistics
import subprocess
import sys
import tempfile
import time
import uuid
from collections.abc import AsyncIterator
from typing import Any

import httpx
from sqlalchemy import make_url, text
from sqlalchemy.ext.asyncio import create_async_engine

from benchmarks.chaos import NO_LIMITS, START_SECONDS, say
from benchmarks.server import Table, cpu, latency, memory

TARGET_MS, TARGET_TIMES, TARGET_MB = 50.0, 1.5, 1500.0
AT_ONCE = 50
SAMPLES = 60


class Server:
    """A process of its own, and where it is."""

    def __init__(self, url: str) -> None:
        command = [sys.executable, "-m", "allmende", "serve", "--port", "0", "--database", url, "--no-browser"]
        limits = f"{NO_LIMITS},sockets_per_table=1000000,connections=100000,tables_in_memory=100000"
        env = {**os.environ, "ALLMENDE_DATA": tempfile.gettempdir(), "ALLMENDE_LIMITS": limits}
        self.process = subprocess.Popen(
            command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True, start_new_session=True, env=env
        )
        self.pid = self.process.pid
        self.port = 0

    async def start(self) -> None:
        assert self.process.stdout is not None
        line = await asyncio.wait_for(asyncio.to_thread(self.process.stdout.readline), START_SECONDS)
        self.port = int(line.split()[-1].rstrip("/").rsplit(":", 1)[1])

    def end(self) -> None:
        self.process.terminate()
        self.process.wait()
        assert self.process.stdout is not None
        self.process.stdout.close()


class Database:
    """A database for this run."""

    def __init__(self, server: str) -> None:
        self.server = server
        self.name = f"allmende_load_{uuid.uuid4().hex}"
        self.url = make_url(server).set(database=self.name).render_as_string(hide_password=False)

    async def cpu(self) -> float:
        """Seconds that those who answer us there have worked; 0 where they are on another machine."""
        engine = create_async_engine(make_url(self.server))
        async with engine.connect() as connection:
            query = text("SELECT pid FROM pg_stat_activity WHERE datname = :name")
            pids = (await connection.execute(query, {"name": self.name})).scalars().all()
        await engine.dispose()
        with contextlib.suppress(FileNotFoundError):
            return sum(cpu(pid) for pid in pids)
        return 0.0


@contextlib.asynccontextmanager
async def servers(server: str, number: int) -> AsyncIterator[tuple[Database, list[Server]]]:
    database = Database(server)
    await say(server, f"CREATE DATABASE {database.name}")
    running = [Server(database.url) for _ in range(number)]
    try:
        for one in running:
            await one.start()
        yield database, running
    finally:
        for one in running:
            one.end()
        await say(server, f"DROP DATABASE {database.name} WITH (FORCE)")


async def rate(server: str, processes: int, tables: int, seconds: float) -> tuple[float, float]:
    """Picks a second that so many processes take together; each table's people sit at its owner. And how many
    they would with a core for each."""
    async with servers(server, processes) as (database, running), contextlib.AsyncExitStack() as stack:
        opened: list[Table] = []
        for number in range(tables):
            port = running[number % processes].port
            client = httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", timeout=60)
            await stack.enter_async_context(client)
            opened.append(Table(client, port, number))
            await opened[-1].open()
        took: list[float] = []
        workers = {"database": await database.cpu(), "clients": time.process_time()}
        workers |= {f"server {n}": cpu(one.pid) for n, one in enumerate(running, 1)}
        began = time.perf_counter()

        async def play(table: Table) -> None:
            while (
                time.perf_counter() < began + seconds and (one := await asyncio.wait_for(table.pick(), 60)) is not None
            ):
                took.append(one)

        await asyncio.gather(*map(play, opened))
        lasted = time.perf_counter() - began
        after = {"database": await database.cpu(), "clients": time.process_time()}
        after |= {f"server {n}": cpu(one.pid) for n, one in enumerate(running, 1)}
        for table in opened:
            await table.close()
    took.sort()
    shares = ", ".join(f"{who} {(after[who] - workers[who]) / lasted:.2f}" for who in workers)
    each = ", ".join(f"{who} {(after[who] - workers[who]) / len(took) * 1000:.2f} ms" for who in workers)
    worked = [after[f"server {n}"] - workers[f"server {n}"] for n in range(1, processes + 1)]
    bears = processes * len(took) / sum(worked)
    print(f"{processes} processes, {tables} tables: {len(took) / lasted:.0f} picks a second, "
          f"median {statistics.median(took) * 1000:.0f} ms, p99 {took[int(len(took) * 0.99)] * 1000:.0f} ms; "
          f"cores in use: {shares}; CPU for each pick: {each}; with a core for each process they bear {bears:.0f} "
          f"picks a second; load {os.getloadavg()[0]:.1f}", flush=True)  # fmt: skip
    return len(took) / lasted, bears


async def rates(server: str, tables: int, seconds: float) -> int:
    one, two = await rate(server, 1, tables, seconds), await rate(server, 2, tables, seconds)
    print(f"two processes take {two[0] / one[0]:.2f} times as many (target {TARGET_TIMES}), and by their CPU time "
          f"{two[1] / one[1]:.2f} times as many where each has a core")  # fmt: skip
    return 0


async def one_process(server: str, tables: int, seconds: float) -> int:
    async with servers(server, 1) as (database, (only,)):
        before = await database.cpu()
        took, worked = await latency(only.port, tables, seconds, only.pid)
        spent = await database.cpu() - before
    took.sort()
    p99 = took[int(len(took) * 0.99)] * 1000
    print(f"{tables} tables at 1 pick a second, {len(took)} picks: median {statistics.median(took) * 1000:.1f} ms, "
          f"p99 {p99:.1f} ms (target {TARGET_MS:.0f}); CPU for each pick: server {worked / len(took) * 1000:.2f} ms, "
          f"database {spent / len(took) * 1000:.2f} ms; load {os.getloadavg()[0]:.1f}")  # fmt: skip
    return 0 if p99 <= TARGET_MS else 1


async def idle_sockets(server: str, sockets: int, tables: int) -> int:
    """Spectators at many tables, of whom nobody says a word."""
    resource.setrlimit(resource.RLIMIT_NOFILE, (resource.getrlimit(resource.RLIMIT_NOFILE)[1],) * 2)
    async with servers(server, 1) as (_, (only,)), contextlib.AsyncExitStack() as stack:
        client = await stack.enter_async_context(
            httpx.AsyncClient(base_url=f"http://127.0.0.1:{only.port}", timeout=60)
        )
        secret = (await client.post("/api/people", json={})).json()["secret"]
        body = {"game": "dominion", "seats": [{"kind": "me"}, {"kind": "me"}]}
        headers = {"Authorization": f"Bearer {secret}"}
        made = [(await client.post("/api/tables", json=body, headers=headers)).json()["table"] for _ in range(tables)]
        without, began = memory(only.pid), cpu(only.pid)
        writers: list[asyncio.StreamWriter] = []
        room = asyncio.Semaphore(AT_ONCE)

        async def come(number: int) -> None:
            async with room:
                writers.append(await watch(only.port, made[number % tables]))

        await asyncio.gather(*(come(number) for number in range(sockets)))
        await asyncio.sleep(1)
        held = memory(only.pid)
        opening = (cpu(only.pid) - began) / sockets * 1000
        began = cpu(only.pid)
        await asyncio.sleep(10)
        idle = (cpu(only.pid) - began) / 10
        for writer in writers:
            writer.transport.abort()
    print(f"{sockets} idle sockets at {tables} tables: {held:.0f} MB (target {TARGET_MB:.0f}), of which {without:.0f} "
          f"without them; {(held - without) / sockets * 1024:.1f} kB and {opening:.1f} ms of CPU for each; "
          f"{idle:.2f} of a core while nobody says anything")  # fmt: skip
    return 0 if held <= TARGET_MB else 1


async def watch(port: int, table: Any) -> asyncio.StreamWriter:
    """A socket that reads its first update and is silent."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    path = f"/api/tables/{table['id']}/socket?watch={table['watch']}"
    writer.write((
        f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
    ).encode())  # fmt: skip
    head = await reader.readuntil(b"\r\n\r\n")
    if b" 101 " not in head.split(b"\r\n", 1)[0]:
        raise RuntimeError(head.decode())
    await reader.read(1)
    writer.transport.pause_reading()  # type: ignore[attr-defined]
    return writer


async def slope(server: str, tables: int, minutes: float) -> int:
    """Play on and on, games after games; how the memory of the process moves in the second half."""
    async with servers(server, 1) as (_, (only,)):
        samples: list[tuple[float, float]] = []
        began = time.perf_counter()

        async def sample() -> None:
            while True:
                await asyncio.sleep(minutes * 60 / SAMPLES)
                samples.append((time.perf_counter() - began, memory(only.pid)))

        sampling = asyncio.create_task(sample())
        picks = 0
        while time.perf_counter() < began + minutes * 60:
            left = began + minutes * 60 - time.perf_counter()
            took, _ = await latency(only.port, tables, min(left, 60.0), only.pid)
            picks += len(took)
        sampling.cancel()
    late = [one for one in samples if one[0] > minutes * 30]
    steep = statistics.linear_regression([at for at, _ in late], [held for _, held in late]).slope * 3600
    first, half, last = (one[1] for one in (samples[0], late[0], samples[-1]))
    print(f"{tables} tables anew every minute for {minutes:g} minutes, {picks} picks: {first:.0f} MB at first, "
          f"{half:.0f} at half-time, {last:.0f} in the end; in the second half {steep:+.0f} MB an hour")  # fmt: skip
    return 0


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("what", choices=("rate", "latency", "sockets", "memory"))
    parser.add_argument("--database", default=os.environ.get("ALLMENDE_TEST_POSTGRES"))
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=20)
    parser.add_argument("--sockets", type=int, default=10_000)
    parser.add_argument("--minutes", type=float, default=10)
    args = parser.parse_args()
    if not args.database:
        parser.error("name a PostgreSQL server with --database or ALLMENDE_TEST_POSTGRES")
    if args.what == "rate":
        return asyncio.run(rates(args.database, args.tables, args.seconds))
    if args.what == "latency":
        return asyncio.run(one_process(args.database, args.tables, args.seconds))
    if args.what == "sockets":
        return asyncio.run(idle_sockets(args.database, args.sockets, args.tables))
    return asyncio.run(slope(args.database, args.tables, args.minutes))


if __name__ == "__main__":
    raise SystemExit(main())
