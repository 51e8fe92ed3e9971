"""Minor improvements that provide crops and animals."""

from allmende.agricola.actions.space import GRAIN_SEEDS
from allmende.agricola.cards.asking import choose_cell
from allmende.agricola.cards.card import CROP_PROVIDER, LIVESTOCK_PROVIDER, minor
from allmende.agricola.cards.hooks import AFTER_FENCES, ANY_TIME, Deed, before_use, on
from allmende.agricola.cards.needs import occupations
from allmende.agricola.cards.printed import Later, in_rounds, next_rounds, rounds_from_now
from allmende.agricola.farm.fences import new_pastures
from allmende.agricola.farm.plan import bits
from allmende.agricola.goods import CROPS, VEGETABLE, Bundle, bundle
from allmende.agricola.player import Player
from allmende.agricola.state import Agricola
from allmende.table.choice import Flow

minor(
    "corn-scoop",
    "A067",
    CROP_PROVIDER,
    cost=bundle(wood=1),
    hooks=[before_use(GRAIN_SEEDS, bundle(grain=1))],
)


minor(
    "large-greenhouse",
    "A069",
    CROP_PROVIDER,
    cost=bundle(wood=2),
    needs=occupations(2),
    later=Later(rounds_from_now(4, 7, 9), bundle(vegetable=1)),
)


# Clearing Spade: at any time, a crop goes from a field that bears several to an empty one.


def can_dig(g: Agricola, me: Player, deed: Deed) -> bool:
    return crowded_fields(me) != 0 and me.farm.empty_fields() != 0


def crowded_fields(me: Player) -> int:
    cells = 0
    for crop in CROPS:
        for cell in bits(me.farm.fields):
            if me.farm.crop_on(cell, crop) > 1:
                cells |= 1 << cell
    return cells


def dig(g: Agricola, me: Player, deed: Deed) -> Flow:
    source = yield from choose_cell(me, "clearing-spade", crowded_fields(me))
    target = yield from choose_cell(me, "clearing-spade", me.farm.empty_fields())
    for crop in CROPS:
        if me.farm.crop_on(source, crop):
            me.farm.take_crop(source, crop)
            me.farm.sow(target, crop, 1)


minor(
    "clearing-spade",
    "A071",
    CROP_PROVIDER,
    cost=bundle(wood=1),
    hooks=[on(ANY_TIME, run=dig, when=can_dig, may=True)],
)


# Shepherd's Crook


def sheep_on_large_pastures(g: Agricola, me: Player, deed: Deed) -> Bundle:
    new = [area for part in deed.everywhere() for area in new_pastures(part.on.farm, part.unused)]
    return bundle(sheep=2 * sum([area.bit_count() >= 4 for area in new]))


minor(
    "shepherds-crook",
    "A083",
    LIVESTOCK_PROVIDER,
    cost=bundle(wood=1),
    hooks=[on(AFTER_FENCES, gain=sheep_on_large_pastures)],
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
    "beanfield",
    "B068",
    CROP_PROVIDER,
    cost=bundle(food=1),
    needs=occupations(2),
    points=1,
    field=(VEGETABLE,),
)


minor(
    "acorns-basket",
    "B084",
    LIVESTOCK_PROVIDER,
    cost=bundle(reed=1),
    needs=occupations(3),
    later=Later(next_rounds(2), bundle(boar=1)),
)
