"""Where friends find this server: its address in the network, links to a table, and codes for phones."""

import ipaddress
import socket
from typing import TypedDict
from urllib.parse import urlsplit

from allmende.server.errors import Refused

EVERYWHERE = ("0.0.0.0", "::")
Door = tuple[str, int]
"""The address and the port that a server listens on."""


class Code(TypedDict):
    """A QR code: the path of its dark squares, in a field so many squares wide and high."""

    size: int
    path: str


class Invitation(TypedDict):
    origin: str
    """Where others find the server: the beginning of every link."""
    here_only: bool
    """Nobody on another device does."""
    code: Code
    """Of the link to join."""


def is_loopback(host: str) -> bool:
    """Is this a name or an address of the same device?

    >>> is_loopback("localhost"), is_loopback("127.0.0.1"), is_loopback("192.168.1.5")
    (True, True, False)
    """
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return host == "localhost" or host.endswith(".localhost")


def address(host: str, port: int) -> str:
    """
    >>> address("192.168.1.5", 8642), address("::1", 8642)
    ('http://192.168.1.5:8642/', 'http://[::1]:8642/')
    """
    return f"http://{f'[{host}]' if ':' in host else host}:{port}/"


def network_address() -> str:
    """The machine's address in its network. A UDP socket that is only told where to send to sends nothing."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
            return str(probe.getsockname()[0])
        except OSError:
            return socket.gethostname()


def invitation(origin: str, door: Door | None, table: str, invite: str) -> Invitation:
    """How friends come to a table whose page was opened at this origin."""
    origin, here_only = reachable(origin, door)
    return {"origin": origin, "here_only": here_only, "code": code(f"{origin}/table/{table}#join={invite}")}


def reachable(origin: str, door: Door | None) -> tuple[str, bool]:
    """How other devices call the server whose page was opened at this origin; and whether none can.

    Whoever plays on the machine of the server calls it localhost, which leads nobody else to it: then it is its address
    in the network, unless it listens on this device only.
    """
    try:
        asked = urlsplit(origin)
        host = asked.hostname or ""
    except ValueError:
        asked, host = urlsplit(""), ""
    if asked.scheme not in ("http", "https") or host == "" or origin != f"{asked.scheme}://{asked.netloc}":
        raise Refused(422, "bad-request", "the origin is a scheme and a host, such as http://localhost:8642")
    here_only = is_loopback(host) and (door is None or is_loopback(door[0]))
    if is_loopback(host) and door is not None and not here_only:
        there = network_address() if door[0] in EVERYWHERE else door[0]
        here_only = is_loopback(there)
        origin = address(there, door[1]).rstrip("/")
    return origin, here_only


def code(text: str) -> Code:
    """A QR code as a drawing: the path of its dark squares, each one wide, within the margin that it needs.

    >>> code("http://192.168.1.5:8642/")["size"]
    33
    >>> code("http://192.168.1.5:8642/")["path"][:16]
    'M4 4h7v1h-7zM12 '
    """
    import segno

    rows = [list(row) for row in segno.make(text, micro=False).matrix_iter(border=4)]
    parts = []
    for y, row in enumerate(rows):
        x = 0
        while x < len(row):
            end = x
            while end < len(row) and row[end]:
                end += 1
            if end > x:
                parts.append(f"M{x} {y}h{end - x}v1h{x - end}z")
            x = end + 1
    return {"size": len(rows), "path": "".join(parts)}
