"""All that modules ask, and where their things lie. New prompts come last, among the late ones."""

from collections.abc import Mapping
from typing import Any, Final

from allmende.agricola.campaign.prompts import CAMPAIGN_PROMPTS
from allmende.agricola.moor.prompts import LATE_MOOR_PROMPTS, MOOR_PLACES, MOOR_PROMPTS
from allmende.agricola.team.prompts import TEAM_PLACES, TEAM_PROMPTS
from allmende.agricola.woods.prompts import FOREST_PROMPTS
from allmende.agricola.xdeck.prompts import X_PROMPTS
from allmende.table.contract import Where

MODULE_PLACES: Final[dict[str, Where]] = {**MOOR_PLACES, **TEAM_PLACES}
MODULE_PROMPTS: Final[dict[str, Mapping[str, Any]]] = {**MOOR_PROMPTS}
LATE_PROMPTS: Final[dict[str, Mapping[str, Any]]] = {
    **LATE_MOOR_PROMPTS, **CAMPAIGN_PROMPTS, **TEAM_PROMPTS, **X_PROMPTS, **FOREST_PROMPTS,
}  # fmt: skip
