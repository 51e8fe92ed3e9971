"""The bots' processes: slow ones are replaced, failing ones too, and urgent work goes first."""

import asyncio
import time

import pytest

from allmende.bots.search.advice import Advice
from allmende.server import worker
from allmende.server.errors import Refused
from allmende.server.players import FIRST, LAST
from allmende.server.pool import NoAnswer, Pool, Worker
from allmende.server.turns import Memo, Turns
from allmende.table import new_game
from tests.server.database import Databases
from tests.server.house import House, generous, options_of


def test_a_pool_answers_gives_up_and_recovers() -> None:
    async def ask() -> None:
        pool = Pool(1, worker.work)
        try:
            game = new_game("dominion", seed=1, auto=True)
            assert game.choice is not None
            args = (game.to_json(), int(game.choice.seat), "bigmoney", 0)
            assert game.key(await pool.ask(FIRST, "pick", args, 20)) == ("treasures",)
            with pytest.raises(NoAnswer, match="slow"):
                await pool.ask(FIRST, "sleep", (60,), 0.1)
            with pytest.raises(NoAnswer, match="UnknownBot"):
                await pool.ask(FIRST, "pick", (*args[:2], "genius", 0), 20)
            assert await pool.ask(FIRST, "advice", (args[0], args[1], 0), 20)
            order: list[str] = []

            async def one(urgency: int, name: str) -> None:
                await pool.ask(urgency, "sleep", (0.05,), 20)
                order.append(name)

            await asyncio.gather(one(FIRST, "now"), one(LAST, "whenever"), one(FIRST, "soon"))
            assert order == ["now", "soon", "whenever"]
        finally:
            await pool.close()

    asyncio.run(ask())


def test_a_process_that_starts_slowly_is_not_begun_again(monkeypatch: pytest.MonkeyPatch) -> None:
    """On a busy machine nothing would ever be ready."""
    hand = Worker(worker.work)
    try:
        monkeypatch.setattr("allmende.server.pool.START_SECONDS", 0)
        with pytest.raises(NoAnswer, match="slow"):
            hand.ask("sleep", (0,), 20)
        started = hand.process
        monkeypatch.undo()
        assert hand.ask("sleep", (0,), 20) is None
        assert started is hand.process
    finally:
        hand.kill()


def test_a_queue_has_an_end_is_fair_and_lets_people_go() -> None:
    async def ask() -> None:
        pool = Pool(1, worker.work)
        order: list[str] = []

        async def one(name: str, whose: str, most: int | None = None) -> None:
            await pool.ask(FIRST, "sleep", (0.01,), 20, whose=whose, most=most)
            order.append(name)

        try:
            running = asyncio.create_task(one("first", "mallory"))
            await asyncio.sleep(0)
            many = [asyncio.create_task(one(f"mallory {n}", "mallory")) for n in range(3)]
            await asyncio.sleep(0)
            anna = asyncio.create_task(one("anna", "anna", most=4))
            await asyncio.sleep(0)
            with pytest.raises(Refused, match="too many") as refused:
                await pool.ask(FIRST, "sleep", (0.01,), 20, most=4)
            assert (refused.value.status, refused.value.code) == (503, "busy")
            many[1].cancel()
            await asyncio.sleep(0)
            assert pool.waiting(FIRST) == 3
            await asyncio.gather(running, *many, anna, return_exceptions=True)
            assert order == ["first", "anna", "mallory 0", "mallory 2"]
            with pytest.raises(ZeroDivisionError):
                await pool.ask(FIRST, "sleep", lambda: (1 / 0,), 20)
            await one("last", "mallory", most=0)
        finally:
            await pool.close()

    asyncio.run(ask())


def test_each_person_has_one_turn_at_a_time() -> None:
    async def ask() -> None:
        turns, running = Turns(1), 0

        async def work(who: str) -> str:
            nonlocal running
            async with turns.turn(who):
                running += 1
                most = running
                await asyncio.sleep(0.01)
                running -= 1
                return f"{most} at once"

        for _ in range(2):  # nothing is left over from before
            answers = await asyncio.gather(*[work("mallory") for _ in range(4)], return_exceptions=True)
            assert answers[:2] == ["1 at once", "1 at once"]
            assert [getattr(one, "status", None) for one in answers[2:]] == [429, 429]
        assert set(await asyncio.gather(work("anna"), work("bo"))) == {"1 at once", "2 at once"}

    asyncio.run(ask())


def test_what_is_shared_is_given_up_when_the_last_one_leaves() -> None:
    async def ask() -> None:
        memo, begun = Memo(2), 0

        async def work() -> int:
            nonlocal begun
            begun += 1
            number = begun
            await asyncio.sleep(0.3)
            return number

        one, other = (asyncio.create_task(memo.get("hint", work)) for _ in range(2))
        await asyncio.sleep(0)
        one.cancel()
        assert await other == 1, "somebody else still waits for it"
        assert await memo.get("hint", work) == 1
        leaves = asyncio.create_task(memo.get("course", work))
        await asyncio.sleep(0.01)
        leaves.cancel()
        await asyncio.sleep(0)
        assert await memo.get("course", work) == 3, "the second was given up"
        assert [await memo.get(key, work) for key in ("a", "b", "hint")] == [4, 5, 6], "only the latest are remembered"

    asyncio.run(ask())


def test_a_slow_bot_delays_nobody_else_and_is_replaced(databases: Databases, monkeypatch: pytest.MonkeyPatch) -> None:
    """The bot gets no time at all: every pick is the simplest bot's, and the game goes on."""
    with databases.fresh() as url, House(generous(url, bot_seconds=0.0)) as house:
        anna, bo = house.someone(), house.someone()
        waiting = anna.table("me", "bigmoney", options={"first": 1})["table"]
        other = bo.table("me", "me")
        began = time.monotonic()
        bo.pick(other, options_of(other)[0])
        assert time.monotonic() - began < 2
        give_up = time.monotonic() + 40
        update = anna.look(waiting)
        while not options_of(update):
            assert time.monotonic() < give_up
            update = anna.look(waiting, since=update["seq"], wait=5)
        metrics = anna.http.get("/metrics").text
        assert 'allmende_bot_picks_total{outcome="slow"}' in metrics


def test_a_hint_that_does_not_come_is_said_not_to(databases: Databases) -> None:
    """An empty answer would mean that nothing can be recommended, and the page would not ask again."""
    with databases.fresh() as url, House(generous(url, hint_seconds=0.0)) as house:
        anna = house.someone()
        table = anna.table("me", "bigmoney", options={"first": 0})["table"]
        anna.refused("GET", f"/api/tables/{table['id']}/hints", 503, "too-slow")


def test_a_bot_that_picks_what_is_not_offered_has_failed(monkeypatch: pytest.MonkeyPatch) -> None:
    class Odd:
        def pick(self, game: object, choice: object) -> int:
            return 9999

    monkeypatch.setattr(worker, "make_bot", lambda *_: Odd())
    game = new_game("dominion", seed=1, auto=True)
    assert game.choice is not None
    with pytest.raises(ValueError, match="not offered"):
        worker.bot_pick(game.to_json(), int(game.choice.seat), "odd", 0)


def test_a_hint_says_what_it_knows(monkeypatch: pytest.MonkeyPatch) -> None:
    game = new_game("dominion", seed=1)
    assert game.choice is not None
    searched = Advice(1, 9, 0.84, 0.12, 0.9, 0.5, than=2, reason={"kind": "points", "points": 6})
    monkeypatch.setattr(worker, "recommend", lambda *_: [searched, Advice(2)])
    best, other = worker.advice(game.to_json(), game.choice.seat, 1)
    figures = {"than": 2, "gain": 0.8, "error": 0.1, "sure": 0.9, "win": 0.5}
    assert best == {"option": 1, "reason": {"kind": "points", "points": 6}, **figures}
    assert other == {"option": 2}
