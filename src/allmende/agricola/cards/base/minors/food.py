"""Minor improvements that provide food."""

from allmende.agricola.actions.fields import empty_fields, fields_with
from allmende.agricola.actions.geography import above
from allmende.agricola.actions.space import FISHING, GRAIN_SEEDS, NUMBER_OF, WOOD_SPACES, mask_of
from allmende.agricola.cards.card import FOOD_PROVIDER, minor
from allmende.agricola.cards.hooks import (
    AFTER_IMPROVEMENT,
    AFTER_USE,
    ANY_USE,
    BEFORE_BAKE,
    BEFORE_USE,
    FIELD_PHASE,
    RETURNING_HOME,
    START_OF_FIELDS,
    START_OF_ROUND,
    Deed,
    before_use,
    on,
)
from allmende.agricola.cards.needs import at_most, exactly, occupations, person_on, vegetable_fields
from allmende.agricola.cards.offers import trade
from allmende.agricola.cards.printed import Later, next_rounds
from allmende.agricola.goods import CATTLE, GRAIN, SHEEP, VEGETABLE, WOOD, Bundle, bundle
from allmende.agricola.player import Player
from allmende.agricola.setup import HARVESTS
from allmende.agricola.state import Agricola

minor(
    "pond-hut",
    "A044",
    FOOD_PROVIDER,
    cost=bundle(wood=1),
    needs=exactly(occupations(2)),
    later=Later(next_rounds(3), bundle(food=1)),
    points=1,
)


# Milk Jug: anybody uses Cattle Market, and everybody drinks.

minor(
    "milk-jug",
    "A050",
    FOOD_PROVIDER,
    cost=bundle(clay=1),
    hooks=[on(ANY_USE, mask_of("cattle-market"), gain=bundle(food=3), gift=bundle(food=1))],
)


# Claypipe: many building resources in one work phase.


def collected_seven(g: Agricola, me: Player, deed: Deed) -> bool:
    return me.collected >= 7


minor(
    "claypipe",
    "A053",
    FOOD_PROVIDER,
    cost=bundle(clay=1),
    hooks=[on(RETURNING_HOME, gain=bundle(food=2), when=collected_seven)],
)


minor(
    "junk-room",
    "A055",
    FOOD_PROVIDER,
    cost=bundle(wood=1, clay=1),
    hooks=[on(AFTER_IMPROVEMENT, gain=bundle(food=1))],
)


# Basket: the wood goes back onto the space.
minor(
    "basket",
    "A056",
    FOOD_PROVIDER,
    cost=bundle(reed=1),
    hooks=[trade(AFTER_USE, WOOD_SPACES, bundle(wood=2), bundle(food=3), back=True)],
)


def right_after_harvest(g: Agricola, me: Player, deed: Deed) -> bool:
    return g.round - 1 in HARVESTS


minor(
    "dutch-windmill",
    "A063",
    FOOD_PROVIDER,
    cost=bundle(wood=2, stone=2),
    points=2,
    hooks=[on(BEFORE_BAKE, gain=bundle(food=3), when=right_after_harvest)],
)


minor(
    "strawberry-patch",
    "B045",
    FOOD_PROVIDER,
    cost=bundle(wood=1),
    needs=vegetable_fields(2),
    later=Later(next_rounds(3), bundle(food=1)),
    points=2,
)


minor(
    "herring-pot",
    "B047",
    FOOD_PROVIDER,
    cost=bundle(clay=1),
    hooks=[on(BEFORE_USE, FISHING, later=Later(next_rounds(3), bundle(food=1)))],
)


def butter(g: Agricola, me: Player, deed: Deed) -> Bundle:
    return bundle(food=me.goods[SHEEP] // 3 + me.goods[CATTLE] // 2)


minor(
    "butter-churn",
    "B050",
    FOOD_PROVIDER,
    cost=bundle(wood=1),
    needs=at_most(occupations(3)),
    points=1,
    hooks=[on(FIELD_PHASE, gain=butter)],
)


# Brook: the four spaces above Fishing. The topmost is the one that was revealed in round 1.


def is_above_fishing(g: Agricola, me: Player, deed: Deed) -> bool:
    assert deed.space is not None
    return deed.space.number in above(g, NUMBER_OF["fishing"])


minor(
    "brook",
    "B056",
    FOOD_PROVIDER,
    needs=person_on("fishing"),
    hooks=[on(BEFORE_USE, gain=bundle(food=1), when=is_above_fishing)],
)


def in_wooden_house(g: Agricola, me: Player, deed: Deed) -> bool:
    return me.farm.material == WOOD and me.farm.rooms != 0


minor(
    "scullery",
    "B057",
    FOOD_PROVIDER,
    cost=bundle(wood=1, clay=1),
    hooks=[on(START_OF_ROUND, gain=bundle(food=1), when=in_wooden_house)],
)


def rotates(g: Agricola, me: Player, deed: Deed) -> bool:
    return fields_with(me, GRAIN) > 0 and fields_with(me, VEGETABLE) > 0 and empty_fields(me) > 0


minor(
    "three-field-rotation",
    "B061",
    FOOD_PROVIDER,
    needs=occupations(3),
    hooks=[on(START_OF_FIELDS, gain=bundle(food=3), when=rotates)],
)


# Pitchfork: whoever is on Farmland.


def farmland_is_occupied(g: Agricola, me: Player, deed: Deed) -> bool:
    return g.occupied[NUMBER_OF["farmland"]] != 0


minor(
    "pitchfork",
    "B062",
    FOOD_PROVIDER,
    cost=bundle(wood=1),
    hooks=[before_use(GRAIN_SEEDS, bundle(food=3), when=farmland_is_occupied)],
)
