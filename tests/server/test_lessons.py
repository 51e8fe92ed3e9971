"""Tables for lessons: they begin where the lesson says, the others do what it says, and they survive a restart."""

import asyncio
from typing import Any

from sqlalchemy import delete

from allmende.lessons import LEARNER, lesson_of
from allmende.server.schema import SNAPSHOTS
from allmende.server.store import Store
from tests.server.database import Databases
from tests.server.house import House, Json, Someone, generous


def go_on(someone: Someone, update: Json, game: str, name: str, until: int = 10_000) -> Json:
    """Pick what a lesson waits for, so many times; the bots' picks count, too."""
    picks = 0
    for step in lesson_of(game, name).steps:
        picks += step.length
        if step.seat != LEARNER or picks <= update["table"]["picks"] or not step.length:
            continue
        if picks > until:
            break
        while update["view"]["choice"] is None and not update["view"]["over"]:
            update = someone.look(update["table"], since=update["seq"], wait=20)
        seat = update["view"]["seat"]
        path = f"/api/tables/{update['table']['id']}/picks"
        keys = [[int(part) if part.isdecimal() else part for part in key.split()] for key in step.ways[0]]
        update = someone.post(path, seq=update["seq"], seat=seat, picks=keys)
    return update


def settled(someone: Someone, update: Json) -> Json:
    """Wait until the bots have answered."""
    while update["view"]["choice"] is None and not update["view"]["over"]:
        update = someone.look(update["table"], since=update["seq"], wait=20)
    return someone.look(update["table"])


def test_a_lesson_is_played_to_its_end(house: House) -> None:
    anna = house.someone("Anna")
    update = anna.table("me", lesson="the-end")
    assert update["table"]["settings"] == {"lesson": "the-end"}
    assert [seat["kind"] for seat in update["table"]["seats"]] == ["person", "bot"]
    assert {pile["card"]: pile["count"] for pile in update["view"]["table"]["supply"]}["province"] == 2
    update = settled(anna, go_on(anna, update, "dominion", "the-end"))
    assert update["winners"] == [0]
    [short] = anna.get("/api/tables")["tables"]
    assert short["lesson"] == "the-end"
    again = anna.post(f"/api/tables/{update['table']['id']}/rematch")["table"]
    assert anna.look({"id": again})["table"]["settings"] == {}, "a rematch is a game like any other"


def test_whoever_goes_back_hears_the_same_again(house: House) -> None:
    anna = house.someone()
    first = anna.table("me", game="agricola", lesson="first-rounds")
    update = settled(anna, go_on(anna, first, "agricola", "first-rounds", until=8))
    path = f"/api/tables/{first['table']['id']}"
    back = anna.post(f"{path}/undo", seq=update["seq"], seat=0, to=0)
    assert back["view"] == first["view"]
    again = settled(anna, go_on(anna, back, "agricola", "first-rounds", until=8))
    assert again["view"] == update["view"]


def test_a_lesson_survives_a_restart(databases: Databases) -> None:
    """Also without any snapshot: it begins where it began, and not with a deal."""

    async def spoil() -> None:
        store = Store(url)
        async with store.engine.begin() as connection:
            await connection.execute(delete(SNAPSHOTS))
        await store.close()

    with databases.fresh() as url:
        with House(generous(url, snapshot_every=4)) as house:
            anna = house.someone()
            first = anna.table("me", game="lowlands", lesson="farmers")
            update = settled(anna, go_on(anna, first, "lowlands", "farmers", until=14))
            untouched = anna.table("me", game="agricola", lesson="harvest")
            secret = anna.secret
        for harm in (None, spoil):
            if harm is not None:
                asyncio.run(harm())
            with House(generous(url)) as house:
                anna = house.known(secret)
                now: Any = anna.look(update["table"])
                assert [now[key] for key in ("seq", "view", "events")] == [
                    update[key] for key in ("seq", "view", "events")
                ]
                assert anna.look(untouched["table"])["view"] == untouched["view"]
                moment = anna.get(f"/api/tables/{update['table']['id']}/moment/0", seat=0)
                assert moment["view"] == first["view"]
                end = go_on(anna, now, "lowlands", "farmers")
                update = settled(anna, end)
                assert update["view"]["table"]["half"] == 2


def test_lessons_are_told(house: House) -> None:
    anna = house.someone()
    games = {info["game"]: info["lessons"] for info in anna.get("/api/games")["games"]}
    assert games["dominion"] == ["first-turns", "actions", "the-end"]
    told = anna.get("/api/games/dominion/lessons")["lessons"]
    assert [lesson["name"] for lesson in told] == games["dominion"]
    step = told[0]["steps"][4]
    assert step == {"says": "buy-smithy", "places": [], "ways": [["pile smithy"]], "length": 1, "seat": 0}
    anna.refused("GET", "/api/games/chess/lessons", 404, "unknown-game")


def test_nobody_brings_a_lesson_of_their_own(house: House) -> None:
    anna = house.someone()
    me: Json = {"kind": "me"}
    asked: list[tuple[str, Json]] = [
        ("unknown-lesson", {"lesson": "juggling"}),
        ("unknown-lesson", {"lesson": "../../x"}),
        ("bad-options", {"lesson": "the-end", "options": {"players": 3}}),
        ("bad-options", {"lesson": "the-end", "seed": 4}),
        ("bad-options", {"lesson": "the-end", "seats": [me, me]}),
        ("bad-options", {"lesson": "the-end", "seats": [{"kind": "open"}]}),
    ]
    for error, body in asked:
        anna.refused("POST", "/api/tables", 422, error, json={"game": "dominion", "seats": [me], **body})
