"""When the server looks for garbage: not while somebody plays."""

import gc
import time

import pytest

from allmende.server import tidy
from allmende.server.tidy import Tidy


@pytest.fixture
def searches(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    done: list[float] = []
    monkeypatch.setattr(gc, "collect", lambda: done.append(time.monotonic()))
    return done


def test_everything_is_searched_only_while_nobody_plays(searches: list[float]) -> None:
    tidy_up = Tidy()
    tidy_up.look(time.monotonic())
    assert not searches
    tidy_up.look(time.monotonic() - tidy.QUIET_SECONDS - 1)
    assert len(searches) == 1


def test_at_last_it_is_searched_anyway(searches: list[float], monkeypatch: pytest.MonkeyPatch) -> None:
    tidy_up = Tidy()
    monkeypatch.setattr(tidy, "LONGEST_SECONDS", -1.0)
    tidy_up.look(time.monotonic())
    assert len(searches) == 1


def test_afterwards_everything_is_as_it_was() -> None:
    usual = gc.get_threshold()
    tidy_up = Tidy()
    tidy_up.begin()
    try:
        assert gc.get_threshold() == tidy.RARELY
        assert gc.get_freeze_count() > 1000
    finally:
        tidy_up.end()
    assert gc.get_threshold() == usual
    assert gc.get_freeze_count() == 0
