"""What an expansion adds to the course of the game: doors that the base game opens and nobody enters."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from allmende.table.choice import Flow, Option

if TYPE_CHECKING:
    from allmende.agricola.card import Card
    from allmende.agricola.player import Player
    from allmende.agricola.state import Agricola


class Expansion:
    """The base game: nothing is added. Expansions say otherwise."""

    prepares = False
    """Does a round's preparation have a part of its own?"""
    fixed_cards = 0
    """So many cards of the first stage lie in their order."""
    target = 0
    """The points that one player alone tries to reach; 0: as without the expansion."""
    shares_ties = False
    """Is a victory shared by all who have the most points, whatever goods they have left?"""

    def lay_table(self, g: Agricola) -> None:
        """A table with its boards and nothing on them."""

    def set_up(self, g: Agricola) -> None:
        """Before the hands are dealt."""

    def prepare(self, g: Agricola) -> Flow:
        """A round begins: before anybody takes goods from the round space."""
        return
        yield  # a flow that asks nobody

    def other_turns(self, g: Agricola, me: Player) -> list[Option]:
        """What a turn can be instead of placing a healthy person on an action space."""
        return []

    def take_turn(self, g: Agricola, me: Player, pick: int) -> Flow:
        """Carry out one of these options."""
        raise NotImplementedError

    def go_home(self, g: Agricola) -> None:
        """All people go home."""

    def heat(self, g: Agricola) -> Flow | None:
        """What follows feeding. It ends in the phase after feeding. None: nothing does."""
        return None

    def breed(self, g: Agricola) -> Flow | None:
        """How animals breed if cards change it. It ends in the phase after breeding. None: as usual."""
        return None

    def is_cold(self, card: Card, returned: Card | None, cold: tuple[Card, ...]) -> bool:
        """Is an improvement that was just built out of use at first? `returned` was handed back for it; `cold` was."""
        return False

    def last_chance(self, g: Agricola, me: Player) -> bool:
        """Would an exchange that everybody may make at any time bring the player more points now?"""
        return False

    def score(self, g: Agricola, me: Player, points: dict[str, int]) -> None:
        """Change the points of a player by category."""


NO_EXPANSION: Final = Expansion()
