"""Lessons: a few guided turns at a real table, for people who have never played a game.

A lesson is a file, lessons/<number>-<lesson>.toml in the package that the game's box names: a situation, and steps. A
step says something (the message `lesson-<lesson>-<step>` of the game's texts), or waits until something is picked, or
both. The picks of other seats stand there, too, so that everything happens as it is told. See docs/learn.md.
"""

import tomllib
from functools import cache
from importlib.abc import Traversable
from importlib.resources import files
from typing import Any, Final

import msgspec

from allmende.table import AllmendeError, Box, BrokenBox, Game, Json, arrange, box_of
from allmende.table.position import option_from_words

LEARNER: Final = 0
"""The seat of whoever learns."""


class UnknownLesson(AllmendeError):
    """The game has no lesson of that name."""


class Step(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What is said, what is pointed at, and what is waited for."""

    says: str = ""
    """Its text is `lesson-<lesson>-<says>`; empty: nothing is said."""
    places: list[str] = []
    """What is marked, beside what may be picked: `data-place` on the board."""
    pick: list[str] = []
    """Any one of these, as keys of options in words: "space forest"."""
    picks: list[str] = []
    """All of these: one after the other, or as one where a panel collects them."""
    seat: int = LEARNER
    """Who picks."""
    check: Json = {}
    """What is true before the pick, so that the text is: {"players.0.goods.wood": 3} of the table that is seen."""

    @property
    def ways(self) -> list[list[str]]:
        """What may be picked: one of these lists. None: whoever reads goes on by a click."""
        return [self.picks] if self.picks else [[key] for key in self.pick]

    @property
    def length(self) -> int:
        """How many picks it takes."""
        return len(self.picks) or min(1, len(self.pick))


class Script(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What stands in the file of a lesson."""

    situation: Json
    step: list[Step]
    minutes: int = 3
    seed: int = 1


class Lesson(msgspec.Struct, frozen=True):
    game: str
    name: str
    script: Script

    @property
    def steps(self) -> list[Step]:
        return self.script.step

    def begin(self) -> Game:
        """The table at which it begins."""
        return arrange(self.game, self.script.situation, seed=self.script.seed, auto=True)

    def message(self, step: Step) -> str:
        """The name of what a step says."""
        return f"lesson-{self.name}-{step.says}"

    def scripted(self, game: Game, picks: int, seat: int) -> int | None:
        """What another seat picks after so many picks; None if the lesson does not say so, or if its path was left."""
        for step in self.steps:
            if picks < step.length:
                break
            picks -= step.length
        else:
            return None
        if step.seat != seat or seat == LEARNER:
            return None
        option = option_from_words(game, step.ways[0][picks])
        return option if any(choice.seat == seat and option in choice.options for choice in game.choices) else None


def lessons_of(game: str) -> list[Lesson]:
    """The lessons of a game, in their order; none if its box brings none."""
    return _lessons_of(game, box_of(game))


@cache
def _lessons_of(game: str, box: Box) -> list[Lesson]:
    if box.lessons is None:
        return []
    folder = (files(box.lessons) if isinstance(box.lessons, str) else box.lessons) / "lessons"
    if not folder.is_dir():
        raise BrokenBox(f"{game} should have lessons in {folder}, but there is no such folder")
    found = sorted((path for path in folder.iterdir() if path.name.endswith(".toml")), key=lambda path: path.name)
    return [read_lesson(game, path) for path in found]


def lesson_of(game: str, name: str) -> Lesson:
    """A lesson by its name; UnknownLesson if there is none.

    >>> lesson_of("dominion", "juggling")
    Traceback (most recent call last):
    allmende.lessons.UnknownLesson: dominion has no lesson 'juggling'
    """
    for lesson in lessons_of(game):
        if lesson.name == name:
            return lesson
    raise UnknownLesson(f"{game} has no lesson {name!r}")


def read_lesson(game: str, path: Traversable) -> Lesson:
    """A lesson from its file; BrokenBox says what is wrong with it."""
    try:
        script = msgspec.convert(tomllib.loads(path.read_text(encoding="utf-8")), Script)
        check_script(script)
    except (ValueError, msgspec.ValidationError) as error:
        raise BrokenBox(f"{path.name} is no lesson: {error}") from error
    return Lesson(game, path.name.removesuffix(".toml").partition("-")[2], script)


def check_script(script: Script) -> None:
    """ValueError says which step cannot be."""
    for number, step in enumerate(script.step, 1):
        following: Any = script.step[number] if number < len(script.step) else None
        if step.pick and step.picks:
            raise ValueError(f"step {number} waits for one pick and for several")
        if step.seat != LEARNER and (step.says or len(step.ways) != 1):
            raise ValueError(f"step {number}: another seat says nothing, and its picks are known")
        if step.seat == LEARNER and not step.says:
            raise ValueError(f"step {number} says nothing")
        if not step.length and following is not None and following.seat != LEARNER:
            raise ValueError(f"step {number} could not be read: another seat picks at once")
