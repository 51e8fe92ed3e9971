"""What a module adds to the table and to the seats: declared field by field, once. Copies, saved games, views and
situations follow from it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, NamedTuple

from allmende.table.errors import ImpossibleSituation
from allmende.table.outside import shown
from allmende.table.rng import Rng
from allmende.table.rules import Json
from allmende.table.saved import PLENTY, entries, flag, number
from allmende.table.situation import check_keys

NUMBER: Final = "number"
FLAG: Final = "flag"
NUMBERS: Final = "numbers"
MASK: Final = "mask"
NOBODY: Final = -1


class Field(NamedTuple):
    """One thing that is kept: an int, a bool, a list of ints, or a mask, which is told as the list of its bits.

    names: what the numbers stand for, if they are told by name; -1 is told as None
    hidden: a view tells only how many there are
    """

    name: str
    kind: str = NUMBER
    least: int = 0
    most: int = PLENTY
    names: tuple[str, ...] = ()
    hidden: bool = False

    def copied(self, value: Any) -> Any:
        return value[:] if self.kind == NUMBERS else value

    def told(self, value: Any) -> Any:
        """A value as JSON has it."""
        if self.kind == NUMBERS:
            return [self.named(one) for one in value]
        if self.kind == MASK:
            return [self.named(bit) for bit in range(value.bit_length()) if value >> bit & 1]
        return self.named(value) if self.kind == NUMBER else value

    def named(self, value: int) -> Any:
        if not self.names:
            return value
        return self.names[value] if value >= 0 else None

    def read(self, value: Any) -> Any:
        """... and back; a ValueError if it cannot be so."""
        if self.kind == FLAG:
            return flag(value)
        if self.kind == NUMBER:
            return self.numbered(value)
        found = [self.numbered(one) for one in entries(value)]
        if self.kind == NUMBERS:
            return found
        if len(set(found)) < len(found) or any(one < 0 for one in found):
            raise ValueError(f"{self.name} are different things")
        return sum([1 << one for one in found])

    def numbered(self, value: Any) -> int:
        if not self.names:
            return number(value, self.most, self.least)
        if value is None and self.least < 0:
            return NOBODY
        if not isinstance(value, str) or value not in self.names:
            raise ValueError(f"{self.name} are some of {', '.join(self.names)}, got {shown(value)}")
        return self.names.index(value)


class Added:
    """What a module keeps of a table, or of one seat. The base game copies, saves and tells it, and never looks inside.

    A kind of it names its fields, which are its attributes; it is made without arguments, or says how by `fresh`.
    """

    __slots__ = ()

    def fields(self) -> tuple[Field, ...]:
        return ()

    def fresh(self) -> Added:
        """The same at the beginning of a game."""
        return type(self)()

    def copy(self) -> Added:
        other = self.fresh()
        for field in self.fields():
            setattr(other, field.name, field.copied(getattr(self, field.name)))
        return other

    def to_json(self) -> Json:
        return {field.name: field.told(getattr(self, field.name)) for field in self.fields()}

    def read(self, data: Json) -> None:
        """What `to_json` wrote; a ValueError if it cannot be so. What is not there is as at the beginning."""
        for field in self.fields():
            if field.name in data:
                setattr(self, field.name, field.read(data[field.name]))

    def view(self) -> Json:
        """What everybody knows of it."""
        found: Json = {}
        for field in self.fields():
            value = getattr(self, field.name)
            found[field.name] = len(value) if field.hidden and field.kind == NUMBERS else field.told(value)
        return found

    def situation(self) -> Json:
        """What is not as at the beginning."""
        usual = self.fresh()
        return {
            field.name: field.told(getattr(self, field.name))
            for field in self.fields()
            if getattr(self, field.name) != getattr(usual, field.name)
        }

    def arrange(self, given: Mapping[str, Any]) -> None:
        """What a situation says of it."""
        check_keys(given, frozenset([field.name for field in self.fields()]), "this part of a situation")
        for field in self.fields():
            if field.name in given:
                try:
                    setattr(self, field.name, field.read(given[field.name]))
                except ValueError as error:
                    raise ImpossibleSituation(f"{field.name}: {error}") from error


NOTHING_ADDED: Final[dict[str, Added]] = {}
"""Shared by all who keep nothing: nobody puts anything in here."""


class Deck(Added):
    """Cards that are drawn one by one from a shuffled pile, face down. They are known by their place in a list of
    names.

    `gone` are those that were drawn, in this order, without those that were shuffled back.
    """

    __slots__ = ("gone", "names", "pile")

    def __init__(self, names: tuple[str, ...]) -> None:
        self.names = names
        self.pile = list(range(len(names)))  # the last one is on top
        self.gone: list[int] = []

    def fields(self) -> tuple[Field, ...]:
        last = len(self.names) - 1
        return (
            Field("pile", NUMBERS, 0, last, self.names, hidden=True),
            Field("gone", NUMBERS, 0, last, self.names),
        )

    def fresh(self) -> Added:
        return Deck(self.names)

    def shuffle(self, rng: Rng) -> None:
        rng.shuffle(self.pile)

    def draw(self) -> int:
        """The top card, which is gone then; -1: there is none."""
        if not self.pile:
            return NOBODY
        card = self.pile.pop()
        self.gone.append(card)
        return card

    def put_back(self, card: int, rng: Rng) -> None:
        """Shuffle a card that was drawn back into the pile."""
        self.gone.remove(card)
        self.pile.append(card)
        rng.shuffle(self.pile)

    def arrange(self, given: Mapping[str, Any]) -> None:
        """A pile that is not said holds all cards that are not gone."""
        super().arrange(given)
        if "pile" not in given:
            self.pile = [card for card in range(len(self.names)) if card not in self.gone]

    def redraw(self, rng: Rng) -> None:
        """Nobody knows the order of the pile."""
        self.pile.sort()
        rng.shuffle(self.pile)

    def check(self) -> None:
        """A ValueError if cards are missing or there twice."""
        if sorted(self.pile + self.gone) != list(range(len(self.names))):
            raise ValueError("every card of the deck is there once")
