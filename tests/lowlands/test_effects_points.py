"""Effects of tiles that bring income and special points, and what they count (docs/lowlands-tiles.md)."""

from typing import Any

import pytest

from tests.lowlands.figures import situation
from tests.lowlands.situations import Situation


def income(what: str, count: int, where: str | None = None, **parameters: Any) -> dict[str, Any]:
    tile: dict[str, Any] = {"effects": [{"block": "income", "what": what, "count": count, **parameters}]}
    return tile if where is None else {**tile, "where": where}


def upkeep(tile: dict[str, Any], cell: int = 0, **given: Any) -> Situation:
    """An upkeep with this feature on the farm."""
    return situation(printed={"F03": tile}, tiles={"F03": cell}, phase="upkeep", **{"coins": 0, "sheep": 0, **given})


def special(per: str, cell: int = 0, count: int = 1, where: str | None = None, **given: Any) -> int:
    """Special points in the storm surge for a feature that counts something; `every` and `terrain` as in the file."""
    parameters = {name: given.pop(name) for name in ("every", "terrain") if name in given}
    tile: dict[str, Any] = {"effects": [{"block": "score", "count": count, "per": per, **parameters}]}
    if where is not None:
        tile["where"] = where
    tiles = {"F03": cell, **given.pop("tiles", {})}
    given = {"sheep": 0, "phase": "storm-surge", "flood": 30, **given}
    return situation(printed={"F03": tile}, tiles=tiles, **given).score("special")


# income


def test_coins_in_addition_to_the_income_board() -> None:
    t = upkeep(income("coins", 2))
    assert (t.coins(0), t.cards(0), t.coins(1)) == (2, 1, 4)


def test_cards_from_the_hidden_deck() -> None:
    t = upkeep(income("cards", 2), deck="9 stone", display="4 wood")
    assert (t.hand(), t.display, t.prompt) == ("3 stone", "4 wood", "place-farmer")


def test_income_in_every_upkeep_and_only_there() -> None:
    nobody = {"farmers": list[int]()}
    t = situation(
        nobody, nobody, printed={"F03": income("coins", 1)}, offer=["F03"], coins=0, farmers=[2, 3], laborers={}
    )
    t.place(2, "build").pick("tile F03", "cell 0", "deck")
    assert t.coins() == 0
    t.place(3, "draw").pick("deck")
    assert (t.state.half, t.coins()) == (1, 1)
    last = upkeep(income("coins", 1), stage=3, half=2, flood=20)
    assert last.score("coins") == 1  # also in the last upkeep


@pytest.mark.parametrize(
    ("where", "cell", "coins"), [("inside", 7, 2), ("inside", 0, 0), ("outside", 7, 0), ("outside", 0, 2)]
)
def test_income_of_a_tile_that_must_lie_inside_or_outside(where: str, cell: int, coins: int) -> None:
    assert upkeep(income("coins", 2, where), cell).coins() == coins


@pytest.mark.parametrize(("sheep", "coins"), [(0, 0), (1, 0), (2, 2), (3, 2), (4, 4)])
def test_income_per_sheep_after_breeding(sheep: int, coins: int) -> None:
    tile = income("coins", 2, per="sheep", every=3)
    assert upkeep(tile, sheep=sheep, pastures=[[5, 6, 7, 10, 11, 12]]).coins() == coins  # 2 become 3, 4 become 6


def test_income_per_terrain() -> None:
    tile = income("coins", 1, per="terrain", terrain=["tree"])
    assert upkeep(tile, board="B1").coins() == 3
    assert upkeep(tile, cell=3, board="B1").coins() == 2  # not under the tile itself


# score: what is counted


def test_score_only_in_the_storm_surge() -> None:
    assert special("features", count=2) == 2
    assert special("features", count=2, phase="high-tide", stage=2, sea=[1, 1, 2]) == 0


@pytest.mark.parametrize(("coins", "points"), [(3, 0), (4, 2), (7, 2), (8, 4)])
def test_per_four_coins(coins: int, points: int) -> None:
    assert special("coins", count=2, every=4, coins=coins) == points


def test_coins_are_counted_before_breach_tokens_are_paid() -> None:
    assert special("coins", coins=6, breaches=9, flood=36) == 6


def test_per_sheep_before_they_are_lost() -> None:
    assert special("sheep", sheep=2) == 2
    assert special("sheep", sheep=2, breaches=2, flood=36) == 2


def test_per_dike_point_not_per_step() -> None:
    assert special("dike_points", steps=10) == 5
    assert special("dike_points", steps=43) == 22


def test_per_pasture() -> None:
    assert special("pastures") == 1
    assert special("pastures", pastures=[[7], [9]]) == 2
    assert special("pastures", pastures=[[7, 8]], cell=7) == 1  # with a feature inside, and no sheep
    assert special("pastures", fences=list(range(16))) == 0


def test_per_feature_this_one_included() -> None:
    assert special("features", tiles={"F16": 4, "F09": 3, "A05": 5}) == 3


def test_per_building() -> None:
    assert special("buildings", tiles={"F16": 4, "A05": 5, "S06": 9}) == 2


def test_per_adjacent_tile_across_fences_or_not() -> None:
    around = {"A05": 6, "F16": 8, "S06": 2}
    assert special("tiles_beside", cell=7, tiles=around) == 3  # the start pasture lies around cell 7
    assert special("tiles_beside", cell=5, tiles={"F16": 4, "A05": 9}) == 0  # not round the edge of the board
    assert special("tiles_beside", cell=0, tiles={"F16": 6}) == 0  # nor across a corner


def test_per_adjacent_empty_space() -> None:
    assert special("empty_beside", cell=0) == 2
    assert special("empty_beside", cell=6) == 4
    assert special("empty_beside", cell=6, tiles={"F16": 5, "A05": 1}) == 2
    assert special("empty_beside", cell=6, sheep=2) == 3  # a sheep on cell 7, across a fence
    assert special("empty_beside", cell=6, sheep=1) == 4  # the only sheep is herded to cell 12


def test_per_space_of_a_terrain_without_a_tile() -> None:
    assert special("terrain", terrain=["bush"], board="B1", cell=4) == 3
    assert (
        special("terrain", terrain=["bush", "pond"], board="B1", cell=4) == 5
    )  # cell 17 carries both, and counts once
    assert special("terrain", terrain=["bush"], board="B1", cell=0) == 2
    assert (
        special("terrain", terrain=["tree"], board="B1", cell=4, sheep=2, pastures=[[18, 19]]) == 3
    )  # sheep do not matter


@pytest.mark.parametrize(
    ("where", "cell", "points"), [("inside", 7, 1), ("inside", 0, 0), ("outside", 0, 1), ("outside", 7, 0)]
)
def test_score_of_a_tile_that_must_lie_inside_or_outside(where: str, cell: int, points: int) -> None:
    assert special("features", cell=cell, where=where) == points


def test_score_belongs_to_the_owner() -> None:
    t = situation({"tiles": {"F11": 9}, "board": "B1"}, phase="storm-surge", flood=30)
    assert [t.score("special", seat) for seat in range(3)] == [0, 5, 0]
