"""Allmende: an open table for land games."""

from allmende.table import (
    AllmendeError,
    BadGameOption,
    BadSeat,
    BrokenBox,
    DamagedRecord,
    Game,
    IllegalOption,
    ImpossibleSituation,
    NothingToUndo,
    Record,
    UnknownGame,
    UnknownOption,
    arrange,
    from_json,
    game_names,
    new_game,
    replay,
)

__version__ = "0.1.0"

__all__ = [
    "AllmendeError", "BadGameOption", "BadSeat", "BrokenBox", "DamagedRecord", "Game", "IllegalOption",
    "ImpossibleSituation", "NothingToUndo", "Record", "UnknownGame", "UnknownOption", "__version__", "arrange",
    "from_json", "game_names", "new_game", "replay",
]  # fmt: skip
