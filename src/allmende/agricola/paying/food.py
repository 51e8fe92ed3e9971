"""Making food: for feeding the family, and for costs that are always paid."""

from allmende.agricola.cards.hooks import ANY_TIME, Deed
from allmende.agricola.cards.triggers import applies
from allmende.agricola.farm.animals import house_animals
from allmende.agricola.goods import FOOD, bundle
from allmende.agricola.paying.anytime import at_any_time
from allmende.agricola.paying.exchange import NOT_TRADED, Traded, after_pick, available, convert, edible, is_unspent
from allmende.agricola.paying.reach import Outlook, can_pay, can_pay_any, helpful, steps_to, useful_goods
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


def cards_help(g: Agricola, me: Player, missing: int) -> bool:
    """Would a card that may be used at any time bring more food than can be had without it, if some is missing, or
    make a harvest exchange possible?"""
    hooks = [hook for hook in me.outfit.hooks[ANY_TIME] if applies(g, me, hook, Deed(me))]
    unspent = [exchange.give for exchange in me.outfit.harvest_exchanges if is_unspent(me, exchange)]
    wanted = [give for give in unspent if not can_pay(me, give)]
    if missing:
        wanted.append(((FOOD, most_food(me) + 1),))
    if not hooks or not wanted:
        return False
    outlook = Outlook(g, me)
    return any(can_pay_any(after, wanted) for hook in hooks for after in outlook.after_card(me, hook))


def most_food(me: Player) -> int:
    """All food that can be had."""
    most = me.goods[FOOD]
    while can_pay(me, ((FOOD, most + 1),)):
        most += 1
    return most


def feeding_options(g: Agricola, me: Player, missing: int, traded: Traded = NOT_TRADED) -> list[Option]:
    """What helps to feed a family that lacks so much food. Harvest exchanges are always possible."""
    options: list[Option] = []
    if missing:
        options += food_options(me, traded) + g.setup.expansion.anytime_options(me)
    if me.outfit.harvest_exchanges:
        options = list(dict.fromkeys(options + harvest_options(me, traded)))
    if me.outfit.hooks[ANY_TIME] and cards_help(g, me, missing):
        options.append(ANYTIME)
    return options


def make_food(g: Agricola, me: Player, need: int, harvest: bool = False) -> Flow:
    """Turn goods into food as long as some is missing; nobody has to. In a harvest more is possible."""
    traded = NOT_TRADED
    while True:
        missing = max(0, need - me.goods[FOOD])
        others = g.setup.expansion.anytime_options(me) if missing else []
        if harvest:
            options = feeding_options(g, me, missing, traded)
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
            traded = (yield from at_any_time(g, me, traded)) or traded
        elif pick in others:
            yield from g.setup.expansion.do_anytime(g, me, pick)
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
