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
CAUSE: Final[dict[str, Any]] = {
    "moment": str, "about": NotRequired[str], "by": NotRequired[int], "card": NotRequired[str],
}  # fmt: skip
"""What has set abilities off ("gain", "other-gain", "trash", "trashes", "discard", "discards"), which card, by whom;
and the thing that can be used, if it is one."""
FROM_HAND: Final = {"card": "hand"}
ANYWHERE: Final = {"card": "hand", "landscape": "landscapes"}
TOKENS: Final = {"coffers": "tokens", "villagers": "tokens", "debt": "tokens"}


def ends_buying(g: "Dominion", key: Key) -> bool:
    """The last buy ends the turn, and so does leaving the Buy phase, unless a Night phase follows."""
    return not g.setup.night and (key[0] == "done" or (key[0] in ("pile", "landscape") and g.buys == 1))


CONTRACT: Final = Contract(
    [
        PromptType("action-phase", {}, {"card": "hand", **TOKENS}),
        PromptType(
            "buy-phase", {}, {"card": "hand", "pile": "supply", "landscape": "landscapes", **TOKENS}, ends_buying
        ),
        PromptType("choose-mode", CARD),
        PromptType("discard", SOME_CARDS, FROM_HAND),
        PromptType("gain", CARD, {"pile": "supply"}),
        PromptType("play", ABOUT),
        PromptType("play-twice", SOME_CARDS, FROM_HAND),
        PromptType("put-back", {"card": str, "left": int}, {"card": "looking"}),
        PromptType("react-to-attack", {"card": str, "by": int}, FROM_HAND),
        PromptType("resolve", CAUSE, ANYWHERE),
        PromptType("save", SOME_CARDS, {"card": "in_play"}),
        PromptType("set-aside", ABOUT),
        PromptType("shuffle-in", SOME_CARDS, {"card": "discard"}),
        PromptType("topdeck", SOME_CARDS, FROM_HAND),
        PromptType("trash", SOME_CARDS, FROM_HAND),
        PromptType("end-buying", {}, {"card": "tavern"}, late=True),
        PromptType("exchange", {}, {"card": "in_play"}, late=True),
        PromptType("exile", SOME_CARDS, FROM_HAND, late=True),
        PromptType("keep", SOME_CARDS, {"card": "discard"}, late=True),
        PromptType("night-phase", {}, {"card": "hand", **TOKENS}, ("done",), late=True),
        PromptType("pass", SOME_CARDS, FROM_HAND, late=True),
        PromptType("pay", ABOUT, TOKENS, late=True),
        PromptType("play-as", CARD, ANYWHERE, late=True),
        PromptType("play-once", SOME_CARDS, FROM_HAND, late=True),
        PromptType("receive", CARD, {"landscape": "landscapes"}, late=True),
        PromptType("reveal", SOME_CARDS, FROM_HAND, late=True),
        PromptType("start-buying", {}, ANYWHERE, late=True),
        PromptType("start-turn", {}, ANYWHERE, late=True),
        PromptType("take", SOME_CARDS, {"card": "looking"}, late=True),
        PromptType("use", ABOUT, late=True),
        PromptType("mat", SOME_CARDS, FROM_HAND, late=True),
        PromptType("put-aside", SOME_CARDS, FROM_HAND, late=True),
        PromptType("replay", CARD, {"card": "in_play"}, late=True),
        PromptType("put-under", SOME_CARDS, {"card": "in_play"}, late=True),
    ],
    view=Table,
    things=Things,
    zones=get_args(Zone),
)
