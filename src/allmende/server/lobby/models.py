"""What is said about open tables."""

from typing import Annotated, Any, Final, Literal, TypeAlias, TypedDict

from msgspec import Meta

from allmende.server.bodies import Body, Name, TableSettings

Way: TypeAlias = Literal["link", "code", "hall"]


class WayBody(Body):
    """How others come to my table: whoever has its link always may; a code that can be said aloud; the hall."""

    way: Way


class SitBody(Body):
    name: Name = ""


class CodeBody(Body):
    code: Annotated[str, Meta(max_length=40)]


class WayTold(TypedDict):
    way: Way
    code: str | None


class CodeFound(TypedDict):
    """What a code stands for: a table, and the secret of its link."""

    table: str
    invite: str


class LobbyShort(TypedDict):
    open: bool
    """Is there a hall on this server?"""
    tables: int
    people: int
    """So many who wish to be seen are there now."""


class OpenSeat(TypedDict):
    kind: Literal["person", "open", "bot"]
    name: str
    bot: str | None


class OpenTable(TypedDict):
    """A table that waits for people."""

    game: str
    options: dict[str, Any]
    settings: TableSettings
    seats: list[OpenSeat]
    host: str
    """Who made it, as others know people."""
    by: str
    """What that person is called; empty if nobody knows."""
    since: float


class Lobby(TypedDict):
    me: str | None
    """Myself, as others know people."""
    tables: dict[str, OpenTable]
    people: dict[str, str]
    """Who wishes to be seen and is there now, with the name."""


class LobbyTold(Lobby):
    type: Literal["hall"]


class LobbyChanged(TypedDict):
    """The last that came over this socket with these changes made: see `difference`."""

    type: Literal["changes"]
    changes: list[Any] | dict[str, Any]


BODIES: Final[tuple[Any, ...]] = (WayBody, SitBody, CodeBody)
ANSWERS: Final[tuple[Any, ...]] = (WayTold, CodeFound, LobbyShort, Lobby, LobbyTold, LobbyChanged)
