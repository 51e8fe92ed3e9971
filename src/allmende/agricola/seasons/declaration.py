"""The seasons board as the game knows it: one setting, and it goes with everything."""

from datetime import date
from typing import Any, Final

from allmende.agricola.module import Declaration, Module
from allmende.agricola.seasons.calendar import SEASONS, season_on
from allmende.agricola.seasons.module import NAME, Seasons
from allmende.agricola.settings import GAME
from allmende.table.outside import is_one_of, shown
from allmende.table.rules import Json
from allmende.table.settings import BadSetting, nearest, word

WITHOUT: Final = "none"
TODAY: Final = "today"
VALUES: Final = (WITHOUT, TODAY, *SEASONS)


def read_season(given: Any) -> str:
    """The season of the day on which the game is made is kept with the game."""
    if not is_one_of(given, VALUES):
        facts = {"name": "season", "value": shown(given), "values": ", ".join(VALUES)}
        raise BadSetting(GAME, "wrong-word", facts, nearest(given, VALUES))
    return SEASONS[season_on(date.today())] if given == TODAY else str(given)


def made(options: Json) -> Module | None:
    return Seasons() if options.get("season", WITHOUT) != WITHOUT else None


SEASONS_BOARD: Final = Declaration(
    name=NAME,
    made=made,
    asked_by="season='today'",
    settings=(word("season", VALUES, WITHOUT, read=read_season, fleeting=True),),
    table_keys=(),
    seat_keys=(),
    samples=(
        {"players": 1, "cards": "deal", "season": "winter"},
        {"players": 2, "season": "summer", "expansion": "moor", "level": 1},
    ),
)
