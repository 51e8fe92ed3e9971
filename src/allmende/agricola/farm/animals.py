"""Animals that have no room: the owner decides what becomes of them."""

from allmende.agricola.cards.card import EXCHANGE_OF
from allmende.agricola.goods import ANIMALS, GOODS, Good, count_in
from allmende.agricola.paying.exchange import available, convert
from allmende.agricola.player import Player
from allmende.agricola.state import Agricola
from allmende.agricola.vocabulary import DISCARD_OF, DISCARDED, EAT_OF
from allmende.table.choice import Choice, Flow, Option, Prompt

HOUSE_ANIMALS = Prompt("house-animals")


def house_animals(
    g: Agricola, me: Player, cook: bool = True, back_to: int = -1, before: list[int] | None = None
) -> Flow:
    """Cook or release animals, one by one, until the rest fit. Newly bred young may not be cooked.

    back_to: by a house rule, those that just came from this space stay there instead of running away
    before: the goods before they came. Exchanges need animals that stand on the farm: those may still be exchanged
    """
    cook = cook and "house-before-cooking" not in g.setup.variants
    while me.crowded():
        animals = me.animals()
        keeps = me.keepable()
        options: list[Option] = []
        for kind, n in enumerate(animals):
            if any(keep[kind] < n for keep in keeps):
                good = ANIMALS[kind]
                if cook and me.outfit.rates[good]:
                    options.append(EAT_OF[good])
                if before is not None:
                    options += exchanges_of(me, good, before[good])
                options.append(DISCARD_OF[good])
        others = g.setup.doors.anytime_options(me) if cook else []
        options += others
        pick: int = options[0]
        if len(options) > 1:
            pick = yield Choice(me.seat, HOUSE_ANIMALS, options)
        if pick in others:
            yield from g.setup.doors.do_anytime(g, me, pick)
        elif pick in DISCARDED:
            discard(g, me, DISCARDED[pick])
            if back_to >= 0 and g.space(back_to).good == DISCARDED[pick]:
                g.piles[back_to] += 1
        else:
            convert(g, me, pick)
            if before is not None and pick in EXCHANGE_OF:
                for good, n in EXCHANGE_OF[pick].give:
                    before[good] -= n


def exchanges_of(me: Player, animal: Good, most: int) -> list[Option]:
    """Exchanges for which no more than so many of an animal are given."""
    return [
        exchange.option
        for exchange in me.outfit.exchanges
        if 0 < count_in(exchange.give, animal) <= most and available(me, exchange)
    ]


def discard(g: Agricola, me: Player, good: Good) -> None:
    """Give 1 good back to the general supply; an animal runs away."""
    me.goods[good] -= 1
    me.animals_left(good)
    if g.events is not None:
        g.tell("discard", me, goods=[GOODS[good]])
