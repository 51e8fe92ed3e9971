"""The cards of Farmers of the Moor."""

from allmende.agricola.moor.cards import (
    boosters,
    farm_planners,
    food_and_crops,
    fuel_and_goods,
    majors,
    points,
    resources,
    traveling,
)

__all__ = [
    "boosters", "farm_planners", "food_and_crops", "fuel_and_goods", "majors", "points", "resources", "traveling",
]  # fmt: skip
