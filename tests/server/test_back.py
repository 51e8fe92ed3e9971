"""Going back and going on: undo, votes, moments, records, rematches, leaving, deleting, hints."""

import json
import time
from typing import Any

from allmende.table import new_game
from tests.server.database import Databases
from tests.server.house import House, Json, Someone, generous, options_of, sensible

BEGINNING = ("draw", "draw", "turn")
"""What happens in Dominion before the first decision."""


def hot_seat(house: House, **more: Any) -> tuple[Someone, Json]:
    anna = house.someone("Anna")
    return anna, anna.table("me", "me", seed=9, options={"first": 0}, **more)


def two(house: House) -> tuple[Someone, Someone, Json]:
    anna, bo = house.someone("Anna"), house.someone("Bo")
    table = anna.table("me", "open", seed=9, options={"first": 0})["table"]
    bo.join(table)
    return anna, bo, table


def act(table: Json, what: str) -> str:
    return f"/api/tables/{table['id']}/{what}"


def finished(house: House) -> tuple[Someone, Json]:
    """A game that is over: picks in long sequences would tell too much, so one by one."""
    anna, update = hot_seat(house)
    while not update["view"]["over"]:
        seat = update["view"]["waiting"][0]
        update = anna.look(update["table"], seat=seat, since=update["seq"])
        update = anna.pick(update, sensible(update))
    return anna, update


def test_undo_brings_back_what_was_and_can_be_repeated(house: House) -> None:
    anna, before = hot_seat(house)
    assert not before["can"]["undo"]
    after = anna.pick(before, sensible(before))
    assert after["can"]["undo"]
    table = before["table"]
    back = anna.post(act(table, "undo"), seq=after["seq"], seat=0)
    assert back["view"] == before["view"]
    assert back["table"]["picks"] == 0
    log = [event["kind"] for event in anna.look(table)["events"]]
    assert log == [*BEGINNING, "table-undo"], "undone picks leave the log"
    again = anna.pick(back, sensible(back))
    assert again["view"] == after["view"]
    anna.refused("POST", act(table, "undo"), 409, "stale", json={"seq": back["seq"], "seat": 0})


def test_a_turn_can_be_reset_to_where_something_new_was_seen(house: House) -> None:
    anna, update = hot_seat(house)
    assert update["can"]["reset"] is None
    for _ in range(2):
        update = anna.pick(update, options_of(update)[0])  # a treasure
        assert update["can"]["reset"] == 0
    back = anna.post(act(update["table"], "undo"), seq=update["seq"], seat=0)
    assert back["can"]["reset"] == 0
    begun = anna.post(act(update["table"], "undo"), seq=back["seq"], seat=0, to=0)
    assert begun["can"] == {"undo": False, "ask": False, "back": None, "reset": None, "hint": False}
    update = anna.pick(begun, options_of(begun)[-1])  # done: cards are drawn
    update = anna.look(update["table"], seat=1)
    assert update["can"]["reset"] is None
    update = anna.pick(update, options_of(update)[0])
    assert update["can"]["reset"] == 1, "the other seat's pick stays"


def test_alone_everything_is_taken_back_at_once(house: House) -> None:
    """Also what showed something new, and at one screen with several seats the last pick of any of them."""
    anna, update = hot_seat(house)
    first = update["view"]
    update = anna.pick(update, options_of(update)[-1])  # done: the turn ends, cards are drawn
    table, can = update["table"], update["can"]
    assert (can["undo"], can["ask"], can["back"], can["reset"]) == (True, False, 0, None)
    assert anna.look(table, seat=1)["can"]["undo"], "whoever has the screen now"
    anna.post(act(table, "undo"), seq=update["seq"], seat=1)
    back = anna.look(table, seat=0)
    assert back["view"] == first
    anna.refused("POST", act(table, "undo"), 409, "nothing-to-undo", json={"seq": back["seq"], "seat": 0})
    anna.refused("POST", act(table, "undo"), 422, "bad-moment", json={"seq": back["seq"], "seat": 0, "to": 5})


def until_asked(anna: Someone, update: Json) -> Json:
    """Bots play, until it is Anna's turn."""
    give_up = time.monotonic() + 20
    while not options_of(update):
        assert time.monotonic() < give_up
        update = anna.look(update["table"], since=update["seq"], wait=5)
    return update


def test_my_last_pick_is_taken_back_though_bots_have_answered(databases: Databases) -> None:
    """At once, the first of the game as well, and after a restart; the log says so."""
    with databases.fresh() as url:
        with House(generous(url, snapshot_every=2)) as house:
            anna = house.someone("Anna")
            begun = anna.table("me", "bigmoney", seed=9, options={"first": 0})
            table = begun["table"]
            update = until_asked(anna, anna.pick(begun, options_of(begun)[-1]))
            assert (update["can"]["undo"], update["can"]["back"]) == (True, 0)
            assert update["table"]["picks"] > 2, "the bot has made its turn"
            second = until_asked(anna, anna.pick(update, sensible(update)))
            assert second["can"]["back"] == update["table"]["picks"]
            # What bots did since does not make it stale: somebody who sees them one after the other may press it.
            back = anna.post(act(table, "undo"), seq=update["seq"] + 1, seat=0)
            assert back["view"] == update["view"]
            anna.refused("POST", act(table, "undo"), 409, "stale", json={"seq": update["seq"], "seat": 0})
        with House(generous(url)) as house:
            anna = house.known(anna.secret)
            update = anna.look(table)
            assert (update["can"]["undo"], update["can"]["back"]) == (True, 0)
            back = anna.post(act(table, "undo"), seq=update["seq"], seat=0)
            assert back["view"] == begun["view"]
            assert not back["can"]["undo"]
            told = [event for event in anna.look(table)["events"] if event["kind"] == "table-undo"]
            assert [event["to"] for event in told] == [update["table"]["picks"], 0]
            assert told[-1]["count"] == update["table"]["picks"]


def test_with_people_undo_asks_them(house: House) -> None:
    anna, bo, table = two(house)
    update = anna.look(table)
    first = update["view"]
    update = anna.pick(update, options_of(update)[-1])
    assert (update["can"]["undo"], update["can"]["ask"], update["can"]["back"]) == (False, True, 0)
    assert not bo.look(table)["can"]["ask"], "there is no pick of Bo's"
    asked = anna.post(act(table, "undo"), seq=update["seq"], seat=0)
    assert asked["vote"] == {"seat": 0, "to": 0, "agreed": [0], "waiting": [1]}
    assert not asked["can"]["ask"]
    withdrawn = anna.post(act(table, "vote"), seq=asked["seq"], seat=0, agree=False)
    assert withdrawn["vote"] is None, "whoever asked thinks better of it"
    assert withdrawn["events"][-1]["kind"] == "table-withdraw"
    asked = anna.post(act(table, "undo"), seq=withdrawn["seq"], seat=0)
    bo.post(act(table, "vote"), seq=asked["seq"], seat=1, agree=True)
    assert anna.look(table)["view"] == first


def test_events_tell_whose_pick_brought_them_about(house: House) -> None:
    """Where they are about another seat: the turn that begins with the last pick of mine."""
    anna, update = hot_seat(house)
    update = anna.pick(update, options_of(update)[-1])
    turn = next(event for event in update["events"] if event["kind"] == "turn")
    assert (turn["seat"], turn["picker"]) == (1, 0)
    assert all("picker" not in event for event in update["events"] if event["seat"] == 0)


def test_with_a_seat_still_open_nothing_seen_is_taken_back(house: House) -> None:
    """Otherwise one could look at the hands to come, and whoever joins then would sit down to a game foreseen."""
    anna, bo = house.someone("Anna"), house.someone("Bo")
    update = anna.table("me", "open", seed=9, options={"first": 0})
    table = update["table"]
    update = anna.pick(update, options_of(update)[0])
    free = anna.post(act(table, "undo"), seq=update["seq"], seat=0)
    assert free["table"]["picks"] == 0, "an own pick that showed nothing"
    update = anna.pick(free, options_of(free)[-1])
    body = {"seq": update["seq"], "seat": 0, "to": 0}
    anna.refused("POST", act(table, "undo"), 409, "seat-open", json=body)
    joined = bo.join(table)
    told = [event for event in joined["events"] if event["kind"] == "table-undo"]
    assert [(event["seat"], event["to"], event["count"]) for event in told] == [(0, 0, 1)], "whoever joins is told"
    update = anna.look(table)
    asked = anna.post(act(table, "undo"), seq=update["seq"], seat=0, to=0)
    assert asked["vote"] == {"seat": 0, "to": 0, "agreed": [0], "waiting": [1]}, "and then asked"


def test_a_free_stretch_comes_back_pick_by_pick(databases: Databases) -> None:
    """Also with several picks in one message, and after a restart."""
    with databases.fresh() as url:
        with House(generous(url)) as house:
            anna, table, first = check_free_stretch(house)
        with House(generous(url)) as house:
            anna = house.known(anna.secret)
            back = anna.post(act(table, "undo"), seq=anna.look(table, seat=0)["seq"], seat=0)
            assert back["view"] == first
            assert not back["can"]["undo"]


def check_free_stretch(house: House) -> tuple[Someone, Json, Json]:
    anna, update = hot_seat(house)
    table, views = update["table"], [update["view"]]
    coppers = [
        option["option"] for option in update["view"]["choice"]["options"] if option["key"] == ["card", "copper"]
    ]
    update = anna.pick(update, *coppers * 2)
    views.append(anna.get(act(table, "moment/1"), seat=0)["view"])
    update = anna.pick(update, *coppers)
    assert (update["can"]["undo"], update["can"]["reset"], update["table"]["picks"]) == (True, 0, 3)
    back = anna.post(act(table, "undo"), seq=update["seq"], seat=0, to=1)
    assert back["view"] == views[1], "into the middle of a message"
    assert (back["can"]["undo"], back["can"]["reset"]) == (True, 0)
    return anna, table, views[0]


def test_several_own_picks_at_once(house: House) -> None:
    anna, bo, table = two(house)
    update = anna.look(table)
    first = update["view"]
    copper = next(option["option"] for option in first["choice"]["options"] if option["key"] == ["card", "copper"])
    update = anna.pick(update, copper, copper)
    assert update["table"]["picks"] == 2
    assert update["seq"] == 3, "one change"
    back = anna.post(act(table, "undo"), seq=update["seq"], seat=0, to=0)
    assert back["view"] == first, "own picks without news: no vote"
    assert bo.look(table)["vote"] is None


def test_further_back_everyone_must_agree(house: House) -> None:
    anna, bo, table = two(house)
    update = anna.look(table)
    first = update["view"]
    update = anna.pick(update, options_of(update)[-1])
    asked = anna.post(act(table, "undo"), seq=update["seq"], seat=0, to=0)
    assert asked["vote"] == {"seat": 0, "to": 0, "agreed": [0], "waiting": [1]}
    anna.refused("POST", act(table, "undo"), 409, "vote-open", json={"seq": asked["seq"], "seat": 0, "to": 0})
    assert bo.post(act(table, "vote"), seq=asked["seq"], seat=1, agree=False)["vote"] is None
    bo.refused("POST", act(table, "vote"), 409, "no-vote", json={"seq": asked["seq"] + 1, "seat": 1, "agree": True})
    asked = anna.post(act(table, "undo"), seq=asked["seq"] + 1, seat=0, to=0)
    agreed = bo.socket(table)
    agreed.receive()
    assert agreed.ask("vote", seq=asked["seq"], seat=1, agree=True)["type"] == "ok"
    back = anna.look(table)
    assert back["view"] == first
    assert back["vote"] is None
    assert [event["kind"] for event in back["events"]] == [
        *BEGINNING, "table-join", "table-ask", "table-vote", "table-ask", "table-undo",
    ], "a trace is kept"  # fmt: skip


def test_a_moment_shows_what_the_seat_could_see(house: House) -> None:
    anna, bo, table = two(house)
    update = anna.look(table)
    views = {0: [update["view"]], 1: [bo.look(table)["view"]]}
    people = {0: anna, 1: bo}
    for _ in range(6):
        seat = update["view"]["waiting"][0]
        update = people[seat].look(table)
        update = people[seat].pick(update, sensible(update))
        for who in (0, 1):
            views[who].append(people[who].look(table)["view"])
    for pick in range(7):
        for who in (0, 1):
            moment = people[who].get(act(table, f"moment/{pick}"), seat=who)
            assert moment["view"] == views[who][pick]
            assert moment["scores"] is None
    anna.refused("GET", act(table, "moment/0?seat=1"), 403, "no-rights")
    anna.refused("GET", act(table, "moment/8"), 404, "bad-moment")
    watched = house.nobody().get(act(table, "moment/3"), watch=table["watch"])
    assert watched["view"]["seat"] is None


def test_records_rematch_and_the_course_of_a_game(house: House) -> None:
    anna, update = hot_seat(house)
    table = update["table"]
    for what in ("record", "course"):
        anna.refused("GET", act(table, what), 409, "not-over")
    anna.refused("POST", act(table, "rematch"), 409, "not-over", json={})
    anna, update = finished(house)
    table = update["table"]
    course = anna.get(act(table, "course"))["totals"]
    assert len(course) == table["picks"] + 1
    assert course[-1] == [score["total"] for score in update["scores"]]
    assert course[0] == [3, 3]
    anna.refused("POST", act(table, "picks"), 409, "over", json={"seq": update["seq"], "seat": 0, "picks": [0]})
    record = anna.get(act(table, "record"))
    assert [seat["name"] for seat in record["seats"]] == ["Anna", "Anna"]

    guest = house.someone("Guest")
    imported = guest.post("/api/records", **record)["table"]
    seen = guest.look({"id": imported}, seat=1)
    assert seen["table"]["over"]
    assert seen["scores"] == update["scores"]
    assert seen["table"]["mine"] == [0, 1]
    assert [e for e in seen["events"] if e["kind"] == "buy"]
    moments = [who.get(act({"id": id_}, "moment/3"), seat=0) for who, id_ in ((guest, imported), (anna, table["id"]))]
    assert moments[0] == moments[1]
    assert guest.get(act({"id": imported}, "record"))["picks"] == record["picks"]
    damages: list[Json] = [
        {"picks": record["picks"][:-1]}, {"picks": [9999]}, {"seed": 1}, {"game": "chess"}, {"start": {}}, {"seed": -1},
    ]  # fmt: skip
    for damage in damages:
        guest.refused("POST", "/api/records", 422, "bad-record", json={**record, **damage})

    same = anna.post(act(table, "rematch"), seed="same")["table"]
    assert anna.post(act(table, "rematch"), seed="next")["table"] == same, "both are led to the same table"
    again = anna.look({"id": same}, seat=0)
    assert again["view"] == anna.get(act(table, "moment/0"), seat=0)["view"]
    assert anna.look(table)["table"]["rematch"] == same


def test_the_next_seed_is_no_secret_only_if_the_first_was_none(house: House) -> None:
    anna, update = finished(house)
    other = anna.post(act(update["table"], "rematch"))["table"]
    seed = update["table"]["seed_known"], anna.look({"id": other})["table"]["seed_known"]
    assert seed == (True, True)


def test_leaving_a_bot_takes_over(house: House) -> None:
    anna, bo, table = two(house)
    anna.refused("POST", act(table, "leave"), 422, "unknown-bot", json={"seat": 0, "bot": "genius"})
    anna.post(act(table, "leave"), seat=0, bot="random")
    update = bo.look(table)
    assert update["table"]["seats"][0]["bot"] == "random"
    give_up = time.monotonic() + 20
    while not options_of(update):
        assert time.monotonic() < give_up, "the bot plays its turn"
        update = bo.look(table, since=update["seq"], wait=5)
    assert anna.get("/api/tables")["tables"] == []


def test_an_open_seat_can_be_given_to_a_bot(house: House) -> None:
    anna, guest = house.someone(), house.someone()
    table = anna.table("me", "open", "open")["table"]
    guest.join(table)
    assert guest.join(table)["table"]["mine"] == [1], "no second seat"
    guest.refused("POST", act(table, "leave"), 403, "no-rights", json={"seat": 2})
    anna.post(act(table, "leave"), seat=2)
    assert [seat["kind"] for seat in anna.look(table)["table"]["seats"]] == ["person", "person", "bot"]


def test_only_bots_left_play_to_the_end(house: House) -> None:
    anna = house.someone()
    table = anna.table("me", "bigmoney")["table"]
    anna.post(act(table, "leave"), seat=0)
    watcher = house.nobody()
    give_up = time.monotonic() + 40
    update = watcher.look(table, watch=table["watch"])
    while not update["view"]["over"]:
        assert time.monotonic() < give_up
        update = watcher.look(table, watch=table["watch"], since=update["seq"], wait=5)
    assert update["scores"]


def test_deleting(house: House) -> None:
    anna, update = hot_seat(house)
    table = update["table"]
    assert anna.http.delete(f"/api/tables/{table['id']}").status_code == 204
    anna.refused("GET", f"/api/tables/{table['id']}", 404, "no-table")
    assert anna.get("/api/tables")["tables"] == []


def test_a_running_game_of_others_is_deleted_only_with_their_vote(house: House) -> None:
    anna, bo, table = two(house)
    address = f"/api/tables/{table['id']}"
    line = bo.socket(table)
    line.receive()
    bo.refused("DELETE", address, 403, "no-rights")
    answer = anna.http.delete(address)
    assert (answer.status_code, answer.json()) == (202, {"asked": True})
    vote = anna.look(table)["vote"]
    assert vote == {"seat": 0, "to": None, "agreed": [0], "waiting": [1]}
    anna.refused("DELETE", address, 409, "vote-open")
    seq = bo.look(table)["seq"]
    bo.post(act(table, "vote"), seq=seq, seat=1, agree=False)
    assert anna.look(table)["vote"] is None
    assert anna.http.delete(address).status_code == 202
    bo.refused("POST", act(table, "vote"), 404, "no-table", json={"seq": seq + 2, "seat": 1, "agree": True})
    for someone in (anna, bo):
        someone.refused("GET", address, 404, "no-table")
        assert someone.get("/api/tables")["tables"] == []


def test_whoever_made_a_table_for_others_cannot_delete_their_game(house: House) -> None:
    anna, bo = house.someone("Anna"), house.someone("Bo")
    table = anna.table("open", "random", seed=9)["table"]
    bo.join(table)
    anna.refused("DELETE", f"/api/tables/{table['id']}", 409, "not-yours")
    bo.post(act(table, "leave"), seat=0)
    assert anna.http.delete(f"/api/tables/{table['id']}").status_code == 204, "nobody plays there any more"


def test_hints_if_the_table_allows_them(house: House) -> None:
    anna, plain = hot_seat(house)
    anna.refused("GET", act(plain["table"], "hints"), 409, "no-hints")
    anna, update = hot_seat(house, settings={"hints": True})
    assert update["can"]["hint"]
    found = anna.get(act(update["table"], "hints"), seat=0)
    assert found["hints"][0]["key"] == ["treasures"]
    assert {hint["option"] for hint in found["hints"]} <= set(options_of(update))
    assert len(found["hints"]) <= 3
    anna.refused("GET", act(update["table"], "hints?seat=1"), 409, "not-asked")


def test_a_record_of_the_terminal_is_one_of_the_server(house: House) -> None:
    """Records with every forced pick, as `allmende play` keeps them."""
    game = new_game("dominion", seed=4, auto=False)
    while not game.over:
        update = {"view": game.view(game.choice.seat)}  # type: ignore[union-attr]
        game.play(sensible(update))
    table = house.someone().post("/api/records", **json.loads(game.record().dumps()))["table"]
    assert table
