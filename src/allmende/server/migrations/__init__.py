"""The database's history: one script for each change of its tables, applied in order when the server starts."""

from pathlib import Path
from typing import Any, Final

from alembic.config import Config
from alembic.runtime.environment import EnvironmentContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection

HERE: Final = Path(__file__).parent


def newest(folder: Path = HERE) -> str:
    """The last step that this program knows."""
    return str(directory(folder).get_current_head())


def scripts_config(folder: Path) -> Config:
    config = Config()
    config.set_main_option("script_location", str(folder).replace("%", "%%"))
    config.set_main_option("path_separator", "os")
    return config


def directory(folder: Path = HERE) -> ScriptDirectory:
    return ScriptDirectory.from_config(scripts_config(folder))


def migrate(connection: Connection) -> None:
    """Bring the database to the newest form. Does nothing if it is there already."""
    config, scripts = scripts_config(HERE), directory()

    def steps(revision: Any, _: Any) -> Any:
        return scripts._upgrade_revs("head", revision)

    with EnvironmentContext(config, scripts, fn=steps) as environment:
        environment.configure(connection=connection)
        with environment.begin_transaction():
            environment.run_migrations()
