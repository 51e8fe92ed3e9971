"""All that the forest deck adds to what Agricola asks."""

from collections.abc import Mapping
from typing import Any, Final

FOREST_PROMPTS: Final[dict[str, Mapping[str, Any]]] = {
    "dragon": {},
    "discard-occupation": {},
    "place-borrowed": {"to": int},
}
