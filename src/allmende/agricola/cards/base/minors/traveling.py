"""Traveling minor improvements: they act at once and go on to the left."""

from allmende.agricola.actions.fields import can_plow, field_ways, plow
from allmende.agricola.actions.playing_cards import affordable, improvement_ways
from allmende.agricola.cards.asking import choose_cell
from allmende.agricola.cards.card import (
    BY_SLUG,
    CROP_PROVIDER,
    FARM_PLANNER,
    LIVESTOCK_PROVIDER,
    RESOURCE_PROVIDER,
    minor,
)
from allmende.agricola.cards.hooks import BEFORE_IMPROVEMENT
from allmende.agricola.farm.fences import enclosing, lone_pastures
from allmende.agricola.farm.plan import bits
from allmende.agricola.goods import CLAY, bundle
from allmende.agricola.player import Player
from allmende.agricola.state import Agricola
from allmende.table.choice import Flow

# Shifting Cultivation: where a field has a price of its own, it must be there beside that of the card.


def can_shift(g: Agricola, me: Player) -> bool:
    if not g.setup.modules:
        return can_plow(g, me)
    card = BY_SLUG["shifting-cultivation"]
    ways = [field for way in improvement_ways(g, me, card) for field in field_ways(g, me, me, fee=way)]
    return can_plow(g, me) and affordable(g, me, BEFORE_IMPROVEMENT, card, ways)


minor(
    "shifting-cultivation",
    "A002",
    FARM_PLANNER,
    cost=bundle(food=2),
    playable=can_shift,
    on_play=plow,
    traveling=True,
)


def half_as_much_clay_again(g: Agricola, me: Player) -> None:
    g.get(me, CLAY, me.goods[CLAY] // 2)


minor(
    "clay-embankment",
    "A005",
    RESOURCE_PROVIDER,
    cost=bundle(food=1),
    on_play=half_as_much_clay_again,
    traveling=True,
)


minor(
    "young-animal-market",
    "A009",
    LIVESTOCK_PROVIDER,
    cost=bundle(sheep=1),
    gain=bundle(cattle=1),
    traveling=True,
)


# Mini Pasture: fences without wood, and without a Build Fences action.


def can_fence_one_space(g: Agricola, me: Player) -> bool:
    return lone_pastures(me.farm) != 0


def fence_one_space(g: Agricola, me: Player) -> Flow:
    cell = yield from choose_cell(me, "mini-pasture", lone_pastures(me.farm))
    fences = enclosing(me.farm, 1 << cell)
    me.farm.set_fences(fences)
    for edge in bits(fences):
        g.tell("build-fence", me, edge=edge)
    g.tell("enclose", me, cell=[cell])


minor(
    "mini-pasture",
    "B002",
    FARM_PLANNER,
    cost=bundle(food=2),
    playable=can_fence_one_space,
    on_play=fence_one_space,
    traveling=True,
)


minor("market-stall", "B008", CROP_PROVIDER, cost=bundle(grain=1), traveling=True, gain=bundle(vegetable=1))
