"""The X deck as the game knows it."""

from typing import Final

from allmende.agricola.module import Declaration, Module
from allmende.agricola.xdeck.contact import NAME
from allmende.agricola.xdeck.module import XDeck
from allmende.table.rules import Json
from allmende.table.settings import flag


def made(options: Json) -> Module | None:
    return XDeck() if options.get(NAME, False) else None


X_DECK: Final = Declaration(
    name=NAME,
    made=made,
    asked_by="xdeck=True",
    settings=(flag(NAME),),
    samples=(
        {"players": 1, "xdeck": True, "cards": "deal"},
        {"players": 4, "xdeck": True, "expansion": "moor", "level": 2, "cards": "deal"},
    ),
    said=(NAME,),
    table_keys=("x_cards",),
    seat_keys=("x_cards", "blocked"),
    decks=("x",),
)
