"""How fast the environments are beside the engine: PettingZoo steps a second and the engine's picks a second.

    uv run --group test python -m benchmarks.rl

Both play the same games at random, forced choices included. The engine's picks are those of `random` bots in the lab's
fast loop; a step of the environment is `last()`, with its observation, a random option out of the mask, and `step()`.
Each game is played several times, and its quickest round counts: other programs on the machine matter less. Times are
CPU times of this one process.
"""

import argparse
import json
from collections.abc import Callable
from time import process_time
from typing import Any, NamedTuple

from rich.console import Console
from rich.table import Table

from allmende import new_game
from allmende.bots import make_bot
from allmende.lab import play_game
from allmende.rl import SeatEnv, TableEnv, aec_env, gym_env
from allmende.table import game_names, seeded

WANTED = 1 / 3
TABLES: tuple[tuple[str, dict[str, Any]], ...] = (
    ("dominion", {"players": 2, "kingdom": "first-game"}),
    ("dominion", {"players": 2, "kingdom": "random"}),
    ("lowlands", {"players": 3}),
    ("agricola", {"players": 2}),
)
GAMES = 12


class Timed(NamedTuple):
    """A game that was played."""

    steps: int
    seconds: float


class Speed(NamedTuple):
    table: str
    engine: float
    pettingzoo: float
    gymnasium: float

    @property
    def ratio(self) -> float:
        return self.pettingzoo / self.engine


def engine_game(name: str, options: dict[str, Any], seed: int) -> Timed:
    game = new_game(name, seed=seed, events=False, **options)
    bots = [make_bot("random", name, seed=seat) for seat in range(game.players)]
    began = process_time()
    play_game(game, bots)
    return Timed(game.picks, process_time() - began)


def pettingzoo_game(env: TableEnv, seed: int) -> Timed:
    dice = seeded(seed)
    steps = 0
    env.reset(seed=seed)
    began = process_time()
    for _ in env.agent_iter():
        observation, _, over, cut_off, _ = env.last()
        if over or cut_off:
            env.step(None)
            continue
        assert observation is not None
        offered = observation["action_mask"].nonzero()[0]
        env.step(offered.item(dice.below(len(offered))))
        steps += 1
    return Timed(steps, process_time() - began)


def gymnasium_game(env: SeatEnv, seed: int) -> Timed:
    """Steps of one seat, while random bots play the others."""
    dice = seeded(seed)
    steps = 0
    observation, _ = env.reset(seed=seed)
    began = process_time()
    over = cut_off = False
    while not (over or cut_off):
        offered = observation["action_mask"].nonzero()[0]
        observation, _, over, cut_off, _ = env.step(offered.item(dice.below(len(offered))))
        steps += 1
    return Timed(steps, process_time() - began)


def quickest(play: Callable[[int], Timed], rounds: int) -> float:
    """Steps a second over some games, each of which is played so often."""
    games = [min((play(seed) for _ in range(rounds)), key=lambda game: game.seconds) for seed in range(GAMES)]
    return sum(game.steps for game in games) / sum(game.seconds for game in games)


def measure(name: str, options: dict[str, Any], rounds: int) -> Speed:
    aec = aec_env(name, **options)
    gym = gym_env(name, opponents=["random"] * (options["players"] - 1), auto=False, **options)
    words = ", ".join([name, *(str(value) for value in options.values() if isinstance(value, str))])
    return Speed(
        f"{words}, {options['players']} players",
        quickest(lambda seed: engine_game(name, options, seed), rounds),
        quickest(lambda seed: pettingzoo_game(aec, seed), rounds),
        quickest(lambda seed: gymnasium_game(gym, seed), rounds),
    )


def show(speeds: list[Speed]) -> Table:
    table = Table(title="one core, CPU time, plain build")
    table.add_column("table")
    for heading in ("engine, picks/s", "PettingZoo, steps/s", "ratio", "Gymnasium, steps/s"):
        table.add_column(heading, justify="right")
    for speed in speeds:
        colour = "green" if speed.ratio >= WANTED else "red"
        ratio = f"[{colour}]{speed.ratio:.2f}[/]"
        table.add_row(speed.table, f"{speed.engine:,.0f}", f"{speed.pettingzoo:,.0f}", ratio, f"{speed.gymnasium:,.0f}")
    table.caption = f"wanted: a ratio of {WANTED:.2f} or more"
    return table


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.rl", description=__doc__.split("\n")[0])
    parser.add_argument("--rounds", type=int, default=10, metavar="N", help="play each game so often (10)")
    parser.add_argument("--json", action="store_true", help="print JSON")
    given = parser.parse_args()
    speeds = [measure(name, options, given.rounds) for name, options in TABLES if name in game_names()]
    if given.json:
        print(json.dumps([{**speed._asdict(), "ratio": speed.ratio} for speed in speeds], indent=2))
    else:
        Console().print(show(speeds))


if __name__ == "__main__":
    main()
