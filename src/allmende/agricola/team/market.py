"""Market Place: goods go over to the partner, and back. Of each type that is handed over 1 is lost."""

from typing import Final

from allmende.agricola.actions.space import Space
from allmende.agricola.cards.hooks import Deed
from allmende.agricola.farm.animals import house_animals
from allmende.agricola.goods import COMMON, KINDS, LLAMA, Bundle, listed, names, to_json
from allmende.agricola.player import Player
from allmende.agricola.state import Agricola
from allmende.agricola.team.partners import partner_of
from allmende.agricola.vocabulary import CHOSEN, DONE, GOOD_OF
from allmende.table.choice import Asks, Choice, Flow, Prompt

TRADED: Final = (*range(COMMON), LLAMA)
LOST: Final = 1
"""So many of each type go to the general supply."""


def can_give(me: Player) -> bool:
    """Has the player enough of a type, to lose 1 and hand 1 over?"""
    return any(me.goods[good] > LOST for good in TRADED)


def can_trade(g: Agricola, me: Player) -> bool:
    return can_give(me) or can_give(partner_of(g, me))


def market(g: Agricola, me: Player, deed: Deed) -> Flow:
    """The player decides what to give, then the partner, who knows of it: something must change hands. Then all that
    came is housed."""
    partner = partner_of(g, me)
    given = yield from choose_goods(me, partner, may=can_give(partner))
    tell_given(g, me, partner, given)
    hand_over(me, given)
    back = yield from choose_goods(partner, me, may=bool(given))
    tell_given(g, partner, me, back)
    hand_over(partner, back)
    for receiver, goods in ((me, back), (partner, given)):
        before = receiver.goods[:]
        g.gain(receiver, goods)
        if receiver.crowded():
            yield from house_animals(g, receiver, before=before)


def choose_goods(me: Player, partner: Player, may: bool) -> Asks[Bundle]:
    """Good by good; at least one, unless none `may` be given."""
    given = [0] * KINDS
    while True:
        options = [GOOD_OF[good] for good in TRADED if me.goods[good] > given[good] + LOST]
        if not options:
            return listed(given)
        if may or any(given):
            options.append(DONE)
        goods = listed(given)
        args = {"to": partner.seat, "goods": to_json(goods), "lost": to_json(lost_of(goods))}
        pick = yield Choice(me.seat, Prompt("give-goods", args), options)
        if pick == DONE:
            return goods
        given[CHOSEN[pick]] += 1


def lost_of(goods: Bundle) -> Bundle:
    return tuple([(good, LOST) for good, _ in goods])


def hand_over(me: Player, goods: Bundle) -> None:
    """Goods leave the giver; what is lost goes to the general supply."""
    for good, n in goods:
        me.goods[good] -= n + LOST
        me.animals_left(good, n + LOST)


def tell_given(g: Agricola, me: Player, partner: Player, goods: Bundle) -> None:
    if goods and g.events is not None:
        g.tell("give-goods", me, to=partner.seat, goods=names(goods), lost=names(lost_of(goods)))


MARKET_PLACE: Final = Space("market-place", can=can_trade, act=market)
