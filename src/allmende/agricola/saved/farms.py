"""A farmyard in a situation: what is read there, and how it is written."""

from collections.abc import Mapping
from typing import Any, Final

from allmende.agricola.doors import Doors
from allmende.agricola.farm.farmyard import FENCES, MOST_CROPS, STABLES, Farmyard, mask_of
from allmende.agricola.farm.plan import HOUSE, MOST_EXTENSIONS, PLAN, Cell, bits, called
from allmende.agricola.goods import GOODS, WOOD
from allmende.agricola.player import Player
from allmende.agricola.saved.reading import goods_text, read_cells, read_goods
from allmende.table.errors import ImpossibleSituation
from allmende.table.outside import shown
from allmende.table.rules import Json
from allmende.table.situation import read_list, read_mapping, read_names, read_whole, read_word

FARM_KEYS: Final = ("rooms", "material", "fields", "planted", "stables", "pastures", "fences")
MATERIALS: Final = ("wood", "clay", "stone")


def set_farm(me: Player, seat: Mapping[str, Any], doors: Doors) -> None:
    """Build the farmyard that a seat describes."""
    farm = me.farm
    set_extensions(farm, read_list(seat, "extensions"))
    cells = farm.plan.cells
    if "rooms" in seat:
        farm.rooms = mask_of(read_cells(read_list(seat, "rooms"), cells, "rooms"))
    farm.material = GOODS.index(read_word(seat, "material", "wood", MATERIALS))
    fields = read_names(seat, "fields")
    farm.fields = mask_of(read_cells(list(fields), cells, "fields"))
    if isinstance(fields, Mapping):
        sow(farm, fields)
    planted = read_mapping(seat, "planted")
    read_cells(list(planted), cells, "planted")
    sow(farm, planted)
    doors.arrange_seat(me, seat)
    for cell in read_cells(read_list(seat, "blocked"), cells, "blocked"):
        farm.block(cell)
    for cell in read_cells(read_list(seat, "stables"), cells, "stables"):
        farm.build_stable(cell)
    set_fences(farm, seat)
    if farm.spare_fences < 0 or farm.spare_stables < 0:
        raise ImpossibleSituation(f"there are {FENCES} fences and {STABLES} stables")


def set_extensions(farm: Farmyard, names: list[Any]) -> None:
    if len(names) > MOST_EXTENSIONS:
        raise ImpossibleSituation(f"a farmyard has at most {MOST_EXTENSIONS} extensions")
    for name in names:
        possible = {f"{called(one)}-{called(other)}": (one, other) for one, other in farm.plan.extensions()}
        if not isinstance(name, str) or name not in possible:
            raise ImpossibleSituation(f"no extension can lie at {shown(name)}: it can at {', '.join(possible)}")
        farm.extend(possible[name])


def sow(farm: Farmyard, crops: Mapping[Any, Any]) -> None:
    for cell, lying in crops.items():
        for good, n in enumerate(read_goods(lying)):
            if n > MOST_CROPS:
                raise ImpossibleSituation(f"there are not {n} {GOODS[good]} on a field")
            if n:
                farm.sow(read_whole(cell), good, n)


def set_fences(farm: Farmyard, seat: Mapping[str, Any]) -> None:
    """The fences around pastures, and single ones by their edges."""
    fenced: list[int] = []
    for area in read_list(seat, "pastures"):
        cells = read_cells(area, farm.plan.cells, "pastures")
        if not cells:
            raise ImpossibleSituation("a pasture has at least one cell")
        fenced += cells
        mask = mask_of(cells)
        if farm.plan.group(mask & -mask, mask) != mask:
            raise ImpossibleSituation(f"the cells of the pasture {shown(list(area))} do not touch each other")
        farm.set_fences(farm.plan.outline(mask))
    read_cells(fenced, farm.plan.cells, "pastures")
    edges = [read_whole(edge) for edge in read_list(seat, "fences")]
    if any(not 0 <= edge < farm.plan.edges for edge in edges) or len(set(edges)) < len(edges):
        raise ImpossibleSituation(f"fences are different edges from 0 to {farm.plan.edges - 1}, got {shown(edges)}")
    farm.set_fences(mask_of(edges))


# Writing


def farm_situation(me: Player, doors: Doors) -> Json:
    """What a seat says of its farmyard: what is not as at the beginning."""
    farm = me.farm
    said: Json = {}
    if farm.rooms != HOUSE:
        said["rooms"] = bits(farm.rooms)
    if farm.material != WOOD:
        said["material"] = GOODS[farm.material]
    if farm.fields:
        crops = {str(cell): crops_text(farm, cell) for cell in bits(farm.fields)}
        said["fields"] = crops if any(crops.values()) else bits(farm.fields)
    if farm.planted_land():
        said["planted"] = {str(cell): crops_text(farm, cell) for cell in bits(farm.planted_land())}
    if farm.stables:
        said["stables"] = bits(farm.stables)
    areas, fences = farm.plan.areas(farm.fences), farm.fences
    for area in areas:
        fences &= ~farm.plan.outline(area)
    if areas:
        said["pastures"] = [bits(area) for area in areas]
    if fences:
        said["fences"] = bits(fences)
    spots = farm.plan.spots[PLAN.cells :]
    names = [f"{called(spots[n])}-{called(spots[n + 1])}" for n in range(0, len(spots), 2)]
    land = {"extensions": names, **doors.seat_situation(me), "blocked": bits(farm.blocked)}
    return said | {key: value for key, value in land.items() if value}


def crops_text(farm: Farmyard, cell: Cell) -> str:
    return goods_text([farm.crop_on(cell, good) for good in range(len(GOODS))])
