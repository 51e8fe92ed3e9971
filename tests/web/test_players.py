"""A click on a player opens what everybody may know: what was played and built, and where points come from."""

from pathlib import Path

from playwright.sync_api import Locator, expect

from allmende.table import Game
from tests.agricola import situations as agricola
from tests.dominion import situations as dominion
from tests.lowlands import situations as lowlands
from tests.web.arranged import lay_arranged
from tests.web.layout import resize
from tests.web.visitor import Visitor


def opened(visitor: Visitor, data: Path, game: Game) -> Locator:
    """What is told of seat 1, opened by the keyboard."""
    visitor.sit(lay_arranged(visitor, data, game))
    visitor.wait_asked()
    visitor.page.locator("[data-place=seat-1] button").press("Enter")
    return visitor.page.locator("[data-player='1']")


def check_on_a_phone(visitor: Visitor, told: Locator, name: str) -> None:
    visitor.check_access(f"a player of {name}")
    resize(visitor, 390, 844)
    visitor.picture(f"player-{name}-phone")
    assert told.evaluate("one => one.scrollWidth <= one.clientWidth"), "nothing is cut off"
    told.get_by_role("button", name=visitor.say("close")).click()
    expect(told).to_have_count(0)
    visitor.page.locator("[data-place=seat-1] button").click()
    expect(told).to_be_visible()
    visitor.page.keyboard.press("Escape")
    expect(told).to_have_count(0)


def test_cards_and_points_of_an_agricola_player(anna: Visitor, data: Path) -> None:
    other = {"goods": "5 wood", "played": ["joinery", "loom", "carpenter"], "hand": ["canoe"]}
    told = opened(anna, data, agricola.situation(other).game)
    for slug in ("joinery", "loom", "carpenter"):
        expect(told.get_by_role("button", name=anna.say(f"card-{slug}", "agricola")).first).to_be_visible()
    expect(told).not_to_contain_text(anna.say("card-canoe", "agricola"))
    told.locator("[data-category=bonus]").press("Enter")
    expect(told.locator("[data-category=bonus]")).to_have_attribute("aria-expanded", "true")
    made = told.locator("tr.made")
    expect(made).to_contain_text(anna.say("card-joinery", "agricola"))
    expect(made.locator("b").last).to_have_text("2")
    made.get_by_role("button", name=anna.say("card-joinery", "agricola")).click()
    expect(anna.page.locator("[data-tip]")).to_contain_text(anna.say("card-joinery", "agricola"))
    anna.page.keyboard.press("Escape")
    expect(told).to_be_visible()
    anna.picture("player-agricola")
    anna.page.keyboard.press("Escape")
    anna.page.locator("[data-worth]").click()
    expect(anna.page.locator("[data-player='0']")).to_be_visible()
    anna.page.locator("[data-place=seat-1] button").click()
    check_on_a_phone(anna, told, "agricola")


def test_what_lies_before_a_dominion_player(anna: Visitor, data: Path) -> None:
    other = {"in_play": "highway", "discard": "2 gold", "hand": "moat", "island": "duchy", "tokens": {"vp": 3}}
    told = opened(anna, data, dominion.situation(other).game)
    expect(told.get_by_role("region", name=anna.say("in-play", "dominion"))).to_contain_text("Highway")
    expect(told.get_by_role("region", name=anna.say("mat-island", "dominion"))).to_contain_text("Duchy")
    expect(told.get_by_role("region", name=anna.say("board-laid-tokens", "dominion"))).to_contain_text("3 × ")
    cards = told.get_by_role("region", name=anna.say("board-laid-cards", "dominion"))
    expect(cards).to_contain_text("2 × Gold")
    expect(told.locator("table")).to_have_count(0)
    anna.picture("player-dominion")
    check_on_a_phone(anna, told, "dominion")


def test_tiles_and_points_of_a_player_of_the_lowlands(anna: Visitor, data: Path) -> None:
    other = {"tiles": {"A01": 0, "S05": 3}, "sheep": 2}
    told = opened(anna, data, lowlands.situation(other).game)
    for tile in ("a01", "s05"):
        expect(told).to_contain_text(anna.say(f"tile-{tile}", "lowlands"))
    told.locator("[data-category=sheep]").click()
    expect(told.locator("tr.short")).to_contain_text("2 × ")
    anna.picture("player-lowlands")
    check_on_a_phone(anna, told, "lowlands")
