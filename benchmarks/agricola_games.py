"""Plays random games of Agricola of every sort, and accounts for every change.

`python -m benchmarks.agricola_games` plays 2,000 games, with all numbers of players, deals and variants, and 1,000 with
Farmers of the Moor, at all its levels. After every pick the goods, crops, buildings and people of all players, and the
goods on all spaces, are compared with what the events told; see tests/agricola/auditing.py. Some of the games are
played once more with a copy before every pick, which must go on as the game does.
"""

import argparse
from collections import Counter
from time import process_time

from rich.console import Console
from rich.progress import track

from tests.agricola.auditing import audit_game, compare_copies, moor_options_of, options_of


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.agricola_games", description=__doc__)
    parser.add_argument("--games", type=int, default=2_000, metavar="N", help="audit so many games (2,000)")
    parser.add_argument("--moor", type=int, default=1_000, metavar="N", help="audit so many with the expansion (1,000)")
    parser.add_argument("--copies", type=int, default=200, metavar="N", help="compare copies in so many games (200)")
    parser.add_argument("--first", type=int, default=0, metavar="SEED", help="the first seed (0)")
    given = parser.parse_args()
    console = Console()
    play(console, given.first, given.games, given.copies, moor=False)
    play(console, given.first, given.moor, min(given.moor, given.copies), moor=True)


def play(console: Console, first: int, games: int, copied: int, moor: bool) -> None:
    """Audit games, and compare copies in some of them."""
    began = process_time()
    name = "games with Farmers of the Moor" if moor else "games"
    seeds = range(first, first + games)
    picks = sum(audit_game(seed, moor).picks for seed in track(seeds, name, console=console, transient=True))
    console.print(f"{games:,} {name} with {picks:,} picks: everything accounted for")
    seeds = range(first, first + copied)
    copies = sum(compare_copies(seed, moor).picks for seed in track(seeds, "copies", console=console, transient=True))
    console.print(f"{copied:,} {name} with {copies:,} copies: all went on as the games did")
    console.print(f"{process_time() - began:,.0f} seconds")
    options = [(moor_options_of if moor else options_of)(seed) for seed in seeds]
    variants = Counter(variant for one in options for variant in one["variants"])
    console.print(f"variants in those: {', '.join(f'{name} {n}' for name, n in sorted(variants.items()))}")
    if moor:
        levels = Counter(one["level"] for one in options)
        console.print(f"levels in those: {', '.join(f'{level}: {n}' for level, n in sorted(levels.items()))}")


if __name__ == "__main__":
    main()
