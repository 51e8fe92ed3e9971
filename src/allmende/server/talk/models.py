"""What is said about what people say."""

from typing import Annotated, Any, Final, Literal, TypeAlias, TypedDict

from msgspec import Meta

from allmende.server.bodies import Body, SeatNumber, Talk

LONGEST: Final = 300
"""Characters that somebody says at once."""

Phrase: TypeAlias = Literal[
    "hello", "good-luck", "nice-move", "well-played", "thanks", "sorry", "no-problem", "oops", "misclick", "take-back",
    "moment", "thinking", "your-turn", "yes", "no", "good-game", "again", "bye",
]  # fmt: skip
"""What everybody reads in their own language: `phrase-…` of the catalog `lobby`."""
Said: TypeAlias = Annotated[str, Meta(min_length=1, max_length=LONGEST)]
TableName: TypeAlias = Annotated[str, Meta(min_length=1, max_length=64)]
LineNumber: TypeAlias = Annotated[int, Meta(ge=0, le=(1 << 53) - 1)]
Reason: TypeAlias = Literal["insult", "spam", "name", "unfair", "other"]
Kind: TypeAlias = Literal["mute", "block"]


class SayBody(Body):
    """A phrase, or words of one's own where the table allows it."""

    phrase: Phrase | None = None
    words: Said | None = None
    seat: SeatNumber | None = None
    """Which of my seats speaks."""


class Somebody(Body):
    """Who is meant: whoever sits there, or said that; or somebody in the hall."""

    table: TableName | None = None
    seat: SeatNumber | None = None
    line: LineNumber | None = None
    """The number of what was said."""
    person: TableName | None = None
    """As others know people."""


class AvoidBody(Somebody):
    """mute: I do not want to hear them, at this table or (everywhere) at none. block: nor meet them."""

    kind: Kind = "mute"
    everywhere: bool = False


class ReportBody(Somebody):
    """What is said goes along: the latest of the two of us at this table."""

    reason: Reason = "other"
    words: Annotated[str, Meta(max_length=LONGEST)] = ""


class SaidLine(TypedDict):
    """Something that was said."""

    number: int
    """When, in microseconds; one of a kind at this table."""
    seat: int
    name: str
    who: str
    """As others know people."""
    mine: bool
    phrase: Phrase | None
    words: str | None


class TalkTold(TypedDict):
    """What was said at a table, the oldest first, but for what I do not want to hear."""

    talk: Talk
    may: bool
    """Can I say something?"""
    lines: list[SaidLine]


class Avoided(TypedDict):
    id: str
    kind: Kind
    who: str
    name: str
    table: str | None
    """Only there; null: everywhere."""
    since: float


class Reported(TypedDict):
    id: str
    who: str
    name: str
    reason: Reason
    words: str
    time: float
    resolved: bool


class Shunned(TypedDict):
    """Whom I do not want to hear or to meet, and what I have reported."""

    avoided: list[Avoided]
    reports: list[Reported]


class LineTold(SaidLine):
    """The same over the socket of a table."""

    type: Literal["said"]


class UnsaidTold(TypedDict):
    """Ask anew what was said: whoever runs the server has deleted something."""

    type: Literal["unsaid"]


BODIES: Final[tuple[Any, ...]] = (SayBody, AvoidBody, ReportBody)
ANSWERS: Final[tuple[Any, ...]] = (TalkTold, Shunned)
