"""Random games of Dominion over all sets and kingdoms, watched closely: `python -m benchmarks.dominion_games`.

    --picks N   so many picks in all (1,000,000)
    --jobs N    processes (1)
    --seed N    where the seeds begin (0)

The recommended sets take turns with random kingdoms of all expansions, for two to six players. At every pick no card
may be lost, and a copy must store as its original does; at every tenth each seat's view must stay as it is when all
that the seat does not know is redrawn, the saved game must come back, and its situation must lay out the same table.
"""

import argparse
import json
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from typing import Any

from allmende import arrange, new_game
from allmende.dominion.kingdoms import KINGDOMS, RANDOM
from allmende.table import Game, from_json, seeded
from tests.games.goods import goods

EVERY = 10
BATCH = 20


def options_of(seed: int) -> dict[str, Any]:
    sets = [*KINGDOMS, *[RANDOM] * len(KINGDOMS)]
    return {"kingdom": sets[seed % len(sets)], "players": 2 + seed // len(sets) % 5}


def watched(seed: int) -> int:
    """Play a random game; returns the number of picks."""
    game = new_game("dominion", seed=seed, **options_of(seed), events=seed % 2 == 0)
    rng = seeded(seed)
    at_first = goods(game)
    picks = 0
    while game.choices:
        choice = game.choices[rng.below(len(game.choices))]
        watch(game, at_first, picks % EVERY == 0, rng)
        game.play(choice.options[rng.below(len(choice.options))], seat=choice.seat)
        picks += 1
    assert goods(game) == at_first
    return picks


def watch(game: Game, at_first: Any, closely: bool, rng: Any) -> None:
    assert goods(game) == at_first, "a card was lost"
    copy = game.clone()
    stored = game.to_json()
    assert copy.to_json() == stored, "a copy differs"
    if not closely:
        return
    for seat in range(game.players):
        assert game.determinize(seat, rng).view(seat) == game.view(seat), "a redraw changes a view"
    assert from_json(json.loads(json.dumps(stored))).to_json() == stored, "a saved game does not come back"
    laid_out = arrange("dominion", game.situation())
    assert [laid_out.view(seat) for seat in range(game.players)] == [game.view(seat) for seat in range(game.players)], (
        "a situation is not exact"
    )


def batch(seed: int) -> int:
    picks = 0
    for one in range(seed, seed + BATCH):
        try:
            picks += watched(one)
        except Exception as error:
            raise RuntimeError(f"seed {one}, {options_of(one)}: {type(error).__name__}: {error}") from error
    return picks


def seeds(first: int) -> Iterator[int]:
    while True:
        yield first
        first += BATCH


def main(arguments: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description="Random games of Dominion, watched closely.")
    parser.add_argument("--picks", type=int, default=1_000_000)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--seed", type=int, default=0)
    given = parser.parse_args(arguments)
    played, games, first = 0, 0, seeds(given.seed)
    with ProcessPoolExecutor(given.jobs) as pool:
        while played < given.picks:
            for picks in pool.map(batch, [next(first) for _ in range(given.jobs * 2)]):
                played += picks
                games += BATCH
    print(f"{games} games, {played} picks: nothing lost, every copy, view, save and situation as it should be")


if __name__ == "__main__":
    main()
