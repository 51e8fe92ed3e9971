"""What a view of Dominion holds, as types: the client's are made of them, and a test holds every view against them."""

from typing import Literal, TypedDict

CardType = Literal["action", "treasure", "victory", "curse", "attack", "reaction"]
Phase = Literal["action", "buy", "clean-up", "over"]
Zone = Literal["hand", "in_play", "looking", "discard", "discard_top", "deck", "trash", "supply"]
"""Where offered cards lie. Of a discard pile: somewhere in it, which opens it; or on top, where everybody sees it."""


class Effect(TypedDict):
    """What a played card still does this turn, and for whom."""

    card: str
    seat: int


class Turn(TypedDict):
    seat: int
    phase: Phase
    actions: int
    buys: int
    coins: int
    effects: list[Effect]


class Pile(TypedDict):
    """A pile of the supply; its cost is that of this moment."""

    card: str
    count: int
    cost: int
    types: list[CardType]


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
    cards: dict[str, int]
    """All the cards that the player owns."""


class Table(TypedDict):
    turn: Turn
    supply: list[Pile]
    ending_piles: int
    """So many empty piles end the game."""
    kingdom: list[str]
    trash: list[str]
    players: list[Player]


class Facts(TypedDict):
    """What the face of a card shows; null: it depends on the game."""

    slug: str
    set: str
    cost: int
    types: list[CardType]
    cards: int
    actions: int
    buys: int
    coins: int | None
    points: int | None


class Kingdom(TypedDict):
    """A recommended set."""

    slug: str
    cards: list[str]


class Things(TypedDict):
    """What lies in the box."""

    card: list[Facts]
    kingdom: list[Kingdom]
