"""Reading a situation that a person describes: the parts every game has, each checked where it is read.

What is wrong is said by ImpossibleSituation, in a sentence with the key and what stands there. What the words mean
(cards, goods, spaces) only the game knows. `in_words` and `counted` tell what `read_cards` reads.
"""

from collections.abc import Collection, Iterator, Mapping, Sequence
from itertools import groupby
from typing import Any, Final

from allmende.table.errors import ImpossibleSituation
from allmende.table.outside import LONGEST, MOST, is_named, shown

LONGEST_NUMBER: Final = 15


def check_keys(given: Any, keys: frozenset[str], what: str) -> None:
    if not isinstance(given, Mapping):
        raise ImpossibleSituation(f"{what} is an object with any of {', '.join(sorted(keys))}, got {shown(given)}")
    for key in given:
        if not isinstance(key, str) or key not in keys:
            raise ImpossibleSituation(f"{what} has no {shown(key)}: it has {', '.join(sorted(keys))}")


def count_players(
    situation: Mapping[str, Any], seats: Sequence[Any], seat_keys: frozenset[str], least: int, most: int
) -> int:
    """How many play; as many as there are seats, at least 2, unless the situation says so. The seats are checked."""
    for seat in seats:
        check_keys(seat, seat_keys, "a seat")
    players = read_number(situation, "players", max(2, len(seats)), least, most)
    if len(seats) > players:
        raise ImpossibleSituation(f"there are {len(seats)} seats for {players} players")
    return players


def read_number(given: Mapping[str, Any], key: Any, default: int, least: int, most: int) -> int:
    value = given.get(key, default)
    if isinstance(value, bool) or not isinstance(value, int) or not least <= value <= most:
        named = key if isinstance(key, str) and key.isprintable() else shown(key)
        raise ImpossibleSituation(f"{named[:LONGEST]} must be {least} to {most}, got {shown(value)}")
    return value


def read_whole(value: Any) -> int:
    """A number, also as a text: keys of JSON are texts."""
    if isinstance(value, str) and len(value) <= LONGEST_NUMBER and value.isascii() and value.isdecimal():
        return int(value)
    if isinstance(value, int) and not isinstance(value, bool) and -MOST < value < MOST:
        return value
    raise ImpossibleSituation(f"{shown(value)} is no number")


def read_flag(given: Mapping[str, Any], key: str) -> bool:
    value = given.get(key, False)
    if not isinstance(value, bool):
        raise ImpossibleSituation(f"{key} must be true or false, got {shown(value)}")
    return value


def read_word(given: Mapping[str, Any], key: str, default: str, words: Collection[str]) -> str:
    value = given.get(key, default)
    if not isinstance(value, str) or value not in words:
        raise ImpossibleSituation(f"{key} must be one of {', '.join(words)}, got {shown(value)}")
    return value


def read_list(given: Mapping[str, Any], key: str, default: Sequence[Any] = ()) -> list[Any]:
    value = given.get(key, default)
    if not isinstance(value, list | tuple):
        raise ImpossibleSituation(f"{key} must be a list, got {shown(value)}")
    return list(value)


def read_names(given: Mapping[str, Any], key: str) -> Mapping[Any, Any] | Sequence[Any]:
    """Things, or for each of them something that belongs to it."""
    value = given.get(key, ())
    if not isinstance(value, Mapping | list | tuple):
        raise ImpossibleSituation(f"{key} must be a list, or an object with what belongs to each, got {shown(value)}")
    return value


def read_mapping(given: Mapping[str, Any], key: str) -> Mapping[str, Any]:
    value = given.get(key, {})
    if not is_named(value):
        raise ImpossibleSituation(f"{key} must be names and numbers, got {shown(value)}")
    named: Mapping[str, Any] = value
    return named


def read_cards(given: Mapping[str, Any], key: str, example: str, digits: int) -> Iterator[tuple[int, Any]]:
    """How many of which, one after another, from "2 wood, clay" or a list of names; the names as they stand there.

    No number may have more digits than this.
    """
    value = given.get(key, [])
    if isinstance(value, str):
        value = [part for part in value.split(",") if part.strip()]
    if not isinstance(value, list | tuple):
        raise ImpossibleSituation(f"{key} must be cards, such as '{example}', got {shown(value)}")
    for part in value:
        words = part.split(maxsplit=1) if isinstance(part, str) else []
        if len(words) < 2 or not words[0].isdecimal():
            yield 1, part
        elif len(words[0]) > digits:
            raise ImpossibleSituation(f"{key} has {part.strip()[:60]}: no game has so many cards")
        else:
            yield int(words[0]), words[1]


def in_words(names: Sequence[str]) -> str:
    """Things in their order, as `read_cards` reads them.

    >>> in_words(["copper", "estate", "copper", "copper"])
    'copper, estate, 2 copper'
    """
    runs = [(name, len(list(run))) for name, run in groupby(names)]
    return ", ".join([name if count == 1 else f"{count} {name}" for name, count in runs])


def counted(names: Sequence[str], counts: Sequence[int]) -> str:
    """How many there are of each, as `read_cards` reads them.

    >>> counted(["wood", "clay", "stone"], [2, 0, 1])
    '2 wood, stone'
    """
    return in_words([name for name, count in zip(names, counts, strict=True) for _ in range(count)])
