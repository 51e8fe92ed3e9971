"""What happens once: a wish that is sent again because its answer was lost is known by its word."""

from collections import OrderedDict
from collections.abc import Mapping
from typing import Any, Final

REMEMBERED: Final = 32
"""So many of the latest wishes of a table; whoever sends again does so within seconds."""
ONCE: Final = "once"


class Once:
    """The wishes that were fulfilled at a table, by seat and word."""

    def __init__(self) -> None:
        self._done: OrderedDict[tuple[int | None, str], int] = OrderedDict()

    def note(self, seat: int | None, data: Mapping[str, Any]) -> None:
        """Remember a change by the data of its entry, if it has a word."""
        if ONCE in data:
            self._done[seat, data[ONCE]] = len(data.get("picks", ()))
            if len(self._done) > REMEMBERED:
                self._done.popitem(last=False)

    def knows(self, seat: int, word: str) -> bool:
        return (seat, word) in self._done

    def played(self, seat: int, word: str) -> int:
        """How many of its picks were played."""
        return self._done[seat, word]


def with_word(data: dict[str, Any], word: str) -> dict[str, Any]:
    """The data of an entry, with the word of the wish if it has one.

    >>> with_word({"to": 3}, "k7"), with_word({"to": 3}, "")
    ({'to': 3, 'once': 'k7'}, {'to': 3})
    """
    return {**data, ONCE: word} if word else data
