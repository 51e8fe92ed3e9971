"""Minor improvements that boost actions, and those that bring points."""

from typing import Final

from allmende.agricola.actions.fields import bake, can_bake
from allmende.agricola.actions.space import ALL_SPACES, ANIMAL_MARKETS, PLOWING, WISHES, Space
from allmende.agricola.cards.card import ACTIONS_BOOSTER, POINTS_PROVIDER, minor
from allmende.agricola.cards.hooks import (
    AFTER_OCCUPATION,
    FIELD_PHASE,
    Deed,
    may_before_use,
    on,
    renovation,
    scoring,
    second_person,
    share,
)
from allmende.agricola.cards.needs import CLAY_HOUSE, FULL_FARM, grain_fields, herd, occupations
from allmende.agricola.cards.offers import BAKE, may_act
from allmende.agricola.goods import CLAY, FOOD, GRAIN, SHEEP, STONE, WOOD, Bundle, bundle
from allmende.agricola.player import Player
from allmende.agricola.state import Agricola
from allmende.table.choice import Flow

# Threshing Board: what is baked before Cultivation must leave something to do there.


def grain_needed_there(g: Agricola, me: Player, deed: Deed) -> int:
    """1 if the space could do nothing without grain, even with the food for a bread."""
    assert deed.space is not None and deed.space.can is not None
    if deed.acted:
        return 0
    bread = me.outfit.bakers[0][1] if me.outfit.bakers else 0
    grain, me.goods[GRAIN] = me.goods[GRAIN], 0
    me.goods[FOOD] += bread
    useful = deed.space.can(g, me)
    me.goods[GRAIN] = grain
    me.goods[FOOD] -= bread
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
    needs=occupations(2),
    points=1,
    hooks=[may_before_use(PLOWING, thresh, when=can_thresh, between=True)],
)


# Sleeping Corner: a Wish for Children space that exactly one other player occupies.


def may_lie_down(g: Agricola, me: Player, space: Space) -> bool:
    seats = g.occupied[space.number]
    return WISHES >> space.number & 1 == 1 and seats.bit_count() == 1 and not seats >> me.seat & 1


minor(
    "sleeping-corner",
    "A026",
    ACTIONS_BOOSTER,
    cost=bundle(wood=1),
    needs=grain_fields(2),
    points=1,
    hooks=[share(may_lie_down)],
)


# Manger

MANGER_STEPS: Final = (6, 7, 8, 10)
"""Spaces in pastures that are worth one point more."""


def fed_at_the_manger(g: Agricola, me: Player) -> int:
    spaces = me.farm.pasture_cells().bit_count()
    return sum([spaces >= step for step in MANGER_STEPS])


minor("manger", "A032", POINTS_PROVIDER, cost=bundle(wood=2), hooks=[scoring(fed_at_the_manger)])


def reward_for_rounds_left(g: Agricola, me: Player) -> None:
    g.note_points(me, g.rounds_left())
    g.get(me, FOOD, 2 * g.rounds_left())


minor("big-country", "A033", POINTS_PROVIDER, needs=FULL_FARM, on_play=reward_for_rounds_left)


# Wool Blankets

WARMTH: Final = {WOOD: 3, CLAY: 2, STONE: 0}
"""The colder the house, the more they are worth."""


def warmth(g: Agricola, me: Player) -> int:
    return WARMTH[me.farm.material] if me.farm.rooms else 0


minor("wool-blankets", "A038", POINTS_PROVIDER, needs=herd(SHEEP, 5), hooks=[scoring(warmth)])


# Lasso: two people in a row, one of them on an animal market.


def second_space(g: Agricola, me: Player, first: Space) -> int:
    return ALL_SPACES if ANIMAL_MARKETS >> first.number & 1 else ANIMAL_MARKETS


minor("lasso", "B024", ACTIONS_BOOSTER, cost=bundle(reed=1), hooks=[second_person(second_space)])


# Bread Paddle: after later occupations.
minor(
    "bread-paddle",
    "B025",
    ACTIONS_BOOSTER,
    cost=bundle(wood=1),
    gain=bundle(food=1),
    hooks=[may_act(AFTER_OCCUPATION, 0, BAKE)],
)


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


# Loom: food in each field phase, points at the end.


def wool(g: Agricola, me: Player, deed: Deed) -> Bundle:
    sheep = me.goods[SHEEP]
    n = (sheep >= 1) + (sheep >= 4) + (sheep >= 7)
    return bundle(food=n)


def woven(g: Agricola, me: Player) -> int:
    return me.goods[SHEEP] // 3


minor(
    "loom",
    "B039",
    POINTS_PROVIDER,
    cost=bundle(wood=2),
    needs=occupations(2),
    points=1,
    hooks=[on(FIELD_PHASE, gain=wool), scoring(woven)],
)
