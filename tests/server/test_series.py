"""Games that follow one another: wishes, the next table, how a series stands."""

import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from allmende.server.config import sqlite_url
from tests.agricola.test_campaign import BARE, alone, campaign, over, worth
from tests.server.arranged import rearranged
from tests.server.house import House, Json, Someone, generous


@pytest.fixture(scope="module")
def data(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("series")


@pytest.fixture(scope="module")
def house(data: Path) -> Iterator[House]:
    with House(generous(sqlite_url(data))) as open_house:
        yield open_house


def act(table: Json, what: str) -> str:
    return f"/api/tables/{table['id']}/{what}"


def finished(who: Someone, data: Path, *seats: Json, others: tuple[str, ...] = (), said: Any = True) -> Json:
    """A table at which a game of a campaign is over."""
    made = who.table("me", *others, game="agricola", options={"players": len(seats)})["table"]
    return rearranged(made, data, over(*seats, campaign=said))


def wishes(**by_seat: str | None) -> list[Json]:
    return [{"seat": int(seat.removeprefix("s")), "thing": thing} for seat, thing in by_seat.items()]


def test_a_solo_campaign_goes_on_table_by_table(house: House, data: Path) -> None:
    anna = house.someone("Anna")
    table = finished(anna, data, worth(57 - BARE, played=["grocer", "priest"]))
    stands = anna.get(f"/api/series/{table['id']}")
    assert stands["series"]["following"] == {"number": 2, "target": 55, "again": False}
    assert stands["series"]["wishes"] == [{"seat": 0, "kind": "card", "things": ["grocer", "priest"], "must": True}]
    assert (stands["waiting"], stands["wished"], stands["mine"]) == ([0], [], [0])
    for thing, why in (("tutor", "choose from grocer, priest"), (None, "must be secured")):
        refused = anna.refused("POST", act(table, "next"), 422, "bad-wish", json={"wishes": wishes(s0=thing)})
        assert why in refused["message"]
    second = anna.post(act(table, "next"), wishes=wishes(s0="grocer"))["table"]
    assert anna.post(act(table, "next"))["table"] == second, "whoever asks again is led to the same table"
    update = anna.look({"id": second})
    view = update["view"]["table"]
    assert (view["target"], view["players"][0]["goods"]["food"]) == (55, 3)
    assert [card["card"] for card in view["players"][0]["played"]] == ["grocer"]
    assert update["table"]["series"] == table["id"]
    stands = anna.get(f"/api/series/{table['id']}")
    assert [(one["id"], one["over"]) for one in stands["tables"]] == [(table["id"], True), (second, False)]
    assert stands["series"]["carried"]["things"] == [["grocer"]]
    assert not stands["over"]
    mine = {one["id"]: one["series"] for one in anna.get("/api/tables")["tables"]}
    assert mine[second] == table["id"], "it is found again next week"
    anna.refused("POST", act({"id": second}, "next"), 409, "not-over", json={})


def test_a_failed_game_is_repeated(house: House, data: Path) -> None:
    anna = house.someone("Anna")
    table = finished(anna, data, worth(54 - BARE, played=["grocer", "priest"]), said=alone(60, start=("grocer",)))
    again = anna.post(act(table, "next"))["table"]
    view = anna.look({"id": again})["view"]["table"]
    assert (view["target"], view["players"][0]["goods"]["food"]) == (55, 0)


def test_people_choose_for_themselves_and_bots_by_a_rule(house: House, data: Path) -> None:
    anna, bo, cleo = house.someone("Anna"), house.someone("Bo"), house.someone("Cleo")
    made = anna.table("me", "open", "farmer", game="agricola", options={"players": 3})["table"]
    bo.join(made)
    seats = [
        worth(9, played=["grocer"]),
        worth(5, played=["priest", "tutor"]),
        worth(1, played=["scholar", "wood-cutter"]),
    ]
    table = rearranged(made, data, over(*seats))
    line = bo.socket(table)
    assert line.receive()["table"]["wished"] == []
    cleo.refused("POST", act(table, "next"), 403, "no-rights", json={})
    anna.refused("POST", act(table, "next"), 403, "no-rights", json={"wishes": wishes(s1="priest")})
    cleo.refused("GET", f"/api/series/{table['id']}", 403, "no-rights")
    cleo.refused("GET", f"/api/series/{'x' * 22}", 404, "no-table")
    assert anna.post(act(table, "next"), wishes=wishes(s0="grocer"))["table"] is None
    told = line.receive()
    assert told["table"]["wished"] == [0]
    assert [event["kind"] for event in told["events"]] == ["table-wish"]
    assert anna.get(f"/api/series/{table['id']}")["waiting"] == [1]
    second = bo.post(act(table, "next"), wishes=wishes(s1=None))["table"]
    update = anna.look({"id": second}, seat=0)
    players = update["view"]["table"]["players"]
    assert [[card["card"] for card in player["played"]] for player in players] == [["grocer"], [], ["wood-cutter"]]
    assert update["view"]["table"]["first"] == 0, "the winner begins"
    assert [player["goods"]["food"] for player in players][1:] == [3, 4]
    assert [seat["name"] for seat in update["table"]["seats"]][:2] == ["Anna", "Bo"]
    assert anna.look(table)["table"]["rematch"] == second
    anna.refused("POST", act(table, "next"), 403, "no-rights", json={"wishes": wishes(s2=None)})


def test_after_the_last_game_nothing_follows(house: House, data: Path) -> None:
    anna = house.someone("Anna")
    said = campaign([[40, 30], [30, 40]], [[1, 2], [2, 1]], 1)
    table = finished(anna, data, worth(9, played=["grocer"]), worth(5), others=("farmer",), said=said)
    stands = anna.get(f"/api/series/{table['id']}")["series"]
    assert (stands["won"], stands["following"], stands["wishes"]) == ([0], None, [])
    anna.refused("POST", act(table, "next"), 409, "no-next", json={})
    anna.refused("POST", act(table, "rematch"), 409, "in-series", json={})


def test_other_games_are_in_no_series(house: House) -> None:
    anna = house.someone("Anna")
    table = anna.table("me", "me")["table"]
    assert (table["series"], table["wished"]) == (None, [])
    anna.refused("GET", f"/api/series/{table['id']}", 404, "no-table")


def test_wishes_are_still_there_when_the_server_comes_back(tmp_path: Path) -> None:
    config = generous(sqlite_url(tmp_path))
    with House(config) as house:
        anna, bo = house.someone("Anna"), house.someone("Bo")
        made = anna.table("me", "open", game="agricola", options={"players": 2})["table"]
        bo.join(made)
        table = rearranged(made, tmp_path, over(worth(9, played=["grocer"]), worth(5, played=["priest"])))
        assert anna.post(act(table, "next"), wishes=wishes(s0="grocer"))["table"] is None
    with House(config) as house:
        second = house.known(bo.secret).post(act(table, "next"), wishes=wishes(s1="priest"))["table"]
        update = house.known(anna.secret).look({"id": second}, seat=0)
        played = [[card["card"] for card in one["played"]] for one in update["view"]["table"]["players"]]
        assert played == [["grocer"], ["priest"]]


def test_who_is_late_with_a_choice_holds_nobody_up(house: House, data: Path) -> None:
    anna, bo = house.someone("Anna"), house.someone("Bo")
    made = anna.table("me", "open", game="agricola", options={"players": 2})["table"]
    bo.join(made)
    table = rearranged(made, data, over(worth(9, played=["grocer"]), worth(5, played=["scholar", "wood-cutter"])))
    where = act(table, "next")
    refused = anna.refused("POST", where, 409, "choose-first", json={"without": True})
    assert "choose yourself" in refused["message"]
    assert anna.post(where, wishes=wishes(s0="grocer"))["table"] is None
    anna.refused("POST", where, 409, "not-late", json={"without": True})
    assert 500 < anna.get(f"/api/series/{table['id']}")["patience"] <= 600
    with sqlite3.connect(data / "tables.sqlite", timeout=10) as database:
        database.execute("UPDATE tables SET changed = changed - 601 WHERE id = ?", (table["id"],))
    database.close()
    assert anna.get(f"/api/series/{table['id']}")["patience"] == 0
    second = anna.post(where, without=True)["table"]
    players = anna.look({"id": second})["view"]["table"]["players"]
    assert [[card["card"] for card in one["played"]] for one in players] == [["grocer"], ["wood-cutter"]]
    assert bo.post(where, wishes=wishes(s1="scholar"))["table"] == second, "it has begun without"
