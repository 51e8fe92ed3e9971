"""A face-down deck beside the board. Situations name its cards from the top."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from allmende.agricola.added import Deck, Field
from allmende.agricola.cards.card import BY_SLUG, Card
from allmende.table.rng import Rng
from allmende.table.rules import Json


class DrawnCards(Deck):
    """`gone` are the cards that were drawn and not shuffled back, wherever they are now."""

    __slots__ = ()

    def fresh(self) -> DrawnCards:
        return DrawnCards(self.names)

    def fields(self) -> tuple[Field, ...]:
        return super().fields()

    def copy(self) -> DrawnCards:
        other = DrawnCards(())
        other.names, other.pile, other.gone = self.names, self.pile[:], self.gone[:]
        return other

    def has_drawn(self, slug: str) -> bool:
        return self.names.index(slug) in self.gone

    def cards(self) -> list[Card]:
        """The cards that were drawn."""
        return [BY_SLUG[self.names[number]] for number in self.gone]

    def missing(self, slug: str) -> None:
        """A card that lies in front of somebody was drawn."""
        number = self.names.index(slug)
        if number not in self.gone:
            self.gone.append(number)
            self.pile.remove(number)

    def arrange_from_top(self, given: Mapping[str, Any], rng: Rng) -> None:
        """The cards of `pile` lie on top, in this order; what is named nowhere lies below, shuffled."""
        self.arrange({name: given[name] for name in given if name != "pile"})
        rng.shuffle(self.pile)
        if "pile" in given:
            other = DrawnCards(self.names)
            other.arrange({"pile": given["pile"]})
            self.pile = [card for card in self.pile if card not in other.pile] + other.pile[::-1]

    def situation(self) -> Json:
        found = super().situation()
        if "pile" in found:
            found["pile"].reverse()
        return found
