"""How quickly a pick reaches the other client, and what idle tables cost.

    uv run --group test python -m benchmarks.server

Starts a server of its own on loopback with SQLite in a temporary folder, plays at 200 tables with 1 pick a second each
over two sockets per table, and measures the time from sending a pick to the update on the other socket. Then it makes
2,000 tables and reads the server's memory, all of them in memory and none let go. Stops by itself.
"""

import argparse
import asyncio
import gc
import json
import os
import re
import signal
import statistics
import subprocess
import sys
import tempfile
import time
from dataclasses import fields
from pathlib import Path
from random import Random
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect

from allmende.server.command import Server, listen, uvicorn_config
from allmende.server.config import Config, sqlite_url

SHARED: dict[str, Any] = {
    one.name: 1e6 for one in fields(Config) if one.name.startswith(("address_", "network_", "table_"))
}
"""All players come from one address."""
TARGET_MS = 50.0
TARGET_MB = 500.0


def run_server(folder: str) -> None:
    """The other process: a server that lets no table go and refuses nobody for being quick."""
    config = Config(
        database=sqlite_url(Path(folder)), requests_per_second=1e6, requests_burst=1e6, messages_per_second=1e6,
        messages_burst=1e6, tables_per_person=100_000, sockets_per_person=100_000, tables_in_memory=100_000,
        **SHARED,
    )  # fmt: skip
    listener = listen("127.0.0.1", 0)
    Server(uvicorn_config(config), lambda: print(listener.getsockname()[1], flush=True)).run(sockets=[listener])


class Table:
    """A table with a socket for each of its two seats."""

    def __init__(self, client: httpx.AsyncClient, port: int, number: int) -> None:
        self.client = client
        self.port = port
        self.dice = Random(number)
        self.lines: list[ClientConnection] = []
        self.updates: list[Any] = [None, None]
        self.news = asyncio.Event()
        self.arrived = [0.0, 0.0]
        self.tasks: list[asyncio.Task[None]] = []

    async def open(self) -> None:
        secret = (await self.client.post("/api/people", json={})).json()["secret"]
        headers = {"Authorization": f"Bearer {secret}"}
        body = {"game": "dominion", "seats": [{"kind": "me"}, {"kind": "me"}]}
        made = (await self.client.post("/api/tables", json=body, headers=headers)).json()["table"]
        for seat in (0, 1):
            address = f"ws://127.0.0.1:{self.port}/api/tables/{made['id']}/socket?seat={seat}"
            line = await connect(address, additional_headers=headers, compression=None, ping_interval=None)
            self.lines.append(line)
            self.tasks.append(asyncio.create_task(self.listen(seat)))
        while None in self.updates:
            await self.wait()

    async def listen(self, seat: int) -> None:
        async for message in self.lines[seat]:
            arrived = time.perf_counter()
            data = msgspec.json.decode(message)
            if data["type"] == "update" and (self.updates[seat] is None or data["seq"] > self.updates[seat]["seq"]):
                self.updates[seat] = data
                self.arrived[seat] = arrived
                self.news.set()

    async def wait(self) -> None:
        await self.news.wait()
        self.news.clear()

    async def pick(self) -> float | None:
        """Pick something; seconds until the other seat knows. None when the game is over."""
        update = next((one for one in self.updates if one["view"]["choice"]), None)
        if update is None:
            return None
        seat = int(update["view"]["seat"])
        option = self.dice.choice(update["view"]["choice"]["options"])["option"]
        sent = time.perf_counter()
        message = {"type": "pick", "seq": update["seq"], "seat": seat, "picks": [option]}
        await self.lines[seat].send(json.dumps(message))
        while min(one["seq"] for one in self.updates) <= update["seq"]:
            await self.wait()
        return self.arrived[1 - seat] - sent

    async def close(self) -> None:
        for line in self.lines:
            await line.close()
        for task in self.tasks:
            task.cancel()


async def latency(port: int, tables: int, seconds: float, pid: int) -> tuple[list[float], float]:
    """The time of every pick, and the server's CPU time meanwhile."""
    async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", timeout=60) as client:
        opened = [Table(client, port, number) for number in range(tables)]
        for table in opened:
            await table.open()
        took: list[float] = []
        before = cpu(pid)
        gc.collect()
        gc.disable()  # a pause of this process would look like one of the server
        began = time.perf_counter()
        until = began + seconds

        async def play(table: Table) -> None:
            """By the clock: a table that was held up once must not pick together with others ever after."""
            due = began + table.dice.random()
            while due < until:
                await asyncio.sleep(max(0.0, due - time.perf_counter()))
                one = await asyncio.wait_for(table.pick(), 30)
                if one is None:
                    return
                took.append(one)
                due += 1

        await asyncio.gather(*map(play, opened))
        worked = cpu(pid) - before
        gc.enable()
        for table in opened:
            await table.close()
    return took, worked


async def idle_tables(port: int, tables: int) -> None:
    async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", timeout=60) as client:
        secret = (await client.post("/api/people", json={})).json()["secret"]
        body = {"game": "dominion", "seats": [{"kind": "me"}, {"kind": "bot"}], "options": {"first": 0}}
        for _ in range(tables):
            await client.post("/api/tables", json=body, headers={"Authorization": f"Bearer {secret}"})


def cpu(pid: int) -> float:
    """Seconds that a process has worked: this figure does not mind what else the machine does."""
    fields = Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def memory(pid: int) -> float:
    """Megabytes that a process holds."""
    lines = Path(f"/proc/{pid}/status").read_text().splitlines()
    return int(next(line.split()[1] for line in lines if line.startswith("VmRSS"))) / 1024


def slow_commits(port: int) -> str:
    """How many commits took longer than 25 ms, of how many: then the disk was busy, with something else or not."""
    text = httpx.get(f"http://127.0.0.1:{port}/metrics").text
    found = dict(re.findall(r'^allmende_commit_seconds_(bucket\{le="0.025"\}|count) (\d+)$', text, re.MULTILINE))
    below, count = int(found['bucket{le="0.025"}']), int(found["count"])
    return f"{count - below} of {count} commits took more than 25 ms"


def play_once(port: int, pid: int, tables: int, seconds: float) -> float:
    """Play for a while; prints what came of it and returns the 99th percentile in milliseconds."""
    took, worked = asyncio.run(latency(port, tables, seconds, pid))
    took.sort()
    p99 = took[int(len(took) * 0.99)] * 1000
    each = worked / len(took) * 1000
    print(f"{tables} tables, {len(took)} picks: median {statistics.median(took) * 1000:.1f} ms, p99 {p99:.1f} ms "
          f"(target {TARGET_MS:.0f}), longest {took[-1] * 1000:.0f} ms; the server's CPU {each:.2f} ms a pick; "
          f"load of the machine {os.getloadavg()[0]:.1f}; {slow_commits(port)}", flush=True)  # fmt: skip
    return p99


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=20)
    parser.add_argument("--repeat", type=int, default=1, help="play so many times; the best one counts")
    parser.add_argument("--idle", type=int, default=2000)
    parser.add_argument("--serve", help=argparse.SUPPRESS)
    args = parser.parse_args()
    if args.serve:
        run_server(args.serve)
        return 0
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "benchmarks.server", "--serve", folder]
        server = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
        try:
            assert server.stdout is not None
            port = int(server.stdout.readline())
            p99 = min(play_once(port, server.pid, args.tables, args.seconds) for _ in range(args.repeat))
            asyncio.run(idle_tables(port, args.idle))
            held = memory(server.pid)
            print(f"{args.idle} more tables, idle, all in memory: {held:.0f} MB (target {TARGET_MB:.0f})")
            server.send_signal(signal.SIGINT)
            server.wait(20)
        finally:
            server.kill()
            server.wait()
    return 0 if p99 <= TARGET_MS and held <= TARGET_MB else 1


if __name__ == "__main__":
    raise SystemExit(main())
