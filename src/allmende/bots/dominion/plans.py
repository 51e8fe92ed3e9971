"""Plans for a deck of Dominion: Big Money with some copies of one or two kingdom cards, or with a landscape.

What is to be expected of a plan before it is tried comes from experience (`allmende.bots.dominion.experience`).
"""

from collections.abc import Sequence
from typing import Final

from allmende.bots.dominion.bigmoney import PLANNED, BigMoney
from allmende.bots.dominion.experience import POWER, STYLES, TOGETHER
from allmende.bots.dominion.habits import near_end
from allmende.dominion.card import ACTION, EVENT, TREASURE, VICTORY, Card, Landscape, Thing
from allmende.dominion.cards.basic import GOLD, PROVINCE, SILVER
from allmende.dominion.player import Player
from allmende.dominion.state import Dominion
from allmende.table import Option

LIKELY: Final = 4
"""So many of the kingdom's cards are considered for plans by what they are worth alone."""
SPACING: Final = 6
"""One more Action that ends the Action phase for so many cards in the deck."""
COMPANIONS: Final = 4
"""So many copies of a card that does no harm to the others in hand."""
GOOD: Final = 52
"""A card of so much POWER may go with another, as far as one knows."""
GUESS: Final = 4
"""What another good card may bring at most, as far as one knows."""
DOUBT: Final = 3
"""Whether two cards go together is unknown, so a plan with both has to wait."""
USUAL: Final = (2, SPACING, False, 50)
LEVEL: Final = 50
"""How often, of a hundred games, one of two equal plans wins."""


class Plan(BigMoney):
    """Big Money with some copies of some cards; those that come first are wanted more. `eager`: more than Gold."""

    def __init__(
        self,
        wanted: Sequence[tuple[Card, int]],
        spacing: int = SPACING,
        eager: bool = False,
        landscape: Landscape | None = None,
        hope: int = 0,
    ) -> None:
        super().__init__()
        self.wanted = list(wanted)
        self.spacing = spacing
        self.eager = eager
        self.landscape = landscape
        self.hope = hope  # what is expected of it before it was tried: more than another's, more victories of 100
        self.tries = 0.0
        self.total = 0.0

    def __repr__(self) -> str:
        parts = [f"{copies} {card.slug}" for card, copies in self.wanted]
        parts += [] if self.landscape is None else [self.landscape.slug]
        return f"{', '.join(parts) or 'money'} ({self.hope})"

    def buy(self, g: Dominion, me: Player, options: list[Option]) -> int:
        pick = super().buy(g, me, options)
        wanted = self.landscape
        if wanted is not None and wanted.option in options and self.prefers(g, wanted, pick):
            return wanted.option
        return pick

    def prefers(self, g: Dominion, wanted: Landscape, pick: int) -> bool:
        """A Project rather than Gold, an Event rather than what is less; neither when the end is near."""
        if pick == PROVINCE.pile or near_end(g):
            return False
        return wanted.kind != EVENT or pick != GOLD.pile

    def wishes(self, g: Dominion, me: Player) -> tuple[Card, ...]:
        usual = super().wishes(g, me)
        if GOLD not in usual or not self.wanted:
            return usual
        owned = me.cards()
        terminals = sum([1 for card in owned if card.types & ACTION and not card.actions])
        crowded = len(owned) < self.spacing * (terminals + 1)
        more: list[Card] = []
        for card, copies in self.wanted:
            waits = crowded and card.types & ACTION and not card.actions
            if g.piles[card.number] > 0 and not waits and owned.count(card) < copies:
                more.append(card)
        if not more:
            return usual
        if self.eager:
            return (PROVINCE, *more, *usual[1:])
        return (*usual[:-1], *more, SILVER)

    # Its cards are part of the plan: gain them, keep them.

    def worth(self, g: Dominion, me: Player, card: Card) -> int:
        usual = super().worth(g, me, card)
        return max(PLANNED, usual) if self.misses(me, card, 1) else usual

    def wish(self, g: Dominion, me: Player, card: Card) -> int:
        usual = super().worth(g, me, card)
        return max(PLANNED, usual) if self.misses(me, card, 0) else usual

    def misses(self, me: Player, card: Card, spare: int) -> bool:
        """Would there be fewer copies of the card than planned without so many of them?"""
        for wanted, copies in self.wanted:
            if card is wanted:
                return me.cards().count(card) - spare < copies
        return False


def plans_for(g: Dominion) -> list[Plan]:
    """What one may do with this kingdom, the likely things first."""
    supply = [card for card in g.setup.supply if card.expansion != "basic"]
    leads = sorted([card for card in supply if card.slug in POWER], key=lambda card: POWER[card.slug], reverse=True)
    found = [Plan(())]
    for lead in leads[:LIKELY]:
        found += [Plan(((lead, 1),), hope=POWER[lead.slug] - 1), alone(lead)]
        found += [guessed_pair(lead, other) for other in supply if other is not lead and is_company(lead, other)]
    things: list[Thing] = [*supply, *g.setup.buys]
    for lead in leads:
        found += [measured_pair(lead, other) for other in things if (lead.slug, other.slug) in TOGETHER]
    found.sort(key=lambda plan: plan.hope, reverse=True)
    return found


def alone(lead: Card) -> Plan:
    """Big Money with this card, as many and as close as is best."""
    copies, spacing, eager, gain = STYLES.get(lead.slug, USUAL)
    return Plan(((lead, copies),), spacing, eager, hope=POWER[lead.slug] + gain - LEVEL)


def measured_pair(lead: Card, other: Thing) -> Plan:
    """Two things that go together, as one has seen."""
    copies, more, gain = TOGETHER[lead.slug, other.slug]
    plan = alone(lead)
    hope = plan.hope + gain - LEVEL
    if isinstance(other, Card):
        return Plan(((lead, copies), (other, more)), plan.spacing, plan.eager, hope=hope)
    assert isinstance(other, Landscape)
    return Plan(((lead, copies),), plan.spacing, plan.eager, other, hope)


def is_company(lead: Card, other: Card) -> bool:
    """May they go together, as far as one knows?"""
    if (lead.slug, other.slug) in TOGETHER or other.types & VICTORY:
        return False
    return is_harmless(other) or GOOD <= POWER.get(other.slug, 0) <= POWER[lead.slug]


def is_harmless(card: Card) -> bool:
    """Many copies do not hinder each other in a hand."""
    return card.actions > 0 or card.types & TREASURE != 0


def guessed_pair(lead: Card, other: Card) -> Plan:
    """Two good cards are better than one; of others one has to see."""
    plan = alone(lead)
    if is_harmless(other):
        return Plan((*plan.wanted, (other, COMPANIONS)), plan.spacing, plan.eager, hope=plan.hope - DOUBT)
    more = min(GUESS, (POWER[other.slug] - GOOD) // 2)
    return Plan(((lead, 1), (other, 2)), hope=POWER[lead.slug] + more)


def plan_of(me: Player) -> Plan:
    """What a player seems to be about: more of the kingdom cards there are most of, one copy in the beginning."""
    counts: dict[Card, int] = {}
    for card in me.cards():
        if card.expansion != "basic" and not card.types & (VICTORY | TREASURE):
            counts[card] = counts.get(card, 0) + 1
    return Plan(sorted(counts.items(), key=lambda item: (-item[1], item[0].number)))
