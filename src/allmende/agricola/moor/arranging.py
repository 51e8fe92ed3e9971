"""Special action cards in situations arranged by hand."""

from collections.abc import Mapping
from typing import Any, Final

from allmende.agricola.moor.special import cards_for
from allmende.agricola.moor.table import FACE_DOWN, NO_CARD, Moor, moor_of
from allmende.agricola.state import Agricola
from allmende.table.errors import ImpossibleSituation
from allmende.table.outside import shown

OF_ONE: Final = ("open", "next")


def set_special_cards(g: Agricola, situation: Mapping[str, Any]) -> None:
    moor = moor_of(g)
    if len(g.players) == 1:
        if "special" in situation:
            raise ImpossibleSituation("one player alone has a pile of special action cards: say open and next")
        set_pile(moor, situation)
        return
    if any(key in situation for key in OF_ONE):
        raise ImpossibleSituation("open and next are for one player alone: say who has which special action card")
    special = situation.get("special", {})
    if not isinstance(special, Mapping):
        raise ImpossibleSituation(f"special says who has which card, as in {{'cut-peat': 1}}, got {shown(special)}")
    for action, holder in special.items():
        face_down = isinstance(holder, list)
        seat = holder[0] if face_down and len(holder) == 1 else holder
        if isinstance(seat, bool) or not isinstance(seat, int) or not 0 <= seat < len(g.players):
            which = f"the card with {shown(action)}"
            raise ImpossibleSituation(f"special says who has {which}, as 1 or [1], got {shown(holder)}")
        moor.holders[card_with(len(g.players), action)] = seat + (FACE_DOWN if face_down else 0)


def set_pile(moor: Moor, situation: Mapping[str, Any]) -> None:
    """The pile as it comes, with the named cards open and next."""
    moor.pile = list(range(len(cards_for(1))))
    if "open" in situation:
        moor.open = card_with(1, situation["open"])
        moor.pile.remove(moor.open)
    if "next" in situation:
        following = card_with(1, situation["next"], without=moor.open)
        moor.pile.remove(following)
        moor.pile.append(following)


def card_with(players: int, action: Any, without: int = NO_CARD) -> int:
    """The first card with an action, or the card of this slug; another one than that which lies open."""
    for number, card in enumerate(cards_for(players) if isinstance(action, str) else ()):
        if number != without and (card.slug == action or any(one.space.slug == action for one in card.actions)):
            return number
    raise ImpossibleSituation(f"there is no special action {shown(action)} for {players} players")
