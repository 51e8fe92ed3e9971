"""The set-up page of Dominion: recommended sets, kingdoms by lot and of one's own, texts, favourites, played lately."""

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from allmende.dominion.kingdoms import KINGDOMS
from allmende.locales import name_of, text
from tests.web.conftest import PHONE, Guests
from tests.web.visitor import Visitor

TEN = "Karawane, Krypta, Katapult / Felsen, Engineer, underling, Druid, Werewolf, Burggraben, Sleigh, Village"
BESIDE = "Spende, Way of the Mouse, mouse:Keller, Freimaurerloge"


def say(visitor: Visitor, message: str, /, **args: Any) -> str:
    return text(visitor.lang, "dominion", message, **args)


def go(visitor: Visitor, way: str) -> None:
    visitor.go("/new/dominion")
    visitor.page.get_by_text(say(visitor, way), exact=True).click()


def begin(visitor: Visitor) -> dict[str, Any]:
    """Sit down; the options of the table, and what all see of it."""
    visitor.button("page-begin").click()
    visitor.page.wait_for_selector('[data-place="pile-gold"]')
    path = visitor.page.url.replace(f"{visitor.url}/table", "/api/tables")
    return visitor.ask("GET", path)


def share(visitor: Visitor) -> Locator:
    visitor.page.get_by_text(say(visitor, "setup-share"), exact=True).click()
    return visitor.page.locator("output")


def paste(visitor: Visitor, names: str) -> None:
    visitor.page.get_by_label(say(visitor, "setup-paste")).fill(names)
    visitor.page.get_by_role("button", name=say(visitor, "setup-take")).click()


@pytest.mark.parametrize(("lang", "size"), [("en", {}), ("de", PHONE)], ids=["desk", "phone"])
def test_all_recommended_sets_are_listed_and_can_be_searched(visit: Guests, lang: str, size: dict[str, Any]) -> None:
    anna = visit(lang, **size)
    anna.go("/new/dominion")
    sections = anna.page.locator("section section")
    for slug in KINGDOMS:
        expect(anna.page.get_by_text(name_of(lang, "dominion", "kingdom", slug), exact=True).first).to_be_visible()
    anna.picture(f"dominion-sets-{lang}")
    assert anna.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    anna.page.get_by_label(say(anna, "setup-search-sets")).fill(name_of(lang, "dominion", "landscape", "donate"))
    expect(sections.locator("b")).to_have_text([name_of(lang, "dominion", "kingdom", "simple-plans")])
    sections.locator("input").check()
    for slug in ("donate", "labyrinth"):
        expect(anna.page.get_by_label(name_of(lang, "dominion", "landscape", slug), exact=True)).to_be_visible()
    expect(anna.page.get_by_label(name_of(lang, "dominion", "pile", "catapult-rocks"), exact=True)).to_be_visible()
    expect(sections).to_contain_text(say(anna, "mechanic-debt"))
    anna.check_access("recommended sets")
    anna.picture(f"dominion-set-{lang}")
    assert begin(anna)["table"]["options"]["kingdom"] == "simple-plans"
    go(anna, "setup-draw")
    anna.page.locator("[data-list=wanted] summary").click()
    expect(anna.page.locator(".choice").nth(9)).to_be_attached()
    assert anna.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    anna.picture(f"dominion-draw-{lang}")


def test_a_kingdom_by_lot_has_what_is_wanted_and_keeps_what_is_locked(anna: Visitor) -> None:
    go(anna, "setup-draw")
    page = anna.page
    page.locator("[data-list=wanted] summary").click()
    wanted = page.locator("[data-list=wanted]")
    wanted.get_by_label(say(anna, "mechanic-night"), exact=True).check()
    wanted.get_by_label(say(anna, "mechanic-way"), exact=True).check()
    page.locator("[data-list=unwanted] summary").click()
    page.locator("[data-list=unwanted]").get_by_label(say(anna, "mechanic-attack"), exact=True).check()
    locks = page.locator(".choice button")
    expect(locks.nth(9)).to_be_visible()
    anna.picture("dominion-by-lot")
    way = locks.filter(has_text=re.compile("Way of the"))
    expect(way).to_have_count(1)
    kept = str(way.text_content())
    way.click()
    first = str(locks.first.text_content())
    locks.first.click()
    for _ in range(3):
        page.get_by_role("button", name=say(anna, "setup-again")).click()
        expect(locks.filter(has_text=kept)).to_have_count(1)
        expect(locks.filter(has_text=first)).to_have_count(1)
    anna.check_access("a kingdom by lot")
    told = begin(anna)
    types = {kind for pile in told["view"]["table"]["supply"] for kind in pile["types"]}
    assert "night" in types
    assert "attack" not in types


def test_a_kingdom_that_nobody_knows_is_drawn_as_wished(anna: Visitor) -> None:
    go(anna, "setup-draw")
    anna.page.locator("[data-list=wanted] summary").click()
    anna.page.locator("[data-list=wanted]").get_by_label(say(anna, "mechanic-project"), exact=True).check()
    anna.page.get_by_label(re.compile(re.escape(say(anna, "setup-surprise")))).check()
    anna.page.get_by_label(re.compile(say(anna, "board-landscapes"))).select_option("three")
    told = begin(anna)
    options = told["table"]["options"]
    assert (options["kingdom"], options["wanted"], options["landscapes"]) == ("random", ["project"], "three")
    kinds = [one["kind"] for one in told["view"]["table"]["landscapes"] if one["kind"] != "ally"]
    assert len(kinds) == 3
    assert "project" in kinds


def test_a_text_makes_a_kingdom_in_either_language(anna: Visitor) -> None:
    """Cards, mixed piles, landscapes and the card of the Mouse; what is wrong is told in a sentence."""
    go(anna, "setup-sets")
    output = share(anna)
    alert = anna.page.get_by_role("alert")
    paste(anna, TEN.replace("Krypta", "Kripta"))
    expect(alert).to_have_text(say(anna, "setup-unknown-near", name="Kripta", near="Crypt"))
    paste(anna, TEN.replace("Krypta", "Xylophonspieler"))
    expect(alert).to_have_text(say(anna, "setup-unknown", names="Xylophonspieler"))
    paste(anna, TEN.replace("Krypta", "Gold"))
    expect(alert).to_have_text(say(anna, "setup-no-pile", name="Gold"))
    paste(anna, TEN.replace("Krypta, ", ""))
    expect(alert).to_have_text(say(anna, "setup-not-ten", count=9))
    paste(anna, f"{TEN}\n{BESIDE}")
    expect(anna.page.get_by_label(say(anna, "setup-paste"))).to_have_value("")
    expect(alert).to_have_count(0)
    expect(output).to_have_text(re.compile("Caravan, Crypt, Catapult / Rocks.*Donate, Way of the Mouse, mouse:Cellar"))
    told = begin(anna)["view"]["table"]
    assert told["mouse"] == "cellar"
    assert {one["slug"] for one in told["landscapes"]} == {"donate", "way-of-the-mouse", "order-of-masons"}
    copied = anna.page.locator("[data-copy]").get_attribute("data-copy") or ""
    assert "Catapult / Rocks" in copied
    assert "mouse:Cellar" in copied
    go(anna, "setup-sets")  # and again, from what the table gave
    share(anna)
    paste(anna, copied)
    expect(anna.page.get_by_label(say(anna, "setup-paste"))).to_have_value("")
    assert begin(anna)["view"]["table"]["text"] == told["text"]


def test_favourites_and_kingdoms_played_lately(anna: Visitor) -> None:
    go(anna, "setup-sets")
    name = say(anna, "kingdom-runners")
    anna.page.get_by_role("button", name=f"{name}: {say(anna, 'setup-favourite')}").click()
    expect(anna.page.get_by_role("heading", name=say(anna, "setup-favourites"))).to_be_visible()
    anna.page.get_by_text(say(anna, "kingdom-journeys"), exact=True).click()
    with anna.page.expect_response(lambda answer: "dominion.lately" in (answer.request.post_data or "")):
        begin(anna)
    anna.go("/new/dominion")
    expect(anna.page.get_by_role("heading", name=say(anna, "setup-favourites"))).to_be_visible()
    expect(anna.page.get_by_role("heading", name=say(anna, "setup-lately"))).to_be_visible()
    names = anna.page.locator("section section b")
    expect(names.nth(0)).to_have_text(name)
    expect(names.nth(1)).to_have_text(say(anna, "kingdom-journeys"))
    anna.page.get_by_role("button", name=f"{name}: {say(anna, 'setup-favourite')}").first.click()
    expect(anna.page.get_by_role("heading", name=say(anna, "setup-favourites"))).to_have_count(0)
    names.first.click()
    assert begin(anna)["table"]["options"]["kingdom"] == "journeys"


def test_ten_of_ones_own_with_landscapes(anna: Visitor) -> None:
    go(anna, "setup-own")
    page = anna.page
    page.get_by_role("button", name=say(anna, "setup-clear")).click()
    for search in ("Castles", "Silos", "Smithy"):
        page.get_by_label(say(anna, "setup-search")).fill(search)
        page.get_by_role("button", name=f"{search}: {say(anna, 'setup-choose')}").click()
    page.get_by_role("button", name=say(anna, "setup-fill")).click()
    expect(page.get_by_text(say(anna, "setup-chosen", count=10))).to_be_visible()
    told = begin(anna)["view"]["table"]
    assert {"castles", "smithy"} <= set(told["kingdom"])
    assert "silos" in [one["slug"] for one in told["landscapes"]]


def test_boons_leave_with_the_card_that_brought_them(anna: Visitor) -> None:
    anna.go("/new/dominion")
    page = anna.page
    page.get_by_text(say(anna, "kingdom-search-party"), exact=True).click()
    page.get_by_text(say(anna, "setup-own"), exact=True).click()
    output = share(anna)
    expect(output).to_contain_text("The Sky's Gift")
    page.get_by_role("button", name=f"Druid: {say(anna, 'setup-choose')}").click()
    expect(output).not_to_contain_text("Gift")
    page.get_by_role("button", name=f"Moat: {say(anna, 'setup-choose')}").click()
    assert "moat" in begin(anna)["view"]["table"]["kingdom"]
