"""Every game as a PettingZoo environment: agents act in turn, each on its seat."""

from typing import Any, Final, SupportsInt

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv

from allmende.rl.blocks import Layout, Observation
from allmende.rl.picture import MODES, checked_mode, rendered
from allmende.rl.reward import reward_of
from allmende.table import Game, Rng, new_game, rules_of, seeded

SEEDS: Final = 1 << 30


class TableEnv(AECEnv):  # type: ignore[misc]  # it has no types
    """The table of one game after another. Agent "seat_0" sits on seat 0; an action is an option of the vocabulary.

    Where several seats are asked together, they are served one after the other, in the order of their seats: none sees
    what another has picked.
    """

    def __init__(
        self,
        name: str,
        options: dict[str, Any],
        *,
        reward: str,
        auto: bool,
        flat: bool,
        longest: int | None,
        render_mode: str | None,
    ) -> None:
        super().__init__()
        rules = rules_of(name)
        self.name = name
        self.options = rules.options(options)
        self.auto = auto
        self.longest = rules.longest if longest is None else longest
        self.render_mode = checked_mode(render_mode)
        self.metadata = {"name": str(self), "render_modes": MODES, "is_parallelizable": False}
        self.layout = Layout(name, self.options, flat)
        self.possible_agents = [f"seat_{seat}" for seat in range(int(self.options["players"]))]
        self.agents: list[str] = []
        self.observation_spaces = {agent: self.layout.observation_space() for agent in self.possible_agents}
        self.action_spaces = {agent: self.layout.action_space() for agent in self.possible_agents}
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._reward = reward_of(reward)
        self._dice: Rng | None = None
        self._steps = 0
        self.game: Game
        """The game that is played: everything there is to know about it, hidden things included."""

    def observation_space(self, agent: str) -> spaces.Space[Observation]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> "spaces.Discrete[np.int64]":
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a new game: with a seed that of `new_game(seed=seed)`, else the next one that chance deals."""
        if seed is not None or self._dice is None:
            self._dice = seeded(seed if seed is not None else int(np.random.SeedSequence().generate_state(1)[0]))
        dealt = self._dice.below(SEEDS) if seed is None else seed
        self.game = new_game(self.name, seed=dealt, auto=self.auto, events=False, **self.options)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._steps = 0
        self._over = False
        choice = self.game.choice
        assert choice is not None
        self._seat: int = choice.seat
        self.agent_selection = self.agents[choice.seat]

    def last(self, observe: bool = True) -> tuple[Observation | None, float, bool, bool, dict[str, Any]]:
        """What PettingZoo's own does, a little quicker."""
        agent = self.agent_selection
        return (
            self.layout.observe(self.game, self._seats[agent]) if observe else None,
            self._cumulative_rewards[agent],
            self.terminations[agent],
            self.truncations[agent],
            self.infos[agent],
        )

    def observe(self, agent: str) -> Observation:
        return self.layout.observe(self.game, self._seats[agent])

    def step(self, action: SupportsInt | None) -> None:
        """Pick an option for the agent whose turn it is. IllegalOption: it is not offered, and nothing has changed."""
        if self._over or action is None:
            self._was_dead_step(action)
            return
        game = self.game
        game.play(int(action), self._seat)
        self._steps += 1
        choice = game.choice
        if choice is None or self._steps >= self.longest:
            self._end()
        else:
            self._seat = choice.seat
            self.agent_selection = self.possible_agents[choice.seat]
        if self.render_mode == "human":
            self.render()

    def _end(self) -> None:
        """The game is over, or takes too long. No rewards came before."""
        self._over = True
        if self.game.over:
            self.terminations = dict.fromkeys(self.agents, True)
            self.rewards = dict(zip(self.agents, self._reward(self.game), strict=True))
            self._cumulative_rewards = self.rewards.copy()
        else:
            self.truncations = dict.fromkeys(self.agents, True)
        self.agent_selection = self.agents[0]

    def render(self) -> str | None:
        """The table as the agent sees it whose turn it is."""
        if self.render_mode is None:
            return None
        return rendered(self.game, self._seats[self.agent_selection], self.render_mode)

    def close(self) -> None:
        """Nothing is held open."""

    def __str__(self) -> str:
        return f"allmende_{self.name}_v0"


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
