"""Everybody against everybody: who is better than whom, and by how much.

All bots meet at tables of `players` seats, each combination of them. A deal is played once for each seating: whoever
had the good cards gets the others' next time, so luck counts less. All tables play the same deals. A table stops when
it is clear, for each pair that sits at it, who is better, or that the two are equal within a margin. "Clear" is meant
for the tournament as a whole: the risk that any of its verdicts is wrong is 5 %, however long it lasted.
"""

from collections.abc import Sequence
from dataclasses import asdict, dataclass
from itertools import combinations
from pathlib import Path
from time import perf_counter
from typing import Any, Final

from allmende.bots import load_bot
from allmende.lab.elo import ratings
from allmende.lab.played import Played
from allmende.lab.run import BadRun, check_numbers, checked_options, game_seed, play_table
from allmende.lab.sequential import Duel, reach_at_any_time
from allmende.lab.session import Progress, Session, Sink, Work, add_all, session
from allmende.table import rules_of
from allmende.table.results import result_of

LOOK: Final = 8
"""After so many deals at each table one looks whether the answer is clear."""
RISK: Final = 0.05
MARGIN: Final = 0.05
"""Whose share of wins lies within this of one half is as good as the other."""


@dataclass(frozen=True)
class Tournament:
    """Numbered games of many tables. Game number (deal * tables + table) * players + turn; in the turns of a deal
    everybody moves on by one seat, and in every second deal they sit the other way round."""

    game: str
    bots: tuple[str, ...]
    seed: int
    options: dict[str, Any]
    tables: tuple[tuple[int, ...], ...]
    watch: str = ""
    forbid: float = 0.0

    @property
    def players(self) -> int:
        return len(self.tables[0])

    def deals(self, games: int) -> int:
        """How many deals at most so many games at a table are."""
        return max(1, games // self.players)

    def most_games(self, games: int) -> int:
        """How many games it can take in all."""
        return self.deals(games) * self.players * len(self.tables)

    def play(self, number: int) -> Played:
        block, turn = divmod(number, self.players)
        deal, table = divmod(block, len(self.tables))
        return play_table(self, number, game_seed(self.seed, deal), self.seating(deal, table, turn))

    def seating(self, deal: int, table: int, turn: int) -> list[int]:
        bots = self.tables[table] if deal % 2 == 0 else self.tables[table][::-1]
        return [bots[(seat - turn) % self.players] for seat in range(self.players)]

    def numbers(self, deal: int, table: int) -> range:
        """The games of a deal at a table."""
        first = (deal * len(self.tables) + table) * self.players
        return range(first, first + self.players)

    def identity(self) -> dict[str, Any]:
        return {
            "game": self.game, "bots": list(self.bots), "seed": self.seed, "options": self.options,
            "tables": [list(table) for table in self.tables],
        }  # fmt: skip


@dataclass(frozen=True)
class Entrant:
    """How one of the bots fared."""

    name: str
    elo: float
    elo_95: tuple[float, float]
    games: int
    win_rate: float
    score: float


@dataclass(frozen=True)
class Pair:
    """How two of the bots fared against each other: how often the first was ahead of the second."""

    first: int
    second: int
    games: int
    share: float
    share_95: tuple[float, float]
    """Holds for all pairs at once, and at all times."""
    verdict: str
    """"first" or "second" is better, they are "equal", or it is "open"."""


@dataclass(frozen=True)
class Standings:
    """What a tournament brought; entrants in the order they were named."""

    game: str
    options: dict[str, Any]
    seed: int
    games: int
    most_games: int
    """So many it would have been without an early end."""
    stopped: bool
    clear: bool
    margin: float
    seconds: float
    resumed: int
    entrants: list[Entrant]
    pairs: list[Pair]

    def to_json(self) -> dict[str, Any]:
        return asdict(self)

    def ranking(self) -> list[int]:
        """The entrants, best first."""
        return sorted(range(len(self.entrants)), key=lambda n: -self.entrants[n].elo)


def tournament(
    game: str,
    bots: Sequence[str],
    games: int = 400,
    seed: int = 0,
    jobs: int = 1,
    options: dict[str, Any] | None = None,
    progress: Progress | None = None,
    *,
    players: int | None = None,
    margin: float = MARGIN,
    to_the_end: bool = False,
    ray: str | None = None,
    out: Path | None = None,
    sinks: Sequence[Sink] = (),
) -> Standings:
    """Let every bot play every other. Ctrl-C ends it with what was played so far.

    games: at most so many at each table. players: how many sit at a table, two if the game allows it.
    margin: two bots within so much of one half are equal. to_the_end: play all games, however clear it is.

    >>> standings = tournament("dominion", ["bigmoney", "random"], games=200)
    >>> standings.pairs[0].verdict, standings.games
    ('first', 16)
    """
    plan = checked_tournament(game, bots, games, seed, jobs, options or {}, players, margin)
    return play_tournament(plan, Work(games, jobs, ray, out, progress), margin, to_the_end, sinks)


def play_tournament(
    plan: Tournament, work: Work, margin: float = MARGIN, to_the_end: bool = False, sinks: Sequence[Sink] = ()
) -> Standings:
    """`tournament` for one that was checked."""
    deals = plan.deals(work.games)
    began = perf_counter()
    course = Course(plan, margin)
    with session(plan, work) as at_work:
        try:
            course.run(at_work, deals, to_the_end, sinks)
        except KeyboardInterrupt:
            course.stopped = True
    if not course.deals:
        raise BadRun("lab-error-nothing-played")
    return course.standings(plan.most_games(work.games), at_work.resumed, perf_counter() - began)


def checked_tournament(
    game: str,
    bots: Sequence[str],
    games: int,
    seed: int,
    jobs: int,
    options: dict[str, Any],
    players: int | None = None,
    margin: float = MARGIN,
) -> Tournament:
    """The tournament, if it is one: every mistake is found before the first game."""
    rules = rules_of(game)
    seats = max(2, rules.min_players) if players is None else players
    if not max(2, rules.min_players) <= seats <= rules.max_players:
        raise BadRun("lab-error-seats", game=game, least=max(2, rules.min_players), most=rules.max_players, seats=seats)
    if len(bots) < seats:
        raise BadRun("lab-error-few-bots", seats=seats, bots=len(bots))
    if not 0 < margin < 0.5:
        raise BadRun("lab-error-margin", margin=str(margin))
    check_numbers(games, jobs)
    for name in bots:
        load_bot(name, game)
    tables = tuple(combinations(range(len(bots)), seats))
    return Tournament(game, tuple(bots), seed, checked_options(game, seats, options), tables)


def ahead(game: Played, seat: int, other: int) -> float:
    """Is a seat ahead of another? Winners are ahead of all others, who are ranked by points; even is a half."""
    one, two = (((place in game.winners), *loser_points(game, place)) for place in (seat, other))
    return 0.5 if one == two else float(one > two)


def loser_points(game: Played, seat: int) -> tuple[int, ...]:
    return () if seat in game.winners else (result_of(game.points[seat]),)


class Course:
    """A tournament while it lasts."""

    def __init__(self, plan: Tournament, margin: float) -> None:
        self.plan = plan
        self.margin = margin
        self.pairs = list(combinations(range(len(plan.bots)), 2))
        self.duels = {pair: Duel(RISK / len(self.pairs)) for pair in self.pairs}
        self.deals: dict[int, dict[tuple[int, int], float]] = {}
        """By deal: how often one was ahead of another."""
        self.games = [0] * len(plan.bots)
        self.wins = [0.0] * len(plan.bots)
        self.points = [0] * len(plan.bots)
        self.met = dict.fromkeys(self.pairs, 0)
        self.played = 0
        self.stopped = False

    def run(self, at_work: Session, deals: int, to_the_end: bool, sinks: Sequence[Sink]) -> None:
        """Deal after deal, until all is clear. Looks at fixed times, so that the result does not depend on the crew."""
        tables = list(range(len(self.plan.tables)))
        for first in range(0, deals, LOOK):
            wanted = [(deal, table) for deal in range(first, min(first + LOOK, deals)) for table in tables]
            found: dict[int, Played] = {}
            try:
                for part in at_work.games([n for block in wanted for n in self.plan.numbers(*block)]):
                    found.update((game.number, game) for game in part)
            finally:
                self.add_blocks(wanted, found, sinks)
            if not to_the_end:
                tables = [table for table in tables if not self.is_clear(table)]
            if not tables:
                break

    def add_blocks(self, blocks: list[tuple[int, int]], found: dict[int, Played], sinks: Sequence[Sink]) -> None:
        """In the order of the deals; a deal of which a seating is missing does not count."""
        for deal, table in blocks:
            games = [found[number] for number in self.plan.numbers(deal, table) if number in found]
            if len(games) == self.plan.players:
                self.add_deal(deal, games)
                add_all(games, sinks)

    def add_deal(self, deal: int, games: list[Played]) -> None:
        totals: dict[tuple[int, int], float] = {}
        for game in games:
            for seat, bot in enumerate(game.bots):
                self.games[bot] += 1
                self.wins[bot] += game.share(seat)
                self.points[bot] += result_of(game.points[seat])
                for other, second in enumerate(game.bots):
                    if seat != other:
                        totals[bot, second] = totals.get((bot, second), 0.0) + ahead(game, seat, other)
        self.played += len(games)
        results = self.deals.setdefault(deal, {})
        for pair, total in totals.items():
            results[pair] = results.get(pair, 0.0) + total
            if pair in self.duels:
                self.duels[pair].add(total / len(games))
                self.met[pair] += len(games)

    def verdict(self, pair: tuple[int, int]) -> str:
        duel = self.duels[pair]
        if duel.low > 0.5:
            return "first"
        if duel.high < 0.5:
            return "second"
        return "equal" if duel.low > 0.5 - self.margin and duel.high < 0.5 + self.margin else "open"

    def is_clear(self, table: int) -> bool:
        return all(self.verdict(pair) != "open" for pair in combinations(sorted(self.plan.tables[table]), 2))

    def standings(self, most_games: int, resumed: int, seconds: float) -> Standings:
        plan = self.plan
        pairs = [
            Pair(*pair, self.met[pair], duel.mean, (duel.low, duel.high), self.verdict(pair))
            for pair, duel in self.duels.items()
        ]
        return Standings(
            plan.game, plan.options, plan.seed, self.played, most_games, self.stopped,
            all(pair.verdict != "open" for pair in pairs), self.margin, seconds, resumed, self.entrants(), pairs,
        )  # fmt: skip

    def entrants(self) -> list[Entrant]:
        import numpy as np

        count = len(self.plan.bots)
        won = np.zeros((len(self.deals), count, count))
        for at, deal in enumerate(sorted(self.deals)):
            for pair, total in self.deals[deal].items():
                won[at][pair] = total
        elos, errors = ratings(won)
        reach = reach_at_any_time(len(self.deals), RISK)
        return [
            Entrant(
                name, elo, (elo - reach * error, elo + reach * error), self.games[n],
                self.wins[n] / max(1, self.games[n]), self.points[n] / max(1, self.games[n]),
            )
            for n, (name, elo, error) in enumerate(zip(self.plan.bots, elos, errors, strict=True))
        ]  # fmt: skip
