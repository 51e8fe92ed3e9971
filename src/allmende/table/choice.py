"""What the rules ask: a Choice for one seat, or several seats' flows Together; and the flows that ask.

A flow is a rule written as a generator. It yields a Choice and gets the picked option back:

    def play_remodel(g: Dominion, me: Player) -> Flow:
        card = yield from pick_card(me, "trash", me.hand)
        ...
"""

from collections.abc import Generator, Mapping
from typing import Any, Final, NewType, TypeAlias, TypeVar

T = TypeVar("T")

Seat = NewType("Seat", int)
Option = NewType("Option", int)

REDRAWN: Final = -1
"""Sent into a flow instead of an option: hidden things were redrawn, ask your private choice again."""

PRIVATE: Final = True
"""For a choice whose options depend on what only its seat sees; by place, because naming an argument takes time."""


class Prompt:
    """What a choice is about: the name of a message and what it needs to be spoken.

    `zone`: where the offered things lie, for all of them or by option, if the game's contract cannot say it.
    `pays`: what will be paid for some of them, in the same case.
    """

    __slots__ = ("args", "name", "pays", "zone")

    def __init__(
        self,
        name: str,
        args: Mapping[str, Any] | None = None,
        zone: str | Mapping[Option, str] = "",
        pays: "Mapping[Option, Mapping[str, int]] | None" = None,
    ) -> None:
        self.name = name
        self.args: Mapping[str, Any] = {} if args is None else args
        self.zone = zone
        self.pays = pays

    def to_json(self) -> dict[str, Any]:
        return {"name": self.name, **self.args}

    def __repr__(self) -> str:
        return f"Prompt({self.name!r}, {dict(self.args)!r})" if self.args else f"Prompt({self.name!r})"


class Choice:
    """What the rules ask of one seat now. Options are distinct and there is at least one."""

    __slots__ = ("options", "private", "prompt", "seat")

    def __init__(self, seat: Seat, prompt: Prompt, options: list[Option], private: bool = False) -> None:
        self.seat = seat
        self.prompt = prompt
        self.options = options
        # The options depend on what only this seat sees. A flow that yields such a choice asks it again on REDRAWN.
        self.private = private

    def __repr__(self) -> str:
        return f"Choice(seat={self.seat}, {self.prompt!r}, {self.options})"


class Together:
    """One flow per seat, side by side: the seats decide at the same time and out of each other's reach."""

    __slots__ = ("flows",)

    def __init__(self, flows: "dict[Seat, Flow]") -> None:
        self.flows = flows


Ask: TypeAlias = Choice | Together
Asks: TypeAlias = Generator[Ask, int, T]
"""A flow that ends with a result."""
Flow: TypeAlias = Generator[Ask, int, None]


class Underway:
    """A step whose flow changes the state before its first choice (the usual step asks first)."""

    __slots__ = ("flow",)

    def __init__(self, flow: Flow) -> None:
        self.flow = flow


def together(flows: dict[Seat, Flow]) -> Flow:
    """Ask several seats at the same time; go on when all their flows have ended."""
    if flows:
        yield Together(flows)
