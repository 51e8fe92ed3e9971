"""Food and crop providers among the minor improvements of Farmers of the Moor."""

from typing import Final

from allmende.agricola.actions.fields import clear_space
from allmende.agricola.actions.playing_cards import pass_on
from allmende.agricola.actions.space import FISHING
from allmende.agricola.cards.asking import choose_cell, choose_good
from allmende.agricola.cards.base.majors import ANY_NUMBER, FIREPLACES
from allmende.agricola.cards.card import BY_SLUG, CROP_PROVIDER, FOOD_PROVIDER, MORE_CROPS, minor
from allmende.agricola.cards.hooks import (
    AFTER_GROWTH,
    AFTER_SOW,
    AFTER_SPECIAL,
    ANY_TIME,
    BEFORE_SPECIAL,
    BEFORE_USE,
    HARVEST_DRAW,
    RETURNING_HOME,
    WHENEVER,
    Deed,
    before_use,
    on,
)
from allmende.agricola.cards.needs import NO_HARVEST, at_most, fields, herd, improvements
from allmende.agricola.cards.notes import ON_CARD
from allmende.agricola.cards.offers import trade
from allmende.agricola.cards.printed import Exchange
from allmende.agricola.farm.farmyard import MOST_CROPS
from allmende.agricola.farm.plan import bits
from allmende.agricola.goods import (
    BOAR,
    CATTLE,
    CLAY,
    CROPS,
    FOOD,
    GOODS,
    HORSE,
    LIVESTOCK,
    REED,
    SHEEP,
    STONE,
    WOOD,
    Bundle,
    bundle,
)
from allmende.agricola.moor.cards.conditions import emptied_a_space, forests, takes
from allmende.agricola.moor.cards.majors import HEARTHS
from allmende.agricola.moor.land import draw_start_card
from allmende.agricola.moor.layers import land_of
from allmende.agricola.moor.table import FACE_DOWN, NO_CARD, moor_of
from allmende.agricola.moor.vocabulary import CUT_PEAT, FELL_TREES, INFIRMARY
from allmende.agricola.paying.exchange import eat
from allmende.agricola.player import Player
from allmende.agricola.state import HARVEST_END, Agricola
from allmende.table.choice import Flow, together

# Food at the Infirmary, at Fishing, on the way home


def has_moors(g: Agricola, me: Player, deed: Deed) -> bool:
    return land_of(me).moors != 0


def food_for_each_moor(g: Agricola, me: Player, deed: Deed) -> None:
    g.promise(me, "peat-bath", g.next_rounds(land_of(me).moors.bit_count()), FOOD)


minor(
    "peat-bath", "M094", FOOD_PROVIDER, deck="moor", cost=bundle(wood=1, clay=1), points=1,
    hooks=[on(BEFORE_USE, 1 << INFIRMARY, also=food_for_each_moor, when=has_moors)],
)  # fmt: skip


def came_from_bed(g: Agricola, me: Player, deed: Deed) -> bool:
    return deed.sick


minor(
    "healing-clay", "M099", FOOD_PROVIDER, deck="moor", cost=bundle(clay=1), points=1, gain=bundle(food=1),
    hooks=[before_use(1 << INFIRMARY, bundle(food=1), when=came_from_bed)],
)  # fmt: skip


minor(
    "fish-smoke-house", "M098", FOOD_PROVIDER, deck="moor", cost=bundle(wood=1, clay=2), points=2,
    hooks=[trade(BEFORE_USE, FISHING, bundle(fuel=1), bundle(food=3))],
)  # fmt: skip


# Village Hall: alone, a card that was used in this round counts as lying in front of the player, unless food keeps it.


def has_no_special_card(g: Agricola, me: Player, deed: Deed) -> bool:
    moor = moor_of(g)
    if len(g.players) == 1:
        return moor.open != NO_CARD
    return all(holder % FACE_DOWN != me.seat for holder in moor.holders if holder >= 0)


minor(
    "village-hall", "M097", FOOD_PROVIDER, deck="moor", cost=bundle(wood=2, clay=2), points=1,
    hooks=[on(RETURNING_HOME, gain=bundle(food=2), when=has_no_special_card)],
)  # fmt: skip


def food_for_each_forest(g: Agricola, me: Player, deed: Deed) -> Bundle:
    return bundle(food=land_of(me).forests.bit_count())


minor(
    "forest-kindergarten", "M103", FOOD_PROVIDER, deck="moor", cost=bundle(wood=1, stone=2),
    needs=at_most(forests(3)), points=1, hooks=[on(AFTER_GROWTH, gain=food_for_each_forest)],
)  # fmt: skip

# Food on the farmyard: the note is a mask of the spaces where it lies


def put_food(g: Agricola, me: Player, slug: str, cells: int, n: int) -> None:
    """So much food on each of some spaces."""
    me.set_note(slug, me.note(slug) | cells)
    if g.events is not None:
        for cell in bits(cells):
            g.tell("put-food", me, card=slug, goods=[GOODS[FOOD]] * n, cell=cell)


# Fallow Fields: whoever has no more than three empty fields leaves none of them out.

MOST_FALLOW: Final = 3


def lay_fields_fallow(g: Agricola, me: Player) -> Flow:
    chosen = me.farm.empty_fields()
    if chosen.bit_count() > MOST_FALLOW:
        left, chosen = chosen, 0
        while chosen.bit_count() < MOST_FALLOW:
            chosen |= 1 << (yield from choose_cell(me, "fallow-fields", left & ~chosen))
    put_food(g, me, "fallow-fields", chosen, 2)


def sows_fallow_field(g: Agricola, me: Player, deed: Deed) -> bool:
    return me.note("fallow-fields") & deed.cells != 0


def food_of_fallow_fields(g: Agricola, me: Player, deed: Deed) -> Bundle:
    return bundle(food=2 * (me.note("fallow-fields") & deed.cells).bit_count())


def till_fallow_fields(g: Agricola, me: Player, deed: Deed) -> None:
    me.set_note("fallow-fields", me.note("fallow-fields") & ~deed.cells)


minor(
    "fallow-fields", "M095", FOOD_PROVIDER, deck="moor", on_play=lay_fields_fallow, on_farm=True,
    hooks=[on(AFTER_SOW, gain=food_of_fallow_fields, also=till_fallow_fields, when=sows_fallow_field)],
)  # fmt: skip


# Fallow Land: where another tile comes to light, the space is not emptied.


def food_on_emptied_space(g: Agricola, me: Player, deed: Deed) -> None:
    put_food(g, me, "fallow-land", deed.cells, 1)


def food_on_used_spaces(g: Agricola, me: Player, deed: Deed) -> bool:
    return me.note("fallow-land") & ~me.farm.unused() != 0


def food_of_used_spaces(g: Agricola, me: Player, deed: Deed) -> Bundle:
    return bundle(food=(me.note("fallow-land") & ~me.farm.unused()).bit_count())


def clear_used_spaces(g: Agricola, me: Player, deed: Deed) -> None:
    me.set_note("fallow-land", me.note("fallow-land") & me.farm.unused())


minor(
    "fallow-land", "M096", FOOD_PROVIDER, deck="moor", needs=improvements(2), on_farm=True,
    hooks=[
        on(AFTER_SPECIAL, FELL_TREES | CUT_PEAT, also=food_on_emptied_space, when=emptied_a_space),
        on(WHENEVER, gain=food_of_used_spaces, also=clear_used_spaces, when=food_on_used_spaces),
    ],
)  # fmt: skip

# Food for everybody


def attract_animals(g: Agricola, me: Player) -> None:
    for player in [me, *g.others(me)]:
        if player.farm.stables or player.farm.pastures():
            g.get(player, FOOD, 2)


minor(
    "pheromones", "M100", FOOD_PROVIDER, deck="moor", needs=at_most(improvements(2)), gain=bundle(food=1),
    on_play=attract_animals,
)  # fmt: skip


# Butcher's Block: everybody decides at the same time.

BLOCK: Final = {SHEEP: 1, BOAR: 2, CATTLE: 3, HORSE: 2}


def slaughter_one_each(g: Agricola, me: Player) -> Flow:
    yield from together({
        player.seat: slaughter_one(g, player, may=player is me) for player in g.players if animals_of(player)
    })  # fmt: skip


def animals_of(me: Player) -> list[int]:
    return [good for good in LIVESTOCK if me.goods[good]]


def slaughter_one(g: Agricola, me: Player, may: bool) -> Flow:
    good = yield from choose_good(me, "butchers-block", animals_of(me), may)
    if good >= 0:
        eat(g, me, good, BLOCK[good])


minor(
    "butchers-block", "M101", FOOD_PROVIDER, deck="moor", cost=bundle(wood=1), needs=NO_HARVEST,
    points=1, on_play=slaughter_one_each,
)  # fmt: skip

# A draw at the start of each harvest


def drawn(g: Agricola, me: Player) -> int:
    """All start cards are shuffled, and one is drawn."""
    number = draw_start_card(g)
    if g.events is not None:
        g.tell("draw-start-card", me, number=number)
    return number


# Savings Deposit: only a card that paid out is handed on.


def draw_for_clay(g: Agricola, me: Player, deed: Deed) -> None:
    if drawn(g, me) <= me.goods[CLAY]:
        card = BY_SLUG["savings-deposit"]
        g.get(me, FOOD, 6)
        me.lose(card)
        pass_on(g, me, card)


minor(
    "savings-deposit", "M102", FOOD_PROVIDER, deck="moor", cost=bundle(food=2), points=1,
    hooks=[on(HARVEST_DRAW, also=draw_for_clay)],
    disputed="cost 2 food, handed on only after a payout; elsewhere 2 vegetables, handed on after every draw",
)  # fmt: skip


def draw_for_forests(g: Agricola, me: Player, deed: Deed) -> None:
    if drawn(g, me) <= land_of(me).forests.bit_count():
        g.get(me, FOOD, 1)


minor(
    "wild-harvest", "M104", FOOD_PROVIDER, deck="moor", gain=bundle(food=1),
    hooks=[on(HARVEST_DRAW, also=draw_for_forests)],
)  # fmt: skip

# Cooking

minor(
    "open-grill", "M105", FOOD_PROVIDER, deck="moor", returns=FIREPLACES, upgrade=True, points=2,
    cooks=bundle(vegetable=2, sheep=2, boar=3, cattle=3, horse=2), bakes=(ANY_NUMBER, 2),
)  # fmt: skip

minor(
    "horse-butchery", "M106", FOOD_PROVIDER, deck="moor", upgrade=True, points=3,
    returns=("horse-slaughterhouse", "second-horse-slaughterhouse"), removes=True,
    cooks=bundle(sheep=1, boar=2, cattle=3, horse=2), exchanges=(Exchange(bundle(horse=2), bundle(food=5)),),
)  # fmt: skip

minor(
    "pot-roast-recipe", "M107", FOOD_PROVIDER, deck="moor", needs=herd(HORSE, 2), cooks=bundle(horse=2),
    cooks_with=(*FIREPLACES, *HEARTHS),
)  # fmt: skip


# Grain Distillery: what is distilled before scoring counts neither as grain nor for the Peat Charcoal Kiln.

MASH: Final = bundle(fuel=1, grain=1)


def after_last_harvest(g: Agricola, me: Player, deed: Deed) -> bool:
    return g.phase == HARVEST_END and g.round == g.setup.rounds


minor(
    "grain-distillery", "M108", FOOD_PROVIDER, deck="moor", cost=bundle(stone=2, grain=1), points=1,
    exchanges=(Exchange(MASH, bundle(food=5), harvest=True),),
    hooks=[trade(ANY_TIME, 0, MASH, points=1, when=after_last_harvest)],
    disputed="cost 2 stone and 1 grain; elsewhere 2 stone and 1 sheep",
)  # fmt: skip


minor(
    "malthouse", "M109", FOOD_PROVIDER, deck="moor", cost=bundle(clay=2), points=1,
    hooks=[trade(BEFORE_SPECIAL, CUT_PEAT, bundle(grain=1), bundle(food=4))],
)  # fmt: skip

# Crops

minor(
    "farm-cart", "M110", CROP_PROVIDER, deck="moor", cost=bundle(wood=3), needs=herd(HORSE, 2),
    hooks=[before_use(0, bundle(grain=1), when=takes({WOOD: 5, CLAY: 4, REED: 3, STONE: 2}))],
)  # fmt: skip


# No-Till Farming: whatever comes onto such a space, the crops make room for it.


def crops_in_the_way(g: Agricola, me: Player, deed: Deed) -> bool:
    return me.farm.planted_land() & me.farm.used() != 0


def clear_used_land(g: Agricola, me: Player, deed: Deed) -> None:
    for cell in bits(me.farm.planted_land() & me.farm.used()):
        clear_space(g, me, cell)


def has_planted_land(g: Agricola, me: Player, deed: Deed) -> bool:
    return me.farm.planted_land() != 0


def discard_crops(g: Agricola, me: Player, deed: Deed) -> Flow:
    clear_space(g, me, (yield from choose_cell(me, "no-till-farming", me.farm.planted_land())))


minor(
    "no-till-farming", "M111", CROP_PROVIDER, deck="moor", needs=fields(2), sows_land=2,
    hooks=[
        on(WHENEVER, also=clear_used_land, when=crops_in_the_way),
        on(ANY_TIME, run=discard_crops, when=has_planted_land, may=True),
    ],
)  # fmt: skip


# Peat Ash Fertilizer


def has_crops(g: Agricola, me: Player, deed: Deed) -> bool:
    return planted_cells(me) != 0 or any(me.notes.get(card.number, 0) for card in me.outfit.fields)


def planted_cells(me: Player) -> int:
    return me.farm.planted_fields() | me.farm.planted_land()


def fertilize(g: Agricola, me: Player, deed: Deed) -> None:
    grown: list[str] = []
    for cell in bits(planted_cells(me)):
        for crop in CROPS:
            if 0 < me.farm.crop_on(cell, crop) < MOST_CROPS:
                me.farm.sow(cell, crop, 1)
                grown.append(GOODS[crop])
    for card in me.outfit.fields:
        if 0 < me.notes.get(card.number, 0) % ON_CARD < ON_CARD - 1:
            me.notes[card.number] += 1
            grown.append(GOODS[me.notes[card.number] // ON_CARD])
    if g.events is not None:
        g.tell("fertilize", me, goods=grown)


minor(
    "peat-ash-fertilizer", "M112", CROP_PROVIDER, deck="moor", cost=bundle(food=1), exception=MORE_CROPS,
    hooks=[on(BEFORE_SPECIAL, CUT_PEAT, run=fertilize, when=has_crops, may=True)],
    disputed="cost 1 food, may be used; elsewhere 1 vegetable, must be used",
)  # fmt: skip
