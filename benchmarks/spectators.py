"""What a thousand spectators at one table cost, and how soon a pick reaches the last of them.

    uv run --group test python -m benchmarks.spectators

Starts a server of its own on loopback with SQLite in a temporary folder, plays Agricola for four some rounds in, opens
1,000 sockets that only watch, and then picks. Measures the server's CPU time and memory while they come, and for each
pick the time until the last of them has heard of it. Stops by itself.
"""

import argparse
import asyncio
import gc
import os
import re
import resource
import signal
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from random import Random
from typing import Any

import httpx

from allmende.server.command import Server, listen, uvicorn_config
from allmende.server.config import Config, sqlite_url
from benchmarks.server import cpu, memory

TARGET_CPU = 20.0
TARGET_SECONDS = 0.5
AT_ONCE = 20
NEWS = re.compile(rb'\{"type":"(?:update|difference)","seq":(\d+)')
PING, LONG, LONGER = 0x9, 126, 127


def run_server(folder: str) -> None:
    """The other process: a server that refuses nobody for being many."""
    wishes = {
        "requests_per_second": 1e6, "requests_burst": 1e6, "messages_per_second": 1e6, "messages_burst": 1e6,
        "sockets_per_person": 100_000, "address_requests_per_second": 1e6, "address_requests_burst": 1e6,
        "sockets_per_address": 100_000,
    }  # fmt: skip
    known = {name: value for name, value in wishes.items() if name in Config.__dataclass_fields__}
    config = Config(database=sqlite_url(Path(folder)), **known)  # type: ignore[arg-type]
    listener = listen("127.0.0.1", 0)
    Server(uvicorn_config(config), lambda: print(listener.getsockname()[1], flush=True)).run(sockets=[listener])


class Spectator(asyncio.Protocol):
    """A socket that watches. It reads no more of a message than its seq, so that the clients' work hardly counts."""

    def __init__(self, crowd: "Crowd") -> None:
        self.crowd = crowd
        self.data = bytearray()
        self.seq = 0
        self.shaken = False
        self.first: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.transport: asyncio.Transport | None = None

    async def open(self, port: int) -> None:
        await asyncio.get_running_loop().create_connection(lambda: self, "127.0.0.1", port)

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        self.transport = transport
        transport.write(self.crowd.request)

    def data_received(self, data: bytes) -> None:
        self.data += data
        if not self.shaken:
            head, found, rest = self.data.partition(b"\r\n\r\n")
            if not found:
                return
            assert b" 101 " in head.split(b"\r\n")[0], bytes(head[:200])
            self.shaken = True
            self.data = rest
        while self.take():
            pass

    def take(self) -> bool:
        """One message, if it is all here. A server masks nothing and, for so little, sends no parts."""
        data = self.data
        if len(data) < 2:
            return False
        size, at = data[1], 2
        if size >= LONG:
            at = 4 if size == LONG else 10
            size = int.from_bytes(data[2:at], "big")
        if len(data) < at + size:
            return False
        if data[0] & 0xF == PING:
            assert self.transport is not None
            self.transport.write(bytes([0x8A, 0x80 | size, 0, 0, 0, 0]) + data[at : at + size])
        elif news := NEWS.match(data, at, at + min(size, 100)):
            self.crowd.heard(self, int(news[1]))
        self.crowd.messages += 1
        self.crowd.bytes += size
        del data[: at + size]
        return True

    def connection_lost(self, exc: Exception | None) -> None:
        self.crowd.lost += 1
        if not self.first.done():
            self.first.set_exception(ConnectionError("a spectator was turned away"))


class Crowd:
    """All spectators of one table."""

    def __init__(self, port: int, path: str, secret: str) -> None:
        self.port = port
        self.request = (
            f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nAuthorization: Bearer {secret}\r\nUpgrade: websocket\r\n"
            "Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
        ).encode()
        self.all: list[Spectator] = []
        self.messages = self.bytes = self.lost = 0
        self.wanted = 0
        self.left = 0
        self.reached = asyncio.Event()

    async def come(self, many: int, seconds: float) -> int:
        """Open so many sockets, or as many as come within the time."""
        until = time.monotonic() + seconds

        async def one_after_another() -> None:
            while len(self.all) < many and time.monotonic() < until:
                self.all.append(spectator := Spectator(self))
                await spectator.open(self.port)
                await asyncio.wait_for(spectator.first, seconds)

        await asyncio.gather(*(one_after_another() for _ in range(AT_ONCE)))
        return len(self.all)

    def expect(self, seq: int) -> None:
        self.wanted = seq
        self.left = sum(spectator.seq < seq for spectator in self.all)
        self.reached.clear()

    def heard(self, spectator: Spectator, seq: int) -> None:
        if spectator.seq < self.wanted <= seq:
            self.left -= 1
            if not self.left:
                self.reached.set()
        spectator.seq = seq
        if not spectator.first.done():
            spectator.first.set_result(None)

    def stop_reading(self) -> None:
        for spectator in self.all:
            if spectator.transport is not None:
                spectator.transport.pause_reading()

    def go(self) -> None:
        for spectator in self.all:
            if spectator.transport is not None:
                spectator.transport.abort()


class Table:
    """Four seats of one person, played by HTTP."""

    def __init__(self, client: httpx.AsyncClient) -> None:
        self.client = client
        self.dice = Random(15)
        self.update: Any = None

    async def make(self) -> str:
        """Returns the person's secret."""
        secret = (await self.client.post("/api/people", json={})).json()["secret"]
        self.client.headers["Authorization"] = f"Bearer {secret}"
        body = {"game": "agricola", "seed": 15, "seats": [{"kind": "me"}] * 4}
        self.update = (await self.client.post("/api/tables", json=body)).json()
        return str(secret)

    async def look(self) -> None:
        """See the table as a seat that is asked."""
        seat = self.update["view"]["waiting"][0]
        self.update = (await self.client.get(self.path, params={"seat": seat, "since": self.update["seq"]})).json()

    @property
    def path(self) -> str:
        return f"/api/tables/{self.update['table']['id']}"

    async def play(self, picks: int) -> None:
        """So many picks, or as many as the game still has."""
        for _ in range(picks):
            if not self.update["view"]["over"]:
                await self.look()
                await self.pick()

    async def pick(self) -> None:
        view = self.update["view"]
        option = self.dice.choice(view["choice"]["options"])["option"]
        body = {"seq": self.update["seq"], "seat": view["seat"], "picks": [option]}
        answer = await self.client.post(f"{self.path}/picks", json=body)
        self.update = answer.raise_for_status().json()


async def measure(port: int, pid: int, args: argparse.Namespace) -> bool:
    spectators, picks = args.spectators, args.picks
    async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", timeout=120) as client:
        table = Table(client)
        await table.make()
        await table.play(args.before)
        watch = table.update["table"]["watch"]
        guest = (await client.post("/api/people", json={})).json()["secret"]
        crowd = Crowd(port, f"{table.path}/socket?watch={watch}{'' if args.plain else '&differences=1'}", guest)
        empty, worked, began = memory(pid), cpu(pid), time.monotonic()
        came = await crowd.come(spectators, args.seconds)
        await asyncio.sleep(2)  # what is still told of those who came last
        opening, full = cpu(pid) - worked, memory(pid)
        print(f"{came} of {spectators} spectators came in {time.monotonic() - began - 2:.1f} s; "
              f"{crowd.messages:,} messages, {crowd.bytes / 1e6:,.1f} MB", flush=True)  # fmt: skip
        print(f"the server's CPU for it: {opening:.2f} s (target {TARGET_CPU:.0f}); memory {empty:.0f} MB before, "
              f"{full:.0f} MB after, {peak(pid):.0f} MB at most", flush=True)  # fmt: skip
        took, worked_each, bytes_each = await picks_heard(table, crowd, pid, picks)
        print(f"{picks} picks to the last of {came}: median {statistics.median(took) * 1000:.0f} ms, longest "
              f"{max(took) * 1000:.0f} ms (target {TARGET_SECONDS * 1000:.0f}); the server's CPU "
              f"{statistics.median(worked_each) * 1000:.0f} ms a pick; {bytes_each / 1e3:,.1f} kB for each "
              f"spectator; {crowd.lost} lost; load of the machine {os.getloadavg()[0]:.1f}", flush=True)  # fmt: skip
        if args.deaf:
            crowd.stop_reading()
            await table.play(args.deaf)
            print(f"nobody reads for {args.deaf} picks: memory {memory(pid):.0f} MB, the system's for sockets "
                  f"{system_memory():.0f} MB", flush=True)  # fmt: skip
        lost = crowd.lost
        crowd.go()
    quick = statistics.median(took) <= TARGET_SECONDS
    return came == spectators and opening <= TARGET_CPU and quick and not lost


async def picks_heard(table: Table, crowd: Crowd, pid: int, picks: int) -> tuple[list[float], list[float], float]:
    """For each pick the seconds until the last spectator knows, and those that the server worked; then the bytes."""
    took, worked = [], []
    gc.collect()
    gc.disable()  # a pause of this process would look like one of the server
    heard = crowd.bytes
    for _ in range(picks):
        await table.look()
        await asyncio.sleep(0.2)
        crowd.expect(table.update["seq"] + 1)
        before, sent = cpu(pid), time.perf_counter()
        answer = asyncio.create_task(table.pick())
        await asyncio.wait_for(crowd.reached.wait(), 120)
        took.append(time.perf_counter() - sent)
        await answer
        worked.append(cpu(pid) - before)
    gc.enable()
    return took, worked, (crowd.bytes - heard) / picks / len(crowd.all)


def peak(pid: int) -> float:
    """The most megabytes that a process has ever held."""
    lines = Path(f"/proc/{pid}/status").read_text().splitlines()
    return int(next(line.split()[1] for line in lines if line.startswith("VmHWM"))) / 1024


def system_memory() -> float:
    """Megabytes that lie in the system's buffers, of all connections of this machine."""
    found = re.search(r"^TCP: .* mem (\d+)", Path("/proc/net/sockstat").read_text(), re.MULTILINE)
    return int(found[1]) * os.sysconf("SC_PAGE_SIZE") / 1e6 if found else 0.0


def allow_files(many: int) -> None:
    """Two processes with a file for each socket."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft != resource.RLIM_INFINITY and soft < many:
        resource.setrlimit(resource.RLIMIT_NOFILE, (many if hard == resource.RLIM_INFINITY else min(many, hard), hard))


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--spectators", type=int, default=1000)
    parser.add_argument("--picks", type=int, default=20)
    parser.add_argument("--before", type=int, default=100, help="so many picks are made before anybody comes")
    parser.add_argument("--seconds", type=float, default=240, help="nobody comes after so long")
    parser.add_argument("--plain", action="store_true", help="whole updates, as a program gets that asks for no more")
    parser.add_argument("--deaf", type=int, default=0, help="then, for so many picks, nobody reads any more")
    parser.add_argument("--serve", help=argparse.SUPPRESS)
    args = parser.parse_args()
    allow_files(args.spectators + 1000)
    if args.serve:
        run_server(args.serve)
        return 0
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "benchmarks.spectators", "--serve", folder]
        server = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
        try:
            assert server.stdout is not None
            port = int(server.stdout.readline())
            met = asyncio.run(measure(port, server.pid, args))
            server.send_signal(signal.SIGINT)
            server.wait(30)
        finally:
            server.kill()
            server.wait()
    return 0 if met else 1


if __name__ == "__main__":
    raise SystemExit(main())
