"""A process in which bots think. It imports the engine and the bots, nothing heavy.

Its jobs are the pick of a bot, and several recommended picks.
"""

from collections.abc import Callable
from multiprocessing.connection import Connection
from typing import Any, Final

from allmende.bots import make_bot
from allmende.bots.search.advice import Advice, recommend
from allmende.server.pool import answer_jobs, sleep
from allmende.table import Game, from_json

NICE: Final = 5
NICE_ASIDE: Final = 10
LONGEST_MS: Final = 4000
"""No bot at a table thinks longer about a pick, whatever its name says: the server replaces those that are too slow."""


def bot_pick(data: Any, seat: int, bot: str, seed: int) -> int:
    """What a bot picks for a seat, in a game redrawn to what that seat knows."""
    game = from_json(data)
    choice = next(choice for choice in game.choices if choice.seat == seat)
    player = make_bot(bot, game.rules.name, seed)
    limit = getattr(player, "limit", None)
    if limit is not None:
        limit(LONGEST_MS)
    pick = int(player.pick(game, choice))
    if pick not in choice.options:
        raise ValueError("the bot picked something that is not offered")
    return pick


def advice(data: Any, seat: int, seed: int) -> list[dict[str, Any]]:
    """Up to three good options, the best first, with reasons, and with figures where the search has any."""
    game = from_json(data)
    choice = next(choice for choice in game.choices if choice.seat == seat)
    return [told_advice(game, one) for one in recommend(game, choice, seed)]


def told_advice(game: Game, one: Advice) -> dict[str, Any]:
    told: dict[str, Any] = {"option": one.option}
    if one.than is not None:
        figures = {"gain": round(one.gain, 1), "error": round(one.error, 1), "sure": round(one.sure, 2)}
        told |= {"than": one.than, "win": one.win, **figures}
    told |= {} if one.reason is None else {"reason": one.reason}
    told |= {"bundle": [list(game.key(option)) for option in one.bundle]} if one.bundle else {}
    return told if one.named is None else {**told, "named": one.named}


JOBS: Final[dict[str, Callable[..., Any]]] = {
    "pick": bot_pick, "advice": advice, "sleep": sleep,
}  # fmt: skip


def work(pipe: Connection) -> None:
    """A bot that somebody waits for."""
    answer_jobs(pipe, JOBS, NICE)


def work_aside(pipe: Connection) -> None:
    """Hints, and bots among themselves."""
    answer_jobs(pipe, JOBS, NICE_ASIDE)
