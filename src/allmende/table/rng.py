"""The random generator that every state carries: one integer, the same numbers on every machine.

It is a multiply-with-carry generator with base 2**30, its two halves mixed for the output. All products stay below
2**62, which is quick in plain Python and needs no big integers when compiled.
"""

from typing import Final, TypeVar

T = TypeVar("T")

MULTIPLIER: Final = 794_467_407  # MULTIPLIER * 2**30 - 1 is a safe prime, so the period is about 2**59
BITS: Final = 30
MASK: Final = 0x3FFFFFFF
STATES: Final = MULTIPLIER * (MASK + 1) - 1  # x is 1 to STATES - 1: 0 and STATES would only repeat themselves
WORD: Final = 0xFFFFFFFFFFFFFFFF


def scramble(seed: int) -> int:
    """Spread neighbouring seeds over the whole range (the finaliser of SplitMix64).

    >>> scramble(1) != scramble(2)
    True
    """
    z = (seed + 0x9E3779B97F4A7C15) & WORD
    z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & WORD
    z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & WORD
    return z ^ (z >> 31)


class Rng:
    """
    >>> dice = seeded(7)
    >>> [dice.below(6) + 1 for _ in range(5)]
    [1, 4, 1, 2, 5]
    """

    __slots__ = ("x",)

    def __init__(self, x: int = 1) -> None:
        self.x = x

    def copy(self) -> "Rng":
        return Rng(self.x)

    def below(self, n: int) -> int:
        """A number from 0 to n - 1, each equally likely. n must not exceed 2**30."""
        while True:
            x = self.x
            x = MULTIPLIER * (x & MASK) + (x >> BITS)
            self.x = x
            product = ((x ^ (x >> BITS)) & MASK) * n
            # Products whose low part is tiny would favour some numbers: draw again, about once in 2**30 / n draws.
            if (product & MASK) >= n or (product & MASK) >= (MASK + 1) % n:
                return product >> BITS

    def shuffle(self, things: list[T]) -> None:
        """Bring a list into a random order, each equally likely."""
        for last in range(len(things) - 1, 0, -1):
            other = self.below(last + 1)
            things[last], things[other] = things[other], things[last]


def seeded(seed: int) -> Rng:
    """The generator that belongs to a seed; any whole number will do."""
    return Rng(scramble(seed) % (STATES - 1) + 1)


def restored(x: int) -> Rng:
    """The generator whose integer was saved; a ValueError if no generator ever has that one."""
    if not 0 < x < STATES:
        raise ValueError(f"the random generator cannot be at {x}")
    return Rng(x)
