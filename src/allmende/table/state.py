"""What the states of our games have in common: the players round the table, telling, and answers to the kernel.

A state of somebody's own need not inherit from this; what the kernel asks of it stands in `rules.State`.
"""

from collections.abc import Callable
from typing import Any, Generic, TypeVar

from allmende.table.choice import Flow, Seat, Underway
from allmende.table.events import Event
from allmende.table.rng import Rng
from allmende.table.rules import Json


class Seated:
    """A player at the table."""

    __slots__ = ("seat",)

    seat: Seat


P = TypeVar("P", bound=Seated)


class Answers:
    """The functions by which a game answers what the kernel asks of a state (see `rules.State`).

    They live in modules of their own, which know the state; so the rules hand them over when they set a table up. One
    set of answers is shared by all games and copies.
    """

    __slots__ = ("redraw", "scores", "step", "to_json", "view", "winners")

    def __init__(
        self,
        step: Callable[[Any], Flow | Underway | None],
        to_json: Callable[[Any], Json],
        view: Callable[[Any, Seat | None], Json],
        redraw: Callable[[Any, Seat | None, Rng], None],
        scores: Callable[[Any], list[dict[str, int]]],
        winners: Callable[[Any], list[Seat]],
    ) -> None:
        self.step = step
        self.to_json = to_json
        self.view = view
        self.redraw = redraw
        self.scores = scores
        self.winners = winners


class TableState(Generic[P]):
    """The table as data. A game adds what lies on it, sets everything in its `__init__`, and writes its own `copy`:
    the quickest way to copy something is to name it."""

    __slots__ = ("answers", "asides", "depth", "events", "news", "players", "rng")

    answers: Answers
    players: list[P]
    rng: Rng
    events: list[Event] | None
    depth: int
    """How deep the move that is told lies inside others."""
    news: int
    asides: int

    # Who

    def players_from(self, seat: int) -> list[P]:
        """All players, beginning with a seat and going on to the left."""
        return self.players[seat:] + self.players[:seat] if seat else self.players.copy()

    def others(self, me: P) -> list[P]:
        """The other players, beginning on the left."""
        return self.players[me.seat + 1 :] + self.players[: me.seat]

    # Telling

    def tell(self, kind: str, me: P, **facts: Any) -> None:
        if self.events is not None:
            self.events.append(Event(kind, me.seat, facts, depth=self.depth))

    def tell_secret(self, kind: str, me: P, facts: dict[str, Any], secret: dict[str, Any]) -> None:
        """Everyone hears the facts, this player also the secret."""
        if self.events is not None:
            self.events.append(Event(kind, me.seat, facts, secret, (me.seat,), self.depth))

    # What the kernel asks of a state

    def step(self) -> Flow | Underway | None:
        return self.answers.step(self)

    def to_json(self) -> Json:
        return self.answers.to_json(self)

    def view(self, seat: Seat | None) -> Json:
        return self.answers.view(self, seat)

    def redraw(self, seat: Seat | None, rng: Rng) -> None:
        self.answers.redraw(self, seat, rng)

    def scores(self) -> list[dict[str, int]]:
        return self.answers.scores(self)

    def winners(self) -> list[Seat]:
        return self.answers.winners(self)
