"""What a team scores: by line of the score sheet the lower of both values, or the product of both totals."""

from typing import Final

from allmende.agricola.course.scoring import is_lucky, resources_left, score
from allmende.agricola.module import Standing
from allmende.agricola.player import Player
from allmende.agricola.state import Agricola
from allmende.agricola.team.partners import SIDES, partner_of

LINES: Final = "lines"
PRODUCT: Final = "product"
SCORINGS: Final = (LINES, PRODUCT)
Points = dict[str, int]


def lines_of(points: Points) -> Points:
    """The lines of the sheet: begging markers belong to the bonus points."""
    lines = {line: n for line, n in points.items() if line not in ("begging", "total", "team")}
    lines["bonus"] += points["begging"]
    return lines


def lower_lines(one: Points, other: Points) -> Points:
    """By line, the lower of two values. Who has nothing of a line that the other has scores 0 there."""
    first, second = lines_of(one), lines_of(other)
    return {line: min(first.get(line, 0), second.get(line, 0)) for line in first | second}


def result(one: Points, other: Points, scoring: str) -> int:
    """
    >>> one = {"grain": 4, "bonus": 3, "begging": -6, "total": 1}
    >>> other = {"grain": -1, "bonus": 0, "begging": 0, "total": -1}
    >>> result(one, other, "lines"), result(one, other, "product")
    (-4, 0)
    """
    if scoring == PRODUCT:
        return max(0, one["total"]) * max(0, other["total"])
    return sum(lower_lines(one, other).values())


def results(points: list[Points], scoring: str) -> list[int]:
    """Of both teams."""
    return [result(points[number], points[number + SIDES], scoring) for number in range(SIDES)]


def standing(g: Agricola, me: Player, scoring: str) -> Standing:
    """Of the team of a player. If both are even, the one with more building resources left wins."""
    one, other = me, partner_of(g, me)
    found = result(score(g, one), score(g, other), scoring)
    left = 0 if g.setup.doors.shares_ties else resources_left(one) + resources_left(other)
    return is_lucky(g, found), found, left
