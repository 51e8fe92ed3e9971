"""Talk at the table in real browsers: phrases and chat, whom one does not want to hear, reports; and codes."""

import re
from typing import Any, get_args

from playwright.sync_api import Locator, expect

from allmende.locales import text
from allmende.server.talk.models import Phrase
from tests.web.conftest import PHONE, Guests
from tests.web.layout import LONG, faults, resize
from tests.web.visitor import Json, Visitor

BOARD_IS_HIDDEN = "hidden => document.querySelector('.board').style.visibility = hidden ? 'hidden' : ''"


def say(visitor: Visitor, which: str, /, **args: Any) -> str:
    return text(visitor.lang, "lobby", which, **args)


def button(visitor: Visitor, name: str, /, **args: Any) -> Locator:
    return visitor.page.get_by_role("button", name=say(visitor, name, **args), exact=True).filter(visible=True)


def tool(visitor: Visitor) -> Locator:
    return visitor.page.locator("[data-talk]")


def panel(visitor: Visitor) -> Locator:
    return visitor.page.locator("[data-panel=talk]")


def together(anna: Visitor, bo: Visitor, **settings: Any) -> Json:
    """The two at a table."""
    anna.ask("GET", "/api/me")
    anna.ask("PUT", "/api/me", {"name": "Anna"})
    table = anna.lay("me", "open", settings=settings)
    bo.join(table)
    anna.sit(table)
    bo.sit(table)
    return table


def test_a_phrase_is_read_in_ones_own_language(visit: Guests) -> None:
    anna, bo = visit(), visit("de", **PHONE)
    together(anna, bo)
    tool(anna).click()
    phrases = panel(anna).locator("[data-phrase]").evaluate_all("all => all.map(one => one.dataset.phrase)")
    assert phrases == list(get_args(Phrase))
    anna.page.locator("[data-phrase=nice-move]").click()
    expect(panel(anna).get_by_role("log")).to_contain_text(say(anna, "phrase-nice-move"))
    expect(tool(bo)).to_have_accessible_name(say(bo, "talk-tool", unread=1))
    heard = say(bo, "talk-heard", name="Anna", words=say(bo, "phrase-nice-move"))
    expect(bo.page.get_by_role("log")).to_have_text(heard)
    bo.picture("talk-mark-phone-de")
    tool(bo).click()
    expect(panel(bo).get_by_role("log")).to_contain_text(say(bo, "phrase-nice-move"))
    expect(tool(bo)).to_have_accessible_name(say(bo, "talk-tool", unread=0))
    bo.picture("talk-phone-de")
    bo.check_access("talk on a phone")
    bo.page.go_back()  # closes what lies over the board
    expect(panel(bo)).to_have_count(0)
    bo.page.reload()
    bo.wait_asked() if bo.root.get_attribute("data-asked") == "true" else None
    expect(tool(bo)).to_have_accessible_name(say(bo, "talk-tool", unread=0))

    # Keys: T opens and Escape closes; in between nothing is picked.
    anna.page.keyboard.press("Escape")
    expect(panel(anna)).to_have_count(0)
    before = anna.seq
    anna.page.keyboard.press("t")
    expect(panel(anna)).to_be_focused()
    for key in ("1", "u", "ArrowRight", "t"):
        anna.page.keyboard.press(key)
    expect(panel(anna)).to_be_focused()
    assert anna.seq == before
    anna.page.keyboard.press("Escape")
    expect(panel(anna)).to_have_count(0)
    anna.page.keyboard.press("t")
    anna.page.get_by_role("button", name=anna.say("table-log"), exact=True).click()
    expect(panel(anna)).to_have_count(0)
    expect(anna.page.get_by_role("complementary", name=anna.say("table-log"))).to_be_visible()


def test_chat_is_text_and_nobody_must_hear_it(visit: Guests) -> None:
    anna, bo = visit(), visit()
    table = together(anna, bo, talk="chat")
    tool(bo).click()
    field = bo.page.get_by_role("textbox", name=say(bo, "talk-write"))
    field.fill('<b>Pech</b> <img src=x onerror="document.title=1">')
    field.press("Enter")
    expect(field).to_have_value("")
    tool(anna).click()
    line = panel(anna).get_by_text("<b>Pech</b>")
    expect(line).to_be_visible()
    assert line.locator("b, img").count() == 0
    anna.picture("talk-chat-en")
    anna.check_access("chat")

    button(anna, "talk-about", name="Bo").click()
    anna.picture("talk-about-en")
    button(anna, "talk-report").click()
    anna.page.get_by_label(say(anna, "reason-spam")).check()
    anna.page.get_by_label(say(anna, "talk-report-words")).fill("Again and again.")
    anna.check_access("a report")
    anna.picture("talk-report-en")
    button(anna, "talk-report-send").click()
    expect(anna.page.get_by_text(say(anna, "talk-report-sent"))).to_be_visible()
    anna.page.keyboard.press("Escape")
    assert [one["reason"] for one in anna.ask("GET", "/api/avoided")["reports"]] == ["spam"]

    button(anna, "talk-about", name="Bo").click()
    button(anna, "talk-mute-here", name="Bo").click()
    anna.page.keyboard.press("Escape")
    expect(line).to_have_count(0)
    field.fill("Do you hear me?")
    field.press("Enter")
    expect(panel(bo).get_by_text("Do you hear me?")).to_be_visible()
    bo.page.locator("[data-phrase=hello]").click()
    anna.page.locator("[data-phrase=moment]").click()  # what comes after it is heard
    expect(panel(bo).get_by_role("log")).to_contain_text(say(bo, "phrase-moment"))
    expect(panel(anna).get_by_role("log")).to_contain_text(say(anna, "phrase-moment"))
    expect(panel(anna).get_by_text("Do you hear me?")).to_have_count(0)

    # From the sheet of the player, too; all of it is taken back in the settings.
    anna.page.keyboard.press("Escape")
    anna.page.get_by_role("button", name=re.compile("^Bo\\b")).first.click()
    button(anna, "talk-about", name="Bo").click()
    button(anna, "talk-block", name="Bo").click()
    expect(anna.page.get_by_text(say(anna, "talk-muted"))).to_be_visible()
    kinds = [one["kind"] for one in anna.ask("GET", "/api/avoided")["avoided"]]
    assert sorted(kinds) == ["block", "mute"]
    anna.go("/settings")
    avoided = anna.page.locator("[data-avoided]")
    expect(avoided.get_by_text(say(anna, "avoided-mute-table"))).to_be_visible()
    button(anna, "avoided-undo-of", name="Bo").first.click()
    expect(avoided.locator("li")).to_have_count(2)
    button(anna, "avoided-undo-of", name="Bo").click()
    expect(avoided.get_by_text(say(anna, "avoided-none"))).to_be_visible()
    button(anna, "reports-withdraw-of", name="Bo").click()
    expect(avoided.locator("li")).to_have_count(1)
    anna.sit(table)
    tool(anna).click()
    expect(panel(anna).get_by_text("Do you hear me?")).to_be_visible()


def test_where_nothing_is_to_be_said_there_is_no_tool(visit: Guests) -> None:
    anna, bo, cleo = visit(), visit(), visit()
    table = together(anna, bo, talk="none")
    expect(tool(anna)).to_have_count(0)
    anna.sit(anna.lay("me", "bigmoney"))
    anna.wait_asked()
    expect(tool(anna)).to_have_count(0)
    table = together(anna, bo)
    cleo.sit(table, f"#watch={table['watch']}")
    expect(cleo.page.get_by_role("list", name=cleo.say("table-seats"))).to_contain_text("Bo")
    expect(tool(anna)).to_be_visible()
    expect(tool(cleo)).to_have_count(0)
    table = together(anna, bo, talk="chat", overheard=True)
    anna.ask("POST", f"/api/tables/{table['id']}/talk", {"words": "Welcome"})
    cleo.sit(table, f"#watch={table['watch']}")
    tool(cleo).click()
    expect(panel(cleo)).to_contain_text("Welcome")
    expect(panel(cleo)).to_contain_text(say(cleo, "talk-only-reading"))
    cleo.check_access("overheard")


def test_without_a_hall_a_code_leads_to_the_table(visit: Guests) -> None:
    anna, bo = visit(), visit("de", **PHONE)
    anna.go("/new/dominion")
    anna.page.locator(".chairs select").nth(1).select_option("open")
    ways = anna.page.locator("input[name=way]")
    expect(ways).to_have_count(2)  # no trace of a hall
    anna.page.get_by_role("radio", name=say(anna, "way-code")).check()
    anna.button("page-begin").click()
    shown = anna.page.locator("[data-way=code] b")
    expect(shown).to_have_text(re.compile(r"^\s*\d{3} \d\d \d\d\s*$"))
    anna.picture("code-host-en")
    anna.check_access("a table with a code")
    code = shown.inner_text()

    bo.go()
    expect(bo.page.get_by_label(say(bo, "code-title"))).to_be_visible()
    expect(bo.page.locator("a[href='/hall']")).to_have_count(0)
    field, go = bo.page.get_by_label(say(bo, "code-title")), button(bo, "code-go")
    for wrong, why in (("12 34", "code-digits"), ("000 00 00", "refused-no-such-code")):
        field.fill(wrong)
        go.click()
        expect(bo.page.get_by_role("alert").filter(has_text=say(bo, why))).to_be_visible()
    bo.picture("code-start-phone-de")
    bo.check_access("a wrong code")
    field.fill(code)
    go.click()
    expect(bo.page.locator("#join-name")).to_be_visible()
    bo.page.locator("#join-name").fill("Bo")
    bo.button("page-join-take").click()
    expect(bo.root).to_have_attribute("data-connection", "open")
    expect(anna.page.get_by_role("list", name=anna.say("table-seats"))).to_contain_text("Bo")
    expect(anna.page.locator("[data-way]")).to_have_count(0)  # all seats are taken

    bo.go("/hall")
    expect(bo.page.get_by_text(say(bo, "hall-off"))).to_be_visible()
    bo.page.get_by_label(say(bo, "code-title")).fill(code)
    button(bo, "code-go").click()
    expect(bo.page.get_by_role("alert").filter(has_text=say(bo, "refused-code-used"))).to_be_visible()
    bo.problems[:] = [problem for problem in bo.problems if not re.search("404|410", problem)]


def test_talk_can_be_read_everywhere(visit: Guests) -> None:
    anna, bo = visit("de"), visit()
    bo.ask("GET", "/api/me")
    table = anna.lay("me", "open", "open", "bigmoney", settings={"talk": "chat"})
    for who, name in ((anna, LONG[1]), (bo, LONG[0])):
        who.ask("PUT", "/api/me", {"name": name})
    bo.join(table, LONG[0])
    path = f"/api/tables/{table['id']}/talk"
    bo.ask("POST", path, {"words": "W" * 90})
    bo.ask("POST", path, {"phrase": "good-luck"})
    anna.ask("POST", path, {"words": "Das ist ein längerer Satz, der über mehr als eine Zeile geht. " * 3})
    anna.sit(table)
    anna.wait_asked()
    found: list[str] = []
    sizes = ((390, 844), (844, 390), (820, 1180), (1280, 720))
    for opens in (False, True):
        if opens:
            tool(anna).click()
            expect(panel(anna)).to_be_visible()
        for width, height in sizes:
            resize(anna, width, height)
            anna.picture(f"talk-{width}x{height}-{'open' if opens else 'closed'}")
            anna.page.evaluate(BOARD_IS_HIDDEN, opens)  # the edge of what lies over it goes through its texts
            found += [f"{width}x{height}: {one}" for one in faults(anna) if not (opens and "out of sight" in one)]
    assert not found, "\n".join(found)
