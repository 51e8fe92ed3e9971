"""Minor improvements that are worth points or change something for good: each clause, and what they must not do."""

from typing import Any

import pytest

from tests.agricola.cards.playing import FULL_FARM, play, playable
from tests.agricola.situations import Situation, situation

THREE = ["tutor", "grocer", "carpenter"]


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


# Manger

NINE = [2, 3, 4, 7, 8, 9, 12, 13, 14]


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


# Shepherd's Crook


def fence(t: Situation, *edges: int, space: str = "fencing") -> Situation:
    """Build fences on these lines, and no more."""
    t.place(space)
    if t.offers("action fences"):
        t.pick("action fences")
    t.pick(*[f"edge {edge}" for edge in edges])
    return t.pick("done") if t.prompt == "build-fence" else t


def at_fencing(**given: Any) -> Situation:
    return situation({}, goods="15 wood", rounds=["fencing"], **given)


BLOCK = (3, 4, 13, 14, 23, 25, 29, 31)
"""The fences around the spaces 3, 4, 8 and 9."""


def test_shepherds_crook_brings_two_sheep_for_a_new_pasture_of_four() -> None:
    t = fence(at_fencing(played=["shepherds-crook"]), *BLOCK)
    assert (t.pastures(), t.count("sheep")) == ([[3, 4, 8, 9]], 2)


def test_shepherds_crook_wants_four_spaces() -> None:
    t = fence(at_fencing(played=["shepherds-crook"]), 2, 3, 4, 7, 8, 9, 22, 25)
    assert (t.pastures(), t.count("sheep")) == ([[2, 3, 4]], 0)


def test_shepherds_crook_wants_an_undivided_pasture() -> None:
    t = fence(at_fencing(played=["shepherds-crook"]), *BLOCK, 24, 30)
    assert (len(t.pastures()), t.count("sheep")) == (2, 0)


def test_two_large_pastures_bring_four_sheep() -> None:
    t = fence(at_fencing(played=["shepherds-crook"]), *BLOCK, 1, 2, 11, 12, 21, 27)
    assert (t.pastures(), t.count("sheep")) == ([[1, 2, 6, 7], [3, 4, 8, 9]], 4)


@pytest.mark.rule("AGR-129")
def test_dividing_an_old_pasture_brings_no_sheep() -> None:
    t = fence(at_fencing(pastures=[NINE], played=["shepherds-crook"]), 12, 13, 14)
    assert ([len(area) for area in t.pastures()], t.count("sheep")) == ([6, 3], 0)


def test_a_pasture_with_one_space_unused_before_is_new() -> None:
    t = fence(at_fencing(stables=[3, 4, 8], played=["shepherds-crook"]), *BLOCK)
    assert t.count("sheep") == 2
    t = fence(at_fencing(stables=[3, 4, 8, 9], played=["shepherds-crook"]), *BLOCK)
    assert t.count("sheep") == 0


def test_an_old_pasture_brings_no_sheep_again() -> None:
    t = fence(at_fencing(pastures=[[3, 4, 8, 9]], played=["shepherds-crook"]), 2, 7, 22)
    assert (len(t.pastures()), t.count("sheep")) == (2, 0)


def test_shepherds_crook_costs_a_wood_and_listens_at_farm_redevelopment() -> None:
    t = situation({}, goods="wood", hand=["shepherds-crook"])
    play(t, "shepherds-crook")
    assert (t.goods(), t.played()) == ("", ["shepherds-crook"])
    t = situation({}, goods="8 wood, 2 clay, reed", played=["shepherds-crook"], round=14, rounds=["farm-redevelopment"])
    fence(t, *BLOCK, space="farm-redevelopment")
    assert t.count("sheep") == 2


# Lumber Mill


def test_lumber_mill_makes_majors_and_minors_cheaper_by_a_wood() -> None:
    t = situation({}, goods="wood, 2 stone", played=["lumber-mill"], rounds=["major-improvement"])
    t.place("major-improvement", "joinery")
    assert t.goods() == ""
    t = situation({}, goods="wood", played=["lumber-mill"], hand=["manger"])
    play(t, "manger")
    assert t.goods() == ""


def test_lumber_mill_goes_not_below_nothing_and_spares_other_goods() -> None:
    t = situation({}, played=["lumber-mill"], hand=["handplow"])
    play(t, "handplow")
    assert t.played()[-1] == "handplow"
    assert not playable(situation({}, played=["lumber-mill"], hand=["lasso"]), "lasso")


def test_lumber_mill_is_for_improvements_only() -> None:
    t = situation({}, goods="wood", played=["lumber-mill"])
    assert not t.usable("farm-expansion")  # a stable costs 2 wood
    assert not situation({}, goods="3 wood", played=["lumber-mill"], rounds=["fencing"]).usable("fencing")
    t = situation({}, goods="4 wood, 2 reed", stables=[1, 2, 3, 4], played=["lumber-mill"])
    assert not t.usable("farm-expansion")  # a room costs 5 wood


def test_lumber_mill_needs_at_most_three_occupations() -> None:
    four = [*THREE, "wood-cutter"]
    assert not playable(situation({}, goods="2 stone", played=four, hand=["lumber-mill"]), "lumber-mill")
    t = situation({}, goods="2 stone", played=THREE, hand=["lumber-mill"])
    play(t, "lumber-mill")
    assert (t.goods(), t.score("improvements")) == ("", 2)


# Carpenter's Parlor


def test_carpenters_parlor_builds_wooden_rooms_for_two_wood_and_two_reed() -> None:
    t = situation({}, goods="4 wood, 4 reed", played=["carpenters-parlor"])
    t.place("farm-expansion", "action rooms", "cell 6", "cell 11")
    assert (t.rooms(), t.goods()) == ([5, 6, 10, 11], "")


@pytest.mark.parametrize("material", ["clay", "stone"])
def test_carpenters_parlor_is_for_wooden_rooms_only(material: str) -> None:
    t = situation(
        {}, goods=f"4 {material}, 4 reed, 4 wood", material=material, stables=[1, 2, 3, 4], played=["carpenters-parlor"]
    )
    assert not t.usable("farm-expansion")


def test_carpenters_parlor_is_the_whole_cost_and_discounts_apply_to_it() -> None:
    both: dict[str, Any] = {"played": ["carpenters-parlor", "carpenter"], "stables": [1, 2, 3, 4]}
    assert situation({}, goods="2 wood, 2 reed", **both).usable("farm-expansion")
    assert not situation({}, goods="wood, 2 reed", **both).usable("farm-expansion")
    roof: dict[str, Any] = {"played": ["carpenters-parlor", "brushwood-collector"], "stables": [1, 2, 3, 4]}
    assert situation({}, goods="3 wood", players=3, **roof).usable("farm-expansion")


def test_carpenters_parlor_costs_a_wood_and_a_stone() -> None:
    t = situation({}, goods="wood, stone", hand=["carpenters-parlor"])
    play(t, "carpenters-parlor")
    assert (t.goods(), t.score("improvements")) == ("", 0)
    assert not playable(situation({}, goods="wood", hand=["carpenters-parlor"]), "carpenters-parlor")


# Caravan


def test_caravan_has_room_for_one_person() -> None:
    t = situation({}, played=["caravan"], round=5, rounds=["basic-wish"])
    t.place("basic-wish")
    assert t.people() == 3
    assert not situation({}, people=3, played=["caravan"], round=5, rounds=["basic-wish"]).usable("basic-wish")


def test_caravan_is_no_room() -> None:
    t = situation({}, goods="2 clay, reed", played=["caravan"], round=6, rounds=["house-redevelopment"])
    t.place("house-redevelopment")
    assert (t.house(), t.goods(), t.score("clay-rooms")) == ("clay", "", 2)


def test_caravan_costs_three_wood_and_three_food() -> None:
    t = situation({}, goods="3 wood, 3 food", hand=["caravan"])
    play(t, "caravan")
    assert t.goods() == ""
    assert not playable(situation({}, goods="3 wood, 2 food", hand=["caravan"]), "caravan")


# Hard Porcelain


@pytest.mark.parametrize(("swap", "clay", "stone"), [(0, 2, 1), (1, 3, 2), (2, 4, 3)])
def test_hard_porcelain_swaps_clay_for_stone_at_any_time(swap: int, clay: int, stone: int) -> None:
    t = situation({}, goods="9 clay", played=["hard-porcelain"])
    t.pick("anytime", f"exchange hard-porcelain-{swap}")
    assert (t.count("clay"), t.count("stone")) == (9 - clay, stone)


def test_hard_porcelain_swaps_as_often_as_you_like_while_clay_lasts() -> None:
    t = situation({}, goods="5 clay", played=["hard-porcelain"])
    t.pick("anytime", "hard-porcelain-0", "anytime")
    assert not t.offers("exchange hard-porcelain-2")
    t.pick("hard-porcelain-1")
    assert (t.goods(), t.pick("anytime").offered) == ("3 stone", ["discard stone", "done"])


def test_one_clay_becomes_nothing() -> None:
    assert situation({}, goods="clay", played=["hard-porcelain"]).pick("anytime").offered == ["discard clay", "done"]


def test_clay_pays_for_stone() -> None:
    t = situation(
        {}, goods="5 clay, reed", material="clay", played=["hard-porcelain"], round=6, rounds=["house-redevelopment"]
    )
    assert t.usable("house-redevelopment")
    t.place("house-redevelopment").until("place-person")
    assert t.house() == "stone"


def test_clay_that_is_due_itself_does_not_pay_for_stone() -> None:
    oven: dict[str, Any] = {"played": ["hard-porcelain"], "rounds": ["major-improvement"]}
    t = situation({}, goods="5 clay", **oven)
    t.place("major-improvement", "clay-oven")
    assert t.goods() == ""
    t = situation({}, goods="4 clay", **oven)
    t.place("major-improvement")
    assert not t.offers("card clay-oven")


def test_hard_porcelain_costs_a_clay() -> None:
    t = situation({}, goods="3 clay", hand=["hard-porcelain"])
    play(t, "hard-porcelain")
    assert t.goods() == "2 clay"
