"""A game that is over, as a row of what a run brings: small, and the same as JSON, between processes and on disk."""

import msgspec


class SeatThings(msgspec.Struct, array_like=True):
    """What one seat did with the things of a game: cards, tiles, spaces. A thing is told as "card smithy"."""

    taken: dict[str, int]
    """How often each was taken."""
    passed: list[str]
    """What was on offer and never taken."""
    dealt: list[str]
    """What chance gave the seat before the first choice."""
    forbidden: list[str] = []
    """What was on offer, but forbidden to this seat by lot."""
    elsewhere: list[str] = []
    """What was on offer here, and forbidden to another seat."""


class Thought(msgspec.Struct, array_like=True):
    """A choice that was searched, for those who learn from it: what was picked, and how often each option was tried."""

    seat: int
    pick: int
    options: list[int]
    """Those that were tried; none where nothing is to be learnt from the pick."""
    visits: list[int]


class Played(msgspec.Struct, array_like=True):
    """One game that is over: a row of what a run brings."""

    number: int
    seed: int
    bots: list[int]
    """By seat: which of the run's bots."""
    points: list[dict[str, int]]
    """By seat and category, with their "total"."""
    winners: list[int]
    first: int
    """The seat that had the first choice."""
    turns: list[int]
    """By seat; empty for games that do not count them."""
    picks: int
    things: list[SeatThings] | None = None
    curve: list[list[int]] | None = None
    """By seat: the score after each round."""
    thoughts: list[Thought] | None = None
    """By pick, forced ones left out."""

    def share(self, seat: int) -> float:
        """What part of the victory is a seat's."""
        return 1 / len(self.winners) if seat in self.winners else 0.0
