"""Balance of the tiles of The Lowlands: how often each is bought where it is on offer, and how its owners fare.

    uv run python -m benchmarks.balance

plays 1,000 games of three Shepherds of different styles. No tile may be bought in less than 2 % or in more than 60 % of
the games in which it was on offer. docs/lowlands-balance.md shows the table.
"""

import argparse
import sys
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from math import sqrt
from multiprocessing import get_context
from typing import Any, Final

from rich.console import Console
from rich.progress import track
from rich.table import Table

from allmende import new_game
from allmende.bots import Bot, make_bot
from allmende.bots.lowlands.shepherd import NAMES
from allmende.lab import play_game
from allmende.lab.simulate import bot_seed, game_seed
from allmende.locales import text
from allmende.lowlands.state import Lowlands
from allmende.lowlands.tiles import TILE_IDS, load_tiles
from allmende.table import seeded

PLAYERS: Final = 3
LEAST: Final = 0.02
MOST: Final = 0.60
CHUNK: Final = 25


@dataclass
class Record:
    """What became of a tile."""

    offered: int = 0
    """Games in which it lay open at some time."""
    bought: int = 0
    lead: int = 0
    """The owners' scores less the mean of the others', times the number of others, added up."""
    squares: int = 0

    def share(self) -> float:
        return self.bought / self.offered if self.offered else 0.0

    def mean_lead(self) -> tuple[float, float]:
        """The mean lead of its owners, and its standard error."""
        if not self.bought:
            return 0.0, 0.0
        others = PLAYERS - 1
        mean = self.lead / self.bought
        variance = max(0.0, self.squares / self.bought - mean * mean)
        return mean / others, sqrt(variance / self.bought) / others

    def fair(self) -> bool:
        return LEAST <= self.share() <= MOST


@dataclass
class Balance:
    """The tiles, by id, over a number of games."""

    games: int = 0
    tiles: dict[str, Record] = field(default_factory=lambda: {tile: Record() for tile in TILE_IDS})
    wins: dict[str, int] = field(default_factory=lambda: dict.fromkeys(NAMES, 0))
    seats: dict[str, int] = field(default_factory=lambda: dict.fromkeys(NAMES, 0))

    def add(self, other: "Balance") -> None:
        self.games += other.games
        for tile, record in other.tiles.items():
            mine = self.tiles[tile]
            mine.offered += record.offered
            mine.bought += record.bought
            mine.lead += record.lead
            mine.squares += record.squares
        for name in NAMES:
            self.wins[name] += other.wins[name]
            self.seats[name] += other.seats[name]


def play_one(seed: int, number: int, file: str | None) -> Balance:
    """One game: three styles, drawn by lot, on seats drawn by lot."""
    found = Balance(games=1)
    own = game_seed(seed, number)
    styles = list(NAMES)
    seeded(own).shuffle(styles)
    bots: list[Bot] = [make_bot(styles[seat], "lowlands", bot_seed(own, seat)) for seat in range(PLAYERS)]
    options: dict[str, Any] = {} if file is None else {"tiles": file}
    game = new_game("lowlands", players=PLAYERS, seed=own, auto=True, events=False, **options)
    play_game(game, bots)
    g = game.state
    assert isinstance(g, Lowlands)
    scores = [score["total"] for score in game.scores()]
    for tile in {tile.id for tiles in g.offer for tile in tiles}:
        found.tiles[tile].offered = 1
    for seat, me in enumerate(g.players):
        lead = PLAYERS * scores[seat] - sum(scores)
        for built in me.tiles:
            found.tiles[built.id] = Record(1, 1, lead, lead * lead)
        found.seats[styles[seat]] += 1
        found.wins[styles[seat]] += seat in game.winners()
    return found


def play_some(seed: int, first: int, after: int, file: str | None) -> Balance:
    found = Balance()
    for number in range(first, after):
        found.add(play_one(seed, number, file))
    return found


def played(games: int, seed: int, jobs: int, file: str | None) -> Iterator[Balance]:
    parts = [(first, min(first + CHUNK, games)) for first in range(0, games, CHUNK)]
    if jobs == 1:
        for first, after in parts:
            yield play_some(seed, first, after, file)
        return
    with ProcessPoolExecutor(jobs, get_context("spawn")) as pool:
        waiting = [pool.submit(play_some, seed, first, after, file) for first, after in parts]
        for part in waiting:
            yield part.result()


# The tables


def rows(found: Balance, file: str | None) -> list[tuple[str, ...]]:
    tiles = load_tiles(file).by_id
    lines: list[tuple[str, ...]] = []
    for name, record in found.tiles.items():
        tile = tiles[name]
        cost = " ".join([f"{count}{letter}" for count, letter in zip(tile.cost, "wcs", strict=True) if count])
        lead, error = record.mean_lead()
        lines.append(
            (
                name, tile.names.get("en") or text("en", "lowlands", f"tile-{name.lower()}"), str(tile.level),
                cost, str(tile.points), str(record.offered), f"{record.share():.1%}", f"{lead:+.1f} ± {error:.1f}",
            )
        )  # fmt: skip
    return lines


HEADINGS: Final = ("tile", "name", "level", "cost", "points", "on offer", "bought", "owner's lead")


def show(found: Balance, console: Console, file: str | None) -> None:
    table = Table(title=f"The Lowlands: {found.games:,} games, {PLAYERS} players")
    for n, heading in enumerate(HEADINGS):
        table.add_column(heading, justify="left" if n < 2 or n == 3 else "right")
    for line in rows(found, file):
        style = "" if found.tiles[line[0]].fair() else "red"
        table.add_row(*line, style=style)
    console.print(table)
    console.print(", ".join([f"{name} wins {found.wins[name] / max(1, found.seats[name]):.1%}" for name in NAMES]))


def show_markdown(found: Balance, file: str | None) -> None:
    print("| " + " | ".join(HEADINGS) + " |")
    print("| --- | --- | --: | --- | --: | --: | --: | --: |")
    for line in rows(found, file):
        print("| " + " | ".join(line) + " |")


def main(args: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.balance", description=(__doc__ or "").split("\n")[0])
    parser.add_argument("-n", type=int, default=1_000, metavar="N", help="so many games (1000)")
    parser.add_argument("--seed", type=int, default=1, metavar="S", help="other games (1)")
    parser.add_argument("--jobs", type=int, default=1, metavar="J", help="so many processes; the result is the same")
    parser.add_argument("--tiles", metavar="FILE", help="play with a tile file of your own")
    parser.add_argument("--markdown", action="store_true", help="print the table as Markdown")
    given = parser.parse_args(args)
    if given.n < 1 or given.jobs < 1:
        parser.error("-n and --jobs must be at least 1")
    found = Balance()
    parts = played(given.n, given.seed, given.jobs, given.tiles)
    for part in track(parts, "games", total=-(-given.n // CHUNK), console=Console(stderr=True), transient=True):
        found.add(part)
    if given.markdown:
        show_markdown(found, given.tiles)
    else:
        show(found, Console(), given.tiles)
    unfair = [tile for tile, record in found.tiles.items() if not record.fair()]
    if unfair:
        print(f"out of bounds ({LEAST:.0%} to {MOST:.0%}): {', '.join(unfair)}", file=sys.stderr)
    return 1 if unfair else 0


if __name__ == "__main__":
    sys.exit(main())
