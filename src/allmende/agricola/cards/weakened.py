"""What some cards of the base game count. Farmers of the Moor proposes to weaken them: variant "weakened-cards"."""

from typing import Final

from allmende.agricola.cards.card import MAJOR, Card
from allmende.agricola.player import Player
from allmende.agricola.state import Agricola

WEAKENED: Final = "weakened-cards"


def counts(g: Agricola, card: Card) -> bool:
    """Does an improvement count for a card that rewards many of them? Weakened, they disregard the new majors."""
    return not (card.kind == MAJOR and card.deck == "moor" and WEAKENED in g.setup.variants)


def counted_improvements(g: Agricola, me: Player) -> list[Card]:
    """The improvements in front of a player that count."""
    return [card for card in me.outfit.cards if card.is_improvement() and counts(g, card)]


def is_full(g: Agricola, me: Player) -> bool:
    """Are all spaces of a farmyard used? Weakened cards want neither forests nor moors there."""
    if me.farm.unused():
        return False
    return WEAKENED not in g.setup.variants or not me.farm.forests | me.farm.moors
