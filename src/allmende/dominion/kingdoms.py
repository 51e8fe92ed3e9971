"""The recommended sets, by name, and how a kingdom is chosen: a name in either language, "random" (see `drawing`), or
ten piles.

A kingdom has a text: the names of its piles and landscapes, with commas in between, "mouse:" before the card of the Way
of the Mouse. The same text makes the same kingdom.
"""

from typing import Any, Final

from allmende.dominion.card import (
    ACTION,
    ALLY,
    BOON,
    BY_SLUG,
    DURATION,
    EVENT,
    HEIRLOOM,
    LANDMARK,
    LANDSCAPE,
    LANDSCAPES,
    LIAISON,
    MIXED,
    MIXED_OF,
    PROJECT,
    WAY,
    Card,
    Landscape,
)
from allmende.dominion.setup import BESIDE
from allmende.table.errors import BadGameOption
from allmende.table.names import find_thing, near_thing, slug_of
from allmende.table.outside import shown
from allmende.table.settings import BadSetting

NEVER_IN_SUPPLY: Final = frozenset([slug for piles in BESIDE.values() for slug, _ in piles])
DRAWN_KINDS: Final = (EVENT, PROJECT, LANDMARK, WAY)
NAMED_KINDS: Final = (*DRAWN_KINDS, ALLY, BOON)
"""The landscapes that can be named in a kingdom."""
SIZE: Final = 10
MOST_LANDSCAPES: Final = 2
"""So many Events, Projects, Landmarks and Ways the rulebooks recommend, at most one Way among them."""
BOONS: Final = 3
"""So many Boons lie beside the Druid."""
MOUSE: Final = "mouse:"
"""Before the card that lies beside the Way of the Mouse, in the text of a kingdom."""

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
    "money-for-nothing": (
        "cartographer", "jack-of-all-trades", "wheelwright", "tunnel", "weaver", "shanty-town", "replace", "pawn",
        "torturer", "patrol",
    ),
    "the-dukes-ball": (
        "inn", "scheme", "trail", "wheelwright", "guard-dog", "upgrade", "harem", "duke", "masquerade", "conspirator",
    ),
    "travelers": (
        "farmland", "cartographer", "souk", "stables", "crossroads", "lookout", "cutpurse", "merchant-ship", "island",
        "warehouse",
    ),
    "runners": (
        "berserker", "cauldron", "nomads", "wheelwright", "guard-dog", "bazaar", "blockade", "caravan", "smugglers",
        "sailor",
    ),
    "traders-and-raiders": (
        "berserker", "trader", "haggler", "spice-merchant", "guard-dog", "haunted-woods", "port", "page", "lost-city",
        "wine-merchant", "raid",
    ),
    "journeys": (
        "highway", "inn", "cartographer", "trail", "crossroads", "bridge-troll", "distant-lands", "guide", "giant",
        "ranger", "inheritance", "expedition",
    ),
    "search-party": (
        "inn", "cartographer", "scheme", "oasis", "souk", "druid", "faithful-hound", "conclave", "cobbler",
        "werewolf", "mountains-gift", "skys-gift", "suns-gift",
    ),
    "counting-sheep": (
        "farmland", "oasis", "tunnel", "weaver", "crossroads", "secret-cave", "leprechaun", "crypt", "pooka",
        "shepherd",
    ),
    "simple-plans": (
        "haggler", "border-village", "cauldron", "wheelwright", "stables", "forum", "catapult-rocks",
        "patrician-emporium", "villa", "enchantress", "donate", "labyrinth",
    ),
    "expansion": (
        "farmland", "spice-merchant", "oasis", "stables", "tunnel", "encampment-plunder", "engineer", "legionary",
        "castles", "charm", "fountain", "battlefield",
    ),
    "sweetened-deals": (
        "develop", "haggler", "spice-merchant", "witchs-hut", "guard-dog", "mountain-village", "lackeys",
        "flag-bearer", "spices", "silk-merchant", "silos",
    ),
    "a-penny-saved": (
        "berserker", "trader", "border-village", "oasis", "souk", "swashbuckler", "ducat", "patron", "seer",
        "scepter", "guildhall", "barracks",
    ),
    "big-blue": (
        "trader", "witchs-hut", "trail", "tunnel", "weaver", "village-green", "falconer", "sheepdog", "sleigh",
        "black-cat", "banish", "way-of-the-turtle",
    ),
    "intersection": (
        "develop", "farmland", "nomads", "wheelwright", "stables", "mastermind", "hostelry", "cardinal", "supplies",
        "livery", "way-of-the-mouse", "gamble", "mouse:crossroads",
    ),
    "longest-tunnel": (
        "haggler", "jack-of-all-trades", "margrave", "trail", "tunnel", "capital-city", "carpenter", "bauble",
        "contract", "innkeeper", "fellowship-of-scribes",
    ),
    "expertise": (
        "highway", "inn", "spice-merchant", "border-village", "crossroads", "barbarian", "townsfolk", "specialist",
        "underling", "highwayman", "order-of-masons",
    ),
}  # fmt: skip
"""The recommended sets: ten piles, then landscapes, the Druid's Boons, and the card of the Way of the Mouse."""

RANDOM: Final = "random"
EXPANSIONS: Final = (
    "base", "hinterlands", "intrigue", "seaside", "adventures", "empires", "nocturne", "renaissance", "menagerie",
    "allies",
)  # fmt: skip


def kingdom_option(given: Any) -> str | list[str]:
    """A kingdom as `new_game` takes it: the slug of a set, "random", or the slugs of ten piles and of landscapes."""
    if isinstance(given, str):
        parts = [part.strip() for part in given.split(",")]
        if len(parts) == 1:
            return named_kingdom(given)
        given = parts
    if not isinstance(given, list | tuple):
        raise BadSetting("dominion", "must-kingdom", {"value": shown(given)})
    slugs = [named_thing(name) for name in given]
    piles = [slug for slug in slugs if is_pile(slug)]
    if len(piles) != SIZE:
        raise BadSetting("dominion", "why-kingdom-size", {"size": str(SIZE), "count": str(len(piles))})
    for slug in slugs:
        if slugs.count(slug) > 1:
            raise BadSetting("dominion", "why-kingdom-twice", {"card": slug})
    check_landscapes(slugs)
    return slugs


def check_landscapes(slugs: list[str]) -> None:
    """Allies, Boons and the card of the Mouse need something that brings them."""
    things = [LANDSCAPE[slug] for slug in slugs if slug in LANDSCAPE]
    cards = [BY_SLUG[slug.removeprefix(MOUSE)] for slug in slugs if not is_landscape(slug) and slug not in MIXED]
    boons = sum([thing.kind == BOON for thing in things])
    allies = [thing.slug for thing in things if thing.kind == ALLY]
    mice = [slug.removeprefix(MOUSE) for slug in slugs if slug.startswith(MOUSE)]
    ways = [thing.slug for thing in things if thing.kind == WAY]
    if boons and (boons != BOONS or "druid" not in [card.slug for card in cards]):
        raise BadSetting("dominion", "why-boons", {"size": str(BOONS)})
    if len(allies) > 1 or (allies and not any(card.types & LIAISON for card in cards)):
        raise BadSetting("dominion", "why-ally", {"landscape": allies[0]})
    if mice and ("way-of-the-mouse" not in ways or len(mice) > 1 or not fits_mouse(BY_SLUG[mice[0]], slugs)):
        raise BadSetting("dominion", "why-mouse", {"card": mice[0]})


def fits_mouse(card: Card, slugs: list[str]) -> bool:
    """An unused Action for $2 or $3 that is no Duration."""
    fits = card.types & ACTION and not card.types & DURATION and card.price.between(2, 3)
    return bool(fits) and card.slug not in slugs and is_pile(card.slug)


def is_landscape(slug: str) -> bool:
    return slug in LANDSCAPE


def is_pile(slug: str) -> bool:
    """Can this be one of the ten piles?"""
    if slug in MIXED:
        return True
    card = BY_SLUG.get(slug)
    return card is not None and card.expansion != "basic" and slug not in MIXED_OF and not is_beside(card)


def is_beside(card: Card) -> bool:
    """Does it never lie in the supply?"""
    return card.types & HEIRLOOM != 0 or card.slug in NEVER_IN_SUPPLY


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


def named_landscape(name: Any) -> Landscape:
    """A landscape by its slug or its name in any language."""
    return LANDSCAPE[find_thing("dominion", "landscape", name, LANDSCAPE, BadGameOption)]


def named_thing(name: Any) -> str:
    """A part of a kingdom by any of its names: a pile, a landscape, or the card of the Mouse."""
    if isinstance(name, str):
        if name.strip().casefold().startswith(MOUSE):
            return MOUSE + named_card(name.strip()[len(MOUSE) :].strip()).slug
        for kind, known in (
            ("landscape", [one.slug for one in LANDSCAPES if one.kind in NAMED_KINDS]),
            ("pile", list(MIXED)),
        ):
            slug = slug_of("dominion", kind, name.strip(), known)
            if slug is not None:
                return slug
    card = named_card(name)
    if card.slug in MIXED_OF:
        return MIXED_OF[card.slug].slug
    if not is_pile(card.slug):
        why = "why-kingdom-basic" if card.expansion == "basic" else "why-kingdom-beside"
        raise BadSetting("dominion", why, {"card": card.slug, "size": str(SIZE)})
    return card.slug
