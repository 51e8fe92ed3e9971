"""What forgives: undo against bots, rows of the log that are taken back, a word before the turn passes, and back."""

import json
from pathlib import Path

import pytest
from playwright.sync_api import expect

from allmende.server.register import with_changes
from tests.agricola.situations import situation
from tests.web.arranged import lay_arranged
from tests.web.node import run_node
from tests.web.visitor import Json, Visitor

PARTS = Path(__file__).parent / "forgiving.mjs"


def case(before: Json, changes: Json, other: Json) -> Json:
    after = with_changes(before, changes)
    return {
        "before": before, "changes": changes, "other": other, "after": after, "all": with_changes(after, other),
    }  # fmt: skip


def test_parts_that_need_no_browser(tmp_path: Path) -> None:
    """Arrows never end a turn, settings change key by key as on the server, a row is taken back by its own pick."""
    first: Json = {"theme": "day", "sound": False, "own": {"a": 1, "b": "x"}}
    cases = [
        case(first, {}, {"sound": True}),
        case(first, {"theme": "evening"}, {"theme": "auto"}),
        case(first, {"own": {"b": None, "c": 3}}, {"own": {"a": 2}, "log": False}),
        case({}, {"own": {"a": 1}}, {"own": {"b": 1}}),
        case(first, {"theme": None}, {"sound": None}),
    ]
    file = tmp_path / "cases.json"
    file.write_text(json.dumps(cases), "utf-8")
    code, told = run_node(PARTS, file)
    assert (code, told) == (0, "fine\n"), told


def picks(visitor: Visitor, table: Json) -> int:
    return int(visitor.ask("GET", f"/api/tables/{table['id']}")["table"]["picks"])


def take_turn(anna: Visitor) -> None:
    """All treasures, and the turn passes; the bot plays, until Anna is asked again."""
    anna.click("treasures")
    anna.wait_asked()
    anna.click("done")
    anna.wait_asked()


def test_what_bots_have_answered_is_taken_back(anna: Visitor) -> None:
    """By the button, the first pick as well; by the row of the log that one regrets, on a phone, too."""
    table = anna.lay("me", "bigmoney")
    anna.sit(table)
    anna.wait_asked()
    first, undo = anna.offered(), anna.button("table-undo").first
    take_turn(anna)
    assert picks(anna, table) > 2
    for left in (1, 0):
        before = anna.seq
        expect(undo).to_be_enabled()
        undo.click()
        anna.wait_seq(before + 1)
        anna.wait_asked()
        assert picks(anna, table) == left
    assert anna.offered() == first
    expect(undo).to_be_disabled()

    take_turn(anna)
    rows = anna.page.get_by_role("log").locator('li[data-pick="2"]')
    rows.first.get_by_role("button", name=anna.say("log-moment")).click()
    take_back = anna.button("log-take-back")
    expect(rows.first).to_have_attribute("aria-current", "step")
    assert rows.first.evaluate("row => row.nextElementSibling.contains(document.querySelector('.log .back'))")
    anna.picture("log-take-back")
    take_back.click()
    anna.wait_asked()
    assert picks(anna, table) == 1

    anna.page.set_viewport_size({"width": 390, "height": 844})
    anna.click("done")
    anna.wait_asked()
    sheet, log = anna.page.locator("aside.sheet"), anna.page.get_by_role("log")
    played = log.locator('li[data-pick="1"]', has_text=anna.say("card-copper", "dominion"))
    for pick, row in ((2, rows), (1, played)):  # the second row, too, and not what the address said before
        anna.button("table-log").click()
        expect(sheet).to_be_visible()
        row.get_by_role("button", name=anna.say("log-moment")).first.click()
        expect(sheet).to_have_count(0)
        expect(anna.page.locator("[data-bar]")).to_contain_text(anna.say("table-past", pick=pick))
    expect(take_back).to_be_in_viewport()
    anna.picture("phone-take-back")
    anna.check_access("a row that is taken back on a phone")
    take_back.click()
    anna.wait_asked()
    assert picks(anna, table) == 0
    anna.button("table-log").click()
    anna.page.go_back()
    expect(sheet).to_have_count(0)
    assert table["id"] in anna.page.url


def test_the_way_back_closes_what_lies_over_the_table(anna: Visitor) -> None:
    anna.go("/help")
    table = anna.lay("me", "bigmoney")
    anna.sit(table)
    anna.wait_asked()
    anna.page.evaluate("window.same = true")
    dialog = anna.page.locator("dialog")
    for _ in range(2):
        anna.button("table-menu").first.click()
        expect(dialog).to_be_visible()
        anna.page.go_back()
        expect(dialog).to_have_count(0)
    anna.page.keyboard.press("?")
    expect(dialog).to_be_visible()
    anna.page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
    assert anna.page.evaluate("window.same"), "nobody has left the table"
    assert table["id"] in anna.page.url
    anna.page.go_back()
    expect(anna.page).to_have_url(f"{anna.url}/help")


@pytest.mark.parametrize("kind", ["a space of the farm", "a panel", "a draft"])
def test_every_pick_that_passes_the_turn_is_asked_about(anna: Visitor, data: Path, kind: str) -> None:
    """The last pick of an action, not the ones before it."""
    anna.ask("GET", "/api/me")
    anna.ask("PUT", "/api/me", {"settings": {"confirm": True}})
    page = anna.page
    if kind == "a draft":
        table = anna.lay("me", "farmer", game="agricola", options={"players": 2, "cards": "draft"})
        anna.sit(table)
        last = page.locator("[data-panel=draft] .card.lit").first
    else:
        given = situation(rounds=["grain-utilization"], goods="3 grain", fields=[0, 1, 2])
        table = lay_arranged(anna, data, given.game, "farmer")
        anna.sit(table)
        anna.wait_asked()
        anna.click("space farmland" if kind == "a space of the farm" else "space grain-utilization")
        last = anna.lit("cell 7") if kind == "a space of the farm" else page.locator("[data-confirm]")
        if kind == "a panel":
            grain = anna.say("panel-sow-grain", "agricola")
            page.get_by_role("button", name=anna.say("panel-more", "agricola", what=grain)).click()
    expect(last).to_be_enabled()
    before, no, yes = anna.seq, anna.button("table-confirm-no"), anna.button("table-confirm-yes")
    last.click()
    expect(yes).to_be_visible()
    anna.picture(f"confirm-{kind.split()[1]}")
    no.click()
    expect(yes).to_have_count(0)
    assert anna.seq == before
    last.click()
    expect(yes).to_be_visible()
    page.keyboard.press("1")
    anna.wait_seq(before + 1)
