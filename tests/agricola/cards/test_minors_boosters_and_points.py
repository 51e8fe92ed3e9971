"""Minor improvements that boost actions, and those that bring points."""

from typing import Any

import pytest

from allmende.agricola.actions.space import NUMBER_OF
from allmende.agricola.course.turn import usable
from tests.agricola.cards.playing import FULL_FARM, LONG_FIELDS, NINE, play, playable
from tests.agricola.situations import Situation, harvest, situation

# Threshing Board


def test_threshing_board_bakes_before_farmland() -> None:
    t = situation({}, goods="2 grain", played=["threshing-board", "fireplace-2"])
    t.place("farmland", "card threshing-board", "bake", "bake", "cell 0")
    assert (t.goods(), t.fields()) == ("4 food", {0: ""})


def test_threshing_board_may_be_left() -> None:
    t = situation({}, goods="grain", played=["threshing-board", "fireplace-2"])
    t.place("farmland", "done", "cell 0")
    assert (t.goods(), t.seat) == ("grain", 1)


def cultivation(**given: Any) -> Situation:
    """Cultivation in round 12, with the board and an oven for any number of grain at 2 food each."""
    return situation({}, played=["threshing-board", "fireplace-2"], round=12, rounds=["cultivation"], **given)


def test_threshing_board_bakes_before_cultivation() -> None:
    t = cultivation(goods="grain")
    t.place("cultivation", "card threshing-board", "bake", "cell 0")
    assert (t.goods(), t.seat) == ("2 food", 1)


@pytest.mark.rule("AGR-100")
def test_threshing_board_bakes_between_the_actions_of_cultivation() -> None:
    t = cultivation(goods="2 grain")
    t.place("cultivation", "done", "cell 0")
    assert t.offered == ["action sow", "card threshing-board", "done"]
    t.pick("card threshing-board", "bake", "done", "sow", "grain 0")
    assert (t.goods(), t.fields()) == ("2 food", {0: "3 grain"})


def test_threshing_board_bakes_once_for_each_use() -> None:
    t = cultivation(goods="3 grain")
    t.place("cultivation", "card threshing-board", "bake", "done", "cell 0")
    assert t.offered == ["action sow", "done"]


def test_threshing_board_still_bakes_between_if_somebody_listens_to_all_spaces() -> None:
    t = situation(
        {"played": ["milk-jug"]},
        goods="2 grain", played=["threshing-board", "fireplace-2"], round=12, rounds=["cultivation"],
    )  # fmt: skip
    t.place("cultivation", "done", "cell 0")
    assert t.offers("card threshing-board")


@pytest.mark.rule("AGR-256")
def test_the_last_grain_is_not_baked_if_cultivation_can_do_nothing_else() -> None:
    t = cultivation(goods="grain", fields=[*LONG_FIELDS, 14], rooms=[5, 6, 10])
    t.place("cultivation")
    assert (t.prompt, t.count("grain")) == ("sow", 1)
    t = cultivation(goods="3 grain", fields=[*LONG_FIELDS, 14], rooms=[5, 6, 10])
    t.place("cultivation", "card threshing-board", "bake", "bake")
    assert (t.prompt, t.count("grain")) == ("sow", 1)


def test_the_last_grain_is_baked_if_a_vegetable_can_be_sown_or_a_field_plowed() -> None:
    t = cultivation(goods="grain, vegetable", fields=[*LONG_FIELDS, 14], rooms=[5, 6, 10])
    t.place("cultivation", "card threshing-board", "bake", "vegetable 0")
    assert t.goods() == "2 food"
    t = cultivation(goods="grain", fields=LONG_FIELDS, rooms=[5, 6, 10])
    t.place("cultivation", "card threshing-board", "bake", "cell 14")
    assert t.goods() == "2 food"


def test_the_last_grain_is_baked_between_the_actions() -> None:
    t = cultivation(goods="grain", fields=LONG_FIELDS, rooms=[5, 6, 10])
    t.place("cultivation", "done", "plow", "cell 14", "card threshing-board", "bake")
    assert (t.goods(), t.seat) == ("2 food", 1)


@pytest.mark.parametrize(("goods", "oven"), [("", ["fireplace-2"]), ("grain", [])])
def test_threshing_board_needs_grain_and_an_oven(goods: str, oven: list[str]) -> None:
    t = situation(goods=goods, played=["threshing-board", *oven])
    t.place("farmland")
    assert t.prompt == "plow"


@pytest.mark.rule("AGR-041")
def test_threshing_board_is_no_reason_to_use_farmland() -> None:
    t = cultivation(goods="grain", fields=[*LONG_FIELDS, 14], rooms=[5, 6, 10])
    assert not t.usable("farmland")


def test_threshing_board_does_not_bake_elsewhere() -> None:
    t = situation({}, goods="grain", played=["threshing-board", "fireplace-2"])
    t.place("grain-seeds")
    assert t.seat == 1


# Sleeping Corner


def test_sleeping_corner_shares_a_wish_with_one_other_player() -> None:
    t = situation(
        {}, played=["sleeping-corner"], rooms=[5, 6, 10], round=5, rounds=["basic-wish"], used={"basic-wish": 1}
    )
    t.place("basic-wish")
    assert t.people() == 3


def test_sleeping_corner_does_not_share_with_two() -> None:
    t = situation(
        {"placed": ["basic-wish"]}, {},
        played=["sleeping-corner"], rooms=[5, 6, 10], round=5, rounds=["basic-wish"],
    )  # fmt: skip
    t.state.occupied[NUMBER_OF["basic-wish"]] |= 1 << 2
    assert "basic-wish" not in [space.slug for space in usable(t.state, t.player())]


def test_sleeping_corner_does_not_share_with_oneself_nor_other_spaces() -> None:
    t = situation(
        {}, played=["sleeping-corner"], rooms=[5, 6, 10], round=5, rounds=["basic-wish"], used={"forest": 1},
        placed=["basic-wish"],
    )  # fmt: skip
    assert not t.usable("basic-wish")
    assert not t.usable("forest")


@pytest.mark.rule("AGR-224")
def test_sleeping_corner_needs_two_grain_fields() -> None:
    t = situation(goods="wood", hand=["sleeping-corner"], fields={"0": "3 grain", "1": ""})
    t.place("meeting-place")
    assert t.prompt == "place-person"
    t = situation(goods="wood", hand=["sleeping-corner"], fields={"0": "3 grain", "1": "grain"})
    t.place("meeting-place", "sleeping-corner")
    assert t.played() == ["sleeping-corner"]


# Manger


@pytest.mark.parametrize(
    ("pastures", "points"),
    [
        ([[2, 3, 4, 8, 9]], 0),
        ([[2, 3, 4, 7, 8, 9]], 1),
        ([[2, 3, 4, 7, 8, 9, 14]], 2),
        ([[2, 3, 4, 7, 8, 9, 13, 14]], 3),
        ([NINE], 3),
        ([[1, *NINE]], 4),
        ([[1, 6, 11, *NINE]], 4),
        ([[2, 3, 4], [7, 8, 9]], 1),
    ],
)
def test_manger_scores_the_spaces_of_all_pastures(pastures: list[list[int]], points: int) -> None:
    assert situation(pastures=pastures, played=["manger"]).score("bonus") == points


def test_manger_costs_two_wood_and_counts_no_lone_stables() -> None:
    t = situation({}, goods="2 wood", hand=["manger"])
    play(t, "manger")
    assert (t.goods(), t.played()) == ("", ["manger"])
    assert situation(pastures=[[3, 4, 8, 9]], stables=[1, 2], played=["manger"]).score("bonus") == 0


# Big Country


@pytest.mark.rule("AGR-244", "AGR-287")
@pytest.mark.parametrize(("now", "left"), [(3, 11), (10, 4), (13, 1), (14, 0)])
def test_big_country_gives_two_food_and_a_point_for_each_round_left(now: int, left: int) -> None:
    t = situation({}, **FULL_FARM, hand=["big-country"], round=now)
    play(t, "big-country")
    assert (t.food(), t.score("bonus")) == (2 * left, left)


def test_big_country_needs_a_farm_without_unused_spaces() -> None:
    assert not playable(
        situation({}, fields=[0, 1, 6], pastures=FULL_FARM["pastures"], hand=["big-country"]), "big-country"
    )
    stable: dict[str, Any] = {"fields": [0, 1, 6], "stables": [11], "pastures": FULL_FARM["pastures"]}
    assert playable(situation({}, **stable, hand=["big-country"]), "big-country")


def test_big_country_gives_nothing_later() -> None:
    t = situation({}, played=["big-country"], round=8, phase="before-round")
    assert (t.food(), t.score("bonus"), t.score("improvements")) == (0, 0, 0)


# Wool Blankets


@pytest.mark.parametrize(("material", "points"), [("wood", 3), ("clay", 2), ("stone", 0)])
def test_wool_blankets_score_by_the_house(material: str, points: int) -> None:
    assert situation(material=material, played=["wool-blankets"]).score("bonus") == points


@pytest.mark.rule("AGR-219")
def test_wool_blankets_need_five_sheep_and_keep_them() -> None:
    farm: dict[str, Any] = {"pastures": [[3, 4, 8, 9]], "hand": ["wool-blankets"]}
    assert not playable(situation({}, goods="4 sheep", **farm), "wool-blankets")
    t = situation({}, goods="5 sheep", **farm)
    play(t, "wool-blankets")
    assert (t.goods(), t.score("bonus")) == ("5 sheep", 3)


# Lasso


@pytest.mark.rule("AGR-049")
def test_after_an_animal_market_a_second_person_may_follow_at_once() -> None:
    t = situation({}, played=["lasso"], rounds=["sheep-market"])
    t.place("sheep-market")
    assert (t.seat, t.prompt) == (0, "place-another")
    t.place("forest")
    assert t.seat == 1


def test_after_another_space_only_an_animal_market_may_follow() -> None:
    t = situation({}, played=["lasso"], rounds=["sheep-market"])
    t.place("forest")
    assert [option for option in t.offered if option.startswith("space")] == ["space sheep-market"]
    t.pick("done")
    assert t.seat == 1


def test_without_an_animal_market_there_is_no_second_person() -> None:
    t = situation({}, played=["lasso"], rounds=["fencing"])
    t.place("forest")
    assert t.seat == 1


# Bread Paddle


def test_bread_paddle_gives_a_food_at_once() -> None:
    t = situation(goods="wood", hand=["bread-paddle"])
    t.place("meeting-place", "bread-paddle")
    assert t.goods() == "food"


def test_bread_paddle_bakes_after_an_occupation() -> None:
    t = situation({}, goods="2 grain", played=["bread-paddle", "fireplace-2"], hand=["wood-cutter"])
    t.place("lessons", "wood-cutter", "card bread-paddle", "bake", "done")
    assert (t.goods(), t.seat) == ("2 food, grain", 1)


def test_bread_paddle_may_be_left() -> None:
    t = situation({}, goods="grain", played=["bread-paddle", "fireplace-2"], hand=["wood-cutter"])
    t.place("lessons", "wood-cutter", "done")
    assert (t.goods(), t.seat) == ("grain", 1)


def test_that_bread_comes_too_late_to_pay_for_the_occupation() -> None:
    t = situation({}, goods="grain", played=["carpenter", "bread-paddle", "clay-oven"], hand=["wood-cutter"])
    t.place("lessons", "wood-cutter")  # the grain is eaten raw for it
    assert (t.goods(), t.seat) == ("", 1)


def test_bread_paddle_may_bake_grain_that_the_occupation_brought() -> None:
    t = situation({}, played=["bread-paddle", "fireplace-2"], hand=["scythe-worker"])
    t.place("lessons", "scythe-worker", "card bread-paddle", "bake")
    assert t.goods() == "2 food"


def test_bread_paddle_does_not_bake_after_improvements() -> None:
    t = situation({}, goods="wood, grain", played=["bread-paddle", "fireplace-2"], hand=["corn-scoop"])
    t.place("meeting-place", "corn-scoop")
    assert t.seat == 1


def test_bread_paddle_does_not_bake_after_others_occupations() -> None:
    t = situation({"hand": ["wood-cutter"]}, goods="grain", played=["bread-paddle", "fireplace-2"], turn=1)
    t.place("lessons", "wood-cutter")
    assert (t.seat, t.prompt) == (0, "place-person")


@pytest.mark.parametrize(("goods", "oven"), [("", ["fireplace-2"]), ("grain", [])])
def test_bread_paddle_needs_grain_and_an_oven(goods: str, oven: list[str]) -> None:
    t = situation({}, goods=goods, played=["bread-paddle", *oven], hand=["wood-cutter"])
    t.place("lessons", "wood-cutter")
    assert t.seat == 1


# Mantlepiece


@pytest.mark.rule("AGR-244")
@pytest.mark.parametrize(("now", "points"), [(1, 13), (9, 5), (14, 0)])
def test_mantlepiece_notes_a_point_for_each_round_left(now: int, points: int) -> None:
    t = situation({}, goods="stone", material="clay", hand=["mantlepiece"], round=now)
    play(t, "mantlepiece")
    assert (t.score("bonus"), t.score("improvements"), t.goods()) == (points, -3, "")


def test_mantlepiece_needs_a_clay_or_stone_house_and_a_stone() -> None:
    assert not playable(situation({}, goods="stone", hand=["mantlepiece"]), "mantlepiece")
    assert not playable(situation({}, goods="wood", material="clay", hand=["mantlepiece"]), "mantlepiece")
    assert playable(situation({}, goods="stone", material="stone", hand=["mantlepiece"]), "mantlepiece")


def test_with_mantlepiece_nobody_renovates() -> None:
    rich: dict[str, Any] = {
        "goods": "9 stone, 9 reed",
        "material": "clay",
        "round": 6,
        "rounds": ["house-redevelopment"],
    }
    assert situation({}, **rich).usable("house-redevelopment")
    assert not situation({}, **rich, played=["mantlepiece"]).usable("house-redevelopment")
    assert not situation({}, **rich, played=["mantlepiece", "conservator"]).usable("house-redevelopment")


def test_cottager_cannot_renovate_behind_the_mantlepiece_either() -> None:
    t = situation({}, goods="9 stone, reed", material="clay", played=["mantlepiece", "cottager"])
    t.place("day-laborer")
    assert t.seat == 1


def test_with_mantlepiece_others_still_renovate() -> None:
    t = situation(
        {"goods": "2 stone, reed", "material": "clay"}, played=["mantlepiece"], material="clay", turn=1, round=6,
        rounds=["house-redevelopment"],
    )  # fmt: skip
    assert t.usable("house-redevelopment")


# Bottles


@pytest.mark.parametrize("people", [2, 3, 5])
def test_bottles_cost_a_clay_and_a_food_for_each_person(people: int) -> None:
    t = situation({}, goods="6 clay, 6 food", people=people, rooms=[0, 1, 5, 6, 10], hand=["bottles"])
    play(t, "bottles")
    assert (t.count("clay"), t.food()) == (6 - people, 6 - people)


def test_bottles_need_the_whole_cost() -> None:
    assert not playable(situation({}, goods="clay, 9 food", hand=["bottles"]), "bottles")
    assert not playable(situation({}, goods="9 clay, food", hand=["bottles"]), "bottles")


def test_newborns_want_bottles_too() -> None:
    wish: dict[str, Any] = {"rooms": [5, 6, 10], "hand": ["bottles"], "round": 5, "rounds": ["basic-wish"]}
    t = situation({}, goods="3 clay, 3 food", **wish)
    t.place("basic-wish", "bottles")
    assert t.goods() == ""
    t = situation({}, goods="2 clay, 3 food", **wish)
    t.place("basic-wish")
    assert t.played() == []


def test_bottles_are_worth_four_points_however_many_there_are() -> None:
    assert situation(people=3, rooms=[5, 6, 10], played=["bottles"]).score("improvements") == 4
    assert situation(played=["bottles"]).score("bonus") == 0


# Loom


@pytest.mark.parametrize(("sheep", "food"), [(0, 0), (1, 1), (3, 1), (4, 2), (7, 3), (8, 3)])
def test_loom_gives_food_in_the_field_phase(sheep: int, food: int) -> None:
    t = harvest(
        {"goods": "9 food"},
        goods=f"{sheep} sheep, 10 food" if sheep else "10 food", pastures=[[3, 4, 8, 9]], played=["loom"],
    )  # fmt: skip
    assert t.food() == 6 + food


def test_loom_scores_every_third_sheep() -> None:
    assert situation(goods="8 sheep", pastures=[[3, 4, 8, 9]], played=["loom"]).score("bonus") == 2
