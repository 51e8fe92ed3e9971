"""Empty databases for tests: files of SQLite, and on the PostgreSQL server that ALLMENDE_TEST_POSTGRES names."""

import asyncio
import contextlib
import os
import uuid
from collections.abc import Iterator
from pathlib import Path

from sqlalchemy import make_url, text
from sqlalchemy.ext.asyncio import create_async_engine

from allmende.server.config import sqlite_url

POSTGRES = os.environ.get("ALLMENDE_TEST_POSTGRES", "")
"""A server on which databases may be made, as postgresql+asyncpg://user@host/postgres."""
KINDS = ["sqlite", "postgresql"] if POSTGRES else ["sqlite"]


class Databases:
    """Gives an empty database to whoever asks."""

    def __init__(self, kind: str, folder: Path) -> None:
        self.kind = kind
        self.folder = folder

    @contextlib.contextmanager
    def fresh(self) -> Iterator[str]:
        """The URL of a database that nobody else has."""
        name = f"allmende_{uuid.uuid4().hex}"
        if self.kind == "sqlite":
            (self.folder / name).mkdir()
            yield sqlite_url(self.folder / name)
            return
        asyncio.run(say(f"CREATE DATABASE {name}"))
        try:
            yield make_url(POSTGRES).set(database=name).render_as_string(hide_password=False)
        finally:
            asyncio.run(say(f"DROP DATABASE {name} WITH (FORCE)"))


async def say(sentence: str, url: str = POSTGRES) -> None:
    engine = create_async_engine(make_url(url), isolation_level="AUTOCOMMIT")
    async with engine.connect() as connection:
        await connection.execute(text(sentence))
    await engine.dispose()
