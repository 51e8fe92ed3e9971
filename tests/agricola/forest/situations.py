"""Tables at the edge of the forest: somebody is about to draw a certain card."""

from collections.abc import Sequence
from typing import Any

from allmende import arrange
from allmende.agricola.woods.tales import ForestDeck, Tale, forest_of, tale_of
from tests.agricola.situations import Situation


def table(*seats: dict[str, Any], drawn: str | Sequence[str] = (), seed: int = 0, **given: Any) -> Situation:
    """Seats in round 3. `drawn`: cards that lie on top of the deck; then there are three wood on Forest."""
    top = [drawn] if isinstance(drawn, str) else list(drawn)
    given.setdefault("round", 3)
    given["piles"] = {"forest": 3 if top else 1, **given.get("piles", {})}
    given["woods"] = {"pile": top, **given.get("woods", {})}
    players = given.pop("players", max(2, len(seats)))
    laid = [*seats, *[{}] * (players - len(seats))]
    alone = {"players": 1} if players == 1 else {}
    return Situation(arrange("agricola", {"forest_deck": True, "seats": laid, **alone, **given}, seed=seed))


def draw(card: str, *seats: dict[str, Any], **given: Any) -> Situation:
    """Seat 0 has taken three wood from Forest and drawn this card."""
    return table(*seats, drawn=card, **given).place("forest")


def deck(t: Situation) -> ForestDeck:
    return forest_of(t.state)


def pile(t: Situation) -> list[str]:
    """The cards from the top."""
    return [deck(t).names[card] for card in reversed(deck(t).pile)]


def tale(t: Situation, seat: int = 0) -> Tale:
    return tale_of(t.player(seat))
