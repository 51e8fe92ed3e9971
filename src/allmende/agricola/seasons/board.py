"""The action spaces of the four seasons: in each round one of them can be used."""

from typing import Final

from allmende.agricola.actions.boards import BAKE, PLOW, SOW, Part, and_or_space
from allmende.agricola.actions.family import can_grow, grow
from allmende.agricola.actions.space import Space
from allmende.agricola.cards.hooks import Deed, Ways
from allmende.agricola.course.harvest import breed, can_breed_fairies, take_crops
from allmende.agricola.goods import ANIMALS, FOOD, GRAIN, VEGETABLE, WOOD, Bundle, Good
from allmende.agricola.paying.payment import choose_way, make_ready, pay
from allmende.agricola.paying.reach import can_pay
from allmende.agricola.player import Player
from allmende.agricola.seasons.calendar import SEASONS
from allmende.agricola.setup import HARVESTS
from allmende.agricola.state import Agricola
from allmende.agricola.vocabulary import GOOD, VOCABULARY
from allmende.table.choice import Flow, Option, Prompt

CHOOSE_GOOD: Final = Prompt("choose-good")
A_GRAIN: Final[Bundle] = ((GRAIN, 1),)
SOLD: Final = 4
"""The food for 1 grain in summer."""
PARENTS: Final = 2
BREAD: Final = 1
"""Baking and selling exclude each other."""


# Winter: the family grows without room


def winter_price(g: Agricola) -> Bundle:
    """2 wood, and 1 food for each harvest that is still to be played."""
    return ((FOOD, sum([number >= g.round for number in HARVESTS])), (WOOD, 2))


def can_grow_in_winter(g: Agricola, me: Player) -> bool:
    return can_grow(g, me, room=False, fee=winter_price(g))


def grow_in_winter(g: Agricola, me: Player, deed: Deed) -> Flow:
    return grow(g, me, fee=winter_price(g))


# Spring: animals breed on one farm. This is no harvest.


def can_breed(g: Agricola, me: Player) -> bool:
    """Could a young animal, or fairy, be born and stay, if room is made for it? Exchanges may bring its parents."""
    return has_parents(me) or can_breed_fairies(me) or len(parents_to_get(me)) > 0


def has_parents(me: Player) -> bool:
    return any(me.standing(good) >= PARENTS and fits_three(me, good) for good in ANIMALS)


def fits_three(me: Player, good: Good) -> bool:
    """Is there room for parents and young, if all others go?"""
    goods = me.goods
    me.goods = goods[:]
    for other in ANIMALS:
        me.goods[other] = 0
    me.goods[good] = PARENTS + 1
    fits = not me.crowded()
    me.goods = goods
    return fits


def parents_to_get(me: Player) -> Ways:
    """The pairs that exchanges could bring."""
    missing = [good for good in ANIMALS if me.outfit.makes >> good & 1 and me.standing(good) < PARENTS]
    return [((good, PARENTS),) for good in missing if can_pay(me, ((good, PARENTS),)) and fits_three(me, good)]


def breed_at_once(g: Agricola, me: Player) -> Flow:
    """As in a breeding phase, but nothing listens that waits for one."""
    if not has_parents(me) and not can_breed_fairies(me):
        yield from make_ready(g, me, (yield from choose_way(me, parents_to_get(me), CHOOSE_GOOD)))
    yield from breed(g, me)


# Summer: grain is sold


def can_sell(g: Agricola, me: Player) -> bool:
    return can_pay(me, A_GRAIN)


def sell(g: Agricola, me: Player) -> Flow:
    yield from pay(g, me, [A_GRAIN])
    g.get(me, FOOD, SOLD)


# Autumn: crops are taken on one farm. This is no harvest.


def can_take_crops(g: Agricola, me: Player) -> bool:
    if me.farm.planted_fields() or (me.outfit.sows_land and me.farm.planted_land()):
        return True
    return any(me.notes.get(card.number, 0) for card in me.outfit.fields)


def take_crops_at_once(g: Agricola, me: Player) -> Flow:
    if g.events is not None:
        g.tell("season-harvest", me)
    take_crops(g, me)
    return
    yield


def always(g: Agricola, me: Player) -> bool:
    return True


def take_vegetable(g: Agricola, me: Player) -> Flow:
    g.get(me, VEGETABLE, 1)
    return
    yield


BREED: Final = Part(VOCABULARY.number_of("action", "breed"), can_breed, breed_at_once)
BAKE_INSTEAD: Final = Part(BAKE.option, BAKE.can, BAKE.act, BREAD)
SELL: Final = Part(VOCABULARY.number_of("action", "sell"), can_sell, sell, BREAD)
HARVEST: Final = Part(VOCABULARY.number_of("action", "harvest"), can_take_crops, take_crops_at_once)
TAKE_VEGETABLE: Final = Part(Option(GOOD + VEGETABLE), always, take_vegetable)

SEASON_SPACES: Final = (
    Space(SEASONS[0], can=can_grow_in_winter, act=grow_in_winter, grows=True, seasonal=True),
    and_or_space(SEASONS[1], BREED, SOW, seasonal=True),
    and_or_space(SEASONS[2], PLOW, BAKE_INSTEAD, SELL, seasonal=True),
    and_or_space(SEASONS[3], HARVEST, TAKE_VEGETABLE, seasonal=True),
)
