"""What the X deck adds to a view, as types."""

from typing import NotRequired, TypedDict


class XDeckView(TypedDict):
    pile: int
    """How many cards are left to draw."""
    gone: list[str]
    """The cards that were drawn, in this order."""


class ContactView(TypedDict):
    leaving: int
    """So many people leave the family when people go home."""
    freezing: bool
    retiring: bool
    beamed_by: int
    """Who decides where the next person is placed; -1: the player."""
    candies: list[str]
    pitchfork: str | None


class XTable(TypedDict):
    aliens: NotRequired[XDeckView]


class XPlayer(TypedDict):
    aliens: NotRequired[ContactView]


class XSpace(TypedDict):
    candies: NotRequired[list[int]]
    """Whose candies lie here."""
    pitchfork: NotRequired[int]
    """Whose pitchfork stands here."""
