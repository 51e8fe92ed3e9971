"""Payments: how the owner chooses between the ways to pay.

A cost is a list of ways, each a bundle of goods. A way can be paid if the goods are there or can be made by what is
allowed at any time: eating crops, cooking, exchanges of cards. When there is only one way it is taken; otherwise the
owner chooses good by good, and every step leads to an end.
"""

from collections.abc import Sequence

from allmende.agricola.cards.card import Card
from allmende.agricola.cards.hooks import COST, Deed, Ways
from allmende.agricola.cards.printed import Exchange
from allmende.agricola.goods import GOODS, Bundle, bundle, counts_of, covers, less, plus, to_json
from allmende.agricola.paying.exchange import NO_EXCHANGES, NOT_TRADED, after_pick, convert
from allmende.agricola.paying.reach import Goal, Prepayment, can_pay, can_pay_first_after, steps_to
from allmende.agricola.player import Player
from allmende.agricola.state import Agricola
from allmende.agricola.vocabulary import CHOSEN, GOOD_OF
from allmende.table.choice import Asks, Choice, Flow, Option, Prompt


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


def pay(
    g: Agricola,
    me: Player,
    ways: Ways,
    returned: Sequence[Card] = (),
    extra: tuple[Exchange, ...] = NO_EXCHANGES,
    removes: bool = False,
) -> Asks[Card | None]:
    """Pay a cost that can be paid.

    returned: cards of which one may be handed back instead; it is the result
    removes: what is handed back leaves the game
    extra: exchanges that are possible at this moment, beside those that always are
    """
    if len(ways) == 1 and not returned:
        way = ways[0]
    else:
        possible = [way for way in ways if can_pay(me, way, extra)]
        if returned and (card := (yield from choose_return(g, me, possible, returned))) is not None:
            g.hand_back(me, card, removes)
            return card
        way = yield from choose_way(me, possible)
    yield from make_ready(g, me, way, extra)
    g.hand_over(me, way)
    return None


def pay_first(g: Agricola, me: Player, price: Bundle, then: Goal) -> Flow:
    """Pay a price beforehand, so that something else is possible afterwards."""
    if not price:
        return
    traded = NOT_TRADED
    while not (search := Prepayment(g, price, then)).succeeds_now(me):
        steps = [step for step in search.steps(me, traded) if can_pay_first_after(g, me, price, then, step, traded)]
        pick = yield from choose_step(me, less(price, tuple(enumerate(me.goods))) or price, steps)
        convert(g, me, pick)
        traded = after_pick(traded, pick)
    g.hand_over(me, price)


def choose_return(g: Agricola, me: Player, possible: Ways, returned: Sequence[Card]) -> Asks[Card | None]:
    """Hand a card back, or pay after all."""
    options = [card.option for card in returned]
    goods = sorted({good for way in possible for good, _ in way})
    options += [GOOD_OF[good] for good in goods[:1]]
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
        options = [GOOD_OF[good] for good in goods]
        pick = CHOSEN[(yield Choice(me.seat, prompt or Prompt("pay", cost_facts(ways)), options))]
        counts = [way for way in counts if way[pick] > least[pick]]
    return tuple([(good, n) for good, n in enumerate(counts[0]) if n])


def cost_facts(ways: Ways) -> dict[str, object]:
    return {"ways": [to_json(way) for way in ways]}


def make_ready(g: Agricola, me: Player, way: Bundle, extra: tuple[Exchange, ...] = NO_EXCHANGES) -> Flow:
    """Turn goods into others until a cost can be paid with what is in the supply."""
    traded = NOT_TRADED
    while missing := less(way, tuple(enumerate(me.goods))):
        pick = yield from choose_step(me, missing, steps_to(me, way, extra, traded))
        convert(g, me, pick, extra)
        traded = after_pick(traded, pick)
        extra = tuple([exchange for exchange in extra if exchange.option != pick])


def choose_step(me: Player, missing: Bundle, steps: list[Option]) -> Asks[int]:
    if len(steps) == 1:
        return steps[0]
    good, n = missing[0]
    return (yield Choice(me.seat, Prompt("convert", {"good": GOODS[good], "count": n}), steps))


def food(n: int) -> Ways:
    return [bundle(food=n)]
