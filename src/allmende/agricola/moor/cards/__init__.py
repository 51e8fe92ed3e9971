"""The cards of Farmers of the Moor, in the order of their numbers: new modules come last."""

# isort: off
from allmende.agricola.moor.cards import majors, traveling, farm_planners, boosters, points, fuel_and_goods
from allmende.agricola.moor.cards import food_and_crops, resources

# isort: on

__all__ = [
    "boosters", "farm_planners", "food_and_crops", "fuel_and_goods", "majors", "points", "resources", "traveling",
]  # fmt: skip
