"""Which script fares best in a kingdom? `python -m benchmarks.scripts [--games 30] [--jobs 2] [--hopes] [KINGDOM ...]`.

Everything that is told of Dominion plays: Big Money, Big Money with one and with two of each Action of the kingdom that
ends the Action phase, double Jack, Chapel openings, engines (`allmende.bots.dominion.script_book`). First each plays
Big Money; those that fare best then play each other, seats in turn. KINGDOM is the slug of a set, or `random-7`. With
`--hopes`: how often, of a hundred games, each script with a name of its own beats Big Money.
"""

import argparse
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from typing import Final

from allmende.bots import make_bot
from allmende.bots.dominion.script_book import BY_NAME, scripts_for
from allmende.bots.dominion.scripts import SCRIPT
from allmende.dominion.card import ACTION, MIXED_OF
from allmende.dominion.drawing import Wishes, kingdom_of
from allmende.dominion.kingdoms import EXPANSIONS, KINGDOMS, MOUSE, SIZE
from allmende.dominion.state import Dominion
from allmende.lab.playing import play_game
from allmende.table import new_game, seeded

RECOMMENDED: Final = tuple(name for name in KINGDOMS if name != "first-game")
RANDOM: Final = tuple(f"random-{number}" for number in range(1, 31))
FINALISTS: Final = 6
SCOUTED: Final = 30
"""So many games each finalist plays against each other one; and each script against Big Money before."""


def cards_of(kingdom: str) -> str | list[str]:
    """The kingdom of a name as `new_game` takes it."""
    first, _, number = kingdom.partition("-")
    if first != "random":
        return kingdom
    drawn = kingdom_of("random", Wishes(list(EXPANSIONS)), seeded(int(number)))
    mouse = [] if drawn.mouse is None else [MOUSE + drawn.mouse.slug]
    return [*drawn.piles, *[one.slug for one in (*drawn.landscapes, *drawn.boons)], *mouse]


def candidates(kingdom: str | list[str]) -> list[str]:
    """All scripts of a kingdom, by the names of their bots."""
    g = new_game("dominion", kingdom=kingdom, players=2, seed=1).state
    assert isinstance(g, Dominion)
    terminals = [card for card in g.setup.supply if card.types & ACTION and not card.actions]
    single = [f"bigmoney-{card.slug}:{copies}" for card in terminals for copies in (1, 2)]
    return ["bigmoney", *single, *[SCRIPT + script.name for script in scripts_for(g)]]


def share(kingdom: str | list[str], name: str, other: str, seeds: range) -> float:
    """How many of the games the first bot wins."""
    won = 0.0
    for seed in seeds:
        bots = [make_bot(name, "dominion"), make_bot(other, "dominion")]
        game = new_game("dominion", kingdom=kingdom, seed=seed, first=seed % 2, events=False, auto=True)
        winners = play_game(game, bots).winners()
        won += (0 in winners) / len(winners)
    return won / len(seeds)


def best_script(task: tuple[str, int]) -> list[tuple[str, float]]:
    """The finalists of a kingdom with their share of the games against each other, the best first."""
    kingdom, games = task
    cards = cards_of(kingdom)
    names = candidates(cards)
    shares = {name: 0.5 if name == "bigmoney" else share(cards, name, "bigmoney", range(games)) for name in names}
    finalists = sorted(names, key=lambda name: -shares[name])[:FINALISTS]
    won = dict.fromkeys(finalists, 0.0)
    for n, name in enumerate(finalists):
        for other in finalists[:n]:
            part = share(cards, name, other, range(games, 2 * games))
            won[name] += part
            won[other] += 1 - part
    return sorted([(name, won[name] / (len(finalists) - 1)) for name in finalists], key=lambda one: -one[1])


def hope(name: str, games: int) -> int:
    """How often, of a hundred games, a script beats Big Money, among cards that Big Money never buys."""
    needs = [MIXED_OF[slug].slug if slug in MIXED_OF else slug for slug in BY_NAME[name].needs]
    rest = [slug for slug in KINGDOMS["first-game"] if slug not in needs]
    return round(100 * share([*needs, *rest][:SIZE], SCRIPT + name, "bigmoney", range(games)))


def main(arguments: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description="Which script fares best in a kingdom.")
    parser.add_argument("kingdoms", nargs="*", metavar="KINGDOM")
    parser.add_argument("--games", type=int, default=SCOUTED)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--hopes", action="store_true")
    given = parser.parse_args(arguments)
    if given.hopes:
        print(", ".join(f"{name} {hope(name, given.games)}" for name in BY_NAME))
        return
    kingdoms = given.kingdoms or [*RECOMMENDED, *RANDOM]
    with ProcessPoolExecutor(given.jobs) as pool:
        for kingdom, found in zip(
            kingdoms, pool.map(best_script, [(kingdom, given.games) for kingdom in kingdoms]), strict=True
        ):
            print(f"{kingdom}: {', '.join(f'{name} {part:.0%}' for name, part in found)}", flush=True)


if __name__ == "__main__":
    main()
