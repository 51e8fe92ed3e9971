"""What is said about being known again, as types: see `models`."""

from typing import Annotated, Any, Final, Literal, TypedDict

from msgspec import Meta

from allmende.server.bodies import Body, Name, Word
from allmende.server.inviting import Code

# What comes in


class PasskeyBody(Body):
    credential: dict[str, Any]
    """What the browser made, as `PublicKeyCredential.toJSON` says it."""
    name: Name = ""


class PasskeyNameBody(Body):
    name: Name


class EnterPasskeyBody(Body):
    credential: dict[str, Any]


class EnterCodeBody(Body):
    code: Annotated[str, Meta(max_length=200)]


class LinkBody(Body):
    token: Word
    """What stands behind the # of the link."""


class MoveBody(Body):
    origin: Annotated[str, Meta(max_length=300)]
    """Where I opened the page: http://localhost:8642"""


class TakeBody(Body):
    secret: Word | None = None
    """Of the guest whom I was. A browser has it in a cookie."""


class ForgetBody(Body):
    confirm: Literal["forget me"]


# What goes out


class Passkey(TypedDict):
    mark: str
    name: str
    site: str
    """It works where the server is called by this name."""
    here: bool
    """That is the name by which it is called now."""
    created: float
    used: float | None


class Device(TypedDict):
    mark: str
    device: str | None
    """What browser on what system."""
    way: Literal["passkey", "code", "link"] | None
    """How the person came there; null: it was the first there, or a program."""
    created: float
    used: float
    """When it was used last, to a day."""
    this: bool


class Guest(TypedDict):
    """Whoever played in this browser before the person signed in."""

    name: str
    running: int
    finished: int


class Known(TypedDict):
    """How I am known again."""

    name: str
    passkeys: list[Passkey]
    code: float | None
    """When the recovery code was made; null: there is none."""
    devices: list[Device]
    guest: Guest | None
    no_passkeys: Literal["not-installed", "not-secure", "address"] | None
    """Why none can be made or used here; null: they can."""
    moving: bool
    """A link to another device is waiting."""


class PasskeyAsked(TypedDict):
    """What the page hands to `navigator.credentials`, with bytes as base64url."""

    options: dict[str, Any]


class NewCode(TypedDict):
    code: str
    """It is told only once."""


class MoveLink(TypedDict):
    link: str
    code: Code
    """The same as a QR code."""
    here_only: bool
    """No other device finds this server."""
    seconds: int
    """So long it works."""


class Whose(TypedDict):
    name: str


class Entered(TypedDict):
    name: str
    already: bool
    """This device was the person's before."""
    secret: str | None
    """For programs, which send theirs as a Bearer token. A browser gets its cookie."""
    code: str | None
    """The recovery code that takes the place of the one that was used."""
    guest: Guest | None


class Taken(TypedDict):
    tables: int


class ForgottenTold(TypedDict):
    """What became of the tables of somebody who was deleted."""

    left: int
    """Running games: a bot plays on."""
    kept: int
    """Finished ones, which others have too: there the seat has no name any more."""
    deleted: int
    """Those at which nobody else sat."""


BODIES: Final[tuple[Any, ...]] = (
    PasskeyBody, PasskeyNameBody, EnterPasskeyBody, EnterCodeBody, LinkBody, MoveBody, TakeBody, ForgetBody,
)  # fmt: skip
ANSWERS: Final[tuple[Any, ...]] = (
    Known, PasskeyAsked, NewCode, MoveLink, Whose, Entered, Taken, ForgottenTold,
)  # fmt: skip
