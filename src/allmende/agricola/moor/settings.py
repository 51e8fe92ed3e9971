"""The settings that Farmers of the Moor adds, and what does not go with it."""

from typing import Final

from allmende.agricola.settings import HAND_DEALS, TOO_MANY_TENS, Additions
from allmende.table.settings import Exclusion, Preset, number

MOOR: Final = ("moor",)
LEVELS: Final = (1, 2, 3)
WITH_HANDS: Final = (2, 3)
SIDE_JOB: Final = (2, 3, 4, 5)
"""For so many players the Side Job tile belongs to level 1."""

EXCLUSIONS: Final = (
    Exclusion("why-level-without-moor", {"expansion": ("none",), "level": LEVELS}),
    Exclusion("why-moor-without-level", {"expansion": MOOR, "level": (0,)}),
    Exclusion("why-moor-side-job", {"level": (1,), "players": SIDE_JOB, "side_job": (False,)}),
    Exclusion("why-moor-side-job", {"level": (1,), "players": (1, 6), "side_job": (True,)}),
    Exclusion("why-moor-side-job", {"level": WITH_HANDS, "side_job": (True,)}),
    Exclusion("why-moor-tile", {"expansion": MOOR, "tile": (True,), "players": (2,)}),
    Exclusion("why-level-1-hands", {"level": (1,), "cards": HAND_DEALS}),
    Exclusion("why-moor-hands", {"level": WITH_HANDS, "cards": ("none",)}),
    Exclusion("why-level-2-both", {"level": (2,), "cards": ("draft-both",)}),
    Exclusion("why-level-2-marks", {"level": (2,), "cards": ("by-marks",)}),
    Exclusion("why-level-3-both", {"level": (3,), "cards": ("draft-both", "draft-three-two")}),
    Exclusion("why-tens", {"level": (3,), "cards": ("ten-choose-seven",), "players": TOO_MANY_TENS}),
    Exclusion("why-fuel-tokens", {"expansion": ("none",), "variants": ("fuel-tokens",)}),
    Exclusion("why-weakened-cards", {"expansion": ("none",), "variants": ("weakened-cards",)}),
    Exclusion("why-larkin-start", {"expansion": MOOR, "variants": ("larkin-start",)}),
)

ADDITIONS: Final = Additions(
    name="moor",
    settings=(number("level", 0, 3, 0, [(1, {"expansion": MOOR})], asked=True, must="must-level"),),
    usual_cards=(
        ("deal", {"level": WITH_HANDS, "players": (1,)}),  # nobody drafts alone
        ("draft", {"level": WITH_HANDS}),
    ),
    usual_side_job=((True, {"level": (1,), "players": SIDE_JOB}),),
    variants=("fuel-tokens", "weakened-cards"),
    exclusions=EXCLUSIONS,
    presets=(
        Preset("moor-1", {"expansion": MOOR, "level": (1,), "cards": ("none",)}),
        Preset("moor-2", {"expansion": MOOR, "level": (2,), "cards": HAND_DEALS}),
        Preset("moor-3", {"expansion": MOOR, "level": (3,), "cards": HAND_DEALS}),
    ),
)
