"""What a bot is."""

from collections.abc import Callable, Mapping
from typing import Protocol, cast

from allmende.table import AllmendeError, Choice, Game, box_of
from allmende.table.box import load
from allmende.table.series import Wish


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


class Bots(Protocol):
    """The bots of one game, as its box names them: a module will do."""

    @property
    def NAMES(self) -> tuple[str, ...]:  # noqa: N802
        """Their names; what stands in <> is to be filled in."""

    def make(self, name: str, seed: int) -> Bot | None:
        """The bot of that name; None if it is none of these."""


def wish_of(game: Game, wish: Wish) -> str | None:
    """What a bot takes along into the next game of a series: what `take_along` of the game's bots says, if there is
    such a function, or else the first thing."""
    if not wish["things"]:
        return None
    choose: Callable[[Game, Wish], str] | None = getattr(bots_of(game.rules.name), "take_along", None)
    return wish["things"][0] if choose is None else choose(game, wish)


def bots_of(game: str) -> Bots | None:
    """The bots that are made for a game; None if there are none."""
    return cast("Bots | None", load(box_of(game).bots))


def people_of(game: str) -> Mapping[str, Callable[[int], Bot]]:
    """Those with a name and a taste of their own, each made with a seed."""
    return cast("Mapping[str, Callable[[int], Bot]] | None", load(box_of(game).people)) or {}
