"""Spaces and options that Farmers of the Moor adds."""

from typing import Final

from allmende.agricola.actions.space import NUMBER_OF
from allmende.agricola.farm.plan import PLAN, Spot, called
from allmende.agricola.vocabulary import VOCABULARY
from allmende.table.choice import Option

SPECIAL_ACTIONS: Final = (
    "cut-peat", "fell-trees", "slash-and-burn", "horse-market", "hiring-fair", "black-market", "illicit-work",
)  # fmt: skip

INFIRMARY: Final = NUMBER_OF["infirmary"]
CUT_PEAT: Final = 1 << NUMBER_OF["cut-peat"]
FELL_TREES: Final = 1 << NUMBER_OF["fell-trees"]
SLASH_AND_BURN: Final = 1 << NUMBER_OF["slash-and-burn"]
HORSE_MARKET: Final = 1 << NUMBER_OF["horse-market"]
HIRING_FAIR: Final = 1 << NUMBER_OF["hiring-fair"]
BLACK_MARKET: Final = 1 << NUMBER_OF["black-market"]
ILLICIT_WORK: Final = 1 << NUMBER_OF["illicit-work"]
"""Special actions as masks to listen with."""

BED: Final = VOCABULARY.number_of("bed")
"""A person goes from the bed to the Infirmary."""
FUEL_COUNTS: Final = 25
PAY_FUEL: Final = [VOCABULARY.number_of("heat", n) for n in range(FUEL_COUNTS)]
"""So much fuel is paid for heating."""


def all_extensions() -> list[tuple[Spot, Spot]]:
    """Everywhere a first or a second extension of a farmyard can lie."""
    found = set(PLAN.extensions())
    for extension in PLAN.extensions():
        found |= set(PLAN.extended(extension).extensions())
    return sorted(found)


EXTENSIONS: Final[dict[tuple[Spot, Spot], Option]] = {
    extension: VOCABULARY.number_of("extension", f"{called(extension[0])}-{called(extension[1])}")
    for extension in all_extensions()
}
"""Where an extension is attached: its two spaces."""
