"""Turning goods into others: eating, cooking and the exchanges of cards, one at a time."""

from typing import Final, TypeAlias

from allmende.agricola.cards.card import BY_SLUG, EXCHANGE_OF, Card
from allmende.agricola.cards.hooks import COOKED, Deed
from allmende.agricola.cards.printed import Exchange
from allmende.agricola.goods import ANIMALS, EDIBLE, FOOD, GOODS, HORSE, KINDS, NOTHING, Good, count_in
from allmende.agricola.player import Player
from allmende.agricola.state import Agricola
from allmende.agricola.vocabulary import EAT_OF, EATEN
from allmende.table.choice import Option

NO_EXCHANGES: tuple[Exchange, ...] = ()
Traded: TypeAlias = tuple[int, ...]
"""By good, how many came by a trade in this run of exchanges: they are not traded away again. Empty: none did."""
NOT_TRADED: Final[Traded] = ()


# What can be made now


def conversions(me: Player, traded: Traded = NOT_TRADED) -> list[Option]:
    """What can be eaten, cooked or exchanged."""
    return edible(me) + [one.option for one in me.outfit.exchanges if available(me, one, traded)]


def edible(me: Player) -> list[Option]:
    goods, rates = me.goods, me.outfit.rates
    return [EAT_OF[good] for good in EDIBLE if goods[good] and rates[good]]


def available(me: Player, exchange: Exchange, traded: Traded = NOT_TRADED) -> bool:
    """Can this exchange of a face-up card be made now, with what is in the supply?"""
    card = exchange.card
    assert card is not None
    if exchange.harvest and not is_unspent(me, exchange):
        return False
    if exchange.lays and not me.standing(HORSE):
        return False
    for good, n in exchange.give:
        if me.goods[good] < n:
            return False
    if traded and exchange.trade and not is_tradable(me.goods, exchange, traded):
        return False
    counted = exchange.nth >= 0 or exchange.limit >= 0
    return not counted or open_after(exchange, me.notes.get(card.number, 0))


def is_unspent(me: Player, exchange: Exchange) -> bool:
    """Was the card of a harvest exchange not used yet in this harvest?"""
    card = card_spent_by(exchange)
    return card.number not in me.spent and (not exchange.instead or me.has(card))


def card_spent_by(exchange: Exchange) -> Card:
    """The card that a harvest exchange uses up: its own, or the one in whose place it is made."""
    card = BY_SLUG[exchange.instead] if exchange.instead else exchange.card
    assert card is not None
    return card


def is_counted(exchange: Exchange) -> bool:
    """Can it not be made as often as one likes?"""
    return exchange.once or exchange.nth >= 0 or exchange.limit >= 0 or exchange.lays


def open_after(exchange: Exchange, times: int) -> bool:
    """Can an exchange be made when its card's exchanges were made so often?"""
    if exchange.nth >= 0:
        return exchange.nth == times
    return exchange.limit < 0 or times < exchange.limit


def is_tradable(goods: list[int], exchange: Exchange, traded: Traded) -> bool:
    """Are there goods for a trade that did not come by a trade themselves?"""
    return not traded or all(goods[good] - traded[good] >= n for good, n in exchange.give)


# Making it


def convert(g: Agricola, me: Player, option: int, extra: tuple[Exchange, ...] = NO_EXCHANGES) -> None:
    """Carry out an option that turns goods into others."""
    for one in extra:
        if one.option == option:
            make_exchange(g, me, one)
            return
    owned = me.outfit.exchange(option)
    if owned is not None:
        make_exchange(g, me, owned)
    else:
        eat(g, me, EATEN[option])


def make_exchange(g: Agricola, me: Player, exchange: Exchange) -> None:
    card = exchange.card
    assert card is not None
    if g.events is not None:
        g.tell("use-card", me, card=card.slug)
    g.hand_over(me, exchange.give)
    g.gain(me, exchange.get)
    if me.outfit.hooks[COOKED] and count_in(exchange.get, FOOD):
        for good, n in exchange.give:
            for _ in range(n if good in ANIMALS else 0):
                cooked(g, me, good)
    if exchange.harvest:
        me.spent.append(card_spent_by(exchange).number)
    elif exchange.lays:
        me.lying += 1
        if g.events is not None:
            g.tell("lay-horse", me, count=me.lying)
    elif exchange.nth >= 0 or exchange.limit >= 0:
        me.notes[card.number] = me.notes.get(card.number, 0) + 1


def eat(g: Agricola, me: Player, good: Good, food: int = 0) -> None:
    """Turn 1 good into food, raw or by the best cooking improvement; or into so much as a card says."""
    if not food:
        food = me.outfit.rates[good]
    elif me.outfit.shrinks and good in ANIMALS:
        food //= 2
    me.goods[good] -= 1
    me.goods[FOOD] += food
    me.animals_left(good)
    if g.events is not None:
        g.tell("eat", me, good=GOODS[good], food=food)
    cooked(g, me, good)


def cooked(g: Agricola, me: Player, good: Good) -> None:
    """1 good became food: cards that listen to it."""
    for hook in me.outfit.hooks[COOKED]:
        deed = Deed(me)
        deed.good = good
        if hook.what and not hook.what >> good & 1:
            continue
        if hook.when is None or hook.when(g, me, deed):
            g.gain(me, hook.goods if hook.gain is None else hook.gain(g, me, deed))
            if hook.also is not None:
                hook.also(g, me, deed)


def after_pick(traded: Traded, option: int) -> Traded:
    """What came by trades after this option was carried out."""
    exchange = EXCHANGE_OF.get(option)
    return traded if exchange is None else after_exchange(traded, exchange)


def after_exchange(traded: Traded, exchange: Exchange) -> Traded:
    """What came by trades once another exchange was made. Goods that came so are the first to be given away."""
    if not exchange.trade and (not traded or exchange.option in EATEN):
        return traded  # cooking is no exchange
    counts = list(traded or (0,) * KINDS)
    for good, n in exchange.get if exchange.trade else NOTHING:
        counts[good] += n
    for good, n in NOTHING if exchange.trade else exchange.give:
        counts[good] = max(0, counts[good] - n)
    return tuple(counts)
