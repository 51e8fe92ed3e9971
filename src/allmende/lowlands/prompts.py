"""All that The Lowlands asks, with where the offered things lie and what can end the turn.

New prompts come last: the order is that of the columns in observations.
"""

from typing import Any, Final, NotRequired, get_args

from allmende.lowlands.tile import Good
from allmende.lowlands.views import Resource, Space, Table, Things, Zone
from allmende.table.contract import Contract, PromptType, Where

LEFT: Final[dict[str, Any]] = {"left": int}
PRICE: Final[dict[str, Any]] = {"price": int}
COST: Final[dict[str, Any]] = dict.fromkeys(get_args(Resource), int)
FEES: Final[dict[str, Any]] = dict.fromkeys(get_args(Space), NotRequired[int])
"""Coins, for each space that may be chosen."""
GIFTS: Final[dict[str, Any]] = {good.value: NotRequired[int] for good in Good}

FARM: Final[dict[str, Where]] = {"cell": "farm", "edge": "farm"}
BOARD: Final[dict[str, Where]] = {"farmer": "board", "space": "board", "laborer": "board"}
OFFER: Final[dict[str, Where]] = {"tile": "offer"}
MARKET: Final[dict[str, Where]] = {"row": "market"}
HAND: Final[dict[str, Where]] = {"resource": "hand"}
DISPLAY: Final[dict[str, Where]] = {"resource": "display", "deck": "deck"}

STOP: Final = ("done",)
"""Whoever stops here has no more to do in this turn."""

CONTRACT: Final = Contract(
    [
        PromptType("build", {"value": int}, OFFER),
        PromptType("build-feature", {"value": int}, OFFER),
        PromptType("build-on", {"tile": str, "names": NotRequired[dict[str, str]]}, FARM),
        PromptType("buy-count", {"row": int, **PRICE}),
        PromptType("buy-from-supply", PRICE),
        PromptType("buy-row", {**LEFT, **PRICE}, MARKET, STOP),
        PromptType("choose-space", {"farmer": int, "value": int, **FEES}, BOARD),
        PromptType("co-build", {"by": int, "count": int}),
        PromptType("discard", LEFT, HAND),
        PromptType("draw", LEFT, DISPLAY, STOP),
        PromptType("fence-from", {"edge": int}),
        PromptType("income", {"cards": int, "coins": int}),
        PromptType("leftover-coins", LEFT),
        PromptType("move-laborer", {}, BOARD),
        PromptType("offer-co-building", {"count": int}, {"seat": "table"}, ("seat", "market")),
        PromptType("pass", {}, {}, STOP),
        PromptType("pay", COST, HAND),
        PromptType("pay-for", {"resource": Resource, **COST}),
        PromptType("place-farmer", {}, BOARD),
        PromptType("place-laborer", {}, BOARD),
        PromptType("progress-token", {"token": str, **GIFTS}),
        PromptType("save", COST),
        PromptType("sell-count", {"row": int, **PRICE}),
        PromptType("sell-row", {**LEFT, **PRICE}, MARKET, STOP),
        PromptType("sell-to-supply", PRICE),
        PromptType("set-fence", LEFT, FARM, STOP),
        PromptType("store", LEFT, {"resource": "store"}),
        PromptType("swap", LEFT, HAND),
        PromptType("swap-for", {"resource": Resource}, DISPLAY),
        PromptType("take-fence", LEFT, FARM),
        PromptType("trade", {"points": int, "buy": int, "sell": int}),
        PromptType("use-farmer-token", {"farmer": int}),
    ],
    view=Table,
    things=Things,
    zones=get_args(Zone),
)
