"""What a page is told of lessons, as types: a part of `models`."""

from typing import TypedDict


class LessonStep(TypedDict):
    """What is said (`lesson-<lesson>-<says>`), pointed at, and waited for."""

    says: str
    """Empty: another seat picks, and nothing is said."""
    places: list[str]
    """What is marked beside what may be picked: `data-place` on the board."""
    ways: list[list[str]]
    """What may be picked: one of these lists of keys, each in one text. None: whoever reads goes on by a click."""
    length: int
    """How many picks it takes."""
    seat: int


class Lesson(TypedDict):
    name: str
    minutes: int
    steps: list[LessonStep]


class Lessons(TypedDict):
    lessons: list[Lesson]
