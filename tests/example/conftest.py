import os

import pytest

from tests.example.place import fresh_environment


@pytest.fixture(scope="session")
def python(tmp_path_factory: pytest.TempPathFactory) -> str:
    """The Python of an environment in which the example is installed."""
    if os.name == "nt":
        pytest.skip("needs the terminals of a POSIX system")
    return fresh_environment(tmp_path_factory.mktemp("environment"))
