"""Limits that all processes share: each tells the others what was taken here, twice a second, and counts theirs, too.

Only of those who come often is anything told. Whoever spreads requests over several processes gets a moment's more.
"""

import asyncio
import contextlib
from collections.abc import Mapping
from typing import Any, Final

from allmende.server.inside import Inside
from allmende.server.leases import Elsewhere, Leases
from allmende.server.limits import Limits

SHARE_SECONDS: Final = 0.5
Told = dict[str, dict[str, float]]
"""By limit, and in it by person, address or network."""


class Sharing:
    def __init__(self, leases: Leases, inside: Inside, limits: Limits) -> None:
        self.leases = leases
        self.inside = inside
        self.limits = limits
        self._task: asyncio.Task[None] | None = None
        self._counted: Told = {}
        """The sockets that we have told of last."""

    def start(self) -> None:
        self._task = asyncio.create_task(self._tell_forever())

    async def close(self) -> None:
        if self._task is not None:
            self._task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._task

    def again(self) -> None:
        """Others may have forgotten it."""
        self._counted = {}

    async def _tell_forever(self) -> None:
        while True:
            await asyncio.sleep(SHARE_SECONDS)
            others = self.leases.others
            self.limits.forget_others(others)
            shares = len(others) + 1
            spent = {
                name: told for name, one in self.limits.buckets.items() if (told := one.told(SHARE_SECONDS, shares))
            }
            counted = {name: told for name, one in self.limits.counters.items() if (told := one.told(shares))}
            if others and (spent or counted != self._counted):
                self._counted = counted
                notice = {"shares": self.leases.me, "spent": spent, "counted": counted}
                await asyncio.gather(*(self._tell(process, notice) for process in others))

    async def _tell(self, process: str, notice: Mapping[str, Any]) -> None:
        with contextlib.suppress(Elsewhere, TimeoutError):  # then it hears of the next
            address = self.leases.alive.get(process)
            if address:
                async with asyncio.timeout(SHARE_SECONDS):
                    await self.inside.ask(process, address, notice)

    def hear(self, notice: Any) -> bool:
        """Another process has told what was taken there."""
        for name, spent in notice["spent"].items():
            if name in self.limits.buckets:  # another release may have others
                self.limits.buckets[name].spend(spent)
        for name, counter in self.limits.counters.items():
            counter.elsewhere[notice["shares"]] = notice["counted"].get(name, {})
        return True
