"""How long somebody waits for a bot while one person asks for hints, again and again.

    uv run --group test python -m benchmarks.jobs

Starts a server of its own on loopback with the usual limits. One person plays against the rule-based bot; another one
opens some tables and sends 272 requests for hints within 14 seconds, without waiting for the answers. Measured is the
time from a pick of the first one to the end of the bot's turn, before, and until all hints are answered or a minute has
gone by. Then a film: how long 100 moments of a game take, one after another. Stops by itself.
"""

import argparse
import asyncio
import json
import signal
import statistics
import subprocess
import sys
import tempfile
import time
from collections import Counter
from pathlib import Path
from typing import Any

import httpx

TARGET_S = 1.0
TABLES = 16
WISHES = (["treasures"], ["pile", "province"], ["pile", "gold"], ["pile", "silver"], ["done"])


def run_server(folder: str) -> None:
    """The other process: a server as it comes. Imported here, since its bots' processes import this module first."""
    from allmende.server.command import Server, listen, uvicorn_config
    from allmende.server.config import Config, sqlite_url

    listener = listen("127.0.0.1", 0)
    config = Config(database=sqlite_url(Path(folder)))
    Server(uvicorn_config(config), lambda: print(listener.getsockname()[1], flush=True)).run(sockets=[listener])


class Person:
    def __init__(self, port: int) -> None:
        limits = httpx.Limits(max_connections=None, max_keepalive_connections=20)
        self.http = httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", timeout=90, limits=limits)

    async def introduce(self) -> "Person":
        secret = (await self.http.post("/api/people", json={})).json()["secret"]
        self.http.headers["Authorization"] = f"Bearer {secret}"
        return self

    async def lay(self, *seats: str, **more: Any) -> Any:
        chairs = [{"kind": "me"} if seat == "me" else {"kind": "bot", "bot": seat} for seat in seats]
        body = {"game": "dominion", "seats": chairs, **more}
        return (await self.http.post("/api/tables", json=body)).json()

    async def turn(self, update: Any) -> tuple[Any, float | None]:
        """Play a turn; how long the bot took for its own."""
        path = f"/api/tables/{update['table']['id']}"
        began = time.perf_counter()
        while update["view"]["choice"]:
            body = {"seq": update["seq"], "seat": 0, "picks": [wish(update)]}
            update = (await self.http.post(f"{path}/picks", json=body)).json()
            began = time.perf_counter()
            if update["view"]["over"]:
                return update, None
        while not update["view"]["choice"] and not update["view"]["over"]:
            update = (await self.http.get(path, params={"since": update["seq"], "wait": 20})).json()
        return update, time.perf_counter() - began


def wish(update: Any) -> int:
    offered = {json.dumps(one["key"]): one["option"] for one in update["view"]["choice"]["options"]}
    return next(int(offered[key]) for key in [*map(json.dumps, WISHES), *offered] if key in offered)


async def play(person: Person, until: asyncio.Event, seconds: float) -> list[float]:
    """Play against a bot until told to stop; how long its turns took. One that does not end counts up to now."""
    took: list[float] = []
    update = await person.lay("me", "bigmoney", options={"first": 0})
    give_up = time.perf_counter() + seconds
    while not until.is_set() and time.perf_counter() < give_up:
        began = time.perf_counter()
        try:
            update, one = await asyncio.wait_for(person.turn(update), max(0.1, give_up - began))
        except TimeoutError:
            took.append(time.perf_counter() - began)
            break
        if one is not None:
            took.append(one)
        if update["view"]["over"]:
            update = await person.lay("me", "bigmoney", options={"first": 0})
        await asyncio.sleep(0.1)
    return took


async def ask_for_hints(person: Person, count: int, seconds: float) -> Counter[str]:
    tables = [
        (await person.lay("me", "me", game="agricola", settings={"hints": True}))["table"]["id"] for _ in range(TABLES)
    ]

    async def ask(number: int) -> str:
        await asyncio.sleep(number * seconds / count)
        try:
            answer = await person.http.get(f"/api/tables/{tables[number % TABLES]}/hints")
        except httpx.HTTPError as error:
            return type(error).__name__
        return f"{answer.status_code} {answer.json().get('error', 'hints')}"

    return Counter(await asyncio.gather(*[ask(number) for number in range(count)]))


async def film(person: Person) -> list[float]:
    """A finished game, moment after moment."""
    update = await person.lay("me", "me")
    path = f"/api/tables/{update['table']['id']}"
    for _ in range(400):
        if update["view"]["over"]:
            break
        body = {"seq": update["seq"], "seat": update["view"]["seat"], "picks": [wish(update)]}
        await person.http.post(f"{path}/picks", json=body)
        await asyncio.sleep(0.05)
        update = (await person.http.get(path)).json()
    took: list[float] = []
    for pick in range(min(100, update["table"]["picks"])):
        began = time.perf_counter()
        (await person.http.get(f"{path}/moment/{pick}", params={"seat": 0})).raise_for_status()
        took.append(time.perf_counter() - began)
        await asyncio.sleep(0.03)
    return took


def told(name: str, took: list[float]) -> None:
    print(f"{name}: {len(took)}, median {statistics.median(took) * 1000:.0f} ms, longest {max(took) * 1000:.0f} ms",
          flush=True)  # fmt: skip


async def measure(port: int, count: int, seconds: float, longest: float) -> float:
    anna, mallory = await Person(port).introduce(), await Person(port).introduce()
    await anna.turn(await anna.lay("me", "bigmoney", options={"first": 0}))  # the bots' process begins
    done = asyncio.Event()
    told("the bot's turns before", await play(anna, done, 5))
    playing = asyncio.create_task(play(anna, done, longest))
    asking = asyncio.create_task(ask_for_hints(mallory, count, seconds))
    await asyncio.wait({asking, playing}, return_when=asyncio.FIRST_COMPLETED)
    done.set()
    took = await playing
    told(f"the bot's turns during {count} requests for hints in {seconds:.0f} s", took)
    if asking.done():
        print("answers: " + ", ".join(f"{number} x {what}" for what, number in asking.result().most_common()))
        told("moments of a film", await film(anna))
    else:
        asking.cancel()
        print(f"hints were still being worked out after {longest:.0f} s")
    return max(took)


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--hints", type=int, default=272)
    parser.add_argument("--seconds", type=float, default=14)
    parser.add_argument("--longest", type=float, default=60, help="give up after so many seconds")
    parser.add_argument("--serve", help=argparse.SUPPRESS)
    args = parser.parse_args()
    if args.serve:
        run_server(args.serve)
        return 0
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "benchmarks.jobs", "--serve", folder]
        server = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
        try:
            assert server.stdout is not None
            port = int(server.stdout.readline())
            worst = asyncio.run(measure(port, args.hints, args.seconds, args.longest))
            server.send_signal(signal.SIGINT)
            server.wait(20)
        finally:
            server.kill()
            server.wait()
    print(f"longest turn of the bot {worst:.2f} s (target {TARGET_S:.0f} s)")
    return 0 if worst <= TARGET_S else 1


if __name__ == "__main__":
    raise SystemExit(main())
