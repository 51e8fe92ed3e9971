"""The kernel: games as chains of steps, flows that ask, copies, views, records. It knows no game.

`choice` what the rules ask and the flows that ask it; `game` what every game can do, `running` what makes it go,
`course` its steps, `opening` what was kept, `position` and `picture` what lies on the table in words; `rules` what a
game brings, `settings` what can be chosen before it begins, `series` how games stand that follow one another,
`contract` and `views` what it declares for those who show it; `vocabulary`, `names`, `events`, `record`, `rng`,
`errors` their parts; `situation` reads what a person arranges, `saved` what a state wrote, `outside` any value of a
stranger; `state` what our games' states share; `box` a game with all that belongs to it, `registry` the shelf of
boxes. For names and sentences it asks `allmende.locales` when they are first needed; otherwise it imports nothing but
the standard library.
"""

from allmende.table import game as _game
from allmende.table.box import Box, Reading
from allmende.table.choice import REDRAWN, Asks, Choice, Flow, Option, Prompt, Seat, Together, Underway, together
from allmende.table.contract import Contract, PromptType
from allmende.table.errors import (
    AllmendeError,
    BadGameOption,
    BadSeat,
    BrokenBox,
    DamagedRecord,
    IllegalOption,
    ImpossibleSituation,
    NothingToUndo,
    UnknownGame,
    UnknownOption,
)
from allmende.table.events import Event, Saying
from allmende.table.game import Game
from allmende.table.record import Record
from allmende.table.registry import (
    arrange,
    beginning,
    box_of,
    from_json,
    game_names,
    has_game,
    new_game,
    register,
    replay,
    rules_of,
)
from allmende.table.rng import Rng, restored, seeded
from allmende.table.rules import HandsOn, Json, Rules, State, TellsCodes, TellsSetup, TellsSituation
from allmende.table.series import Series
from allmende.table.vocabulary import Key, Vocabulary

__all__ = [
    "REDRAWN", "AllmendeError", "Asks", "BadGameOption", "BadSeat", "Box", "BrokenBox", "Choice", "Contract",
    "DamagedRecord", "Event", "Flow", "Game", "HandsOn", "IllegalOption", "ImpossibleSituation", "Json", "Key",
    "NothingToUndo", "Option", "Prompt", "PromptType", "Reading", "Record", "Rng", "Rules", "Saying", "Seat", "Series",
    "State", "TellsCodes", "TellsSetup", "TellsSituation", "Together", "Underway", "UnknownGame", "UnknownOption",
    "Vocabulary", "arrange", "beginning", "box_of", "compiled", "from_json", "game_names", "has_game", "new_game",
    "register", "replay", "restored", "rules_of", "seeded", "together",
]  # fmt: skip


def compiled() -> bool:
    """Is this the compiled build?"""
    return not str(_game.__file__).endswith(".py")
