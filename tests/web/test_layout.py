"""Layouts are measured, not looked at: the tool that measures finds every kind of fault, and boards do not move."""

from pathlib import Path

import pytest

from tests.web.conftest import Guests
from tests.web.layout import ALLOWED, MEASURE, SIZES, board_box, resize
from tests.web.visitor import Visitor

CLEAN = '<p style="font: 16px/1.4 sans-serif; width: 20em">A line that is as it should be.</p>'
FAULTY = {
    "overlapping": (
        '<div style="position: relative"><p style="margin: 0">One</p>'
        '<p style="margin: 0; position: absolute; top: 0">Other</p></div>'
    ),
    "cut off": '<p style="width: 3em; overflow: hidden; white-space: nowrap">Much too long for it</p>',
    "too small": '<p style="font-size: 10px">Small</p>',
    "broken within a word": '<p style="width: 4em; overflow-wrap: anywhere">Improvement</p>',
    "covered in part": (
        '<div style="position: relative; width: 6em"><p style="white-space: nowrap">One and another</p>'
        '<i style="position: absolute; inset: 0 0 0 3em; background: silver"></i></div>'
    ),
    "asked, but out of sight": (
        '<div style="height: 50px; overflow: auto"><div style="height: 90px"></div>'
        '<button data-key="far">Far</button></div>'
    ),
    "wider than the window": '<div style="width: 3000px">Wide</div>',
}
FINE = {
    "a soft hyphen": '<p style="width: 5em; overflow-wrap: anywhere">Improve&shy;ment</p>',
    "a row to swipe": (
        '<div data-swipe style="height: 50px; overflow: auto"><div style="height: 90px"></div>'
        '<button data-key="far">Far</button></div>'
    ),
    "what a person is called": (
        '<p data-name title="Maximiliana" style="width: 3em; overflow: hidden; text-overflow: ellipsis">Maximiliana</p>'
    ),
    "a card over another": (
        '<div style="position: relative"><p>One</p>'
        '<p style="position: absolute; inset: -1em 0; background: silver"></p></div>'
    ),
}


def test_the_measure_finds_every_kind_of_fault(visit: Guests) -> None:
    page = visit().page
    for what, faulty in FAULTY.items():
        page.set_content(f"<body>{CLEAN}{faulty}</body>")
        found = page.evaluate(MEASURE, ALLOWED)
        assert len(found) == 1, f"{what}: {found}"
        assert what in found[0]
    for what, fine in FINE.items():
        page.set_content(f"<body>{CLEAN}{fine}</body>")
        assert not page.evaluate(MEASURE, ALLOWED), what


@pytest.mark.parametrize(("game", "bot"), [("dominion", "bigmoney"), ("agricola", "farmer"), ("lowlands", "shepherd")])
def test_the_board_stays_where_it_is(anna: Visitor, data: Path, game: str, bot: str) -> None:
    """Whatever is asked, and whether anything is."""
    anna.sit(anna.lay("me", bot, game=game, options={}))
    for width, height in (SIZES[0], SIZES[1], SIZES[3]):
        resize(anna, width, height)
        anna.wait_clickable()
        first = board_box(anna)
        for _ in range(2):
            anna.wait_clickable()
            before = anna.seq
            anna.lit().first.click()
            assert board_box(anna) == first
            anna.wait_seq(before + 1)
            assert board_box(anna) == first
