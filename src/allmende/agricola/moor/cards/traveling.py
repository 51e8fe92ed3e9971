"""Traveling minor improvements of Farmers of the Moor: they act at once and go on to the left."""

from collections.abc import Iterator
from typing import Final

from allmende.agricola.actions.fields import fields_with
from allmende.agricola.actions.playing_cards import can_improve_with, play_improvement
from allmende.agricola.cards.asking import choose_cell, choose_good
from allmende.agricola.cards.card import (
    ACTIONS_BOOSTER,
    BY_SLUG,
    FARM_PLANNER,
    FOOD_PROVIDER,
    GOODS_PROVIDER,
    LIVESTOCK_PROVIDER,
    OF_OPTION,
    RESOURCE_PROVIDER,
    minor,
)
from allmende.agricola.cards.needs import SOME_FARM, animals, at_most, improvements, majors
from allmende.agricola.cards.printed import Trade
from allmende.agricola.farm.plan import bits
from allmende.agricola.goods import (
    ANIMALS,
    BOAR,
    CATTLE,
    CLAY,
    FOOD,
    FUEL,
    GRAIN,
    HORSE,
    REED,
    SHEEP,
    STONE,
    VEGETABLE,
    WOOD,
    Bundle,
    bundle,
)
from allmende.agricola.moor.cards.conditions import forests
from allmende.agricola.moor.land import drainable, free_cells, put_forest, take_moor, turn_into_field
from allmende.agricola.moor.layers import land_of, lay_moor, lift_forest, single_forests
from allmende.agricola.moor.table import moor_of
from allmende.agricola.player import Player
from allmende.agricola.state import Agricola
from allmende.table.choice import Choice, Flow, Prompt

WORKSHOPS: Final[dict[str, Bundle]] = {
    "joinery": bundle(wood=3),
    "pottery": bundle(clay=3),
    "basketmakers-workshop": bundle(reed=2),
}
"""The craft buildings, and what Out on the Wallaby gives for each."""


# Peat Burn-off


def burn_peat_off(g: Agricola, me: Player) -> Flow:
    if drainable(me):
        cell = yield from choose_cell(me, "peat-burn-off", drainable(me), may=True)
        if cell >= 0:
            yield from turn_into_field(g, me, cell)


minor(
    "peat-burn-off",
    "M015",
    FARM_PLANNER,
    deck="moor",
    traveling=True,
    gain=bundle(fuel=1),
    on_play=burn_peat_off,
)


# Clear Felling: forests are turned over where nothing else is, no person and no animal either.

FLIPS: Final = 2


def bare_forests(me: Player) -> int:
    """Forests without tiles below, without a person, and without an animal that stands nowhere else."""
    cells = single_forests(me) & ~me.note("forest-hut")
    return sum([1 << cell for cell in bits(cells) if animals_fit_without(me, cell)])


def animals_fit_without(me: Player, cell: int) -> bool:
    if not me.outfit.places_for:
        return True
    then = me.copy()
    lift_forest(then, cell)
    lay_moor(then, cell)
    return not then.crowded()


def fell_clear(g: Agricola, me: Player) -> Flow:
    for _ in range(FLIPS):
        cells = bare_forests(me)
        cell = (yield from choose_cell(me, "clear-felling", cells, may=True)) if cells else -1
        if cell < 0:
            return
        lift_forest(me, cell)
        lay_moor(me, cell)
        g.tell("flip-forest", me, cell=cell)


minor(
    "clear-felling", "M016", FARM_PLANNER, deck="moor", needs=at_most(forests(3)), traveling=True,
    gain=bundle(wood=2), on_play=fell_clear,
)  # fmt: skip


# Reforestation


def plant_forest(g: Agricola, me: Player) -> Flow:
    if free_cells(me):
        put_forest(g, me, (yield from choose_cell(me, "reforestation", free_cells(me))))


minor("reforestation", "M017", FARM_PLANNER, deck="moor", needs=majors(3), traveling=True, on_play=plant_forest)


# Register of Craftsmen: one of the craft buildings must be built, if that is possible.

A_STONE: Final = bundle(stone=1)
BUILD_WORKSHOP: Final = Prompt("card", {"card": "register-of-craftsmen"})


def build_workshop(g: Agricola, me: Player) -> Flow:
    options = [
        card.option
        for card in g.free_majors()
        if card.slug in WORKSHOPS and can_improve_with(g, me, card, saved=A_STONE)
    ]
    if options:
        pick = yield Choice(me.seat, BUILD_WORKSHOP, options)
        yield from play_improvement(g, me, OF_OPTION[pick], saved=A_STONE)


minor(
    "register-of-craftsmen", "M018", ACTIONS_BOOSTER, deck="moor", needs=majors(2), traveling=True,
    on_play=build_workshop,
)  # fmt: skip


# Lawn Turf, Peat Pellets

TURF: Final = {3: 1, 4: 2, 5: 3, 6: 4, 7: 5}
"""Unused spaces, and the fuel for them."""


def turf_for_unused_spaces(g: Agricola, me: Player) -> None:
    g.get(me, FUEL, TURF.get(me.unused_spaces(), 0))


minor(
    "lawn-turf", "M019", GOODS_PROVIDER, deck="moor", needs=improvements(4), traveling=True,
    on_play=turf_for_unused_spaces,
    disputed="4 improvements of any kind, nothing for 8 and more unused spaces; elsewhere 4 major improvements, "
    "5 fuel for 7 and more unused spaces",
)  # fmt: skip


def fuel_for_moors(g: Agricola, me: Player) -> None:
    g.get(me, FUEL, land_of(me).moors.bit_count())


minor("peat-pellets", "M020", GOODS_PROVIDER, deck="moor", needs=majors(1), traveling=True, on_play=fuel_for_moors)


# Peat-Cutting Expedition

FUEL_OF_A_MOOR: Final = 2
TEAMS: Final = (2, 4, 5, 6)
"""1 fuel for each of these numbers of horses that is reached."""


def cut_peat_all_over(g: Agricola, me: Player) -> Flow:
    while land_of(me).moors:
        cell = yield from choose_cell(me, "peat-cutting-expedition", land_of(me).moors, may=True)
        if cell < 0:
            break
        yield from take_moor(g, me, cell)
        g.note_points(me, 1)
        g.get(me, FUEL, FUEL_OF_A_MOOR)
    g.get(me, FUEL, sum([me.goods[HORSE] >= team for team in TEAMS]))


minor(
    "peat-cutting-expedition", "M021", GOODS_PROVIDER, deck="moor", cost=bundle(food=4), traveling=True,
    on_play=cut_peat_all_over,
    disputed="1/2/3/4 fuel for 2/4/5/6 horses; elsewhere for 2/3/4/5 horses",
)  # fmt: skip


# Ecological Niche: what nobody else has, or has less of.


def niche(g: Agricola, me: Player) -> Bundle:
    others = g.others(me)
    alone_with = [good for good in ANIMALS if me.goods[good] and not any(other.goods[good] for other in others)]
    grows_alone = [
        crop for crop in (GRAIN, VEGETABLE) if fields_with(me, crop) and not any(fields_with(o, crop) for o in others)
    ]
    most_forests = has_most(land_of(me).forests, [land_of(other).forests for other in others])
    most_moors = has_most(land_of(me).moors, [land_of(other).moors for other in others])
    return bundle(food=2 * (len(alone_with) > 0) + len(grows_alone), fuel=most_forests + most_moors)


def has_most(mine: int, others: list[int]) -> bool:
    return mine.bit_count() > max([cells.bit_count() for cells in others], default=0)


def goods_of_the_niche(g: Agricola, me: Player) -> None:
    g.gain(me, niche(g, me))


minor("ecological-niche", "M022", GOODS_PROVIDER, deck="moor", traveling=True, on_play=goods_of_the_niche)


# Edge of the Forest: every edge where a fence could stand.


def goods_of_the_edge(g: Agricola, me: Player) -> None:
    farm = me.farm
    borders = [cells for cells in farm.plan.borders if cells & land_of(me).forests]
    food = sum([cells & farm.fields != 0 for cells in borders])
    fuel = sum([cells & land_of(me).moors != 0 for cells in borders])
    g.gain(me, bundle(food=food, fuel=fuel))


minor(
    "edge-of-the-forest", "M023", GOODS_PROVIDER, deck="moor", needs=improvements(3), traveling=True,
    on_play=goods_of_the_edge,
    disputed="3 improvements of any kind, borders with and without fences; elsewhere 3 major improvements, "
    "perhaps only borders with fences",
)  # fmt: skip


# Basic Supplies, Household Inventory

SUPPLIES: Final = (FOOD, WOOD, CLAY, REED, STONE, GRAIN, FUEL)


def what_is_missing(g: Agricola, me: Player) -> None:
    g.gain(me, tuple([(good, 1) for good in SUPPLIES if not me.goods[good]]))


minor(
    "basic-supplies", "M024", GOODS_PROVIDER, deck="moor", cost=bundle(vegetable=1), traveling=True,
    on_play=what_is_missing, disputed="cost 1 vegetable; elsewhere 1 wood",
)  # fmt: skip

INVENTORY: Final = (REED, GRAIN, CATTLE, STONE, VEGETABLE, HORSE)
FEWEST_UNUSED: Final = 5


def take_inventory(g: Agricola, me: Player) -> None:
    n = me.unused_spaces() - FEWEST_UNUSED + 1
    if 0 < n <= len(INVENTORY):
        g.gain(me, tuple([(good, 1) for good in sorted(INVENTORY[:n])]))


minor(
    "household-inventory", "M025", GOODS_PROVIDER, deck="moor", cost=bundle(food=1), needs=SOME_FARM,
    traveling=True, on_play=take_inventory,
)  # fmt: skip


# Chimney Hood: as if 1 grain were baked in the best oven.


def food_of_an_oven(g: Agricola, me: Player) -> None:
    if me.outfit.bakers:
        g.get(me, FOOD, me.outfit.bakers[0][1])


minor("chimney-hood", "M026", FOOD_PROVIDER, deck="moor", cost=bundle(clay=1), traveling=True, on_play=food_of_an_oven)


# Garden Path: whoever plays alone has no neighbour.


def lay_garden_path(g: Agricola, me: Player) -> None:
    if len(g.players) > 1:
        left = g.left_of(me)
        moor_of(g).garden_path = left.seat
        g.tell("garden-path", left)


minor(
    "garden-path", "M027", RESOURCE_PROVIDER, deck="moor", cost=bundle(clay=1), needs=forests(1),
    traveling=True, gain=bundle(wood=3), on_play=lay_garden_path,
)  # fmt: skip


# Out on the Wallaby, Tinker


def goods_of_workshops(g: Agricola, me: Player) -> None:
    for slug, goods in WORKSHOPS.items():
        if me.has(BY_SLUG[slug]):
            g.gain(me, goods)


minor("out-on-the-wallaby", "M028", RESOURCE_PROVIDER, deck="moor", traveling=True, on_play=goods_of_workshops)


def one_of_each(g: Agricola, me: Player) -> None:
    if any(me.has(BY_SLUG[slug]) for slug in WORKSHOPS):
        g.gain(me, bundle(wood=1, clay=1, reed=1, stone=1))


minor(
    "tinker", "M029", RESOURCE_PROVIDER, deck="moor", cost=bundle(food=1), needs=majors(3), traveling=True,
    on_play=one_of_each,
)  # fmt: skip


# Farm Animal Market

minor(
    "farm-animal-market", "M030", LIVESTOCK_PROVIDER, deck="moor", cost=bundle(food=1), traveling=True,
    trade=Trade(bundle(sheep=2), bundle(cattle=1, horse=1)),
)  # fmt: skip


# Livestock Market: up to three animals climb one step at the same time, if there is room for all.

STEPS: Final = (SHEEP, BOAR, CATTLE)
MOST_SWAPS: Final = 3
Swaps = tuple[int, int, int]
"""How many sheep, boar and cattle climb."""


def climbs(me: Player) -> Iterator[Swaps]:
    """All that may climb together."""
    most = [min(MOST_SWAPS, me.goods[good]) for good in STEPS]
    for sheep in range(most[0] + 1):
        for boar in range(min(most[1], MOST_SWAPS - sheep) + 1):
            for cattle in range(min(most[2], MOST_SWAPS - sheep - boar) + 1):
                if have_room_after(me, (sheep, boar, cattle)):
                    yield sheep, boar, cattle


def have_room_after(me: Player, swaps: Swaps) -> bool:
    goods = me.goods
    me.goods = goods[:]
    for good, n in zip(STEPS, swaps, strict=True):
        me.goods[good] -= n
        me.goods[good + 1] += n
    room = not me.crowded()
    me.goods = goods
    return room


def swap_animals(g: Agricola, me: Player) -> Flow:
    possible = list(climbs(me))
    chosen = [0, 0, 0]
    while True:
        goods = [good for n, good in enumerate(STEPS) if any(more(swaps, chosen, n) for swaps in possible)]
        if not goods:
            break
        may = tuple(chosen) in possible
        good = yield from choose_good(me, "livestock-market", goods, may=may)
        if good < 0:
            break
        chosen[STEPS.index(good)] += 1
    g.hand_over(me, tuple([(good, n) for good, n in zip(STEPS, chosen, strict=True) if n]))
    g.gain(me, tuple([(good + 1, n) for good, n in zip(STEPS, chosen, strict=True) if n]))


def more(swaps: Swaps, chosen: list[int], kind: int) -> bool:
    """Do some swaps contain those that are chosen, and one more of a kind?"""
    return all(n >= chosen[at] + (at == kind) for at, n in enumerate(swaps))


minor(
    "livestock-market", "M031", LIVESTOCK_PROVIDER, deck="moor", needs=animals(5), traveling=True,
    on_play=swap_animals,
)  # fmt: skip
