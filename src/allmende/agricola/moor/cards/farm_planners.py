"""Minor improvements of Farmers of the Moor that shape the farm: room, pastures, fields, forests and moors."""

from typing import Final

from allmende.agricola.actions.building import build_stables
from allmende.agricola.actions.family import can_grow, grow
from allmende.agricola.actions.fields import can_plow, clear_space, plow
from allmende.agricola.actions.space import mask_of
from allmende.agricola.cards.asking import choose_cell, confirm
from allmende.agricola.cards.card import (
    ACTIONS_BOOSTER,
    BY_SLUG,
    FARM_PLANNER,
    FIELDS_APART,
    MORE_PEOPLE,
    PASTURES_APART,
    OnPlay,
    Place,
    minor,
    rule,
)
from allmende.agricola.cards.hooks import (
    AFTER_ROOMS,
    AFTER_SPECIAL,
    AFTER_USE,
    ANY_TIME,
    BEFORE_SPECIAL,
    INSTEAD_OF_RENOVATION,
    REMOVED,
    RETURNING_HOME,
    ROOM,
    ROUND_SPACE,
    Deed,
    Hook,
    Ways,
    extra_person,
    heating,
    may_before_use,
    on,
    whole_cost,
)
from allmende.agricola.cards.notes import Cells
from allmende.agricola.cards.triggers import check_conditions
from allmende.agricola.farm.fences import enclosable, enclosing, lone_pastures
from allmende.agricola.farm.housing import Places, one_type, types
from allmende.agricola.farm.plan import bits
from allmende.agricola.goods import BOAR, CATTLE, GOODS, HORSE, NOTHING, REED, WOOD, bundle
from allmende.agricola.moor.cards.conditions import (
    a_pasture,
    at_most_improvements,
    clay_house,
    fields,
    forests,
    from_round,
    horses,
    improvements,
    majors,
    moors,
    until_round,
)
from allmende.agricola.moor.land import (
    attach_extension,
    choose,
    drainable,
    free_cells,
    put_forest,
    put_moor,
    turn_into_field,
)
from allmende.agricola.moor.vocabulary import CUT_PEAT, SLASH_AND_BURN
from allmende.agricola.player import Player
from allmende.agricola.state import PREPARATION, WORK, Agricola
from allmende.table.choice import Flow

PLOWING: Final = mask_of("farmland", "cultivation")


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
    return (NO_SHEEP,) * me.farm.forests.bit_count()


def horses_beside_house(me: Player) -> Places:
    farm = me.farm
    return (TWO_HORSES,) if farm.plan.around(farm.rooms) & free_cells(me) else ()


minor("home-wood", "M034", FARM_PLANNER, deck="moor", prerequisite=improvements(3), places_for=animals_in_forests)
minor("horse-trough", "M035", FARM_PLANNER, deck="moor", cost=bundle(stone=1), places_for=horses_beside_house)


# Peat Moss, Building Plan


def no_moors(g: Agricola, me: Player) -> bool:
    return me.farm.moors == 0


def mossy_room(g: Agricola, me: Player, deed: Deed, ways: Ways) -> Ways:
    return [((WOOD, 3), (REED, 1))] if me.farm.material == WOOD else []


minor("peat-moss", "M036", FARM_PLANNER, deck="moor", prerequisite=no_moors, hooks=[whole_cost(ROOM, mossy_room)])


def built_two_rooms(g: Agricola, me: Player, deed: Deed) -> bool:
    return deed.cells.bit_count() >= 2 and me.farm.stable_cells() != 0


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
    return enclosable(farm, (farm.forests | farm.moors) & farm.plan.around(farm.pasture_cells()))


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


minor(
    "nature-reserve", "M038", FARM_PLANNER, deck="moor", cost=bundle(food=1), prerequisite=a_pasture,
    playable=can_fence_reserve, on_play=fence_reserve,
)  # fmt: skip
minor(
    "special-pasture", "M039", FARM_PLANNER, deck="moor", cost=bundle(wood=2), prerequisite=a_pasture,
    playable=can_fence_apart, on_play=fence_apart, exception=PASTURES_APART,
)  # fmt: skip


# Moor Fire, Cattle Collar, Deep Plow: more fields


def one_moor_left(g: Agricola, me: Player, deed: Deed) -> bool:
    return me.farm.moors.bit_count() == 1 and drainable(me) != 0


def burn_last_moor(g: Agricola, me: Player, deed: Deed) -> Flow:
    return turn_into_field(g, me, bits(me.farm.moors)[0])


minor(
    "moor-fire", "M040", FARM_PLANNER, deck="moor", prerequisite=moors(2),
    hooks=[on(ANY_TIME, run=burn_last_moor, when=one_moor_left, may=True)],
)  # fmt: skip


def can_plow_with_cattle(g: Agricola, me: Player, deed: Deed) -> bool:
    return me.goods[CATTLE] > 0 and can_plow(g, me)


def plow_more(g: Agricola, me: Player, deed: Deed) -> Flow:
    return plow(g, me)


minor(
    "cattle-collar", "M041", FARM_PLANNER, deck="moor", cost=bundle(wood=1), prerequisite=from_round(8), points=1,
    hooks=[
        on(AFTER_USE, PLOWING, run=plow_more, when=can_plow_with_cattle, may=True),
        on(AFTER_SPECIAL, SLASH_AND_BURN, run=plow_more, when=can_plow_with_cattle, may=True),
    ],
)  # fmt: skip


def may_lay_moor(g: Agricola, me: Player) -> Flow:
    if free_cells(me):
        cell = yield from choose_cell(me, "deep-plow", free_cells(me), may=True)
        if cell >= 0:
            put_moor(g, me, cell)


def drains(g: Agricola, me: Player, deed: Deed) -> int:
    """The moors that may become fields. A first field far off must not make the use of the space impossible."""
    cells = drainable(me)
    if me.farm.fields or deed.acted or deed.space is None or deed.space.can is None:
        return cells
    farm, found = me.farm, 0
    for cell in bits(cells):
        me.farm = farm.copy()
        me.farm.remove_moor(cell)
        me.farm.plow(cell)
        found |= deed.space.can(g, me) << cell
    me.farm = farm
    return found


def can_drain(g: Agricola, me: Player, deed: Deed) -> bool:
    return drains(g, me, deed) != 0


def drain(g: Agricola, me: Player, deed: Deed) -> Flow:
    yield from turn_into_field(g, me, (yield from choose(me, "drain-moor", drains(g, me, deed))))


minor(
    "deep-plow", "M042", FARM_PLANNER, deck="moor", cost=bundle(wood=3), prerequisite=improvements(2), points=2,
    on_play=may_lay_moor, hooks=[may_before_use(PLOWING, drain, when=can_drain, between=True)],
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
    "wild-fields", "M043", FARM_PLANNER, deck="moor", cost=bundle(food=2), prerequisite=fields(2),
    on_play=lay_wild_fields, exception=FIELDS_APART, disputed="cost 2 food; elsewhere 2 vegetables",
)  # fmt: skip


# Tiles that wait on round spaces


def tiles(slug: str, *rounds: int) -> OnPlay:
    """A tile waits on each of these round spaces."""

    def put_aside(g: Agricola, me: Player) -> None:
        g.promise(me, slug, list(rounds), -1)

    return put_aside


def has_space(g: Agricola, me: Player, deed: Deed) -> bool:
    return free_cells(me) != 0


def forest_comes(slug: str) -> Hook:
    def lay(g: Agricola, me: Player, deed: Deed) -> Flow:
        put_forest(g, me, (yield from choose_cell(me, slug, free_cells(me))))

    return on(ROUND_SPACE, run=lay, when=has_space, may=True)


def moor_comes(g: Agricola, me: Player, deed: Deed) -> Flow:
    put_moor(g, me, (yield from choose_cell(me, "swamp", free_cells(me))))


minor(
    "swamp", "M044", FARM_PLANNER, deck="moor", prerequisite=until_round(4), on_play=tiles("swamp", 12),
    hooks=[on(ROUND_SPACE, run=moor_comes, when=has_space, may=True)],
)  # fmt: skip


minor(
    "tree-nursery", "M045", FARM_PLANNER, deck="moor", cost=bundle(wood=1), prerequisite=at_most_improvements(0),
    on_play=tiles("tree-nursery", 12, 13), hooks=[forest_comes("tree-nursery")],
)  # fmt: skip


def forest_in_four_rounds(g: Agricola, me: Player, deed: Deed) -> None:
    g.promise(me, "forest-swamp", [g.round + 4], -1)


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
    cells = me.farm.forests & ~me.farm.deep_forests
    for _ in range(THICK):
        cell = (yield from choose_cell(me, "thicket", cells, may=True)) if cells else -1
        if cell < 0:
            return
        cells &= ~(1 << cell)
        put_forest(g, me, cell)


minor("thicket", "M046", FARM_PLANNER, deck="moor", prerequisite=forests(4), on_play=grow_thicket)


def grow_bog_forest(g: Agricola, me: Player) -> Flow:
    while me.farm.moors:
        cell = yield from choose_cell(me, "bog-forest", me.farm.moors, may=True)
        if cell < 0:
            return
        put_forest(g, me, cell)


minor(
    "bog-forest", "M047", FARM_PLANNER, deck="moor", cost=bundle(food=1), prerequisite=improvements(3),
    on_play=grow_bog_forest, disputed="cost 1 food; elsewhere 1 vegetable",
)  # fmt: skip

minor(
    "forest-swamp", "M048", FARM_PLANNER, deck="moor", prerequisite=majors(2),
    hooks=[on(BEFORE_SPECIAL, CUT_PEAT, also=forest_in_four_rounds), forest_comes("forest-swamp")],
)  # fmt: skip
minor(
    "surveyors-map", "M049", FARM_PLANNER, deck="moor", cost=bundle(food=2), prerequisite=until_round(2),
    on_play=tiles("surveyors-map", FIELD_ROUND, MOOR_ROUND, FOREST_ROUND),
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
    "moor-enclosures", "M051", FARM_PLANNER, deck="moor", cost=bundle(stone=1), prerequisite=clay_house, points=1,
    on_play=extend_moor,
)  # fmt: skip


# Wedding Coach


def marry(g: Agricola, me: Player) -> Flow:
    if can_grow(me, room=False) and (yield from confirm(me, "wedding-coach")):
        yield from grow(g, me, on_card=True)


minor(
    "wedding-coach", "M052", ACTIONS_BOOSTER, deck="moor", cost=bundle(wood=2, vegetable=1), prerequisite=horses(4),
    on_play=marry, exception=MORE_PEOPLE, disputed="cost 2 wood and 1 vegetable; elsewhere 2 wood and 1 food",
)  # fmt: skip


# Forest Hut: its note is the space of the forest, as a mask, and later what became of the person.

FREED: Final = 1 << 20
AT_WORK: Final = 1 << 21


def has_somebody(g: Agricola, me: Player) -> bool:
    return me.somebody_left() and me.farm.forests != 0


def move_in(g: Agricola, me: Player) -> Flow:
    cell = yield from choose_cell(me, "forest-hut", me.farm.forests)
    me.set_note("forest-hut", 1 << cell)
    g.tell("forest-hut", me, cell=cell)


def forest_is_gone(g: Agricola, me: Player, deed: Deed) -> bool:
    return me.note("forest-hut") & deed.cells != 0


def set_free(g: Agricola, me: Player, deed: Deed) -> None:
    me.set_note("forest-hut", FREED if g.phase in (PREPARATION, WORK) else 0)


def is_free(g: Agricola, me: Player, deed: Deed) -> bool:
    return me.note("forest-hut") == FREED


def go_to_work(g: Agricola, me: Player, deed: Deed) -> None:
    me.set_note("forest-hut", AT_WORK)
    me.home += 1


def comes_back(g: Agricola, me: Player, deed: Deed) -> bool:
    return me.note("forest-hut") >= FREED


def go_back(g: Agricola, me: Player, deed: Deed) -> None:
    me.set_note("forest-hut", 0)


minor(
    "forest-hut", "M053", ACTIONS_BOOSTER, deck="moor", cost=bundle(wood=2), playable=has_somebody, on_play=move_in,
    points=1, lodges=True, on_farm=True, note=Cells({"free": FREED, "at work": AT_WORK}),
    hooks=[
        on(REMOVED, also=set_free, when=forest_is_gone), extra_person(go_to_work, is_free),
        on(RETURNING_HOME, also=go_back, when=comes_back),
    ],
)  # fmt: skip
