"""The database's history: one script for each change of its tables, applied in order when the server starts."""

from functools import cache
from pathlib import Path
from typing import Any

from alembic.config import Config
from alembic.runtime.environment import EnvironmentContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection


def history() -> tuple[Config, ScriptDirectory]:
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent).replace("%", "%%"))
    config.set_main_option("path_separator", "os")
    return config, ScriptDirectory.from_config(config)


@cache
def newest() -> str:
    """The step to which this version brings a database."""
    return str(history()[1].get_current_head())


def steps_from(revision: str | None) -> list[str]:
    """What will be changed in a database of an earlier form, one sentence for each step."""
    found = list(history()[1].iterate_revisions("head", revision or "base"))
    return [str(step.doc) for step in reversed(found)]


def migrate(connection: Connection) -> None:
    """Bring the database to the newest form. Does nothing if it is there already."""
    config, scripts = history()

    def steps(revision: Any, _: Any) -> Any:
        return scripts._upgrade_revs("head", revision)

    with EnvironmentContext(config, scripts, fn=steps) as environment:
        environment.configure(connection=connection)
        with environment.begin_transaction():
            environment.run_migrations()
