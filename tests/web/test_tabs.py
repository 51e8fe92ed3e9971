"""Tabs of the boards by keyboard: arrows lead round, Home and End to the ends, and each tab opens its panel."""

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.web.visitor import Visitor

PARTS = {"agricola": ("actions", "farm", "cards", "players"), "lowlands": ("sea", "farm", "market", "players")}
STEPS = [("ArrowRight", 1), ("ArrowLeft", 0), ("ArrowLeft", -1), ("ArrowRight", 0), ("End", -1), ("Home", 0)]
BOTS = {"agricola": "farmer", "lowlands": "shepherd"}


def sit(visitor: Visitor, game: str, **options: Any) -> None:
    visitor.sit(visitor.lay("me", BOTS[game], game=game, options=options))
    visitor.wait_asked()


@pytest.mark.parametrize("game", PARTS)
def test_the_parts_of_a_small_board(anna: Visitor, game: str) -> None:
    """A large board shows everything at once; one that becomes small has a tab for each part."""
    sit(anna, game)
    page, names = anna.page, [anna.say(f"board-tab-{part}", game) for part in PARTS[game]]
    tabs, panels = page.get_by_role("tablist", name=anna.say("board-tabs", game)), page.get_by_role("tabpanel")
    expect(tabs).to_have_count(0)
    expect(panels).to_have_count(0)
    page.set_viewport_size({"width": 390, "height": 844})
    tabs.get_by_role("tab").first.click()
    seq = anna.seq
    for key, at in STEPS:
        page.keyboard.press(key)
        tab = tabs.get_by_role("tab", name=names[at])
        expect(tab).to_be_focused()
        expect(tab).to_have_attribute("aria-selected", "true")
        expect(panels).to_have_count(1)
        panel = page.get_by_role("tabpanel", name=names[at])
        assert panel.get_attribute("id") == tab.get_attribute("aria-controls")
    reached = tabs.get_by_role("tab").evaluate_all("all => all.map(one => one.tabIndex)")
    assert reached == [0, *[-1] * (len(names) - 1)], "one of them is where Tab leads"
    assert anna.seq == seq, "nothing was picked"
    anna.check_access(f"tabs of {game}")


def test_the_piles_of_cards(anna: Visitor) -> None:
    """In the wide board as well: they lie on top of each other, while the hand is always open."""
    sit(anna, "agricola", cards="deal")
    tabs = anna.page.get_by_role("tablist", name=anna.say("board-cards", "agricola"))
    tabs.get_by_role("tab", name=anna.say("board-majors", "agricola")).click()
    expect(anna.page.get_by_role("tabpanel").locator(".card-face")).to_have_count(10)
    anna.page.keyboard.press("ArrowRight")
    expect(tabs.get_by_role("tab", name=anna.say("board-played", "agricola"))).to_be_focused()
    expect(tabs.locator('[aria-selected="true"]')).to_contain_text(anna.say("board-played", "agricola"))
    hand = anna.page.get_by_role("region", name=anna.say("board-hand", "agricola"))
    expect(hand.locator(".card-face").filter(visible=True)).to_have_count(14)
