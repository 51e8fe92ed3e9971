"""Situations of Farmers of the Moor, at level II unless another is named."""

from collections.abc import Mapping
from typing import Any

from allmende import new_game
from allmende.agricola.farm.plan import bits
from allmende.agricola.moor.layers import land_of
from tests.agricola.situations import Situation, situation

IMPROVING = "major-improvement"
"""A space where minor improvements can be played at any level."""


def moor(*others: Mapping[str, Any], **given: Any) -> Situation:
    given.setdefault("expansion", "moor")
    given.setdefault("level", 2)
    if given["level"] == 1:
        given.setdefault("cards", "none")
    return situation(*others, **given)


def begun(seed: int = 0, level: int = 1, **options: Any) -> Situation:
    """A game as it begins; drafts wait for the first cards."""
    return Situation(new_game("agricola", seed=seed, expansion="moor", level=level, **options))


def play(card: str, *then: str, others: tuple[Mapping[str, Any], ...] = (), **given: Any) -> Situation:
    """Seat 0 plays a minor improvement from the hand, and goes on picking."""
    t = moor(*others, hand=[card], rounds=[IMPROVING], **given)
    return t.place(IMPROVING, f"card {card}", *then)


def playable(card: str, **given: Any) -> bool:
    """Could seat 0 play this minor improvement?"""
    t = moor(hand=[card], rounds=[IMPROVING], **given)
    return t.usable(IMPROVING) and t.place(IMPROVING).offers(f"card {card}")


def forests(t: Situation, seat: int = 0) -> list[int]:
    """The visible ones."""
    return bits(land_of(t.player(seat)).forests)


def moors(t: Situation, seat: int = 0) -> list[int]:
    return bits(land_of(t.player(seat)).moors)


def cells(t: Situation) -> list[int]:
    """The spaces of the farmyard that are offered."""
    return [int(words.split()[1]) for words in t.offered if words.startswith("cell ")]
