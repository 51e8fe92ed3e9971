"""What cards say as data: what they need, what they trade and promise, the room they have for animals."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Final, TypeAlias

from allmende.agricola.goods import NOTHING, Bundle, plus, to_json
from allmende.table.choice import Option
from allmende.table.rules import Json

if TYPE_CHECKING:
    from allmende.agricola.cards.card import Card
    from allmende.agricola.cards.hooks import Deed
    from allmende.agricola.player import Player
    from allmende.agricola.state import Agricola

CountOf: TypeAlias = "Callable[[Agricola, Player], int]"
Gain: TypeAlias = "Callable[[Agricola, Player, Deed], Bundle]"
Rounds: TypeAlias = "Callable[[Agricola], list[int]]"

ANY: Final = 1 << 20
"""No upper bound."""
TILE: Final[Bundle] = ((-1, 1),)
"""A piece that waits on a round space: its card knows what to do with it (`ROUND_SPACE`)."""


class Place:
    """Room that a card has for animals: of one type, or mixed. `types`: a mask of sheep, boar, cattle, horse, llama."""

    __slots__ = ("mixed", "size", "types")

    def __init__(self, size: int, mixed: bool = False, types: int = 0b11111) -> None:
        self.size = size
        self.mixed = mixed
        self.types = types


class Exchange:
    """Goods for goods: at any time, or once in a harvest."""

    __slots__ = ("card", "get", "give", "harvest", "instead", "lays", "limit", "nth", "once", "option", "trade")

    def __init__(
        self, give: Bundle, get: Bundle, *, nth: int = -1, limit: int = -1, harvest: bool = False, trade: bool = False,
        lays: bool = False, instead: str = "",
    ) -> None:  # fmt: skip
        self.give = give
        self.get = get
        self.nth = nth  # only as the nth exchange of its card (a pile of goods on the card); -1: whenever
        self.limit = limit  # how often the card's exchanges can be made in all; -1: no limit
        self.harvest = harvest  # once in each harvest, in its feeding phase
        self.instead = instead  # ... in the place of the harvest exchange of this other card, if the owner has it
        self.lays = lays  # the owner lays down one of the horses that stand
        self.once = False  # offered by a card at one moment, and then gone
        self.trade = trade  # what came by a trade is not traded away again: else goods could go round in circles
        self.card: Card | None = None
        self.option = Option(0)

    def with_more(self, goods: Bundle) -> Exchange:
        """The same exchange as it is when more goods come by it."""
        other = Exchange(
            self.give, plus(self.get, goods), nth=self.nth, limit=self.limit, harvest=self.harvest, trade=self.trade,
            lays=self.lays, instead=self.instead,
        )  # fmt: skip
        other.once, other.card, other.option = self.once, self.card, self.option
        return other


class Need:
    """So many of something, at least or at most. `n`, `goods` and `space` are what its sentence tells."""

    __slots__ = ("bound", "count", "goods", "least", "most", "n", "name", "space")

    def __init__(
        self, name: str, count: CountOf, n: int = 1, *, most: int = ANY, goods: Bundle = NOTHING, space: str = ""
    ) -> None:
        self.name = name
        self.count = count
        self.n = n
        self.least = n if most == ANY else 0
        self.most = most
        self.bound = ""  # how the sentence begins: at-most, exactly; empty: with what is needed
        self.goods = goods
        self.space = space

    def met(self, g: Agricola, me: Player) -> bool:
        return self.least <= self.count(g, me) <= self.most

    def to_json(self) -> Json:
        """What its sentence is made of."""
        return {
            "name": self.name, "n": self.n, "bound": self.bound, "goods": to_json(self.goods), "space": self.space,
        }  # fmt: skip


class Trade:
    """What the owner may pay at a moment, and what comes for it: goods, points, or what the card does then."""

    __slots__ = ("back", "gain", "get", "give", "points")

    def __init__(self, give: Bundle, get: Bundle | Gain = NOTHING, *, points: int = 0, back: bool = False) -> None:
        self.give = give
        self.get: Bundle = get if isinstance(get, tuple) else NOTHING
        self.gain: Gain | None = None if isinstance(get, tuple) else get  # goods that depend on the farm or the deed
        self.points = points
        self.back = back  # what is paid goes back onto the space that was used

    def gets(self, g: Agricola, me: Player, deed: Deed) -> Bundle:
        return self.get if self.gain is None else self.gain(g, me, deed)


class Later:
    """Goods that a card puts on the spaces of later rounds; of several bundles, one after another in turn."""

    __slots__ = ("goods", "rounds")

    def __init__(self, rounds: Rounds, *goods: Bundle) -> None:
        self.rounds = rounds
        self.goods: Sequence[Bundle] = goods

    def put(self, g: Agricola, me: Player, slug: str) -> None:
        rounds, turns = self.rounds(g), len(self.goods)
        if turns == 1:
            for good, n in self.goods[0]:
                g.promise(me, slug, rounds, good, n)
            return
        for at, number in enumerate(rounds):
            for good, n in self.goods[at % turns]:
                g.promise(me, slug, [number], good, n)


def next_rounds(n: int) -> Rounds:
    """Each of the next rounds."""
    return lambda g: g.next_rounds(n)


def rounds_from_now(*steps: int) -> Rounds:
    """Rounds that are so many away from the current one."""
    return lambda g: [g.round + step for step in steps]


def in_rounds(*numbers: int) -> Rounds:
    """Rounds by their numbers, as far as they are still to come."""
    return lambda g: list(numbers)


def all_rounds(g: Agricola) -> list[int]:
    """Every round that is still to come."""
    return g.next_rounds(g.rounds_left())
