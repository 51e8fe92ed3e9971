"""People for tests: they type prepared lines, then what seems sensible, and remember what they saw."""

import io
import random
from collections.abc import Callable
from pathlib import Path

from rich.console import Console, Group, RenderableType

from allmende.table import Choice, Game
from allmende.terminal import saves
from allmende.terminal.frame import numbered
from allmende.terminal.loop import Loop
from allmende.terminal.match import Match, new_match
from allmende.terminal.screen import Screen


class Person:
    """Types the lines one after another, then what `then` says; without it, the input ends."""

    def __init__(self, *lines: str, then: Callable[[], str] | None = None, width: int = 80, height: int = 24) -> None:
        self.lines = list(lines)
        self.then = then
        self.output = io.StringIO()
        self.asked: list[str] = []
        self.seen: list[str] = []
        """What was written before each question."""
        self.waits: list[bool] = []
        """For each time the program waits: does the person press Enter?"""
        console = Console(file=self.output, width=width, height=height, highlight=False, color_system=None)
        self.screen = Screen(console, self.read, self.wait)

    def read(self, question: str) -> str:
        self.asked.append(question)
        self.seen.append(self.written())
        if self.lines:
            line = self.lines.pop(0)
            if line == "^C":
                raise KeyboardInterrupt
            return line
        if self.then is None:
            raise EOFError
        return self.then()

    def wait(self, seconds: float) -> bool:
        return self.waits.pop(0) if self.waits else False

    def written(self) -> str:
        """What was written since this was last asked."""
        text = self.output.getvalue()
        self.output.seek(0)
        self.output.truncate()
        return text

    def check_everything_fits(self) -> None:
        """Screens of a small terminal, with a line for what is typed."""
        for screen in self.seen:
            lines = screen.splitlines()
            assert len(lines) <= 23, screen
            assert max(map(len, lines)) <= 80


def shown(*parts: RenderableType, width: int) -> str:
    """What is drawn, as plain text."""
    console = Console(width=width, color_system=None, highlight=False)
    with console.capture() as capture:
        console.print(Group(*parts))
    return capture.get()


def match_of(seats: str = "me,bigmoney", seed: int = 1, lang: str = "en", **settings: object) -> Match:
    return new_match("dominion", seats, None, seed, {"first": 0, **settings}, lang, "bigmoney")


def loop_of(match: Match, person: Person, path: Path | None = None) -> Loop:
    return Loop(match, person.screen, path or saves.new_path("saves", match.game.rules.name))


def random_player(match: Match, seed: int = 0) -> Person:
    dice = random.Random(seed)

    def pick() -> str:
        choice = next(choice for choice in match.game.choices if match.bots[choice.seat] is None)
        return str(dice.choice(numbered(match.game, choice, match.lang)).number)

    return Person(then=pick)


def sensible(game: Game, choice: Choice) -> str:
    """The number that a simple player types: play everything, buy the dearest card, otherwise the first thing."""
    options = numbered(game, choice, "en")
    keys = {one.number: game.key(one.option) for one in options}
    for number, key in keys.items():
        if key == ("treasures",):
            return str(number)
    piles = [number for number, key in keys.items() if key[0] == "pile" and key[1] not in ("curse", "copper")]
    if piles:
        return str(max(piles))
    return str(next((number for number, key in keys.items() if key[0] != "pile" and number), options[-1].number))


def sensible_player(match: Match) -> Callable[[], str]:
    def line() -> str:
        choice = next(choice for choice in match.game.choices if match.bots[choice.seat] is None)
        return sensible(match.game, choice)

    return line
