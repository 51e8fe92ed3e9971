"""The hall in real browsers: strangers meet, sit down by one click, see who is there, and need not meet again."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from allmende.locales import text
from tests.web.conftest import PHONE, Guests
from tests.web.layout import LONG, everywhere, faults, speak
from tests.web.place import build_client, server
from tests.web.test_results import play
from tests.web.visitor import Visitor


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server that has a hall."""
    build_client()
    data: Path = tmp_path_factory.mktemp("hall")
    with server(data, "--hall") as url:
        yield url


def say(visitor: Visitor, which: str, /, **args: Any) -> str:
    return text(visitor.lang, "lobby", which, **args)


def button(visitor: Visitor, name: str, /, **args: Any) -> Locator:
    return visitor.page.get_by_role("button", name=say(visitor, name, **args), exact=True).filter(visible=True)


def known_as(visitor: Visitor, name: str) -> None:
    visitor.ask("GET", "/api/me")
    visitor.ask("PUT", "/api/me", {"name": name})


def open_table(visitor: Visitor, *seats: str, **more: Any) -> str:
    table = str(visitor.lay(*seats, **more)["id"])
    visitor.ask("PUT", f"/api/tables/{table}/way", {"way": "hall"})
    return table


def row(visitor: Visitor, table: str) -> Locator:
    return visitor.page.locator(f'[data-table="/table/{table}"]')


def test_two_strangers_meet_and_play_a_game_that_counts(visit: Guests) -> None:
    """With clocks, from the empty hall to what the game did to their ratings."""
    anna, bo = visit(), visit("de", **PHONE)
    known_as(anna, "Anna")
    bo.go()
    expect(bo.page.get_by_role("link", name=say(bo, "hall-link"))).to_contain_text(say(bo, "hall-link-tables", count=0))
    bo.link("frame-hall").first.click()
    expect(bo.page.get_by_text(say(bo, "hall-none"))).to_be_visible()
    bo.picture("hall-empty-phone-de")
    bo.check_access("an empty hall")
    assert not faults(bo)

    anna.go("/hall")
    anna.page.get_by_label(say(anna, "hall-present"), exact=False).check()
    expect(bo.page.get_by_text("Anna", exact=True)).to_be_visible()
    anna.page.locator('a[href="/new/dominion#hall"]').click()
    expect(anna.page.get_by_role("radio", name=say(anna, "way-hall"))).to_be_checked()
    anna.page.get_by_label(say(anna, "talk-setting-chat"), exact=True).check(force=True)
    anna.page.get_by_text(text("en", "clocks", "clocks-kind-quick"), exact=True).click()
    anna.page.get_by_role("checkbox", name=text("en", "results", "results-field")).check()
    anna.picture("hall-new-table-en")
    anna.check_access("setting a table up for others")
    anna.button("page-begin").click()
    expect(anna.page.locator("[data-way=hall]")).to_be_visible()
    anna.picture("hall-host-en")
    table = anna.page.url.rsplit("/", 1)[-1].split("#")[0]

    mine = row(bo, table)
    expect(mine).to_contain_text("Anna")
    expect(mine).to_contain_text(say(bo, "hall-chat"))
    expect(mine).to_contain_text("Das erste Spiel")  # the kingdom, in the reader's language
    expect(mine).to_contain_text(text("de", "results", "results-counts"))
    expect(mine).to_contain_text(text("de", "clocks", "clocks-pace-game", minutes=10, seconds=10))
    bo.picture("hall-table-phone-de")
    bo.check_access("a table in the hall")
    mine.get_by_role("button").click()
    bo.page.get_by_role("textbox", name=bo.say("page-join-name")).fill("Bo")
    bo.check_access("a name is asked for")
    button(bo, "hall-sit").last.click()
    expect(bo.root).to_have_attribute("data-connection", "open")
    assert table in bo.page.url
    expect(anna.page.get_by_role("list", name=anna.say("table-seats"))).to_contain_text("Bo")
    [seat] = anna.ask("GET", f"/api/tables/{table}")["view"]["waiting"]
    first, other = (anna, bo) if seat == 0 else (bo, anna)
    first.wait_asked()
    while first.root.get_attribute("data-asked") == "true":
        first.click(first.wish())
    other.wait_asked()
    expect(anna.page.locator("[data-time]")).to_have_count(2)
    play({"id": table}, anna, bo)
    for one in (anna, bo):
        expect(one.page.locator(".ratings li")).to_have_count(2)
    bo.picture("hall-rated-end-phone-de")


def test_who_was_blocked_is_not_met_again(visit: Guests) -> None:
    anna, bo = visit(), visit()
    known_as(anna, "Anna")
    known_as(bo, "Bert")
    bo.go("/hall")
    bo.page.get_by_label(say(bo, "hall-present"), exact=False).check()
    first = open_table(bo, "me", "open")
    anna.go("/hall")
    expect(row(anna, first)).to_be_visible()
    button(anna, "talk-about", name="Bert").click()
    anna.check_access("what can be done about somebody")
    button(anna, "talk-block", name="Bert").click()
    expect(anna.page.get_by_role("status").filter(has_text=say(anna, "talk-muted"))).to_be_visible()
    anna.page.keyboard.press("Escape")
    expect(row(anna, first)).not_to_be_visible()
    expect(anna.page.get_by_text("Bert", exact=True)).not_to_be_visible()
    second = open_table(anna, "me", "open")
    expect(row(anna, second)).to_be_visible()
    expect(row(bo, first)).to_be_visible()
    expect(row(bo, second)).not_to_be_visible()

    anna.go("/settings")
    anna.page.locator("[data-avoided]").scroll_into_view_if_needed()
    anna.check_access("settings with somebody who is avoided")
    anna.picture("hall-avoided-en")
    button(anna, "avoided-undo-of", name="Bert").click()
    expect(anna.page.get_by_text(say(anna, "avoided-none"))).to_be_visible()
    expect(row(bo, second)).to_be_visible()


def test_whose_table_is_full_is_told_so(visit: Guests) -> None:
    anna, bo = visit(), visit()
    known_as(anna, "Anna")
    known_as(bo, "Bo")
    table = open_table(anna, "me", "open")
    anna.go("/hall")
    expect(row(anna, table)).to_contain_text(say(anna, "hall-yours"))
    bo.ask("POST", f"/api/lobby/tables/{table}/sit", {})
    link = anna.page.get_by_role("status").filter(has_text=say(anna, "hall-mine-full")).get_by_role("link")
    link.click()
    expect(anna.root).to_have_attribute("data-connection", "open")


def test_everything_in_the_hall_can_be_read(visit: Guests) -> None:
    anna, bo = visit("de"), visit()
    known_as(anna, LONG[0])
    known_as(bo, LONG[1])
    cards = {"players": 4, "cards": "draft", "season": "winter"}
    tables = [
        open_table(bo, "me", "open", "bigmoney", settings={"talk": "chat", "hints": True}),
        open_table(bo, "me", "open", "open", "farmer", game="agricola", options=cards),
        open_table(anna, "me", "open", "shepherd", game="lowlands", options={"beginner": True}),
    ]
    anna.ask("PUT", "/api/me", {"settings": {"own": {"hall.present": True}}})
    bo.ask("PUT", "/api/me", {"settings": {"own": {"hall.present": True}}})
    bo.go("/hall")
    anna.go("/hall")
    found: list[str] = []
    for lang in ("de", "en"):
        for table in tables:
            expect(row(anna, table)).to_be_visible()
        expect(anna.page.locator("aside li")).to_have_count(2)
        for where, faulty in everywhere(anna, ((390, 844), (844, 390), (820, 1180), (1280, 720))):
            anna.picture(f"hall-{where.replace(' ', '-')}")
            found += [f"{where}: {one}" for one in faulty]
        anna.check_access(f"the hall in {lang}")
        speak(anna, "en")
    assert not found, "\n".join(found)
