"""What decides a game: everybody's points, or those that several players make together."""

from collections.abc import Mapping, Sequence
from typing import Final

TEAM: Final = "team"
"""In a score beside "total": the result of the team, where players play together. Partners have the same."""


def result_of(score: Mapping[str, int]) -> int:
    """
    >>> result_of({"grain": 4, "total": 4}), result_of({"grain": 4, "total": 4, "team": -1})
    (4, -1)
    """
    return score.get(TEAM, score["total"])


def results_of(scores: Sequence[Mapping[str, int]]) -> list[int]:
    return [result_of(score) for score in scores]


def lead(results: Sequence[float], seat: int, teams: bool = False) -> float:
    """How far a seat is ahead of the best of the others. In teams of two partners are no others: they are even with the
    seat, and so are opponents who are even.

    >>> lead([7, 5, 7, 5], 0, teams=True), lead([7, 5, 7, 5], 1, teams=True), lead([7, 7, 7, 7], 1, teams=True)
    (2, -2, 0)
    >>> lead([7, 5, 7], 0)
    0
    """
    own = results[seat]
    others = [other for place, other in enumerate(results) if place != seat and not (teams and other == own)]
    return own - max(others, default=own)


def side_by_side(scores: Sequence[Mapping[str, int]]) -> list[int]:
    """The seats as a score sheet shows them: partners, who sit opposite, beside each other.

    >>> side_by_side([{"total": 1}] * 3), side_by_side([{"total": 1, "team": 0}] * 4)
    ([0, 1, 2], [0, 2, 1, 3])
    """
    seats = range(len(scores))
    sides = len(scores) // 2 if scores and TEAM in scores[0] else len(scores)
    return sorted(seats, key=lambda seat: (seat % sides, seat))
