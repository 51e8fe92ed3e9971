"""Points providers among the minor improvements of Farmers of the Moor."""

from typing import Final

from allmende.agricola.cards.asking import choose_cell, choose_count
from allmende.agricola.cards.card import POINTS_PROVIDER, minor
from allmende.agricola.cards.hooks import (
    AFTER_SPECIAL,
    COOKED,
    END_OF_HARVEST,
    RETURNING_HOME,
    Deed,
    on,
    scoring,
    scoring_of_all,
)
from allmende.agricola.cards.needs import (
    CLAY_HOUSE,
    STONE_HOUSE,
    at_most,
    herd,
    improvements,
    improvements_in_hand,
    no,
    supply,
    unused_spaces,
)
from allmende.agricola.cards.notes import Fences, Mark
from allmende.agricola.cards.offers import trade
from allmende.agricola.goods import CATTLE, FOOD, HORSE, LIVESTOCK, bundle
from allmende.agricola.moor.cards.boosters import owned, point_for_each
from allmende.agricola.moor.cards.conditions import moors, one_point
from allmende.agricola.moor.land import block, free_cells, put_forest
from allmende.agricola.moor.layers import land_of
from allmende.agricola.moor.vocabulary import CUT_PEAT
from allmende.agricola.paying.payment import pay
from allmende.agricola.paying.reach import can_pay
from allmende.agricola.player import Player
from allmende.agricola.state import Agricola
from allmende.agricola.vocabulary import COUNTS
from allmende.table.choice import Flow

# Family Burial Plot: the note is 1 if the marker lies on the farmyard.


def place_tombstone(g: Agricola, me: Player) -> Flow:
    if free_cells(me):
        cell = yield from choose_cell(me, "family-burial-plot", free_cells(me), may=True)
        if cell >= 0:
            me.set_note("family-burial-plot", 1)
            block(g, me, cell)


def tombstone(g: Agricola, me: Player) -> int:
    return me.note("family-burial-plot")


minor(
    "family-burial-plot", "M064", POINTS_PROVIDER, deck="moor", cost=bundle(stone=1), needs=STONE_HOUSE,
    points=1, on_play=place_tombstone, note=Mark(), hooks=[scoring(tombstone)],
)  # fmt: skip


# Fire Brigade


def protect_forests(g: Agricola, me: Player) -> None:
    g.note_points(me, max(0, min(land_of(me).forests.bit_count(), 5) - 1))


minor(
    "fire-brigade", "M065", POINTS_PROVIDER, deck="moor", cost=bundle(clay=1, stone=1),
    needs=supply(food=4, fuel=4), gain=bundle(food=2),
    on_play=protect_forests,
)  # fmt: skip


# Land Parcel

PARCEL_POINTS: Final = (0, 2, -1, -3)
"""By the number of unused spaces; so many or more."""


def has_free_space(g: Agricola, me: Player) -> bool:
    return free_cells(me) != 0


def plant_forest(g: Agricola, me: Player) -> Flow:
    cell = yield from choose_cell(me, "land-parcel", free_cells(me))
    put_forest(g, me, cell)


def parcel_points(g: Agricola, me: Player) -> int:
    return PARCEL_POINTS[min(me.unused_spaces(), len(PARCEL_POINTS) - 1)]


minor(
    "land-parcel", "M066", POINTS_PROVIDER, deck="moor", needs=at_most(improvements(2)),
    playable=has_free_space, on_play=plant_forest, hooks=[scoring(parcel_points)],
)  # fmt: skip


minor(
    "chamber-of-commerce", "M067", POINTS_PROVIDER, deck="moor", cost=bundle(clay=2, stone=1), points=1,
    gain=bundle(wood=1, reed=1),
    hooks=[scoring(point_for_each("joinery", "pottery", "basketmakers-workshop"))],
)  # fmt: skip


minor(
    "church", "M068", POINTS_PROVIDER, deck="moor", returns=("village-church",), removes=True, upgrade=True, points=5,
    gain=bundle(food=2), hooks=[trade(RETURNING_HOME, 0, bundle(fuel=1), points=1)],
)  # fmt: skip


# Leather Saddle


def cattle_before_riders(g: Agricola, me: Player, deed: Deed) -> bool:
    return deed.good == CATTLE and me.goods[HORSE] >= 3


minor(
    "leather-saddle", "M069", POINTS_PROVIDER, deck="moor", cost=bundle(food=1), needs=herd(HORSE, 2), points=1,
    hooks=[on(COOKED, also=one_point, when=cattle_before_riders)],
    disputed="cost 1 food; elsewhere 1 vegetable",
)  # fmt: skip


# Moor Archaeology: the note is the number of fences that were put down.


def can_mark_find(g: Agricola, me: Player, deed: Deed) -> bool:
    return me.farm.spare_fences > 0 and free_cells(me) & deed.cells != 0


def mark_find(g: Agricola, me: Player, deed: Deed) -> None:
    me.farm.spare_fences -= 1
    me.set_note("moor-archaeology", me.note("moor-archaeology") + 1)
    block(g, me, deed.cells.bit_length() - 1)
    g.tell("bury-fence", me)


def finds(g: Agricola, me: Player) -> int:
    return me.note("moor-archaeology")


minor(
    "moor-archaeology", "M070", POINTS_PROVIDER, deck="moor", needs=CLAY_HOUSE, points=1, note=Fences(),
    hooks=[on(AFTER_SPECIAL, CUT_PEAT, run=mark_find, when=can_mark_find, may=True), scoring(finds)],
)  # fmt: skip


# Bog Body


def museums(g: Agricola, owner: Player, player: Player) -> int:
    return owned(player, ("museum-of-the-moors", "living-history-museum"))


minor(
    "bog-body", "M071", POINTS_PROVIDER, deck="moor", needs=moors(1), points=1,
    hooks=[scoring_of_all(museums)],
)  # fmt: skip

minor(
    "oven-damper", "M072", POINTS_PROVIDER, deck="moor", cost=bundle(stone=2), points=1,
    gain=bundle(fuel=3),
    hooks=[scoring(point_for_each("clay-oven", "stone-oven", "heating-oven", "tiled-oven", "oven-installation"))],
)  # fmt: skip


# Stock-Breeding Prize

MOST_FOLD: Final = 3


def prize(g: Agricola, me: Player) -> int:
    herds = min([me.goods[animal] for animal in LIVESTOCK])
    return min(herds, MOST_FOLD) * (len(g.players) - 1)


minor(
    "stock-breeding-prize", "M073", POINTS_PROVIDER, deck="moor", cost=bundle(grain=1), needs=no(unused_spaces),
    hooks=[scoring(prize)], disputed="cost 1 grain; elsewhere 1 sheep",
)  # fmt: skip


# Administration


def most_points(me: Player, most: int) -> int:
    """How many points could be bought, as far as anybody can count."""
    return max([n for n in range(min(most, COUNTS - 1) + 1) if can_pay(me, ((FOOD, n),))])


def can_administer(g: Agricola, me: Player, deed: Deed) -> bool:
    return g.round == g.setup.rounds and most_points(me, me.outfit.majors) > 0


def administer(g: Agricola, me: Player, deed: Deed) -> Flow:
    n = yield from choose_count(me, "administration", most_points(me, me.outfit.majors), least=1)
    yield from pay(g, me, [((FOOD, n),)])
    g.note_points(me, n)


minor(
    "administration", "M074", POINTS_PROVIDER, deck="moor", cost=bundle(wood=1, clay=2),
    needs=at_most(improvements_in_hand(4)), gain=bundle(food=2),
    hooks=[on(END_OF_HARVEST, run=administer, when=can_administer, may=True)],
    disputed="cost 1 wood and 2 clay; elsewhere no cost",
)  # fmt: skip
