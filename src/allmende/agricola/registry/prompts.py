"""All that modules ask, and where their things lie. New prompts come last, among the late ones."""

from collections.abc import Mapping
from typing import Any, Final

from allmende.agricola.moor.prompts import LATE_MOOR_PROMPTS, MOOR_PLACES, MOOR_PROMPTS
from allmende.agricola.woods.prompts import FOREST_PROMPTS
from allmende.agricola.xdeck.prompts import X_PROMPTS
from allmende.table.contract import Where

MODULE_PLACES: Final[dict[str, Where]] = {**MOOR_PLACES}
MODULE_PROMPTS: Final[dict[str, Mapping[str, Any]]] = {**MOOR_PROMPTS}
LATE_PROMPTS: Final[dict[str, Mapping[str, Any]]] = {**LATE_MOOR_PROMPTS, **X_PROMPTS, **FOREST_PROMPTS}
