"""Results of finished games: written once, with the change that ends the game; what counts, and who sees what."""

import asyncio
import contextlib
import json
import time
from collections.abc import Iterator
from typing import Any, NamedTuple

import pytest
from sqlalchemy import select

from allmende.server.admin.deeds import forget
from allmende.server.admin.opening import opened
from allmende.server.people import hash_of, public_id
from allmende.server.results import things
from allmende.server.results.counting import settings_of_rematch
from allmende.server.results.tables import PLACINGS, RESULTS
from allmende.server.seating import Chair
from allmende.table import new_game
from tests.server.database import Databases
from tests.server.house import House, Json, Someone, generous, sensible


class Evening(NamedTuple):
    """Two processes (on SQLite the same one twice), and people who have played."""

    one: House
    two: House
    anna: Someone
    bo: Someone
    cleo: Someone
    """Has played with nobody."""
    first: Json
    """Does not count; the next one does, a third is against a bot, and counts not either."""
    second: Json
    third: Json


@pytest.fixture(scope="module")
def evening(databases: Databases) -> Iterator[Evening]:
    with databases.fresh() as url, contextlib.ExitStack() as stack:
        one = stack.enter_context(House(generous(url, statistics=True)))
        two = one if databases.kind == "sqlite" else stack.enter_context(House(generous(url, statistics=True)))
        anna, bo = one.someone("Anna"), two.someone("Bo")
        first, second = finished(anna, bo), finished(anna, bo, rated=True)
        third = anna.table("me", "bigmoney", options=KINGDOM)["table"]
        play_out(third, anna)
        yield Evening(one, two, anna, bo, one.someone("Cleo"), first, second, third)


KINGDOM = {"kingdom": "introduction"}


def play_out(table: Json, *people: Someone, until: int = 1000) -> Json:
    """People play, wherever it is their turn, to the end of the game, or for so many picks."""
    updates = {person: person.look(table, since=10**6) for person in people}
    for _ in range(until):
        newest = max(updates.values(), key=lambda one: one["seq"])
        if newest["view"]["over"] or newest["table"]["ended"]:
            return newest
        for person, update in updates.items():
            if update["seq"] == newest["seq"] and update["view"]["choice"]:
                updates[person] = person.pick(update, sensible(update))
                break
        else:  # somebody else is asked, or a bot
            alone = len(people) == 1
            updates = {one: one.look(table, since=newest["seq"], wait=5 if alone else 0) for one in people}
    return max(updates.values(), key=lambda one: one["seq"])


def finished(one: Someone, other: Someone, **settings: Any) -> Json:
    table: Json = one.table("me", "open", options=KINGDOM, settings=settings)["table"]
    other.join(table)
    play_out(table, one, other)
    return table


def result_of(someone: Someone, table: Json) -> Json:
    """When its ratings have been computed, if it counts."""
    give_up = time.monotonic() + 30
    while (found := someone.get(f"/api/tables/{table['id']}/result"))["rated"] and not found["counted"]:
        assert time.monotonic() < give_up
        time.sleep(0.02)
    return found


def my_id(someone: Someone) -> str:
    return public_id(hash_of(someone.secret))


def kept(house: House, table: Any) -> list[Any]:
    async def read() -> list[Any]:
        async with opened(house.config.database) as database, database.engine.connect() as connection:
            return list((await connection.execute(select(table))).all())

    return asyncio.run(read())


def test_a_game_that_counts(evening: Evening) -> None:
    anna, cleo, table = evening.anna, evening.cleo, evening.second
    update = anna.look(table)
    assert update["table"]["settings"]["rated"] is True
    found = result_of(anna, table)
    assert (found["how"], found["rated"], found["why"], found["mine"]) == ("over", True, None, [0])
    places = [seat["place"] for seat in found["seats"]]
    assert [seat for seat, place in enumerate(places) if place == 1] == update["winners"]
    assert [seat["points"] for seat in found["seats"]] == [score["total"] for score in update["scores"]]
    assert all((seat["change"] > 0) == (seat["place"] == 1) or len(set(places)) == 1 for seat in found["seats"])
    assert [seat["name"] for seat in found["seats"]] == ["Anna", "Bo"]
    cleo.refused("GET", f"/api/tables/{table['id']}/result", 403, "no-rights")
    board = cleo.get("/api/ratings/dominion", players=2)
    by_name = {row["name"]: row for row in board["rows"] if row["bot"] is None}
    assert {"Anna", "Bo"} <= by_name.keys()
    assert all(row["provisional"] and row["rank"] is None for row in by_name.values())
    assert [row["bot"] for row in board["rows"] if row["bot"]], "our bots are fixed points"
    # Its end stands, and the next game counts, too.
    path = f"/api/tables/{table['id']}"
    anna.refused("POST", f"{path}/undo", 409, "rated-stands", json={"seq": update["seq"], "seat": 0})
    rematch = anna.post(f"{path}/rematch")["table"]
    assert anna.get(f"/api/tables/{rematch}")["table"]["settings"]["rated"] is True


def test_a_rematch_with_the_same_cards_does_not_count() -> None:
    game = new_game("dominion", kingdom="introduction")
    chairs = [Chair("person", "a"), Chair("person", "b")]
    assert settings_of_rematch(game, chairs, {"rated": True}, False) == {"rated": True}
    assert settings_of_rematch(game, chairs, {"rated": True}, True) == {}
    assert settings_of_rematch(game, [chairs[0], Chair("bot", bot="random")], {"rated": True}, False) == {}


@pytest.mark.parametrize(
    ("code", "seats", "more"),
    [
        ("rated-hints", ("me", "open"), {"settings": {"rated": True, "hints": True}}),
        ("rated-seed", ("me", "open"), {"seed": 7}),
        ("rated-twice", ("me", "me"), {}),
        ("rated-bot", ("me", "random"), {}),
        ("rated-alone", ("me",), {"game": "agricola"}),
        ("rated-series", ("me", "open"), {"game": "agricola", "options": {"campaign": True, "cards": "deal"}}),
    ],
)
def test_what_cannot_count_is_refused_when_the_table_is_set_up(
    house: House, code: str, seats: tuple[str, ...], more: Json
) -> None:
    chairs = [{"kind": seat} if seat in ("me", "open") else {"kind": "bot", "bot": seat} for seat in seats]
    body = {"game": "dominion", "seats": chairs, "settings": {"rated": True}, **more}
    house.someone("Anna").refused("POST", "/api/tables", 422, code, json=body)


def test_a_game_against_bots_counts_and_cannot_be_dropped(evening: Evening) -> None:
    dora = evening.one.someone("Dora")
    known = dora.get("/api/ratings")["bots"]["dominion"]
    assert "bigmoney" in known
    table = dora.table("me", "bigmoney", settings={"rated": True})["table"]
    path = f"/api/tables/{table['id']}"
    assert dora.look(table)["can"]["hint"] is False
    dora.refused("GET", f"{path}/hints", 409, "no-hints")
    dora.refused("DELETE", path, 409, "rated-stands")
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "bigmoney"}]
    body = {"game": "dominion", "seats": seats, "settings": {"rated": True}}
    dora.refused("POST", "/api/tables", 409, "rated-open", json=body)
    update = play_out(table, dora, until=6)
    while not update["table"]["picks"] or update["view"]["choice"] is None:
        update = dora.look(table, since=update["seq"], wait=5)
    dora.refused("POST", f"{path}/undo", 409, "rated-stands", json={"seq": update["seq"], "seat": 0, "to": 0})
    dora.post(f"{path}/leave", seat=0)
    assert dora.look(table)["table"]["held"] == [0]
    dora.post(f"{path}/comeback", seat=0)
    dora.post(f"{path}/leave", seat=0)
    while not (update := dora.look(table))["table"]["over"]:
        dora.look(table, since=update["seq"], wait=5)
    found = dora.get(f"{path}/result")
    assert (found["rated"], found["why"]) == (False, "left"), "nobody was there at the end"
    [mine, bot] = found["seats"]
    assert (mine["left"], mine["place"], mine["name"]) == (True, 2, "Dora"), "whoever leaves has lost"
    assert (bot["bot"], bot["place"], bot["change"]) == ("bigmoney", 1, None)


def test_whoever_leaves_a_game_that_counts_has_lost_it(evening: Evening) -> None:
    emil, fritz = evening.one.someone("Emil"), evening.two.someone("Fritz")
    table = emil.table("me", "open", settings={"rated": True}, options=KINGDOM)["table"]
    fritz.join(table)
    play_out(table, emil, fritz, until=4)
    fritz.post(f"/api/tables/{table['id']}/leave", seat=1)
    play_out(table, emil)
    found = result_of(emil, table)
    assert [(seat["place"], seat["left"]) for seat in found["seats"]] == [(1, False), (2, True)]
    assert found["rated"]
    assert found["seats"][1]["change"] < 0 < found["seats"][0]["change"]
    forget_person(evening.one, fritz)
    [mine, gone] = emil.get("/api/archive")["results"][0]["seats"]
    assert (gone["kind"], gone["name"], gone["public"], gone["place"]) == ("gone", "", None, 2)
    assert mine["change"] == found["seats"][0]["change"]
    assert "Fritz" not in json.dumps([emil.get("/api/ratings/dominion"), emil.get("/api/archive")])


def forget_person(house: House, person: Someone) -> None:
    async def go() -> None:
        async with opened(house.config.database) as database:
            await forget(database, hash_of(person.secret))

    assert person.get("/api/me/export")["placings"]
    asyncio.run(go())


def test_an_end_that_is_taken_back_takes_its_result_along(evening: Evening) -> None:
    one, anna, table = evening.one, evening.anna, evening.third
    update = anna.look(table)
    assert [row.how for row in kept(one, RESULTS) if row.id == table["id"]] == ["over"]
    path = f"/api/tables/{table['id']}"
    before = update["table"]["picks"] - 30  # so that she is asked again, whoever picked last
    update = anna.post(f"{path}/undo", seq=update["seq"], seat=0, to=before)
    assert not update["table"]["over"]
    assert [row for row in kept(one, RESULTS) if row.id == table["id"]] == []
    assert [row for row in kept(one, PLACINGS) if row.result == table["id"]] == []
    play_out(table, anna)
    assert [row.rated for row in kept(one, RESULTS) if row.id == table["id"]] == [False], "and once again"


def test_the_archive_with_filters_and_records(evening: Evening) -> None:
    one, anna, bo = evening.one, evening.anna, evening.bo
    first, second, third = evening.first, evening.second, evening.third
    running = anna.table("me", "open")["table"]
    found = anna.get("/api/archive")
    assert [one["id"] for one in found["results"]] == [third["id"], second["id"], first["id"]]
    assert running["id"] not in json.dumps(found), "nothing of a game that is not over"
    assert (found["total"], found["next"], found["games"]) == (3, None, ["dominion"])
    [met] = found["met"]
    assert (met["name"], met["games"], met["public"]) == ("Bo", 2, my_id(bo))
    assert anna.get("/api/archive", against=my_id(bo))["total"] == 2
    assert [one["id"] for one in anna.get("/api/archive", result="rated")["results"]] == [second["id"]]
    won, lost = (anna.get("/api/archive", result=word)["total"] for word in ("won", "lost"))
    assert won + lost == 3
    assert anna.get("/api/archive", game="agricola")["total"] == 0
    assert anna.get("/api/archive", since=time.time() + 60)["total"] == 0
    assert bo.get("/api/archive")["total"] == 2
    latest = found["results"][0]
    behind = anna.get("/api/archive", before=f"{latest['ended']!r} {latest['id']}")
    assert [one["id"] for one in behind["results"]] == [second["id"], first["id"]]
    lines = anna.http.get("/api/archive/records", params={"against": my_id(bo)})
    records = [json.loads(line) for line in lines.text.splitlines()]
    assert [record["game"] for record in records] == ["dominion"] * 2
    assert anna.get(f"/api/tables/{second['id']}/record") == records[0]
    assert one.nobody().http.get("/api/archive").status_code == 401


def test_a_page_shows_what_its_person_lets_others_see(evening: Evening) -> None:
    anna, bo, cleo = evening.anna, evening.bo, evening.cleo
    path = f"/api/people/{my_id(anna)}"
    own = anna.get(path)
    assert (own["me"], own["seen"], own["open"], own["name"]) == (True, "met", True, "Anna")
    assert [(one["game"], one["games"]) for one in own["games"]] == [("dominion", 3)]
    assert [point["shown"] is not None for point in own["course"]] == [False, True, False]
    assert [(met["name"], met["games"]) for met in own["met"]] == [("Bo", 2)]
    [rating] = own["ratings"]
    assert (rating["game"], rating["players"], rating["games"], rating["provisional"]) == ("dominion", 2, 1, True)
    assert own["course"][1]["shown"] == rating["shown"]
    wait_for(lambda: anna.get(path)["favourites"], "what was taken is read behind everything else")
    silver = {"game": "dominion", "kind": "card", "name": "silver", "games": 3, "of": 3}
    assert silver in anna.get(path)["favourites"]
    theirs = bo.get(path)
    assert (theirs["open"], theirs["seen"]) == (True, None), "they have met"
    assert "bigmoney" in json.dumps(theirs)
    stranger = cleo.get(path)
    assert (stranger["open"], stranger["results"], stranger["met"]) == (False, [], [])
    assert stranger["ratings"] == own["ratings"]
    anna.http.put("/api/me/page", json={"seen": "all"}).raise_for_status()
    seen = cleo.get(path)
    assert seen["open"] is True
    assert "Bo" not in json.dumps(seen), "nobody is named who is neither of the two"
    anna.http.put("/api/me/page", json={"seen": "none"}).raise_for_status()
    for other in (bo, cleo):
        other.refused("GET", path, 404, "no-page")
    assert my_id(anna) not in json.dumps(cleo.get("/api/ratings/dominion"))
    anna.http.put("/api/me/page", json={"seen": "met"}).raise_for_status()


def wait_for(found: Any, why: str, seconds: float = 60) -> None:
    give_up = time.monotonic() + seconds
    while not found():
        assert time.monotonic() < give_up, why
        time.sleep(0.05)


def test_statistics_of_all_games_name_nobody(evening: Evening, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(things, "LEAST", 3)
    path, anna = "/api/statistics/dominion", evening.anna
    wait_for(lambda: anna.get(path)["openings"], "the games are read and put together")
    told = anna.get(path)
    assert not any(name in json.dumps(told) for name in ("Anna", "Bo", "Dora", anna.secret, my_id(anna)))
    silver = next(thing for thing in told["things"] if thing["name"] == "silver")
    assert silver["taken"] >= 3
    assert all(one["low"] <= one["share"] <= one["high"] for one in told["openings"])


def test_the_result_stays_when_its_table_goes(evening: Evening) -> None:
    anna, table = evening.anna, evening.first
    anna.http.delete(f"/api/tables/{table['id']}").raise_for_status()
    gone = anna.get("/api/archive", against=my_id(evening.bo))["results"][-1]
    assert (gone["id"], gone["film"], gone["seats"][1]["name"]) == (table["id"], False, "Bo")


def test_a_server_that_does_not_wish_it_tells_no_statistics(house: House) -> None:
    anna = house.someone("Anna")
    assert anna.get("/api/ratings")["statistics"] is False
    anna.refused("GET", "/api/statistics/dominion", 404, "no-statistics")
