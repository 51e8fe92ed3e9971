"""Backups, one SQLite file each, made while the server runs and brought back into an empty database; and the way from a
data folder to PostgreSQL. Whatever is made is checked before it counts: it is there as a whole or not at all."""

import contextlib
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Final, TypeAlias

from allmende.server.admin.copying import Check, Sum, carry
from allmende.server.admin.deeds import operator
from allmende.server.admin.errors import AdminError
from allmende.server.admin.opening import made, opened, opened_as_new, url_of_file
from allmende.server.audit import note
from allmende.server.claim import Claim
from allmende.server.config import sqlite_url

PART: Final = ".part"
FILE: Final = "tables.sqlite"
Told: TypeAlias = Callable[[str, int], None]
Carried: TypeAlias = tuple[dict[str, Sum], Check | None]


async def backup(url: str, file: Path, games: bool, told: Told) -> Carried:
    """Everything as of one moment. A file that is there stays; one that is only begun is never taken for a backup."""
    if file.exists():
        raise AdminError("error-file-there", path=str(file))
    with written(file) as part:
        async with opened(url) as source:
            async with made(url_of_file(part)) as target:
                carried = await carry(source, target, games=games, told=told)
            async with source.engine.begin() as connection:
                await note(connection, operator(), "backup", str(file))
    return carried


async def restore(url: str, folder: Path | None, file: Path, games: bool, told: Told) -> Carried:
    """From a backup into a data folder, or a database, that has nothing yet."""
    if not file.is_file():
        raise AdminError("error-no-backup", path=str(file))
    if folder is None:
        return await _fill(file, url, games, told)
    folder.mkdir(parents=True, exist_ok=True)
    with alone(folder):
        if (folder / FILE).exists():
            raise AdminError("error-file-there", path=str(folder / FILE))
        with written(folder / FILE) as part:
            return await _fill(file, url_of_file(part), games, told)


async def _fill(file: Path, url: str, games: bool, told: Told) -> Carried:
    async with opened_as_new(file) as source, made(url) as target:
        carried = await carry(source, target, games=games, told=told)
        async with target.engine.begin() as connection:
            await note(connection, operator(), "restore", str(file))
    return carried


async def move(folder: Path, url: str, dry: bool, told: Told) -> Carried:
    """From a data folder whose server stands still into an empty PostgreSQL database. The folder stays as it is.

    Dry: all of it is done, but nothing is kept.
    """
    if not url.startswith("postgresql"):
        raise AdminError("error-not-postgres")
    with alone(folder):
        async with opened(sqlite_url(folder)) as source, made(url) as target:
            carried = await carry(source, target, games=True, dry=dry, told=told)
            if not dry:
                async with target.engine.begin() as connection:
                    await note(connection, operator(), "move", str(folder))
            return carried


@contextlib.contextmanager
def alone(folder: Path) -> Iterator[None]:
    """No server has the folder meanwhile."""
    claim = Claim(folder)
    try:
        taken = claim.take()
    except OSError as error:
        raise AdminError("error-no-tables-here", path=str(folder)) from error
    if not taken:
        raise AdminError("error-server-has-folder", path=str(folder))
    try:
        yield
    finally:
        claim.release()


@contextlib.contextmanager
def written(file: Path) -> Iterator[Path]:
    """A file that has its name only when it is whole. Nobody else may read it: it holds what opens tables."""
    part = file.with_name(file.name + PART)
    try:
        try:
            clear(part)
            part.touch(mode=0o600)
        except OSError as error:
            raise AdminError("error-cannot-write-there", path=str(file), why=error.strerror or str(error)) from error
        yield part
        part.replace(file)
    finally:
        clear(part)


def clear(part: Path) -> None:
    for ending in ("", "-wal", "-shm"):
        part.with_name(part.name + ending).unlink(missing_ok=True)
