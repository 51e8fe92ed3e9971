"""The recommended sets, by name, and how a kingdom is chosen: a name in either language, "random", or ten cards."""

from typing import Any, Final

from allmende.dominion.card import BY_SLUG, CARDS, Card
from allmende.table.errors import BadGameOption
from allmende.table.names import find_thing, near_thing, slug_of
from allmende.table.outside import shown
from allmende.table.rng import Rng
from allmende.table.settings import BadSetting

SIZE: Final = 10

KINGDOMS: Final[dict[str, tuple[str, ...]]] = {
    "first-game": (
        "cellar", "market", "merchant", "militia", "mine", "moat", "remodel", "smithy", "village", "workshop",
    ),
    "introduction": (
        "develop", "spice-merchant", "cartographer", "jack-of-all-trades", "margrave", "nomads", "oasis", "stables",
        "weaver", "crossroads",
    ),
    "bargains": (
        "trader", "haggler", "highway", "border-village", "cauldron", "fools-gold", "scheme", "trail", "wheelwright",
        "souk",
    ),
    "happy-trails": (
        "berserker", "highway", "nomads", "oasis", "trail", "library", "moneylender", "cellar", "throne-room",
        "workshop",
    ),
    "adventures-abroad": (
        "witchs-hut", "fools-gold", "souk", "guard-dog", "crossroads", "festival", "laboratory", "sentry", "remodel",
        "vassal",
    ),
}  # fmt: skip

RANDOM: Final = "random"
EXPANSIONS: Final = ("base", "hinterlands")


def kingdom_option(given: Any) -> str | list[str]:
    """A kingdom as `new_game` takes it: the slug of a set, "random", or ten slugs."""
    if isinstance(given, str):
        parts = [part.strip() for part in given.split(",")]
        if len(parts) == 1:
            return named_kingdom(given)
        given = parts
    if not isinstance(given, list | tuple):
        raise BadSetting("dominion", "must-kingdom", {"value": shown(given)})
    slugs = [named_card(name).slug for name in given]
    if len(slugs) != SIZE:
        raise BadSetting("dominion", "why-kingdom-size", {"size": str(SIZE), "count": str(len(slugs))})
    for slug in slugs:
        if slugs.count(slug) > 1:
            raise BadSetting("dominion", "why-kingdom-twice", {"card": slug})
        if BY_SLUG[slug].expansion == "basic":
            raise BadSetting("dominion", "why-kingdom-basic", {"card": slug, "size": str(SIZE)})
    return slugs


def named_kingdom(name: str) -> str:
    known = [*KINGDOMS, RANDOM]
    slug = slug_of("dominion", "kingdom", name.strip(), known)
    if slug is None:
        near = near_thing("dominion", "kingdom", name, known)
        facts = {"value": shown(name), "values": ", ".join(known), "near": near}
        raise BadSetting("dominion", "why-no-kingdom-near" if near else "why-no-kingdom", facts)
    return slug


def named_card(name: Any) -> Card:
    """A card by its slug or its name in any language."""
    return BY_SLUG[find_thing("dominion", "card", name, BY_SLUG, BadGameOption)]


def kingdom_cards(kingdom: str | list[str], expansions: list[str], rng: Rng) -> list[Card]:
    """The ten cards of a kingdom; random ones from the expansions that are allowed."""
    if kingdom == RANDOM:
        deck = [card for card in CARDS if card.expansion in expansions]
        rng.shuffle(deck)
        return deck[:SIZE]
    slugs = KINGDOMS[kingdom] if isinstance(kingdom, str) else kingdom
    return [BY_SLUG[slug] for slug in slugs]
