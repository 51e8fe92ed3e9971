"""A real server on a free port of this machine, for each module; and people who play on it."""

from collections.abc import Iterator

import pytest

from tests.server.database import KINDS, Databases
from tests.server.house import House, generous


@pytest.fixture(scope="module", params=KINDS)
def databases(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Databases:
    """Whoever uses it runs on SQLite, and once more on PostgreSQL if there is one."""
    return Databases(request.param, tmp_path_factory.mktemp("databases"))


@pytest.fixture(scope="module")
def house(databases: Databases) -> Iterator[House]:
    """A server whose limits nobody meets by chance."""
    with databases.fresh() as url, House(generous(url)) as open_house:
        yield open_house
