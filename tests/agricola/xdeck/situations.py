"""Tables where the aliens have landed: somebody is about to draw a certain card."""

import json
from typing import Any

from allmende import arrange
from allmende.agricola import RULES
from allmende.agricola.drawn.deck import DrawnCards
from allmende.agricola.state import Agricola
from allmende.agricola.xdeck.contact import Contact, contact_of, x_deck
from tests.agricola.situations import Situation

ROUNDS = ["western-quarry", "basic-wish", "house-redevelopment"]


def table(*seats: dict[str, Any], drawn: str | tuple[str, ...] = (), seed: int = 0, **given: Any) -> Situation:
    """Seats in round 8, with Western Quarry open. `drawn`: cards that lie on top of the deck."""
    top = [drawn] if isinstance(drawn, str) else list(drawn)
    given.setdefault("round", 8)
    given.setdefault("rounds", ROUNDS)
    given.setdefault("piles", {}).setdefault("western-quarry", 1)
    given["aliens"] = {"pile": top, **given.get("aliens", {})}
    players = given.pop("players", max(2, len(seats)))
    laid = [*seats, *[{}] * (players - len(seats))]
    alone = {"players": 1} if players == 1 else {}
    return Situation(arrange("agricola", {"xdeck": True, "seats": laid, **alone, **given}, seed=seed))


def draw(card: str, *seats: dict[str, Any], **given: Any) -> Situation:
    """Seat 0 has used Western Quarry and drawn this card."""
    return table(*seats, drawn=card, **given).place("western-quarry")


def said(t: Situation) -> dict[str, Any]:
    """The table as a situation."""
    return RULES.situation(t.state)


def saved(t: Situation) -> Agricola:
    """The same table, saved and read again."""
    return RULES.from_json(t.game.options, json.loads(json.dumps(t.state.to_json())))


def deck(t: Situation) -> DrawnCards:
    return x_deck(t.state)


def contact(t: Situation, seat: int = 0) -> Contact:
    return contact_of(t.player(seat))
