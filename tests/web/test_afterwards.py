"""When the game is over, or to look back: the score sheet, the film, a link to a moment, records kept and brought."""

import json
import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

from allmende.locales.verdicts import describe_verdict
from allmende.table import game_names, new_game, seeded
from tests.games.cases import random_play
from tests.web.conftest import Guests
from tests.web.visitor import Visitor


def test_the_score_sheet_and_the_film(visit: Guests, tmp_path: Path) -> None:
    anna, bo = visit(), visit()
    table = anna.lay_finished("me", "bigmoney")
    anna.sit(table)
    expect(anna.page.locator("#over-title")).to_be_visible()
    update = anna.ask("GET", f"/api/tables/{table['id']}")
    lines = describe_verdict("en", "dominion", update["verdict"], update["scores"], ["Anna", "Big Money"], 0)
    assert len(lines) == 2
    for line in lines[1:]:
        expect(anna.page.get_by_text(line)).to_be_visible()
    sheet = anna.page.get_by_role("table").first
    for score in update["scores"]:
        expect(sheet).to_contain_text(str(score["total"]))
    anna.picture("over")
    anna.check_access("the score sheet")

    anna.button("over-film").first.click()
    film = anna.page.get_by_role("region", name=anna.say("film-title"))
    expect(film).to_be_visible()
    anna.page.keyboard.press("Home")
    expect(anna.page).to_have_url(f"{anna.url}/table/{table['id']}#pick=0")
    for step in (1, 2, 3):
        anna.button("film-forth").click()
        expect(anna.page).to_have_url(f"{anna.url}/table/{table['id']}#pick={step}")
    anna.page.keyboard.press("ArrowLeft")
    expect(anna.page).to_have_url(f"{anna.url}/table/{table['id']}#pick=2")
    assert anna.offered() == [], "nothing can be picked in the past"
    film.get_by_role("combobox").select_option(label=anna.say("film-speed-times", times=4))
    anna.button("film-play").last.click()
    expect(anna.page).to_have_url(re.compile(r"#pick=([4-9]|\d\d)$"))
    anna.button("film-pause").click()
    anna.picture("film")
    anna.check_access("the film")

    with anna.page.expect_download() as started:
        anna.button("film-record").click()
    record = tmp_path / "record.json"
    started.value.save_as(record)
    assert json.loads(record.read_text())["game"] == "dominion"

    bo.go()
    bo.page.locator("input[type=file]").set_input_files(record)
    bo.page.wait_for_url("**/table/*")
    expect(bo.page.get_by_role("region", name=bo.say("film-title"))).to_be_visible()
    bo.page.keyboard.press("End")
    brought = bo.ask("GET", bo.page.url.split("#")[0].replace(bo.url + "/table", "/api/tables"))
    assert brought["scores"] == update["scores"]
    bo.go()
    bo.page.locator("input[type=file]").set_input_files({"name": "x.json", "mimeType": "", "buffer": b"{}"})
    expect(bo.page.get_by_role("alert")).to_be_visible()
    bo.problems[:] = [problem for problem in bo.problems if "422" not in problem]


def test_a_link_to_a_moment(visit: Guests) -> None:
    anna, cleo = visit(), visit()
    table = anna.lay("me", "bigmoney")
    anna.sit(table)
    for _ in range(4):
        anna.wait_asked()
        anna.click(anna.wish())
    anna.wait_asked()
    anna.sit(table, "#pick=1")
    past = anna.page.locator("[data-bar]")
    expect(past).to_contain_text(anna.say("table-present"))
    assert anna.offered() == []
    anna.picture("moment")
    anna.check_access("a moment of the past")
    anna.button("table-present").first.click()
    anna.wait_asked()
    assert "#" not in anna.page.url
    cleo.page.goto(f"{cleo.url}/table/{table['id']}#watch={table['watch']}&pick=2")
    expect(cleo.page.locator("[data-bar]")).to_contain_text(cleo.say("table-present"))


def test_a_line_of_the_log_shows_its_moment_and_goes_back_there(anna: Visitor) -> None:
    table = anna.lay("me", "bigmoney")
    anna.sit(table)
    for _ in range(6):
        anna.wait_asked()
        anna.click(anna.wish())
    anna.wait_asked()
    picks = anna.ask("GET", f"/api/tables/{table['id']}")["table"]["picks"]
    anna.page.get_by_role("log").get_by_role("button", name=anna.say("log-moment")).first.click()
    expect(anna.button("table-present").first).to_be_visible()
    anna.page.keyboard.press("Escape")
    expect(anna.button("table-present")).to_have_count(0)
    anna.page.get_by_role("log").get_by_role("button", name=anna.say("log-moment")).first.click()
    before = anna.seq
    anna.button("log-undo-to").first.click()
    anna.wait_seq(before + 1)
    anna.wait_asked()
    assert anna.ask("GET", f"/api/tables/{table['id']}")["table"]["picks"] < picks


@pytest.mark.parametrize("game", game_names())
def test_the_end_of_every_game_can_be_looked_at(anna: Visitor, game: str) -> None:
    played, dice = new_game(game, seed=1, auto=True), seeded(1)
    for _ in random_play(played, dice):
        pass
    anna.ask("GET", "/api/me")
    answer = anna.ask("POST", "/api/records", played.record().to_json())
    anna.page.goto(f"{anna.url}/table/{answer['table']}")
    expect(anna.page.locator("#over-title")).to_be_visible()
    row = anna.page.locator("[data-category]").last
    row.press("Enter")
    expect(row).to_have_attribute("aria-expanded", "true")
    expect(anna.page.locator("tr.short, tr.made")).to_contain_text(re.compile(r"\d"))
    row.press("Enter")
    expect(anna.page.locator("tr.short, tr.made")).to_have_count(0)
