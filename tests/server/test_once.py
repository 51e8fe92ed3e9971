"""Exactly once: what is sent again because its answer was lost happens once, and is not called refused."""

import asyncio
import json

import pytest

from allmende.server.journal import Journal
from allmende.server.schema import Job
from tests.server.database import Databases
from tests.server.house import House, Json, Someone, generous, options_of, sensible


def done(update: Json) -> int:
    return options_of(update)[-1]


def asked(update: Json, *picks: int, once: str) -> Json:
    return {"seq": update["seq"], "seat": update["view"]["seat"], "picks": picks, "once": once}


def picks_at(anna: Someone, table: Json) -> int:
    return int(anna.look(table)["table"]["picks"])


def test_a_pick_whose_answer_was_lost(house: House) -> None:
    """By a new connection, while the old one still hangs; the same pick with another word is another pick."""
    anna = house.someone()
    update = anna.table("me", "me", seed=9, options={"first": 0})
    table = update["table"]
    first, second = anna.socket(table, seat=0), anna.socket(table, seat=0)
    copper = options_of(update)[0]
    answers = [line.ask("pick", **asked(update, copper, once="k1")) for line in (first, second)]
    assert [answer["type"] for answer in answers] == ["ok", "ok"]
    assert picks_at(anna, table) == 1
    assert first.ask("pick", **asked(update, copper, once="k2"))["error"] == "stale"
    assert anna.post(f"/api/tables/{table['id']}/picks", **asked(update, copper, once="k1"))["table"]["picks"] == 1


def test_what_was_played_in_part_is_refused_in_part_again(house: House) -> None:
    anna = house.someone()
    update = anna.table("me", "me", seed=9, options={"first": 0})
    table = update["table"]
    line = anna.socket(table, seat=0)
    wish = asked(update, done(update), done(update), once="k1")
    answers = [line.ask("pick", **wish)["error"] for _ in range(2)]
    assert answers == ["too-many-picks", "too-many-picks"]
    assert picks_at(anna, table) == 1


def test_words_belong_to_a_seat(house: House) -> None:
    anna = house.someone()
    update = anna.table("me", "me", seed=9, options={"first": 0})
    anna.post(f"/api/tables/{update['table']['id']}/picks", **asked(update, done(update), once="k1"))
    other = anna.look(update["table"], seat=1)
    assert anna.post(f"/api/tables/{update['table']['id']}/picks", **asked(other, done(other), once="k1"))
    assert picks_at(anna, update["table"]) == 2


def test_once_also_over_a_restart(databases: Databases) -> None:
    """Picks, undo and votes; a snapshot in between changes nothing."""
    with databases.fresh() as url:
        with House(generous(url, snapshot_every=1)) as house:
            anna = house.someone()
            update = anna.table("me", "me", seed=9, options={"first": 0})
            path = f"/api/tables/{update['table']['id']}"
            wish = asked(update, sensible(update), once="k1")
            anna.post(f"{path}/picks", **wish)
        with House(generous(url)) as house:
            anna = house.known(anna.secret)
            again = anna.post(f"{path}/picks", **wish)
            assert again["table"]["picks"] == 1
            back = {"seq": again["seq"], "seat": 0, "once": "k2"}
            for _ in range(2):
                assert anna.post(f"{path}/undo", **back)["table"]["picks"] == 0
        with House(generous(url)) as house:
            anna = house.known(anna.secret)
            assert anna.post(f"{path}/undo", **back)["table"]["picks"] == 0
            log = [event["kind"] for event in anna.get(path)["events"]]
            assert log.count("table-undo") == 1


def test_a_vote_counts_once(house: House) -> None:
    anna, bo = house.someone(), house.someone()
    table = anna.table("me", "open", seed=9, options={"first": 0})["table"]
    bo.join(table)
    update = anna.look(table)
    update = anna.pick(update, done(update))
    path = f"/api/tables/{table['id']}"
    wish = {"seq": update["seq"], "seat": 0, "once": "k1"}
    seqs = [anna.post(f"{path}/undo", **wish)["seq"] for _ in range(2)]
    assert seqs[0] == seqs[1], "asked once"
    no = {"seq": seqs[0], "seat": 1, "agree": False, "once": "k2"}
    for _ in range(2):
        assert bo.post(f"{path}/vote", **no)["vote"] is None
    assert bo.look(table)["seq"] == seqs[0] + 1


def test_a_ping_is_answered_while_something_else_is_being_done(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """It tells whether the line stands, and nothing of the table."""
    anna = house.someone()
    update = anna.table("me", "me", seed=9, options={"first": 0})
    line = anna.socket(update["table"], seat=0)
    line.updated(1)
    write = Journal.write

    async def slow(self: Journal, job: Job) -> None:
        await asyncio.sleep(0.4)
        await write(self, job)

    monkeypatch.setattr(Journal, "write", slow)
    line.connection.send(json.dumps({"type": "pick", "id": "p", **asked(update, options_of(update)[0], once="k1")}))
    assert line.ask("ping").keys() == {"type", "id", "now"}
    assert line.receive()["id"] == "p"
    watcher = house.nobody().socket(update["table"], watch=update["table"]["watch"])
    assert watcher.ask("ping")["type"] == "pong", "spectators, too"


def test_the_answer_comes_before_the_news_of_it(house: House) -> None:
    anna = house.someone()
    update = anna.table("me", "me", seed=9, options={"first": 0})
    line = anna.socket(update["table"], seat=0)
    line.updated(1)
    said = line.ask("pick", **asked(update, options_of(update)[0], once="k1"))
    assert (said["type"], said["seq"], line.update["seq"]) == ("ok", 2, 1)
    assert line.updated(2)["table"]["picks"] == 1
