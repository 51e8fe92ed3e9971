"""Payments: what can be paid, and how the owner chooses between the ways to do so.

A cost is a list of ways, each a bundle of goods. A way can be paid if the goods are there or can be made by what is
allowed at any time: eating crops, cooking, exchanges of cards. When there is only one way it is taken; otherwise the
owner chooses good by good, and every step leads to an end.
"""

from collections.abc import Sequence
from typing import Final

from allmende.agricola.card import EXCHANGE_OF, Card, Exchange
from allmende.agricola.goods import EDIBLE, FOOD, GOODS, Bundle, bundle, count_in, counts_of, covers, less, to_json
from allmende.agricola.hooks import COOKED, COST, Deed, Ways
from allmende.agricola.player import Player
from allmende.agricola.state import Agricola
from allmende.agricola.words import EAT, GOOD
from allmende.table.choice import Asks, Choice, Flow, Option, Prompt

NO_EXCHANGES: tuple[Exchange, ...] = ()
MANY: Final = 1000


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


def can_pay(me: Player, way: Bundle, extra: tuple[Exchange, ...] = NO_EXCHANGES) -> bool:
    """Can this be paid, if need be by making food or exchanging goods? `extra`: exchanges that would be possible."""
    goods = me.goods
    missing = 0
    for good, n in way:
        if goods[good] < n:
            if good != FOOD:
                return bool(extra or me.outfit.exchanges) and Search(me, way, extra).succeeds()
            missing = n - goods[FOOD]
    if not missing:
        return True
    rates = me.outfit.rates
    for good in EDIBLE:
        if goods[good] and rates[good]:
            missing -= (goods[good] - count_in(way, good)) * rates[good]
    if missing <= 0:
        return True
    return bool(extra or me.outfit.exchanges) and Search(me, way, extra).succeeds()


class Search:
    """Looks for exchanges that lead to a payment. Only what can help is tried, and no situation twice."""

    __slots__ = ("exchanges", "need", "notes", "rates", "seen", "useful")

    def __init__(self, me: Player, way: Bundle, extra: tuple[Exchange, ...]) -> None:
        self.need = counts_of(way)
        self.rates = me.outfit.rates
        self.seen: set[tuple[int, ...]] = set()
        every = me.outfit.exchanges + extra
        short = [good for good in range(len(GOODS)) if me.goods[good] < self.need[good]]
        self.useful = useful_goods(every, short)
        self.exchanges = helpful(every, self.useful)
        self.notes = me

    def succeeds(self) -> bool:
        return not self.hopeless() and self.reaches(self.notes.goods, [0] * len(self.exchanges))

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
        assert exchange.card is not None
        done = 0 if exchange.once else self.notes.notes.get(exchange.card.number, 0)
        return exchange.limit - done if exchange.limit >= 0 else int(exchange.nth >= done or exchange.once)

    def reaches(self, goods: list[int], made: list[int]) -> bool:
        state = (*goods, *made)
        if state in self.seen:
            return False
        self.seen.add(state)
        if self.enough(goods):
            return True
        for n, exchange in enumerate(self.exchanges):
            if not self.available(exchange, made, n):
                continue
            lacking = [good for good, count in exchange.give if goods[good] < count]
            if not lacking:
                after = goods[:]
                for good, count in exchange.give:
                    after[good] -= count
                for good, count in exchange.get:
                    after[good] += count
                counted = int(is_counted(exchange))  # how often the others were made says nothing about what comes
                made[n] += counted
                if self.reaches(after, made):
                    return True
                made[n] -= counted
            elif lacking == [FOOD] and self.reaches_by_eating(goods, made):
                return True
        return False

    def reaches_by_eating(self, goods: list[int], made: list[int]) -> bool:
        for good in EDIBLE:
            if goods[good] and self.rates[good]:
                after = goods[:]
                after[good] -= 1
                after[FOOD] += self.rates[good]
                if self.reaches(after, made):
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
        assert exchange.card is not None
        times = self.notes.notes.get(exchange.card.number, 0)
        for other, count in zip(self.exchanges, made, strict=True):
            if other.card is exchange.card:
                times += count
        return open_after(exchange, times)


def is_counted(exchange: Exchange) -> bool:
    """Can it not be made as often as one likes?"""
    return exchange.once or exchange.nth >= 0 or exchange.limit >= 0


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


def available(me: Player, exchange: Exchange) -> bool:
    """Can this exchange of a face-up card be made now, with what is in the supply?"""
    card = exchange.card
    assert card is not None
    if exchange.harvest and card.number in me.spent:
        return False
    for good, n in exchange.give:
        if me.goods[good] < n:
            return False
    counted = exchange.nth >= 0 or exchange.limit >= 0
    return not counted or open_after(exchange, me.notes.get(card.number, 0))


def make_exchange(g: Agricola, me: Player, exchange: Exchange) -> None:
    card = exchange.card
    assert card is not None
    if g.events is not None:
        g.tell("use-card", me, card=card.slug)
    g.hand_over(me, exchange.give)
    g.gain(me, exchange.get)
    if exchange.harvest:
        me.spent.append(card.number)
    elif exchange.nth >= 0 or exchange.limit >= 0:
        me.notes[card.number] = me.notes.get(card.number, 0) + 1


def eat(g: Agricola, me: Player, good: int) -> None:
    """Turn 1 good into food, raw or by the best cooking improvement."""
    food = me.outfit.rates[good]
    me.goods[good] -= 1
    me.goods[FOOD] += food
    if g.events is not None:
        g.tell("eat", me, good=GOODS[good], food=food)
    for hook in me.outfit.hooks[COOKED]:
        deed = Deed(me)
        deed.good = good
        if hook.when is None or hook.when(g, me, deed):
            g.gain(me, hook.goods if hook.gain is None else hook.gain(g, me, deed))


def convert(g: Agricola, me: Player, option: int, extra: tuple[Exchange, ...] = NO_EXCHANGES) -> None:
    """Carry out an option that turns goods into others."""
    for exchange in extra:
        if exchange.option == option:
            make_exchange(g, me, exchange)
            return
    if option in EXCHANGE_OF:
        make_exchange(g, me, EXCHANGE_OF[option])
    else:
        eat(g, me, option - EAT)


# Paying


def pay(
    g: Agricola,
    me: Player,
    ways: Ways,
    returned: Sequence[Card] = (),
    extra: tuple[Exchange, ...] = NO_EXCHANGES,
) -> Asks[Card | None]:
    """Pay a cost that can be paid.

    returned: cards of which one may be handed back instead; it is the result
    extra: exchanges that are possible at this moment, beside those that always are
    """
    if len(ways) == 1 and not returned:
        way = ways[0]
    else:
        possible = [way for way in ways if can_pay(me, way, extra)]
        if returned and (card := (yield from choose_return(g, me, possible, returned))) is not None:
            g.hand_back(me, card)
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
    while True:
        missing = less(way, tuple(enumerate(me.goods)))
        if not missing:
            return
        steps = conversions(me, way, missing, extra)
        pick: int = steps[0]
        if len(steps) > 1:
            good, n = missing[0]
            pick = yield Choice(me.seat, Prompt("convert", {"good": GOODS[good], "count": n}), steps)
        convert(g, me, pick, extra)
        extra = tuple([exchange for exchange in extra if exchange.option != pick])


def conversions(me: Player, way: Bundle, missing: Bundle, extra: tuple[Exchange, ...]) -> list[Option]:
    """What may be turned into something else so that the cost can still be paid."""
    exchanges = me.outfit.exchanges + extra
    useful = useful_goods(exchanges, [good for good, _ in missing])
    steps: list[Option] = []
    goods = me.goods
    if FOOD in useful:
        for good in EDIBLE:
            food = me.outfit.rates[good]
            if goods[good] and food:
                goods[good] -= 1
                goods[FOOD] += food
                if can_pay(me, way, extra):
                    steps.append(Option(EAT + good))
                goods[good] += 1
                goods[FOOD] -= food
    steps += [
        exchange.option
        for exchange in helpful(exchanges, useful)
        if available(me, exchange) and pays_after(me, exchange, way, extra)
    ]
    return steps


def pays_after(me: Player, exchange: Exchange, way: Bundle, extra: tuple[Exchange, ...]) -> bool:
    """Could a cost still be paid after an exchange?"""
    goods, notes = me.goods, me.notes
    card = exchange.card
    assert card is not None
    me.goods, me.notes = goods[:], {**notes, card.number: notes.get(card.number, 0) + 1}
    for good, n in exchange.give:
        me.goods[good] -= n
    for good, n in exchange.get:
        me.goods[good] += n
    can = can_pay(me, way, tuple([other for other in extra if other is not exchange]))
    me.goods, me.notes = goods, notes
    return can


def food(n: int) -> Ways:
    return [bundle(food=n)]
