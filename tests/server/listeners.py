"""Where notices go to, as servers of the tests: a push service, a webhook, a mail server. They keep what they got."""

import base64
import hashlib
import hmac
import json
import socketserver
import threading
import time
from collections.abc import Callable
from email import message_from_bytes, policy
from email.message import EmailMessage
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any, NamedTuple, TypeVar

from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

T = TypeVar("T")
Json = dict[str, Any]


def unb64(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


def b64(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).decode().rstrip("=")


def until(what: Callable[[], T], seconds: float = 15) -> T:
    """What comes true by itself."""
    give_up = time.monotonic() + seconds
    while not (found := what()):
        assert time.monotonic() < give_up, "it did not come"
        time.sleep(0.01)
    return found


class Posted(NamedTuple):
    path: str
    headers: dict[str, str]
    body: bytes


class Web:
    """Takes every POST and answers with `status`. Use it in a `with`."""

    def __init__(self) -> None:
        self.got: list[Posted] = []
        self.status = 201
        self.headers: dict[str, str] = {}
        here = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["Content-Length"]))
                here.got.append(Posted(self.path, {name.lower(): value for name, value in self.headers.items()}, body))
                self.send_response(here.status)
                for name, value in here.headers.items():
                    self.send_header(name, value)
                self.send_header("Content-Length", "0")
                self.end_headers()

            def log_message(self, *_: Any) -> None:
                pass

        self.server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.url = f"http://127.0.0.1:{self.server.server_port}"
        self.thread = threading.Thread(target=self.server.serve_forever, args=(0.02,), daemon=True)

    def __enter__(self) -> "Web":
        self.thread.start()
        return self

    def __exit__(self, *_: object) -> None:
        self.server.shutdown()
        self.server.server_close()
        self.thread.join(10)


class Browser:
    """What subscribes at a push service: it has keys, and reads what comes (RFC 8291)."""

    def __init__(self, web: Web, name: str) -> None:
        self.web = web
        self.endpoint = f"{web.url}/push/{name}"
        self.private = ec.generate_private_key(ec.SECP256R1())
        self.public = self.private.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        self.auth = name.encode().ljust(16, b"-")[:16]

    @property
    def subscription(self) -> Json:
        return {"endpoint": self.endpoint, "p256dh": b64(self.public), "auth": b64(self.auth)}

    @property
    def got(self) -> list[Posted]:
        return [one for one in self.web.got if self.endpoint.endswith(one.path)]

    def read(self, posted: Posted) -> Json:
        salt, rest = posted.body[:16], posted.body[20:]
        sender, sealed = rest[1 : 1 + rest[0]], rest[1 + rest[0] :]
        theirs = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), sender)
        shared = self.private.exchange(ec.ECDH(), theirs)
        first = expanded(self.auth, shared, b"WebPush: info\0" + self.public + sender, 32)
        key = expanded(salt, first, b"Content-Encoding: aes128gcm\0", 16)
        nonce = expanded(salt, first, b"Content-Encoding: nonce\0", 12)
        padded = AESGCM(key).decrypt(nonce, sealed, None)
        text, _, end = padded.rpartition(b"\2")
        assert not end.strip(b"\0")
        found: Json = json.loads(text)
        return found


def expanded(salt: bytes, secret: bytes, info: bytes, length: int) -> bytes:
    """HKDF with SHA-256, one block."""
    key = hmac.digest(salt, secret, hashlib.sha256)
    return hmac.digest(key, info + b"\1", hashlib.sha256)[:length]


def checked_claims(posted: Posted, public: str) -> Json:
    """Who sends, if the signature is that of this key (RFC 8292)."""
    scheme, _, said = posted.headers["authorization"].partition(" ")
    fields = dict(part.strip().split("=", 1) for part in said.split(","))
    assert (scheme, fields["k"]) == ("vapid", public)
    head, claims, signature = fields["t"].split(".")
    raw = unb64(signature)
    signed = encode_dss_signature(int.from_bytes(raw[:32], "big"), int.from_bytes(raw[32:], "big"))
    key = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), unb64(public))
    key.verify(signed, f"{head}.{claims}".encode(), ec.ECDSA(hashes.SHA256()))
    assert json.loads(unb64(head))["alg"] == "ES256"
    found: Json = json.loads(unb64(claims))
    return found


class Mails:
    """A mail server that keeps what it got. It refuses those whose address begins with `nobody`."""

    def __init__(self) -> None:
        self.got: list[EmailMessage] = []
        here = self

        class Handler(socketserver.StreamRequestHandler):
            def handle(self) -> None:
                self.say("220 mail")
                while line := self.rfile.readline().decode().strip():
                    word = line.upper()
                    if word.startswith("QUIT"):
                        self.say("221 bye")
                        return
                    if word.startswith("RCPT TO:<NOBODY"):
                        self.say("550 nobody of that name")
                    elif word == "DATA":
                        self.say("354 go on")
                        here.got.append(self.read())
                        self.say("250 taken")
                    else:
                        self.say("250 well")

            def read(self) -> EmailMessage:
                lines = []
                while (line := self.rfile.readline()) != b".\r\n":
                    lines.append((line[1:] if line.startswith(b"..") else line).replace(b"\r\n", b"\n"))
                read = message_from_bytes(b"".join(lines), policy=policy.default)
                assert isinstance(read, EmailMessage)
                return read

            def say(self, words: str) -> None:
                self.wfile.write(f"{words}\r\n".encode())

        self.server = socketserver.ThreadingTCPServer(("127.0.0.1", 0), Handler)
        self.url = f"smtp://127.0.0.1:{self.server.server_address[1]}"
        self.thread = threading.Thread(target=self.server.serve_forever, args=(0.02,), daemon=True)

    def to(self, address: str) -> list[EmailMessage]:
        return [mail for mail in self.got if mail["To"] == address]

    def __enter__(self) -> "Mails":
        self.thread.start()
        return self

    def __exit__(self, *_: object) -> None:
        self.server.shutdown()
        self.server.server_close()
        self.thread.join(10)
