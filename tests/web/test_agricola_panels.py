"""The panels of Agricola: what belongs together is collected, shown in advance, and sent as one."""

import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from allmende import new_game
from tests.agricola.situations import Situation, harvest, situation
from tests.web.arranged import lay_arranged
from tests.web.conftest import PHONE, Guests
from tests.web.visitor import THOUGHT, Json, Visitor


class Farmer:
    """A visitor at a table of Agricola that begins in a situation."""

    def __init__(self, visitor: Visitor, data: Path, table: Situation, *others: str) -> None:
        self.visitor = visitor
        self.table = lay_arranged(visitor, data, table.game, *others)
        visitor.sit(self.table)
        expect(self.panel).to_be_visible()

    @property
    def panel(self) -> Locator:
        return self.visitor.page.locator("[data-panel]")

    @property
    def confirm(self) -> Locator:
        return self.panel.locator("[data-confirm]")

    def say(self, name: str, **args: Any) -> str:
        return self.visitor.say(name, "agricola", **args)

    def more(self, name: str) -> None:
        self.panel.get_by_role("button", name=self.say("panel-more", what=self.say(name))).click()

    def send(self) -> Json:
        """Confirm once: one change, however many picks it holds. What I have then."""
        before = self.visitor.seq
        self.confirm.click()
        self.visitor.wait_seq(before + 1)
        update = self.visitor.ask("GET", f"/api/tables/{self.table['id']}")
        assert update["seq"] == before + 1
        return dict(update["view"]["table"]["players"][0])

    def draw(self, *edges: int) -> None:
        """Drag along these edges."""
        mouse = self.visitor.page.mouse
        for number, edge in enumerate(edges):
            box = self.visitor.page.locator(f'[data-edge="{edge}"]').bounding_box()
            assert box is not None
            mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2, steps=4)
            if number == 0:
                mouse.down()
        mouse.up()


def at_fencing(goods: str) -> Situation:
    return situation(goods=goods, rounds=["fencing"]).place("fencing")


def test_a_fence_layout_by_dragging(anna: Visitor, data: Path) -> None:
    farmer = Farmer(anna, data, at_fencing("8 wood"))
    farmer.draw(2, 3)
    expect(farmer.panel).to_contain_text(farmer.say("panel-fences-open"))
    expect(farmer.confirm).to_be_disabled()
    farmer.draw(24)
    farmer.draw(8, 7)
    farmer.draw(22)
    expect(farmer.panel).to_contain_text(farmer.say("panel-fences-fine"))
    expect(farmer.panel).to_contain_text(farmer.say("panel-fences-drawn", count=6, spare=9))
    expect(farmer.panel).to_contain_text(farmer.say("panel-new-pasture", cells="c1 d1", room=4))
    anna.picture("agricola-panel-fences")
    anna.check_access("drawing fences")
    me = farmer.send()
    assert me["farm"]["pastures"][0]["cells"] == [2, 3]
    assert me["goods"]["wood"] == 2
    anna.page.keyboard.press("u")
    expect(farmer.panel).to_be_visible()


def test_a_pasture_by_its_spaces_and_what_cannot_be(anna: Visitor, data: Path) -> None:
    farmer = Farmer(anna, data, at_fencing("5 wood"))
    for cell in ("d1", "e1"):
        anna.page.get_by_role("button", name=cell, exact=True).first.click()
    expect(farmer.panel).to_contain_text(farmer.say("panel-fences-too-dear", count=5))
    expect(farmer.confirm).to_be_disabled()
    anna.page.get_by_role("button", name="d1", exact=True).first.click()
    expect(farmer.panel).to_contain_text(farmer.say("panel-fences-fine"))
    assert farmer.send()["farm"]["pastures"][0]["cells"] == [4]


def test_a_panel_is_filled_in_as_recommended(anna: Visitor, data: Path) -> None:
    """One click draws what is recommended; nothing is built before it is confirmed."""
    at_the_fences = at_fencing("8 wood")
    farmer = Farmer(anna, data, at_the_fences, *["farmer"] * (at_the_fences.game.players - 1))
    as_recommended = farmer.panel.get_by_role("button", name=farmer.say("panel-advised"))
    expect(as_recommended).to_have_count(0)
    anna.page.keyboard.press("h")
    before = anna.seq
    as_recommended.click(timeout=THOUGHT)
    expect(farmer.panel).to_contain_text(farmer.say("panel-fences-fine"))
    anna.picture("agricola-panel-recommended")
    assert anna.seq == before
    farmer.confirm.click()
    anna.wait_seq(before + 1)
    me = anna.ask("GET", f"/api/tables/{farmer.table['id']}")["view"]["table"]["players"][0]
    assert me["farm"]["pastures"]


def test_an_over_full_farm(anna: Visitor, data: Path) -> None:
    """What would run away is told before it does; the animals that stay are placed, and may be moved."""
    given = situation(goods="boar, cattle", pastures=[[2, 3]], piles={"sheep-market": 4}, rounds=["sheep-market"])
    farmer = Farmer(anna, data, given.place("sheep-market"))
    expect(farmer.panel).to_contain_text(farmer.say("panel-run-away"))
    expect(farmer.confirm).to_have_text(farmer.say("panel-animals-confirm", count=1))
    anna.picture("agricola-panel-animals")
    anna.check_access("too many animals")
    keeps = farmer.panel.get_by_role("group", name=farmer.say("panel-keep")).get_by_role("button")
    assert keeps.count() == 3
    keeps.nth(0).click()
    expect(farmer.confirm).to_have_text(farmer.say("panel-animals-confirm", count=4))
    taken = farmer.panel.locator("button[draggable]").first
    taken.click()
    farmer.panel.get_by_role("button", name=farmer.say("panel-here")).last.click()
    me = farmer.send()
    assert [me["goods"][animal] for animal in ("sheep", "boar", "cattle")] == [0, 1, 1]


def test_animals_are_moved_by_drag_and_by_keyboard(anna: Visitor, data: Path) -> None:
    """Only for the eye, and never where they may not stand."""
    anna.sit(lay_arranged(anna, data, situation(goods="3 sheep, boar", pastures=[[2, 3], [4]]).game))
    anna.page.get_by_role("button", name=anna.say("panel-arrange-open", "agricola")).click()
    panel = anna.page.locator("[data-panel]")
    places, animals = panel.get_by_role("listitem"), panel.locator("button[draggable]")
    expect(places).to_contain_text(["3/4", "1/2", "0/1"])
    animals.nth(1).drag_to(places.nth(2))
    expect(places).to_contain_text(["3/4", "0/2", "1/1"])
    animals.nth(0).press("Enter")
    here = panel.get_by_role("button", name=anna.say("panel-put-here", "agricola", place=""))
    assert here.count() == 1, "the house is full"
    here.press("Enter")
    expect(places).to_contain_text(["1/4", "2/2", "1/1"])
    assert anna.seq == 1, "nothing was sent"


def test_a_harvest_with_a_shortage(visit: Guests, data: Path) -> None:
    farmer = Farmer(visit("de"), data, harvest(goods="food, grain, vegetable"))
    farmer.more("option-eat-grain")
    expect(farmer.panel).to_contain_text(farmer.say("panel-begging", count=2, points=6))
    expect(farmer.confirm).to_have_text(farmer.say("panel-beg-confirm", count=2))
    farmer.visitor.picture("agricola-panel-feed")
    farmer.visitor.check_access("a harvest with a shortage")
    farmer.more("option-eat-vegetable")
    expect(farmer.panel).to_contain_text(farmer.say("panel-begging", count=1, points=3))
    me = farmer.send()
    assert (me["begging"], me["goods"]["grain"], me["goods"]["vegetable"]) == (1, 0, 0)


def test_sowing_on_a_phone(visit: Guests, data: Path) -> None:
    given = situation(goods="3 grain, 2 vegetable", fields=[0, 1, 2, 6], rounds=["grain-utilization"])
    farmer = Farmer(visit(**PHONE), data, given.place("grain-utilization"))
    farmer.more("panel-sow-grain")
    farmer.more("panel-sow-grain")
    farmer.more("panel-sow-vegetable")
    expect(farmer.confirm).to_have_text(farmer.say("panel-sow-confirm", count=3))
    farmer.visitor.picture("agricola-panel-sow-phone")
    farmer.visitor.check_access("sowing on a phone")
    farmer.visitor.fits()
    me = farmer.send()
    assert [field["crops"] for field in me["farm"]["fields"]] == [{"grain": 3}, {"grain": 3}, {"vegetable": 2}, {}]


def test_in_between_several_things_are_done_before_the_panel_closes(anna: Visitor, data: Path) -> None:
    farmer = Farmer(anna, data, situation(goods="3 grain, wood").pick("anytime"))
    before = anna.seq
    eat = farmer.panel.locator('[data-key="eat grain"]')
    grain = anna.page.locator('[data-place="good-0-grain"]')
    for left in (2, 1):
        eat.click()
        expect(grain).to_contain_text(str(left))
        expect(eat).to_be_visible()
    anna.page.keyboard.press("u")
    expect(grain).to_contain_text("2")
    eat.click()
    assert anna.seq == before, "nothing is sent before the panel closes"
    farmer.panel.locator('[data-key="done"]').click()
    anna.wait_seq(before + 1)
    expect(farmer.panel).to_have_count(0)
    update = anna.ask("GET", f"/api/tables/{farmer.table['id']}")
    goods = update["view"]["table"]["players"][0]["goods"]
    assert (goods["grain"], goods["food"]) == (1, 2)
    anna.wait_asked()
    button = anna.page.locator('[data-bar] [data-key="anytime"]')
    expect(button).to_have_class(re.compile("offered"))
    button.click()
    eat.click()
    expect(farmer.panel).to_be_visible()
    farmer.panel.locator('[data-key="done"]').click()
    expect(farmer.panel).to_have_count(0)
    expect(button).not_to_have_class(re.compile("offered"))


def test_a_payment_with_alternatives(anna: Visitor, data: Path) -> None:
    cards = ["frame-builder", "brushwood-collector"]
    given = situation(goods="5 clay, 2 reed, 2 wood", material="clay", played=cards, players=3)
    farmer = Farmer(anna, data, given.place("farm-expansion", "action rooms", "cell 6"))
    expect(farmer.confirm).to_be_disabled()
    assert farmer.panel.get_by_role("radio").count() > 2
    anna.picture("agricola-panel-pay")
    anna.check_access("a payment with alternatives")
    line = farmer.panel.locator("tbody tr").nth(1)
    expect(line.get_by_role("radio")).to_have_accessible_name(re.compile("clay|wood|reed"))
    names = [
        farmer.panel.locator("tbody th").nth(at).inner_text() for at in range(farmer.panel.locator("tbody th").count())
    ]
    assert len(set(names)) == len(names), "ways are told apart by their names"
    cost = [int(cell or 0) for cell in line.locator("td").all_inner_texts()]
    line.get_by_role("radio").check()
    me = farmer.send()
    assert [me["goods"][good] for good in ("wood", "clay", "reed")] == [2 - cost[0], 5 - cost[1], 2 - cost[2]]


@pytest.mark.parametrize("deal", ["draft", "draft-three-two"])
def test_a_draft_has_a_page(anna: Visitor, data: Path, deal: str) -> None:
    farmer = Farmer(anna, data, Situation(new_game("agricola", players=3, seed=4, cards=deal)))
    expect(farmer.panel).to_contain_text(farmer.say("panel-kept-none"))
    anna.picture(f"agricola-{deal}")
    anna.check_access("a draft")
    kinds = 1 if deal == "draft" else 6
    before = anna.seq
    for _ in range(kinds):
        farmer.panel.locator(".card:not(:disabled)").first.click()
    if kinds > 1:
        expect(farmer.confirm).to_have_text(farmer.say("panel-keep-confirm", count=6))
        farmer.confirm.click()
    anna.wait_seq(before + 1)
    mine = anna.ask("GET", f"/api/tables/{farmer.table['id']}")["view"]["table"]["players"][0]
    assert len(mine["draft"]["kept"]) == kinds
