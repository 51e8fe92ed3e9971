"""Results of finished games: written once, with the change that ends the game; what counts, and who sees what."""

import asyncio
import contextlib
import json
import time
from collections.abc import Iterator
from typing import Any

import pytest
from sqlalchemy import select

from allmende.server.admin.deeds import forget
from allmende.server.admin.opening import opened
from allmende.server.people import hash_of, public_id
from allmende.server.results.tables import PLACINGS, READINGS, RESULTS
from allmende.server.results.things import LEAST
from tests.server.database import Databases
from tests.server.house import House, Json, Someone, generous, sensible


@pytest.fixture(scope="module")
def houses(databases: Databases) -> Iterator[tuple[House, House]]:
    """On PostgreSQL two processes, else the same one twice."""
    with databases.fresh() as url, contextlib.ExitStack() as stack:
        one = stack.enter_context(House(generous(url, statistics=True)))
        two = one if databases.kind == "sqlite" else stack.enter_context(House(generous(url, statistics=True)))
        yield one, two


def play_out(table: Json, *people: Someone, until: int = 1000) -> Json:
    """People play, wherever it is their turn, to the end of the game, or for so many picks."""
    update: Json = {}
    for _ in range(until):
        updates = [person.look(table, since=10**6) for person in people]
        update = next((one for one in updates if one["view"]["choice"] is not None), updates[0])
        if update["view"]["over"] or update["table"]["ended"]:
            return update
        if update["view"]["choice"] is None:
            people[0].look(table, since=update["seq"], wait=5)
            continue
        person = people[updates.index(update)]
        person.pick(update, sensible(update))
    return update


def finished(one: Someone, other: Someone, **settings: Any) -> Json:
    table: Json = one.table("me", "open", options={"kingdom": "introduction"}, settings=settings)["table"]
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


def test_a_game_that_counts(houses: tuple[House, House]) -> None:
    one, two = houses
    anna, bo, cleo = one.someone("Anna"), two.someone("Bo"), one.someone("Cleo")
    table = finished(anna, bo, rated=True)
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
    assert anna.secret not in json.dumps(board)
    # Its end stands, and nothing hints at what to play.
    anna.refused("POST", f"/api/tables/{table['id']}/undo", 409, "rated-stands",
                 json={"seq": update["seq"], "seat": 0})  # fmt: skip
    rematch = anna.post(f"/api/tables/{table['id']}/rematch")["table"]
    assert anna.get(f"/api/tables/{rematch}")["table"]["settings"]["rated"] is True
    other = finished(anna, bo, rated=True)
    same = bo.post(f"/api/tables/{other['id']}/rematch", seed="same")["table"]
    assert "rated" not in bo.get(f"/api/tables/{same}")["table"]["settings"], "everybody knows what comes"


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


def test_a_game_against_bots_counts_and_cannot_be_dropped(houses: tuple[House, House]) -> None:
    one, _ = houses
    anna = one.someone("Anna")
    known = anna.get("/api/ratings")["bots"]["dominion"]
    assert "bigmoney" in known
    table = anna.table("me", "bigmoney", settings={"rated": True})["table"]
    update = anna.look(table)
    assert update["can"]["hint"] is False
    anna.refused("GET", f"/api/tables/{table['id']}/hints", 409, "no-hints")
    anna.refused("DELETE", f"/api/tables/{table['id']}", 409, "rated-stands")
    body = {
        "game": "dominion",
        "seats": [{"kind": "me"}, {"kind": "bot", "bot": "bigmoney"}],
        "settings": {"rated": True},
    }
    anna.refused("POST", "/api/tables", 409, "rated-open", json=body)
    update = play_out(table, anna, until=3)
    anna.refused("POST", f"/api/tables/{table['id']}/undo", 409, "rated-stands",
                 json={"seq": update["seq"], "seat": 0, "to": 0})  # fmt: skip
    anna.post(f"/api/tables/{table['id']}/leave", seat=0)
    while not (update := anna.look(table))["table"]["over"]:
        anna.look(table, since=update["seq"], wait=5)
    [mine, bot] = anna.get(f"/api/tables/{table['id']}/result")["seats"]
    assert (mine["left"], mine["place"], mine["name"]) == (True, 2, "Anna"), "whoever leaves has lost"
    assert (bot["bot"], bot["place"], bot["change"]) == ("bigmoney", 1, None)


def test_whoever_leaves_a_game_that_counts_has_lost_it_unless_they_come_back(houses: tuple[House, House]) -> None:
    one, two = houses
    anna, bo = one.someone("Anna"), two.someone("Bo")
    table = anna.table("me", "open", settings={"rated": True}, options={"kingdom": "introduction"})["table"]
    bo.join(table)
    play_out(table, anna, bo, until=6)
    bo.post(f"/api/tables/{table['id']}/leave", seat=1)
    assert bo.look(table)["table"]["held"] == [1]
    bo.post(f"/api/tables/{table['id']}/comeback", seat=1)
    bo.post(f"/api/tables/{table['id']}/leave", seat=1)
    play_out(table, anna)
    found = result_of(anna, table)
    assert [(seat["place"], seat["left"]) for seat in found["seats"]] == [(1, False), (2, True)]
    assert found["rated"]
    assert found["seats"][1]["change"] < 0 < found["seats"][0]["change"]


def test_an_end_that_is_taken_back_takes_its_result_along(houses: tuple[House, House]) -> None:
    one, _ = houses
    anna = one.someone("Anna")
    table = anna.table("me", "bigmoney", options={"kingdom": "introduction"})["table"]
    update = play_out(table, anna)
    assert [row.how for row in kept(one, RESULTS) if row.id == table["id"]] == ["over"]
    path = f"/api/tables/{table['id']}"
    update = anna.post(f"{path}/undo", seq=update["seq"], seat=0, to=update["table"]["picks"] - 1)
    assert not update["table"]["over"]
    assert [row for row in kept(one, RESULTS) if row.id == table["id"]] == []
    assert [row for row in kept(one, PLACINGS) if row.result == table["id"]] == []
    play_out(table, anna)
    assert [row.rated for row in kept(one, RESULTS) if row.id == table["id"]] == [False], "and once again"


def test_the_archive_with_filters_and_records(houses: tuple[House, House]) -> None:
    one, two = houses
    anna, bo = one.someone("Anna"), two.someone("Bo")
    first, second = finished(anna, bo), finished(anna, bo, rated=True)
    third = anna.table("me", "bigmoney", options={"kingdom": "introduction"})["table"]
    play_out(third, anna)
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
    earlier = found["results"][0]
    behind = anna.get("/api/archive", before=f"{earlier['ended']!r} {earlier['id']}")
    assert [one["id"] for one in behind["results"]] == [second["id"], first["id"]]
    lines = anna.http.get("/api/archive/records", params={"against": my_id(bo)})
    records = [json.loads(line) for line in lines.text.splitlines()]
    assert [record["game"] for record in records] == ["dominion"] * 2
    assert anna.get(f"/api/tables/{second['id']}/record") == records[0]
    assert one.nobody().http.get("/api/archive").status_code == 401
    anna.http.delete(f"/api/tables/{first['id']}").raise_for_status()
    gone = anna.get("/api/archive", against=my_id(bo))["results"][1]
    assert (gone["id"], gone["film"], gone["seats"][1]["name"]) == (first["id"], False, "Bo"), "its result stays"


def test_a_page_shows_what_its_person_lets_others_see(houses: tuple[House, House]) -> None:
    one, two = houses
    anna, bo, cleo = one.someone("Anna"), two.someone("Bo"), one.someone("Cleo")
    for _ in range(3):
        table = finished(anna, bo, rated=True)
    result_of(anna, table)
    path = f"/api/people/{my_id(anna)}"
    own = anna.get(path)
    assert (own["me"], own["seen"], own["open"], own["name"]) == (True, "met", True, "Anna")
    assert [(one["game"], one["games"]) for one in own["games"]] == [("dominion", 3)]
    assert len(own["course"]) == 3
    assert all(point["shown"] is not None for point in own["course"])
    assert [(met["name"], met["games"]) for met in own["met"]] == [("Bo", 3)]
    [rating] = own["ratings"]
    assert (rating["game"], rating["players"], rating["games"], rating["provisional"]) == ("dominion", 2, 3, True)
    assert own["course"][-1]["shown"] == rating["shown"]
    wait_for(lambda: anna.get(path)["favourites"], "what was taken is read behind everything else")
    assert {"kind": "card", "name": "silver"}.items() <= anna.get(path)["favourites"][0].items() or any(
        one["name"] == "silver" for one in anna.get(path)["favourites"]
    )
    assert bo.get(path)["open"] is True, "they have met"
    stranger = cleo.get(path)
    assert (stranger["open"], stranger["results"], stranger["met"]) == (False, [], [])
    assert stranger["ratings"] == own["ratings"]
    dan = one.someone("Dan")
    finished(anna, dan)
    assert "Dan" not in json.dumps(bo.get(path)), "nobody is named who is neither of the two"
    anna.http.put("/api/me/page", json={"seen": "all"}).raise_for_status()
    assert cleo.get(path)["open"] is True
    anna.http.put("/api/me/page", json={"seen": "none"}).raise_for_status()
    for other in (bo, cleo):
        other.refused("GET", path, 404, "no-page")
    assert "Anna" not in json.dumps(
        [r for r in cleo.get("/api/ratings/dominion")["rows"] if r["public"] == my_id(anna)]
    )


def wait_for(found: Any, why: str, seconds: float = 60) -> None:
    give_up = time.monotonic() + seconds
    while not found():
        assert time.monotonic() < give_up, why
        time.sleep(0.05)


def test_whoever_is_deleted_is_nobody_in_results(houses: tuple[House, House]) -> None:
    one, two = houses
    anna, bo = one.someone("Anna"), two.someone("Zacharias")
    table = finished(anna, bo, rated=True)
    before = result_of(anna, table)
    assert bo.get("/api/me/export")["placings"]

    async def go() -> None:
        async with opened(one.config.database) as database:
            await forget(database, hash_of(bo.secret))

    asyncio.run(go())
    found = anna.get("/api/archive")["results"][0]
    assert (found["id"], found["rated"]) == (table["id"], True)
    [mine, gone] = found["seats"]
    assert (gone["kind"], gone["name"], gone["public"], gone["place"]) == (
        "gone",
        "",
        None,
        before["seats"][1]["place"],
    )
    assert mine["change"] == before["seats"][0]["change"]
    assert "Zacharias" not in json.dumps([anna.get("/api/ratings/dominion"), found])


def test_statistics_of_all_games_name_nobody(houses: tuple[House, House]) -> None:
    one, _ = houses
    path = "/api/statistics/dominion"
    anna = one.someone("Statistica")
    while anna.get(path)["games"] < LEAST:
        table = anna.table("me", "bigmoney", options={"kingdom": "introduction"})["table"]
        play_out(table, anna)
        wait_for(lambda table=table: table["id"] in [row.result for row in kept(one, READINGS)], "it is read")
    wait_for(lambda: anna.get(path)["things"], "it is put together")
    told = anna.get(path)
    assert "Statistica" not in json.dumps(told)
    silver = next(thing for thing in told["things"] if thing["name"] == "silver")
    assert silver["taken"] >= LEAST
    assert all(opening["low"] <= opening["share"] <= opening["high"] for opening in told["openings"])
    assert told["openings"]


def test_a_server_that_does_not_wish_it_tells_no_statistics(house: House) -> None:
    anna = house.someone("Anna")
    assert anna.get("/api/ratings")["statistics"] is False
    anna.refused("GET", "/api/statistics/dominion", 404, "no-statistics")
