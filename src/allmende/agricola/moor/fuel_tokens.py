"""The variant "fuel-tokens": a new cooking improvement is not in use until 1 fuel was paid for it.

Such a card is called cold. What it cooks, bakes and exchanges does not count; its points do. It may be lit at any time:
in the menu of a turn, and where food is needed or animals have no room.
"""

from typing import Final

from allmende.agricola.cards.card import CARDS, NUMBER_OF, Card
from allmende.agricola.goods import Bundle, bundle
from allmende.agricola.paying.payment import pay
from allmende.agricola.paying.reach import can_pay
from allmende.agricola.player import Player
from allmende.agricola.state import Agricola
from allmende.agricola.vocabulary import VOCABULARY
from allmende.table.choice import Flow, Option

PRICE: Final[Bundle] = bundle(fuel=1)
LIGHT: Final = {NUMBER_OF[str(key[1])]: VOCABULARY.number_of(*key) for key in VOCABULARY if key[0] == "light"}
"""The option to light a card, by its number."""
LIT: Final[dict[int, int]] = {option: number for number, option in LIGHT.items()}
"""The number of the card that an option lights."""


def is_cooking(card: Card) -> bool:
    """Does it cook by itself? The additional majors of six players are never used with the expansion."""
    additional = card.deck == "base" and card.under is not None
    return card.is_improvement() and len(card.cooks) > 0 and not card.cooks_with and not additional


def lightable(me: Player) -> list[Option]:
    """The cold cards that could be lit now."""
    if not me.outfit.cold or not can_pay(me, PRICE):
        return []
    return [LIGHT[card.number] for card in me.outfit.cold]


def light(g: Agricola, me: Player, option: int) -> Flow:
    """Pay 1 fuel, and the token goes away."""
    yield from pay(g, me, [PRICE])
    card = CARDS[LIT[option]]
    me.warm(card)
    if g.events is not None:
        g.tell("light", me, card=card.slug)
