"""What is said about picks, as types: hints, why something cannot be picked, looking back at a game, and puzzles."""

from typing import Literal, NotRequired, TypedDict

from allmende.table.views import OptionKey


class Saying(TypedDict):
    """Something to be said about a thing: `kind` is the sentence, the other fields are what it needs to be spoken."""

    kind: str


class Hint(TypedDict):
    option: int
    key: OptionKey
    than: NotRequired[int]
    """The option that it is compared with: for the best one the next best, for the others the best. Without it the
    search had nothing to say, and there are no figures."""
    gain: NotRequired[float]
    """Points that it brings more; less than nothing if it is worse."""
    error: NotRequired[float]
    """The standard error of the gain."""
    sure: NotRequired[float]
    """How sure it is that it is better, 0 to 1."""
    win: NotRequired[float | None]
    """The chance to win, 0 to 1; null for a person alone."""
    reason: NotRequired[Saying]
    """Why: the message `reason-<kind>` of the game."""
    named: NotRequired[Saying]
    """What to call it, if its own name is only a coordinate: the message `named-<kind>` of the game."""
    bundle: NotRequired[list[OptionKey]]
    """Where picks belong together and are sent as one: this option and what is recommended after it."""


class Hints(TypedDict):
    seq: int
    hints: list[Hint]


class WhyNot(TypedDict):
    """Why something on the table cannot be picked: each the message `why-<kind>`; none, if it can."""

    seq: int
    why: list[Saying]


class Course(TypedDict):
    totals: list[list[int]]
    """After each pick, beginning with none: the points of every seat."""


class LookTold(TypedDict):
    """A pick that was looked at again, with what its seat knew then."""

    pick: int
    """The table after so many picks shows what came of it."""
    seat: int
    prompt: str
    option: int
    key: OptionKey
    grade: Literal["best", "fine", "slip", "mistake", "small"]
    best: NotRequired[int]
    """What would have been better; not there, if it is what was picked."""
    best_key: NotRequired[OptionKey]
    points: NotRequired[float]
    """The lead expected with the best; for a person alone, the points."""
    points_error: NotRequired[float]
    win: NotRequired[float]
    """The chance to win with the best, 0 to 1."""
    win_error: NotRequired[float]
    gain: NotRequired[float]
    """Points more that the best would have brought, less the others'."""
    error: NotRequired[float]
    sure: NotRequired[float]
    lost: NotRequired[float]
    """The chance to win that was given away."""
    reason: NotRequired[Saying]
    named: NotRequired[Saying]
    words: NotRequired[dict[str, list[str]]]
    """By language: what was picked, and what would have been better."""


class TurnTold(TypedDict):
    """A turning point: the table after so many picks, how a seat's chance to win changed there; alone, its points."""

    pick: int
    seat: int
    kind: Literal["mistake", "swing"]
    change: float


class AnalysisTold(TypedDict):
    format: int
    game: str
    players: int
    picks: int
    budget: int | None
    over: bool
    winners: list[int]
    results: list[int]
    looks: list[LookTold]
    chances: list[list[list[float]]]
    """By seat: after how many picks, and its chance to win then, 0 to 1; alone, the points expected."""
    turns: list[TurnTold]


class Review(TypedDict):
    """How far looking back at a game is, and what came out."""

    stage: Literal["none", "running", "done", "failed"]
    done: int
    picks: int
    analysis: NotRequired[AnalysisTold]


class PuzzleCount(TypedDict):
    game: str
    count: int
    today: int
    """The number of the puzzle of the day."""


class Puzzles(TypedDict):
    """The puzzles there are, and which are those of the day, the same for everybody."""

    day: int
    """Counted from the first of January 1970, by the clock of the world (UTC)."""
    games: list[PuzzleCount]


class Solved(TypedDict):
    """What became of an answer to a puzzle. The best pick is told only when it was found, or given up."""

    right: bool
    best: NotRequired[OptionKey]
    words: NotRequired[dict[str, str]]
    """The best pick, by language."""
    gain: NotRequired[float]
    """Points more than the next best brings, less the others'."""
    error: NotRequired[float]
    win: NotRequired[float]
    """The chance to win with it, and with the next best."""
    second_win: NotRequired[float]
    reason: NotRequired[Saying]
    named: NotRequired[Saying]
