"""Occupations that act when spaces are used, or at the start of a round."""

from typing import Final

from allmende.agricola.actions.building import (
    build_rooms,
    build_stables,
    can_build_room,
    can_build_stable,
    can_renovate,
    renovate,
)
from allmende.agricola.actions.fields import (
    bake,
    can_bake,
    can_plow,
    fields_to_take_from,
    fields_with,
    plow,
    take_from_field,
)
from allmende.agricola.actions.space import ANIMAL_MARKETS, WOOD_SPACES, mask_of
from allmende.agricola.cards.asking import buy, card_prompt, choose_action, choose_good
from allmende.agricola.cards.card import (
    CROP_PROVIDER,
    FARM_PLANNER,
    FOOD_PROVIDER,
    GOODS_PROVIDER,
    LIVESTOCK_PROVIDER,
    RESOURCE_PROVIDER,
    Exchange,
    occupation,
)
from allmende.agricola.cards.hooks import (
    AFTER_USE,
    BEFORE_USE,
    END_OF_ROUND,
    END_OF_TURN,
    FIELD_PHASE,
    START_OF_ROUND,
    Deed,
    before_use,
    may_before_use,
    on,
)
from allmende.agricola.course.harvest import breed_type
from allmende.agricola.goods import BOAR, CLAY, CROPS, FOOD, GRAIN, STONE, WOOD, bundle
from allmende.agricola.paying.payment import can_pay, pay
from allmende.agricola.player import Player
from allmende.agricola.state import Agricola
from allmende.agricola.vocabulary import DONE
from allmende.table.choice import Choice, Flow

DAY_LABORER: Final = mask_of("day-laborer")
GRAIN_SEEDS: Final = mask_of("grain-seeds")


def can_pay_one_food(g: Agricola, me: Player, deed: Deed) -> bool:
    return can_pay(me, bundle(food=1))


# Goods that come each time a space is used

occupation(
    "conjurer",
    "A155",
    GOODS_PROVIDER,
    players=4,
    hooks=[before_use(mask_of("traveling-players"), goods=bundle(wood=1, grain=1))],
)

occupation("greengrocer", "B142", CROP_PROVIDER, players=3, hooks=[before_use(GRAIN_SEEDS, goods=bundle(vegetable=1))])


def three_players(g: Agricola, me: Player, deed: Deed) -> bool:
    return len(g.players) >= 3


occupation(
    "geologist",
    "B121",
    RESOURCE_PROVIDER,
    hooks=[
        before_use(mask_of("forest", "reed-bank"), goods=bundle(clay=1)),
        before_use(mask_of("clay-pit"), goods=bundle(clay=1), when=three_players),
    ],
)

occupation(
    "firewood-collector",
    "A119",
    RESOURCE_PROVIDER,
    hooks=[
        on(END_OF_TURN, mask_of("grain-seeds", "farmland", "cultivation", "grain-utilization"), goods=bundle(wood=1)),
    ],
)


# Seasonal Worker: grain, later also vegetables.


def until_round_five(g: Agricola, me: Player, deed: Deed) -> bool:
    return g.round < 6


def from_round_six(g: Agricola, me: Player, deed: Deed) -> bool:
    return g.round >= 6


def choose_wage(g: Agricola, me: Player, deed: Deed) -> Flow:
    crop = yield from choose_good(me, "seasonal-worker", CROPS)
    g.get(me, crop, 1)


occupation(
    "seasonal-worker",
    "A114",
    CROP_PROVIDER,
    hooks=[
        before_use(DAY_LABORER, goods=bundle(grain=1), when=until_round_five),
        on(BEFORE_USE, DAY_LABORER, run=choose_wage, when=from_round_six),
    ],
)


# Storehouse Keeper


def choose_stock(g: Agricola, me: Player, deed: Deed) -> Flow:
    good = yield from choose_good(me, "storehouse-keeper", [CLAY, GRAIN])
    g.get(me, good, 1)


occupation(
    "storehouse-keeper",
    "B156",
    GOODS_PROVIDER,
    players=4,
    hooks=[on(BEFORE_USE, mask_of("resource-market"), run=choose_stock)],
)

# What may be bought when a space is used


def can_pay_one_wood(g: Agricola, me: Player, deed: Deed) -> bool:
    return can_pay(me, bundle(wood=1))


def harpoon(g: Agricola, me: Player, deed: Deed) -> Flow:
    return buy(g, me, bundle(wood=1), bundle(reed=1, food=me.people))


occupation(
    "harpooner",
    "A138",
    GOODS_PROVIDER,
    players=3,
    hooks=[may_before_use(mask_of("fishing"), harpoon, when=can_pay_one_wood)],
)


# Animal Dealer: one more of what the market sells.


def buy_another(g: Agricola, me: Player, deed: Deed) -> Flow:
    assert deed.space is not None
    return buy(g, me, bundle(food=1), ((deed.space.good, 1),))


occupation(
    "animal-dealer",
    "A147",
    LIVESTOCK_PROVIDER,
    players=3,
    hooks=[may_before_use(ANIMAL_MARKETS, buy_another, when=can_pay_one_food)],
)


def buy_cattle(g: Agricola, me: Player, deed: Deed) -> Flow:
    return buy(g, me, bundle(food=1), bundle(cattle=1))


occupation(
    "cattle-feeder",
    "B166",
    LIVESTOCK_PROVIDER,
    players=4,
    hooks=[may_before_use(GRAIN_SEEDS, buy_cattle, when=can_pay_one_food)],
)


# Mushroom Collector: the wood goes back onto the space.


def pick_mushrooms(g: Agricola, me: Player, deed: Deed) -> Flow:
    assert deed.space is not None
    yield from buy(g, me, bundle(wood=1), bundle(food=2))
    g.piles[deed.space.number] += 1


occupation(
    "mushroom-collector",
    "A108",
    FOOD_PROVIDER,
    hooks=[on(AFTER_USE, WOOD_SPACES, run=pick_mushrooms, when=can_pay_one_wood, may=True)],
)

# Actions that may be taken when a space is used

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


def can_till(g: Agricola, me: Player, deed: Deed) -> bool:
    return can_plow(g, me)


def till(g: Agricola, me: Player, deed: Deed) -> Flow:
    return plow(g, me)


occupation("assistant-tiller", "B091", FARM_PLANNER, hooks=[may_before_use(DAY_LABORER, till, when=can_till)])


def can_fire_oven(g: Agricola, me: Player, deed: Deed) -> bool:
    return can_bake(g, me)


def fire_oven(g: Agricola, me: Player, deed: Deed) -> Flow:
    return bake(g, me)


occupation("oven-firing-boy", "B108", FOOD_PROVIDER, hooks=[may_before_use(WOOD_SPACES, fire_oven, when=can_fire_oven)])

# At the start of a round


def in_two_rooms(g: Agricola, me: Player, deed: Deed) -> bool:
    return me.rooms() == 2


occupation(
    "small-scale-farmer",
    "B118",
    RESOURCE_PROVIDER,
    hooks=[on(START_OF_ROUND, goods=bundle(wood=1), when=in_two_rooms)],
)


# Childless: food, and a crop of choice.


def is_childless(g: Agricola, me: Player, deed: Deed) -> bool:
    return me.rooms() >= 3 and me.people == 2


def food_and_crop(g: Agricola, me: Player, deed: Deed) -> Flow:
    crop = yield from choose_good(me, "childless", CROPS)
    g.gain(me, ((FOOD, 1), (crop, 1)))


occupation("childless", "B114", CROP_PROVIDER, hooks=[on(START_OF_ROUND, run=food_and_crop, when=is_childless)])


# Groom: a cheap stable in each round, once the house is of stone.


def one_wood(g: Agricola, me: Player) -> None:
    g.get(me, WOOD, 1)


def can_groom(g: Agricola, me: Player, deed: Deed) -> bool:
    return me.farm.material == STONE and can_build_stable(g, me, bundle(wood=1))


def build_cheap_stable(g: Agricola, me: Player, deed: Deed) -> Flow:
    return build_stables(g, me, bundle(wood=1), most=1)


occupation(
    "groom",
    "B089",
    FARM_PLANNER,
    on_play=one_wood,
    hooks=[on(START_OF_ROUND, run=build_cheap_stable, when=can_groom, may=True)],
)


# Plow Driver: a field for 1 food in each round, once the house is of stone.


def can_drive_plow(g: Agricola, me: Player, deed: Deed) -> bool:
    return me.farm.material == STONE and can_plow(g, me) and can_pay(me, bundle(food=1))


def drive_plow(g: Agricola, me: Player, deed: Deed) -> Flow:
    yield from pay(g, me, [bundle(food=1)])
    yield from plow(g, me)


occupation(
    "plow-driver",
    "A090",
    FARM_PLANNER,
    hooks=[on(START_OF_ROUND, run=drive_plow, when=can_drive_plow, may=True)],
)

# At other times

occupation(
    "sheep-walker",
    "B104",
    GOODS_PROVIDER,
    exchanges=tuple([Exchange(bundle(sheep=1), bundle(**{good: 1})) for good in ("vegetable", "stone", "boar")]),
)


# Scythe Worker: a field that still bears grain after the harvest had at least 2.


def one_grain(g: Agricola, me: Player) -> None:
    g.get(me, GRAIN, 1)


def grain_stands(g: Agricola, me: Player, deed: Deed) -> bool:
    return fields_with(me, GRAIN) > 0


def mow(g: Agricola, me: Player, deed: Deed) -> Flow:
    """Take 1 more grain from some grain fields, at least one of them."""
    fields = fields_to_take_from(me, GRAIN)
    options = fields
    while fields:
        pick: int = options[0]
        if len(options) > 1:
            pick = yield Choice(me.seat, card_prompt("scythe-worker"), options)
        if pick == DONE:
            return
        take_from_field(g, me, pick, GRAIN)
        fields = [field for field in fields if field != pick]
        options = [*fields, DONE]


occupation(
    "scythe-worker",
    "A112",
    CROP_PROVIDER,
    on_play=one_grain,
    hooks=[on(FIELD_PHASE, run=mow, when=grain_stands, may=True)],
)


# Pig Breeder: boar breed once more, in a round without a harvest.


def one_boar(g: Agricola, me: Player) -> None:
    g.get(me, BOAR, 1)


def boar_breed_again(g: Agricola, me: Player, deed: Deed) -> bool:
    return g.round == 12 and me.goods[BOAR] >= 2


def breed_boar(g: Agricola, me: Player, deed: Deed) -> Flow:
    return breed_type(g, me, BOAR)


occupation(
    "pig-breeder",
    "A165",
    LIVESTOCK_PROVIDER,
    players=4,
    on_play=one_boar,
    hooks=[on(END_OF_ROUND, run=breed_boar, when=boar_breed_again)],
)
