"""What decides a game: everybody's points, or those that several players make together, and what breaks a tie."""

from collections.abc import Mapping, Sequence
from typing import Any, Final, NamedTuple

from allmende.table.events import Saying
from allmende.table.views import ScorePart, Verdict

TEAM: Final = "team"
"""In a score beside "total": the result of the team, where players play together. Partners have the same."""


def part(kind: str, points: int, **facts: Any) -> ScorePart:
    """
    >>> part("times", 6, count=2, each=3)
    {'said': {'kind': 'times', 'count': 2, 'each': 3}, 'points': 6}
    """
    said: Saying = {"kind": kind, **facts}
    return {"said": said, "points": points}


def own_points(score: Mapping[str, int]) -> dict[str, int]:
    """A score without its sums.

    >>> own_points({"grain": 4, "total": 4, "team": 7})
    {'grain': 4}
    """
    return {category: points for category, points in score.items() if category not in ("total", TEAM)}


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


class Criterion(NamedTuple):
    """One thing that decides who wins, by seat: the most of it, or the fewest. Partners have the same."""

    name: str
    values: list[int]
    fewest: bool = False

    def best_of(self, seats: Sequence[int]) -> list[int]:
        """
        >>> Criterion("turns", [9, 8, 8, 1], fewest=True).best_of([0, 1, 2])
        [1, 2]
        """
        best = min if self.fewest else max
        wanted = best(self.values[seat] for seat in seats)
        return [seat for seat in seats if self.values[seat] == wanted]


POINTS: Final = "points"
"""The criterion of all games: the result."""


def winners_by(criteria: Sequence[Criterion]) -> list[int]:
    """The best by the first of these, of those the best by the second, and so on."""
    found = list(range(len(criteria[0].values)))
    for criterion in criteria:
        found = criterion.best_of(found)
    return found


def verdict_of(criteria: Sequence[Criterion], teams: bool = False) -> Verdict:
    """Who wins, and by what. `teams`: partners, who sit opposite, win together.

    >>> points, turns = Criterion("points", [9, 9, 4]), Criterion("turns", [7, 6, 6], fewest=True)
    >>> verdict_of([points, turns])
    {'winners': [1], 'by': 'turns', 'tied': [0, 1], 'values': [7, 6, 6], 'shared': False}
    >>> verdict_of([points])
    {'winners': [0, 1], 'by': 'points', 'tied': [0, 1], 'values': [9, 9, 4], 'shared': True}
    >>> verdict_of([Criterion("points", [9, 4])])["ahead"]
    5
    """
    left = list(range(len(criteria[0].values)))
    tied, decisive = left, criteria[0]
    for criterion in criteria:
        best = criterion.best_of(left)
        if len(best) < len(left):
            tied, decisive = left, criterion
        left = best
    shared = len(left) > (2 if teams else 1)
    if shared:
        tied, decisive = left, criteria[-1]
    found = Verdict(winners=left, by=decisive.name, tied=tied, values=decisive.values, shared=shared)
    if decisive.name == POINTS and len(tied) > len(left):
        others = [decisive.values[seat] for seat in tied if seat not in left]
        found["ahead"] = decisive.values[left[0]] - max(others)
    return found


def side_by_side(scores: Sequence[Mapping[str, int]]) -> list[int]:
    """The seats as a score sheet shows them: partners, who sit opposite, beside each other.

    >>> side_by_side([{"total": 1}] * 3), side_by_side([{"total": 1, "team": 0}] * 4)
    ([0, 1, 2], [0, 2, 1, 3])
    """
    seats = range(len(scores))
    sides = len(scores) // 2 if scores and TEAM in scores[0] else len(scores)
    return sorted(seats, key=lambda seat: (seat % sides, seat))
