"""Layouts are measured, not looked at: the tool that measures finds every kind of fault, and boards do not move."""

from pathlib import Path

import pytest

from tests.web.conftest import Guests
from tests.web.layout import ALLOWED, LONG, MEASURE, SIZES, board_box, faults, resize
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
    'covered in part: "Two lines"': (
        '<div style="position: relative; font: 16px/20px sans-serif"><p>Two lines</p>'
        '<i style="position: absolute; inset: 11px 0 0; background: silver"></i></div>'
    ),
    "asked, but out of sight": (
        '<div style="height: 50px; overflow: auto"><div style="height: 90px"></div>'
        '<button data-key="far">Far</button></div>'
    ),
    "wider than the window": '<div style="width: 3000px">Wide</div>',
    "cut off: a picture": (
        '<p style="height: 20px; overflow: hidden"><svg width="24" height="24" style="display: block"></svg></p>'
    ),
    "cut off: a picture, p > span.coin": (
        '<p style="height: 19px; margin: 0; overflow: hidden; font: 12px/14px sans-serif">'
        '<span class="coin" style="display: inline-block; padding: 5px 9px; background: gold">1</span></p>'
    ),
    "sticks out": (
        '<button style="width: 60px; height: 30px; padding: 0"><span style="display: flex; width: 60px">'
        '<i style="flex: none; width: 50px"></i><svg width="24" height="24" style="flex: none"></svg></span></button>'
    ),
    "cannot be clicked": (
        '<header style="position: relative"><nav><button aria-label="Log" style="width: 40px; height: 40px"></button>'
        '</nav><p style="position: absolute; inset: 0; margin: 0; background: silver"></p></header>'
    ),
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


BREAKING = {
    "too small": ".board * { font-size: 10px !important }",
    "cut off": ".board span { display: block; width: 1em; overflow: hidden; white-space: nowrap }",
    "out of sight": "[data-key] { position: fixed !important; left: 4000px !important } [data-swipe] { display: none }",
}
"""What must not happen to a board, as rules of a style sheet."""
BREAK = """rules => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(rules);
  document.adoptedStyleSheets = [sheet];
}"""


@pytest.mark.parametrize(("game", "bot"), [("dominion", "bigmoney"), ("agricola", "farmer"), ("lowlands", "shepherd")])
def test_the_board_stays_where_it_is(anna: Visitor, data: Path, game: str, bot: str) -> None:
    """Whatever is asked, and whether anything is. The measure sees nothing wrong with it, until something is."""
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
    anna.wait_clickable()
    assert not faults(anna)
    for what, rules in BREAKING.items():
        anna.page.evaluate(BREAK, rules)
        assert any(what in fault for fault in faults(anna)), what


CROWDED = """() => {
  const boxes = chosen => [...document.querySelectorAll(chosen)].map(one => one.getBoundingClientRect());
  const meet = (one, other) =>
    Math.min(one.right, other.right) - Math.max(one.left, other.left) > 1
    && Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 1;
  const shown = boxes("header li > svg, header nav button");
  const log = document.querySelector("[role=log]");
  return {
    met: shown.filter((one, at) => shown.slice(at + 1).some(other => meet(one, other))).length,
    least: Math.min(...boxes(".plate [data-name]").map(({ width }) => width)),
    wider: log === null ? 0 : log.scrollWidth - log.clientWidth,
  };
}"""


def test_six_people_with_long_names(visit: Guests) -> None:
    """Nobody's sign lies under another or under the tools, names can be told apart, and the log is not pushed aside."""
    anna = visit("de")
    anna.ask("GET", "/api/me")
    anna.ask("PUT", "/api/me", {"name": LONG[0]})
    table = anna.lay("me", *["open"] * 5, options={"first": 1})
    for name in LONG[1:]:
        visit().join(table, name)
    anna.sit(table)
    for percent, sizes in ((100, (*SIZES, (640, 360))), (140, (SIZES[0], SIZES[3]))):
        anna.ask("PUT", "/api/me", {"settings": {"textSize": percent}})
        anna.page.evaluate("localStorage.clear()")
        anna.page.reload()
        anna.page.wait_for_selector('[data-place="pile-gold"]')
        for width, height in sizes:
            resize(anna, width, height)
            where = f"{percent} % at {width}x{height}"
            found = anna.page.evaluate(CROWDED)
            assert found["met"] == 0, f"{where}: signs or tools lie over one another"
            assert found["least"] >= 40, f"{where}: a name of a letter or two"
            assert found["wider"] == 0, f"{where}: the log is wider than its place"
            wrong = [fault for fault in faults(anna) if not any(name[:20] in fault for name in LONG)]
            assert not wrong, f"{where}: {wrong}"
