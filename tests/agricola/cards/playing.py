"""Tables on which cards are played, and playing minor improvements."""

from typing import Any

from tests.agricola.situations import Situation, situation

FULL_FARM: dict[str, Any] = {"fields": [0, 1, 6, 11], "pastures": [[2, 3, 4, 7, 8, 9, 12, 13, 14]]}
"""Two rooms, four fields, and a pasture of nine spaces."""


def at_redevelopment(**given: Any) -> Situation:
    return situation(round=6, rounds=["house-redevelopment"], **given)


def play(t: Situation, card: str, *then: str) -> Situation:
    """Use Meeting Place for a minor improvement."""
    return t.place("meeting-place", card, *then)


def playable(t: Situation, card: str) -> bool:
    t.place("meeting-place")
    return t.offers(f"card {card}")
