"""Several processes on one PostgreSQL: two servers in threads here, real processes where one is killed or paused."""

import asyncio
import contextlib
import os
import signal
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Iterator
from typing import Any

import pytest
from sqlalchemy import text
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from allmende.server.journal import FENCED, Journal, NotWritten
from allmende.server.leases import LEASE_SECONDS, Leases
from allmende.server.metrics import Metrics
from allmende.server.schema import END_TABLE, MOVE_TABLE, NEW_TABLE
from allmende.server.store import Store
from allmende.table import new_game, seeded
from benchmarks.kill_loop import kill_loop
from tests.server.database import POSTGRES, Databases, say
from tests.server.house import House, Json, Someone, any_option, generous, options_of, sensible
from tests.server.test_hidden import compare, redrawn
from tests.table.toys import toys_on_the_shelf

SOON = 7
"""Seconds until a table is taken over: five, on a machine that has nothing else to do."""
pytestmark = pytest.mark.skipif(not POSTGRES, reason="several processes need a PostgreSQL")


@pytest.fixture(scope="module")
def url(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with Databases("postgresql", tmp_path_factory.mktemp("databases")).fresh() as fresh:
        yield fresh


@pytest.fixture(scope="module")
def houses(url: str) -> Iterator[tuple[House, House]]:
    with House(generous(url)) as one, House(generous(url)) as two:
        yield one, two


def at(house: House, someone: Someone) -> Someone:
    """The same person, at another process."""
    return house.known(someone.secret)


def asked(update: Json) -> int:
    return int(update["view"]["waiting"][0])


def test_a_pick_at_one_is_seen_at_the_other(houses: tuple[House, House]) -> None:
    one, two = houses
    anna = one.someone("Anna")
    bo = two.someone("Bo")
    table = anna.table("me", "open", options={"first": 0}, seed=1)["table"]
    assert bo.join(table)["view"]["seat"] == 1
    lines = [anna.socket(table), bo.socket(table)]
    lines += [house.nobody().socket(table, watch=table["watch"]) for house in houses]
    for line in lines:
        line.updated(2)
    for _ in range(12):
        seat = asked(lines[2].update)
        seq = lines[seat].pick(sensible(lines[seat].update))["seq"]
        for line in lines:
            line.updated(seq)
        assert lines[2].update["view"] == lines[3].update["view"]
        assert lines[2].update["events"] == lines[3].update["events"]
    assert at(two, anna).look(table)["view"] == at(one, anna).look(table)["view"]


def test_everything_else_goes_to_the_owner_too(houses: tuple[House, House]) -> None:
    one, two = houses
    anna = one.someone("Anna")
    bo = two.someone("Bo")
    made = anna.table("me", "open", options={"first": 0}, seed=1)
    table = made["table"]
    path = f"/api/tables/{table['id']}"
    bo.join(table)
    far = at(two, anna)
    line = anna.socket(table)
    line.updated(2)
    update = far.pick(far.look(table), sensible(made))
    assert line.updated(update["seq"])["view"] == update["view"]
    back = far.post(f"{path}/undo", seq=update["seq"], seat=0)
    assert back["table"]["picks"] == 0
    assert line.updated(back["seq"])["view"] == back["view"]
    update = far.pick(back, sensible(back))
    tried = far.post(f"{path}/try", seq=update["seq"], seat=asked(update), picks=options_of(update)[:1])
    assert tried["seq"] == update["seq"]
    asked_back = bo.refused("POST", f"{path}/picks", 409, "stale", json={"seq": 1, "seat": 1, "picks": [0]})
    assert asked_back["update"]["seq"] == update["seq"]
    left = bo.post(f"{path}/leave", seat=1, once="gone")
    assert bo.post(f"{path}/leave", seat=1, once="gone") == left, "known by its word"
    assert at(one, bo).http.get(path).status_code == 403
    assert far.http.delete(path).status_code == 204
    for someone in (far, anna):
        someone.refused("GET", path, 404, "no-table")


def test_who_is_here_and_what_somebody_likes_is_known_everywhere(houses: tuple[House, House]) -> None:
    one, two = houses
    anna, bo = one.someone("Anna"), two.someone("Bo")
    table = anna.table("me", "open")["table"]
    bo.join(table)
    line, other = anna.socket(table), bo.socket(table)
    while line.presence.get("here") != [0, 1]:
        line.hear()
    other.close()
    while line.presence["here"] != [0]:
        line.hear()
    far = at(two, anna)
    far.get("/api/me")
    good_settings = {"theme": "night"}
    assert anna.http.put("/api/me", json={"settings": good_settings}).status_code == 200
    assert far.http.put("/api/me", json={"settings": {"speed": 2}}).json()["settings"] == {**good_settings, "speed": 2}


def test_every_byte_at_two_processes(houses: tuple[House, House]) -> None:
    """A twin of the game says what each seat may be sent, wherever its socket is."""
    with toys_on_the_shelf():
        people = [houses[n % 2].someone(f"P{n}") for n in range(3)]
        options: Json = {"kingdom": "random"}
        made = people[0].table("me", "open", "open", seed=2, options=options)["table"]
        for guest in people[1:]:
            guest.join(made)
        watching = [house.nobody().socket(made, watch=made["watch"], differences=1) for house in houses]
        lines = [*(someone.socket(made) for someone in people), *watching]
        twin = new_game("dominion", seed=2, auto=True, players=3, **options)
        dice = seeded(2)
        seq = 3
        for line in lines:
            compare(line.updated(seq), twin, twin.events)
        for _ in range(60):
            seat = int(twin.choices[0].seat)
            option = any_option(lines[seat].update, dice)
            lines[seat].pick(option)
            twin.play(option, seat)
            seq += 1
            for line in lines:
                line.updated(seq)
                assert line.update["since"] == seq - 1
                compare(line.update, twin, twin.events, seat)
                redrawn(line.update, twin, dice)
        for line in lines:
            sent = "".join(line.bytes)
            assert not any(someone.secret in sent for someone in people)
            assert '"seed":2' not in sent


def test_the_fence(url: str) -> None:
    """Whoever lost a table cannot write there, nor delete it, whatever it believes; and only the dead lose one."""

    async def race() -> list[Any]:
        store = Store(url)
        await store.start()
        owners = [Leases(store), Leases(store)]
        journal = Journal(store, Metrics(), owners[0].me)
        journal.start()
        table = "fence-test-----------x"
        found: list[Any] = []
        async with store.engine.begin() as connection:
            await connection.execute(NEW_TABLE, {
                "id": table, "game": "dominion", "options": "{}", "seed": "1", "generator": "carry", "rules": 1,
                "seed_known": True, "settings": "{}", "invite": "", "watch": "", "maker": "", "created": 0.0,
                "changed": 0.0, "seq": 1, "picks": 0, "over": False, "bot_turn": False, "waiting": "[]",
                "generation": 0,
            })  # fmt: skip
            for owner in owners:
                await connection.execute(
                    text("INSERT INTO processes VALUES (:id, '', extract(epoch FROM clock_timestamp()) + 60)"),
                    {"id": owner.me},
                )

        async def head() -> Any:
            return (await store.heads([table]))[table]

        async def write(seq: int, generation: int, statement: Any = MOVE_TABLE) -> str:
            row = {"its_id": table, "its_seq": seq, "its_generation": generation}
            if statement is MOVE_TABLE:
                row |= {"new_changed": 0.0, "new_seq": seq + 1, "new_picks": 0, "new_over": False,
                        "new_bot_turn": False, "new_waiting": "[]", "new_due": None}  # fmt: skip
            try:
                await journal.write([(statement, row)])
            except NotWritten as error:
                return error.why
            return "written"

        await owners[0].take(table)
        mine = (await head()).generation
        found.append(await write(1, mine))
        await owners[1].take(table)
        found.append((await head()).owner == owners[0].me)
        async with store.engine.begin() as connection:
            await connection.execute(text("UPDATE processes SET expires = 0 WHERE id = :id"), {"id": owners[0].me})
        await owners[1].take(table)
        found.append((await head()).owner == owners[1].me)
        found += [await write(2, mine), await write(2, mine, END_TABLE)]
        found += [await write(1, mine + 1), await write(2, mine + 1)]
        found.append(await journal.trouble())
        await journal.close()
        await store.close()
        return found

    assert asyncio.run(race()) == ["written", True, True, FENCED, FENCED, FENCED, "written", None]


def test_what_is_refused_needs_the_lease_too(url: str, houses: tuple[House, House]) -> None:
    """Whoever lost a table without having heard of it does not refuse what its new owner has done already."""
    anna = houses[0].someone("Anna")
    update = anna.table("me", "me", options={"first": 0}, seed=1)
    line = anna.socket(update["table"], seat=0)
    line.updated(1)
    name, pick = update["table"]["id"], sensible(update)
    entry = f"""INSERT INTO entries VALUES ('{name}', 2, 'pick', 0, '{{"picks":[[0,{pick}]],"once":"w"}}', '[]', 0)"""
    asyncio.run(say(entry, url))
    asyncio.run(say(f"UPDATE tables SET seq = 2, picks = 1, generation = 7, owner = NULL WHERE id = '{name}'", url))
    assert line.ask("pick", seq=2, seat=0, picks=[pick], once="w")["type"] == "ok"
    assert line.updated(2)["table"]["picks"] == 1


def test_the_inner_door_opens_for_nobody_else(url: str, houses: tuple[House, House]) -> None:
    async def addresses() -> list[str]:
        store = Store(url)
        async with store.engine.connect() as connection:
            rows = (await connection.execute(text("SELECT address FROM processes WHERE address <> ''"))).scalars().all()
        await store.close()
        return list(rows)

    for address in asyncio.run(addresses()):
        for headers in ({}, {"Authorization": "Bearer guess"}):
            with pytest.raises(InvalidStatus) as refused:
                connect(f"ws://{address}/", additional_headers=headers)
            assert refused.value.response.status_code == 403


def test_whoever_leaves_gives_tables_back_at_once(url: str, houses: tuple[House, House]) -> None:
    one, _ = houses
    anna = one.someone("Anna")
    with House(generous(url)) as third:
        far = at(third, anna)
        update = far.table("me", "me", options={"first": 0}, seed=1)
    began = time.monotonic()
    assert anna.pick(update, sensible(update))["table"]["picks"] == 1
    assert time.monotonic() - began < LEASE_SECONDS


# Real processes


@contextlib.contextmanager
def process(url: str) -> Iterator[tuple[subprocess.Popen[str], str]]:
    """A server of its own, to be killed and paused; its bots' processes end with it."""
    command = [sys.executable, "-m", "allmende", "serve", "--port", "0", "--database", url, "--no-browser"]
    server = subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True, start_new_session=True,
        env={**os.environ, "ALLMENDE_DATA": tempfile.gettempdir()},
    )  # fmt: skip
    try:
        assert server.stdout is not None
        yield server, server.stdout.readline().split()[-1].rstrip("/")
    finally:
        server.kill()
        server.wait()
        if server.stdout is not None:
            server.stdout.close()


def test_a_paused_owner_and_a_killed_one(url: str, houses: tuple[House, House]) -> None:
    """Their tables are played on within five seconds; no pick is lost or made twice; what comes late is refused."""
    house = houses[0]
    anna = house.someone("Anna")
    with process(url) as (server, there), contextlib.ExitStack() as stack:
        far = stack.enter_context(contextlib.closing(Someone(there, secret=anna.secret)))
        update = far.table("me", "me", options={"first": 0}, seed=1)
        table = update["table"]
        line = anna.socket(table, seat=0)
        line.updated(1)
        answer = line.ask("pick", seq=1, seat=0, picks=[sensible(update)], once="first")
        assert answer["type"] == "ok", "made by the other process"
        server.send_signal(signal.SIGSTOP)
        late: list[Any] = []
        body = {"seq": 2, "seat": 0, "picks": [sensible(line.updated(2))], "once": "second"}
        path = f"/api/tables/{table['id']}/picks"
        waiting = threading.Thread(target=lambda: late.append(far.http.post(path, json=body)))
        waiting.start()
        began = time.monotonic()
        assert line.ask("pick", **body)["type"] == "ok"
        assert time.monotonic() - began < SOON
        assert line.updated(3)["table"]["picks"] == 2
        server.send_signal(signal.SIGCONT)
        waiting.join(20)
        assert late[0].status_code == 200, late[0].text
        assert late[0].json()["seq"] == 3, "known by its word, and not made a second time"
        update = far.look(table, seat=0)
        assert update["view"] == line.update["view"]
        made = far.table("me", "me", options={"first": 0}, seed=2)
        assert at(house, anna).look(made["table"])["seq"] == 1
        theirs = far.table("me", "bigmoney", options={"first": 1}, seed=1)["table"]
        doomed = far.table("me", "me")["table"]["id"]
        anna.get(f"/api/tables/{doomed}")
        server.send_signal(signal.SIGSTOP)
        gone: list[int] = []
        deleting = threading.Thread(target=lambda: gone.append(anna.http.delete(f"/api/tables/{doomed}").status_code))
        deleting.start()
        asyncio.run(say(f"DELETE FROM tables WHERE id = '{doomed}'", url))  # as its owner did with its last breath
        server.kill()
        began = time.monotonic()
        watching = anna.socket(theirs)
        watching.updated(1)
        assert anna.pick(made, sensible(made))["table"]["picks"] == 1
        assert time.monotonic() - began < SOON
        update = anna.look(table, seat=1)
        assert anna.pick(update, sensible(update))["table"]["picks"] == 3
        deleting.join(20)
        assert gone == [204]
        watching.updated(2)
        assert time.monotonic() - began < 2 * SOON, "a bot of the killed process plays on, though nobody asks for it"


def test_kill_9_in_a_loop_with_two_processes(url: str) -> None:
    """The full loop is benchmarks/kill_loop.py --processes 2."""
    result = kill_loop(url, kills=1, seconds=9.0, processes=2)
    assert result.kills == 1
    assert result.acknowledged > 0
    assert result.lost == 0
