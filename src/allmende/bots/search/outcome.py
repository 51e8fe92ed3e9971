"""What comes of an option, for the reasons of a recommendation: the rule-based bot answers what follows."""

from allmende.bots.bot import Bot
from allmende.table import Choice, Game

FOLLOWING = 80
"""No turn has more questions."""


def outcome(copy: Game, choice: Choice, option: int, bot: Bot, turn: frozenset[str]) -> Game:
    """Play an option on a copy, and go on until another seat is asked, or this one what to do in its next turn.

    turn: the prompts with which a turn begins
    """
    copy.auto = True
    copy.play(option, choice.seat)
    for _ in range(FOLLOWING):
        following = next((one for one in copy.choices if one.seat == choice.seat), None)
        if following is None or following.prompt.name in turn:
            break
        copy.play(bot.pick(copy, following), choice.seat)
    return copy
