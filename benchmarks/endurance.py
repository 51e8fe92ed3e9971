"""Does a bot ever break a game or overrun its time? `python -m benchmarks.endurance TABLE [--games 1000]`.

TABLE is one of those below, or `all`. All seats are bots of one level; from game to game the number of players, cards
and variants change; at `modules` the combinations of Agricola's modules, too. With `--budget own` the levels think as
long as they do in the browser, which is for a few games; for many, a budget of a few simulations or milliseconds is
enough. A pick that takes a tenth longer than a budget in milliseconds is counted, by the clock and by the time of the
processor that it had: the clock also counts other work.
"""

import argparse
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from time import perf_counter, process_time
from typing import Any, Final

from allmende import Game, new_game
from allmende.bots import UnknownBot, make_bot
from allmende.bots.search.levels import LEVELS, budget_of
from allmende.dominion.kingdoms import KINGDOMS
from allmende.dominion.state import Dominion
from allmende.table import compiled
from tests.agricola.auditing import combination_of, moor_options_of, options_of

TOLERANCE: Final = 1.1
MILESTONE: Final = 50
"""After so many games a run of hours says how far it is."""
BIG_MONEY: Final = "bigmoney"
FARMER: Final = "farmer"
RULE_BASED: Final = {BIG_MONEY: "dominion", FARMER: "agricola"}
"""Bots that need no time, and their games."""


@dataclass(frozen=True)
class Table:
    """A game, and how its n-th table is set up."""

    game: str
    options: Callable[[int], dict[str, Any]]


def dominion_options(n: int) -> dict[str, Any]:
    """Every second table has one of the recommended sets in turn, the others random kingdoms of all expansions."""
    names = list(KINGDOMS)
    return {"players": 2 + n % 5, "kingdom": names[n // 2 % len(names)] if n % 2 else "random"}


TABLES: Final[dict[str, Table]] = {
    "dominion": Table("dominion", dominion_options),
    "lowlands": Table("lowlands", lambda n: {"players": 2 + n % 3}),
    "agricola": Table("agricola", options_of),
    "moor": Table("agricola", moor_options_of),
    "modules": Table("agricola", combination_of),
}


@dataclass
class Endurance:
    """What a level went through."""

    games: int = 0
    broken: int = 0
    picks: int = 0
    longest: float = 0.0
    """The longest pick in seconds, by the clock ..."""
    busiest: float = 0.0
    """... and by the time of the processor."""
    late: int = 0
    """Picks beyond the budget and its tolerance, by the clock ..."""
    overrun: int = 0
    """... and by the time of the processor."""

    def count(self, wall: float, cpu: float, limit: float) -> None:
        self.picks += 1
        self.longest = max(self.longest, wall)
        self.busiest = max(self.busiest, cpu)
        if limit:
            self.late += wall > limit
            self.overrun += cpu > limit


def play(game: Game, level: str, limit: float, seen: Endurance) -> None:
    """Play a game to its end and time every pick. Bots are made before: they may look around first."""
    bots = [make_bot(bot_of(game, level, seat), game.rules.name, seat) for seat in range(game.players)]
    while (choice := game.choice) is not None:
        wall, cpu = perf_counter(), process_time()
        option = bots[choice.seat].pick(game, choice)
        seen.count(perf_counter() - wall, process_time() - cpu, limit)
        game.play(option, choice.seat)
    seen.games += 1


def bot_of(game: Game, level: str, seat: int) -> str:
    """The level itself; for Big Money, at each seat with another card of the kingdom."""
    if level != BIG_MONEY:
        return level
    assert isinstance(game.state, Dominion)
    cards = [card for card in game.state.setup.supply if card.expansion != "basic"]
    return f"{level}-{cards[(seat + game.state.setup.supply[-1].number) % len(cards)].slug}:{1 + seat % 3}"


def endure(table: Table, level: str, limit: float, games: int, seed: int) -> Endurance:
    seen = Endurance()
    for number in range(seed, seed + games):
        options = table.options(number)
        try:
            play(new_game(table.game, seed=number, auto=True, events=False, **options), level, limit, seen)
        except Exception as error:
            seen.broken += 1
            print(f"broken: seed {number}, {options}: {error!r}", flush=True)
        if (done := number - seed + 1) % MILESTONE == 0 and done < games:
            print(f"... {done:,} games, {seen.picks:,} picks, {seen.broken} broken", flush=True)
    return seen


def line(name: str, level: str, seen: Endurance, limit: float) -> str:
    text = (
        f"{name}, {level}: {seen.games:,} games and {seen.picks:,} picks, {seen.broken} broken; "
        f"the longest pick {1000 * seen.longest:,.0f} ms ({1000 * seen.busiest:,.0f} ms of CPU)"
    )
    if limit:
        text += f"; longer than {1000 * limit:,.0f} ms: {seen.late:,} picks ({seen.overrun:,} by CPU)"
    return text


def named(level: str, budget: str) -> str:
    return level if budget == "own" or level in ("relaxed", *RULE_BASED) else f"{level}:{budget}"


def limit_of(level: str, budget: str) -> float:
    """How many seconds a pick may take; 0: there is no limit."""
    if level in RULE_BASED:
        return 0.0
    given = LEVELS[level].budget if named(level, budget) == level else budget_of(level, budget)
    return TOLERANCE * given.ms / 1000


def main(arguments: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.endurance", description="Do bots break games?")
    parser.add_argument("table", choices=[*TABLES, "all"])
    parser.add_argument("--level", choices=[*LEVELS, *RULE_BASED, "all"], default="all",
                        help="bigmoney: Dominion only; farmer: Agricola only")  # fmt: skip
    parser.add_argument("--games", type=int, default=1_000, metavar="N", help="games of each level (1,000)")
    parser.add_argument("--budget", default="2", help="own, 20ms, or a number of simulations (2)")
    parser.add_argument("--seed", type=int, default=0, metavar="N", help="the first seed (0)")
    given = parser.parse_args(arguments)
    if given.games < 1:
        parser.error("there must be a game at least")
    tables = list(TABLES) if given.table == "all" else [given.table]
    for name in tables:
        if RULE_BASED.get(given.level, TABLES[name].game) != TABLES[name].game:
            parser.error(f"{given.level} does not play {TABLES[name].game}")
    try:
        if given.budget != "own":
            budget_of(f"strong:{given.budget}", given.budget)
    except UnknownBot as error:
        parser.error(str(error))
    print(f"{'compiled' if compiled() else 'plain Python'}, first seed {given.seed}", flush=True)
    for name in tables:
        for level in LEVELS if given.level == "all" else [given.level]:
            limit = limit_of(level, given.budget)
            seen = endure(TABLES[name], named(level, given.budget), limit, given.games, given.seed)
            print(line(name, named(level, given.budget), seen, limit), flush=True)


if __name__ == "__main__":
    main()
