"""A reference for what exchanges lead to: every sequence of them is tried, and nothing is clever.

It knows cards only by what is printed on them, and tries trades back and forth as often as one likes.
"""

import random
from collections.abc import Iterator
from typing import NamedTuple

from allmende.agricola.cards.card import BY_SLUG, Card
from allmende.agricola.cards.outfit import Outfit
from allmende.agricola.cards.printed import Exchange
from allmende.agricola.goods import BOAR, CATTLE, FOOD, GRAIN, HORSE, KINDS, SHEEP, VEGETABLE, WOOD, Bundle
from allmende.agricola.moor.cards.majors import WOOD_FOR_FUEL
from allmende.agricola.player import Player
from allmende.agricola.state import Agricola

EXCHANGING = (
    "grocer", "sheep-walker", "hard-porcelain", "fireplace-2", "cooking-hearth-4", "furniture-stall", "ceramics-stall",
    "basket-stall", "peat-boat", "bog-pony", "horse-butchery", "horse-slaughterhouse", "oak-bark",
)  # fmt: skip
HARVESTING = ("joinery", "pottery", "basketmakers-workshop", "grain-distillery", "routine-work")
SCORED = (
    "leather-saddle",
    "peat-charcoal-kiln",
    "organic-farmer",
    "loom",
    "joinery",
    "pottery",
    "stock-breeding-prize",
)
MOST = 1_500
"""Whoever has more to try is asked anyway."""


class Supply(NamedTuple):
    """What exchanges change."""

    goods: tuple[int, ...]
    sold: int
    """What Grocer has sold."""
    lying: int
    points: int
    """What came by Leather Saddle."""
    spent: frozenset[str] = frozenset()
    """Improvements that were used in this harvest."""


class Reference:
    """Tries everything with the goods and cards of a player."""

    def __init__(self, me: Player, harvest: bool = False, releases: bool = False) -> None:
        self.me = me
        self.slugs = {card.slug for card in me.outfit.cards}
        self.harvest = harvest
        self.releases = releases
        self.start = Supply(tuple(me.goods), me.note("grocer"), me.lying, 0)
        self.rates = {GRAIN: 1, VEGETABLE: 1}
        for card in me.outfit.cards:
            for good, food in card.cooks:
                self.rates[good] = max(self.rates.get(good, 0), food)

    def all(self) -> set[Supply]:
        """All that can be reached; too many are none."""
        found, todo = {self.start}, [self.start]
        while todo and len(found) < MOST:
            for after in self.steps(todo.pop()):
                if after not in found:
                    found.add(after)
                    todo.append(after)
        return set() if todo else found

    def steps(self, now: Supply) -> Iterator[Supply]:
        for good, food in self.rates.items():
            if now.goods[good]:
                yield self.cook(self.swap(now, ((good, 1),), ((FOOD, food),)), good, 1)
        for animal in (SHEEP, BOAR, CATTLE, HORSE):
            if now.goods[animal] and (self.releases or self.is_crowded(now)):
                yield self.swap(now, ((animal, 1),), ())
        if self.is_crowded(now):
            return
        for card in (*self.me.outfit.rules, *self.me.outfit.cards):
            for n, exchange in enumerate(card.exchanges):
                if self.is_open(now, card, exchange, n) and all(now.goods[good] >= k for good, k in exchange.give):
                    yield self.after(now, card, exchange)

    def is_open(self, now: Supply, card: Card, exchange: Exchange, n: int) -> bool:
        if exchange.harvest:
            used = exchange.instead or card.slug
            return self.harvest and used not in now.spent and (not exchange.instead or exchange.instead in self.slugs)
        if card.slug == "grocer":
            return n == now.sold
        return card.slug != "bog-pony" or now.goods[HORSE] > now.lying

    def after(self, now: Supply, card: Card, exchange: Exchange) -> Supply:
        after = self.swap(now, exchange.give, exchange.get)
        if exchange.harvest:
            after = after._replace(spent=after.spent | {exchange.instead or card.slug})
        if card.slug == "grocer":
            after = after._replace(sold=now.sold + 1)
        if card.slug == "bog-pony":
            after = after._replace(lying=now.lying + 1)
        if card.slug == "horse-butchery":
            after = self.cook(after, HORSE, 2)
        return after

    def swap(self, now: Supply, give: Bundle, get: Bundle) -> Supply:
        goods, lying = list(now.goods), now.lying
        for good, n in give:
            goods[good] -= n
            if good == HORSE:
                lying = max(0, lying - n)
        for good, n in get:
            goods[good] += n
        return now._replace(goods=tuple(goods), lying=lying)

    def cook(self, now: Supply, good: int, n: int) -> Supply:
        """What comes with cooked animals."""
        goods, points = list(now.goods), now.points
        if "oak-bark" in self.slugs and good in (BOAR, CATTLE, HORSE):
            goods[WOOD] += n
        if "leather-saddle" in self.slugs and good == CATTLE and goods[HORSE] >= 3:
            points += n
        return now._replace(goods=tuple(goods), points=points)

    def is_crowded(self, supply: Supply) -> bool:
        if not sum(supply.goods[SHEEP : HORSE + 1]):
            return False
        goods, self.me.goods = self.me.goods, list(supply.goods)
        crowded = self.me.crowded()
        self.me.goods = goods
        return crowded


def covers(supply: Supply, way: Bundle) -> bool:
    return all(supply.goods[good] >= n for good, n in way)


def placed(me: Player, supply: Supply) -> Player:
    """The player with these goods."""
    after = me.copy()
    after.goods, after.lying, after.noted = list(supply.goods), supply.lying, me.noted + supply.points
    return after


def some_player(g: Agricola, dice: random.Random, cards: list[str], most: int = 2) -> Player:
    """Seat 0 of a table, with some goods and these cards."""
    me = g.players[0]
    slugs = list(dict.fromkeys(cards))
    me.outfit = Outfit(tuple([BY_SLUG[slug] for slug in slugs]), (WOOD_FOR_FUEL,))
    me.goods = [dice.choice([0, 0, dice.randint(0, most)]) for _ in range(KINDS)]
    me.notes = {BY_SLUG["grocer"].number: dice.randint(0, 8)} if "grocer" in slugs else {}
    me.lying = dice.randint(0, me.goods[HORSE]) if "bog-pony" in slugs else 0
    while me.crowded():
        animal = dice.choice([good for good in range(SHEEP, HORSE + 1) if me.goods[good]])
        me.goods[animal] -= 1
        me.animals_left(animal)
    return me
