"""Agricola by clicking: how games begin and end, what lies where, a phone, the keyboard, hands nobody else sees."""

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, WebSocket, expect

from allmende.table import new_game
from tests.web.arranged import lay_arranged, played
from tests.web.conftest import PHONE, Guests
from tests.web.visitor import LIT, Visitor

Json = dict[str, Any]

FARMER = "farmer"
HARMLESS = tuple(f"space {one}" for one in ("day-laborer", "forest", "clay-pit", "reed-bank", "fishing"))
"""Nothing more is asked there."""
ASKED = "[data-asked=true] [data-key], [data-asked=true] [data-confirm], #over-title"
SPACES = (
    "basic-wish", "urgent-wish", "farmland", "grain-utilization", "cultivation", "sheep-market", "grain-seeds",
    "vegetable-seeds", "fishing", "day-laborer", "clay-pit", "major-improvement",
)  # fmt: skip
WISHES = (*[f"space {one}" for one in SPACES], "card fireplace-2", "card cooking-hearth-4", "action plow", "action sow")
"""A simple plan: children, fields, food, a fireplace."""


def lay(visitor: Visitor, *seats: str, **more: Any) -> Json:
    return visitor.lay(*seats, game="agricola", **{"options": {}, "seed": 5, **more})


def wait(visitor: Visitor) -> bool:
    """Until the visitor is asked (true), or the game is over."""
    visitor.wait_clickable(ASKED, seconds=30)
    return visitor.page.locator("#over-title").count() == 0


def answer(visitor: Visitor) -> None:
    """Click what is lit; in a panel whatever it takes until it can be confirmed."""
    visitor.wait_clickable(f"[data-panel] [data-confirm], {LIT}")
    panel = visitor.page.locator("[data-panel]").filter(visible=True)
    if panel.count() and panel.locator("[data-confirm]").count():
        before = visitor.seq
        confirm(panel)
        visitor.wait_seq(before + 1)
        return
    lit = visitor.offered()
    ending = "done" if "done" in lit else lit[0]
    visitor.click(next((one for one in WISHES if one in lit), ending))


def confirm(panel: Locator) -> None:
    button = panel.locator("[data-confirm]")
    for _ in range(12):
        if button.is_enabled():
            break
        panel.locator("button[data-option]:not([data-confirm]):not([disabled])").first.click()
        panel.page.wait_for_timeout(150)
    button.click()


def play(visitor: Visitor, clicks: int = 400) -> int:
    """Until the game is over, or so many answers; how many it were."""
    for done in range(clicks):
        if not wait(visitor):
            return done
        answer(visitor)
    return clicks


def kinds(lit: Locator) -> set[str]:
    return set(lit.evaluate_all("all => all.map(one => one.dataset.key.split(' ')[0])"))


def test_a_draft_by_clicking(anna: Visitor) -> None:
    anna.sit(lay(anna, "me", FARMER, FARMER, options={"cards": "draft"}))
    check_table(anna, "draft")
    assert play(anna, 24) == 24, "the draft, and a round or two with cards"


def test_a_game_ends_by_clicking(visit: Guests, data: Path) -> None:
    """The last rounds of a family game with their harvests, as far as the score sheet."""
    anna = visit("de")
    late = played(new_game("agricola", players=2, seed=5), FARMER, lambda table: bool(table["round"] == 13))
    anna.sit(lay_arranged(anna, data, late, FARMER))
    check_table(anna, "family")
    assert play(anna) > 8
    expect(anna.page.locator("#over-title")).to_be_visible()
    assert anna.page.get_by_role("table").first.is_visible(), "the score sheet"


def check_table(visitor: Visitor, name: str) -> None:
    visitor.wait_asked()
    visitor.fits()
    visitor.picture(f"agricola-{name}")
    visitor.check_access(f"Agricola, {name}")


def test_spaces_and_cells_lie_on_the_board(anna: Visitor) -> None:
    """Nothing that has a place on the board is in the bar."""
    table = lay(anna, "me", FARMER)
    anna.sit(table)
    anna.wait_asked()
    offered = {" ".join(map(str, one["key"])) for one in choice_of(anna, table)["options"]}
    assert set(anna.offered()) == offered
    assert kinds(anna.page.locator("[data-bar] [data-key]")) <= {"anytime"}
    anna.click("space farmland")
    anna.wait_asked()
    assert kinds(anna.lit()) == {"cell"}
    assert not anna.page.locator("[data-bar] [data-key]").count()
    anna.picture("agricola-cells")
    anna.page.keyboard.press("u")
    expect(anna.lit("space farmland")).to_be_visible()
    anna.wait_asked()
    anna.click("space farmland")
    anna.wait_asked()
    anna.click("cell 7")
    assert farm_of(anna, table)["fields"] == [{"cell": 7, "crops": {}}]


def farm_of(visitor: Visitor, table: Json) -> Json:
    return dict(visitor.ask("GET", f"/api/tables/{table['id']}")["view"]["table"]["players"][0]["farm"])


def choice_of(visitor: Visitor, table: Json) -> Json:
    return dict(visitor.ask("GET", f"/api/tables/{table['id']}")["view"]["choice"])


def test_another_farm_and_back(anna: Visitor) -> None:
    """One click shows another farm large; a question about the own farm leads back."""
    anna.sit(lay(anna, "me", FARMER, FARMER))
    anna.wait_asked()
    mine, other = anna.page.locator('[data-place="good-0-food"]'), anna.page.locator(".others button").first
    other.click()
    expect(mine).to_have_count(0)
    anna.picture("agricola-visiting")
    anna.check_access("another farm")
    anna.page.get_by_role("button", name=anna.say("board-my-farm", "agricola")).click()
    expect(mine).to_be_visible()
    other.click()
    anna.click("space farmland")
    anna.wait_asked()
    expect(mine).to_be_visible()


def test_the_gauge_and_the_score_sheet(anna: Visitor) -> None:
    table = lay(anna, "me", FARMER)
    anna.sit(table)
    anna.wait_asked()
    feeding = anna.ask("GET", f"/api/tables/{table['id']}")["view"]["table"]["players"][0]["feeding"]
    said = {key: feeding[key] for key in ("round", "need", "have", "coming", "cook")}
    expect(anna.page.locator(".gauge")).to_contain_text(anna.say("board-gauge", "agricola", **said))
    fields = anna.page.locator(f'li[title^="{anna.say("score-fields", "agricola")}"]')
    expect(fields).to_contain_text(anna.say("board-score-next", "agricola", next=2, gain="+2"))


def test_alone_the_target_is_shown(anna: Visitor) -> None:
    anna.sit(lay(anna, "me", options={"players": 1}))
    anna.wait_asked()
    expect(anna.page.get_by_text(anna.say("board-target", "agricola", points=50))).to_be_visible()


def test_cards_tell_their_text(anna: Visitor) -> None:
    anna.sit(lay(anna, "me", FARMER, options={"cards": "deal"}))
    anna.wait_asked()
    tip = anna.page.locator("[data-tip]")
    for x in (10, 20, 30):
        anna.page.locator('[data-place="card-well"]').hover(position={"x": x, "y": 30})
    expect(tip).to_contain_text(anna.say("card-well", "agricola"))
    slug = anna.hand()[0]
    for x in (10, 20, 30):
        anna.page.locator(f'[data-place="card-{slug}"]').hover(position={"x": x, "y": 30})
    expect(tip).to_contain_text(anna.say(f"card-{slug}", "agricola"))
    anna.picture("agricola-tip")


def test_on_a_phone_the_part_with_offers_opens_by_itself(visit: Guests) -> None:
    anna = visit("de", **PHONE)
    anna.sit(lay(anna, "me", FARMER, options={"cards": "deal"}))
    for _ in range(8):
        assert wait(anna)
        assert anna.page.evaluate("document.documentElement.scrollWidth") <= 390
        answer(anna)
    assert wait(anna)
    for name in ("actions", "farm", "cards", "players"):
        anna.page.get_by_role("tab", name=anna.say(f"board-tab-{name}", "agricola")).tap()
        anna.picture(f"agricola-phone-{name}")
        anna.check_access(f"a phone, {name}")


def test_the_keyboard_alone_suffices(anna: Visitor) -> None:
    anna.sit(lay(anna, "me", FARMER))
    for _ in range(6):
        anna.wait_asked()
        before = anna.seq
        anna.page.evaluate("document.activeElement.blur()")
        anna.page.keyboard.press("ArrowDown")
        key = str(anna.page.evaluate("() => document.activeElement.dataset.key ?? ''"))
        assert key in anna.offered()
        assert key != "done" or anna.offered() == ["done"], "the focus never begins on the end"
        if key.startswith("space"):
            anna.lit(next(space for space in HARMLESS if space in anna.offered())).first.focus()
        anna.page.keyboard.press("Enter")
        anna.wait_seq(before + 1)


@pytest.mark.parametrize("cards", ["deal", "draft"])
def test_hands_reach_nobody_else(visit: Guests, cards: str) -> None:
    """Everything that a socket brings to Bo is read: no card of Anna's hand is in it."""
    anna, bo = visit(), visit("de")
    table = lay(anna, "me", "open", options={"cards": cards})
    bo.join(table)
    heard: list[str] = []

    def listen(socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: heard.append(str(frame)))

    bo.page.on("websocket", listen)
    bo.sit(table)
    anna.sit(table)
    expect(bo.page.locator('[data-place="good-1-food"]')).to_be_visible()
    seen = [visitor.ask("GET", f"/api/tables/{table['id']}")["view"]["table"]["players"] for visitor in (anna, bo)]
    mine, theirs = secrets(seen[0][0]), secrets(seen[1][1])
    everything = "".join(heard)
    assert mine
    assert theirs
    assert not [slug for slug in mine if f'"{slug}"' in everything]
    assert all(f'"{slug}"' in everything for slug in theirs)


def secrets(player: Json) -> list[str]:
    return [*player["hand"]["known"], *player["draft"]["pack"], *player["draft"]["kept"]]
