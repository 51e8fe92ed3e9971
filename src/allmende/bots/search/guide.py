"""What the tree search is told of a game: who plays the playouts, which choices and options are worth it, payoffs.

A guide speaks for one search. The one here needs to know nothing of a game: every choice is searched, the rule-based
bot names the options, the best first, by being asked again and again without those it has named. Guides of the games
(`bots/<game>/guide.py`) know which questions are worth the time.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from allmende.bots.bot import Bot
from allmende.bots.random import RandomBot
from allmende.table import Choice, Game, Option
from allmende.table.results import lead

NOTHING: Final = Option(-1)
"""No further option is worth a search."""


@dataclass(frozen=True)
class Forecast:
    """How a game will end, as far as one can tell by looking at it: by seat, points and the chance to win."""

    results: list[float]
    chances: list[float]


class Guide:
    """Plays and judges a game for the search."""

    def __init__(self, rule: Bot | None, seed: int) -> None:
        self.rule: Bot = RandomBot(seed) if rule is None else rule
        self.blind = rule is None
        self.searched: frozenset[str] | None = None
        """The prompts that are worth thinking about; None: all. The rule-based bot answers the others."""
        self.width = 8
        """So many options of the choice at hand are tried, at most."""
        self.widen = 0.5
        """Deeper in the tree a choice that was met n times has 1 + widen * sqrt(n) options."""
        self.explore = 0.25
        """How much the search is drawn to what was tried seldom, deeper in the tree."""
        self.win = 0.5
        """What victory counts in a payoff; the rest is for the lead in points."""
        self.scale = 30.0
        """A lead of so many points is as good as certain victory."""
        self.trust = 0.5
        """The rule-based bot's pick stays unless another is better by so many standard errors."""
        self.pace = 7_000
        """About so many picks are played on in a second, by whichever machine: the budget of a recommendation."""
        self.glance = 0
        """So many simulations show somebody who plays for fun what to do; 0: their first idea is good enough."""
        self.plain: frozenset[str] = frozenset()
        """The prompts at which nobody errs, however little they think."""
        self.asides: frozenset[str] = frozenset()
        """Kinds of options that are never recommended: they only lead to other questions."""
        self.bundles: frozenset[str] = frozenset()
        """Prompts whose picks belong together and are made as one: all of them are recommended."""

    def meet(self, game: Game, seat: int) -> None:
        """The search begins: look at the table as the seat knows it."""

    def players(self, game: Game, turn: int) -> Sequence[Bot]:
        """Who plays simulation number `turn`, by seat."""
        return [self.rule] * game.players

    def learn(self, payoff: float) -> None:
        """The simulation that `players` was last asked for brought the seat so much."""

    def forecast(self, game: Game, choice: Choice) -> Forecast | None:
        """What is to be expected of the game, if a simulation need not play it on from this choice; else None."""
        return None

    def searches(self, choice: Choice) -> bool:
        return self.searched is None or choice.prompt.name in self.searched

    def next_option(self, game: Game, choice: Choice, tried: list[Option]) -> Option:
        """The best option that has not been tried, the rule's own pick first; NOTHING if no other is worth it."""
        if not tried:
            return Option(self.rule.pick(game, choice))
        left = [option for option in choice.options if option not in tried]
        if not left:
            return NOTHING
        if self.blind:
            return left[0]
        pick = Option(self.rule.pick(game, Choice(choice.seat, choice.prompt, left, choice.private)))
        return pick if pick in left else left[0]

    def payoffs(self, results: list[float], winners: Sequence[int], teams: bool = False) -> list[float]:
        """By seat, 0 to 1: a share of victory and the lead over the best of the others; alone, the points."""
        sharing = len(winners) / 2 if teams else len(winners)
        return self.weighed(results, [1 / sharing if seat in winners else 0.0 for seat in range(len(results))], teams)

    def weighed(self, results: list[float], shares: list[float], teams: bool = False) -> list[float]:
        """By seat, 0 to 1: its share of victory and its lead, as much as each counts."""
        if len(results) == 1:
            return [results[0] / self.scale]
        found: list[float] = []
        for seat, share in enumerate(shares):
            ahead = max(-1.0, min(1.0, lead(results, seat, teams) / self.scale))
            found.append(self.win * share + (1 - self.win) * (0.5 + 0.5 * ahead))
        return found
