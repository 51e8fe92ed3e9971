"""Results in the browser: a game that counts, what it did to ratings, leader boards, pages of people, the archive."""

import json
import re

from playwright.sync_api import Page, expect

from allmende.locales import text
from tests.web.conftest import PHONE, Guests
from tests.web.layout import faults
from tests.web.visitor import Json, Visitor, wished

WIDTHS = (390, 1280)


def say(visitor: Visitor, which: str, /, **args: object) -> str:
    return text(visitor.lang, "results", which, **args)


def named(visitor: Visitor, name: str) -> None:
    visitor.ask("GET", "/api/me")
    visitor.ask("PUT", "/api/me", {"name": name})


def play(table: Json, *people: Visitor, leave: int = 0) -> None:
    """To the end of the game, without a page; or to so many picks before that, as far as one can know."""
    path = f"/api/tables/{table['id']}"
    while True:
        for one in people:
            update = one.ask("GET", f"{path}?since=1000000")
            while (choice := update["view"]["choice"]) is not None:
                seat = update["view"]["seat"]
                if leave and provinces(update) <= leave:
                    return
                update = one.ask(
                    "POST", f"{path}/picks", {"seq": update["seq"], "seat": seat, "picks": [wished(choice)]}
                )
            if update["view"]["over"]:
                return


def lay(anna: Visitor, bo: Visitor) -> Json:
    """A table that counts, which Bo joins after reading so."""
    made = anna.lay("me", "open", seed=None, options={"kingdom": "introduction"}, settings={"rated": True})
    bo.go(f"/table/{made['id']}#join={made['invite']}")
    expect(bo.page.get_by_text(say(bo, "results-counts-long"))).to_be_visible()
    bo.join(made)
    return made


def provinces(update: Json) -> int:
    supply = update["view"]["table"]["supply"]
    return int(next(pile["count"] for pile in supply if pile["card"] == "province"))


def measure(visitor: Visitor, page: Page, what: str) -> None:
    found = []
    for width in WIDTHS:
        page.set_viewport_size({"width": width, "height": 1600})
        found += [f"{what} {visitor.lang} {width}: {one}" for one in faults(visitor)]
    page.set_viewport_size({"width": 1280, "height": 720})
    assert not found, "\n".join(found)


def test_a_table_is_set_up_as_one_that_counts(visit: Guests) -> None:
    anna = visit()
    named(anna, "Anna")
    anna.go("/new/dominion")
    counts = anna.page.get_by_role("checkbox", name=say(anna, "results-field"))
    expect(counts).to_be_enabled()
    hints = anna.page.get_by_role("checkbox", name=anna.say("page-hints"))
    hints.check()
    expect(counts).to_be_disabled()
    expect(anna.page.get_by_text(say(anna, "results-field-hints"))).to_be_visible()
    anna.check_access("setting up a table that cannot count")
    hints.uncheck()
    counts.check()
    counts.scroll_into_view_if_needed()
    anna.picture("results-field-en")
    anna.button("page-begin").click()
    anna.page.wait_for_url(re.compile("/table/"))
    [table] = anna.ask("GET", "/api/tables")["tables"]
    assert anna.ask("GET", f"/api/tables/{table['id']}")["table"]["settings"]["rated"] is True


def test_a_game_that_counts_and_where_it_is_seen(visit: Guests) -> None:
    anna, bo = visit(), visit("de", **PHONE)
    named(anna, "Anna")
    named(bo, "Bo")
    play(lay(anna, bo), anna, bo)
    made = lay(anna, bo)
    play(made, anna, bo, leave=1)
    anna.sit(made)
    bo.sit(made)
    play(made, anna, bo)
    changes = anna.page.locator(".ratings li")
    expect(changes).to_have_count(2)
    expect(changes.first).to_have_text(re.compile(r"Anna\s+\d+\s+[+−]?\d+"))
    expect(bo.page.locator(".ratings li")).to_have_count(2)
    anna.picture("results-after-en")
    bo.picture("results-after-phone-de")
    anna.check_access("the end of a game that counts")

    anna.page.locator(".ratings").get_by_role("link", name=say(anna, "results-board")).click()
    board = anna.page.get_by_role("table")
    expect(board.get_by_role("row", name="Anna")).to_contain_text("?")
    expect(board.get_by_role("row", name=re.compile("Strong", re.IGNORECASE))).to_contain_text(
        say(anna, "results-fixed")
    )
    anna.picture("results-board-en")
    anna.check_access("a leader board")
    measure(anna, anna.page, "/ratings")
    bo.go("/ratings")
    bo.picture("results-board-phone-de")

    board.get_by_role("link", name="Anna").click()
    expect(anna.page.get_by_role("heading", level=1)).to_have_text("Anna")
    expect(anna.page.get_by_role("img")).to_have_count(2)
    anna.picture("results-person-en")
    anna.check_access("one's own page")
    measure(anna, anna.page, "/people")
    nobody = anna.page.get_by_role("radio", name=say(anna, "results-seen-none"))
    page = anna.page.url.removeprefix(anna.url)
    nobody.check(force=True)
    expect(nobody).to_be_checked()
    anna.page.wait_for_function("() => fetch('/api/me/page').then(a => a.json()).then(({ seen }) => seen === 'none')")
    bo.page.goto(bo.url + page)
    expect(bo.page.get_by_role("heading", level=1)).to_have_text(say(bo, "results-no-page"))
    bo.problems.clear()  # the browser notes that this page is not for Bo
    anna.page.get_by_role("radio", name=say(anna, "results-seen-all")).check(force=True)
    anna.page.wait_for_function("() => fetch('/api/me/page').then(a => a.json()).then(({ seen }) => seen === 'all')")
    bo.go(page)
    expect(bo.page.get_by_role("heading", level=1)).to_have_text("Anna")
    bo.picture("results-person-phone-de")
    bo.check_access("somebody's page")

    anna.go("/tables")
    anna.page.get_by_role("link", name=say(anna, "results-archive")).click()
    rows = anna.page.locator("[data-result]")
    expect(rows).to_have_count(2)
    anna.picture("results-archive-en")
    anna.check_access("the archive")
    measure(anna, anna.page, "/archive")
    anna.page.get_by_label(say(anna, "results-filter-result")).select_option("won")
    won = anna.ask("GET", "/api/archive?result=won")["total"]
    expect(rows).to_have_count(won)
    anna.page.get_by_role("button", name=say(anna, "results-filter-none")).click()
    expect(rows).to_have_count(2)
    with anna.page.expect_download() as coming:
        anna.page.get_by_role("link", name=say(anna, "results-records")).click()
    lines = coming.value.path().read_text().splitlines()
    assert [json.loads(line)["game"] for line in lines] == ["dominion", "dominion"]
    rows.first.get_by_role("link", name=say(anna, "results-film")).click()
    expect(anna.root).to_have_attribute("data-connection", "open")
    bo.go("/archive")
    bo.picture("results-archive-phone-de")
    measure(bo, bo.page, "/archive")
