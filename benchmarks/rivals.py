"""With which single card does Big Money fare best? `python -m benchmarks.rivals [--games 300] [--jobs 2] [SET ...]`.

For each recommended set the most likely cards (by `allmende.bots.dominion.experience.POWER`) are tried, once and twice,
against Big Money without; the best of them is the one that `benchmarks.strength` lets the searching bot play against.
"""

import argparse
from collections.abc import Sequence
from typing import Final

from allmende.bots.dominion.experience import POWER
from allmende.dominion import RULES
from allmende.dominion.drawing import Wishes, kingdom_of
from allmende.dominion.kingdoms import KINGDOMS
from allmende.lab import simulate
from allmende.table import seeded

LIKELY: Final = 5


def rival(kingdom: str, games: int, jobs: int) -> tuple[str, float]:
    """The best plan with one card in this set, and how often it beats Big Money."""
    supply = RULES.setup_for(kingdom_of(kingdom, Wishes([]), seeded(0)), 2).supply
    cards = sorted([card.slug for card in supply if card.slug in POWER], key=lambda slug: -POWER[slug])[:LIKELY]
    found: dict[str, float] = {}
    for name in [f"{slug}:{copies}" for slug in cards for copies in (1, 2)]:
        bots = [f"bigmoney-{name}", "bigmoney"]
        results = simulate("dominion", bots, games=games, seed=1, jobs=jobs, options={"kingdom": kingdom})
        found[name] = results.bots[0].win_rate
    best = max(found, key=lambda name: found[name])
    return best, found[best]


def main(arguments: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description="With which single card Big Money fares best.")
    parser.add_argument("sets", nargs="*", choices=[[], *KINGDOMS], default=[])
    parser.add_argument("--games", type=int, default=300)
    parser.add_argument("--jobs", type=int, default=1)
    given = parser.parse_args(arguments)
    for kingdom in given.sets or KINGDOMS:
        name, rate = rival(kingdom, given.games, given.jobs)
        print(f'    "{kingdom}": "{name}",  # beats Big Money in {rate:.0%}', flush=True)


if __name__ == "__main__":
    main()
