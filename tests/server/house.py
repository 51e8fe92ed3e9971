"""A server in a thread, listening on a real socket, and clients that speak with it as a browser or a bot would."""

import contextlib
import json
import socket
import threading
import time
from dataclasses import fields, replace
from types import TracebackType
from typing import Any, Protocol

import httpx
import uvicorn
from websockets.sync.client import ClientConnection, connect

from allmende.server.command import listen, uvicorn_config
from allmende.server.config import Config
from allmende.server.difference import applied
from allmende.table import Rng

Json = dict[str, Any]
SHARED: Json = {one.name: 100_000 for one in fields(Config) if one.name.startswith(("address_", "network_", "table_"))}
"""What all who come from one address share."""


def generous(url: str, **changes: Any) -> Config:
    config = Config(
        database=url, requests_per_second=10_000, requests_burst=10_000, messages_per_second=10_000,
        messages_burst=10_000, tables_per_person=10_000, sockets_per_person=10_000, bot_processes=1,
        **SHARED,
    )  # fmt: skip
    return replace(config, **changes)


class Guest(Protocol):
    def close(self) -> None: ...


class House:
    """The server. Use it in a `with`."""

    def __init__(self, config: Config) -> None:
        self.config = config
        self.guests: list[Guest] = []
        self.listener = listen("127.0.0.1", 0)
        self.port = int(self.listener.getsockname()[1])
        self.url = f"http://127.0.0.1:{self.port}"
        self.server = uvicorn.Server(uvicorn_config(config))
        self.thread = threading.Thread(target=self.server.run, args=([self.listener],), daemon=True)

    def __enter__(self) -> "House":
        self.thread.start()
        give_up = time.monotonic() + 20
        while not self.server.started:
            assert self.thread.is_alive(), "the server did not start"
            assert time.monotonic() < give_up, "the server did not start in time"
            time.sleep(0.005)
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        for guest in self.guests:
            guest.close()
        self.server.should_exit = True
        self.thread.join(20)
        self.listener.close()
        assert not self.thread.is_alive(), "the server did not stop"

    def someone(self, name: str = "") -> "Someone":
        """A new person."""
        return self._host(Someone(self.url, name))

    def known(self, secret: str) -> "Someone":
        """Somebody who says this is the secret."""
        return self._host(Someone(self.url, secret=secret))

    def nobody(self) -> "Someone":
        """Somebody without a secret."""
        return self._host(Someone(self.url, secret=""))

    def _host(self, someone: "Someone") -> "Someone":
        self.guests.append(someone)
        return someone


class Someone:
    """A person with a Bearer token, or a stranger with none."""

    def __init__(self, url: str, name: str = "", secret: str | None = None) -> None:
        self.url = url
        self.lines: list[Line] = []
        self.http = httpx.Client(base_url=url, timeout=20)
        if secret is None:
            secret = str(self.http.post("/api/people", json={"name": name}).json()["secret"])
        self.secret = secret
        if self.secret:
            self.http.headers["Authorization"] = f"Bearer {self.secret}"

    def get(self, path: str, **query: Any) -> Json:
        return good(self.http.get(path, params=query))

    def post(self, path: str, **body: Any) -> Json:
        return good(self.http.post(path, json=body))

    def refused(self, method: str, path: str, status: int, error: str, **request: Any) -> Json:
        """A request that must be refused so."""
        answer = self.http.request(method, path, **request)
        data: Json = answer.json()
        assert (answer.status_code, data["error"]) == (status, error), data
        assert data["message"]
        return data

    def table(self, *seats: str | Json, game: str = "dominion", **more: Any) -> Json:
        """Make a table; a seat is "me", "open", a bot's name, or all of it."""
        return self.post("/api/tables", game=game, seats=[seat_body(seat) for seat in seats], **more)

    def join(self, table: Json, name: str = "") -> Json:
        return self.post(f"/api/tables/{table['id']}/join", invite=table["invite"], name=name)

    def look(self, table: Json, **query: Any) -> Json:
        return self.get(f"/api/tables/{table['id']}", **query)

    def pick(self, update: Json, *options: int, seat: int | None = None) -> Json:
        seat = update["view"]["seat"] if seat is None else seat
        return self.post(f"/api/tables/{update['table']['id']}/picks", seq=update["seq"], seat=seat, picks=options)

    def socket(self, table: Json, origin: str | None = None, **query: Any) -> "Line":
        line = Line(self, table["id"], origin, query)
        self.lines.append(line)
        return line

    def close(self) -> None:
        for line in self.lines:
            line.close()
        self.http.close()


class Line:
    """An open socket. `update` is the last one that came, or that a difference made; `presence` says who is here."""

    def __init__(self, someone: Someone, table: str, origin: str | None, query: Json) -> None:
        ws = someone.url.replace("http", "ws")
        asked = "&".join(f"{key}={value}" for key, value in query.items())
        headers = {"Authorization": f"Bearer {someone.secret}"} if someone.secret else {}
        self.someone = someone
        self.id = table
        self.bytes: list[str] = []
        self.update: Json = {}
        self.presence: Json = {}
        address = f"{ws}/api/tables/{table}/socket?{asked}"
        self.opened = contextlib.ExitStack()
        self.connection: ClientConnection = self.opened.enter_context(
            connect(address, additional_headers=headers, origin=origin, compression=None)  # type: ignore[arg-type]
        )

    def receive(self, seconds: float = 30) -> Json:
        """The next message that is not about who is here."""
        while (data := self.hear(seconds))["type"] == "presence":
            pass
        return data

    def hear(self, seconds: float = 30) -> Json:
        """The next message; a difference comes as the update that it makes."""
        text = str(self.connection.recv(seconds))
        self.bytes.append(text)
        data: Json = json.loads(text)
        if data["type"] == "presence":
            self.presence = data
        if data["type"] == "difference":
            assert data["since"] == self.update["seq"]
            data = with_difference(self.update, data)
        if data["type"] == "update":
            self.update = data
        return data

    def updated(self, seq: int) -> Json:
        """Wait for the update that has come as far as this seq."""
        while not self.update or self.update["seq"] < seq:
            self.receive()
        return self.update

    def ask(self, type_: str, **message: Any) -> Json:
        """Send a message and wait for its reply; updates are taken on the way."""
        self.connection.send(json.dumps({"type": type_, "id": "x", **message}))
        while (answer := self.receive())["type"] == "update":
            pass
        return answer

    def pick(self, *options: int) -> Json:
        view = self.update["view"]
        answer = self.ask("pick", seq=self.update["seq"], seat=view["seat"], picks=options)
        assert answer["type"] == "ok", answer
        return self.updated(answer["seq"])

    def cut(self) -> None:
        """The connection is lost, without a word."""
        self.connection.socket.shutdown(socket.SHUT_RDWR)
        self.close()

    def close(self) -> None:
        self.opened.close()


def with_difference(update: Json, told: Json) -> Json:
    """The update that follows an update."""
    return {**applied(update, told["changes"]), "seq": told["seq"], "since": told["since"], "events": told["events"]}


def good(answer: httpx.Response) -> Json:
    assert answer.status_code < 300, f"{answer.status_code}: {answer.text[:500]}"
    return answer.json() if answer.content else {}


def seat_body(seat: str | Json) -> Json:
    if isinstance(seat, dict):
        return seat
    return {"kind": seat} if seat in ("me", "open") else {"kind": "bot", "bot": seat}


def options_of(update: Json) -> list[int]:
    choice = update["view"]["choice"]
    return [] if choice is None else [option["option"] for option in choice["options"]]


def any_option(update: Json, dice: Rng) -> int:
    """One of the options, at random; money and points rather than nothing, so that games come to an end."""
    options = options_of(update)
    return options[dice.below(len(options))]


WISHES = (["treasures"], ["pile", "province"], ["pile", "gold"], ["pile", "silver"])


def sensible(update: Json) -> int:
    """Dominion: money, then Provinces, so that a game comes to an end within a hundred picks."""
    offered = {tuple(option["key"]): option["option"] for option in update["view"]["choice"]["options"]}
    for wish in WISHES:
        if tuple(wish) in offered:
            return int(offered[tuple(wish)])
    return int(offered.get(("done",), next(iter(offered.values()))))
