"""An action space: what lies on it, what it gives, what it lets a player do.

A space is named by its slug, and a board may fill the same slug with other figures (Hollow gets 1, 2 or 3 clay). The
number of a slug is its place in the lists of the state, and its bit in the masks that cards listen with.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final, TypeAlias

from allmende.agricola.goods import NOTHING, Bundle, Good
from allmende.agricola.vocabulary import VOCABULARY
from allmende.table.choice import Choice, Flow, Option

if TYPE_CHECKING:
    from allmende.agricola.cards.hooks import Deed
    from allmende.agricola.player import Player
    from allmende.agricola.state import Agricola

Can: TypeAlias = "Callable[[Agricola, Player], bool]"
Act: TypeAlias = "Callable[[Agricola, Player, Deed], Flow | None]"
"""What a space lets a player do. A function that asks nothing is a plain function."""

KEYS: Final = [key for key in VOCABULARY if key[0] in ("space", "special")]
SLUGS: Final = [str(name) for _, name in KEYS]
OPTIONS: Final = [VOCABULARY.number_of(*key) for key in KEYS]
ALL_SPACES: Final = -1
"""As a mask."""
NUMBER_OF: Final = {slug: number for number, slug in enumerate(SLUGS)}


class Space:
    """An action space as one board prints it."""

    __slots__ = (
        "act",
        "can",
        "crowd",
        "fees",
        "from_round",
        "gives",
        "good",
        "grows",
        "linked",
        "needs",
        "number",
        "option",
        "per_round",
        "seasonal",
        "slug",
    )

    def __init__(
        self,
        name: str,
        *,
        good: Good = -1,
        per_round: int = 0,
        gives: Bundle = NOTHING,
        can: Can | None = None,
        needs: tuple[Can, ...] = (),
        act: Act | None = None,
        linked: tuple[str, ...] = (),
        from_round: int = 1,
        crowd: bool = False,
        fees: tuple[int, ...] = (),
        seasonal: bool = False,
        grows: bool = False,
    ) -> None:
        self.slug = name
        self.number = NUMBER_OF[name]
        self.option = OPTIONS[self.number]
        self.good = good  # what accumulates here; -1: nothing does
        self.per_round = per_round
        self.gives = gives  # from the general supply, at each use
        self.can = can  # can this player carry out an action here? None: always
        self.needs = needs or (() if can is None else (can,))  # ... that is, any of these
        self.act = act  # after goods were taken
        self.linked = sum([1 << NUMBER_OF[other] for other in linked])  # spaces that using this one blocks
        self.from_round = from_round
        self.crowd = crowd  # any number of people may use it
        self.seasonal = seasonal  # its action changes with the time of year: no token can be laid there
        self.grows = grows  # a family grows here
        self.fees = fees  # in food, for the player's first, second ... occupation and all that follow

    def fee(self, occupations: int) -> int:
        """What the next occupation costs here after so many."""
        return self.fees[min(occupations, len(self.fees) - 1)]

    def __repr__(self) -> str:
        return self.slug


class Offer:
    """What somebody who has a person to place is offered: spaces, and what may be done instead."""

    __slots__ = ("choice", "others", "spaces")

    def __init__(self, choice: Choice, spaces: list[Space], others: list[Option]) -> None:
        self.choice = choice
        self.spaces = spaces
        self.others = others


def mask_of(*names: str) -> int:
    """The spaces of these names, as a mask to listen with.

    >>> mask_of("farm-expansion", "grain-seeds")
    5
    """
    return sum([1 << NUMBER_OF[name] for name in names])


FISHING: Final = mask_of("fishing")
DAY_LABORER: Final = mask_of("day-laborer")
GRAIN_SEEDS: Final = mask_of("grain-seeds")
PLOWING: Final = mask_of("farmland", "cultivation")
WOOD_SPACES: Final = mask_of("forest", "grove", "copse", "riverbank-forest")
CLAY_SPACES: Final = mask_of("clay-pit", "hollow")
REED_SPACES: Final = mask_of("reed-bank")
STONE_SPACES: Final = mask_of("western-quarry", "eastern-quarry")
ANIMAL_MARKETS: Final = mask_of("sheep-market", "pig-market", "cattle-market")
WISHES: Final = mask_of("basic-wish", "urgent-wish", "modest-wish")
LESSONS: Final = mask_of("lessons", "lessons-2", "lessons-3")
