"""What a finished game hands on: the options of the one that follows. What both belong to, the kernel does not know."""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from allmende.table.errors import BadGameOption
from allmende.table.rules import HandsOn, Json

if TYPE_CHECKING:
    from allmende.table.game import Game


def options_after(game: "Game", wishes: Mapping[str, Any]) -> Json | None:
    """Checked and completed like those of any game."""
    rules: object = game.rules
    if not isinstance(rules, HandsOn):
        return None
    if game.choice is not None:
        raise BadGameOption("this game is not over: what follows from it is not known yet")
    found = rules.next_options(game.state, wishes)
    return None if found is None else game.rules.options(found)
