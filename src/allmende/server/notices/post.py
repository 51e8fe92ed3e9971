"""A POST to an address that a person has named, without being led anywhere inside (SSRF).

The name is resolved first, every address that it has must be a public one, and the connection goes to the address that
was looked at. No redirects, no cookies, nothing of the answer but its status.
"""

import asyncio
import ipaddress
import re
import socket
import ssl
from collections.abc import Mapping
from typing import Final, NamedTuple
from urllib.parse import SplitResult, urlsplit

SECONDS: Final = 10.0
LONGEST_HEAD: Final = 16 * 1024
LONGEST_URL: Final = 1000
STATUS: Final = re.compile(rb"HTTP/1\.[01] (\d{3})\b")
RETRY: Final = re.compile(rb"\r\nretry-after: *(\d{1,5})\r\n", re.IGNORECASE)
NAT64: Final = ipaddress.ip_network("64:ff9b::/96")


class NotPosted(Exception):
    """It did not get there; why, in a word."""


class Reply(NamedTuple):
    status: int
    wait: int
    """After so many seconds it may be tried again, if the other side says so."""


def split(url: str, anywhere: bool) -> SplitResult | None:
    """The parts of an address to which something may be sent; None if it is none.

    >>> split("https://ntfy.example.org/allmende", False).hostname, split("http://ntfy.example.org/", False)
    ('ntfy.example.org', None)
    """
    try:
        parts = urlsplit(url)
        whole = parts.hostname and parts.port != 0 and "@" not in parts.netloc
    except ValueError:
        return None
    plain = len(url) <= LONGEST_URL and url.isascii() and url.isprintable() and " " not in url
    return parts if whole and plain and parts.scheme in (("https", "http") if anywhere else ("https",)) else None


def is_public(address: str) -> bool:
    """Is it nobody's own network, and no way round into one?

    >>> [is_public(one) for one in ("93.184.216.34", "10.0.0.7", "::ffff:127.0.0.1", "64:ff9b::a00:7")]
    [True, False, False, False]
    """
    ip = ipaddress.ip_address(address.partition("%")[0])
    inner = (getattr(ip, "ipv4_mapped", None), getattr(ip, "sixtofour", None), getattr(ip, "teredo", None))
    if any(inner) or (ip.version == 6 and ip in NAT64):
        return False
    return ip.is_global and not ip.is_multicast


async def resolve(host: str, port: int, anywhere: bool) -> str:
    """The address to connect to."""
    try:
        loop = asyncio.get_running_loop()
        found = await loop.getaddrinfo(host, port, type=socket.SOCK_STREAM)
    except (OSError, UnicodeError) as error:
        raise NotPosted("no-such-host") from error
    addresses = [str(one[4][0]) for one in found]
    if not anywhere and not all(map(is_public, addresses)):
        raise NotPosted("private")
    if not addresses:
        raise NotPosted("no-such-host")
    return addresses[0]


async def post(url: str, headers: Mapping[str, str], body: bytes, anywhere: bool = False) -> Reply:
    """anywhere: also without encryption, and into private networks. NotPosted says what went wrong."""
    parts = split(url, anywhere)
    if parts is None or parts.hostname is None:
        raise NotPosted("bad-address")
    try:
        async with asyncio.timeout(SECONDS):
            return await exchange(parts, headers, body, anywhere)
    except TimeoutError as error:
        raise NotPosted("slow") from error
    except ssl.SSLError as error:
        raise NotPosted("certificate") from error
    except (OSError, EOFError, asyncio.LimitOverrunError) as error:
        raise NotPosted("no-answer") from error


async def exchange(parts: SplitResult, headers: Mapping[str, str], body: bytes, anywhere: bool) -> Reply:
    assert parts.hostname is not None
    safe = parts.scheme == "https"
    port = parts.port or (443 if safe else 80)
    address = await resolve(parts.hostname, port, anywhere)
    # ssl.create_default_context reads the certificates of the machine: some milliseconds, not in the event loop.
    context = await asyncio.to_thread(ssl.create_default_context) if safe else None
    reader, writer = await asyncio.open_connection(
        address, port, ssl=context, server_hostname=parts.hostname if safe else None, limit=LONGEST_HEAD
    )
    try:
        writer.write(request(parts, headers, body))
        await writer.drain()
        head = await reader.readuntil(b"\r\n\r\n")
    finally:
        writer.transport.abort()
    status = STATUS.match(head)
    if status is None:
        raise NotPosted("no-answer")
    wait = RETRY.search(head)
    return Reply(int(status[1]), int(wait[1]) if wait else 0)


def request(parts: SplitResult, headers: Mapping[str, str], body: bytes) -> bytes:
    target = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
    given = {"Host": parts.netloc, "User-Agent": "Allmende", "Connection": "close", **headers,
             "Content-Length": str(len(body))}  # fmt: skip
    lines = [f"POST {target} HTTP/1.1", *(f"{name}: {one_line(value)}" for name, value in given.items()), "", ""]
    return "\r\n".join(lines).encode("ascii") + body


def one_line(value: str) -> str:
    """What stands in a header: nobody's name may begin another one."""
    return "".join(char for char in value if char.isascii() and char.isprintable())
