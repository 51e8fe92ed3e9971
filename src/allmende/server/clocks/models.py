"""What is said about time: how a table chooses its clock, how it stands, what people wish about it."""

from typing import Annotated, Any, Final, Literal, TypeAlias, TypedDict

from msgspec import Meta

from allmende.server.bodies import Body, Name, Once, SeatNumber

What: TypeAlias = Literal["pause", "bot", "time", "end"]


class ProposeBody(Body):
    """Something about time that the others must agree to. Whoever is late or away is not asked."""

    seat: SeatNumber
    """Mine."""
    what: What
    """Pause the clocks; a bot takes over the seat `whom`; more time for it; end the game without a result."""
    whom: SeatNumber | None = None
    once: Once = ""


class AnswerBody(Body):
    seat: SeatNumber
    agree: bool
    once: Once = ""


class ResumeBody(Body):
    seat: SeatNumber
    once: Once = ""


class ComebackBody(Body):
    """Take one's seat back from the bot."""

    seat: SeatNumber
    name: Name = ""
    once: Once = ""


class VacationBody(Body):
    days: Annotated[int, Meta(ge=1, le=366)]


class PollTold(TypedDict):
    """Something about time on which people vote."""

    what: What
    seat: int
    """Who asks."""
    whom: int | None
    """The seat it is about."""
    until: float
    """Then it is decided by those who have answered."""
    agreed: list[int]
    refused: list[int]
    waiting: list[int]
    """The seats whose people have not answered."""


class ClockTold(TypedDict):
    """How the clocks stand, in seconds by the server's clock: a pong tells what that says now."""

    at: float
    """As of when."""
    left: list[float]
    """By seat, so much time is left. Empty where only absence counts."""
    running: list[int]
    """The seats whose time runs: they are asked."""
    paused: bool
    vacation: list[tuple[int, float]]
    """The seats whose time stands still because their people are on vacation, and until when."""
    late: list[int]
    """The seats whose time is over, at a table where the others decide what comes of it."""
    poll: PollTold | None


class Vacation(TypedDict):
    until: float | None
    """I am on vacation until then."""
    left: int
    """So many days I may still take."""
    a_year: int


BODIES: Final[tuple[Any, ...]] = (ProposeBody, AnswerBody, ResumeBody, ComebackBody, VacationBody)
ANSWERS: Final[tuple[Any, ...]] = (ClockTold, Vacation)
