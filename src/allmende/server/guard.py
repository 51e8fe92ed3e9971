"""The guard before the door: who calls under which name, from which page, how often and with how much.

Plain ASGI around everything else. It also says who the person is, puts the safe headers on every answer, and makes one
line in the log of whatever goes wrong inside.
"""

import asyncio
import contextlib
import ipaddress
import socket
import time
from collections.abc import Awaitable, Callable, Iterator, Mapping, MutableMapping
from http.cookies import CookieError, SimpleCookie
from typing import Any, Final
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocketDisconnect
from uvicorn.protocols.utils import ClientDisconnected

from allmende.server.addresses import Place, place_in
from allmende.server.config import BODY, RECORD_BODY, Config
from allmende.server.errors import Refused
from allmende.server.limits import Limits
from allmende.server.logs import log
from allmende.server.metrics import Metrics
from allmende.server.people import is_secret
from allmende.server.register import Person, Register
from allmende.server.traces import TRACES
from allmende.server.wire import encode, error_json

COOKIE: Final = "allmende"
BODY_SECONDS: Final = 15
SOCKETS_SHARE: Final = 0.8
"""Of all connections; the others are for requests."""
UNKNOWN_PROXY: Final = (
    "the page came by https, but nobody told this server: whoever runs it names the proxy in ALLMENDE_PROXIES "
    "and lets it send X-Forwarded-Proto"
)
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
        self.leave: Callable[[], Awaitable[None]] | None = None
        """The same: lets other processes take our tables."""
        self.limits = Limits(config)
        self.config = config
        self.sockets = self.limits.address_sockets
        self.hsts = f"max-age={int(config.hsts_days * 24 * 3600)}" if config.hsts_days else ""
        self._warned = False
        own = socket.gethostname().lower()
        self.hosts = {"localhost", own, f"{own.split('.')[0]}.local", *(host.lower() for host in config.hosts)}

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self.app(scope, receive, send)
            return
        answer = Answer(scope, send, self.metrics, self.hsts)
        if scope["type"] == "websocket":  # open for hours: no span is so long
            await self._serve(scope, receive, answer)
            return
        with TRACES.span(f"{scope['method']} {kind_of_path(scope['path'])}"):
            await self._serve(scope, receive, answer)

    async def _serve(self, scope: Scope, receive: Receive, answer: "Answer") -> None:
        began = time.perf_counter()
        try:
            receive = await self._admit(scope, receive)
            with self._counted(scope):
                await self.app(scope, receive, answer.send)
        except (ClientDisconnected, WebSocketDisconnect):
            pass
        except Refused as refused:
            await self._refuse(refused, answer, receive)
        except Exception as error:
            log("error", level=40, error=error)
            await self._refuse(something_wrong(), answer, receive)
        finally:
            if scope["type"] == "http" and b"wait=" not in scope.get("query_string", b""):
                self.metrics.times["request"].see(time.perf_counter() - began)

    async def _refuse(self, refused: Refused, answer: "Answer", receive: Receive) -> None:
        self.metrics.refused[refused.code] += 1
        if not answer.begun:
            await refuse(refused, answer.scope, receive, answer.send)

    async def _admit(self, scope: Scope, receive: Receive) -> Receive:
        headers = Headers(scope=scope)
        self._check_host(headers)
        if scope["type"] == "websocket" or scope["method"] in CHANGING:
            self._check_origin(scope, headers)
        if scope["path"].startswith("/api/"):
            await self._who(scope, headers, place_in(scope))
        return await self._bounded(scope, headers, receive) if scope["type"] == "http" else receive

    @contextlib.contextmanager
    def _counted(self, scope: Scope) -> Iterator[None]:
        """Sockets stay open for hours: one address may not have all of them, and all may not have every connection."""
        if scope["type"] != "websocket":
            yield
            return
        address = place_in(scope).address
        if self.sockets.full(address):
            raise Refused(429, "too-many-sockets", "too many tables are open from your address", wait=10)
        if self.sockets.here.total() >= self.config.connections * SOCKETS_SHARE:
            raise Refused(503, "no-room", "the server has as many open tables as it can have: try again later")
        self.sockets.come(address)
        try:
            yield
        finally:
            self.sockets.go(address)

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
            ours = headers.get("host", "").lower()
            if scheme == "http" and origin.lower() == f"https://{ours}":
                raise self._unknown_proxy()
            if origin.lower() != f"{scheme}://{ours}":
                raise Refused(403, "foreign-origin", "this request comes from a page of somebody else")
        if headers.get("sec-fetch-site", "none") not in ("same-origin", "none"):
            raise Refused(403, "foreign-origin", "this request comes from a page of somebody else")

    def _unknown_proxy(self) -> Refused:
        """Whoever runs it must know, or no browser gets anything done; but not for every request."""
        if not self._warned:
            log("https-not-told", level=30, why=UNKNOWN_PROXY)
            self._warned = True
        return Refused(403, "foreign-origin", UNKNOWN_PROXY)

    # Who, how often, how much

    async def _who(self, scope: Scope, headers: Headers, place: Place) -> None:
        assert self.register is not None
        self.limits.request_from(place)
        secret = secret_in(headers)
        person = None if secret is None else self.register.remembered(secret)
        self.limits.request_of(None if person is None else person.hash, place)
        if person is None and secret is not None:
            person = await self.register.find(secret)
        if person is None and "authorization" in headers:
            raise Refused(401, "no-person", "nobody here has that secret")
        state: MutableMapping[str, Any] = scope.setdefault("state", {})
        state["person"] = person

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


class Answer:
    """What goes out: with the safe headers, and counted."""

    def __init__(self, scope: Scope, send: Send, metrics: Metrics, hsts: str = "") -> None:
        self.scope = scope
        self.hsts = hsts if scope["scheme"] in ("https", "wss") else ""
        """Behind TLS, browsers are told to come by nothing else from then on."""
        self.metrics = metrics
        self.begun = False
        self._send = send

    async def send(self, message: Message) -> None:
        self.begun = True
        if message["type"] in ("http.response.start", "websocket.http.response.start"):
            headers = MutableHeaders(scope=message)
            for name, value in HEADERS.items():
                headers[name] = value
            if self.hsts:
                headers["Strict-Transport-Security"] = self.hsts
            if self.scope["path"].startswith("/api/"):
                headers["Cache-Control"] = "no-store"
            self.metrics.requests[f"{message['status'] // 100}xx"] += 1
        await self._send(message)


def kind_of_path(path: str) -> str:
    """What is asked for, without the ids in it.

    >>> kind_of_path("/api/tables/AAAAAAAAAAAAAAAAAAAAAA/picks"), kind_of_path("/api/me/devices/AAAAAAAAAAAAAAAAAAAAAA")
    ('/api/tables/…/picks', '/api/me/devices/…')
    """
    parts = path.split("/")
    if parts[1:2] != ["api"]:
        return "/" if parts[1:2] != ["metrics"] else path
    first = 4 if parts[2:3] == ["me"] else 3
    return "/".join("…" if at == first else part for at, part in enumerate(parts))


def something_wrong() -> Refused:
    return Refused(500, "error", "something went wrong in the server")


def response_to(refused: Refused) -> Response:
    headers = {"Retry-After": str(refused.wait)} if refused.status == 429 or refused.code == "busy" else None
    return Response(encode(error_json(refused)), refused.status, headers, media_type="application/json")


async def refuse(refused: Refused, scope: Scope, receive: Receive, send: Send) -> None:
    if scope["type"] == "websocket" and "websocket.http.response" not in scope.get("extensions", {}):
        await send({"type": "websocket.close", "code": 1008})
        return
    await response_to(refused)(scope, receive, send)


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
