"""Bots: they pick an option for a seat from what that seat may know.

`bot` what a bot is; `random` plays any game; `dominion`, `lowlands`, `agricola` have those that play by rules of thumb;
`search` the tree search that plays every game, with its levels: relaxed, solid and strong. Each game has `people` with
names and tastes. Nets play through a door of their own (NETS). Knows the kernel and the games, nothing of labs, servers
or pages.

>>> from allmende import new_game
>>> game = new_game("dominion", seed=3)
>>> bot = make_bot("bigmoney-smithy")
>>> game.key(bot.pick(game, game.choice))
('treasures',)
"""

import importlib
from contextlib import suppress
from typing import Final, cast

from allmende.bots.bot import Bot, Bots, UnknownBot, bots_of, people_of, wish_of
from allmende.bots.random import RandomBot
from allmende.bots.search.levels import NETS, level_bot, levels_of
from allmende.table import BrokenBox, game_names
from allmende.table.box import load

__all__ = ["Bot", "Bots", "UnknownBot", "bot_names", "load_bot", "make_bot", "rule_bot", "wish_of"]


ANY_GAME: Final = "random"
NET: Final = "net:"


def bot_names(game: str) -> list[str]:
    """The bots that play a game. What stands in <> is to be filled in: bigmoney-<card> may be bigmoney-smithy.

    >>> bot_names("dominion")
    ['random', 'bigmoney', 'bigmoney-<card>', 'berta', 'bruno', 'frieda', 'relaxed', 'solid', 'strong']
    """
    bots = bots_of(game)
    return [ANY_GAME, *(() if bots is None else bots.NAMES), *people_of(game), *levels_of(game)]


def rule_bot(game: str) -> str:
    """The best bot that plays by rules of thumb and never lets anybody wait.

    >>> rule_bot("agricola")
    'farmer'
    """
    bots = bots_of(game)
    return [ANY_GAME, *[name for name in (() if bots is None else bots.NAMES) if "<" not in name]][-1]


def make_bot(name: str, game: str | None = None, seed: int = 0) -> Bot:
    """A bot by its name. The same seed and the same games give the same picks. UnknownBot lists the bots there are.

    A name that only one game knows needs no game.

    >>> make_bot("genius", "dominion")  # doctest: +ELLIPSIS
    Traceback (most recent call last):
    allmende.bots.bot.UnknownBot: dominion has no bot 'genius': choose random, bigmoney, ... relaxed, solid or strong
    """
    if game is None:
        return RandomBot(seed) if name == ANY_GAME else make_bot(name, game_with(name), seed)
    bot = bot_in(game, name, seed)
    if bot is not None:
        return bot
    *names, last = bot_names(game)
    raise UnknownBot(f"{game} has no bot {name!r}: choose {', '.join(names)}{' or ' if names else ''}{last}")


def bot_in(game: str, name: str, seed: int) -> Bot | None:
    """The bot of that name among those that play a game; None if there is none."""
    bots = bots_of(game)
    if name == ANY_GAME:
        return RandomBot(seed)
    person = people_of(game).get(name)
    if person is not None:
        return person(seed)
    levelled = level_bot(name, game, seed)
    if levelled is not None or bots is None:
        return levelled
    return bots.make(name, seed)


def game_with(name: str) -> str:
    """The only game that has such a bot. A game whose box cannot be opened has none."""
    found: list[str] = []
    for game in game_names():
        with suppress(BrokenBox):
            if bot_in(game, name, 0) is not None:
                found.append(game)
    if len(found) == 1:
        return found[0]
    if found:
        raise UnknownBot(f"the bot {name!r} plays {', '.join(found)}: say which game")
    raise UnknownBot(f"no game has a bot {name!r}")


def load_bot(name: str, game: str | None = None, seed: int = 0) -> Bot:
    """Like `make_bot`; "module.Class" is a bot of your own, made by calling it with the seed, and "net:FILE" plays with
    the net of a file.

    It imports and reads what it is told to: for a command line, never for a name that came over a network.
    """
    if name.startswith(NET):
        return cast(Bot, load(NETS).named_bot(name, game, seed))
    module, dot, attribute = name.rpartition(".")
    if not dot:
        return make_bot(name, game, seed)
    try:
        bot = getattr(importlib.import_module(module), attribute)(seed)
    except (ImportError, AttributeError, TypeError, ValueError) as error:
        raise UnknownBot(f"there is no bot {name!r}: {error}") from error
    if not callable(getattr(bot, "pick", None)):
        raise UnknownBot(f"{name!r} is no bot: it has no method `pick`")
    return cast(Bot, bot)
