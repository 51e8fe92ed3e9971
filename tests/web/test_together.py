"""Several people: two browsers, one screen, spectators, guests who come by a link."""

import json
import re
from typing import Any

from playwright.sync_api import expect

from tests.web.conftest import Guests
from tests.web.visitor import QUIET, Json, Visitor
from tests.web.wire import Wire


def two(visit: Guests, **more: Any) -> tuple[Visitor, Visitor, Json]:
    """Anna has laid a table, Bo has taken the open seat; both look at it."""
    anna, bo = visit(), visit()
    table = anna.lay("me", "open", **more)
    anna.sit(table)
    bo.join(table)
    bo.sit(table)
    return anna, bo, table


def take_turn(one: Visitor, other: Visitor) -> None:
    """All treasures, the best buy, the end of the turn; the other sees each of it."""
    one.wait_asked()
    turn = True
    while turn:
        wish = one.wish()
        one.click(wish)
        other.wait_seq(one.seq)
        turn = wish != "done" and other.root.get_attribute("data-asked") != "true" and bool(one.offered())


def test_a_guest_comes_by_the_link(visit: Guests) -> None:
    """From the setup page to the first pick of the guest: nobody types an address."""
    anna, bo = visit(), visit("de")
    anna.go("/new/dominion")
    seat = anna.page.get_by_role("combobox", name=anna.say("page-seat-kind", number=2))
    seat.select_option(label=anna.say("page-seat-open"))
    anna.button("page-begin").click()
    anna.page.wait_for_url("**/table/*")
    link = anna.page.get_by_label(anna.say("links-join")).input_value()
    expect(anna.page.get_by_role("note")).to_have_text(anna.say("links-here-only"))
    assert re.fullmatch(rf"{anna.url}/table/[\w-]+#join=[\w-]+", link)
    bo.page.goto(link)
    bo.page.get_by_label(bo.say("page-join-name")).fill("Bö <b>")
    bo.picture("join")
    bo.check_access("the page behind a join link")
    bo.button("page-join-take").click()
    expect(bo.root).to_have_attribute("data-connection", "open")
    expect(anna.page.get_by_role("list", name=anna.say("table-seats"))).to_contain_text("Bö <b>")
    expect(anna.page.get_by_label(anna.say("links-join"))).to_have_count(0)
    assert "#" not in bo.page.url, "the invite does not stay in the address"
    first, second = (anna, bo) if anna.root.get_attribute("data-asked") == "true" else (bo, anna)
    take_turn(first, second)
    second.wait_asked()


def test_on_a_phone_a_new_table_begins_with_its_link(visit: Guests) -> None:
    anna = visit(viewport={"width": 390, "height": 844})
    anna.go("/new/dominion")
    seat = anna.page.get_by_role("combobox", name=anna.say("page-seat-kind", number=2))
    seat.select_option(label=anna.say("page-seat-open"))
    network = {"origin": "http://192.168.1.5:8642", "here_only": False, "code": {"size": 9, "path": "M4 4h1v1h-1z"}}
    anna.page.route("**/invitation?*", lambda route: route.fulfill(json=network))
    anna.button("page-begin").click()
    expect(anna.page.get_by_label(anna.say("links-join"))).to_have_value(
        re.compile(r"^http://192\.168\.1\.5:8642/table/")
    )
    expect(anna.page.get_by_role("img", name=anna.say("links-code"))).to_be_visible()
    anna.check_access("the links of a new table")


def test_who_is_there_is_seen(visit: Guests) -> None:
    """And after the first update nothing comes but what has changed."""
    anna, bo = visit(), visit()
    table = anna.lay("me", "open")
    heard: list[str] = []
    anna.page.on("websocket", lambda line: line.on("framereceived", lambda text: heard.append(str(text))))
    anna.sit(table)
    bo.join(table)
    bo.sit(table)
    place = anna.page.locator("[data-place=seat-1]")
    away = re.compile(r"\baway\b")
    expect(place).not_to_have_class(away)
    take_turn(anna, bo)
    bo.go("/")
    expect(place).to_have_class(away)
    bo.sit(table)
    expect(place).not_to_have_class(away)
    take_turn(bo, anna)
    types = [json.loads(text)["type"] for text in heard]
    assert types.count("update") == 1
    assert types.count("difference") >= 4
    assert types.count("presence") >= 2


def test_a_cut_wire_in_the_middle(visit: Guests, address: str) -> None:
    """Bo's connection is lost while Anna plays on; when it is back, nothing was missed and nothing was reloaded."""
    anna = visit()
    table = anna.lay("me", "open")
    with Wire(address) as wire:
        bo = visit()
        bo.url = wire.url
        bo.join(table)
        for visitor in (anna, bo):
            visitor.sit(table)
        bo.page.evaluate("window.same = true")
        for _ in range(2):
            take_turn(anna, bo)
            take_turn(bo, anna)
        wire.cut()
        expect(bo.page.locator("[data-bar]")).to_contain_text(bo.say("table-lost")[:20])
        bo.picture("lost")
        assert not bo.offered(), "nothing can be picked without a connection"
        anna.wait_asked()
        while anna.root.get_attribute("data-asked") == "true":
            anna.click(anna.wish())
        behind = bo.seq
        assert behind < anna.seq
        wire.mend()
        bo.wait_asked(20)
        assert bo.seq == anna.seq
        assert bo.page.evaluate("window.same"), "not reloaded"
        for one, other in ((bo, anna), (anna, bo)):
            take_turn(one, other)
        assert turns_in_log(bo) == turns_in_log(anna) > 6
        bo.problems[:] = [one for one in bo.problems if "WebSocket" not in one and "ERR_" not in one]
        bo.context.close()


def turns_in_log(visitor: Visitor) -> int:
    return visitor.page.get_by_role("log").get_by_role("heading").count()


def test_both_see_the_same_game(visit: Guests) -> None:
    anna, bo, table = two(visit)
    for _ in range(3):
        take_turn(anna, bo)
        take_turn(bo, anna)
    assert anna.seq == bo.seq
    for visitor in (anna, bo):
        visitor.wait_seq(anna.seq)
    assert visitor_names(anna) == ["You", "Bo"]
    assert visitor_names(bo) == ["Player 1", "Bo"], "she has not said what she is called"
    assert anna.ask("GET", f"/api/tables/{table['id']}")["table"]["picks"] > 10


def visitor_names(visitor: Visitor) -> list[str]:
    return visitor.page.get_by_role("list", name=visitor.say("table-seats")).get_by_role("listitem").all_inner_texts()


def test_going_back_further_needs_a_vote(visit: Guests) -> None:
    anna, bo, table = two(visit)
    take_turn(anna, bo)
    bo.wait_asked()
    before = anna.seq
    anna.page.get_by_role("log").get_by_role("button", name=anna.say("log-moment")).first.click()
    anna.button("log-undo-ask").click()
    anna.wait_seq(before + 1)
    bo.wait_seq(before + 1)
    bo.picture("vote")
    bo.check_access("a vote")
    bo.button("table-vote-yes").click()
    bo.wait_seq(before + 2)
    anna.wait_asked()
    assert anna.ask("GET", f"/api/tables/{table['id']}")["table"]["picks"] < before - 2


def test_spectators_see_no_hands(visit: Guests) -> None:
    anna, cleo = visit(), visit()
    table = anna.lay("me", "bigmoney")
    anna.sit(table)
    cleo.page.goto(f"{cleo.url}/table/{table['id']}#watch={table['watch']}")
    expect(cleo.root).to_have_attribute("data-connection", "open")
    anna.wait_asked()
    anna.click("treasures")
    cleo.wait_seq(anna.seq)
    cleo.page.wait_for_selector('[data-place="pile-gold"]')
    assert cleo.offered() == []
    assert cleo.button("table-undo").count() == 0
    assert cleo.page.locator('[data-place="hand-0"] [data-card]').count() == 0
    cleo.picture("watching")
    cleo.check_access("watching")


def covered_page(anna: Visitor, seed: int) -> str:
    """Everything in the page while the screen goes to the first player, with what differs anyway taken out."""
    table = anna.lay("me", "me", seed=seed)
    anna.sit(table)
    expect(anna.button("table-uncover")).to_be_visible()
    anna.page.wait_for_selector('[data-place="pile-gold"]')
    anna.page.evaluate(QUIET)
    html = str(anna.page.evaluate("document.documentElement.outerHTML"))
    for secret in (table["id"], table["invite"], table["watch"]):
        html = html.replace(secret, "")
    return html


def test_a_covered_hand_is_in_no_node_of_the_page(anna: Visitor) -> None:
    """Two deals that differ in nothing but the hands make the same page, to the letter, until somebody uncovers one."""
    pages = [covered_page(anna, seed) for seed in (1, 5)]
    hands = []
    for seed in (1, 5):
        table = anna.lay("me", "me", seed=seed)
        view = anna.ask("GET", f"/api/tables/{table['id']}?seat=0")["view"]
        hands.append(sorted(view["table"]["players"][0]["hand"]["known"]))
    assert hands[0] != hands[1], "other hands"
    assert pages[0] == pages[1]
    anna.picture("cover")
    anna.check_access("a covered table")


def test_one_screen_for_two(anna: Visitor) -> None:
    """The screen is covered between two turns, and only the open hand is in the page."""
    anna.sit(anna.lay("me", "me"))
    for seat in (0, 1, 0, 1):
        expect(anna.button("table-uncover")).to_be_visible()
        assert anna.page.locator('[data-place^="hand-"] [data-card]').count() == 0
        assert anna.offered() == []
        anna.button("table-uncover").click()
        anna.wait_asked()
        assert anna.page.locator(f'[data-place="hand-{seat}"] [data-card]').count() > 0
        assert anna.page.locator(f'[data-place="hand-{1 - seat}"] [data-card]').count() == 0
        while anna.button("table-uncover").count() == 0:
            before = anna.seq
            anna.lit(anna.wish()).first.click()
            anna.page.wait_for_function(
                "seq => Number(document.querySelector('[data-seq]').dataset.seq) > seq", arg=before
            )
            anna.page.wait_for_timeout(150)


def test_a_rematch(visit: Guests) -> None:
    """Whoever asks first lays the table, the others are led to it."""
    anna, bo = visit(), visit()
    table = anna.lay_finished("me", "open", guest=bo)
    for visitor in (anna, bo):
        visitor.sit(table)
        expect(visitor.page.locator("#over-title")).to_be_visible()
    anna.button("over-again").first.click()
    anna.page.wait_for_url(lambda url: table["id"] not in url)
    bo.link("over-again-go").click()
    bo.page.wait_for_url(lambda url: table["id"] not in url)
    assert bo.page.url == anna.page.url
    [first] = anna.ask("GET", anna.page.url.replace(f"{anna.url}/table", "/api/tables"))["view"]["waiting"]
    (anna, bo)[first].wait_asked()


def test_leaving_and_deleting(visit: Guests) -> None:
    anna = visit()
    table = anna.lay("me", "bigmoney")
    anna.sit(table)
    anna.button("table-menu").first.click()
    anna.picture("menu")
    anna.check_access("the menu of a table")
    anna.page.keyboard.press("Escape")
    anna.go("/tables")
    anna.button("page-delete").first.click()
    anna.page.get_by_role("alert").get_by_role("button", name=anna.say("page-delete")).click()
    expect(anna.page.get_by_text(anna.say("page-tables-none"))).to_be_visible()
    assert anna.ask("GET", "/api/tables")["tables"] == []


def test_a_running_game_is_deleted_when_all_agree(visit: Guests) -> None:
    anna, bo = visit("de"), visit()
    table = anna.lay("me", "open")
    bo.join(table)
    bo.sit(table)
    anna.go("/tables")
    anna.button("page-delete").first.click()
    anna.button("page-delete").last.click()
    expect(anna.page.get_by_text(anna.say("page-delete-asked"))).to_be_visible()
    anna.picture("delete-asked")
    vote = bo.page.get_by_text(re.compile("asks to delete this table"))
    expect(vote).to_be_visible()
    bo.picture("delete-vote")
    bo.check_access("a vote to delete the table")
    expect(bo.button("table-vote-look")).to_have_count(0)
    bo.button("table-vote-yes").click()
    expect(bo.page.get_by_text(bo.say("refused-no-table"))).to_be_visible()
    expect(vote).to_have_count(0)
    bo.problems.clear()  # the browser tells that the table is not there any more
    anna.go("/tables")
    expect(anna.page.get_by_text(anna.say("page-delete-asked"))).to_have_count(0)
    assert all(one["id"] != table["id"] for one in anna.ask("GET", "/api/tables")["tables"])
