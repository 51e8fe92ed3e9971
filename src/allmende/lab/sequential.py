"""Intervals that hold however long one looks: for tournaments that end as soon as the answer is clear.

An ordinary 95 % interval is right in 95 of 100 cases if the number of games is fixed beforehand. Whoever looks again
and again and stops when the interval pleases is wrong far more often. A confidence sequence is a row of intervals of
which, in 95 of 100 tournaments, not a single one ever misses the truth; so one may stop whenever one likes.
"""

from math import log, sqrt
from typing import Any, Final

CELLS: Final = 1000
"""Shares are told apart to a tenth of a percent."""
CAUTION: Final = 0.75
"""At most this part of the stake that could ruin a gambler is staked."""
PLANNED: Final = 50
"""Ratings are narrowest, for what they may be, after about so many deals."""


class Duel:
    """The mean of numbers between 0 and 1 that come one by one, and an interval of it that holds at all times.

    It is found by betting (Waudby-Smith and Ramdas, 2023): for each possible mean m two gamblers play a game that is
    fair if m is the true mean; one bets on more, the other on less. Whoever multiplies the purse by 2 / risk has
    refuted m. The risk that one of them ever does so for the true mean is no larger than `risk` (Ville's inequality).

    >>> duel = Duel(risk=0.05)
    >>> for n in range(60):
    ...     duel.add(1.0 if n % 4 else 0.5)
    >>> duel.low > 0.5, duel.low < duel.mean < duel.high
    (True, True)
    """

    def __init__(self, risk: float) -> None:
        import numpy as np

        self.risk = risk
        self.means: Any = (np.arange(CELLS) + 0.5) / CELLS
        self.more: Any = np.zeros(CELLS)  # logarithms of the purses
        self.less: Any = np.zeros(CELLS)
        self.alive: Any = np.ones(CELLS, dtype=bool)
        self.count = 0
        self.total = 0.0
        self.squares = 0.0

    def add(self, value: float) -> None:
        """The next number. The stakes were chosen before it was known."""
        import numpy as np

        more, less = self.stakes()
        self.more += np.log1p(more * (value - self.means))
        self.less += np.log1p(-less * (value - self.means))
        self.count += 1
        self.total += value
        self.squares += value * value
        self.alive &= np.maximum(self.more, self.less) < log(2 / self.risk)

    def stakes(self) -> tuple[Any, Any]:
        """How much to bet for each mean: more when the numbers spread little, less as time goes by, and never all."""
        import numpy as np

        n = self.count + 1
        middle = (0.5 + self.total) / n
        spread = max((0.25 + self.squares - 2 * middle * self.total + self.count * middle * middle) / n, 1e-4)
        stake = sqrt(2 * log(2 / self.risk) / (spread * n * log(n + 1)))
        return np.minimum(stake, CAUTION / self.means), np.minimum(stake, CAUTION / (1 - self.means))

    @property
    def mean(self) -> float:
        return self.total / self.count if self.count else 0.5

    @property
    def low(self) -> float:
        """The smallest mean that was not refuted."""
        found = self.alive.nonzero()[0]
        return max(0.0, float(self.means[found[0]]) - 0.5 / CELLS) if len(found) else self.mean

    @property
    def high(self) -> float:
        found = self.alive.nonzero()[0]
        return min(1.0, float(self.means[found[-1]]) + 0.5 / CELLS) if len(found) else self.mean


def reach_at_any_time(count: int, risk: float = 0.05) -> float:
    """How many standard errors of an estimate make an interval that holds at all times, in the limit of many numbers
    (Waudby-Smith, Arbour, Sinha, Kennedy and Ramdas, 2024). For one look alone it would be 1.96.

    >>> round(reach_at_any_time(50), 2)
    3.04
    """
    r = 8 * count / PLANNED
    return sqrt((r + 1) / r * 2 * log(sqrt(r + 1) / risk))
