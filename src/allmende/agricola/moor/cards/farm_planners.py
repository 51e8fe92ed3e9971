"""Minor improvements of Farmers of the Moor that shape the farm: room, pastures, fields, forests and moors."""

from typing import Final

from allmende.agricola.actions.building import build_stables
from allmende.agricola.actions.fields import can_plow, clear_space, plow
from allmende.agricola.actions.space import PLOWING
from allmende.agricola.cards.asking import choose_cell
from allmende.agricola.cards.card import BY_SLUG, FARM_PLANNER, FIELDS_APART, PASTURES_APART, minor, rule
from allmende.agricola.cards.hooks import (
    AFTER_ROOMS,
    AFTER_SPECIAL,
    AFTER_USE,
    ANY_TIME,
    BEFORE_SPECIAL,
    INSTEAD_OF_RENOVATION,
    ROOM,
    ROUND_SPACE,
    Deed,
    Hook,
    Ways,
    heating,
    may_before_use,
    on,
    whole_cost,
)
from allmende.agricola.cards.needs import (
    CLAY_HOUSE,
    fields,
    from_round,
    herd,
    improvements,
    majors,
    no,
    pastures,
    until_round,
)
from allmende.agricola.cards.offers import PLOW, may_act
from allmende.agricola.cards.printed import TILE, Later, Place, in_rounds, rounds_from_now
from allmende.agricola.cards.triggers import check_conditions
from allmende.agricola.farm.fences import enclosable, enclosing, lone_pastures
from allmende.agricola.farm.housing import Places, one_type, types
from allmende.agricola.farm.plan import bits
from allmende.agricola.goods import BOAR, CATTLE, GOODS, HORSE, NOTHING, REED, WOOD, bundle
from allmende.agricola.moor.cards.conditions import forests, moors
from allmende.agricola.moor.land import (
    attach_extension,
    choose,
    drainable,
    free_cells,
    put_forest,
    put_moor,
    turn_into_field,
)
from allmende.agricola.moor.layers import land_of, lift_moor
from allmende.agricola.moor.vocabulary import CUT_PEAT, SLASH_AND_BURN
from allmende.agricola.player import Player
from allmende.agricola.state import Agricola
from allmende.table.choice import Flow

# Peat Hut: room for a person, until it becomes a room.


def one_more_fuel(g: Agricola, me: Player, cost: int) -> int:
    return cost + 1


def can_rebuild(g: Agricola, me: Player, deed: Deed) -> bool:
    return me.farm.material == WOOD and me.farm.room_cells() != 0


def rebuild(g: Agricola, me: Player, deed: Deed) -> Flow:
    cell = yield from choose_cell(me, "peat-hut", me.farm.room_cells())
    g.hand_back(me, BY_SLUG["peat-hut"], out_of_game=True)
    me.farm.build_room(cell)
    g.tell("build-room", me, cell=cell, material=GOODS[WOOD])
    flow = g.setup.doors.after_rooms(g, me, me, 1)
    if flow is not None:
        yield from flow
    yield from check_conditions(g)


minor(
    "peat-hut", "M032", FARM_PLANNER, deck="moor", cost=bundle(reed=2, fuel=5), points=1, homes=1,
    hooks=[heating(one_more_fuel), on(INSTEAD_OF_RENOVATION, run=rebuild, when=can_rebuild)],
)  # fmt: skip


# Night Pasture: 3 animals of the owner, 1 of everybody else. How they breed is told in moor/guests.py.

GUEST: Final = rule("guest-on-night-pasture", deck="moor", place=Place(1))

minor(
    "night-pasture", "M033", FARM_PLANNER, deck="moor", cost=bundle(clay=2), place=Place(3, mixed=True),
    for_others=GUEST,
)  # fmt: skip


# Home Wood, Horse Trough: room that depends on the farm

NO_SHEEP: Final = one_type(1, types(BOAR, CATTLE, HORSE))
TWO_HORSES: Final = one_type(2, types(HORSE))


def animals_in_forests(me: Player) -> Places:
    return (NO_SHEEP,) * land_of(me).forests.bit_count()


def horses_beside_house(me: Player) -> Places:
    farm = me.farm
    return (TWO_HORSES,) if farm.plan.around(farm.rooms) & free_cells(me) else ()


minor("home-wood", "M034", FARM_PLANNER, deck="moor", needs=improvements(3), places_for=animals_in_forests)
minor("horse-trough", "M035", FARM_PLANNER, deck="moor", cost=bundle(stone=1), places_for=horses_beside_house)


# Peat Moss, Building Plan


def mossy_room(g: Agricola, me: Player, deed: Deed, ways: Ways) -> Ways:
    return [((WOOD, 3), (REED, 1))] if deed.on.farm.material == WOOD else []


minor("peat-moss", "M036", FARM_PLANNER, deck="moor", needs=no(moors), hooks=[whole_cost(ROOM, mossy_room)])


def built_two_rooms(g: Agricola, me: Player, deed: Deed) -> bool:
    return deed.built() >= 2 and me.farm.stable_cells() != 0


def two_free_stables(g: Agricola, me: Player, deed: Deed) -> Flow:
    return build_stables(g, me, NOTHING, most=2)


minor(
    "building-plan", "M037", FARM_PLANNER, deck="moor", cost=bundle(food=1),
    hooks=[on(AFTER_ROOMS, run=two_free_stables, when=built_two_rooms, may=True)],
)  # fmt: skip


# Nature Reserve, Special Pasture: free fences around one space, as by Mini Pasture.


def reserves(me: Player) -> int:
    """Forests and moors beside a pasture that can be fenced in alone."""
    farm = me.farm
    return enclosable(farm, (land_of(me).forests | land_of(me).moors) & farm.plan.around(farm.pasture_cells()))


def can_fence_reserve(g: Agricola, me: Player) -> bool:
    return reserves(me) != 0


def fence_reserve(g: Agricola, me: Player) -> Flow:
    fence_in(g, me, (yield from choose_cell(me, "nature-reserve", reserves(me))))


def can_fence_apart(g: Agricola, me: Player) -> bool:
    return lone_pastures(me.farm, apart=True) != 0


def fence_apart(g: Agricola, me: Player) -> Flow:
    fence_in(g, me, (yield from choose_cell(me, "special-pasture", lone_pastures(me.farm, apart=True))))


def fence_in(g: Agricola, me: Player, cell: int) -> None:
    fences = enclosing(me.farm, 1 << cell)
    me.farm.set_fences(fences)
    for edge in bits(fences):
        g.tell("build-fence", me, edge=edge)
    g.tell("enclose", me, cell=[cell])


minor(
    "nature-reserve", "M038", FARM_PLANNER, deck="moor", cost=bundle(food=1), needs=pastures(1),
    playable=can_fence_reserve, on_play=fence_reserve,
)  # fmt: skip
minor(
    "special-pasture", "M039", FARM_PLANNER, deck="moor", cost=bundle(wood=2), needs=pastures(1),
    playable=can_fence_apart, on_play=fence_apart, exception=PASTURES_APART,
)  # fmt: skip


# Moor Fire, Cattle Collar, Deep Plow: more fields


def one_moor_left(g: Agricola, me: Player, deed: Deed) -> bool:
    return land_of(me).moors.bit_count() == 1 and drainable(me) != 0


def burn_last_moor(g: Agricola, me: Player, deed: Deed) -> Flow:
    return turn_into_field(g, me, bits(land_of(me).moors)[0])


minor(
    "moor-fire", "M040", FARM_PLANNER, deck="moor", needs=moors(2),
    hooks=[on(ANY_TIME, run=burn_last_moor, when=one_moor_left, may=True)],
)  # fmt: skip


minor(
    "cattle-collar", "M041", FARM_PLANNER, deck="moor", cost=bundle(wood=1), needs=from_round(8), points=1,
    hooks=[
        may_act(AFTER_USE, PLOWING, PLOW, when=herd(CATTLE, 1)),
        may_act(AFTER_SPECIAL, SLASH_AND_BURN, PLOW, when=herd(CATTLE, 1)),
    ],
)  # fmt: skip


def may_lay_moor(g: Agricola, me: Player) -> Flow:
    if free_cells(me):
        cell = yield from choose_cell(me, "deep-plow", free_cells(me), may=True)
        if cell >= 0:
            put_moor(g, me, cell)


def drains(g: Agricola, me: Player, deed: Deed) -> int:
    """The moors that may become fields. Before the use of the space, it must be possible afterwards: a first field far
    off may prevent it, and where nothing could be plowed or sown a new field may allow it."""
    cells = drainable(me)
    if deed.acted or deed.space is None or deed.space.can is None or (me.farm.fields and deed.space.can(g, me)):
        return cells
    found = 0
    for cell in bits(cells):
        then = me.copy()
        lift_moor(then, cell)
        then.farm.plow(cell)
        found |= deed.space.can(g, then) << cell
    return found


def can_drain(g: Agricola, me: Player, deed: Deed) -> bool:
    return drains(g, me, deed) != 0


def drain(g: Agricola, me: Player, deed: Deed) -> Flow:
    yield from turn_into_field(g, me, (yield from choose(me, "drain-moor", drains(g, me, deed))))


minor(
    "deep-plow", "M042", FARM_PLANNER, deck="moor", cost=bundle(wood=3), needs=improvements(2), points=2,
    on_play=may_lay_moor, hooks=[may_before_use(PLOWING, drain, when=can_drain, between=True, opens=True)],
)  # fmt: skip


# Wild Fields

WILD: Final = 2


def lay_wild_fields(g: Agricola, me: Player) -> Flow:
    for _ in range(WILD):
        cells = me.farm.apart_from_fields(free_cells(me))
        cell = (yield from choose_cell(me, "wild-fields", cells, may=True)) if cells else -1
        if cell < 0:
            return
        clear_space(g, me, cell)
        me.farm.plow(cell)
        g.tell("plow", me, cell=cell)


minor(
    "wild-fields", "M043", FARM_PLANNER, deck="moor", cost=bundle(food=2), needs=fields(2),
    on_play=lay_wild_fields, exception=FIELDS_APART, disputed="cost 2 food; elsewhere 2 vegetables",
)  # fmt: skip


# Tiles that wait on round spaces


def has_space(g: Agricola, me: Player, deed: Deed) -> bool:
    return free_cells(me) != 0


def forest_comes(slug: str) -> Hook:
    def lay(g: Agricola, me: Player, deed: Deed) -> Flow:
        put_forest(g, me, (yield from choose_cell(me, slug, free_cells(me))))

    return on(ROUND_SPACE, run=lay, when=has_space, may=True)


def moor_comes(g: Agricola, me: Player, deed: Deed) -> Flow:
    put_moor(g, me, (yield from choose_cell(me, "swamp", free_cells(me))))


minor(
    "swamp", "M044", FARM_PLANNER, deck="moor", needs=until_round(4), later=Later(in_rounds(12), TILE),
    hooks=[on(ROUND_SPACE, run=moor_comes, when=has_space, may=True)],
)  # fmt: skip


minor(
    "tree-nursery", "M045", FARM_PLANNER, deck="moor", cost=bundle(wood=1), needs=no(improvements),
    later=Later(in_rounds(12, 13), TILE), hooks=[forest_comes("tree-nursery")],
)  # fmt: skip


FIELD_ROUND: Final = 11
MOOR_ROUND: Final = 12
FOREST_ROUND: Final = 13


def can_lay_tile(g: Agricola, me: Player, deed: Deed) -> bool:
    return can_plow(g, me) if g.round == FIELD_ROUND else free_cells(me) != 0


def lay_tile(g: Agricola, me: Player, deed: Deed) -> Flow:
    if g.round == FIELD_ROUND:
        yield from plow(g, me)
        return
    cell = yield from choose_cell(me, "surveyors-map", free_cells(me))
    (put_moor if g.round == MOOR_ROUND else put_forest)(g, me, cell)


# Forests on top of others

THICK: Final = 2


def grow_thicket(g: Agricola, me: Player) -> Flow:
    cells = land_of(me).forests & ~land_of(me).deep_forests
    for _ in range(THICK):
        cell = (yield from choose_cell(me, "thicket", cells, may=True)) if cells else -1
        if cell < 0:
            return
        cells &= ~(1 << cell)
        put_forest(g, me, cell)


minor("thicket", "M046", FARM_PLANNER, deck="moor", needs=forests(4), on_play=grow_thicket)


def grow_bog_forest(g: Agricola, me: Player) -> Flow:
    while land_of(me).moors:
        cell = yield from choose_cell(me, "bog-forest", land_of(me).moors, may=True)
        if cell < 0:
            return
        put_forest(g, me, cell)


minor(
    "bog-forest", "M047", FARM_PLANNER, deck="moor", cost=bundle(food=1), needs=improvements(3),
    on_play=grow_bog_forest, disputed="cost 1 food; elsewhere 1 vegetable",
)  # fmt: skip

minor(
    "forest-swamp", "M048", FARM_PLANNER, deck="moor", needs=majors(2),
    hooks=[on(BEFORE_SPECIAL, CUT_PEAT, later=Later(rounds_from_now(4), TILE)), forest_comes("forest-swamp")],
)  # fmt: skip
minor(
    "surveyors-map", "M049", FARM_PLANNER, deck="moor", cost=bundle(food=2), needs=until_round(2),
    later=Later(in_rounds(FIELD_ROUND, MOOR_ROUND, FOREST_ROUND), TILE),
    hooks=[on(ROUND_SPACE, run=lay_tile, when=can_lay_tile, may=True)],
    disputed="cost 2 food; elsewhere 2 vegetables",
)  # fmt: skip


# A larger farmyard


def extend_farm(g: Agricola, me: Player) -> Flow:
    yield from attach_extension(g, me)


def extend_moor(g: Agricola, me: Player) -> Flow:
    for cell in (yield from attach_extension(g, me)):
        put_moor(g, me, cell)


minor("farm-extension", "M050", FARM_PLANNER, deck="moor", cost=bundle(clay=1), points=1, on_play=extend_farm)
minor(
    "moor-enclosures", "M051", FARM_PLANNER, deck="moor", cost=bundle(stone=1), needs=CLAY_HOUSE, points=1,
    on_play=extend_moor,
)  # fmt: skip
