"""Minor improvements that act when they are played, later, or always."""

from typing import Final

from allmende.agricola.actions.fields import can_plow, plow
from allmende.agricola.cards.asking import choose_cell
from allmende.agricola.cards.card import (
    CROP_PROVIDER,
    FARM_PLANNER,
    FOOD_PROVIDER,
    LIVESTOCK_PROVIDER,
    POINTS_PROVIDER,
    RESOURCE_PROVIDER,
    minor,
)
from allmende.agricola.cards.hooks import (
    AFTER_FENCES,
    IMPROVEMENT,
    ROOM,
    Deed,
    Ways,
    discount,
    on,
    renovation,
    scoring,
    whole_cost,
)
from allmende.agricola.cards.needs import (
    CLAY_HOUSE,
    FULL_FARM,
    at_most,
    exactly,
    herd,
    occupations,
    supply,
    vegetable_fields,
)
from allmende.agricola.cards.printed import Exchange, Later, in_rounds, next_rounds, rounds_from_now
from allmende.agricola.farm.fences import enclosing, lone_pastures, new_pastures
from allmende.agricola.farm.plan import bits
from allmende.agricola.goods import CLAY, FOOD, SHEEP, STONE, WOOD, Bundle, bundle
from allmende.agricola.player import Player
from allmende.agricola.state import Agricola
from allmende.table.choice import Flow

# Traveling cards

minor(
    "shifting-cultivation",
    "A002",
    FARM_PLANNER,
    cost=bundle(food=2),
    playable=can_plow,
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


minor(
    "mini-pasture",
    "B002",
    FARM_PLANNER,
    cost=bundle(food=2),
    playable=can_fence_one_space,
    on_play=fence_one_space,
    traveling=True,
)

# Goods that wait on round spaces


minor(
    "pond-hut",
    "A044",
    FOOD_PROVIDER,
    cost=bundle(wood=1),
    needs=exactly(occupations(2)),
    later=Later(next_rounds(3), bundle(food=1)),
    points=1,
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
    "large-greenhouse",
    "A069",
    CROP_PROVIDER,
    cost=bundle(wood=2),
    needs=occupations(2),
    later=Later(rounds_from_now(4, 7, 9), bundle(vegetable=1)),
)

minor(
    "sack-cart",
    "B066",
    CROP_PROVIDER,
    cost=bundle(wood=2),
    needs=occupations(2),
    later=Later(in_rounds(5, 8, 11, 14), bundle(grain=1)),
)


minor(
    "thick-forest",
    "B074",
    RESOURCE_PROVIDER,
    needs=supply(clay=5),
    later=Later(in_rounds(2, 4, 6, 8, 10, 12, 14), bundle(wood=1)),
)

minor(
    "acorns-basket",
    "B084",
    LIVESTOCK_PROVIDER,
    cost=bundle(reed=1),
    needs=occupations(3),
    later=Later(next_rounds(2), bundle(boar=1)),
)

# Points


def reward_for_rounds_left(g: Agricola, me: Player) -> None:
    g.note_points(me, g.rounds_left())
    g.get(me, FOOD, 2 * g.rounds_left())


minor("big-country", "A033", POINTS_PROVIDER, needs=FULL_FARM, on_play=reward_for_rounds_left)


# Mantlepiece: nobody tears the house down behind it.


def points_for_rounds_left(g: Agricola, me: Player) -> None:
    g.note_points(me, g.rounds_left())


def never_again(g: Agricola, me: Player, materials: list[int]) -> list[int]:
    return []


minor(
    "mantlepiece",
    "B033",
    POINTS_PROVIDER,
    cost=bundle(stone=1),
    needs=CLAY_HOUSE,
    on_play=points_for_rounds_left,
    points=-3,
    hooks=[renovation(never_again)],
)


def a_bottle_for_each_person(g: Agricola, me: Player) -> Bundle:
    return bundle(food=me.people, clay=me.people)


minor("bottles", "B036", POINTS_PROVIDER, cost_for=a_bottle_for_each_person, points=4)


# Manger

MANGER_STEPS: Final = (6, 7, 8, 10)
"""Spaces in pastures that are worth one point more."""


def fed_at_the_manger(g: Agricola, me: Player) -> int:
    spaces = me.farm.pasture_cells().bit_count()
    return sum([spaces >= step for step in MANGER_STEPS])


minor("manger", "A032", POINTS_PROVIDER, cost=bundle(wood=2), hooks=[scoring(fed_at_the_manger)])


# Wool Blankets

WARMTH: Final = {WOOD: 3, CLAY: 2, STONE: 0}
"""The colder the house, the more they are worth."""


def warmth(g: Agricola, me: Player) -> int:
    return WARMTH[me.farm.material]


minor("wool-blankets", "A038", POINTS_PROVIDER, needs=herd(SHEEP, 5), hooks=[scoring(warmth)])

# What lasts


# Shepherd's Crook


def sheep_on_large_pastures(g: Agricola, me: Player, deed: Deed) -> Bundle:
    large = [area for area in new_pastures(me.farm, deed.unused) if area.bit_count() >= 4]
    return bundle(sheep=2 * len(large))


minor(
    "shepherds-crook",
    "A083",
    LIVESTOCK_PROVIDER,
    cost=bundle(wood=1),
    hooks=[on(AFTER_FENCES, gain=sheep_on_large_pastures)],
)

minor(
    "lumber-mill",
    "A075",
    RESOURCE_PROVIDER,
    cost=bundle(stone=2),
    needs=at_most(occupations(3)),
    points=2,
    hooks=[discount(IMPROVEMENT, bundle(wood=1))],
)


# Carpenter's Parlor: another whole cost, as long as the house is of wood.


def cheap_wooden_room(g: Agricola, me: Player, deed: Deed, ways: Ways) -> Ways:
    return [bundle(wood=2, reed=2)] if me.farm.material == WOOD else []


minor(
    "carpenters-parlor",
    "B013",
    FARM_PLANNER,
    cost=bundle(wood=1, stone=1),
    hooks=[whole_cost(ROOM, cheap_wooden_room)],
)

minor("caravan", "B010", FARM_PLANNER, cost=bundle(wood=3, food=3), homes=1)

minor(
    "hard-porcelain",
    "B080",
    RESOURCE_PROVIDER,
    cost=bundle(clay=1),
    exchanges=(
        Exchange(bundle(clay=2), bundle(stone=1)),
        Exchange(bundle(clay=3), bundle(stone=2)),
        Exchange(bundle(clay=4), bundle(stone=3)),
    ),
)
