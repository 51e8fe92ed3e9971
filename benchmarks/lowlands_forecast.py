"""Learn how games of The Lowlands end: `python -m benchmarks.lowlands_forecast [--games 700] [--jobs 2] [--write]`.

Shepherds of all tastes, who now and then pick anything, play with two, three and four players. For each work phase a
line is laid through what a farm has at its beginning and how far it is ahead of the average farm at the end (ridge
regression; numpy). Printed is how far the forecast is off; `--write` writes `allmende/bots/lowlands/forecast.json`.
"""

import argparse
import json
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import Any, Final, TypeAlias

from allmende.bots.lowlands import forecast
from allmende.bots.lowlands.forecast import HALVES, features
from allmende.bots.lowlands.shepherd import STYLES, Shepherd
from allmende.lowlands.state import Lowlands
from allmende.table import new_game, seeded

FILE: Final = Path(forecast.__file__).with_name("forecast.json")
RIDGE: Final = 0.01
ANYTHING: Final = (0, 5, 15)
"""Of a hundred picks, so many are any option."""
KNOWN_EVERY: Final = 5
"""One game of so many is only for the test."""

Example: TypeAlias = tuple[int, list[list[float]], list[int]]
"""A work phase, what each farm has at its beginning, and the points in the end."""


def examples(task: tuple[int, int]) -> list[Example]:
    """One game."""
    players, seed = task
    rng = seeded(1_000_000 * players + seed)
    game = new_game("lowlands", players=players, seed=seed, auto=True, events=False)
    styles = [*STYLES.values(), STYLES[""]]
    bots = [Shepherd(styles[rng.below(len(styles))], rng.below(1 << 20)) for _ in range(players)]
    often = ANYTHING[rng.below(len(ANYTHING))]
    met: list[tuple[int, list[list[float]]]] = []
    while (choice := game.choice) is not None:
        g = game.state
        assert isinstance(g, Lowlands)
        if choice.prompt.name == "place-farmer" and len(met) <= 2 * g.stage + g.half:
            met.append((2 * g.stage + g.half, [features(g, me) for me in g.players]))
        pick = bots[choice.seat].pick(game, choice)
        if rng.below(100) < often:
            pick = choice.options[rng.below(len(choice.options))]
        game.play(pick, choice.seat)
    totals = [score["total"] for score in game.scores()]
    return [(phase, farms, totals) for phase, farms in met]


def fitted(known: list[Example], unseen: list[Example]) -> dict[str, Any]:
    """The weights, and how far the forecast is off where it was not learnt."""
    import numpy as np

    def centred(found: list[Example]) -> tuple[Any, Any]:
        """Each farm beside the average farm of its table."""
        farms = [np.array(rows) - np.mean(rows, axis=0) for _, rows, _ in found]
        leads = [np.array(totals) - np.mean(totals) for _, _, totals in found]
        return np.concatenate(farms), np.concatenate(leads)

    x, y = centred(known)
    spread = x.std(axis=0)
    used = spread > 1e-6
    z = x[:, used] / spread[used]
    weights = np.zeros(x.shape[1])
    weights[used] = np.linalg.solve(z.T @ z + RIDGE * len(z) * np.eye(z.shape[1]), z.T @ y) / spread[used]
    x, y = centred(unseen)
    error = float((y - x @ weights).std())
    rounded = [round(weight, 4) for weight in weights.tolist()]
    return {"error": round(error, 2), "spread": round(float(y.std()), 2), "weights": rounded}


def main(arguments: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description="Learn how games of The Lowlands end.")
    parser.add_argument("--games", type=int, default=700, help="with each number of players")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--write", action="store_true")
    given = parser.parse_args(arguments)
    tasks = [(players, seed) for seed in range(given.games) for players in (2, 3, 4)]
    with ProcessPoolExecutor(given.jobs) as pool:
        games = list(pool.map(examples, tasks, chunksize=10))
    known: list[list[Example]] = [[] for _ in range(HALVES)]
    unseen: list[list[Example]] = [[] for _ in range(HALVES)]
    for number, found in enumerate(games):
        for example in found:
            (known if number // 3 % KNOWN_EVERY else unseen)[example[0]].append(example)
    learnt = [fitted(*parts) for parts in zip(known, unseen, strict=True)]
    for number, phase in enumerate(learnt):
        print(f"work phase {number + 1}: {phase['error']} points off, of {phase['spread']}")
    if given.write:
        lines = ",\n".join(json.dumps({"error": phase["error"], "weights": phase["weights"]}) for phase in learnt)
        FILE.write_text(f"[\n{lines}\n]\n", encoding="utf-8")


if __name__ == "__main__":
    main()
