"""What happens between reading and writing: at another process, at the same moment, or while nobody could hear of it.

Each test lets it happen in the very moment in which it would do harm.
"""

import asyncio
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor, wait
from typing import Any

import pytest
from fastapi import FastAPI
from sqlalchemy import select
from sqlalchemy.ext.asyncio import create_async_engine
from starlette.websockets import WebSocket
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from allmende.server.admin.deeds import forget
from allmende.server.admin.opening import Database
from allmende.server.guard import Guard
from allmende.server.hall import Hall
from allmende.server.people import hash_of
from allmende.server.schema import SAID, SEATS, TABLES
from allmende.server.store import Store
from allmende.server.talk.talk import Talks
from tests.server.database import POSTGRES, Databases, say
from tests.server.house import House, Line, Someone, generous, sensible
from tests.server.test_clocks import LIVE, Turned, two, wait_for
from tests.server.test_merging import over
from tests.server.test_operations import sql

GONE = 1012


def app_of(house: House) -> FastAPI:
    guard = house.server.config.app
    assert isinstance(guard, Guard)
    app: Any = guard.app
    assert isinstance(app, FastAPI)
    return app


def closed(address: str, someone: Someone) -> int:
    """With which code a socket is closed before anything is told."""
    headers = {"Authorization": f"Bearer {someone.secret}"}
    with connect(address.replace("http", "ws"), additional_headers=headers) as line:
        with pytest.raises(ConnectionClosed):
            line.recv(20)
        assert line.protocol.close_code is not None
        return line.protocol.close_code


async def named(url: str, person: str) -> list[str]:
    """Where the database still says who somebody was."""
    engine = create_async_engine(url)
    async with engine.connect() as connection:
        found = [
            str(column)
            for column in (SEATS.c.person, TABLES.c.maker, SAID.c.person)
            if (await connection.execute(select(column).where(column == person))).first() is not None
        ]
    await engine.dispose()
    return found


# Secrets


@pytest.fixture(scope="module")
def hall(databases: Databases) -> Iterator[House]:
    with databases.fresh() as url, House(generous(url, hall=True)) as house:
        yield house


def test_a_secret_that_ends_while_it_is_looked_up(hall: House, monkeypatch: pytest.MonkeyPatch) -> None:
    anna = hall.someone("Anna")
    register, looked_up = app_of(hall).state.register, Store.holder
    register.forget(hash_of(anna.secret))
    ends = [hash_of(anna.secret)]

    async def while_it_ends(store: Store, hashed: str) -> Any:
        row = await looked_up(store, hashed)
        if hashed in ends:
            ends.remove(hashed)
            await register.end(hashed, hashed)
        return row

    monkeypatch.setattr(Store, "holder", while_it_ends)
    anna.refused("GET", "/api/me", 401, "no-person")
    assert not ends


@pytest.mark.parametrize("what", ["table", "lobby"])
def test_a_secret_that_ends_while_a_socket_is_opened(
    hall: House, monkeypatch: pytest.MonkeyPatch, what: str
) -> None:  # fmt: skip
    """The line was not there yet when all lines of this person were closed."""
    anna = hall.someone("Anna")
    table = anna.table("me", "me")["table"]
    register, accepted = app_of(hall).state.register, WebSocket.accept

    async def when_it_has_ended(socket: WebSocket, *args: Any, **named: Any) -> None:
        await register.end(hash_of(anna.secret), hash_of(anna.secret))
        await accepted(socket, *args, **named)

    monkeypatch.setattr(WebSocket, "accept", when_it_has_ended)
    path = f"/api/tables/{table['id']}/socket" if what == "table" else "/api/lobby/socket"
    assert closed(f"{hall.url}{path}", anna) == GONE


# People who are deleted


@pytest.mark.parametrize("deed", ["join", "create", "rematch", "talk"])
def test_whoever_is_deleted_in_this_moment_sits_nowhere(
    hall: House, monkeypatch: pytest.MonkeyPatch, deed: str
) -> None:  # fmt: skip
    """From outside, while this process was paused: nothing that it had in mind is written of them."""
    anna, bo = hall.someone("Anna"), hall.someone("Bo")
    state = app_of(hall).state
    table = anna.table("me", "open", "open", settings={"talk": "chat"})["table"]
    path = f"/api/tables/{table['id']}"
    if deed != "join":
        bo.join(table)
    gone: list[Any] = []

    async def is_deleted(*_: Any) -> None:
        if not gone:
            gone.append(await forget(Database(state.hall.store), hash_of(bo.secret)))

    monkeypatch.setattr(state.hall.changes, "may_sit", is_deleted)
    monkeypatch.setattr(Hall, "_check_room", is_deleted)
    monkeypatch.setattr(Talks, "_check_voice", is_deleted)
    if deed == "join":
        bo.refused("POST", f"{path}/join", 403, "no-person", json={"invite": table["invite"]})
        assert [seat["kind"] for seat in anna.look(table)["table"]["seats"]] == ["person", "open", "open"]
    elif deed == "create":
        body = {"game": "dominion", "seats": [{"kind": "me"}, {"kind": "me"}]}
        bo.refused("POST", "/api/tables", 403, "no-person", json=body)
    elif deed == "talk":
        bo.refused("POST", f"{path}/talk", 403, "no-person", json={"words": "Moin"})
        assert anna.get(f"{path}/talk")["lines"] == []
    else:
        ended(hall, table["id"])
        answer = anna.http.post(f"{path}/rematch", json={})
        assert answer.status_code in (201, 403), answer.text
    assert gone
    assert asyncio.run(named(hall.config.database, hash_of(bo.secret))) == []


def ended(house: House, table: str) -> None:
    """Let the game be over without a result."""
    [one] = [one for one in app_of(house).state.hall.tables if one.id == table]
    one.ended = "agreed"
    assert sql(house.config.database, "UPDATE tables SET ended = 'agreed' WHERE id = :id", id=table) == 1


# Clocks


def test_a_table_that_cannot_go_on_holds_up_no_other_clock(databases: Databases) -> None:
    clock = Turned()
    with databases.fresh() as url, House(generous(url, now=clock, clock_seconds=0.02, changes_per_table=3)) as house:
        anna, _, full = two(house, LIVE)
        update = anna.look(full)
        assert anna.pick(update, sensible(update))["seq"] == 3
        clock.on(1)
        _, bo, other = two(house, LIVE)
        clock.on(10 * 60)
        wait_for(bo, other, lambda update: update["table"]["seats"][0]["kind"] == "bot")


def test_a_vacation_that_is_begun_twice_at_the_same_moment_costs_its_days_once(hall: House) -> None:
    anna = hall.someone("Anna")
    with ThreadPoolExecutor(5) as threads:
        codes = list(threads.map(lambda _: anna.http.post("/api/me/vacation", json={"days": 3}).status_code, range(5)))
    assert sorted(codes) == [200] + [409] * 4
    assert anna.get("/api/me/vacation")["left"] == 17


# Wishes that are said again


def test_a_word_is_known_however_many_changes_came_after_it(databases: Databases) -> None:
    """Bots make many before somebody who was not answered comes back, perhaps to another process."""
    with databases.fresh() as url:
        with House(generous(url)) as house:
            anna = house.someone("Anna")
            update = anna.table("me", "me", options={"first": 0}, seed=9)
            path = f"/api/tables/{update['table']['id']}"
            wish = {"seq": 1, "seat": 0, "picks": [sensible(update)], "once": "k1"}
            update = anna.post(f"{path}/picks", **wish)
            for _ in range(40):
                update = anna.pick(update, sensible(update))
                update = anna.look(update["table"])
        with House(generous(url)) as house:
            assert house.known(anna.secret).post(f"{path}/picks", **wish)["table"]["picks"] == 41


# What nobody heard of


@pytest.fixture(scope="module")
def houses(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[House, House]]:
    if not POSTGRES:
        pytest.skip("several processes need a PostgreSQL")
    databases = Databases("postgresql", tmp_path_factory.mktemp("databases"))
    with databases.fresh() as url, House(generous(url)) as one, House(generous(url)) as two:
        yield one, two


def test_what_was_missed_while_the_line_to_the_database_was_broken(houses: tuple[House, House]) -> None:
    """A device ended, somebody came, something was said: nothing of that is in the audit log or at the table."""
    one, two = houses
    url = one.config.database
    anna, bo, cleo = one.someone("Anna"), two.someone("Bo"), two.someone("Cleo")
    table = anna.table("me", "open")["table"]
    bo.join(table)
    here, _ = anna.socket(table), bo.socket(table)
    hers = cleo.socket(cleo.table("me", "me")["table"])
    until(here, lambda: here.presence.get("here") == [0, 1])
    [known] = [each for each in app_of(one).state.hall.tables if each.id == table["id"]]
    known.elsewhere.clear()  # as if it had never heard of Bo, nor of Cleo
    asyncio.run(say(f"UPDATE secrets SET ended = {time.time()} WHERE person = '{hash_of(cleo.secret)}'", url))
    cleo.get("/api/me")
    listening = "query LIKE 'LISTEN%' OR query LIKE '%FROM processes WHERE expires%'"
    broken = (
        f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() "
        f"AND pid <> pg_backend_pid() AND ({listening})"
    )
    closing = ThreadPoolExecutor(1).submit(over, hers)
    give_up = time.monotonic() + 60
    while not closing.done() and time.monotonic() < give_up:  # a line may have asked something else just then
        asyncio.run(say(broken, url))
        wait([closing], 3)
    closing.result(0)
    cleo.refused("GET", "/api/me", 401, "no-person")
    wait_for(anna, table, lambda update: update["table"]["seats"][1]["here"])
    until(here, lambda: any('"unsaid"' in told for told in here.bytes))  # the page asks anew what was said


def until(line: Line, wish: Callable[[], bool]) -> None:
    while not wish():
        line.hear(20)
