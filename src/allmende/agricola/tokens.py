"""Fuel tokens, a variant: a new cooking improvement is not in use until 1 fuel was paid for it.

Such a card is called cold. What it cooks, bakes and exchanges does not count; its points do. It may be lit at any time:
in the menu of a turn, and where food is needed or animals have no room.
"""

from typing import Final

from allmende.agricola.card import CARDS, Card
from allmende.agricola.goods import Bundle, bundle
from allmende.agricola.payment import can_pay, pay
from allmende.agricola.player import Player
from allmende.agricola.state import Agricola
from allmende.agricola.words import new_option
from allmende.table.choice import Flow, Option

PRICE: Final[Bundle] = bundle(fuel=1)
LIGHT: Final[dict[int, Option]] = {}
"""The option to light a card, by its number."""
LIT: Final[dict[int, Card]] = {}
"""The card that an option lights."""


def is_cooking(card: Card) -> bool:
    """Does it cook by itself? The additional majors of six players are never used with the expansion."""
    additional = card.deck == "base" and card.under is not None
    return card.is_improvement() and len(card.cooks) > 0 and not card.cooks_with and not additional


def name_options() -> None:
    """Number the options, after those of all decks there are."""
    for card in CARDS:
        if is_cooking(card) and card.number not in LIGHT:
            option = new_option("light", card.slug)
            LIGHT[card.number] = option
            LIT[option] = card


def lightable(me: Player) -> list[Option]:
    """The cold cards that could be lit now."""
    if not me.outfit.cold or not can_pay(me, PRICE):
        return []
    return [LIGHT[card.number] for card in me.outfit.cold]


def light(g: Agricola, me: Player, option: int) -> Flow:
    """Pay 1 fuel, and the token goes away."""
    yield from pay(g, me, [PRICE])
    card = LIT[option]
    me.warm(card)
    if g.events is not None:
        g.tell("light", me, card=card.slug)
