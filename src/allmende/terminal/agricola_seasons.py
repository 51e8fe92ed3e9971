"""The seasons board in the terminal: which season it is, and what it does."""

from typing import TYPE_CHECKING, Final

from rich.text import Text

from allmende.locales import name_of, text
from allmende.table import Json
from allmende.terminal.agricola_farm import GAME
from allmende.terminal.layout import short

if TYPE_CHECKING:
    from allmende.terminal.agricola_table import Table

SEASON_STYLES: Final = {"winter": "cyan", "spring": "green", "summer": "yellow", "autumn": "red"}


def season_mark(table: "Table") -> Text:
    """The season at the end of a line, if there is one."""
    seasons: Json | None = table.table.get("seasons")
    if seasons is None:
        return Text()
    name = name_of(table.sight.lang, GAME, "season", seasons["season"])
    return Text.assemble(" · ", (name, f"bold {SEASON_STYLES[seasons['season']]}"))


def season_lines(table: "Table") -> list[Text]:
    """What the season does, in one line."""
    seasons: Json | None = table.table.get("seasons")
    if seasons is None:
        return []
    sign = table.sign("changed")
    line = Text.assemble((f"{sign} ", SEASON_STYLES[seasons["season"]]))
    line.append(text(table.sight.lang, GAME, f"season-{seasons['season']}", "text"), style="dim")
    return [short(line, table.sight.width)]


def is_out_of_season(space: Json) -> bool:
    return bool(space.get("why") == "closed-until-season")
