"""Family growth."""

from allmende.agricola.cards.hooks import AFTER_GROWTH, Deed
from allmende.agricola.cards.triggers import fire
from allmende.agricola.player import Player
from allmende.agricola.state import Agricola
from allmende.table.choice import Flow


def can_grow(me: Player, room: bool = True) -> bool:
    """Is there a person left, and room for it where it is needed?"""
    return me.somebody_left() and (not room or me.room_for_people() > me.people)


def grow(g: Agricola, me: Player, on_card: bool = False) -> Flow:
    """A newborn lies down beside the person who acted last, or on the card that brought it."""
    me.people += 1
    me.newborns += 1
    me.born_at.append(me.placed[-1] if me.placed and not on_card else -1)
    if g.events is not None:
        g.tell("grow", me, people=me.people)
    if me.outfit.hooks[AFTER_GROWTH]:
        yield from fire(g, me, me.outfit.hooks[AFTER_GROWTH], Deed(me))
