"""Many look on at one table: they cost the players nothing, and the server keeps nothing for those who do not read."""

import asyncio
import json
import re
import select
import socket
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from allmende.server.config import sqlite_url
from allmende.server.open_table import Facts, Table
from allmende.server.seating import Chair
from allmende.server.store import Store
from allmende.server.telling import Told
from allmende.table import new_game
from tests.server.house import House, Json, Line, Someone, generous, sensible

CROWD = 40


def two_at_a_table(house: House, **made: str) -> tuple[Someone, Someone, Json]:
    anna, bo = house.someone("Anna"), house.someone("Bo")
    table = anna.table("me", "open", **made)["table"]
    bo.join(table)
    return anna, bo, table


def hear_until(line: Line, **presence: object) -> list[str]:
    """Listen until this is who is here; returns all that came."""
    before = len(line.bytes)
    while {key: line.presence.get(key) for key in presence} != presence:
        line.hear()
    return line.bytes[before:]


def test_who_comes_is_told_in_few_small_messages(house: House) -> None:
    anna, bo, table = two_at_a_table(house)
    playing = anna.socket(table)
    playing.updated(2)
    hear_until(playing, here=[0], watching=0)
    began = time.monotonic()
    guest = house.someone("Guest")
    watching = [guest.socket(table, watch=table["watch"]) for _ in range(CROWD)]
    bo.socket(table).updated(2)
    told = hear_until(playing, here=[0, 1], watching=CROWD)
    assert all(json.loads(text)["type"] == "presence" and len(text) < 100 for text in told), "nobody gets an update"
    assert len(told) <= time.monotonic() - began + 2, "one a second"
    assert len(set(told)) == len(told), "only what is new"
    for line in watching:
        line.close()
    hear_until(playing, watching=0)
    assert all(seat["here"] for seat in anna.look(table)["table"]["seats"])


def test_spectators_are_sent_the_same_bytes(house: House) -> None:
    maker, anna, bo = house.someone("Maker"), house.someone("Anna"), house.someone("Bo")
    table = maker.table("open", "open")["table"]
    anna.join(table)
    bo.join(table)
    playing = anna.socket(table, seat=0)
    watchers = [who.socket(table, watch=table["watch"]) for who in (house.nobody(), house.someone(), maker)]
    other = bo.socket(table, seat=1)
    for line in [playing, other, *watchers]:
        line.updated(3)
    now = next(line for line in (playing, other) if line.update["view"]["choice"])
    now.pick(sensible(now.update))
    for line in watchers:
        line.updated(4)
    stranger, guest, owner = (line.bytes[-1] for line in watchers)
    assert stranger == guest
    assert owner == guest.replace('"maker":false', '"maker":true')
    assert owner != guest
    assert other.updated(4)["table"]["mine"] == [1]
    assert "invite" not in watchers[0].update["table"]


def test_differences_are_for_those_who_ask(house: House) -> None:
    anna, bo, table = two_at_a_table(house, game="agricola")
    lines = [anna.socket(table), bo.socket(table)]
    brief = house.nobody().socket(table, watch=table["watch"], differences=1)
    plain = house.nobody().socket(table, watch=table["watch"])
    for seq in range(3, 12):
        for line in [*lines, brief, plain]:
            line.updated(seq - 1)
        now = next(line for line in lines if line.update["view"]["choice"])
        now.pick(now.update["view"]["choice"]["options"][0]["option"])
        assert brief.updated(seq) == plain.updated(seq)
    small, large = ([text for text in line.bytes if "presence" not in text] for line in (brief, plain))
    assert [json.loads(text)["type"] for text in small] == ["update"] + ["difference"] * 9
    assert {json.loads(text)["type"] for text in large} == {"update"}
    assert sum(map(len, small[1:])) * 4 < sum(map(len, large[1:]))
    brief.ask("show", seat=None)
    while json.loads(brief.bytes[-1])["type"] != "update":
        brief.receive()
    assert brief.update["since"] == 0, "whoever shows another seat gets the whole"
    back = house.nobody().socket(table, watch=table["watch"], differences=1, since=5)
    back.updated(11)
    assert (back.update["type"], back.update["since"]) == ("update", 5), "whoever comes back has nothing to differ from"


# Without a server: one table, and those who listen to it


class Ear:
    """Listens, and notes in a common list when it is told something."""

    def __init__(self, heard: list["Ear"], person: str | None, seat: int | None) -> None:
        self.heard = heard
        self.person = person
        self.seat = seat

    @property
    def watches(self) -> bool:
        return self.seat is None

    def poke(self) -> None:
        self.heard.append(self)

    def hear(self, presence: str) -> None:
        assert json.loads(presence)["watching"] == CROWD * 5

    def say(self, message: Any) -> None:
        """Nobody talks here."""

    dismiss = poke


def small_table() -> Table:
    facts = Facts("id", "dominion", {}, {}, False, "invite", "watch", "maker", 0.0)
    return Table(facts, new_game("dominion", seed=1, auto=True), [Chair("person", "a"), Chair("person", "b")], 1, 0)


def test_those_with_a_seat_are_told_first() -> None:
    async def tell() -> list[Ear]:
        table, heard = small_table(), list[Ear]()
        for number in range(CROWD * 5):
            table.telling.come(Ear(heard, f"guest {number}", None))
        for seat, person in enumerate("ab"):
            table.telling.come(Ear(heard, person, seat))
        table.tell()
        while len(heard) < CROWD * 5 + 2:
            await asyncio.sleep(0)
        return heard

    heard = asyncio.run(asyncio.wait_for(tell(), 10))
    assert {ear.seat for ear in heard[:2]} == {0, 1}
    assert {ear.seat for ear in heard[2:]} == {None}
    assert len(set(heard)) == len(heard)


def test_what_many_hear_is_made_once(tmp_path: Path) -> None:
    async def listen() -> None:
        table, store = small_table(), Store(sqlite_url(tmp_path))

        async def news(person: str | None, seat: int | None, known: int | None = None) -> Told | None:
            return await table.telling.news(store, person, seat, 0, known)

        one = await news(None, None)
        assert one is await news("guest", None)
        assert one is not await news("maker", None)
        assert one is not await news("a", 0)
        assert await news("a", 1) is None
        assert one is not None
        for stamp in range(8):
            table.seq += 1
            table.tell()
            later = await news("guest", None, one.stamp)
            assert later is await news(None, None, one.stamp)
            assert later is not None
            assert json.loads(later.text)["type"] == ("difference" if stamp < 2 else "update"), "old states are let go"

    asyncio.run(listen())


# A client that does not read


@pytest.fixture
def impatient(tmp_path: Path) -> Iterator[House]:
    with House(generous(sqlite_url(tmp_path), stuck_seconds=1)) as open_house:
        yield open_house


def deaf(house: House, table: Json) -> socket.socket:
    """A spectator's socket that has been opened, and from which nothing will be read any more."""
    ear = socket.socket()
    ear.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    ear.connect(("127.0.0.1", house.port))
    request = [
        f"GET /api/tables/{table['id']}/socket?watch={table['watch']} HTTP/1.1", f"Host: 127.0.0.1:{house.port}",
        "Upgrade: websocket", "Connection: Upgrade", "Sec-WebSocket-Version: 13",
        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==", "", "",
    ]  # fmt: skip
    ear.sendall("\r\n".join(request).encode())
    assert ear.recv(12) == b"HTTP/1.1 101"
    return ear


def say(ear: socket.socket, message: Json) -> None:
    data = json.dumps(message).encode()
    ear.sendall(bytes([0x81, 0x80 | len(data), 0, 0, 0, 0]) + data)


@pytest.mark.parametrize("wishes", [100, 1000])
def test_who_takes_nothing_is_cut_off(impatient: House, wishes: int) -> None:
    """Whether they stop after some wishes or never stop wishing."""
    table = impatient.someone().table("me", "me", game="agricola")["table"]
    with deaf(impatient, table) as ear:
        closed = select.poll()
        closed.register(ear, select.POLLERR | select.POLLHUP)
        try:
            for _ in range(wishes):
                say(ear, {"type": "show", "seat": None})
                time.sleep(0.003)
        except ConnectionError:
            pass
        assert closed.poll(20_000), "the connection was not cut"
    assert listeners(impatient) == 0


def listeners(house: House) -> int:
    give_up = time.monotonic() + 5
    while True:
        found = re.search(r"^allmende_listeners (\d+)", httpx.get(f"{house.url}/metrics").text, re.MULTILINE)
        assert found is not None
        if found[1] == "0" or time.monotonic() > give_up:
            return int(found[1])
        time.sleep(0.05)
