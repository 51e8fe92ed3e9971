"""Tables that belong to other processes, followed by reading what they write. See docs/many.md.

A pick is played on a copy, as at the owner's, and its events are those that were written down. After anything else the
table is read anew.
"""

import asyncio
import contextlib
from collections.abc import Awaitable, Callable, Sequence
from typing import Any, Final

import msgspec

from allmende.server.changes import Changes
from allmende.server.errors import Refused
from allmende.server.leases import Leases
from allmende.server.open_table import Table
from allmende.server.opening import PICK, UNDO, load_events, without_undone
from allmende.server.store import LONGEST_LOG, Store
from allmende.table import AllmendeError

READ_ANEW: Final = (
    "facts", "game", "chairs", "seq", "picks", "rematch", "wishes", "vote", "moved", "acted", "pickers", "once",
    "asked", "snapshot_at", "ends", "closed", "ended", "clock", "due", "trail",
)  # fmt: skip


class Following:
    def __init__(self, store: Store, leases: Leases, changes: Changes) -> None:
        self.store = store
        self.leases = leases
        self.changes = changes
        self.read: Callable[[str], Awaitable[Table]]
        """Reads a table from the store; Refused if it is gone."""
        self.gone: Callable[[Table], None]
        """Called for a table that was deleted elsewhere."""
        self._tasks: set[asyncio.Task[None]] = set()

    def hear(self, table: Table, seq: int, by: str | None) -> None:
        """Another process has brought a table to this seq; 0: it is gone."""
        if not seq:
            self.gone(table)
            return
        if table.lease is not None and seq <= table.seq:
            return  # from before it became ours
        table.lease, table.owner, table.behind = None, by, max(table.behind, seq)
        if table.listeners or table.users:
            task = asyncio.create_task(self._follow(table))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def _follow(self, table: Table) -> None:
        with contextlib.suppress(Refused):  # the database is away: when it is back, everything is compared
            await self.reach(table, table.behind)

    async def reach(self, table: Table, seq: int) -> None:
        """Come at least as far as this seq, if the table is somebody else's and has."""
        if table.lease is not None or table.seq >= seq:
            return
        async with table.lock:
            if table.seq < seq:
                await self._advance(table)

    async def catch_up(self, table: Table) -> None:
        """As far as it has come by now, whatever we have heard of; also if somebody has just done something there from
        outside, and our lease is worth nothing any more."""
        head = (await self.store.heads([table.id])).get(table.id)
        if head is not None and table.lease is not None and head.generation > table.lease:
            table.lease = None
        await self.reach(table, 0 if head is None else head.seq)

    async def renew(self, table: Table) -> None:
        """Find out whose a table is, take it if it is nobody's, and come as far as it has."""
        async with table.lock:
            if table.lease is not None or table.spoiled:
                return
            await self.leases.take(table.id)
            head = (await self.store.heads([table.id])).get(table.id)
            if head is None:
                self.gone(table)
                return
            if table.seq < head.seq:
                await self._advance(table)
            table.owner = head.owner
            if head.owner == self.leases.me and table.seq == head.seq:
                table.lease = head.generation

    async def compare(self, tables: Sequence[Table]) -> None:
        """After an interruption: what was lost, what was missed?"""
        heads = await self.store.heads([table.id for table in tables])
        for table in tables:
            head = heads.get(table.id)
            if head is None:
                self.hear(table, 0, None)
            elif table.lease != head.generation:
                table.lease = None
                self.hear(table, head.seq, head.owner)

    async def _advance(self, table: Table) -> None:
        """Read what was written since. The caller holds the lock."""
        rows = await self.store.entries_with_events(table.id, table.seq)
        if rows and not (self._all_follow(table, rows) and self._play(table, rows)):
            await self._read_anew(table)
        if rows:
            table.tell()

    def _all_follow(self, table: Table, rows: Sequence[Any]) -> bool:
        return rows[0].seq == table.seq + 1 and all(row.kind == PICK for row in rows)

    def _play(self, table: Table, rows: Sequence[Any]) -> bool:
        """The picks of others; False if they cannot be played here, and it must be read anew."""
        for row in rows:
            data = msgspec.json.decode(row.data)
            game = table.game.clone()
            try:
                for seat, option in data["picks"]:
                    game.play(option, seat)
            except AllmendeError:
                return False
            pickers = table.pickers + [seat for seat, _ in data["picks"]]
            told = load_events(row.seq, row.events)
            self.changes.settle(table, PICK, row.seat, len(pickers), game, told, pickers, data)
        return True

    async def _read_anew(self, table: Table) -> None:
        """Everything but who listens, and what is in the tail already."""
        fresh = await self.read(table.id)
        rows = await self.store.entries_with_events(table.id, table.seq)
        if rows and rows[0].seq == table.seq + 1 and len(rows) < LONGEST_LOG:
            for row in rows:
                if row.seq <= fresh.seq:
                    told = load_events(row.seq, row.events)
                    table.tail = (without_undone(table.tail, told[0].pick) if row.kind == UNDO else table.tail) + told
        else:
            table.tail, table.tail_from = [], fresh.seq
        for name in READ_ANEW:
            setattr(table, name, getattr(fresh, name))
        table.trim()
        table.absence.look()
        if fresh.veil.down and fresh.veil.seat is not None:
            table.veil.lower(fresh.veil.seat, fresh.veil.left)
        table.veil.stir()
