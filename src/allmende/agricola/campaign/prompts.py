"""What campaigns ask."""

from collections.abc import Mapping
from typing import Any, Final

CAMPAIGN_PROMPTS: Final[dict[str, Mapping[str, Any]]] = {"start-occupation": {}}
