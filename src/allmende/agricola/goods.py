"""Goods: what they are called, their order, and bundles of them.

A player's goods are a list of counts in this order. A bundle is a short tuple of (good, count) pairs: what something
costs or gives.
"""

from typing import Final, TypeAlias

# Names for whole numbers. As NewTypes their constants would be looked up at every use in the compiled build.
Good: TypeAlias = int
Material: TypeAlias = Good
"""What a house is built of: wood, clay or stone."""

FOOD: Final = 0
WOOD: Final = 1
CLAY: Final = 2
REED: Final = 3
STONE: Final = 4
GRAIN: Final = 5
VEGETABLE: Final = 6
SHEEP: Final = 7
BOAR: Final = 8
CATTLE: Final = 9
HORSE: Final = 10
FUEL: Final = 11
LLAMA: Final = 12
FAIRY: Final = 13
"""No good, and no animal: a guest on the farm that cards may turn into food."""

GOODS: Final = (
    "food", "wood", "clay", "reed", "stone", "grain", "vegetable", "sheep", "boar", "cattle", "horse", "fuel", "llama",
    "fairy",
)  # fmt: skip
KINDS: Final = len(GOODS)
COMMON: Final = 12
"""So many of them are goods for all purposes; the rest are tokens of a module that are kept like goods."""
BUILDING_RESOURCES: Final = (WOOD, CLAY, REED, STONE)
CROPS: Final = (GRAIN, VEGETABLE)
ANIMALS: Final = (SHEEP, BOAR, CATTLE, HORSE, LLAMA)
LIVESTOCK: Final = (SHEEP, BOAR, CATTLE, HORSE)
"""The animals that cards know which name all of them."""
EDIBLE: Final = (GRAIN, VEGETABLE, SHEEP, BOAR, CATTLE, HORSE, LLAMA, FAIRY)
"""What can become food at any time, raw or by a cooking improvement."""

Bundle: TypeAlias = tuple[tuple[Good, int], ...]
NOTHING: Final[Bundle] = ()


def bundle(**counts: int) -> Bundle:
    """
    >>> bundle(reed=2, wood=5)
    ((1, 5), (3, 2))
    """
    for name in counts:
        if name not in GOODS:
            raise ValueError(f"there is no good {name!r}")
    return tuple([(good, counts[name]) for good, name in enumerate(GOODS) if counts.get(name)])


def listed(goods: list[int]) -> Bundle:
    """The bundle of a list of counts."""
    return tuple([(good, n) for good, n in enumerate(goods) if n])


def counts_of(what: Bundle) -> list[int]:
    """The list of counts of a bundle."""
    counts = [0] * KINDS
    for good, n in what:
        counts[good] += n
    return counts


def count_in(what: Bundle, good: Good) -> int:
    for kind, n in what:
        if kind == good:
            return n
    return 0


def plus(what: Bundle, more: Bundle) -> Bundle:
    """
    >>> plus(bundle(wood=1), bundle(wood=2, food=1))
    ((0, 1), (1, 3))
    """
    if not more:
        return what
    counts = counts_of(what)
    for good, n in more:
        counts[good] += n
    return listed(counts)


def less(what: Bundle, discount: Bundle) -> Bundle:
    """What is left to pay of a bundle after a discount; never below nothing.

    >>> less(bundle(wood=5, reed=2), bundle(reed=3))
    ((1, 5),)
    """
    counts = counts_of(what)
    for good, n in discount:
        counts[good] = max(0, counts[good] - n)
    return listed(counts)


def covers(what: Bundle, part: Bundle) -> bool:
    """Does a bundle contain another one?"""
    return all(count_in(what, good) >= n for good, n in part)


def names(what: Bundle) -> list[str]:
    """One name for each piece, as events tell it."""
    return [GOODS[good] for good, n in what for _ in range(n)]


def to_json(what: Bundle) -> dict[str, int]:
    return {GOODS[good]: n for good, n in what}
