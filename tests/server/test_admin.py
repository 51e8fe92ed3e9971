"""`allmende admin`: each deed done from outside, while a server runs on the same database and people play there."""

import contextlib
import json
import time
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import make_url
from websockets.exceptions import ConnectionClosed

from allmende.cli import main
from allmende.server import standing
from allmende.server.config import sqlite_url
from tests.server.database import Databases
from tests.server.house import House, Json, Line, generous, options_of, sensible
from tests.server.test_operations import sql


class Office:
    """The command, for one database."""

    def __init__(self, url: str, capsys: pytest.CaptureFixture[str]) -> None:
        self.url = url
        self.capsys = capsys

    def run(self, *words: str, code: int = 0) -> str:
        """What it says; on stderr if it fails."""
        assert main(["admin", *words, *where(self.url), "--lang", "en"]) == code
        said = self.capsys.readouterr()
        assert code in (0, 3) or (said.out, said.err.count("\n")) == ("", 1)
        return said.err if code == 1 else said.out

    def rows(self, *words: str) -> list[Json]:
        found: list[Json] = json.loads(self.run(*words, "--json"))
        return found


def where(url: str) -> list[str]:
    """A data folder by its name, any other database by its URL."""
    if url.startswith("sqlite"):
        return ["--data", str(Path(make_url(url).database or "").parent)]
    return ["--database", url]


@pytest.fixture
def office(databases: Databases, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Any:
    monkeypatch.setattr(standing, "LOOK_SECONDS", 0.05)
    with databases.fresh() as url:
        yield Office(url, capsys)


def soon(what: Callable[[], bool], seconds: float = 20) -> None:
    give_up = time.monotonic() + seconds
    while not what():
        assert time.monotonic() < give_up
        time.sleep(0.02)


def closed(line: Line) -> None:
    """Wait until the server has closed it."""
    with contextlib.suppress(ConnectionClosed):
        while True:
            line.receive()


def id_of(office: Office, name: str) -> str:
    [person] = [row for row in office.rows("people") if row["name"] == name]
    return str(person["id"])


def test_what_is_kept_can_be_looked_at(office: Office) -> None:
    with House(generous(office.url)) as house:
        anna, bo = house.someone("Anna"), house.someone("Bo")
        first = anna.table("me", "open")
        bo.join(first["table"])
        second = anna.table("me", "bigmoney", game="dominion")
        assert {row["id"] for row in office.rows("tables")} == {one["table"]["id"] for one in (first, second)}
        assert [row["people"] for row in office.rows("tables", "--person", id_of(office, "Bo")[:8])] == [2]
        assert office.rows("tables", "--finished") == []
        told = {row["name"]: row for row in office.rows("people")}
        assert (told["Anna"]["tables"], told["Anna"]["secrets"]) == (2, 1)
        [sizes] = office.rows("sizes")
        assert sizes["rows"]["tables"] == 2
        assert sizes["games"] == {"dominion": {"unfinished": 2, "finished": 0}}
        assert sizes["bytes"] > 1000
        assert first["table"]["id"][:12] in office.run("tables")
        assert "Anna" in office.run("people")
        assert "Rows" in office.run("sizes")
        assert len(office.rows("processes")) == (0 if office.url.startswith("sqlite") else 1)
        assert office.rows("audit") == []  # looking is no deed


def test_a_closed_table_is_only_looked_at(office: Office) -> None:
    with House(generous(office.url)) as house:
        anna, bo = house.someone("Anna"), house.someone("Bo")
        update = anna.table("me", "open")
        table = update["table"]
        bo.join(table)
        line = anna.socket(table)
        line.receive()
        office.run("close", table["id"][:6])
        while not line.update["table"]["closed"]:
            line.receive()
        assert line.update["events"][-1]["kind"] == "table-close"
        body = {"seq": line.update["seq"], "seat": 0, "picks": [0]}
        anna.refused("POST", f"/api/tables/{table['id']}/picks", 409, "closed", json=body)
        assert anna.look(table)["table"]["closed"]
        bo.post(f"/api/tables/{table['id']}/leave", seat=1)
        office.run("close", table["id"], "--again")
        soon(lambda: not anna.look(table)["table"]["closed"])
        soon(lambda: options_of(anna.look(table)) != [])  # the bot, too, plays on
        anna.pick(anna.look(table), sensible(anna.look(table)))
        assert [row["deed"] for row in office.rows("audit")] == ["open", "close"]
        assert all("@" in row["by"] for row in office.rows("audit"))


def test_a_pick_on_its_way_does_not_undo_a_deed(office: Office, monkeypatch: pytest.MonkeyPatch) -> None:
    """The server has not heard of it yet, and writes: it is refused, looks again, and finds the table closed."""
    monkeypatch.setattr(standing, "LOOK_SECONDS", 1000.0)
    with House(generous(office.url)) as house:
        anna = house.someone("Anna")
        update = anna.table("me", "me")
        office.run("close", update["table"]["id"])
        body = {"seq": update["seq"], "seat": update["view"]["seat"], "picks": options_of(update)[:1]}
        anna.refused("POST", f"/api/tables/{update['table']['id']}/picks", 409, "closed", json=body)


def test_a_deleted_table_is_gone(office: Office) -> None:
    with House(generous(office.url)) as house:
        anna = house.someone("Anna")
        table = anna.table("me", "me")["table"]
        line = anna.socket(table)
        line.receive()
        office.run("delete", table["id"])
        closed(line)
        anna.refused("GET", f"/api/tables/{table['id']}", 404, "no-table")
        assert office.rows("tables") == []


def test_a_revoked_secret_opens_nothing(office: Office) -> None:
    with House(generous(office.url)) as house:
        anna = house.someone("Anna")
        table = anna.table("me", "me")["table"]
        line = anna.socket(table)
        line.receive()
        said = office.run("revoke", id_of(office, "Anna"), "--renew")
        closed(line)
        anna.refused("GET", "/api/me", 401, "no-person")
        found = house.known(said.split()[-1])
        assert found.get("/api/me")["name"] == "Anna"
        assert found.look(table)["table"]["mine"] == [0, 1]
        assert said.split()[-1] not in json.dumps(office.rows("audit"))


def test_a_secret_can_be_renewed_by_its_person(office: Office) -> None:
    with House(generous(office.url)) as house:
        anna = house.someone("Anna")
        table = anna.table("me", "me")["table"]
        secret = anna.http.delete("/api/me/secret").json()["secret"]
        anna.refused("GET", "/api/me", 401, "no-person")
        assert house.known(secret).look(table)["table"]["mine"] == [0, 1]


def test_a_secret_runs_out_when_it_is_not_used(office: Office) -> None:
    with House(generous(office.url)) as house:
        anna, bo = house.someone("Anna"), house.someone("Bo")
    old, older = time.time() - 50 * 24 * 3600, time.time() - 200 * 24 * 3600
    for name, used in (("Anna", old), ("Bo", older)):
        change = "UPDATE secrets SET used = :used WHERE person = (SELECT hash FROM people WHERE name = :name)"
        assert sql(office.url, change, used=used, name=name) == 1
    with House(replace(generous(office.url), secret_days=100)) as house:
        assert house.known(anna.secret).get("/api/me")["name"] == "Anna"
        house.known(bo.secret).refused("GET", "/api/me", 401, "no-person")
        soon(lambda: max(row["used"] for row in office.rows("people") if row["name"] == "Anna") > time.time() - 100)


def test_a_person_is_deleted(office: Office) -> None:
    with House(generous(office.url)) as house:
        anna, bo = house.someone("Anna Moor"), house.someone("Bo")
        alone = anna.table("me", "bigmoney")["table"]
        shared = anna.table("me", "open")["table"]
        bo.join(shared)
        joined = bo.table("me", "open")["table"]
        anna.join(joined, "Anna Moor")
        mine = id_of(office, "Anna Moor")
        assert json.loads(office.run("export", "--person", mine))["name"] == "Anna Moor"
        said = office.run("forget", mine)
        assert "Tables deleted: 1" in said
        soon(lambda: bo.look(shared)["table"]["seats"][0]["kind"] == "bot")
        assert bo.look(joined)["table"]["seats"][1]["kind"] == "bot"
        anna.refused("GET", "/api/me", 401, "no-person")
        bo.refused("GET", f"/api/tables/{alone['id']}", 404, "no-table")
        told = json.dumps([bo.look(one, since=0) for one in (shared, joined)])
        assert "Anna Moor" not in told
        assert [row["name"] for row in office.rows("people")] == ["Bo"]
    with House(generous(office.url)) as house:  # from the store as well
        bo = house.known(bo.secret)
        told = json.dumps([bo.look(one, since=0) for one in (shared, joined)])
        assert "Anna Moor" not in told
        assert "table-leave" in told


def test_of_a_finished_game_only_the_name_goes(office: Office) -> None:
    with House(generous(office.url)) as house:
        anna, bo = house.someone("Anna Moor"), house.someone("Bo")
        table = anna.table("me", "open")["table"]
        bo.join(table)
    assert sql(office.url, 'UPDATE tables SET "over" = :yes WHERE id = :id', yes=True, id=table["id"]) == 1
    assert "Finished games without the name: 1" in office.run("forget", id_of(office, "Anna Moor"))
    with House(generous(office.url)) as house:
        update = house.known(bo.secret).look(table, since=0)
        assert [(seat["kind"], seat["name"]) for seat in update["table"]["seats"]] == [("person", ""), ("person", "Bo")]
        assert "Anna" not in json.dumps(update)


def test_while_only_reading_is_allowed(office: Office) -> None:
    with House(generous(office.url)) as house:
        anna = house.someone("Anna")
        update = anna.table("me", "bigmoney")
        while not options_of(update):
            update = anna.look(update["table"])
        line = anna.socket(update["table"])
        line.receive()
        office.run("reading-only", "on")
        soon(lambda: anna.http.post("/api/people", json={}).status_code == 503)
        body = {"seq": update["seq"], "seat": 0, "picks": [sensible(update)]}
        anna.refused("POST", f"/api/tables/{update['table']['id']}/picks", 503, "reading-only", json=body)
        anna.refused("PUT", "/api/me", 503, "reading-only", json={"name": "Anne"})
        assert anna.look(update["table"])["seq"] == update["seq"]
        assert anna.get("/ready") == {"ok": True}  # people can still look
        office.run("reading-only", "off")
        soon(lambda: anna.http.post("/api/people", json={}).status_code == 201)
        line.pick(sensible(line.update))  # the line was never cut
        assert [row["detail"] for row in office.rows("audit")] == ["off", "on"]


def test_bots_stand_still_too(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    office = Office(sqlite_url(tmp_path), capsys)
    with House(generous(office.url)) as house:
        house.someone("Anna").table("me", "me")
    assert sql(office.url, "UPDATE seats SET kind = 'bot', person = NULL, bot = 'random'") == 2
    assert sql(office.url, "UPDATE tables SET bot_turn = true") == 1
    office.run("reading-only", "on")
    with House(generous(office.url)) as house:
        assert house.nobody().get("/ready") == {"ok": True}
        assert office.rows("tables")[0]["picks"] == 0
        office.run("reading-only", "off")
        soon(lambda: office.rows("tables")[0]["picks"] > 0)


def test_draining(office: Office) -> None:
    with House(generous(office.url)) as house:
        anna = house.someone("Anna")
        update = anna.table("me", "me")
        office.run("draining", "on")
        soon(lambda: anna.http.get("/ready").status_code == 503)
        assert anna.http.get("/ready").json() == {"ok": False, "why": "draining"}
        assert anna.get("/alive") == {"ok": True}
        body = {"game": "dominion", "seats": [{"kind": "me"}, {"kind": "me"}]}
        anna.refused("POST", "/api/tables", 503, "draining", json=body)
        anna.pick(update, sensible(update))
        office.run("draining", "off")
        soon(lambda: anna.http.get("/ready").status_code == 200)


def test_old_tables_go(office: Office) -> None:
    with House(generous(office.url)) as house:
        anna = house.someone("Anna")
        stale, fresh, done = [anna.table("me", "me")["table"]["id"] for _ in range(3)]
    long_ago = time.time() - 100 * 24 * 3600
    assert sql(office.url, "UPDATE tables SET changed = :t WHERE id <> :id", t=long_ago, id=fresh) == 2
    assert sql(office.url, 'UPDATE tables SET "over" = :yes WHERE id = :id', yes=True, id=done) == 1
    assert stale[:12] in office.run("tidy", "--keep-unfinished", "90", "--dry-run")
    assert len(office.rows("tables")) == 3
    assert "Tables deleted: 1" in office.run("tidy", "--keep-unfinished", "90")
    office.run("tidy", "--keep-finished=-1", code=2)
    office.run("silence", "nobody", "--days=-3", code=2)
    assert {row["id"] for row in office.rows("tables")} == {fresh, done}
    with House(replace(generous(office.url), keep_finished_days=90)):  # a server does it by itself
        soon(lambda: len(office.rows("tables")) == 1)
    assert [(row["deed"], row["detail"]) for row in office.rows("audit")] == [("tidy", "tables=1")] * 2
    assert office.rows("audit")[0]["by"] == "server"


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("close", "nothing-like-it"), "there is no table “nothing-like-it”"),
        (("forget", "abc"), "there is no person “abc”"),
        (("export",), "name either --table or --person"),
        (("reading-only", "perhaps"), "“perhaps” is neither on nor off"),
        (("move", "sqlite+aiosqlite:///x"), "PostgreSQL database"),
        (("restore", "/nowhere/at.all"), "there is no backup"),
    ],
)
def test_mistakes_are_one_sentence(
    words: tuple[str, ...], said: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    office = Office(f"sqlite+aiosqlite:///{tmp_path / 'tables.sqlite'}", capsys)
    if words[0] != "restore":
        with House(generous(office.url)):
            pass
    assert said in office.run(*words, code=1)


def test_a_database_of_another_form(office: Office, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["admin", "tables", "--data", str(tmp_path), "--lang", "de"]) == 1
    assert "sind keine Tische" in capsys.readouterr().err
    assert not list(tmp_path.iterdir())
    with House(generous(office.url)):
        pass
    sql(office.url, "UPDATE alembic_version SET version_num = '0001'")
    assert "older Allmende" in office.run("people", code=1)
    sql(office.url, "UPDATE alembic_version SET version_num = '9999'")
    assert "newer Allmende" in office.run("people", code=1)


def test_both_languages_say_it(office: Office, capsys: pytest.CaptureFixture[str]) -> None:
    with House(generous(office.url)) as house:
        house.someone("Anna").table("me", "me")
    with contextlib.suppress(KeyError):
        for words in (["tables"], ["people"], ["sizes"], ["audit"], ["rules"]):
            assert main(["admin", *words, *where(office.url), "--lang", "de"]) == 0
    said = capsys.readouterr().out
    assert all(word in said for word in ("Kennung", "Letzte Änderung", "Zuletzt hier", "Insgesamt", "Regeln damals"))
