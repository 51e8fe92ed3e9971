"""What the search knows of Agricola: the Farmer plays the playouts, and where to place people is searched."""

from typing import Final

from allmende.agricola.farm.fences import layouts_of
from allmende.agricola.farm.plan import PLAN
from allmende.agricola.state import Agricola
from allmende.agricola.team.result import PRODUCT
from allmende.bots.agricola.farmer import Farmer
from allmende.bots.agricola.yard import sensible_layouts
from allmende.bots.search.guide import Guide
from allmende.table import Game

SEARCHED: Final = frozenset((
    "place-person", "place-another", "choose-action", "improvement", "minor-improvement", "play-occupation",
    "keep-special", "pay-to-keep-special", "choose-farm", "dragon", "place-borrowed",
))  # fmt: skip
BUNDLES: Final = frozenset(("build-fence", "sow", "bake", "feed", "pay-food"))
EXPLORE_ALONE: Final = 0.03
"""Alone each point counts as much as the next one, and nobody interferes: the tree soon follows what is best."""

PRODUCT_SCALE: Final = 1200.0
"""The same for totals of partners that are multiplied."""


class AgricolaGuide(Guide):
    def __init__(self, seed: int) -> None:
        super().__init__(Farmer(), seed)
        self.searched = SEARCHED
        self.scale = 40.0
        self.glance = 3
        self.asides = frozenset(("anytime",))
        self.bundles = BUNDLES
        prepare_layouts()

    def meet(self, game: Game, seat: int) -> None:
        if game.players == 1:
            self.explore, self.trust = EXPLORE_ALONE, 0.0
        assert isinstance(game.state, Agricola)
        if game.state.setup.has("aliens"):
            layouts_of(PLAN, 0)  # houses may burn down
        if game.options.get("team") == PRODUCT:
            self.scale = PRODUCT_SCALE


def prepare_layouts() -> None:
    """Layouts of fences take a while when they are first asked for: not in the time of a pick, then. The Farmer
    attaches the two extensions of a farmyard where the list of places begins."""
    sensible_layouts()
    plan = PLAN
    for _ in range(2):
        plan = plan.extended(plan.extensions()[0])
        layouts_of(plan)


def guide(seed: int) -> Guide:
    return AgricolaGuide(seed)
