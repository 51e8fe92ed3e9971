"""Small questions that cards ask their owner. Each has a general text; `prompt-card-<slug>` says it better."""

from collections.abc import Sequence

from allmende.agricola.farm.plan import bits
from allmende.agricola.goods import Bundle
from allmende.agricola.paying.payment import pay
from allmende.agricola.paying.reach import can_pay
from allmende.agricola.player import Player
from allmende.agricola.state import Agricola
from allmende.agricola.vocabulary import CELL, CHOSEN, COUNT, DONE, GOOD_OF, NO, YES, action
from allmende.table.choice import Asks, Choice, Flow, Option, Prompt


def card_prompt(slug: str) -> Prompt:
    return Prompt("card", {"card": slug})


def confirm(me: Player, slug: str) -> Asks[bool]:
    """Does the owner want it?"""
    return (yield Choice(me.seat, card_prompt(slug), [YES, NO])) == YES


def choose_good(me: Player, slug: str, goods: Sequence[int], may: bool = False) -> Asks[int]:
    """One of some goods; with `may`, or none: -1. A single one is not asked about unless it may be left."""
    options = [GOOD_OF[good] for good in goods]
    if may:
        options.append(DONE)
    if len(options) == 1:
        return goods[0]
    pick = yield Choice(me.seat, card_prompt(slug), options)
    return -1 if pick == DONE else CHOSEN[pick]


def choose_cell(me: Player, slug: str, cells: int, may: bool = False) -> Asks[int]:
    """One of some spaces of the farmyard; with `may`, or none: -1."""
    options = [Option(CELL + cell) for cell in bits(cells)]
    if may:
        options.append(DONE)
    pick = yield Choice(me.seat, card_prompt(slug), options)
    return -1 if pick == DONE else pick - CELL


def choose_count(me: Player, slug: str, most: int, least: int = 0) -> Asks[int]:
    """A number up to 9."""
    return (yield Choice(me.seat, card_prompt(slug), [Option(COUNT + n) for n in range(least, most + 1)])) - COUNT


def choose_action(me: Player, slug: str, names: Sequence[str], may: bool = False) -> Asks[str]:
    """One of some actions by name ("rooms", "renovate", ...); with `may`, or none: ""."""
    options = [action(name) for name in names]
    if may:
        options.append(DONE)
    if len(options) == 1:
        return names[0]
    pick = yield Choice(me.seat, card_prompt(slug), options)
    return "" if pick == DONE else names[options.index(Option(pick))]


def buy(g: Agricola, me: Player, price: Bundle, goods: Bundle) -> Flow:
    """Pay goods, making food if need be, and get others for them."""
    yield from pay(g, me, [price])
    g.gain(me, goods)


def can_buy(me: Player, price: Bundle) -> bool:
    return can_pay(me, price)
