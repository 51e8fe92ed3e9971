"""People to play The Lowlands with: Berta breeds sheep, Bruno builds, Frieda looks after the dike."""

from collections.abc import Callable, Mapping
from typing import Final

from allmende.bots.bot import Bot
from allmende.bots.lowlands.expectations import Style
from allmende.bots.lowlands.shepherd import Shepherd

BREEDER: Final = Style(dike=0.85, sheep=1.3, tiles=1.0, often=(0.7, 0.5, 0.7, 0.7, 0.5))
BUILDER: Final = Style(dike=0.9, sheep=0.9, tiles=1.3, often=(1.2, 0.6, 0.4, 0.35, 0.7))
GUARD: Final = Style(dike=1.35, sheep=0.9, tiles=1.05, often=(0.7, 1.2, 0.4, 0.35, 0.6))


def breeder(seed: int) -> Bot:
    return Shepherd(BREEDER, seed)


def builder(seed: int) -> Bot:
    return Shepherd(BUILDER, seed)


def guard(seed: int) -> Bot:
    return Shepherd(GUARD, seed)


PEOPLE: Final[Mapping[str, Callable[[int], Bot]]] = {"berta": breeder, "bruno": builder, "frieda": guard}
