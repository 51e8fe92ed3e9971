"""What goes together? `python -m benchmarks.plans [--styles] [--games 300] [--jobs 2] [SET ...]`.

In each recommended set Big Money with one of the most likely cards and with another card or landscape beside it plays
Big Money with that card alone; with `--styles`, each card bought in other ways plays the better of one copy and of
two at the usual distance. Printed are those that are better: the figures of `allmende.bots.dominion.experience`.
"""

import argparse
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from typing import Final

from allmende.bots.dominion.experience import POWER
from allmende.bots.dominion.plans import LIKELY, SPACING, Plan, alone, is_harmless
from allmende.dominion import RULES
from allmende.dominion.card import BY_SLUG, VICTORY, Card
from allmende.dominion.drawing import Wishes, kingdom_of
from allmende.dominion.kingdoms import KINGDOMS
from allmende.lab.playing import play_game
from allmende.table import new_game, seeded
from benchmarks.power import kingdom_with

GLIMPSE: Final = 60
"""So many games first; only what looks better then is played to the end."""
BETTER: Final = 0.55
STYLES: Final = ((2, 6, True), (2, 3, False), (2, 3, True), (4, 6, True), (4, 4, False), (4, 3, True))
"""Ways to buy a card: how many, one for so many cards in the deck, rather than Gold or not."""


def share(kingdom: str | list[str], plan: Plan, other: Plan, seeds: range) -> float:
    """How many of the games the plan wins."""
    won = 0.0
    for seed in seeds:
        game = new_game("dominion", kingdom=kingdom, seed=seed, first=seed % 2, events=False, auto=True)
        winners = play_game(game, [plan, other]).winners()
        won += (0 in winners) / len(winners)
    return won / len(seeds)


def compared(kingdom: str | list[str], plans: list[Plan], other: Plan, games: int) -> tuple[Plan, float] | None:
    """The best of the plans against the other one, if one is better."""
    rates = [share(kingdom, plan, other, range(GLIMPSE)) for plan in plans]
    best = plans[max(range(len(plans)), key=lambda n: rates[n])]
    if max(rates) < BETTER:
        return None
    rate = share(kingdom, best, other, range(GLIMPSE, GLIMPSE + games))
    return (best, rate) if rate >= BETTER else None


def companions(task: tuple[str, int]) -> list[str]:
    """What goes with the likely cards of a set."""
    kingdom, games = task
    setup = RULES.setup_for(kingdom_of(kingdom, Wishes([]), seeded(0)), 2)
    supply = [card for card in setup.supply if card.expansion != "basic" and not card.types & VICTORY]
    leads = sorted([card for card in supply if card.slug in POWER], key=lambda card: -POWER[card.slug])[:LIKELY]
    found: list[str] = []
    for lead in leads:
        usual = alone(lead)
        trials = [(card.slug, plans_with(usual, card)) for card in supply if is_less(card, lead)]
        trials += [(one.slug, [Plan(usual.wanted, usual.spacing, usual.eager, one)]) for one in setup.buys]
        for slug, plans in trials:
            better = compared(kingdom, plans, usual, games)
            if better is not None:
                plan, rate = better
                copies = [copies for _, copies in plan.wanted] + ([] if plan.landscape is None else [1])
                found.append(f'("{lead.slug}", "{slug}"): ({copies[0]}, {copies[1]}, {100 * rate:.0f})')
    return found


def is_less(card: Card, lead: Card) -> bool:
    """Is it worth less alone? The other way round they are tried together."""
    return card is not lead and POWER.get(card.slug, 0) <= POWER[lead.slug]


def plans_with(usual: Plan, card: Card) -> list[Plan]:
    """Ways to have another card beside the usual one."""
    lead, copies = usual.wanted[0]
    numbers = [(copies, 1), (copies, 3), (copies, 6)] if is_harmless(card) else [(1, 1), (1, 2), (2, 1), (2, 2)]
    return [Plan(((lead, few), (card, more)), usual.spacing, usual.eager) for few, more in numbers]


def styles(task: tuple[str, int]) -> list[str]:
    """How to buy a card: one copy or two, and whether another way is better."""
    slug, games = task
    card, kingdom = BY_SLUG[slug], kingdom_with(slug)
    one, two = Plan(((card, 1),)), Plan(((card, 2),))
    usual = one if share(kingdom, one, two, range(GLIMPSE)) > BETTER else two
    plans = [Plan(((card, copies),), spacing, eager) for copies, spacing, eager in STYLES]
    better = compared(kingdom, plans, usual, games)
    if better is None:
        return [] if usual is two else [f'"{slug}": (1, {SPACING}, False, 50)']
    best = better[0]
    return [f'"{slug}": ({best.wanted[0][1]}, {best.spacing}, {best.eager}, {100 * better[1]:.0f})']


def main(arguments: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description="What goes together in a deck.")
    parser.add_argument("names", nargs="*", metavar="SET", help="sets, or cards with --styles; all without them")
    parser.add_argument("--styles", action="store_true")
    parser.add_argument("--games", type=int, default=300)
    parser.add_argument("--jobs", type=int, default=1)
    given = parser.parse_args(arguments)
    with ProcessPoolExecutor(given.jobs) as pool:
        measured = styles if given.styles else companions
        names = given.names or list(POWER if given.styles else KINGDOMS)
        for name, lines in zip(names, pool.map(measured, [(name, given.games) for name in names]), strict=True):
            if lines:
                print(f"{name}: {', '.join(lines)}", flush=True)


if __name__ == "__main__":
    main()
