"""Building resource and livestock providers among the minor improvements of Farmers of the Moor."""

from typing import Final

from allmende.agricola.actions.space import DAY_LABORER, FISHING, GRAIN_SEEDS, PLOWING
from allmende.agricola.cards.asking import choose_good
from allmende.agricola.cards.card import LIVESTOCK_PROVIDER, RESOURCE_PROVIDER, minor
from allmende.agricola.cards.hooks import (
    ANY_TIME,
    BEFORE_SPECIAL,
    BEFORE_USE,
    FIELD_PHASE,
    Deed,
    before_use,
    by_product,
    on,
)
from allmende.agricola.cards.needs import CLAY_HOUSE, at_most, from_round, improvements, majors, rooms
from allmende.agricola.cards.notes import Pieces
from allmende.agricola.cards.offers import trade
from allmende.agricola.goods import (
    BOAR,
    BUILDING_RESOURCES,
    CATTLE,
    CLAY,
    FUEL,
    HORSE,
    LIVESTOCK,
    NOTHING,
    REED,
    STONE,
    WOOD,
    Bundle,
    bundle,
    count_in,
)
from allmende.agricola.moor.cards.conditions import takes
from allmende.agricola.moor.cards.majors import cheaper
from allmende.agricola.moor.layers import land_of
from allmende.agricola.moor.vocabulary import CUT_PEAT, FELL_TREES, HIRING_FAIR
from allmende.agricola.player import Player
from allmende.agricola.state import WORK, Agricola
from allmende.agricola.vocabulary import GOOD
from allmende.table.choice import Choice, Flow, Option, Prompt

# Cheaper major improvements

LIVING_HISTORY: Final[dict[str, Bundle]] = {
    "heating-oven": bundle(clay=1),
    "tiled-oven": bundle(stone=1),
    "village-church": bundle(stone=1),
    "furniture-stall": bundle(wood=1),
    "ceramics-stall": bundle(clay=1),
    "basket-stall": bundle(reed=1),
    "riding-stables": bundle(wood=1),
}

minor(
    "living-history-museum", "M113", RESOURCE_PROVIDER, deck="moor", returns=("museum-of-the-moors",), upgrade=True,
    needs=CLAY_HOUSE, points=4, hooks=[cheaper(LIVING_HISTORY)],
)  # fmt: skip

# At Fishing and at other spaces


def wood_of_the_bank(g: Agricola, me: Player, deed: Deed) -> Bundle:
    return bundle(wood=min(3, land_of(me).forests.bit_count()))


minor(
    "riverside-woods", "M114", RESOURCE_PROVIDER, deck="moor", needs=majors(3),
    hooks=[before_use(FISHING, wood_of_the_bank)],
)  # fmt: skip

minor(
    "river-clay", "M120", RESOURCE_PROVIDER, deck="moor", needs=majors(1),
    hooks=[before_use(FISHING, bundle(clay=2))],
)  # fmt: skip

minor(
    "stone-wagon", "M124", RESOURCE_PROVIDER, deck="moor", cost=bundle(wood=2),
    hooks=[before_use(DAY_LABORER, bundle(stone=1))],
)  # fmt: skip

# With special actions

minor(
    "moor-birch-trees", "M116", RESOURCE_PROVIDER, deck="moor", cost=bundle(food=2), needs=rooms(3), points=1,
    hooks=[on(BEFORE_SPECIAL, CUT_PEAT, gain=bundle(wood=2))],
    disputed="cost 2 food, 1 point; elsewhere 2 vegetables, or 0 points",
)  # fmt: skip

minor(
    "willow-bank", "M122", RESOURCE_PROVIDER, deck="moor", needs=majors(1),
    hooks=[on(BEFORE_SPECIAL, FELL_TREES, gain=bundle(reed=1))],
)  # fmt: skip


def wood_or_reed(g: Agricola, me: Player, deed: Deed) -> Flow:
    g.get(me, (yield from choose_good(me, "alder-swamp", (WOOD, REED))), 1)


minor(
    "alder-swamp", "M119", RESOURCE_PROVIDER, deck="moor", cost=bundle(food=2),
    needs=improvements(2), points=1, hooks=[on(BEFORE_SPECIAL, FELL_TREES, run=wood_or_reed)],
    disputed="cost 2 food; elsewhere 2 vegetables",
)  # fmt: skip


# Loam: whoever lies in bed is still to be placed, too.


def one_to_be_placed(g: Agricola, me: Player, deed: Deed) -> bool:
    return g.phase == WORK and me.home + me.bed == 1


minor(
    "loam", "M121", RESOURCE_PROVIDER, deck="moor", needs=improvements(1),
    hooks=[on(BEFORE_SPECIAL, HIRING_FAIR, gain=bundle(clay=1), when=one_to_be_placed)],
)  # fmt: skip


# Stone Quarry: the note counts the stone on the card.


def open_quarry(g: Agricola, me: Player) -> None:
    me.set_note("stone-quarry", 3 if len(g.players) == 3 else 5)


def has_stone_left(g: Agricola, me: Player, deed: Deed) -> bool:
    return me.note("stone-quarry") > 0


def use_counter(slug: str, me: Player) -> None:
    me.set_note(slug, me.note(slug) - 1)


def take_stone(g: Agricola, me: Player, deed: Deed) -> None:
    use_counter("stone-quarry", me)


minor(
    "stone-quarry", "M123", RESOURCE_PROVIDER, deck="moor", cost=bundle(food=3), points=1, on_play=open_quarry,
    note=Pieces(STONE, 5),
    hooks=[on(BEFORE_SPECIAL, HIRING_FAIR, gain=bundle(stone=1), also=take_stone, when=has_stone_left)],
    disputed="cost 3 food; elsewhere 3 vegetables",
)  # fmt: skip

# Much of a good at once


def more_wood(g: Agricola, me: Player, deed: Deed) -> Bundle:
    """What the horses bring of so much wood."""
    wood = count_in(deed.taken, WOOD)
    return bundle(wood=2 if wood >= 4 else int(wood == 3))


def can_drag(g: Agricola, me: Player, deed: Deed) -> bool:
    return me.goods[HORSE] > 0 and more_wood(g, me, deed) != NOTHING


minor(
    "drag-horses", "M117", RESOURCE_PROVIDER, deck="moor",
    hooks=[trade(BEFORE_USE, 0, bundle(food=1), more_wood, when=can_drag)],
)  # fmt: skip


# Timber Mill: 1 wood in any case, and 1 more for fuel.

FOUR_WOOD: Final = takes({WOOD: 4})


def saws_four(g: Agricola, me: Player, deed: Deed) -> bool:
    return FOUR_WOOD(g, me, deed) and has_fuel(g, me, deed)


def has_fuel(g: Agricola, me: Player, deed: Deed) -> bool:
    return me.goods[FUEL] > 0


minor(
    "timber-mill", "M118", RESOURCE_PROVIDER, deck="moor", cost=bundle(clay=3, stone=2), points=3,
    hooks=[
        on(BEFORE_SPECIAL, FELL_TREES, gain=bundle(wood=1)),
        trade(BEFORE_SPECIAL, FELL_TREES, bundle(fuel=1), bundle(wood=1), when=has_fuel),
        before_use(0, bundle(wood=1), when=FOUR_WOOD),
        trade(BEFORE_USE, 0, bundle(fuel=1), bundle(wood=1), when=saws_four),
    ],
)  # fmt: skip


def load_what_you_like(g: Agricola, me: Player, deed: Deed) -> Flow:
    g.get(me, (yield from choose_good(me, "wheelbarrow", BUILDING_RESOURCES)), 1)


minor(
    "wheelbarrow", "M127", RESOURCE_PROVIDER, deck="moor", cost=bundle(wood=2), needs=majors(1),
    hooks=[
        on(BEFORE_USE, gain=bundle(fuel=1), when=takes(dict.fromkeys(BUILDING_RESOURCES, 4))),
        on(BEFORE_SPECIAL, CUT_PEAT, run=load_what_you_like),
    ],
)  # fmt: skip

minor(
    "oak-bark", "M115", RESOURCE_PROVIDER, deck="moor", cost=bundle(food=1), needs=majors(2), gain=bundle(wood=2),
    hooks=[by_product((BOAR, CATTLE, HORSE), bundle(wood=1))],
    disputed="cost 1 food; elsewhere 1 vegetable",
)  # fmt: skip

# Usage counters: the note says how many are left


def missing_resources(me: Player) -> Bundle:
    return tuple([(good, 1) for good in BUILDING_RESOURCES if not me.goods[good]])


def can_use_hardware(g: Agricola, me: Player, deed: Deed) -> bool:
    return me.note("hardware-store") > 0 and len(missing_resources(me)) > 0


def use_hardware(g: Agricola, me: Player, deed: Deed) -> None:
    use_counter("hardware-store", me)
    g.gain(me, missing_resources(me))


minor(
    "hardware-store", "M125", RESOURCE_PROVIDER, deck="moor", cost=bundle(clay=2, reed=1),
    needs=improvements(2), counters=3,
    hooks=[on(ANY_TIME, run=use_hardware, when=can_use_hardware, may=True)],
)  # fmt: skip


# Cooperative Store: what is given, then what is taken.


def can_swap(g: Agricola, me: Player, deed: Deed) -> bool:
    return me.note("cooperative-store") > 0 and any(me.goods[good] for good in BUILDING_RESOURCES)


def swap(g: Agricola, me: Player, deed: Deed) -> Flow:
    give = yield from choose_good(me, "cooperative-store", [good for good in BUILDING_RESOURCES if me.goods[good]])
    wanted = [Option(GOOD + good) for good in (WOOD, CLAY, REED) if good != give]
    get = (yield Choice(me.seat, Prompt("choose-good"), wanted)) - GOOD
    use_counter("cooperative-store", me)
    g.hand_over(me, ((give, 1),))
    g.get(me, get, 1)


minor(
    "cooperative-store", "M126", RESOURCE_PROVIDER, deck="moor", cost=bundle(wood=2, clay=1), points=1,
    counters=4, hooks=[on(ANY_TIME, run=swap, when=can_swap, may=True)],
)  # fmt: skip


minor(
    "workbench", "M128", RESOURCE_PROVIDER, deck="moor", cost=bundle(wood=2), needs=at_most(improvements(4)),
    hooks=[on(FIELD_PHASE, gain=bundle(wood=3, clay=2, reed=1), when=from_round(13))],
)  # fmt: skip

minor(
    "plowhorse-market", "M129", LIVESTOCK_PROVIDER, deck="moor", cost=bundle(clay=1), needs=majors(1), points=1,
    hooks=[trade(BEFORE_USE, PLOWING, bundle(food=1), bundle(horse=1))],
    disputed="1 point; elsewhere 0 points",
)  # fmt: skip

minor(
    "nosebag", "M130", LIVESTOCK_PROVIDER, deck="moor", cost=bundle(food=1), needs=majors(1),
    hooks=[before_use(GRAIN_SEEDS, bundle(horse=1))],
    disputed="cost 1 food; elsewhere 1 vegetable",
)  # fmt: skip


# Cattle Stall: the owner says which animal waits on which space.


def put_animals_aside(g: Agricola, me: Player) -> Flow:
    left = list(LIVESTOCK)
    for number in range(g.round + 2, min(g.round + 8, g.setup.rounds) + 1, 2):
        pick: int = GOOD + left[0]
        if len(left) > 1:
            prompt = Prompt("card", {"card": "cattle-stall", "round": number})
            pick = yield Choice(me.seat, prompt, [Option(GOOD + good) for good in left])
        left.remove(pick - GOOD)
        g.promise(me, "cattle-stall", [number], pick - GOOD)


minor(
    "cattle-stall", "M131", LIVESTOCK_PROVIDER, deck="moor", cost=bundle(wood=2, clay=2), points=1,
    on_play=put_animals_aside, round_price=bundle(food=1),
)  # fmt: skip
