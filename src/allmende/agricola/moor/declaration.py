"""Farmers of the Moor as the game knows it: its settings, what does not go with it, and what belongs to it alone."""

from collections.abc import Mapping
from typing import Any, Final

from allmende.agricola.goods import FUEL, HORSE
from allmende.agricola.module import Declaration, Module
from allmende.agricola.moor.hands import DECK
from allmende.agricola.moor.module import FarmersOfTheMoor
from allmende.agricola.settings import HAND_DEALS, TOO_MANY_TENS
from allmende.table.outside import whole
from allmende.table.rules import Json
from allmende.table.settings import Exclusion, Preset, number

WITH_MOOR: Final = (DECK,)
LEVELS: Final = (1, 2, 3)
WITH_HANDS: Final = (2, 3)
SIDE_JOB: Final = (2, 3, 4, 5)
"""For so many players the Side Job tile belongs to level 1."""

EXCLUSIONS: Final = (
    Exclusion("why-level-without-moor", {"expansion": ("none",), "level": LEVELS}),
    Exclusion("why-moor-without-level", {"expansion": WITH_MOOR, "level": (0,)}),
    Exclusion("why-moor-side-job", {"level": (1,), "players": SIDE_JOB, "side_job": (False,)}),
    Exclusion("why-moor-side-job", {"level": (1,), "players": (1, 6), "side_job": (True,)}),
    Exclusion("why-moor-side-job", {"level": WITH_HANDS, "side_job": (True,)}),
    Exclusion("why-moor-tile", {"expansion": WITH_MOOR, "tile": (True,), "players": (2,)}),
    Exclusion("why-level-1-hands", {"level": (1,), "cards": HAND_DEALS}),
    Exclusion("why-moor-hands", {"level": WITH_HANDS, "cards": ("none",)}),
    Exclusion("why-level-2-both", {"level": (2,), "cards": ("draft-both",)}),
    Exclusion("why-level-2-marks", {"level": (2,), "cards": ("by-marks",)}),
    Exclusion("why-level-3-both", {"level": (3,), "cards": ("draft-both", "draft-three-two")}),
    Exclusion("why-tens", {"level": (3,), "cards": ("ten-choose-seven",), "players": TOO_MANY_TENS}),
    Exclusion("why-fuel-tokens", {"expansion": ("none",), "variants": ("fuel-tokens",)}),
    Exclusion("why-weakened-cards", {"expansion": ("none",), "variants": ("weakened-cards",)}),
    Exclusion("why-larkin-start", {"expansion": WITH_MOOR, "variants": ("larkin-start",)}),
)


def made(options: Json) -> Module | None:
    level: int = options.get("level", 0)
    return FarmersOfTheMoor(level, options["players"], "fuel-tokens" in options["variants"]) if level else None


def no_view() -> Json:
    return {"moor": None}


def no_tiles() -> Json:
    return {"forests": [], "moors": [], "below": {"forests": [], "moors": []}}


def has_hands(options: Mapping[str, Any]) -> bool:
    return whole(options.get("level", 0)) in WITH_HANDS


MOOR: Final = Declaration(
    name=DECK,
    made=made,
    asked_by="expansion='moor'",
    expansion=True,
    settings=(number("level", 0, 3, 0, [(1, {"expansion": WITH_MOOR})], asked=True, must="must-level"),),
    usual_cards=(
        ("deal", {"level": WITH_HANDS, "players": (1,)}),  # nobody drafts alone
        ("draft", {"level": WITH_HANDS}),
    ),
    renamed_cards=(("level-2", {"level": (2,)}), ("level-3", {"level": (3,)})),
    usual_side_job=((True, {"level": (1,), "players": SIDE_JOB}),),
    variants=("fuel-tokens", "weakened-cards"),
    exclusions=EXCLUSIONS,
    presets=(
        Preset("moor-1", {"expansion": WITH_MOOR, "level": (1,), "cards": ("none",)}),
        Preset("moor-2", {"expansion": WITH_MOOR, "level": (2,), "cards": HAND_DEALS}),
        Preset("moor-3", {"expansion": WITH_MOOR, "level": (3,), "cards": HAND_DEALS}),
    ),
    samples=(
        {"players": 1, "expansion": "moor", "level": 1, "variants": ["fuel-tokens"]},
        {"players": 3, "expansion": "moor", "level": 2, "cards": "mulligan"},
        {"players": 2, "expansion": "moor", "level": 3, "cards": "draft", "variants": ["weakened-cards"]},
    ),
    said=("expansion", "level"),
    has_hands=has_hands,
    table_keys=(
        "special", "open", "next", "special_pile", "below", "special_spent", "paid", "moved_up", "garden_path",
    ),
    seat_keys=("forests", "moors", "extensions", "blocked", "bed", "cold", "lying"),
    goods=(FUEL, HORSE),
    decks=(DECK,),
    view=no_view,
    farm_view=no_tiles,
)  # fmt: skip
