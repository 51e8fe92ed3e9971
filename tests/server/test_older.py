"""Tables from before: games of the old generator go on; what no longer replays shows what is stored, and says why."""

import json
import sqlite3
import time
from pathlib import Path
from typing import Any

import msgspec

from allmende.server.config import sqlite_url
from allmende.server.past import Past
from allmende.server.people import hash_of, new_secret
from allmende.table import replay
from tests.server.house import House, generous, options_of, sensible

OLD: dict[str, Any] = json.loads((Path(__file__).parents[1] / "games/old/before_generators.json").read_text("utf-8"))
SECRET = new_secret()
FIRST_SCHEMA = """
CREATE TABLE alembic_version (version_num VARCHAR(32) NOT NULL PRIMARY KEY);
INSERT INTO alembic_version VALUES ('0001');
CREATE TABLE people (hash VARCHAR(64) PRIMARY KEY, name TEXT NOT NULL, settings TEXT NOT NULL, created FLOAT NOT NULL);
CREATE TABLE tables (id VARCHAR(22) PRIMARY KEY, game TEXT NOT NULL, options TEXT NOT NULL, seed BIGINT NOT NULL,
  seed_known BOOLEAN NOT NULL, settings TEXT NOT NULL, invite VARCHAR(22) NOT NULL, watch VARCHAR(22) NOT NULL,
  maker VARCHAR(64) NOT NULL, created FLOAT NOT NULL, changed FLOAT NOT NULL, seq INTEGER NOT NULL,
  picks INTEGER NOT NULL, over BOOLEAN NOT NULL, bot_turn BOOLEAN NOT NULL, waiting TEXT NOT NULL,
  rematch VARCHAR(22));
CREATE INDEX tables_maker ON tables (maker);
CREATE TABLE seats ("table" VARCHAR(22) NOT NULL REFERENCES tables (id) ON DELETE CASCADE, seat INTEGER NOT NULL,
  kind VARCHAR(8) NOT NULL, person VARCHAR(64), name TEXT NOT NULL, bot TEXT, PRIMARY KEY ("table", seat));
CREATE INDEX seats_person ON seats (person);
CREATE TABLE entries ("table" VARCHAR(22) NOT NULL REFERENCES tables (id) ON DELETE CASCADE, seq INTEGER NOT NULL,
  kind VARCHAR(8) NOT NULL, seat INTEGER, data TEXT NOT NULL, events TEXT, time FLOAT NOT NULL,
  PRIMARY KEY ("table", seq));
CREATE TABLE snapshots ("table" VARCHAR(22) NOT NULL REFERENCES tables (id) ON DELETE CASCADE, seq INTEGER NOT NULL,
  picks INTEGER NOT NULL, data TEXT NOT NULL, PRIMARY KEY ("table", seq));
"""


def old_table(folder: Path, decisions: int) -> tuple[str, list[tuple[int, int]]]:
    """A database as the first version left it, with a game in mid-course; all the picks of that game."""
    record = OLD["dominion"]["record"]
    shadow = replay(record, picks=0)
    line = []
    for option in record["picks"]:
        choice = shadow.choice
        assert choice is not None
        if len(choice.options) > 1:
            line.append((int(choice.seat), int(option)))
        shadow.play(option)
    id_, now, me = new_secret(), time.time(), hash_of(SECRET)
    with sqlite3.connect(folder / "tables.sqlite") as database:
        database.executescript(FIRST_SCHEMA)
        database.execute("INSERT INTO people VALUES (?, 'Anna', '{}', ?)", (me, now))
        options = json.dumps(record["options"])
        row = (id_, "dominion", options, record["seed"], 0, "{}", new_secret(), new_secret(), me, now, now,
               1 + decisions, decisions, 0, 0, "[0]", None)  # fmt: skip
        database.execute(f"INSERT INTO tables VALUES ({','.join('?' * 17)})", row)
        for seat in (0, 1):
            database.execute("INSERT INTO seats VALUES (?, ?, 'person', ?, '', NULL)", (id_, seat, me))
        database.execute("INSERT INTO entries VALUES (?, 1, 'begin', NULL, '{}', NULL, ?)", (id_, now))
        for number, pick in enumerate(line[:decisions]):
            data = msgspec.json.encode({"picks": [pick]}).decode()
            database.execute(
                "INSERT INTO entries VALUES (?, ?, 'pick', ?, ?, NULL, ?)", (id_, number + 2, pick[0], data, now)
            )
    database.close()
    return id_, line


def test_a_table_of_the_first_version_is_played_to_its_end(tmp_path: Path) -> None:
    """The same picks lead to the same points: the same generator deals on."""
    id_, line = old_table(tmp_path, 50)
    with House(generous(sqlite_url(tmp_path))) as house:
        anna = house.known(SECRET)
        update = anna.get(f"/api/tables/{id_}")
        for seat, option in line[50:]:
            update = anna.look(update["table"], seat=seat)
            assert option in options_of(update)
            update = anna.pick(update, option)
        assert update["view"]["over"]
        assert [score["total"] for score in update["scores"]] == OLD["dominion"]["totals"]
        record = anna.get(f"/api/tables/{id_}/record")
        assert (record["generator"], record["rules"]) == ("carry", 1)
        rematch = anna.post(f"/api/tables/{id_}/rematch", seed="next")["table"]
        assert len(anna.get(f"/api/tables/{rematch}")["view"]["table"]["players"]) == 2


def spoiled(folder: Path, id_: str, pick: int) -> None:
    """As if rules had changed: what was picked then is not offered there any more, and no snapshot helps."""
    with sqlite3.connect(folder / "tables.sqlite") as database:
        database.execute("DELETE FROM snapshots")
        database.execute("UPDATE tables SET rules = 7")
        query = 'SELECT seq, data FROM entries WHERE "table" = ? AND kind = ? ORDER BY seq LIMIT 1 OFFSET ?'
        [[seq, data]] = database.execute(query, (id_, "pick", pick)).fetchall()
        seat, _ = json.loads(data)["picks"][0]
        database.execute("UPDATE entries SET data = ? WHERE seq = ?", (json.dumps({"picks": [[seat, 99_999]]}), seq))
    database.close()


def test_a_table_that_no_longer_replays_shows_what_is_stored(tmp_path: Path) -> None:
    config = generous(sqlite_url(tmp_path))
    with House(config) as house:
        anna = house.someone("Anna")
        update = anna.table("me", "me", seed=4, options={"first": 0})
        while update["table"]["picks"] < 30:
            update = anna.look(update["table"], seat=update["view"]["waiting"][0])
            update = anna.pick(update, sensible(update))
        table, log = update["table"], anna.look(update["table"], seat=0)["events"]
        views = {pick: anna.get(f"/api/tables/{table['id']}/moment/{pick}", seat=0)["view"] for pick in (5, 20)}
    spoiled(tmp_path, table["id"], 20)
    with House(config) as house:
        anna = house.known(anna.secret)
        update = anna.look(table, seat=0)
        assert update["table"]["ends"] == 20
        assert update["events"] == log, "the log is whole"
        path = f"/api/tables/{table['id']}"
        seat = update["view"]["waiting"][0]
        body = {"seq": update["seq"], "seat": seat, "picks": options_of(anna.look(table, seat=seat))[:1]}
        refused = anna.refused("POST", f"{path}/picks", 409, "other-rules", json=body)
        assert "version 7 of its rules" in refused["message"]
        moments = {pick: anna.get(f"{path}/moment/{pick}", seat=0) for pick in (5, 20, 25)}
        assert [moments[pick]["ends"] for pick in (5, 20, 25)] == [None, None, 20]
        assert {pick: moments[pick]["view"] for pick in views} == views
        assert moments[25]["view"] == views[20], "the last moment that replays"
        stored = [event for event in log if event["pick"] == 25]
        assert [event["kind"] for event in moments[25]["events"]] == [event["kind"] for event in stored]
        assert anna.get(f"/api/tables/{table['id']}", seat=0)["seq"] == update["seq"], "nothing has changed"


def test_a_film_ends_where_the_rules_say_something_else() -> None:
    """Also if every pick is still legal: what happened is compared with what was told then."""
    game = replay(OLD["dominion"]["record"])
    record = game.record().to_json()
    past = Past()
    assert past.moment("a", record, {}, 40, 0, True)["ends"] is None
    assert past.moment("b", record, {"12": [["gain", 0, 0, {"card": "gold"}, None, []]]}, 40, 0, True)["ends"] == 11
    assert past.game("b", record, {"12": []}, 40) is None
    assert len(past.course("b", record, {"12": []})) == 12


def test_options_that_no_rules_know_any_more(tmp_path: Path) -> None:
    config = generous(sqlite_url(tmp_path))
    with House(config) as house:
        anna = house.someone("Anna")
        table = anna.table("me", "me", seed=4)["table"]
    with sqlite3.connect(tmp_path / "tables.sqlite") as database:
        database.execute("DELETE FROM snapshots")
        database.execute("UPDATE tables SET options = ?", (json.dumps({"players": 2, "weather": "fine"}),))
    database.close()
    with House(config) as house:
        house.known(anna.secret).refused("GET", f"/api/tables/{table['id']}", 409, "other-rules")
