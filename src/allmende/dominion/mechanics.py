"""The mechanics that piles and landscapes bring into a kingdom: what people look for, or avoid, when one is drawn.

Most are told by a card's data: its types, its cost, what it gives. `BY_HOOKS` names those that only a hook knows.
"""

from typing import Final

from allmende.dominion.card import (
    ALLY,
    ATTACK,
    BY_SLUG,
    CARDS,
    DOOM,
    DURATION,
    EVENT,
    FATE,
    LANDMARK,
    LANDSCAPE,
    LANDSCAPES,
    LIAISON,
    MIXED,
    NIGHT,
    PROJECT,
    REACTION,
    RESERVE,
    TRAVELLER,
    WAY,
    Card,
    Landscape,
)
from allmende.dominion.counters import COFFERS, FAVORS, VILLAGERS, VP
from allmende.dominion.kingdoms import DRAWN_KINDS, is_pile
from allmende.dominion.setup import BESIDE

MECHANICS: Final = (
    "village", "buy", "trashing", "attack", "reaction", "duration", "night", "reserve", "traveller", "split", "debt",
    "vp", "coffers", "villagers", "favors", "exile", "horses", "heirlooms", "boons", "hexes", "event", "project",
    "landmark", "way",
)  # fmt: skip
OF_TYPES: Final = {
    ATTACK: "attack", REACTION: "reaction", DURATION: "duration", NIGHT: "night", RESERVE: "reserve",
    TRAVELLER: "traveller", LIAISON: "favors", FATE: "boons", DOOM: "hexes",
}  # fmt: skip
OF_TOKENS: Final = {VP: "vp", COFFERS: "coffers", VILLAGERS: "villagers", FAVORS: "favors"}
OF_KINDS: Final = {EVENT: "event", PROJECT: "project", LANDMARK: "landmark", WAY: "way", ALLY: "favors"}
BY_HOOKS: Final[dict[str, tuple[str, ...]]] = {
    "village": ("crossroads", "village-green"),
    "buy": ("pawn", "spice-merchant", "charm", "forum", "bauble", "gamble"),
    "trashing": (
        "chapel", "moneylender", "remodel", "mine", "sentry", "develop", "jack-of-all-trades", "spice-merchant",
        "trader", "souk", "farmland", "replace", "upgrade", "masquerade", "lookout", "sailor", "pooka", "catapult",
        "carpenter", "ducat", "donate",
    ),
    "vp": ("emporium", "crumbling-castle", "grand-castle", "labyrinth", "battlefield"),
    "coffers": ("spices", "silk-merchant", "swashbuckler", "patron", "guildhall"),
    "villagers": ("lackeys", "silk-merchant"),
    "exile": ("cardinal", "banish"),
}  # fmt: skip
"""Trashing is getting rid of one's own cards: not what Attacks do, nor a card that only trashes itself."""


def mechanics_of(slug: str) -> frozenset[str]:
    """What a pile or a landscape is good for; of a mixed pile, what any of its cards is."""
    if slug in LANDSCAPE:
        return of_landscape(LANDSCAPE[slug])
    if slug not in MIXED:
        return of_card(BY_SLUG[slug])
    return union([of_card(BY_SLUG[part]) for part in MIXED[slug].parts]) | {"split"}


def brought_by(slug: str) -> frozenset[str]:
    """All that a pile or a landscape brings into a game: its own mechanics, and those of what lies beside it."""
    return mechanics_of(slug) | union([of_card(BY_SLUG[beside]) for beside, _ in BESIDE.get(slug, ())])


def of_card(card: Card) -> frozenset[str]:
    found = [name for bit, name in OF_TYPES.items() if card.types & bit]
    found += [OF_TOKENS[token] for token, _ in card.tokens if token in OF_TOKENS]
    if card.actions > 1:
        found.append("village")
    if card.buys:
        found.append("buy")
    if card.heirloom:
        found.append("heirlooms")
    if any(slug == "horse" for slug, _ in BESIDE.get(card.slug, ())):
        found.append("horses")
    return union([frozenset(found), of_thing(card.slug, card.price.debt)])


def of_landscape(thing: Landscape) -> frozenset[str]:
    kind = [OF_KINDS[thing.kind]] if thing.kind in OF_KINDS else []
    return union([frozenset(kind), of_thing(thing.slug, thing.price.debt)])


def of_thing(slug: str, debt: int) -> frozenset[str]:
    known = [name for name, slugs in BY_HOOKS.items() if slug in slugs]
    return frozenset([*known, "debt"] if debt else known)


def union(sets: list[frozenset[str]]) -> frozenset[str]:
    found: set[str] = set()
    for one in sets:
        found |= one
    return frozenset(found)


def in_order(mechanics: frozenset[str]) -> list[str]:
    return [name for name in MECHANICS if name in mechanics]


LOTS: Final[list[tuple[str, str]]] = []


def lots() -> list[tuple[str, str]]:
    """Everything that can be drawn, with its expansion: cards, mixed piles, landscapes."""
    if not LOTS:  # once all expansions are imported
        LOTS.extend([(card.slug, card.expansion) for card in CARDS if is_pile(card.slug)])
        LOTS.extend([(pile.slug, pile.expansion) for pile in MIXED.values()])
        LOTS.extend([(one.slug, one.expansion) for one in LANDSCAPES if one.kind in DRAWN_KINDS])
    return LOTS
