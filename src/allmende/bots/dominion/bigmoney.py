"""Big Money for Dominion: buy Province, Gold or Silver, points in the end, and if you like a few copies of one card.

In a kingdom that lacks the card it simply plays Big Money.
"""

from typing import Final

from allmende.bots.dominion.later import LaterHabits
from allmende.dominion.card import ACTION, DONE, OF_OPTION, TREASURES, VICTORY, Card
from allmende.dominion.cards.basic import COPPER, DUCHY, ESTATE, GOLD, PROVINCE, SILVER
from allmende.dominion.player import Player
from allmende.dominion.state import Dominion
from allmende.table import Choice, Game, Option

CARDS_PER_TERMINAL: Final = 8
"""One more copy of an Action that ends the Action phase for so many cards in the deck."""
PLANNED: Final = 45
"""What the card of the plan is to the deck, between a Silver and a Gold; see Habits.worth."""
LONG: Final = 60
"""After so many turns something has gone wrong: take points, or money for them, that the game may end."""


class BigMoney(LaterHabits):
    """Buys money, then points, and up to `copies` of one card."""

    def __init__(self, card: Card | None = None, copies: int = 1) -> None:
        self.card = card
        self.copies = copies

    def pick(self, game: Game, choice: Choice) -> int:
        g = game.state
        assert isinstance(g, Dominion)
        me = g.players[choice.seat]
        if choice.prompt.name == "buy-phase":
            return self.buy(g, me, choice.options)
        return self.answer(g, me, choice.prompt, choice.options)

    # Buying

    def buy(self, g: Dominion, me: Player, options: list[Option]) -> int:
        """Play all Treasures, then buy the first of the wishes that can be had."""
        if not g.bought:
            if TREASURES in options:
                return TREASURES
            first = OF_OPTION.get(options[0])
            if first is not None and first.option == options[0]:  # a Treasure with instructions
                pick = self.next_treasure(g, me, options)
                if pick != DONE:
                    return pick
        wishes = self.wishes(g, me)
        if not g.setup.plain:
            pick = self.pay_first(g, me, wishes, options)
            if pick != DONE:
                return pick
        for card in wishes:
            if card.pile in options:
                return card.pile
        return DONE

    def wishes(self, g: Dominion, me: Player) -> tuple[Card, ...]:
        """What to buy, the best first."""
        provinces = g.piles[PROVINCE.number]
        players = len(g.players)
        if me.turns > LONG:
            return (PROVINCE, DUCHY, ESTATE, SILVER, COPPER)
        if provinces <= players:
            return (PROVINCE, DUCHY, ESTATE, SILVER)
        if provinces <= players + 2:
            return (PROVINCE, DUCHY, GOLD, SILVER)
        points_count = provinces <= players + 4
        card = self.card
        if card is not None and self.wants_more(g, me, card, points_count):
            if card.cost >= GOLD.cost:
                return (PROVINCE, card, GOLD, DUCHY, SILVER) if points_count else (PROVINCE, card, GOLD, SILVER)
            return (PROVINCE, GOLD, DUCHY, card, SILVER) if points_count else (PROVINCE, GOLD, card, SILVER)
        return (PROVINCE, GOLD, DUCHY, SILVER) if points_count else (PROVINCE, GOLD, SILVER)

    def wants_more(self, g: Dominion, me: Player, card: Card, points_count: bool) -> bool:
        """Copies are still missing; a Victory card late, and Actions so that they do not meet in one hand too often."""
        if g.piles[card.number] <= 0 or (card.types & VICTORY and not points_count):
            return False
        owned = me.cards()
        copies = owned.count(card)
        if copies >= self.copies:
            return False
        terminal = card.types & ACTION and not card.actions
        return not terminal or len(owned) >= CARDS_PER_TERMINAL * (copies + 1)

    # Its card is part of the plan: gain it, keep it.

    def worth(self, g: Dominion, me: Player, card: Card) -> int:
        if card is self.card and me.cards().count(card) <= self.copies:
            return max(PLANNED, super().worth(g, me, card))
        return super().worth(g, me, card)

    def wish(self, g: Dominion, me: Player, card: Card) -> int:
        if card is self.card and me.cards().count(card) >= self.copies:
            return super().worth(g, me, card)
        return self.worth(g, me, card)
