"""Doors for researchers: every game as an environment of PettingZoo, Gymnasium and OpenSpiel.

`aec` the whole table, `seat` one seat among bots; `openspiel` the games for pyspiel, registered by its import. They
share `blocks` (observations), `reward` and `picture`; `agricola`, `dominion`, `lowlands`
and, for any other game, `any_game` write down what a seat knows. Knows the kernel, the games and the bots. The
environments need the extra `rl`; what a seat knows needs numpy alone, and is used by `allmende.nets`, too.
"""

from typing import Any

from allmende.rl.blocks import Block, Encoder, Layout

try:
    import gymnasium
    import pettingzoo  # noqa: F401  asked for here, so that the sentence below is the only one
except ImportError as error:
    _missing = f"{error}: the environments of allmende.rl need the extra rl, as in pip install 'allmende[rl]'"
else:
    from allmende.rl.aec import TableEnv, aec_env
    from allmende.rl.seat import SeatEnv, gym_env
    from allmende.table import game_names

    for _name in game_names():
        gymnasium.register(f"allmende/{_name}-v0", "allmende.rl:gym_env", kwargs={"name": _name})

__all__ = ["Block", "Encoder", "Layout", "SeatEnv", "TableEnv", "aec_env", "gym_env"]


def __getattr__(name: str) -> Any:
    """Asked for what is not here: an environment without its extra, or nothing that there is."""
    if name in __all__:
        raise ImportError(_missing)
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
