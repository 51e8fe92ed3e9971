"""Family growth."""

from allmende.agricola.cards.hooks import AFTER_GROWTH, GROW, Deed, Ways
from allmende.agricola.cards.triggers import fire
from allmende.agricola.goods import NOTHING
from allmende.agricola.paying.payment import pay, with_surcharge
from allmende.agricola.paying.reach import can_pay_any
from allmende.agricola.player import Player
from allmende.agricola.state import Agricola
from allmende.table.choice import Flow


def can_grow(g: Agricola, me: Player, room: bool = True) -> bool:
    """Is there a person left, and room for it where it is needed? A module may want something for it."""
    if not me.somebody_left() or (room and me.room_for_people() <= me.people):
        return False
    return not g.setup.modules or can_pay_any(me, growth_ways(g, me))


def growth_ways(g: Agricola, me: Player) -> Ways:
    return with_surcharge(g, me, GROW, me, [NOTHING])


def grow(g: Agricola, me: Player, on_card: bool = False, with_room: bool = False) -> Flow:
    """A newborn lies down beside the person who acted last, or on the card that brought it.

    with_room: by an action that wants room
    """
    if g.setup.modules:
        yield from pay(g, me, growth_ways(g, me))
    me.people += 1
    me.newborns += 1
    me.born_at.append(me.placed[-1] if me.placed and not on_card else -1)
    if g.events is not None:
        g.tell("grow", me, people=me.people)
    if me.outfit.hooks[AFTER_GROWTH]:
        deed = Deed(me)
        deed.with_room = with_room
        yield from fire(g, me, me.outfit.hooks[AFTER_GROWTH], deed)
