"""Making food: for feeding the family, and for costs that are always paid."""

from allmende.agricola.cards.hooks import ANY_TIME
from allmende.agricola.farm.animals import house_animals
from allmende.agricola.goods import FOOD, Bundle, bundle
from allmende.agricola.paying.anytime import at_any_time
from allmende.agricola.paying.exchange import NOT_TRADED, Traded, after_pick, available, convert, edible, is_unspent
from allmende.agricola.paying.reach import can_pay, cards_bring, helpful, one_more, steps_to, useful_goods
from allmende.agricola.player import Player
from allmende.agricola.state import Agricola
from allmende.agricola.vocabulary import ANYTIME, DONE
from allmende.table.choice import Choice, Flow, Option, Prompt


def food_options(me: Player, traded: Traded = NOT_TRADED) -> list[Option]:
    """What could become food now."""
    options = edible(me)
    if me.outfit.exchanges:
        useful = useful_goods(me.outfit.exchanges, [FOOD])
        found = helpful(me.outfit.exchanges, useful)
        options += [exchange.option for exchange in found if available(me, exchange, traded)]
    return options


def harvest_options(me: Player, traded: Traded = NOT_TRADED) -> list[Option]:
    """Exchanges of improvements that are possible once in this harvest, and what leads to such exchanges."""
    options: list[Option] = []
    for exchange in me.outfit.harvest_exchanges:
        if available(me, exchange):
            options.append(exchange.option)
        elif is_unspent(me, exchange) and can_pay(me, exchange.give, traded=traded):
            options += steps_to(me, exchange.give, traded=traded)
    return options


def feeding_options(
    g: Agricola, me: Player, missing: int, traded: Traded = NOT_TRADED, between: bool = True
) -> list[Option]:
    """What helps to feed a family that lacks so much food. Harvest exchanges are always possible.

    between: has the player not declined yet what else may be done at any time?
    """
    options: list[Option] = []
    if missing:
        options += food_options(me, traded) + g.setup.doors.anytime_options(me)
    if me.outfit.harvest_exchanges:
        options = list(dict.fromkeys(options + harvest_options(me, traded)))
    if between and me.outfit.hooks[ANY_TIME] and cards_bring(g, me, wanted_goods(me, missing)):
        options.append(ANYTIME)
    return options


def wanted_goods(me: Player, missing: int) -> list[Bundle]:
    """What would help to feed the family: goods for a harvest exchange, and more food if some is missing."""
    unspent = [exchange.give for exchange in me.outfit.harvest_exchanges if is_unspent(me, exchange)]
    return [give for give in unspent if not can_pay(me, give)] + ([one_more(me, FOOD)] if missing else [])


def make_food(g: Agricola, me: Player, need: int, harvest: bool = False) -> Flow:
    """Turn goods into food as long as some is missing; nobody has to. In a harvest more is possible."""
    traded = NOT_TRADED
    between = True
    while True:
        missing = max(0, need - me.goods[FOOD])
        others = g.setup.doors.anytime_options(me) if missing else []
        if harvest:
            options = feeding_options(g, me, missing, traded, between)
        else:
            options = food_options(me, traded) + others if missing else []
        if not options:
            return
        options.append(DONE)
        prompt = Prompt("feed" if harvest else "pay-food", {"need": need, "missing": missing})
        pick = yield Choice(me.seat, prompt, options)
        if pick == DONE:
            return
        if pick == ANYTIME:
            after = yield from at_any_time(g, me, traded)
            between = after is not None
            traded = after or traded
        elif pick in others:
            yield from g.setup.doors.do_anytime(g, me, pick)
        else:
            convert(g, me, pick)
            traded = after_pick(traded, pick)
            if me.crowded():
                yield from house_animals(g, me)


def pay_or_beg(g: Agricola, me: Player, n: int) -> Flow:
    """An individual cost in food is always paid: what is missing at the end becomes begging markers."""
    yield from make_food(g, me, n)
    paid = min(n, me.goods[FOOD])
    g.hand_over(me, bundle(food=paid))
    g.beg(me, n - paid)
