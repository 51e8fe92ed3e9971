"""Boards with letters of 140 %, and on pages of 200 %: everything can be read, and what is asked can be reached."""

from collections.abc import Callable
from pathlib import Path

import pytest

from allmende.table import Game
from tests.web import test_layout_agricola as agricola
from tests.web.arranged import lay_arranged
from tests.web.conftest import Guests
from tests.web.layout import ENLARGED, SIZES, parts, resize
from tests.web.test_layout_dominion import tables
from tests.web.test_layout_lowlands import PROMPTS, late

BOARDS: dict[str, Callable[[], Game]] = {
    "agricola": lambda: agricola.late(**agricola.TABLES["moor"]),
    "dominion": lambda: tables()["buying"],
    "lowlands": lambda: late(4, *PROMPTS["a tile"]).game,
}
"""As many players as there can be, late in a game."""
LARGE_LETTERS = 140
LEAST_GAIN = 1.1


@pytest.mark.parametrize("game", BOARDS)
def test_everything_can_be_read(visit: Guests, data: Path, game: str) -> None:
    """A window of 1280x720 has 640x360 pixels at 200 %. Letters on a board become larger with *Size of letters*."""
    anna = visit("de", viewport={"width": 640, "height": 360}, device_scale_factor=2)
    anna.sit(lay_arranged(anna, data, BOARDS[game]()))
    anna.wait_asked()
    found = [f"200 %: {fault}" for fault in parts(anna, ENLARGED)]
    size = "parseFloat(getComputedStyle(document.querySelector('.board > *')).fontSize)"
    usual = {}
    for window in (SIZES[0], SIZES[3]):
        resize(anna, *window)
        usual[window] = anna.page.evaluate(size)
    anna.ask("PUT", "/api/me", {"settings": {"textSize": LARGE_LETTERS}})
    anna.page.evaluate("localStorage.clear()")
    anna.page.reload()
    anna.wait_asked()
    for window in usual:
        resize(anna, *window)
        found += [f"{LARGE_LETTERS} % at {window}: {fault}" for fault in parts(anna, ENLARGED)]
        assert anna.page.evaluate(size) >= LEAST_GAIN * usual[window], window
    assert not found, "\n".join(found)
