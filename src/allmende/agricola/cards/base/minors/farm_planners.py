"""Minor improvements that plan the farm."""

from allmende.agricola.actions.fields import can_plow, plow
from allmende.agricola.actions.space import mask_of
from allmende.agricola.cards.card import FARM_PLANNER, minor
from allmende.agricola.cards.hooks import (
    BEFORE_RENOVATION,
    FENCES,
    ROOM,
    ROUND_SPACE,
    SUBSTITUTES,
    Deed,
    Ways,
    change_cost,
    may_before_use,
    whole_cost,
)
from allmende.agricola.cards.needs import occupations
from allmende.agricola.cards.offers import PLOW, may_act, stable
from allmende.agricola.cards.printed import TILE, Later, rounds_from_now
from allmende.agricola.goods import CLAY, NOTHING, WOOD, bundle
from allmende.agricola.player import Player
from allmende.agricola.state import Agricola
from allmende.table.choice import Flow

minor("drinking-trough", "A012", FARM_PLANNER, cost=bundle(clay=1), pasture_bonus=2)


# Rammed Clay: any fence may be paid with clay.


def clay_fences(g: Agricola, me: Player, deed: Deed, ways: Ways) -> Ways:
    found: Ways = []
    for way in ways:
        counts = dict(way)
        wood = counts.pop(WOOD, 0)
        for n in range(wood + 1):
            more = {**counts, WOOD: wood - n, CLAY: counts.get(CLAY, 0) + n}
            found.append(tuple([(good, more[good]) for good in sorted(more) if more[good]]))
    return found


minor("rammed-clay", "A016", FARM_PLANNER, gain=bundle(clay=1), hooks=[change_cost(FENCES, clay_fences, SUBSTITUTES)])


# Handplow: a field tile waits on a round space.
minor(
    "handplow",
    "A019",
    FARM_PLANNER,
    cost=bundle(wood=1),
    later=Later(rounds_from_now(5), TILE),
    hooks=[may_act(ROUND_SPACE, 0, PLOW)],
)


minor("caravan", "B010", FARM_PLANNER, cost=bundle(wood=3, food=3), homes=1)


# Carpenter's Parlor: another whole cost, as long as the house is of wood.


def cheap_wooden_room(g: Agricola, me: Player, deed: Deed, ways: Ways) -> Ways:
    return [bundle(wood=2, reed=2)] if deed.on.farm.material == WOOD else []


minor(
    "carpenters-parlor",
    "B013",
    FARM_PLANNER,
    cost=bundle(wood=1, stone=1),
    hooks=[whole_cost(ROOM, cheap_wooden_room)],
)


# Mining Hammer: a stable for nothing with each renovation.
minor(
    "mining-hammer",
    "B016",
    FARM_PLANNER,
    cost=bundle(wood=1),
    gain=bundle(food=1),
    hooks=[may_act(BEFORE_RENOVATION, 0, stable(NOTHING))],
)


# Moldboard Plow: two field tiles lie on the card.


def can_plow_twice(g: Agricola, me: Player, deed: Deed) -> bool:
    return me.note("moldboard-plow") > 0 and can_plow(g, me, fields=2)


def plow_tile(g: Agricola, me: Player, deed: Deed) -> Flow:
    me.set_note("moldboard-plow", me.note("moldboard-plow") - 1)
    return plow(g, me, keep=1)


minor(
    "moldboard-plow",
    "B019",
    FARM_PLANNER,
    cost=bundle(wood=2),
    needs=occupations(1),
    counters=2,
    hooks=[may_before_use(mask_of("farmland"), plow_tile, when=can_plow_twice)],
)
