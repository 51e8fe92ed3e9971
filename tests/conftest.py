"""What every test shares: settings of hypothesis, how many run at once and in which order, and what the compiled build
leaves out."""

import os
from typing import Final

import pytest
from hypothesis import settings

from allmende.table import compiled

# Machines differ in speed: a slow example is no failure.
settings.register_profile("allmende", deadline=None, print_blob=True)
settings.load_profile("allmende")


SLOW: Final = ("web", "lab", "example", "server")
"""The folders whose tests take seconds rather than moments, the slowest first."""


AGAIN: Final = ("web", "server")
"""Where browsers, servers and clocks share a machine with everything else. What fails there is tried once more, and the
report says so: what is broken fails twice."""


def quickness(folder: str) -> int:
    return SLOW.index(folder) if folder in SLOW else len(SLOW)


def pytest_xdist_auto_num_workers() -> int:
    """Three processes for two cores: a third of the time a test waits for a browser, a server or a clock."""
    cores = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
    return cores + cores // 2


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Long tests start first, the checks of the whole project before all, so that nobody waits for them at the end.
    What only plain Python can do is skipped in the compiled build, with its reason."""
    items.sort(key=lambda item: (item.get_closest_marker("whole_project") is None, quickness(item.path.parent.name)))
    for item in items:
        if item.path.parent.name in AGAIN:
            item.add_marker(pytest.mark.flaky(reruns=1))
    if compiled():
        for item in items:
            if mark := item.get_closest_marker("plain_only"):
                item.add_marker(pytest.mark.skip(reason=f"plain Python only: {mark.args[0]}"))
