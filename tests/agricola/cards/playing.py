"""Tables on which cards are played, and playing minor improvements."""

from typing import Any

from tests.agricola.situations import Situation, situation

FULL_FARM: dict[str, Any] = {"fields": [0, 1, 6, 11], "pastures": [[2, 3, 4, 7, 8, 9, 12, 13, 14]]}
"""Two rooms, four fields, and a pasture of nine spaces."""
NORTH = [[0, 1, 2]]
"""A pasture for 6 animals; one more lives in the house."""
OCCUPATIONS = ["wood-cutter", "carpenter", "clay-hut-builder", "adoptive-parents"]
LONG_FIELDS = [0, 1, 2, 3, 4, 7, 8, 9, 11, 12, 13]
"""With a house on cells 5, 6 and 10 they leave only cell 14."""
NINE = [2, 3, 4, 7, 8, 9, 12, 13, 14]


def at_redevelopment(**given: Any) -> Situation:
    return situation(round=6, rounds=["house-redevelopment"], **given)


def play(t: Situation, card: str, *then: str) -> Situation:
    """Use Meeting Place for a minor improvement."""
    return t.place("meeting-place", card, *then)


def playable(t: Situation, card: str) -> bool:
    t.place("meeting-place")
    return t.offers(f"card {card}")


def start_of_round(*others: dict[str, Any], **given: Any) -> Situation:
    """A round is about to begin: its card is revealed, and the start of the round is played."""
    given.setdefault("round", 8)
    return situation(*others, phase="before-round", **given)


def at_improvement(**given: Any) -> Situation:
    return situation(rounds=["major-improvement"], **given)
