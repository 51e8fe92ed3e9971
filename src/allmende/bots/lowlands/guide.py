"""What the search knows of The Lowlands: Shepherds play the playouts; farmers, spaces, tiles and deals are searched."""

from typing import Final

from allmende.bots.lowlands.forecast import forecast_of
from allmende.bots.lowlands.shepherd import STYLES, Shepherd
from allmende.bots.search.guide import Forecast, Guide
from allmende.lowlands.state import Lowlands
from allmende.table import Choice, Game

SEARCHED: Final = frozenset((
    "place-farmer", "choose-space", "use-farmer-token", "build", "build-feature", "trade", "co-build", "sell-count",
    "buy-count",
))  # fmt: skip
AHEAD: Final = 1
"""A simulation is played on until so many more work phases have begun."""


class LowlandsGuide(Guide):
    def __init__(self, seed: int) -> None:
        super().__init__(Shepherd(STYLES[""], 0), seed)
        self.searched = SEARCHED
        self.scale = 60.0
        self.glance = 9
        self.horizon = 0

    def meet(self, game: Game, seat: int) -> None:
        g = game.state
        assert isinstance(g, Lowlands)
        self.horizon = 2 * g.stage + g.half + AHEAD

    def forecast(self, game: Game, choice: Choice) -> Forecast | None:
        g = game.state
        assert isinstance(g, Lowlands)
        if choice.prompt.name == "place-farmer" and 2 * g.stage + g.half >= self.horizon:
            return forecast_of(g)
        return None


def guide(seed: int) -> Guide:
    return LowlandsGuide(seed)
