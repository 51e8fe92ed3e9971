"""How much one number goes with another, among players who are otherwise alike.

Players are compared within groups (same bot, same seat, same turn order), and the differences of all groups are put
together, each with the weight of what it can tell. That is a regression with a constant for each group. The players of
one game depend on each other, so the error comes from how games differ, not players; and rows with much weight are
trusted less (each residual is the one that the row would have if it had been left out).
"""

from dataclasses import dataclass
from math import erfc, sqrt
from typing import Any, Final

from allmende.lab.statistics import Z95

FEWEST: Final = 20
"""With fewer player-games on either side nothing is said."""


@dataclass(frozen=True)
class Effect:
    """A difference with its 95 % interval. `clear`: it is not 0, even if one has looked at all things of the list."""

    value: float
    low: float
    high: float
    clear: bool = False

    @property
    def error(self) -> float:
        return (self.high - self.low) / (2 * Z95)

    @property
    def chance(self) -> float:
        """How often so large a value, or a larger one, comes from nothing."""
        return erfc(abs(self.value) / self.error / sqrt(2)) if self.error > 0 else float(self.value == 0)


def effect(x: Any, y: Any, groups: Any, games: Any) -> Effect | None:
    """By how much y is larger where x is larger by 1; None if there is too little to compare.

    >>> import numpy as np
    >>> x, y = np.arange(200) % 2, np.arange(200) % 2 * 3.0 + np.arange(200) // 100
    >>> round(effect(x, y, np.arange(200) // 100, np.arange(200)).value, 6)
    3.0
    """
    import numpy as np

    counts = np.bincount(x.astype(np.int64)) if len(x) else np.zeros(1)
    if len(x) - counts.max() < FEWEST:
        return None
    _, group = np.unique(groups, return_inverse=True)
    size = np.bincount(group)
    within_x = x - (np.bincount(group, x) / size)[group]
    within_y = y - (np.bincount(group, y) / size)[group]
    spread = float(within_x @ within_x)
    if spread < FEWEST / 4 or not np.abs(within_y).max() > 1e-9:
        return None
    slope = float(within_x @ within_y) / spread
    leverage = np.minimum(within_x**2 / spread + 1 / size[group], 0.99)
    residual = (within_y - slope * within_x) / (1 - leverage)
    _, game = np.unique(games, return_inverse=True)
    by_game = np.bincount(game, within_x * residual)
    error = sqrt(float(by_game @ by_game)) / spread
    return Effect(slope, slope - Z95 * error, slope + Z95 * error)


def clear_ones(effects: list[Effect | None], risk: float = 0.05) -> list[bool]:
    """Which of many effects are not 0, with the risk that any one of these is wrong (Holm's method).

    >>> clear_ones([Effect(3, 2.5, 3.5), Effect(1, 0.01, 1.99), Effect(0.1, -1, 1.2), None])
    [True, False, False, False]
    """
    found = sorted((one.chance, n) for n, one in enumerate(effects) if one is not None)
    clear = [False] * len(effects)
    for place, (chance, n) in enumerate(found):
        if chance > risk / (len(found) - place):
            break
        clear[n] = True
    return clear
