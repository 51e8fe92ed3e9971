"""What things cost: coins, potions and debt, which are compared part by part.

A card with debt in its cost is neither cheaper nor dearer than one that costs only coins. Equal costs are the same
object, so they can be compared by identity.
"""

from typing import Final


class Cost:
    """A cost; made by `cost_of` alone."""

    __slots__ = ("coins", "debt", "potions")

    def __init__(self, coins: int, debt: int, potions: int) -> None:
        self.coins = coins
        self.debt = debt
        self.potions = potions

    def within(self, limit: "Cost") -> bool:
        """Costs up to that: no part of it is higher."""
        return self.coins <= limit.coins and self.debt <= limit.debt and self.potions <= limit.potions

    def up_to(self, coins: int) -> bool:
        """Costs up to so many coins, and nothing else."""
        return self.coins <= coins and self.debt == 0 and self.potions == 0

    def between(self, least: int, most: int) -> bool:
        """Costs from so many to so many coins, and nothing else."""
        return self.coins >= least and self.up_to(most)

    def cheaper_than(self, other: "Cost") -> bool:
        """No part of it is higher, and one is lower."""
        return self is not other and self.within(other)

    def plus(self, coins: int) -> "Cost":
        """So many coins more; with fewer than none, a cost that nothing has."""
        return cost_of(self.coins + coins, self.debt, self.potions)

    def reduced(self, by: int) -> "Cost":
        """Only coins are reduced, never below 0."""
        return cost_of(max(0, self.coins - by), self.debt, self.potions)

    def __repr__(self) -> str:
        return f"${self.coins}" + (f" {self.debt} debt" if self.debt else "") + " potion" * self.potions


_COSTS: Final[dict[tuple[int, int, int], Cost]] = {}


def cost_of(coins: int, debt: int = 0, potions: int = 0) -> Cost:
    """The one object of this cost."""
    key = (coins, debt, potions)
    found = _COSTS.get(key)
    if found is None:
        found = _COSTS[key] = Cost(coins, debt, potions)
    return found


FREE: Final = cost_of(0)
