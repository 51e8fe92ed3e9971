"""Talk, avoiding and reports together, and what they hear of other processes and of whoever runs the server."""

import asyncio
import contextlib
from collections.abc import Callable, Coroutine
from typing import Any

from allmende.server.config import Config
from allmende.server.errors import Refused
from allmende.server.hall import Hall
from allmende.server.limits import Limits
from allmende.server.lobby.lobby import Lobby
from allmende.server.neighbours import Neighbours
from allmende.server.standing import Standing
from allmende.server.talk.avoiding import Avoiding
from allmende.server.talk.reports import Reports
from allmende.server.talk.talk import Talks


class Manners:
    def __init__(self, config: Config, hall: Hall, lobby: Lobby, limits: Limits) -> None:
        self.lobby = lobby
        self.avoiding = Avoiding(config, hall.store, hall.journal)
        self.talks = Talks(config, hall, self.avoiding, limits)
        self.reports = Reports(config, hall.store, self.talks, self.avoiding, limits)
        self.publish: Callable[..., None] = lambda **notice: None
        """Tells other processes that people do not want to meet."""
        self._tasks: set[asyncio.Task[None]] = set()
        hall.changes.may_sit = self.avoiding.may_sit
        hall.told = lobby.presence.hear

    def join(self, neighbours: Neighbours, standing: Standing) -> None:
        """Be one among other processes, and under whoever runs the server."""
        self.publish = neighbours.tell
        neighbours.also += [self.lobby.hear, self._hear]
        neighbours.missed += [self.lobby.stir, self.lobby.presence.again, self._missed]
        standing.deeds["unsay"] = self.talks.unsaid
        standing.deeds["merge"] = self._merged

    def _hear(self, notice: Any) -> None:
        for table, number in notice.get("said", ()):
            self._later(self.talks.hear(table, number))
        if "parted" in notice:
            self._later(self._hide(notice["parted"]))

    def _missed(self) -> None:
        """Of what was said, and of who does not want to meet whom, we may not have heard."""
        for table in self.lobby.hall.tables:
            self.talks.unsaid(table.id)
        self._later(self._hide([one.person for one in self.lobby.listeners if one.person is not None]))

    def _merged(self, guest: str) -> None:
        """A guest is somebody who was known before: who must not be met goes on to be that somebody."""
        people = [one.person for one in self.lobby.listeners if one.person is not None and guest in one.hidden]
        if people:
            self._later(self._hide(people))

    async def part(self, people: list[str]) -> None:
        """What these see of each other in the hall has changed, at every process."""
        await self._hide(people)
        self.publish(parted=people)

    async def _hide(self, people: list[str]) -> None:
        self.lobby.hide({one: await self.avoiding.hidden_from(one) for one in people})

    def _later(self, work: Coroutine[Any, Any, None]) -> None:
        async def quietly() -> None:
            with contextlib.suppress(Refused):  # the database is away: whoever asks for the whole misses nothing
                await work

        task = asyncio.create_task(quietly())
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
