"""The minor improvements of the base box, by their categories; traveling ones apart."""

from allmende.agricola.cards.base.minors import (
    boosters_and_points,
    building_resources,
    crops_and_livestock,
    farm_planners,
    food,
    traveling,
)

__all__ = ["boosters_and_points", "building_resources", "crops_and_livestock", "farm_planners", "food", "traveling"]
