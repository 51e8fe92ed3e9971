"""Web Push: notices that reach a browser that is closed, by the push service of whoever made it.

The service learns that this server has something to say, and cannot read it (RFC 8291). It knows the server by a key
pair (VAPID, RFC 8292), made once.
"""

import asyncio
import base64
import secrets
from collections.abc import Callable, Mapping
from importlib.util import find_spec
from typing import Any, Final
from urllib.parse import urlsplit

import msgspec
from sqlalchemy import exists, insert, literal, select

from allmende.server.config import Config
from allmende.server.identity.writing import writing
from allmende.server.journal import Journal
from allmende.server.notices.digest import Message
from allmende.server.notices.post import Reply, post
from allmende.server.schema import SHARED

INSTALLED: Final = find_spec("pywebpush") is not None
"""It comes with the extra `people`."""
KEY: Final = "push-key"
"""The name under which the database keeps it."""
KEPT_SECONDS: Final = 24 * 3600
"""So long the service tries to reach the browser."""
CLAIM_SECONDS: Final = 12 * 3600
TOPIC: Final = "allmende"
"""What has not arrived is replaced by what comes later: that says at how many tables somebody is asked in all."""
ORDER: Final = 0xFFFFFFFF00000000FFFFFFFFFFFFFFFFBCE6FAADA7179E84F3B9CAC2FC632551
"""Of the curve P-256: private keys are smaller."""


def b64(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).decode().rstrip("=")


class Push:
    def __init__(self, config: Config, journal: Journal) -> None:
        self.config = config
        self.journal = journal
        self.now: Callable[[], float] = config.now
        self._key = config.push_key

    @property
    def offered(self) -> bool:
        return INSTALLED and self.config.push

    async def public_key(self) -> str | None:
        """What browsers are given; None if there are no such notices here."""
        return await asyncio.to_thread(public_of, await self._private()) if self.offered else None

    async def _private(self) -> str:
        if not self._key:
            await self._make()
            async with self.journal.store.reading() as connection:
                query = select(SHARED.c.value).where(SHARED.c.name == KEY)
                self._key = str((await connection.execute(query)).scalar_one())
        return self._key

    async def _make(self) -> None:
        made = b64((secrets.randbelow(ORDER - 1) + 1).to_bytes(32, "big"))
        row = select(literal(KEY), literal(made)).where(~exists().where(SHARED.c.name == KEY))
        async with writing(self.journal) as connection:
            await connection.execute(insert(SHARED).from_select(["name", "value"], row))

    async def send(self, endpoint: str, keys: Mapping[str, str], origin: str, message: Message) -> Reply:
        payload = {"title": message.title, "body": message.body, "path": message.path}
        private = await self._private()
        subscription = {"endpoint": endpoint, "keys": {"p256dh": keys["p256dh"], "auth": keys["auth"]}}
        body = await asyncio.to_thread(sealed, subscription, msgspec.json.encode(payload))
        signed = await asyncio.to_thread(claims, private, endpoint, contact(self.config, origin), self.now())
        headers = {
            **signed, "Content-Encoding": "aes128gcm", "Content-Type": "application/octet-stream",
            "TTL": str(KEPT_SECONDS), "Topic": TOPIC, "Urgency": "high" if message.urgent else "normal",
        }  # fmt: skip
        return await post(endpoint, headers, body, anywhere=self.config.webhooks == "any")


def contact(config: Config, origin: str) -> str:
    """Where the push service would complain."""
    if config.mail_from:
        return f"mailto:{config.mail_from}"
    parts = urlsplit(origin)
    return f"https://{parts.hostname}" if parts.scheme == "https" else "mailto:allmende@localhost"


def public_of(private: str) -> str:
    from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
    from py_vapid import Vapid02

    key: Any = Vapid02.from_raw(private.encode()).public_key
    return b64(key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint))


def claims(private: str, endpoint: str, subject: str, now: float) -> dict[str, str]:
    from py_vapid import Vapid02

    parts = urlsplit(endpoint)
    said = {"aud": f"{parts.scheme}://{parts.netloc}", "exp": int(now) + CLAIM_SECONDS, "sub": subject}
    return dict(Vapid02.from_raw(private.encode()).sign(said))


def sealed(subscription: Mapping[str, Any], payload: bytes) -> bytes:
    from pywebpush import WebPusher

    return bytes(WebPusher(dict(subscription)).encode(payload)["body"])


def is_subscription(p256dh: str, auth: str) -> bool:
    """A point of the curve and 16 bytes, as every browser gives them."""
    from cryptography.hazmat.primitives.asymmetric.ec import SECP256R1, EllipticCurvePublicKey

    try:
        point, secret = (base64.urlsafe_b64decode(part + "=" * (-len(part) % 4)) for part in (p256dh, auth))
        EllipticCurvePublicKey.from_encoded_point(SECP256R1(), point)
    except ValueError:
        return False
    return len(secret) == 16
