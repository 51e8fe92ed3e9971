"""Occupations that provide crops and animals."""

from allmende.agricola.actions.fields import fields_to_take_from, fields_with, take_from_field
from allmende.agricola.actions.space import ANIMAL_MARKETS, DAY_LABORER, GRAIN_SEEDS, mask_of
from allmende.agricola.cards.asking import card_prompt, choose_good
from allmende.agricola.cards.card import CROP_PROVIDER, LIVESTOCK_PROVIDER, occupation
from allmende.agricola.cards.hooks import (
    ANY_USE,
    BEFORE_USE,
    END_OF_ROUND,
    FIELD_PHASE,
    START_OF_ROUND,
    Deed,
    before_use,
    on,
)
from allmende.agricola.cards.needs import from_round, until_round
from allmende.agricola.cards.offers import trade
from allmende.agricola.cards.printed import Later, rounds_from_now
from allmende.agricola.course.harvest import breed_type
from allmende.agricola.goods import BOAR, CROPS, FOOD, GRAIN, NOTHING, Bundle, bundle
from allmende.agricola.player import Player
from allmende.agricola.state import Agricola
from allmende.agricola.vocabulary import DONE
from allmende.table.choice import Choice, Flow

# Scythe Worker: a field that still bears grain after the harvest had at least 2.


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
    gain=bundle(grain=1),
    hooks=[on(FIELD_PHASE, run=mow, when=grain_stands, may=True)],
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


# Lutenist: when another player uses Traveling Players.


def is_other(g: Agricola, me: Player, deed: Deed) -> bool:
    return deed.player is not me


occupation(
    "lutenist",
    "A160",
    CROP_PROVIDER,
    players=4,
    hooks=[
        on(ANY_USE, mask_of("traveling-players"), gain=bundle(food=1, wood=1), when=is_other),
        trade(ANY_USE, mask_of("traveling-players"), bundle(food=2), bundle(vegetable=1), when=is_other),
    ],
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


# Childless: food, and a crop of choice.


def is_childless(g: Agricola, me: Player, deed: Deed) -> bool:
    return me.rooms() >= 3 and me.people == 2


def food_and_crop(g: Agricola, me: Player, deed: Deed) -> Flow:
    crop = yield from choose_good(me, "childless", CROPS)
    g.gain(me, ((FOOD, 1), (crop, 1)))


occupation("childless", "B114", CROP_PROVIDER, hooks=[on(START_OF_ROUND, run=food_and_crop, when=is_childless)])


occupation("greengrocer", "B142", CROP_PROVIDER, players=3, hooks=[before_use(GRAIN_SEEDS, bundle(vegetable=1))])


occupation(
    "sheep-whisperer",
    "B164",
    LIVESTOCK_PROVIDER,
    players=4,
    later=Later(rounds_from_now(2, 5, 8, 10), bundle(sheep=1)),
)


occupation(
    "cattle-feeder",
    "B166",
    LIVESTOCK_PROVIDER,
    players=4,
    hooks=[trade(BEFORE_USE, GRAIN_SEEDS, bundle(food=1), bundle(cattle=1))],
)
