"""What is said about results, ratings, pages of people, the archive, and statistics."""

from typing import Any, Final, Literal, TypeAlias, TypedDict

from allmende.server.bodies import Body
from allmende.server.results.counting import Why

Seen: TypeAlias = Literal["all", "met", "none"]
"""Who may see somebody's page: everybody, those who have played with them, or nobody."""


class PageBody(Body):
    """Who may see my page. Nobody: nor am I on leader boards."""

    seen: Seen


class PlaceTold(TypedDict):
    """How somebody came out of a game."""

    seat: int
    kind: Literal["person", "bot", "gone"]
    """Gone: a person who was deleted."""
    name: str
    public: str | None
    """The id of the person's page."""
    bot: str | None
    left: bool
    """The person had gone, and a bot played on: the last place."""
    place: int | None
    points: int | None
    shown: int | None
    """The rating after it, in a game that counts."""
    change: int | None


class ResultTold(TypedDict):
    """A game that has ended."""

    id: str
    """Of its table."""
    game: str
    players: int
    options: dict[str, Any]
    ended: float
    seconds: float
    picks: int
    how: Literal["over", "agreed"]
    """Agreed: ended without a result."""
    rated: bool
    counted: bool
    """Its ratings have been computed."""
    why: Why | None
    """Why it does not count, at a table that was to."""
    seats: list[PlaceTold]
    mine: list[int]
    film: bool
    """Its table is still there."""


class Met(TypedDict):
    """Somebody with whom somebody has played."""

    public: str
    name: str
    games: int
    won: int
    """So often ahead of them."""
    lost: int


class Archive(TypedDict):
    results: list[ResultTold]
    """The latest first."""
    total: int
    next: str | None
    """What to ask for with `before` for earlier ones."""
    games: list[str]
    """Of which games there are some at all."""
    met: list[Met]


class RatingTold(TypedDict):
    game: str
    players: int
    shown: int
    """Nearly certainly not too high."""
    low: int
    high: int
    """Between these two in 19 of 20 cases."""
    games: int
    provisional: bool


class Ranked(TypedDict):
    rank: int | None
    """None as long as it is provisional, and for bots."""
    name: str
    public: str | None
    bot: str | None
    me: bool
    shown: int
    low: int
    high: int
    games: int | None
    provisional: bool


class PoolTold(TypedDict):
    game: str
    players: int
    people: int


class Board(TypedDict):
    """Who is how strong: in one game, with so many players."""

    game: str
    players: int
    rows: list[Ranked]
    pools: list[PoolTold]
    """All that there are."""


class RatingStanding(TypedDict):
    """What there is on this server."""

    ratings: bool
    statistics: bool
    bots: dict[str, list[str]]
    """By game, the bots whose strength is known: at a table that counts no others may sit."""
    pools: list[PoolTold]


class Tally(TypedDict):
    game: str
    games: int
    won: int


class Point(TypedDict):
    """One game in the course of time."""

    game: str
    players: int
    ended: float
    points: int
    place: int
    shown: int | None


class Favourite(TypedDict):
    game: str
    kind: str
    name: str
    games: int
    """In so many games it was taken."""
    of: int
    """Of so many of that game of which that is known."""


class PersonPage(TypedDict):
    public: str
    name: str
    me: bool
    seen: Seen | None
    """Who may see it, if it is mine."""
    open: bool
    """Do I see more than the ratings?"""
    ratings: list[RatingTold]
    games: list[Tally]
    course: list[Point]
    favourites: list[Favourite]
    met: list[Met]
    """With whom, on my own page; me alone on others'."""
    results: list[ResultTold]
    """The latest ones; on others' pages without those who are neither they nor I."""


class PageSeen(TypedDict):
    public: str
    seen: Seen


class EffectTold(TypedDict):
    value: float
    low: float
    high: float
    clear: bool
    """It is not 0, even if one has looked at everything in this list."""


class ThingTold(TypedDict):
    kind: str
    name: str
    offered: int
    taken: int
    score: EffectTold | None
    """Points of those who took it, less those of the others."""
    win: EffectTold | None


class OpeningTold(TypedDict):
    things: list[str]
    """What was taken first: "card silver"."""
    games: int
    share: float
    """Of the victories."""
    low: float
    high: float


class GamesTold(TypedDict):
    """What all finished games of one kind tell, without anybody's name."""

    game: str
    players: int
    games: int
    least: int
    """From so many games on, something is said."""
    things: list[ThingTold]
    openings: list[OpeningTold]


BODIES: Final[tuple[Any, ...]] = (PageBody,)
ANSWERS: Final[tuple[Any, ...]] = (ResultTold, Archive, Board, RatingStanding, PersonPage, PageSeen, GamesTold)
