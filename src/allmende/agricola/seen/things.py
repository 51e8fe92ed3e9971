"""What lies in the box, for those who draw it: the cards with what is printed on them."""

from allmende.agricola.cards.card import CARDS, KIND_NAMES, Card
from allmende.agricola.goods import to_json
from allmende.table.rules import Json


def things() -> dict[str, list[Json]]:
    return {"card": [card_facts(card) for card in CARDS]}


def card_facts(card: Card) -> Json:
    """What the face of a card shows. A cost that depends on the farm is in its text."""
    return {
        "slug": card.slug, "kind": KIND_NAMES[card.kind], "set": card.deck, "code": card.code,
        "category": card.category, "costs": [to_json(cost) for cost in card.costs if cost], "points": card.points,
        "players": card.players, "traveling": card.traveling, "returns": list(card.returns), "upgrade": card.upgrade,
        "house": card.house, "needs": [need.to_json() for need in card.needs],
    }  # fmt: skip
