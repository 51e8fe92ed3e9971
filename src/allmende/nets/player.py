"""Bots that play with a net: `net:FILE`, `net:FILE:400`, `net:FILE:500ms`, and levels whose box names a net.

Without numpy a level plays as it would without its net, and says so.
"""

import warnings
from dataclasses import replace
from functools import lru_cache
from importlib.resources import as_file, files
from pathlib import Path
from typing import TYPE_CHECKING, Final

from allmende.bots.bot import Bot, UnknownBot
from allmende.bots.search.levels import LEVELS, Level, LevelBot, budget_of, limited, make_guide
from allmende.bots.search.tree import Budget
from allmende.table import Choice, Game, Json, seeded

if TYPE_CHECKING:
    from allmende.nets.net import Eyes, Net
    from allmende.nets.puct import Found

PREFIX: Final = "net"
KEPT: Final = 8
"""So many nets stay in memory."""


def named_bot(name: str, game: str | None, seed: int) -> Bot:
    """The bot of a name such as net:FILE or net:FILE:400. The last part is a budget if it can be one."""
    path, budget = parts_of(name)
    if not has_numpy():
        if game is None:
            raise UnknownBot(f"the bot {name!r} needs numpy to say which game it plays: pip install numpy")
        return fallback(game, Level(budget), seed)
    net = net_at(path)
    if game is not None and net.game != game:
        raise UnknownBot(f"{path} is a net for {net.game}, not for {game}")
    return NetBot(net, budget, seed)


def parts_of(name: str) -> tuple[str, Budget]:
    """
    >>> parts_of("net:farm.net:400") == ("farm.net", Budget(simulations=400))
    True
    """
    path = name.removeprefix(f"{PREFIX}:")
    first, colon, wish = path.rpartition(":")
    if colon and not Path(path).exists():
        path, budget = first, budget_of(name, wish)
        if budget.cores > 1:
            raise UnknownBot(f"there is no bot {name!r}: nets think on one core")
    else:
        budget = LEVELS["strong"].budget
    return path, budget


def net_level(game: str, level: Level, seed: int) -> Bot:
    """The bot of a level that plays with a net of its box."""
    if not has_numpy():
        return fallback(game, replace(level, net=""), seed)
    package, _, place = level.net.partition(":")
    with as_file(files(package).joinpath(place)) as path:
        return NetBot(net_at(str(path)), level.budget, seed, level.whims)


def has_numpy() -> bool:
    try:
        import numpy  # noqa: F401
    except ImportError:
        return False
    return True


def fallback(game: str, level: Level, seed: int) -> Bot:
    warnings.warn("nets need numpy, as in pip install numpy: the search without a net plays instead", stacklevel=2)
    return LevelBot(game, level, seed)


def net_at(path: str) -> "Net":
    """The net of a file. It is read again when the file has changed."""
    try:
        known = Path(path).stat()
    except OSError as error:
        raise UnknownBot(f"the net {path} cannot be read: {error.strerror or error}") from error
    return read_once(path, known.st_mtime_ns, known.st_size)


@lru_cache(KEPT)
def read_once(path: str, changed: int, size: int) -> "Net":
    from allmende.nets.file import read_net

    return read_net(Path(path))


class NetBot:
    """Searches with a net for each pick, as long as its budget allows."""

    def __init__(self, net: "Net", budget: Budget, seed: int, whims: int = 0, noise: bool = False) -> None:
        self.net = net
        self.budget = budget
        self.whims = whims
        """Of a hundred picks, so many are the second best instead of the best."""
        self.noise = noise
        """Does it play to learn from its games?"""
        self.rng = seeded(seed)
        self.guide = make_guide(net.game, seed)
        self._eyes: Eyes | None = None
        self._met: Json | None = None

    def limit(self, ms: int) -> None:
        """Think no longer than this about a pick, whatever the budget says."""
        self.budget = limited(self.budget, ms)

    def pick(self, game: Game, choice: Choice) -> int:
        if len(choice.options) == 1:
            return choice.options[0]
        seed = self.rng.below(1 << 30)
        whim = self.rng.below(100) < self.whims
        found = self.think(game, choice, seed)
        return found[1 if whim else 0].option

    def think(self, game: Game, choice: Choice, seed: int) -> "list[Found]":
        """What the search finds out about the options, the best first."""
        from allmende.nets.puct import NetSearch

        if self._eyes is None or game.options is not self._met:
            self._met, self._eyes = game.options, self.net.eyes(game.options)
            self.guide.meet(game, choice.seat)
        return NetSearch(self._eyes, self.guide, self.budget, seed, self.noise).findings(game, choice)
