"""A game against a bot, played with nothing but what is lit: with the mouse, on a phone, with the keyboard."""

import re

from playwright.sync_api import Locator, expect

from tests.web.conftest import PHONE, Guests
from tests.web.visitor import THOUGHT, Visitor


def test_a_newcomer_plays_a_whole_game(anna: Visitor) -> None:
    """From the start page to the score sheet, by clicking."""
    anna.go()
    play_dominion(anna).click()
    anna.wait_asked()
    anna.fits()
    assert anna.play() > 20
    expect(anna.page.locator("#over-title")).to_be_visible()
    assert anna.page.get_by_role("table").first.is_visible(), "the score sheet"


def test_only_what_is_offered_is_lit(anna: Visitor) -> None:
    table = anna.lay("me", "bigmoney")
    anna.sit(table)
    anna.wait_asked()
    choice = anna.ask("GET", f"/api/tables/{table['id']}")["view"]["choice"]
    offered = {" ".join(map(str, option["key"])) for option in choice["options"]}
    assert set(anna.offered()) == offered
    assert anna.page.locator("main .lit:not([data-key])").count() == 0
    listed = anna.page.get_by_role("region", name=anna.say("table-options")).get_by_role("button")
    assert listed.count() == len(offered), "screen readers have the same as a list"
    silver = anna.page.locator('[data-place="pile-silver"]')
    silver.click(force=True)
    anna.page.wait_for_timeout(200)
    assert anna.seq == 1, "a click on what is not lit picks nothing"


def test_undo_and_reset(anna: Visitor) -> None:
    anna.sit(anna.lay("me", "bigmoney"))
    anna.wait_asked()
    undo, reset = anna.button("table-undo").first, anna.button("table-reset").first
    expect(undo).to_be_disabled()
    first = anna.offered()
    for _ in range(3):
        anna.click("card copper")
    assert "card copper" not in anna.offered()
    undo.click()
    anna.wait_seq(5)
    anna.wait_asked()
    assert "card copper" in anna.offered()
    reset.click()
    anna.wait_seq(6)
    anna.wait_asked()
    assert sorted(anna.offered()) == sorted(first)
    expect(undo).to_be_disabled()
    expect(reset).to_be_disabled()


def test_the_keyboard_alone_suffices(anna: Visitor) -> None:
    """From the start page on: Tab, arrows, Enter, numbers and letters, never the mouse."""
    press = anna.page.keyboard.press
    anna.go()
    for _ in range(30):
        press("Tab")
        if play_dominion(anna).evaluate("one => one === document.activeElement"):
            break
    press("Enter")
    anna.wait_asked()
    press("ArrowDown")
    assert focused(anna) not in ("", "done"), "the focus never begins on the end of the turn"
    seen = {focused(anna)}
    for arrow in ("ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp") * 4:
        press(arrow)
        seen.add(focused(anna))
    assert len(seen) > 2, "arrows go over what is lit"
    assert seen <= set(anna.offered())
    for _ in range(12):
        press("ArrowDown")
        assert focused(anna) != "done", "an arrow that left the row ends no turn"
    before = anna.seq
    walk(anna, "card copper")
    for done, key in enumerate(("u", "1", "u"), 1):  # undo, play all treasures, undo
        anna.wait_seq(before + done)
        anna.wait_asked()
        press(key)
    anna.wait_seq(before + 4)
    for key, opens in (("?", "dialog"), ("l", "aside")):
        was = anna.page.locator(opens).count()
        press(key)
        expect(anna.page.locator(opens)).to_have_count(1 - was)
        press("Escape" if opens == "dialog" else key)
        expect(anna.page.locator(opens)).to_have_count(was)
    for _ in range(8):
        anna.wait_asked()
        before = anna.seq
        walk(anna, anna.wish())
        anna.wait_seq(before + 1)


def play_dominion(visitor: Visitor) -> Locator:
    """The button of the start page that begins a game of Dominion at once."""
    card = visitor.page.locator("article.game", has_text="Dominion")
    return card.get_by_role("button", name=visitor.say("page-play"))


def focused(visitor: Visitor) -> str:
    """The key of what has the focus."""
    return str(visitor.page.evaluate("() => document.activeElement.dataset.key ?? ''"))


def walk(visitor: Visitor, key: str) -> None:
    """Go there with the arrows, and press Enter; the end of a turn has a number."""
    if key == "done":
        visitor.page.keyboard.press(visitor.lit(key).get_attribute("data-digit") or "")
        return
    for _ in range(40):
        if focused(visitor) == key:
            visitor.page.keyboard.press("Enter")
            return
        visitor.page.keyboard.press(visitor.page.evaluate(WAY_TO, key))
    raise AssertionError(f"the arrows do not lead to {key!r}")


WAY_TO = """key => {
  const middle = one => {
    const box = one.getBoundingClientRect();
    return [box.x + box.width / 2, box.y + box.height / 2];
  };
  const aims = [...document.querySelectorAll('[data-key]:not([tabindex="-1"])')].filter(one => one.dataset.key === key);
  const [x, y] = middle(document.activeElement);
  const [toX, toY] = middle(aims[0]);
  if (Math.abs(toY - y) > Math.abs(toX - x)) return toY > y ? "ArrowDown" : "ArrowUp";
  return toX > x ? "ArrowRight" : "ArrowLeft";
}"""


def test_on_a_phone(visit: Guests) -> None:
    """A tap holds a card closer, the second one picks it; the bar is at the bottom, and nothing scrolls sideways."""
    anna = visit(**PHONE)
    anna.go()
    play_dominion(anna).tap()
    anna.wait_asked()
    width = anna.page.evaluate("document.documentElement.scrollWidth")
    assert width <= 390
    bar = anna.page.locator("[data-bar]").bounding_box()
    assert bar is not None
    assert bar["y"] + bar["height"] > 840
    anna.picture("phone-table")
    anna.check_access("a phone")
    for _ in range(8):
        anna.wait_asked()
        before, wish = anna.seq, anna.wish()
        anna.lit(wish).first.tap()
        if wish.startswith(("card", "pile")):
            closer = anna.page.get_by_role("dialog")
            expect(closer).to_be_visible()
            assert anna.seq == before
            closer.locator(".primary").tap()
        anna.wait_seq(before + 1)


def test_recommendations(anna: Visitor) -> None:
    """They can be asked for against bots, say why, and stay on until they are switched off."""
    anna.sit(anna.lay("me", "bigmoney"))
    anna.wait_asked()
    anna.click("treasures")
    anna.wait_asked()
    marked, advice = anna.page.locator("[data-hint]").filter(visible=True), anna.page.locator("[data-advice]")
    expect(marked).to_have_count(0)
    anna.page.keyboard.press("h")
    expect(marked.first).to_be_visible(timeout=THOUGHT)
    assert {"1", "2", "3"} >= {str(one.get_attribute("data-hint")) for one in marked.all()}
    expect(advice).to_contain_text("each time you draw it")
    words = advice.inner_text()
    assert re.search(r"(points more|as good as|probably)", words), words
    anna.picture("hints")
    anna.check_access("with recommendations")
    anna.page.wait_for_timeout(900)  # kept a moment later
    anna.page.reload()
    expect(advice).to_have_text(words, timeout=THOUGHT)  # the same for the same position
    anna.button("table-hints").click()
    expect(marked).to_have_count(0)
    expect(advice).to_have_count(0)


def test_play_now_recommends(anna: Visitor) -> None:
    anna.go()
    play_dominion(anna).click()
    anna.wait_asked()
    expect(anna.button("table-hints")).to_have_attribute("aria-pressed", "true")
    expect(anna.page.locator("[data-hint]").filter(visible=True).first).to_be_visible(timeout=THOUGHT)


def test_a_recommendation_is_read_whole_on_a_phone(visit: Guests) -> None:
    """The words run around the tools, and need not be scrolled."""
    bo = visit("de", **PHONE)
    bo.sit(bo.lay("me", "farmer", game="agricola", options={"cards": "deal"}, settings={"hints": True}))
    bo.wait_asked()
    expect(bo.page.locator("[data-advice]")).to_contain_text("Punkte mehr als", timeout=THOUGHT)
    words = bo.page.locator("[data-bar] p")
    assert words.evaluate("one => one.scrollHeight <= one.clientHeight + 1 && one.tabIndex === -1")


def test_asking_before_the_turn_passes_on(anna: Visitor) -> None:
    anna.go("/settings")
    anna.page.get_by_role("switch", name=anna.say("page-confirm")).check()
    anna.sit(anna.lay("me", "bigmoney"))
    anna.wait_asked()
    anna.lit("done").click()
    anna.button("table-confirm-no").click()
    assert anna.seq == 1
    anna.lit("done").click()
    anna.button("table-confirm-yes").click()
    anna.wait_seq(2)


def test_card_texts_are_everywhere(anna: Visitor) -> None:
    """By pointing and by the keyboard: a card that is not lit tells its text, too."""
    anna.sit(anna.lay("me", "bigmoney"))
    anna.wait_asked()
    militia = anna.say("card-militia", "dominion")
    tip = anna.page.locator("[data-tip]")
    pile = anna.page.locator('[data-place="pile-militia"]')
    for x in (20, 30, 40):
        pile.hover(position={"x": x, "y": 30})
    expect(tip).to_be_visible()
    expect(tip).to_contain_text(militia)
    anna.picture("tip")
    anna.page.mouse.move(640, 700)
    expect(tip).to_be_hidden()
    name = anna.page.get_by_role("log").locator("li").get_by_role("button", name="Coppers").first
    name.focus()
    anna.page.keyboard.press("Enter")
    expect(tip).to_contain_text(anna.say("card-copper", "dominion"))
    assert name.evaluate("one => one.tagName !== 'BUTTON' && getComputedStyle(one).display") == "inline", (
        "a box: no line would run through it, and a comma behind it could begin the next"
    )


def test_a_kingdom_of_ones_own(anna: Visitor) -> None:
    """Ten cards by lot without attacks, then a recommended set; what is chosen lies on the table."""
    anna.go("/new/dominion")
    anna.page.get_by_text(anna.say("setup-draw", "dominion"), exact=True).click()
    anna.picture("kingdom-by-lot")
    anna.check_access("a kingdom by lot")
    anna.page.get_by_text(anna.say("setup-own", "dominion"), exact=True).click()
    anna.picture("kingdom-of-my-own")
    anna.check_access("a kingdom of my own")
    anna.page.get_by_text(anna.say("setup-sets", "dominion"), exact=True).click()
    anna.page.get_by_text(anna.say("kingdom-introduction", "dominion"), exact=True).first.click()
    anna.button("page-begin").click()
    anna.page.wait_for_selector('[data-place="pile-gold"]')
    options = anna.ask("GET", anna.page.url.replace(f"{anna.url}/table", "/api/tables"))["table"]["options"]
    assert options["kingdom"] == "introduction"
