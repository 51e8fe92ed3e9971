"""A process in which bots think. It imports the engine and the bots, nothing heavy.

Its jobs are the pick of a bot, and several recommended picks.
"""

from collections.abc import Callable
from multiprocessing.connection import Connection
from typing import Any, Final

from allmende.bots import bot_names, make_bot
from allmende.bots.search.advice import advise
from allmende.bots.search.levels import LEVELS, LevelBot
from allmende.server.pool import answer_jobs, sleep
from allmende.table import AllmendeError, Choice, from_json

MOST_HINTS: Final = 3
NICE: Final = 5
NICE_ASIDE: Final = 10
LONGEST_MS: Final = 4000
"""No bot at a table thinks longer about a pick, whatever its name says: the server replaces those that are too slow."""


def bot_pick(data: Any, seat: int, bot: str, seed: int) -> int:
    """What a bot picks for a seat, in a game redrawn to what that seat knows."""
    game = from_json(data)
    choice = next(choice for choice in game.choices if choice.seat == seat)
    player = make_bot(bot, game.rules.name, seed)
    if isinstance(player, LevelBot):
        player.limit(LONGEST_MS)
    pick = int(player.pick(game, choice))
    if pick not in choice.options:
        raise ValueError("the bot picked something that is not offered")
    return pick


def hints(data: Any, seat: int, seed: int) -> list[int]:
    """Up to three good options, the best first: what the game's best bot picks, then what it would without that."""
    game = from_json(data)
    names = [name for name in bot_names(game.rules.name) if "<" not in name and name not in LEVELS]
    choice = next(choice for choice in game.choices if choice.seat == seat)
    found: list[int] = []
    if names[-1] == "random":  # nobody here knows the game
        return found
    bot = make_bot(names[-1], game.rules.name, seed)
    while len(found) < min(MOST_HINTS, len(choice.options)):
        left = [option for option in choice.options if option not in found]
        try:
            pick = bot.pick(game, Choice(choice.seat, choice.prompt, left, choice.private))
        except (AllmendeError, LookupError, ValueError):
            break
        if pick not in left:
            break
        found.append(int(pick))
    return found


def advice(data: Any, seat: int, seed: int) -> list[dict[str, Any]]:
    """Up to three good options, the best first, with reasons where the search has any."""
    game = from_json(data)
    choice = next(choice for choice in game.choices if choice.seat == seat)
    found = [one for one in advise(game, choice, seed)[:MOST_HINTS] if one.gain > 0]
    if not found:
        return [{"option": option} for option in hints(data, seat, seed)]
    return [
        {"option": one.option, "gain": round(one.gain, 1), "win": one.win, "sure": round(one.sure, 2)} for one in found
    ]


JOBS: Final[dict[str, Callable[..., Any]]] = {
    "pick": bot_pick, "hints": hints, "advice": advice, "sleep": sleep,
}  # fmt: skip


def work(pipe: Connection) -> None:
    """A bot that somebody waits for."""
    answer_jobs(pipe, JOBS, NICE)


def work_aside(pipe: Connection) -> None:
    """Hints, and bots among themselves."""
    answer_jobs(pipe, JOBS, NICE_ASIDE)
