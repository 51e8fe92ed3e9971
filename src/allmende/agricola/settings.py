"""The settings of Agricola: values, what is usual, and what does not go together. Modules add to them."""

from collections.abc import Callable, Sequence
from typing import Any, Final

from allmende.agricola.cards.card import CARDS, MINOR, OCCUPATION
from allmende.agricola.course.hands import DEALS
from allmende.agricola.module import Declaration
from allmende.table.names import near_thing, slug_of
from allmende.table.outside import shown
from allmende.table.rules import Json
from allmende.table.settings import (
    BadSetting,
    Exclusion,
    Preset,
    Setting,
    Settings,
    When,
    flag,
    number,
    things,
    word,
    words,
)

GAME: Final = "agricola"
LEAST_PLAYERS: Final = 1
MOST_PLAYERS: Final = 6
ALL_MARKS: Final = 4
"""So many players use occupations of all marks."""
TOO_MANY_TENS: Final = (5, 6)
"""For so many players there are not ten cards of each kind."""
TILES: Final = (2, 3, 4)
"""For so many players there are tiles with more spaces."""
OTHERS: Final = (1, 5, 6)
ALONE: Final = ("none",)
"""No expansion."""
HAND_DEALS: Final = tuple([deal for deal in DEALS if deal != "none"])
VARIANTS: Final = (
    "house-before-cooking", "one-pasture-per-type", "leave-animals", "unfinished-pastures", "pastures-apart",
    "larkin-start", "extra-copse", "strict-adjacency", "open-display",
)  # fmt: skip


def read_banned(given: Any) -> list[str]:
    """Cards that are never dealt, by agreement."""
    named = [given] if isinstance(given, str) else given
    if not isinstance(named, list | tuple):
        raise BadSetting(GAME, "must-banned", {"value": shown(given)})
    return sorted({banned_card(name) for name in named})


def banned_card(name: Any) -> str:
    cards = {card.slug: card for card in CARDS if card.kind in (OCCUPATION, MINOR)}
    codes = {card.code: slug for slug, card in cards.items()}
    slug = slug_of(GAME, "card", name.strip(), cards, codes) if isinstance(name, str) else None
    if slug is None:
        near = near_thing(GAME, "card", name, cards) if isinstance(name, str) else ""
        raise BadSetting(GAME, "why-banned-card", {"value": shown(name)}, near)
    return slug


EXCLUSIONS: Final = (
    Exclusion("why-side-job", {"expansion": ALONE, "side_job": (True,), "players": OTHERS}),
    Exclusion("why-tile", {"tile": (True,), "players": OTHERS}),
    Exclusion("why-marks", {"cards": ("by-marks",), "players": tuple(range(LEAST_PLAYERS, ALL_MARKS))}),
    Exclusion("why-tens", {"expansion": ALONE, "cards": ("ten-choose-seven",), "players": TOO_MANY_TENS}),
    Exclusion("why-extra-copse", {"variants": ("extra-copse",), "players": (1, 3, 4, 5, 6)}),
    Exclusion("why-open-display", {"variants": ("open-display",), "cards": ("none",)}),
)
PRESETS: Final = (
    Preset("family", {"expansion": ALONE, "cards": ("none",)}),
    Preset("cards", {"expansion": ALONE, "cards": HAND_DEALS}),
)
"""What people call the games."""


def settings_with(modules: Sequence[Declaration], check: Callable[[Json], None]) -> Settings:
    """All settings, with those of the modules."""
    exclusions = [exclusion for module in modules for exclusion in module.exclusions]
    presets = [preset for module in modules for preset in module.presets]
    return Settings(GAME, settings_of(modules), [*exclusions, *EXCLUSIONS], [*PRESETS, *presets], check)


def settings_of(modules: Sequence[Declaration]) -> list[Setting]:
    """Settings of expansions stand beside the choice of one, those of other modules at the end."""
    display: When = {"variants": ("open-display",)}
    family: When = {"expansion": ALONE, "cards": ("none",), "players": TILES}
    expansions = [module for module in modules if module.expansion]
    usual_players = [usual for module in modules for usual in module.usual_players]
    usual_cards = [usual for module in modules for usual in module.usual_cards]
    renamed_cards = [renamed for module in modules for renamed in module.renamed_cards]
    usual_side_job = [usual for module in modules for usual in module.usual_side_job]
    variants = [variant for module in modules for variant in module.variants]
    return [
        number("players", LEAST_PLAYERS, MOST_PLAYERS, 2, [*usual_players, (ALL_MARKS, {"cards": ("by-marks",)})]),
        word("expansion", (*ALONE, *[module.name for module in expansions]), "none", asked=True),
        *[setting for module in expansions for setting in module.settings],
        word("cards", DEALS, "none", [*usual_cards, ("deal", display)], asked=True, renamed=renamed_cards),
        flag("side_job", False, [*usual_side_job, (True, family)], blank=True),
        flag("tile", blank=True),
        words("variants", (*VARIANTS, *variants), alone=True),
        things("banned", "card", read_banned),
        *[setting for module in modules if not module.expansion for setting in module.settings],
    ]
