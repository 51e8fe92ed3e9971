"""Payments: what can be paid, and how the owner chooses between the ways to do so.

A cost is a list of ways, each a bundle of goods. A way can be paid if the goods are there or can be made by what is
allowed at any time: eating crops, cooking, exchanges of cards. When there is only one way it is taken; otherwise the
owner chooses good by good, and every step leads to an end.
"""

from collections.abc import Sequence
from typing import Final, TypeAlias

from allmende.agricola.cards.card import BY_SLUG, EXCHANGE_OF, Card
from allmende.agricola.cards.hooks import COOKED, COST, Deed, Ways
from allmende.agricola.cards.printed import Exchange
from allmende.agricola.goods import (
    ANIMALS,
    EDIBLE,
    FOOD,
    FUEL,
    GOODS,
    HORSE,
    KINDS,
    NOTHING,
    WOOD,
    Bundle,
    Good,
    bundle,
    count_in,
    counts_of,
    covers,
    less,
    plus,
    to_json,
)
from allmende.agricola.player import Player
from allmende.agricola.state import Agricola
from allmende.agricola.vocabulary import EAT_OF, EATEN, GOOD
from allmende.table.choice import Asks, Choice, Flow, Option, Prompt

NO_EXCHANGES: tuple[Exchange, ...] = ()
MANY: Final = 1000
Traded: TypeAlias = tuple[int, ...]
"""By good, how many came by a trade in this run of exchanges: they are not traded away again. Empty: none did."""
NOT_TRADED: Final[Traded] = ()
EDIBLE_GOODS: Final = sum([1 << good for good in EDIBLE])


# What can be paid


def ways_for(g: Agricola, me: Player, what: int, deed: Deed, ways: Ways) -> Ways:
    """The ways to pay, as cards change them."""
    hooks = me.outfit.hooks[COST]
    if not hooks:
        return ways
    for hook in hooks:
        if hook.what & what and hook.change is not None:
            ways = hook.change(g, me, deed, ways)
    return cheapest(ways)


def with_surcharge(g: Agricola, me: Player, what: int, on: Player, ways: Ways, count: int = 1) -> Ways:
    """The ways to pay, with what modules want besides."""
    more = g.setup.doors.surcharge(g, me, what, on, count)
    return [plus(way, more) for way in ways] if more else ways


def cheapest(ways: Ways) -> Ways:
    """The ways without those that only cost more than another one."""
    if len(ways) < 2:
        return ways
    found: Ways = []
    for way in ways:
        if any(covers(way, other) for other in found):
            continue
        found = [other for other in found if not covers(other, way)]
        found.append(way)
    return found


def can_pay_any(me: Player, ways: Ways, extra: tuple[Exchange, ...] = NO_EXCHANGES) -> bool:
    if len(ways) == 1:
        return can_pay(me, ways[0], extra)
    return any(can_pay(me, way, extra) for way in ways)


def can_pay(me: Player, way: Bundle, extra: tuple[Exchange, ...] = NO_EXCHANGES, traded: Traded = NOT_TRADED) -> bool:
    """Can this be paid, if need be by making food or exchanging goods?

    extra: exchanges that would be possible
    traded: what came by trades in this payment
    """
    goods = me.goods
    missing = 0
    for good, n in way:
        if goods[good] < n:
            if good == FUEL and me.outfit.burns and not extra:
                if goods[WOOD] - count_in(way, WOOD) < n - goods[FUEL]:
                    return False
            elif good != FOOD:
                return can_be_made(me, good, extra) and Search(me, way, extra, traded).succeeds()
            else:
                missing = n - goods[FOOD]
    if not missing:
        return True
    rates = me.outfit.rates
    for good in EDIBLE:
        if goods[good] and rates[good]:
            missing -= (goods[good] - count_in(way, good)) * rates[good]
    if missing <= 0:
        return True
    return can_be_made(me, FOOD, extra) and Search(me, way, extra, traded).succeeds()


def can_be_made(me: Player, good: Good, extra: tuple[Exchange, ...]) -> bool:
    """Is there an exchange that brings a good, or something to cook for it?"""
    makes = me.outfit.makes
    return len(extra) > 0 or makes >> good & 1 != 0 or (good == FOOD and makes & EDIBLE_GOODS != 0)


class Search:
    """Looks for exchanges that lead to a payment. Only what can help is tried, and no situation twice."""

    __slots__ = ("exchanges", "inputs", "need", "notes", "rates", "seen", "traded", "useful")

    def __init__(self, me: Player, way: Bundle, extra: tuple[Exchange, ...], traded: Traded = NOT_TRADED) -> None:
        self.traded = traded
        self.need = counts_of(way)
        self.rates = me.outfit.rates
        self.seen: set[tuple[int, ...]] = set()
        every = me.outfit.swaps + extra
        short = [good for good in range(len(GOODS)) if me.goods[good] < self.need[good]]
        self.useful = useful_goods(every, short)
        found = helpful(every, self.useful)
        direct = [any(good in short for good, _ in exchange.get) for exchange in found]
        # What brings missing goods at once is tried first: most searches end there
        self.exchanges = [
            one for first in (True, False) for one, is_direct in zip(found, direct, strict=True) if is_direct == first
        ]
        self.inputs = {good for exchange in self.exchanges if not exchange.trade for good, _ in exchange.give}
        self.notes = me

    def succeeds(self) -> bool:
        return not self.hopeless() and self.reaches(self.notes.goods, [0] * len(self.exchanges), self.traded)

    def hopeless(self) -> bool:
        """Is there a good that all exchanges together cannot bring often enough?"""
        missing = [need - n for need, n in zip(self.need, self.notes.goods, strict=True)]
        missing[FOOD] = 0
        for exchange in self.exchanges:
            times = self.times_left(exchange)
            for good, n in exchange.get:
                missing[good] -= n * times
        return max(missing) > 0

    def times_left(self, exchange: Exchange) -> int:
        """How often an exchange can be made at most."""
        if not is_counted(exchange):
            return MANY
        if exchange.lays:
            return self.notes.standing(HORSE)
        assert exchange.card is not None
        done = 0 if exchange.once else self.notes.notes.get(exchange.card.number, 0)
        return exchange.limit - done if exchange.limit >= 0 else int(exchange.nth >= done or exchange.once)

    def reaches(self, goods: list[int], made: list[int], traded: Traded) -> bool:
        state = (*goods, *made, *traded)
        if state in self.seen:
            return False
        self.seen.add(state)
        if self.enough(goods):
            return True
        for n, exchange in enumerate(self.exchanges):
            if not self.available(exchange, made, n):
                continue
            lacking = [good for good, count in exchange.give if goods[good] < count]
            if exchange.trade and not lacking and not self.is_wise(goods, exchange, traded):
                continue
            if not lacking:
                after = goods[:]
                for good, count in exchange.give:
                    after[good] -= count
                for good, count in exchange.get:
                    after[good] += count
                counted = int(is_counted(exchange))  # how often the others were made says nothing about what comes
                made[n] += counted
                if self.reaches(after, made, after_exchange(traded, exchange)):
                    return True
                made[n] -= counted
            elif lacking == [FOOD] and self.reaches_by_eating(goods, made, traded):
                return True
        return False

    def is_wise(self, goods: list[int], exchange: Exchange, traded: Traded) -> bool:
        """Is a trade allowed, and does it give what is left over for what is missing, or for what another exchange
        takes? All else could only be undone later, or done in another order."""
        if not is_tradable(goods, exchange, traded):
            return False
        for good, n in exchange.give:
            if goods[good] - n < self.need[good]:
                return False
        return any(goods[good] < self.need[good] or good in self.inputs for good, _ in exchange.get)

    def reaches_by_eating(self, goods: list[int], made: list[int], traded: Traded) -> bool:
        for good in EDIBLE:
            if goods[good] and self.rates[good]:
                after = goods[:]
                after[good] -= 1
                after[FOOD] += self.rates[good]
                if self.reaches(after, made, traded):
                    return True
        return False

    def enough(self, goods: list[int]) -> bool:
        missing = self.need[FOOD] - goods[FOOD]
        for good in range(1, len(GOODS)):
            left = goods[good] - self.need[good]
            if left < 0:
                return False
            if self.rates[good]:
                missing -= left * self.rates[good]
        return missing <= 0

    def available(self, exchange: Exchange, made: list[int], n: int) -> bool:
        if exchange.once:
            return made[n] == 0
        if not is_counted(exchange):
            return True
        if exchange.lays:
            return made[n] < self.notes.standing(HORSE)
        assert exchange.card is not None
        times = self.notes.notes.get(exchange.card.number, 0)
        for other, count in zip(self.exchanges, made, strict=True):
            if other.card is exchange.card:
                times += count
        return open_after(exchange, times)


def is_tradable(goods: list[int], exchange: Exchange, traded: Traded) -> bool:
    """Are there goods for a trade that did not come by a trade themselves?"""
    return not traded or all(goods[good] - traded[good] >= n for good, n in exchange.give)


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


def is_counted(exchange: Exchange) -> bool:
    """Can it not be made as often as one likes?"""
    return exchange.once or exchange.nth >= 0 or exchange.limit >= 0 or exchange.lays


def open_after(exchange: Exchange, times: int) -> bool:
    """Can an exchange be made when its card's exchanges were made so often?"""
    if exchange.nth >= 0:
        return exchange.nth == times
    return exchange.limit < 0 or times < exchange.limit


def useful_goods(exchanges: Sequence[Exchange], wanted: Sequence[int]) -> set[int]:
    """What can help to get the wanted goods, directly or by several exchanges."""
    found = set(wanted)
    while True:
        before = len(found)
        for exchange in exchanges:
            if any(good in found for good, _ in exchange.get):
                found.update([good for good, _ in exchange.give])
        if FOOD in found:
            found.update(EDIBLE)
        if len(found) == before:
            return found


def helpful(exchanges: Sequence[Exchange], useful: set[int]) -> list[Exchange]:
    """The exchanges that bring useful goods; of a pile, also those that lie on top of them."""
    found: list[Exchange] = []
    for exchange in exchanges:
        for other in exchanges:
            same = other is exchange or (other.card is exchange.card and other.nth > exchange.nth >= 0)
            if same and any(good in useful for good, _ in other.get):
                found.append(exchange)
                break
    return found


# Turning goods into others


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


def convert(g: Agricola, me: Player, option: int, extra: tuple[Exchange, ...] = NO_EXCHANGES) -> None:
    """Carry out an option that turns goods into others."""
    for one in extra:
        if one.option == option:
            make_exchange(g, me, one)
            return
    exchange = me.outfit.exchange(option)
    if exchange is not None:
        make_exchange(g, me, exchange)
    else:
        eat(g, me, EATEN[option])


def after_pick(traded: Traded, option: int) -> Traded:
    """What came by trades after this option was carried out."""
    exchange = EXCHANGE_OF.get(option)
    return traded if exchange is None else after_exchange(traded, exchange)


# Paying


def pay(
    g: Agricola,
    me: Player,
    ways: Ways,
    returned: Sequence[Card] = (),
    extra: tuple[Exchange, ...] = NO_EXCHANGES,
    fee: Bundle = NOTHING,
    removes: bool = False,
) -> Asks[Card | None]:
    """Pay a cost that can be paid.

    returned: cards of which one may be handed back instead; it is the result
    fee: what is to be paid even then; the ways contain it
    removes: what is handed back leaves the game
    extra: exchanges that are possible at this moment, beside those that always are
    """
    if len(ways) == 1 and not returned:
        way = ways[0]
    else:
        possible = [way for way in ways if can_pay(me, way, extra)]
        if fee and not can_pay(me, fee, extra):
            returned = ()
        if returned and (card := (yield from choose_return(g, me, possible, returned))) is not None:
            yield from make_ready(g, me, fee, extra)
            g.hand_over(me, fee)
            g.hand_back(me, card, removes)
            return card
        way = yield from choose_way(me, possible)
    yield from make_ready(g, me, way, extra)
    g.hand_over(me, way)
    return None


def choose_return(g: Agricola, me: Player, possible: Ways, returned: Sequence[Card]) -> Asks[Card | None]:
    """Hand a card back, or pay after all."""
    options = [card.option for card in returned]
    goods = sorted({good for way in possible for good, _ in way})
    options += [Option(GOOD + good) for good in goods[:1]]
    if len(options) == 1:
        return returned[0]
    pick = yield Choice(me.seat, Prompt("pay-or-return", cost_facts(possible)), options)
    for card in returned:
        if card.option == pick:
            return card
    return None


def choose_way(me: Player, ways: Ways, prompt: Prompt | None = None) -> Asks[Bundle]:
    """Choose good by good what differs between the ways to pay; or, with a prompt of its own, to get something."""
    counts = [counts_of(way) for way in ways]
    while len(counts) > 1:
        least = [min(column) for column in zip(*counts, strict=True)]
        goods = [good for good in range(len(GOODS)) if any(way[good] > least[good] for way in counts)]
        options = [Option(GOOD + good) for good in goods]
        pick = (yield Choice(me.seat, prompt or Prompt("pay", cost_facts(ways)), options)) - GOOD
        counts = [way for way in counts if way[pick] > least[pick]]
    return tuple([(good, n) for good, n in enumerate(counts[0]) if n])


def cost_facts(ways: Ways) -> dict[str, object]:
    return {"ways": [to_json(way) for way in ways]}


def make_ready(g: Agricola, me: Player, way: Bundle, extra: tuple[Exchange, ...] = NO_EXCHANGES) -> Flow:
    """Turn goods into others until a cost can be paid with what is in the supply."""
    traded = NOT_TRADED
    while True:
        missing = less(way, tuple(enumerate(me.goods)))
        if not missing:
            return
        steps = conversions(me, way, missing, extra, traded)
        pick: int = steps[0]
        if len(steps) > 1:
            good, n = missing[0]
            pick = yield Choice(me.seat, Prompt("convert", {"good": GOODS[good], "count": n}), steps)
        convert(g, me, pick, extra)
        traded = after_pick(traded, pick)
        extra = tuple([exchange for exchange in extra if exchange.option != pick])


def conversions(
    me: Player, way: Bundle, missing: Bundle, extra: tuple[Exchange, ...], traded: Traded = NOT_TRADED
) -> list[Option]:
    """What may be turned into something else so that the cost can still be paid."""
    exchanges = me.outfit.swaps + extra
    useful = useful_goods(exchanges, [good for good, _ in missing])
    steps: list[Option] = []
    goods = me.goods
    if FOOD in useful:
        swapped = [exchange.option for exchange in me.outfit.swaps]
        for good in EDIBLE:
            food = me.outfit.rates[good]
            if goods[good] and food and EAT_OF[good] not in swapped:
                goods[good] -= 1
                goods[FOOD] += food
                if can_pay(me, way, extra, traded):
                    steps.append(EAT_OF[good])
                goods[good] += 1
                goods[FOOD] -= food
    steps += [
        exchange.option
        for exchange in helpful(exchanges, useful)
        if available(me, exchange, traded) and pays_after(me, exchange, way, extra, traded)
    ]
    return steps


def pays_after(
    me: Player, exchange: Exchange, way: Bundle, extra: tuple[Exchange, ...], traded: Traded = NOT_TRADED
) -> bool:
    """Could a cost still be paid after an exchange?"""
    goods, notes, lying = me.goods, me.notes, me.lying
    card = exchange.card
    assert card is not None
    me.goods, me.notes = goods[:], {**notes, card.number: notes.get(card.number, 0) + 1}
    me.lying += exchange.lays
    for good, n in exchange.give:
        me.goods[good] -= n
    for good, n in exchange.get:
        me.goods[good] += n
    rest = tuple([other for other in extra if other is not exchange])
    can = can_pay(me, way, rest, after_exchange(traded, exchange))
    me.goods, me.notes, me.lying = goods, notes, lying
    return can


def food(n: int) -> Ways:
    return [bundle(food=n)]
