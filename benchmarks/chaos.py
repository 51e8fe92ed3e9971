"""Three servers and two workers on one PostgreSQL, and every few seconds one of them is killed, paused or cut off.

    ALLMENDE_TEST_POSTGRES=postgresql+asyncpg://user@host/postgres uv run --group test python -m benchmarks.chaos
    … python -m benchmarks.chaos --tables 100 --faults 60

At each table two people and a spectator have sockets, at different processes; at every third a bot sits with them,
whose picks the workers work out. Whoever finds its line dead, or has been there for a while, goes to another process
and says again what was not answered. In the end a checker replays the entries of every table and compares them with
what each client was told: no acknowledged pick is lost, none was made twice, none that was refused was made, every
view that anybody saw is the one of the replay, and entries follow one another without a gap, as only one owner at a
time can write them. Loopback only, in a database of its own; stops by itself.
"""

import argparse
import asyncio
import contextlib
import hashlib
import json
import math
import os
import signal
import subprocess
import sys
import tempfile
import time
import uuid
from collections import Counter
from dataclasses import dataclass, field, fields
from random import Random
from typing import Any

import httpx
import msgspec
from sqlalchemy import make_url, text
from sqlalchemy.ext.asyncio import create_async_engine
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from allmende.server.command import listen
from allmende.server.config import Config
from allmende.server.opening import PICK, UNDO, first
from allmende.server.store import Store

PROCESSES = 3
WORKERS = 2
WITH_BOT = 3
"""Every third table."""
FAULT_SECONDS = 5.0
"""So long a process is paused or cut off: longer than its lease."""
SILENCE, PATIENCE = 1.75, 2.5
"""As the page does: after so long without a word it asks, and after so long without an answer it gives the line up."""
STAY_SECONDS = 10.0
"""So long somebody stays with a process, on average: no proxy must remember who belongs where."""
SIT_SECONDS = 8.0
AT_ONCE = 4
"""So many tables are sat down at at the same time."""
TARGET_SECONDS = 10.0
START_SECONDS = 240.0
KINDS = ("kill", "pause", "cut")
NO_LIMITS = ",".join(
    f"{one.name}=1000000"
    for one in fields(Config)
    if one.name.startswith(("address_", "network_", "requests_", "messages_", "table_"))
    or one.name.endswith(("_per_person", "_per_address"))
)


class Relay:
    """Between a process and the database. While it is shut nothing goes through; what waits goes through later."""

    def __init__(self, host: str, port: int) -> None:
        self.there = host, port
        self.open = asyncio.Event()
        self.open.set()
        self.port = 0
        self.tasks: set[asyncio.Task[None]] = set()

    async def start(self) -> None:
        self.server = await asyncio.start_server(self._serve, "127.0.0.1", 0)
        self.port = self.server.sockets[0].getsockname()[1]

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await self.open.wait()
        try:
            to_reader, to_writer = await asyncio.open_connection(*self.there)
        except OSError:
            writer.close()
            return
        await asyncio.gather(self._pass(reader, to_writer), self._pass(to_reader, writer))

    async def _pass(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with contextlib.suppress(OSError):
            while data := await reader.read(1 << 16):
                await self.open.wait()
                writer.write(data)
                await writer.drain()
        writer.close()


class Process:
    """One of the servers, or of the workers."""

    def __init__(self, relay: Relay, url: str, works: bool = False) -> None:
        self.relay = relay
        self.url = url
        self.works = works
        with contextlib.closing(listen("127.0.0.1", 0)) as probe:
            self.port = int(probe.getsockname()[1])
        self.server: subprocess.Popen[str] | None = None

    async def start(self, again: int = 3) -> None:
        command = [sys.executable, "-m", "allmende", "serve", "--port", str(self.port), "--database", self.url,
                   "--no-browser"]  # fmt: skip
        if self.works:
            command = [sys.executable, "-m", "allmende", "worker", "--database", self.url, "--processes", "1"]
        env = {**os.environ, "ALLMENDE_DATA": tempfile.gettempdir(), "ALLMENDE_LIMITS": NO_LIMITS}
        self.server = subprocess.Popen(
            command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True, start_new_session=True, env=env
        )
        assert self.server.stdout is not None
        line = await asyncio.wait_for(asyncio.to_thread(self.server.stdout.readline), START_SECONDS)
        if "http://" in line or (self.works and line):
            return
        os.killpg(self.server.pid, signal.SIGKILL)  # with what it has begun, or the pipe stays open
        self.end()
        if not again:  # on a busy machine the database may not have answered in time: whoever runs it starts it anew
            raise RuntimeError(f"a process did not start: {line!r}")
        await self.start(again - 1)

    def end(self) -> None:
        if self.server is not None:
            self.server.kill()
            self.server.wait()
            assert self.server.stdout is not None
            self.server.stdout.close()

    async def suffer(self, kind: str) -> None:
        assert self.server is not None
        if kind == "kill":
            self.end()
            await asyncio.sleep(1)
            await self.start()
        elif kind == "pause":
            self.server.send_signal(signal.SIGSTOP)
            await asyncio.sleep(FAULT_SECONDS)
            self.server.send_signal(signal.SIGCONT)
        else:
            self.relay.open.clear()
            await asyncio.sleep(FAULT_SECONDS)
            self.relay.open.set()


@dataclass
class Client:
    """Somebody with a socket at one of the processes: a seat that plays, or a spectator."""

    table: str
    ports: list[int]
    at: int
    secret: str = ""
    seat: int | None = None
    watch: str = ""
    pace: float = 0.5
    seq: int = 0
    update: dict[str, Any] = field(default_factory=dict)
    wish: dict[str, Any] | None = None
    """What was sent and not answered."""
    wished: float = 0
    told: list[tuple[int, str]] = field(default_factory=list)
    """Every view that came, as seq and digest."""
    done: dict[str, int] = field(default_factory=dict)
    """Words that were acknowledged, with the seq of the answer."""
    refused: dict[str, str] = field(default_factory=dict)
    heard: float = 0
    silence: float = 0
    """The longest time between two updates."""
    slowest: float = 0
    """The longest time from a pick to its answer, over however many lines."""
    lines: int = 0
    over: bool = False

    async def play(self, until: float, dice: Random) -> None:
        self.heard = time.monotonic()
        while time.monotonic() < until and not self.over:
            with contextlib.suppress(OSError, WebSocketException, TimeoutError):
                await self._once(min(until, time.monotonic() + STAY_SECONDS * (0.5 + dice.random())), dice)
            self.at += dice.choice((1, 2))
            await asyncio.sleep(0.1)

    async def _once(self, until: float, dice: Random) -> None:
        shown = f"watch={self.watch}" if self.seat is None else f"seat={self.seat}"
        port = self.ports[self.at % len(self.ports)]
        address = f"ws://127.0.0.1:{port}/api/tables/{self.table}/socket?{shown}&since={self.seq}"
        headers = {"Authorization": f"Bearer {self.secret}"} if self.secret else {}
        line = await connect(
            address, additional_headers=headers, compression=None, ping_interval=None, open_timeout=PATIENCE,
            close_timeout=0.1, proxy=None,
        )  # fmt: skip
        self.lines += 1
        try:
            if self.wish is not None:
                await line.send(json.dumps(self.wish))
            while time.monotonic() < until and not self.over:
                await self._hear(line, await self._next(line), dice)
        finally:
            line.transport.abort()

    async def _next(self, line: ClientConnection) -> Any:
        try:
            return msgspec.json.decode(await asyncio.wait_for(line.recv(), SILENCE))
        except TimeoutError:
            await line.send('{"type":"ping","id":"p"}')
            return msgspec.json.decode(await asyncio.wait_for(line.recv(), PATIENCE))

    async def _hear(self, line: ClientConnection, message: Any, dice: Random) -> None:
        kind = message["type"]
        if kind == "update":
            now = time.monotonic()
            self.silence, self.heard = max(self.silence, now - self.heard), now
            self.seq = message["seq"]
            self.told.append((self.seq, digest(message["view"])))
            self.over = message["view"]["over"]
            self.update = message
            await self._choose(line, dice)
        elif kind == "ok" and self.wish is not None and message["id"] == self.wish["id"]:
            self.done[self.wish["once"]] = message["seq"]
            self.slowest = max(self.slowest, time.monotonic() - self.wished)
            self.wish = None
            if self.seq >= message["seq"]:  # said twice, and the update came first
                await self._choose(line, dice)
        elif kind == "refused" and self.wish is not None and message["id"] == self.wish["id"]:
            if message["error"] in ("moved", "no-database", "not-saved"):  # not yet
                await asyncio.sleep(0.2)
                await line.send(json.dumps(self.wish))
            else:
                self.refused[self.wish["once"]] = message["error"]
                self.wish = None

    async def _choose(self, line: ClientConnection, dice: Random) -> None:
        update = self.update
        choice = update["view"]["choice"]
        if self.seat is None or choice is None or self.wish is not None:
            return
        await asyncio.sleep(self.pace * (0.5 + dice.random()))
        word = uuid.uuid4().hex[:16]
        option = dice.choice(choice["options"])["option"]
        self.wish = {"type": "pick", "id": word, "once": word, "seq": update["seq"], "seat": self.seat,
                     "picks": [option]}  # fmt: skip
        self.wished = time.monotonic()
        await line.send(json.dumps(self.wish))


def digest(view: Any) -> str:
    return hashlib.sha256(json.dumps(view, sort_keys=True).encode()).hexdigest()[:16]


async def sit_down(http: httpx.AsyncClient, ports: list[int], number: int, pace: float) -> list[Client]:
    """A table with two people and a spectator, each at another process."""
    at = [(number + place) % len(ports) for place in range(3)]
    hosts = [f"http://127.0.0.1:{ports[place]}/api" for place in at]
    secrets = [(await http.post(f"{host}/people", json={})).json()["secret"] for host in hosts[:2]]
    headers = [{"Authorization": f"Bearer {secret}"} for secret in secrets]
    bots = [{"kind": "bot", "bot": "bigmoney"}] if number % WITH_BOT == 0 else []
    body = {"game": "dominion", "seats": [{"kind": "me"}, {"kind": "open"}, *bots]}
    made = (await http.post(f"{hosts[0]}/tables", json=body, headers=headers[0])).json()["table"]
    path = f"{hosts[1]}/tables/{made['id']}/join"
    (await http.post(path, json={"invite": made["invite"]}, headers=headers[1])).raise_for_status()
    people = [Client(made["id"], ports, at[n], secrets[n], n, pace=pace) for n in (0, 1)]
    return [*people, Client(made["id"], ports, at[2], watch=made["watch"])]


async def keep_playing(
    door: asyncio.Semaphore, http: httpx.AsyncClient, ports: list[int], number: int, pace: float,
    clients: list[Client], dice: Random,
) -> None:  # fmt: skip
    """A game at a table, and when it is over another one, until somebody stops it."""
    while True:
        try:
            async with door:
                here = await sit_down(http, ports, number, pace)
        except (httpx.HTTPError, KeyError):  # the process was killed, paused or cut off meanwhile
            await asyncio.sleep(0.5)
            continue
        clients += here
        await asyncio.gather(*(client.play(math.inf, Random(dice.random())) for client in here))


async def check(url: str, clients: list[Client]) -> list[str]:
    """Everything that is wrong, in sentences."""
    wrong: list[str] = []
    store = Store(url)
    for table in dict.fromkeys(client.table for client in clients):
        kept = await store.load(table, whole=True)
        assert kept is not None
        wrong += check_table(kept, [client for client in clients if client.table == table])
    await store.close()
    return wrong


def check_table(kept: Any, clients: list[Client]) -> list[str]:
    name = kept.row.id[:6]
    seqs = [entry.seq for entry in kept.entries]
    wrong = [] if seqs == list(range(1, kept.row.seq + 1)) else [f"{name}: the entries are {seqs}"]
    words: Counter[str] = Counter()
    written: dict[str, int] = {}
    game = first(kept)
    views: dict[tuple[int, int | None], str] = {}
    for entry in kept.entries:
        data = msgspec.json.decode(entry.data)
        if entry.kind == UNDO:
            raise RuntimeError("nobody takes anything back here")
        if entry.kind == PICK:
            if "once" in data:  # bots' picks have no word: nobody says them twice
                words[data["once"]] += 1
                written[data["once"]] = entry.seq
            for seat, option in data["picks"]:
                game.play(option, seat)
        for seat in (None, 0, 1):
            views[entry.seq, seat] = digest(json.loads(json.dumps(game.view(seat))))
    wrong += [f"{name}: {word} was made {times} times" for word, times in words.items() if times > 1]
    for client in clients:
        for word, seq in client.done.items():
            if not 0 < written.get(word, 0) <= seq:
                wrong.append(f"{name}: seat {client.seat} lost {word}, acknowledged at {seq}")
        wrong += [f"{name}: {word} was refused ({why}) and made" for word, why in client.refused.items() if words[word]]
        wrong += [
            f"{name}: seat {client.seat} saw another table at {seq}"
            for seq, seen in client.told
            if views.get((seq, client.seat)) != seen
        ]
    return wrong


async def chaos(server: str, tables: int, faults: int, every: float, pace: float, seed: int) -> int:
    name = f"allmende_chaos_{uuid.uuid4().hex}"
    target = make_url(server)
    await say(server, f"CREATE DATABASE {name}")
    processes: list[Process] = []
    try:
        for number in range(PROCESSES + WORKERS):
            relay = Relay(target.host or "127.0.0.1", target.port or 5432)
            await relay.start()
            url = target.set(database=name, host="127.0.0.1", port=relay.port)
            works = number >= PROCESSES
            processes.append(Process(relay, url.render_as_string(hide_password=False), works))
        await asyncio.gather(*(process.start() for process in processes))
        direct = target.set(database=name).render_as_string(hide_password=False)
        return await play(processes, direct, tables, faults, every, pace, Random(seed))
    finally:
        for process in processes:
            process.end()
        await say(server, f"DROP DATABASE {name} WITH (FORCE)")


async def play(
    processes: list[Process], url: str, tables: int, faults: int, every: float, pace: float, dice: Random
) -> int:
    ports = [process.port for process in processes if not process.works]
    clients: list[Client] = []
    door, http = asyncio.Semaphore(AT_ONCE), httpx.AsyncClient(timeout=SIT_SECONDS, trust_env=False)
    tasks = [
        asyncio.create_task(keep_playing(door, http, ports, number, pace, clients, Random(dice.random())))
        for number in range(tables)
    ]
    while len(clients) < 3 * tables:
        await asyncio.sleep(0.1)
    suffered: Counter[str] = Counter()
    for _ in range(faults):
        await asyncio.sleep(every * (0.5 + dice.random()))
        kind, process = dice.choice(KINDS), dice.choice(processes)
        await process.suffer(kind)
        suffered[f"{'worker' if process.works else 'server'} {kind}"] += 1
    await asyncio.sleep(every)
    now = time.monotonic()
    silence = max(client.silence if client.over else max(client.silence, now - client.heard) for client in clients)
    left = set(tasks)
    while left:  # `wait_for` may swallow it
        for task in left:
            task.cancel()
        _, left = await asyncio.wait(left, timeout=1)
    await http.aclose()
    broken = [task.exception() for task in tasks if not task.cancelled() and task.exception() is not None]
    wrong = [*map(repr, broken), *await check(url, clients)]
    done = sum(len(client.done) for client in clients)
    refused = Counter(why for client in clients for why in client.refused.values())
    lines = sum(client.lines for client in clients) - len(clients)
    games = len({client.table for client in clients})
    print(f"{tables} tables with {games} games, {len(clients)} clients, {dict(suffered)}; {done} picks acknowledged, "
          f"refused: {dict(refused)}; {sum(len(client.told) for client in clients)} views compared; "
          f"{lines} lines opened anew; longest from a pick to its answer "
          f"{max(client.slowest for client in clients):.1f} s, longest without an update {silence:.1f} s "
          f"(target {TARGET_SECONDS:.0f}); load of the machine {os.getloadavg()[0]:.1f}")  # fmt: skip
    print("\n".join(wrong[:20]) or "nothing lost, nothing twice, nobody saw anything else than the replay")
    return 1 if wrong or silence > TARGET_SECONDS else 0


async def say(server: str, sentence: str) -> None:
    engine = create_async_engine(make_url(server), isolation_level="AUTOCOMMIT")
    async with engine.connect() as connection:
        await connection.execute(text(sentence))
    await engine.dispose()


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--database", default=os.environ.get("ALLMENDE_TEST_POSTGRES"))
    parser.add_argument("--tables", type=int, default=10)
    parser.add_argument("--faults", type=int, default=6)
    parser.add_argument("--every", type=float, default=3.0, help="seconds between two faults, on average")
    parser.add_argument("--pace", type=float, default=0.5, help="seconds that somebody thinks")
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    if not args.database:
        parser.error("name a PostgreSQL server with --database or ALLMENDE_TEST_POSTGRES")
    return asyncio.run(chaos(args.database, args.tables, args.faults, args.every, args.pace, args.seed))


if __name__ == "__main__":
    raise SystemExit(main())
