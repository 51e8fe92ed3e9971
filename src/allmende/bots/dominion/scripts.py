"""Strategies that players of Dominion tell each other, each as a shopping list: the first line that holds is bought.

They are told in our own words, from what is said everywhere: Big Money with two Jacks of All Trades, a Chapel in the
opening, Villages with Smithies. `scripts_for` names all that a kingdom has the cards for, with Big Money and each of
its Actions that end the Action phase; `engine` is one of
whatever gives Actions and whatever draws cards.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final, TypeAlias

from allmende.bots.dominion.bigmoney import LONG
from allmende.bots.dominion.plans import Plan
from allmende.dominion.card import ACTION, BY_SLUG, Card
from allmende.dominion.cards.basic import COPPER, DUCHY, ESTATE, GOLD, PROVINCE, SILVER
from allmende.dominion.player import Player
from allmende.dominion.state import Dominion

SCRIPT: Final = "script-"
ENGINE: Final = "engine-"
OPENING: Final = 4
"""So many turns the opening is long."""
THINNERS: Final = (
    "chapel", "moneylender", "spice-merchant", "sentry", "trader", "upgrade", "lookout", "develop", "guide",
)  # fmt: skip
"""What thins a deck, the best first."""
PAYING: Final = (
    "market", "festival", "militia", "margrave", "bridge-troll", "merchant-ship", "haggler", "wine-merchant",
    "legionary", "highway",
)  # fmt: skip
"""What pays in a deck that draws all of itself."""
LEAN: Final = 4
"""Who trashes on purpose keeps Treasures for so many coins."""
DRAWS: Final = 3
"""An Action that draws so many cards and ends the Action phase carries an engine."""

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
        self.cards = len(owned)
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
    keeps: int = 7
    """It trashes Coppers as long as it has Treasures for more coins."""

    def fits(self, g: Dominion) -> bool:
        supply = {card.slug for card in g.setup.supply}
        return supply.issuperset(self.needs)


class Scripted(Plan):
    """Follows a script."""

    def __init__(self, script: Script, hope: int = 0) -> None:
        wanted = [(BY_SLUG[line.card], line.most) for line in script.lines if line.card in script.needs]
        super().__init__(list(dict.fromkeys(wanted)), hope=hope)
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
        supply = g.setup.supply
        return tuple([card for line in self.script.lines if (card := BY_SLUG[line.card]) in supply and line.holds(deck)])

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


MONEY: Final = (Line("gold"), Line("silver"))


def opened(card: str, *lines: Line, name: str = "") -> Script:
    """A Chapel in the opening beside a Silver, then little else than what pays."""
    return Script(
        name or f"chapel-{card}", ("chapel", card),
        (*points(14), Line("chapel", 1, early(2)), Line("silver", 1, early(2)), *lines, *MONEY), LEAN,
    )  # fmt: skip


def stacked(card: str, most: int = 8) -> Script:
    """As many as one can get of an Action that does not end the Action phase, and money."""
    return Script(f"{card}-stack", (card,), (*points(12), Line("gold"), Line(card, most), Line("silver")))


def eager(card: str, copies: int = 2) -> Script:
    """Two of an attack, rather than Gold."""
    return Script(
        f"double-{card}", (card,), (*points(), Line(card, 1), Line(card, copies, spaced(7, card)), *MONEY)
    )


SCRIPTS: Final[tuple[Script, ...]] = (
    Script(
        "double-jack", ("jack-of-all-trades",),
        (
            *points(16, 5), Line("gold"), Line("jack-of-all-trades", 1),
            Line("jack-of-all-trades", 2, lambda deck: deck.cards >= 13), Line("silver"),
        ),
    ),
    eager("witch"), eager("witchs-hut"), eager("torturer"), eager("barbarian"), eager("margrave"), eager("blockade", 3), eager("flag-bearer"), eager("black-cat", 4),
    Script(
        "chapel-money", ("chapel",),
        (*points(14), Line("chapel", 1, early(2)), *MONEY), LEAN,
    ),
    opened("witch", Line("witch", 2)),
    opened("militia", Line("gold"), Line("militia", 1)),
    opened("laboratory", Line("gold"), Line("laboratory", 6)),
    opened("market", Line("gold"), Line("market", 6)),
    opened("smithy", Line("gold"), Line("smithy", 2, spaced(6, "smithy"))),
    opened("council-room", Line("gold"), Line("council-room", 1)),
    opened("bandit", Line("bandit", 1)),
    stacked("laboratory"), stacked("stables", 5), stacked("market"), stacked("wheelwright", 3), stacked("forum"),
    stacked("lost-city"), stacked("bazaar"), stacked("caravan", 5), stacked("poacher", 5), stacked("seer", 5),
    stacked("cartographer", 3), stacked("highway", 6), stacked("oasis", 4), stacked("underling", 6),
    stacked("supplies", 6),
    Script(
        "festival-library", ("festival", "library"),
        (
            *points(6), Line("library", 3, lambda deck: deck.has("library") < deck.has("festival")),
            Line("festival", 5), *MONEY,
        ),
    ),
    Script(
        "gardens-workshop", ("gardens", "workshop"),
        (
            Line("province"), Line("gardens"), Line("silver", 1, early(2)), Line("workshop", 6),
            Line("estate", when=lambda deck: deck.has("gardens") > 2), Line("duchy"), Line("workshop"), Line("copper"),
        ),
    ),
    Script(
        "duke-duchy", ("duke",),
        (
            Line("province", when=late(2)), Line("duke", when=lambda deck: deck.has("duchy") >= 4), Line("duchy",
            when=lambda deck: deck.money >= 12), Line("duke", when=lambda deck: deck.has("duchy") > 0), *MONEY,
            Line("estate", when=late(2)),
        ),
    ),
    Script(
        "fools-gold", ("fools-gold",),
        (*points(0, 5), Line("gold", when=lambda deck: deck.has("fools-gold") >= 4), Line("fools-gold"), *MONEY),
    ),
    Script(
        "trader-silver", ("trader",), (*points(0, 5), Line("gold"), Line("trader", 2, spaced(8, "trader")), *MONEY)
    ),
    Script(
        "sentry-money", ("sentry",),
        (*points(12), Line("sentry", 2), *MONEY), 5,
    ),
    Script(
        "upgrade-money", ("upgrade",), (*points(12), Line("upgrade", 2), *MONEY), 6,
    ),
)  # fmt: skip
"""The strategies that have a name of their own."""
BY_NAME: Final = {script.name: script for script in SCRIPTS}


# Engines


def engine(village: Card, drawer: Card) -> Script:
    """What draws, as many of what gives Actions, a thin deck, and something that pays when all of it is drawn."""
    parts = (village.slug, drawer.slug)
    return Script(
        f"{ENGINE}{village.slug}-{drawer.slug}", parts,
        (
            *points(18), *[Line(slug, 1, opening(THINNERS)) for slug in THINNERS], Line("silver", 1, early(2)),
            Line("gold", when=lambda deck: deck.has(drawer.slug) > 1),
            *[Line(slug, 1, lambda deck: deck.has(drawer.slug) > 0) for slug in PAYING if slug not in parts],
            Line(drawer.slug, 5, lambda deck: deck.terminals <= deck.actions),
            Line(village.slug, 6, lambda deck: deck.actions < deck.terminals), Line("gold"),
            Line("silver", when=lambda deck: deck.money < 12),
        ),
        LEAN,
    )  # fmt: skip


def opening(thinners: tuple[str, ...]) -> When:
    """The first of these in the opening, one of all."""
    return lambda deck: deck.turn <= OPENING and not any(deck.has(slug) for slug in thinners)


def gives_actions(card: Card) -> bool:
    return card.types & ACTION != 0 and card.actions > 1


def draws(card: Card) -> bool:
    return card.types & ACTION != 0 and card.cards >= DRAWS and not card.actions


def engine_named(name: str) -> Script | None:
    """The engine of a name like engine-village-smithy; None if there are no such cards."""
    parts = name.removeprefix(ENGINE).split("-")
    for at in range(1, len(parts)):
        village, drawer = (BY_SLUG.get("-".join(part)) for part in (parts[:at], parts[at:]))
        if village is not None and drawer is not None and gives_actions(village) and draws(drawer):
            return engine(village, drawer)
    return None


def scripts_for(g: Dominion) -> list[Script]:
    """All that one may follow in this kingdom, without Big Money and its single cards."""
    supply = [card for card in g.setup.supply if card.expansion != "basic"]
    villages, drawers = [card for card in supply if gives_actions(card)], [card for card in supply if draws(card)]
    engines = [engine(village, drawer) for village in villages for drawer in drawers]
    return [script for script in SCRIPTS if script.fits(g)] + engines
