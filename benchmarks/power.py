"""What is a kingdom card worth to Big Money? `python -m benchmarks.power [--games 1000] [--jobs 2] [CARD ...]`.

For each card Big Money with one copy, and with two, plays Big Money without, two players, seats in turn; printed is how
often the better of the two won. The figures of `allmende.bots.dominion.experience.POWER` come from here.
"""

import argparse
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor

from allmende.bots import make_bot
from allmende.dominion.card import CARDS, MIXED_OF
from allmende.dominion.kingdoms import KINGDOMS, is_pile
from allmende.lab.playing import play_game
from allmende.table import new_game


def kingdom_with(slug: str) -> list[str]:
    """Cards that Big Money never buys, and this one."""
    pile = MIXED_OF[slug].slug if slug in MIXED_OF else slug
    return [pile, *[other for other in KINGDOMS["first-game"] if other != pile][:9]]


def wins(slug: str, copies: int, games: int) -> float:
    won = 0.0
    for seed in range(games):
        game = new_game("dominion", kingdom=kingdom_with(slug), seed=seed, first=seed % 2, events=False)
        bots = [make_bot(f"bigmoney-{slug}:{copies}", game="dominion"), make_bot("bigmoney", game="dominion")]
        play_game(game, bots)
        winners = game.winners()
        won += (0 in winners) / len(winners)
    return won / games


def power(task: tuple[str, int]) -> tuple[str, int]:
    slug, games = task
    return slug, round(100 * max(wins(slug, copies, games) for copies in (1, 2)))


def main(arguments: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description="What kingdom cards are worth to Big Money.")
    parser.add_argument("cards", nargs="*")
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--jobs", type=int, default=1)
    given = parser.parse_args(arguments)
    tops = [card.slug for card in CARDS if is_pile(card.slug) or card.slug in MIXED_OF]
    tasks = [(slug, given.games) for slug in given.cards or tops]
    with ProcessPoolExecutor(given.jobs) as pool:
        found = sorted(pool.map(power, tasks), key=lambda one: (-one[1], one[0]))
    print(", ".join(f'"{slug}": {won}' for slug, won in found))


if __name__ == "__main__":
    main()
