"""Whose the tables are: leases in the database, by its clock. See docs/many.md.

On SQLite there is one process, and every table is its own.
"""

import contextlib
from collections.abc import Mapping, Sequence
from typing import Any, Final

from sqlalchemy import and_, bindparam, delete, func, or_, select, text, update
from sqlalchemy.dialects.postgresql import insert
from sqlalchemy.exc import SQLAlchemyError

from allmende.server.errors import Refused, moved, no_database
from allmende.server.people import new_secret
from allmende.server.schema import PROCESSES, SHARED, TABLES
from allmende.server.store import LOCKED, Store

BEAT_SECONDS: Final = 1.0
LEASE_SECONDS: Final = 3.0
"""So long a process counts as alive after its last beat."""
FORGOTTEN: Final = 3600.0
"""Processes that ended so long ago leave the list."""
MOST_ORPHANS: Final = 20
"""So many tables that wait for a bot are taken with one beat: other processes take some, too."""
PATIENCE: Final = "1s"
"""For the row of a table: whoever is writing there is done sooner, or is dead."""

NOW: Final = func.extract("epoch", func.clock_timestamp())
LIVING: Final = select(PROCESSES.c.id).where(PROCESSES.c.id == TABLES.c.owner, PROCESSES.c.expires > NOW).exists()
FREE: Final = or_(TABLES.c.owner.is_(None), ~LIVING)
NEW_OWNER: Final = {"owner": bindparam("new_owner"), "generation": TABLES.c.generation + 1}
TAKE: Final = (
    update(TABLES)
    .where(TABLES.c.id == bindparam("its_id"), or_(FREE, TABLES.c.owner == bindparam("new_owner")))
    .values(NEW_OWNER)
)
GIVE_BACK: Final = (
    update(TABLES)
    .where(TABLES.c.id == bindparam("its_id"), TABLES.c.generation == bindparam("its_generation"))
    .values(NEW_OWNER)
)
GIVE_ALL_BACK: Final = update(TABLES).where(TABLES.c.owner == bindparam("its_owner")).values(NEW_OWNER)
ALIVE: Final = select(PROCESSES.c.id, PROCESSES.c.address).where(PROCESSES.c.expires > NOW)
ORPHANS: Final = (
    select(TABLES.c.id)
    .where(and_(TABLES.c.bot_turn, ~TABLES.c.over, FREE))
    .order_by(TABLES.c.changed.desc())
    .limit(MOST_ORPHANS)
)


class Elsewhere(Refused):
    """The table is not ours, or not any more; nothing has changed."""

    def __init__(self) -> None:
        refused = moved()
        super().__init__(refused.status, refused.code, refused.message)


class Occupied(Exception):
    """Somebody has been writing in a row for long."""


class Leases:
    """What this process may write."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.me: str | None = None if store.sqlite else new_secret()
        """The process, for as long as it runs; None where there is only one."""
        self.alive: dict[str, str] = {}
        """The processes that count as alive, with their addresses; as of the last beat, or seen since."""
        self.leaving = False
        """Nothing is taken any more."""

    @property
    def shared(self) -> bool:
        return self.me is not None

    @property
    def others(self) -> set[str]:
        return {process for process in self.alive if process != self.me}

    async def take(self, id_: str) -> None:
        """Take a table if it is nobody's, nor that of a living process. Its row tells whose it is then.

        One that is ours already begins anew, too: whatever we still have on the way there is refused.
        """
        if self.shared and not self.leaving:
            with contextlib.suppress(Occupied):
                await self._write(TAKE, {"its_id": id_, "new_owner": self.me})

    async def give_back(self, leases: Mapping[str, int]) -> None:
        """Tables that have left our memory, with their generations."""
        if self.shared and leases:
            rows = [{"its_id": id_, "its_generation": lease, "new_owner": None} for id_, lease in leases.items()]
            with contextlib.suppress(Refused, Occupied):  # they stay ours, which harms nobody
                await self._write(GIVE_BACK, rows)

    async def leave(self) -> None:
        """Give everything back: others can take it at once."""
        self.leaving = True
        if self.shared:
            with contextlib.suppress(Refused, Occupied):  # then they wait until our lease has run out
                await self._write(GIVE_ALL_BACK, {"its_owner": self.me, "new_owner": None})
                await self._write(delete(PROCESSES).where(PROCESSES.c.id == self.me), {})

    async def _write(self, statement: Any, rows: Any) -> None:
        try:
            async with self.store.engine.begin() as connection:
                await connection.execute(text(f"SET LOCAL lock_timeout = '{PATIENCE}'"))
                await connection.execute(statement, rows)
        except (SQLAlchemyError, OSError) as error:
            if getattr(getattr(error, "orig", None), "sqlstate", "") == LOCKED:
                raise Occupied from error
            raise no_database() from error

    async def address_of(self, owner: str | None) -> str | None:
        """Where a process can be reached; None if it does not count as alive."""
        if owner is not None and owner not in self.alive:
            async with self.store.reading() as connection:
                self.alive |= {row.id: row.address for row in await connection.execute(ALIVE)}
        return self.alive.get(owner or "")

    async def orphans(self) -> Sequence[str]:
        """Tables that wait for a bot and have no living owner."""
        if self.leaving:
            return []
        async with self.store.reading() as connection:
            return (await connection.execute(ORPHANS)).scalars().all()

    async def secret(self) -> str:
        """What processes open the door to each other with. The first one makes it up."""
        async with self.store.engine.begin() as connection:
            row = {"name": "inside", "value": new_secret()}
            await connection.execute(insert(SHARED).values(row).on_conflict_do_nothing())
            await connection.execute(delete(PROCESSES).where(PROCESSES.c.expires < NOW - FORGOTTEN))
            query = select(SHARED.c.value).where(SHARED.c.name == "inside")
            return str((await connection.execute(query)).scalar_one())
