"""Goods providers among the minor improvements of Farmers of the Moor."""

from typing import Final

from allmende.agricola.actions.space import DAY_LABORER, FISHING
from allmende.agricola.cards.asking import choose_count
from allmende.agricola.cards.card import CARDS, GOODS_PROVIDER, minor
from allmende.agricola.cards.hooks import (
    AFTER_GROWTH,
    AFTER_SPECIAL,
    ANY_TIME,
    BEFORE_SPECIAL,
    FIELD_PHASE,
    GOT_CARD,
    MAJOR_IMPROVEMENT,
    START_OF_HARVEST,
    SUBSTITUTES,
    WHENEVER,
    Deed,
    Ways,
    before_use,
    change_cost,
    heating,
    on,
)
from allmende.agricola.cards.needs import herd, improvements, majors, no
from allmende.agricola.cards.notes import OF_ROUND, CountOfRound
from allmende.agricola.cards.printed import Exchange, Later, all_rounds, next_rounds, rounds_from_now
from allmende.agricola.goods import (
    BUILDING_RESOURCES,
    FOOD,
    FUEL,
    GOODS,
    NOTHING,
    SHEEP,
    WOOD,
    Bundle,
    bundle,
    count_in,
    less,
    plus,
)
from allmende.agricola.moor.cards.conditions import emptied_a_space, moors, one_point
from allmende.agricola.moor.cards.majors import UPPER_BOUND
from allmende.agricola.moor.vocabulary import CUT_PEAT, HIRING_FAIR
from allmende.agricola.player import Player
from allmende.agricola.state import FEEDING, HEATING, Agricola
from allmende.table.choice import Flow

minor(
    "fuel-storage", "M075", GOODS_PROVIDER, deck="moor", cost=bundle(clay=1, reed=1), points=1,
    later=Later(rounds_from_now(1, 3, 5, 7, 9, 11), bundle(wood=1), bundle(fuel=1)),
)  # fmt: skip
minor(
    "flatboat",
    "M076",
    GOODS_PROVIDER,
    deck="moor",
    cost=bundle(wood=4),
    later=Later(next_rounds(7), bundle(fuel=1), bundle(horse=1)),
)


def still_dries(g: Agricola, me: Player, deed: Deed) -> bool:
    return g.rounds_left() >= 3


minor(
    "drying-field", "M077", GOODS_PROVIDER, deck="moor", cost=bundle(food=2), points=1,
    hooks=[on(BEFORE_SPECIAL, CUT_PEAT, later=Later(rounds_from_now(3), bundle(fuel=2)), when=still_dries)],
    disputed="cost 2 food; elsewhere 2 vegetables",
)  # fmt: skip
minor(
    "barge", "M078", GOODS_PROVIDER, deck="moor", cost=bundle(wood=3), needs=improvements(2), points=1,
    later=Later(all_rounds, bundle(fuel=1), bundle(food=1)),
)  # fmt: skip


# Peat Sled

SLED_RIDES: Final = {3: 2, 4: 4, 5: 7, 6: 10}
"""So much fuel, and in how many rounds it comes."""


def load_sled(g: Agricola, me: Player) -> Flow:
    loads = [fuel for fuel, rounds in SLED_RIDES.items() if rounds <= g.rounds_left()]
    if not loads:
        return
    fuel = loads[0]
    if len(loads) > 1:
        fuel = yield from choose_count(me, "peat-sled", loads[-1], least=loads[0])
    g.promise(me, "peat-sled", [g.round + SLED_RIDES[fuel]], FUEL, fuel)


minor("peat-sled", "M079", GOODS_PROVIDER, deck="moor", cost=bundle(wood=1), on_play=load_sled)

# Goods at once, and goods for goods

minor(
    "advance-payment", "M080", GOODS_PROVIDER, deck="moor", points=-4,
    gain=bundle(fuel=1, food=1, wood=1, clay=1, reed=1, stone=1, sheep=1, grain=1),
)  # fmt: skip
minor(
    "peat-boat", "M081", GOODS_PROVIDER, deck="moor", cost=bundle(wood=3, reed=2), points=3,
    exchanges=(
        Exchange(bundle(fuel=3), bundle(wood=2)),
        Exchange(bundle(fuel=3), bundle(clay=2)),
        Exchange(bundle(fuel=4), bundle(reed=2)),
        Exchange(bundle(fuel=4), bundle(stone=2)),
        Exchange(bundle(fuel=2), bundle(grain=1)),
        Exchange(bundle(fuel=3), bundle(vegetable=1)),
    ),
    disputed="2 fuel for 1 grain, 3 fuel for 1 vegetable; elsewhere 2 fuel for 1 sheep, 3 fuel for 1 food",
)  # fmt: skip


# Firewood: whoever swaps wood while heating needs less.


def has_burnt_wood(me: Player) -> bool:
    """Was wood exchanged for fuel to heat in this harvest?"""
    return any(
        count_in(exchange.give, WOOD) and count_in(exchange.get, FUEL)
        for number in me.spent
        for exchange in CARDS[number].exchanges
    )


def burn_wood(g: Agricola, me: Player, cost: int) -> int:
    return cost - 1 if has_burnt_wood(me) else cost


minor(
    "firewood", "M082", GOODS_PROVIDER, deck="moor", cost=bundle(wood=1), needs=majors(1),
    gain=bundle(fuel=1), hooks=[heating(burn_wood)],
)  # fmt: skip

minor(
    "coal-seam", "M083", GOODS_PROVIDER, deck="moor", cost=bundle(wood=1, clay=1), points=1,
    gain=bundle(fuel=1),
    hooks=[
        on(BEFORE_SPECIAL, HIRING_FAIR, gain=bundle(fuel=1)),
        before_use(DAY_LABORER, bundle(fuel=1)),
    ],
)  # fmt: skip

minor(
    "bog-pony", "M084", GOODS_PROVIDER, deck="moor", needs=majors(1),
    exchanges=(Exchange(NOTHING, bundle(fuel=2), lays=True),),
)  # fmt: skip


# Oven Installation


def no_heating(g: Agricola, me: Player, cost: int) -> int:
    return 0


minor(
    "oven-installation", "M085", GOODS_PROVIDER, deck="moor", returns=("heating-oven",), upgrade=True, points=-1,
    hooks=[heating(no_heating, UPPER_BOUND)],
)  # fmt: skip


# Spinning Mill: the note is the round of a harvest, and what it saves there.


def spin(g: Agricola, me: Player, deed: Deed) -> None:
    me.set_note("spinning-mill", g.round * OF_ROUND + me.goods[SHEEP] // 2)


def woollen_clothes(g: Agricola, me: Player, cost: int) -> int:
    """What was counted in the field phase. Before, what would be counted now."""
    number, saved = divmod(me.note("spinning-mill"), OF_ROUND)
    if g.phase not in (FEEDING, HEATING):
        saved = me.goods[SHEEP] // 2
    elif number != g.round:
        saved = 0
    return cost - saved


minor(
    "spinning-mill", "M086", GOODS_PROVIDER, deck="moor", cost=bundle(wood=2, clay=2), needs=herd(SHEEP, 1), points=2,
    note=CountOfRound(), hooks=[on(FIELD_PHASE, also=spin, when=herd(SHEEP, 2)), heating(woollen_clothes)],
)  # fmt: skip

minor(
    "peat-barge", "M087", GOODS_PROVIDER, deck="moor", cost=bundle(wood=2), points=1,
    hooks=[before_use(FISHING, bundle(fuel=2))],
)  # fmt: skip


minor(
    "peat-iron", "M088", GOODS_PROVIDER, deck="moor", cost=bundle(wood=1),
    hooks=[on(START_OF_HARVEST, gain=bundle(fuel=1), when=moors(2))],
)  # fmt: skip


minor(
    "birthing-house", "M089", GOODS_PROVIDER, deck="moor", cost=bundle(clay=2, stone=1), points=2,
    hooks=[on(AFTER_GROWTH, gain=bundle(fuel=1, food=1), also=one_point)],
)  # fmt: skip


# Winter Storehouse: the note is the number of usage counters.

STOCK: Final = 2
"""So much fuel and food there is after each use."""


def lacking(me: Player) -> Bundle:
    return bundle(food=max(0, STOCK - me.goods[FOOD]), fuel=max(0, STOCK - me.goods[FUEL]))


def can_fill_up(g: Agricola, me: Player, deed: Deed) -> bool:
    return me.note("winter-storehouse") > 0 and lacking(me) != NOTHING


def fill_up(g: Agricola, me: Player, deed: Deed) -> None:
    me.set_note("winter-storehouse", me.note("winter-storehouse") - 1)
    g.gain(me, lacking(me))


minor(
    "winter-storehouse", "M090", GOODS_PROVIDER, deck="moor", cost=bundle(wood=1, clay=2), counters=3,
    hooks=[on(ANY_TIME, run=fill_up, when=can_fill_up, may=True)], disputed="0 points; elsewhere 1 point",
)  # fmt: skip


# Routine Work: what comes instead of the use of a craft building

CRAFTS: Final = ("joinery", "pottery", "basketmakers-workshop")

minor(
    "routine-work", "M091", GOODS_PROVIDER, deck="moor", cost=bundle(food=1), needs=no(improvements),
    exchanges=tuple([
        Exchange(NOTHING, goods, harvest=True, instead=craft)
        for craft in CRAFTS for goods in (bundle(fuel=1), bundle(food=1))
    ]),
    disputed="cost 1 food; elsewhere 1 vegetable",
)  # fmt: skip


# Arid Field: the note is a mask of the spaces where its goods lie.

PLENTY: Final = bundle(fuel=1, food=1)


def leave_goods(g: Agricola, me: Player, deed: Deed) -> None:
    me.set_note("arid-field", me.note("arid-field") | deed.cells)
    if g.events is not None:
        goods = [GOODS[good] for good, _ in PLENTY]
        g.tell("put-food", me, card="arid-field", goods=goods, cell=deed.cells.bit_length() - 1)


def used_spaces(me: Player) -> int:
    return me.note("arid-field") & ~me.farm.unused()


def some_are_used(g: Agricola, me: Player, deed: Deed) -> bool:
    return used_spaces(me) != 0


def goods_there(g: Agricola, me: Player, deed: Deed) -> Bundle:
    n = used_spaces(me).bit_count()
    return tuple([(good, n * count) for good, count in PLENTY])


def clear_spaces(g: Agricola, me: Player, deed: Deed) -> None:
    me.set_note("arid-field", me.note("arid-field") & me.farm.unused())


minor(
    "arid-field", "M092", GOODS_PROVIDER, deck="moor", needs=improvements(3), on_farm=True,
    hooks=[
        on(AFTER_SPECIAL, CUT_PEAT, also=leave_goods, when=emptied_a_space),
        on(WHENEVER, gain=goods_there, also=clear_spaces, when=some_are_used),
    ],
)  # fmt: skip


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
        on(GOT_CARD, gain=bundle(food=1)),
    ],
)  # fmt: skip
