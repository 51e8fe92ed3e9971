"""Tiles that house sheep: house_tile, house_beside, house_own_pasture, house_pastures, house_features."""

from typing import Any

import pytest

from tests.lowlands.situations import Situation, situation

# The start pasture, cells 7 and 12, lies in the midst of a farm of four rows of five cells.

Effect = dict[str, Any]


def farm(tiles: dict[str, int], printed: dict[str, Any], **given: Any) -> Situation:
    return situation(tiles=tiles, printed=printed, **{"sheep": 0, **given})


def house_tile(count: int) -> list[Effect]:
    return [{"block": "house_tile", "count": count}]


def beside(spaces: str, count: int = 1) -> list[Effect]:
    return [{"block": "house_beside", "spaces": spaces, "count": count}]


def house_pastures(which: str, least: int, count: int) -> list[Effect]:
    return [{"block": "house_pastures", "which": which, "least": least, "count": count}]


# house_tile


@pytest.mark.parametrize(("tile", "cell", "room"), [("S02", 0, 5), ("S02", 7, 4), ("F14", 0, 5), ("F14", 7, 4)])
def test_house_tile_houses_sheep_on_the_tile(tile: str, cell: int, room: int) -> None:
    """Inside the pasture it takes the place of a space."""
    assert farm({tile: cell}, {tile: house_tile(3)}).room() == room


def test_a_sheep_gained_by_a_tile_may_stand_on_it() -> None:
    printed = {"S09": [{"block": "gain", "what": "sheep", "count": 3}, *house_tile(2)]}
    t = situation(printed=printed, offer=["S09"], sheep=2).place(2, "build").pick("tile S09", "cell 0")
    assert (t.sheep(), t.room()) == (4, 4)


@pytest.mark.parametrize(("cell", "room"), [(7, 1 + 2), (0, 2)])
def test_a_feature_that_must_lie_inside_houses_nothing_outside(cell: int, room: int) -> None:
    printed = {"F14": {"where": "inside", "effects": house_tile(2)}}
    assert farm({"F14": cell}, printed).room() == room


def test_a_pasture_whose_feature_houses_sheep_cannot_be_opened_while_they_need_it() -> None:
    printed = {"F14": {"where": "inside", "effects": house_tile(2)}}
    t = farm({"F14": 7}, printed, sheep=3, pastures=[[7, 12]], fences=[0]).place(2, "fences").pick("edge 20", "done")
    assert t.offered == ["edge 0"]


# house_beside


def test_house_beside_adds_to_each_pasture_space_next_to_the_tile() -> None:
    silo = {"S03": beside("pasture", 2)}
    assert farm({"S03": 6}, silo).room() == 2 + 2  # beside cell 7, across its fence
    assert farm({"S03": 0}, silo).room() == 2  # beside none
    assert farm({"S03": 6}, silo, pastures=[[5], [7, 12]]).room() == 3 + 2 + 2  # beside two pastures
    assert farm({"S03": 6, "F14": 7}, {**silo, "F14": []}).room() == 1  # a space with a tile houses none


def test_house_beside_of_the_same_pasture() -> None:
    trough = {"F14": beside("same")}
    assert farm({"F14": 6}, trough, pastures=[[6, 7, 8, 11]]).room() == 3 + 2  # cells 7 and 11; 8 is not beside it
    assert farm({"F14": 6}, trough, pastures=[[6, 7], [11]]).room() == 2 + 1  # 11 is another pasture
    assert farm({"F14": 6}, trough).room() == 2  # outside it has no pasture


def test_house_beside_of_open_spaces() -> None:
    kennel = {"F14": beside("open")}
    assert farm({"F14": 0}, kennel).room() == 2 + 2  # cells 1 and 5
    assert farm({"F14": 6}, kennel).room() == 2 + 3  # cell 7 lies in the pasture
    assert farm({"F14": 6, "F16": 5, "A05": 11}, {**kennel, "F16": [], "A05": []}).room() == 2 + 1


def test_two_tiles_beside_a_space_add_up() -> None:
    silos = {"S03": beside("pasture"), "S04": beside("pasture", 2)}
    assert farm({"S03": 6, "S04": 8}, silos).room() == 2 + 1 + 2


# house_own_pasture


def test_house_own_pasture_adds_to_each_space_around_the_tile() -> None:
    trough = {"F14": [{"block": "house_own_pasture", "count": 2}]}
    assert farm({"F14": 6}, trough, pastures=[[6, 7, 8], [15]]).room() == 2 * (1 + 2) + 1  # not the other pasture
    assert farm({"F14": 0}, trough).room() == 2  # outside it does nothing
    both = {**trough, "F16": []}
    assert farm({"F14": 6, "F16": 8}, both, pastures=[[6, 7, 8]]).room() == 1 + 2  # nor on a space with a tile


# house_pastures


@pytest.mark.parametrize(("least", "more"), [(1, 4), (2, 4), (3, 2), (4, 2), (5, 0)])
def test_house_pastures_adds_to_each_that_is_large_enough(least: int, more: int) -> None:
    printed = {"S12": house_pastures("each", least, 2)}
    assert farm({"S12": 3}, printed, pastures=[[0, 1, 5, 6], [13, 14]]).room() == 6 + more


@pytest.mark.parametrize(("least", "more"), [(1, 3), (4, 3), (5, 0)])
def test_house_pastures_adds_to_the_largest_only(least: int, more: int) -> None:
    printed = {"S11": house_pastures("largest", least, 3)}
    assert farm({"S11": 3}, printed, pastures=[[0, 1, 5, 6], [13, 14]]).room() == 6 + more


def test_one_of_two_equally_large_pastures_counts() -> None:
    printed = {"S11": house_pastures("largest", 1, 3)}
    assert farm({"S11": 3}, printed, pastures=[[0, 1], [13, 14]]).room() == 4 + 3


def test_house_pastures_counts_spaces_with_features() -> None:
    printed = {"S12": house_pastures("each", 2, 1), "F14": []}
    assert farm({"S12": 3, "F14": 7}, printed).room() == 1 + 1


def test_house_pastures_adds_nothing_to_an_open_farm() -> None:
    printed = {"S11": house_pastures("largest", 1, 3)}
    assert farm({"S11": 3}, printed, fences=[20, 21, 22, 23, 24, 0]).room() == 0


# house_features


def test_house_features_houses_sheep_on_each_feature() -> None:
    shop: dict[str, Any] = {"S05": [{"block": "house_features", "count": 2}], "F14": [], "F16": [], "A05": []}
    assert farm({"S05": 0}, shop).room() == 2  # it is no feature itself
    assert farm({"S05": 0, "F14": 4, "A05": 15}, shop).room() == 2 + 2  # outside; no other building
    assert farm({"S05": 0, "F14": 4, "F16": 7}, shop).room() == 1 + 2 + 2  # inside


def test_house_features_adds_to_what_a_feature_houses_itself() -> None:
    printed = {"S05": [{"block": "house_features", "count": 1}], "F14": house_tile(2)}
    assert farm({"S05": 0, "F14": 4}, printed).room() == 2 + 1 + 2


# The sum of all places counts


def test_all_additions_add_up() -> None:
    printed = {
        "S05": [{"block": "house_features", "count": 1}],
        "S03": beside("pasture"),
        "F14": [{"block": "house_own_pasture", "count": 1}],
    }
    t = farm({"S05": 0, "S03": 6, "F14": 12}, printed, sheep=4)
    assert t.room() == 1 + 1 + 1 + 1  # the space, the silo and the trough for it, and the trough itself


def test_a_tile_may_not_cut_a_pasture_so_that_sheep_lose_their_place() -> None:
    """A row of five spaces houses one more. A building in its middle would leave two of two."""
    printed = {"S12": house_pastures("each", 5, 1), "A05": [], "F14": []}
    given: dict[str, Any] = {"pastures": [[0, 1, 2, 3, 4]], "tiles": {"S12": 19}, "printed": printed}
    t = situation(**given, sheep=5, offer=["A05"]).place(2, "build").pick("tile A05")
    assert [cell for cell in range(5) if f"cell {cell}" in t.offered] == []
    t = situation(**given, sheep=5, offer=["F14"]).place(2, "build").pick("tile F14")
    assert [cell for cell in range(5) if f"cell {cell}" in t.offered] == [0, 1, 2, 3, 4]  # a feature cuts nothing


def test_sheep_on_tiles_breed_and_are_bought() -> None:
    t = situation(phase="upkeep", tiles={"S02": 0}, printed={"S02": house_tile(3)}, sheep=4)
    assert t.sheep() == 5
