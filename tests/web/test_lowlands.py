"""The Lowlands by clicking: how games begin and end, what lies where, a phone, the keyboard, an offer to co-build."""

import re
from pathlib import Path
from typing import Any

from playwright.sync_api import FilePayload, Locator, expect

from allmende.locales import text
from allmende.lowlands.tiles import built_in
from allmende.table import new_game
from tests.web.arranged import lay_arranged, played
from tests.web.conftest import PHONE, Guests
from tests.web.visitor import Visitor

Json = dict[str, Any]

SHEPHERD = "shepherd"
WISHES = ("farmer 4", "farmer 3", "space dike", "space build", "space draw", "yes", "deck", "good cards", "good coins")
"""A simple plan that builds the dike, then tiles, and never stays at the same action for long."""


def lay(visitor: Visitor, *seats: str, **more: Any) -> Json:
    return visitor.lay(*seats, game="lowlands", **{"options": {}, "seed": 5, **more})


def wish(visitor: Visitor) -> str:
    visitor.wait_clickable()
    lit = visitor.offered()
    return next((one for one in WISHES if one in lit), lit[0])


def play(visitor: Visitor, clicks: int = 400) -> int:
    """Click what is lit until the game is over, or so many times; how often it was."""
    for done in range(clicks):
        visitor.page.wait_for_function(
            "() => document.querySelector('[data-asked=true]') || document.querySelector('#over-title')", timeout=30_000
        )
        if visitor.page.locator("#over-title").count():
            return done
        visitor.click(wish(visitor))
    return clicks


def play_until(visitor: Visitor, kind: str, clicks: int = 150) -> None:
    """Click until something of this kind is offered."""
    for _ in range(clicks):
        visitor.wait_asked()
        if any(key.split()[0] == kind for key in visitor.offered()):
            return
        visitor.click(wish(visitor))
    raise AssertionError(f"no {kind} was offered")


def test_a_game_begins_by_clicking(anna: Visitor) -> None:
    anna.sit(lay(anna, "me", SHEPHERD, SHEPHERD))
    anna.wait_asked()
    anna.fits()
    anna.picture("lowlands-en")
    anna.check_access("The Lowlands, en")
    assert play(anna, 25) == 25


def test_a_game_ends_by_clicking(visit: Guests, data: Path) -> None:
    """The last half of the year, with its storm surge, as far as the score sheet."""
    anna = visit("de")
    whole = new_game("lowlands", players=3, seed=5)
    late = played(whole, SHEPHERD, lambda table: (table["stage"], table["half"]) == (3, 2))
    anna.sit(lay_arranged(anna, data, late, SHEPHERD, SHEPHERD))
    anna.wait_asked()
    anna.fits()
    anna.picture("lowlands-de")
    anna.check_access("The Lowlands, de")
    assert play(anna) > 10
    expect(anna.page.locator("#over-title")).to_be_visible()
    assert anna.page.get_by_role("table").first.is_visible(), "the score sheet"


def test_only_what_is_offered_is_lit_where_it_lies(anna: Visitor) -> None:
    """Farmers, spaces, tiles, cells and lines, one after the other; nothing of it in the bar."""
    table = lay(anna, "me", SHEPHERD)
    anna.sit(table)
    on_the_board = {"farmer", "space", "tile", "cell", "edge", "row", "deck"}
    seen: set[str] = set()
    for _ in range(60):
        anna.wait_asked()
        view = anna.ask("GET", f"/api/tables/{table['id']}")["view"]
        choice, rich = view["choice"], view["table"]["players"][0]["hand"]["count"] > 6
        offered = {" ".join(map(str, option["key"])) for option in choice["options"]}
        assert set(anna.offered()) == offered, choice["prompt"]
        assert not kinds(anna.page.locator("[data-bar] [data-key]")) & on_the_board, choice["prompt"]
        seen |= kinds(anna.lit())
        if {"farmer", "space", "tile", "cell", "edge"} <= seen:
            return
        space = "fences" if "tile" in seen else "build" if rich else "draw"
        wishes = (f"space {space}", "farmer 4", "farmer 3", "deck", "done")
        anna.click(next((one for one in wishes if one in offered), anna.offered()[0]))
    raise AssertionError(f"only {seen} were offered")


def kinds(lit: Locator) -> set[str]:
    return set(lit.evaluate_all("all => all.map(one => one.dataset.key.split(' ')[0])"))


def test_another_farm_and_back(anna: Visitor) -> None:
    """One click shows another farm large; the next question leads back to one's own."""
    anna.sit(lay(anna, "me", SHEPHERD, SHEPHERD))
    anna.wait_asked()
    other = anna.page.locator("article .look").first
    mine = anna.page.locator('[data-place="hand-0"]')
    other.click()
    expect(mine).to_have_count(0)
    anna.picture("lowlands-visiting")
    anna.check_access("another farm")
    anna.page.get_by_role("button", name=anna.say("board-my-farm", "lowlands")).click()
    expect(mine).to_be_visible()
    other.click()
    anna.click("farmer 2")
    anna.wait_asked()
    expect(mine).to_be_visible()
    assert anna.offered()[0].startswith("space")


def test_an_offer_to_co_build_lies_with_the_others(anna: Visitor) -> None:
    anna.sit(lay(anna, "me", SHEPHERD, SHEPHERD))
    play_until(anna, "seat")
    assert set(anna.offered()) == {"seat 1", "seat 2"}
    assert anna.page.locator("article [data-key]").count() == 2
    anna.picture("lowlands-co-building")
    anna.check_access("an offer to co-build")
    anna.click("seat 1")


def test_a_refusal_to_co_build(visit: Guests) -> None:
    """Two people: one stores and asks, the other is asked and declines."""
    anna, bo = visit(), visit("de")
    table = lay(anna, "me", "open", seed=1)
    bo.join(table)
    anna.sit(table)
    bo.sit(table)
    people = (anna, bo)
    asked = anna
    for _ in range(80):
        [seat] = anna.ask("GET", f"/api/tables/{table['id']}")["view"]["waiting"]
        asked = people[seat]
        asked.wait_asked()
        if prompt_of(asked, table) == "co-build":
            break
        asked.click(next((key for key in asked.offered() if key.startswith(("space dike", "seat"))), wish(asked)))
    asked.picture("lowlands-asked-to-co-build")
    asked.click("no")
    log = asked.page.locator("aside")
    expect(log).to_contain_text(text(asked.lang, "lowlands", "event-decline-co-building", "row", fits="yes"))


def prompt_of(visitor: Visitor, table: Json) -> str:
    return str(visitor.ask("GET", f"/api/tables/{table['id']}")["view"]["choice"]["prompt"]["name"])


def test_on_a_phone_the_part_with_offers_opens_by_itself(visit: Guests) -> None:
    anna = visit("de", **PHONE)
    anna.sit(lay(anna, "me", SHEPHERD))
    for _ in range(25):
        anna.wait_asked()
        shown = [key for key in anna.offered() if anna.lit(key).count()]
        assert shown, "something that is offered can be seen"
        assert anna.page.evaluate("document.documentElement.scrollWidth") <= 390
        before = anna.seq
        anna.lit(next((one for one in WISHES if one in shown), shown[0])).first.tap()
        anna.wait_seq(before + 1)
    anna.wait_asked()
    for name in ("sea", "farm", "market"):
        anna.page.get_by_role("tab", name=anna.say(f"board-tab-{name}", "lowlands")).tap()
        anna.picture(f"lowlands-phone-{name}")
        anna.check_access(f"a phone, {name}")


def test_the_keyboard_alone_suffices(anna: Visitor) -> None:
    anna.sit(lay(anna, "me", SHEPHERD))
    press = anna.page.keyboard.press
    for _ in range(8):
        anna.wait_asked()
        before = anna.seq
        anna.page.evaluate("document.activeElement.blur()")
        press("ArrowDown")
        key = str(anna.page.evaluate("() => document.activeElement.dataset.key ?? ''"))
        assert key in anna.offered()
        assert key != "done" or anna.offered() == ["done"], "the focus never begins on the end"
        press("Enter")
        anna.wait_seq(before + 1)


def test_tiles_tell_their_text(anna: Visitor) -> None:
    anna.sit(lay(anna, "me", SHEPHERD))
    anna.wait_asked()
    tip = anna.page.locator("[data-tip]")
    tile = anna.page.locator('[data-place^="tile-F"]').first
    slug = str(tile.get_attribute("data-place")).removeprefix("tile-").lower()
    for x in (20, 30, 40):
        tile.hover(position={"x": x, "y": 30})
    expect(tip).to_contain_text(anna.say(f"tile-{slug}", "lowlands"))
    anna.picture("lowlands-tip")


def test_paying_without_being_asked(anna: Visitor) -> None:
    """Who has the right cards pays with them; without the tick, and after an undo, the question comes."""
    table = lay(anna, "me", SHEPHERD)
    anna.sit(table)
    anna.wait_asked()
    asked = anna.page.get_by_role("checkbox", name=anna.say("board-exact", "lowlands"))
    expect(asked).to_be_checked()
    asked.uncheck()
    for _ in range(120):
        anna.wait_asked()
        if prompt_of(anna, table) == "pay":
            break
        anna.click(wish(anna))
    assert prompt_of(anna, table) == "pay", "without the tick it is asked"


def test_a_table_is_set_up(anna: Visitor) -> None:
    anna.go("/new/lowlands")
    anna.page.get_by_text(anna.say("setup-beginner", "lowlands"), exact=True).click()
    anna.picture("lowlands-setup")
    anna.check_access("setting up The Lowlands")
    anna.button("page-begin").click()
    anna.wait_asked()
    options = anna.ask("GET", anna.page.url.replace(f"{anna.url}/table", "/api/tables"))["table"]["options"]
    assert options["beginner"] is True


def test_a_file_of_own_tiles(anna: Visitor) -> None:
    """A mistake is told with its line; the right file is played with, and the tiles tell what it says."""
    anna.go("/new/lowlands")
    chooser = anna.page.locator("input[type=file]")
    state = anna.page.locator("#tiles-state")
    own = built_in().replace('id = "F01"', 'id = "F01"\nname = { en = "Reed Pond" }\ntext = { en = "Quack." }', 1)
    chooser.set_input_files(a_file(own.replace("\nlevel = ", "\nlevel = 9", 1)))
    expect(state).to_contain_text(re.compile(r"mine\.toml, line \d+: level of tile F01"))
    anna.problems[:] = [problem for problem in anna.problems if "422" not in problem]
    chooser.set_input_files(a_file(own))
    expect(state).to_contain_text(anna.say("setup-tiles-chosen", "lowlands", file="mine.toml"))
    state.scroll_into_view_if_needed()
    anna.picture("lowlands-own-tiles")
    anna.check_access("a table with own tiles")
    anna.button("page-begin").click()
    expect(anna.root).to_have_attribute("data-connection", "open")
    table = re.search(r"/table/([\w-]+)", anna.page.url)
    assert table is not None
    things = anna.ask("GET", f"/api/tables/{table[1]}/things")["tile"]
    assert next(tile for tile in things if tile["slug"] == "F01")["texts"] == {"en": "Quack."}


def a_file(content: str) -> FilePayload:
    return {"name": "mine.toml", "mimeType": "text/plain", "buffer": content.encode()}
