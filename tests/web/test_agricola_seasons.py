"""The seasons board by clicking: its ring, the space of the season, marks on changed spaces."""

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from allmende.table import new_game
from tests.agricola.seasons.situations import seasonal
from tests.web.arranged import lay_arranged, played
from tests.web.conftest import PHONE, Guests
from tests.web.test_agricola import FARMER, play


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


@pytest.mark.parametrize(("lang", "how"), [("en", {}), ("de", PHONE)], ids=["laptop", "phone"])
def test_the_end_of_a_season_game_with_the_x_deck(visit: Guests, data: Path, lang: str, how: dict[str, Any]) -> None:
    """The last round by clicking: a card is drawn at Western Quarry, the family eats, the score sheet comes."""
    anna = visit(lang, **how)
    game = new_game("agricola", players=2, seed=5, season="summer", xdeck=True)
    late = played(game, FARMER, lambda table: bool(table["round"] == 14))
    left = late.view(0)["table"]["aliens"]["pile"]
    anna.sit(lay_arranged(anna, data, late, FARMER))
    anna.wait_asked()
    anna.fits()
    anna.click("space western-quarry")
    table = anna.ask("GET", anna.page.url.replace(f"{anna.url}/table", "/api/tables"))
    assert table["view"]["table"]["aliens"]["pile"] < left
    assert play(anna) > 2
    sheet = anna.page.get_by_role("table").first
    expect(sheet).to_contain_text(anna.say("score-total", "agricola"))
    anna.picture(f"seasons-x-over-{lang}")
