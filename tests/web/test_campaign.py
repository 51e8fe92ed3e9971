"""A campaign in the browser: set up, played game by game, found again, alone and with somebody else."""

import json
import re
import sqlite3
from pathlib import Path

import pytest
from playwright.sync_api import expect

from allmende import Game, arrange
from tests.agricola.test_campaign import BARE, over, worth
from tests.server.arranged import rearranged
from tests.web.conftest import PHONE, Guests
from tests.web.visitor import Json, Visitor


def last_turn(points: int, said: object = True) -> Game:
    """A game for one with a single person left to place; without a target that is reached by this alone."""
    seat = {"noted": points - BARE, "goods": "9 food", "played": ["priest", "tutor"], "placed": ["forest"]}
    return arrange("agricola", {"campaign": said, "cards": "deal", "players": 1, "round": 14, "seats": [seat]})


def to_the_end(visitor: Visitor) -> None:
    """Place the last person, and see the score sheet."""
    visitor.wait_asked()
    visitor.lit("space fishing").first.click()
    expect(visitor.page.locator("#over-title")).to_be_visible()


def table_id(visitor: Visitor) -> str:
    found = re.search(r"/table/([\w-]+)", visitor.page.url)
    assert found is not None
    return found[1]


def card(visitor: Visitor, slug: str) -> str:
    return visitor.say(f"card-{slug}", "agricola")


@pytest.mark.parametrize(("lang", "how"), [("en", {}), ("de", PHONE)], ids=["laptop", "phone"])
def test_two_games_of_a_solo_campaign_in_a_row(visit: Guests, data: Path, lang: str, how: Json) -> None:
    anna = visit(lang, **how)
    made = anna.lay("me", game="agricola", options={"players": 1})
    first = rearranged(made, data, last_turn(60))
    anna.sit(first)
    to_the_end(anna)
    expect(anna.page.locator("#over-title")).to_have_text(anna.say("verdict-reached", target=50, more=10, who="you"))
    go = anna.button("campaign-next", number=2)
    expect(go).to_be_disabled()
    anna.page.get_by_role("radio", name=card(anna, "tutor")).check(force=True)
    anna.picture(f"campaign-choice-{lang}")
    go.click()
    anna.page.wait_for_url(lambda url: first["id"] not in url)
    second = anna.ask("GET", f"/api/tables/{table_id(anna)}")
    assert [one["card"] for one in second["view"]["table"]["players"][0]["played"]] == ["tutor"]
    anna.wait_asked()

    end = last_turn(50, second_options(data, second["table"]["id"]))
    again = rearranged(second["table"], data, end, series=first["id"])
    anna.sit(again)
    anna.ask("DELETE", f"/api/tables/{second['table']['id']}")
    to_the_end(anna)
    expect(anna.page.locator("#over-title")).to_have_text(anna.say("verdict-missed", missing=5, target=55))
    expect(anna.page.locator("[data-place=seat-0] .crown")).to_have_count(0)
    expect(anna.page.locator("[data-place=seat-0]")).to_contain_text(anna.say("you", "table"))
    anna.link("campaign-see").first.click()
    expect(anna.page.get_by_role("heading", level=1)).to_have_text(anna.say("campaign"))
    expect(anna.page.get_by_role("status")).to_have_text(anna.say("campaign-missed", number=2, target=55))
    rows = anna.page.locator("tbody tr")
    expect(rows).to_have_count(2)
    expect(rows.first.get_by_role("link")).to_have_attribute("href", f"/table/{first['id']}#pick=0")
    expect(anna.page.get_by_text(card(anna, "tutor"), exact=True)).to_be_visible()
    width = anna.page.evaluate("[document.documentElement.scrollWidth, innerWidth]")
    assert width[0] <= width[1], "nothing to scroll sideways"
    anna.picture(f"campaign-missed-{lang}")
    anna.check_access("a campaign")
    anna.button("campaign-again").click()
    anna.page.wait_for_url("**/table/*")
    third = anna.ask("GET", f"/api/tables/{table_id(anna)}")["view"]["table"]
    assert (third["target"], third["players"][0]["goods"]["food"]) == (55, 0)

    anna.go("/tables")
    anna.page.get_by_role("link", name=anna.say("campaign"), exact=True).first.click()
    expect(anna.page.locator("tbody tr")).to_have_count(2)
    anna.link("campaign-go").click()
    anna.wait_asked()


def second_options(data: Path, id_: str) -> object:
    with sqlite3.connect(data / "tables.sqlite", timeout=10) as database:
        (options,) = database.execute("SELECT options FROM tables WHERE id = ?", (id_,)).fetchone()
    database.close()
    return json.loads(options)["campaign"]


def test_two_people_choose_for_themselves(visit: Guests, data: Path) -> None:
    anna, bo = visit(), visit("de")
    made = anna.lay("me", "open", "farmer", game="agricola", options={"players": 3})
    bo.join(made)
    farms = [worth(30, played=["grocer", "scholar"]), worth(33, played=["priest"]), worth(9, played=["wood-cutter"])]
    table = rearranged(made, data, over(*farms))
    anna.go(f"/campaign/{table['id']}")
    bo.sit(table)
    anna.page.get_by_role("radio", name=anna.say("campaign-take-none")).check(force=True)
    anna.picture("campaign-three")
    anna.button("campaign-next", number=2).click()
    waits = anna.page.get_by_role("status").filter(has_text=anna.say("campaign-waits", names="Bo"))
    expect(waits).to_contain_text(anna.say("campaign-soon"))
    expect(anna.button("campaign-without")).to_have_count(0)
    bo.page.get_by_role("radio", name=card(bo, "priest")).check(force=True)
    bo.button("campaign-next", number=2).click()
    bo.page.wait_for_url(lambda url: table["id"] not in url)
    expect(anna.link("campaign-go")).to_be_visible(timeout=15_000)
    expect(anna.page.get_by_text(card(anna, "priest"), exact=True)).to_be_visible()
    anna.picture("campaign-second")
    anna.check_access("a campaign of three")
    anna.link("campaign-go").click()
    anna.page.wait_for_url("**/table/*")
    assert table_id(anna) == table_id(bo)
    players = anna.ask("GET", f"/api/tables/{table_id(anna)}")["view"]["table"]["players"]
    assert [[one["card"] for one in player["played"]] for player in players] == [[], ["priest"], ["wood-cutter"]]


def test_who_never_chooses_holds_nobody_up(visit: Guests, data: Path) -> None:
    anna, bo = visit("de"), visit()
    made = anna.lay("me", "open", game="agricola", options={"players": 2})
    bo.join(made)
    table = rearranged(made, data, over(worth(30, played=["grocer"]), worth(9, played=["scholar", "wood-cutter"])))
    anna.sit(table)
    anna.page.get_by_role("radio", name=card(anna, "grocer")).check(force=True)
    anna.button("campaign-next", number=2).click()
    expect(anna.page.get_by_text(anna.say("campaign-waits", names="Bo"))).to_be_visible()
    with sqlite3.connect(data / "tables.sqlite", timeout=10) as database:
        database.execute("UPDATE tables SET changed = changed - 601 WHERE id = ?", (table["id"],))
    database.close()
    anna.go(f"/campaign/{table['id']}")
    expect(anna.page.get_by_text(anna.say("campaign-late"))).to_be_visible()
    anna.picture("campaign-late-de")
    anna.button("campaign-without").click()
    anna.page.wait_for_url("**/table/*")
    players = anna.ask("GET", f"/api/tables/{table_id(anna)}")["view"]["table"]["players"]
    assert [[one["card"] for one in player["played"]] for player in players] == [["grocer"], ["wood-cutter"]]


def test_a_campaign_is_set_up_like_any_table(anna: Visitor) -> None:
    anna.go("/new/agricola")
    name = anna.say("setting-campaign", "agricola").split(":")[0]
    campaign = anna.page.get_by_role("checkbox", name=re.compile(name, re.IGNORECASE))
    expect(campaign).to_be_disabled()
    anna.page.get_by_text("With cards", exact=True).click()
    campaign.check()
    anna.picture("campaign-setup")
    anna.button("page-begin").click()
    anna.page.wait_for_url("**/table/*")
    table = anna.ask("GET", f"/api/tables/{table_id(anna)}")["table"]
    assert table["series"] == table["id"]


def test_secured_occupations_are_laid_out_by_clicks(anna: Visitor) -> None:
    said = {"scores": [[50], [55]], "start": [["grocer", "tutor"]]}
    table = anna.lay("me", game="agricola", options={"players": 1, "campaign": said})
    anna.sit(table)
    anna.wait_asked()
    assert sorted(anna.offered()) == ["card grocer", "card tutor"]
    anna.picture("campaign-start")
    anna.click("card tutor")
    anna.wait_asked()
    assert "space forest" in anna.offered()
    assert len(anna.hand()) == 5 + 7
