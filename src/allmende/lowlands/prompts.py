"""All that The Lowlands asks, with where the offered things lie and what can end the turn.

New prompts come last: the order is that of the columns in observations.
"""

from typing import Any, Final, NotRequired, get_args

from allmende.lowlands.build import cost_of
from allmende.lowlands.cards import one_of, sure_payment
from allmende.lowlands.state import Lowlands
from allmende.lowlands.tile import Good
from allmende.lowlands.views import Resource, Space, Table, Things, Zone
from allmende.lowlands.vocabulary import BUILD, RESOURCES
from allmende.table.choice import Choice
from allmende.table.contract import Contract, PromptType, Where
from allmende.table.vocabulary import Key

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


def price_of_tile(g: Lowlands, choice: Choice, key: Key) -> dict[str, int] | None:
    """What building a tile will cost, laborers included."""
    if key[0] != "tile":
        return None
    me = g.players[choice.seat]
    return sure_payment(me.hand, cost_of(me, g.setup.tile_set.by_id[str(key[1])]), me.laborers[BUILD])


def price_of_resource(g: Lowlands, choice: Choice, key: Key) -> dict[str, int] | None:
    """What is handed in for one of a resource: two of another type, if it is missing."""
    if key[0] != "resource":
        return None
    return sure_payment(g.players[choice.seat].hand, one_of(RESOURCES.index(str(key[1]))))


def price_without(g: Lowlands, choice: Choice, key: Key) -> dict[str, int] | None:
    """What is left to pay if a laborer saves this; a second one would be asked for the next."""
    me = g.players[choice.seat]
    if me.laborers[BUILD] > 1:
        return None
    return sure_payment(me.hand, [choice.prompt.args[kind] - (kind == key[1]) for kind in RESOURCES])


CONTRACT: Final = Contract(
    [
        PromptType("build", {"value": int}, OFFER, pays=price_of_tile),
        PromptType("build-feature", {"value": int}, OFFER, pays=price_of_tile),
        PromptType("build-on", {"tile": str, "names": NotRequired[dict[str, str]]}, FARM),
        PromptType("buy-count", {"row": int, **PRICE}),
        PromptType("buy-from-supply", PRICE),
        PromptType("buy-row", {**LEFT, **PRICE}, MARKET, STOP),
        PromptType("choose-space", {"farmer": int, "value": int, **FEES}, BOARD),
        PromptType("co-build", {"by": int, "count": int}),
        PromptType("discard", LEFT, HAND),
        PromptType("draw", LEFT, DISPLAY, STOP),
        PromptType("fence-from", {"edge": int}, pays=price_of_resource),
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
        PromptType("save", COST, pays=price_without),
        PromptType("sell-count", {"row": int, **PRICE}),
        PromptType("sell-row", {**LEFT, **PRICE}, MARKET, STOP),
        PromptType("sell-to-supply", PRICE),
        PromptType("set-fence", LEFT, FARM, STOP),
        PromptType("store", LEFT, {"resource": "store"}, pays=price_of_resource),
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
