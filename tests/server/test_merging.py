"""Whoever played as a guest takes it along: every row, at every process, and nobody gets two hands at one table."""

import asyncio
import contextlib
import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from sqlalchemy import select, update
from websockets.exceptions import ConnectionClosed

from allmende.server import standing
from allmende.server.config import sqlite_url
from allmende.server.identity.merging import merge
from allmende.server.schema import (
    AUDIT,
    METADATA,
    NOT_TAKEN_ALONG,
    OF_PEOPLE,
    PEOPLE,
    PEOPLE_ELSEWHERE,
    SEATS,
    TAKEN_ALONG,
    WITHOUT_PEOPLE,
)
from allmende.server.store import Store
from tests.server.database import POSTGRES, Databases
from tests.server.house import House, Line, generous, options_of, sensible
from tests.server.test_belongings import ANNA, BO, fill, rows
from tests.server.test_identity import Browser
from tests.server.test_operations import sql


def over(line: Line) -> None:
    with contextlib.suppress(ConnectionClosed):
        while True:
            line.receive()


# Every row


def test_every_column_that_names_a_person_is_taken_along_or_not_for_a_reason() -> None:
    """A new one is taken along by itself; what must not be is named in `NOT_TAKEN_ALONG` of `schema.py`."""
    placed = {*OF_PEOPLE, *WITHOUT_PEOPLE, SEATS.c.person}
    assert {*TAKEN_ALONG, *NOT_TAKEN_ALONG} == placed
    assert not set(TAKEN_ALONG) & set(NOT_TAKEN_ALONG)
    assert all(NOT_TAKEN_ALONG.values())
    assert placed <= {*OF_PEOPLE, *WITHOUT_PEOPLE, *PEOPLE_ELSEWHERE}


def test_a_row_in_every_table_goes_along(tmp_path: Path) -> None:
    """Anna was a guest, and is Bo."""

    async def walk() -> None:
        store = Store(sqlite_url(tmp_path))
        await store.start()
        async with store.engine.begin() as connection:
            await fill(connection)
            await connection.execute(update(SEATS).values(person=ANNA))
            before = {table: len(await rows(connection, table)) for table in METADATA.sorted_tables}
        async with store.engine.begin() as connection:
            assert await merge(connection, ANNA, BO) == 1
        async with store.engine.connect() as connection:
            found = [table.name for table in METADATA.sorted_tables if ANNA in repr(await rows(connection, table))]
            assert found == [AUDIT.name]
            for column in TAKEN_ALONG:
                held = (await connection.execute(select(column))).scalars().all()
                twice = [one for one in TAKEN_ALONG if one.table is column.table]
                # Two columns that both name Anna say what she was to herself: that goes.
                assert held == ([] if len(twice) > 1 else [BO] * before[column.table]), str(column)
        await store.close()

    asyncio.run(walk())


def test_where_there_can_be_one_row_only_the_persons_own_stays(tmp_path: Path) -> None:
    """Two seats of one table cannot both be number 0; so it is for every key of which a person is a part."""
    from sqlalchemy import Column, Integer, MetaData, String, Table

    from allmende.server.identity.merging import hand_over, keys_with

    metadata = MetaData()
    likes = Table(
        "likes",
        metadata,
        Column("person", String, primary_key=True),
        Column("what", Integer, primary_key=True),
        Column("much", Integer),
    )

    async def walk() -> None:
        store = Store(sqlite_url(tmp_path))
        async with store.engine.begin() as connection:
            await connection.run_sync(metadata.create_all)
            given = [("guest", 1, 10), ("guest", 2, 20), ("me", 2, 200), ("other", 1, 5)]
            await connection.execute(likes.insert(), [dict(zip(likes.c.keys(), one, strict=True)) for one in given])
            await hand_over(connection, likes.c.person, "guest", "me")
            found = (await connection.execute(select(likes).order_by(likes.c.person, likes.c.what))).all()
        await store.close()
        assert [tuple(row) for row in found] == [("me", 1, 10), ("me", 2, 200), ("other", 1, 5)]

    assert keys_with(likes.c.person) == [[likes.c.person, likes.c.what]]
    asyncio.run(walk())


# At tables


def test_a_guest_becomes_a_person_at_every_table(house: House) -> None:
    anna, guest, bo = Browser(house, "Anna"), Browser(house), house.someone("Bo")
    me, was = anna.program(house), guest.program(house)
    guest.http.put("/api/me", json={"settings": {"theme": "evening", "own": {"a": 1, "b": 1}}})
    anna.http.put("/api/me", json={"settings": {"pace": "calm", "own": {"b": 2}}})
    running = bo.table("open", "me", options={"first": 0}, seed=1)
    was.join(running["table"], "Guest")
    own = was.table("me", "open")["table"]
    line, other = was.socket(running["table"]), bo.socket(running["table"])
    line.receive(), other.receive()
    told = guest.post("/api/enter/link", token=anna.link())
    assert told["guest"] == {"name": "", "running": 2, "finished": 0}
    assert guest.post("/api/me/guest") == {"tables": 2}
    over(line)  # and comes back with the cookie that the browser has by now
    again = guest.program(house).socket(running["table"])
    assert again.receive()["table"]["mine"] == [0]
    again.pick(sensible(again.update))
    assert other.updated(again.update["seq"])["table"]["seats"][0]["name"] == "Guest"
    assert {one["id"] for one in me.get("/api/tables")["tables"]} == {running["table"]["id"], own["id"]}
    assert me.look(own)["table"]["maker"]
    settings = anna.get("/api/me")["settings"]
    assert settings == {"theme": "evening", "pace": "calm", "own": {"a": 1, "b": 2}}
    was.refused("GET", "/api/tables", 401, "no-person")
    assert guest.known()["guest"] is None
    guest.refused("POST", "/api/me/guest", 409, "no-guest")
    assert me.http.delete(f"/api/tables/{own['id']}").status_code == 204


def test_nobody_gets_two_hands_at_a_running_table(house: House) -> None:
    anna, guest = Browser(house, "Anna"), Browser(house, "Guest")
    me, was = anna.program(house), guest.program(house)
    table = me.table("me", "open")["table"]
    was.join(table)
    apart = was.table("me", "me")["table"]
    guest.post("/api/enter/link", token=anna.link())
    guest.refused("POST", "/api/me/guest", 409, "both-play")
    assert was.look(table)["table"]["mine"] == [1], "nothing has changed"
    assert was.look(apart)["table"]["mine"] == [0, 1]
    was.pick(was.look(apart), sensible(was.look(apart)))
    assert sql(house.config.database, 'UPDATE tables SET "over" = :yes WHERE id = :id', yes=True, id=table["id"]) == 1
    assert guest.post("/api/me/guest") == {"tables": 2}, "of a game that is over nothing can be looked into any more"


def test_a_pick_on_its_way_is_not_lost_and_not_the_guests(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """A process that has not heard of it yet is refused by the fence, looks again, and finds who sits there."""
    monkeypatch.setattr(standing, "OF_PEOPLE", ())
    anna, guest = Browser(house, "Anna"), Browser(house)
    was = guest.program(house)
    update = was.table("me", "me", options={"first": 0}, seed=1)

    async def behind_its_back() -> None:
        store = Store(house.config.database)
        async with store.engine.begin() as connection:
            people = {row.name: row.hash for row in (await connection.execute(select(PEOPLE))).all()}
            seated = select(SEATS.c.person).where(SEATS.c.table == update["table"]["id"])
            await merge(connection, (await connection.execute(seated)).scalars().all()[0], people["Anna"])
        await store.close()

    asyncio.run(behind_its_back())
    body = {"seq": update["seq"], "seat": 0, "picks": options_of(update)[:1]}
    answer = was.http.post(f"/api/tables/{update['table']['id']}/picks", json=body)
    assert answer.status_code in (401, 403)
    me = anna.program(house)
    now = me.look(update["table"])
    assert (now["table"]["mine"], now["table"]["picks"]) == ([0, 1], 0)
    me.pick(now, sensible(now))


def test_votes_know_the_person_by_now(house: House) -> None:
    anna, guest, bo = Browser(house, "Anna"), Browser(house), house.someone("Bo")
    was = guest.program(house)
    update = was.table("me", "open", options={"first": 0}, seed=1)
    bo.join(update["table"])
    path = f"/api/tables/{update['table']['id']}"
    for _ in range(2):
        update = was.pick(was.look(update["table"]), sensible(was.look(update["table"])))
    for _ in range(2):
        update = bo.pick(bo.look(update["table"]), sensible(bo.look(update["table"])))
    asked = bo.post(f"{path}/undo", seq=update["seq"], seat=1, to=0)
    was.post(f"{path}/vote", seq=asked["seq"], seat=0, agree=False)
    asked = was.post(f"{path}/undo", seq=was.look(update["table"])["seq"], seat=0, to=1)
    assert asked["vote"]["waiting"] == [1]
    guest.post("/api/enter/link", token=anna.link())
    guest.post("/api/me/guest")
    now = anna.program(house).look(update["table"])
    assert (now["vote"]["agreed"], now["vote"]["waiting"]) == ([0], [1])
    assert bo.post(f"{path}/vote", seq=now["seq"], seat=1, agree=False)["vote"] is None


def test_only_a_guest_of_whom_one_has_the_secret_is_taken_along(house: House) -> None:
    anna, bo, guest = Browser(house, "Anna"), Browser(house, "Bo"), Browser(house, "Guest")
    me = anna.program(house)
    for browser in (bo, guest):
        browser.program(house).table("me", "me")
    bo.post("/api/me/code")  # who could come back is no guest
    me.refused("POST", "/api/me/guest", 409, "no-guest", json={"secret": bo.cookie})
    me.refused("POST", "/api/me/guest", 409, "no-guest", json={"secret": "A" * 22})
    me.refused("POST", "/api/me/guest", 409, "no-guest", json={"secret": me.secret})
    me.refused("POST", "/api/me/guest", 409, "no-guest", json={})
    phone = Browser(house)
    phone.post("/api/enter/link", token=guest.link())
    assert me.post("/api/me/guest", secret=guest.cookie) == {"tables": 1}
    phone.program(house).refused("GET", "/api/tables", 401, "no-person")  # another holder of the guest's comes not in


# Several processes


@pytest.fixture(scope="module")
def houses(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[House, House]]:
    if not POSTGRES:
        pytest.skip("several processes need a PostgreSQL")
    databases = Databases("postgresql", tmp_path_factory.mktemp("databases"))
    with databases.fresh() as url, House(generous(url)) as one, House(generous(url)) as two:
        yield one, two


def test_two_processes_hear_of_it(houses: tuple[House, House], monkeypatch: pytest.MonkeyPatch) -> None:
    """Not by looking once a second: by what the other one tells."""
    one, two = houses
    anna, guest, bo = Browser(one, "Anna"), Browser(two), two.someone("Bo")
    was = guest.program(two)
    table = was.table("me", "open", options={"first": 0}, seed=1)["table"]
    bo.join(table)
    line = was.socket(table)
    line.receive()
    token = anna.link()
    key = anna.passkey()
    options = Browser(one).post("/api/enter/ask")["options"]
    far = Browser(two)
    key.origin = far.origin
    signed = {"credential": key.sign(options)}
    assert far.post("/api/enter/passkey", **signed)["name"] == "Anna", "a challenge of the other process"
    Browser(one).refused("POST", "/api/enter/passkey", 409, "too-late", **signed)
    guest.post("/api/enter/link", token=token)
    secret = str(guest.http.cookies["allmende-guest"])
    assert anna.program(one).post("/api/me/guest", secret=secret) == {"tables": 1}
    over(line)
    me = two.known(guest.cookie)
    now = me.look(table)
    assert now["table"]["mine"] == [0]
    me.pick(now, sensible(now))
    was.refused("GET", "/api/tables", 401, "no-person")
    line = me.socket(table)
    line.receive()
    [mark] = [each["mark"] for each in anna.known()["devices"] if each["way"] == "link"]
    anna.delete(f"/api/me/devices/{mark}")
    over(line)
    me.refused("GET", "/api/tables", 401, "no-person")
    assert "Anna" in json.dumps(anna.get("/api/me"))
