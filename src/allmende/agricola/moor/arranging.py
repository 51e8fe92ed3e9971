"""Special action cards in situations arranged by hand."""

from collections.abc import Mapping
from typing import Any

from allmende.agricola.moor.special import cards_for
from allmende.agricola.moor.table import FACE_DOWN, Moor
from allmende.agricola.state import Agricola
from allmende.table.errors import ImpossibleSituation


def set_special_cards(g: Agricola, situation: Mapping[str, Any]) -> None:
    moor = g.moor
    assert moor is not None
    if len(g.players) == 1:
        set_pile(moor, situation)
        return
    for action, holder in dict(situation.get("special", {})).items():
        face_down = isinstance(holder, list)
        seat = holder[0] if face_down and len(holder) == 1 else holder
        if isinstance(seat, bool) or not isinstance(seat, int) or not 0 <= seat < len(g.players):
            raise ImpossibleSituation(f"special says who has the card with {action}, as 1 or [1], got {holder!r}")
        moor.holders[card_with(len(g.players), action)] = seat + (FACE_DOWN if face_down else 0)


def set_pile(moor: Moor, situation: Mapping[str, Any]) -> None:
    """The pile as it comes, with the named cards open and next."""
    moor.pile = list(range(len(cards_for(1))))
    if "next" in situation:
        following = card_with(1, situation["next"])
        moor.pile.remove(following)
        moor.pile.append(following)
    if "open" in situation:
        number = card_with(1, situation["open"])
        if number not in moor.pile:
            raise ImpossibleSituation("a card cannot lie open and be the next one")
        moor.pile.remove(number)
        moor.open = number


def card_with(players: int, action: Any) -> int:
    """The first card with an action, or the card of this slug."""
    for number, card in enumerate(cards_for(players)):
        if card.slug == action or any(one.space.slug == action for one in card.actions):
            return number
    raise ImpossibleSituation(f"there is no special action {action!r} for {players} players")
