"""What is kept: tables come back after a restart, after being let go, after kill -9; and what a full disk does."""

import asyncio
import threading
import time
from typing import Any

import pytest
from sqlalchemy import inspect, select
from sqlalchemy.exc import OperationalError

from allmende.server.journal import Journal
from allmende.server.metrics import Metrics
from allmende.server.schema import METADATA, NEW_PERSON, SNAPSHOTS
from allmende.server.store import NoDatabase, Store
from benchmarks.kill_loop import kill_loop
from tests.server.database import Databases
from tests.server.house import House, Json, Someone, generous, options_of, sensible


def play_some(someone: Someone, update: Json, picks: int) -> Json:
    for _ in range(picks):
        seat = update["view"]["waiting"][0]
        update = someone.look(update["table"], seat=seat, since=update["seq"])
        update = someone.pick(update, sensible(update))
    return update


def test_a_restart_brings_everything_back(databases: Databases) -> None:
    with databases.fresh() as url:
        with House(generous(url, snapshot_every=10)) as house:
            anna, bo = house.someone("Anna"), house.someone("Bo")
            update = anna.table("me", "me", "open", seed=2, options={"first": 0})
            table = update["table"]
            bo.join(table)
            while update["table"]["picks"] < 33:
                seat = update["view"]["waiting"][0]
                someone = bo if seat == 2 else anna
                update = someone.look(table, seat=seat, since=update["seq"])
                update = someone.pick(update, sensible(update))
            before = [anna.look(table, seat=seat) for seat in (0, 1)]
            asked = anna.post(f"/api/tables/{table['id']}/undo", seq=before[0]["seq"], seat=0, to=3)
            secrets = anna.secret, bo.secret
        with House(generous(url)) as house:
            anna, bo = (house.known(secret) for secret in secrets)
            assert anna.get("/api/me")["name"] == "Anna"
            for seat in (0, 1):
                now = anna.look(table, seat=seat)
                assert now["view"] == before[seat]["view"]
                assert now["can"] == before[seat]["can"]
                assert now["events"][:-1] == before[seat]["events"], "the whole log, as it was"
            now = anna.look(table)
            assert now["vote"] == asked["vote"]
            assert now["table"]["invite"] == table["invite"]
            back = bo.post(f"/api/tables/{table['id']}/vote", seq=now["seq"], seat=2, agree=True)
            assert back["table"]["picks"] == 3
        with House(generous(url)) as house:
            assert house.known(secrets[0]).look(table)["table"]["picks"] == 3


def test_an_old_table_is_opened_from_its_last_changes(databases: Databases) -> None:
    """However often somebody picked and took it back, and while a vote is open."""
    with databases.fresh() as url:
        with House(generous(url, snapshot_every=5)) as house:
            anna, bo = house.someone(), house.someone()
            update = anna.table("me", "open", options={"first": 0}, seed=1)
            path = f"/api/tables/{update['table']['id']}"
            bo.join(update["table"])
            update = anna.look(update["table"])
            for _ in range(20):
                update = anna.pick(update, options_of(update)[0])
                update = anna.post(f"{path}/undo", seq=update["seq"], seat=0)
            update = anna.pick(update, options_of(update)[-1])
            asked = anna.post(f"{path}/undo", seq=update["seq"], seat=0, to=0)["vote"]
            people = {0: anna, 1: bo}
            for _ in range(11):
                seat = update["view"]["waiting"][0]
                update = people[seat].look(update["table"])
                update = people[seat].pick(update, sensible(update))
            secret, before = anna.secret, anna.look(update["table"])

        async def load() -> Any:
            store = Store(url)
            try:
                return await store.load(before["table"]["id"])
            finally:
                await store.close()

        kept = asyncio.run(load())
        assert before["seq"] > 50
        assert len(kept.entries) <= 5
        assert [entry.kind for entry in kept.votes] == ["ask"]
        with House(generous(url)) as house:
            now = house.known(secret).look(before["table"])
            assert now["vote"] == asked
            assert [now[key] for key in ("seq", "view", "events")] == [before[key] for key in ("seq", "view", "events")]
            assert now["table"]["picks"] == before["table"]["picks"] == 12


def test_a_snapshot_that_cannot_be_read_is_no_loss(databases: Databases) -> None:
    with databases.fresh() as url:
        with House(generous(url, snapshot_every=5)) as house:
            anna = house.someone()
            update = play_some(anna, anna.table("me", "me"), 12)
            secret = anna.secret

        async def spoil() -> int:
            store = Store(url)
            async with store.engine.begin() as connection:
                kept = (await connection.execute(select(SNAPSHOTS.c.seq))).all()
                await connection.execute(SNAPSHOTS.update().values(data='{"format": 0}'))
            await store.close()
            return len(kept)

        assert asyncio.run(spoil()) == 2, "the newest few"
        with House(generous(url)) as house:
            assert house.known(secret).look(update["table"], seat=update["view"]["seat"])["view"] == update["view"]


def test_idle_tables_leave_memory_and_come_back(databases: Databases) -> None:
    with databases.fresh() as url, House(generous(url, tables_in_memory=5)) as house:
        anna = house.someone()
        updates = [play_some(anna, anna.table("me", "me"), 3) for _ in range(12)]
        assert gauge(anna, "allmende_tables_in_memory") <= 6
        for update in updates:
            seat = update["view"]["seat"]
            assert anna.look(update["table"], seat=seat)["view"] == update["view"]
            play_some(anna, update, 1)
    with databases.fresh() as url, House(generous(url, idle_seconds=0, sweep_seconds=0.05)) as house:
        anna = house.someone()
        update = anna.table("me", "me")
        give_up = time.monotonic() + 10
        while gauge(anna, "allmende_tables_in_memory"):
            assert time.monotonic() < give_up
            time.sleep(0.02)
        line = anna.socket(update["table"])
        line.receive()
        time.sleep(0.3)
        assert gauge(anna, "allmende_tables_in_memory") == 1, "somebody listens"


def gauge(someone: Someone, name: str) -> float:
    lines = someone.http.get("/metrics").text.splitlines()
    return float(next(line.split()[1] for line in lines if line.startswith(f"{name} ")))


def test_bots_go_on_after_a_restart(databases: Databases) -> None:
    with databases.fresh() as url:
        with House(generous(url)) as house:
            anna = house.someone()
            table = anna.table("me", "open", options={"first": 1}, seed=1)["table"]
            assert anna.look(table)["view"]["waiting"] == [1]
            secret = anna.secret

        async def seat_a_bot() -> None:
            """As if the server had been killed just after the bot had sat down."""
            from allmende.server.schema import SEATS, TABLES

            store = Store(url)
            async with store.engine.begin() as connection:
                await connection.execute(SEATS.update().where(SEATS.c.seat == 1).values(kind="bot", bot="bigmoney"))
                await connection.execute(TABLES.update().values(bot_turn=True))
            await store.close()

        asyncio.run(seat_a_bot())
        with House(generous(url)) as house:
            give_up = time.monotonic() + 20
            anna = house.known(secret)
            time.sleep(0.1)
            while not anna.get("/api/tables")["tables"][0]["my_turn"]:
                assert time.monotonic() < give_up
                time.sleep(0.05)


def test_500_tables_at_once(house: House) -> None:
    """Four people play at 500 tables at the same time, each pick at another table."""
    played: list[int] = []
    failed: list[BaseException] = []

    def play(number: int) -> None:
        try:
            someone = house.someone()
            updates = [someone.table("me", "me", options={"first": 0}, seed=number * 1000 + n) for n in range(125)]
            played.extend(someone.pick(update, sensible(update))["table"]["picks"] for update in updates)
            assert len(someone.get("/api/tables")["tables"]) == 125
        except BaseException as error:
            failed.append(error)

    threads = [threading.Thread(target=play, args=(number,)) for number in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(60)
    assert not failed
    assert played == [1] * 500


def test_kill_nine_in_a_loop(databases: Databases) -> None:
    """The full loop of 50 is benchmarks/kill_loop.py."""
    with databases.fresh() as url:
        result = kill_loop(url, kills=3 if databases.kind == "sqlite" else 1, seconds=1.0)
    assert result.acknowledged > 3
    assert result.lost == 0


def test_nothing_happens_that_is_not_written(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    anna = house.someone()
    update = anna.table("me", "me")
    line = anna.socket(update["table"])
    line.receive()

    async def full(self: Journal, jobs: Any) -> None:
        raise OperationalError("INSERT", {}, Exception("disk full"))

    with monkeypatch.context() as patch:
        patch.setattr(Journal, "_commit", full)
        body = {"seq": update["seq"], "seat": update["view"]["seat"], "picks": options_of(update)[:1]}
        answer = anna.refused("POST", f"/api/tables/{update['table']['id']}/picks", 503, "not-saved", json=body)
        assert "disk" not in answer["message"]
    again = anna.look(update["table"])
    assert again["view"] == update["view"]
    assert anna.pick(again, sensible(again))["table"]["picks"] == 1


def test_a_table_that_is_opened_anew_is_not_gone(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever waited behind what could not be written may try again."""
    anna = house.someone()
    update = anna.table("me", "me")
    waiting = threading.Event()

    async def full_in_the_end(self: Journal, jobs: Any) -> None:
        waiting.set()
        await asyncio.sleep(0.5)
        raise OperationalError("INSERT", {}, Exception("disk full"))

    body = {"seq": update["seq"], "seat": update["view"]["seat"], "picks": options_of(update)[:1]}
    path = f"/api/tables/{update['table']['id']}/picks"
    with monkeypatch.context() as patch:
        patch.setattr(Journal, "_commit", full_in_the_end)
        first = threading.Thread(target=lambda: anna.refused("POST", path, 503, "not-saved", json=body))
        first.start()
        assert waiting.wait(10)
        house.known(anna.secret).refused("POST", path, 503, "moved", json=body)
        first.join(10)
    assert anna.pick(update, sensible(update))["table"]["picks"] == 1


def test_one_bad_job_spoils_no_other(databases: Databases) -> None:
    async def write(url: str) -> list[bool]:
        store = Store(url)
        await store.start()
        journal = Journal(store, Metrics())
        rows = [{"hash": name, "name": "", "settings": "{}", "created": 0.0} for name in ("a", "b", "a", "c")]
        jobs = [asyncio.create_task(journal.write([(NEW_PERSON, row)])) for row in rows]
        await asyncio.sleep(0)
        journal.start()
        done = await asyncio.gather(*jobs, return_exceptions=True)
        await journal.close()
        await store.close()
        return [one is None for one in done]

    with databases.fresh() as url:
        assert asyncio.run(write(url)) == [True, True, False, True]


def test_migrations_make_the_tables_that_the_code_knows(databases: Databases) -> None:
    async def columns(url: str) -> dict[str, set[str]]:
        store = Store(url)
        await store.start()
        await store.start()  # nothing more to do
        async with store.engine.connect() as connection:
            found = await connection.run_sync(
                lambda sync: {
                    name: {str(column["name"]) for column in inspect(sync).get_columns(name)}
                    for name in inspect(sync).get_table_names()
                }
            )
        await store.close()
        return found

    with databases.fresh() as url:
        found = asyncio.run(columns(url))
    found.pop("alembic_version")
    assert found == {table.name: {column.name for column in table.columns} for table in METADATA.sorted_tables}


@pytest.mark.parametrize("url", ["nonsense", "oracle+nothing://x/y", "sqlite+aiosqlite:////nowhere/at/all.sqlite"])
def test_a_database_that_is_none(url: str) -> None:
    async def start() -> None:
        store = Store(url)
        try:
            await store.start()
        finally:
            await store.close()

    with pytest.raises(NoDatabase):
        asyncio.run(start())
