"""What people wish for at a table is done by its owner: here, or at another process. See docs/many.md."""

import asyncio
import time
from collections.abc import Awaitable, Callable
from typing import Any, Final, TypeAlias

from allmende.server.errors import Refused
from allmende.server.following import Following
from allmende.server.inside import Inside
from allmende.server.leases import Elsewhere, Leases
from allmende.server.open_table import Table
from allmende.server.people import new_secret, same

Deed: TypeAlias = Callable[..., Awaitable[Any]]
"""With the table, the person and what else belongs to it; the last may be the word of the wish."""

WITH_WORD: Final = ("pick", "undo", "vote", "leave", "delete")
PATIENCE: Final = 8.0
"""So long an errand looks for the owner: a lease runs out sooner."""
PAUSE: Final = 0.1


class Errands:
    def __init__(self, leases: Leases, following: Following, inside: Inside, deeds: dict[str, Deed]) -> None:
        self.leases = leases
        self.following = following
        self.inside = inside
        self.deeds = deeds

    async def run(self, table: Table, deed: str, person: str, *args: Any) -> Any:
        """Do it, wherever the table is; the answer comes when this process knows what has come of it."""
        give_up = time.monotonic() + PATIENCE
        pause, sent = 0.0, False
        while True:
            try:
                if table.lease is not None or table.spoiled:
                    return await self.deeds[deed](table, person, *args)
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
            if deed == "delete" and sent and table.spoiled and same(person, table.facts.maker):
                return True  # by the owner that did not answer any more: its word is gone with the table

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

    async def serve(self, table: Table, errand: Any) -> Any:
        """Somebody at another process wishes something. Never sent on: whoever sent it finds out where it belongs."""
        answer: dict[str, Any] = {}
        await self.following.renew(table)
        try:
            answer["answer"] = await self.deeds[errand["deed"]](table, errand["person"], *errand["args"])
        except Elsewhere:
            return None
        except Refused as refused:
            answer["refused"] = (refused.status, refused.code, refused.message, None, refused.wait)
        return {**answer, "seq": table.seq, "gone": table.spoiled}
