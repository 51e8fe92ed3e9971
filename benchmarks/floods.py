"""Strangers who open connections and never finish a request, and one who makes persons: does anybody else notice?

    uv run --group test python -m benchmarks.floods
    uv run --group test python -m benchmarks.floods --source ../older/src

Starts `allmende serve` on loopback, which may have 1,024 files open and not one more, and opens 1,100 connections with
half a request each. Meanwhile somebody honest from the same address asks, each time over a new connection, and opens a
socket. Then 269 persons are asked for. `--source` runs another version of the package. Stops by itself.
"""

import argparse
import contextlib
import os
import resource
import select
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
from websockets.exceptions import WebSocketException
from websockets.sync.client import connect

HALF = b"GET /api/games HTTP/1.1\r\nHost: localhost\r\nX-Slow: "
PATIENCE = 2.0
START_SECONDS = 60


@dataclass
class Result:
    times: list[float] = field(default_factory=list)
    """Seconds until an honest request was answered, for those that were."""
    unanswered: int = 0
    socket: bool = False
    """Whether a socket could be opened meanwhile."""
    still_open: int = 0
    """Connections with half a request that the server held in the end."""
    log_bytes: int = 0
    people: int = 0
    """Persons that were made of those asked for."""
    people_seconds: float = 0.0


@contextlib.contextmanager
def serving(folder: Path, files: int, source: str | None = None, **settings: str) -> Iterator[tuple[str, Path, int]]:
    """`allmende serve` with so many files: its address, where its log is, and its process."""
    more = {"PYTHONPATH": source} if source else {}
    command = [sys.executable, "-m", "allmende", "serve", "--no-browser", "--port", "0", "--data", str(folder)]
    limited = ["sh", "-c", f'ulimit -n {files} && exec "$@"', "sh", *command]
    log = folder / "log"
    with log.open("w") as stderr:
        server = subprocess.Popen(
            limited, stdout=subprocess.PIPE, stderr=stderr, text=True, env={**os.environ, **more, **settings}
        )
        try:
            assert server.stdout is not None
            ready, _, _ = select.select([server.stdout], [], [], START_SECONDS)
            line = server.stdout.readline() if ready else ""
            assert "http://localhost:" in line, f"the server did not start: {line}{log.read_text()}"
            yield line.split()[-1].replace("localhost", "127.0.0.1").rstrip("/"), log, server.pid
        finally:
            server.kill()
            server.communicate()


def half_sent(url: str, number: int) -> list[socket.socket]:
    """So many connections with half a request, as far as the server lets them in."""
    address = url.removeprefix("http://").split(":")
    found: list[socket.socket] = []
    for _ in range(number):
        with contextlib.suppress(OSError):
            found.append(socket.create_connection((address[0], int(address[1])), timeout=PATIENCE))
            found[-1].sendall(HALF)
    return found


def is_open(connection: socket.socket) -> bool:
    """Has the other side not closed it?"""
    connection.setblocking(False)
    try:
        return connection.recv(4096) != b""
    except BlockingIOError:
        return True
    except OSError:
        return False


def ask(url: str) -> float | None:
    """Seconds until an answer over a new connection; None if there is none."""
    began = time.perf_counter()
    try:
        with httpx.Client(timeout=PATIENCE) as client:
            return time.perf_counter() - began if client.get(f"{url}/healthz").status_code == 200 else None
    except httpx.HTTPError:
        return None


def opens_socket(url: str, table: Any, secret: str) -> bool:
    address = f"{url.replace('http', 'ws')}/api/tables/{table['id']}/socket"
    headers = {"Authorization": f"Bearer {secret}"}
    try:
        with connect(address, additional_headers=headers, open_timeout=PATIENCE, close_timeout=1) as line:
            return "update" in str(line.recv(PATIENCE))
    except (OSError, WebSocketException):
        return False


def flood(folder: Path, files: int, connections: int, seconds: float, source: str | None = None) -> Result:
    result = Result()
    with serving(folder, files, source) as (url, log, _), httpx.Client(base_url=url, timeout=10) as client:
        secret = client.post("/api/people", json={}).json()["secret"]
        seats = [{"kind": "me"}, {"kind": "me"}]
        headers = {"Authorization": f"Bearer {secret}"}
        made = client.post("/api/tables", json={"game": "dominion", "seats": seats}, headers=headers).json()["table"]
        crowd = half_sent(url, connections)
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            answered = ask(url)
            if answered is None:
                result.unanswered += 1
            else:
                result.times.append(answered)
            time.sleep(0.1)
        result.socket = opens_socket(url, made, secret)
        result.still_open = sum(map(is_open, crowd))
        for connection in crowd:
            connection.close()
        result.log_bytes = log.stat().st_size
    return result


def ask_for_people(folder: Path, number: int, source: str | None, result: Result) -> None:
    with serving(folder, 1024, source) as (url, _, _), httpx.Client(base_url=url, timeout=10) as client:
        began = time.perf_counter()
        for _ in range(number):
            answer = client.post("/api/people", json={})
            result.people += answer.status_code == 201
            if answer.status_code == 429 and answer.json()["error"] == "slow-down":
                time.sleep(0.05)
        result.people_seconds = time.perf_counter() - began


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--connections", type=int, default=1100)
    parser.add_argument("--files", type=int, default=1024)
    parser.add_argument("--seconds", type=float, default=15)
    parser.add_argument("--people", type=int, default=269)
    parser.add_argument("--source", help="the src folder of another version")
    args = parser.parse_args()
    hard = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    with tempfile.TemporaryDirectory() as one, tempfile.TemporaryDirectory() as other:
        result = flood(Path(one), args.files, args.connections, args.seconds, args.source)
        ask_for_people(Path(other), args.people, args.source, result)
    times = sorted(result.times)
    print(f"{args.connections} half-sent requests, {args.files} files, {args.seconds:.0f} s of honest requests:")
    print(f"  answered {len(times)}, unanswered {result.unanswered}")
    if times:
        print(f"  median {times[len(times) // 2] * 1000:.0f} ms, slowest {times[-1] * 1000:.0f} ms")
    print(f"  a socket could be opened: {'yes' if result.socket else 'no'}")
    print(f"  half-sent connections still open: {result.still_open}; log: {result.log_bytes / 1000:.1f} kB")
    print(f"{args.people} persons asked for: {result.people} made in {result.people_seconds:.1f} s")


if __name__ == "__main__":
    main()
