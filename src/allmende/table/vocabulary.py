"""All options a game can ever offer, each with a small stable number and a key that people and programs can read."""

from collections.abc import Iterable
from typing import TypeAlias, cast

from allmende.table.choice import Option

Key: TypeAlias = tuple[str | int, ...]
"""("card", "smithy"), ("cell", 7), ("done",): the kind of thing, then which one."""


class Vocabulary:
    """
    >>> words = Vocabulary([("done",), ("card", "smithy")])
    >>> words.option("card", "smithy"), words.key(0), len(words)
    (1, ('done',), 2)
    """

    __slots__ = ("_keys", "_options")

    def __init__(self, keys: Iterable[Key]) -> None:
        self._keys: list[Key] = list(keys)
        self._options: dict[Key, Option] = {key: cast(Option, n) for n, key in enumerate(self._keys)}
        if len(self._options) != len(self._keys):
            raise ValueError("a vocabulary names an option twice")

    def __len__(self) -> int:
        return len(self._keys)

    def __contains__(self, key: Key) -> bool:
        return key in self._options

    def key(self, option: int) -> Key:
        """The key of an option; a KeyError with a sentence if there is no such number."""
        if 0 <= option < len(self._keys):
            return self._keys[option]
        raise KeyError(f"{option} is no option: the vocabulary has numbers 0 to {len(self._keys) - 1}")

    def option(self, *key: str | int) -> Option:
        """The number of an option; a KeyError with a sentence if there is no such thing."""
        if key in self._options:
            return self._options[key]
        raise KeyError(f"{' '.join(map(str, key))!r} is nothing that this game can offer")
