"""Special action cards in situations arranged by hand; and what no situation has without the expansion."""

from collections.abc import Iterable, Mapping
from typing import Any, Final

from allmende.agricola.goods import FUEL, GOODS, HORSE
from allmende.agricola.moor.special import cards_for
from allmende.agricola.moor.table import FACE_DOWN, NO_CARD, Moor
from allmende.agricola.state import Agricola
from allmende.table.errors import ImpossibleSituation

KEYS: Final = ("special", "open", "next", "forests", "moors", "bed", "cold", "lying")
"""What only situations with the expansion can say, of the table or of a seat."""
OF_ONE: Final = ("open", "next")


def refuse_moor(g: Agricola, described: Iterable[Mapping[str, Any]]) -> None:
    """Without the expansion there is nothing of it."""
    found = [key for given in described for key in KEYS if given.get(key)]
    for me in g.players:
        found += [GOODS[good] for good in (FUEL, HORSE) if me.goods[good]]
        found += [card.slug for card in [*me.hand, *me.outfit.cards] if card.deck == "moor"]
    if found:
        raise ImpossibleSituation(f"without expansion='moor' there is nothing like {found[0]!r}")


def set_special_cards(g: Agricola, situation: Mapping[str, Any]) -> None:
    moor = g.moor
    assert moor is not None
    if len(g.players) == 1:
        if situation.get("special"):
            raise ImpossibleSituation("one player alone has a pile of special action cards: say open and next")
        set_pile(moor, situation)
        return
    if any(situation.get(key) for key in OF_ONE):
        raise ImpossibleSituation("open and next are for one player alone: say who has which special action card")
    special = situation.get("special", {})
    if not isinstance(special, Mapping):
        raise ImpossibleSituation(f"special says who has which card, as in {{'cut-peat': 1}}, got {special!r}")
    for action, holder in special.items():
        face_down = isinstance(holder, list)
        seat = holder[0] if face_down and len(holder) == 1 else holder
        if isinstance(seat, bool) or not isinstance(seat, int) or not 0 <= seat < len(g.players):
            raise ImpossibleSituation(f"special says who has the card with {action}, as 1 or [1], got {holder!r}")
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
    for number, card in enumerate(cards_for(players)):
        if number != without and (card.slug == action or any(one.space.slug == action for one in card.actions)):
            return number
    raise ImpossibleSituation(f"there is no special action {action!r} for {players} players")
