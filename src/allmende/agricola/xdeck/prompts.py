"""All that the X deck adds to what Agricola asks."""

from collections.abc import Mapping
from typing import Any, Final

X_PROMPTS: Final[dict[str, Mapping[str, Any]]] = {
    "transmogrify": {},
    "transmogrify-into": {},
    "tribute": {},
    "lay-candy": {"count": int},
    "give-for-child": {"count": int, "to": int},
}
