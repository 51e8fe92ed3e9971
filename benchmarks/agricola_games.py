"""Plays random games of Agricola of every sort, and accounts for every change.

`python -m benchmarks.agricola_games` plays 2,000 games, with all numbers of players, deals and variants. After every
pick the goods, crops, buildings and people of all players, and the goods on all spaces, are compared with what the
events told; see tests/agricola/auditing.py. 200 of the games are played once more with a copy before every pick, which
must go on as the game does.
"""

import argparse
from collections import Counter
from time import process_time

from rich.console import Console
from rich.progress import track

from tests.agricola.auditing import audit_game, compare_copies, options_of


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.agricola_games", description=__doc__)
    parser.add_argument("--games", type=int, default=2_000, metavar="N", help="audit so many games (2,000)")
    parser.add_argument("--copies", type=int, default=200, metavar="N", help="compare copies in so many games (200)")
    parser.add_argument("--first", type=int, default=0, metavar="SEED", help="the first seed (0)")
    given = parser.parse_args()
    console = Console()
    began = process_time()
    seeds = range(given.first, given.first + given.games)
    picks = sum(audit_game(seed).picks for seed in track(seeds, "games", console=console, transient=True))
    seeds = range(given.first, given.first + given.copies)
    copies = sum(compare_copies(seed).picks for seed in track(seeds, "copies", console=console, transient=True))
    console.print(f"{given.games:,} games with {picks:,} picks: everything accounted for")
    console.print(f"{given.copies:,} games with {copies:,} copies: all went on as the games did")
    console.print(f"{process_time() - began:,.0f} seconds")
    variants = Counter(variant for seed in seeds for variant in options_of(seed)["variants"])
    console.print(f"variants in those: {', '.join(f'{name} {n}' for name, n in sorted(variants.items()))}")


if __name__ == "__main__":
    main()
