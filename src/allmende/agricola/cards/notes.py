"""What lies on a card or is marked there: a number in the state, words in a situation.

A card's definition says which kind of note it has: `note=Count(3)`. Crops of field cards, pieces on the farmyard, cards
that act once and piles of goods need no word: their notes follow from what else the definition says.
"""

from collections.abc import Sequence
from typing import Any, Final

from allmende.agricola.farm.farmyard import FENCES
from allmende.agricola.farm.plan import MOST_CELLS
from allmende.agricola.goods import CROPS, GOODS, Good
from allmende.table.errors import ImpossibleSituation
from allmende.table.outside import shown

ON_CARD: Final = 64
"""The crops on a field card are noted as good * 64 + count."""
OF_ROUND: Final = 100
"""What was counted in a round is noted as round * 100 + count."""
LATEST: Final = 99


class Note:
    """One kind of note."""

    __slots__ = ("form", "named")

    def __init__(self, form: str, named: dict[str, int] | None = None) -> None:
        self.form = form  # what such a note looks like, for the sentence about one that does not
        self.named: dict[str, int] = named or {}  # states of the card that have a name

    def words(self, note: int) -> Any:
        """A note in words, as JSON."""
        for name, number in self.named.items():
            if number == note:
                return name
        return self.spoken(note)

    def read(self, slug: str, given: Any) -> int:
        """The note that these words mean."""
        if isinstance(given, str) and given in self.named:
            return self.named[given]
        note = self.understood(given)
        if note < 0:
            forms = ", ".join([self.form, *[repr(name) for name in self.named]])
            raise ImpossibleSituation(f"the note of {slug} is {forms}, got {shown(given)}")
        return note

    def spoken(self, note: int) -> Any:
        raise NotImplementedError

    def understood(self, given: Any) -> int:
        """The note, or -1 if these are not its words."""
        raise NotImplementedError


class Count(Note):
    """Counters: how many lie there, or how often the card was used."""

    __slots__ = ("most",)

    def __init__(self, most: int, named: dict[str, int] | None = None) -> None:
        super().__init__(f"a number from 0 to {most}", named)
        self.most = most

    def spoken(self, note: int) -> Any:
        return note

    def understood(self, given: Any) -> int:
        return number_of(given, self.most)


class Fences(Count):
    """Fences of the supply that lie on the farmyard for good."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__(FENCES)


class Pieces(Note):
    """Goods of one kind: "3 stone"."""

    __slots__ = ("good", "most")

    def __init__(self, good: Good, most: int, named: dict[str, int] | None = None) -> None:
        super().__init__(f"'{most} {GOODS[good]}' or less", named)
        self.good = good
        self.most = most

    def spoken(self, note: int) -> Any:
        return f"{note} {GOODS[self.good]}"

    def understood(self, given: Any) -> int:
        good, n = goods_of(given)
        return n if good == self.good and n <= self.most else number_of(given, self.most)


class Crops(Note):
    """What grows on a field card: "2 vegetable"."""

    __slots__ = ("bears",)

    def __init__(self, bears: Sequence[int]) -> None:
        super().__init__("what grows there, as '2 vegetable'")
        self.bears = list(dict.fromkeys([*CROPS, *bears]))

    def spoken(self, note: int) -> Any:
        return f"{note % ON_CARD} {GOODS[note // ON_CARD]}"

    def understood(self, given: Any) -> int:
        if given == "" or (isinstance(given, int) and given == 0):
            return 0
        good, n = goods_of(given)
        return good * ON_CARD + n if good in self.bears and 0 < n < ON_CARD else -1


class Mark(Note):
    """Something that is so, or happened once: true."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__("true or false")

    def spoken(self, note: int) -> Any:
        return note > 0

    def understood(self, given: Any) -> int:
        return int(given) if isinstance(given, bool) else number_of(given, 1)


class Round(Note):
    """The round in which the card was played or used last: "round 5"."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__("a round, as 'round 5'")

    def spoken(self, note: int) -> Any:
        return f"round {note}"

    def understood(self, given: Any) -> int:
        return number_of(given.removeprefix("round ") if isinstance(given, str) else given, LATEST)


class CountOfRound(Note):
    """A number that was counted in a round: "2 in round 7"."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__("a number and its round, as '2 in round 7'")

    def spoken(self, note: int) -> Any:
        return f"{note % OF_ROUND} in round {note // OF_ROUND}"

    def understood(self, given: Any) -> int:
        count, _, when = given.partition(" in round ") if isinstance(given, str) else ("", "", "")
        n, number = number_of(count, OF_ROUND - 1), number_of(when, LATEST)
        return number * OF_ROUND + n if n >= 0 and number > 0 else -1


class Cells(Note):
    """Spaces of the farmyard where pieces of the card lie: [3, 4]."""

    __slots__ = ()

    def __init__(self, named: dict[str, int] | None = None) -> None:
        super().__init__("a list of farmyard spaces", named)

    def spoken(self, note: int) -> Any:
        return [cell for cell in range(MOST_CELLS) if note >> cell & 1]

    def understood(self, given: Any) -> int:
        if not isinstance(given, list | tuple):
            return -1
        cells = [number_of(cell, MOST_CELLS - 1) for cell in given]
        return -1 if -1 in cells or len(set(cells)) < len(cells) else sum([1 << cell for cell in cells])


def number_of(given: Any, most: int) -> int:
    """A number, also as a text; -1: it is none, or too large."""
    if isinstance(given, str) and given.isascii() and given.isdecimal() and len(given) <= 4:
        given = int(given)
    good = isinstance(given, int) and not isinstance(given, bool) and 0 <= given <= most
    return given if good else -1


def goods_of(given: Any) -> tuple[int, int]:
    """Which good, and how many: of "2 vegetable", "grain" or {"grain": 1}; -1: it is none."""
    if isinstance(given, dict) and len(given) == 1:
        [(name, n)] = given.items()
        return (GOODS.index(name) if name in GOODS else -1), number_of(n, 999)
    count, _, name = given.strip().rpartition(" ") if isinstance(given, str) else ("", "", "")
    return (GOODS.index(name) if name in GOODS else -1), number_of(count or "1", 999)
