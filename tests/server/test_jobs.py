"""Work that people ask for: hints, imports, looks back. Nobody can ask for so much that others wait."""

import re
import socket
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from urllib.parse import urlsplit

import pytest

from allmende.lowlands.tiles import built_in
from allmende.table import rules_of
from tests.server.database import Databases
from tests.server.house import House, Json, Someone, generous, options_of, sensible

HINTS = {"hints": True}


@pytest.fixture(scope="module")
def house(databases: Databases) -> Iterator[House]:
    """A server whose hints have all the time they need, however busy the machine is."""
    with databases.fresh() as url, House(generous(url, bot_seconds=60)) as open_house:
        yield open_house


def act(update: Json, what: str) -> str:
    return f"/api/tables/{update['table']['id']}/{what}"


def begun(house: House, kind: str) -> int:
    """So many jobs of a kind were begun."""
    found = re.search(rf'^allmende_jobs_total{{kind="{kind}"}} (\d+)$', house.nobody().http.get("/metrics").text, re.M)
    return int(found[1]) if found else 0


def wait_for(house: House, kind: str, number: int) -> None:
    give_up = time.monotonic() + 30
    while begun(house, kind) < number:
        assert time.monotonic() < give_up
        time.sleep(0.02)


def bot_turn(anna: Someone, update: Json, seconds: float) -> float:
    """Anna plays her turn; how long the bot takes for its own."""
    while options_of(update):
        update = anna.pick(update, sensible(update))
    began = time.monotonic()
    while not options_of(update):
        assert time.monotonic() - began < seconds, "the bot does not come to its turn"
        update = anna.look(update["table"], since=update["seq"], wait=1)
    return time.monotonic() - began


def test_bots_play_on_while_somebody_asks_for_hints(databases: Databases) -> None:
    with databases.fresh() as url, House(generous(url, waiting_jobs_per_person=1, bot_seconds=60)) as house:
        anna, mallory = house.someone(), house.someone()
        update = anna.table("me", "bigmoney", options={"first": 0})
        bot_turn(anna, update, 60)  # its process begins
        tables = [mallory.table("me", "me", game="agricola", settings=HINTS) for _ in range(12)]
        with ThreadPoolExecutor(60) as threads:
            asked = [threads.submit(mallory.http.get, act(tables[n % 12], "hints")) for n in range(60)]
            wait_for(house, "hint", 1)
            bot_turn(anna, anna.look(update["table"]), 15)
            answers = [one.result() for one in asked]
        told = {(one.status_code, one.json().get("error")) for one in answers}
        assert told == {(200, None), (429, "busy")}
        refused = next(one for one in answers if one.status_code == 429)
        assert refused.headers["Retry-After"] == "1"
        assert begun(house, "hint") < 12, "one after another, and most of them refused"


def test_one_hint_for_a_seat_and_position(house: House) -> None:
    anna = house.someone()
    update = anna.table("me", "me", game="agricola", settings=HINTS)
    before = begun(house, "hint")

    def hint() -> list[Json]:
        return list(anna.get(act(update, "hints"))["hints"])

    with ThreadPoolExecutor(20) as threads:
        found = list(threads.map(lambda _: hint(), range(20)))
    assert found[0]
    assert all(one == found[0] for one in found)
    assert hint() == found[0]
    assert begun(house, "hint") == before + 1, "it was worked out once, and is remembered"
    seat = update["view"]["seat"]
    moved = anna.pick(update, options_of(update)[0])
    back = anna.post(act(moved, "undo"), seq=moved["seq"], seat=seat)
    assert anna.get(act(back, "hints"), seat=seat) == {"seq": back["seq"], "hints": found[0]}
    assert begun(house, "hint") == before + 1, "the position is the same after an undo"
    moved = anna.pick(back, options_of(back)[0])
    assert {hint["option"] for hint in anna.get(act(moved, "hints"))["hints"]} <= set(
        options_of(anna.look(moved["table"]))
    )
    assert begun(house, "hint") == before + 2


def ask_and_hang_up(someone: Someone, path: str) -> None:
    address = urlsplit(someone.url)
    head = f"GET {path} HTTP/1.1\r\nHost: {address.netloc}\r\nAuthorization: Bearer {someone.secret}\r\n\r\n"
    with socket.create_connection((str(address.hostname), int(address.port or 0)), 10) as line:
        line.sendall(head.encode())
        time.sleep(0.2)  # it is read, and waits


def test_who_hangs_up_waits_no_longer(house: House) -> None:
    """Three hints take three seconds; whoever asks meanwhile and leaves is not served."""
    people = [house.someone() for _ in range(4)]
    updates = [one.table("me", "me", game="agricola", settings=HINTS) for one in people]
    before = begun(house, "hint")
    with ThreadPoolExecutor(3) as threads:
        asked = [threads.submit(people[n].get, act(updates[n], "hints")) for n in range(3)]
        wait_for(house, "hint", before + 1)
        ask_and_hang_up(people[3], act(updates[3], "hints"))
        assert all(one.result()["hints"] for one in asked)
    assert begun(house, "hint") == before + 3
    assert people[3].get(act(updates[3], "hints"))["hints"], "and can ask again"
    assert begun(house, "hint") == before + 4


def test_what_takes_too_long_is_given_up_with_a_sentence(databases: Databases) -> None:
    with databases.fresh() as url:
        with House(generous(url)) as house:
            anna = house.someone()
            update = finished(anna)
            record = anna.get(act(update, "record"))
            secret = anna.secret
        with House(generous(url, clerk_seconds=0.0)) as house:
            anna = house.known(secret)
            anna.refused("GET", act(update, "moment/3?seat=0"), 503, "too-slow")
            anna.refused("GET", act(update, "course"), 503, "too-slow")
            told = anna.refused("POST", "/api/records", 422, "bad-record", json=record)["message"]
            assert told == "this takes too long to be read"
            body = {"option": "tiles", "text": built_in()}
            told = anna.refused("POST", "/api/games/lowlands/read", 422, "bad-file", json=body)["message"]
            assert told == "this takes too long to be read"
            table = anna.table("me", "bigmoney", options={"first": 0})
            bot_turn(anna, table, 60)


def finished(anna: Someone) -> Json:
    update = anna.table("me", "me", seed=3)
    while not update["view"]["over"]:
        anna.pick(update, sensible(update))
        update = anna.look(update["table"])
    return update


def test_the_course_of_a_game_is_worked_out_once(house: House) -> None:
    anna = house.someone()
    update = finished(anna)
    before = begun(house, "course")
    courses = [anna.get(act(update, "course")) for _ in range(3)]
    assert courses[0] == courses[2]
    assert begun(house, "course") == before + 1


def test_a_few_looks_back_at_once_wait_for_each_other(house: House) -> None:
    """A film fetches the next moment while one is shown."""
    anna = house.someone()
    update = finished(anna)
    with ThreadPoolExecutor(5) as threads:
        found = list(threads.map(lambda pick: anna.get(act(update, f"moment/{pick}"), seat=0), range(10, 15)))
    assert [one["pick"] for one in found] == list(range(10, 15))


@pytest.mark.parametrize(
    "text",
    [
        b'{"picks": ' + b"[" * 500_000, b'{"a":' * 100_000, b'{"seed": ' + b"1" * 500_000 + b"}", b"{" * 9, b"\xff",
        b"", b"[]", b'"x"', b'{"game": "dominion", "options": {}, "seed": 1, "picks": [' + b"[]," * 300_000 + b"[]]}",
        b'{"game": "dominion", "options": {}, "seed": 1, "picks": [' + b"1" * 4000 + b"]}",
    ],
)  # fmt: skip
def test_a_record_may_be_anything(house: House, text: bytes) -> None:
    told = house.someone().refused("POST", "/api/records", 422, "bad-record", content=text)["message"]
    assert "\n" not in told


def test_no_game_goes_on_for_ever(databases: Databases, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rules_of("dominion"), "longest", 7)
    with databases.fresh() as url, House(generous(url)) as house:
        anna = house.someone()
        update = anna.table("me", "me")
        for _ in range(7):
            anna.pick(update, sensible(update))
            update = anna.look(update["table"])
        body = {"seq": update["seq"], "seat": update["view"]["seat"], "picks": [sensible(update)]}
        told = anna.refused("POST", act(update, "picks"), 409, "too-long", json=body)
        assert told["update"]["seq"] == update["seq"]


def test_no_bot_plays_on_for_ever(databases: Databases, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rules_of("dominion"), "longest", 4)
    with databases.fresh() as url, House(generous(url)) as house:
        anna = house.someone()
        update = anna.table("me", "bigmoney", options={"first": 1})
        while not options_of(update):
            update = anna.look(update["table"], since=update["seq"], wait=5)
        while options_of(update):
            update = anna.pick(update, sensible(update))
        picked = bot_picks(house)
        for _ in range(20):
            update = anna.look(update["table"])
            assert (update["table"]["picks"], update["view"]["waiting"]) == (4, [1])
            time.sleep(0.02)
        assert bot_picks(house) == picked, "nobody thinks about picks that would be refused"


def bot_picks(house: House) -> str | None:
    found = re.search(r"^allmende_bot_seconds_count (.*)$", house.nobody().http.get("/metrics").text, re.M)
    return found and found[1]


def test_a_table_has_an_end_of_changes(databases: Databases) -> None:
    with databases.fresh() as url, House(generous(url, changes_per_table=9)) as house:
        anna = house.someone()
        update = anna.table("me", "me", options={"first": 0})
        while update["seq"] < 9:
            if update["can"]["undo"]:
                update = anna.post(act(update, "undo"), seq=update["seq"], seat=0)
            else:
                update = anna.pick(update, sensible(update))
        body = {"seq": 9, "seat": 0, "picks": [sensible(update)]}
        anna.refused("POST", act(update, "picks"), 409, "too-long", json=body)
        if update["can"]["undo"]:
            anna.refused("POST", act(update, "undo"), 409, "too-long", json={"seq": 9, "seat": 0})
        anna.post(act(update, "leave"), seat=1)
        assert anna.look(update["table"])["table"]["seats"][1]["kind"] == "bot"
