"""The recommended sets, by name, and how a kingdom is chosen: a name in either language, "random", or ten cards."""

from typing import Any, Final

from allmende.dominion.card import BY_SLUG, CARDS, Card
from allmende.table.errors import BadGameOption
from allmende.table.names import find_thing
from allmende.table.outside import shown
from allmende.table.rng import Rng

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
        raise BadGameOption(f"kingdom must be the name of a set, 'random' or ten cards, got {shown(given)}")
    slugs = [named_card(name).slug for name in given]
    if len(slugs) != SIZE:
        raise BadGameOption(f"kingdom must have {SIZE} piles, got {len(slugs)}")
    for slug in slugs:
        if slugs.count(slug) > 1:
            raise BadGameOption(f"kingdom has {slug} twice")
        if BY_SLUG[slug].expansion == "basic":
            raise BadGameOption(f"{slug} is in every game: it cannot be one of the kingdom's {SIZE} piles")
    return slugs


def named_kingdom(name: str) -> str:
    from allmende.locales import find_name

    slug = name if name in KINGDOMS or name == RANDOM else find_name("dominion", "kingdom", name)
    if slug is None or (slug not in KINGDOMS and slug != RANDOM):
        raise BadGameOption(
            f"there is no kingdom {shown(name)}: choose {', '.join([*KINGDOMS, RANDOM])} or name ten cards"
        )
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
