"""What the forest deck adds to a view, as types."""

from typing import NotRequired, TypedDict

from allmende.agricola.seen.bundles import Good


class ForestView(TypedDict):
    pile: int
    """How many cards are left to draw."""
    gone: list[str]
    """The cards that were drawn and not shuffled back, in this order."""
    held: bool
    """Nobody can take the token of the starting player by an action."""
    dreams: int
    """So many people everybody hands to the left when people go home."""
    fairies: int
    side: Good | None
    """What whoever stands on The Road Not Taken will fetch."""
    seen_by: int
    """Who has looked at the topmost cards; -1: nobody."""
    seen: int
    top: list[str]
    """These cards from the top, for whoever has looked."""


class TaleView(TypedDict):
    leaving: int
    """So many people leave the family when people go home."""
    wild: int
    """So many people leave it after the next feeding."""
    skips: int
    unicorn: Good | None
    lent: int
    """So many people wait at the left neighbour to be placed."""
    dying: bool
    haunted: int


class ForestTable(TypedDict):
    woods: NotRequired[ForestView]


class ForestPlayer(TypedDict):
    woods: NotRequired[TaleView]


class ForestSpace(TypedDict):
    fairies: NotRequired[int]
