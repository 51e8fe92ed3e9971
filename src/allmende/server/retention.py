"""How long tables stay that nobody plays at: unfinished ones and finished ones apart."""

import time
from collections.abc import Sequence
from typing import Any, Final

from sqlalchemy import ColumnElement, and_, bindparam, or_, select, update
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection

from allmende.server.audit import note
from allmende.server.errors import no_database
from allmende.server.schema import DELETE_TABLE, TABLES
from allmende.server.store import Store

DAY: Final = 24 * 3600.0
BATCH: Final = 100
"""So many tables go in one transaction: nobody waits for long."""
TAKE_AWAY: Final = (
    update(TABLES).where(TABLES.c.id == bindparam("its_id")).values(generation=TABLES.c.generation + 1, owner=None)
)
"""The fence for everybody else: whoever is writing there has no lease any more."""


class Retention:
    def __init__(self, store: Store, unfinished_days: float, finished_days: float) -> None:
        self.store = store
        self.unfinished_days = unfinished_days
        """After so many days without a change they are deleted; 0: never."""
        self.finished_days = finished_days

    async def due(self) -> list[Any]:
        """The tables whose time is over, the oldest first."""
        old = self._old()
        if old is None:
            return []
        query = (
            select(TABLES.c.id, TABLES.c.game, TABLES.c.over, TABLES.c.changed).where(old).order_by(TABLES.c.changed)
        )
        async with self.store.reading() as connection:
            return list((await connection.execute(query)).all())

    async def tidy(self, by: str = "server") -> int:
        """Delete them; how many there were."""
        due = [row.id for row in await self.due()]
        gone = 0
        for at in range(0, len(due), BATCH):
            gone += await self._delete(due[at : at + BATCH], by)
        return gone

    def _old(self) -> ColumnElement[bool] | None:
        now = time.time()
        parts = [
            and_(TABLES.c.over.is_(over), TABLES.c.changed < now - days * DAY)
            for over, days in ((False, self.unfinished_days), (True, self.finished_days))
            if days
        ]
        return or_(*parts) if parts else None

    async def _delete(self, tables: Sequence[str], by: str) -> int:
        old = self._old()
        assert old is not None
        try:
            async with self.store.engine.begin() as connection:
                # Whoever has begun to play there again in this moment keeps the table.
                taken = update(TABLES).where(TABLES.c.id.in_(tables), old).values(owner=None)
                await connection.execute(taken)
                still = (
                    (await connection.execute(select(TABLES.c.id).where(TABLES.c.id.in_(tables), old))).scalars().all()
                )
                await delete_tables(connection, still)
                if still:
                    await note(connection, by, "tidy", "", f"tables={len(still)}")
        except (SQLAlchemyError, OSError) as error:
            raise no_database() from error
        return len(still)


async def delete_tables(connection: AsyncConnection, tables: Sequence[str]) -> None:
    """With all that belongs to them. Nobody else can write there from the first statement on."""
    if tables:
        await connection.execute(TAKE_AWAY, [{"its_id": id_} for id_ in tables])
        for statement in DELETE_TABLE:
            await connection.execute(statement, [{"its_table": id_} for id_ in tables])
