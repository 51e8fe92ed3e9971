"""Every game as a Gymnasium environment: one seat is the agent's, bots sit on the others."""

from collections.abc import Sequence
from typing import Any, Final, SupportsInt, cast

import gymnasium
import numpy as np
from gymnasium.envs.registration import EnvCreator, EnvSpec

from allmende.bots import Bot, make_bot
from allmende.rl.blocks import Layout, Observation, choice_of
from allmende.rl.picture import MODES, checked_mode, rendered
from allmende.rl.reward import reward_of
from allmende.table import BadGameOption, BadSeat, Game, new_game, rules_of
from allmende.table.rng import scramble

SEEDS: Final = 1 << 30
ILLEGAL: Final = -1.0
"""The reward for an option that is not offered. It ends the game."""


class SeatEnv(gymnasium.Env[Observation, np.int64]):
    """One seat of one game after another. An action is an option of the game's vocabulary."""

    def __init__(
        self,
        name: str,
        seat: int,
        opponents: Sequence[str | Bot],
        options: dict[str, Any],
        *,
        reward: str,
        auto: bool,
        flat: bool,
        longest: int | None,
        render_mode: str | None,
    ) -> None:
        rules = rules_of(name)
        self.name = name
        self.seat = seat
        self.opponents = list(opponents)
        self.options = rules.options(options)
        if len(self.opponents) != int(self.options["players"]) - 1:
            raise BadGameOption(f"{self.options['players']} players need one opponent fewer, got {len(self.opponents)}")
        if not 0 <= seat < int(self.options["players"]):
            raise BadSeat(f"there is no seat {seat}: the seats are 0 to {len(self.opponents)}")
        self.auto = auto
        self.longest = rules.longest if longest is None else longest
        self.render_mode = checked_mode(render_mode)
        self.metadata = {"render_modes": MODES, "render_fps": 1}
        self.layout = Layout(name, self.options, flat)
        self.observation_space = self.layout.observation_space()
        self.action_space = self.layout.action_space()
        self._reward = reward_of(reward)
        self._seated(0)  # a bot that does not exist is told at once
        self._bots: dict[int, Bot] = {}
        self._steps = 0
        self.game: Game
        """The game that is played: everything there is to know about it, hidden things included."""

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Begin a new game: with a seed that of `new_game(seed=seed)`, else the next one that chance deals."""
        super().reset(seed=seed)
        dealt = int(self.np_random.integers(SEEDS)) if seed is None else seed
        self.game = new_game(self.name, seed=dealt, auto=self.auto, events=False, **self.options)
        self._bots = self._seated(dealt)
        self._steps = 0
        self._let_bots_play()
        return self.layout.observe(self.game, self.seat), {}

    def step(self, action: SupportsInt) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """Pick an option, and let the others play until the seat is asked again or the game is over."""
        option = int(action)
        choice = choice_of(self.game, self.seat)
        self._steps += 1
        if choice is None or option not in choice.options:
            info = {"illegal": f"{option} is not offered here: the action mask says what is"}
            return self.layout.observe(self.game, self.seat), ILLEGAL, True, False, info
        self.game.play(option, self.seat)
        self._let_bots_play()
        over = self.game.over
        reward = self._reward(self.game)[self.seat] if over else 0.0
        if self.render_mode == "human":
            self.render()
        return self.layout.observe(self.game, self.seat), reward, over, not over and self._steps >= self.longest, {}

    def _seated(self, dealt: int) -> dict[int, Bot]:
        """The opponents on the other seats; a bot that is only named is made anew for each game."""
        seats = [seat for seat in range(len(self.opponents) + 1) if seat != self.seat]
        found: dict[int, Bot] = {}
        for seat, bot in zip(seats, self.opponents, strict=True):
            found[seat] = make_bot(bot, self.name, scramble(dealt + seat + 1) >> 11) if isinstance(bot, str) else bot
        return found

    def _let_bots_play(self) -> None:
        game = self.game
        while (choice := game.choice) is not None and choice.seat != self.seat:
            game.play(self._bots[choice.seat].pick(game, choice), choice.seat)

    def render(self) -> str | None:
        """The table as the seat sees it."""
        if self.render_mode is None:
            return None
        return rendered(self.game, self.seat, self.render_mode)


def gym_env(
    name: str,
    seat: int = 0,
    opponents: Sequence[str | Bot] = ("random",),
    *,
    reward: str = "win",
    auto: bool = True,
    flat: bool = False,
    longest: int | None = None,
    render_mode: str | None = None,
    **options: Any,
) -> SeatEnv:
    """A seat of a game as a Gymnasium environment; the options are those of `aec_env`.

    opponents: bots for the other seats, by name or your own, from seat 0 on; there are as many players as it takes.

    >>> env = gym_env("dominion", opponents=["bigmoney"], kingdom="first-game")
    >>> observation, info = env.reset(seed=7)
    >>> observation["observation"]["turn"].shape
    (37,)
    """
    if isinstance(opponents, str):
        raise BadGameOption(f"opponents is a list of bots, as in [{opponents!r}]")
    options.setdefault("players", len(opponents) + 1)
    env = SeatEnv(
        name, seat, opponents, options, reward=reward, auto=auto, flat=flat, longest=longest, render_mode=render_mode
    )
    given = {"reward": reward, "auto": auto, "flat": flat, "longest": longest, **options}
    kwargs = {"name": name, "seat": seat, "opponents": tuple(opponents), **given}
    env.spec = EnvSpec(f"allmende/{name}-v0", cast(EnvCreator, gym_env), kwargs=kwargs)
    return env
