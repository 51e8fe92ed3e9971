"""All that Dominion asks, with where the offered cards lie and what can end the turn.

Cards that ask for cards tell the zone themselves (`choosing.choose_cards`); here stands where they usually lie. New
prompts come last: the order is that of the columns in observations.
"""

from typing import TYPE_CHECKING, Any, Final, NotRequired, get_args

from allmende.dominion.views import Table, Things, Zone
from allmende.table.contract import Contract, PromptType
from allmende.table.vocabulary import Key

if TYPE_CHECKING:
    from allmende.dominion.state import Dominion

CARD: Final[dict[str, Any]] = {"card": str}
SOME_CARDS: Final[dict[str, Any]] = {"card": str, "min": int, "max": int, "chosen": int}
ABOUT: Final[dict[str, Any]] = {"card": str, "about": NotRequired[str]}
FROM_HAND: Final = {"card": "hand"}


def ends_buying(g: "Dominion", key: Key) -> bool:
    """The last buy ends the turn, and so does leaving the Buy phase."""
    return key[0] == "done" or (key[0] == "pile" and g.buys == 1)


CONTRACT: Final = Contract(
    [
        PromptType("action-phase", {}, FROM_HAND),
        PromptType("buy-phase", {}, {"card": "hand", "pile": "supply"}, ends_buying),
        PromptType("choose-mode", CARD),
        PromptType("discard", SOME_CARDS, FROM_HAND),
        PromptType("gain", CARD, {"pile": "supply"}),
        PromptType("play", ABOUT),
        PromptType("play-twice", SOME_CARDS, FROM_HAND),
        PromptType("put-back", {"card": str, "left": int}, {"card": "looking"}),
        PromptType("react-to-attack", {"card": str, "by": int}, FROM_HAND),
        PromptType("resolve", CARD, FROM_HAND),
        PromptType("save", SOME_CARDS, {"card": "in_play"}),
        PromptType("set-aside", ABOUT),
        PromptType("shuffle-in", SOME_CARDS, {"card": "discard"}),
        PromptType("topdeck", SOME_CARDS, FROM_HAND),
        PromptType("trash", SOME_CARDS, FROM_HAND),
    ],
    view=Table,
    things=Things,
    zones=get_args(Zone),
)
