"""How strong people are: the model of Weng and Lin with the likelihood of Plackett and Luce, by the library openskill.

A rating is a guess (mu) and how unsure it is (sigma). What people are told is a number that is nearly certainly not
too high: it begins at 1000, and grows as long as little is known of somebody who wins as expected.
"""

import importlib.util
from collections.abc import Mapping, Sequence
from functools import cache
from typing import TYPE_CHECKING, Final, NamedTuple

from allmende.table import box_of, has_game

if TYPE_CHECKING:
    from openskill.models import PlackettLuce

FIRST: Final = 1000
"""What somebody is shown to be of whom nothing is known."""
SCALE: Final = 30
"""Points for one of the model's: then, as on Elo's scale, some 200 more win three games of four."""
CAUTION: Final = 3.0
"""So many standard deviations below the guess is what is shown."""
LIKELY: Final = 2.0
"""Within so many of them somebody is in 19 of 20 cases."""
PROVISIONAL: Final = 5.0
"""A rating that is less sure than this is provisional: in the first 10 to 20 games."""
FIXED: Final = 0.5
"""How unsure the strength of a bot is."""


class Skill(NamedTuple):
    mu: float = 25.0
    sigma: float = 25.0 / 3

    @property
    def shown(self) -> int:
        """
        >>> Skill().shown, Skill(30.0, 1.5).shown
        (1000, 1765)
        """
        return round(FIRST + SCALE * (self.mu - CAUTION * self.sigma))

    @property
    def low(self) -> int:
        return round(FIRST + SCALE * (self.mu - LIKELY * self.sigma))

    @property
    def high(self) -> int:
        return round(FIRST + SCALE * (self.mu + LIKELY * self.sigma))

    @property
    def provisional(self) -> bool:
        return self.sigma > PROVISIONAL


def bot_skill(game: str, bot: str | None) -> Skill | None:
    """The strength of one of our bots, which never changes; None if it was not measured."""
    mu = skills_of(game).get(bot or "")
    return None if mu is None else Skill(mu, FIXED)


def known_bots(game: str) -> list[str]:
    return list(skills_of(game))


def skills_of(game: str) -> Mapping[str, float]:
    """As its box says; nothing, if the game is not installed any more."""
    return box_of(game).skills if has_game(game) else {}


@cache
def available() -> bool:
    """Is the extra `people` installed?"""
    return importlib.util.find_spec("openskill") is not None


@cache
def model() -> "PlackettLuce":
    from openskill.models import PlackettLuce

    return PlackettLuce()


def rated(sides: Sequence[Sequence[Skill]], places: Sequence[int]) -> list[list[Skill]]:
    """The ratings after a game, side by side as they were given; sides that are even share a place.

    >>> [[winner], [loser]] = rated([[Skill()], [Skill()]], [1, 2])
    >>> winner.mu > 25 > loser.mu, winner.sigma < 25 / 3
    (True, True)
    """
    given = [[model().rating(mu=one.mu, sigma=one.sigma) for one in side] for side in sides]
    found = model().rate(given, ranks=[float(place) for place in places])
    return [[Skill(one.mu, one.sigma) for one in side] for side in found]
