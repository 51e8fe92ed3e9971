"""What everybody sees of the special action cards, and what a redraw shuffles."""

from allmende.agricola.goods import HORSE, to_json
from allmende.agricola.moor.special import Action, SpecialCard, cards_for
from allmende.agricola.moor.table import CENTER, FACE_DOWN, Moor
from allmende.agricola.player import Player
from allmende.agricola.seen.forecast import one_more
from allmende.agricola.state import Agricola
from allmende.table.rng import Rng
from allmende.table.rules import Json


def moor_view(g: Agricola, moor: Moor) -> Json:
    cards = cards_for(len(g.players))
    if len(g.players) == 1:
        specials = [card_view(cards[moor.open], CENTER)] if moor.open >= 0 else []
        following = card_view(cards[moor.pile[-1]], CENTER) if moor.pile else None
        pile: Json | None = {
            "next": following, "count": len(moor.pile), "spent": [cards[number].slug for number in moor.spent],
            "below": [cards[number].slug for number in moor.pile[: moor.buried]], "paid": moor.paid,
        }  # fmt: skip
    else:
        specials = [card_view(card, holder) for card, holder in zip(cards, moor.holders, strict=True)]
        pile = None
    return {
        "level": g.setup.options["level"],
        "special": specials,
        "pile": pile,
        "garden_path": moor.garden_path if moor.garden_path >= 0 else None,
    }


def card_view(card: SpecialCard, holder: int) -> Json:
    """A special action card: who has it, and whether it is used up. The price is what others pay for it."""
    return {
        "card": card.slug,
        "actions": [{"special": action.space.slug, **figures(action)} for action in card.actions],
        "holder": None if holder == CENTER else holder % FACE_DOWN,
        "face_down": holder >= FACE_DOWN,
    }


def figures(action: Action) -> Json:
    return {"cost": to_json(action.cost), "gives": to_json(action.gives)}


def horse_steps(me: Player) -> Json:
    """Every horse is worth 1 point; without any, 1 point is lost."""
    horses = me.goods[HORSE]
    return one_more(horses, horses + 1, 1 if horses else 2)


def redraw_pile(moor: Moor, rng: Rng) -> None:
    """Alone, the next card is known, and those that were put below; the rest is not."""
    if len(moor.pile) > moor.buried + 1:
        hidden = sorted(moor.pile[moor.buried : -1])
        rng.shuffle(hidden)
        moor.pile[moor.buried : -1] = hidden
