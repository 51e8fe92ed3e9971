"""What opens over a table is measured: windows, the log on a phone, a player, the end of a game."""

from collections.abc import Callable, Iterator
from pathlib import Path

from playwright.sync_api import expect

from tests.agricola.test_campaign import over, worth
from tests.web.arranged import lay_arranged
from tests.web.conftest import Guests
from tests.web.layout import ALLOWED, LONG, SIZES, faults, resize
from tests.web.test_layout_dominion import tables
from tests.web.visitor import Json, Visitor

LYING_OVER: Json = {**ALLOWED, "overlap": ["aside.sheet", "[data-player]", ".over", ".panel"]}
"""These may cover a part of the board."""
HIGH = (390, 2400)
"""A phone on which nothing has to be scrolled."""
WHERE = (HIGH, SIZES[1], SIZES[3])
UNFOLD = "for (const one of document.querySelectorAll('dialog details')) one.open = true"


def look(anna: Visitor, what: str, sizes: tuple[tuple[int, int], ...] = WHERE) -> Iterator[str]:
    for width, height in sizes:
        resize(anna, width, height)
        yield from (f"{what} {width}x{height}: {fault}" for fault in faults(anna, LYING_OVER))
    anna.picture(f"window-{what}")
    anna.check_access(what)
    resize(anna, *SIZES[3])


def opened(anna: Visitor) -> dict[str, Callable[[], object]]:
    """How each window of a table is opened."""
    page, dialog = anna.page, anna.page.locator("dialog")

    def from_help(name: str) -> None:
        page.keyboard.press("?")
        dialog.get_by_role("button", name=anna.say(f"lookup-{name}", what="cards")).click()

    return {
        "menu": lambda: anna.button("table-menu").first.click(),
        "settings": lambda: anna.button("frame-settings").first.click(),
        "help": lambda: page.keyboard.press("?"),
        "rules": lambda: from_help("rules"),
        "cards": lambda: from_help("cards"),
    }


def test_windows_over_a_table(visit: Guests, data: Path) -> None:
    """In the evening, in German, for a host at a table with long names who waits for one more."""
    anna = visit("de", color_scheme="dark")
    anna.ask("GET", "/api/me")
    anna.ask("PUT", "/api/me", {"name": LONG[0]})
    game = tables()["buying"]
    made = lay_arranged(anna, data, game)
    for name in LONG[1 : game.players - 1]:
        visit().join(made, name)
    anna.sit(made)
    anna.wait_asked()
    found: list[str] = []
    page, dialog = anna.page, anna.page.locator("dialog")
    for name, open_it in opened(anna).items():
        open_it()
        expect(dialog.get_by_role("heading").first).to_be_visible()
        page.evaluate(UNFOLD)
        found += look(anna, name)
        page.keyboard.press("Escape")
        expect(dialog).to_have_count(0)
    page.locator("[data-place=seat-1] button").click()
    expect(page.locator("[data-player='1']")).to_be_visible()
    found += look(anna, "player")
    page.keyboard.press("Escape")
    page.get_by_title(anna.say("board-my-cards", "dominion")).click()
    expect(page.get_by_role("dialog")).to_be_visible()
    found += look(anna, "cards of mine")
    page.keyboard.press("Escape")
    resize(anna, *SIZES[0])
    page.keyboard.press("l")
    expect(page.locator("aside.sheet")).to_be_visible()
    found += look(anna, "log", SIZES[:2])
    assert not found, "\n".join(found)


def test_the_end_of_a_game(visit: Guests, data: Path) -> None:
    """Five people with long names, one of them far ahead."""
    anna = visit("de", color_scheme="dark")
    farms = [worth(60, played=["grocer", "scholar"]), worth(33, played=["priest"]), worth(9), worth(9), worth(-20)]
    made = lay_arranged(anna, data, over(*farms, campaign=False))
    for name in LONG[1 : len(farms)]:
        visit().join(made, name)
    anna.sit(made)
    expect(anna.page.locator("#over-title")).to_be_visible()
    found = list(look(anna, "end"))
    assert not found, "\n".join(found)
