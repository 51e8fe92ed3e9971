"""The occupations of the base box, by their categories."""

from allmende.agricola.cards.base.occupations import (
    boosters_and_points,
    building_resources,
    crops_and_livestock,
    farm_planners,
    goods_and_food,
)

__all__ = ["boosters_and_points", "building_resources", "crops_and_livestock", "farm_planners", "goods_and_food"]
