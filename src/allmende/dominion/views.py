"""What a view of Dominion holds, as types: the client's are made of them, and a test holds every view against them."""

from typing import Literal, TypedDict

from allmende.table.views import Sheet

CardType = Literal[
    "action", "treasure", "victory", "curse", "attack", "reaction", "duration", "night", "reserve", "traveller",
    "castle", "command", "doom", "fate", "heirloom", "spirit", "liaison", "townsfolk",
]  # fmt: skip
LandscapeKind = Literal["event", "project", "landmark", "way", "ally", "boon", "hex", "state", "artifact"]
Phase = Literal["action", "buy", "clean-up", "over", "night"]
Zone = Literal[
    "hand", "in_play", "looking", "discard", "discard_top", "deck", "trash", "supply", "landscapes", "tokens",
    "island", "tavern", "exile", "estate", "set-aside", "mats",
]  # fmt: skip
"""Where offered cards lie. Of a discard pile: somewhere in it, which opens it; or on top, where everybody sees it."""


class Effect(TypedDict):
    """What a played card or a landscape still does, for whom, how long, and the cards that are set aside for it."""

    card: str
    seat: int
    until: Literal["turn", "next-turn", "forever"]
    cards: list[str]
    """As far as the viewer knows them."""


class Turn(TypedDict):
    seat: int
    phase: Phase
    actions: int
    buys: int
    coins: int
    effects: list[Effect]


class Pile(TypedDict):
    """A pile; its cost is that of this moment. Of a mixed pile, its name and what lies below the top, topmost first."""

    card: str
    count: int
    cost: int
    debt: int
    types: list[CardType]
    pile: str | None
    below: list[str]


class Landscape(TypedDict):
    """A landscape that lies on the table; `stock`: the points on it."""

    slug: str
    kind: LandscapeKind
    cost: int
    debt: int
    stock: int


class Hexes(TypedDict):
    """How many are face down, and those that were turned over."""

    count: int
    used: list[str]


class Cards(TypedDict):
    """So many cards, and those that the viewer knows."""

    count: int
    known: list[str]


class Deck(TypedDict):
    count: int
    top: list[str | None]
    """The top cards as far as they are known, topmost first; null for one in between that is not."""


class Discard(TypedDict):
    count: int
    top: str | None
    known: list[str]


class Player(TypedDict):
    seat: int
    turns: int
    hand: Cards
    deck: Deck
    discard: Discard
    in_play: list[str]
    aside: Cards
    looking: Cards
    mats: dict[str, Cards]
    """Those on which something lies: island, tavern, exile, estate, set-aside."""
    tokens: dict[str, int]
    """Those that the player has."""
    owns: list[str]
    """Projects, States and Artifacts."""
    stays: list[str]
    """The cards in play that will stay there."""
    cards: dict[str, int]
    """All the cards that the player owns, as far as the viewer knows."""
    passed: int
    """So many more, or fewer, than `cards` says: cards changed hands that the viewer has not seen."""


class Table(TypedDict):
    turn: Turn
    supply: list[Pile]
    ending_piles: int
    """So many empty piles end the game."""
    kingdom: list[str]
    """The ten piles."""
    text: str
    """The kingdom as a text that can be pasted."""
    landscapes: list[Landscape]
    beside: list[Pile]
    """Piles that are not in the supply."""
    boons: list[str]
    """Those that lie beside the Druid."""
    hexes: Hexes | None
    mouse: str | None
    """The card of the Way of the Mouse."""
    trash: list[str]
    players: list[Player]
    sheet: Sheet
    """By seat and card, token or landscape, where points come from; empty until the game is over."""


class Facts(TypedDict):
    """What the face of a card shows; null: it depends on the game."""

    slug: str
    set: str
    cost: int
    debt: int
    types: list[CardType]
    cards: int
    actions: int
    buys: int
    coins: int | None
    points: int | None
    kingdom: bool
    """Can it be one of the ten piles?"""
    heirloom: str | None


class LandscapeFacts(TypedDict):
    slug: str
    set: str
    kind: LandscapeKind
    cost: int
    debt: int


class MixedPile(TypedDict):
    """A pile of different cards, from top to bottom."""

    slug: str
    set: str
    cards: list[str]


class Kingdom(TypedDict):
    """A recommended set."""

    slug: str
    cards: list[str]


class Lot(TypedDict):
    """A pile or a landscape that a random kingdom may have; `brings`: with what lies beside it."""

    slug: str
    set: str
    mechanics: list[str]
    brings: list[str]


class Things(TypedDict):
    """What lies in the box."""

    card: list[Facts]
    landscape: list[LandscapeFacts]
    pile: list[MixedPile]
    kingdom: list[Kingdom]
    lot: list[Lot]
