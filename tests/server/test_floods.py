"""Strangers who open connections, say nothing or nonsense, and do not stop: everybody else gets in as before."""

import contextlib
import json
import logging
import socket
import time
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import InvalidStatus

from allmende.server.config import sqlite_url
from allmende.server.files import KEPT_FREE, room_for_connections
from allmende.server.logs import LOGGERS, log_to_stderr
from benchmarks.floods import flood, half_sent, is_open
from tests.server.house import House, Someone, generous, sensible


@contextlib.contextmanager
def logging_to_stderr(level: int = logging.INFO) -> Iterator[None]:
    """As `allmende serve` does, and afterwards as before."""
    loggers = [logging.getLogger(name) for name in LOGGERS]
    before = [(logger.handlers[:], logger.propagate, logger.level) for logger in loggers]
    log_to_stderr(level)
    try:
        yield
    finally:
        for logger, (handlers, propagate, old) in zip(loggers, before, strict=True):
            logger.handlers[:], logger.propagate = handlers, propagate
            logger.setLevel(old)


@contextlib.contextmanager
def closing(connections: list[socket.socket]) -> Iterator[list[socket.socket]]:
    try:
        yield connections
    finally:
        for connection in connections:
            connection.close()


def wait_until_closed(connections: list[socket.socket], seconds: float = 15) -> None:
    give_up = time.monotonic() + seconds
    while any(map(is_open, connections)):
        assert time.monotonic() < give_up, f"{sum(map(is_open, connections))} are still open"
        time.sleep(0.05)


def closed(house: House, why: str) -> int:
    sign = f'allmende_connections_closed_total{{why="{why}"}} '
    lines = httpx.get(f"{house.url}/metrics").text.splitlines()
    return next((int(line.removeprefix(sign)) for line in lines if line.startswith(sign)), 0)


def test_half_sent_requests_keep_nobody_out(tmp_path: Path) -> None:
    config = generous(sqlite_url(tmp_path), connections=100, waiting_per_address=40, head_seconds=2)
    with House(config) as house:
        table = house.someone().table("me", "me")["table"]
        with closing(half_sent(house.url, 300)) as crowd:
            anna = house.someone()
            assert anna.get("/healthz") == {"ok": True}
            assert anna.socket(table, watch=table["watch"]).receive()["type"] == "update"
            assert sum(map(is_open, crowd)) <= 40, "the oldest made room"
            assert closed(house, "waiting") >= 260
            wait_until_closed(crowd)
            assert closed(house, "silent") > 0, "nobody waits for a request for ever"
            assert anna.socket(table, watch=table["watch"]).receive()["type"] == "update"


def test_with_no_room_left_the_most_crowded_address_makes_some(tmp_path: Path) -> None:
    """127.0.0.2 takes all there is; what 127.0.0.1 has open stays open, though it is older."""
    config = generous(sqlite_url(tmp_path), connections=30, waiting_per_address=1000, head_seconds=60)
    with House(config) as house, closing(half_sent(house.url, 3)) as patient, closing([]) as crowd:
        for _ in range(90):
            crowd.append(socket.create_connection(("127.0.0.1", house.port), 5, ("127.0.0.2", 0)))
            crowd[-1].sendall(b"GET / HTTP/1.1\r\n")
        assert house.someone().get("/healthz") == {"ok": True}
        assert all(map(is_open, patient))
        assert sum(map(is_open, crowd)) < 30
        assert closed(house, "connections") >= 60


def test_a_named_proxy_brings_many(tmp_path: Path) -> None:
    config = generous(sqlite_url(tmp_path), proxies=("127.0.0.1/32",), waiting_per_address=5)
    with House(config) as house, closing(half_sent(house.url, 20)) as crowd:
        assert house.someone().get("/healthz") == {"ok": True}
        assert all(map(is_open, crowd))


def test_requests_that_wait_for_news_make_room_too(tmp_path: Path) -> None:
    with House(generous(sqlite_url(tmp_path), connections=20)) as house:
        anna = house.someone()
        update = anna.table("me", "me")
        path = f"/api/tables/{update['table']['id']}?since={update['seq']}&wait=25"
        head = f"GET {path} HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer {anna.secret}\r\n\r\n".encode()
        with closing([]) as crowd:
            for number in range(1, 26):
                crowd.append(socket.create_connection(("127.0.0.1", house.port), 5))
                crowd[-1].sendall(head)
                wait_for_listeners(house, number)
            assert house.nobody().get("/healthz") == {"ok": True}
            assert sum(map(is_open, crowd)) < 20
        anna.pick(update, sensible(update))  # the news


def wait_for_listeners(house: House, number: int) -> None:
    give_up = time.monotonic() + 15
    while f"allmende_listeners {number}\n" not in httpx.get(f"{house.url}/metrics").text:
        assert time.monotonic() < give_up
        time.sleep(0.01)


def test_sockets_leave_room_for_requests(tmp_path: Path) -> None:
    with House(generous(sqlite_url(tmp_path), connections=10)) as house:
        anna = house.someone()
        table = anna.table("me", "me")["table"]
        for _ in range(8):
            anna.socket(table).receive()
        with pytest.raises(InvalidStatus) as full:
            anna.socket(table)
        assert full.value.response.status_code == 503
        assert house.nobody().get("/healthz") == {"ok": True}


def test_sockets_of_one_address(tmp_path: Path) -> None:
    """Also of people who have no name here: a watch link is enough."""
    with House(generous(sqlite_url(tmp_path), sockets_per_address=4, sockets_per_person=3)) as house:
        table = house.someone().table("me", "me")["table"]
        lines = [house.nobody().socket(table, watch=table["watch"]) for _ in range(4)]
        with pytest.raises(InvalidStatus) as refused:
            house.someone().socket(table, watch=table["watch"])
        assert refused.value.response.status_code == 429
        assert refused.value.response.headers["Retry-After"] == "10"
        lines[0].close()
        give_up = time.monotonic() + 10
        while True:
            with contextlib.suppress(InvalidStatus):
                house.someone().socket(table, watch=table["watch"])
                break
            assert time.monotonic() < give_up
            time.sleep(0.05)


@pytest.mark.parametrize(
    ("begin", "drip"),
    [
        (b"GET /healthz HTTP/1.1\r\nHost: ", b"x"),
        (b"GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\nGET /", b"x"),
        (b"GET /healthz HTTP/1.1\r\nHost: localhost\r\nContent-Length: 9999999\r\n\r\n", b"x"),
    ],
    ids=["head", "next-head", "body-of-a-get"],
)
def test_a_byte_now_and_then_is_no_request(tmp_path: Path, begin: bytes, drip: bytes) -> None:
    with House(generous(sqlite_url(tmp_path), head_seconds=1)) as house:
        with socket.create_connection(("127.0.0.1", house.port), 5) as slow:
            slow.sendall(begin)
            give_up = time.monotonic() + 15
            with contextlib.suppress(BrokenPipeError, ConnectionResetError):
                while time.monotonic() < give_up:
                    slow.sendall(drip)
                    time.sleep(0.1)
        assert time.monotonic() < give_up, "it was held for ever"
        assert closed(house, "silent") >= 1


def test_an_answer_that_nobody_takes(tmp_path: Path) -> None:
    (tmp_path / "index.html").write_bytes(b"x" * 30_000_000)
    config = generous(sqlite_url(tmp_path), static=tmp_path, head_seconds=0.5)
    with House(config) as house, socket.create_connection(("127.0.0.1", house.port), 5) as deaf:
        deaf.sendall(b"GET / HTTP/1.1\r\nHost: localhost\r\n\r\n")
        give_up = time.monotonic() + 15
        while not closed(house, "unread"):
            assert time.monotonic() < give_up
            time.sleep(0.05)


def test_a_flood_of_failures_is_no_flood_of_lines(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    config = generous(sqlite_url(tmp_path), requests_burst=20, requests_per_second=1)
    with logging_to_stderr(), House(config) as house:
        anna = house.someone()
        table = anna.table("me", "me")["table"]
        for number in range(40):
            nobody = house.nobody()
            nobody.refused("GET", "/", 421, "wrong-host", headers={"Host": f"evil{number}.example"})
            nobody.refused("PUT", "/api/me", 403, "foreign-origin", headers={"Origin": "http://evil.example"})
            nobody.refused(
                "POST", "/api/people", 403, "foreign-origin", headers={"Origin": f"https://127.0.0.1:{house.port}"}
            )
            assert nobody.http.get("/api/games").status_code in (200, 429)
            with socket.create_connection(("127.0.0.1", house.port), 5) as raw:
                raw.sendall(b"\x00 nonsense\r\n\r\n")
                assert b"400" in raw.recv(100)
            with socket.create_connection(("127.0.0.1", house.port), 5) as raw:
                raw.sendall(b"GET /healthz HTTP/1.1\r\nHost: localhost\r\nConnection: upgrade\r\nUpgrade: tea\r\n\r\n")
                assert b"200" in raw.recv(100)
            with pytest.raises(InvalidStatus):
                nobody.socket(table)
    lines = [json.loads(line) for line in capfd.readouterr().err.splitlines()]
    assert len(lines) < 12, lines
    assert any("ALLMENDE_PROXIES" in line.get("why", "") for line in lines)


def test_what_a_library_says_again_and_again(capfd: pytest.CaptureFixture[str]) -> None:
    """asyncio has a trace for every connection that it cannot accept; some show objects, and what is in them."""
    with logging_to_stderr():
        for number in range(1000):
            try:
                raise OSError(24, "too many open files")
            except OSError:
                logging.getLogger("asyncio").exception("socket.accept() failed\nsocket: <socket %d>", number)
    (line,) = capfd.readouterr().err.splitlines()
    assert json.loads(line)["event"] == "socket.accept() failed"
    assert json.loads(line)["exception"] == "OSError"


def test_no_files_left(tmp_path: Path) -> None:
    """The real thing is benchmarks/floods.py: 1,100 half-sent requests to a server with 1,024 files."""
    result = flood(tmp_path, files=512, connections=600, seconds=3)
    assert result.times
    assert result.unanswered == 0
    assert result.socket
    assert result.still_open < 512
    assert result.log_bytes < 20_000


def test_room_for_connections(monkeypatch: pytest.MonkeyPatch) -> None:
    resource = pytest.importorskip("resource")
    monkeypatch.setattr(resource, "getrlimit", lambda _: (1024, 4096))
    assert room_for_connections() == 1024 - KEPT_FREE
    monkeypatch.setattr(resource, "getrlimit", lambda _: (100, 100))
    assert room_for_connections() > 0
    monkeypatch.setattr(resource, "getrlimit", lambda _: (resource.RLIM_INFINITY, resource.RLIM_INFINITY))
    assert room_for_connections() > 1024


def test_somebody_who_comes_back_in_time_keeps_the_connection(tmp_path: Path) -> None:
    with House(generous(sqlite_url(tmp_path), head_seconds=1.5)) as house:
        anna = Someone(house.url)
        for _ in range(6):
            time.sleep(0.4)
            anna.get("/api/me")
        assert closed(house, "silent") == 0
        anna.close()
