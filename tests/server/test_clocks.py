"""Clocks, absence, what others decide, pauses and vacation: over real sockets, with a clock that the tests turn."""

import asyncio
import time
from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from sqlalchemy import select
from sqlalchemy.ext.asyncio import create_async_engine

from allmende.server.clocks.clock import Clock, begun, moved
from allmende.server.clocks.settings import DAY, ClockSettings
from allmende.server.schema import SEATS
from tests.server.database import POSTGRES, Databases
from tests.server.house import House, Json, Someone, generous, options_of, sensible

LIVE: Json = {"kind": "game", "minutes": 10, "seconds": 20, "then": "bot"}
DAYS: Json = {"kind": "move", "days": 2, "then": "bot"}


class Turned:
    """A clock that stands until it is turned."""

    def __init__(self) -> None:
        self.time = 1_800_000_000.0

    def __call__(self) -> float:
        return self.time

    def on(self, seconds: float) -> None:
        self.time += seconds


@pytest.fixture(scope="module")
def clock() -> Turned:
    return Turned()


@pytest.fixture(scope="module")
def timed(databases: Databases, clock: Turned) -> Iterator[House]:
    with databases.fresh() as url, House(generous(url, now=clock, clock_seconds=0.02)) as house:
        yield house


def two(house: House, chosen: Json | None, first: int = 0) -> tuple[Someone, Someone, Json]:
    """Anna and Bo at a table of Dominion; Anna begins. Nobody has a page open."""
    anna, bo = house.someone("Anna"), house.someone("Bo")
    made: Json = {} if chosen is None else {"settings": {"clock": chosen}}
    table = anna.table("me", "open", options={"first": first}, seed=5, **made)["table"]
    bo.join(table, "Bo")
    return anna, bo, table


def wait_for(someone: Someone, table: Json, what: Any, **query: Any) -> Json:
    """Until the server has seen by itself what is to be seen."""
    give_up = time.monotonic() + 15
    while not what(update := someone.look(table, **query)):
        assert time.monotonic() < give_up, (update["table"]["seats"], update["clock"])
        time.sleep(0.01)
    return update


def kinds(update: Json) -> list[str]:
    return [event["kind"] for event in update["events"] if event["kind"].startswith("table-")]


def turn(someone: Someone, table: Json, seat: int) -> Json:
    """Play until somebody else is asked."""
    update = someone.look(table, seat=seat)
    while seat in update["view"]["waiting"]:
        update = someone.pick(update, sensible(update))
    return update


def at(table: Json, way: str) -> str:
    return f"/api/tables/{table['id']}/{way}"


# The clock of a game


def test_time_runs_for_whoever_is_asked_once_all_seats_are_taken(timed: House, clock: Turned) -> None:
    anna, bo = timed.someone("Anna"), timed.someone("Bo")
    table = anna.table("me", "open", options={"first": 0}, settings={"clock": LIVE})["table"]
    clock.on(100)
    stands = anna.look(table)["clock"]
    assert (stands["running"], stands["left"]) == ([], [600, 600]), "somebody is still missing"
    bo.join(table, "Bo")
    clock.on(30)
    after = turn(anna, table, 0)["clock"]
    assert after["running"] == [1]
    assert after["left"] == [600 - 30 + 20, 600], "30 seconds thought, 20 for the turn"
    clock.on(7)
    back = anna.post(at(table, "undo"), seq=anna.look(table)["seq"], seat=0)
    if back["vote"] is None:
        assert back["clock"]["left"] == [590, 593], "what has gone stays gone"
        again = turn(anna, table, 0)["clock"]
        assert again["left"] == [590, 593], "a turn that is made again brings nothing"


def test_when_time_is_up_a_bot_takes_over_and_one_may_come_back(timed: House, clock: Turned) -> None:
    anna, bo, table = two(timed, LIVE)
    clock.on(599)
    assert anna.look(table)["table"]["seats"][0]["kind"] == "person"
    clock.on(2)
    update = wait_for(bo, table, lambda now: now["table"]["seats"][0]["kind"] == "bot", since=0)
    assert [seat["kind"] for seat in update["table"]["seats"]] == ["bot", "person"]
    assert "table-takeover" in kinds(update)
    hers = anna.look(table)
    assert (hers["table"]["mine"], hers["table"]["held"]) == ([], [0]), "she may look, and take it again"
    assert bo.look(table)["table"]["held"] == []
    assert [one["held"] for one in anna.get("/api/tables")["tables"] if one["id"] == table["id"]] == [[0]]
    bo.refused("POST", at(table, "comeback"), 403, "no-rights", json={"seat": 0})
    back = anna.post(at(table, "comeback"), seat=0)
    assert back["table"]["mine"] == [0]
    assert back["table"]["seats"][0]["name"] == "Anna"
    assert back["clock"]["left"][0] == 60, "a minute at least"
    assert "table-comeback" in kinds(anna.look(table, since=0))


def test_where_the_table_says_so_nobody_comes_back(timed: House, clock: Turned) -> None:
    anna, bo, table = two(timed, LIVE | {"back": False, "bot": "random"})
    clock.on(601)
    wait_for(bo, table, lambda now: now["table"]["seats"][0]["bot"] == "random")
    anna.refused("POST", at(table, "comeback"), 409, "no-way-back", json={"seat": 0})


def test_the_others_decide_if_the_table_wants_it(timed: House, clock: Turned) -> None:
    anna, bo, table = two(timed, LIVE | {"then": "vote"})
    ask = at(table, "propose")
    bo.refused("POST", ask, 409, "not-late", json={"seat": 1, "what": "bot", "whom": 0})
    clock.on(601)
    update = wait_for(bo, table, lambda now: now["clock"]["late"] == [0], since=0)
    assert "table-late" in kinds(update)
    assert update["table"]["seats"][0]["kind"] == "person"
    more = bo.post(ask, seat=1, what="time", whom=0)
    assert (more["clock"]["late"], more["clock"]["left"][0]) == ([], 180), "he is the only other one"
    assert turn(anna, table, 0)["clock"]["running"] == [1], "she plays on"
    clock.on(601)
    wait_for(anna, table, lambda now: now["clock"]["late"] == [1])
    ended = anna.post(ask, seat=0, what="end", whom=1)
    assert ended["table"]["ended"] == "agreed"
    assert ended["clock"]["running"] == []
    assert not ended["table"]["over"]
    picked = {"seq": ended["seq"], "seat": 1, "picks": [0]}
    bo.refused("POST", at(table, "picks"), 409, "ended", json=picked)
    anna.refused("GET", at(table, "record"), 409, "not-over")
    short = next(one for one in anna.get("/api/tables")["tables"] if one["id"] == table["id"])
    assert (short["over"], short["ended"]) == (True, "agreed")


def test_of_three_two_vote_and_time_decides_for_whoever_is_silent(timed: House, clock: Turned) -> None:
    anna, bo, cem = (timed.someone(name) for name in ("Anna", "Bo", "Cem"))
    chosen = LIVE | {"then": "vote", "away": 60}
    table = anna.table("me", "open", "open", options={"first": 0}, settings={"clock": chosen})["table"]
    bo.join(table, "Bo")
    cem.join(table, "Cem")
    clock.on(601)
    wait_for(bo, table, lambda now: now["clock"]["late"] == [0])
    asked = bo.post(at(table, "propose"), seat=1, what="end", whom=0)["clock"]["poll"]
    assert (asked["what"], asked["agreed"], asked["waiting"]) == ("end", [1], [2])
    anna.refused("POST", at(table, "answer"), 403, "no-rights", json={"seat": 0, "agree": False})
    refused = cem.post(at(table, "answer"), seat=2, agree=False)
    assert (refused["clock"]["poll"], refused["table"]["ended"]) == (None, None), "one for it, one against"
    bo.post(at(table, "propose"), seat=1, what="bot", whom=0)
    clock.on(61)
    wait_for(bo, table, lambda now: now["table"]["seats"][0]["kind"] == "bot")


def test_a_pause_needs_everybody_and_ends_by_anyones_wish(timed: House, clock: Turned) -> None:
    anna, bo, table = two(timed, LIVE)
    anna.post(at(table, "propose"), seat=0, what="pause")
    bo.refused("POST", at(table, "propose"), 409, "poll-open", json={"seat": 1, "what": "pause"})
    paused = bo.post(at(table, "answer"), seat=1, agree=True)
    assert paused["clock"]["paused"]
    clock.on(5000)
    update = anna.look(table)
    picked = {"seq": update["seq"], "seat": 0, "picks": [options_of(update)[0]]}
    anna.refused("POST", at(table, "picks"), 409, "paused", json=picked)
    again = bo.post(at(table, "resume"), seat=1)
    assert (again["clock"]["paused"], again["clock"]["left"]) == (False, [600, 600])
    bo.post(at(table, "propose"), seat=1, what="pause")
    assert anna.post(at(table, "answer"), seat=0, agree=False)["clock"]["poll"] is None


# Staying away


def test_without_a_clock_the_others_may_have_a_bot_take_over(timed: House, clock: Turned) -> None:
    anna, bo, table = two(timed, None)
    line = anna.socket(table)
    line.updated(1)
    clock.on(200)
    ask = {"seat": 1, "what": "bot", "whom": 0}
    bo.refused("POST", at(table, "propose"), 409, "not-late", json=ask)
    line.close()
    wait_for(bo, table, lambda now: "away" in now["table"]["seats"][0])
    clock.on(170)
    bo.refused("POST", at(table, "propose"), 409, "not-late", json=ask)
    clock.on(11)
    update = bo.post(at(table, "propose"), **ask)
    assert update["table"]["seats"][0]["kind"] == "bot"
    assert update["clock"] is None
    assert anna.post(at(table, "comeback"), seat=0)["table"]["mine"] == [0]


def test_or_a_bot_takes_over_by_itself(timed: House, clock: Turned) -> None:
    anna, bo, table = two(timed, {"kind": "none", "then": "bot", "away": 5})
    line = anna.socket(table)
    line.updated(1)
    clock.on(400)
    assert anna.look(table)["table"]["seats"][0]["kind"] == "person", "she is there, and thinks"
    line.close()
    wait_for(bo, table, lambda now: "away" in now["table"]["seats"][0])
    clock.on(301)
    update = wait_for(bo, table, lambda now: now["table"]["seats"][0]["kind"] == "bot", since=0)
    assert next(event for event in update["events"] if event["kind"] == "table-takeover")["why"] == "away"


# Days


def test_days_begin_anew_with_every_turn_and_stand_still_on_vacation(timed: House, clock: Turned) -> None:
    anna, bo, table = two(timed, DAYS)
    clock.on(DAY)
    assert turn(anna, table, 0)["clock"]["left"] == [DAY, 2 * DAY]
    due = clock() + 2 * DAY
    short = next(one for one in bo.get("/api/tables")["tables"] if one["id"] == table["id"])
    assert (short["due"], short["clock"]["days"], short["my_turn"]) == (due, 2, True)
    clock.on(DAY)
    bo.refused("POST", "/api/me/vacation", 409, "no-vacation", json={"days": 21})
    assert bo.post("/api/me/vacation", days=10) == {"until": clock() + 10 * DAY, "left": 10, "a_year": 20}
    assert anna.look(table)["clock"]["vacation"] == [[1, clock() + 10 * DAY]]
    clock.on(5 * DAY)
    assert bo.http.delete("/api/me/vacation").json()["left"] == 15
    update = anna.look(table, since=0)
    assert (update["clock"]["vacation"], update["clock"]["left"]) == ([], [DAY, DAY])
    assert {"table-vacation", "table-vacation-over"} <= set(kinds(update))
    assert turn(bo, table, 1)["clock"]["left"] == [2 * DAY, DAY]


def test_a_vacation_that_the_table_has_not_heard_of_counts_all_the_same(timed: House, clock: Turned) -> None:
    anna, bo = timed.someone("Anna"), timed.someone("Bo")
    anna.post("/api/me/vacation", days=3)
    table = anna.table("me", "open", options={"first": 0}, settings={"clock": DAYS})["table"]
    bo.join(table, "Bo")
    clock.on(2 * DAY + 1)
    update = wait_for(bo, table, lambda now: now["clock"]["vacation"], since=0)
    assert (update["table"]["seats"][0]["kind"], update["clock"]["left"][0]) == ("person", 2 * DAY)


# What is kept


def test_a_clock_outlives_the_server(databases: Databases, clock: Turned) -> None:
    with databases.fresh() as url:
        config = generous(url, now=clock, clock_seconds=0.02)
        with House(config) as house:
            anna, bo, table = two(house, LIVE | {"seconds": 0})
            clock.on(100)
            turn(anna, table, 0)
            clock.on(100)
            turn(bo, table, 1)
            before = anna.look(table)["clock"]
            asleep = two(house, LIVE | {"minutes": 30})
            unseen = two(house, LIVE | {"minutes": 11, "seconds": 0})[2]["id"]
            known = anna.secret, bo.secret, asleep[1].secret
        clock.on(490)
        with House(config) as house:
            anna, bo = house.known(known[0]), house.known(known[1])
            assert anna.look(table)["clock"] == before
            clock.on(11)
            update = wait_for(bo, table, lambda now: now["table"]["seats"][0]["kind"] == "bot")
            assert update["clock"]["left"][0] == 0
            clock.on(160)
            give_up = time.monotonic() + 15
            while "bot" not in kinds_of_seats(url, unseen):
                assert time.monotonic() < give_up, "a table that nobody opens is found by its time"
                time.sleep(0.05)
        clock.on(2000)
        with House(config) as house:
            other = house.known(known[2])
            update = wait_for(other, asleep[2], lambda now: now["clock"]["at"] == clock())
            assert update["table"]["seats"][0]["kind"] == "person", "nobody was there to look: she gets a minute"
            assert update["clock"]["left"][0] == 60


def kinds_of_seats(url: str, table: str) -> list[str]:
    """Straight from the database: whoever asks the server opens the table."""

    async def ask() -> list[str]:
        engine = create_async_engine(url)
        async with engine.connect() as connection:
            found = await connection.execute(select(SEATS.c.kind).where(SEATS.c.table == table))
        await engine.dispose()
        return list(found.scalars())

    return asyncio.run(ask())


@pytest.mark.skipif(not POSTGRES, reason="needs a PostgreSQL")
def test_of_two_processes_one_lets_the_bot_take_over(tmp_path_factory: Any, clock: Turned) -> None:
    databases = Databases("postgresql", tmp_path_factory.mktemp("none"))
    with databases.fresh() as url:
        config = generous(url, now=clock, clock_seconds=0.02)
        with House(config) as one, House(config) as other:
            anna, bo, table = two(one, LIVE)
            far = other.known(bo.secret)
            assert far.look(table)["clock"] == bo.look(table)["clock"]
            far.post(at(table, "propose"), seat=1, what="pause")
            anna.post(at(table, "answer"), seat=0, agree=True)
            assert far.post(at(table, "resume"), seat=1)["clock"]["left"] == [600, 600]
            clock.on(601)
            wait_for(far, table, lambda now: now["table"]["seats"][0]["kind"] == "bot")
            update = bo.look(table, since=0)
            assert kinds(update).count("table-takeover") == 1
            back = other.known(anna.secret).post(at(table, "comeback"), seat=0)
            assert back["clock"]["left"][0] == 60


# The reckoning


CHANGES = st.lists(
    st.tuples(
        st.floats(0, 5000), st.lists(st.integers(0, 3), max_size=4, unique=True), st.booleans(), st.integers(-3, 4)
    ),
    max_size=30,
)


@settings(max_examples=150, deadline=None)
@given(st.sampled_from(["game", "move"]), CHANGES)
def test_clocks_only_go_down_but_by_increments_and_only_for_those_who_are_asked(kind: Any, changes: Any) -> None:
    chosen = ClockSettings(kind=kind, minutes=10, seconds=15, days=1)
    now, picks = 1000.0, 0
    clock = begun(chosen, 4, [0], now)
    paid = dict.fromkeys(range(4), 0)
    for seconds, asked, by_pick, step in changes:
        now += seconds
        picks = max(0, picks + (max(1, step) if by_pick else min(0, step)))
        after = moved(clock, chosen, asked, now, picks, by_pick, hidden=False)
        for seat in range(4):
            spent = seconds if seat in clock.running else 0
            left = max(0.0, clock.left[seat] - spent)
            if kind == "move" and by_pick and seat in asked and seat not in clock.running:
                left = DAY
            gain = after.left[seat] - left
            assert gain == pytest.approx(0, abs=1e-6) or (
                gain == pytest.approx(15) and by_pick and seat in clock.running
            )
            if gain > 1:
                assert kind == "game"
                assert picks > paid[seat], "the same turn brings nothing twice"
                paid[seat] = picks
        assert after.running == sorted(asked)
        assert Clock(after.at).left == []
        clock = after


def test_what_hidden_cards_bring_about_takes_no_time() -> None:
    chosen = ClockSettings(kind="game", minutes=10, seconds=15)
    clock = begun(chosen, 2, [0], 0.0)
    aside = moved(clock, chosen, [1], 5.0, 1, by_pick=True, hidden=True)
    assert aside.left == [600, 600]


def test_a_clock_that_makes_no_sense_is_refused(timed: House) -> None:
    anna = timed.someone()
    seats = [{"kind": "me"}, {"kind": "open"}]
    for chosen in ({"kind": "sand"}, {"kind": "game", "minutes": 0}, {"kind": "move", "days": 100}, {"bot": 5}):
        body = {"game": "dominion", "seats": seats, "settings": {"clock": chosen}}
        anna.refused("POST", "/api/tables", 422, "bad-request", json=body)
    body = {"game": "dominion", "seats": seats, "settings": {"clock": {"bot": "nobody"}}}
    anna.refused("POST", "/api/tables", 422, "unknown-bot", json=body)
