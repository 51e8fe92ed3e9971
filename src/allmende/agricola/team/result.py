"""What a team scores: by line of the score sheet the lower of both values, or the product of both totals."""

from typing import Final

from allmende.agricola.course.scoring import is_lucky, resources_left, score
from allmende.agricola.state import Agricola
from allmende.agricola.team.partners import SIDES, side
from allmende.table.choice import Seat

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


def left_of(g: Agricola, number: int) -> int:
    """What breaks a tie: the building resources in both supplies."""
    return 0 if g.setup.doors.shares_ties else sum([resources_left(me) for me in side(g, number)])


def winners(g: Agricola, scoring: str) -> list[Seat]:
    """Both partners of the better team; if they are even, of the one with more building resources left."""
    found = results([score(g, me) for me in g.players], scoring)
    places = [(is_lucky(g, found[n]), found[n], left_of(g, n)) for n in range(SIDES)]
    return [me.seat for me in g.players if places[me.seat % SIDES] == max(places)]
