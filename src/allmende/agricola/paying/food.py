"""Making food: for feeding the family, and for costs that are always paid."""

from allmende.agricola.farm.animals import house_animals
from allmende.agricola.goods import FOOD, GOODS, bundle
from allmende.agricola.paying.payment import NOT_TRADED, Traded, after_pick, available, convert, helpful, useful_goods
from allmende.agricola.player import Player
from allmende.agricola.state import Agricola
from allmende.agricola.vocabulary import DONE, EAT_OF
from allmende.table.choice import Choice, Flow, Option, Prompt


def harvest_options(me: Player) -> list[Option]:
    """Exchanges of improvements that are possible once in this harvest."""
    return [exchange.option for exchange in me.outfit.harvest_exchanges if available(me, exchange)]


def food_options(me: Player, traded: Traded = NOT_TRADED) -> list[Option]:
    """What could become food now."""
    goods, rates = me.goods, me.outfit.rates
    options = [EAT_OF[good] for good in range(FOOD + 1, len(GOODS)) if goods[good] and rates[good]]
    if me.outfit.exchanges:
        useful = useful_goods(me.outfit.exchanges, [FOOD])
        found = helpful(me.outfit.exchanges, useful)
        options += [exchange.option for exchange in found if available(me, exchange, traded)]
    return options


def make_food(g: Agricola, me: Player, need: int, harvest: bool = False) -> Flow:
    """Turn goods into food as long as some is missing; nobody has to. Harvest exchanges are always possible."""
    traded = NOT_TRADED
    while True:
        missing = max(0, need - me.goods[FOOD])
        others = g.setup.doors.anytime_options(me) if missing else []
        options = food_options(me, traded) + others if missing else []
        if harvest and me.outfit.harvest_exchanges:
            options += harvest_options(me)
        if not options:
            return
        options.append(DONE)
        prompt = Prompt("feed" if harvest else "pay-food", {"need": need, "missing": missing})
        pick = yield Choice(me.seat, prompt, options)
        if pick == DONE:
            return
        if pick in others:
            yield from g.setup.doors.do_anytime(g, me, pick)
            continue
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
