"""What every test shares: settings of hypothesis, and the order in which tests start."""

import pytest
from hypothesis import settings

# Machines differ in speed: a slow example is no failure.
settings.register_profile("allmende", deadline=None, print_blob=True)
settings.load_profile("allmende")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """The few long checks of the whole project start first, so that nobody waits for them at the end."""
    items.sort(key=lambda item: item.get_closest_marker("whole_project") is None)
