"""What may be done at any time: eat, cook, exchange, use a card, discard. Offered at the owner's own choices."""

from typing import Final

from allmende.agricola.cards.card import OF_OPTION, RULE
from allmende.agricola.cards.hooks import ANY_TIME, Deed
from allmende.agricola.cards.printed import Exchange
from allmende.agricola.cards.triggers import applies, card_option, run
from allmende.agricola.farm.animals import discard, house_animals
from allmende.agricola.goods import KINDS
from allmende.agricola.paying.exchange import NOT_TRADED, Traded, after_pick, available, conversions, convert
from allmende.agricola.player import Player
from allmende.agricola.state import Agricola
from allmende.agricola.vocabulary import DISCARD_OF, DISCARDED, DONE
from allmende.table.choice import Asks, Choice, Flow, Prompt

AT_ANY_TIME: Final = Prompt("anytime")


def something_to_do(g: Agricola, me: Player) -> bool:
    """Is there anything to eat, cook, exchange or give back?"""
    if any(me.goods) or (len(me.outfit.cards) > 0 and something_special(g, me)):
        return True
    return len(g.setup.doors.idle_options(me)) > 0


def something_useful(g: Agricola, me: Player) -> bool:
    """... anything but giving goods back?"""
    if conversions(me) or something_special(g, me):
        return True
    doors = g.setup.doors
    return len(doors.anytime_options(me)) > 0 or len(doors.idle_options(me)) > 0


def something_special(g: Agricola, me: Player, traded: Traded = NOT_TRADED) -> bool:
    """Has the player a card that can be used at any time, and now? What everybody may do is nothing special."""
    return any(is_special(exchange) and available(me, exchange, traded) for exchange in me.outfit.exchanges) or any(
        applies(g, me, hook, Deed(me)) for hook in me.outfit.hooks[ANY_TIME]
    )


def is_special(exchange: Exchange) -> bool:
    return exchange.card is not None and exchange.card.kind != RULE


def at_any_time(g: Agricola, me: Player, traded: Traded = NOT_TRADED) -> Asks[Traded | None]:
    """Do one such thing, or nothing after all. Whoever does nothing is not offered it again at this choice.

    traded: what came by trades in this run of exchanges. The result is what did so now; None: nothing was done
    """
    options = conversions(me, traded)
    hooks = [hook for hook in me.outfit.hooks[ANY_TIME] if applies(g, me, hook, Deed(me))]
    options += [card_option(hook) for hook in hooks]
    others = g.setup.doors.anytime_options(me)
    options += others
    idle = g.setup.doors.idle_options(me)
    options += idle
    options += [DISCARD_OF[good] for good in range(KINDS) if me.goods[good]]
    pick = yield Choice(me.seat, AT_ANY_TIME, [*options, DONE])
    if pick == DONE:
        return None
    if pick in DISCARDED:
        discard(g, me, DISCARDED[pick])
    elif pick in idle:
        yield from g.setup.doors.do_idly(g, me, pick)
    elif pick in OF_OPTION:
        hook = next(hook for hook in hooks if card_option(hook) == pick)
        yield from run(g, me, hook, Deed(me))
    elif pick in others:
        yield from g.setup.doors.do_anytime(g, me, pick)
    else:
        convert(g, me, pick)
    if me.crowded():
        yield from house_animals(g, me)
    return after_pick(traded, pick)


def do_freely(g: Agricola, me: Player) -> Flow:
    """Do such things as long as the player likes."""
    traded: Traded | None = NOT_TRADED
    while traded is not None and something_to_do(g, me):
        traded = yield from at_any_time(g, me, traded)
