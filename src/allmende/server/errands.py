"""What people wish for at a table is done by its owner: here, or at another process. See docs/many.md."""

import asyncio
import contextlib
import time
from collections.abc import Awaitable, Callable, Sequence
from typing import Any, Final, TypeAlias

from allmende.server.errors import Refused
from allmende.server.following import Following
from allmende.server.inside import Inside
from allmende.server.leases import Elsewhere, Leases
from allmende.server.open_table import Table
from allmende.server.people import new_secret, same

Deed: TypeAlias = Callable[..., Awaitable[Any]]
"""With the table, the person and what else belongs to it; the last may be the word of the wish."""

WITH_WORD: Final = ("pick", "undo", "vote", "leave", "delete", "propose", "answer", "resume", "comeback")
PATIENCE: Final = 8.0
"""So long an errand looks for the owner: a lease runs out sooner."""
PAUSE: Final = 0.1
HAND_OVER_SECONDS: Final = 1.0


class Errands:
    def __init__(self, leases: Leases, following: Following, inside: Inside, deeds: dict[str, Deed]) -> None:
        self.leases = leases
        self.following = following
        self.inside = inside
        self.deeds = deeds
        self.admit: Callable[[str], None] = lambda table: None
        """Refuses what is too much for a table; its owner counts, so all processes share that limit."""

    async def run(self, table: Table, deed: str, person: str, *args: Any) -> Any:
        """Do it, wherever the table is; the answer comes when this process knows what has come of it."""
        give_up = time.monotonic() + PATIENCE
        pause, sent = 0.0, False
        while True:
            try:
                if table.lease is not None or table.spoiled:
                    return await self._do(table, deed, person, args)
                if deed in WITH_WORD and not args[-1]:  # it may have to be said twice
                    args = (*args[:-1], new_secret())
                sent = True
                return await self._send(table, deed, person, args)
            except Elsewhere:
                if time.monotonic() > give_up or (self.leases.leaving and not self.leases.others):
                    raise
            await asyncio.sleep(pause)
            pause = PAUSE
            await self.following.renew(table)
            if deed == "delete" and sent and table.gone and same(person, table.facts.maker):
                return True  # by the owner that did not answer any more: its word is gone with the table

    async def _do(self, table: Table, deed: str, person: str, args: Sequence[Any]) -> Any:
        self.admit(table.id)
        lease = table.lease
        try:
            return await self.deeds[deed](table, person, *args)
        except Elsewhere:
            raise
        except Refused:
            await self._confirm(table, lease)
            raise

    async def _confirm(self, table: Table, lease: int | None) -> None:
        """What is refused is not fenced by being written. Was the table still ours? If not, what we know of it is old:
        the new owner may have done already what we refuse."""
        if not self.leases.shared or table.spoiled:
            return
        head = (await self.leases.store.heads([table.id])).get(table.id)
        if head is None:
            self.following.gone(table)
        elif head.generation != lease:
            table.lease = None
            raise Elsewhere

    async def _send(self, table: Table, deed: str, person: str, args: tuple[Any, ...]) -> Any:
        """To the owner's process. Elsewhere: it does not know of it, or is not there."""
        owner = table.owner
        if self.leases.leaving and owner is None:  # nobody's any more: anybody takes it
            owner = next(iter(self.leases.others), None)
        address = await self.leases.address_of(owner)
        if address is None or owner is None or owner == self.leases.me:
            raise Elsewhere
        errand = {"table": table.id, "deed": deed, "person": person, "args": args}
        answer = await self.inside.ask(owner, address, errand)
        if answer["gone"]:
            self.following.gone(table)
        else:
            await self.following.reach(table, answer["seq"])
        if "refused" in answer:
            raise Refused(*answer["refused"])
        return answer["answer"]

    async def hand_over(self, table: Table) -> None:
        """Give a table to the process where its people sit, if nobody listens here: their picks need no second way."""
        there = max(table.elsewhere, key=lambda process: len(table.elsewhere[process][0]), default=None)
        if there is None or not table.elsewhere[there][0] or table.listeners or self.leases.leaving:
            return
        address = self.leases.alive.get(there)
        async with table.lock:
            if table.lease is None or address is None:
                return
            lease, table.lease, table.owner = table.lease, None, there
            await self.leases.give_back({table.id: lease})
        with contextlib.suppress(Elsewhere, TimeoutError):  # then whoever wants something there takes it
            async with asyncio.timeout(HAND_OVER_SECONDS):
                await self.inside.ask(there, address, {"table": table.id, "deed": "take", "person": "", "args": []})

    async def serve(self, table: Table, errand: Any) -> Any:
        """Somebody at another process wishes something. Never sent on: whoever sent it finds out where it belongs."""
        answer: dict[str, Any] = {}
        await self.following.renew(table)
        try:
            answer["answer"] = await self._do(table, errand["deed"], errand["person"], errand["args"])
        except Elsewhere:
            return None
        except Refused as refused:
            answer["refused"] = (refused.status, refused.code, refused.message, None, refused.wait)
        return {**answer, "seq": table.seq, "gone": table.gone}
