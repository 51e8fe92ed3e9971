"""Minor improvements M093 to M112: goods, food, crops."""

from typing import Final

from allmende.agricola.actions.fields import clear_space
from allmende.agricola.actions.playing_cards import pass_on
from allmende.agricola.cards.asking import buy, choose_cell, choose_good
from allmende.agricola.cards.base.majors import ANY_NUMBER, FIREPLACES
from allmende.agricola.cards.base.tools import FISHING, one_food
from allmende.agricola.cards.card import (
    BY_SLUG,
    CROP_PROVIDER,
    FOOD_PROVIDER,
    GOODS_PROVIDER,
    MORE_CROPS,
    Exchange,
    minor,
)
from allmende.agricola.cards.hooks import (
    AFTER_GROWTH,
    AFTER_SOW,
    AFTER_SPECIAL,
    ANY_TIME,
    BEFORE_SPECIAL,
    BEFORE_USE,
    GOT_CARD,
    HARVEST_DRAW,
    MAJOR_IMPROVEMENT,
    RETURNING_HOME,
    SUBSTITUTES,
    WHENEVER,
    Deed,
    Ways,
    before_use,
    change_cost,
    may_before_use,
    on,
)
from allmende.agricola.cards.notes import ON_CARD
from allmende.agricola.farm.farmyard import MOST_CROPS
from allmende.agricola.farm.plan import bits
from allmende.agricola.goods import (
    ANIMALS,
    BOAR,
    BUILDING_RESOURCES,
    CATTLE,
    CLAY,
    CROPS,
    FOOD,
    GOODS,
    HORSE,
    REED,
    SHEEP,
    STONE,
    WOOD,
    Bundle,
    bundle,
    less,
    plus,
)
from allmende.agricola.moor.cards.conditions import at_most_improvements, fields, horses, improvements, takes
from allmende.agricola.moor.cards.majors import HEARTHS
from allmende.agricola.moor.land import draw_start_card
from allmende.agricola.moor.table import FACE_DOWN, NO_CARD, moor_of
from allmende.agricola.moor.vocabulary import CUT_PEAT, FELL_TREES, INFIRMARY
from allmende.agricola.paying.payment import can_pay, eat, pay
from allmende.agricola.player import Player
from allmende.agricola.setup import HARVESTS
from allmende.agricola.state import HARVEST_END, Agricola
from allmende.table.choice import Flow, together

# Goods


# Farmhands' Quarters: one building resource, whichever it is, but only one.


def fuel_instead_of_one(g: Agricola, me: Player, deed: Deed, ways: Ways) -> Ways:
    found = ways[:]
    for way in ways:
        for good, _ in way:
            if good in BUILDING_RESOURCES:
                found.append(plus(less(way, ((good, 1),)), bundle(fuel=1)))
    return found


minor(
    "farmhands-quarters", "M093", GOODS_PROVIDER, deck="moor", cost=bundle(wood=1, reed=1),
    hooks=[
        change_cost(MAJOR_IMPROVEMENT, fuel_instead_of_one, SUBSTITUTES),
        on(GOT_CARD, goods=bundle(food=1)),
    ],
)  # fmt: skip

# Food at the Infirmary, at Fishing, on the way home


def has_moors(g: Agricola, me: Player, deed: Deed) -> bool:
    return me.farm.moors != 0


def food_for_each_moor(g: Agricola, me: Player, deed: Deed) -> None:
    g.promise(me, "peat-bath", g.next_rounds(me.farm.moors.bit_count()), FOOD)


minor(
    "peat-bath", "M094", FOOD_PROVIDER, deck="moor", cost=bundle(wood=1, clay=1), points=1,
    hooks=[on(BEFORE_USE, 1 << INFIRMARY, also=food_for_each_moor, when=has_moors)],
)  # fmt: skip


def came_from_bed(g: Agricola, me: Player, deed: Deed) -> bool:
    return deed.sick


minor(
    "healing-clay", "M099", FOOD_PROVIDER, deck="moor", cost=bundle(clay=1), points=1, on_play=one_food,
    hooks=[before_use(1 << INFIRMARY, goods=bundle(food=1), when=came_from_bed)],
)  # fmt: skip


def can_smoke_fish(g: Agricola, me: Player, deed: Deed) -> bool:
    return can_pay(me, bundle(fuel=1))


def smoke_fish(g: Agricola, me: Player, deed: Deed) -> Flow:
    return buy(g, me, bundle(fuel=1), bundle(food=3))


minor(
    "fish-smoke-house", "M098", FOOD_PROVIDER, deck="moor", cost=bundle(wood=1, clay=2), points=2,
    hooks=[may_before_use(FISHING, smoke_fish, when=can_smoke_fish)],
)  # fmt: skip


# Village Hall: alone, a card that was used in this round counts as lying in front of the player.


def has_no_special_card(g: Agricola, me: Player, deed: Deed) -> bool:
    moor = moor_of(g)
    if len(g.players) == 1:
        return moor.open != NO_CARD and not moor.paid
    return all(holder % FACE_DOWN != me.seat for holder in moor.holders if holder >= 0)


minor(
    "village-hall", "M097", FOOD_PROVIDER, deck="moor", cost=bundle(wood=2, clay=2), points=1,
    hooks=[on(RETURNING_HOME, goods=bundle(food=2), when=has_no_special_card)],
)  # fmt: skip


def food_for_each_forest(g: Agricola, me: Player, deed: Deed) -> Bundle:
    return bundle(food=me.farm.forests.bit_count())


def at_most_three_forests(g: Agricola, me: Player) -> bool:
    return me.farm.forests.bit_count() <= 3


minor(
    "forest-kindergarten", "M103", FOOD_PROVIDER, deck="moor", cost=bundle(wood=1, stone=2),
    prerequisite=at_most_three_forests, points=1, hooks=[on(AFTER_GROWTH, gain=food_for_each_forest)],
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


def emptied_a_space(g: Agricola, me: Player, deed: Deed) -> bool:
    return deed.cells & me.farm.unused() != 0


def food_on_emptied_space(g: Agricola, me: Player, deed: Deed) -> None:
    put_food(g, me, "fallow-land", deed.cells, 1)


def food_on_used_spaces(g: Agricola, me: Player, deed: Deed) -> bool:
    return me.note("fallow-land") & ~me.farm.unused() != 0


def food_of_used_spaces(g: Agricola, me: Player, deed: Deed) -> Bundle:
    return bundle(food=(me.note("fallow-land") & ~me.farm.unused()).bit_count())


def clear_used_spaces(g: Agricola, me: Player, deed: Deed) -> None:
    me.set_note("fallow-land", me.note("fallow-land") & me.farm.unused())


minor(
    "fallow-land", "M096", FOOD_PROVIDER, deck="moor", prerequisite=improvements(2), on_farm=True,
    hooks=[
        on(AFTER_SPECIAL, FELL_TREES | CUT_PEAT, also=food_on_emptied_space, when=emptied_a_space),
        on(WHENEVER, gain=food_of_used_spaces, also=clear_used_spaces, when=food_on_used_spaces),
    ],
)  # fmt: skip

# Food for everybody


def attract_animals(g: Agricola, me: Player) -> None:
    g.get(me, FOOD, 1)
    for player in [me, *g.others(me)]:
        if player.farm.stables or player.farm.pastures():
            g.get(player, FOOD, 2)


minor(
    "pheromones", "M100", FOOD_PROVIDER, deck="moor", prerequisite=at_most_improvements(2), on_play=attract_animals
)  # fmt: skip


# Butcher's Block: everybody decides at the same time.

BLOCK: Final = {SHEEP: 1, BOAR: 2, CATTLE: 3, HORSE: 2}


def no_harvest_this_round(g: Agricola, me: Player) -> bool:
    return g.round not in HARVESTS


def slaughter_one_each(g: Agricola, me: Player) -> Flow:
    yield from together({
        player.seat: slaughter_one(g, player, may=player is me) for player in g.players if animals_of(player)
    })  # fmt: skip


def animals_of(me: Player) -> list[int]:
    return [good for good in ANIMALS if me.goods[good]]


def slaughter_one(g: Agricola, me: Player, may: bool) -> Flow:
    good = yield from choose_good(me, "butchers-block", animals_of(me), may)
    if good >= 0:
        eat(g, me, good, BLOCK[good])


minor(
    "butchers-block", "M101", FOOD_PROVIDER, deck="moor", cost=bundle(wood=1), prerequisite=no_harvest_this_round,
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
    if drawn(g, me) <= me.farm.forests.bit_count():
        g.get(me, FOOD, 1)


minor(
    "wild-harvest", "M104", FOOD_PROVIDER, deck="moor", on_play=one_food,
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
    "pot-roast-recipe", "M107", FOOD_PROVIDER, deck="moor", prerequisite=horses(2), cooks=bundle(horse=2),
    cooks_with=(*FIREPLACES, *HEARTHS),
)  # fmt: skip


# Grain Distillery: what is distilled before scoring counts neither as grain nor for the Peat Charcoal Kiln.

MASH: Final = bundle(fuel=1, grain=1)


def can_distill_points(g: Agricola, me: Player, deed: Deed) -> bool:
    return g.phase == HARVEST_END and g.round == g.setup.rounds and can_pay(me, MASH)


def distill_points(g: Agricola, me: Player, deed: Deed) -> Flow:
    yield from pay(g, me, [MASH])
    g.note_points(me, 1)


minor(
    "grain-distillery", "M108", FOOD_PROVIDER, deck="moor", cost=bundle(stone=2, grain=1), points=1,
    exchanges=(Exchange(MASH, bundle(food=5), harvest=True),),
    hooks=[on(ANY_TIME, run=distill_points, when=can_distill_points, may=True)],
    disputed="cost 2 stone and 1 grain; elsewhere 2 stone and 1 sheep",
)  # fmt: skip


def can_malt(g: Agricola, me: Player, deed: Deed) -> bool:
    return can_pay(me, bundle(grain=1))


def malt(g: Agricola, me: Player, deed: Deed) -> Flow:
    return buy(g, me, bundle(grain=1), bundle(food=4))


minor(
    "malthouse", "M109", FOOD_PROVIDER, deck="moor", cost=bundle(clay=2), points=1,
    hooks=[on(BEFORE_SPECIAL, CUT_PEAT, run=malt, when=can_malt, may=True)],
)  # fmt: skip

# Crops

minor(
    "farm-cart", "M110", CROP_PROVIDER, deck="moor", cost=bundle(wood=3), prerequisite=horses(2),
    hooks=[before_use(0, goods=bundle(grain=1), when=takes({WOOD: 5, CLAY: 4, REED: 3, STONE: 2}))],
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
    "no-till-farming", "M111", CROP_PROVIDER, deck="moor", prerequisite=fields(2), sows_land=2,
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
        if 0 < me.notes.get(card.number, 0) % ON_CARD < MOST_CROPS:
            me.notes[card.number] += 1
            grown.append(GOODS[me.notes[card.number] // ON_CARD])
    if g.events is not None:
        g.tell("fertilize", me, goods=grown)


minor(
    "peat-ash-fertilizer", "M112", CROP_PROVIDER, deck="moor", cost=bundle(food=1), exception=MORE_CROPS,
    hooks=[on(BEFORE_SPECIAL, CUT_PEAT, run=fertilize, when=has_crops, may=True)],
    disputed="cost 1 food, may be used; elsewhere 1 vegetable, must be used",
)  # fmt: skip
