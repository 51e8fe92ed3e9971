"""Bots by level: relaxed, solid and strong play every game, each move within its budget.

`relaxed` has decent ideas and errs where it is easy to err; `solid` and `strong` search, `strong` for longer. A budget
after a colon replaces the level's own: `strong:500ms`, `strong:5s`, `strong:200` (simulations); `strong:2s*4`
thinks on four cores at the same time.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from typing import Final, cast

from allmende.bots.bot import Bot, UnknownBot, bots_of
from allmende.bots.search.cores import MOST_CORES, search_on_cores
from allmende.bots.search.guide import Guide
from allmende.bots.search.relaxed import RelaxedBot
from allmende.bots.search.tree import Budget, Finding, Search
from allmende.table import Choice, Game, box_of, seeded
from allmende.table.box import load


@dataclass(frozen=True)
class Level:
    """How well a bot plays."""

    budget: Budget
    whims: int = 0
    """So many times of a hundred it errs, if that is easy."""
    net: str = ""
    """Where the net lies that this level plays with, "package:folder/file"; without one it plays as described here."""


LEVELS: Final[dict[str, Level]] = {
    "relaxed": Level(Budget(), 30),
    "solid": Level(Budget(ms=300)),
    "strong": Level(Budget(ms=2000)),
}
NETS: Final = "allmende.nets.player"
"""Where bots with nets are made; it knows more than the kernel and the games, and is loaded when somebody wants one."""
LONGEST_MS: Final = 600_000
MOST_SIMULATIONS: Final = 1_000_000


def levels_of(game: str) -> Mapping[str, Level]:
    """The levels of a game: those of all games, unless its box has others."""
    levels = cast("Mapping[str, Level] | None", load(box_of(game).levels))
    return LEVELS if levels is None else levels


def level_bot(name: str, game: str, seed: int) -> Bot | None:
    """The bot of a level, for any game: relaxed, solid, strong, strong:500ms, strong:200; None if it is none."""
    first, colon, wish = name.partition(":")
    level = levels_of(game).get(first)
    if level is None:
        return None
    level = replace(level, budget=budget_of(name, wish)) if colon else level
    if level.net:
        return cast(Bot, load(NETS).net_level(game, level, seed))
    if level.budget == Budget():
        return RelaxedBot(make_guide(game, seed), level.whims, seed)
    return LevelBot(game, level, seed)


def budget_of(name: str, wish: str) -> Budget:
    """The budget that a text names: 500ms, 2s, 1.5s, 200, 2s*4."""
    amount_text, star, cores_text = wish.partition("*")
    cores = int(cores_text) if cores_text.isascii() and cores_text.isdecimal() and len(cores_text) < 4 else 0
    number, unit = amount_text, ""
    for end in ("ms", "s"):
        if amount_text.endswith(end):
            number, unit = amount_text.removesuffix(end), end
            break
    plain = number.replace(".", "", 1) if unit == "s" else number
    if plain.isascii() and plain.isdecimal() and len(number) < 9 and (not star or 0 < cores <= MOST_CORES):
        amount = round(float(number) * (1000 if unit == "s" else 1))
        if 0 < amount <= (LONGEST_MS if unit else MOST_SIMULATIONS):
            return Budget(amount if unit else 0, 0 if unit else amount, cores or 1)
    raise UnknownBot(
        f"there is no bot {name!r}: after the colon comes a time for each move, as in strong:500ms or strong:2s, "
        "or a number of simulations, as in strong:200"
    )


def limited(budget: Budget, ms: int) -> Budget:
    """No longer than this, and on one core."""
    return Budget(min(ms, budget.ms or ms), budget.simulations)


def make_guide(game: str, seed: int) -> Guide:
    """What the search should know of a game. Where its box has no guide, its best bot by rules of thumb plays."""
    guide = cast("Callable[[int], Guide] | None", load(box_of(game).guide))
    if guide is not None:
        return guide(seed)
    bots = bots_of(game)
    names = [] if bots is None else [name for name in bots.NAMES if "<" not in name]
    return Guide(bots.make(names[-1], seed) if bots is not None and names else None, seed)


class LevelBot:
    """Searches for each pick as long as its budget allows."""

    def __init__(self, game: str, level: Level, seed: int) -> None:
        self.game = game
        self.level = level
        self.rng = seeded(seed)
        self.guide = make_guide(game, seed)

    def limit(self, ms: int) -> None:
        """Think no longer than this about a pick, and on one core, whatever the budget says."""
        self.level = replace(self.level, budget=limited(self.level.budget, ms))

    def pick(self, game: Game, choice: Choice) -> int:
        if len(choice.options) == 1:
            return choice.options[0]
        seed = self.rng.below(1 << 30)
        whim = self.rng.below(100) < self.level.whims
        found = self.think(game, choice, seed)
        return found[1].option if whim and len(found) > 1 else found[0].option

    def think(self, game: Game, choice: Choice, seed: int) -> list[Finding]:
        """What the search finds out about the options, the best first."""
        budget = self.level.budget
        if budget.cores > 1 and len(choice.options) > 1 and self.guide.searches(choice):
            return search_on_cores(self.guide, game, choice, budget, seed)
        return Search(self.guide, budget, seed).findings(game, choice)
