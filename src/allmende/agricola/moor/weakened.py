"""The variant "weakened-cards": what cards of the base game count that reward many improvements or a full farm."""

from typing import Final

from allmende.agricola.cards.card import MAJOR, Card
from allmende.agricola.moor.hands import DECK
from allmende.agricola.moor.layers import land_of
from allmende.agricola.player import Player

WEAKENED: Final = "weakened-cards"


def counts_weakened(card: Card) -> bool:
    """They disregard the new major improvements."""
    return card.kind != MAJOR or card.deck != DECK


def is_full_weakened(me: Player) -> bool:
    """They want neither forests nor moors on the farmyard."""
    land = land_of(me)
    return not land.forests | land.moors
