"""Persons: whoever holds a secret. Only its SHA-256 is kept. Names, and how often somebody may call."""

import base64
import hashlib
import hmac
import math
import re
import secrets
import time
import unicodedata
from collections import OrderedDict
from typing import Final

from allmende.server.config import LONGEST_NAME

SECRET: Final = re.compile(r"[A-Za-z0-9_-]{22}")
UNSEEN: Final = frozenset({"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"})


def new_secret() -> str:
    """128 random bits as 22 characters: for persons, invites, watch links; also for the ids of tables."""
    return base64.urlsafe_b64encode(secrets.token_bytes(16)).decode().rstrip("=")


def is_secret(text: str) -> bool:
    return SECRET.fullmatch(text) is not None


def hash_of(secret: str) -> str:
    return hashlib.sha256(secret.encode()).hexdigest()


def same(one: str | None, other: str | None) -> bool:
    """Are two secrets (or hashes) the same? Takes as long for a near miss as for any other."""
    return one is not None and other is not None and hmac.compare_digest(one.encode(), other.encode())


def clean_name(name: str) -> str:
    """A name to show: nothing invisible, no line breaks, at most 40 characters.

    >>> clean_name("  An\\u202ena\\n\\tvon   <b>Moor</b> ")
    'Anna von <b>Moor</b>'
    """
    shown = "".join(
        " " if char.isspace() else char
        for char in unicodedata.normalize("NFC", name.encode("utf-8", "ignore").decode("utf-8"))
        if char.isspace() or unicodedata.category(char) not in UNSEEN
    )
    return " ".join(shown.split())[:LONGEST_NAME].strip()


class Buckets:
    """Token buckets by key: so many at once, so many a second. Those that are full again are forgotten."""

    def __init__(self, per_second: float, burst: float, most: int = 20_000) -> None:
        self.per_second = per_second
        self.burst = burst
        self.most = most
        self._left: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def take(self, key: str, now: float | None = None) -> bool:
        """May it happen now?"""
        now = time.monotonic() if now is None else now
        left, then = self._left.pop(key, (self.burst, now))
        left = min(self.burst, left + (now - then) * self.per_second)
        allowed = left >= 1
        self._left[key] = (left - 1 if allowed else left, now)
        if len(self._left) > self.most:
            self._left.popitem(last=False)
        return allowed

    def wait(self, key: str) -> int:
        """After how many seconds somebody who was refused may come again: whole ones, at most an hour."""
        missing = 1 - self._left.get(key, (self.burst, 0.0))[0]
        return max(1, min(3600, math.ceil(missing / self.per_second))) if self.per_second > 0 else 3600
