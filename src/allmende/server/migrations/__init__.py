"""The database's history: one script for each change of its tables, applied in order when a server starts.

A step either adds or takes away. What is added harms no older program; each script names in `serves` the oldest one
that still works after it, by that one's newest step. So older processes go on while a newer one has migrated, and can
be started anew; a step that takes away waits until they have ended. See docs/many.md.
"""

from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import sqlalchemy as sa
from alembic.config import Config
from alembic.runtime.environment import EnvironmentContext
from alembic.runtime.migration import MigrationContext
from alembic.script import Script, ScriptDirectory

HERE: Final = Path(__file__).parent
FIRST_TO_TELL: Final = "0005"
"""Programs that do not say which step they know are of this one."""
OLDEST: Final = "oldest"
SHARED: Final = sa.table("shared", sa.column("name"), sa.column("value"))
LIVING: Final = sa.text("SELECT knows FROM processes WHERE expires > extract(epoch FROM clock_timestamp())")


class OlderProcesses(Exception):
    """What would be taken away is still in use."""


def newest(folder: Path = HERE) -> str:
    """The last step that this program knows."""
    return str(directory(folder).get_current_head())


def migrate(connection: sa.Connection, folder: Path = HERE) -> None:
    """Bring the database to the newest form. Does nothing if it is there already, or at a newer one that serves us."""
    scripts = directory(folder)
    known = [script.revision for script in scripts.walk_revisions()][::-1]
    current = MigrationContext.configure(connection).get_current_revision()
    if current is not None and current not in known and oldest(connection) in known:
        return
    coming = list(scripts.iterate_revisions("head", current))[::-1] if current in (None, *known) else []
    wait_for_nobody(connection, known, coming)
    config = scripts_config(folder)

    def steps(revision: Any, _: Any) -> Any:
        return scripts._upgrade_revs("head", revision)

    with EnvironmentContext(config, scripts, fn=steps) as environment:
        environment.configure(connection=connection)
        with environment.begin_transaction():
            environment.run_migrations()
    if coming and (serves := serves_since(known, coming)) is not None:
        connection.execute(sa.delete(SHARED).where(SHARED.c.name == OLDEST))
        connection.execute(sa.insert(SHARED).values(name=OLDEST, value=serves))


def scripts_config(folder: Path) -> Config:
    config = Config()
    config.set_main_option("script_location", str(HERE).replace("%", "%%"))
    config.set_main_option("version_locations", str(folder / "versions").replace("%", "%%"))
    config.set_main_option("path_separator", "newline")
    return config


def directory(folder: Path = HERE) -> ScriptDirectory:
    return ScriptDirectory.from_config(scripts_config(folder))


def serves_since(known: list[str], coming: list[Script]) -> str | None:
    """The oldest step whose programs work after all of these; None if they are from before programs could tell."""
    named: Iterator[str] = (script.module.serves for script in coming if hasattr(script.module, "serves"))
    return max(named, key=known.index, default=None)


def oldest(connection: sa.Connection) -> str | None:
    if not sa.inspect(connection).has_table("shared"):
        return None
    return connection.execute(sa.select(SHARED.c.value).where(SHARED.c.name == OLDEST)).scalar_one_or_none()


def wait_for_nobody(connection: sa.Connection, known: list[str], coming: list[Script]) -> None:
    """Steps that take something away need all processes gone that do without it badly."""
    serves = serves_since(known, coming)
    if serves is None or connection.dialect.name != "postgresql" or not has_knows(connection):
        return
    told = [row.knows or FIRST_TO_TELL for row in connection.execute(LIVING)]
    if any(step in known and known.index(step) < known.index(serves) for step in told):
        raise OlderProcesses


def has_knows(connection: sa.Connection) -> bool:
    inspector = sa.inspect(connection)
    return inspector.has_table("processes") and any(c["name"] == "knows" for c in inspector.get_columns("processes"))
