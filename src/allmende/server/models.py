"""Everything that is said between clients and the server, as types: by HTTP and by sockets, there and back.

What comes in are Structs: msgspec checks them while it reads them, for both ways. What goes out are TypedDicts. The
client's types (`typescript`) and /openapi.json (`openapi`) are made of these.
"""

from typing import Annotated, Any, Final, Literal, NotRequired, TypeAlias, TypedDict

import msgspec
from msgspec import Meta

from allmende.ledger import Ledgers as Ledgers
from allmende.server.advising import AnalysisTold as AnalysisTold
from allmende.server.advising import Course as Course
from allmende.server.advising import Hint as Hint
from allmende.server.advising import Hints as Hints
from allmende.server.advising import LookTold as LookTold
from allmende.server.advising import PuzzleCount as PuzzleCount
from allmende.server.advising import Puzzles as Puzzles
from allmende.server.advising import Review as Review
from allmende.server.advising import Saying as Saying
from allmende.server.advising import Solved as Solved
from allmende.server.advising import TurnTold as TurnTold
from allmende.server.advising import WhyNot as WhyNot
from allmende.server.bodies import SHAPE as SHAPE
from allmende.server.bodies import Body as Body
from allmende.server.bodies import BotName as BotName
from allmende.server.bodies import BranchTold as BranchTold
from allmende.server.bodies import Key as Key
from allmende.server.bodies import Name as Name
from allmende.server.bodies import Number as Number
from allmende.server.bodies import Once as Once
from allmende.server.bodies import OptionName as OptionName
from allmende.server.bodies import Picks as Picks
from allmende.server.bodies import SeatNumber as SeatNumber
from allmende.server.bodies import Settings as Settings
from allmende.server.bodies import TableSettings as TableSettings
from allmende.server.bodies import Word as Word
from allmende.server.clocks import models as clocks
from allmende.server.clocks.models import ClockTold as ClockTold
from allmende.server.clocks.settings import ClockChosen as ClockChosen
from allmende.server.identity import messages as known_again
from allmende.server.inviting import Code as Code
from allmende.server.inviting import Invitation as Invitation
from allmende.server.lobby import models as lobby
from allmende.server.notices import models as notices
from allmende.server.results import models as results
from allmende.server.talk import models as talk
from allmende.server.teaching import Lesson as Lesson
from allmende.server.teaching import Lessons as Lessons
from allmende.server.teaching import LessonStep as LessonStep
from allmende.table.series import Series
from allmende.table.views import Verdict, View

# What comes in


class MeBody(Body):
    name: Name | None = None
    settings: dict[str, Any] | None = None
    """What has changed of the client's own, which are up to 4 kB: objects inside key by key, null takes a key out."""


class PeopleBody(Body):
    name: Name = ""
    """At most 40 characters of it are kept."""


class SeatWish(Body):
    kind: Literal["me", "open", "bot"]
    name: Name = ""
    bot: BotName | None = None


class NewTable(Body):
    game: OptionName
    seats: Annotated[list[SeatWish], Meta(min_length=1, max_length=10)]
    options: dict[str, Any] = msgspec.field(default_factory=dict)
    seed: Annotated[int, Meta(ge=0, le=(1 << 53) - 1)] | None = None
    """Everyone is told."""
    settings: Settings = msgspec.field(default_factory=Settings)
    lesson: OptionName | None = None
    """A lesson of the game: it has its own options and seats, mine and those of bots."""


class BranchBody(Body):
    """Play on from a moment of a game that is over: after so many picks, on this seat."""

    pick: Number
    seat: SeatNumber


class PuzzleBody(Body):
    game: OptionName
    number: Annotated[int, Meta(ge=1, le=1 << 20)] | None = None
    """The puzzle of the day, if none is named."""


class SolveBody(Body):
    pick: Number | Key | None = None
    """What somebody would pick; null: show me."""


class ReadBody(Body):
    option: OptionName
    text: Annotated[str, Meta(max_length=60_000)]
    """What stands in the file."""
    name: Name = ""
    """What a mistake calls the file."""


class JoinBody(Body):
    invite: Word
    name: Name = ""


class PicksBody(Body):
    seq: Number
    """The seq of the update that this answers."""
    seat: SeatNumber
    picks: Picks
    """Options by their numbers, or by their keys as in view.choice."""
    once: Once = ""


class UndoBody(Body):
    seq: Number
    seat: SeatNumber
    to: Number | None = None
    """The table after so many picks; null: before my last pick."""
    once: Once = ""


class VoteBody(Body):
    seq: Number
    seat: SeatNumber
    agree: bool
    once: Once = ""


class LeaveBody(Body):
    seat: SeatNumber
    bot: BotName | None = None
    once: Once = ""


class RematchBody(Body):
    seed: Literal["same", "next"] = "next"


class WishBody(Body):
    seat: SeatNumber
    thing: Word | None
    """What the seat takes along; null: nothing."""


class NextBody(Body):
    wishes: Annotated[list[WishBody], Meta(max_length=10)] = msgspec.field(default_factory=list)
    without: bool = False
    """Go on without the choice of those who are late."""


# The same over a socket: `type` says what it is, `id` comes back with the answer.


class PickMessage(PicksBody, tag="pick", forbid_unknown_fields=False):
    id: Word = ""


class TryMessage(PicksBody, tag="try", forbid_unknown_fields=False):
    """What would come of these picks?"""

    id: Word = ""


class UndoMessage(UndoBody, tag="undo", forbid_unknown_fields=False):
    id: Word = ""


class VoteMessage(VoteBody, tag="vote", forbid_unknown_fields=False):
    id: Word = ""


class ShowMessage(msgspec.Struct, tag="show"):
    """Show another of my seats; none: as a spectator sees it, so that no hand is open between two turns."""

    seat: SeatNumber | None
    id: Word = ""


class PingMessage(msgspec.Struct, tag="ping"):
    """Are you there? Answered at once, whatever else is being done."""

    id: Word = ""


Message: TypeAlias = PickMessage | TryMessage | UndoMessage | VoteMessage | ShowMessage | PingMessage

# What goes out

Scores: TypeAlias = list[dict[str, int]]


class Happened(TypedDict):
    """An event as a seat has seen it, with the facts of its kind."""

    kind: str
    seat: int
    depth: int
    """How deep inside other effects it happened."""


class PastEvent(Happened):
    pick: int
    """After how many picks it happened."""


class GameEvent(PastEvent):
    seq: int
    picker: NotRequired[int]
    """Whose pick brought it about, if not that of `seat`."""


class SeatInfo(TypedDict):
    seat: int
    kind: Literal["person", "open", "bot"]
    name: str
    bot: str | None
    here: NotRequired[bool]
    away: NotRequired[float]
    """Since when its person has no page open here."""


class TableInfo(TypedDict):
    id: str
    game: str
    options: dict[str, Any]
    """True stands for data of somebody's own, such as a file of tiles."""
    settings: TableSettings
    seats: list[SeatInfo]
    seed_known: bool
    created: float
    picks: int
    over: bool
    ends: int | None
    """After so many picks the game, played by other rules, no longer replays."""
    closed: bool
    """Whoever runs the server has closed it: nobody plays here any more."""
    ended: Literal["agreed"] | None
    """The game has ended without a result: those who were left have agreed to that."""
    mine: list[int]
    """The seats that are mine; several at a hot seat."""
    held: list[int]
    """Those that a bot plays for me since my time was over, or I stayed away."""
    maker: bool
    rematch: str | None
    """The next table: of a rematch, or of the series."""
    series: str | None
    """The address of the series to which the game belongs."""
    wished: list[int]
    """The seats that have said what they take along into the next game."""
    invite: NotRequired[str]
    watch: NotRequired[str]


class Can(TypedDict):
    undo: bool
    """My last pick can be taken back at once."""
    ask: bool
    """It can be taken back if the others agree."""
    back: int | None
    """After so many picks I made it."""
    reset: int | None
    """The table after so many picks is the furthest that undo reaches without asking anybody."""
    hint: bool


class VoteInfo(TypedDict):
    seat: int
    """Who asks."""
    to: int | None
    """Back to the table after so many picks; null: delete the table."""
    agreed: list[int]
    waiting: list[int]


class Update(TypedDict):
    seq: int
    since: int
    table: TableInfo
    view: View
    events: list[GameEvent]
    can: Can
    vote: VoteInfo | None
    clock: ClockTold | None
    scores: Scores | None
    winners: list[int] | None
    verdict: Verdict | None


class Refusal(TypedDict):
    error: str
    message: str
    update: NotRequired[Update]


class PickRefused(TypedDict):
    at: int
    """Which of the picks, from 0."""
    error: str
    message: str


class Tried(TypedDict):
    """What would come of some picks. Nothing has happened."""

    seq: int
    played: int
    """So many of the picks lead to this view."""
    ends: bool
    """The next pick would show something new, or the seat is asked no more."""
    passes: bool
    """With all of these picks the turn would pass to others, as far as the seat can know."""
    view: View
    events: list[Happened]
    refused: PickRefused | None
    """Which pick cannot be made, and why."""


class Moment(TypedDict):
    pick: int
    ends: int | None
    """The view is that of this pick: later ones were played by other rules and no longer replay."""
    view: View
    events: list[PastEvent]
    scores: Scores | None


class TableShort(TypedDict):
    """A table in the list of mine."""

    id: str
    game: str
    options: dict[str, Any]
    seq: int
    picks: int
    over: bool
    created: float
    changed: float
    seats: list[SeatInfo]
    mine: list[int]
    waiting: list[int]
    my_turn: bool
    maker: bool
    series: str | None
    lesson: str | None
    due: float | None
    """When the time of somebody who is asked will be over, by the clock of the server."""
    clock: ClockChosen | None
    ended: Literal["agreed"] | None
    """It has ended without a result."""
    held: list[int]
    """The seats that a bot plays for me."""


class Tables(TypedDict):
    tables: list[TableShort]


When: TypeAlias = dict[str, list[str | int | bool]]
"""Settings with some of their values: it holds when each has one of them, and a list when it contains one of them."""
Texts: TypeAlias = dict[str, str]
"""What a person reads, by language."""


class Usual(TypedDict):
    value: str | int | bool | list[str] | None
    when: When


class Renamed(TypedDict):
    """What values are called when something is chosen."""

    when: When
    names: dict[str, Texts]


class Setting(TypedDict):
    """Something to be decided before a game."""

    name: str
    kind: Literal["number", "word", "flag", "words", "things", "seat", "file"]
    values: list[str | int | bool]
    """What it can be, or what a list of words can have."""
    usual: list[Usual]
    """The first that holds counts."""
    things: NotRequired[str]
    """A list names things of this kind; beside a word, instead of it."""
    count: NotRequired[int]
    """So many things; 0: any number."""
    least: NotRequired[int]
    """How many words a list must have."""
    asked: NotRequired[bool]
    """Worth a question before a game."""
    text: Texts
    names: dict[str, Texts]
    """Of the values."""
    renamed: NotRequired[list[Renamed]]
    """Other names that some of them have beside other choices; the first that holds counts."""


class Exclusion(TypedDict):
    """What cannot be played together, and why."""

    when: When
    why: Texts


class Preset(TypedDict):
    """A game that has a name: the values that settings have in it, the usual one first."""

    name: str
    when: When
    text: Texts
    about: Texts


class GameInfo(TypedDict):
    game: str
    min_players: int
    max_players: int
    options: dict[str, Any]
    """With their defaults."""
    settings: list[Setting]
    """What can be chosen, in the order in which what is usual depends on it."""
    exclusions: list[Exclusion]
    presets: list[Preset]
    bots: list[str]
    """What stands in <> is to be filled in."""
    best_bot: str
    board: str | None
    """The ES module of a game's own board, if the web client has none for it."""
    lessons: list[str]
    """The names of its lessons, in their order."""


class Games(TypedDict):
    games: list[GameInfo]


class Thing(TypedDict):
    """Something in the box of a game, with what is printed on it."""

    slug: str


Things: TypeAlias = dict[str, list[Thing]]


class FileText(TypedDict):
    text: str


class OptionRead(TypedDict):
    value: dict[str, Any]
    """The value of the option, for a new table."""


class Me(TypedDict):
    name: str
    settings: dict[str, Any]


class Secret(TypedDict):
    secret: str
    """Send it as a Bearer token; it is told only once."""


class Link(TypedDict):
    table: str


class Next(TypedDict):
    table: str | None
    """The next table; null as long as others have not said what they take along."""


class SeriesTable(TypedDict):
    id: str
    over: bool
    changed: float


class SeriesInfo(TypedDict):
    """A series, as it stands at its last table."""

    id: str
    game: str
    series: Series
    tables: list[SeriesTable]
    """In the order they were played."""
    seats: list[SeatInfo]
    mine: list[int]
    over: bool
    """Is the last game over?"""
    wished: list[int]
    waiting: list[int]
    """The seats that have not said yet what they take along."""
    patience: float
    """So many seconds are left until the others may go on without them."""


class Done(TypedDict):
    seq: int


# The same over a socket


class UpdateTold(Update):
    type: Literal["update"]


class DifferenceTold(TypedDict):
    """An update by what has changed since the last one: see `difference`."""

    type: Literal["difference"]
    seq: int
    since: int
    events: list[GameEvent]
    changes: list[Any] | dict[str, Any]


class PresenceTold(TypedDict):
    """Which seats are here, and how many only watch."""

    type: Literal["presence"]
    here: list[int]
    watching: int
    away: list[tuple[int, float]]
    """The seats whose people have no page open here, and since when."""


class TriedTold(Tried):
    type: Literal["tried"]
    id: str


class RefusalTold(Refusal):
    type: Literal["refused"]
    id: str


class DoneTold(Done):
    type: Literal["ok"]
    id: str


class PongTold(TypedDict):
    """The answer to a ping. It tells nothing of the table."""

    type: Literal["pong"]
    id: str
    now: float
    """By the server's clock, which is that of its deadlines."""


Told: TypeAlias = (
    UpdateTold
    | DifferenceTold
    | PresenceTold
    | TriedTold
    | RefusalTold
    | DoneTold
    | PongTold
    | talk.LineTold
    | talk.UnsaidTold
)

BODIES: Final[tuple[Any, ...]] = (
    MeBody, PeopleBody, NewTable, ReadBody, JoinBody, PicksBody, UndoBody, VoteBody, LeaveBody, RematchBody,
    WishBody, NextBody, BranchBody, PuzzleBody, SolveBody, *known_again.BODIES, *clocks.BODIES, *lobby.BODIES,
    *talk.BODIES, *notices.BODIES, *results.BODIES,
)  # fmt: skip
ANSWERS: Final[tuple[Any, ...]] = (
    Update, Refusal, Tried, Moment, Tables, Games, FileText, Ledgers, OptionRead, Me, Secret, Hints, WhyNot, Course,
    Link, Done, Thing, Next, SeriesInfo, Lessons, Invitation, Review, Puzzles, Solved, *known_again.ANSWERS,
    *clocks.ANSWERS, *lobby.ANSWERS, *talk.ANSWERS, *notices.ANSWERS, *results.ANSWERS,
)  # fmt: skip
OPEN_RECORDS: Final[tuple[Any, ...]] = (Happened, PastEvent, GameEvent, Thing, Saying)
"""They may have more fields than those that stand here."""
