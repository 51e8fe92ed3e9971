"""Builders that keep the given of a rules test short, and words to ask the table with.

t = situation(hand="village, smithy, 3 copper", deck="estate, gold")
t.pick("village")
assert t.hand() == "copper, copper, copper, estate, smithy"
"""

from collections.abc import Mapping
from typing import Any

from allmende import arrange
from allmende.dominion.card import Card
from allmende.dominion.counters import COUNTERS, MATS
from allmende.dominion.kingdoms import named_card
from allmende.dominion.player import Player
from allmende.dominion.scenario import SEAT_KEYS
from allmende.dominion.state import Dominion
from tests.situations import AnySituation, counted


class Situation(AnySituation):
    """A game of Dominion in progress."""

    # Doing

    def end_turn(self) -> "Situation":
        """Decline everything until another seat's turn begins."""
        active = self.state.active
        while self.game.choice is not None and self.state.active == active:
            self.pick("done")
        return self

    # Asking

    @property
    def state(self) -> Dominion:
        state = self.game.state
        assert isinstance(state, Dominion)
        return state

    @property
    def coins(self) -> int:
        return self.state.coins

    @property
    def actions(self) -> int:
        return self.state.actions

    @property
    def buys(self) -> int:
        return self.state.buys

    @property
    def trash(self) -> str:
        return listed(self.state.trash_pile)

    def player(self, seat: int = 0) -> Player:
        return self.state.players[seat]

    def hand(self, seat: int = 0) -> str:
        """Cards by name, in alphabetical order: "copper, copper, estate"."""
        return listed(self.player(seat).hand)

    def discard(self, seat: int = 0) -> str:
        return listed(self.player(seat).discard)

    def in_play(self, seat: int = 0) -> str:
        return listed(self.player(seat).in_play)

    def deck(self, seat: int = 0) -> str:
        """The deck, topmost card first."""
        return ", ".join(card.slug for card in reversed(self.player(seat).deck))

    def owned(self, seat: int = 0) -> str:
        return listed(self.player(seat).cards())

    def gained(self, seat: int = 0) -> str:
        """What the seat gained this turn, in order."""
        return ", ".join(card.slug for card in self.player(seat).gained)

    def pile(self, card: str) -> int:
        return self.state.piles[named_card(card).number]

    def cost(self, card: str) -> int:
        return self.state.cost(named_card(card)).coins

    def tokens(self, seat: int = 0) -> str:
        """What the seat has of tokens: "2 vp, 4 debt"."""
        return counted(COUNTERS, self.player(seat).tokens)

    def mat(self, name: str, seat: int = 0) -> str:
        """The cards on one of the seat's mats."""
        return listed(self.player(seat).mat(MATS.index(name)))


def listed(cards: list[Card]) -> str:
    return ", ".join(sorted(card.slug for card in cards))


def costs_offered(t: Situation) -> set[int]:
    """What the piles cost that can be picked now."""
    return {t.cost(option.removeprefix("pile ")) for option in t.offered}


def revealed(t: Situation) -> list[str]:
    """What was shown to everyone since the last pick."""
    return [card for event in t.game.events if event.kind == "reveal" for card in event.facts["cards"]]


def situation(*others: Mapping[str, Any], seed: int = 0, **given: Any) -> Situation:
    """Arrange a table. hand, deck, discard, in_play, turns are seat 0's; each further mapping is another seat's.

    Everything else is as in `allmende.dominion.scenario`: phase, coins, actions, buys, piles, trash, kingdom, turn ...
    """
    mine = {zone: given.pop(zone) for zone in SEAT_KEYS if zone in given}
    return Situation(arrange("dominion", {**given, "seats": [mine, *others]}, seed=seed))


def on_mat(t: Situation, mat: str, seat: int = 0) -> str:
    """The cards on a mat: "tavern", "exile", "set-aside" ..."""
    return listed(t.player(seat).mat(MATS.index(mat)))
