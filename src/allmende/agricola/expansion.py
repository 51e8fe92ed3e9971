"""What an expansion adds to the game: doors that the base game opens and nobody enters."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final

from allmende.agricola.goods import FUEL, GOODS, HORSE, NOTHING, Bundle
from allmende.table.choice import Flow, Option
from allmende.table.errors import ImpossibleSituation
from allmende.table.outside import shown

if TYPE_CHECKING:
    from allmende.agricola.actions.space import Space
    from allmende.agricola.cards.card import Card
    from allmende.agricola.course.hands import Part
    from allmende.agricola.farm.farmyard import Farmyard
    from allmende.agricola.player import Player
    from allmende.agricola.state import Agricola
    from allmende.table.rng import Rng
    from allmende.table.rules import Json

ADDED_TO_TABLES: Final = (
    "special", "open", "next", "special_pile", "below", "special_spent", "paid", "moved_up", "garden_path",
)  # fmt: skip
ADDED_TO_SEATS: Final = ("forests", "moors", "extensions", "blocked", "bed", "cold", "lying")
"""What only situations with an expansion can say, of the table and of a seat."""
ADDED_GOODS: Final = (FUEL, HORSE)
ADDED_DECKS: Final = ("moor",)


class Added:
    """What an expansion adds to the table. The base game keeps it and never looks into it."""

    __slots__ = ()


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
    spaces: tuple[Space, ...] = ()
    """Its extension of the board, from top to bottom, between the board and the extension for more players."""
    deck = ""
    """The deck of its own cards."""
    occupations: tuple[str, ...] = ("base",)
    minors: tuple[str, ...] = ("base",)
    """The decks that are dealt."""
    own_minors = 0
    """So many minor improvements of a hand are of its own deck; the others are of all."""

    def has_family_meeting(self, family_game: bool) -> bool:
        """Is there food on Meeting Place instead of a minor improvement?"""
        return family_game

    # The table

    def lay_table(self, g: Agricola) -> None:
        """A table with its boards and nothing on them."""

    def copy_table(self, g: Agricola, copy: Agricola) -> None:
        """Lay on a copy of the table what the expansion has there."""

    def write_table(self, g: Agricola) -> Json:
        """What the expansion has on the table, by its own keys."""
        return {"moor": None}

    def read_table(self, g: Agricola, saved: Json) -> None:
        """Lay out what a saved game says of it; a ValueError if that cannot be."""

    def arrange_table(self, g: Agricola, situation: Mapping[str, Any], seats: Sequence[Mapping[str, Any]]) -> None:
        """Lay out what a situation says of it. Without an expansion there is nothing of it."""
        found = [key for key in ADDED_TO_TABLES if key in situation]
        found += [key for seat in seats for key in ADDED_TO_SEATS if key in seat]
        for me in g.players:
            found += [GOODS[good] for good in ADDED_GOODS if me.goods[good]]
            found += [card.slug for card in [*me.hand, *me.outfit.cards] if card.deck in ADDED_DECKS]
        if found:
            raise ImpossibleSituation(f"without expansion='moor' there is nothing like {shown(found[0])}")

    def table_situation(self, g: Agricola) -> Json:
        """What a situation says of it."""
        return {}

    def check_table(self, g: Agricola) -> None:
        """A ValueError if it cannot lie there so."""
        for me in g.players:
            if me.bed:
                raise ValueError(f"seat {me.seat} has no bed")

    def arrange_land(self, farm: Farmyard, seat: Mapping[str, Any]) -> None:
        """Lay on a farmyard what the seat of a situation says of its land."""

    def land_situation(self, farm: Farmyard) -> Json:
        """The same of a farmyard as it is."""
        return {}

    # Hands

    def draft(self, deal: str) -> tuple[Part, ...]:
        """The parts of a draft that goes another way. Empty: as usual."""
        return ()

    def mulligan(self, g: Agricola) -> Flow | None:
        """How the player who is next may change the hand. None: as usual."""
        return None

    # What is known

    def view(self, g: Agricola) -> Json:
        """What everybody sees of it on the table, by its own keys."""
        return {"moor": None}

    def land_view(self, farm: Farmyard) -> Json:
        """What lies on a farmyard because of it."""
        return {"forests": [], "moors": [], "below": {"forests": [], "moors": []}}

    def redraw(self, g: Agricola, rng: Rng) -> None:
        """Shuffle what nobody knows."""

    def sure_cards(self, g: Agricola, me: Player) -> list[int]:
        """How many cards of a player's hand, pack and kept cards are of its own deck, as everybody knows."""
        return [0, 0, 0]

    def fuel_needed(self, g: Agricola, me: Player) -> int:
        """The fuel that a player needs in the next harvest."""
        return 0

    def score_steps(self, me: Player) -> dict[str, Json]:
        """By its own categories of the score sheet, what `forecast.score_steps` says of the others."""
        return {}

    # The course of the game

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

    def anytime_options(self, me: Player) -> list[Option]:
        """What else a player may do at any time, also where food or room for animals is needed."""
        return []

    def do_anytime(self, g: Agricola, me: Player, pick: int) -> Flow:
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

    def guests(self, g: Agricola, me: Player) -> Bundle:
        """While they breed: the animals that count for a player besides, or, below 0, that do not."""
        return NOTHING

    # Cards and points

    def counts(self, g: Agricola, card: Card) -> bool:
        """Does an improvement count for a card that rewards many of them?"""
        return True

    def is_full(self, g: Agricola, me: Player) -> bool:
        """Is a farmyard full, for a card that rewards it?"""
        return not me.farm.unused()

    def moved_up(self, g: Agricola) -> tuple[Card, ...]:
        """Major improvements that lie on top of those that covered them."""
        return ()

    def is_cold(self, card: Card, returned: Card | None, cold: tuple[Card, ...]) -> bool:
        """Is an improvement that was just built out of use at first? `returned` was handed back for it; `cold` was."""
        return False

    def score(self, g: Agricola, me: Player, points: dict[str, int]) -> None:
        """Change the points of a player by category."""


NO_EXPANSION: Final = Expansion()
