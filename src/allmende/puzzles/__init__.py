"""Puzzles: positions from games between bots in which one pick is clearly the best.

`puzzle` one of them with its proof, `finding` how the lab finds them, `shelf` the files that keep them, `command` what
is typed; `<game>.jsonl` those that come with the games. The box of a game names its file.
"""

from collections.abc import Sequence
from functools import cache
from importlib.resources import files

from allmende.puzzles.puzzle import Proof, Puzzle
from allmende.table import BrokenBox, box_of

__all__ = ["Proof", "Puzzle", "puzzle_of_the_day", "puzzles_of"]

STRIDE = 7919
"""A prime: from one day to the next the puzzle of the day jumps, and comes to all before it comes to one again."""


def puzzles_of(game: str) -> Sequence[Puzzle]:
    """The puzzles that come with a game; none if its box brings none."""
    place = box_of(game).puzzles
    return () if place is None else _puzzles_at(str(place))


@cache
def _puzzles_at(place: str) -> Sequence[Puzzle]:
    from allmende.puzzles.shelf import read

    package, _, name = place.partition(":")
    try:
        return tuple(read((files(package) / name).read_text(encoding="utf-8"))[1])
    except (ImportError, OSError) as error:
        raise BrokenBox(f"there are no puzzles at {place}: {error}") from error


def puzzle_of_the_day(count: int, day: int) -> int:
    """The number of the puzzle, from 1, that everybody has on a day.

    >>> sorted({puzzle_of_the_day(200, day) for day in range(200)}) == list(range(1, 201))
    True
    """
    return day * STRIDE % count + 1
