"""What people say at a table, to whom, how much; whom they do not want to hear or to meet; and what they report."""

import contextlib
import json
from collections.abc import Iterator
from dataclasses import replace
from typing import Any, get_args

import pytest

from allmende.locales import LANGUAGES
from allmende.server.talk.models import Phrase
from tests.server.database import Databases
from tests.server.house import House, Json, Line, Someone, generous, sensible
from tests.server.test_admin import Office, office
from tests.server.test_lobby import Look, opened, sit
from tests.test_locales import messages

__all__ = ["office"]  # a fixture

FREE: Json = {"sayings_per_minute": 100_000, "sayings_burst": 100_000, "reports_per_hour": 100_000}


@pytest.fixture(scope="module")
def houses(databases: Databases) -> Iterator[tuple[House, House]]:
    """On PostgreSQL two processes, else the same one twice."""
    with databases.fresh() as url, contextlib.ExitStack() as stack:
        config = replace(generous(url), hall=True, **FREE)
        one = stack.enter_context(House(config))
        yield one, stack.enter_context(House(config)) if databases.kind == "postgresql" else one


def say(someone: Someone, table: Json, **what: object) -> Json:
    return someone.post(f"/api/tables/{table['id']}/talk", **what)


def lines(someone: Someone, table: Json, **query: object) -> list[str]:
    """What somebody reads: the phrases and the words."""
    told = someone.get(f"/api/tables/{table['id']}/talk", **query)
    return [line["phrase"] or line["words"] for line in told["lines"]]


def heard(line: Line, kind: str = "said") -> Json:
    while (told := line.receive())["type"] != kind:
        pass
    return told


def two_at_a_table(houses: tuple[House, House], **more: Any) -> tuple[Someone, Someone, Json]:
    anna, bo = houses[0].someone("Anna"), houses[1].someone("Bo")
    table = anna.table("me", "open", **more)["table"]
    bo.join(table)
    return anna, bo, table


def test_every_phrase_has_a_text_in_every_language() -> None:
    for lang in LANGUAGES:
        texts = {name for name in messages(lang)["lobby"] if name.startswith("phrase-")}
        assert texts == {f"phrase-{phrase}" for phrase in get_args(Phrase)}
    assert 16 <= len(get_args(Phrase)) <= 20


def test_a_phrase_is_heard_by_all_who_sit_there(houses: tuple[House, House]) -> None:
    anna, bo, table = two_at_a_table(houses)
    line, watching = bo.socket(table), houses[1].nobody().socket(table, watch=table["watch"])
    line.updated(2)
    watching.updated(2)
    before = anna.look(table, since=0)
    said = say(anna, table, phrase="hello")
    told = heard(line)
    assert {key: told[key] for key in ("seat", "name", "phrase", "words", "mine")} == {
        "seat": 0, "name": "Anna", "phrase": "hello", "words": None, "mine": False,
    }  # fmt: skip
    assert (said["number"], said["mine"]) == (told["number"], True)
    assert lines(bo, table) == lines(anna, table) == ["hello"]
    assert lines(houses[1].nobody(), table, watch=table["watch"]) == [], "a spectator reads only what the table allows"
    after = anna.look(table, since=0)
    assert after == before, "neither a change of the table nor in any view"
    update = anna.look(table)
    while update["view"]["waiting"] == [0]:
        update = anna.pick(update, sensible(update))
    assert watching.updated(update["seq"])
    assert not any("hello" in text for text in watching.bytes)
    assert houses[1].someone().http.get(f"/api/tables/{table['id']}/talk").status_code == 403


def test_words_of_ones_own_are_for_tables_that_allow_them(houses: tuple[House, House]) -> None:
    anna, _, table = two_at_a_table(houses)
    path = f"/api/tables/{table['id']}/talk"
    anna.refused("POST", path, 409, "only-phrases", json={"words": "Moin"})
    for wrong in ({}, {"phrase": "hello", "words": "Moin"}, {"words": "\u202e \n"}):
        anna.refused("POST", path, 422, "nothing-said", json=wrong)
    for wrong in ({"phrase": "damn"}, {"words": "x" * 301}):
        assert anna.http.post(path, json=wrong).status_code == 422
    anna.refused("POST", path, 403, "no-rights", json={"phrase": "hello", "seat": 1})
    anna, bo, table = two_at_a_table(houses, settings={"talk": "chat", "overheard": True})
    watching = houses[1].nobody().socket(table, watch=table["watch"])
    watching.updated(2)
    words = "<b>Moin</b>\n <script>alert(1)</script>\u202e"
    assert say(anna, table, words=words)["words"] == "<b>Moin</b> <script>alert(1)</script>", "text, as it was typed"
    assert heard(watching)["words"].startswith("<b>Moin")
    assert len(lines(houses[1].nobody(), table, watch=table["watch"])) == 1
    houses[0].someone().refused("POST", f"/api/tables/{table['id']}/talk", 403, "no-rights", json={"phrase": "bye"})
    bo.refused("POST", f"/api/tables/{table['id']}/talk", 403, "no-rights", json={"phrase": "bye", "seat": 0})
    anna, _, table = two_at_a_table(houses, settings={"talk": "none"})
    anna.refused("POST", f"/api/tables/{table['id']}/talk", 409, "no-talk", json={"phrase": "hello"})


def test_a_record_says_nothing_of_it_and_a_table_takes_it_along_when_it_goes(houses: tuple[House, House]) -> None:
    anna = houses[0].someone("Anna")
    update = anna.table("me", "bigmoney", options={"first": 0}, seed=1, settings={"talk": "chat"})
    table = update["table"]
    say(anna, table, words="Abrakadabra")
    while not update["table"]["over"]:
        update = (
            anna.pick(update, sensible(update))
            if update["view"]["choice"]
            else anna.look(table, since=update["seq"], wait=5)
        )
    assert "Abrakadabra" not in json.dumps([anna.get(f"/api/tables/{table['id']}/record"), anna.look(table, since=0)])
    assert lines(anna, table) == ["Abrakadabra"], "it stays with the table"
    assert anna.http.delete(f"/api/tables/{table['id']}").status_code == 204
    assert anna.http.get(f"/api/tables/{table['id']}/talk").status_code == 404


def test_nobody_says_too_much(databases: Databases) -> None:
    with databases.fresh() as url, House(replace(generous(url), sayings_burst=3, sayings_per_minute=1)) as house:
        anna, bo, table = two_at_a_table((house, house))
        for _ in range(3):
            say(anna, table, phrase="hello")
        answer = anna.http.post(f"/api/tables/{table['id']}/talk", json={"phrase": "hello"})
        assert (answer.status_code, answer.json()["error"]) == (429, "too-much-said")
        assert 1 <= int(answer.headers["Retry-After"]) <= 60
        say(bo, table, phrase="hello")


def test_whoever_is_muted_is_not_heard_by_me(houses: tuple[House, House]) -> None:
    anna, bo, table = two_at_a_table(houses)
    line = bo.socket(table)
    line.updated(2)
    first = say(anna, table, phrase="hello")
    heard(line)
    told = bo.post("/api/avoided", kind="mute", table=table["id"], line=first["number"])
    assert [(one["kind"], one["name"], one["table"]) for one in told["avoided"]] == [("mute", "Anna", table["id"])]
    assert bo.post("/api/avoided", kind="mute", table=table["id"], seat=0) == told, "said twice it holds once"
    say(anna, table, phrase="oops")
    assert lines(bo, table) == []
    say(bo, table, phrase="thanks")
    assert heard(line)["phrase"] == "thanks", "nothing of hers came before"
    assert lines(anna, table) == ["hello", "oops", "thanks"], "she is not told"
    other = anna.table("me", "open")["table"]
    bo.join(other)
    say(anna, other, phrase="hello")
    assert lines(bo, other) == ["hello"], "only at that table"
    bo.post("/api/avoided", kind="mute", everywhere=True, table=other["id"], seat=0)
    assert lines(bo, other) == []
    for one in bo.get("/api/avoided")["avoided"]:
        bo.http.delete(f"/api/avoided/{one['id']}").raise_for_status()
    assert bo.get("/api/avoided")["avoided"] == []
    assert lines(bo, table) == ["hello", "oops", "thanks"]
    bo.refused("POST", "/api/avoided", 422, "yourself", json={"table": table["id"], "seat": 1})
    bo.refused("POST", "/api/avoided", 404, "nobody-there", json={"table": table["id"], "line": 7})
    houses[0].someone().refused("POST", "/api/avoided", 403, "no-rights", json={"table": table["id"], "seat": 0})


def test_whoever_is_blocked_meets_me_no_more(houses: tuple[House, House]) -> None:
    one, two = houses
    anna, bo, cleo = one.someone("Anna"), two.someone("Bo"), two.someone("Cleo")
    looks = [Look(anna, present=True), Look(bo, present=True), Look(cleo)]
    hers, his = opened(anna, "hall"), opened(bo, "hall")
    for look in looks:
        look.until(lambda hall: {hers["id"], his["id"]} <= hall["tables"].keys() and len(hall["people"]) == 2)
    told = anna.post("/api/avoided", kind="block", person=looks[1].hall["me"])
    assert [(one["kind"], one["name"], one["table"]) for one in told["avoided"]] == [("block", "Bo", None)]
    looks[0].until(lambda hall: his["id"] not in hall["tables"] and list(hall["people"].values()) == ["Anna"])
    looks[1].until(lambda hall: hers["id"] not in hall["tables"] and list(hall["people"].values()) == ["Bo"])
    assert len(looks[2].hall["tables"]) == 2, "for others nothing has changed"
    sentence = bo.refused("POST", f"/api/lobby/tables/{hers['id']}/sit", 403, "not-together", json={})["message"]
    back = anna.refused("POST", f"/api/lobby/tables/{his['id']}/sit", 403, "not-together", json={})["message"]
    assert sentence == back, "neither is told who it was"
    assert "block" not in sentence
    bo.refused("POST", f"/api/tables/{hers['id']}/join", 403, "not-together", json={"invite": hers["invite"]})
    third = cleo.table("me", "open", "open")["table"]
    bo.join(third)
    anna.refused("POST", f"/api/tables/{third['id']}/join", 403, "not-together", json={"invite": third["invite"]})
    anna.http.delete(f"/api/avoided/{told['avoided'][0]['id']}").raise_for_status()
    looks[1].until(lambda hall: hers["id"] in hall["tables"] and len(hall["people"]) == 2)
    assert sit(bo, hers)["view"]["seat"] == 1
    for look in looks:
        look.close()
    cleo.post("/api/avoided", kind="block", table=third["id"], seat=1)
    say(bo, third, phrase="hello")
    assert lines(cleo, third) == [], "at a table where both sit already, he is not heard"


def test_a_rematch_seats_nobody_with_whom_they_have_blocked(houses: tuple[House, House]) -> None:
    anna, bo, table = two_at_a_table(houses, game="dominion", seed=1, options={"first": 0})
    people, update = [anna, bo], anna.look(table)
    while not update["table"]["over"]:
        seat = update["view"]["waiting"][0]
        update = people[seat].look(table, since=update["seq"])
        update = people[seat].pick(update, sensible(update))
    anna.post("/api/avoided", kind="block", table=table["id"], seat=1)
    for someone in people:
        someone.refused("POST", f"/api/tables/{table['id']}/rematch", 403, "not-together", json={})


def test_a_report_has_the_latest_of_the_two_as_evidence(houses: tuple[House, House]) -> None:
    anna, bo, table = two_at_a_table(houses, settings={"talk": "chat"})
    bad = say(bo, table, words="You play like a turnip")
    say(anna, table, phrase="thanks")
    told = anna.post("/api/reports", table=table["id"], line=bad["number"], reason="insult", words="a turnip!")
    assert [(one["name"], one["reason"], one["words"], one["resolved"]) for one in told["reports"]] == [
        ("Bo", "insult", "a turnip!", False)
    ]
    assert bo.get("/api/avoided") == {"avoided": [], "reports": []}, "he is not told"
    left = anna.http.delete(f"/api/reports/{told['reports'][0]['id']}").json()
    assert left["reports"] == []
    bo.refused("POST", "/api/reports", 422, "yourself", json={"table": table["id"], "seat": 1})
    bo.refused("POST", "/api/reports", 404, "nobody-there", json={})


def test_what_operators_do_about_it(databases: Databases, office: Office) -> None:
    with House(replace(generous(office.url), **FREE)) as house:
        anna, bo, cleo = (house.someone(name) for name in ("Anna", "Bo", "Cleo"))
        table = anna.table("me", "open", "open", settings={"talk": "chat"})["table"]
        bo.join(table)
        cleo.join(table)
        line = cleo.socket(table)
        line.updated(3)
        say(cleo, table, words="None of my business")
        bad = say(bo, table, words="You turnip")
        say(anna, table, phrase="oops")
        anna.post("/api/reports", table=table["id"], line=bad["number"], reason="insult", words="Look at this")
        (row,) = office.rows("reports")
        assert (row["name"], row["reason"], row["words"], row["done"]) == ("Bo", "insult", "Look at this", False)
        told = office.run("reports", "--one", row["id"][:8])
        assert "> Bo: You turnip" in told
        assert "  Anna: Oops!" in told
        assert "business" not in told, "what others said is theirs"
        office.run("resolve", row["id"], "--note", "spoken with him")
        assert office.rows("reports") == []
        assert anna.get("/api/avoided")["reports"][0]["resolved"]
        assert [one["verdict"] for one in office.rows("reports", "--resolved")] == ["spoken with him"]
        office.run("silence", row["reported"], "--days", "2")
        bo.refused("POST", f"/api/tables/{table['id']}/talk", 403, "silenced", json={"phrase": "sorry"})
        office.run("silence", row["reported"], "--end")
        say(bo, table, phrase="sorry")
        office.run("unsay", table["id"])
        heard(line, "unsaid")
        assert lines(anna, table) == []
        assert [one["deed"] for one in office.rows("audit")] == ["unsay", "silence", "silence", "resolve"]
        exported = json.loads(office.run("export", "--person", row["reported"]))
        assert "Look at this" not in json.dumps(exported), "nobody is told what others have reported"
        assert json.loads(office.run("export", "--person", row["reporter"]))["reports"][0]["words"] == "Look at this"
        say(bo, table, phrase="bye")
        office.run("forget", row["reported"])
        assert lines(anna, table) == []
        assert office.rows("reports", "--resolved") == []
