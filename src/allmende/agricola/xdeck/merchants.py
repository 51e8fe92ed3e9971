"""The merchants from space, X04 to X06: they lie beside the board until somebody brings what they want."""

from typing import Final

from allmende.agricola.cards.asking import confirm
from allmende.agricola.cards.card import BY_SLUG, POINTS_PROVIDER, Card, merchant
from allmende.agricola.cards.hooks import AFTER_GROWTH, AFTER_STABLES, Deed, When, on
from allmende.agricola.goods import Bundle, bundle
from allmende.agricola.paying.payment import pay
from allmende.agricola.paying.reach import can_pay
from allmende.agricola.player import Player
from allmende.agricola.state import Agricola
from allmende.agricola.xdeck.contact import x_deck
from allmende.table.choice import Flow

POINTS: Final = 2
PLUTO: Final = "merchants-of-pluto"
PLUTO_PRICE: Final = bundle(stone=2)


def lies_open(g: Agricola, slug: str) -> bool:
    return x_deck(g).has_drawn(slug) and not any(me.has(BY_SLUG[slug]) for me in g.players)


def deliver(g: Agricola, me: Player, slug: str, price: Bundle) -> Flow:
    """Pay what they want and take the card."""
    yield from pay(g, me, [price])
    me.lay_out(BY_SLUG[slug])
    g.tell("merchant", me, card=slug)


def wanting(slug: str, code: str, kind: int, price: Bundle, deed_counts: When) -> Card:
    """A merchant for everybody who does something and then pays a price."""

    def can(g: Agricola, me: Player, deed: Deed) -> bool:
        return deed_counts(g, me, deed) and lies_open(g, slug) and can_pay(me, price)

    def run(g: Agricola, me: Player, deed: Deed) -> Flow:
        return deliver(g, me, slug, price)

    return merchant(slug, code, POINTS_PROVIDER, deck="x", points=POINTS, hooks=[on(kind, run=run, when=can, may=True)])


def built_stable(g: Agricola, me: Player, deed: Deed) -> bool:
    return deed.cells != 0


def grew_with_room(g: Agricola, me: Player, deed: Deed) -> bool:
    return deed.with_room


MERCHANTS: Final = (
    wanting("merchants-of-jupiter", "X04", AFTER_STABLES, bundle(reed=2), built_stable),
    wanting("merchants-of-mars", "X05", AFTER_GROWTH, bundle(food=2), grew_with_room),
)
merchant(PLUTO, "X06", POINTS_PROVIDER, deck="x", points=POINTS)


def pluto_calls(g: Agricola, me: Player, deed: Deed) -> bool:
    """Has a person just built fences on the space for nothing but fences?"""
    fencing = deed.space is not None and deed.space.slug == "fencing" and not deed.unmanned
    return fencing and lies_open(g, PLUTO) and can_pay(me, PLUTO_PRICE)


def offer_to_pluto(g: Agricola, me: Player) -> Flow:
    if (yield from confirm(me, PLUTO)):
        yield from deliver(g, me, PLUTO, PLUTO_PRICE)
