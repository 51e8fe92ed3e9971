"""The games of a run on disk, as they come, so that a run can be broken off at any moment and taken up again.

`games.jsonl`: the first line says what is played, every other line holds some games. A line that was being written
when the power went is cut off; the games in it are played again, and are the same again.
"""

import json
import os
from collections.abc import Iterator
from pathlib import Path
from time import monotonic
from typing import Any, Final

import msgspec

from allmende import __version__
from allmende.lab.played import Played
from allmende.lab.run import BadRun, Plan, unwritable

FORMAT: Final = 1
NAME: Final = "games.jsonl"
SAFE_SECONDS: Final = 1.0
"""At most so much work is lost when the machine itself stops; when only the program does, what was written stays."""

COMMANDS: Final = {"": "simulate", "things": "stats", "curve": "curve"}
"""By what is watched."""

ENCODER: Final = msgspec.json.Encoder()
DECODER: Final = msgspec.json.Decoder(list[Played])


class Journal:
    """What has been played of a plan, in a folder. A folder holds one run."""

    def __init__(self, folder: Path, plan: Plan) -> None:
        self.path = folder / NAME
        head = {"allmende": __version__, "format": FORMAT, **plan.identity()}
        try:
            folder.mkdir(parents=True, exist_ok=True)
            self.end = self.check_head(head)
            self.file = self.path.open("ab")
        except OSError as error:
            raise unwritable(folder, error) from error
        self.synced = monotonic()
        if not self.end:
            self.write(head_line(head))

    def check_head(self, head: dict[str, Any]) -> int:
        """Is it this run's journal? Cuts off an unfinished last line; returns how long the file is then.

        Whatever is somebody else's stays as it is.
        """
        if not self.path.exists():
            return 0
        with self.path.open("rb+") as file:
            first = file.readline()
            if first.endswith(b"\n"):
                self.check_run(first, head)
            elif not head_line(head).startswith(first):
                raise BadRun("lab-error-foreign", path=str(self.path))
            size = file.seek(0, os.SEEK_END)
            whole = end_of_last_line(file, size)
            file.truncate(whole)
        return whole

    def check_run(self, first: bytes, head: dict[str, Any]) -> None:
        """Does the first line name this run?"""
        try:
            found = json.loads(first)
        except ValueError as error:
            raise BadRun("lab-error-foreign", path=str(self.path)) from error
        if not isinstance(found, dict) or "allmende" not in found:
            raise BadRun("lab-error-foreign", path=str(self.path))
        if found != json.loads(head_line(head)):
            raise BadRun("lab-error-other-run", folder=str(self.path.parent), what=difference(found, head))

    def games(self) -> Iterator[Played]:
        """The games that were played before, each once, in the order of the file."""
        seen: set[int] = set()
        with self.path.open("rb") as file:
            for number, line in enumerate(file):
                if number == 0:
                    continue
                try:
                    part = DECODER.decode(line)
                except msgspec.DecodeError as error:
                    raise BadRun("lab-error-damaged", path=str(self.path), line=number + 1) from error
                for game in part:
                    if game.number not in seen:
                        seen.add(game.number)
                        yield game

    def add(self, games: list[Played]) -> None:
        self.write(ENCODER.encode(games))

    def write(self, line: bytes) -> None:
        try:
            self.file.write(line + b"\n")
            self.file.flush()
            if monotonic() - self.synced > SAFE_SECONDS:
                os.fsync(self.file.fileno())
                self.synced = monotonic()
        except OSError as error:
            raise unwritable(self.path.parent, error) from error

    def close(self) -> None:
        self.file.close()


def head_line(head: dict[str, Any]) -> bytes:
    return json.dumps(head, ensure_ascii=False).encode()


def end_of_last_line(file: Any, size: int) -> int:
    """Where the last whole line ends."""
    block = 1 << 16
    end = size
    while end > 0:
        start = max(0, end - block)
        file.seek(start)
        found = file.read(end - start).rfind(b"\n")
        if found >= 0:
            return int(start + found + 1)
        end = start
    return 0


def difference(found: dict[str, Any], head: dict[str, Any]) -> str:
    """The first thing in which another run differs: the command, or what it was given."""
    if "game" in head and command_of(found) != command_of(head):
        return command_of(found)
    for key, value in head.items():
        if found.get(key) != value:
            if isinstance(value, dict) and isinstance(found.get(key), dict):
                return difference(found[key], value)
            return f"{key} {json.dumps(found.get(key), ensure_ascii=False)}"
    return "format"


def command_of(head: dict[str, Any]) -> str:
    """Which command plays a run that begins its journal like this."""
    return "tournament" if "tables" in head else COMMANDS.get(str(head.get("watch")), "format")
