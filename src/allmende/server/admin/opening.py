"""The database that an operator works on: that of a data folder, or one named by its URL."""

import contextlib
import shutil
import tempfile
from collections.abc import AsyncIterator
from pathlib import Path

from alembic.util import CommandError
from sqlalchemy import inspect, make_url, text
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine

from allmende.server.admin.errors import AdminError
from allmende.server.migrations import newest
from allmende.server.store import NoDatabase, Store


class Database:
    """An open database, with what the store knows of it."""

    def __init__(self, store: Store) -> None:
        self.store = store

    @property
    def engine(self) -> AsyncEngine:
        return self.store.engine

    @property
    def sqlite(self) -> bool:
        return self.store.sqlite

    def trouble(self, error: Exception) -> AdminError:
        """What a database says, as a sentence."""
        why = getattr(error, "orig", None) or error
        return AdminError("error-no-database", why=" ".join(str(why).split()) or type(why).__name__)

    async def revision(self) -> str | None:
        """The step of its history at which it is; None if it is empty."""
        async with self.engine.connect() as connection:
            if not await connection.run_sync(lambda sync: inspect(sync).has_table("alembic_version")):
                return None
            return str((await connection.execute(text("SELECT version_num FROM alembic_version"))).scalar_one())


@contextlib.asynccontextmanager
async def opened(url: str, *, any_form: bool = False) -> AsyncIterator[Database]:
    """A database that is there, and in the form that this version knows, unless any form will do."""
    check_file(url)
    try:
        store = Store(url)
    except NoDatabase as error:
        raise AdminError("error-no-database", why=str(error)) from error
    database = Database(store)
    try:
        if not any_form:
            await check_form(database)
        yield database
    except (SQLAlchemyError, OSError, CommandError) as error:
        raise database.trouble(error) from error
    finally:
        await store.close()


def check_file(url: str) -> None:
    """SQLite would make an empty file where there is none."""
    with contextlib.suppress(SQLAlchemyError):
        parsed = make_url(url)
        if parsed.get_backend_name() == "sqlite" and parsed.database and not Path(parsed.database).is_file():
            raise AdminError("error-no-tables-here", path=parsed.database)


async def check_form(database: Database) -> None:
    revision = await database.revision()
    if revision is None:
        raise AdminError("error-database-empty")
    if revision != newest():
        raise AdminError("error-older-database" if revision < newest() else "error-newer-database")


@contextlib.asynccontextmanager
async def made(url: str) -> AsyncIterator[Database]:
    """A database that is to be filled: its form comes with what is put in."""
    try:
        store = Store(url)
    except NoDatabase as error:
        raise AdminError("error-no-database", why=str(error)) from error
    database = Database(store)
    try:
        yield database
    except (SQLAlchemyError, OSError, CommandError) as error:
        raise database.trouble(error) from error
    finally:
        await store.close()


def url_of_file(file: Path) -> str:
    """A SQLite file under any name, such as a backup."""
    return f"sqlite+aiosqlite:///{file}"


@contextlib.asynccontextmanager
async def opened_as_new(file: Path) -> AsyncIterator[Database]:
    """A SQLite file of any version, in the form of this one: an older one is copied and brought there, and stays."""
    async with opened(url_of_file(file), any_form=True) as database:
        revision = await database.revision()
    if revision is None or revision >= newest():  # good, or wrong in a way that is said there
        async with opened(url_of_file(file)) as database:
            yield database
        return
    with tempfile.TemporaryDirectory() as folder:
        copy = Path(folder) / file.name
        shutil.copyfile(file, copy)
        async with made(url_of_file(copy)) as database:
            await database.store.start()
            yield database
