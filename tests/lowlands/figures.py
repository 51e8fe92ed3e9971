"""Situations with figures of their own for the tiles they name, so that another balance of the house tiles breaks no
rules test. What is not listed here is as in the package.
"""

from collections.abc import Mapping
from typing import Any

from tests.lowlands import situations
from tests.lowlands.situations import Situation


def tile(level: int, cost: str, points: int, *effects: dict[str, Any], **fields: str) -> dict[str, Any]:
    """tile(3, "wwcs", 2) costs two wood, a clay and a stone."""
    wanted = {name: cost.count(name[0]) for name in ("wood", "clay", "stone") if name[0] in cost}
    return {"level": level, "cost": wanted, "points": points, "effects": list(effects), **fields}


def effect(block: str, **parameters: Any) -> dict[str, Any]:
    return {"block": block, **parameters}


FIGURES: Mapping[str, Any] = {
    "F03": tile(1, "w", 2, terrain="bush"),
    "F07": tile(2, "ww", 1, effect("house_tile", count=2), terrain="tree", where="inside"),
    "F08": tile(2, "ws", 1, effect("breed_as", count=1), terrain="bush"),
    "F09": tile(1, "w", 1, effect("gain", what="cards", count=2), terrain="tree"),
    "F11": tile(2, "ww", 0, effect("score", count=1, per="terrain", terrain=["bush", "tree"]), terrain="bush"),
    "F16": tile(1, "s", 1, effect("gain", what="moves", count=3)),
    "A01": tile(2, "wcs", 2, effect("cheaper", resource="wood")),
    "A02": tile(2, "wcs", 2, effect("cheaper", resource="clay")),
    "A03": tile(2, "wcs", 2, effect("cheaper", resource="stone")),
    "A04": tile(3, "wwss", 2, effect("farmer_value", farmer=2, count=1)),
    "A05": tile(3, "wccs", 2, effect("action_points", action="dike", count=1)),
    "A06": tile(2, "wwc", 2, effect("action_points", action="draw", count=1)),
    "A07": tile(3, "wwws", 2, effect("free_fences", count=1)),
    "A08": tile(3, "wcss", 3, effect("lower_fee", count=1)),
    "A09": tile(2, "wcs", 3, effect("swap_cards", count=2)),
    "A10": tile(3, "ccss", 3, effect("co_build", what="coins", count=1)),
    "A12": tile(3, "wccs", 2, effect("leftover_coins")),
    "S02": tile(3, "wwws", 3, effect("house_tile", count=3)),
    "S03": tile(3, "wwcs", 3, effect("house_beside", spaces="pasture", count=1)),
    "S05": tile(2, "wwc", 2, effect("house_features", count=1)),
    "S06": tile(2, "wcs", 2, effect("sale_bonus", count=1)),
    "S09": tile(2, "wws", 1, effect("gain", what="sheep", count=1), effect("house_tile", count=2)),
    "S11": tile(4, "wwwcs", 4, effect("house_pastures", which="largest", least=1, count=3)),
}


def situation(*others: Mapping[str, Any], printed: Mapping[str, Any] | None = None, **given: Any) -> Situation:
    """As in `situations`, with these figures; `printed` changes more of them."""
    return situations.situation(*others, printed={**FIGURES, **(printed or {})}, **given)
