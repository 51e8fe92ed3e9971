"""The chance to win over the game, drawn from many uncertain looks.

Each look is a few dozen simulated games, so it errs by several percent; the position itself changes slowly but for the
turning points. So the looks of a seat are taken together: a random walk that was measured with known errors, smoothed
forward and back (Kalman's filter, and Rauch, Tung and Striebel's way back).
"""

from collections.abc import Sequence
from typing import Final, NamedTuple

from allmende.analysis.looking import Look

DRIFT: Final = 0.05
"""By so much the chance to win changes from one decision to the next, usually."""
DRIFT_IN_POINTS: Final = 1.0
"""The same alone, where points are drawn."""
KNOWN: Final = 0.01
"""The error of what is known for certain, as the smoother needs some."""


class Chance(NamedTuple):
    pick: int
    value: float
    error: float


def chances_of(
    looks: Sequence[Look], players: int, picks: int, winners: Sequence[int] | None, results: Sequence[int]
) -> list[list[Chance]]:
    """By seat, the course until now; with the end, when the game is over (`winners`)."""
    return [chances_for(looks, seat, players == 1, picks, winners, results) for seat in range(players)]


def chances_for(
    looks: Sequence[Look], seat: int, alone: bool, picks: int, winners: Sequence[int] | None, results: Sequence[int]
) -> list[Chance]:
    own = [look for look in looks if look.seat == seat]
    measured = [one for look in own if (one := measured_at(look, alone)) is not None]
    if winners is not None:
        end = float(results[seat]) if alone else (1 / len(winners) if seat in winners else 0.0)
        measured.append(Chance(picks, end, KNOWN))
    course = smoothed(measured, DRIFT_IN_POINTS if alone else DRIFT)
    return course if alone else [one._replace(value=min(1.0, max(0.0, one.value))) for one in course]


def measured_at(look: Look, alone: bool) -> Chance | None:
    """What a look says: how it stood before the pick, if the best was picked."""
    if alone:
        return None if look.points is None else Chance(look.pick - 1, look.points, max(KNOWN, look.points_error))
    return None if look.win is None else Chance(look.pick - 1, look.win, max(KNOWN, look.win_error))


def smoothed(measured: Sequence[Chance], drift: float) -> list[Chance]:
    """
    >>> even = [Chance(n, 0.5, 0.1) for n in range(5)]
    >>> [round(one.value, 3) for one in smoothed(even, 0.05)], smoothed(even, 0.05)[2].error < 0.1
    ([0.5, 0.5, 0.5, 0.5, 0.5], True)
    """
    if not measured:
        return []
    means, variances = [measured[0].value], [measured[0].error ** 2]
    for one in measured[1:]:
        before = variances[-1] + drift**2
        share = before / (before + one.error**2)
        means.append(means[-1] + share * (one.value - means[-1]))
        variances.append((1 - share) * before)
    for n in reversed(range(len(measured) - 1)):
        ahead = variances[n] + drift**2
        back = variances[n] / ahead
        means[n] += back * (means[n + 1] - means[n])
        variances[n] += back**2 * (variances[n + 1] - ahead)
    course = zip(measured, means, variances, strict=True)
    return [Chance(one.pick, mean, variance**0.5) for one, mean, variance in course]
