"""The hall: open tables that others find, who is there, codes; and how much of it costs whom."""

import asyncio
import contextlib
import json
import time
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from allmende.server.admin.deeds import close_table
from allmende.server.admin.opening import opened as opened_database
from allmende.server.difference import applied
from tests.server.database import Databases
from tests.server.house import House, Json, Someone, generous, sensible


class Clock:
    """A clock that is turned."""

    def __init__(self) -> None:
        self.ahead = 0.0

    def now(self) -> float:
        return time.time() + self.ahead


CLOCK = Clock()


def open_house(url: str, **more: Any) -> House:
    return House(generous(url, hall=True, now=CLOCK.now, **more))


@pytest.fixture(scope="module")
def houses(databases: Databases) -> Iterator[tuple[House, House]]:
    """On PostgreSQL two processes, else the same one twice."""
    CLOCK.ahead = 0
    with databases.fresh() as url, open_house(url) as one, contextlib.ExitStack() as stack:
        yield one, stack.enter_context(open_house(url)) if databases.kind == "postgresql" else one


class Look:
    """Somebody who looks into the hall."""

    def __init__(self, someone: Someone, present: bool = False) -> None:
        headers = {"Authorization": f"Bearer {someone.secret}"} if someone.secret else {}
        address = f"{someone.url.replace('http', 'ws')}/api/lobby/socket?present={'true' if present else 'false'}"
        self.opened = contextlib.ExitStack()
        self.connection = self.opened.enter_context(connect(address, additional_headers=headers, compression=None))
        self.hall: Json = json.loads(self.connection.recv(10))
        assert self.hall.pop("type") == "hall"
        self.bytes: list[str] = []

    def until(self, wish: Any, seconds: float = 10) -> Json:
        """Wait until the hall is as somebody wishes."""
        give_up = time.monotonic() + seconds
        while not wish(self.hall):
            text = str(self.connection.recv(max(0.01, give_up - time.monotonic())))
            self.bytes.append(text)
            told = json.loads(text)
            if told["type"] == "changes":
                self.hall = applied(self.hall, told["changes"])
        return self.hall

    def close(self) -> None:
        self.opened.close()


def opened(host: Someone, way: str = "hall", **more: Any) -> Json:
    table: Json = host.table("me", "open", **more)["table"]
    host.http.put(f"/api/tables/{table['id']}/way", json={"way": way}).raise_for_status()
    return table


def sit(someone: Someone, table: Json, **more: Any) -> Json:
    return someone.post(f"/api/lobby/tables/{table['id']}/sit", **more)


def test_two_strangers_meet(houses: tuple[House, House]) -> None:
    one, two = houses
    anna, bo, cleo = one.someone("Anna"), two.someone("Bo"), two.someone("Cleo")
    look, other = Look(bo), Look(cleo)
    assert look.hall["tables"] == {}
    table = opened(anna, settings={"hints": True}, options={"kingdom": "introduction"})
    told = look.until(lambda hall: table["id"] in hall["tables"])["tables"][table["id"]]
    assert told["game"] == "dominion"
    assert told["options"]["kingdom"] == "introduction"
    assert told["settings"] == {"hints": True}
    assert [(seat["kind"], seat["name"]) for seat in told["seats"]] == [("person", "Anna"), ("open", "")]
    assert (told["by"], told["host"] != look.hall["me"]) == ("Anna", True)
    assert "invite" not in json.dumps(told), "the link is for those whom the host gives it"
    assert two.nobody().get("/api/lobby") == {"open": True, "tables": 1, "people": 0}
    update = sit(bo, table)
    assert update["view"]["seat"] == 1
    assert [seat["name"] for seat in update["table"]["seats"]] == ["Anna", "Bo"]
    for one_look in (look, other):
        one_look.until(lambda hall: table["id"] not in hall["tables"])
        one_look.close()
    assert sum(map(len, other.bytes)) < 1200, "a table that comes and goes is a small difference"
    cleo.refused("POST", f"/api/lobby/tables/{table['id']}/sit", 409, "full", json={})
    update = anna.look(table)
    while update["view"]["waiting"] == [0]:
        update = anna.pick(update, sensible(update))
    assert bo.look(table)["view"]["choice"] is not None, "and they play"


@pytest.mark.parametrize("how", ["deleted", "by link again", "over to a bot", "closed"])
def test_a_table_leaves_the_hall(houses: tuple[House, House], how: str) -> None:
    one, two = houses
    anna = one.someone("Anna")
    look = Look(two.nobody())
    assert look.hall["me"] is None
    table = opened(anna)
    look.until(lambda hall: table["id"] in hall["tables"])
    path = f"/api/tables/{table['id']}"
    if how == "deleted":
        assert anna.http.delete(path).status_code == 204
    elif how == "by link again":
        anna.http.put(f"{path}/way", json={"way": "link"}).raise_for_status()
    elif how == "over to a bot":
        anna.post(f"{path}/leave", seat=1)
    else:

        async def close() -> None:
            async with opened_database(one.config.database) as database:
                await close_table(database, table["id"])

        asyncio.run(close())
    look.until(lambda hall: table["id"] not in hall["tables"])
    look.close()


def test_it_leaves_when_its_host_has_gone_away_and_comes_back_with_the_host(houses: tuple[House, House]) -> None:
    one, two = houses
    anna, bo = one.someone("Anna"), one.someone("Bo")
    table, other = opened(anna), opened(bo)
    line = bo.socket(other)
    line.updated(1)
    look = Look(two.nobody())
    look.until(lambda hall: {table["id"], other["id"]} <= hall["tables"].keys())
    try:
        for _ in range(3):  # the clock turns by more than they may be away; the hosts who are there are noted meanwhile
            CLOCK.ahead += one.config.host_away_seconds * 0.4
            see(one)
        look.until(lambda hall: table["id"] not in hall["tables"])
        assert other["id"] in look.hall["tables"], "Bo sits at the table"
        line = anna.socket(table)
        line.updated(1)
        see(one)
        look.until(lambda hall: table["id"] in hall["tables"])
    finally:
        CLOCK.ahead = 0
        look.close()
    for host, its in ((anna, table), (bo, other)):
        host.http.delete(f"/api/tables/{its['id']}")


def see(house: House) -> None:
    """What each process does twice a minute, and a look, now."""
    app = house.server.config.app
    lobby = app.app.state.lobby  # type: ignore[union-attr]
    loop = lobby._tasks[0].get_loop()
    asyncio.run_coroutine_threadsafe(lobby.see(), loop).result(10)
    loop.call_soon_threadsafe(lobby.stir)


def test_people_are_seen_if_they_wish(houses: tuple[House, House]) -> None:
    one, two = houses
    anna, bo, nameless = one.someone("Anna"), two.someone("Bo"), one.someone("")
    shown, again, hidden = Look(anna, present=True), Look(anna, present=True), Look(bo)
    Look(nameless, present=True).close()
    hall = hidden.until(lambda hall: "Anna" in hall["people"].values())
    assert list(hall["people"].values()) == ["Anna"], "once, and neither Bo nor who has no name"
    assert list(hall["people"]) == [shown.hall["me"]]
    assert anna.secret not in json.dumps(hall)
    again.close()
    shown.connection.send('{"type": "ping", "id": "7"}')
    while (answer := json.loads(shown.connection.recv(5)))["type"] != "pong":
        pass
    assert answer["id"] == "7"
    assert len(two.nobody().get("/api/lobby/tables")["people"]) == 1, "one page of two is still open"
    shown.close()
    hidden.until(lambda hall: not hall["people"])
    hidden.close()


def test_a_code_that_can_be_said_leads_to_a_table(houses: tuple[House, House]) -> None:
    one, two = houses
    anna, bo = one.someone("Anna"), two.someone("Bo")
    table = anna.table("me", "open")["table"]
    path = f"/api/tables/{table['id']}/way"
    assert anna.get(path) == {"way": "link", "code": None}
    told = anna.http.put(path, json={"way": "code"}).json()
    code = told["code"]
    assert len(code) == 7
    assert code.isdigit()
    assert anna.http.put(path, json={"way": "code"}).json() == told, "asked again it stays"
    bo.refused("GET", path, 403, "no-rights")
    bo.refused("PUT", path, 403, "no-rights", json={"way": "hall"})
    found = bo.post("/api/lobby/code", code=f"{code[:3]} {code[3:]}")
    assert found == {"table": table["id"], "invite": table["invite"]}
    assert table["id"] not in bo.get("/api/lobby/tables")["tables"], "not in the hall"
    bo.refused("POST", f"/api/lobby/tables/{table['id']}/sit", 404, "no-table", json={})
    bo.join({"id": found["table"], "invite": found["invite"]})
    bo.refused("POST", "/api/lobby/code", 410, "code-used", json={"code": code})
    bo.refused("POST", "/api/lobby/code", 404, "no-such-code", json={"code": "0000000"})
    anna.refused("PUT", path, 409, "full", json={"way": "hall"})


def test_wrong_codes_are_limited_and_right_ones_are_not(databases: Databases) -> None:
    with databases.fresh() as url:
        config = replace(generous(url), address_guesses_per_minute=1, address_guesses_burst=5)
        with House(config) as house:
            anna, guesser = house.someone("Anna"), house.someone()
            table = opened(anna, "code")
            code = anna.get(f"/api/tables/{table['id']}/way")["code"]
            for _ in range(12):
                guesser.post("/api/lobby/code", code=code)
            for number in range(5):
                guesser.refused("POST", "/api/lobby/code", 404, "no-such-code", json={"code": f"000000{number}"})
            guesser.refused("POST", "/api/lobby/code", 429, "too-many-guesses", json={"code": code})
            house.someone().refused("POST", "/api/lobby/code", 429, "too-many-guesses", json={"code": code})
            assert house.nobody().get("/api/lobby") == {"open": False, "tables": 0, "people": 0}
            anna.refused("PUT", f"/api/tables/{table['id']}/way", 404, "no-hall", json={"way": "hall"})
            anna.refused("GET", "/api/lobby/tables", 404, "no-hall")
            with pytest.raises(InvalidStatus, match="404"):
                Look(anna)


def test_nobody_else_opens_a_table(houses: tuple[House, House]) -> None:
    one, two = houses
    anna, bo = one.someone("Anna"), two.someone("Bo")
    table = anna.table("me", "open", "open")["table"]
    bo.join(table)
    bo.refused("PUT", f"/api/tables/{table['id']}/way", 403, "no-rights", json={"way": "hall"})
    assert bo.get(f"/api/tables/{table['id']}/way") == {"way": "link", "code": None}
