"""What operators did, by whom and when, in the database itself: a line goes with each deed or neither is there."""

import time
from typing import Final

from sqlalchemy import func, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from allmende.server.schema import AUDIT

AUDITING: Final = 7_301_186_403
"""The number under which one at a time writes here, so that whoever reads by id misses no line."""


async def note(connection: AsyncConnection, by: str, deed: str, what: str, detail: str = "") -> None:
    """Within the transaction of the deed."""
    if connection.dialect.name == "postgresql":
        await connection.execute(select(func.pg_advisory_xact_lock(AUDITING)))
    number = select(func.coalesce(func.max(AUDIT.c.id), 0) + 1).scalar_subquery()
    await connection.execute(
        insert(AUDIT).values(id=number, time=time.time(), by=by, deed=deed, what=what, detail=detail)
    )
