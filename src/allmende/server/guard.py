"""The guard before the door: who calls under which name, from which page, how often and with how much.

Plain ASGI around everything else. It also says who the person is, and puts the safe headers on every answer.
"""

import asyncio
import ipaddress
import socket
from collections.abc import Mapping, MutableMapping
from http.cookies import CookieError, SimpleCookie
from typing import Any, Final
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from allmende.server.config import BODY, RECORD_BODY, Config
from allmende.server.errors import Refused
from allmende.server.metrics import Metrics
from allmende.server.people import Buckets, is_secret
from allmende.server.register import Person, Register
from allmende.server.wire import encode, error_json

COOKIE: Final = "allmende"
BODY_SECONDS: Final = 15
CHANGING: Final = frozenset({"POST", "PUT", "PATCH", "DELETE"})
POLICY: Final = "; ".join(
    (
        "default-src 'none'", "script-src 'self'", "style-src 'self'", "img-src 'self' data:", "font-src 'self'",
        "media-src 'self'", "connect-src 'self'", "manifest-src 'self'", "worker-src 'self'", "base-uri 'none'",
        "form-action 'none'", "frame-ancestors 'none'",
    )
)  # fmt: skip
HEADERS: Final[Mapping[str, str]] = {
    "Content-Security-Policy": POLICY,
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=()",
}


class Guard:
    def __init__(self, app: ASGIApp, config: Config, metrics: Metrics) -> None:
        self.app = app
        self.metrics = metrics
        self.register: Register | None = None
        """Set when the store is open."""
        self.buckets = Buckets(config.requests_per_second, config.requests_burst)
        own = socket.gethostname().lower()
        self.hosts = {"localhost", own, f"{own.split('.')[0]}.local", *(host.lower() for host in config.hosts)}

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self.app(scope, receive, send)
            return
        try:
            headers = Headers(scope=scope)
            self._check_host(headers)
            if scope["type"] == "websocket" or scope["method"] in CHANGING:
                self._check_origin(scope, headers)
            if scope["path"].startswith("/api/"):
                await self._who(scope, headers)
            if scope["type"] == "http":
                receive = await self._bounded(scope, headers, receive)
        except Refused as refused:
            self.metrics.refused[refused.code] += 1
            await refuse(refused, scope, receive, self._with_headers(scope, send))
            return
        await self.app(scope, receive, self._with_headers(scope, send))

    # Names and pages

    def _check_host(self, headers: Headers) -> None:
        """Only under names that are ours: a foreign name that leads here is somebody's trick (DNS rebinding)."""
        host = (urlsplit(f"//{headers.get('host', '')}").hostname or "") if safe_host(headers.get("host", "")) else ""
        if not is_address(host) and host not in self.hosts:
            message = "this server does not go by that name; whoever runs it can allow it with ALLMENDE_HOSTS"
            raise Refused(421, "wrong-host", message)

    def _check_origin(self, scope: Scope, headers: Headers) -> None:
        """A browser says which page a request comes from: it must be ours. Programs say nothing."""
        origin = headers.get("origin")
        if origin is not None:
            scheme = {"ws": "http", "wss": "https"}.get(scope["scheme"], scope["scheme"])
            if origin.lower() != f"{scheme}://{headers.get('host', '').lower()}":
                raise Refused(403, "foreign-origin", "this request comes from a page of somebody else")
        if headers.get("sec-fetch-site", "none") not in ("same-origin", "none"):
            raise Refused(403, "foreign-origin", "this request comes from a page of somebody else")

    # Who, how often, how much

    async def _who(self, scope: Scope, headers: Headers) -> None:
        assert self.register is not None
        secret = secret_in(headers)
        person = None if secret is None else self.register.remembered(secret)
        if person is None:
            self._take(f"address {(scope.get('client') or ('',))[0]}")
            person = None if secret is None else await self.register.find(secret)
            if person is None and "authorization" in headers:
                raise Refused(401, "no-person", "nobody here has that secret")
        else:
            self._take(person.hash)
        state: MutableMapping[str, Any] = scope.setdefault("state", {})
        state["person"] = person

    def _take(self, key: str) -> None:
        if not self.buckets.take(key):
            raise Refused(429, "slow-down", "too many requests: wait a second")

    async def _bounded(self, scope: Scope, headers: Headers, receive: Receive) -> Receive:
        """Read the body, up to what is allowed, before anybody works on it."""
        if scope["method"] not in CHANGING:
            return receive
        most = RECORD_BODY if scope["path"] == "/api/records" else BODY
        too_much = Refused(413, "too-large", f"a request may have {most} bytes here")
        length = headers.get("content-length", "0")
        if not length.isascii() or not length.isdigit() or len(length) > 12 or int(length) > most:
            raise too_much
        parts: list[bytes] = []
        size, more = 0, True
        try:
            async with asyncio.timeout(BODY_SECONDS):
                while more:
                    message = await receive()
                    if message["type"] != "http.request":
                        raise Refused(400, "gone", "the request ended before its body did")
                    parts.append(message.get("body", b""))
                    size += len(parts[-1])
                    more = message.get("more_body", False)
                    if size > most:
                        raise too_much
        except TimeoutError as error:
            raise Refused(408, "too-slow", "the body of the request did not arrive in time") from error
        whole: list[Message] = [{"type": "http.request", "body": b"".join(parts), "more_body": False}]

        async def again() -> Message:
            return whole.pop() if whole else await receive()

        return again

    def _with_headers(self, scope: Scope, send: Send) -> Send:
        async def with_headers(message: Message) -> None:
            if message["type"] in ("http.response.start", "websocket.http.response.start"):
                headers = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    headers[name] = value
                if scope["path"].startswith("/api/"):
                    headers["Cache-Control"] = "no-store"
                self.metrics.requests[f"{message['status'] // 100}xx"] += 1
            await send(message)

        return with_headers


async def refuse(refused: Refused, scope: Scope, receive: Receive, send: Send) -> None:
    headers = {"Retry-After": "1"} if refused.status == 429 else None
    answer = Response(encode(error_json(refused)), refused.status, headers, media_type="application/json")
    if scope["type"] == "websocket" and "websocket.http.response" not in scope.get("extensions", {}):
        await send({"type": "websocket.close", "code": 1008})
        return
    await answer(scope, receive, send)


def secret_in(headers: Headers) -> str | None:
    """The person secret of a request: a Bearer token, or a browser's cookie."""
    scheme, _, token = headers.get("authorization", "").partition(" ")
    if scheme.lower() == "bearer":
        return token.strip()
    try:
        cookie = SimpleCookie(headers.get("cookie", "")).get(COOKIE)
    except CookieError:
        return None
    return None if cookie is None or not is_secret(cookie.value) else cookie.value


def safe_host(host: str) -> bool:
    return 0 < len(host) < 256 and all(char.isascii() and (char.isalnum() or char in ".-:[]_") for char in host)


def is_address(host: str) -> bool:
    try:
        ipaddress.ip_address(host)
    except ValueError:
        return False
    return True


def person_in(scope: Scope) -> Person | None:
    person: Person | None = scope.get("state", {}).get("person")
    return person
