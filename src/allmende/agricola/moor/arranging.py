"""What Farmers of the Moor has on the table, in situations: how it is read, and how it is written."""

from collections.abc import Mapping
from typing import Any, Final

from allmende.agricola.moor.special import cards_for
from allmende.agricola.moor.table import CENTER, FACE_DOWN, NO_CARD, Moor, moor_of
from allmende.agricola.saved.reading import GAME, first_twice, read_cards, slugs
from allmende.agricola.state import Agricola
from allmende.table.errors import ImpossibleSituation
from allmende.table.names import find_thing
from allmende.table.outside import shown
from allmende.table.rules import Json
from allmende.table.situation import read_flag, read_list, read_number

OF_ONE: Final = ("open", "next", "special_pile", "below", "special_spent", "paid")
"""What one player alone has instead of cards in the middle."""


def arrange_moor(g: Agricola, situation: Mapping[str, Any]) -> None:
    moor = moor_of(g)
    if "garden_path" in situation:
        moor.garden_path = read_number(situation, "garden_path", 0, 0, len(g.players) - 1)
    moor.moved_up = tuple(read_cards(situation, "moved_up"))
    if len(g.players) == 1:
        if "special" in situation:
            raise ImpossibleSituation("one player alone has a pile of special action cards: say open and next")
        set_pile(moor, situation)
        return
    if any(key in situation for key in OF_ONE):
        raise ImpossibleSituation("open and next are for one player alone: say who has which special action card")
    set_holders(g, moor, situation.get("special", {}))


def set_holders(g: Agricola, moor: Moor, special: Any) -> None:
    """Who has which card: 1 face up, [1] face down."""
    if not isinstance(special, Mapping):
        raise ImpossibleSituation(f"special says who has which card, as in {{'cut-peat': 1}}, got {shown(special)}")
    for action, holder in special.items():
        face_down = isinstance(holder, list)
        seat = holder[0] if face_down and len(holder) == 1 else holder
        if isinstance(seat, bool) or not isinstance(seat, int) or not 0 <= seat < len(g.players):
            which = f"the card with {shown(action)}"
            raise ImpossibleSituation(f"special says who has {which}, as 1 or [1], got {shown(holder)}")
        card = card_with(len(g.players), action)
        if moor.holders[card] != CENTER:
            slug = cards_for(len(g.players))[card].slug
            raise ImpossibleSituation(f"special says twice who has the card {slug}")
        moor.holders[card] = seat + (FACE_DOWN if face_down else 0)


def set_pile(moor: Moor, situation: Mapping[str, Any]) -> None:
    """The pile from the top; if it is not said, as it comes, with the named cards open and next."""
    if "open" in situation:
        moor.open = card_with(1, situation["open"])
    moor.spent = [card_with(1, name) for name in read_list(situation, "special_spent")]
    lying = [*moor.spent, *([moor.open] if moor.open != NO_CARD else [])]
    pile = [card_with(1, name, tuple(lying)) for name in read_list(situation, "special_pile")]
    moor.pile = pile[::-1] or [card for card in range(len(cards_for(1))) if card not in lying]
    if "next" in situation:
        following = card_with(1, situation["next"], tuple(lying))
        moor.pile.remove(following)
        moor.pile.append(following)
    twice = first_twice([cards_for(1)[card].slug for card in lying + moor.pile])
    if twice or len(lying) + len(moor.pile) < len(cards_for(1)):
        raise ImpossibleSituation(f"every special action card is there once{f', not {twice} twice' if twice else ''}")
    moor.buried = read_number(situation, "below", 0, 0, len(moor.pile))
    moor.paid = read_flag(situation, "paid")


def card_with(players: int, action: Any, without: tuple[int, ...] = ()) -> int:
    """The card of this name, or the first with an action; none of those that lie elsewhere."""
    cards = cards_for(players)
    names = [card.slug for card in cards]
    actions = [one.space.slug for card in cards for one in card.actions]
    if not isinstance(action, str) or action not in names + actions:
        try:
            action = find_thing(GAME, "special", action, actions, ImpossibleSituation)
        except ImpossibleSituation:
            action = find_thing(GAME, "specialcard", action, names, ImpossibleSituation)
    if action in names:
        return names.index(action)
    for number, card in enumerate(cards):
        if number not in without and any(one.space.slug == action for one in card.actions):
            return number
    raise ImpossibleSituation(f"there is no other special action {shown(action)} for {players} players")


# Writing


def moor_situation(g: Agricola) -> Json:
    moor, cards = moor_of(g), cards_for(len(g.players))
    said: Json = {"moved_up": slugs(moor.moved_up)} if moor.moved_up else {}
    if moor.garden_path >= 0:
        said["garden_path"] = moor.garden_path
    if len(g.players) > 1:
        held = {cards[card].slug: holder for card, holder in enumerate(moor.holders) if holder != CENTER}
        special = {slug: [holder - FACE_DOWN] if holder >= FACE_DOWN else holder for slug, holder in held.items()}
        return said | ({"special": special} if special else {})
    if moor.open != NO_CARD:
        said["open"] = cards[moor.open].slug
    piles = {"special_pile": moor.pile[::-1], "special_spent": moor.spent}
    said |= {key: [cards[card].slug for card in pile] for key, pile in piles.items() if pile}
    said |= {"below": moor.buried} if moor.buried else {}
    return said | ({"paid": True} if moor.paid else {})
