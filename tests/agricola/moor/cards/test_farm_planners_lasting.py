"""Cards of Farmers of the Moor about new tiles and a larger farmyard: each clause, and what they must not do."""

from typing import Any

import pytest

from allmende.agricola.farm.plan import bits
from allmende.agricola.moor.layers import land_of
from tests.agricola.moor.situations import cells, forests, moor, moors, play, playable
from tests.agricola.situations import Situation

MINORS = ["lasso", "drinking-trough", "junk-room"]
EMPTY = [0, 1, 2, 3, 4, 6, 7, 8, 9, 11, 12, 13, 14]


def waiting(card: str, number: int, **given: Any) -> Situation:
    """A tile of a card waits on the space of a round that begins."""
    return moor(played=[card], promised=[[number, "", card]], round=number, phase="preparation", **given)


def rounds(t: Situation) -> list[int]:
    """Where tiles wait for seat 0."""
    return [number for number, good, _, _ in t.player().promised if good < 0]


# Wild Fields


def test_wild_fields_need_two_fields() -> None:
    assert playable("wild-fields", goods="2 food", fields=[0, 1])
    assert playable("wild-fields", goods="2 food", fields=[0], played=["beanfield"])
    assert not playable("wild-fields", goods="2 food", fields=[0])


def test_wild_fields_lie_apart_from_fields() -> None:
    t = play("wild-fields", goods="2 food", fields=[0, 1], forests=[3], moors=[4], stables=[14])
    assert cells(t) == [7, 8, 9, 11, 12, 13]
    t.pick("cell 8")
    assert cells(t) == [11, 12]  # the new field counts, too
    t.pick("cell 12")
    assert (sorted(t.fields()), t.seat) == ([0, 1, 8, 12], 1)


@pytest.mark.parametrize(("picks", "fields"), [(["done"], [0, 1]), (["cell 8", "done"], [0, 1, 8])])
def test_wild_fields_may_be_fewer(picks: list[str], fields: list[int]) -> None:
    assert sorted(play("wild-fields", *picks, goods="2 food", fields=[0, 1]).fields()) == fields


def test_later_fields_border_others_again_and_may_join_them() -> None:
    t = play("wild-fields", "cell 3", "done", goods="2 food", fields=[0, 1])
    t.place("day-laborer").place("farmland")
    assert cells(t) == [2, 4, 6, 8]


# Swamp, Tree Nursery, Forest Swamp, Surveyor's Map


def test_swamp_is_played_until_round_four() -> None:
    assert playable("swamp", round=4)
    assert not playable("swamp", round=5)


def test_a_moor_of_swamp_waits_for_round_twelve() -> None:
    assert rounds(play("swamp")) == [12]


def test_the_moor_of_swamp_may_lie_on_an_unused_space() -> None:
    t = waiting("swamp", 12, forests=EMPTY[:-2])
    assert t.offered == ["card swamp", "done"]
    t.pick("card swamp")
    assert (t.offered, moors(t.pick("cell 14"))) == (["cell 13", "cell 14"], [14])


def test_a_moor_that_is_not_placed_is_lost() -> None:
    t = waiting("swamp", 12).pick("done")
    assert (moors(t), rounds(t)) == ([], [])
    assert waiting("swamp", 12, forests=EMPTY).phase == "work"


def test_tree_nursery_is_the_first_improvement() -> None:
    assert playable("tree-nursery", goods="wood")
    assert not playable("tree-nursery", goods="wood", played=["lasso"])
    assert not playable("tree-nursery", goods="wood", played=["well"])


def test_forests_of_tree_nursery_wait_for_rounds_twelve_and_thirteen() -> None:
    assert rounds(play("tree-nursery", goods="wood")) == [12, 13]
    assert rounds(play("tree-nursery", goods="wood", round=12)) == [13]


@pytest.mark.parametrize("number", [12, 13])
def test_a_forest_of_tree_nursery_may_lie_on_an_unused_space(number: int) -> None:
    t = waiting("tree-nursery", number, moors=[0]).pick("card tree-nursery")
    assert cells(t) == EMPTY[1:]
    assert forests(t.pick("cell 14")) == [14]
    assert forests(waiting("tree-nursery", number).pick("done")) == []


def test_forest_swamp_needs_two_majors() -> None:
    assert playable("forest-swamp", played=["well", "joinery"])
    assert not playable("forest-swamp", played=["well", *MINORS])


def test_cut_peat_puts_a_forest_of_forest_swamp_four_rounds_ahead() -> None:
    t = moor(played=["forest-swamp"], moors=[0], forests=[1], round=3).pick("special cut-peat", "cell 0")
    assert rounds(t) == [7]
    t = moor(played=["forest-swamp"], moors=[0], forests=[1], round=3).pick("special fell-trees", "cell 1")
    assert rounds(t) == []


def test_forest_swamp_puts_nothing_beyond_the_last_round() -> None:
    t = moor(played=["forest-swamp"], moors=[0], round=11).pick("special cut-peat", "cell 0")
    assert (rounds(t), t.count("fuel")) == ([], 3)


def test_two_forests_of_forest_swamp_may_come_at_once() -> None:
    t = moor(
        played=["forest-swamp"], promised=[[7, "", "forest-swamp"], [7, "", "forest-swamp"]], round=7,
        phase="preparation",
    )  # fmt: skip
    t.pick("card forest-swamp", "cell 0", "card forest-swamp", "cell 3")
    assert (forests(t), t.phase) == ([0, 3], "work")


def test_a_forest_of_forest_swamp_may_be_left() -> None:
    assert forests(waiting("forest-swamp", 7).pick("done")) == []


def test_surveyors_map_is_played_until_round_two() -> None:
    assert playable("surveyors-map", goods="2 food", round=2)
    assert not playable("surveyors-map", goods="2 food", round=3)


def test_tiles_of_surveyors_map_wait_for_three_rounds() -> None:
    t = play("surveyors-map", goods="2 food")
    assert (rounds(t), t.goods()) == ([11, 12, 13], "")


@pytest.mark.parametrize(("number", "found"), [(11, ([0], [], [])), (12, ([], [0], [])), (13, ([], [], [0]))])
def test_surveyors_map_brings_a_field_a_moor_and_a_forest(number: int, found: tuple[list[int], ...]) -> None:
    t = waiting("surveyors-map", number)
    assert t.offered == ["card surveyors-map", "done"]
    t.pick("card surveyors-map", "cell 0")
    assert (list(t.fields()), moors(t), forests(t)) == found


def test_the_field_of_surveyors_map_borders_others_and_the_rest_need_not() -> None:
    assert waiting("surveyors-map", 11, fields=[0], moors=[1]).phase == "work"  # nowhere to plow
    assert cells(waiting("surveyors-map", 11, fields=[0]).pick("card surveyors-map")) == [1]
    assert cells(waiting("surveyors-map", 12, fields=[0]).pick("card surveyors-map")) == EMPTY[1:]


# Thicket, Bog Forest


def test_thicket_needs_four_visible_forests() -> None:
    assert playable("thicket", forests=[0, 1, 2, 3])
    assert not playable("thicket", forests=[0, 0, 1, 2])


@pytest.mark.rule("MOOR-231")
def test_thicket_puts_a_forest_on_up_to_two_forests() -> None:
    t = play("thicket", "cell 0", forests=[0, 1, 2, 3])
    assert t.offered == ["cell 1", "cell 2", "cell 3", "done"]
    t.pick("cell 2")
    assert (forests(t), bits(land_of(t.player()).deep_forests), t.seat) == ([0, 1, 2, 3], [0, 2], 1)


@pytest.mark.parametrize(("picks", "deep"), [(["done"], []), (["cell 1", "done"], [1])])
def test_thicket_may_be_smaller(picks: list[str], deep: list[int]) -> None:
    assert bits(land_of(play("thicket", *picks, forests=[0, 1, 2, 3]).player()).deep_forests) == deep


def test_a_thicket_cannot_be_burnt_before_it_is_felled() -> None:
    t = play("thicket", "cell 0", "done", forests=[0, 1, 2, 3]).place("forest").pick("special slash-and-burn")
    assert cells(t) == [1, 2, 3]
    t = play("thicket", "cell 0", "done", forests=[0, 1, 2, 3]).place("forest").pick("special fell-trees", "cell 0")
    assert (forests(t), land_of(t.player()).deep_forests) == ([0, 1, 2, 3], 0)


def test_bog_forest_needs_three_improvements() -> None:
    assert playable("bog-forest", goods="food", played=["well", "lasso", "junk-room"])
    assert not playable("bog-forest", goods="food", played=["well", "lasso"])


@pytest.mark.rule("MOOR-231")
@pytest.mark.parametrize(
    ("picks", "wood", "bog"),
    [(["done"], [4], [0, 1]), (["cell 1", "done"], [1, 4], [0]), (["cell 1", "cell 0"], [0, 1, 4], [])],
)
def test_bog_forest_covers_any_number_of_moors(picks: list[str], wood: list[int], bog: list[int]) -> None:
    t = play("bog-forest", *picks, goods="food", played=MINORS, moors=[0, 1], forests=[4])
    assert (forests(t), moors(t), t.seat) == (wood, bog, 1)


def test_a_covered_moor_is_out_of_use_until_the_forest_is_felled() -> None:
    given: dict[str, Any] = {"goods": "food", "played": MINORS, "moors": [0], "forests": [4]}
    t = play("bog-forest", "cell 0", **given).place("forest")
    assert not t.offers("special cut-peat")
    assert cells(t.pick("special slash-and-burn")) == [4]
    t = play("bog-forest", "cell 0", **given).place("forest").pick("special fell-trees", "cell 0")
    assert (forests(t), moors(t)) == ([4], [0])


# Farm Extension, Moor Enclosures


@pytest.mark.rule("MOOR-209", "MOOR-210", "MOOR-214")
def test_farm_extension_adds_two_unused_spaces() -> None:
    t = play("farm-extension", goods="clay")
    assert len(t.offered) == 12  # four above and below, two at each side
    t.pick("extension d0-e0")
    assert (t.player().farm.plan.cells, t.score("unused"), t.seat) == (17, -15, 1)
    assert "extend" in t.events


@pytest.mark.rule("MOOR-211")
def test_the_new_spaces_border_each_other_and_one_old_space_each() -> None:
    plan = play("farm-extension", "extension d0-e0", goods="clay").player().farm.plan
    assert (bits(plan.beside[15]), bits(plan.beside[16])) == ([3, 16], [4, 15])


@pytest.mark.rule("MOOR-213")
def test_the_new_spaces_are_used_as_others() -> None:
    t = play("farm-extension", "extension d0-e0", goods="clay, 5 wood", fields=[4], moors=[3, 9])
    t.place("forest").place("farmland")
    assert cells(t) == [16]
    t.pick("cell 16")
    assert (sorted(t.fields()), t.score("unused")) == ([4, 16], -11)


def test_a_pasture_may_lie_on_an_extension() -> None:
    t = play("farm-extension", "extension d0-e0", goods="clay, 6 wood", round=2)
    area = 1 << 15 | 1 << 16
    fences = bits(t.player().farm.plan.outline(area))
    t.place("forest").place("fencing", *[f"edge {edge}" for edge in fences])
    assert t.pastures() == [[15, 16]]


def test_moor_enclosures_need_a_clay_house_or_a_better_one() -> None:
    assert not playable("moor-enclosures", goods="stone")
    assert playable("moor-enclosures", goods="stone", material="clay")
    assert playable("moor-enclosures", goods="stone", material="stone")


@pytest.mark.rule("MOOR-212")
def test_moor_enclosures_bring_two_spaces_with_moors() -> None:
    t = play("moor-enclosures", "extension f2-f3", goods="stone", material="clay")
    assert (moors(t), t.score("unused")) == ([15, 16], -13)


@pytest.mark.rule("MOOR-215")
def test_a_second_extension_may_lie_at_the_first_one_alone() -> None:
    t = moor(
        hand=["farm-extension", "moor-enclosures"], goods="clay, stone, fuel", material="clay",
        rounds=["major-improvement"],
    )  # fmt: skip
    t.place("major-improvement", "card farm-extension", "extension d0-e0").place("forest")
    t.pick("special black-market", "card moor-enclosures")
    assert "extension d00-e00" in t.offered
    t.pick("extension d00-e00")
    assert (moors(t), t.player().farm.plan.cells) == ([17, 18], 19)
