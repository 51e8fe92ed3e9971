"""The special action cards of a player alone: a pile, of which one card lies open at a time."""

from typing import Final

from allmende.agricola.moor.special import cards_for
from allmende.agricola.moor.table import NO_CARD, Moor, moor_of
from allmende.agricola.player import Player
from allmende.agricola.state import Agricola
from allmende.agricola.vocabulary import NO, YES
from allmende.table.choice import Choice, Flow, Prompt

KEEP: Final = Prompt("keep-special")


def shuffle_pile(g: Agricola) -> None:
    moor = moor_of(g)
    moor.pile = list(range(len(cards_for(1))))
    g.rng.shuffle(moor.pile)


def prepare(g: Agricola) -> Flow:
    """A card that was not used may be put below the pile; then one lies open."""
    moor, me = moor_of(g), g.players[0]
    if moor.open != NO_CARD and moor.pile and (yield Choice(me.seat, KEEP, [YES, NO])) == NO:
        if g.events is not None:
            g.tell("bury-special", me, specialcard=cards_for(1)[moor.open].slug)
        moor.pile.insert(0, moor.open)
        moor.buried += 1
        moor.open = NO_CARD
    if moor.open == NO_CARD:
        reveal(g, moor, me)


def reveal(g: Agricola, moor: Moor, me: Player) -> None:
    """The top card of the pile; if there is none, the card that was used last."""
    if moor.pile:
        moor.open = moor.pile.pop()
        moor.buried = min(moor.buried, len(moor.pile))
        g.news += 1
    else:
        moor.open = moor.spent.pop()
    if g.events is not None:
        g.tell("special-card", me, specialcard=cards_for(1)[moor.open].slug)
