"""What can be reached by exchanges from here? The one look-ahead that everything uses which depends on it.

Exchanges are all that turns goods into others at any time: eating, cooking, exchanges of cards. Two searches answer:

- `Search` counts goods: can a bundle be had (`can_pay`), which steps lead there (`steps_to`), and is something else
  possible afterwards (`can_pay_first`)? Payments, feeding, heating and prerequisites ask it.
- `Outlook` tries things out on a copy of the table: does anything that may be done at any time lead to a table like
  this (`leads_to`), or a card to goods (`cards_bring`)? The last chance before scoring, the preparation of a round and
  feeding ask it.
"""

from collections.abc import Callable, Sequence
from typing import Final, TypeAlias

from allmende.agricola.cards.hooks import ANY_TIME, Deed, Hook, Ways
from allmende.agricola.cards.printed import Exchange
from allmende.agricola.cards.triggers import applies
from allmende.agricola.goods import (
    ANIMALS,
    EDIBLE,
    FOOD,
    FUEL,
    GOODS,
    HORSE,
    WOOD,
    Bundle,
    Good,
    count_in,
    counts_of,
)
from allmende.agricola.paying.exchange import (
    NO_EXCHANGES,
    NOT_TRADED,
    Traded,
    after_exchange,
    available,
    conversions,
    convert,
    is_counted,
    is_tradable,
    open_after,
)
from allmende.agricola.player import Player
from allmende.agricola.state import Agricola
from allmende.agricola.vocabulary import EAT_OF, EATEN
from allmende.table.choice import Choice, Flow, Option

MANY: Final = 1000
MOST_TABLES: Final = 1500
"""An outlook looks at so many; whoever has more to try is asked."""
MOST_KNOWN: Final = 256
"""Answers that are remembered."""
A_FLOW: Final = 5
"""To follow a flow takes as long as so many of them."""
MOST_PICKS: Final = 4
Goal: TypeAlias = Callable[[Agricola, Player], bool]
EDIBLE_GOODS: Final = sum([1 << good for good in EDIBLE])


# Can something be had?


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
                return can_be_made(me, good, extra) and exchanges_reach(me, way, extra, traded)
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
    return can_be_made(me, FOOD, extra) and exchanges_reach(me, way, extra, traded)


def can_be_made(me: Player, good: Good, extra: tuple[Exchange, ...]) -> bool:
    """Is there an exchange that brings a good, or something to cook for it?"""
    makes = me.outfit.makes
    return len(extra) > 0 or makes >> good & 1 != 0 or (good == FOOD and makes & EDIBLE_GOODS != 0)


def exchanges_reach(me: Player, way: Bundle, extra: tuple[Exchange, ...], traded: Traded) -> bool:
    """Do exchanges lead to a payment? The same is asked again and again, so the cards on the table remember it."""
    if extra:
        return Search(me, way, extra, traded).succeeds()
    reached = me.outfit.reached
    asked = (tuple(me.goods), me.lying, tuple(me.notes.items()), way, traded)
    known = reached.get(asked)
    if known is None:
        if len(reached) >= MOST_KNOWN:
            reached.clear()
        known = reached[asked] = Search(me, way, extra, traded).succeeds()
    return known


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


# Which steps lead there?


def steps_to(
    me: Player, way: Bundle, extra: tuple[Exchange, ...] = NO_EXCHANGES, traded: Traded = NOT_TRADED
) -> list[Option]:
    """What may be turned into something else so that a bundle which can be had is had in the end."""
    exchanges = me.outfit.swaps + extra
    useful = useful_goods(exchanges, [good for good, n in way if me.goods[good] < n])
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
    rest = tuple([other for other in extra if other is not exchange])
    before = Before(me)
    before.make(exchange)
    can = can_pay(me, way, rest, after_exchange(traded, exchange))
    before.restore()
    return can


class Before:
    """A player's goods as they were, while exchanges are tried out on them."""

    __slots__ = ("goods", "lying", "me", "notes")

    def __init__(self, me: Player) -> None:
        self.me = me
        self.goods, self.notes, self.lying = me.goods, me.notes, me.lying

    def make(self, exchange: Exchange) -> None:
        card = exchange.card
        assert card is not None
        me = self.me
        me.goods, me.notes = self.goods[:], {**self.notes, card.number: self.notes.get(card.number, 0) + 1}
        for good, n in exchange.give:
            me.goods[good] -= n
            me.animals_left(good, n)
        for good, n in exchange.get:
            me.goods[good] += n
        me.lying += exchange.lays

    def eat(self, good: Good) -> None:
        me = self.me
        me.goods = self.goods[:]
        me.goods[good] -= 1
        me.goods[FOOD] += me.outfit.rates[good]
        me.animals_left(good)

    def hand_over(self, what: Bundle) -> None:
        me = self.me
        me.goods = self.goods[:]
        for good, n in what:
            me.goods[good] -= n
            me.animals_left(good, n)

    def restore(self) -> None:
        self.me.goods, self.me.notes, self.me.lying = self.goods, self.notes, self.lying


# Is something possible when a price was paid before?


def can_pay_first(g: Agricola, me: Player, price: Bundle, then: Goal) -> bool:
    """Can a price be paid, if need be by exchanges, so that something else is possible afterwards?"""
    return Prepayment(g, price, then).succeeds(me)


def can_pay_first_after(
    g: Agricola, me: Player, price: Bundle, then: Goal, step: int, traded: Traded = NOT_TRADED
) -> bool:
    """The same after a step that turns goods into others."""
    return Prepayment(g, price, then).succeeds_after(me, step, traded)


class Prepayment:
    """Looks for exchanges that lead to a payment, after which something else is possible."""

    __slots__ = ("g", "price", "seen", "then")

    def __init__(self, g: Agricola, price: Bundle, then: Goal) -> None:
        self.g = g
        self.price = price
        self.then = then
        self.seen: set[tuple[object, ...]] = set()

    def succeeds(self, me: Player, traded: Traded = NOT_TRADED) -> bool:
        if self.succeeds_now(me):
            return True
        state = (*me.goods, me.lying, tuple(sorted(me.notes.items())), traded)
        if state in self.seen or not self.then(self.g, me):
            return False  # what is impossible before the price is paid is so afterwards
        self.seen.add(state)
        return any(self.succeeds_after(me, step, traded) for step in self.steps(me, traded))

    def steps(self, me: Player, traded: Traded) -> list[Option]:
        """What leads to the price; then, what could help with the rest."""
        if self.is_there(me):
            return conversions(me, traded)
        return steps_to(me, self.price, traded=traded) if can_pay(me, self.price, traded=traded) else []

    def is_there(self, me: Player) -> bool:
        return all(me.goods[good] >= n for good, n in self.price)

    def succeeds_now(self, me: Player) -> bool:
        if not self.is_there(me):
            return False
        before = Before(me)
        before.hand_over(self.price)
        possible = self.then(self.g, me)
        before.restore()
        return possible

    def succeeds_after(self, me: Player, step: int, traded: Traded) -> bool:
        before = Before(me)
        exchange = next((one for one in me.outfit.swaps if one.option == step), None)
        if exchange is None:
            before.eat(EATEN[step])
        else:
            before.make(exchange)
            traded = after_exchange(traded, exchange)
        succeeds = self.succeeds(me, traded)
        before.restore()
        return succeeds


# What else may be done at any time


def cards_bring(g: Agricola, me: Player, wanted: Ways) -> bool:
    """Would a card that may be used at any time bring anything wanted that cannot be had without it?"""
    hooks = [hook for hook in me.outfit.hooks[ANY_TIME] if applies(g, me, hook, Deed(me))]
    if not hooks or not wanted:
        return False
    outlook = Outlook(g, me)
    return any(can_pay_any(after, wanted) for hook in hooks for after in outlook.after_card(me, hook))


def one_more(me: Player, good: Good) -> Bundle:
    """More of a good than can be had by exchanges."""
    n = me.goods[good] + 1
    while can_pay(me, ((good, n),)):
        n += 1
    return ((good, n),)


class Outlook:
    """Tries out, on a copy of the table, what may be done at any time. Nothing happens on the table itself.

    swaps: do other goods lead anywhere?
    eats: does food, or eating itself?
    food: does food, however it comes?
    releases: may fewer animals be better?
    """

    __slots__ = ("eats", "food", "g", "left", "me", "releases", "swaps")

    def __init__(
        self, g: Agricola, me: Player, *, swaps: bool = True, eats: bool = True, food: bool = True,
        releases: bool = False,
    ) -> None:  # fmt: skip
        self.g = g.copy()
        self.me = self.g.players[me.seat]
        self.swaps = swaps
        self.eats = eats
        self.food = food
        self.releases = releases
        self.left = MANY * MOST_TABLES  # so many tables may still be looked at

    def leads_to(self, goal: Goal) -> bool:
        """Does anything lead to a table like this? Whoever has more to try than can be looked at may find it."""
        seen = {self.key(self.me)}
        todo = [self.me]
        self.left = MOST_TABLES
        for me in todo:
            for after in self.steps(me):
                key = self.key(after)
                if key in seen:
                    continue
                seen.add(key)
                todo.append(after)
                self.g.players[after.seat] = after
                self.left -= 1
                if not after.crowded() and goal(self.g, after):
                    return True
            if self.left <= 0:
                return True
        return False

    def key(self, me: Player) -> tuple[object, ...]:
        """All of a player that exchanges and cards used at any time change, as far as it leads anywhere."""
        farm = me.farm
        land = (tuple(farm.sown), farm.fields, farm.covered)
        notes = tuple(sorted(me.notes.items()))
        goods = me.goods if self.food else me.goods[FOOD + 1 :]
        return (*goods, me.lying, me.noted, len(me.outfit.cold), notes, land)

    def steps(self, me: Player) -> list[Player]:
        """The player after each thing that can be done now."""
        self.g.players[me.seat] = me
        crowded = me.crowded()
        eats, swaps = self.eats or crowded, self.swaps or crowded
        options = [one for one in conversions(me) if (eats if one in EATEN else swaps)]
        found = [self.after(me, option) for option in options]
        if self.releases or crowded:
            found += [self.without(me, good) for good in ANIMALS if me.goods[good]]
        if crowded:
            return found
        for hook in me.outfit.hooks[ANY_TIME]:
            if applies(self.g, me, hook, Deed(me)):
                found += self.after_card(me, hook)
        if self.eats:
            for option in self.g.setup.doors.anytime_options(me):
                found += self.after_other(me, option)
        return found

    def after(self, me: Player, option: int) -> Player:
        after = me.copy()
        convert(self.g, after, option)
        return after

    def without(self, me: Player, good: Good) -> Player:
        after = me.copy()
        after.goods[good] -= 1
        after.animals_left(good)
        return after

    def after_card(self, me: Player, hook: Hook) -> list[Player]:
        """The player after each way to use a card."""
        run = hook.run
        assert run is not None
        return self.after_flow(me, lambda now: run(self.g, now, Deed(now)))

    def after_other(self, me: Player, option: int) -> list[Player]:
        """The player after something that a module allows."""
        return self.after_flow(me, lambda now: self.g.setup.doors.do_anytime(self.g, now, option))

    def after_flow(self, me: Player, start: Callable[[Player], Flow | None]) -> list[Player]:
        """The player after each way through a flow."""
        found: list[Player] = []
        todo: list[list[int]] = [[]]
        while todo and self.left > 0:
            picks = todo.pop()
            now = me.copy()
            self.g.players[me.seat] = now
            options = replay(start(now), picks)
            self.left -= A_FLOW
            if options and len(picks) < MOST_PICKS:
                todo += [[*picks, option] for option in options]
            elif not options:
                found.append(now)
        self.g.players[me.seat] = me
        return found


def replay(flow: Flow | None, picks: list[int]) -> list[Option]:
    """Answer what a flow asks: what it asks next; nothing: it has ended."""
    if flow is None:
        return []
    try:
        ask = next(flow)
        for pick in picks:
            ask = flow.send(pick)
    except StopIteration:
        return []
    return ask.options if isinstance(ask, Choice) else []
