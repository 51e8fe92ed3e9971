"""The piles of a table, mixed ones among them, and what their cards cost now."""

from allmende.dominion.card import Card
from allmende.dominion.cost import Cost
from allmende.dominion.player import Player
from allmende.dominion.setup import Setup
from allmende.table.state import TableState


class Supply(TableState[Player]):
    """The part of the state that all can have something from."""

    __slots__ = ("empty", "piles", "reduction", "setup", "shares_piles", "stacks")

    setup: Setup
    piles: list[int]
    """How many cards of a pile can be had, by card number; -1: it has none."""
    shares_piles: bool
    """Copies look at the same numbers: whoever changes them makes some of his own first."""
    stacks: list[list[Card]]
    """The mixed piles, their top last."""
    empty: int
    """So many supply piles are empty."""
    reduction: int
    """So much less do cards cost."""

    def cost(self, card: Card) -> Cost:
        """What the card costs now."""
        return card.price.reduced(self.reduction) if self.reduction else card.price

    def available(self, card: Card) -> bool:
        return self.piles[card.number] > 0

    def own_piles(self) -> None:
        """The numbers are about to be changed: not those of copies."""
        self.piles = self.piles.copy()
        self.shares_piles = False

    def take(self, card: Card) -> None:
        if self.shares_piles:
            self.own_piles()
        left = self.piles[card.number] - 1
        self.piles[card.number] = left
        at = self.setup.stack_of[card.number] if self.stacks else -1
        if at >= 0:
            self.stacks[at].pop()
            self.settle_stack(at)
            if not self.stacks[at]:
                self.empty += 1
        elif left == 0 and card.number in self.setup.counted:
            self.empty += 1

    def put_back(self, card: Card) -> bool:
        """Return a card to its pile, on top; False if it has none."""
        if self.piles[card.number] < 0:
            return False
        if self.shares_piles:
            self.own_piles()
        at = self.setup.stack_of[card.number]
        if at >= 0:
            if not self.stacks[at]:
                self.empty -= 1
            self.stacks[at].append(card)
            self.settle_stack(at)
            return True
        if self.piles[card.number] == 0 and card.number in self.setup.counted:
            self.empty -= 1
        self.piles[card.number] += 1
        return True

    def settle_stack(self, at: int) -> None:
        """Of a mixed pile only the top card can be had."""
        if self.shares_piles:
            self.own_piles()
        stack = self.stacks[at]
        for card in self.setup.stacks[at]:
            self.piles[card.number] = 0
        if stack:
            self.piles[stack[-1].number] = stack.count(stack[-1])

    def rotate(self, me: Player, at: int) -> None:
        """The top cards of one name go to the bottom of their mixed pile."""
        stack = self.stacks[at]
        n = 0
        while n < len(stack) and stack[-1 - n] is stack[-1]:
            n += 1
        self.stacks[at] = stack[len(stack) - n :] + stack[: len(stack) - n]
        self.settle_stack(at)
        if self.events is not None:
            self.tell("rotate", me, pile=self.setup.stack_names[at])
