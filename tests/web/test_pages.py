"""Every page: in both languages, by day and in the evening, large and small; nothing that axe-core finds fault with."""

import re
import time

import pytest
from playwright.sync_api import expect

from tests.web.conftest import PHONE, Guests
from tests.web.layout import resize
from tests.web.visitor import Json, Visitor

PAGES = {
    "start": "/", "new-dominion": "/new/dominion", "new-lowlands": "/new/lowlands", "tables": "/tables",
    "settings": "/settings", "enter": "/enter", "help": "/help", "unknown": "/nowhere/at/all",
}  # fmt: skip


def furnish(visitor: Visitor) -> None:
    """Somebody who has a name, tables that run and one that is over."""
    visitor.ask("GET", "/api/me")
    visitor.ask("PUT", "/api/me", {"name": "Anna"})
    visitor.lay("me", "bigmoney")
    visitor.lay("me", "open")
    visitor.lay_finished("me", "bigmoney")


@pytest.mark.parametrize(("lang", "theme"), [("en", "day"), ("de", "evening")])
def test_every_page(visit: Guests, lang: str, theme: str) -> None:
    anna = visit(lang, color_scheme={"day": "light", "evening": "dark"}[theme])
    furnish(anna)
    for name, path in PAGES.items():
        anna.go(path)
        expect(anna.page.locator("html")).to_have_attribute("lang", lang)
        expect(anna.page.get_by_role("heading", level=1)).to_be_visible()
        anna.picture(f"{name}-{lang}-{theme}")
        anna.check_access(f"{name}, {lang}, {theme}")
        assert not untold(anna), f"{path} shows the names of texts"
    anna.sit(anna.lay("me", "bigmoney"))
    anna.wait_asked()
    anna.fits()
    anna.picture(f"table-{lang}-{theme}")
    anna.check_access(f"table, {lang}, {theme}")


def untold(visitor: Visitor) -> list[str]:
    """Names of messages where there should be words."""
    return re.findall(r"\b(?:page|table|over|film|log|frame)-[a-z-]+\b", visitor.page.inner_text("body"))


def test_on_a_phone_nothing_is_wider_than_the_screen(visit: Guests) -> None:
    anna = visit(**PHONE)
    furnish(anna)
    for path in ("/", "/new/dominion", "/tables", "/settings", "/enter", "/help"):
        anna.go(path)
        assert anna.page.evaluate("document.documentElement.scrollWidth") <= 390, path
        anna.picture(f"phone-{path.strip('/').replace('/', '-') or 'start'}")
        anna.check_access(f"{path} on a phone")


def test_a_table_fits_into_the_window(anna: Visitor) -> None:
    anna.sit(anna.lay("me", *["bigmoney"] * 3))
    anna.page.wait_for_selector('[data-place="pile-gold"]')
    for width, height in ((1280, 720), (1366, 768), (1920, 1080), (1024, 768)):
        resize(anna, width, height)
        anna.fits()
        anna.picture(f"table-{width}x{height}")


def test_the_language_is_switched_at_any_time(visit: Guests) -> None:
    anna = visit("de")
    anna.go()
    expect(anna.page.get_by_role("heading", level=1)).to_have_text(anna.say("page-start"))
    anna.page.get_by_role("button", name="English").click()
    anna.lang = "en"
    expect(anna.page.get_by_role("heading", level=1)).to_have_text(anna.say("page-start"))
    anna.sit(anna.lay("me", "bigmoney"))
    anna.wait_asked()
    anna.button("frame-settings").first.click()
    anna.page.get_by_role("dialog").get_by_text("Deutsch", exact=True).click()
    anna.lang = "de"
    anna.page.keyboard.press("Escape")
    expect(anna.lit("pile copper").first).to_have_accessible_name(re.compile("Kupfer"))
    assert anna.seq == 1


def test_settings_come_back(visit: Guests) -> None:
    """Though the page is closed at once; and of two tabs, none undoes what the other has set."""
    anna = visit()
    anna.go("/settings")
    anna.page.get_by_text(anna.say("page-theme-evening"), exact=True).click()
    anna.page.goto("about:blank")
    wait_kept(anna, {"theme": "evening"})

    anna.go("/settings")
    anna.page.evaluate("localStorage.clear()")
    anna.go("/settings")
    expect(anna.page.locator("html")).to_have_attribute("data-theme", "evening")
    other = anna.listen(anna.context.new_page())
    other.goto(f"{anna.url}/settings")
    other.get_by_text(anna.say("page-theme-day"), exact=True).click()
    expect(anna.page.locator("html")).to_have_attribute("data-theme", "day")
    confirm = anna.say("page-confirm")
    anna.page.get_by_role("switch", name=confirm).check()
    expect(other.get_by_role("switch", name=confirm)).to_be_checked()
    wait_kept(anna, {"theme": "day", "confirm": True})


def wait_kept(anna: Visitor, settings: Json) -> None:
    """Until the server knows these."""
    give_up = time.monotonic() + 5
    while not (kept := anna.ask("GET", "/api/me")["settings"]).items() >= settings.items():
        assert time.monotonic() < give_up, kept
        time.sleep(0.05)


def test_a_table_that_is_not_mine(visit: Guests) -> None:
    anna, bo = visit(), visit()
    table = anna.lay("me", "bigmoney")
    bo.page.goto(f"{bo.url}/table/{table['id']}")
    expect(bo.page.get_by_role("alert")).to_contain_text(bo.say("table-cannot"))
    bo.check_access("a table of somebody else")
    bo.problems[:] = [problem for problem in bo.problems if "403" not in problem]
