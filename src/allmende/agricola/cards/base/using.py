"""Occupations that act when spaces are used, or at the start of a round."""

from allmende.agricola.actions.building import (
    build_rooms,
    can_build_room,
    can_renovate,
    renovate,
)
from allmende.agricola.actions.fields import ON_CARD, field_cards_with, fields_with
from allmende.agricola.actions.space import ANIMAL_MARKETS, DAY_LABORER, FISHING, GRAIN_SEEDS, WOOD_SPACES, mask_of
from allmende.agricola.cards.asking import card_prompt, choose_action, choose_good
from allmende.agricola.cards.card import (
    CROP_PROVIDER,
    FARM_PLANNER,
    FOOD_PROVIDER,
    GOODS_PROVIDER,
    LIVESTOCK_PROVIDER,
    OF_OPTION,
    RESOURCE_PROVIDER,
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
from allmende.agricola.cards.needs import STONE_HOUSE, exactly, from_round, rooms, until_round
from allmende.agricola.cards.offers import BAKE, PLOW, may_act, stable, trade
from allmende.agricola.cards.printed import Exchange
from allmende.agricola.course.harvest import breed_type
from allmende.agricola.farm.plan import bits
from allmende.agricola.goods import BOAR, CLAY, CROPS, FOOD, GRAIN, NOTHING, Bundle, bundle
from allmende.agricola.player import Player
from allmende.agricola.state import Agricola
from allmende.agricola.vocabulary import CELL, DONE
from allmende.table.choice import Choice, Flow, Option

# Goods that come each time a space is used

occupation(
    "conjurer",
    "A155",
    GOODS_PROVIDER,
    players=4,
    hooks=[before_use(mask_of("traveling-players"), bundle(wood=1, grain=1))],
)

occupation("greengrocer", "B142", CROP_PROVIDER, players=3, hooks=[before_use(GRAIN_SEEDS, bundle(vegetable=1))])


def three_players(g: Agricola, me: Player, deed: Deed) -> bool:
    return len(g.players) >= 3


occupation(
    "geologist",
    "B121",
    RESOURCE_PROVIDER,
    hooks=[
        before_use(mask_of("forest", "reed-bank"), bundle(clay=1)),
        before_use(mask_of("clay-pit"), bundle(clay=1), when=three_players),
    ],
)

occupation(
    "firewood-collector",
    "A119",
    RESOURCE_PROVIDER,
    hooks=[
        on(END_OF_TURN, mask_of("grain-seeds", "farmland", "cultivation", "grain-utilization"), gain=bundle(wood=1)),
    ],
)


# Seasonal Worker: grain, later also vegetables.


def choose_wage(g: Agricola, me: Player, deed: Deed) -> Flow:
    crop = yield from choose_good(me, "seasonal-worker", CROPS)
    g.get(me, crop, 1)


occupation(
    "seasonal-worker",
    "A114",
    CROP_PROVIDER,
    hooks=[
        before_use(DAY_LABORER, bundle(grain=1), when=until_round(5)),
        on(BEFORE_USE, DAY_LABORER, run=choose_wage, when=from_round(6)),
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


def reed_and_food_for_all(g: Agricola, me: Player, deed: Deed) -> Bundle:
    return bundle(reed=1, food=me.people)


occupation(
    "harpooner",
    "A138",
    GOODS_PROVIDER,
    players=3,
    hooks=[trade(BEFORE_USE, FISHING, bundle(wood=1), reed_and_food_for_all)],
)


# Animal Dealer: one more of what the market sells.


def another(g: Agricola, me: Player, deed: Deed) -> Bundle:
    return NOTHING if deed.space is None else ((deed.space.good, 1),)


occupation(
    "animal-dealer",
    "A147",
    LIVESTOCK_PROVIDER,
    players=3,
    hooks=[trade(BEFORE_USE, ANIMAL_MARKETS, bundle(food=1), another)],
)


occupation(
    "cattle-feeder",
    "B166",
    LIVESTOCK_PROVIDER,
    players=4,
    hooks=[trade(BEFORE_USE, GRAIN_SEEDS, bundle(food=1), bundle(cattle=1))],
)


# Mushroom Collector: the wood goes back onto the space.


occupation(
    "mushroom-collector",
    "A108",
    FOOD_PROVIDER,
    hooks=[trade(AFTER_USE, WOOD_SPACES, bundle(wood=1), bundle(food=2), back=True)],
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


occupation("assistant-tiller", "B091", FARM_PLANNER, hooks=[may_act(BEFORE_USE, DAY_LABORER, PLOW)])


occupation("oven-firing-boy", "B108", FOOD_PROVIDER, hooks=[may_act(BEFORE_USE, WOOD_SPACES, BAKE)])

# At the start of a round


occupation(
    "small-scale-farmer",
    "B118",
    RESOURCE_PROVIDER,
    hooks=[on(START_OF_ROUND, gain=bundle(wood=1), when=exactly(rooms(2)))],
)


# Childless: food, and a crop of choice.


def is_childless(g: Agricola, me: Player, deed: Deed) -> bool:
    return me.rooms() >= 3 and me.people == 2


def food_and_crop(g: Agricola, me: Player, deed: Deed) -> Flow:
    crop = yield from choose_good(me, "childless", CROPS)
    g.gain(me, ((FOOD, 1), (crop, 1)))


occupation("childless", "B114", CROP_PROVIDER, hooks=[on(START_OF_ROUND, run=food_and_crop, when=is_childless)])


# Groom: a cheap stable in each round, once the house is of stone.


occupation(
    "groom",
    "B089",
    FARM_PLANNER,
    gain=bundle(wood=1),
    hooks=[may_act(START_OF_ROUND, 0, stable(bundle(wood=1)), when=STONE_HOUSE)],
)


# Plow Driver: a field for 1 food in each round, once the house is of stone.


occupation(
    "plow-driver",
    "A090",
    FARM_PLANNER,
    hooks=[may_act(START_OF_ROUND, 0, PLOW, price=bundle(food=1), when=STONE_HOUSE)],
)

# At other times

occupation(
    "sheep-walker",
    "B104",
    GOODS_PROVIDER,
    exchanges=tuple([Exchange(bundle(sheep=1), bundle(**{good: 1})) for good in ("vegetable", "stone", "boar")]),
)


# Scythe Worker: a field that still bears grain after the harvest had at least 2.


def grain_stands(g: Agricola, me: Player, deed: Deed) -> bool:
    return fields_with(me, GRAIN) > 0


def mow(g: Agricola, me: Player, deed: Deed) -> Flow:
    """Take 1 more grain from some grain fields, at least one of them."""
    fields = [Option(CELL + cell) for cell in bits(me.farm.fields_with(GRAIN))]
    fields += [card.option for card in field_cards_with(me, GRAIN)]
    options = fields
    while fields:
        pick: int = options[0]
        if len(options) > 1:
            pick = yield Choice(me.seat, card_prompt("scythe-worker"), options)
        if pick == DONE:
            return
        take_grain(me, pick)
        g.get(me, GRAIN, 1)
        fields = [field for field in fields if field != pick]
        options = [*fields, DONE]


def take_grain(me: Player, field: int) -> None:
    if field not in OF_OPTION:
        me.farm.take_crop(field - CELL, GRAIN)
        return
    card = OF_OPTION[field]
    left = me.notes[card.number] - 1
    me.notes[card.number] = left if left % ON_CARD else 0


occupation(
    "scythe-worker",
    "A112",
    CROP_PROVIDER,
    gain=bundle(grain=1),
    hooks=[on(FIELD_PHASE, run=mow, when=grain_stands, may=True)],
)


# Pig Breeder: boar breed once more, in a round without a harvest.


def boar_breed_again(g: Agricola, me: Player, deed: Deed) -> bool:
    return g.round == 12 and me.goods[BOAR] >= 2


def breed_boar(g: Agricola, me: Player, deed: Deed) -> Flow:
    return breed_type(g, me, BOAR)


occupation(
    "pig-breeder",
    "A165",
    LIVESTOCK_PROVIDER,
    players=4,
    gain=bundle(boar=1),
    hooks=[on(END_OF_ROUND, run=breed_boar, when=boar_breed_again)],
)
