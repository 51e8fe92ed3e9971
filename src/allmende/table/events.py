"""What happened, as data: for the log, the animation, the statistics."""

from collections.abc import Mapping
from typing import Any, TypeAlias

from allmende.table.choice import Seat

Saying: TypeAlias = dict[str, Any]
"""Something to be said to a person, as data: which sentence, and what it needs to be spoken. Things stand under the
names of their kinds, as in events: {"kind": "lies", "goods": ["wood", "wood", "wood"]}."""


class Event:
    """Something that happened to a seat. `facts` is for everyone, `secret` for the seats in `witnesses` alone.

    `depth` says how deep inside other effects it happened, for an indented log.
    """

    __slots__ = ("depth", "facts", "kind", "seat", "secret", "witnesses")

    def __init__(
        self,
        kind: str,
        seat: Seat,
        facts: Mapping[str, Any],
        secret: Mapping[str, Any] | None = None,
        witnesses: tuple[Seat, ...] = (),
        depth: int = 0,
    ) -> None:
        self.kind = kind
        self.seat = seat
        self.facts = facts
        self.secret = secret
        self.witnesses = witnesses
        self.depth = depth

    def seen_by(self, seat: Seat | None) -> dict[str, Any]:
        """The event as JSON, with its secret part only for those who saw it."""
        seen = {"kind": self.kind, "seat": self.seat, "depth": self.depth, **self.facts}
        if self.secret is not None and seat is not None and seat in self.witnesses:
            seen.update(self.secret)
        return seen

    def __repr__(self) -> str:
        return f"Event({self.kind!r}, seat={self.seat}, {dict(self.facts)!r})"
