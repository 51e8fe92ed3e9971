"""A campaign until now, as the option `campaign` of a game tells it: the results, and what goes into this game.

`True` is the first game. Later ones say

    {"scores": [[48, 35]], "places": [[1, 2]], "start": [["grocer"], []], "first": 0}     for 2 to 4
    {"scores": [[52], [40]], "start": [["grocer"]]}                                       alone

Nothing stands there that follows from the rest: campaign points, targets, the food to begin with.
"""

from collections.abc import Sequence
from typing import Any, Final, TypeAlias

from allmende.table.rules import Json

GAMES: Final = 3
POINTS: Final = {
    4: ((7, 5, 4, 3), (8, 5, 3, 2), (9, 6, 3, 1)),
    3: ((7, 5, 3), (8, 5, 2), (9, 5, 1)),
    2: ((1, 0), (2, 0), (3, 0)),
}
"""By players and game: the campaign points of the first place, the second and so on."""
TARGETS: Final = (50, 55, 59, 62, 64, 65, 66, 67)
"""What one player must reach in the games of a campaign; afterwards it is 1 more each time."""
MOST_START: Final = 7
"""So many occupations can one player secure."""


Rows: TypeAlias = tuple[tuple[int, ...], ...]
"""Numbers by game and seat."""
Names: TypeAlias = tuple[tuple[str, ...], ...]
"""Cards by seat."""


class Story:
    """What happened before a game, and what it begins with."""

    __slots__ = ("first", "places", "players", "scores", "start")

    def __init__(
        self, players: int, scores: Rows = (), places: Rows = (), start: Names = (), first: int | None = None
    ) -> None:
        self.players = players
        self.scores = scores  # the points of each game before
        self.places = places  # the same of the places; nothing for one player
        self.start = start  # the occupations that are laid out before the first round
        self.first = first  # who begins; None: that is drawn by lot

    @property
    def alone(self) -> bool:
        return self.players == 1

    @property
    def number(self) -> int:
        """Which game this is."""
        return 1 + (self.reached() if self.alone else len(self.scores))

    @property
    def target(self) -> int:
        """The points that one player must reach in this game; 0 for several."""
        return target_of(self.number) if self.alone else 0

    def reached(self) -> int:
        """How many targets one player has reached."""
        return numbers_of(self.scores)[-1] - 1

    def food(self, seat: int) -> int:
        """How much more food than usual a seat begins with."""
        if not self.scores:
            return 0
        if self.alone:
            return max(0, self.scores[-1][0] - target_of(numbers_of(self.scores)[-2])) // 2
        places = self.places[-1]
        last = max(places)
        return int(last > 1 and places[seat] == last)

    def points(self) -> list[list[int]]:
        """The campaign points of each game before, by seat."""
        if self.alone:
            return []
        table = POINTS[self.players]
        return [[table[game][place - 1] for place in places] for game, places in enumerate(self.places)]

    def after(self, scores: Sequence[int], places: Sequence[int]) -> "Story":
        """The story with one game more. What the next one begins with is not decided yet."""
        more = () if self.alone else (tuple(places),)
        return Story(self.players, (*self.scores, tuple(scores)), (*self.places, *more))

    def to_json(self) -> Json | bool:
        if not self.scores:
            return True
        said: Json = {"scores": [list(game) for game in self.scores]}
        if not self.alone:
            said["places"] = [list(game) for game in self.places]
        said["start"] = [list(cards) for cards in self.start]
        if not self.alone:
            said["first"] = self.first
        return said


def target_of(number: int) -> int:
    """
    >>> [target_of(number) for number in (1, 8, 9, 11)]
    [50, 67, 68, 70]
    """
    return TARGETS[number - 1] if number <= len(TARGETS) else TARGETS[-1] + number - len(TARGETS)


def numbers_of(scores: Sequence[Sequence[int]]) -> list[int]:
    """Which game of a campaign for one each of these was, and which the next one is: a failed one comes again.

    >>> numbers_of([[52], [54], [55]])
    [1, 2, 2, 3]
    """
    numbers = [1]
    for (points,) in scores:
        numbers.append(numbers[-1] + (points >= target_of(numbers[-1])))
    return numbers


def story_of(options: Json) -> Story | None:
    """The campaign to which a game with these options belongs; None if it belongs to none."""
    said: Any = options.get("campaign", False)
    if said is False:
        return None
    players: int = options["players"]
    if said is True:
        return Story(players, start=((),) * players)
    start = tuple([tuple(cards) for cards in said["start"]])
    scores, places = [tuple([tuple(game) for game in said.get(name, ())]) for name in ("scores", "places")]
    return Story(players, scores, places, start, said.get("first"))


def places_by(standing: Sequence[Any]) -> list[int]:
    """The place of each by what counts, the most first; who is equal shares the better place.

    >>> places_by([40, 52, 40, 31])
    [2, 1, 2, 4]
    """
    return [1 + sum([other > mine for other in standing]) for mine in standing]
