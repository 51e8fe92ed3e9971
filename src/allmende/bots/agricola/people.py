"""People to play Agricola with: Berta breeds animals, Bruno builds, Frieda tills fields."""

from collections.abc import Callable, Mapping
from dataclasses import asdict, replace
from functools import cache
from typing import Final

from allmende.agricola.state import Agricola
from allmende.bots.agricola.farmer import Farmer
from allmende.bots.agricola.tastes import Taste, usual_taste
from allmende.bots.bot import Bot
from allmende.table import Choice, Game

LIKES: Final[dict[str, dict[str, float]]] = {
    "berta": {"herding": 1.5, "fencing": 1.4, "fence": 1.3, "stable": 1.5, "cap": 1.8, "breed": 1.5, "larder": 1.2},
    "bruno": {"building": 1.6, "renovating": 2.4, "improving": 2.0, "renovate": 1.5, "clay": 1.5, "major": 1.4},
    "frieda": {"plowing": 1.4, "sowing": 1.8, "field": 1.2, "seed": 1.5, "grow": 3.0, "oven": 1.4},
}
"""How many times as much as others they like things."""


class Person(Farmer):
    """A farmer whose taste is stronger than what suits the table."""

    def __init__(self, name: str) -> None:
        super().__init__()
        self.name = name

    def pick(self, game: Game, choice: Choice) -> int:
        assert isinstance(game.state, Agricola)
        self.taste = stronger(self.name, usual_taste(game.state))
        return super().pick(game, choice)


@cache
def stronger(name: str, usual: Taste) -> Taste:
    liked = asdict(usual)
    return replace(usual, **{what: liked[what] * times for what, times in LIKES[name].items()})


def berta(seed: int) -> Bot:
    return Person("berta")


def bruno(seed: int) -> Bot:
    return Person("bruno")


def frieda(seed: int) -> Bot:
    return Person("frieda")


PEOPLE: Final[Mapping[str, Callable[[int], Bot]]] = {"berta": berta, "bruno": bruno, "frieda": frieda}
