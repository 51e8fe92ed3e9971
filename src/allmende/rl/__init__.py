"""Doors for researchers: every game as an environment of PettingZoo, Gymnasium and OpenSpiel.

`aec` the whole table, `seat` one seat among bots; `openspiel` the games for pyspiel, registered by its import. They
share `blocks` (observations), `reward` and `picture`; `agricola`, `dominion`, `lowlands`
and, for any other game, `any_game` write down what a seat knows. Knows the kernel, the games and the bots; needs the
extra `rl`.
"""

from typing import Any

try:
    import gymnasium
    import pettingzoo  # noqa: F401  asked for here, so that the sentence below is the only one
except ImportError as error:
    raise ImportError(f"{error}: allmende.rl needs the extra rl, as in pip install 'allmende[rl]'") from error

from allmende.rl.aec import TableEnv
from allmende.rl.blocks import Block, Encoder, Layout
from allmende.rl.seat import SeatEnv, gym_env
from allmende.table import game_names

__all__ = ["Block", "Encoder", "Layout", "SeatEnv", "TableEnv", "aec_env", "gym_env"]


def aec_env(
    name: str,
    players: int | None = None,
    *,
    reward: str = "win",
    auto: bool = False,
    flat: bool = False,
    longest: int | None = None,
    render_mode: str | None = None,
    **options: Any,
) -> TableEnv:
    """A game as a PettingZoo environment.

    options: the game's own, as for `new_game`.
    reward: "win", "points" or "margin"; it comes at the end of the game.
    auto: choices with a single option are played by the kernel, no agent sees them.
    flat: the observation is one row of numbers instead of named blocks.
    longest: so many steps end a game that is not over; else as many as its rules say.

    >>> env = aec_env("dominion", players=2, kingdom="first-game")
    >>> env.reset(seed=7)
    >>> observation, reward, over, cut_off, info = env.last()
    >>> env.agent_selection, sorted(observation["observation"]), int(observation["action_mask"].sum())
    ('seat_0', ['cards', 'turn'], 5)
    """
    if players is not None:
        options["players"] = players
    return TableEnv(name, options, reward=reward, auto=auto, flat=flat, longest=longest, render_mode=render_mode)


for _name in game_names():
    gymnasium.register(f"allmende/{_name}-v0", "allmende.rl:gym_env", kwargs={"name": _name})
