"""What is written to a person and read from them: a console and a way to ask, so that tests can stand in for both."""

import contextlib
import select
import sys
import time
from collections.abc import Callable, Iterator

from rich.console import Console, Group, RenderableType
from rich.text import Text


class Left(Exception):
    """The person is gone: Ctrl-C, or the end of the input."""


class Screen:
    """
    read: gets a line after showing a prompt, as `input` does.
    wait: lets so many seconds pass; True if the person pressed Enter meanwhile.
    """

    def __init__(
        self,
        console: Console | None = None,
        read: Callable[[str], str] = input,
        wait: Callable[[float], bool] | None = None,
    ) -> None:
        self.console = Console(highlight=False) if console is None else console
        self._read = read
        self._wait = wait_for_enter if wait is None else wait

    @property
    def width(self) -> int:
        return self.console.width

    @property
    def height(self) -> int:
        return self.console.height

    @property
    def ascii_only(self) -> bool:
        """Can it show nothing but plain letters?"""
        return not self.console.encoding.lower().startswith("utf")

    @contextlib.contextmanager
    def full(self) -> Iterator[None]:
        """A screen of its own that leaves the person's terminal as it was, and no hand in its history."""
        self.console.set_alt_screen(True)
        try:
            yield
        finally:
            self.console.set_alt_screen(False)

    def lines(self, part: RenderableType, width: int | None = None) -> int:
        """How many lines something takes."""
        options = self.console.options if width is None else self.console.options.update_width(width)
        return len(self.console.render_lines(part, options, pad=False))

    def clear(self) -> None:
        self.console.clear()

    def show(self, *parts: RenderableType) -> None:
        """Write something below what is there."""
        self.console.print(Group(*parts))

    def ask(self, question: str) -> str:
        """A line from the person, without blanks around it."""
        try:
            return self._read(question).strip()
        except (EOFError, KeyboardInterrupt):
            raise Left from None

    def wait(self, seconds: float) -> bool:
        try:
            return self._wait(seconds)
        except KeyboardInterrupt:
            return True

    def page(self, part: RenderableType, question: str) -> None:
        """A page of its own, in as many pieces as the screen needs; Enter leads on."""
        rows = self.console.render_lines(part, self.console.options, pad=False)
        size = max(5, self.height - 2)
        for first in range(0, max(1, len(rows)), size):
            self.clear()
            for row in rows[first : first + size]:
                self.console.print(Text.assemble(*[(segment.text, segment.style or "") for segment in row]))
            if self.ask(question) == "q":
                return


def wait_for_enter(seconds: float) -> bool:
    try:
        ready = bool(select.select([sys.stdin], [], [], seconds)[0])
    except (OSError, ValueError):  # Windows cannot wait for a terminal
        time.sleep(seconds)
        return False
    if ready:
        sys.stdin.readline()
    return ready


def is_terminal() -> bool:
    return sys.stdin.isatty() and sys.stdout.isatty()
