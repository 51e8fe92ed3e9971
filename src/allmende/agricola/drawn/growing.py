"""Growth and other things that an event commands, and that may cost something."""

from __future__ import annotations

from allmende.agricola.actions.family import can_grow, grow, growth_ways
from allmende.agricola.cards.asking import confirm
from allmende.agricola.goods import count_in
from allmende.agricola.player import Player
from allmende.agricola.state import Agricola
from allmende.table.choice import Asks


def must_grow(g: Agricola, me: Player, slug: str) -> Asks[bool]:
    """The family grows, room or not, if it can. Whoever would have to make the food for it may let it be."""
    if not can_grow(g, me, room=False):
        return False
    ways = growth_ways(g, me)
    at_hand = any(all(me.goods[good] >= count_in(way, good) for good, _ in way) for way in ways)
    if not at_hand and not (yield from confirm(me, slug)):
        return False
    yield from grow(g, me)
    return True
