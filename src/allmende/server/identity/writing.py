"""Transactions that must know what they found: the journal only writes."""

import asyncio
import contextlib
from collections.abc import AsyncIterator
from typing import Any

import msgspec
from sqlalchemy import func, select
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection

from allmende.server.errors import READING_ONLY, no_database, not_saved
from allmende.server.journal import CHANNEL, Journal
from allmende.server.logs import log
from allmende.server.store import ANSWER_SECONDS


@contextlib.asynccontextmanager
async def writing(journal: Journal) -> AsyncIterator[AsyncConnection]:
    """All of it or nothing. The first statement should be one that writes: on SQLite it takes the lock."""
    if journal.closed:
        raise not_saved(READING_ONLY)
    try:
        async with asyncio.timeout(ANSWER_SECONDS), journal.store.engine.begin() as connection:
            yield connection
    except (SQLAlchemyError, OSError) as error:
        log("not-written", level=40, why=type(error).__name__)
        raise no_database() from error


async def tell(journal: Journal, connection: AsyncConnection, **notice: Any) -> None:
    """Let other processes hear of it when it is done."""
    if journal.me is not None:
        text = msgspec.json.encode({"by": journal.me, **notice}).decode()
        await connection.execute(select(func.pg_notify(CHANNEL, text)))
