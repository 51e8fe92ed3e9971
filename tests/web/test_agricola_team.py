"""The team game on four screens: Market Place, the farm of the partner, and a result that two share."""

import re
from pathlib import Path

from playwright.sync_api import expect

from tests.agricola.team.situations import team
from tests.web.arranged import lay_arranged
from tests.web.conftest import PHONE, Guests
from tests.web.test_agricola import answer
from tests.web.visitor import Visitor

ROUNDS = [
    "fencing", "sheep-market", "major-improvement", "grain-utilization", "basic-wish", "house-redevelopment",
    "western-quarry", "vegetable-seeds", "pig-market", "cattle-market", "eastern-quarry", "urgent-wish", "cultivation",
    "farm-redevelopment",
]  # fmt: skip


def last_turns() -> list[dict[str, object]]:
    """Everybody has one person left to place, and enough to eat."""
    placed = ("forest", "clay-pit", "reed-bank", "fishing")
    return [{"goods": "9 food, 4 wood", "home": 1, "placed": [space]} for space in placed]


def asked(visitors: list[Visitor]) -> list[Visitor]:
    return [one for one in visitors if one.root.get_attribute("data-asked") == "true"]


def play_out(visitors: list[Visitor]) -> None:
    """Whoever is asked answers, until the game is over for all."""
    for _ in range(60):
        if all(one.page.locator("#over-title").count() for one in visitors):
            return
        for one in asked(visitors):
            answer(one)
        visitors[0].page.wait_for_timeout(100)
    raise AssertionError("the game does not end")


def test_the_end_of_a_team_game_on_four_screens(visit: Guests, data: Path) -> None:
    anna, bo, cleo, dora = visitors = [visit("en"), visit("de"), visit("de", **PHONE), visit("en")]
    table = lay_arranged(anna, data, team(*last_turns(), round=14, rounds=ROUNDS).game)
    anna.sit(table)
    for guest, name in ((bo, "Bo"), (cleo, "Cleo"), (dora, "Dora")):
        guest.join(table, name)
        guest.sit(table)
    anna.wait_asked()
    anna.fits()
    give_wood(anna)
    cleo.wait_clickable("[data-panel=give-goods] [data-confirm]")
    expect(cleo.page.locator("[data-gets]")).to_contain_text("2")
    cleo.picture("team-market-phone-de")
    cleo.page.locator("[data-panel=give-goods] [data-confirm]").click()
    plow_for_partner(bo)
    play_out(visitors)
    for one in visitors:
        sheet = one.page.get_by_role("table").first
        expect(sheet).to_contain_text(one.say("score-team", "agricola"))
    expect(anna.page.locator("#over-title")).to_have_text(re.compile("and (Cleo|Dora) win$"))
    expect(anna.page.get_by_text(anna.say("score-lines", "agricola"))).to_be_visible()
    anna.picture("team-over")
    anna.check_access("the end of a team game")
    heads = anna.page.get_by_role("table").first.get_by_role("columnheader").all_inner_texts()
    assert [name.strip().split()[-1] for name in heads[1:]][1::2] == ["Cleo", "Dora"], "partners stand side by side"


def give_wood(anna: Visitor) -> None:
    """Anna hands 2 wood over; a third one is lost."""
    anna.click("space market-place")
    anna.wait_clickable("[data-panel=give-goods] [data-confirm]")
    panel = anna.page.locator("[data-panel=give-goods]")
    more = panel.get_by_role("button", name=anna.say("panel-more", "agricola", what=anna.say("good-wood", "agricola")))
    for _ in range(2):
        more.click()
    expect(panel.locator("[data-gives]")).to_contain_text("2")
    expect(panel.locator("[data-loses]")).to_contain_text("1")
    anna.picture("team-market")
    anna.check_access("Market Place")
    panel.locator("[data-confirm]").click()


def plow_for_partner(bo: Visitor) -> None:
    """Bo clicks the farm of the partner, then a space there."""
    bo.wait_asked()
    bo.click("space farmland")
    bo.wait_clickable('[data-key="farm partner"]')
    bo.picture("team-farms-de")
    bo.page.locator("[data-farm='3']").click()
    bo.wait_clickable('[data-place="farm-3"] [data-key="cell 3"]')
    bo.picture("team-partners-farm-de")
    bo.click("cell 3")
