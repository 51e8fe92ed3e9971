"""Builders that keep the given of a rules test short, and words to ask the table with.

    t = situation(hand="village, smithy, 3 copper", deck="estate, gold")
    t.pick("village")
    assert t.hand() == "copper, copper, copper, estate, smithy"
"""

from collections.abc import Mapping
from typing import Any

from allmende import Game, arrange
from allmende.dominion.card import Card
from allmende.dominion.kingdoms import named_card
from allmende.dominion.state import Dominion, Player


class Situation:
    """A game in progress, with readable picks and questions. Seat 0 is asked about unless another is named."""

    def __init__(self, game: Game) -> None:
        self.game = game

    # Doing

    def pick(self, *things: str) -> "Situation":
        """Pick options by name, one after another: "smithy", "pile gold", "card gold", "done", "yes", "treasures"."""
        for thing in things:
            choice = self.game.choice
            assert choice is not None, f"the game is over, {thing} cannot be picked"
            found = [option for option in choice.options if thing in self.words(option)]
            assert found, f"{thing!r} is not offered: {self.offered}"
            assert len(found) == 1, f"{thing!r} is ambiguous: {self.offered}"
            self.game.play(found[0])
        return self

    def end_turn(self) -> "Situation":
        """Decline everything until another seat's turn begins."""
        active = self.state.active
        while self.game.choice is not None and self.state.active == active:
            self.pick("done")
        return self

    # Asking

    def words(self, option: int) -> tuple[str, str]:
        key = [str(part) for part in self.game.key(option)]
        return " ".join(key), key[-1]

    @property
    def state(self) -> Dominion:
        state = self.game.state
        assert isinstance(state, Dominion)
        return state

    @property
    def offered(self) -> list[str]:
        """Everything that can be picked now: "card smithy", "pile gold", "done"."""
        choice = self.game.choice
        return [] if choice is None else [self.words(option)[0] for option in choice.options]

    @property
    def seat(self) -> int | None:
        """Whose choice it is."""
        choice = self.game.choice
        return None if choice is None else choice.seat

    @property
    def prompt(self) -> str:
        choice = self.game.choice
        return "" if choice is None else choice.prompt.name

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
        return self.state.cost(named_card(card))

    def score(self, seat: int = 0) -> int:
        return self.game.scores()[seat]["total"]


def listed(cards: list[Card]) -> str:
    return ", ".join(sorted(card.slug for card in cards))


def situation(*others: Mapping[str, Any], seed: int = 0, **given: Any) -> Situation:
    """Arrange a table. hand, deck, discard, in_play, turns are seat 0's; each further mapping is another seat's.

    Everything else is as in `allmende.dominion.scenario`: phase, coins, actions, buys, piles, trash, kingdom, turn ...
    """
    mine = {zone: given.pop(zone) for zone in ("hand", "deck", "discard", "in_play", "turns") if zone in given}
    return Situation(arrange("dominion", {**given, "seats": [mine, *others]}, seed=seed))
