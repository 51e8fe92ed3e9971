"""Tables that begin in the midst of a game: rules tests arrange them, here they are put into the server's database."""

from collections.abc import Callable
from pathlib import Path

from allmende.bots import make_bot
from allmende.table import Game
from tests.server.arranged import rearranged
from tests.web.visitor import Json, Visitor


def played(game: Game, bot: str, until: Callable[[Json], bool]) -> Game:
    """Bots play, until this holds of the table that everybody sees, and seat 0 is asked: people play on from here."""
    bots = [make_bot(bot, game.rules.name, seat) for seat in range(game.players)]
    while (choice := game.choice) is not None:
        if choice.seat == 0 and until(game.view(None)["table"]):
            return game
        game.play(bots[choice.seat].pick(game, choice), choice.seat)
    raise AssertionError("the game was over before")


def lay_arranged(visitor: Visitor, data: Path, game: Game, *others: str) -> Json:
    """A table of this visitor, who has seat 0, with an arranged game; the other seats are open unless they are bots."""
    seats = [*others, *["open"] * game.players][: game.players - 1]
    made = visitor.lay("me", *seats, game=game.rules.name, options={"players": game.players})
    return rearranged(made, data, game)
