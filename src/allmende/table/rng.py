"""The random generator that every state carries: a key and a number, the same draws on every machine.

Draw number `at` is a word of BLAKE2b over the key and `at // 16`; the key is BLAKE2b of the whole seed. Whoever sees
draws learns nothing of the key, and so of no other draw (docs/decisions/0007). One block of the hash serves sixteen
draws, which makes them as quick as simple arithmetic.

Games that began before games named their generator go on with the old one, `CarryRng`.
"""

from hashlib import blake2b
from struct import Struct
from typing import Any, ClassVar, Final, TypeVar

from allmende.table.outside import is_whole

T = TypeVar("T")

BLAKE2: Final = "blake2"
CARRY: Final = "carry"
GENERATORS: Final = (BLAKE2, CARRY)
"""By name: that of every new game, and that of records and saved games which name none."""
KEY_BYTES: Final = 32
WORDS: Final = 16
BITS: Final = 32
MASK: Final = 0xFFFFFFFF
WORD: Final = 0xFFFFFFFFFFFFFFFF
FARTHEST: Final = 1 << 50
"""No game draws so often."""

MULTIPLIER: Final = 794_467_407  # MULTIPLIER * 2**30 - 1 is a safe prime, so the period is about 2**59
CARRY_BITS: Final = 30
CARRY_MASK: Final = 0x3FFFFFFF
STATES: Final = MULTIPLIER * (CARRY_MASK + 1) - 1  # x is 1 to STATES - 1: 0 and STATES would only repeat themselves

_words = Struct("<16I").unpack


def scramble(seed: int) -> int:
    """Spread neighbouring numbers over 64 bits (the finaliser of SplitMix64). Nothing that it makes is a secret.

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
    [4, 6, 5, 3, 1]
    """

    __slots__ = ("at", "block", "key")

    name: ClassVar[str] = BLAKE2

    def __init__(self, key: bytes, at: int, block: tuple[int, ...]) -> None:
        self.key = key
        self.at = at  # draws made so far
        self.block = block  # the words of the running block; nothing at its start

    def copy(self) -> "Rng":
        return Rng(self.key, self.at, self.block)

    def to_json(self) -> Any:
        return [self.key.hex(), self.at]

    def below(self, n: int) -> int:
        """A number from 0 to n - 1, each equally likely. n must not exceed 2**30."""
        while True:
            at = self.at
            if not at & 15:
                self.block = block_of(self.key, at)
            self.at = at + 1
            product = self.block[at & 15] * n
            # Products whose low part is tiny would favour some numbers: draw again, about once in 2**32 / n draws.
            low = product & MASK
            if low >= n or low >= (MASK + 1) % n:
                return product >> BITS

    def shuffle(self, things: list[T]) -> None:
        """Bring a list into a random order, each equally likely."""
        for last in range(len(things) - 1, 0, -1):
            other = self.below(last + 1)
            things[last], things[other] = things[other], things[last]


def block_of(key: bytes, at: int) -> tuple[int, ...]:
    """The sixteen words to which a draw belongs."""
    words: tuple[int, ...] = _words(blake2b(key + (at // WORDS).to_bytes(8, "little")).digest())
    return words


def key_of(seed: int) -> bytes:
    """The key of a seed: all its digits count, and no two seeds share one."""
    size = seed.bit_length() // 8 + 1
    return blake2b(seed.to_bytes(size, "little", signed=True), digest_size=KEY_BYTES).digest()


class CarryRng(Rng):
    """A multiply-with-carry generator with base 2**30, its two halves mixed for the output.

    Some dozens of draws are enough to compute its state: no new game uses it.

    >>> dice = seeded(7, CARRY)
    >>> [dice.below(6) + 1 for _ in range(5)]
    [1, 4, 1, 2, 5]
    """

    __slots__ = ("x",)

    name: ClassVar[str] = CARRY

    def __init__(self, x: int) -> None:
        super().__init__(b"", 0, ())
        self.x = x

    def copy(self) -> Rng:
        return CarryRng(self.x)

    def to_json(self) -> Any:
        return self.x

    def below(self, n: int) -> int:
        while True:
            x = self.x
            x = MULTIPLIER * (x & CARRY_MASK) + (x >> CARRY_BITS)
            self.x = x
            product = ((x ^ (x >> CARRY_BITS)) & CARRY_MASK) * n
            low = product & CARRY_MASK
            if low >= n or low >= (CARRY_MASK + 1) % n:
                return product >> CARRY_BITS


def seeded(seed: int, generator: str = BLAKE2) -> Rng:
    """The generator that belongs to a seed; any whole number will do."""
    if generator == CARRY:
        return CarryRng(scramble(seed) % (STATES - 1) + 1)
    return Rng(key_of(seed), 0, ())


def restored(data: Any) -> Rng:
    """The generator that `to_json` wrote down; a ValueError if none ever writes that."""
    if is_whole(data):
        if not 0 < data < STATES:
            raise ValueError("the random generator cannot be there")
        return CarryRng(data)
    if isinstance(data, list) and len(data) == 2 and isinstance(data[0], str) and len(data[0]) == 2 * KEY_BYTES:
        key, at = bytes.fromhex(data[0]), data[1]
        if len(key) == KEY_BYTES and is_whole(at) and 0 <= at < FARTHEST:
            return Rng(key, at, block_of(key, at) if at % WORDS else ())
    raise ValueError("this is no random generator")
