"""Ratings: the model as its library publishes it, and results of many games, in whatever order they come."""

import asyncio
from typing import Any

import pytest
from openskill.models import PlackettLuce
from sqlalchemy import delete, insert, select, update

from allmende.server.results import rater, rating
from allmende.server.results.boards import in_order
from allmende.server.results.rater import anew, catch_up
from allmende.server.results.rating import Skill, rated
from allmende.server.results.tables import PLACINGS, POOLS, RATINGS, RESULTS
from allmende.server.schema import PEOPLE
from allmende.server.store import Store
from tests.server.database import Databases

A1, A2, B1, B2 = Skill(), Skill(32.444, 5.123), Skill(43.381, 2.421), Skill(25.188, 6.211)
PUBLISHED = [
    [Skill(28.669648436582808, 8.071520788025197), Skill(33.83086971107981, 5.062772998705765)],
    [Skill(43.071274808241974, 2.4166900452721256), Skill(23.149503312339064, 6.1378606973362135)],
]
"""What openskill's README says of a1 and a2 who win as a team against b1 and b2; there nothing is forgotten."""


def test_the_published_example(monkeypatch: pytest.MonkeyPatch) -> None:
    found = rated([[A1, A2], [B1, B2]], [1, 2])
    for side, expected in zip(found, PUBLISHED, strict=True):
        for one, other in zip(side, expected, strict=True):
            assert one == pytest.approx(other, rel=1e-3), "but that strength may have changed since the last game"
    monkeypatch.setattr(rating, "model", lambda: PlackettLuce(tau=0))
    for side, expected in zip(rated([[A1, A2], [B1, B2]], [1, 2]), PUBLISHED, strict=True):
        assert [tuple(one) for one in side] == [pytest.approx(tuple(one), rel=1e-9) for one in expected]


def test_ties_and_places() -> None:
    [[even], [other]] = rated([[Skill()], [Skill()]], [1, 1])
    assert even == other
    [[first], [second], [third], [last]] = rated([[Skill()]] * 4, [1, 2, 2, 4])
    assert first.mu > second.mu == third.mu > last.mu
    [[stronger], [weaker]] = rated([[Skill(35, 3)], [Skill(20, 3)]], [1, 1])
    assert stronger.mu < 35, "who is even with somebody weaker is not so strong"
    assert weaker.mu > 20


def test_what_is_shown_is_careful_and_says_that_it_is_provisional() -> None:
    new = Skill()
    assert (new.shown, new.provisional) == (1000, True)
    assert new.low <= new.high
    known = new
    for _ in range(30):
        [[known], _] = rated([[known], [Skill(25, 0.5)]], [1, 1])
    assert not known.provisional
    assert known.shown < known.low < known.high
    assert known.shown > new.shown, "as strong as one guessed, but one knows it"


def test_leader_boards_count_people_and_have_bots_between_them() -> None:
    def row(shown: int, provisional: bool = False, bot: str | None = None) -> dict[str, Any]:
        return {"shown": shown, "provisional": provisional, "bot": bot, "rank": None}

    rows = in_order([row(1500), row(1800, bot="strong"), row(2000), row(2600, provisional=True), row(1500)])
    assert [(one["shown"], one["rank"]) for one in rows] == [
        (2000, 1),
        (1800, None),
        (1500, 2),
        (1500, 2),
        (2600, None),
    ]


# Many games

PEOPLE_HERE = [letter * 64 for letter in "abc"]
GAMES = [
    ("g1", 10.0, "ab", (1, 2)), ("g2", 20.0, "bc", (2, 1)), ("g3", 30.0, "ca", (1, 1)), ("g4", 40.0, "ab", (2, 1)),
    ("g5", 50.0, "ac", (1, 2)), ("g6", 60.0, "bc", (1, 2)),
]  # fmt: skip


async def people_in(store: Store) -> None:
    async with store.engine.begin() as connection:
        rows = [{"hash": one, "name": one[0], "settings": "{}", "created": 1.0} for one in PEOPLE_HERE]
        await connection.execute(insert(PEOPLE), rows)


async def write(store: Store, *games: tuple[str, float, str, tuple[int, ...]]) -> None:
    async with store.engine.begin() as connection:
        for id_, ended, who, places in games:
            result = {"id": id_, "game": "dominion", "players": len(who), "options": "{}", "rules": 1, "begun": 0.0,
                      "ended": ended, "picks": 9, "how": "over", "teams": False, "rated": True, "counted": False,
                      "why": None}  # fmt: skip
            await connection.execute(insert(RESULTS), result)
            for seat, (letter, place) in enumerate(zip(who, places, strict=True)):
                placing = {"result": id_, "seat": seat, "person": letter * 64, "left": False, "place": place}
                await connection.execute(insert(PLACINGS), placing)


async def standing(store: Store) -> dict[str, tuple[float, float, int]]:
    async with store.engine.connect() as connection:
        rows = (await connection.execute(select(RATINGS))).all()
    return {row.person[0]: (round(row.mu, 9), round(row.sigma, 9), row.games) for row in rows}


def test_ratings_follow_from_results_in_whatever_order_they_were_written(databases: Databases) -> None:
    """Also where several games come at once, one is taken back, or everything is computed anew in small portions."""

    async def walk(url: str, order: list[int], at_once: int) -> dict[str, tuple[float, float, int]]:
        store = Store(url)
        await store.start()
        await people_in(store)
        for some in pieces(order, at_once):
            await write(store, *(GAMES[number] for number in some))
            await catch_up(store.engine)
        found = await standing(store)
        async with store.engine.begin() as connection:
            await anew(connection)
        assert await catch_up(store.engine) >= len(GAMES)
        assert await standing(store) == found, "computed anew it is the same"
        await store.close()
        return found

    def ratings_after(order: list[int], at_once: int) -> dict[str, tuple[float, float, int]]:
        with databases.fresh() as url:
            return asyncio.run(walk(url, order, at_once))

    in_time = ratings_after([0, 1, 2, 3, 4, 5], 1)
    assert {name: games for name, (_, _, games) in in_time.items()} == {"a": 4, "b": 4, "c": 4}
    assert ratings_after([5, 0, 3, 1, 4, 2], 1) == in_time
    assert ratings_after([5, 4, 3, 2, 1, 0], 3) == in_time
    known = dict.fromkeys("abc", Skill())
    for _, _, who, places in GAMES:
        [[one], [other]] = rated([[known[who[0]]], [known[who[1]]]], places)
        known |= {who[0]: one, who[1]: other}
    assert {name: known[name] for name in "abc"} == {
        name: pytest.approx((mu, sigma), abs=1e-6) for name, (mu, sigma, _) in in_time.items()
    }


def pieces(order: list[int], size: int) -> list[list[int]]:
    return [order[at : at + size] for at in range(0, len(order), size)]


def test_two_processes_count_all_games_of_one_person(databases: Databases, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rater, "BATCH", 2)

    async def walk(url: str) -> None:
        one, two = Store(url), Store(url)
        await one.start()
        await people_in(one)

        async def play(store: Store, games: list[Any]) -> None:
            for game in games:
                await write(store, game)
                await catch_up(store.engine)

        await asyncio.gather(play(one, GAMES[::2]), play(two, GAMES[1::2]))
        found = await standing(one)
        async with one.engine.begin() as connection:
            await anew(connection)
        await asyncio.gather(catch_up(one.engine), catch_up(two.engine))
        assert await standing(one) == found
        assert {name: games for name, (_, _, games) in found.items()} == {"a": 4, "b": 4, "c": 4}
        await one.close()
        await two.close()

    with databases.fresh() as url:
        asyncio.run(walk(url))


def test_somebody_who_was_deleted_stays_what_they_were_for_the_others(databases: Databases) -> None:
    async def walk(url: str) -> None:
        store = Store(url)
        await store.start()
        await people_in(store)
        await write(store, *GAMES)
        await catch_up(store.engine)
        before = await standing(store)
        async with store.engine.begin() as connection:
            gone = PEOPLE_HERE[2]
            await connection.execute(update(PLACINGS).where(PLACINGS.c.person == gone).values(person=None))
            await connection.execute(delete(RATINGS).where(RATINGS.c.person == gone))
            await anew(connection)
        await catch_up(store.engine)
        after = await standing(store)
        assert after == {name: before[name] for name in "ab"}
        async with store.engine.connect() as connection:
            assert (await connection.execute(select(POOLS.c.since))).scalars().all() == [None]
        await store.close()

    with databases.fresh() as url:
        asyncio.run(walk(url))
