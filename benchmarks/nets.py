"""How fast nets think in numpy: `python -m benchmarks.nets`.

Evaluations a second, in batches of 16 as in a search, with and without writing down what the seat sees; and whole
simulations of the search: redraw, way down the tree, evaluation. The nets have never learnt anything, which takes as
long. Times are CPU times of this one process; numpy is told to use one core.
"""

import argparse
import json
from time import process_time
from typing import Any, Final, NamedTuple

from rich.console import Console
from rich.table import Table

import allmende.nets  # noqa: F401  before numpy: it asks for one core
from allmende import Game, new_game
from allmende.bots import make_bot
from allmende.bots.search.tree import Budget
from allmende.nets.file import packed
from allmende.nets.net import Eyes, Net, Shape, new_net
from allmende.nets.player import NetBot
from allmende.table import Choice, rules_of, seeded

WANTED: Final = 1_500
BATCH: Final = 16
POSITIONS: Final = 96
SEARCHES: Final = 12
SIMULATIONS: Final = 128
TABLES: Final[tuple[tuple[str, dict[str, Any]], ...]] = (
    ("dominion", {"players": 2, "kingdom": "first-game"}),
    ("dominion", {"players": 2, "kingdom": "random"}),
    ("lowlands", {"players": 3}),
    ("agricola", {"players": 2}),
    ("agricola", {"players": 4, "cards": "deal"}),
)


class Speed(NamedTuple):
    table: str
    inputs: int
    file_kb: float
    """How large the net is as a file."""
    thinking: float
    """Evaluations a second ..."""
    seeing: float
    """... and with writing down what the seat sees."""
    searching: float
    """Simulations a second."""


def positions(game: str, options: dict[str, Any]) -> list[Game]:
    """Redrawn copies of a game in its course, as a search has them, each with its open choice."""
    at_work = new_game(game, seed=1, auto=True, events=False, **options)
    bot = make_bot("random", game)
    found: list[Game] = []
    while (choice := at_work.choice) is not None and len(found) < POSITIONS:
        copy = at_work.determinize(choice.seat, seeded(at_work.picks))
        if copy.choice is not None and copy.choice.seat == choice.seat:
            found.append(copy)
        at_work.play(bot.pick(at_work, choice))
    return found


def evaluations(eyes: Eyes, games: list[tuple[Game, Choice]], seen: list[bytearray] | None) -> float:
    """A second; without `seen`, what the seats see is written down first."""
    began = process_time()
    for at in range(0, len(games), BATCH):
        part = games[at : at + BATCH]
        rows = [eyes.look(*one) for one in part] if seen is None else seen[at : at + BATCH]
        eyes.think(rows, [choice.options for _, choice in part])
    return len(games) / (process_time() - began)


def simulations(net: Net, games: list[tuple[Game, Choice]]) -> float:
    bot = NetBot(net, Budget(simulations=SIMULATIONS), 1)
    wanted = [one for one in games if bot.guide.searches(one[1])][::4][:SEARCHES]
    bot.think(*wanted[0], 1)
    began = process_time()
    done = sum([sum([found.visits for found in bot.think(game, choice, 1)]) for game, choice in wanted])
    return done / (process_time() - began)


def measure(game: str, given: dict[str, Any], shape: Shape, rounds: int) -> Speed:
    options = rules_of(game).options(given)
    net = new_net(game, [options], 1, shape)
    eyes = net.eyes(options)
    games = [(one, one.choice) for one in positions(game, options) if one.choice is not None]
    seen = [eyes.look(*one) for one in games]
    words = ", ".join([game, *(str(value) for value in given.values() if isinstance(value, str))])
    return Speed(
        f"{words}, {options['players']} players", net.inputs.size, len(packed(net)) / 1000,
        max(evaluations(eyes, games, seen) for _ in range(rounds)),
        max(evaluations(eyes, games, None) for _ in range(rounds)),
        max(simulations(net, games) for _ in range(-(-rounds // 4))),
    )  # fmt: skip


def show(speeds: list[Speed], shape: Shape) -> Table:
    table = Table(title=f"one core, CPU time, width {shape.width}, depth {shape.depth}")
    table.add_column("table")
    for heading in ("inputs", "file, kB", "evaluations/s", "with seeing", "simulations/s"):
        table.add_column(heading, justify="right")
    for speed in speeds:
        colour = "green" if speed.seeing >= WANTED else "red"
        table.add_row(
            speed.table, f"{speed.inputs:,}", f"{speed.file_kb:,.0f}", f"{speed.thinking:,.0f}",
            f"[{colour}]{speed.seeing:,.0f}[/]", f"{speed.searching:,.0f}",
        )  # fmt: skip
    table.caption = f"wanted: {WANTED:,} evaluations a second or more"
    return table


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.nets", description="How fast nets think.")
    parser.add_argument("--rounds", type=int, default=8, metavar="N", help="measure so often, the best counts (8)")
    parser.add_argument("--width", type=int, default=Shape().width, metavar="N")
    parser.add_argument("--depth", type=int, default=Shape().depth, metavar="N")
    parser.add_argument("--json", action="store_true", help="print JSON")
    given = parser.parse_args()
    shape = Shape(given.width, given.depth)
    speeds = [measure(game, options, shape, given.rounds) for game, options in TABLES]
    if given.json:
        print(json.dumps([speed._asdict() for speed in speeds], indent=2))
    else:
        Console().print(show(speeds, shape))


if __name__ == "__main__":
    main()
