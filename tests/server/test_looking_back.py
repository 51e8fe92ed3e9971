"""Looking back at a game that is over: its analysis, and playing on from one of its moments."""

import json
import time
from collections.abc import Iterator
from functools import cache

import pytest

from allmende.analysis import analyse
from allmende.bots import make_bot
from allmende.server.branching import branched
from allmende.table import Game, Record, Seat, new_game, replay, seeded
from tests.server.database import Databases
from tests.server.house import House, Json, generous, sensible

QUICK = 60
"""Picks that are played in simulations for each decision: few, since nothing here is about how good an analysis is."""
GAMES: dict[str, Json] = {
    "dominion": {"kingdom": "first-game"},
    "agricola": {"players": 2, "cards": "deal"},
    "lowlands": {"players": 2},
}


@cache
def finished(name: str) -> Game:
    game = new_game(name, seed=7, auto=True, **GAMES[name])
    bots = [make_bot("relaxed", name, seat) for seat in range(game.players)]
    while (choice := game.choice) is not None:
        game.play(bots[choice.seat].pick(game, choice))
    return game


@pytest.fixture(scope="module")
def hasty(databases: Databases) -> Iterator[House]:
    with databases.fresh() as url, House(generous(url, analysis_picks=QUICK)) as house:
        yield house


def analysed(someone: object, path: str) -> Json:
    """The analysis, when it is there."""
    answer: Json = someone.post(path)  # type: ignore[attr-defined]
    give_up = time.monotonic() + 60
    while answer["stage"] == "running":
        assert time.monotonic() < give_up
        time.sleep(0.05)
        answer = someone.get(path)  # type: ignore[attr-defined]
    return answer


def test_a_finished_game_is_analysed_and_the_analysis_kept(databases: Databases) -> None:
    record = finished("dominion").record()
    with databases.fresh() as url:
        with House(generous(url, analysis_picks=QUICK)) as house:
            anna = house.someone("Anna")
            path = f"/api/tables/{anna.post('/api/records', **record.to_json())['table']}/analysis"
            assert anna.get(path)["stage"] == "none"
            told = analysed(anna, path)
            assert told["stage"] == "done"
            expected = analyse(record, QUICK).to_json()
            assert told["analysis"] == json.loads(json.dumps(expected)), "the same budget gives the same analysis"
            assert told["done"] == told["picks"] == len(expected["looks"])
            secret = anna.secret
        with House(generous(url)) as again:
            assert again.known(secret).get(path) == told


def test_a_running_game_has_no_analysis(hasty: House) -> None:
    anna = hasty.someone("Anna")
    table = anna.table("me", "relaxed")["table"]
    for method in ("GET", "POST"):
        anna.refused(method, f"/api/tables/{table['id']}/analysis", 409, "not-over")
    anna.refused("POST", f"/api/tables/{table['id']}/branch", 409, "not-over", json={"pick": 0, "seat": 0})


def test_strangers_see_no_analysis(hasty: House) -> None:
    anna, bo = hasty.someone("Anna"), hasty.someone("Bo")
    id_ = anna.post("/api/records", **finished("dominion").record().to_json())["table"]
    bo.refused("POST", f"/api/tables/{id_}/analysis", 403, "no-rights")
    bo.refused("POST", f"/api/tables/{id_}/branch", 403, "no-rights", json={"pick": 3, "seat": 0})


@pytest.mark.parametrize("name", GAMES)
def test_playing_on_from_a_moment(hasty: House, name: str) -> None:
    """The seat sees what it saw; whatever comes then belongs to a game of its own."""
    anna = hasty.someone("Anna")
    id_ = anna.post("/api/records", **finished(name).record().to_json())["table"]
    for pick in (9, 14):
        moment = anna.get(f"/api/tables/{id_}/moment/{pick}", seat=0)
        made = anna.post(f"/api/tables/{id_}/branch", pick=pick, seat=0)["table"]
        update = anna.get(f"/api/tables/{made}", seat=0)
        assert update["table"]["settings"]["branch"] == {"table": id_, "pick": pick}
        assert [chair["kind"] for chair in update["table"]["seats"]] == ["person", "bot"]
        assert update["table"]["seats"][0]["name"] == "Anna"
        if moment["view"]["choice"] is not None:
            assert (update["view"], update["seq"], update["table"]["picks"]) == (moment["view"], 1, 0)


def test_a_branch_is_a_table_like_any_other(databases: Databases) -> None:
    """Begun in the midst of a turn: it is played, taken back, looked back at, and comes back after a restart."""
    record = finished("dominion").record()
    with databases.fresh() as url:
        with House(generous(url)) as house:
            anna = house.someone("Anna")
            id_ = anna.post("/api/records", **record.to_json())["table"]
            [seat] = anna.get(f"/api/tables/{id_}/moment/2", seat=0)["view"]["waiting"]
            update = anna.look({"id": anna.post(f"/api/tables/{id_}/branch", pick=2, seat=seat)["table"]}, seat=seat)
            first = update["view"]
            assert first["choice"]["prompt"]["name"] == "buy-phase"
            update = anna.pick(update, sensible(update))
            table = update["table"]
            while update["view"]["waiting"] != [seat]:
                update = anna.look(table, seat=seat, since=update["seq"], wait=10)
            moment = anna.get(f"/api/tables/{table['id']}/moment/0", seat=seat)
            assert moment["view"] == first
            now, secret = anna.look(table, seat=seat), anna.secret
        with House(generous(url)) as again:
            assert again.known(secret).look(table, seat=seat)["view"] == now["view"]


@pytest.mark.parametrize("name", GAMES)
def test_what_was_hidden_is_redrawn(name: str) -> None:
    """Games that look the same to the seat play on in the same way, whatever is hidden: chance alone decides."""
    record = finished(name).record()
    for picks in (12, 30, 61):
        game = replay(record, picks=picks)
        if game.over:
            continue
        seat = Seat(game.choices[0].seat)
        other = game.determinize(seat, seeded(99))
        one, two = (branched(source, seat, seeded(5)) for source in (game, other))
        assert one.view(seat) == two.view(seat) == game.view(seat)
        dice = seeded(3)
        for _ in range(40):
            if one.choice is None:
                break
            assert one.choice.options == two.choice.options  # type: ignore[union-attr]
            option = one.choice.options[dice.below(len(one.choice.options))]
            one.play(option)
            two.play(option)
            assert one.view(seat) == two.view(seat)
        assert branched(game, seat, seeded(6)).view(seat) == game.view(seat)


def test_a_branch_is_kept_as_a_record() -> None:
    game = replay(finished("dominion").record(), picks=31)
    made = branched(game, 1, seeded(4))
    again = replay(Record.from_json(made.record().to_json()))
    assert [again.view(seat) for seat in (None, 0, 1)] == [made.view(seat) for seat in (None, 0, 1)]
