"""What cards count that reward many improvements. A module may weaken them."""

from allmende.agricola.cards.card import Card
from allmende.agricola.player import Player
from allmende.agricola.state import Agricola


def counted_improvements(g: Agricola, me: Player) -> list[Card]:
    """The improvements in front of a player that count."""
    counts = g.setup.doors.counts
    return [card for card in me.outfit.cards if card.is_improvement() and counts(g, card)]
