"""Means and shares with their uncertainty."""

from math import sqrt
from typing import Final

Z95: Final = 1.959963984540054
"""95 % of a normal distribution lie within so many standard deviations."""


def wilson(wins: float, games: int, z: float = Z95) -> tuple[float, float]:
    """The 95 % interval of a share (Wilson's score interval). Half wins are allowed and make it a little too wide.

    >>> low, high = wilson(7, 10)
    >>> round(low, 4), round(high, 4)
    (0.3968, 0.8922)
    """
    share = wins / games
    spread = z * z / games
    middle = (share + spread / 2) / (1 + spread)
    reach = z * sqrt(share * (1 - share) / games + spread / (4 * games)) / (1 + spread)
    return (middle - reach if wins else 0.0), (middle + reach if wins < games else 1.0)


def mean_and_error(total: int, squares: int, count: int) -> tuple[float, float]:
    """The mean of whole numbers and its standard error, from their sum and the sum of their squares.

    >>> mean_and_error(2 + 4 + 6, 4 + 16 + 36, 3)
    (4.0, 1.1547005383792515)
    """
    mean = total / count
    if count < 2:
        return mean, 0.0
    return mean, sqrt((count * squares - total * total) / (count * count * (count - 1)))
