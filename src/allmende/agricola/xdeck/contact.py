"""What the X deck keeps: its deck beside the board, and what aliens have begun with a player."""

from __future__ import annotations

from typing import Final

from allmende.agricola.actions.space import SLUGS, Space
from allmende.agricola.added import FLAG, MASK, NOBODY, Added, Field
from allmende.agricola.drawn.deck import DrawnCards
from allmende.agricola.player import Player
from allmende.agricola.state import Agricola

NAME: Final = "aliens"
SPACES: Final = tuple(SLUGS)
LAST_SPACE: Final = len(SPACES) - 1
FIELDS: Final = (
    Field("leaving", most=5),
    Field("freezing", FLAG),
    Field("retiring", FLAG),
    Field("beamed_by", least=NOBODY, most=5),
    Field("candies", MASK, 0, LAST_SPACE, SPACES),
    Field("pitchfork", least=NOBODY, most=LAST_SPACE, names=SPACES),
)


class Contact(Added):
    """What is still to come for a player, and where the tokens of the player lie."""

    __slots__ = ("beamed_by", "candies", "freezing", "leaving", "pitchfork", "retiring")

    def __init__(self) -> None:
        self.leaving = 0  # so many people leave the family when people go home
        self.freezing = False  # somebody is frozen then
        self.retiring = False  # ... or becomes a rebel
        self.beamed_by = NOBODY  # who decides where the next person is placed
        self.candies = 0  # a mask of spaces
        self.pitchfork = NOBODY  # a space

    def fields(self) -> tuple[Field, ...]:
        return FIELDS

    def copy(self) -> Contact:
        other = Contact()
        other.leaving, other.freezing, other.retiring = self.leaving, self.freezing, self.retiring
        other.beamed_by, other.candies, other.pitchfork = self.beamed_by, self.candies, self.pitchfork
        return other


def contact_of(me: Player) -> Contact:
    contact = me.added[NAME]
    assert isinstance(contact, Contact)
    return contact


def x_deck(g: Agricola) -> DrawnCards:
    deck = g.added[NAME]
    assert isinstance(deck, DrawnCards)
    return deck


def accumulating(g: Agricola) -> list[Space]:
    """The accumulation spaces in play."""
    return [space for space in [g.space(number) for number in g.board] if space.good >= 0]
