"""Rules and cards are looked up: on pages of their own, by keyboard and by address, and in windows at the table."""

import re

from playwright.sync_api import expect

from tests.web.conftest import PHONE, Guests
from tests.web.visitor import Visitor

TYPED_AT_ONCE = """letters => {
  const field = document.querySelector("input[type=search]");
  const write = history.replaceState;
  history.replaceState = (...address) => {
    write.apply(history, address);
    const next = letters.shift();
    if (next) setTimeout(() => { field.value += next; field.dispatchEvent(new Event("input", { bubbles: true })); });
  };
}"""
"""Somebody types on at the very moment when the address is written."""


def search(visitor: Visitor, words: str) -> None:
    visitor.page.keyboard.press("/")
    visitor.page.keyboard.press("Control+A")
    visitor.page.keyboard.type(words)


def test_rules_and_cards_have_pages(visit: Guests) -> None:
    anna = visit()
    page = anna.page
    anna.go()
    page.get_by_role("link", name=f"{anna.say('lookup-rules')}: Agricola").click()

    # Rules: by words, with the card that is called, and what a rule names.
    rules = page.locator("li[id]")
    expect(page.locator("#MOOR-117")).to_contain_text("Tiled Oven")
    search(anna, "tiled oven fuel")
    expect(page.get_by_role("status")).to_have_text(re.compile(r"^\d rules\s*$"))
    assert page.get_by_role("status").inner_text().strip() == anna.say("rules-found", count=rules.count())
    expect(page.get_by_role("article").get_by_role("heading", name="Tiled Oven")).to_be_attached()
    expect(page.locator("mark").first).to_be_visible()
    expect(page).to_have_url(re.compile(r"/rules/agricola\?q=tiled%20oven%20fuel$"))
    anna.check_access("rules that were found")
    search(anna, "tiled ovven")
    expect(page.get_by_role("article").get_by_role("heading", name="Tiled Oven")).to_be_attached()

    # By number; a link leads to its line whatever is looked for.
    search(anna, "moor-151")
    expect(rules).to_have_count(1)
    page.goto(f"{anna.url}/rules/dominion?q=moat#DOM-360")
    expect(page.locator("#DOM-360")).to_be_in_viewport()
    page.locator("#DOM-359").get_by_role("link", name="DOM-009").click()
    expect(page.locator("#DOM-009")).to_be_in_viewport()
    expect(page).to_have_url(re.compile("#DOM-009$"))
    page.go_back()
    expect(page.locator("#DOM-360")).to_be_in_viewport()
    page.locator("#DOM-361").get_by_role("button", name="Page", exact=True).click()
    expect(page.locator("[data-tip] h3")).to_have_text("Page")
    page.keyboard.press("Escape")

    # Cards: the address has the filters, arrows lead over the wall and from card to card.
    page.goto(f"{anna.url}/cards/dominion?set=base&type=attack")
    wall = page.locator("ul[data-own-keys] button")
    expect(wall).to_have_count(4)
    names = [str(button.get_attribute("aria-label")) for button in wall.all()]
    page.get_by_role("button", name=re.compile(r"^\$5")).click()
    expect(wall).to_have_count(2)
    expect(page).to_have_url(re.compile(r"\?set=base&type=attack&cost=5$"))
    anna.button("cards-reset").click()
    expect(page.get_by_role("status")).to_contain_text(anna.say("cards-count", count=213, what="cards"))
    assert wall.count() < 100, "those that are not looked at are not drawn"
    page.goto(f"{anna.url}/cards/dominion?set=base&type=attack")
    expect(wall).to_have_count(4)
    wall.first.focus()
    page.keyboard.press("ArrowRight")
    expect(wall.nth(1)).to_be_focused()
    page.keyboard.press("Enter")
    large = page.get_by_role("dialog")
    expect(large.get_by_role("heading", level=2)).to_have_text(names[1])
    page.keyboard.press("ArrowRight")
    expect(large.get_by_role("heading", level=2)).to_have_text(names[2])
    anna.check_access("a large card")
    page.keyboard.press("Escape")
    expect(wall.nth(2)).to_be_focused()


def test_no_letter_is_lost_while_the_address_is_written(anna: Visitor) -> None:
    field = anna.page.locator("input[type=search]")
    for path in ("/rules/dominion", "/cards/dominion"):
        anna.go(path)
        expect(anna.page.locator("main li").first).to_be_visible()
        anna.page.evaluate(TYPED_AT_ONCE, ["l", "a", "g"])
        search(anna, "vil")
        expect(anna.page).to_have_url(re.compile("q=villag$"))
        expect(field).to_be_focused()
        anna.page.keyboard.type("e")
        expect(anna.page).to_have_url(re.compile("q=village$"))
        expect(field).to_have_value("village")


def test_rules_and_cards_at_a_table_on_a_phone(visit: Guests) -> None:
    bo = visit("de", color_scheme="dark", **PHONE)
    bo.sit(bo.lay("me", "bigmoney", options={"kingdom": "first-game", "first": 0}))
    bo.wait_asked()
    page, window = bo.page, bo.page.get_by_role("dialog").first
    page.keyboard.press("?")
    window.get_by_role("button", name=bo.say("lookup-cards", what="cards")).click()
    expect(window.get_by_role("status")).to_contain_text(bo.say("cards-count", count=17, what="cards"))
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    bo.picture("table-cards-phone")
    bo.check_access("cards at a table")
    window.locator("ul[data-own-keys] button").first.click()
    page.get_by_role("link", name=bo.say("lookup-named")).click()
    expect(window.get_by_role("heading", level=2).first).to_have_text(bo.say("lookup-rules"))
    search(bo, "Provinz")
    expect(window.locator("mark, .found").first).to_be_visible()
    bo.picture("table-rules-phone")
    bo.check_access("rules at a table")
    window.locator("li[id] button").first.click()
    tip = page.locator("[data-tip]")
    expect(tip).to_be_visible()
    assert tip.evaluate("one => one.matches(':popover-open')"), "it lies above the window, not below"
    bo.picture("table-rules-tip-phone")
    window.get_by_role("heading", level=2).first.click()
    expect(tip).to_have_count(0)
    expect(page).to_have_url(re.compile("/table/"))
    window.get_by_role("button", name=bo.say("close")).click()
    expect(bo.page.get_by_role("dialog")).to_have_count(0)
    assert bo.seq == 1
