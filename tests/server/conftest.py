"""A real server on a free port of this machine, for each module; and people who play on it."""

from collections.abc import Iterator

import pytest

from tests.server.house import House, database_url, generous


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server whose limits nobody meets by chance."""
    with database_url(tmp_path_factory.mktemp("house")) as url, House(generous(url)) as open_house:
        yield open_house
