"""Could a farmyard look like this? What touches what, how many pieces there are, what grows there."""

from allmende.agricola.actions.fields import SOWN
from allmende.agricola.cards.card import FIELDS_APART, MORE_CROPS, NO_HOUSE, PASTURES_APART, ROOMS_APART
from allmende.agricola.cards.notes import Fences
from allmende.agricola.farm.farmyard import FENCES, MOST_CROPS, STABLES, UNFINISHED, Farmyard
from allmende.agricola.farm.fences import may_lie_apart
from allmende.agricola.farm.plan import bits
from allmende.agricola.goods import CLAY, CROPS, GOODS, KINDS, STONE, WOOD, Good
from allmende.agricola.player import Player
from allmende.agricola.state import Agricola


def check_farm(g: Agricola, me: Player) -> None:
    """A ValueError with the reason if there can be no such farm."""
    check_tiles(me.farm, may(g, me, NO_HOUSE))
    check_pieces(me)
    check_fences(me.farm)
    check_joined(g, me)
    check_crops(g, me)


def may(g: Agricola, me: Player, exception: str) -> bool:
    """Does a card of the player or a module allow something that farms have not otherwise?"""
    return exception in g.setup.doors.exceptions or any(card.exception == exception for card in me.outfit.cards)


def check_tiles(farm: Farmyard, houseless: bool) -> None:
    land = farm.plan.land
    tiles = (farm.rooms, farm.fields, farm.covered | farm.blocked)
    for n, one in enumerate(tiles):
        if one & ~land or any(one & other for other in tiles[n + 1 :]):
            raise ValueError("two things lie on the same space of a farmyard")
    if farm.blocked & farm.covered:
        raise ValueError("a space that is blocked bears nothing")
    if farm.stables & ~land or farm.stables & (farm.rooms | farm.fields | farm.covered | farm.blocked):
        raise ValueError("a stable stands where it cannot")
    if (not farm.rooms and not houseless) or farm.material not in (WOOD, CLAY, STONE):
        raise ValueError("a farm has a house of wood, clay or stone")


def check_pieces(me: Player) -> None:
    farm = me.farm
    if farm.stables.bit_count() + farm.spare_stables > STABLES or farm.spare_stables < 0:
        raise ValueError(f"there are {STABLES} stables in all")
    lying = sum([me.notes.get(card.number, 0) for card in me.outfit.cards if isinstance(card.note, Fences)])
    built = farm.fences.bit_count() + lying
    if farm.fences >> farm.plan.edges or built + farm.spare_fences > FENCES or farm.spare_fences < 0:
        raise ValueError(f"there are {FENCES} fences in all")


def check_fences(farm: Farmyard) -> None:
    if farm.fenced() & (farm.rooms | farm.fields):
        raise ValueError("rooms and fields cannot be fenced in")
    if not farm.rules & UNFINISHED:
        needed = 0
        for area in farm.plan.areas(farm.fences):
            needed |= farm.plan.outline(area)
        if farm.fences & ~needed:
            raise ValueError("every fence belongs to a closed pasture")


def check_joined(g: Agricola, me: Player) -> None:
    """Rooms touch rooms, fields fields, and pastures pastures."""
    farm = me.farm
    if len(farm.plan.groups(farm.rooms)) > 1 and not may(g, me, ROOMS_APART):
        raise ValueError(f"the rooms of seat {me.seat} do not touch each other")
    if len(farm.plan.groups(farm.fields)) > 1 and not may(g, me, FIELDS_APART):
        raise ValueError(f"the fields of seat {me.seat} do not touch each other")
    apart = may_lie_apart(farm) or may(g, me, PASTURES_APART)
    if len(farm.plan.groups(farm.pasture_cells())) > 1 and not apart:
        raise ValueError(f"the pastures of seat {me.seat} do not touch each other")


def check_crops(g: Agricola, me: Player) -> None:
    """On a field lies one crop, no more of it than is sown; crops elsewhere need a card."""
    farm = me.farm
    if farm.planted_land() & (farm.used() if me.outfit.sows_land else -1):
        raise ValueError("crops lie only on fields")
    for cell in bits(farm.plan.land):
        lying = [good for good in range(KINDS) if farm.crop_on(cell, good)]
        if len(lying) > 1:
            raise ValueError(f"cell {cell} of seat {me.seat} bears only one crop")
        for good in lying:
            n = farm.crop_on(cell, good)
            if good not in CROPS:
                raise ValueError(f"no {GOODS[good]} grows on fields, only grain and vegetables")
            if n > most_crops(g, me, good):
                raise ValueError(f"there are not {n} {GOODS[good]} on a field, but at most {most_crops(g, me, good)}")


def most_crops(g: Agricola, me: Player, crop: Good) -> int:
    """How much of a crop can lie on a field of this player."""
    return MOST_CROPS if may(g, me, MORE_CROPS) else SOWN[crop]
