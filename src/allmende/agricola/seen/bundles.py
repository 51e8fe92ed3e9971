"""Goods, as views name them."""

from typing import Literal, TypedDict

Good = Literal[
    "food", "wood", "clay", "reed", "stone", "grain", "vegetable", "sheep", "boar", "cattle", "horse", "fuel",
    "llama", "fairy",
]  # fmt: skip
Animal = Literal["sheep", "boar", "cattle", "horse", "llama"]


class Bundle(TypedDict, total=False):
    """Some goods, by name."""

    food: int
    wood: int
    clay: int
    reed: int
    stone: int
    grain: int
    vegetable: int
    sheep: int
    boar: int
    cattle: int
    horse: int
    fuel: int
    llama: int
    fairy: int
