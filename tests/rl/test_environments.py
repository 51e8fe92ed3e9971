"""The environments pass the tests of PettingZoo and Gymnasium, and keep their own promises."""

import warnings
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, render_test, seed_test

from allmende.bots import UnknownBot
from allmende.rl import SeatEnv, TableEnv, aec_env, gym_env
from allmende.table import BadGameOption, BadSeat, IllegalOption, game_names, new_game, replay, seeded
from tests.table.toys import TOYS

GAMES = pytest.mark.parametrize("name", [*game_names(), *(toy.name for toy in TOYS)])


@contextmanager
def dict_observations() -> Iterator[None]:
    """PettingZoo warns of observations that are no arrays and of masks without options, as after the last pick."""
    with warnings.catch_warnings():
        for words in (
            "Observation is not a NumPy array",
            "Observation space for each agent probably should be",
            "Action mask numpy array is all zeros",
        ):
            warnings.filterwarnings("ignore", words, UserWarning)
        yield


def mask_of(env: TableEnv) -> Any:
    """What the agent whose turn it is may pick."""
    observation = env.last()[0]
    assert observation is not None
    return observation["action_mask"]


def play(env: TableEnv, seed: int) -> list[tuple[str, int]]:
    """A random game: who picked what."""
    dice = seeded(seed)
    picks = []
    env.reset(seed=seed)
    for agent in env.agent_iter():
        _, _, over, cut_off, _ = env.last()
        if over or cut_off:
            env.step(None)
            continue
        options = mask_of(env).nonzero()[0]
        picks.append((agent, int(options[dice.below(len(options))])))
        env.step(picks[-1][1])
    return picks


# PettingZoo


@GAMES
def test_the_tests_of_pettingzoo(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    with dict_observations():
        api_test(aec_env(name), num_cycles=100)
        seed_test(lambda: aec_env(name), num_cycles=50)
        render_test(lambda render_mode: aec_env(name, render_mode=render_mode))


@pytest.mark.parametrize(
    ("name", "options"),
    [
        ("dominion", {"players": 4, "kingdom": "random", "auto": True}),
        ("dominion", {"flat": True}),
        ("agricola", {"players": 2, "expansion": "moor", "level": 3}),
        ("agricola", {"players": 1, "expansion": "moor"}),
    ],
    ids=str,
)
def test_the_tests_of_pettingzoo_with_options(
    name: str, options: dict[str, Any], capsys: pytest.CaptureFixture[str]
) -> None:
    with dict_observations():
        api_test(aec_env(name, **options), num_cycles=50)
        seed_test(lambda: aec_env(name, **options), num_cycles=50)
        render_test(lambda render_mode: aec_env(name, render_mode=render_mode, **options))


def test_a_seed_gives_the_game_of_that_seed() -> None:
    env = aec_env("dominion", kingdom="first-game")
    picks = play(env, 7)
    game = new_game("dominion", seed=7, kingdom="first-game")
    for agent, option in picks:
        assert game.choice is not None
        assert agent == f"seat_{game.choice.seat}"
        game.play(option)
    assert game.over
    assert replay(env.game.record()).scores() == game.scores()


def test_without_a_seed_games_differ_but_follow_from_the_first_seed() -> None:
    env = aec_env("dominion")
    deals = []
    for _ in range(2):
        env.reset(seed=3)
        env.reset()
        deals.append(env.game.seed)
        env.reset()
        deals.append(env.game.seed)
    assert deals[:2] == deals[2:]
    assert deals[0] != deals[1]
    unseeded = {aec_env("dominion"), aec_env("dominion")}
    for other in unseeded:
        other.reset()
    assert len({other.game.seed for other in unseeded}) == 2


@pytest.mark.parametrize("players", [2, 3, 4])
def test_rewards_add_up_to_nothing(players: int) -> None:
    env = aec_env("lowlands", players=players)
    dice = seeded(players)
    env.reset(seed=1)
    while not env.game.over:
        options = mask_of(env).nonzero()[0]
        env.step(options[dice.below(len(options))])
    assert sum(env.rewards.values()) == pytest.approx(0)
    assert max(env.rewards.values()) == 1
    assert env.rewards[f"seat_{env.game.winners()[0]}"] == 1


def test_points_and_margin_as_rewards() -> None:
    for reward in ("points", "margin"):
        env = aec_env("dominion", players=2, reward=reward)
        env.reset(seed=2)
        dice = seeded(2)
        while not env.game.over:
            options = mask_of(env).nonzero()[0]
            env.step(options[dice.below(len(options))])
        own, other = (score["total"] for score in env.game.scores())
        wanted = (own, other) if reward == "points" else (own - other, other - own)
        assert tuple(env.rewards.values()) == wanted
    with pytest.raises(BadGameOption, match="choose win, points or margin"):
        aec_env("dominion", reward="fame")


def test_seats_that_are_asked_together_are_served_one_after_the_other() -> None:
    env = aec_env("toy-harvest", players=3)
    picks = play(env, 4)
    game = new_game("toy-harvest", players=3, seed=4)
    together = 0
    for agent, option in picks:
        together += len(game.choices) > 1
        assert agent == f"seat_{game.choices[0].seat}"
        game.play(option, game.choices[0].seat)
    assert game.over
    assert together > 0


def test_an_illegal_action_is_refused_and_changes_nothing() -> None:
    env = aec_env("dominion")
    env.reset(seed=1)
    before = env.game.to_json()
    with pytest.raises(IllegalOption, match="is not offered here"):
        env.step(int((mask_of(env) == 0).nonzero()[0][0]))
    assert env.game.to_json() == before


def test_a_game_that_takes_too_long_is_cut_off() -> None:
    env = aec_env("dominion", longest=10)
    assert len(play(env, 1)) == 10
    assert not env.agents
    assert not env.game.over


def test_forced_choices_can_be_skipped() -> None:
    for agent_option in (True, False):
        env = aec_env("toy-harvest", auto=agent_option)
        env.reset(seed=1)
        forced = False
        dice = seeded(1)
        while not env.game.over:
            options = mask_of(env).nonzero()[0]
            forced = forced or len(options) == 1
            env.step(options[dice.below(len(options))])
        assert forced != agent_option


# Gymnasium


def opponents(name: str) -> list[str]:
    return ["random"] * (int(new_game(name).options["players"]) - 1)


@GAMES
def test_the_tests_of_gymnasium(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    check_env(gym_env(name, opponents=opponents(name)))
    if name in game_names() and not name.startswith("toy"):
        made = gymnasium.make(f"allmende/{name}-v0", opponents=opponents(name))
        assert isinstance(made.unwrapped, SeatEnv)


def finish(env: SeatEnv, seed: int) -> float:
    observation, _ = env.reset(seed=seed)
    dice = seeded(seed)
    while True:
        options = observation["action_mask"].nonzero()[0]
        assert len(options), "the seat is asked whenever it is its turn"
        observation, reward, over, cut_off, _ = env.step(np.int64(options[dice.below(len(options))]))
        if over or cut_off:
            return float(reward)


@pytest.mark.parametrize("seat", [0, 1])
def test_bots_play_the_other_seats(seat: int) -> None:
    env = gym_env("dominion", seat=seat, opponents=["bigmoney"], kingdom="first-game")
    assert finish(env, 5) == -1, "Big Money beats whoever buys at random"
    assert env.game.winners() == [1 - seat]
    assert finish(env, 5) == -1


def test_a_bot_of_ones_own_as_opponent() -> None:
    class First:
        def pick(self, game: Any, choice: Any) -> int:
            return int(choice.options[0])

    env = gym_env("dominion", opponents=[First()], longest=30)
    assert finish(env, 1) == 0, "cut off: nobody has won"


def test_an_illegal_action_ends_the_game() -> None:
    env = gym_env("dominion", opponents=["random"])
    observation, _ = env.reset(seed=1)
    _, reward, over, cut_off, info = env.step(np.int64((observation["action_mask"] == 0).nonzero()[0][0]))
    assert (reward, over, cut_off) == (-1, True, False)
    assert "is not offered" in info["illegal"]


def test_seats_and_opponents_must_fit() -> None:
    with pytest.raises(BadSeat, match="the seats are 0 to 1"):
        gym_env("dominion", seat=2, opponents=["random"])
    with pytest.raises(BadGameOption, match="3 players need one opponent fewer, got 1"):
        gym_env("dominion", opponents=["random"], players=3)
    with pytest.raises(BadGameOption, match=r"opponents is a list of bots, as in \['bigmoney'\]"):
        gym_env("dominion", opponents="bigmoney")
    with pytest.raises(UnknownBot, match="dominion has no bot 'genius'"):
        gym_env("dominion", opponents=["genius"])
