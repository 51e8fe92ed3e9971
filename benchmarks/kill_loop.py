"""kill -9 in a loop while four clients play: is any acknowledged pick lost?

    uv run --group test python -m benchmarks.kill_loop --kills 50

Each client plays at a table of its own and remembers what was acknowledged: the seq and how many picks. After each
kill the server is started anew on the same database, and every table must have come at least as far. With
`--processes 2` (on PostgreSQL) each request goes to another process than the one before; one after the other is killed,
and whoever is left must know. Loopback only; stops by itself.
"""

import argparse
import http.client
import json
import os
import signal
import subprocess
import sys
import tempfile
import threading
import time
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any

CLIENTS = 4
START_SECONDS = 30


@dataclass
class Result:
    kills: int = 0
    acknowledged: int = 0
    lost: int = 0
    starts: list[float] = field(default_factory=list)
    """Seconds until a restarted server was ready."""


class Client:
    """Plays both seats of a table and remembers what was acknowledged."""

    def __init__(self) -> None:
        self.ports = [0]
        self.turn = 0
        self.secret = ""
        self.table = ""
        self.seq = 0
        self.picks = 0
        self.acknowledged = 0

    def request(self, method: str, path: str, body: Any = None) -> Any:
        self.turn += 1
        port = self.ports[self.turn % len(self.ports)]
        connection = http.client.HTTPConnection("127.0.0.1", port, timeout=10)
        try:
            headers = {"Content-Type": "application/json", "Authorization": f"Bearer {self.secret}"}
            if not self.secret:
                del headers["Authorization"]
            connection.request(method, path, None if body is None else json.dumps(body), headers)
            answer = connection.getresponse()
            data = json.loads(answer.read() or b"{}")
            if answer.status == 429:  # quicker than a person may be
                time.sleep(0.2)
                return self.request(method, path, body)
            if answer.status >= 300:
                raise RuntimeError(f"{method} {path}: {answer.status} {data}")
            return data
        finally:
            connection.close()

    def sit_down(self) -> None:
        self.secret = self.request("POST", "/api/people", {})["secret"]
        self.new_table()

    def new_table(self) -> None:
        seats = [{"kind": "me"}, {"kind": "me"}]
        update = self.request("POST", "/api/tables", {"game": "dominion", "seats": seats})
        self.table, self.seq, self.picks = update["table"]["id"], update["seq"], 0

    def play(self, until: float) -> None:
        """Pick at random until the time is up or the server is gone."""
        dice = Random(self.seq)
        try:
            while time.monotonic() < until:
                update = self.request("GET", f"/api/tables/{self.table}?since={self.seq}")
                if update["view"]["over"]:
                    self.new_table()
                    continue
                option = dice.choice(update["view"]["choice"]["options"])["option"]
                body = {"seq": update["seq"], "seat": update["view"]["seat"], "picks": [option]}
                done = self.request("POST", f"/api/tables/{self.table}/picks", body)
                self.seq, self.picks = done["seq"], done["table"]["picks"]
                self.acknowledged += 1
        except (OSError, http.client.HTTPException, json.JSONDecodeError):
            return

    def lost(self) -> bool:
        update = self.request("GET", f"/api/tables/{self.table}")
        return bool(update["seq"] < self.seq or update["table"]["picks"] < self.picks)


def start(url: str) -> tuple[subprocess.Popen[str], int]:
    command = [sys.executable, "-m", "allmende", "serve", "--port", "0", "--database", url, "--no-browser"]
    # A group of its own: the bots' processes of a killed server end by themselves, and nothing of ours is left anyway.
    server = subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True, start_new_session=True,
        env={**os.environ, "ALLMENDE_DATA": tempfile.gettempdir()},
    )  # fmt: skip
    assert server.stdout is not None
    line = server.stdout.readline()
    if "http://" not in line:
        server.kill()
        raise RuntimeError(f"the server did not start: {line!r}")
    return server, int(line.rsplit(":", 1)[1].strip().rstrip("/"))


def kill_loop(url: str, kills: int, seconds: float, processes: int = 1) -> Result:
    """Play, kill one, compare, start it again; so many times, each round as long as `seconds` at most."""
    result = Result()
    clients = [Client() for _ in range(CLIENTS)]
    dice = Random(kills)
    servers: list[tuple[subprocess.Popen[str], int]] = []
    try:
        for round_ in range(kills + 1):
            while len(servers) < processes:
                began = time.monotonic()
                servers.append(start(url))
                result.starts.append(time.monotonic() - began)
            for client in clients:
                client.ports = [port for _, port in servers]
                if round_ == 0:
                    client.sit_down()
                elif client.lost():
                    result.lost += 1
            if round_ == kills:
                break
            until = time.monotonic() + seconds
            threads = [threading.Thread(target=client.play, args=(until,)) for client in clients]
            for thread in threads:
                thread.start()
            time.sleep(seconds * (0.3 + 0.6 * dice.random()))
            end(servers.pop(0)[0])
            for thread in threads:
                thread.join(30)
            result.kills += 1
    finally:
        for server, _ in servers:
            end(server)
    result.acknowledged = sum(client.acknowledged for client in clients)
    return result


def end(server: subprocess.Popen[str]) -> None:
    server.send_signal(signal.SIGKILL)
    server.wait()
    if server.stdout is not None:
        server.stdout.close()


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--kills", type=int, default=50)
    parser.add_argument("--seconds", type=float, default=1.5)
    parser.add_argument("--processes", type=int, default=1)
    parser.add_argument("--database", help="an async SQLAlchemy URL; default: SQLite in a temporary folder")
    args = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        url = args.database or f"sqlite+aiosqlite:///{Path(folder) / 'tables.sqlite'}"
        result = kill_loop(url, args.kills, args.seconds, args.processes)
    print(f"{result.kills} kills, {result.acknowledged} acknowledged picks, {result.lost} tables that lost one; "
          f"ready again after {max(result.starts):.2f} s at most")  # fmt: skip
    return 1 if result.lost else 0


if __name__ == "__main__":
    raise SystemExit(main())
