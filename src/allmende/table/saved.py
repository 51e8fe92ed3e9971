"""Reading a saved state: every value is checked where it is read, numbers before they are used for anything.

What is wrong is said by a ValueError. What the words mean (cards, goods, spaces) only the game knows.
"""

from collections.abc import Mapping
from typing import Any, Final, TypeVar

from allmende.table.errors import AllmendeError
from allmende.table.outside import shown

T = TypeVar("T")

PLENTY: Final = 10_000
"""More than any game has of anything on the table."""
EVER: Final = 1 << 40
"""More than has ever happened in a game."""


def number(value: Any, most: int = PLENTY, least: int = 0) -> int:
    """
    >>> number(3, most=3)
    3
    """
    if isinstance(value, bool) or not isinstance(value, int) or not least <= value <= most:
        raise ValueError(f"it has {shown(value)} where there must be a number from {least} to {most}")
    return value


def numbers(values: Any, most: int = PLENTY, least: int = 0) -> list[int]:
    return [number(value, most, least) for value in entries(values)]


def mask(values: Any, size: int) -> int:
    """Different numbers below a size, as bits."""
    found = 0
    for value in entries(values):
        bit = 1 << number(value, size - 1)
        if found & bit:
            raise ValueError(f"it names {shown(value)} twice")
        found |= bit
    return found


def flag(value: Any) -> bool:
    if not isinstance(value, bool):
        raise ValueError(f"it has {shown(value)} where there must be true or false")
    return value


def entries(value: Any) -> list[Any]:
    if not isinstance(value, list) or len(value) > PLENTY:
        raise ValueError(f"it has {shown(value)} where there must be a list")
    return value


def row(value: Any, length: int) -> list[Any]:
    """A list of so many things that belong together."""
    if not isinstance(value, list) or len(value) != length:
        raise ValueError(f"it has {shown(value)} where there must be a list of {length}")
    return value


def fields(value: Any) -> dict[str, Any]:
    if not isinstance(value, dict) or any(not isinstance(key, str) for key in value):
        raise ValueError(f"it has {shown(value)} where there must be an object with names")
    return value


def one_of(value: Any, known: Mapping[str, T]) -> T:
    """What a name stands for."""
    if not isinstance(value, str) or value not in known:
        raise ValueError(f"there is no {shown(value)} in this game")
    return known[value]


def some_of(values: Any, known: Mapping[str, T]) -> list[T]:
    return [one_of(value, known) for value in entries(values)]


def why(error: Exception) -> str:
    """What is wrong with a saved game, from the error that reading it raised."""
    if isinstance(error, KeyError):
        return f"it has no {shown(error.args[0] if error.args else '')}"
    return str(error) if isinstance(error, ValueError | AllmendeError) else f"{type(error).__name__} {error}"
