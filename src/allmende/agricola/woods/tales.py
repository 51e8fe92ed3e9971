"""What the forest deck keeps: its deck and fairies beside the board, and what has begun with a player in the woods."""

from __future__ import annotations

from typing import Final

from allmende.agricola.added import FLAG, NOBODY, Added, Field
from allmende.agricola.drawn.deck import DrawnCards
from allmende.agricola.goods import GOODS
from allmende.agricola.player import Player
from allmende.agricola.state import Agricola
from allmende.table.rng import Rng

NAME: Final = "woods"
TABLE_FIELDS: Final = (
    Field("held", FLAG),
    Field("dreams", most=9),
    Field("fairies", most=99),
    Field("side", least=NOBODY, most=len(GOODS) - 1, names=GOODS),
    Field("seen_by", least=NOBODY, most=5),
    Field("seen", most=3),
)
SEAT_FIELDS: Final = (
    Field("leaving", most=5),
    Field("wild", most=5),
    Field("skips", most=14),
    Field("unicorn", least=NOBODY, most=len(GOODS) - 1, names=GOODS),
    Field("lent", most=5),
    Field("dying", FLAG),
    Field("haunted", most=14),
)


class ForestDeck(DrawnCards):
    """The deck, and what lies beside it."""

    __slots__ = ("dreams", "fairies", "held", "seen", "seen_by", "side")

    def __init__(self, names: tuple[str, ...]) -> None:
        super().__init__(names)
        self.held = False  # the token of the starting player stays where it is
        self.dreams = 0  # so many people everybody hands to the left when people go home
        self.fairies = 0  # on the Fairy Ring
        self.side = NOBODY  # what is fetched by whoever stands on The Road Not Taken: clay, or reed with stone
        self.seen_by = NOBODY  # who knows the topmost cards
        self.seen = 0  # ... and how many of them

    def fresh(self) -> ForestDeck:
        return ForestDeck(self.names)

    def fields(self) -> tuple[Field, ...]:
        return super().fields() + TABLE_FIELDS

    def copy(self) -> ForestDeck:
        other = ForestDeck(())
        other.names, other.pile, other.gone = self.names, self.pile[:], self.gone[:]
        other.held, other.dreams, other.fairies, other.side = self.held, self.dreams, self.fairies, self.side
        other.seen_by, other.seen = self.seen_by, self.seen
        return other

    def draw(self) -> int:
        self.seen = max(0, self.seen - 1)
        return super().draw()

    def put_back(self, card: int, rng: Rng) -> None:
        self.seen = 0
        super().put_back(card, rng)

    def known_to(self, seat: int | None) -> list[int]:
        """The topmost cards from the top, for somebody who has looked at them."""
        return self.pile[::-1][: self.seen] if seat == self.seen_by else []

    def redraw_for(self, seat: int | None, rng: Rng) -> None:
        """Nobody knows the order of the pile, but for somebody who has looked at the topmost cards."""
        known = self.known_to(seat)[::-1]
        self.pile = self.pile[: len(self.pile) - len(known)]
        self.redraw(rng)
        self.pile += known


class Tale(Added):
    """What is still to come for a player."""

    __slots__ = ("dying", "haunted", "leaving", "lent", "skips", "unicorn", "wild")

    def __init__(self) -> None:
        self.leaving = 0  # so many people leave the family when people go home
        self.wild = 0  # ... after the next feeding
        self.skips = 0  # so many turns are left out
        self.unicorn = NOBODY  # the animal that the unicorn is in this breeding phase
        self.lent = 0  # so many people wait at the left neighbour to be placed
        self.dying = False  # somebody becomes the revenant when people go home
        self.haunted = 0  # the round in which the revenant was asked last

    def fields(self) -> tuple[Field, ...]:
        return SEAT_FIELDS

    def copy(self) -> Tale:
        other = Tale()
        other.leaving, other.wild, other.skips, other.unicorn = self.leaving, self.wild, self.skips, self.unicorn
        other.lent, other.dying, other.haunted = self.lent, self.dying, self.haunted
        return other


def tale_of(me: Player) -> Tale:
    tale = me.added[NAME]
    assert isinstance(tale, Tale)
    return tale


def forest_of(g: Agricola) -> ForestDeck:
    deck = g.added[NAME]
    assert isinstance(deck, ForestDeck)
    return deck
