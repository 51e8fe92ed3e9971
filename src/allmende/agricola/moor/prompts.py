"""All that Farmers of the Moor adds to what Agricola asks, and where its things lie."""

from collections.abc import Mapping
from typing import Any, Final

from allmende.table.contract import Where

MOOR_PLACES: Final[dict[str, Where]] = {
    "special": "board", "bed": "board", "extension": "farm", "heat": "goods", "light": "played",
}  # fmt: skip

MOOR_PROMPTS: Final[dict[str, Mapping[str, Any]]] = {
    "attach-extension": {},
    "cut-peat": {},
    "fell-trees": {},
    "heat": {"need": int, "missing": int},
    "keep-special": {},
    "pay-to-keep-special": {},
    "slash-and-burn": {},
    "take-special": {},
}
LATE_MOOR_PROMPTS: Final[dict[str, Mapping[str, Any]]] = {"send-guest": {}, "drain-moor": {}}
