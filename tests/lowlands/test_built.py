"""What a built tile does, and its house (ledger: Action A, from LOW-085 on)."""

from typing import Any

import pytest

from tests.lowlands.figures import situation

# Functions and points


@pytest.mark.rule("LOW-085", "LOW-088")
def test_a_function_takes_effect_right_after_building_and_once() -> None:
    t = situation(printed={"F09": [{"block": "gain", "what": "coins", "count": 2}]}, offer=["F09"], coins=0)
    t.place(2, "build").pick("tile F09", "cell 0")
    assert (t.coins(), t.prompt) == (2, "draw")  # before cards are drawn for the points that are left
    later = situation(
        tiles={"F09": 0}, printed={"F09": [{"block": "gain", "what": "coins", "count": 2}]}, phase="upkeep"
    )
    assert later.coins() == 4  # as before


@pytest.mark.rule("LOW-086")
def test_the_shield_counts_at_game_end() -> None:
    printed: dict[str, Any] = {"F03": {"points": 5}, "S10": {"points": 3}}
    t = situation({"tiles": {"S11": 3}}, tiles={"F03": 0, "S10": 4}, printed=printed, phase="storm-surge", flood=30)
    assert (t.score("tiles", 0), t.score("tiles", 1)) == (8, 4)


@pytest.mark.rule("LOW-087", "LOW-091")
def test_an_exclamation_mark_is_worth_nothing_but_its_function() -> None:
    t = situation(tiles={"W01": 0}, coins=9, phase="storm-surge", flood=30)
    assert (t.score("tiles"), t.score("special"), t.score("coins")) == (0, 2, 9)
    before = situation(tiles={"W01": 0}, coins=9, phase="high-tide", stage=2, segments=13)
    assert before.score("special") == 0  # in the storm surge only


@pytest.mark.rule("LOW-089")
def test_a_red_banner_works_again_and_again_in_its_phase() -> None:
    nobody = {"farmers": list[int]()}
    t = situation(nobody, nobody, tiles={"A06": 0}, laborers={}, coins=5)
    t.place(2, "draw").pick("deck")
    assert t.cards() == 3
    t.place(3, "draw").pick("deck")
    assert t.cards() == 7
    assert situation(tiles={"A06": 0}, phase="upkeep").cards() == 2  # of the house and the basic income: no third card


@pytest.mark.rule("LOW-090")
def test_a_green_banner_lasts() -> None:
    t = situation(hand="3 wood, stone", offer=["S02"], laborers={}).place(3, "build").pick("tile S02", "cell 0")
    assert t.room() == 5
    later = situation(tiles={"S02": 0}, phase="upkeep", stage=3, half=2, sheep=4)
    assert later.sheep() == 5  # 4 breed 2, and there is room for one of them


@pytest.mark.rule("LOW-092")
def test_a_tile_may_have_two_functions() -> None:
    t = (
        situation(hand="2 wood, stone", offer=["S09"], laborers={}, sheep=2)
        .place(2, "build")
        .pick("tile S09", "cell 0")
    )
    assert (t.sheep(), t.room()) == (3, 4)  # the Ram Pen gives a sheep, and houses two


# Houses


@pytest.mark.rule("LOW-093", "LOW-096", "LOW-103")
@pytest.mark.parametrize(
    ("built", "cards", "coins"),
    [(["A05"], 2, 0), (["A05", "A08"], 2, 0), (["A05", "A08", "A10"], 2, 1), (["A05", "A08", "A10", "A12"], 2, 1)],
)
def test_the_leftmost_house_uncovers_its_symbol(built: list[str], cards: int, coins: int) -> None:
    t = situation(tiles={tile: cell for cell, tile in enumerate(built)}, phase="upkeep", coins=0)
    assert t.player().houses == 4 - len(built)
    assert (t.cards(), t.coins()) == (cards, coins)


@pytest.mark.rule("LOW-093", "LOW-083")
def test_a_feature_leaves_the_houses_where_they_are() -> None:
    t = situation(hand="wood", offer=["F03"]).place(2, "build").pick("tile F03", "cell 0")
    assert t.player().houses == 4
    assert situation(tiles={"F03": 0}, phase="upkeep").cards() == 1


@pytest.mark.rule("LOW-094", "LOW-095")
def test_the_sides_of_a_building_are_fences_and_those_of_a_feature_are_not() -> None:
    three_sides = [1, 6, 26, 40, 41, 42, 43]  # above, below and to the left of cell 1
    assert situation(tiles={"A05": 2}, fences=three_sides, sheep=0).room() == 1
    assert situation(tiles={"F16": 2}, fences=three_sides, sheep=0).room() == 0
    assert situation(fences=three_sides, sheep=0).room() == 0
    around = {"A05": 1, "A08": 5, "A10": 7, "A12": 11}
    assert situation(tiles=around, sheep=0, pastures=[[18, 19]]).room() == 3  # cell 6 lies between four buildings


@pytest.mark.rule("LOW-094")
def test_a_building_closes_a_pasture_at_once() -> None:
    three_sides = [1, 6, 26, 40, 41, 42, 43]
    t = situation(hand="2 wood, stone", offer=["S09"], fences=three_sides, sheep=0, laborers={})
    t.place(2, "build").pick("tile S09", "cell 2")
    assert (t.sheep(), t.room()) == (1, 3)


@pytest.mark.rule("LOW-096")
def test_income_of_a_house_comes_with_the_next_upkeep() -> None:
    nobody = {"farmers": list[int]()}
    t = situation(nobody, nobody, hand="2 wood, clay", offer=["S05"], farmers=[2, 3], laborers={})
    t.place(2, "build").pick("tile S05", "cell 0")
    assert t.cards() == 0  # not at once
    t.place(3, "fences").pick("edge 0", "edge 1", "edge 2").until("place-farmer")
    assert t.cards() == 2


@pytest.mark.rule("LOW-097")
@pytest.mark.parametrize(("built", "asked"), [(0, False), (1, True), (2, False), (3, True)])
def test_the_second_and_the_fourth_house_show_a_laborer(built: int, asked: bool) -> None:
    before = dict(zip(["A05", "A08", "A10"][:built], [0, 1, 2], strict=False))
    t = situation(tiles=before, hand="2 wood, clay", offer=["S05"]).place(2, "build").pick("tile S05", "cell 4")
    assert (t.prompt == "move-laborer") is asked
