"""A record: game name, options, seed and the picks: the whole game, replayable.

It names the random generator and the version of the rules by which it was played.
"""

import json
from typing import Any, Final, NamedTuple, TypeAlias

from allmende.table.choice import Seat
from allmende.table.errors import DamagedRecord
from allmende.table.outside import MOST, is_one_of, is_seed, is_whole, shown
from allmende.table.rng import BLAKE2, CARRY, GENERATORS

EXACT: Final = 1 << 53
"""Not every program that reads JSON keeps larger whole numbers as they are: beyond it a seed is written as a text."""
LONGEST_SEED: Final = 400
"""Digits."""


class Redraw(NamedTuple):
    """Not a seat's pick: here the hidden part was redrawn, as a copy for a bot is."""

    seat: Seat | None
    seed: int


Pick: TypeAlias = int | tuple[Seat, int] | Redraw
"""An option; with its seat if the game was waiting for several and this was not the first of them."""


class Record:
    __slots__ = ("begins", "game", "generator", "options", "picks", "rules", "seed", "start")

    def __init__(
        self,
        game: str,
        options: dict[str, Any],
        seed: int,
        picks: list[Pick],
        start: dict[str, Any] | None = None,
        generator: str = BLAKE2,
        rules: int = 1,
        begins: int = 0,
    ) -> None:
        self.game = game
        self.options = options
        self.seed = seed
        self.picks = picks
        self.start = start
        """The first situation, if it was arranged by hand and not dealt from the seed."""
        self.generator = generator
        self.rules = rules
        """The version of the game's rules by which it was begun."""
        self.begins = begins
        """How many of the picks belong to the first situation: it was arranged in the midst of a step."""

    def to_json(self) -> dict[str, Any]:
        data: dict[str, Any] = {
            "game": self.game,
            "rules": self.rules,
            "options": self.options,
            "generator": self.generator,
            "seed": seed_to_json(self.seed),
        }
        if self.start is not None:
            data["start"] = self.start
        if self.begins:
            data["begins"] = self.begins
        data["picks"] = [pick_to_json(pick) for pick in self.picks]
        return data

    def dumps(self) -> str:
        """The record as text; `Record.loads` reads it back."""
        return json.dumps(self.to_json(), ensure_ascii=False)

    @staticmethod
    def from_json(data: Any) -> "Record":
        if not isinstance(data, dict):
            raise DamagedRecord("a record is a JSON object with game, options, seed and picks")
        for name, kind in (("game", str), ("options", dict), ("picks", list)):
            if not isinstance(data.get(name), kind):
                raise DamagedRecord(f"a record needs {name!r}, and it must be of type {kind.__name__}")
        # Those two came later: a record that does not name them was made before.
        generator, rules = data.get("generator", CARRY), data.get("rules", 1)
        if not is_one_of(generator, GENERATORS):
            named = shown(generator)
            raise DamagedRecord(f"this record names a random generator that this version does not have: {named}")
        if not is_whole(rules) or not 0 < rules < EXACT:
            raise DamagedRecord("the record's 'rules' must be a number: the version of the rules it was played by")
        start = data.get("start")
        if start is not None and not isinstance(start, dict):
            raise DamagedRecord("the record's 'start' must be a situation as JSON")
        picks = [pick_from_json(n, pick) for n, pick in enumerate(data["picks"], 1)]
        begins = data.get("begins", 0)
        if not is_whole(begins) or not 0 <= begins <= len(picks):
            raise DamagedRecord("the record's 'begins' must be how many of its picks belong to its start")
        seed = seed_from_json(data.get("seed"))
        return Record(data["game"], data["options"], seed, picks, start, generator, rules, begins)

    @staticmethod
    def loads(text: Any) -> "Record":
        if not isinstance(text, str | bytes):
            raise DamagedRecord("this is no record: a record is read from a text")
        try:
            return Record.from_json(json.loads(text))
        except json.JSONDecodeError as error:
            raise DamagedRecord(f"this is no record: line {error.lineno} is not JSON ({error.msg})") from error
        except (ValueError, RecursionError) as error:  # numbers of thousands of digits, thousands of brackets
            raise DamagedRecord(f"this is no record: {error}") from error

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Record) and self.to_json() == other.to_json()

    __hash__ = None  # type: ignore[assignment]


def seed_to_json(seed: int) -> int | str:
    """
    >>> seed_to_json(7), seed_to_json(2**100)
    (7, '1267650600228229401496703205376')
    """
    return seed if -EXACT < seed < EXACT else str(seed)


def seed_from_json(data: Any) -> int:
    if isinstance(data, str) and len(data) <= LONGEST_SEED and data.isascii() and data.removeprefix("-").isdigit():
        data = int(data)
    if not is_seed(data):
        raise DamagedRecord("a record needs 'seed', a whole number; a large one as a text")
    return int(data)


def pick_to_json(pick: Pick) -> Any:
    if isinstance(pick, Redraw):
        return {"redraw": pick.seat, "seed": pick.seed}
    return list(pick) if isinstance(pick, tuple) else pick


def pick_from_json(n: int, data: Any) -> Pick:
    if is_number(data):
        return int(data)
    if isinstance(data, list) and len(data) == 2 and all(is_number(part) for part in data):
        return Seat(data[0]), data[1]
    if isinstance(data, dict) and is_seed(data.get("seed")) and "redraw" in data:
        seat = data["redraw"]
        if seat is None or is_number(seat):
            return Redraw(None if seat is None else Seat(seat), data["seed"])
    raise DamagedRecord(f"pick {n} is no pick: neither an option, nor a seat with its option, nor a redraw")


def is_number(data: Any) -> bool:
    """A whole number of a size that the game can have."""
    return is_whole(data) and -MOST < data < MOST
