"""Actions of a space that are carried out without a person: it is not used, and stays free."""

from __future__ import annotations

from allmende.agricola.actions.space import Space
from allmende.agricola.cards.hooks import Deed
from allmende.agricola.course.turn import resolve
from allmende.agricola.player import Player
from allmende.agricola.state import Agricola
from allmende.table.choice import Flow


def unoccupied(g: Agricola, me: Player, but: int = 0) -> list[Space]:
    """The spaces that are neither occupied nor blocked and whose actions the player could carry out now.

    but: spaces that need a person, as a mask
    """
    found: list[Space] = []
    closed = g.used | g.blocked | but
    for number in g.board:
        space = g.space(number)
        if closed >> number & 1 or g.occupied[number] or g.is_closed(space) or g.round < space.from_round:
            continue
        if g.setup.doors.bars(g, me, space):
            continue
        if space.good >= 0 and not g.lying(space) and not g.gives(space):
            continue
        if space.can is None or space.can(g, me):
            found.append(space)
    return found


def carry_out(g: Agricola, me: Player, space: Space) -> Flow:
    """Take its goods and carry out its actions. Nobody stands there: cards that react to its use stay silent."""
    deed = Deed(me, space)
    deed.unmanned = True
    if space.good >= 0:
        deed.taken = g.lying(space)
    if g.events is not None:
        g.tell("carry-out", me, space=space.slug)
    yield from resolve(g, me, space, deed)
