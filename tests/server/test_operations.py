"""What goes wrong while it runs: a sentence for whoever asks, a line in the log, and all is well when it is over."""

import asyncio
import contextlib
import json
import resource
import socket
import sqlite3
import threading
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from sqlalchemy import text
from websockets.exceptions import InvalidStatus

from allmende.cli import main
from allmende.server import store
from allmende.server.config import sqlite_url
from allmende.server.hall import Hall
from allmende.server.journal import Journal, NotWritten
from allmende.server.metrics import Metrics
from allmende.server.people import hash_of
from allmende.server.schema import NEW_PERSON
from allmende.server.store import Store
from benchmarks.floods import serving
from tests.server.database import Databases
from tests.server.house import House, Json, Someone, generous, sensible
from tests.server.test_floods import logging_to_stderr


def complaint(capsys: pytest.CaptureFixture[str], *args: str) -> str:
    assert main(["serve", "--no-browser", "--port", "0", *args]) == 1
    out, err = capsys.readouterr()
    assert (out, err.count("\n")) == ("", 1)
    return err


@pytest.mark.parametrize(("lang", "words"), [("en", "made by a newer Allmende"), ("de", "von einem neueren Allmende")])
def test_a_newer_database(capsys: pytest.CaptureFixture[str], tmp_path: Path, lang: str, words: str) -> None:
    with House(generous(sqlite_url(tmp_path))):
        pass
    with contextlib.closing(sqlite3.connect(tmp_path / "tables.sqlite")) as database, database:
        database.execute("UPDATE alembic_version SET version_num = '9999'")
        database.execute("UPDATE shared SET value = '9999' WHERE name = 'oldest'")
    assert words in complaint(capsys, "--lang", lang, "--data", str(tmp_path))


@pytest.mark.parametrize(
    ("name", "value"),
    [("ALLMENDE_PROXIES", "nginx"), ("ALLMENDE_PROXIES", "*"), ("ALLMENDE_LIMITS", "tea=7"),
     ("ALLMENDE_LIMITS", "connections=many"), ("ALLMENDE_LIMITS", "connections=-1"),
     ("ALLMENDE_INSIDE", "10.0.0.5")],
)  # fmt: skip
def test_settings_that_are_none(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str, value: str
) -> None:
    monkeypatch.setenv(name, value)
    said = complaint(capsys, "--lang", "en", "--data", str(tmp_path))
    assert name in said
    assert value in said


def test_a_database_that_says_nothing(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(store, "CONNECT_SECONDS", 0.5)
    with socket.create_server(("127.0.0.1", 0)) as silent:
        url = f"postgresql+asyncpg://anna:secret-word@127.0.0.1:{silent.getsockname()[1]}/tables"
        said = complaint(capsys, "--lang", "en", "--database", url)
    assert "the database cannot be reached" in said
    assert "secret-word" not in said


NO_SNAPSHOTS = ("no json", "[" * 100_000, "null", "{}", '{"format": 1, "game": "dominion"}', "")


def test_a_snapshot_that_is_none(databases: Databases) -> None:
    """One table for each kind of nonsense: all come back as they were."""
    with databases.fresh() as url:
        with House(generous(url, snapshot_every=3)) as house:
            anna = house.someone()
            left = [played_a_little(anna) for _ in NO_SNAPSHOTS]
        spoil = 'UPDATE snapshots SET data = :data WHERE "table" = :table'
        for data, update in zip(NO_SNAPSHOTS, left, strict=True):
            assert sql(url, spoil, data=data, table=update["table"]["id"]) > 0
        with House(generous(url)) as house:
            known = house.known(anna.secret)
            for data, update in zip(NO_SNAPSHOTS, left, strict=True):
                again = known.look(update["table"], seat=update["view"]["seat"])
                assert again["view"] == update["view"], data[:40]


def played_a_little(anna: Someone) -> Json:
    update = anna.table("me", "me")
    for _ in range(5):
        update = anna.look(update["table"], seat=update["view"]["waiting"][0])
        update = anna.pick(update, sensible(update))
    return update


def sql(url: str, sentence: str, **values: Any) -> int:
    async def say() -> int:
        kept = Store(url)
        async with kept.engine.begin() as connection:
            rows = (await connection.execute(text(sentence), values)).rowcount
        await kept.close()
        return rows

    return asyncio.run(say())


@contextlib.contextmanager
def away(url: str, *tables: str) -> Iterator[None]:
    """For a while the database cannot answer."""
    for table in tables:
        sql(url, f"ALTER TABLE {table} RENAME TO {table}_away")
    yield
    for table in tables:
        sql(url, f"ALTER TABLE {table}_away RENAME TO {table}")


def test_a_database_that_is_away_for_a_while(databases: Databases, capfd: pytest.CaptureFixture[str]) -> None:
    with databases.fresh() as url, logging_to_stderr():
        with House(generous(url)) as house:
            anna, bo = house.someone(), house.someone()
            table = anna.table("me", "me")["table"]
        with House(generous(url)) as house:
            known, stranger = house.known(anna.secret), house.known(bo.secret)
            known.get("/api/me")
            body = {"game": "dominion", "seats": [{"kind": "me"}] * 2}
            with away(url, "people", "tables"):
                stranger.refused("GET", "/api/me", 503, "no-database")
                known.refused("GET", "/api/tables", 503, "no-database")
                known.refused("GET", f"/api/tables/{table['id']}", 503, "no-database")
                known.refused("POST", "/api/tables", 503, "no-database", json=body)
                house.nobody().refused("POST", "/api/people", 503, "not-saved", json={})
                for someone in (known, stranger):
                    with pytest.raises(InvalidStatus) as refused:
                        someone.socket(table)
                    assert refused.value.response.status_code == 503
            assert stranger.get("/api/me")
            assert known.socket(table).receive()["type"] == "update"
            assert known.post("/api/tables", **body)["seq"] == 1
            assert house.nobody().get("/healthz") == {"ok": True}
    lines = [json.loads(line) for line in capfd.readouterr().err.splitlines()]
    wrong = [line for line in lines if line["level"] != "info"]
    assert {line["event"] for line in wrong} == {"no-database", "not-written"}, wrong
    assert len(wrong) <= 4, "a line for each kind"


@pytest.mark.skipif(not hasattr(resource, "prlimit"), reason="only Linux lets us fill a disk so")
def test_a_full_disk(tmp_path: Path) -> None:
    """The process may not make any file longer: for SQLite that is a disk without room."""
    usual = resource.getrlimit(resource.RLIMIT_FSIZE)
    with serving(tmp_path, 1024) as (url, log, pid), httpx.Client(base_url=url, timeout=20) as client:
        assert client.get("/healthz").json() == {"ok": True}
        resource.prlimit(pid, resource.RLIMIT_FSIZE, (0, usual[1]))
        answer = client.post("/api/people", json={})
        assert (answer.status_code, answer.json()["error"]) == (503, "not-saved")
        ill = client.get("/healthz")
        assert ill.status_code == 503
        assert ill.json() in ({"ok": False, "why": "disk-full"}, {"ok": False, "why": "disk-error"})
        resource.prlimit(pid, resource.RLIMIT_FSIZE, usual)
        assert client.post("/api/people", json={}).status_code == 201
        assert client.get("/healthz").json() == {"ok": True}
        resource.prlimit(pid, resource.RLIMIT_FSIZE, (0, usual[1]))
        give_up = time.monotonic() + 15
        while client.get("/healthz").status_code == 200:  # it tries by itself, but not at every call
            assert time.monotonic() < give_up
            time.sleep(0.1)
        assert "Traceback" not in log.read_text()
        assert all(json.loads(line) for line in log.read_text().splitlines())


def test_twenty_requests_for_the_last_table(databases: Databases) -> None:
    with databases.fresh() as url, House(generous(url, tables_per_person=1)) as house:
        anna = house.someone()
        codes: list[int] = []
        body = {"game": "dominion", "seats": [{"kind": "me"}, {"kind": "me"}]}
        headers = {"Authorization": f"Bearer {anna.secret}"}
        together = threading.Barrier(20)

        def make() -> None:
            with httpx.Client(base_url=house.url, headers=headers, timeout=30) as client:
                client.get("/healthz")
                together.wait(30)
                codes.append(client.post("/api/tables", json=body).status_code)

        threads = [threading.Thread(target=make) for _ in range(20)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join(60)
        assert sorted(codes) == [201] + [409] * 19
        assert len(anna.get("/api/tables")["tables"]) == 1


def test_something_wrong_inside_is_one_line(
    tmp_path: Path, capfd: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    async def broken(*_: Any) -> Any:
        raise KeyError("the-hand-of-anna")

    with logging_to_stderr(), House(generous(sqlite_url(tmp_path))) as house:
        anna = house.someone()
        table = anna.table("me", "me")["table"]
        capfd.readouterr()
        with monkeypatch.context() as patch:
            patch.setattr(Hall, "tables_of", broken)
            patch.setattr(Hall, "_open", broken)
            for _ in range(5):
                anna.refused("GET", "/api/tables", 500, "error")
            with pytest.raises(InvalidStatus) as refused:
                anna.socket(table)
            assert refused.value.response.status_code == 500
    lines = [json.loads(line) for line in capfd.readouterr().err.splitlines()]
    wrong = [line for line in lines if line["level"] == "error"]
    assert [(line["event"], line["exception"]) for line in wrong] == [("error", "KeyError")]
    assert "anna" not in json.dumps(wrong)


def test_a_job_that_no_database_takes_does_not_stop_the_writer(databases: Databases) -> None:
    async def write(url: str) -> list[bool]:
        kept = Store(url)
        await kept.start()
        journal = Journal(kept, Metrics())
        journal.start()
        results = []
        for name in ("Anna", "half a character: \ud800", "Bo"):
            row = {"hash": hash_of(name[:4]), "name": name, "settings": "{}", "created": 0.0}
            try:
                async with asyncio.timeout(10):
                    await journal.write([(NEW_PERSON, row)])
                results.append(True)
            except NotWritten:
                results.append(False)
        await journal.close()
        await kept.close()
        return results

    with databases.fresh() as url:
        assert asyncio.run(write(url)) == [True, False, True]
