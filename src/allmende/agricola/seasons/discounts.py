"""What a season makes cheaper: fences in spring, major improvements in autumn. Rules that are written like cards."""

from typing import Final

from allmende.agricola.cards.card import rule
from allmende.agricola.cards.hooks import FENCES, LAST, MAJOR_IMPROVEMENT, Deed, Ways, change_cost
from allmende.agricola.goods import BUILDING_RESOURCES, Bundle, count_in, less
from allmende.agricola.player import Player
from allmende.agricola.seasons.calendar import AUTUMN, SPRING, season_of
from allmende.agricola.state import Agricola

FREE_FENCES: Final = 2


def resources_in(way: Bundle) -> int:
    return sum([count_in(way, good) for good in BUILDING_RESOURCES])


def one_less(way: Bundle) -> Ways:
    """The ways to leave out one building resource; nothing is left out where there is none."""
    return [less(way, ((good, 1),)) for good in BUILDING_RESOURCES if count_in(way, good)] or [way]


def fences_in_spring(g: Agricola, me: Player, deed: Deed, ways: Ways) -> Ways:
    """Up to 2 fences are free, as long as one is paid for."""
    if season_of(g) != SPRING:
        return ways
    found: Ways = []
    for way in ways:
        cheaper = [way]
        for _ in range(min(FREE_FENCES, resources_in(way) - 1)):
            cheaper = list(dict.fromkeys([less_one for each in cheaper for less_one in one_less(each)]))
        found += cheaper
    return found


def majors_in_autumn(g: Agricola, me: Player, deed: Deed, ways: Ways) -> Ways:
    """One building resource less, of the builder's choice."""
    if season_of(g) != AUTUMN:
        return ways
    return [cheaper for way in ways for cheaper in one_less(way)]


SPRING_FENCES: Final = rule("spring-fences", deck="seasons", hooks=[change_cost(FENCES, fences_in_spring, LAST)])
AUTUMN_DISCOUNT: Final = rule(
    "autumn-discount", deck="seasons", hooks=[change_cost(MAJOR_IMPROVEMENT, majors_in_autumn, LAST)]
)
