"""Recommendations with reasons: what the search expects of the best options, and how sure it is."""

from dataclasses import dataclass
from math import erf, sqrt
from typing import Final

from allmende.bots.search.levels import make_guide
from allmende.bots.search.tree import Budget, Finding, Search
from allmende.table import Choice, Game

HINT_BUDGET: Final = Budget(ms=1000)
TRIES: Final = 4
"""What was tried less often has no reasons yet."""


@dataclass(frozen=True)
class Advice:
    """A recommended option, and why."""

    option: int
    visits: int
    """How many games were played on from it."""
    gain: float
    """Points more at the end of the game, less the others' best, than the other options bring on average."""
    error: float
    """The standard error of the gain."""
    win: float | None
    """The chance to win; None for a person alone."""
    sure: float
    """How sure it is that the option is better than their average, 0 to 1."""


def advise(game: Game, choice: Choice, seed: int, budget: Budget = HINT_BUDGET) -> list[Advice]:
    """The options that were searched, the best first; none if there was nothing to search or too little time."""
    found = Search(make_guide(game.rules.name, seed), budget, seed).findings(game, choice)
    found = [finding for finding in found if finding.visits >= TRIES]
    if len(found) < 2:
        return []
    often = max([finding.visits for finding in found]) / 2
    found.sort(key=lambda finding: (finding.visits < often, -finding.points))
    return [reasons(game, finding, found) for finding in found]


def reasons(game: Game, finding: Finding, found: list[Finding]) -> Advice:
    others = [other for other in found if other is not finding]
    gain = finding.points - sum([other.points for other in others]) / len(others)
    spread = sum([other.points_error**2 for other in others]) / len(others) ** 2
    error = sqrt(finding.points_error**2 + spread)
    sure = 0.5 + 0.5 * erf(gain / error / sqrt(2)) if error > 0 else float(gain > 0)
    win = finding.win if game.players > 1 else None
    return Advice(int(finding.option), finding.visits, gain, error, win, sure)
