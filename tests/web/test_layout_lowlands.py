"""The board of The Lowlands, measured at every size of a window: late in a game, with all that a farm can hold."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import FloatRect

from tests.lowlands.situations import Situation, situation
from tests.web.arranged import lay_arranged
from tests.web.conftest import Guests
from tests.web.layout import LONG, SIZES, faults, resize
from tests.web.visitor import Visitor

ME: dict[str, Any] = {
    "hand": "7 wood, 6 clay, 5 stone", "coins": 18, "sheep": 8, "breaches": 4, "steps": 12, "plus_two": True,
    "pastures": [[6, 7, 8, 11, 12, 13], [9]], "laborers": {"dike": 1}, "used": {"fences": 1}, "farmers": [3, 4],
    "tiles": {"F03": 0, "F13": 1, "F09": 10, "F01": 11, "F15": 16, "A01": 4, "A05": 18, "S02": 19},
}  # fmt: skip
OTHER: dict[str, Any] = {"hand": "4 wood, 5 clay", "coins": 12, "sheep": 2, "breaches": 2, "used": {"draw": 1}}
TILES = ({"F02": 5, "A02": 17, "S06": 2}, {"F10": 0, "A04": 3, "S08": 19, "W02": 17}, {"F12": 1, "A06": 2, "S01": 17})
PROMPTS = {
    "a space": ["farmer 3"],
    "a tile": ["farmer 4", "space build"],
    "a cell": ["farmer 4", "space build", "tile F04"],
    "a resource for the dike": ["farmer 4", "space dike"],
    "cards": ["farmer 4", "space draw"],
    "fences": ["farmer 4", "space fences"],
}
"""What is asked, and what has been picked for it."""


def late(players: int, *picked: str) -> Situation:
    """The third stage: seat 0 has a full farm and more cards than may be kept, and is asked."""
    others = [{**OTHER, "steps": 9 + n, "tiles": TILES[n]} for n in range(players - 1)]
    found = situation(
        *others, players=players, stage=3, half=1, segments=8, flood=23, value=4, store={"clay": 2},
        offer=["F04", "F16", "A12", "S12"], **ME,
    )  # fmt: skip
    for key in picked:
        if found.prompt == "use-farmer-token":
            found.pick("no")
        found.pick(key)
    return found


def sit_late(visitor: Visitor, data: Path, players: int, asked: str) -> None:
    visitor.sit(lay_arranged(visitor, data, late(players, *PROMPTS[asked]).game))
    visitor.wait_asked()


def everywhere(visitor: Visitor, what: str) -> Iterator[str]:
    """What is wrong, at every size and in every part of the board."""
    for width, height in SIZES:
        resize(visitor, width, height)
        parts = visitor.page.locator(".land.small [role=tab]").all()
        for at, part in enumerate(parts):
            part.click()
            yield from (f"{what}, {width}x{height}, part {at}: {fault}" for fault in faults(visitor))
        if not parts:
            yield from (f"{what}, {width}x{height}: {fault}" for fault in faults(visitor))


@pytest.mark.parametrize("lang", ["en", "de"])
def test_everything_on_the_board_can_be_read_and_reached(visit: Guests, data: Path, lang: str) -> None:
    """With two and with four players; with others it asks for other things."""
    anna = visit(lang)
    wrong: list[str] = []
    for players, asked in ((2, "a space"), (4, "a tile")):
        made = lay_arranged(anna, data, late(players, *PROMPTS[asked]).game)
        for name in LONG[1:players]:
            visit().join(made, name)
        anna.sit(made)
        anna.wait_asked()
        wrong += everywhere(anna, f"{players} players, {asked}")
    assert not wrong, "\n".join(wrong)


@pytest.mark.parametrize("asked", ["a cell", "a resource for the dike", "cards", "fences"])
def test_what_is_asked_is_in_sight(anna: Visitor, data: Path, asked: str) -> None:
    """On small boards its part opens by itself."""
    sit_late(anna, data, 4, asked)
    for width, height in (SIZES[0], SIZES[1], SIZES[3]):
        resize(anna, width, height)
        assert not faults(anna), (asked, width, height)
        assert anna.lit().count() > 0


def test_faces_of_the_system_do_as_well(visit: Guests, data: Path) -> None:
    """Where our own faces never come."""
    anna = visit("de")
    anna.context.route("**/*.woff2", lambda route: route.abort())
    sit_late(anna, data, 4, "a tile")
    wrong = list(everywhere(anna, "without our faces"))
    anna.problems[:] = [problem for problem in anna.problems if "ERR_FAILED" not in problem]
    assert not wrong, "\n".join(wrong)


def test_goods_never_lie_under_the_income(anna: Visitor, data: Path) -> None:
    """However many cards are in hand, of however many kinds: eighteen are."""
    sit_late(anna, data, 4, "a space")
    for width, height in SIZES:
        resize(anna, width, height)
        below = box_of(anna, "spare-0")
        for place in ("hand-0", "coins-0", "sheep-0", "breaches-0"):
            mine = box_of(anna, place)
            apart = mine["x"] + mine["width"] <= below["x"] or mine["y"] + mine["height"] <= below["y"]
            assert apart, (width, height, place, mine, below)


def box_of(visitor: Visitor, place: str) -> FloatRect:
    found = visitor.page.locator(f"[data-place={place}]").bounding_box()
    assert found is not None, place
    return found
