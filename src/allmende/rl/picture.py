"""The table as text: what `render` gives."""

from io import StringIO
from typing import Final

from rich.console import Console, Group
from rich.text import Text

from allmende.locales import describe_prompt, player_names, speaks
from allmende.table import Game
from allmende.terminal.drawing import Sight, drawing_of

LANG: Final = "en"
WIDTH: Final = 100


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
