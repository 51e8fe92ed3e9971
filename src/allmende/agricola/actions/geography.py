"""Where action spaces lie on the board: columns, and what borders on what. A few cards ask about it.

Heights are counted in half rows, from the top. Spaces of the base board are one row high, round spaces two. The
extension for three players fills the same height with four spaces, that for four players with six. How the spaces of
variant tiles and of five and more players lie is not known: they have no place here, and border on nothing. Spaces of
modules lie between the board and the extension; how high they are is a guess.
"""

from typing import Final, NamedTuple

from allmende.agricola.actions.space import NUMBER_OF
from allmende.agricola.state import Agricola

ROW: Final = 2
ROUND_SPACE: Final = 2 * ROW
LEFT: Final = ("farm-expansion", "meeting-place", "grain-seeds", "farmland", "lessons", "day-laborer")
RIGHT: Final = ("forest", "clay-pit", "reed-bank", "fishing")
"""The column beside it. Above these spaces lies that of round 1."""
ROUNDS: Final = ((2, 3, 4), (5, 6, 7), (8, 9), (10, 11), (12, 13), (14,))
EXTENSIONS: Final = {
    3: ("grove", "resource-market", "hollow", "lessons-2"),
    4: ("copse", "grove", "resource-market", "hollow", "lessons-2", "traveling-players"),
}
HEIGHT: Final = len(LEFT) * ROW


class Spot(NamedTuple):
    """The place of an action space."""

    column: int
    top: int
    bottom: int


def spots(g: Agricola) -> dict[int, Spot]:
    """Where the spaces lie that are on the board now, by their numbers."""
    found: dict[int, Spot] = {}
    added = tuple([space.slug for space in g.setup.doors.spaces])
    stack(found, EXTENSIONS.get(len(g.players), ()), -1 if added else 0)
    stack(found, added, 0)
    for n, name in enumerate(LEFT):
        found[NUMBER_OF[name]] = Spot(1, n * ROW, (n + 1) * ROW)
    for n, name in enumerate(RIGHT):
        top = ROUND_SPACE + n * ROW
        found[NUMBER_OF[name]] = Spot(2, top, top + ROW)
    if g.round:
        found[g.round_cards[0]] = Spot(2, 0, ROUND_SPACE)
    for column, rounds in enumerate(ROUNDS, 3):
        for n, number in enumerate(rounds):
            if number <= g.round:
                found[g.round_cards[number - 1]] = Spot(column, n * ROUND_SPACE, (n + 1) * ROUND_SPACE)
    return found


def stack(found: dict[int, Spot], names: tuple[str, ...], column: int) -> None:
    """The spaces of an extension share the height of the board."""
    for n, name in enumerate(names):
        height = HEIGHT // len(names)
        found[NUMBER_OF[name]] = Spot(column, n * height, (n + 1) * height)


def column_of(g: Agricola, number: int) -> list[int]:
    """The spaces in the column of a space, from top to bottom."""
    places = spots(g)
    if number not in places:
        return []
    column = [other for other, spot in places.items() if spot.column == places[number].column]
    return sorted(column, key=lambda other: places[other].top)


def above(g: Agricola, number: int) -> list[int]:
    """The spaces above a space in its column."""
    column = column_of(g, number)
    return column[: column.index(number)] if column else []


def neighbours(g: Agricola, number: int) -> list[int]:
    """The spaces that share a horizontal or a vertical border with a space."""
    places = spots(g)
    if number not in places:
        return []
    return sorted([other for other, spot in places.items() if borders(places[number], spot)])


def borders(one: Spot, other: Spot) -> bool:
    """
    >>> top = Spot(0, 0, 2)
    >>> borders(top, Spot(1, 1, 4)), borders(top, Spot(0, 2, 4)), borders(top, Spot(1, 2, 4))
    (True, True, False)
    """
    if one.column == other.column:
        return one.top == other.bottom or one.bottom == other.top
    return abs(one.column - other.column) == 1 and one.top < other.bottom and other.top < one.bottom
