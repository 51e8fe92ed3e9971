"""Whole games over real sockets: by HTTP, by WebSocket, on one screen, watched, with bots, with lost connections."""

import json
import threading
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from allmende.table import new_game
from tests.server.database import Databases
from tests.server.house import House, Json, Line, Someone, generous, good, options_of, sensible


def two_people(house: House, **more: Any) -> tuple[Someone, Someone, Json]:
    anna, bo = house.someone("Anna"), house.someone("Bo")
    table = anna.table("me", "open", seed=11, options={"first": 0}, **more)["table"]
    bo.join(table)
    return anna, bo, table


def test_a_whole_game_by_http(house: House) -> None:
    anna, bo, table = two_people(house)
    people = {0: anna, 1: bo}
    update = anna.look(table)
    assert [seat["name"] for seat in update["table"]["seats"]] == ["Anna", "Bo"]
    picks = 0
    while not update["view"]["over"]:
        seat = update["view"]["waiting"][0]
        update = people[seat].look(table, since=update["seq"])
        assert update["view"]["seat"] == seat
        update = people[seat].pick(update, sensible(update))
        picks += 1
        assert update["table"]["picks"] == picks
    for someone in (anna, bo):
        end = someone.look(table)
        assert end["table"]["over"]
        assert end["winners"]
        assert len(end["scores"]) == 2
        assert {event["pick"] for event in end["events"] if event["kind"] == "buy"} <= set(range(1, picks + 1))
        assert [event["kind"] for event in end["events"][:4]] == ["draw", "draw", "turn", "table-join"]
        assert {event["pick"] for event in end["events"][:4]} == {0}
        assert [event.get("cards") is None for event in end["events"][:2]].count(True) == 1, "only the own hand is told"
    end = anna.look(table)
    options: Json = end["table"]["options"]
    again = new_game("dominion", seed=11, **options)
    record = anna.get(f"/api/tables/{table['id']}/record")
    for pick in record["picks"]:
        again.play(pick)
    assert again.over
    assert again.scores() == end["scores"]


def test_a_whole_game_by_socket(house: House) -> None:
    anna, bo, table = two_people(house)
    lines = [anna.socket(table), bo.socket(table)]
    for line in lines:
        line.updated(2)
    seq = 2
    while not lines[0].update["view"]["over"]:
        [seat] = lines[0].update["view"]["waiting"]
        update = lines[seat].pick(sensible(lines[seat].update))
        seq += 1
        other = lines[1 - seat].updated(seq)
        assert update["seq"] == other["seq"] == seq
        assert update["since"] == other["since"] == seq - 1
        assert {event["seq"] for event in update["events"]} <= {seq}
    assert lines[1].update["scores"] == lines[0].update["scores"]
    for line in lines:
        line.close()


def test_each_change_comes_once(house: House) -> None:
    anna, _, table = two_people(house)
    line = anna.socket(table)
    line.updated(2)
    for _ in range(2):
        line.pick(sensible(line.update))
    assert line.ask("show", seat=0)["type"] == "ok"
    line.receive()
    told = [json.loads(text) for text in line.bytes]
    seqs = [message["seq"] for message in told if message["type"] == "update"]
    assert seqs[-1] == 4
    assert [seq for seq in seqs[:-1] if seq > 2] == [3, 4], "and once more after 'show', from another seat's side"


def test_against_a_bot(house: House) -> None:
    anna = house.someone("Anna")
    update = anna.table("me", "bigmoney", seed=3)
    line = anna.socket(update["table"])
    line.receive()
    while not line.update["view"]["over"]:
        if line.update["view"]["waiting"] == [0]:
            line.pick(sensible(line.update))
        else:
            line.receive()
    assert line.update["scores"][1]["total"] > 10, "the bot bought something"
    line.close()


def test_one_screen_two_hands(house: House) -> None:
    anna = house.someone()
    table = anna.table({"kind": "me", "name": "Anna"}, {"kind": "me", "name": "Bo"}, options={"first": 0})["table"]
    line = anna.socket(table, seat=0)
    line.receive()
    hands = [hand(line, seat) for seat in (0, 1)]
    assert hands == [5, 0], "only the own hand is open"
    assert line.ask("show", seat=1)["type"] == "ok"
    while line.update["view"]["seat"] != 1:
        line.receive()
    assert line.update["since"] == 0
    assert [hand(line, seat) for seat in (0, 1)] == [0, 5]
    assert line.update["view"]["choice"] is None, "it is seat 0's turn"
    assert line.ask("show", seat=None)["type"] == "ok"
    while line.update["view"]["seat"] is not None:
        line.receive()
    assert [hand(line, seat) for seat in (0, 1)] == [0, 0], "covered between two turns"
    assert line.ask("show", seat=2)["error"] == "no-rights"
    line.close()


def hand(line: Line, seat: int) -> int:
    return len(line.update["view"]["table"]["players"][seat]["hand"]["known"])


def test_a_spectator_only_looks(house: House) -> None:
    anna, _, table = two_people(house)
    stranger = house.someone()
    stranger.refused("GET", f"/api/tables/{table['id']}", 403, "no-rights")
    update = stranger.look(table, watch=table["watch"])
    assert update["view"]["seat"] is None
    assert update["view"]["choice"] is None
    assert update["table"]["mine"] == []
    assert "invite" not in update["table"]
    assert not any(player["hand"]["known"] for player in update["view"]["table"]["players"])
    line = house.nobody().socket(table, watch=table["watch"])
    line.receive()
    assert line.ask("pick", seq=line.update["seq"], seat=0, picks=[0])["error"] == "no-rights"
    anna.pick(anna.look(table), sensible(anna.look(table)))
    assert line.updated(3)["view"]["seat"] is None
    line.close()
    assert stranger.look(table, watch=table["invite"])["view"]["seat"] is None, "who may sit down may look first"


def test_nothing_is_missed_after_a_lost_connection(house: House) -> None:
    anna, bo, table = two_people(house)
    line = bo.socket(table)
    line.updated(2)
    line.cut()
    update = anna.look(table)
    while update["view"]["waiting"] == [0]:
        update = anna.pick(update, sensible(update))
    back = bo.socket(table, since=2)
    back.receive()
    assert back.update["since"] == 2
    assert back.update["seq"] == update["seq"]
    assert {event["seq"] for event in back.update["events"]} == set(range(3, update["seq"] + 1))
    everything = bo.look(table)["events"]
    assert [event for event in everything if event["seq"] > 2] == back.update["events"]
    back.close()


def test_a_seq_from_nowhere_gets_the_whole(house: House) -> None:
    anna, _, table = two_people(house)
    assert anna.look(table, since=999)["since"] == 0
    line = anna.socket(table, since=999)
    assert line.receive()["since"] == 0
    line.close()


def test_waiting_by_http(house: House) -> None:
    anna, bo, table = two_people(house)
    before = bo.look(table)
    assert bo.look(table, since=before["seq"], wait=0.05)["seq"] == before["seq"]
    line = anna.socket(table)
    line.receive()
    with httpx.Client(base_url=house.url, headers=bo.http.headers, timeout=20) as client:
        found: list[httpx.Response] = []
        query = {"since": before["seq"], "wait": 20}
        waiting = threading.Thread(target=lambda: found.append(client.get(f"/api/tables/{table['id']}", params=query)))
        waiting.start()
        line.pick(sensible(line.update))
        waiting.join(10)
        assert found[0].json()["seq"] == before["seq"] + 1
    line.close()


def test_my_tables_and_who_is_here(house: House) -> None:
    anna, bo, table = two_people(house)
    [mine] = anna.get("/api/tables")["tables"]
    assert mine["id"] == table["id"]
    assert mine["my_turn"]
    assert not bo.get("/api/tables")["tables"][0]["my_turn"]
    assert not any(seat["here"] for seat in anna.look(table)["table"]["seats"])
    one = anna.socket(table)
    one.receive()
    other = bo.socket(table)
    while one.presence.get("here") != [0, 1]:
        one.hear()
    assert all(seat["here"] for seat in anna.look(table)["table"]["seats"])
    other.close()
    while one.presence["here"] != [0]:
        one.hear()
    assert [seat["here"] for seat in bo.look(table)["table"]["seats"]] == [True, False]
    one.close()


def test_games_are_described(house: House) -> None:
    games = {game["game"]: game for game in house.someone().get("/api/games")["games"]}
    assert games["dominion"]["max_players"] == 6
    kingdom = next(setting for setting in games["dominion"]["settings"] if setting["name"] == "kingdom")
    assert "first-game" in kingdom["values"]
    assert kingdom["names"]["first-game"] == {"en": "First Game", "de": "Das erste Spiel"}
    reasons = {exclusion["why"]["en"]: exclusion["when"] for exclusion in games["agricola"]["exclusions"]}
    assert reasons["an open display needs a game with hand cards"] == {"variants": ["open-display"], "cards": ["none"]}
    assert games["dominion"]["best_bot"] == "bigmoney"


def test_a_browser_gets_a_cookie_that_no_script_reads(house: House) -> None:
    with httpx.Client(base_url=house.url) as browser:
        first = browser.get("/api/me")
        cookie = first.headers["set-cookie"].lower()
        assert "httponly" in cookie
        assert "samesite=lax" in cookie
        assert "secure" not in cookie
        assert "set-cookie" not in browser.get("/api/me").headers
        put = browser.put("/api/me", json={"name": "Anna", "settings": {"dark": True}}, headers={"Origin": house.url})
        assert put.json() == {"name": "Anna", "settings": {"dark": True}}
        assert browser.get("/api/me").json()["name"] == "Anna"


def test_settings_are_changed_key_by_key(databases: Databases) -> None:
    """Two tabs that know nothing of each other: each tells what it has changed, and nothing is lost."""
    with databases.fresh() as url:
        with House(generous(url)) as house:
            anna = house.someone("Anna")
            first: Json = {"theme": "day", "sound": True, "own": {"a": 1, "b": 2}}
            tabs: list[Json] = [{"theme": "evening"}, {"log": False}, {"own": {"b": None}}, {"own": {"c": 3}}]
            good(anna.http.put("/api/me", json={"settings": first}))
            with ThreadPoolExecutor(4) as pool:
                list(pool.map(lambda change: good(anna.http.put("/api/me", json={"settings": change})), tabs))
        with House(generous(url)) as house:
            kept = house.known(anna.secret).get("/api/me")
    assert kept == {
        "name": "Anna",
        "settings": {"theme": "evening", "sound": True, "log": False, "own": {"a": 1, "c": 3}},
    }


def test_leaving_closes_the_own_socket(house: House) -> None:
    anna, bo, table = two_people(house)
    line = bo.socket(table)
    line.receive()
    assert bo.post(f"/api/tables/{table['id']}/leave", seat=1)["seq"] == 3
    with pytest.raises(ConnectionClosed) as closed:
        line.updated(99)
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 4403
    bo.refused("GET", f"/api/tables/{table['id']}", 403, "no-rights")
    with pytest.raises(InvalidStatus):
        bo.socket(table, seat=1)
    assert anna.look(table)["table"]["seats"][1]["bot"] == "bigmoney"
    assert options_of(anna.look(table)), "the game goes on"


def test_a_game_says_what_lies_in_its_box(house: House) -> None:
    anna = house.someone("Anna")
    cards = anna.get("/api/games/dominion/things")["card"]
    smithy = next(card for card in cards if card["slug"] == "smithy")
    assert (smithy["set"], smithy["cost"], smithy["types"]) == ("base", 4, ["action"])
    tiles = anna.get("/api/games/lowlands/things")["tile"]
    assert {tile["set"] for tile in tiles} == {"feature", "action", "sheep", "storm"}
    anna.refused("GET", "/api/games/chess/things", 404, "unknown-game")
