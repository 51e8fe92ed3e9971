"""Who came out where when a game was over."""

from collections.abc import Collection

from allmende.table import Game
from allmende.table.results import TEAM, results_of
from allmende.table.rules import TellsCriteria


def places(game: Game, left: Collection[int] = ()) -> list[int]:
    """By seat, from 1; whoever is even shares a place. Those who have left are last.

    >>> from allmende import arrange
    >>> farms = [{"goods": "2 wood"}, {"goods": "3 clay"}, {"goods": "3 clay"}]
    >>> game = arrange("agricola", {"phase": "over", "round": 14, "seats": farms})
    >>> places(game), places(game, left=[1])
    ([3, 1, 1], [2, 3, 1])
    """
    keys = [(seat not in left, *key) for seat, key in enumerate(worth(game))]
    return [1 + sum(other > key for other in keys) for key in keys]


def worth(game: Game) -> list[tuple[float, ...]]:
    """By seat, what decides: points, then what breaks ties. Of rules that name no criteria only winners are known."""
    rules: object = game.rules
    if isinstance(rules, TellsCriteria):
        criteria = rules.criteria(game.state)
        by_seat = zip(*(one.values for one in criteria), strict=True)
        return [tuple(-v if c.fewest else v for c, v in zip(criteria, values, strict=True)) for values in by_seat]
    winners = game.winners()
    return [(seat in winners, points) for seat, points in enumerate(results_of(game.scores()))]


def sides(players: int, teams: bool) -> list[list[int]]:
    """The seats that win and lose together: partners sit opposite.

    >>> sides(4, True), sides(3, False)
    ([[0, 2], [1, 3]], [[0], [1], [2]])
    """
    return [[seat, seat + players // 2] for seat in range(players // 2)] if teams else [[s] for s in range(players)]


def in_teams(game: Game) -> bool:
    return TEAM in game.scores()[0]
