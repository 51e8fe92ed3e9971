"""What is said about being told, as types: see `models`."""

from typing import Annotated, Any, Final, Literal, TypedDict

from msgspec import Meta

from allmende.server.bodies import Body, Word

Lang = Literal["de", "en"]
Minute = Annotated[int, Meta(ge=0, lt=24 * 60)]
Zone = Annotated[str, Meta(min_length=1, max_length=64)]
Address = Annotated[str, Meta(min_length=3, max_length=1000)]
Way = Literal["push", "mail", "webhook"]
Form = Literal["ntfy", "json"]

# What comes in


class PlanBody(Body):
    """Of what I want to be told, and when."""

    lang: Lang
    zone: Zone
    """As the browser names it: Europe/Berlin."""
    turn: bool = True
    time: bool = True
    """My time runs out."""
    invited: bool = True
    over: bool = True
    quiet_from: Minute | None = None
    """In minutes since midnight; null: I may be told at any hour."""
    quiet_to: Minute | None = None
    minutes: Annotated[int, Meta(ge=5, le=24 * 60)] = 30
    """At most every so many."""


class PushBody(Body):
    """The subscription of a browser."""

    endpoint: Address
    p256dh: Annotated[str, Meta(max_length=200)]
    auth: Annotated[str, Meta(max_length=100)]
    lang: Lang
    zone: Zone


class MailBody(Body):
    address: Annotated[str, Meta(min_length=3, max_length=200)]
    lang: Lang
    zone: Zone


class WebhookBody(Body):
    address: Address
    lang: Lang
    zone: Zone
    form: Form = "ntfy"


class ConfirmBody(Body):
    code: Word


class SwitchBody(Body):
    on: bool


class RenewBody(Body):
    """A browser has another subscription now, in place of one that it had before."""

    before: Address
    endpoint: Address
    p256dh: Annotated[str, Meta(max_length=200)]
    auth: Annotated[str, Meta(max_length=100)]


# What goes out


class PlanTold(TypedDict):
    lang: str
    zone: str
    turn: bool
    time: bool
    invited: bool
    over: bool
    quiet_from: int | None
    quiet_to: int | None
    minutes: int


class Channel(TypedDict):
    """Where I am told."""

    id: str
    kind: Way
    name: str
    """A mail address, a webhook, or what browser it is."""
    confirmed: bool
    """A mail address counts when the code was typed that went there."""
    on: bool
    why: str | None
    """What went wrong with the last letter."""
    this: bool
    """It is the browser that asks."""
    created: float


class WaysTold(TypedDict):
    """Which ways there are here."""

    push: str | None
    """The server's public key, for the browser; null: there is no push."""
    mail: bool
    webhook: Literal["no", "public", "any"]


class NoticesTold(TypedDict):
    plan: PlanTold | None
    """null: I have not said anything yet."""
    channels: list[Channel]
    ways: WaysTold


BODIES: Final[tuple[Any, ...]] = (
    PlanBody, PushBody, MailBody, WebhookBody, ConfirmBody, SwitchBody, RenewBody,
)  # fmt: skip
ANSWERS: Final[tuple[Any, ...]] = (NoticesTold,)
