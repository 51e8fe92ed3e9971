"""A process in which bots think. It imports the engine and the bots, nothing heavy.

Its jobs are the pick of a bot, several recommended picks, looks back at the picks of a game that is over, and what was
taken there.
"""

from collections.abc import Callable, Iterator
from contextlib import suppress
from itertools import islice
from multiprocessing.connection import Connection
from typing import Any, Final

from allmende.analysis import Look, look
from allmende.analysis.game import Decision, analysed, decisions
from allmende.bots import make_bot
from allmende.bots.search.advice import Advice, recommend
from allmende.server.pool import answer_jobs, sleep
from allmende.server.results.reading import read_things, things_told
from allmende.table import AllmendeError, Game, Record, from_json

NICE: Final = 5
NICE_ASIDE: Final = 10
MOST_LOOKS: Final = 25
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


reviewed: dict[str, tuple[Any, Iterator[Decision]]] = {}
"""The game that is being looked back at, by its table: its picks, and its next decision."""


def some_looks(table: str, record: Any, done: int, budget: int) -> list[dict[str, Any]]:
    """Looks at the next picks of a finished game, behind those that were looked at: up to one that takes its time, so
    that nobody waits long for what is more urgent. None are left if the list is empty."""
    if done == 0 or table not in reviewed or reviewed[table][0] != done:
        reviewed.clear()
        reviewed[table] = done, islice(decisions(Record.from_json(record)), done, None)
    found: list[Look] = []
    with suppress(AllmendeError):  # the rest was played by other rules
        for decision in reviewed[table][1]:
            found.append(look(decision.game, decision.seat, decision.option, decision.pick, budget or None))
            if found[-1].points is not None or len(found) == MOST_LOOKS:
                break
    reviewed[table] = done + len(found), reviewed[table][1]
    return [one.to_json() for one in found]


def analysed_game(record: Any, looks: list[Any], budget: int) -> dict[str, Any]:
    """The analysis that looks at the picks of a game make."""
    reviewed.clear()
    return analysed(Record.from_json(record), [Look.from_json(one) for one in looks], budget or None).to_json()


def told_advice(game: Game, one: Advice) -> dict[str, Any]:
    told: dict[str, Any] = {"option": one.option}
    if one.than is not None:
        figures = {"gain": round(one.gain, 1), "error": round(one.error, 1), "sure": round(one.sure, 2)}
        told |= {"than": one.than, "win": one.win, **figures}
    told |= {} if one.reason is None else {"reason": one.reason}
    told |= {"bundle": [list(game.key(option)) for option in one.bundle]} if one.bundle else {}
    return told if one.named is None else {**told, "named": one.named}


JOBS: Final[dict[str, Callable[..., Any]]] = {
    "pick": bot_pick, "advice": advice, "sleep": sleep, "looks": some_looks, "analysed": analysed_game,
    "things": read_things, "statistics": things_told,
}  # fmt: skip


def work(pipe: Connection) -> None:
    """A bot that somebody waits for."""
    answer_jobs(pipe, JOBS, NICE)


def work_aside(pipe: Connection) -> None:
    """Hints, and bots among themselves."""
    answer_jobs(pipe, JOBS, NICE_ASIDE)
