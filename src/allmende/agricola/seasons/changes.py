"""What a season changes on the other action spaces, and which of them are marked for it."""

from typing import Final

from allmende.agricola.actions.building import after_stables, build_stables_on
from allmende.agricola.actions.space import DAY_LABORER, FISHING, NUMBER_OF, SLUGS, Space
from allmende.agricola.goods import CLAY, FOOD, GOODS, REED, STONE, WOOD, Good, bundle
from allmende.agricola.player import Player
from allmende.agricola.seasons.calendar import AUTUMN, SEASONS, SPRING, SUMMER, WINTER, season_of
from allmende.agricola.state import Agricola
from allmende.table.choice import Flow

ADDED: Final[dict[int, tuple[Good, ...]]] = {WINTER: (), SPRING: (STONE,), SUMMER: (CLAY, FOOD), AUTUMN: (WOOD, REED)}
TAKEN: Final[dict[int, tuple[Good, ...]]] = {WINTER: (CLAY, REED), SPRING: (WOOD,), SUMMER: (STONE,), AUTUMN: ()}
"""The goods of which 1 is added to every space where they accumulate, or taken from there."""
FROZEN_UNTIL: Final = 11
"""The last round in which nobody can fish in winter."""
MORE_GRAIN: Final = bundle(grain=1)
MARKED: Final[dict[int, tuple[str, ...]]] = {
    WINTER: ("fishing", "farmland", "cultivation", "farm-supplies"),
    SPRING: ("fencing", "farm-redevelopment"),
    SUMMER: ("day-laborer", "farm-expansion", "house-building"),
    AUTUMN: ("major-improvement", "house-redevelopment"),
}
"""The spaces whose actions are changed."""


def adjust(g: Agricola) -> None:
    """After replenishing: goods are added to some accumulation spaces, or taken from them if there are any."""
    season = season_of(g)
    g.depth += 1  # nobody's doing: it belongs to the round
    for good in ADDED[season]:
        change(g, good, 1, "season-adds")
    for good in TAKEN[season]:
        change(g, good, -1, "season-takes")
    g.depth -= 1


def change(g: Agricola, good: Good, n: int, event: str) -> None:
    found = [number for number in g.board if g.space(number).good == good and g.piles[number] + n >= 0]
    if good == FOOD:
        found = [number for number in found if FISHING >> number & 1]
    for number in found:
        g.piles[number] += n
    if found and g.events is not None:
        names = [SLUGS[number] for number in found]
        g.tell(event, g.players[g.first], season=SEASONS[season_of(g)], goods=[GOODS[good]], spaces=names)


def is_frozen(g: Agricola, space: Space) -> bool:
    """Is it the Fishing space in an early winter?"""
    return FISHING >> space.number & 1 == 1 and g.round <= FROZEN_UNTIL and season_of(g) == WINTER


def is_marked(space: Space, season: int, number: int) -> bool:
    """Has a space a marker in a season, in such a round?"""
    if FISHING >> space.number & 1 and number > FROZEN_UNTIL:
        return False
    return space.slug in MARKED[season]


def gives_grain(g: Agricola, space: Space) -> bool:
    return DAY_LABORER >> space.number & 1 == 1 and season_of(g) == SUMMER


def free_stables(g: Agricola, me: Player, on: Player, rooms: int) -> Flow:
    """A stable for each room that was just built, on the same farm."""
    if on.farm.stable_cells():
        deed = yield from build_stables_on(g, me, on, None, rooms, 0)
        if deed.cells:
            yield from after_stables(g, me, deed)


SPACE_OF_SEASON: Final = tuple([NUMBER_OF[season] for season in SEASONS])
