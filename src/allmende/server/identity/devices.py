"""What a device is called in the list of its person, and by which name the list speaks of it."""

import base64
import hashlib
from typing import Final

from starlette.datastructures import Headers

BROWSERS: Final = (
    ("Edg", "Edge"), ("OPR/", "Opera"), ("Firefox/", "Firefox"), ("FxiOS/", "Firefox"), ("CriOS/", "Chrome"),
    ("Chrome/", "Chrome"), ("Safari/", "Safari"),
)  # fmt: skip
SYSTEMS: Final = (
    ("iPhone", "iPhone"), ("iPad", "iPad"), ("Android", "Android"), ("Windows", "Windows"), ("CrOS", "ChromeOS"),
    ("Mac OS X", "macOS"), ("Linux", "Linux"),
)  # fmt: skip
"""What stands in the line by which a browser introduces itself, the rarer before what it pretends to be as well."""


def device_of(headers: Headers) -> str | None:
    """Two words are enough to know it again; nothing else of what a browser says of itself is kept.

    >>> device_of(Headers({"user-agent": "Mozilla/5.0 (X11; Linux x86_64; rv:132.0) Gecko/20100101 Firefox/132.0"}))
    'Firefox, Linux'
    >>> device_of(Headers({"user-agent": "python-httpx/0.28"}))
    """
    said = headers.get("user-agent", "")
    found = [next((name for sign, name in signs if sign in said), None) for signs in (BROWSERS, SYSTEMS)]
    return ", ".join(name for name in found if name is not None) or None


def mark_of(what: str) -> str:
    """How lists speak of a device or a passkey: it opens nothing, and leads back to nothing.

    >>> mark_of("AAAA")
    '0s9JmXkxdEabZlWRPFGqRg'
    """
    return base64.urlsafe_b64encode(hashlib.sha256(f"mark {what}".encode()).digest()[:16]).decode().rstrip("=")
