"""Contests: a new net against the one whose place it wants, or a net against a bot that stays the same.

A deal is played twice. With several players, one side has one seat and the other side all others, then the other way
round; a player alone plays it once for each side. How often is the first side ahead of the second? The new net has won
its place as soon as an interval that holds at all times (`allmende.lab.sequential`) lies above one half.
"""

from collections.abc import Callable
from dataclasses import asdict, dataclass
from typing import Any, Final

from allmende.bots import load_bot
from allmende.bots.bot import Bot
from allmende.bots.search.tree import Budget
from allmende.lab.played import Played
from allmende.lab.playing import play_game
from allmende.lab.run import bot_seed, game_seed
from allmende.lab.sequential import Duel
from allmende.lab.session import Session
from allmende.lab.statistics import wilson
from allmende.lab.tournament import ahead
from allmende.nets.player import NetBot
from allmende.table import Json, new_game
from allmende.table.results import result_of
from allmende.train.lessons import Carried

FIRST, SECOND = 0, 1
GAMES: Final = 2
"""Of a deal."""
LOOK: Final = 8
"""After so many deals one looks whether the answer is clear."""
RISK: Final = 0.05
MARGIN: Final = 0.05
"""A net that cannot be better than by this is not better."""

WON, LOST, EVEN, OPEN = "won", "lost", "even", "open"


@dataclass(frozen=True)
class Side:
    """A net, or a bot by its name."""

    name: str
    net: Carried | None = None

    def bot(self, game: str, simulations: int, seed: int) -> Bot:
        if self.net is None:
            return load_bot(self.name, game, seed)
        return NetBot(self.net.net(), Budget(simulations=simulations), seed)


@dataclass(frozen=True)
class Contest:
    """Numbered games of two sides. Game number 2 * deal + turn. A plan for the lab's crews."""

    game: str
    seed: int
    tables: tuple[Json, ...]
    simulations: int
    sides: tuple[Side, Side]

    def play(self, number: int) -> Played:
        deal, turn = divmod(number, GAMES)
        seed = game_seed(self.seed, deal)
        game = new_game(self.game, seed=seed, auto=True, events=False, **self.tables[deal % len(self.tables)])
        begins = -1 if game.choice is None else int(game.choice.seat)
        one = (deal // len(self.tables)) % game.players
        seating = [turn if seat == one else 1 - turn for seat in range(game.players)]
        bots = [
            self.sides[side].bot(self.game, self.simulations, bot_seed(seed, seat)) for seat, side in enumerate(seating)
        ]
        play_game(game, bots)
        winners = [int(seat) for seat in game.winners()]
        return Played(number, seed, seating, game.scores(), winners, begins, [], game.picks)

    def identity(self) -> dict[str, Any]:
        sides = [side.name if side.net is None else side.net.digest for side in self.sides]
        return {
            "game": self.game, "seed": self.seed, "tables": list(self.tables), "simulations": self.simulations,
            "sides": sides,
        }  # fmt: skip


@dataclass(frozen=True)
class Score:
    """How a contest stands: how often the first side was ahead of the second, and the points of both."""

    games: int
    share: float
    low: float
    high: float
    """The interval: one that holds at all times where the contest may end early, else a usual one of 95 %."""
    points: tuple[float, float]
    verdict: str = OPEN

    def to_json(self) -> dict[str, Any]:
        return asdict(self)


def lead_in(games: list[Played]) -> float:
    """How often the first side was ahead, 0 to 1, in the games of a deal."""
    if all(len(game.bots) == 1 for game in games):
        mine, theirs = (result_of(next(game for game in games if game.bots[0] == side).points[0]) for side in (0, 1))
        return 0.5 if mine == theirs else float(mine > theirs)
    found: list[float] = []
    for game in games:
        pairs = [(a, b) for a, x in enumerate(game.bots) for b, y in enumerate(game.bots) if (x, y) == (FIRST, SECOND)]
        found.append(sum([ahead(game, *pair) for pair in pairs]) / len(pairs))
    return sum(found) / len(found)


class Course:
    """A contest while it lasts."""

    def __init__(self) -> None:
        self.duel = Duel(RISK)
        self.deals = 0
        self.total = 0.0
        self.points: tuple[list[int], list[int]] = ([], [])

    def add(self, games: list[Played]) -> None:
        share = lead_in(games)
        self.duel.add(share)
        self.deals += 1
        self.total += share
        for game in games:
            for seat, side in enumerate(game.bots):
                self.points[side].append(result_of(game.points[seat]))

    def verdict(self) -> str:
        if self.duel.low > 0.5:
            return WON
        if self.duel.high < 0.5:
            return LOST
        return EVEN if self.duel.high < 0.5 + MARGIN else OPEN

    def score(self, early: bool) -> Score:
        share, games = self.total / max(1, self.deals), GAMES * self.deals
        low, high = (self.duel.low, self.duel.high) if early else wilson(share * games, games)
        first, second = (sum(points) / max(1, len(points)) for points in self.points)
        return Score(games, share, low, high, (first, second), self.verdict() if early else OPEN)


def hold(at_work: Session, deals: int, early: bool, tell: Callable[[Score], None]) -> Score:
    """Play a contest: to its last deal or, if it may end early, until the answer is clear."""
    course = Course()
    for first in range(0, deals, LOOK):
        wanted = range(GAMES * first, GAMES * min(first + LOOK, deals))
        found = {game.number: game for part in at_work.games(wanted) for game in part}
        for number in wanted[::GAMES]:
            course.add([found[number + turn] for turn in range(GAMES)])
        tell(course.score(early))
        if early and course.verdict() != OPEN:
            break
    return course.score(early)
