"""Where the question itself is a secret, its answer takes the others as long as none: neither comes before its time."""

import time
from collections.abc import Iterator
from concurrent.futures import Future, ThreadPoolExecutor

import pytest

from tests.server.database import Databases
from tests.server.house import House, Json, Line, Someone, generous
from tests.server.test_operations import sql

ASIDE = 0.6
KINGDOM = ["bureaucrat", "gardens", "cellar", "market", "mine", "moat", "remodel", "smithy", "village", "workshop"]


@pytest.fixture(scope="module")
def house(databases: Databases) -> Iterator[House]:
    with databases.fresh() as url, House(generous(url, aside_seconds=ASIDE)) as open_house:
        yield open_house


def offered(update: Json) -> dict[tuple[str, ...], int]:
    choice = update["view"]["choice"]
    return {} if choice is None else {tuple(map(str, one["key"])): one["option"] for one in choice["options"]}


def wish(update: Json, wanted: str) -> int:
    found = offered(update)
    wishes = (("treasures",), ("pile", wanted), ("pile", "silver"), ("done",))
    return next((found[one] for one in wishes if one in found), min(found.values()))


def waited(someone: Someone, table: Json) -> tuple[Json, float]:
    began = time.monotonic()
    update = someone.look(table)
    return update, time.monotonic() - began


def test_whether_somebody_was_asked_cannot_be_told_from_the_time(house: House) -> None:
    """Bureaucrat: whoever has one kind of Victory card puts it back unasked, whoever has two kinds chooses."""
    anna, bo = house.someone("Anna"), house.someone("Bo")
    table = anna.table("me", "open", seed=1, options={"first": 0, "kingdom": KINGDOM})["table"]
    bo.join(table)
    watcher = house.nobody().socket(table, watch=table["watch"])
    watcher.receive()
    cases = {True: 0, False: 0}
    with ThreadPoolExecutor(1) as beside:
        for _ in range(600):
            update = anna.look(table)
            found = offered(update)
            if update["view"]["over"] or min(cases.values()) > 0:
                break
            if ("card", "bureaucrat") in found:
                cases[attacked(anna, bo, update, found["card", "bureaucrat"], beside, watcher)] += 1
            elif found:
                anna.pick(update, wish(update, "bureaucrat"))
            else:
                theirs = bo.look(table)
                bo.pick(theirs, wish(theirs, "gardens"))
    assert min(cases.values()) > 0, "both cases came up"


def attacked(anna: Someone, bo: Someone, update: Json, option: int, beside: ThreadPoolExecutor, watcher: Line) -> bool:
    """Anna attacks. Was Bo asked? For her it takes its time either way, and in the list of her tables nothing shows."""
    table = update["table"]
    watcher.updated(update["seq"])
    began = time.monotonic()
    played: Future[Json] = beside.submit(anna.pick, update, option)
    theirs, took = waited(bo, table)
    while theirs["seq"] == update["seq"]:  # before her pick was there
        theirs, took = waited(bo, table)
    asked = bool(offered(theirs))
    if asked:
        assert took < ASIDE / 2, "whoever is asked sees it at once"
        bo.pick(theirs, min(offered(theirs).values()))
    watcher.updated(update["seq"] + 1)
    assert time.monotonic() - began >= ASIDE * 0.9, "spectators wait, too"
    after = played.result(10)
    assert time.monotonic() - began >= ASIDE * 0.9
    assert after["view"]["waiting"] == [0], "all of it at once: she does not learn that he was asked"
    return asked


def test_a_table_that_is_opened_meanwhile_waits_too(databases: Databases) -> None:
    """At another process, or after a restart: in its page, and in the list of tables."""
    with databases.fresh() as url:
        with House(generous(url, aside_seconds=ASIDE)) as house:
            anna, bo = house.someone("Anna"), house.someone("Bo")
            update = anna.table("me", "open", seed=1, options={"first": 0})
            bo.join(update["table"])
            anna.pick(update, offered(update)["treasures",])
        with House(generous(url, aside_seconds=ASIDE)) as house:
            known = house.known(anna.secret)
            known.get("/api/me")
            began = time.time()
            assert sql(url, "UPDATE entries SET time = :now", now=began) > 0
            assert sql(url, "UPDATE tables SET changed = :now", now=began) == 1
            known.get("/api/tables")
            assert time.time() - began > ASIDE * 0.9
            assert known.look(update["table"])["table"]["picks"] == 1


def test_nothing_waits_where_nothing_is_secret(house: House) -> None:
    anna = house.someone("Anna")
    update = anna.table("me", "me", seed=1, options={"first": 0})
    began = time.monotonic()
    anna.pick(update, offered(update)["treasures",])
    assert time.monotonic() - began < ASIDE
