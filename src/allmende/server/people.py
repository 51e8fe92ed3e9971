"""Persons: whoever holds a secret. Only its SHA-256 is kept. Names, too."""

import base64
import hashlib
import hmac
import re
import secrets
import unicodedata
from typing import Final

from allmende.server.config import LONGEST_NAME

SECRET: Final = re.compile(r"[A-Za-z0-9_-]{22}")
UNSEEN: Final = frozenset({"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"})


def new_secret() -> str:
    """128 random bits as 22 characters: for persons, invites, watch links; also for the ids of tables."""
    return base64.urlsafe_b64encode(secrets.token_bytes(16)).decode().rstrip("=")


def public_id(hashed: str) -> str:
    """How others know a person, in links and on leader boards. It gives no rights, and leads back to no hash.

    >>> public_id(hash_of("AAAAAAAAAAAAAAAAAAAAAA"))
    'h_AcYQajv0RX8h9-KsmWlA'
    """
    digest = hashlib.sha256(f"public {hashed}".encode()).digest()
    return base64.urlsafe_b64encode(digest[:16]).decode().rstrip("=")


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
