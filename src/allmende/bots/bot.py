"""What a bot is."""

from typing import Protocol

from allmende.table import AllmendeError, Choice, Game


class UnknownBot(AllmendeError):
    """There is no such bot for this game."""


class Bot(Protocol):
    """Picks options for one seat.

    A bot uses only what its seat may know: what `game.view(choice.seat)` shows. It may read `game.state` instead, which
    is quicker, if it leaves alone what is hidden there; a redrawn copy (`game.determinize`) must get the same answer.
    It never plays: the game belongs to the caller.
    """

    def pick(self, game: Game, choice: Choice) -> int:
        """One of `choice.options`; the choice is open in the game, for the bot's seat."""
