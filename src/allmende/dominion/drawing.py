"""Kingdoms by lot: ten piles and some landscapes, from some expansions, with what people want and without what they do
not. What a chosen kingdom leaves open (an Ally, Boons, the card of the Mouse) is drawn here as well.
"""

from typing import Any, Final, TypeVar

from allmende.dominion.card import ALLY, BOON, BY_SLUG, CARDS, LANDSCAPE, WAY
from allmende.dominion.kingdoms import (
    BOONS,
    DRAWN_KINDS,
    KINGDOMS,
    MOST_LANDSCAPES,
    MOUSE,
    RANDOM,
    SIZE,
    check_landscapes,
    fits_mouse,
    is_pile,
    named_thing,
)
from allmende.dominion.mechanics import brought_by, lots, mechanics_of
from allmende.dominion.setup import Kingdom, wanted_landscapes
from allmende.table.outside import shown
from allmende.table.rng import Rng
from allmende.table.rules import Json
from allmende.table.settings import BadSetting

BY_LOT: Final = "by-lot"
NUMBERS: Final = (BY_LOT, "none", "one", "two", "three", "four")
"""How many landscapes lie beside a random kingdom: those that come up while the piles are drawn, or so many."""


class Wishes:
    """What a random kingdom must have, and what it must not."""

    __slots__ = ("exclude", "expansions", "include", "landscapes", "unwanted", "wanted")

    def __init__(
        self,
        expansions: list[str],
        wanted: list[str] | None = None,
        unwanted: list[str] | None = None,
        include: list[str] | None = None,
        exclude: list[str] | None = None,
        landscapes: str = BY_LOT,
    ) -> None:
        self.expansions = expansions
        self.wanted = wanted or []  # mechanics, of each at least one
        self.unwanted = unwanted or []  # mechanics
        self.include = include or []  # piles and landscapes, wherever they come from
        self.exclude = exclude or []
        self.landscapes = landscapes

    def pool(self) -> list[str]:
        """What may be drawn, besides what is in the kingdom anyway."""
        return [slug for slug, expansion in lots() if expansion in self.expansions and self.allows(slug)]

    def allows(self, slug: str) -> bool:
        if slug in self.exclude or slug in self.include:
            return False
        return not self.unwanted or brought_by(slug).isdisjoint(self.unwanted)


def sets_of(options: Json) -> list[str]:
    """The expansions that a random kingdom may come from: those that were chosen, and those of what must be in it."""
    expansions = dict(lots())
    named = [expansions[slug] for slug in options["include"] if slug in expansions]
    return list(dict.fromkeys([*options["expansions"], *named]))


def wishes_of(options: Json) -> Wishes:
    return Wishes(
        options["expansions"], options["wanted"], options["unwanted"], options["include"], options["exclude"],
        options["landscapes"],
    )  # fmt: skip


def things_option(given: Any) -> list[str]:
    """Piles and landscapes by their names, as `include` and `exclude` take them."""
    named = given.split(",") if isinstance(given, str) else given
    if not isinstance(named, list | tuple):
        raise BadSetting("dominion", "must-things", {"value": shown(given)})
    return list(dict.fromkeys([named_thing(name) for name in named]))


# Can there be such a kingdom?


def check_wishes(options: Json) -> None:
    """Refuse what no random kingdom can fulfil."""
    if options["kingdom"] != RANDOM:
        return
    wishes = wishes_of(options)
    check_names(wishes)
    draw = Draw(wishes, wishes.pool())
    missing = SIZE - len(draw.piles) - len([slug for slug in draw.deck if slug not in LANDSCAPE])
    if missing > 0:
        raise BadSetting("dominion", "why-few-piles", {"size": str(SIZE), "count": str(missing)})
    for mechanic in draw.open():
        if not any(mechanic in mechanics_of(slug) for slug in draw.deck):
            raise BadSetting("dominion", "why-nothing-wanted", {"mechanic": mechanic})
    beside = [mechanic for mechanic in draw.open() if not draw.is_of_piles(mechanic)]
    if len(draw.open()) - len(beside) > SIZE - len(draw.piles) or len(beside) > draw.most - len(draw.things):
        raise BadSetting("dominion", "why-many-wanted", {})
    if draw.exact and draw.most > len(draw.things) + draw.landscapes_left():
        raise BadSetting("dominion", "why-few-landscapes", {"count": str(draw.most)})


def check_names(wishes: Wishes) -> None:
    check_landscapes(wishes.include)
    for slug in wishes.include:
        if slug in wishes.exclude:
            raise BadSetting("dominion", "why-in-and-out", {"card": slug})
    count = len([slug for slug in wishes.include if is_pile(slug)])
    if count > SIZE:
        raise BadSetting("dominion", "why-many-included", {"size": str(SIZE), "count": str(count)})
    most = NUMBERS.index(wishes.landscapes) - 1
    beside = len([slug for slug in wishes.include if is_drawn_landscape(slug)])
    if most >= 0 and beside > most:
        raise BadSetting("dominion", "why-many-landscapes", {"size": str(most), "count": str(beside)})


# Drawing


class Draw:
    """A kingdom that is being drawn from a deck."""

    __slots__ = ("deck", "exact", "most", "piles", "rest", "things", "wanted")

    def __init__(self, wishes: Wishes, deck: list[str]) -> None:
        self.deck = deck
        self.wanted = wishes.wanted
        self.piles = [slug for slug in wishes.include if is_pile(slug)]
        self.things = [slug for slug in wishes.include if is_drawn_landscape(slug)]
        self.rest = [slug for slug in wishes.include if slug not in self.piles and slug not in self.things]
        count = NUMBERS.index(wishes.landscapes) - 1
        beside = len([mechanic for mechanic in self.open() if not self.is_of_piles(mechanic)])
        self.exact = count >= 0
        self.most = count if self.exact else max(MOST_LANDSCAPES, len(self.things) + beside)

    def open(self) -> list[str]:
        """The mechanics that are still missing."""
        drawn = self.piles + self.things
        return [mechanic for mechanic in self.wanted if not any(mechanic in mechanics_of(slug) for slug in drawn)]

    def is_of_piles(self, mechanic: str) -> bool:
        """Can a pile of the deck bring it?"""
        return any(slug not in LANDSCAPE and mechanic in mechanics_of(slug) for slug in self.deck)

    def fits(self, slug: str) -> bool:
        """Is there a place for it? Of Ways, only for one."""
        if slug not in LANDSCAPE:
            return len(self.piles) < SIZE
        return len(self.things) < self.most and not (is_way(slug) and any(map(is_way, self.things)))

    def take(self, slug: str) -> None:
        (self.things if slug in LANDSCAPE else self.piles).append(slug)

    def landscapes_left(self) -> int:
        """How many the deck could still give."""
        left = [slug for slug in self.deck if slug in LANDSCAPE]
        ways = len([slug for slug in left if is_way(slug)])
        return len(left) - ways + (1 if ways and not any(map(is_way, self.things)) else 0)

    def fulfil(self) -> None:
        """First, for each mechanic that is wanted, the first card that has it; a landscape only where no card has."""
        for mechanic in self.wanted:
            if mechanic in self.open():
                having = [slug for slug in self.deck if mechanic in mechanics_of(slug) and self.fits(slug)]
                self.take(next((slug for slug in having if slug not in LANDSCAPE), having[0]))
                self.deck = [slug for slug in self.deck if slug not in self.piles and slug not in self.things]

    def fill(self) -> None:
        """Turn cards over until there are ten piles, and as many landscapes as were asked for."""
        for slug in self.deck:
            if len(self.piles) == SIZE and not (self.exact and len(self.things) < self.most):
                break
            if self.fits(slug):
                self.take(slug)


def random_kingdom(wishes: Wishes, rng: Rng) -> list[str]:
    """Ten piles, and the landscapes that come up while they are drawn: all are shuffled together."""
    deck = wishes.pool()
    rng.shuffle(deck)
    draw = Draw(wishes, deck)
    if wishes.wanted:
        draw.fulfil()
    draw.fill()
    return draw.piles + draw.things + draw.rest


def is_drawn_landscape(slug: str) -> bool:
    return slug in LANDSCAPE and LANDSCAPE[slug].kind in DRAWN_KINDS


def is_way(slug: str) -> bool:
    return slug in LANDSCAPE and LANDSCAPE[slug].kind == WAY


def kingdom_of(kingdom: str | list[str], wishes: Wishes, rng: Rng) -> Kingdom:
    """The kingdom that is played; what is left open is drawn, from the expansions that are allowed."""
    if kingdom == RANDOM:
        slugs = random_kingdom(wishes, rng)
    else:
        slugs = list(KINGDOMS[kingdom]) if isinstance(kingdom, str) else kingdom
    piles = [slug for slug in slugs if is_pile(slug)]
    things = [LANDSCAPE[slug] for slug in slugs if slug in LANDSCAPE and LANDSCAPE[slug].kind != BOON]
    boons = [LANDSCAPE[slug] for slug in slugs if slug in LANDSCAPE and LANDSCAPE[slug].kind == BOON]
    mice = [BY_SLUG[slug.removeprefix(MOUSE)] for slug in slugs if slug.startswith(MOUSE)]
    if not mice and any(thing.slug == "way-of-the-mouse" for thing in things):
        fitting = [card for card in CARDS if card.expansion in wishes.expansions and fits_mouse(card, slugs)]
        mice = drawn([card for card in fitting if wishes.allows(card.slug)] or fitting, 1, rng)
    cards = Kingdom(tuple(piles)).cards() + mice
    if not any(thing.kind == ALLY for thing in things):
        allies = wanted_landscapes(cards, ALLY)
        things += drawn([one for one in allies if one.slug not in wishes.exclude] or allies, 1, rng)
    if not boons:
        boons = drawn(wanted_landscapes(cards, BOON), BOONS, rng)
    return Kingdom(tuple(piles), tuple(things), tuple(boons), mice[0] if mice else None)


T = TypeVar("T")


def drawn(things: list[T], count: int, rng: Rng) -> list[T]:
    """So many of these by lot."""
    deck = things[:]
    if deck:
        rng.shuffle(deck)
    return deck[:count]
