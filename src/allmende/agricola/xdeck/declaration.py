"""The X deck as the game knows it."""

from typing import Final

from allmende.agricola.module import Declaration, Module
from allmende.agricola.xdeck.contact import NAME
from allmende.agricola.xdeck.module import XDeck
from allmende.table.rules import Json
from allmende.table.settings import flag

OPTION: Final = "xdeck"


def made(options: Json) -> Module | None:
    return XDeck() if options.get(OPTION, False) else None


X_DECK: Final = Declaration(
    name=NAME,
    made=made,
    asked_by="xdeck=True",
    settings=(flag(OPTION),),
    samples=(
        {"players": 1, "xdeck": True, "cards": "deal"},
        {"players": 4, "xdeck": True, "expansion": "moor", "level": 2, "cards": "deal"},
    ),
    said=(OPTION,),
    seat_keys=(NAME, "blocked"),
    decks=("x",),
)
