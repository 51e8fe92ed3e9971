"""Who is in the hall and wishes to be seen: here, and at the other processes.

Each process tells the others all of its people when something has changed, over the door between them (`inside`).
"""

import asyncio
import contextlib
from collections import Counter
from collections.abc import Callable
from typing import Any, Final

from allmende.server.inside import Inside
from allmende.server.leases import Elsewhere, Leases

TELL_SECONDS: Final = 1.0


class Presence:
    def __init__(self, leases: Leases, inside: Inside) -> None:
        self.leases = leases
        self.inside = inside
        self.moved: Callable[[], None] = lambda: None
        """Called when somebody has come or gone."""
        self._here: dict[str, str] = {}
        self._lines: Counter[str] = Counter()
        """By person: several pages of the same person may be open."""
        self._elsewhere: dict[str, dict[str, str]] = {}
        self._told: dict[str, dict[str, str]] = {}
        """By process, what it knows of us."""
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        if self.leases.shared:
            self._task = asyncio.create_task(self._tell_forever())

    async def close(self) -> None:
        if self._task is not None:
            self._task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._task

    def again(self) -> None:
        """Others may have forgotten who is here."""
        self._told.clear()

    def come(self, person: str, name: str) -> None:
        self._lines[person] += 1
        self._here[person] = name
        self.moved()

    def go(self, person: str) -> None:
        self._lines[person] -= 1
        if not self._lines[person]:
            del self._lines[person], self._here[person]
            self.moved()

    def all(self) -> dict[str, str]:
        """By hash, the names of those who are there."""
        living = self.leases.others
        found = {person: name for process in living for person, name in self._elsewhere.get(process, {}).items()}
        return found | self._here

    def hear(self, notice: Any) -> bool:
        """Another process tells who is there."""
        self._elsewhere[notice["hall"]] = notice["people"]
        for gone in self._elsewhere.keys() - self.leases.others - {notice["hall"]}:
            del self._elsewhere[gone]
        self.moved()
        return True

    async def _tell_forever(self) -> None:
        while True:
            await asyncio.sleep(TELL_SECONDS)
            others = self.leases.others
            self._told = {process: told for process, told in self._told.items() if process in others}
            due = [process for process in others if self._told.get(process, {}) != self._here]
            await asyncio.gather(*(self._tell(process, dict(self._here)) for process in due))

    async def _tell(self, process: str, people: dict[str, str]) -> None:
        address = self.leases.alive.get(process)
        with contextlib.suppress(Elsewhere, TimeoutError):  # it is told with the next round
            async with asyncio.timeout(TELL_SECONDS):
                await self.inside.ask(process, address or "", {"hall": self.leases.me, "people": people})
            self._told[process] = people
