"""What Farmers of the Moor adds to the table: special action cards, major improvements that changed places."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from allmende.agricola.added import Added
from allmende.agricola.cards.card import BY_SLUG, Card
from allmende.agricola.goods import Bundle
from allmende.table.rules import Json
from allmende.table.saved import flag, number, numbers, some_of

if TYPE_CHECKING:
    from allmende.agricola.state import Agricola

CENTER: Final = -1
"""A special action card that lies face up in the middle."""
FACE_DOWN: Final = 8
"""Added to the seat of a player in front of whom a card lies face down."""
NO_CARD: Final = -1


class Moor(Added):
    """Cards are known by their place in the list of this game's special action cards."""

    __slots__ = ("buried", "garden_path", "guests", "holders", "moved_up", "open", "paid", "pile", "spent")

    def __init__(self, cards: int) -> None:
        self.holders = [CENTER] * cards  # where each card lies: CENTER, a seat, or FACE_DOWN + seat
        self.moved_up: tuple[Card, ...] = ()  # major improvements that lie on top of those that covered them
        self.garden_path = -1  # who has the marker
        self.guests: tuple[Bundle, ...] = ()  # while animals breed: how many more or fewer are there, by seat
        # Alone, there is a pile instead
        self.pile: list[int] = []  # face down; the last one is on top
        self.buried = 0  # how many of them, from the first one on, were put below by the player, who knows them
        self.open = NO_CARD  # the card that lies face up
        self.spent: list[int] = []  # the discard pile
        self.paid = False  # 2 food lie on it: it was not discarded this round

    def copy(self) -> Moor:
        other = Moor(0)
        other.holders = self.holders[:]
        other.moved_up = self.moved_up
        other.garden_path = self.garden_path
        other.pile = self.pile[:]
        other.buried = self.buried
        other.open = self.open
        other.spent = self.spent[:]
        other.paid = self.paid
        return other

    def to_json(self) -> Json:
        return {
            "holders": self.holders[:],
            "moved_up": [card.slug for card in self.moved_up],
            "garden_path": self.garden_path,
            "pile": self.pile[:],
            "buried": self.buried,
            "open": self.open,
            "spent": self.spent[:],
            "paid": self.paid,
        }

    def read(self, data: Json) -> None:
        """What `to_json` wrote; a ValueError if it cannot be so."""
        cards = len(self.holders)
        self.holders = numbers(data["holders"], least=CENTER)
        self.moved_up = tuple(some_of(data["moved_up"], BY_SLUG))
        self.garden_path, self.buried = number(data["garden_path"], least=-1), number(data["buried"])
        self.open = number(data["open"], cards - 1, NO_CARD)
        self.pile, self.spent = numbers(data["pile"], cards - 1), numbers(data["spent"], cards - 1)
        self.paid = flag(data["paid"])
        piled = [*self.pile, *self.spent] + ([self.open] if self.open >= 0 else [])
        if len(self.holders) != cards or (piled and sorted(piled) != list(range(cards))):
            raise ValueError("special action cards are missing")
        if not 0 <= self.buried <= len(self.pile):
            raise ValueError("more cards are buried than there are in the pile")

    def check(self, seats: int, majors: list[Card]) -> None:
        """Special action cards lie in the middle or in front of somebody; markers belong to somebody."""
        places = [CENTER, *range(seats), *range(FACE_DOWN, FACE_DOWN + seats)]
        if any(holder not in places for holder in self.holders) or not -1 <= self.garden_path < seats:
            raise ValueError("special action cards or markers lie where they cannot")
        if any(card not in majors or card.under is None for card in self.moved_up):
            raise ValueError("only major improvements below others can be moved up")


def moor_of(g: Agricola) -> Moor:
    """What the module keeps of the table of a game with it."""
    moor = g.added["moor"]
    assert isinstance(moor, Moor)
    return moor
