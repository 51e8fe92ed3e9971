"""Minor improvements that act when spaces are used, and in the harvest."""

from typing import Final

from allmende.agricola.actions.building import build_stables, can_build_stable
from allmende.agricola.actions.fields import bake, can_bake, empty_fields, fields_with, plow
from allmende.agricola.actions.geography import above
from allmende.agricola.actions.space import NUMBER_OF, STONE_SPACES, WOOD_SPACES, mask_of
from allmende.agricola.cards.asking import buy
from allmende.agricola.cards.base.prerequisites import (
    an_occupation,
    at_most_three_occupations,
    three_occupations,
    two_occupations,
)
from allmende.agricola.cards.card import (
    ACTIONS_BOOSTER,
    CROP_PROVIDER,
    FARM_PLANNER,
    FOOD_PROVIDER,
    RESOURCE_PROVIDER,
    minor,
)
from allmende.agricola.cards.hooks import (
    AFTER_OCCUPATION,
    AFTER_USE,
    ANY_USE,
    BEFORE_BAKE,
    BEFORE_RENOVATION,
    BEFORE_USE,
    FIELD_PHASE,
    START_OF_FIELDS,
    START_OF_ROUND,
    Deed,
    before_use,
    may_before_use,
    on,
)
from allmende.agricola.cards.notes import Count
from allmende.agricola.goods import CATTLE, FOOD, GRAIN, NOTHING, SHEEP, VEGETABLE, WOOD, Bundle, bundle
from allmende.agricola.paying.payment import can_pay
from allmende.agricola.player import Player
from allmende.agricola.setup import HARVESTS
from allmende.agricola.state import Agricola
from allmende.table.choice import Flow

GRAIN_SEEDS: Final = mask_of("grain-seeds")
FISHING: Final = mask_of("fishing")


def one_food(g: Agricola, me: Player) -> None:
    g.get(me, FOOD, 1)


# Goods that come each time a space is used

minor(
    "corn-scoop",
    "A067",
    CROP_PROVIDER,
    cost=bundle(wood=1),
    hooks=[before_use(GRAIN_SEEDS, goods=bundle(grain=1))],
)

minor(
    "canoe",
    "A078",
    RESOURCE_PROVIDER,
    cost=bundle(wood=2),
    prerequisite=an_occupation,
    points=1,
    hooks=[before_use(FISHING, goods=bundle(food=1, reed=1))],
)

minor(
    "stone-tongs",
    "A080",
    RESOURCE_PROVIDER,
    cost=bundle(wood=1),
    hooks=[before_use(STONE_SPACES, goods=bundle(stone=1))],
)

minor(
    "loam-pit",
    "B077",
    RESOURCE_PROVIDER,
    cost=bundle(food=1),
    prerequisite=three_occupations,
    points=1,
    hooks=[before_use(mask_of("day-laborer"), goods=bundle(clay=3))],
)


# Milk Jug: anybody uses Cattle Market, and everybody drinks.


def others_drink(g: Agricola, me: Player, deed: Deed) -> None:
    for other in g.others(me):
        g.get(other, FOOD, 1)


minor(
    "milk-jug",
    "A050",
    FOOD_PROVIDER,
    cost=bundle(clay=1),
    hooks=[on(ANY_USE, mask_of("cattle-market"), goods=bundle(food=3), also=others_drink)],
)


# Herring Pot


def pickle_herrings(g: Agricola, me: Player, deed: Deed) -> None:
    g.promise(me, "herring-pot", g.next_rounds(3), FOOD)


minor(
    "herring-pot",
    "B047",
    FOOD_PROVIDER,
    cost=bundle(clay=1),
    hooks=[on(BEFORE_USE, FISHING, also=pickle_herrings)],
)


# Brook: the four spaces above Fishing. The topmost is the one that was revealed in round 1.


def stands_on_fishing(g: Agricola, me: Player) -> bool:
    return g.occupied[NUMBER_OF["fishing"]] >> me.seat & 1 == 1


def is_above_fishing(g: Agricola, me: Player, deed: Deed) -> bool:
    assert deed.space is not None
    return deed.space.number in above(g, NUMBER_OF["fishing"])


minor(
    "brook",
    "B056",
    FOOD_PROVIDER,
    prerequisite=stands_on_fishing,
    hooks=[on(BEFORE_USE, goods=bundle(food=1), when=is_above_fishing)],
)


# Pitchfork: whoever is on Farmland.


def farmland_is_occupied(g: Agricola, me: Player, deed: Deed) -> bool:
    return g.occupied[NUMBER_OF["farmland"]] != 0


minor(
    "pitchfork",
    "B062",
    FOOD_PROVIDER,
    cost=bundle(wood=1),
    hooks=[before_use(GRAIN_SEEDS, goods=bundle(food=3), when=farmland_is_occupied)],
)


# Basket: the wood goes back onto the space.


def can_fill_basket(g: Agricola, me: Player, deed: Deed) -> bool:
    return can_pay(me, bundle(wood=2))


def fill_basket(g: Agricola, me: Player, deed: Deed) -> Flow:
    assert deed.space is not None
    yield from buy(g, me, bundle(wood=2), bundle(food=3))
    g.piles[deed.space.number] += 2


minor(
    "basket",
    "A056",
    FOOD_PROVIDER,
    cost=bundle(reed=1),
    hooks=[on(AFTER_USE, WOOD_SPACES, run=fill_basket, when=can_fill_basket, may=True)],
)

# More actions


# Threshing Board: what is baked before Cultivation must leave something to do there.


def grain_needed_there(g: Agricola, me: Player, deed: Deed) -> int:
    """1 if the space could do nothing without grain."""
    assert deed.space is not None and deed.space.can is not None
    if deed.acted:
        return 0
    grain, me.goods[GRAIN] = me.goods[GRAIN], 0
    useful = deed.space.can(g, me)
    me.goods[GRAIN] = grain
    return 0 if useful else 1


def can_thresh(g: Agricola, me: Player, deed: Deed) -> bool:
    return can_bake(g, me, keep=grain_needed_there(g, me, deed))


def thresh(g: Agricola, me: Player, deed: Deed) -> Flow:
    return bake(g, me, keep=grain_needed_there(g, me, deed))


minor(
    "threshing-board",
    "A024",
    ACTIONS_BOOSTER,
    cost=bundle(wood=1),
    prerequisite=two_occupations,
    points=1,
    hooks=[may_before_use(mask_of("farmland", "cultivation"), thresh, when=can_thresh, between=True)],
)


# Moldboard Plow: two field tiles lie on the card.


def two_tiles(g: Agricola, me: Player) -> None:
    me.set_note("moldboard-plow", 2)


def can_plow_twice(g: Agricola, me: Player, deed: Deed) -> bool:
    return me.note("moldboard-plow") > 0 and me.farm.most_fields() >= 2


def plow_tile(g: Agricola, me: Player, deed: Deed) -> Flow:
    me.set_note("moldboard-plow", me.note("moldboard-plow") - 1)
    return plow(g, me, keep=1)


minor(
    "moldboard-plow",
    "B019",
    FARM_PLANNER,
    note=Count(2),
    cost=bundle(wood=2),
    prerequisite=an_occupation,
    on_play=two_tiles,
    hooks=[may_before_use(mask_of("farmland"), plow_tile, when=can_plow_twice)],
)


# Bread Paddle: after later occupations.


def can_bake_more(g: Agricola, me: Player, deed: Deed) -> bool:
    return can_bake(g, me)


def bake_more(g: Agricola, me: Player, deed: Deed) -> Flow:
    return bake(g, me)


minor(
    "bread-paddle",
    "B025",
    ACTIONS_BOOSTER,
    cost=bundle(wood=1),
    on_play=one_food,
    hooks=[on(AFTER_OCCUPATION, run=bake_more, when=can_bake_more, may=True)],
)


# Mining Hammer: a stable for nothing with each renovation.


def can_build_free_stable(g: Agricola, me: Player, deed: Deed) -> bool:
    return can_build_stable(g, me, NOTHING)


def build_free_stable(g: Agricola, me: Player, deed: Deed) -> Flow:
    return build_stables(g, me, NOTHING, most=1)


minor(
    "mining-hammer",
    "B016",
    FARM_PLANNER,
    cost=bundle(wood=1),
    on_play=one_food,
    hooks=[on(BEFORE_RENOVATION, run=build_free_stable, when=can_build_free_stable, may=True)],
)

# Food at other times


def right_after_harvest(g: Agricola, me: Player, deed: Deed) -> bool:
    return g.round - 1 in HARVESTS


minor(
    "dutch-windmill",
    "A063",
    FOOD_PROVIDER,
    cost=bundle(wood=2, stone=2),
    points=2,
    hooks=[on(BEFORE_BAKE, goods=bundle(food=3), when=right_after_harvest)],
)


def in_wooden_house(g: Agricola, me: Player, deed: Deed) -> bool:
    return me.farm.material == WOOD


minor(
    "scullery",
    "B057",
    FOOD_PROVIDER,
    cost=bundle(wood=1, clay=1),
    hooks=[on(START_OF_ROUND, goods=bundle(food=1), when=in_wooden_house)],
)


def rotates(g: Agricola, me: Player, deed: Deed) -> bool:
    return fields_with(me, GRAIN) > 0 and fields_with(me, VEGETABLE) > 0 and empty_fields(me) > 0


minor(
    "three-field-rotation",
    "B061",
    FOOD_PROVIDER,
    prerequisite=three_occupations,
    hooks=[on(START_OF_FIELDS, goods=bundle(food=3), when=rotates)],
)


def butter(g: Agricola, me: Player, deed: Deed) -> Bundle:
    return bundle(food=me.goods[SHEEP] // 3 + me.goods[CATTLE] // 2)


minor(
    "butter-churn",
    "B050",
    FOOD_PROVIDER,
    cost=bundle(wood=1),
    prerequisite=at_most_three_occupations,
    points=1,
    hooks=[on(FIELD_PHASE, gain=butter)],
)
