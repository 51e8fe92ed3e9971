"""Learn Dominion's first game against Big Money, on one core of a CPU, with nothing but numpy.

    uv run --extra rl --extra lab python examples/learn_dominion.py --out build/learning

The policy is linear: an option's score is the product of its weights, which belong to the prompt and the option, and of
four features; the options that are offered are picked with the softmax of their scores. It is trained by REINFORCE with
Adam: after a batch of games, picks of the games that ended better than the others become more likely. The learning
curve is written to learning.csv and, where matplotlib is installed, drawn to learning.png and learning.svg.
"""

import argparse
import csv
from collections.abc import Iterable
from pathlib import Path
from time import process_time
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from allmende.lab import wilson
from allmende.rl import SeatEnv, gym_env
from allmende.table import rules_of

Array = NDArray[Any]

FEATURES = 4
BATCH = 50
RATE = 0.05
ENTROPY = 0.01
LONGEST = 400  # picks of the learner in one game; at first it may never buy anything that ends a game
CUT_OFF = -60.0  # the margin of a game that took longer
TRIAL = 1_000_000  # seeds from here on are for trials, never for training


class Moment(NamedTuple):
    """One pick, with all that is needed to make it more likely."""

    prompt: int
    options: Array
    features: Array
    chances: Array
    picked: int


class Policy:
    def __init__(self, env: SeatEnv, seed: int) -> None:
        cards, turn = env.layout.blocks
        rows, columns = cards.axes
        vocabulary = rules_of("dominion").vocabulary
        self.own, self.supply = rows.index("own cards"), rows.index("supply")
        self.province = columns.index("province")
        self.prompts = slice(turn.axes[0].index("prompt action-phase"), turn.axes[0].index("prompt other") + 1)
        keys = [vocabulary.key(option) for option in range(len(vocabulary))]
        self.column = np.array([columns.index(key[-1]) if key[-1] in columns else -1 for key in keys])
        self.weights = np.zeros((self.prompts.stop - self.prompts.start, len(keys), FEATURES))
        self.rng = np.random.default_rng(seed)

    def look(self, observation: dict[str, Any]) -> tuple[int, Array, Array]:
        """The prompt, the options that are offered, and their features: a constant, how many Provinces are gone, how
        many copies of the option's card there are in the deck, and which share of the deck they are."""
        cards, turn = observation["observation"]["cards"], observation["observation"]["turn"]
        options = observation["action_mask"].nonzero()[0]
        owned = cards[self.own]
        column = self.column[options]
        copies = np.where(column >= 0, owned[column], 0)
        features = np.empty((len(options), FEATURES))
        features[:, 0] = 1
        features[:, 1] = 1 - cards[self.supply, self.province] / 8
        features[:, 2] = copies / 5
        features[:, 3] = 4 * copies / owned.sum()
        return int(turn[self.prompts].argmax()), options, features

    def pick(self, observation: dict[str, Any], greedy: bool) -> Moment:
        prompt, options, features = self.look(observation)
        scores = (self.weights[prompt, options] * features).sum(1)
        chances = np.exp(scores - scores.max())
        chances /= chances.sum()
        if greedy:
            picked = int(scores.argmax())
        else:
            picked = min(int((chances.cumsum() < self.rng.random()).sum()), len(options) - 1)
        return Moment(prompt, options, features, chances, picked)


class Adam:
    """Follows a noisy gradient uphill."""

    def __init__(self, shape: tuple[int, ...]) -> None:
        self.mean, self.square, self.steps = np.zeros(shape), np.zeros(shape), 0

    def step(self, gradient: Array) -> Array:
        self.steps += 1
        self.mean += 0.1 * (gradient - self.mean)
        self.square += 0.01 * (gradient**2 - self.square)
        mean, square = self.mean / (1 - 0.9**self.steps), self.square / (1 - 0.99**self.steps)
        step: Array = RATE * mean / (np.sqrt(square) + 1e-4)
        return step


def play(env: SeatEnv, policy: Policy, seed: int, greedy: bool = False) -> tuple[float, list[Moment]]:
    """One game: how it ended, and all its picks."""
    observation, _ = env.reset(seed=seed)
    moments: list[Moment] = []
    while True:
        moment = policy.pick(observation, greedy)
        moments.append(moment)
        observation, reward, over, cut_off, _ = env.step(moment.options[moment.picked])
        if over or cut_off:
            return reward if over else CUT_OFF, moments


def gradient(policy: Policy, games: list[tuple[float, list[Moment]]]) -> Array:
    """How to change the weights: towards the picks of good games, and a little towards keeping options open."""
    margins = np.array([margin for margin, _ in games])
    found = np.zeros_like(policy.weights)
    for worth, (_, moments) in zip((margins - margins.mean()) / (margins.std() + 1e-6), games, strict=True):
        for prompt, options, features, chances, picked in moments:
            change = -worth * chances
            change[picked] += worth
            logs = np.log(chances + 1e-12)
            change -= ENTROPY * chances * (logs - (chances * logs).sum())
            found[prompt, options] += change[:, None] * features
    return found / len(games)


def won(env: SeatEnv, policy: Policy, seeds: Iterable[int]) -> float:
    """How many games the policy wins if it always picks what it likes best; a shared victory counts half."""
    return sum(max(0.0, (play(env, policy, seed, greedy=True)[0] + 1) / 2) for seed in seeds)


class Point(NamedTuple):
    """A point of the learning curve."""

    games: int
    seconds: float
    margin: float
    win_rate: float


def learn(games: int, seed: int, every: int, trials: int) -> tuple[Policy, list[Point]]:
    table: dict[str, Any] = {"opponents": ["bigmoney"], "kingdom": "first-game", "longest": LONGEST}
    env = gym_env("dominion", reward="margin", **table)
    trial = gym_env("dominion", reward="win", **table)
    policy = Policy(env, seed)
    adam = Adam(policy.weights.shape)
    curve: list[Point] = []
    margins: list[float] = []
    began = process_time()
    for first in range(0, games, BATCH):
        batch = [play(env, policy, seed * games + first + n) for n in range(BATCH)]
        policy.weights += adam.step(gradient(policy, batch))
        margins += [margin for margin, _ in batch]
        if (first + BATCH) % every == 0:
            rate = won(trial, policy, range(TRIAL, TRIAL + trials)) / trials
            point = Point(first + BATCH, process_time() - began, float(np.mean(margins)), rate)
            curve.append(point)
            words = f"{point.games:>7} games {point.seconds:>4.0f} s   margin {point.margin:>6.1f}   wins {rate:.0%}"
            print(words, flush=True)
            margins = []
    return policy, curve


def write(curve: list[Point], out: Path) -> None:
    out.mkdir(parents=True, exist_ok=True)
    with (out / "learning.csv").open("w", newline="", encoding="utf-8") as file:
        rows = csv.writer(file)
        rows.writerow(Point._fields)
        for point in curve:
            rows.writerow((point.games, f"{point.seconds:.1f}", f"{point.margin:.2f}", point.win_rate))
    try:
        from matplotlib.figure import Figure
    except ImportError:
        return
    figure = Figure(figsize=(7, 4), layout="constrained")
    axes = figure.subplots()
    axes.axhline(50, color="grey", linewidth=1, linestyle=":")
    axes.plot([point.games for point in curve], [100 * point.win_rate for point in curve], color="#2a6f4e")
    axes.set(ylim=(0, 100), xlabel="games played", ylabel="won against Big Money, %")
    axes.set_title("Learning Dominion's first game")
    for suffix in ("png", "svg"):
        figure.savefig(out / f"learning.{suffix}", dpi=150, metadata={"Date": None} if suffix == "svg" else None)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=40_000, help="games to learn from (40000)")
    parser.add_argument("--seed", type=int, default=0, help="the same seed learns the same (0)")
    parser.add_argument("--every", type=int, default=1_000, help="a point of the curve for so many games (1000)")
    parser.add_argument("--trials", type=int, default=100, help="games for each point (100)")
    parser.add_argument("--final", type=int, default=1_000, help="games for the last figure (1000)")
    parser.add_argument("--out", type=Path, default=Path("build/learning"), help="folder for the curve")
    given = parser.parse_args()
    if min(given.games, given.every, given.trials, given.final) < 1:
        parser.error("all numbers of games must be 1 or more")
    policy, curve = learn(given.games, given.seed, given.every, given.trials)
    write(curve, given.out)
    last = gym_env("dominion", opponents=["bigmoney"], kingdom="first-game", reward="win", longest=LONGEST)
    wins = won(last, policy, range(2 * TRIAL, 2 * TRIAL + given.final))
    low, high = wilson(wins, given.final)
    print(f"wins {wins / given.final:.1%} of {given.final} new games, 95 % interval {low:.1%} to {high:.1%}")


if __name__ == "__main__":
    main()
