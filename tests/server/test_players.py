"""The bots' processes: slow ones are replaced, failing ones too, and urgent work goes first."""

import asyncio
import time

import pytest

from allmende.bots.advice import Advice
from allmende.server import worker
from allmende.server.players import FIRST, LAST
from allmende.server.pool import NoAnswer, Pool
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
            assert await pool.ask(FIRST, "hints", (args[0], args[1], 0), 20)
            order: list[str] = []

            async def one(urgency: int, name: str) -> None:
                await pool.ask(urgency, "sleep", (0.05,), 20)
                order.append(name)

            await asyncio.gather(one(FIRST, "now"), one(LAST, "whenever"), one(FIRST, "soon"))
            assert order == ["now", "soon", "whenever"]
        finally:
            await pool.close()

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


def test_a_bot_that_picks_what_is_not_offered_has_failed(monkeypatch: pytest.MonkeyPatch) -> None:
    class Odd:
        def pick(self, game: object, choice: object) -> int:
            return 9999

    monkeypatch.setattr(worker, "make_bot", lambda *_: Odd())
    game = new_game("dominion", seed=1, auto=True)
    assert game.choice is not None
    with pytest.raises(ValueError, match="not offered"):
        worker.bot_pick(game.to_json(), int(game.choice.seat), "odd", 0)
    assert worker.hints(game.to_json(), int(game.choice.seat), 0) == []


def test_nothing_is_recommended_that_brings_less(monkeypatch: pytest.MonkeyPatch) -> None:
    game = new_game("dominion", seed=1)
    assert game.choice is not None
    better, worse = (Advice(option, 9, gain, 0.1, 0.5, 0.9) for option, gain in ((1, 0.8), (2, -0.4)))
    monkeypatch.setattr(worker, "advise", lambda *_: [better, worse])
    found = worker.advice(game.to_json(), game.choice.seat, 1)
    assert [hint["option"] for hint in found] == [1]
