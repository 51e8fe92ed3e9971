"""Who may ask for work, and who waits for it: one job at a time for each person, none for those who have left."""

import asyncio
import contextlib
from collections import Counter, OrderedDict
from collections.abc import AsyncIterator, Callable, Coroutine, Hashable
from typing import Any, TypeVar

from starlette.requests import Request

from allmende.server.errors import Refused

T = TypeVar("T")


class Turns:
    """One job at a time for each person. A few more may wait behind it; others are refused."""

    def __init__(self, most: int) -> None:
        self.most = most
        self._locks: dict[str, asyncio.Lock] = {}
        self._here: Counter[str] = Counter()
        """By person: those who have their turn or wait for it."""

    @contextlib.asynccontextmanager
    async def turn(self, who: str) -> AsyncIterator[None]:
        if self._here[who] > self.most:
            raise Refused(429, "busy", "one thing after another: you are still waiting for what you asked for before")
        self._here[who] += 1
        try:
            async with self._locks.setdefault(who, asyncio.Lock()):
                yield
        finally:
            self._here[who] -= 1
            if not self._here[who]:
                del self._here[who], self._locks[who]


class Shared:
    """Work that several may wait for. When the last of them leaves, it is given up."""

    def __init__(self, work: Coroutine[Any, Any, Any]) -> None:
        self.task = asyncio.create_task(work)
        self.waiting = 0

    @property
    def lost(self) -> bool:
        """Will there be no result?"""
        task = self.task
        return bool(task.cancelling()) or (task.done() and (task.cancelled() or task.exception() is not None))

    async def result(self) -> Any:
        self.waiting += 1
        try:
            return await asyncio.shield(self.task)
        finally:
            self.waiting -= 1
            if not self.waiting and not self.task.done():
                self.task.cancel()


class Memo:
    """The latest answers. Whoever asks for one that is being worked out waits for the same."""

    def __init__(self, most: int) -> None:
        self.most = most
        self._known: OrderedDict[Hashable, Shared] = OrderedDict()

    async def get(self, key: Hashable, work: Callable[[], Coroutine[Any, Any, Any]]) -> Any:
        known = self._known.get(key)
        if known is None or known.lost:
            known = self._known[key] = Shared(work())
        self._known.move_to_end(key)
        if len(self._known) > self.most:
            self._known.popitem(last=False)
        return await known.result()


async def while_here(request: Request, work: Coroutine[Any, Any, T]) -> T:
    """Do something for whoever sent a request; if that one hangs up, it is given up."""
    job, left = asyncio.create_task(work), asyncio.create_task(hung_up(request))
    try:
        await asyncio.wait((job, left), return_when=asyncio.FIRST_COMPLETED)
        if job.done():
            return job.result()
        raise Refused(400, "gone", "nobody waits for the answer any more")
    finally:
        job.cancel()
        left.cancel()
        await asyncio.gather(job, left, return_exceptions=True)


async def hung_up(request: Request) -> None:
    """Returns when the client is gone."""
    while (await request.receive())["type"] != "http.disconnect":
        pass
