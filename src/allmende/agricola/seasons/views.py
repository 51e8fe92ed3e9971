"""What the seasons board adds to a view, as types."""

from typing import Literal, NotRequired, TypedDict

from allmende.agricola.seen.bundles import Bundle

SeasonName = Literal["winter", "spring", "summer", "autumn"]


class SeasonsView(TypedDict):
    season: SeasonName
    """What holds in this round, to the end of its harvest."""
    marker: SeasonName
    """When people have gone home it shows the season of the next round."""
    price: Bundle
    """What it costs to use the space of winter; empty in other seasons."""
    more: Bundle
    """What is added every round to each space where it accumulates,"""
    less: Bundle
    """and what is taken from there."""


class SeasonsTable(TypedDict):
    seasons: NotRequired[SeasonsView]


class SeasonsSpace(TypedDict):
    season: NotRequired[SeasonName]
    """The season that changes this space now."""
