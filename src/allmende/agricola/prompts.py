"""All that Agricola asks, with where the offered things lie and what can end the turn.

New prompts come last, among the late ones: the order is that of the columns in observations.
"""

from collections.abc import Mapping
from typing import Any, Final, NotRequired, get_args

from allmende.agricola.registry.prompts import LATE_PROMPTS, MODULE_PLACES, MODULE_PROMPTS
from allmende.agricola.seen.bundles import Bundle, Good
from allmende.agricola.seen.offered import card_zone, ends_turn, helps_now
from allmende.agricola.seen.views import Table, Things, Zone
from allmende.table.contract import Contract, PromptType, Where

PLACES: Final[dict[str, Where]] = {
    "space": "board", "card": card_zone, "cell": "farm", "edge": "farm", "grain": "farm", "vegetable": "farm",
    "eat": "goods", "discard": "goods", "exchange": "goods", "bake": "goods", **MODULE_PLACES,
}  # fmt: skip
"""Whatever is asked, things of a kind lie in the same place."""

NEED: Final[dict[str, Any]] = {"need": int, "missing": int}
FARM: Final[dict[str, Any]] = {"farm": NotRequired[int]}
"""The seat of the farm, if it is not the own."""
WAYS: Final[dict[str, Any]] = {"ways": list[Bundle]}

PROMPTS: Final[dict[str, Mapping[str, Any]]] = {
    "animal-market": {},
    "anytime": {},
    "bake": {},
    "bake-at-once": {},
    "before-breeding": {},
    "build-fence": {
        "count": int,
        "price": NotRequired[list[Bundle]],
        "next": NotRequired[dict[str, list[Bundle]]],
        "own": NotRequired[int],
        "costs": NotRequired[list[list[Bundle]]],
        **FARM,
    },
    "build-room": FARM,
    "build-stable": {"free": NotRequired[bool], **FARM},
    "card": {"card": str, "round": NotRequired[int]},
    "choose-action": {},
    "choose-good": {},
    "convert": {"good": Good, "count": int},
    "draw-card": {},
    "drop-card": {},
    "feed": NEED,
    "house-animals": {},
    "improvement": {},
    "keep-card": {"occupations": int, "minors": int},
    "last-chance": {},
    "make-room": {},
    "minor-improvement": {},
    "mulligan": {},
    "pass": {},
    "pay": WAYS,
    "pay-food": NEED,
    "pay-or-return": WAYS,
    "place-another": {},
    "place-extra": {},
    "place-person": {},
    "play-occupation": {},
    "plow": FARM,
    "renovate": {},
    "sow": {},
    "sow-card": {"card": str},
    "swap-card": {},
    "use-card": {},
    "which-grain": {},
    **MODULE_PROMPTS,
}
LATE: Final[dict[str, Mapping[str, Any]]] = {
    "change-cards": {}, "renovate-or": {}, **LATE_PROMPTS, "be-placed": {}, "place-for": {"to": int},
}  # fmt: skip
GOES_ON: Final = ("anytime",)
"""Whoever stops here is asked on."""


def declared(name: str, fields: Mapping[str, Any]) -> PromptType:
    return PromptType(name, fields, PLACES, () if name in GOES_ON else ends_turn, late=name in LATE)


CONTRACT: Final = Contract(
    [declared(name, fields) for name, fields in (PROMPTS | LATE).items()],
    view=Table,
    things=Things,
    zones=get_args(Zone),
    asides={"anytime": helps_now},
)
