"""The worked examples of the rulebook, with their numbers."""

from typing import Any

import pytest

from allmende.lowlands.farm import outline
from tests.lowlands.situations import situation


@pytest.mark.rule("LOW-100", "LOW-072", "LOW-073")
def test_the_pet_shop_with_a_farmer_of_value_4_leaves_two_cards() -> None:
    t = situation(hand="2 wood, clay", offer=["S05"])
    t.place(4, "build").pick("tile S05", "cell 0")
    assert (t.hand(), t.built()) == ("", ["S05"])
    t.pick("deck")
    assert t.cards() == 2
    assert t.seat == 1


@pytest.mark.rule("LOW-101")
def test_the_pet_shop_with_a_farmer_of_value_2_leaves_none() -> None:
    t = situation(hand="2 wood, clay", offer=["S05"])
    t.place(2, "build").pick("tile S05", "cell 0")
    assert (t.cards(), t.seat) == (0, 1)


@pytest.mark.rule("LOW-102", "LOW-098")
def test_a_laborer_saves_a_resource_of_choice() -> None:
    t = situation(hand="wood, clay", offer=["S05"], laborers={"build": 1})
    t.place(2, "build").pick("tile S05", "cell 0")
    assert t.cards() == 0


@pytest.mark.rule("LOW-121", "LOW-122", "LOW-112", "LOW-113", "LOW-114", "LOW-115")
def test_three_stone_complete_a_segment_and_a_clay_begins_the_next() -> None:
    t = situation(hand="3 stone, clay", players=4, store={"stone": 3}, tokens=["P1", "P2", "P3", "P4", "P5"], coins=0)
    t.place(4, "dike").pick("stone", "stone", "stone")
    assert (t.store, t.state.segments, t.state.dike_length()) == (("stone", 6), 1, 4)
    assert t.offered == ["resource clay", "done"]
    t.pick("clay")
    assert (t.store, t.steps()) == (("clay", 1), 4)
    assert t.offered == ["good coins", "good laborer"]
    t.pick("coins")
    assert t.coins() == 3


@pytest.mark.rule("LOW-134", "LOW-131", "LOW-132")
def test_co_building_after_four_stored() -> None:
    t = situation({"hand": "2 clay"}, hand="4 clay", players=4)
    t.place(4, "dike").pick("clay", "clay", "clay", "clay").until("offer-co-building").pick("seat 1")
    assert (t.seat, t.prompt) == (1, "co-build")
    t.pick("yes", "clay")
    assert (t.steps(0), t.steps(1)) == (5, 1)
    t.pick("clay")
    assert (t.steps(0), t.steps(1), t.store) == (5, 2, ("clay", 6))


@pytest.mark.rule("LOW-153", "LOW-140", "LOW-143")
def test_a_farmer_of_value_3_moves_one_fence_and_builds_two() -> None:
    t = situation(hand="2 wood", fences=[0, *[n for n in range(49) if outline(1 << 7 | 1 << 12) >> n & 1]])
    t.place(3, "fences").pick("edge 20", "move", "edge 21", "resource wood", "edge 22", "resource wood", "edge 0")
    me = t.player()
    assert t.cards() == 0
    assert (me.fences >> 20 & 0b111, me.fences & 1, me.spare) == (0b111, 0, 7)


@pytest.mark.rule("LOW-149", "LOW-141")
def test_a_pasture_may_be_open_while_fences_are_moved() -> None:
    t = situation(sheep=2)  # the start pasture, cells 7 and 12, moves one column to the right
    t.place(4, "fences")
    for edge in (8, 18, 35, 41):
        t.pick(f"edge {edge}")
    for edge in (7, 17, 33, 39):
        t.pick(f"edge {edge}")
    assert t.player().fences == outline(1 << 8 | 1 << 13)


@pytest.mark.rule("LOW-148")
def test_the_last_fence_taken_away_leaves_every_sheep_housed() -> None:
    t = situation(sheep=2)
    t.place(2, "fences").pick("edge 0")
    assert "done" not in t.offered  # a single fence cannot be moved: all six are needed
    t.pick("edge 1")
    assert t.offered == ["edge 0", "edge 1"]


@pytest.mark.rule("LOW-154", "LOW-103", "LOW-155")
def test_income_of_fences_and_houses() -> None:
    tiles = {"S05": 0, "S02": 4}
    t = situation(tiles=tiles, phase="upkeep", sheep=0)
    assert t.cards() == 2
    tiles |= {"S01": 15, "S03": 19}
    five_more = [n for n in range(49) if outline(1 << 7 | 1 << 12) >> n & 1] + [20, 21, 22, 23, 24]
    t = situation(tiles=tiles, fences=five_more, phase="upkeep", sheep=0, coins=0)
    assert (t.cards(), t.coins()) == (3, 1)


@pytest.mark.rule("LOW-157")
def test_a_pasture_of_three_spaces_closed_by_a_building() -> None:
    area = 1 << 6 | 1 << 7 | 1 << 8
    fences = [n for n in range(49) if outline(area) >> n & 1 and n != 34 + 1]  # the right side of cell 8 is open
    assert situation(fences=fences, sheep=0).room() == 0
    assert situation(fences=fences, tiles={"A05": 9}, sheep=3).room() == 3


@pytest.mark.rule("LOW-168", "LOW-167")
def test_the_sheep_market_of_the_rulebook() -> None:
    t = situation(players=4, market=[2, 1, 1], coins=20, sheep=4, pastures=[[0, 1, 2, 3, 4, 5, 6, 7, 8, 9]])
    t.place(4, "sheep").pick("buy", "row 0")
    assert t.offered == ["count 1", "count 2"]
    t = situation(players=4, market=[2, 1, 1], coins=20, sheep=4, pastures=[[0, 1, 2, 3, 4, 5, 6, 7, 8, 9]])
    t.place(4, "sheep").pick("sell", "row 1")
    assert t.offered == ["count 1", "count 2", "count 3"]
    t.pick("count 3")
    assert (t.coins(), t.sheep()) == (29, 1)


@pytest.mark.rule("LOW-209", "LOW-204")
def test_a_dike_that_holds() -> None:
    seats = [{"steps": 3, "coins": 0}, {"steps": 4, "coins": 0}, {"steps": 1, "coins": 0}]
    t = situation(*seats[1:], **seats[0], phase="high-tide", sea=[1, 1, 2], flood=12, segments=3)
    assert [t.coins(seat) for seat in range(3)] == [1, 1, 0]
    assert t.state.price() == 4


@pytest.mark.rule("LOW-210", "LOW-206", "LOW-211")
def test_a_dike_that_breaks() -> None:
    seats = [{"steps": 5}, {"steps": 3}, {"steps": 1}]
    t = situation(*seats[1:], **seats[0], phase="high-tide", sea=[1, 1, 2], flood=13, segments=3)
    assert [t.player(seat).breaches for seat in range(3)] == [0, 1, 2]
    assert t.state.value == 2


@pytest.mark.rule("LOW-227", "LOW-228")
def test_breach_tokens_in_the_storm_surge() -> None:
    farm: dict[str, Any] = {"sheep": 3, "breaches": 5, "pastures": [[7, 8, 9]]}
    t = situation({**farm, "coins": 1}, **farm, coins=4, phase="storm-surge", flood=36, segments=0, value=0)
    assert [(t.sheep(seat), t.score("coins", seat)) for seat in (0, 1)] == [(0, 0), (0, -3)]


@pytest.mark.rule("LOW-240", "LOW-236", "LOW-241")
def test_the_market_co_builds() -> None:
    t = situation({}, players=2, hand="3 clay", coins=1, deck="clay, stone, clay", store={}, farmers=[3])
    t.place(3, "dike").pick("clay", "clay", "clay").until("offer-co-building").pick("market")
    assert (t.coins(), t.steps(), t.state.segments, t.store) == (0, 3, 1, ("stone", 1))


@pytest.mark.rule("LOW-173", "LOW-170", "LOW-171")
def test_drawing_with_a_laborer() -> None:
    t = situation(laborers={"draw": 1}, display="4 wood", deck="2 clay, stone")
    t.place(2, "draw").pick("wood", "deck")
    assert (t.hand(), t.display) == ("wood, 2 clay", "3 wood, stone")
