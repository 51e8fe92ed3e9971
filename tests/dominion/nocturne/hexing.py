"""Situations in which somebody receives a Hex."""

from collections.abc import Mapping
from typing import Any

from allmende.dominion.card import HEX, LANDSCAPES
from tests.dominion.situations import Situation, situation

HEXES = sorted(thing.slug for thing in LANDSCAPES if thing.kind == HEX)


def on_top(*hexes: str) -> list[str]:
    """The deck of Hexes with these on top."""
    return [*hexes, *(one for one in HEXES if one not in hexes)]


def at_night(hexes: list[str], *others: Mapping[str, Any], **given: Any) -> Situation:
    """Seat 0 may play a Werewolf in its Night phase, and has a Cobbler besides, so that the phase goes on."""
    return situation(*others, **{"hand": "werewolf, cobbler", "phase": "night", "hexes": hexes, **given})


def receiving(hex_: str, seed: int = 0, **victim: Any) -> Situation:
    """Seat 1 receives a Hex from seat 0's Werewolf; it is still seat 0's Night phase."""
    return at_night(on_top(hex_), victim, seed=seed).pick("werewolf")
