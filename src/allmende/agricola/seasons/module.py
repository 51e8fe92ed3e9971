"""How the seasons board joins the game: through the doors of `allmende.agricola.module`."""

from typing import Final

from allmende.agricola.actions.space import Space
from allmende.agricola.cards.card import Card
from allmende.agricola.cards.hooks import PLOW
from allmende.agricola.goods import FOOD, GOODS, NOTHING, Bundle, plus, to_json
from allmende.agricola.module import Module
from allmende.agricola.player import Player
from allmende.agricola.seasons.board import SEASON_SPACES, winter_price
from allmende.agricola.seasons.calendar import SEASONS, SUMMER, WINTER, marked_round, season_in, season_of
from allmende.agricola.seasons.changes import (
    ADDED,
    MORE_GRAIN,
    SPACE_OF_SEASON,
    TAKEN,
    adjust,
    free_stables,
    gives_grain,
    is_frozen,
    is_marked,
)
from allmende.agricola.seasons.discounts import AUTUMN_DISCOUNT, SPRING_FENCES
from allmende.agricola.state import Agricola
from allmende.table.choice import Flow, Seat
from allmende.table.rules import Json

NAME: Final = "seasons"


class Seasons(Module):
    """For any number of players, with whatever else is played."""

    name = NAME
    beside: tuple[Space, ...] = SEASON_SPACES
    rules: tuple[Card, ...] = (SPRING_FENCES, AUTUMN_DISCOUNT)

    # What is known

    def view(self, g: Agricola, seat: Seat | None) -> Json:
        season = season_of(g)
        return {
            NAME: {
                "season": SEASONS[season],
                "marker": SEASONS[season_in(g, marked_round(g))],
                "price": to_json(winter_price(g)) if season == WINTER else {},
                "more": {GOODS[good]: 1 for good in ADDED[season]},
                "less": {GOODS[good]: 1 for good in TAKEN[season]},
            }
        }

    def space_view(self, g: Agricola, space: Space) -> Json:
        """Changed spaces are marked."""
        number = marked_round(g)
        season = season_in(g, number)
        return {"season": SEASONS[season]} if is_marked(space, season, number) else {}

    # The course of the game

    def after_replenishing(self, g: Agricola) -> None:
        adjust(g)

    def is_warm(self, g: Agricola, number: int) -> bool:
        return season_in(g, number) == SUMMER

    # Action spaces

    def closed(self, g: Agricola, space: Space) -> str:
        if space.number in SPACE_OF_SEASON and space.number != SPACE_OF_SEASON[season_of(g)]:
            return "closed-until-season"
        return "closed-in-winter" if is_frozen(g, space) else ""

    def gives(self, g: Agricola, space: Space, goods: Bundle) -> Bundle:
        return plus(goods, MORE_GRAIN) if gives_grain(g, space) else goods

    # Actions

    def surcharge(self, g: Agricola, me: Player, what: int, on: Player, count: int) -> Bundle:
        """In winter every field costs 1 food more, whatever it comes from."""
        return ((FOOD, count),) if what == PLOW and season_of(g) == WINTER else NOTHING

    def after_rooms(self, g: Agricola, me: Player, on: Player, count: int) -> Flow | None:
        return free_stables(g, me, on, count) if season_of(g) == SUMMER else None
