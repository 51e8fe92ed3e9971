"""Occupations that provide goods of several sorts, and food."""

from typing import Final

from allmende.agricola.actions.space import FISHING, WOOD_SPACES, mask_of
from allmende.agricola.cards.asking import choose_good
from allmende.agricola.cards.card import FOOD_PROVIDER, GOODS_PROVIDER, occupation
from allmende.agricola.cards.hooks import (
    AFTER_RENOVATION,
    AFTER_ROOMS,
    AFTER_USE,
    AS_SOON_AS,
    BEFORE_OCCUPATION,
    BEFORE_USE,
    Deed,
    before_use,
    on,
)
from allmende.agricola.cards.needs import STONE_HOUSE
from allmende.agricola.cards.offers import BAKE, may_act, trade
from allmende.agricola.cards.printed import Exchange, Later, all_rounds, next_rounds
from allmende.agricola.goods import CLAY, FOOD, GRAIN, WOOD, Bundle, bundle
from allmende.agricola.player import Player
from allmende.agricola.state import Agricola
from allmende.table.choice import Flow

# Grocer: a pile of goods on the card, to be bought from the top for 1 food each.

PILE: Final = ("wood", "grain", "reed", "stone", "vegetable", "clay", "reed", "vegetable")

occupation(
    "grocer",
    "A102",
    GOODS_PROVIDER,
    exchanges=tuple([Exchange(bundle(food=1), bundle(**{good: 1}), nth=n) for n, good in enumerate(PILE)]),
)


# Mushroom Collector: the wood goes back onto the space.
occupation(
    "mushroom-collector",
    "A108",
    FOOD_PROVIDER,
    hooks=[trade(AFTER_USE, WOOD_SPACES, bundle(wood=1), bundle(food=2), back=True)],
)


# Roughcaster: clay rooms, or the end of a clay house.


def built_clay_rooms(g: Agricola, me: Player, deed: Deed) -> bool:
    return any(part.on.farm.material == CLAY for part in deed.everywhere())


def was_clay_house(g: Agricola, me: Player, deed: Deed) -> bool:
    return deed.material == CLAY


occupation(
    "roughcaster",
    "A110",
    FOOD_PROVIDER,
    hooks=[
        on(AFTER_ROOMS, gain=bundle(food=3), when=built_clay_rooms),
        on(AFTER_RENOVATION, gain=bundle(food=3), when=was_clay_house),
    ],
)


# Wall Builder


def rounds_to_come(g: Agricola, me: Player, deed: Deed) -> bool:
    return g.rounds_left() > 0


occupation(
    "wall-builder",
    "A111",
    FOOD_PROVIDER,
    hooks=[on(AFTER_ROOMS, later=Later(next_rounds(4), bundle(food=1)), when=rounds_to_come, may=True)],
)


def reed_and_food_for_all(g: Agricola, me: Player, deed: Deed) -> Bundle:
    return bundle(reed=1, food=me.people)


occupation(
    "harpooner",
    "A138",
    GOODS_PROVIDER,
    players=3,
    hooks=[trade(BEFORE_USE, FISHING, bundle(wood=1), reed_and_food_for_all)],
)


occupation(
    "conjurer",
    "A155",
    GOODS_PROVIDER,
    players=4,
    hooks=[before_use(mask_of("traveling-players"), bundle(wood=1, grain=1))],
)


# Consultant: the more players, the more valuable.

ADVICE: Final = (bundle(grain=2), bundle(clay=3), bundle(reed=2), bundle(sheep=2))
"""For 1, 2, 3, and 4 or more players."""


def take_advice(g: Agricola, me: Player) -> None:
    g.gain(me, ADVICE[min(len(g.players), len(ADVICE)) - 1])


occupation("consultant", "B102", GOODS_PROVIDER, on_play=take_advice)


occupation(
    "sheep-walker",
    "B104",
    GOODS_PROVIDER,
    exchanges=tuple([Exchange(bundle(sheep=1), bundle(**{good: 1})) for good in ("vegetable", "stone", "boar")]),
)


occupation(
    "manservant",
    "B107",
    FOOD_PROVIDER,
    hooks=[on(AS_SOON_AS, later=Later(all_rounds, bundle(food=3)), when=STONE_HOUSE)],
)


occupation("oven-firing-boy", "B108", FOOD_PROVIDER, hooks=[may_act(BEFORE_USE, WOOD_SPACES, BAKE)])


# Paper Maker: just before an occupation, 1 wood for 1 food per occupation. A look ahead counts on it.


def paper(g: Agricola, me: Player, deed: Deed) -> Exchange:
    return Exchange(bundle(wood=1), bundle(food=me.outfit.occupations))


def can_sell_paper(g: Agricola, me: Player, deed: Deed) -> bool:
    return me.goods[WOOD] > 0


def sell_paper(g: Agricola, me: Player, deed: Deed) -> None:
    g.hand_over(me, bundle(wood=1))
    g.get(me, FOOD, me.outfit.occupations)


occupation(
    "paper-maker",
    "B109",
    FOOD_PROVIDER,
    hooks=[on(BEFORE_OCCUPATION, run=sell_paper, when=can_sell_paper, may=True, exchange=paper)],
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
