"""The seasons board by clicking: its ring, the space of the season, marks on changed spaces."""

from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.agricola.seasons.situations import seasonal
from tests.web.arranged import lay_arranged
from tests.web.conftest import PHONE, Guests
from tests.web.test_agricola import FARMER


@pytest.mark.rule("AGR-407", "AGR-451")
def test_winter_on_a_laptop(visit: Guests, data: Path) -> None:
    anna = visit("de")
    table = seasonal("winter", {}, goods="6 food, 2 wood", piles={"fishing": 3})
    anna.sit(lay_arranged(anna, data, table.game, FARMER))
    anna.wait_asked()
    anna.fits()
    anna.picture("seasons-de")
    anna.check_access("the seasons board, de")
    board = anna.page.get_by_role("region", name=anna.say("seasons-board", "agricola"))
    expect(board.locator("[aria-current=true]")).to_have_text(anna.say("season-winter", "agricola"))
    marked = anna.page.locator(".space:has(.season)")
    assert [one.get_attribute("data-place") for one in marked.all()] == ["space-farmland", "space-fishing"]
    frozen = anna.page.locator("[data-place=space-fishing] .season")
    expect(frozen).to_have_attribute("title", anna.say("closed-in-winter", "agricola"))
    anna.click("space winter")
    anna.wait_asked()
    expect(anna.page.locator("[data-place=space-winter] .people")).to_be_visible()


def test_summer_with_the_moor_on_a_phone(visit: Guests, data: Path) -> None:
    bob = visit("en", **PHONE)
    table = seasonal("summer", {}, {}, {}, expansion="moor", level=1, cards="none", goods="grain")
    bob.sit(lay_arranged(bob, data, table.game, FARMER, FARMER, FARMER))
    bob.wait_asked()
    bob.fits()
    bob.picture("seasons-phone-en")
    bob.click("space summer")
    bob.wait_asked()
    assert {"action plow", "action sell"} <= set(bob.offered())
    bob.click("action sell")
    bob.wait_asked()
    assert set(bob.offered()) == {"action plow", "done"}
