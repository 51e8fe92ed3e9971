"""Elo ratings from games between many: the model of Bradley and Terry, with the uncertainty of each rating."""

from math import log
from typing import Any, Final

SCALE: Final = 400 / log(10)
"""Elo points for a factor e in the odds: 400 points are ten to one."""
MIDDLE: Final = 1500
"""The mean of all who take part, each counted by how much its games tell: one that always loses tells little."""
HABIT: Final = 0.5
"""Who never lost is not infinitely strong: each pair that met counts as if each had won half a game more."""


def ratings(deals: Any) -> tuple[list[float], list[float]]:
    """Ratings and their standard errors. deals[d, i, j]: how often i was ahead of j in deal d; half if they were even.

    The games of one deal depend on each other (the same cards, the same table). So the errors are computed twice: from
    the model, as if each comparison were a game of its own, and from how much the deals really differ. The larger one
    counts.

    >>> import numpy as np
    >>> deals = np.zeros((100, 2, 2))
    >>> deals[:, 0, 1], deals[:, 1, 0] = 1.5, 0.5
    >>> [round(rating) for rating in ratings(deals)[0]]
    [1595, 1405]
    """
    import numpy as np

    won = deals.sum(axis=0)
    met = (won + won.T) > 0
    won = won + HABIT * met
    played = won + won.T
    strength = fitted(won, played)
    chance = expected(strength)
    weight = played * chance * (1 - chance)
    told = weight.sum(axis=1)
    centred = np.eye(len(told)) - told / told.sum()
    strength = centred @ strength
    inverse = np.linalg.pinv(np.diag(told) - weight)
    from_model = centred @ inverse @ centred.T
    # How far each deal was from what the ratings expect, by player
    surprise = (deals - (deals + deals.transpose(0, 2, 1)) * chance).sum(axis=2)
    moved = surprise @ (centred @ inverse).T
    from_deals = (moved**2).sum(axis=0) * len(deals) / max(1, len(deals) - 1)
    errors = np.sqrt(np.maximum(np.diag(from_model), from_deals))
    return [float(MIDDLE + SCALE * one) for one in strength], [float(SCALE * one) for one in errors]


def expected(strength: Any) -> Any:
    """The chance of each to be ahead of each other."""
    import numpy as np

    return 1 / (1 + np.exp(strength[None, :] - strength[:, None]))


def fitted(won: Any, played: Any) -> Any:
    """The strengths that make the results most likely; their mean is 0. Newton's method, with steps not too long."""
    import numpy as np

    strength = np.zeros(len(won))
    for _ in range(100):
        chance = expected(strength)
        slope = (won - played * chance).sum(axis=1)
        weight = played * chance * (1 - chance)
        step = np.linalg.pinv(np.diag(weight.sum(axis=1)) - weight) @ slope
        longest = float(np.abs(step).max())
        strength = strength + step * min(1.0, 1.0 / max(longest, 1e-12))
        strength -= strength.mean()
        if longest < 1e-9:
            break
    return strength


def expected_share(difference: float) -> float:
    """
    >>> round(expected_share(400), 3)
    0.909
    """
    return 1 / (1 + 10 ** (-difference / 400))
