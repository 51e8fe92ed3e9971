"""The fast loop: bots play one game. Compiled in the compiled build."""

from collections.abc import Sequence

from allmende.bots.bot import Bot
from allmende.table import AllmendeError, Game


class EndlessGame(AllmendeError):
    """The bots did not bring a game to its end."""


def play_game(game: Game, bots: Sequence[Bot]) -> Game:
    """Let the bots, one per seat, play a game to its end.

    Begun with `auto=True, events=False` it goes fastest:

    >>> from allmende import new_game
    >>> from allmende.bots import make_bot
    >>> game = new_game("dominion", players=2, seed=7, auto=True, events=False)
    >>> play_game(game, [make_bot("bigmoney"), make_bot("bigmoney-smithy")]).over
    True
    """
    for _ in range(game.rules.longest):
        choice = game.choice
        if choice is None:
            return game
        game.play(bots[choice.seat].pick(game, choice))
    raise EndlessGame(f"seed {game.seed}: after {game.picks} picks the game was still not over")
