"""Which season it is: round by round the marker goes on clockwise."""

from datetime import date
from typing import Final, TypeAlias

from allmende.agricola.state import BEFORE, FIELDS, Agricola

Season: TypeAlias = int
WINTER: Final = 0
SPRING: Final = 1
SUMMER: Final = 2
AUTUMN: Final = 3
SEASONS: Final = ("winter", "spring", "summer", "autumn")
"""Clockwise, as the board has them."""


def season_on(day: date) -> Season:
    """The season of a day: each begins with a month.

    >>> [SEASONS[season_on(date(2026, month, 1))] for month in (2, 3, 8, 11, 12)]
    ['winter', 'spring', 'summer', 'autumn', 'winter']
    """
    return day.month % 12 // 3


def season_in(g: Agricola, number: int) -> Season:
    """The season of a round."""
    start: str = g.setup.options["season"]
    return (SEASONS.index(start) + number - 1) % len(SEASONS)


def season_of(g: Agricola) -> Season:
    """The season of this round, to the end of its harvest."""
    return season_in(g, g.round + 1 if g.phase <= BEFORE else g.round)


def marked_round(g: Agricola) -> int:
    """The round whose season the marker shows: when people have gone home it has moved on."""
    return g.round if BEFORE < g.phase < FIELDS else g.round + 1
