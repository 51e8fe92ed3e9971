"""A whole game, pick by pick: how the chance to win went, where it turned, and what each pick gave away."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any, Final, NamedTuple

from allmende.analysis.chances import Chance, chances_of
from allmende.analysis.looking import Look, look
from allmende.analysis.turns import Turn, turns_of
from allmende.table import AllmendeError, Game, Json, Record, Seat, beginning
from allmende.table.opening import after_first_situation
from allmende.table.record import Redraw
from allmende.table.results import results_of

FORMAT: Final = 1
Progress = Callable[[int, int], None]


class Decision(NamedTuple):
    """A pick as it was made: `game` is as it was before, only to be looked at."""

    pick: int
    """The game after so many decisions shows what came of it."""
    game: Game
    seat: Seat
    option: int


@dataclass(frozen=True)
class Analysis:
    """What came out of looking at a game."""

    game: str
    players: int
    picks: int
    """So many decisions were made."""
    budget: int | None
    """So many picks were played in simulations for each decision; None: what is usual."""
    looks: list[Look]
    over: bool
    winners: list[int]
    """If the game is over."""
    results: list[int]

    @property
    def chances(self) -> list[list[Chance]]:
        """By seat, how its chance to win went over the game, as far as it could know; alone, the points expected."""
        return chances_of(self.looks, self.players, self.picks, self.winners if self.over else None, self.results)

    @property
    def turns(self) -> list[Turn]:
        """The turning points, in the order of play."""
        return turns_of(self.looks, self.game, self.players)

    def to_json(self) -> Json:
        return {
            "format": FORMAT, "game": self.game, "players": self.players, "picks": self.picks, "budget": self.budget,
            "over": self.over, "winners": self.winners, "results": self.results,
            "looks": [one.to_json() for one in self.looks], **self.summary(),
        }  # fmt: skip

    def summary(self) -> Json:
        """What follows from the looks: the chances by seat, each with its pick, and the turning points."""
        chances = [[[one.pick, round(one.value, 3)] for one in course] for course in self.chances]
        return {"chances": chances, "turns": [turn.to_json() for turn in self.turns]}

    @staticmethod
    def from_json(data: Any) -> "Analysis":
        looks = [Look.from_json(one) for one in data["looks"]]
        return Analysis(
            data["game"], data["players"], data["picks"], data["budget"], looks, data["over"], data["winners"],
            data["results"],
        )  # fmt: skip


def decisions(record: Record) -> Iterator[Decision]:
    """The decisions of a game, one after the other; those with a single option are none. AllmendeError, if the rest of
    the game does not replay by today's rules."""
    game = after_first_situation(beginning(record, auto=True), record.picks)
    pick = 0
    while game.picks < len(record.picks):
        given = record.picks[game.picks]
        if isinstance(given, Redraw):
            raise AllmendeError("a game whose hidden part was redrawn in the midst of it cannot be analysed")
        choice = game.choice
        seat, option = given if isinstance(given, tuple) else (None, given)
        if choice is None:
            raise AllmendeError("this record has picks behind the end of its game")
        pick += 1
        yield Decision(pick, game, choice.seat if seat is None else seat, option)
        game.play(option, seat)


def analyse(record: Record, budget: int | None = None, progress: Progress | None = None) -> Analysis:
    """Look at every pick of a game, from what its seat knew at that moment.

    budget: so many picks are played in simulations for each decision that is worth it; the same budget gives the same
    analysis on every machine. progress: is told how many picks were looked at, and of how many.

    >>> from allmende import new_game
    >>> game = new_game("dominion", seed=6, kingdom="introduction", auto=True)
    >>> for key in [("treasures",), ("pile", "curse"), ("treasures",), ("pile", "silver")]:
    ...     game.play(game.option(*key))
    >>> found = analyse(game.record(), budget=2000)
    >>> [(one.pick, one.seat, one.key) for one in found.looks]
    [(1, 0, ('treasures',)), (2, 0, ('pile', 'curse')), (3, 1, ('treasures',)), (4, 1, ('pile', 'silver'))]
    """
    every = sum(1 for _ in decisions(record))
    looks: list[Look] = []
    for decision in decisions(record):
        looks.append(look(decision.game, decision.seat, decision.option, decision.pick, budget))
        if progress is not None:
            progress(len(looks), every)
    return analysed(record, looks, budget)


def analysed(record: Record, looks: Sequence[Look], budget: int | None = None) -> Analysis:
    """The analysis of a game from looks at its picks, or at those until now."""
    last = None
    for last in decisions(record):  # noqa: B007  # the game goes on in it
        pass
    game = after_first_situation(beginning(record, auto=True), record.picks) if last is None else last.game
    scores = game.scores()
    over = game.over
    winners = [int(seat) for seat in game.winners()] if over else []
    return Analysis(
        record.game, game.players, 0 if last is None else last.pick, budget, list(looks), over, winners,
        results_of(scores),
    )  # fmt: skip
