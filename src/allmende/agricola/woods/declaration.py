"""The forest deck as the game knows it."""

from typing import Final

from allmende.agricola.goods import FAIRY, LLAMA
from allmende.agricola.module import Declaration, Module
from allmende.agricola.woods.module import ForestDeckModule
from allmende.agricola.woods.tales import NAME
from allmende.table.rules import Json
from allmende.table.settings import flag

SETTING: Final = "forest_deck"


def made(options: Json) -> Module | None:
    return ForestDeckModule() if options.get(SETTING, False) else None


FOREST_DECK: Final = Declaration(
    name=NAME,
    made=made,
    asked_by="forest_deck=True",
    settings=(flag(SETTING),),
    samples=(
        {"players": 1, "forest_deck": True, "cards": "deal"},
        {"players": 5, "forest_deck": True, "expansion": "moor", "level": 3, "cards": "deal"},
    ),
    said=(SETTING,),
    seat_keys=(NAME, "blocked"),
    goods=(LLAMA, FAIRY),
    decks=("forest",),
)
