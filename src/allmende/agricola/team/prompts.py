"""All that the team game adds to what Agricola asks."""

from collections.abc import Mapping
from typing import Any, Final

from allmende.agricola.seen.bundles import Bundle
from allmende.table.contract import Where

TEAM_PLACES: Final[dict[str, Where]] = {"farm": "farm"}
TEAM_PROMPTS: Final[dict[str, Mapping[str, Any]]] = {
    "choose-farm": {},
    "give-goods": {"to": int, "goods": Bundle, "lost": Bundle},
}
