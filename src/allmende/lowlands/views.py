"""What a view of The Lowlands holds, as types: the client's are made of them, and a test holds views against them."""

from typing import Literal, NotRequired, TypedDict

from allmende.table.views import Sheet

Resource = Literal["wood", "clay", "stone"]
Space = Literal["build", "dike", "fences", "sheep", "draw"]
TileKind = Literal["feature", "action", "sheep", "storm"]
Terrain = Literal["bush", "tree", "pond"]
Gives = Literal["card", "coin", "card_or_coin", "laborer"]
Phase = Literal["turn-of-the-tide", "work", "upkeep", "income", "high-tide", "storm-surge", "over"]
Zone = Literal["hand", "display", "store", "deck", "offer", "market", "farm", "board", "table"]
"""Where offered things lie: cards in hand, open or in the store of the dike; tiles on offer, sheep on the market, cells
and fences of the farm, farmers and action spaces of the farmyard's board, other seats round the table."""


class SeaCard(TypedDict):
    """A flood card; null as long as only its back is seen."""

    back: Literal["high", "low"]
    value: int | None


class Flood(TypedDict):
    pieces: int
    sea: list[SeaCard]
    deck: int


class Store(TypedDict):
    resource: Resource | None
    stored: int
    spaces: int


class Dike(TypedDict):
    segments: int
    length: int
    store: Store


class Marker(TypedDict):
    seat: int
    steps: int


class Token(TypedDict):
    """A progress token on a large space of the dike track."""

    space: int
    token: str


class Track(TypedDict):
    markers: list[Marker]
    tokens: list[Token]


class Value(TypedDict):
    """The value track: where its marker stands, what a dike is worth there, and a sheep."""

    position: int
    dike: int
    sheep: int


class Row(TypedDict):
    spaces: int
    sheep: int


class OpenTile(TypedDict):
    tile: str
    level: int
    cost: dict[Resource, int]
    terrain: list[Terrain]
    points: int
    names: NotRequired[dict[str, str]]
    """By language, what somebody's own file calls it."""


class BoxTile(OpenTile):
    """A tile in the box."""

    slug: str
    set: TileKind
    house: bool
    texts: NotRequired[dict[str, str]]


class Things(TypedDict):
    """What lies in the box."""

    tile: list[BoxTile]


class Offer(TypedDict):
    open: list[OpenTile]
    stack: int


class Figures(TypedDict):
    """What is printed on the boards."""

    areas: list[int]
    income_fences: list[tuple[int, Gives]]
    income_houses: list[Gives]
    tokens: dict[str, list[tuple[str, int]]]


class Hand(TypedDict):
    count: int
    known: dict[Resource, int]


class Built(TypedDict):
    tile: str
    cell: int


class Fold(TypedDict):
    """A pasture, or a cell outside of them where sheep find room."""

    cells: list[int]
    sheep: int
    room: int


class Income(TypedDict):
    cards: int
    coins: int
    card_or_coin: int


class Player(TypedDict):
    seat: int
    hand: Hand
    coins: int
    sheep: int
    room: int
    herd: list[int]
    """How many sheep stand on each cell."""
    breaches: int
    steps: int
    points: int
    special: int
    plus_two: bool
    board: str
    terrain: list[list[Terrain]]
    fences: list[int]
    spare: int
    """Fences on the income board."""
    owed: int
    houses: int
    """Houses on the income board."""
    tiles: list[Built]
    pastures: list[list[int]]
    folds: list[Fold]
    farmers: list[int]
    used: dict[Space, int]
    laborers: dict[Space, int]
    reserve: int
    income: Income


class Table(TypedDict):
    stage: int
    half: int
    phase: Phase
    first: int
    active: int
    flood: Flood
    dike: Dike
    track: Track
    value: Value
    deck: int
    discard: dict[Resource, int]
    display: list[Resource]
    market: list[Row]
    offer: dict[TileKind, Offer]
    figures: Figures
    players: list[Player]
    sheet: Sheet
    """By seat and line of the score sheet, where points come from."""
