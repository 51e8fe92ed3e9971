"""Limits that hold for several processes together, and tables that go where their people are."""

import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace

import pytest

from allmende.server.buckets import Buckets, Open
from tests.server.database import POSTGRES, Databases
from tests.server.house import House, generous, sensible

MOST_TABLES = 3
BURST = 40
LONG = 30


def test_what_is_taken_elsewhere_counts_here() -> None:
    here, there = Buckets(2, 10), Buckets(2, 10)
    for _ in range(6):
        assert there.take("anna", 0)
    assert there.take("bo", 0)
    told = there.told(0.5, 2)
    assert told == {"anna": 6, "bo": 1}, "bo came more often than half of what a second has for each"
    assert there.told(0.5, 2) == {}, "once only"
    here.spend(told, 0)
    assert [here.take("anna", 0) for _ in range(5)] == [True] * 4 + [False]
    assert here.wait("anna") == 1
    here.spend({"anna": 1000}, 0)
    assert not here.take("anna", 5), "a burst is owed at most"
    assert here.take("anna", 6)
    seldom = Buckets(30, 90)
    assert seldom.take("anna", 0)
    assert seldom.told(0.5, 2) == {}, "of whoever comes seldom nothing is told"


def test_what_is_open_elsewhere_counts_here() -> None:
    sockets = Open(4)
    sockets.come("anna")
    sockets.elsewhere["other"] = {"anna": 3}
    assert sockets.full("anna")
    assert not sockets.full("bo")
    assert sockets.told(2) == {"anna": 1}
    assert Open(60).told(2) == {}
    sockets.forget_others({"another"})
    assert not sockets.full("anna"), "that process is dead"
    sockets.go("anna")
    assert not sockets.here


@pytest.fixture(scope="module")
def houses(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[House, House]]:
    if not POSTGRES:
        pytest.skip("several processes need a PostgreSQL")
    with Databases("postgresql", tmp_path_factory.mktemp("databases")).fresh() as url:
        config = replace(generous(url, tables_per_person=MOST_TABLES, sweep_seconds=0.2), requests_per_second=0.01)
        config = replace(config, requests_burst=BURST)
        with House(config) as one, House(config) as two:
            give_up = time.monotonic() + LONG
            while [gauge(house, "neighbours") for house in (one, two)] != [1, 1]:
                assert time.monotonic() < give_up
                time.sleep(0.05)
            yield one, two


def test_nobody_gets_the_last_table_twice(houses: tuple[House, House]) -> None:
    anna = houses[0].someone("Anna")
    both = [anna, houses[1].known(anna.secret)]
    body = {"game": "dominion", "seats": [{"kind": "me"}, {"kind": "me"}]}
    with ThreadPoolExecutor(10) as threads:
        codes = list(threads.map(lambda n: both[n % 2].http.post("/api/tables", json=body).status_code, range(10)))
    assert sorted(codes) == [201] * MOST_TABLES + [409] * (10 - MOST_TABLES)


def test_requests_at_one_process_count_at_the_other(houses: tuple[House, House]) -> None:
    anna = houses[0].someone("Anna")
    far = houses[1].known(anna.secret)
    assert {anna.http.get("/api/me").status_code for _ in range(BURST - 5)} == {200}
    give_up, asked = time.monotonic() + LONG, 0
    while far.http.get("/api/me").status_code == 200:
        asked += 1
        assert time.monotonic() < give_up
        time.sleep(0.1)  # what is told twice a second comes sooner than the burst of this process is used up
    assert asked < BURST - 5


def gauge(house: House, name: str) -> int:
    return int(house.nobody().http.get("/metrics").text.split(f"\nallmende_{name} ")[1].split("\n")[0])


def owned(house: House) -> int:
    return gauge(house, "tables_owned")


def test_a_table_goes_to_where_its_people_are(houses: tuple[House, House]) -> None:
    one, two = houses
    anna = one.someone("Anna")
    update = anna.table("me", "me", options={"first": 0}, seed=1)
    before = [owned(house) for house in houses]
    line = two.known(anna.secret).socket(update["table"])
    line.updated(1)
    give_up = time.monotonic() + LONG
    while [owned(house) for house in houses] != [before[0] - 1, before[1] + 1]:
        assert time.monotonic() < give_up
        time.sleep(0.05)
    line.pick(sensible(update))
    assert anna.look(update["table"])["table"]["picks"] == 1
