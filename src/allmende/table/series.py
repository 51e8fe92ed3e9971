"""Games that follow one another: what a finished game hands to the next, told so that nobody need know the game.

Whatever the next game needs stands in its options, so each game of a series is an ordinary game. These types say how a
series stands, for whoever shows it.
"""

from collections.abc import Mapping
from typing import TypedDict

from allmende.table.errors import BadGameOption
from allmende.table.outside import shown, whole


class SeriesGame(TypedDict):
    """A game of the series that is over."""

    number: int
    """Which game it was; one that had to be repeated is there twice."""
    target: int | None
    """The points that one player had to reach."""
    scores: list[int]
    """By seat."""
    places: list[int]
    """By seat, 1 is the first; several may share one."""
    points: list[int]
    """What it has brought in the series, by seat; empty where only targets count."""


class Carried(TypedDict):
    """What a game begins with because of those before."""

    things: list[list[str]]
    """By seat, the things that are there from the beginning."""
    goods: list[dict[str, int]]
    """By seat, more goods than usual."""
    first: int | None
    """The seat that begins, if it is not drawn by lot."""


class Wish(TypedDict):
    """What a seat may wish to take along."""

    seat: int
    kind: str
    """The kind of these things: "card"."""
    things: list[str]
    must: bool
    """One must be chosen, if there is any."""


class Following(TypedDict):
    """The next game."""

    number: int
    target: int | None
    again: bool
    """The same once more, because the target was not reached."""


class Series(TypedDict):
    """How a series stands: before its present game, or after it if that is over."""

    name: str
    """What the series is called in the catalogs of the game."""
    number: int
    """Which game this is."""
    games: int
    """How many there are until somebody has won."""
    target: int | None
    carried: Carried
    played: list[SeriesGame]
    points: list[int]
    """All together, by seat; empty where only targets count."""
    sums: list[int]
    """The points of all games, by seat."""
    places: list[int]
    won: list[int]
    """The seats that have won the series; empty as long as nobody has."""
    wishes: list[Wish]
    """When the game is over and another follows: by seat."""
    following: Following | None


def read_wishes(given: object, players: int) -> dict[int, str]:
    """What seats wish, by seat. Whoever wishes nothing is left out.

    >>> read_wishes({0: "grocer", 1: None}, 2)
    {0: 'grocer'}
    """
    if given is None:
        return {}
    if not isinstance(given, Mapping):
        raise BadGameOption(f"wishes are things by seat, such as {{0: 'grocer'}}, got {shown(given)}")
    found: dict[int, str] = {}
    for seat, thing in given.items():
        number = whole(seat)
        if number is None or not 0 <= number < players:
            raise BadGameOption(f"there is no seat {shown(seat)} that could wish something")
        if thing is not None and not isinstance(thing, str):
            raise BadGameOption(f"seat {number} wishes a thing by its name, got {shown(thing)}")
        if thing is not None:
            found[number] = thing
    return found
