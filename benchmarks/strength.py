"""How strong are the levels? `python -m benchmarks.strength GAME [--games N] [--budget 200] [--seed 1] [--jobs 2]`.

GAME is one of the contests below, or `all`; `--against agricolabot` is a contest with another program, if it is there.
Each is played with the seats in turn; printed are wins and points of the searching bot with 95 % intervals, and the
time it took. The figures of docs/strength.md come from here.
"""

import argparse
import json
import os
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Any, Final

from allmende.bots import UnknownBot
from allmende.bots.search.levels import budget_of
from allmende.lab import Results, simulate
from allmende.lab.played import Played
from allmende.lab.session import Sink
from allmende.lab.statistics import wilson
from allmende.table import compiled
from allmende.table.results import result_of
from benchmarks.agricolabot import NotThere, contest
from benchmarks.scripts import RANDOM, RECOMMENDED, SCOUTED, best_script, cards_of


@dataclass(frozen=True)
class Contest:
    """A strong bot at a table."""

    game: str
    others: tuple[str, ...]
    options: dict[str, Any]
    games: int
    wanted: str
    target: int | None = None
    """Alone: the points that a game must bring to be won."""


class Reached:
    """Counts the games in which whoever played alone came to the target."""

    def __init__(self, target: int | None) -> None:
        self.target = target
        self.games = 0

    def add(self, game: Played) -> None:
        self.games += self.target is not None and result_of(game.points[0]) >= self.target


SCRIPTS: Final = "dominion-scripts"
GAMES_A_KINGDOM: Final = 8
FRESH: Final = 100_000
"""Seeds from here on are fresh: the rivals were found with others."""

RIVALS: Final[dict[str, str]] = {
    "money-for-nothing": "torturer:2", "the-dukes-ball": "masquerade:1", "travelers": "souk:1", "runners": "blockade:2",
    "traders-and-raiders": "haunted-woods:2", "journeys": "bridge-troll:2", "search-party": "souk:2",
    "counting-sheep": "leprechaun:1", "simple-plans": "haggler:2", "expansion": "legionary:1",
    "sweetened-deals": "flag-bearer:1", "a-penny-saved": "swashbuckler:2", "big-blue": "witchs-hut:2",
    "intersection": "livery:2", "longest-tunnel": "jack-of-all-trades:2", "expertise": "barbarian:2",
}  # fmt: skip
"""For each recommended set with cards of other expansions the single card with which Big Money fares best, and how many
of it (`python -m benchmarks.rivals`)."""

CONTESTS: Final[dict[str, Contest]] = {
    "dominion": Contest(
        "dominion", ("bigmoney-jack-of-all-trades",), {"kingdom": "introduction"}, 400, "wins 65 %"
    ),
    **{
        name: Contest("dominion", (f"bigmoney-{rival}",), {"kingdom": name}, 200, "wins more than 50 %")
        for name, rival in RIVALS.items()
    },
    "agricola": Contest("agricola", ("farmer",), {}, 200, "wins 90 %"),
    "agricola-self": Contest("agricola", ("strong",), {}, 50, "27 points"),
    "agricola-solo": Contest("agricola", (), {}, 50, "50 points"),
    "campaign-solo": Contest("agricola", (), {"campaign": True}, 100, "50 points in 60 %", target=50),
    "moor-solo": Contest("agricola", (), {"expansion": "moor", "level": 1}, 50, "65 points"),
    "lowlands": Contest("lowlands", ("shepherd", "shepherd"), {}, 200, "wins 60 %"),
}  # fmt: skip


def measure(contest: Contest, games: int, budget: str, seed: int, jobs: int = 1, sinks: Sequence[Sink] = ()) -> Results:
    strong = f"strong:{budget}" if budget else "strong"
    bots = [strong, *(strong if other == "strong" else other for other in contest.others)]
    return simulate(contest.game, bots, games=games, seed=seed, jobs=jobs, options=dict(contest.options), sinks=sinks)


def against_scripts(games: int, budget: str, seed: int, jobs: int) -> None:
    """Dominion's recommended sets and random kingdoms, in each against the script that fares best there. The games are
    others than those in which that script was found."""
    strong = f"strong:{budget}" if budget else "strong"
    won, played = 0.0, 0
    began = cpu_time()
    kingdoms = (*RECOMMENDED, *RANDOM)
    with ProcessPoolExecutor(jobs) as pool:
        scouted = pool.map(best_script, [(kingdom, SCOUTED) for kingdom in kingdoms])
        for kingdom, found in zip(kingdoms, scouted, strict=True):
            best = found[0][0]
            options = {"kingdom": cards_of(kingdom)}
            results = simulate("dominion", [strong, best], games=games, seed=FRESH + seed, jobs=jobs, options=options)
            won += results.bots[0].win_rate * results.games
            played += results.games
            print(f"  {kingdom}: {results.bots[0].win_rate:.0%} against {best}", flush=True)
    low, high = wilson(won, played)
    print(
        f"dominion-scripts: {strong} against the best script of {len(kingdoms)} kingdoms, {played} games: "
        f"{won / played:.1%} ({low:.1%} to {high:.1%}) (wanted: wins 60 %); {(cpu_time() - began) / played:.1f} s of "
        "CPU a game"
    )


def cpu_time() -> float:
    """The time of the processor that this process and those it started have had."""
    times = os.times()
    return times.user + times.system + times.children_user + times.children_system


def line(name: str, contest: Contest, results: Results, reached: int, seconds: float) -> str:
    """One row of the table: who, how often it won, its points, and what it cost."""
    bot = results.bots[0]
    low, high = bot.win_rate_95
    half = 1.96 * bot.score_error
    wins = f"{bot.win_rate:.1%} ({low:.1%} to {high:.1%})" if contest.others else "alone"
    if contest.target is not None:
        low, high = wilson(reached, results.games)
        wins = f"{reached / results.games:.1%} ({low:.1%} to {high:.1%}) with {contest.target} points or more"
    others = ", ".join(contest.others) or "nobody"
    return (
        f"{name}: {bot.name} against {others}, {results.games} games: {wins}, {bot.score:.1f} ± {half:.1f} points "
        f"(wanted: {contest.wanted}); {seconds / results.games:.1f} s of CPU a game"
    )


def against(parser: argparse.ArgumentParser, given: argparse.Namespace) -> None:
    """A contest with another program."""
    program, _, player = given.against.partition(":")
    if program != "agricolabot":
        parser.error(f"there is no contest against {program}: only against agricolabot")
    try:
        contest(
            f"{given.bot}:{given.budget}" if given.budget else given.bot,
            player or "cpp:800",
            given.games or 200,
            given.seed,
        )
    except NotThere as error:
        parser.error(str(error))


def main(arguments: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description="How strong are the levels?")
    parser.add_argument("game", nargs="?", default="all", choices=[*CONTESTS, SCRIPTS, "all"])
    parser.add_argument(
        "--against",
        default="",
        metavar="PROGRAM",
        help="agricolabot, or one of its players: agricolabot:cpp:800, agricolabot:nn",
    )
    parser.add_argument("--bot", default="strong", help="who plays against the other program")
    parser.add_argument(
        "--games",
        type=int,
        default=0,
        help="how many (of dominion-scripts: in each kingdom); the contest's own number without it",
    )
    parser.add_argument("--budget", default="", help="500ms, 2s, or a number of simulations; 2s without it")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=1, help="processes; the result does not depend on their number")
    parser.add_argument("--json", action="store_true")
    given = parser.parse_args(arguments)
    if given.games < 0 or given.jobs < 1:
        parser.error("the number of games cannot be negative, and there must be a process at least")
    try:
        if given.budget:
            budget_of(f"strong:{given.budget}", given.budget)
    except UnknownBot as error:
        parser.error(str(error))
    if given.against:
        against(parser, given)
        return
    print(f"{datetime.now(UTC):%Y-%m-%d}, {'compiled' if compiled() else 'plain Python'}, seed {given.seed}")
    if given.game in (SCRIPTS, "all"):
        against_scripts(given.games or GAMES_A_KINGDOM, given.budget, given.seed, given.jobs)
    for name in CONTESTS if given.game == "all" else [given.game] if given.game in CONTESTS else []:
        contest = CONTESTS[name]
        began = cpu_time()
        reached = Reached(contest.target)
        results = measure(contest, given.games or contest.games, given.budget, given.seed, given.jobs, [reached])
        print(line(name, contest, results, reached.games, cpu_time() - began), flush=True)
        if given.json:
            print(json.dumps(results.to_json(), ensure_ascii=False))


if __name__ == "__main__":
    main()
