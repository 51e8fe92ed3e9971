"""Scripts for Dominion: strategies as shopping lists, of which the first line that holds is bought."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final, TypeAlias

from allmende.bots.dominion.bigmoney import LONG
from allmende.bots.dominion.habits import ENOUGH_MONEY
from allmende.bots.dominion.plans import Plan
from allmende.dominion.card import ACTION, BY_SLUG, Card
from allmende.dominion.cards.basic import COPPER, DUCHY, ESTATE, GOLD, PROVINCE, SILVER
from allmende.dominion.player import Player
from allmende.dominion.state import Dominion

SCRIPT: Final = "script-"
LEAN: Final = 4
"""Who trashes on purpose keeps Treasures for so many coins."""
FIRST: Final = 100
"""What the first thing on a shopping list is to the deck (Habits.worth),"""
EACH: Final = 8
"""... and how much less each thing below it."""


class Deck:
    """What a script looks at before it buys: the cards it owns, their money, how far the game is."""

    __slots__ = ("actions", "cards", "counts", "money", "provinces", "terminals", "turn")

    def __init__(self, g: Dominion, me: Player) -> None:
        self.counts: dict[str, int] = {}
        self.money = self.actions = self.terminals = 0
        owned = me.cards()
        for card in owned:
            self.counts[card.slug] = self.counts.get(card.slug, 0) + 1
            self.money += card.coins
            if card.types & ACTION:
                self.actions += max(0, card.actions - 1)
                self.terminals += not card.actions
        self.cards: int = len(owned)
        self.turn = me.turns
        self.provinces = g.piles[PROVINCE.number]

    def has(self, slug: str) -> int:
        return self.counts.get(slug, 0)


When: TypeAlias = Callable[[Deck], bool]


def always(deck: Deck) -> bool:
    return True


@dataclass(frozen=True)
class Line:
    """Buy this card, as long as there are fewer of it than `most` and `when` holds."""

    card: str
    most: int = 99
    when: When = always

    def holds(self, deck: Deck) -> bool:
        return deck.has(self.card) < self.most and self.when(deck)


@dataclass(frozen=True)
class Script:
    """A strategy: the cards it needs, and its shopping list, what is wanted most first."""

    name: str
    needs: tuple[str, ...]
    lines: tuple[Line, ...]
    hope: int
    """How often, of a hundred games, it beats Big Money (`python -m benchmarks.scripts --hopes`)."""
    keeps: int = ENOUGH_MONEY
    """It trashes Coppers as long as it has Treasures for more coins."""

    def fits(self, g: Dominion) -> bool:
        supply = {card.slug for card in g.setup.supply}
        return supply.issuperset(self.needs)


class Scripted(Plan):
    """Follows a script."""

    def __init__(self, script: Script) -> None:
        wanted = [(BY_SLUG[line.card], line.most) for line in script.lines if line.card in script.needs]
        super().__init__(list(dict.fromkeys(wanted)), hope=script.hope)
        self.script = script
        self.enough_money = script.keeps
        if script.keeps <= LEAN:
            self.aims = (GOLD.cost, PROVINCE.cost)  # thin first, then a Silver

    def __repr__(self) -> str:
        return f"{SCRIPT}{self.script.name} ({self.hope})"

    def wishes(self, g: Dominion, me: Player) -> tuple[Card, ...]:
        if me.turns > LONG:
            return (PROVINCE, DUCHY, ESTATE, SILVER, COPPER)
        deck = Deck(g, me)
        listed = [BY_SLUG[line.card] for line in self.script.lines if line.holds(deck)]
        return tuple([card for card in listed if card in g.setup.supply])

    def wish(self, g: Dominion, me: Player, card: Card) -> int:
        """What is bought is gained, too, in the same order."""
        wishes = self.wishes(g, me)
        return FIRST - EACH * wishes.index(card) if card in wishes else self.worth(g, me, card)


# Lines that many scripts share


def spaced(cards: int, slug: str) -> When:
    """One for so many cards in the deck, that they seldom meet."""
    return lambda deck: deck.cards >= cards * (deck.has(slug) + 1)


def rich(coins: int) -> When:
    """Points may begin to clog the deck once it has so much money; when others take them, one must not wait."""
    return lambda deck: deck.money >= coins or deck.provinces < 6


def late(provinces: int) -> When:
    return lambda deck: deck.provinces <= provinces


def early(turns: int) -> When:
    return lambda deck: deck.turn <= turns


def points(coins: int = 0, duchies: int = 4, estates: int = 2) -> tuple[Line, ...]:
    """Provinces once there is so much money, Duchies when few Provinces are left, Estates at the very end."""
    return (
        Line("province", when=rich(coins)), Line("duchy", when=late(duchies)), Line("estate", when=late(estates)),
    )  # fmt: skip
