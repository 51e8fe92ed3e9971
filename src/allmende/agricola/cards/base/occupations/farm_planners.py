"""Occupations that plan the farm."""

from allmende.agricola.actions.building import build_rooms, can_build_room, can_renovate, renovate
from allmende.agricola.actions.space import DAY_LABORER
from allmende.agricola.cards.asking import choose_action, choose_good
from allmende.agricola.cards.card import FARM_PLANNER, occupation
from allmende.agricola.cards.hooks import BEFORE_USE, FENCES, START_OF_ROUND, Deed, discount, may_before_use, renovation
from allmende.agricola.cards.needs import STONE_HOUSE
from allmende.agricola.cards.offers import PLOW, may_act, stable
from allmende.agricola.goods import GRAIN, STONE, WOOD, bundle
from allmende.agricola.player import Player
from allmende.agricola.state import Agricola
from allmende.table.choice import Flow

# Animal Tamer: the pets are a matter of room.


def wood_or_grain(g: Agricola, me: Player) -> Flow:
    good = yield from choose_good(me, "animal-tamer", [WOOD, GRAIN])
    g.get(me, good, 1)


occupation("animal-tamer", "A086", FARM_PLANNER, on_play=wood_or_grain, pets_by_room=True)


# Conservator


def also_stone(g: Agricola, me: Player, materials: list[int]) -> list[int]:
    return [*materials, STONE] if me.farm.material == WOOD else materials


occupation("conservator", "A087", FARM_PLANNER, hooks=[renovation(also_stone)])


occupation("hedge-keeper", "A088", FARM_PLANNER, hooks=[discount(FENCES, bundle(wood=3))])


# Plow Driver: a field for 1 food in each round, once the house is of stone.
occupation(
    "plow-driver",
    "A090",
    FARM_PLANNER,
    hooks=[may_act(START_OF_ROUND, 0, PLOW, price=bundle(food=1), when=STONE_HOUSE)],
)


# Cottager: one room or one renovation.


def can_work_on_house(g: Agricola, me: Player, deed: Deed) -> bool:
    return can_build_room(g, me) or can_renovate(g, me)


def work_on_house(g: Agricola, me: Player, deed: Deed) -> Flow:
    names = ["rooms"] if can_build_room(g, me) else []
    if can_renovate(g, me):
        names.append("renovate")
    if (yield from choose_action(me, "cottager", names)) == "rooms":
        yield from build_rooms(g, me, most=1)
    else:
        yield from renovate(g, me)


occupation(
    "cottager",
    "B087",
    FARM_PLANNER,
    hooks=[may_before_use(DAY_LABORER, work_on_house, when=can_work_on_house)],
)


# Groom: a cheap stable in each round, once the house is of stone.
occupation(
    "groom",
    "B089",
    FARM_PLANNER,
    gain=bundle(wood=1),
    hooks=[may_act(START_OF_ROUND, 0, stable(bundle(wood=1)), when=STONE_HOUSE)],
)


occupation("assistant-tiller", "B091", FARM_PLANNER, hooks=[may_act(BEFORE_USE, DAY_LABORER, PLOW)])
