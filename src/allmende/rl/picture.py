"""The table as text: what `render` gives."""

from io import StringIO
from typing import Final

from rich.console import Console, Group
from rich.text import Text

from allmende.locales import describe_prompt, player_names, speaks
from allmende.table import BadGameOption, Game
from allmende.terminal.drawing import Sight, drawing_of

LANG: Final = "en"
WIDTH: Final = 100
MODES: Final = ["human", "ansi"]


def checked_mode(mode: str | None) -> str | None:
    """
    >>> checked_mode("rgb_array")
    Traceback (most recent call last):
    allmende.table.errors.BadGameOption: there is no render_mode 'rgb_array': choose human or ansi
    """
    if mode is not None and mode not in MODES:
        raise BadGameOption(f"there is no render_mode {mode!r}: choose {' or '.join(MODES)}")
    return mode


def picture(game: Game, seat: int) -> str:
    """The table as a seat sees it, and what it is asked: plain text without colours."""
    sight = Sight(LANG, player_names(LANG, game.players), seat, WIDTH)
    console = Console(file=StringIO(), width=WIDTH, color_system=None, highlight=False)
    console.print(Group(*drawing_of(game.rules.name).table(game.view(seat), sight), Text()))
    for choice in game.choices:
        if choice.seat == seat:
            spoken = speaks(LANG, game.rules.name)
            console.print(Text(f"> {describe_prompt(game, choice, LANG) if spoken else choice.prompt.name}"))
    if game.over:
        totals = ", ".join(str(score["total"]) for score in game.scores())
        console.print(Text(f"> The game is over: {totals} points, won by seat {game.winners()}"))
    assert isinstance(console.file, StringIO)
    return console.file.getvalue()


def rendered(game: Game, seat: int, mode: str) -> str | None:
    """The picture in a mode of rendering: "ansi" returns it, "human" prints it."""
    text = picture(game, seat)
    if mode == "ansi":
        return text
    print(text)
    return None
