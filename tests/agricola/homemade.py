"""Cards of our own for rules that no card of the box asks about. They are in no deck, and in no saved game."""

from typing import Any

from allmende.agricola.cards.card import GOODS_PROVIDER, MINOR, Card
from allmende.agricola.cards.hooks import Hook
from allmende.agricola.cards.outfit import Outfit
from allmende.agricola.vocabulary import YES
from tests.agricola.situations import Situation


def give_card(t: Situation, *hooks: Hook, seat: int = 0, **fields: Any) -> Card:
    """Lay a card with these hooks and fields in front of a player."""
    card = Card(0, "homemade", MINOR, GOODS_PROVIDER, YES)
    for name, value in fields.items():
        setattr(card, name, value)
    card.hooks = hooks
    for hook in hooks:
        hook.card = card
    me = t.player(seat)
    me.outfit = Outfit((*me.outfit.cards, card), me.outfit.rules, me.outfit.cold)
    t.state.opening = None  # copies find out anew what can be done
    return card
