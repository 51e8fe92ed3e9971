"""What a game brings to the kernel: a State that can play its steps, and Rules that set it up.

These are protocols: a game's classes need not inherit anything.
"""

from collections.abc import Mapping
from typing import Any, Protocol, TypeAlias, runtime_checkable

from allmende.table.choice import Choice, Flow, Seat, Underway
from allmende.table.contract import Contract
from allmende.table.events import Event, Saying
from allmende.table.results import Criterion
from allmende.table.rng import Rng
from allmende.table.series import Series
from allmende.table.settings import Settings
from allmende.table.vocabulary import Key, Vocabulary

Json: TypeAlias = dict[str, Any]


class State(Protocol):
    """The whole situation at the start of a step, as plain data."""

    rng: Rng
    events: list[Event] | None
    """Where events go; None when nobody listens."""
    news: int
    """Counts how often something hidden became known. No seat can undo past it."""
    asides: int
    """Counts how often it depended on a seat's hidden things whether it was asked anything in the midst of somebody
    else's pick, asked or not. How long that took would tell; a server may let the others wait.
    """

    def step(self) -> Flow | Underway | None:
        """Do what needs no decision until one is due, and return the flow that asks for it; None when the game is over.

        Called twice in a row it changes nothing more: the second call returns a fresh copy of the same flow. The flow
        asks before it changes anything, or it is wrapped in Underway.
        """

    def copy(self) -> "State":
        """An independent copy, to which nobody listens."""

    def to_json(self) -> Json: ...

    def view(self, seat: Seat | None) -> Json:
        """What this seat may know of the table, built from nothing else; for None, what a spectator may."""

    def redraw(self, seat: Seat | None, rng: Rng) -> None:
        """Replace what the seat does not know by something else that fits all it knows, future chance included."""

    def scores(self) -> list[dict[str, int]]:
        """By seat, by category, with their sum as "total"; where players play together, their result as "team"."""

    def winners(self) -> list[Seat]:
        """Who would win if the game ended now; several when they share the victory."""


class Rules(Protocol):
    """A game as the registry knows it."""

    name: str
    version: int
    """Counted up when the same picks may give another game: records and saved games tell by which they were made."""
    min_players: int
    max_players: int
    vocabulary: Vocabulary
    contract: Contract
    """What may be asked, and the type of a view."""
    longest: int
    """No game takes more picks than this."""
    settings: Settings
    """What `new_game` takes, for whoever asks before a game begins."""

    def options(self, given: Mapping[str, Any]) -> Json:
        """The options of `new_game`, checked and completed by `settings`: plain JSON that gives the same game again."""

    def setup(self, options: Json, rng: Rng) -> State: ...

    def arrange(self, situation: Mapping[str, Any], rng: Rng) -> tuple[Json, State]:
        """The options and the state of a situation that a person describes."""

    def from_json(self, options: Json, data: Json) -> State: ...

    def sample_options(self) -> list[dict[str, Any]]:
        """Options that between them show every corner of the game: the test suite plays them all."""


@runtime_checkable
class TellsSituation(Protocol):
    """Rules that can put a position into words."""

    def situation(self, state: Any) -> Json:
        """What `arrange` takes to lay out this state, complete and exact: hidden things and all orders included.

        Asked at the start of a step only. Chance is the kernel's: `arrange` need not take it.
        """


@runtime_checkable
class TellsSetup(Protocol):
    """Rules by whose set-up something happens that people want to hear of: who begins, what is dealt."""

    def told_at_setup(self, state: Any) -> list[Event]:
        """What has happened, from the state that `setup` has just made. Asked only if somebody listens."""


@runtime_checkable
class TellsCodes(Protocol):
    """Rules whose things have something printed on them by which people call them, such as A116."""

    def codes(self, kind: str) -> Mapping[str, str]:
        """For a kind of option, what is printed on its things, in capital letters, each with its slug."""


@runtime_checkable
class TellsWhyNot(Protocol):
    """Rules that know why a thing on the table cannot be picked."""

    def why_not(self, state: Any, choice: Choice | None, seat: Seat, key: Key) -> list[Saying]:
        """What is in the way, from what the seat knows and by the functions that decide what is offered; nothing if
        there is nothing to say but that something else is asked. `choice`: what the seat is asked; None: nothing."""


@runtime_checkable
class TellsCriteria(Protocol):
    """Rules that know what decides when points are even."""

    def criteria(self, state: Any) -> list[Criterion]:
        """What decides who wins: points, then what breaks ties, in that order. It leads to the state's `winners`."""


@runtime_checkable
class HandsOn(Protocol):
    """Rules of games that may follow one another, where a finished one says how the next begins."""

    def series(self, state: Any) -> Series | None:
        """How the series stands to which a game belongs; None if it belongs to none."""

    def next_options(self, state: Any, wishes: Mapping[int, str]) -> Json | None:
        """The options of the game that follows a finished one, with what seats wish to take along; None if none does.

        BadGameOption says which wish cannot be granted, and why.
        """
