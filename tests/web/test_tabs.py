"""Tabs of the boards by keyboard: arrows lead round, Home and End to the ends, and each tab opens its panel."""

from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.web.conftest import PHONE, Guests
from tests.web.visitor import Visitor

PARTS = {"agricola": ("actions", "farm", "cards", "players"), "lowlands": ("sea", "farm", "market")}
STEPS = [("ArrowRight", 1), ("ArrowLeft", 0), ("ArrowLeft", -1), ("ArrowRight", 0), ("End", -1), ("Home", 0)]
BOTS = {"agricola": "farmer", "lowlands": "shepherd"}


def sit(visitor: Visitor, game: str, **options: Any) -> None:
    visitor.sit(visitor.lay("me", BOTS[game], game=game, options=options))
    visitor.wait_asked()


def chosen_of(tabs: Locator) -> str:
    return str(tabs.locator('[aria-selected="true"]').inner_text())


@pytest.mark.parametrize("game", PARTS)
def test_the_parts_of_a_small_board(visit: Guests, game: str) -> None:
    anna = visit(**PHONE)
    sit(anna, game)
    tabs = anna.page.get_by_role("tablist", name=anna.say("board-tabs", game))
    names = [anna.say(f"board-tab-{part}", game) for part in PARTS[game]]
    first, last = tabs.get_by_role("tab").first, tabs.get_by_role("tab").last
    first.click()
    seq = anna.seq
    for key, at in STEPS:
        anna.page.keyboard.press(key)
        tab = tabs.get_by_role("tab", name=names[at])
        expect(tab).to_be_focused()
        expect(tab).to_have_attribute("aria-selected", "true")
        expect(anna.page.get_by_role("tabpanel")).to_have_count(1)
        panel = anna.page.get_by_role("tabpanel", name=names[at])
        assert panel.get_attribute("id") == tab.get_attribute("aria-controls")
    assert [tab.get_attribute("tabindex") for tab in (first, last)] == ["0", "-1"], "one of them is where Tab leads"
    assert anna.seq == seq, "nothing was picked"


@pytest.mark.parametrize("game", PARTS)
def test_a_large_board_has_no_parts(visit: Guests, game: str) -> None:
    """Until its window becomes small."""
    anna = visit()
    sit(anna, game)
    tabs = anna.page.get_by_role("tablist", name=anna.say("board-tabs", game))
    expect(tabs).to_have_count(0)
    expect(anna.page.get_by_role("tabpanel")).to_have_count(0)
    anna.page.set_viewport_size({"width": 390, "height": 844})
    expect(tabs).to_be_visible()
    expect(anna.page.get_by_role("tabpanel")).to_have_count(1)
    anna.page.set_viewport_size({"width": 1280, "height": 720})
    expect(anna.page.get_by_role("tabpanel")).to_have_count(0)


def test_the_piles_of_cards(anna: Visitor) -> None:
    sit(anna, "agricola", cards="deal")
    tabs = anna.page.get_by_role("tablist", name=anna.say("board-cards", "agricola"))
    tabs.get_by_role("tab", name=anna.say("board-majors", "agricola")).click()
    anna.page.keyboard.press("ArrowRight")
    expect(tabs.get_by_role("tab", name=anna.say("board-hand", "agricola"))).to_be_focused()
    expect(anna.page.get_by_role("tabpanel").locator(".card-face")).to_have_count(14)
    anna.page.keyboard.press("End")
    assert chosen_of(tabs).startswith(anna.say("board-played", "agricola"))
