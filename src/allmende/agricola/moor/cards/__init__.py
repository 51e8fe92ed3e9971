"""The cards of Farmers of the Moor."""

from allmende.agricola.moor.cards import (
    boosters,
    farm_planners,
    food_and_crops,
    goods,
    majors,
    points,
    resources_and_livestock,
    traveling,
)

__all__ = [
    "boosters", "farm_planners", "food_and_crops", "goods", "majors", "points", "resources_and_livestock", "traveling",
]  # fmt: skip
