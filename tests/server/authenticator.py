"""A passkey as a program: makes keys and signs as a browser with an authenticator does, and lies where a test wants."""

import json
import secrets
import struct
from hashlib import sha256
from typing import Any

from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.hashes import SHA256
from webauthn.helpers import base64url_to_bytes, bytes_to_base64url, encode_cbor

Json = dict[str, Any]
PRESENT, VERIFIED, WITH_KEY = 0x01, 0x04, 0x40


class Authenticator:
    """Keeps one passkey, once it has made it."""

    def __init__(self, origin: str) -> None:
        self.origin = origin
        self.site = ""
        self.id = secrets.token_bytes(20)
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.handle = b""
        self.count = 0

    def make(self, options: Json) -> Json:
        """What `navigator.credentials.create` answers with."""
        self.site, self.handle = options["rp"]["id"], base64url_to_bytes(options["user"]["id"])
        point = self.key.public_key().public_numbers()
        key = {1: 2, 3: -7, -1: 1, -2: point.x.to_bytes(32, "big"), -3: point.y.to_bytes(32, "big")}
        data = self._data(WITH_KEY) + bytes(16) + struct.pack(">H", len(self.id)) + self.id + encode_cbor(key)
        attestation = encode_cbor({"fmt": "none", "attStmt": {}, "authData": data})
        client = self._client("webauthn.create", options["challenge"])
        return self._credential({"clientDataJSON": client, "attestationObject": attestation})

    def sign(self, options: Json, **lies: Any) -> Json:
        """What `navigator.credentials.get` answers with."""
        self.count += 1
        data = self._data(site=lies.get("site"), count=lies.get("count"))
        client = self._client("webauthn.get", lies.get("challenge", options["challenge"]), lies.get("origin"))
        signature = self.key.sign(data + sha256(client).digest(), ec.ECDSA(SHA256()))
        if lies.get("broken"):
            signature = signature[:-1] + bytes([signature[-1] ^ 1])
        handle = lies.get("handle", self.handle)
        return self._credential(
            {"clientDataJSON": client, "authenticatorData": data, "signature": signature, "userHandle": handle}
        )

    def _data(self, flags: int = 0, site: str | None = None, count: int | None = None) -> bytes:
        counted = self.count if count is None else count
        return sha256((site or self.site).encode()).digest() + struct.pack(">BI", flags | PRESENT | VERIFIED, counted)

    def _client(self, kind: str, challenge: Any, origin: str | None = None) -> bytes:
        said = {"type": kind, "challenge": challenge, "origin": origin or self.origin, "crossOrigin": False}
        return json.dumps(said).encode()

    def _credential(self, response: dict[str, bytes]) -> Json:
        id_ = bytes_to_base64url(self.id)
        said = {name: bytes_to_base64url(value) for name, value in response.items()}
        return {"id": id_, "rawId": id_, "type": "public-key", "response": said, "clientExtensionResults": {}}
