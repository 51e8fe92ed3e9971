"""Clocks in the browser, by a clock that the tests turn: time is up, the others decide, pauses, coming back, days."""

import re
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from allmende.locales import text
from allmende.server.command import STATIC
from tests.server.database import Databases
from tests.server.house import House, generous
from tests.web.conftest import PHONE, Guests
from tests.web.layout import LONG, SIZES, board_box, everywhere
from tests.web.place import build_client
from tests.web.visitor import Json, Visitor

DAY = 24 * 3600
LIVE: Json = {"kind": "game", "minutes": 10, "seconds": 10, "then": "vote"}
DAYS: Json = {"kind": "move", "days": 2, "then": "bot"}


class Turned:
    """A clock that runs, and can be put forward."""

    def __init__(self) -> None:
        self.ahead = 0.0

    def __call__(self) -> float:
        return time.time() + self.ahead

    def on(self, seconds: float) -> None:
        self.ahead += seconds


@pytest.fixture(scope="module")
def clock() -> Turned:
    return Turned()


@pytest.fixture(scope="module")
def address(clock: Turned, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server whose days and minutes go by that clock."""
    build_client()
    databases = Databases("sqlite", tmp_path_factory.mktemp("timed"))
    with databases.fresh() as url:
        config = generous(url, now=clock, clock_seconds=0.1, static=Path(STATIC))
        with House(config) as house:
            yield house.url


def say(visitor: Visitor, which: str, /, **args: Any) -> str:
    return text(visitor.lang, "clocks", which, **args)


def button(visitor: Visitor, which: str, /, **args: Any) -> Locator:
    return visitor.page.get_by_role("button", name=say(visitor, which, **args), exact=True).filter(visible=True)


def named(visitor: Visitor, name: str) -> None:
    visitor.ask("GET", "/api/me")
    visitor.ask("PUT", "/api/me", {"name": name})


def seated(clock_: Json, anna: Visitor, *others: Visitor, **more: Any) -> Json:
    """Anna begins; everybody looks at the table."""
    named(anna, "Anna")
    table = anna.lay("me", *["open" for _ in others], settings={"clock": clock_}, **more)
    for other, name in zip(others, ("Bo", "Cem"), strict=False):
        other.join(table, name)
    for one in (anna, *others):
        one.sit(table)
    return table


def time_of(visitor: Visitor, seat: int) -> Locator:
    return visitor.page.locator(f"[data-place=seat-{seat}] [data-time]")


def told(visitor: Visitor) -> Locator:
    return visitor.page.locator("[data-bar] .what")


def test_time_runs_out_a_bot_takes_over_and_one_comes_back(visit: Guests, clock: Turned) -> None:
    anna, bo = visit(), visit("de", **PHONE)
    anna.go("/new/dominion")
    clock_title = anna.page.get_by_role("heading", name=say(anna, "clocks-title"), exact=True)
    expect(clock_title).to_have_count(0)  # nobody waits for bots
    seat = anna.page.get_by_role("combobox", name=anna.say("page-seat-kind", number=2))
    seat.select_option(label=anna.say("page-seat-open"))
    expect(clock_title).to_be_visible()
    anna.page.get_by_text(say(anna, "clocks-kind-quick"), exact=True).click()
    anna.page.get_by_text(say(anna, "clocks-then-bot"), exact=True).click()
    expect(anna.page.get_by_text("10 minutes each, 10 seconds more per turn.")).to_be_visible()
    anna.check_access("a clock on the set-up page")
    anna.button("page-begin").click()
    anna.page.wait_for_url("**/table/*")
    link = anna.page.get_by_label(anna.say("links-join")).input_value()
    expect(time_of(anna, 0)).to_contain_text("10:00")

    bo.page.goto(link)
    expect(bo.page.get_by_text("Je 10 Minuten, 10 Sekunden mehr pro Zug.")).to_contain_text(
        say(bo, "clocks-rule-bot", minutes=3)
    )
    bo.page.get_by_label(bo.say("page-join-name")).fill("Bo")
    bo.button("page-join-take").click()
    expect(bo.root).to_have_attribute("data-connection", "open")
    anna.wait_seq(2)
    first = 0 if anna.root.get_attribute("data-asked") == "true" else 1
    thinks, waits = (anna, bo) if first == 0 else (bo, anna)
    expect(time_of(waits, first)).to_contain_text(re.compile("9:5"))  # it runs
    expect(time_of(waits, 1 - first)).to_contain_text("10:00")
    before = board_box(thinks)

    clock.on(9 * 60 + 30)
    for one in (thinks, waits):
        expect(time_of(one, first)).to_have_attribute("data-time", "short")
        expect(time_of(one, first).locator("svg")).to_be_visible()  # not by colour alone
    expect(thinks.page.get_by_text(say(thinks, "clocks-last-minute"))).to_have_attribute("role", "status")
    assert board_box(thinks) == before, "the board does not move"
    thinks.check_access("the last minute")
    thinks.picture(f"clock-short-{thinks.lang}")

    clock.on(31)
    expect(told(thinks)).to_have_text(say(thinks, "clocks-held"))
    expect(thinks.lit()).to_have_count(0)
    thinks.check_access("a bot plays for me")
    thinks.picture(f"clock-held-{thinks.lang}")
    thinks.go("/tables")
    expect(thinks.page.get_by_text(thinks.say("page-held"))).to_be_visible()
    thinks.page.go_back()
    button(thinks, "clocks-come-back").click()
    expect(thinks.root).to_have_attribute("data-connection", "open")
    expect(button(thinks, "clocks-come-back")).to_have_count(0)
    expect(time_of(thinks, first)).to_contain_text(re.compile("1:00|0:5"))
    expect(thinks.page.locator(f"[data-place=seat-{first}].mine")).to_be_visible()
    expect(waits.page.locator(f"[data-place=seat-{first}] .bot")).to_have_count(0)


def test_the_others_decide_and_all_may_agree_to_a_pause(visit: Guests, clock: Turned) -> None:
    anna, bo, cem = visit(), visit("de", **PHONE), visit()
    seated(LIVE, anna, bo, cem)
    anna.wait_asked()
    anna.page.get_by_role("button", name=anna.say("table-menu")).click()
    button(anna, "clocks-ask-pause").click()
    anna.page.keyboard.press("Escape")
    expect(button(anna, "clocks-withdraw")).to_be_visible()
    expect(told(bo)).to_have_text(say(bo, "clocks-poll-pause", name="Anna", who="other"))
    bo.check_access("a question of others")
    button(bo, "clocks-yes").click()
    expect(told(bo)).to_contain_text("Cem")
    button(cem, "clocks-yes").click()
    for one in (anna, bo, cem):
        expect(told(one)).to_have_text(say(one, "clocks-paused"))
    expect(anna.lit()).to_have_count(0)
    stands = time_of(anna, 0).inner_text()
    clock.on(3600)
    button(cem, "clocks-resume").click()
    anna.wait_asked()
    assert stands.splitlines()[-1][:3] == time_of(anna, 0).inner_text().splitlines()[-1][:3]

    clock.on(595)
    expect(time_of(bo, 0)).to_have_attribute("data-time", "up")
    expect(told(bo)).to_have_text(say(bo, "clocks-late", to="Anna", may="yes"))
    button(bo, "clocks-ask-end").click()
    expect(told(cem)).to_contain_text("Bo")
    button(cem, "clocks-no").click()
    expect(told(cem)).to_have_text(say(cem, "clocks-late", to="Anna", may="yes"))
    button(cem, "clocks-ask-time").click()
    button(bo, "clocks-yes").click()
    expect(time_of(bo, 0)).to_have_attribute("data-time", "left")
    clock.on(185)
    expect(told(cem)).to_have_text(say(cem, "clocks-late", to="Anna", may="yes"))
    button(cem, "clocks-ask-end").click()
    button(bo, "clocks-yes").click()
    for one in (anna, bo, cem):
        heading = one.page.get_by_role("heading", name=say(one, "clocks-ended"))
        expect(heading).to_be_visible()
        expect(one.page.locator("#over-title")).to_have_count(0)
    bo.check_access("a game that has ended without a result")
    bo.picture("clock-ended")
    anna.go("/tables")
    expect(anna.page.get_by_text(anna.say("page-ended")).first).to_be_visible()


def test_whoever_stays_away_is_replaced_if_the_others_want_it(visit: Guests, clock: Turned) -> None:
    anna, bo = visit(), visit("de")
    table = seated({}, anna, bo)
    anna.wait_asked()
    anna.page.goto("about:blank")
    expect(bo.page.locator("[data-place=seat-0].away")).to_be_visible()
    clock.on(181)
    expect(told(bo)).to_have_text(say(bo, "clocks-away", to="Anna", minutes=3, may="yes"))
    bo.check_access("somebody is away")
    button(bo, "clocks-ask-bot").click()
    bo.wait_asked()
    anna.sit(table)
    button(anna, "clocks-come-back").click()
    expect(button(anna, "clocks-come-back")).to_have_count(0)
    expect(bo.page.locator("[data-place=seat-0] .bot")).to_have_count(0)


def test_days_lead_from_table_to_table(visit: Guests, clock: Turned) -> None:
    anna, bo = visit(), visit("de", **PHONE)
    named(anna, "Anna")
    tables = []
    for days in (3, 1, 2):
        table = anna.lay("me", "open", settings={"clock": {**DAYS, "days": days}})
        bo.join(table)
        tables.append(table["id"])
    anna.go("/tables")
    expect(anna.page).to_have_title(re.compile(r"^\(3\) "))
    rows = anna.page.locator("li:has(> .who)")
    listed = [row.get_attribute("href") or "" for row in rows.locator(".who a").all()]
    expected = [f"/table/{tables[at]}" for at in (1, 2, 0)]
    assert [one for one in listed if one in expected] == expected, "whose time is over first comes first"
    expect(rows.first.locator(".status")).to_contain_text("until")
    expect(rows.first.locator(".who")).to_contain_text("1 day for each turn")
    anna.check_access("the tables that wait for me")
    rows.first.locator(".who a").click()
    for at in (1, 2, 0):
        anna.page.wait_for_url(f"**/table/{tables[at]}")
        anna.wait_asked()
        while "done" in anna.offered():
            anna.click("done")
        if at == 0:
            break
        onwards = anna.page.get_by_role("button", name=re.compile("Next .*Dominion"))
        expect(onwards).to_be_visible()
        anna.picture("clock-next")
        anna.page.keyboard.press("n")
    expect(anna.page.get_by_role("button", name=re.compile("Next .*Dominion"))).to_have_count(0)

    bo.go("/settings")
    bo.page.get_by_label(say(bo, "clocks-vacation-days")).fill("5")
    button(bo, "clocks-vacation-begin").click()
    expect(button(bo, "clocks-vacation-end")).to_be_visible()
    bo.check_access("on vacation")
    bo.picture("clock-vacation")
    expect(time_of(anna, 1)).to_have_attribute("title", re.compile("^On vacation until"))
    clock.on(4 * DAY)
    bo.page.reload()
    button(bo, "clocks-vacation-end").click()
    expect(button(bo, "clocks-vacation-begin")).to_be_visible()
    expect(time_of(anna, 1)).to_have_attribute("title", re.compile("^until"))


@pytest.mark.parametrize(("lang", "sizes"), [("de", SIZES), ("en", SIZES[:2])], ids=["de", "en"])
def test_times_have_room_beside_six_names(visit: Guests, lang: str, sizes: tuple[tuple[int, int], ...]) -> None:
    anna, *others = visit(lang), *(visit() for _ in range(5))
    named(anna, LONG[0])
    found = []
    for chosen in (LIVE | {"minutes": 90}, DAYS):
        more: Json = {"options": {"first": 0, "expansions": ["intrigue"]}, "settings": {"clock": chosen}}
        table = anna.lay("me", *["open"] * 5, **more)
        for other, name in zip(others, LONG[1:], strict=True):
            other.join(table, name)
        anna.sit(table)
        anna.wait_asked()
        expect(time_of(anna, 0)).to_be_visible()
        for size, wrong in everywhere(anna, sizes):
            found += [f"{chosen['kind']} {size}: {one}" for one in wrong]
    anna.picture(f"clock-six-{lang}")
    assert not found, "\n".join(found)
