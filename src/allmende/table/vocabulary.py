"""All options a game can ever offer, each with a small stable number and a key that people and programs can read."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from difflib import get_close_matches
from importlib.resources import files
from typing import Any, Final, Protocol, SupportsIndex, TypeAlias, TypeVar, cast

from allmende.table.choice import Option
from allmende.table.errors import UnknownOption
from allmende.table.outside import shown, whole

Key: TypeAlias = tuple[str | int, ...]
"""("card", "smithy"), ("cell", 7), ("done",): the kind of thing, then which one."""
PLAIN: Final = (str, int)


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

    def __iter__(self) -> Iterator[Key]:
        """The keys, in the order of their numbers."""
        return iter(self._keys)

    def __contains__(self, key: Key) -> bool:
        return key in self._options

    def number_of(self, *key: str | int) -> Option:
        """The number that a thing of the game was given; a ValueError for whoever forgot to give it one."""
        if key not in self._options:
            raise ValueError(f"{' '.join(map(str, key))!r} has no number yet: append it to options.txt as a new line")
        return self._options[key]

    def key(self, option: SupportsIndex) -> Key:
        """The key of an option; UnknownOption if there is no such number."""
        number = option if type(option) is int else whole(option)
        if number is not None and 0 <= number < len(self._keys):
            return self._keys[number]
        raise UnknownOption(f"{shown(option)} is no option: the vocabulary has numbers 0 to {len(self._keys) - 1}")

    def option(self, *key: str | SupportsIndex) -> Option:
        """The number of an option; UnknownOption, with a hint, if there is no such thing."""
        plain: Any = key
        found = self._options.get(plain) if all(type(part) in PLAIN for part in key) else self._odd_option(key)
        if found is None:
            raise UnknownOption(
                f"{shown(' '.join(map(named, key)))} is nothing that this game can offer{self.hint(key)}"
            )
        return found

    def kinds(self) -> list[str]:
        """The kinds of things that can be picked, in the order of their numbers."""
        return list(dict.fromkeys([str(key[0]) for key in self._keys]))

    def of_kind(self, kind: str) -> list[Key]:
        return [key for key in self._keys if key[0] == kind]

    def hint(self, key: Sequence[object]) -> str:
        """The end of a sentence about a key that is none: what one of its kind looks like, or the nearest kind."""
        kinds = self.kinds()
        kind = key[0] if key and isinstance(key[0], str) else ""
        if kind in kinds:
            alike = self.of_kind(kind)
            first, last = (" ".join(map(str, one)) for one in (alike[0], alike[-1]))
            return f": {kind} stands alone" if alike == [(kind,)] else f": it has {first} to {last}"
        near = get_close_matches(kind[:60], kinds, n=1)
        return f": did you mean {near[0]}?" if near else f": it offers {', '.join(kinds)}"

    def _odd_option(self, key: tuple[str | SupportsIndex, ...]) -> Option | None:
        """The number of an option whose key has other words than plain texts and numbers: 7.0 and True are no cells."""
        plain = [str(part) if isinstance(part, str) else whole(part) for part in key]
        return self._options.get(tuple([part for part in plain if part is not None])) if None not in plain else None


def read_manifest(package: str) -> Vocabulary:
    """The vocabulary that a package has written down in its `options.txt`: a key a line, and line n is option n.

    Records and trained networks name options by number, so lines are never moved; what is new is appended.
    """
    lines = (files(package) / "options.txt").read_text(encoding="utf-8").splitlines()
    return Vocabulary([tuple([int(part) if part.isdecimal() else part for part in line.split()]) for line in lines])


class Numbered(Protocol):
    """A card, or whatever else has its number from the manifest."""

    slug: str
    number: int


N = TypeVar("N", bound=Numbered)


def put_in_order(things: list[N], numbers: Mapping[str, int]) -> None:
    """Sort things by their numbers, whichever module defined them. A number without a thing is a mistake."""
    things.sort(key=lambda thing: thing.number)
    if missing := numbers.keys() - {thing.slug for thing in things}:
        raise ValueError(f"options.txt numbers cards that nobody defines: {', '.join(sorted(missing))}")


def named(part: object) -> str:
    return part if isinstance(part, str) else shown(part)
