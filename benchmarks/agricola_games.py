"""Plays random games of Agricola of every sort, and accounts for every change.

`python -m benchmarks.agricola_games` plays 2,000 games, with all numbers of players, deals and variants, 1,000 with
Farmers of the Moor, at all its levels, and 5,000 with all combinations of modules: the moor, seasons, teams, the
X deck, the forest deck, campaigns. After every pick the goods, crops, buildings and people of all players, and the
goods on all spaces, are compared with what the events told; see tests/agricola/auditing.py. Some of the games are
played once more with a copy before every pick, which must go on as the game does.
"""

import argparse
from collections import Counter
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from time import perf_counter
from typing import Final

from rich.console import Console
from rich.progress import track

from allmende import Game
from tests.agricola.auditing import Sort, audit_game, combination_of, compare_copies, moor_options_of, options_of

SORTS: Final[dict[str, tuple[str, Sort, int]]] = {
    "games": ("games", options_of, 2_000),
    "moor": ("games with Farmers of the Moor", moor_options_of, 1_000),
    "modules": ("games with all sorts of modules", combination_of, 5_000),
}
"""By the argument that says how many: what they are called, their options, and how many are usual."""
BATCH: Final = 20
TOLD: Final = ("variants", "expansion", "level", "season", "team", "xdeck", "forest_deck", "campaign")
UNTOLD: Final = (None, False, "none", 0)


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.agricola_games", description=__doc__)
    for argument, (name, _, usual) in SORTS.items():
        help_text = f"audit so many {name} ({usual:,})"
        parser.add_argument(f"--{argument}", type=int, default=usual, metavar="N", help=help_text)
    parser.add_argument("--copies", type=int, default=200, metavar="N", help="compare copies in so many of each (200)")
    parser.add_argument("--first", type=int, default=0, metavar="SEED", help="the first seed (0)")
    parser.add_argument("--jobs", type=int, default=1, metavar="N", help="processes (1)")
    given = parser.parse_args()
    console = Console()
    with ProcessPoolExecutor(given.jobs) as pool:
        for argument, (name, sort, _) in SORTS.items():
            games: int = getattr(given, argument)
            seeds = range(given.first, given.first + games)
            play(console, pool, seeds, min(games, given.copies), name, sort)


def play(console: Console, pool: ProcessPoolExecutor, seeds: range, copied: int, name: str, sort: Sort) -> None:
    """Audit games, and compare copies in some of them."""
    if not seeds:
        return
    began = perf_counter()
    picks = count(console, pool, audit_game, seeds, sort)
    seconds = perf_counter() - began
    console.print(f"{len(seeds):,} {name} with {picks:,} picks: everything accounted for", highlight=False)
    console.print(f"{seconds:,.0f} seconds, {picks / seconds:,.0f} picks a second", highlight=False)
    copies = count(console, pool, compare_copies, seeds[:copied], sort)
    console.print(f"{copied:,} {name} with {copies:,} copies: all went on as the games did", highlight=False)
    console.print(f"in those: {contents(seeds, sort)}", highlight=False)


def count(
    console: Console, pool: ProcessPoolExecutor, look: Callable[[int, Sort], Game], seeds: range, sort: Sort
) -> int:
    """How many picks some games had that somebody looked at."""
    picks = pool.map(partial(picks_of, look, sort), seeds, chunksize=BATCH)
    return sum(track(picks, "games", total=len(seeds), console=console, transient=True))


def picks_of(look: Callable[[int, Sort], Game], sort: Sort, seed: int) -> int:
    try:
        return look(seed, sort).picks
    except Exception as error:
        notes = " ".join(getattr(error, "__notes__", []))
        raise RuntimeError(f"seed {seed}, {sort(seed)}: {type(error).__name__}: {error} {notes}") from error


def contents(seeds: range, sort: Sort) -> str:
    """How many of the games had what."""
    found: Counter[str] = Counter()
    for options in map(sort, seeds):
        for name in TOLD:
            values = options.get(name)
            for value in values if isinstance(values, list) else [values]:
                if value not in UNTOLD:
                    found[name if value is True else f"{name} {value}"] += 1
    return ", ".join(f"{name}: {n}" for name, n in sorted(found.items()))


if __name__ == "__main__":
    main()
