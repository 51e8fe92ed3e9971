"""What the search knows of The Lowlands: Shepherds play the playouts; farmers, spaces, tiles and deals are searched."""

from typing import Final

from allmende.bots.lowlands.shepherd import STYLES, Shepherd
from allmende.bots.search.guide import Guide

SEARCHED: Final = frozenset((
    "place-farmer", "choose-space", "use-farmer-token", "build", "build-feature", "trade", "co-build", "sell-count",
    "buy-count",
))  # fmt: skip


class LowlandsGuide(Guide):
    def __init__(self, seed: int) -> None:
        super().__init__(Shepherd(STYLES[""], 0), seed)
        self.searched = SEARCHED
        self.scale = 60.0


def guide(seed: int) -> Guide:
    return LowlandsGuide(seed)
