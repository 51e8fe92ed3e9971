"""Writing on SQLite: a whole transaction in one call to a thread of its own.

Through the asynchronous driver each statement, the beginning and the end of a transaction are a way to the driver's
thread and back, about eight for a pick.
"""

import asyncio
import contextlib
import threading
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import TypeAlias

from sqlalchemy import Connection, NullPool, create_engine, event
from sqlalchemy.engine import URL
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.sql.dml import UpdateBase

from allmende.server.schema import Row
from allmende.server.store import careful_sqlite

Work: TypeAlias = Sequence[tuple[UpdateBase, list[Row]]]
"""Statements with all their rows, in order."""


class Writer:
    def __init__(self, url: URL) -> None:
        self._engine = create_engine(
            url.set(drivername="sqlite"), hide_parameters=True, poolclass=NullPool,
            connect_args={"check_same_thread": False},  # it is closed by another one
        )  # fmt: skip
        event.listen(self._engine, "connect", careful_sqlite)
        self._thread = ThreadPoolExecutor(1, "journal")
        self._connection: Connection | None = None

    async def write(self, work: Work) -> None:
        """Returns when all of it is on the disk. What is given up before that is not written."""
        given_up = threading.Event()
        try:
            await asyncio.get_running_loop().run_in_executor(self._thread, self._write, work, given_up)
        finally:
            given_up.set()

    def close(self) -> None:
        self._thread.shutdown()
        self._hang_up()

    def _write(self, work: Work, given_up: threading.Event) -> None:
        if given_up.is_set():
            return
        if self._connection is None:
            self._connection = self._engine.connect()
        try:
            with self._connection.begin() as transaction:
                for statement, rows in work:
                    self._connection.execute(statement, rows)
                if given_up.is_set():
                    transaction.rollback()
        except BaseException:
            self._hang_up()
            raise

    def _hang_up(self) -> None:
        """The next transaction gets a fresh connection."""
        connection, self._connection = self._connection, None
        if connection is not None:
            with contextlib.suppress(SQLAlchemyError, OSError):
                connection.close()
