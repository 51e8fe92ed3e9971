"""Breeds a taste for the Farmer of Agricola: `python -m benchmarks.breeding [--seconds 1500] [--seed 1] [--players 2]`.

A strategy of evolution (CMA-ES, `pip install cma`) changes all likes at once. Fourteen tastes of a generation play the
same games, against the Farmer with plain likes and against the last few winners: who only learns to beat one opponent
does not stay.
What counts is the lead, and a little the own points. The compiled build is six times faster. `--start bred` goes on
from the taste that was bred for such a table before, `--own` says how much the own points count.
"""

import argparse
import json
from collections.abc import Sequence
from dataclasses import asdict, fields, replace
from importlib import import_module
from math import exp
from random import Random
from time import monotonic
from typing import Any, Final

from allmende import new_game
from allmende.bots.agricola.farmer import Farmer
from allmende.bots.agricola.tastes import IN_COMPETITION, Taste

LITTER: Final = 14
GAMES: Final = 56
SPREAD: Final = 0.25
"""Likes are multiplied: by 1.3 or divided by it, to begin with."""
REMEMBERED: Final = 5
MOST: Final = 30
"""A lead beyond this counts no more."""
OWN: Final = 0.25
STARTS: Final = {"plain": Taste(), "bred": IN_COMPETITION}
NOT_BRED: Final = frozenset(("fuel", "bed", "land", "special", "hurry"))
LIKES: Final = tuple([field.name for field in fields(Taste) if field.name not in NOT_BRED])


def changed(taste: Taste, change: Sequence[float]) -> Taste:
    """The taste with each like multiplied."""
    likes = {name: getattr(taste, name) * exp(by) for name, by in zip(LIKES, change, strict=True)}
    return replace(taste, **{**likes, "early": min(1.0, likes["early"])})


def lead_of(one: Farmer, others: list[Farmer], players: int, seed: int, number: int) -> tuple[int, int]:
    """The points of one farmer among others, and the best of theirs."""
    game = new_game("agricola", players=players, seed=seed, auto=True, events=False)
    mine = number % players
    bots = [others[(number // players + seat) % len(others)] for seat in range(players)]
    bots[mine] = one
    while (choice := game.choice) is not None:
        game.play(bots[choice.seat].pick(game, choice), choice.seat)
    totals = [sheet["total"] for sheet in game.scores()]
    return totals.pop(mine), max(totals)


def fitness(taste: Taste, others: list[Farmer], players: int, seeds: list[int], own_counts: float) -> float:
    one, found = Farmer(taste), 0.0
    for number, seed in enumerate(seeds):
        own, best = lead_of(one, others, players, seed, number)
        found += max(-MOST, min(MOST, own - best)) + own_counts * own
    return found / len(seeds)


def breed(start: Taste, players: int, seconds: float, seed: int, own_counts: float) -> Taste:
    cma: Any = import_module("cma")
    evolution = cma.CMAEvolutionStrategy([0.0] * len(LIKES), SPREAD, {"seed": seed, "popsize": LITTER, "verbose": -9})
    dice = Random(seed)
    usual = Farmer(start)
    others = [usual]
    began, generation, found = monotonic(), 0, start
    while monotonic() - began < seconds:
        seeds = [dice.randrange(1 << 29) for _ in range(GAMES)]
        litter = evolution.ask()
        evolution.tell(litter, [-fitness(changed(start, one), others, players, seeds, own_counts) for one in litter])
        generation += 1
        if generation % 10 == 0:
            found = changed(start, evolution.mean)
            others = [usual, *[*others[1:], Farmer(found)][1 - REMEMBERED :]]
            games = [lead_of(Farmer(found), [usual], players, dice.randrange(1 << 29), n) for n in range(100)]
            lead = sum([own - best for own, best in games]) / len(games)
            own = sum([own for own, _ in games]) / len(games)
            print(f"generation {generation}: leads the first one by {lead:.1f}, with {own:.1f} points", flush=True)
    return found


def main(arguments: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description="Breeds a taste for the Farmer of Agricola.")
    parser.add_argument("--players", type=int, default=2, choices=range(2, 5))
    parser.add_argument("--seconds", type=float, default=1500)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--start", choices=STARTS, default="plain")
    parser.add_argument("--own", type=float, default=OWN)
    given = parser.parse_args(arguments)
    try:
        found = breed(STARTS[given.start], given.players, given.seconds, given.seed, given.own)
    except ModuleNotFoundError as error:
        parser.error(f"{error.name} is missing: pip install cma")
    print(json.dumps({name: round(like, 2) for name, like in asdict(found).items() if name in LIKES}))


if __name__ == "__main__":
    main()
