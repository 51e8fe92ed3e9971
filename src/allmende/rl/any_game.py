"""Blocks for any game: its view, every number and word of it in a column that its path is hashed to.

A number adds itself to the column of its path (one below zero has its own); a word adds one to the column of its path
and itself, and the order of words in a list is left out. Now and then two paths share a column. It is slow, for it
reads the whole view: a game that is learned in earnest brings its own blocks.
"""

from typing import Any, Final
from zlib import crc32

from allmende.rl.blocks import Block, as_bytes
from allmende.table import Choice, Game, Json

COLUMNS: Final = 2048


class AnyGame:
    def __init__(self, options: Json) -> None:
        self.blocks = (Block("view", (tuple(f"hash_{n}" for n in range(COLUMNS)),), "the seat's view, hashed"),)

    def encode(self, game: Game, seat: int, choice: Choice | None) -> bytearray:
        numbers = [0] * COLUMNS
        view = game.view(seat)
        add(numbers, "seat", str(seat))
        add(numbers, "over", view["over"])
        add(numbers, "table", view["table"])
        if choice is not None:
            add(numbers, "prompt", choice.prompt.to_json())
        return as_bytes(numbers)


def add(numbers: list[int], path: str, data: Any) -> None:
    """Add everything that is in a piece of JSON."""
    if isinstance(data, dict):
        for name, part in data.items():
            add(numbers, f"{path}/{name}", part)
    elif isinstance(data, list):
        for n, part in enumerate(data):
            add(numbers, path if isinstance(part, str) else f"{path}/{n}", part)
    elif isinstance(data, str):
        numbers[column(f"{path}={data}")] += 1
    elif data is not None:
        numbers[column(path if data >= 0 else f"-{path}")] += abs(round(data))


def column(path: str) -> int:
    """
    >>> column("table/coins") == column("table/coins") != column("table/sheep")
    True
    """
    return crc32(path.encode()) % COLUMNS


ENCODER: Final = AnyGame
