"""Farmers of the Moor by clicking: the end of a game, special actions, beds, heating, stacks of majors, extensions."""

from collections.abc import Sequence
from pathlib import Path

import pytest
from playwright.sync_api import Locator, expect

from allmende.agricola.moor.vocabulary import SPECIAL_ACTIONS
from allmende.table import new_game
from tests.agricola.moor.situations import moor, play
from tests.agricola.situations import Situation
from tests.web.arranged import lay_arranged, played
from tests.web.conftest import PHONE, Guests
from tests.web.test_agricola import FARMER, WISHES, answer, confirm, lay, wait
from tests.web.visitor import Json, Visitor

ALONE = {"special", "space", "panel heat"}
SPECIALS = ("special cut-peat", "special fell-trees", "special horse-market", "special hiring-fair")


def clicked(visitor: Visitor, until: frozenset[str] = frozenset(), answers: int = 500) -> set[str]:
    """Play until the game is over or all these were met; the kinds of what was clicked, and the panels that opened."""
    seen: set[str] = set()
    specials = 6
    for _ in range(answers):
        if not wait(visitor) or (until and seen >= until):
            return seen
        panel = visitor.page.locator("[data-panel]").filter(visible=True)
        if panel.count():
            seen.add(f"panel {panel.first.get_attribute('data-panel')}")
            answer(visitor)
            continue
        lit = visitor.offered()
        wishes = ("bed", "no", *SPECIALS[: 4 if specials else 0], *WISHES)
        key = next((one for one in wishes if one in lit), "done" if "done" in lit else lit[0])
        specials -= key in SPECIALS
        seen.add(key.split()[0])
        visitor.click(key)
    raise AssertionError("the game does not end")


def test_a_game_of_level_two_ends_by_clicking(visit: Guests, data: Path) -> None:
    """The last rounds, as far as the score sheet."""
    anna = visit("de")
    whole = new_game("agricola", players=2, seed=3, expansion="moor", level=2, cards="deal")
    anna.sit(lay_arranged(anna, data, played(whole, FARMER, lambda table: bool(table["round"] == 13)), FARMER))
    anna.wait_asked()
    anna.fits()
    anna.picture("moor-de")
    anna.check_access("Farmers of the Moor, de")
    assert clicked(anna) >= {"special", "space", "cell", "panel feed", "panel heat"}
    expect(anna.page.locator("#over-title")).to_be_visible()
    anna.picture("moor-over-de")
    expect(anna.page.get_by_role("table").first).to_contain_text(anna.say("score-horses", "agricola"))


def test_alone_by_clicking(anna: Visitor) -> None:
    """One special action card lies open, the next one is seen, and there is a target."""
    table = lay(anna, "me", options={"players": 1, "expansion": "moor", "level": 1}, seed=4)
    anna.sit(table)
    anna.wait_asked()
    anna.fits()
    special = view_of(anna, table)["moor"]
    for card in (special["special"][0], special["pile"]["next"]):
        expect(anna.page.locator(f'[data-place="specialcard-{card["card"]}"]')).to_be_visible()
    expect(anna.page.get_by_text(anna.say("board-target", "agricola", points=65))).to_be_visible()
    anna.picture("moor-alone")
    anna.check_access("Farmers of the Moor, alone")
    assert clicked(anna, until=frozenset(ALONE)) >= ALONE


def sit(visitor: Visitor, data: Path, table: Situation, *others: str) -> Json:
    laid = lay_arranged(visitor, data, table.game, *others)
    visitor.sit(laid)
    return laid


def view_of(visitor: Visitor, table: Json) -> Json:
    return dict(visitor.ask("GET", f"/api/tables/{table['id']}")["view"]["table"])


def other(visitor: Visitor) -> str:
    """What the page calls the other player."""
    return visitor.page.locator(".others article").first.get_attribute("aria-label") or ""


def offered_specials(visitor: Visitor) -> Sequence[str]:
    return [key.split()[1] for key in visitor.offered() if key.startswith("special")]


def test_special_action_cards_tell_who_has_them(anna: Visitor, data: Path) -> None:
    """In the middle, open in front of somebody (2 food), face down."""
    free = moor({}, forests=[3], moors=[4], goods="3 food, 2 fuel")
    held = moor({}, forests=[3], moors=[4], goods="3 food, 2 fuel", special={"cut-peat": 1, "horse-market": [1]})
    sit(anna, data, free)
    anna.wait_asked()
    assert set(offered_specials(anna)) <= set(SPECIAL_ACTIONS)
    assert "hiring-fair" in offered_specials(anna)
    sit(anna, data, held, FARMER)
    anna.wait_asked()
    assert set(offered_specials(anna)) == {"cut-peat", "fell-trees", "slash-and-burn"}
    held_by_other = anna.say("board-special-held", "agricola", player=other(anna), food=2)
    expect(anna.page.get_by_title(held_by_other)).to_be_visible()
    expect(anna.page.locator(".card-special.down")).to_contain_text(anna.say("specials-used", "agricola"))
    anna.picture("moor-specials")
    anna.click("special cut-peat")
    if not anna.page.locator('[data-place="good-0-fuel"]').get_by_text("5", exact=True).count():
        anna.click("cell 4")
    expect(anna.page.locator('[data-place="good-0-fuel"]')).to_contain_text("5")
    expect(anna.page.locator('[data-place="good-0-food"]')).to_contain_text("1")


def test_who_lies_in_bed_goes_to_the_infirmary(anna: Visitor, data: Path) -> None:
    table = sit(anna, data, moor({}, people=2, home=1, bed=1, round=5))
    anna.wait_asked()
    assert not anna.page.locator("[data-bar] [data-key=bed]").count(), "it lies on the board"
    anna.picture("moor-bed")
    anna.check_access("somebody lies in bed")
    anna.click("bed")
    assert view_of(anna, table)["players"][0]["people"]["placed"] == ["infirmary"]


def test_heating_is_one_panel(visit: Guests, data: Path) -> None:
    """Wood becomes fuel, and whoever would go to bed is shown before."""
    anna = visit("de")
    mine = {"goods": "9 food, 1 wood, 1 fuel", "rooms": [0, 5, 10], "people": 3}
    table = moor({"goods": "9 food"}, **mine, phase="feeding", round=4)
    while table.prompt != "heat":
        table.game.play(table.game.choices[0].options[-1], table.game.choices[0].seat)
    laid = sit(anna, data, table)
    panel = anna.page.locator("[data-panel=heat]")
    expect(panel).to_contain_text(anna.say("panel-freeze", "agricola", count=2, people=2))
    wood = anna.say("card-wood-for-fuel", "agricola")
    panel.get_by_role("button", name=anna.say("panel-more", "agricola", what=wood)).click()
    expect(panel).to_contain_text(anna.say("panel-freeze", "agricola", count=1, people=1))
    anna.picture("moor-heat")
    anna.check_access("the heating panel")
    before = anna.seq
    confirm(panel)
    anna.wait_seq(before + 1)
    me = view_of(anna, laid)["players"][0]
    assert (me["people"]["bed"], me["goods"]["fuel"], me["goods"]["wood"]) == (1, 0, 0)


def test_majors_lie_in_stacks(anna: Visitor, data: Path) -> None:
    """What lies beneath a major improvement is seen; once that is built, it can be built."""
    sit(anna, data, moor({"played": ["fireplace-2"]}), FARMER)
    anna.wait_asked()
    assert anna.page.locator(".stack").count() == 12
    church = anna.say("board-beneath", "agricola", card=anna.say("card-village-church", "agricola"))
    expect(anna.page.get_by_role("button", name=church)).to_be_visible()
    fireplace = anna.say("card-fireplace-2", "agricola")
    built = anna.say("board-built-by", "agricola", card=fireplace, player=other(anna), who="other")
    expect(anna.page.get_by_role("button", name=built)).to_be_visible()


@pytest.mark.parametrize("phone", [False, True])
def test_a_farmyard_extension_is_attached_by_clicking(visit: Guests, data: Path, phone: bool) -> None:
    """Two more spaces lie where they were attached, and can be plowed."""
    anna = visit("en", **PHONE) if phone else visit("de")
    table = sit(anna, data, play("farm-extension", goods="clay", forests=[3, 4], moors=[8]))
    expect(anna.lit()).to_have_count(12)
    assert not anna.page.locator("[data-bar] [data-key]").count()
    anna.picture("moor-extension-phone" if phone else "moor-extension")
    anna.check_access("where an extension can be attached")
    anna.click("extension z1-z2")
    assert view_of(anna, table)["players"][0]["farm"]["extension"] == [[0, -1], [1, -1]]
    expect(anna.page.locator('[data-place="cell-0-16"]')).to_have_count(1)


@pytest.mark.parametrize("lang", ["de", "en"])
def test_what_does_not_go_together_is_closed_with_its_reason(visit: Guests, lang: str) -> None:
    anna = visit(lang)
    anna.go("/new/agricola")
    anna.page.get_by_text(anna.say("setup-rules", "agricola", count=0), exact=True).click()

    def rule(name: str) -> Locator:
        return anna.page.locator("details label").filter(has_text=anna.say(f"variants-{name}", "agricola"))

    expect(rule("open-display").locator("input")).to_be_disabled()
    expect(rule("open-display")).to_contain_text(anna.say("why-open-display", "agricola"))
    rule("larkin-start").locator("input").check()
    anna.page.get_by_text(anna.say("setup-moor-2", "agricola"), exact=True).click()
    expect(rule("open-display").locator("input")).to_be_enabled()
    expect(rule("larkin-start").locator("input")).to_be_disabled()
    expect(rule("larkin-start").locator("input")).not_to_be_checked()
    expect(rule("larkin-start")).to_contain_text(anna.say("why-larkin-start", "agricola"))
    deals = anna.page.locator('.field select:has([value="by-marks"])')
    expect(deals).to_have_value("deal")
    expect(deals.locator('[value="by-marks"]')).to_be_disabled()
    expect(deals.locator('[value="by-marks"]')).to_contain_text(anna.say("why-level-2-marks", "agricola"))
    assert anna.page.evaluate("document.documentElement.scrollWidth <= innerWidth"), "long reasons make no wide page"
    anna.picture("moor-setup-closed")
    anna.check_access("what does not go together")


def test_a_table_is_set_up_by_clicking(visit: Guests) -> None:
    anna = visit("de")
    anna.go("/new/agricola")
    anna.page.get_by_text(anna.say("setup-moor-2", "agricola"), exact=True).click()
    anna.picture("moor-setup")
    anna.check_access("setting Farmers of the Moor up")
    anna.button("page-begin").click()
    expect(anna.page.locator(".stack").first).to_be_visible()
    expect(anna.page.locator('[data-place^="specialcard-"]')).to_have_count(2)
