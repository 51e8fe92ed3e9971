"""Agricola's board is measured at six sizes of a window, in both languages, with our faces and with the system's."""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from allmende import new_game
from allmende.table import Game
from tests.agricola.moor.situations import moor
from tests.agricola.situations import Situation, harvest, situation
from tests.web.arranged import lay_arranged, played
from tests.web.conftest import PHONE, Guests
from tests.web.layout import LONG, SIZES, board_box, everywhere, faults, resize, speak
from tests.web.visitor import Json, Visitor

LATE = 9
"""In this round most cards lie open, and farms have some of everything."""
TABLES: dict[str, Json] = {
    "two": {"players": 2, "cards": "deal"},
    "moor": {"players": 6, "cards": "deal", "expansion": "moor", "level": 3},
}
PARTS = ("farm", "cards", "players", "actions")


def in_work(table: Json) -> bool:
    return bool(table["round"] >= LATE and table["phase"] == "work")


def late(**options: Any) -> Game:
    """Seat 0 is asked where to place a person, late in a game."""
    game = played(new_game("agricola", seed=3, **options), "farmer", in_work)
    while not any(option["key"][0] == "space" for option in game.view(0)["choice"]["options"]):
        game.play(game.choice.options[-1] if game.choice else 0)
    return game


def at_table(visitor: Visitor, visit: Guests, data: Path, **options: Any) -> None:
    """Somebody is asked where to place a person, late in the game; the others have long names."""
    game = late(**options)
    made = lay_arranged(visitor, data, game)
    for name in LONG[1 : game.players]:
        visit().join(made, name)
    visitor.sit(made)


def measured(visitor: Visitor) -> Iterator[str]:
    for where, found in everywhere(visitor):
        yield from (f"{where}: {fault}" for fault in found)
        yield from (f"{where}: {fault}" for fault in parts(visitor))


def parts(visitor: Visitor) -> Iterator[str]:
    """On a phone the other parts are opened, one after the other."""
    for part in PARTS:
        tab = visitor.page.get_by_role("tab", name=visitor.say(f"board-tab-{part}", "agricola"))
        if tab.count() == 0:
            return
        tab.click()
        yield from (f"{part}: {fault}" for fault in faults(visitor) if part != "actions")


@pytest.mark.parametrize("table", TABLES)
def test_everything_can_be_read(visit: Guests, data: Path, table: str) -> None:
    """No text overlaps another, none is cut off or too small, and what is asked lies in sight."""
    anna = visit()
    at_table(anna, visit, data, **TABLES[table])
    found = []
    for lang in ("en", "de"):
        speak(anna, lang)
        anna.wait_asked()
        found += list(measured(anna))
    assert not found, "\n".join(found)


def test_a_full_hand_of_one_kind(visit: Guests, data: Path) -> None:
    """On the moor, level two: many minor improvements and no occupation, low round cards, nearly all of them open."""
    anna = visit("de")
    whole = new_game("agricola", players=2, seed=3, expansion="moor", level=2, cards="deal")
    anna.sit(lay_arranged(anna, data, played(whole, "farmer", lambda table: bool(table["round"] == 13))))
    anna.wait_asked()
    found = [f"{where}: {fault}" for where, faults in everywhere(anna, SIZES[3:]) for fault in faults]
    assert not found, "\n".join(found)


def test_with_the_faces_of_the_system(visit: Guests, data: Path) -> None:
    """Where our own faces never come."""
    anna = visit("de")
    anna.context.route("**/*.woff2", lambda route: route.abort())
    at_table(anna, visit, data, players=6, cards="deal")
    anna.wait_asked()
    found = list(measured(anna))
    anna.problems[:] = [one for one in anna.problems if "ERR_FAILED" not in one]
    assert not found, "\n".join(found)


DECKS: Json = {"cards": "deal", "xdeck": True, "forest_deck": True}
MOOR: Json = {"cards": "deal", "expansion": "moor", "level": 3}
MIXED: dict[str, Json] = {
    "alone on the moor": {"players": 1, "expansion": "moor", "level": 1},
    "alone with both decks": {"players": 1, **DECKS},
    "three in winter": {"players": 3, "cards": "deal", "season": "winter"},
    "four with season and moor": {"players": 4, "season": "summer", **MOOR},
    "five": {"players": 5, "cards": "deal"},
    "everything there is": {"players": 6, "season": "winter", **MOOR, **DECKS},
}
"""However many spaces come of it: they are as low as they must be, and their names and pictures stay apart."""


def test_with_everything_there_is(visit: Guests, data: Path) -> None:
    anna = visit("de")
    found = []
    for what, options in MIXED.items():
        at_table(anna, visit, data, **options)
        anna.wait_asked()
        for where, wrong in everywhere(anna, (SIZES[0], SIZES[2], SIZES[3])):
            found += [f"{what}, {where}: {fault}" for fault in wrong]
    assert not found, "\n".join(found)
    seasons = [one.bounding_box() for one in anna.page.locator(".ring button").all()]
    assert len(seasons) == 4
    assert all(box is not None and min(box["width"], box["height"]) >= 24 for box in seasons), "too small for a finger"


def freezing() -> Situation:
    """Three people in a cold house."""
    mine = {"goods": "9 food, 1 wood, 1 fuel", "rooms": [0, 5, 10], "people": 3}
    return moor({"goods": "9 food"}, **mine, phase="feeding", round=4).until("heat")


PANELS: dict[str, Callable[[], Situation]] = {
    "fences": lambda: situation(goods="8 wood", rounds=["fencing"]).place("fencing"),
    "sow": lambda: situation(goods="3 grain, 2 vegetable", fields=[0, 1, 2, 6], rounds=["grain-utilization"]).place(
        "grain-utilization"
    ),
    "bake": lambda: situation(goods="3 grain", played=["fireplace-2", "clay-oven"], rounds=["grain-utilization"]).place(
        "grain-utilization"
    ),
    "feed": lambda: harvest(goods="food, grain, vegetable"),
    "heat": freezing,
    "animals": lambda: situation(
        goods="boar, cattle", pastures=[[2, 3]], piles={"sheep-market": 4}, rounds=["sheep-market"]
    ).place("sheep-market"),
    "pay": lambda: situation(
        goods="5 clay, 2 reed, 2 wood", material="clay", played=["frame-builder", "brushwood-collector"], players=3
    ).place("farm-expansion", "action rooms", "cell 6"),
    "draft": lambda: Situation(new_game("agricola", players=3, seed=4, cards="draft-three-two")),
}
FARM_AND_PANEL = """() => ["[data-place=farm-0]", "[data-confirm]"].map(chosen => {
  const [one] = [...document.querySelectorAll(chosen)].filter(each => each.checkVisibility());
  if (!one) return null;
  const { left, top, right, bottom } = one.getBoundingClientRect();
  return left >= -1 && top >= -1 && right <= innerWidth + 1 && bottom <= innerHeight + 1;
})"""
"""Whether the farm and the button of the panel lie in the window."""


def test_panels_lie_in_sight(visit: Guests, data: Path) -> None:
    """Whatever is collected: it can be read and sent, and the farm on which one draws is there, too."""
    anna = visit("de")
    found = []
    boards: dict[tuple[int, int], list[int]] = {}
    for panel, arranged in PANELS.items():
        made = lay_arranged(anna, data, game := arranged().game)
        if panel == "draft":  # everybody chooses at the same time, and is named
            for name in LONG[1 : game.players]:
                visit().join(made, name)
        anna.sit(made)
        anna.wait_clickable("[data-panel] [data-confirm]")
        for width, height in (SIZES[0], SIZES[1], SIZES[3]):  # the others are like the last one, but larger
            resize(anna, width, height)
            where = f"{width}x{height}"
            found += [f"{panel} {where}: {fault}" for fault in faults(anna)]
            if board_box(anna) != boards.setdefault((width, height), board_box(anna)):
                found.append(f"{panel} {where}: the board has moved")
            farm, confirm = anna.page.evaluate(FARM_AND_PANEL)
            if anna.page.locator("[data-panel]").first.evaluate("one => one.scrollWidth > one.clientWidth + 1"):
                found.append(f"{panel} {where}: it has to be scrolled sideways")
            if not confirm:
                found.append(f"{panel} {where}: its button is out of sight")
            if panel == "fences" and not farm:
                found.append(f"{panel} {where}: the farm is out of sight")
    assert not found, "\n".join(found)


def test_a_farm_lies_open_where_a_space_of_it_is_asked_for(anna: Visitor, data: Path) -> None:
    """Its part opens by itself, upright and crosswise."""
    anna.sit(lay_arranged(anna, data, situation().place("farmland").game))
    for size in SIZES[:2]:
        resize(anna, *size)
        anna.wait_clickable('[data-key^="cell "]')
        assert not faults(anna)
        farm = anna.page.locator('[data-place="farm-0"]').filter(visible=True).bounding_box()
        assert farm is not None
        assert min(farm["width"], farm["height"]) > 150


@pytest.mark.parametrize("size", SIZES[:2])
def test_a_farm_stays_under_the_finger(visit: Guests, data: Path, size: tuple[int, int]) -> None:
    """A pasture is drawn by a finger on a phone, upright and crosswise: nothing moves but the fences."""
    anna = visit(**{**PHONE, "viewport": {"width": size[0], "height": size[1]}})
    anna.sit(lay_arranged(anna, data, PANELS["fences"]().game))
    anna.wait_clickable("[data-panel] [data-confirm]")
    farm, finger = anna.page.locator('[data-place="farm-0"]'), anna.context.new_cdp_session(anna.page)
    before = farm.bounding_box()
    for line in ((4,), (25, 9), (24,)):
        middles = [middle(anna, edge) for edge in line]
        for number, (x, y) in enumerate(middles):
            for step in (0.0, 1.0) if number else (0.0,):
                x0, y0 = middles[number - 1] if number else (x, y)
                at = {"x": x0 + (x - x0) * step, "y": y0 + (y - y0) * step}
                kind = "touchMove" if number else "touchStart"
                finger.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [at]})
        finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
        assert farm.bounding_box() == before
    panel = anna.page.locator("[data-panel]")
    expect(panel).to_contain_text(anna.say("panel-fences-fine", "agricola"))
    assert farm.bounding_box() == before
    panel.locator("[data-confirm]").tap()
    anna.wait_seq(2)


def middle(visitor: Visitor, edge: int) -> tuple[float, float]:
    box = visitor.page.locator(f'[data-edge="{edge}"]').bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
