"""What comes from outside: a number as what it is, and whatever it was shown in a sentence."""

from collections.abc import Collection, Mapping
from operator import index
from reprlib import Repr
from typing import Any, Final

MOST: Final = 1 << 62
"""Numbers of the game are smaller than this, whatever they count."""
MOST_SEED: Final = 10**399
LONGEST: Final = 120

_short: Final = Repr()
_short.maxstring = _short.maxother = _short.maxlong = LONGEST
_short.maxlist = _short.maxtuple = 20
_short.maxlevel = 4


def whole(value: Any) -> int | None:
    """The whole number that a value is, numpy's among them; None for anything else, and for true and false.

    >>> whole(3), whole(3.0), whole(True), whole("3")
    (3, None, None, None)
    """
    if type(value) is int:
        return value
    if isinstance(value, bool):
        return None
    try:
        return int(index(value))
    except Exception:  # whatever a stranger's __index__ does, it is no number
        return None


def is_whole(value: Any) -> bool:
    """A plain whole number, as JSON has it."""
    return isinstance(value, int) and not isinstance(value, bool)


def is_named(value: Any) -> bool:
    """Is this something by name, as JSON has it?

    >>> is_named({"wood": 3}), is_named({None: 3}), is_named([3])
    (True, False, False)
    """
    return isinstance(value, Mapping) and all(isinstance(name, str) for name in value)


def is_one_of(value: Any, words: Collection[str]) -> bool:
    return isinstance(value, str) and value in words


def is_seed(value: Any) -> bool:
    """A plain whole number that can be written down."""
    return is_whole(value) and -MOST_SEED < int(value) < MOST_SEED


def shown(value: Any) -> str:
    """Anything as a sentence can name it, shortened if need be.

    >>> shown("wood"), shown([1, 2]), shown(10**5000)
    ("'wood'", '[1, 2]', 'such a thing (int)')
    """
    try:
        return _short.repr(value)
    except Exception:  # Python does not write out numbers of thousands of digits
        return f"such a thing ({type(value).__name__})"
