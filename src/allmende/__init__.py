"""Allmende: an open table for land games."""

from allmende.table import AllmendeError, Game, Record, arrange, from_json, game_names, new_game, replay

__version__ = "0.1.0"

__all__ = ["AllmendeError", "Game", "Record", "__version__", "arrange", "from_json", "game_names", "new_game", "replay"]
