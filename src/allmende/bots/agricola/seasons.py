"""What a farmer of Agricola makes of the seasons board: its spaces, their parts, and what a season adds to others."""

from allmende.agricola.actions.fields import can_bake, can_plow, field_cards_with
from allmende.agricola.course.harvest import young_of
from allmende.agricola.farm.housing import room_for
from allmende.agricola.goods import ANIMALS, CROPS, GRAIN, VEGETABLE
from allmende.agricola.seasons.board import BREED, HARVEST, SELL, SOLD, TAKE_VEGETABLE, can_sell, winter_price
from allmende.agricola.seasons.calendar import SUMMER, season_of
from allmende.bots.agricola.gains import baking, herds, plow, sowing
from allmende.bots.agricola.prices import Prospect


def season_gain(o: Prospect, slug: str) -> float:
    """What the space of a season brings."""
    g, me = o.g, o.me
    if slug == "winter":
        return o.growth() - o.cost(winter_price(g))
    if slug == "spring":
        return breeding(o) + max(0.0, sowing(o))
    if slug == "summer":
        field = max(0.0, plow(o)) if can_plow(g, me) else 0.0
        return field + max(0.0, baking(o) if can_bake(g, me) else 0.0, selling(o))
    return crops(o) + o.worth(VEGETABLE, 1)


def part_gain(o: Prospect, option: int) -> float:
    """What a part of such a space brings, if it is one that no other space has."""
    if option == BREED.option:
        return breeding(o) + 0.01
    if option == HARVEST.option:
        return crops(o)
    if option == SELL.option:
        return selling(o)
    return o.worth(VEGETABLE, 1) if option == TAKE_VEGETABLE.option else 0.0


def breeding(o: Prospect) -> float:
    """Young animals that have room."""
    me = o.me
    gain = 0.0
    for good in young_of(me, ANIMALS):
        held = me.goods[good]
        kind = ANIMALS.index(good)
        free = room_for(me.places(), herds(me, kind), kind, me.farm.rules)
        if free:
            gain += o.herd(good, held + 1, free - 1) - o.herd(good, held, free) + o.reserve(me.outfit.rates[good])
    return gain


def crops(o: Prospect) -> float:
    """Crops that come at once: they would come later anyway, but a field is empty sooner."""
    me = o.me
    gain = 0.0
    for crop in CROPS:
        n = me.farm.fields_with(crop).bit_count() + len(field_cards_with(me, crop))
        if n:
            gain += o.reserve(n * me.outfit.rates[crop]) + (o.taste.seed * o.soon if o.harvests > 1 else 0.5) * n * 0.5
    return gain


def selling(o: Prospect) -> float:
    return o.food(SOLD) + o.worth(GRAIN, -1) if can_sell(o.g, o.me) else 0.0


def brings_stables(o: Prospect) -> bool:
    """Does every new room come with a stable now?"""
    return o.g.setup.has("seasons") and season_of(o.g) == SUMMER
