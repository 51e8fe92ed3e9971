"""Strategies that players of Dominion tell each other, in our own words: Big Money with two Jacks of All Trades, a
Chapel in the opening, Villages with Smithies.

`scripts_for` names all that a kingdom has the cards for; `engine` is one of whatever gives Actions and whatever draws.
"""

from typing import Final

from allmende.bots.dominion.scripts import LEAN, Line, Script, When, early, points, spaced
from allmende.dominion.card import ACTION, BY_SLUG, Card
from allmende.dominion.state import Dominion

ENGINE: Final = "engine-"
ENGINES: Final = 60
"""What is hoped of an engine, as long as nobody has tried it in this kingdom (Script.hope)."""
OPENING: Final = 4
"""So many turns the opening is long."""
DRAWS: Final = 3
"""An Action that draws so many cards and ends the Action phase carries an engine."""
THINNERS: Final = (
    "chapel", "moneylender", "spice-merchant", "sentry", "trader", "upgrade", "lookout", "develop", "guide",
)  # fmt: skip
"""What thins a deck, the best first."""
PAYING: Final = (
    "market", "festival", "militia", "margrave", "bridge-troll", "merchant-ship", "haggler", "wine-merchant",
    "legionary", "highway",
)  # fmt: skip
"""What pays in a deck that draws all of itself."""
GOLD: Final = Line("gold")
SILVER: Final = Line("silver")


def opened(card: str, hope: int, *lines: Line) -> Script:
    """A Chapel in the opening beside a Silver, then little else than what pays."""
    opening = (Line("chapel", 1, early(2)), Line("silver", 1, early(2)))
    return Script(f"chapel-{card}", ("chapel", card), (*points(14), *opening, *lines, GOLD, SILVER), hope, LEAN)


def stacked(card: str, hope: int, most: int = 8) -> Script:
    """As many as one can get of a card that never hurts, and money."""
    return Script(f"{card}-stack", (card,), (*points(12), GOLD, Line(card, most), SILVER), hope)


def eager(card: str, hope: int, copies: int = 2) -> Script:
    """Two of an attack, rather than Gold."""
    lines = (*points(), Line(card, 1), Line(card, copies, spaced(7, card)), GOLD, SILVER)
    return Script(f"double-{card}", (card,), lines, hope)


SCRIPTS: Final[tuple[Script, ...]] = (
    Script(
        "double-jack", ("jack-of-all-trades",),
        (
            *points(16, 5), GOLD, Line("jack-of-all-trades", 1),
            Line("jack-of-all-trades", 2, lambda deck: deck.cards >= 13), SILVER,
        ), 83,
    ),
    eager("witch", 95), eager("flag-bearer", 94), eager("barbarian", 91), eager("margrave", 86),
    eager("blockade", 84, 3), eager("black-cat", 84, 4), eager("torturer", 81), eager("witchs-hut", 78),
    Script("chapel-money", ("chapel",), (*points(14), Line("chapel", 1, early(2)), GOLD, SILVER), 62, LEAN),
    opened("witch", 96, Line("witch", 2)),
    opened("bandit", 69, Line("bandit", 1)),
    opened("council-room", 66, GOLD, Line("council-room", 1)),
    opened("militia", 65, GOLD, Line("militia", 1)),
    opened("market", 65, GOLD, Line("market", 6)),
    opened("laboratory", 64, GOLD, Line("laboratory", 6)),
    opened("smithy", 64, GOLD, Line("smithy", 2, spaced(6, "smithy"))),
    stacked("forum", 72), stacked("supplies", 72, 6), stacked("laboratory", 65), stacked("market", 64),
    stacked("lost-city", 63), stacked("poacher", 62, 5), stacked("seer", 61, 5), stacked("cartographer", 60, 3),
    stacked("caravan", 59, 5), stacked("stables", 58, 5), stacked("bazaar", 57), stacked("highway", 57, 6),
    Script("sentry-money", ("sentry",), (*points(12), Line("sentry", 2), GOLD, SILVER), 72, 5),
    Script(
        "festival-library", ("festival", "library"),
        (
            *points(6), Line("library", 3, lambda deck: deck.has("library") < deck.has("festival")),
            Line("festival", 5), GOLD, SILVER,
        ), 54,
    ),
    Script(
        "gardens-workshop", ("gardens", "workshop"),
        (
            Line("province"), Line("workshop", 6, early(9)), Line("gardens"), Line("workshop", 6),
            Line("estate", when=lambda deck: deck.has("gardens") > 2), Line("duchy"), Line("workshop"), Line("copper"),
        ), 64,
    ),
    Script(
        "fools-gold", ("fools-gold",),
        (
            *points(0, 5), Line("gold", when=lambda deck: deck.has("fools-gold") >= 4), Line("fools-gold"), GOLD,
            SILVER,
        ), 62,
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
            Line(village.slug, 6, lambda deck: deck.actions < deck.terminals), GOLD,
            Line("silver", when=lambda deck: deck.money < 12),
        ),
        ENGINES, LEAN,
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
