"""Why a farmer, a space, a tile or a row of The Lowlands cannot be picked, in the words that a person reads."""

from typing import Any

from allmende.locales import describe_why_not
from tests.lowlands.situations import Situation, situation


def why(t: Situation, thing: str, lang: str = "en") -> list[str]:
    key = [int(word) if word.isdecimal() else word for word in thing.split()]
    return describe_why_not(t.game, 0, tuple(key), lang, ["Anna", "Bo", "Cy"])


def test_farmers_and_spaces() -> None:
    t = situation(hand="wood, clay", store={"stone": 1}, farmers=[2, 3], used={"fences": 1}, coins=0, sheep=0)
    assert why(t, "farmer 4") == ["this farmer is at work"]
    assert why(t, "space fences") == ["costs 1 coin now; you have 0"]
    assert why(t, "space dike") == ["the store takes 1 stone now, and you have nothing for it"]
    assert why(t, "space draw") == ["choose a farmer first"]
    t.pick("farmer 2")
    assert why(t, "space sheep") == ["you have no sheep to sell", "a sheep costs 3 coins; you have 0"]
    assert why(t, "space draw") == []
    assert why(t, "space sheep", "de")[0] == "du hast keine Schafe zu verkaufen"


def test_a_full_dike_and_an_empty_purse() -> None:
    t = situation(hand="clay", coins=2, sheep=2, segments=13, market=[4, 3, 3]).pick("farmer 2")
    assert why(t, "space dike") == ["the dike is complete"]
    assert why(t, "space sheep") == ["the market has no room for your sheep", "you have no room for more sheep"]


def test_tiles() -> None:
    t = situation(hand="2 wood", offer=["S05", "F03"], laborers={})
    assert why(t, "tile S05") == ["you lack 1 clay"]
    t = situation({"tiles": {"S05": 3}}, laborers={})
    assert why(t, "tile S05") == ["built by Bo"]
    rich: dict[str, Any] = {"hand": "9 wood, 9 clay, 9 stone", "laborers": {}}
    t = situation(offer=["S05", "F01", "W02", "W05"], **rich)
    assert why(t, "tile S05") == ["place a farmer with at least 2 on Farm expansion"]
    t.place(3, "build")
    assert why(t, "tile F01") == ["has level 4; your action value is 3"]
    assert why(t, "tile S05") == []
    t = situation(offer=["W05"], tiles={"W02": 0}, **rich).place(4, "build")
    assert why(t, "tile W05") == ["you have a storm surge building already"]


def test_cells_where_a_tile_cannot_lie() -> None:
    t = situation(hand="9 wood, 9 clay, 9 stone", offer=["F03"], tiles={"S05": 3}, laborers={}).place(4, "build")
    t.pick("tile F03")
    me = t.game.view(0)["table"]["players"][0]
    bare = next(cell for cell, terrain in enumerate(me["terrain"]) if not terrain and cell != 3)
    assert why(t, "cell 3") == ["there is a tile already"]
    assert why(t, f"cell {bare}") == ["this space does not have the terrain of the tile"]


def test_a_cell_that_the_sheep_need() -> None:
    t = situation(hand="9 wood, 9 clay, 9 stone", offer=["S05"], sheep=2, laborers={}).place(4, "build")
    t.pick("tile S05")
    assert why(t, "cell 7") == ["your sheep need this space"]


def test_what_the_store_takes() -> None:
    t = situation(hand="2 clay, stone", store={"stone": 1}).place(2, "dike")
    assert why(t, "resource clay") == ["the store takes 1 stone now"]


def test_rows_of_the_market() -> None:
    t = situation(coins=9, sheep=0, market=[2, 0, 1]).place(2, "sheep")
    assert why(t, "row 1") == ["no sheep in this row"]
    assert why(t, "row 0") == []


def test_whose_turn_it_is() -> None:
    assert why(situation(turn=1), "tile S05") == ["it is Bo's turn"]
