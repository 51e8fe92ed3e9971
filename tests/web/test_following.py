"""With motion: what others do comes one after the other, things fly, harvests are told, films start by themselves."""

import re
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from allmende.bots import make_bot
from allmende.table import Game, arrange, new_game
from tests.web.arranged import lay_arranged
from tests.web.conftest import PHONE, Guests
from tests.web.visitor import Visitor

LEAST = 0.4
"""Seconds between two picks of others."""
WATCH = """() => {
  const table = document.querySelector("[data-seq]");
  window.seen = [];
  new MutationObserver(() => window.seen.push([Number(table.dataset.seq), performance.now() / 1000]))
    .observe(table, { attributeFilter: ["data-seq"] });
}"""
OVER_LIT = """() => {
  const panel = document.querySelector("[data-sequence]").getBoundingClientRect();
  return [...document.querySelectorAll("main .lit")].map(one => one.getBoundingClientRect()).filter(one =>
    one.left < panel.right && panel.left < one.right && one.top < panel.bottom && panel.top < one.bottom).length;
}"""


@pytest.fixture
def mover(visit: Guests) -> Visitor:
    """Somebody whose things move."""
    return visit(reduced_motion="no-preference")


def test_others_act_one_after_the_other(mover: Visitor) -> None:
    table = mover.lay("me", "bigmoney")
    mover.sit(table)
    mover.wait_asked()
    mover.page.evaluate(WATCH)
    mover.lit("treasures").click()
    mover.wait_asked()
    mover.lit("pile silver").click()
    expect(mover.page.locator("[data-used='0']")).to_be_visible()
    expect(mover.button("table-skip")).to_be_visible()
    mover.wait_asked()
    expect(mover.page.locator("[data-place^=pile] [data-used~='1']")).to_be_visible()
    seen = mover.page.evaluate("window.seen")
    assert [seq for seq, _ in seen] == [2, 3, 4, 5]
    assert all(later - earlier >= LEAST for (_, earlier), (_, later) in pairwise(seen[1:])), seen

    # A tap on the board skips what is left, and does nothing else.
    mover.lit("treasures").click()
    mover.wait_asked()
    mover.lit("pile silver").click()
    expect(mover.button("table-skip")).to_be_visible()
    mover.page.wait_for_function(
        "async path => (await (await fetch(path)).json()).seq === 9", arg=f"/api/tables/{table['id']}"
    )
    mover.page.locator("[data-place='pile-copper']").click(force=True)
    expect(mover.root).to_have_attribute("data-asked", "true", timeout=1000)
    assert mover.seq == 9, "the bot's answer is shown, and no Copper was bought"
    expect(mover.button("table-skip")).to_have_count(0)


def test_nothing_flies_over_the_score_sheet(mover: Visitor, data: Path) -> None:
    """The last pick is seen on the board; then everything has landed."""
    seats = [{"hand": "copper", "deck": "5 copper"}, {"hand": "copper"}]
    game = arrange("dominion", {"seats": seats, "phase": "buy", "coins": 8, "piles": {"province": 1}})
    mover.sit(lay_arranged(mover, data, game, "bigmoney"))
    mover.wait_asked()
    mover.lit("pile province").click()
    expect(mover.page.locator(".flight").first).to_be_attached()
    assert mover.page.locator("#over-title").count() == 0
    mover.page.locator("#over-title").wait_for()
    assert mover.page.locator(".flight").count() == 0
    mover.button("over-film").click()
    expect(mover.page).to_have_url(re.compile("#pick=0$"))
    expect(mover.button("film-pause")).to_be_visible()
    mover.page.locator("#over-title").wait_for()
    expect(mover.button("film-play").last).to_be_visible()


def test_nothing_flies_over_a_covered_hand_or_to_where_a_place_was(mover: Visitor) -> None:
    mover.sit(mover.lay("me", "me"))
    mover.button("table-uncover").click()
    mover.wait_asked()
    mover.lit("treasures").click()
    expect(mover.page.locator(".flight").first).to_be_attached()
    mover.page.set_viewport_size({"width": 1000, "height": 700})
    expect(mover.page.locator(".flight")).to_have_count(0, timeout=200)
    mover.wait_asked()
    mover.lit("pile silver").click()
    expect(mover.button("table-uncover")).to_be_visible()
    assert mover.page.locator(".flight, [data-sequence]").count() == 0


def test_a_harvest_scene_by_scene(visit: Guests, data: Path) -> None:
    anna = visit("de", reduced_motion="no-preference", **PHONE)
    game, key = before_a_harvest()
    anna.sit(lay_arranged(anna, data, game, "farmer"))
    anna.wait_asked()
    anna.lit(key).first.tap()
    scenes = anna.page.locator("[data-sequence] h3")
    names = [anna.say(f"sequence-{one}", "agricola") for one in ("field-phase", "feeding", "breeding")]
    for count in (1, 2, 3):
        expect(scenes).to_have_text(names[:count])
    anna.wait_asked()
    anna.page.wait_for_function(f"() => document.querySelector('[data-sequence]') && ({OVER_LIT})() === 0")
    anna.check_access("a harvest")
    title = anna.page.locator("[data-sequence] h2").inner_text()
    anna.page.locator("[data-sequence]").tap()
    expect(scenes).to_have_count(0)
    anna.page.keyboard.press("l")
    anna.page.get_by_role("button", name=anna.say("sequence-again", title=title)).tap()
    expect(scenes).to_have_text(names)
    anna.picture("harvest")


def before_a_harvest() -> tuple[Game, str]:
    """Bots have played to where the next pick of seat 0 brings a harvest; the key of that pick."""
    game = new_game("agricola", players=2, seed=3, auto=True, events=True)
    bots = [make_bot("farmer", "agricola", seat) for seat in range(2)]
    while (choice := game.choice) is not None:
        option = bots[choice.seat].pick(game, choice)
        copy = game.clone()
        copy.play(option, choice.seat)
        if choice.seat == 0 and any(event.facts.get("phase") == "feeding" for event in copy.events):
            return game, key_of(game.view(0), option)
        game = copy
    raise AssertionError("there was no harvest")


def key_of(view: dict[str, Any], option: int) -> str:
    return next(" ".join(map(str, one["key"])) for one in view["choice"]["options"] if one["option"] == option)
