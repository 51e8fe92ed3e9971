"""The toys lie on the shelf while the tests of a module run."""

from collections.abc import Iterator

import pytest

from tests.table.toys import toys_on_the_shelf


@pytest.fixture(autouse=True, scope="module")
def toys() -> Iterator[None]:
    with toys_on_the_shelf():
        yield
