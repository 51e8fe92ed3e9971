"""What a game was worth to each seat."""

from collections.abc import Callable
from typing import Final, TypeAlias

from allmende.table import BadGameOption, Game
from allmende.table.results import TEAM, lead, results_of

Reward: TypeAlias = Callable[[Game], list[float]]
"""From a game that is over to a number for each seat."""


def win(game: Game) -> list[float]:
    """1 for the winner and -1 shared among the others, so that all rewards add up to 0; shared when the win is.

    Alone at the table there is no one to beat: the points count.
    """
    players = game.players
    if players == 1:
        return points(game)
    winners = game.winners()
    worth = (players / len(winners) - 1) / (players - 1)
    return [worth if seat in winners else -1 / (players - 1) for seat in range(players)]


def points(game: Game) -> list[float]:
    """Each seat's own points, or those of its team."""
    return [float(result) for result in results_of(game.scores())]


def margin(game: Game) -> list[float]:
    """How many points ahead of the best other seat; in teams, of the other team."""
    own = points(game)
    if len(own) == 1:
        return own
    teams = TEAM in game.scores()[0]
    return [lead(own, seat, teams) for seat in range(len(own))]


REWARDS: Final[dict[str, Reward]] = {"win": win, "points": points, "margin": margin}


def reward_of(name: str) -> Reward:
    """
    >>> reward_of("glory")
    Traceback (most recent call last):
    allmende.table.errors.BadGameOption: there is no reward 'glory': choose win, points or margin
    """
    if name not in REWARDS:
        *names, last = REWARDS
        raise BadGameOption(f"there is no reward {name!r}: choose {', '.join(names)} or {last}")
    return REWARDS[name]
