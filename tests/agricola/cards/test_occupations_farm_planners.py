"""Occupations that plan the farm."""

from typing import Any

import pytest

from tests.agricola.cards.playing import at_redevelopment, start_of_round
from tests.agricola.situations import situation

# Animal Tamer


@pytest.mark.parametrize("good", ["wood", "grain"])
def test_animal_tamer_gives_a_wood_or_a_grain(good: str) -> None:
    t = situation(hand=["animal-tamer"])
    t.place("lessons", "animal-tamer")
    assert t.offered == ["good wood", "good grain"]
    t.pick(f"good {good}")
    assert t.goods() == good


def test_with_animal_tamer_each_room_holds_an_animal_of_any_type() -> None:
    t = situation(goods="sheep, boar", rooms=[5, 6, 10], played=["animal-tamer"], round=11)
    t.place("cattle-market")
    assert t.goods() == "sheep, boar, cattle"


def test_with_animal_tamer_the_house_holds_no_pet_beside_them() -> None:
    t = situation(goods="2 sheep", played=["animal-tamer"], rounds=["sheep-market"])
    t.place("sheep-market")
    assert t.count("sheep") == 2


def test_a_room_that_is_built_later_holds_an_animal_but_stables_hold_no_more() -> None:
    t = situation(goods="2 sheep, 5 wood, 2 reed", stables=[4], played=["animal-tamer"], rounds=["sheep-market"])
    t.place("farm-expansion", "action rooms", "cell 6").others_pass().place("sheep-market")
    assert t.count("sheep") == 3
    assert sum(place >> 7 for place in t.player().places()) == 4  # three rooms, one stable


@pytest.mark.rule("AGR-112")
def test_a_card_that_houses_a_person_is_no_room_for_an_animal() -> None:
    t = situation(goods="2 sheep", played=["animal-tamer", "caravan"], rounds=["sheep-market"])
    t.place("sheep-market")
    assert t.count("sheep") == 2


# Conservator


def test_conservator_renovates_a_wooden_house_to_stone() -> None:
    t = at_redevelopment(goods="3 stone, reed", rooms=[5, 6, 10], played=["conservator"])
    t.place("house-redevelopment")
    assert (t.house(), t.goods()) == ("stone", "")


def test_with_conservator_clay_remains_possible() -> None:
    t = at_redevelopment(goods="2 clay, 2 stone, reed", played=["conservator"])
    t.place("house-redevelopment")
    assert t.offered == ["good clay", "good stone"]
    t.pick("good clay")
    assert (t.house(), t.goods()) == ("clay", "2 stone")


def test_conservator_pays_for_stone_in_full() -> None:
    assert not at_redevelopment(goods="stone, 9 clay", played=["conservator"]).usable("house-redevelopment")
    assert not at_redevelopment(goods="stone, reed", played=["conservator"]).usable("house-redevelopment")


def test_conservator_changes_nothing_for_clay_and_stone_houses() -> None:
    t = at_redevelopment(goods="2 clay, 2 stone, reed", material="clay", played=["conservator"])
    t.place("house-redevelopment")
    assert (t.house(), t.goods()) == ("stone", "2 clay")
    stone = at_redevelopment(goods="2 clay, 2 stone, reed", material="stone", played=["conservator"])
    assert not stone.usable("house-redevelopment")


def test_without_conservator_a_wooden_house_cannot_become_stone() -> None:
    assert not at_redevelopment(goods="2 stone, reed").usable("house-redevelopment")


# Hedge Keeper


ONE_CELL = ["edge 4", "edge 9", "edge 24", "edge 25"]
"""The fences around cell 4."""


def test_hedge_keeper_makes_three_fences_free() -> None:
    t = situation(goods="wood", played=["hedge-keeper"], rounds=["fencing"])
    t.place("fencing", *ONE_CELL)
    assert (t.pastures(), t.goods()) == ([[4]], "")


def test_one_to_three_fences_cost_nothing() -> None:
    t = situation(pastures=[[4]], played=["hedge-keeper"], rounds=["fencing"])
    assert t.usable("fencing")
    t.place("fencing")
    t.until("place-person")
    assert len(t.pastures()) == 2


def test_hedge_keeper_counts_in_each_fence_action() -> None:
    t = situation(goods="2 clay, reed, wood", played=["hedge-keeper"], round=14, rounds=["farm-redevelopment"])
    t.place("farm-redevelopment", "action fences", *ONE_CELL)
    assert (t.pastures(), t.goods()) == ([[4]], "")


def test_more_than_three_free_fences_there_are_not() -> None:
    assert not situation(played=["hedge-keeper"], rounds=["fencing"]).usable("fencing")
    t = situation(goods="3 wood", played=["hedge-keeper"], rounds=["fencing"])
    t.place("fencing", "edge 3", "edge 4", "edge 8", "edge 9", "edge 23", "edge 25")
    assert (t.pastures(), t.goods()) == ([[3, 4]], "")


def test_hedge_keeper_and_rammed_clay_pay_the_fourth_fence_with_wood_or_clay() -> None:
    t = situation(goods="wood, clay", played=["hedge-keeper", "rammed-clay"], rounds=["fencing"])
    t.place("fencing", *ONE_CELL, "good clay")
    assert t.goods() == "wood"


def test_hedge_keeper_is_for_fences_only() -> None:
    assert not situation(goods="wood", played=["hedge-keeper"]).usable("farm-expansion")


# Plow Driver


def test_plow_driver_plows_for_a_food_in_a_stone_house() -> None:
    t = start_of_round(played=["plow-driver"], goods="3 food", material="stone")
    t.pick("card plow-driver", "cell 4")
    assert (t.fields(), t.goods(), t.phase) == ({4: ""}, "2 food", "work")  # one per round


def test_plow_driver_may_be_left() -> None:
    t = start_of_round(played=["plow-driver"], goods="food", material="stone")
    t.pick("done")
    assert (t.fields(), t.goods(), t.phase) == ({}, "food", "work")


@pytest.mark.parametrize(
    "given",
    [
        {"material": "wood", "goods": "food"},
        {"material": "clay", "goods": "food"},
        {"material": "stone", "goods": "wood"},
        {"material": "stone", "goods": "food", "fields": [4], "stables": [3, 9]},
    ],
)
def test_plow_driver_needs_a_stone_house_a_food_and_a_space(given: dict[str, Any]) -> None:
    assert start_of_round(played=["plow-driver"], **given).prompt == "place-person"


@pytest.mark.rule("AGR-027")
def test_food_of_the_round_space_may_pay_plow_driver() -> None:
    t = start_of_round(played=["well", "plow-driver"], promised=[[8, "food", "well"]], material="stone")
    t.pick("card plow-driver", "cell 4")
    assert (t.fields(), t.goods()) == ({4: ""}, "")


def test_plow_driver_may_be_paid_by_eating_grain() -> None:
    t = start_of_round(played=["plow-driver"], goods="grain", material="stone")
    t.pick("card plow-driver", "cell 4")
    assert (t.fields(), t.goods()) == ({4: ""}, "")


@pytest.mark.parametrize(("slug", "goods"), [("groom", "food"), ("plow-driver", "2 food")])
def test_a_card_that_scholar_plays_is_used_in_the_same_start_of_a_round(slug: str, goods: str) -> None:
    t = start_of_round(played=["scholar"], hand=[slug], goods=goods, material="stone")
    t.pick("card scholar", slug)
    assert t.offered == [f"card {slug}", "done"]
    t.pick(f"card {slug}", "cell 4")
    assert (t.goods(), t.phase) == ("", "work")
    assert t.stables() == [4] or t.fields() == {4: ""}


def test_scholar_acts_only_once_and_so_do_the_others() -> None:
    t = start_of_round(
        played=["groom", "scholar"], hand=["plow-driver", "tutor"], goods="9 food, 3 wood", material="stone"
    )
    t.pick("card groom", "cell 4", "card scholar", "plow-driver")
    assert t.offered == ["card plow-driver", "done"]


# Cottager


def test_cottager_builds_a_room_at_day_laborer() -> None:
    t = situation({}, goods="10 wood, 4 reed", played=["cottager"])
    t.place("day-laborer", "card cottager", "cell 0")
    assert t.rooms() == [0, 5, 10]
    assert (t.goods(), t.seat) == ("2 food, 5 wood, 2 reed", 1)  # exactly one room


def test_cottager_renovates_at_day_laborer() -> None:
    t = situation({}, goods="2 clay, reed", played=["cottager"])
    t.place("day-laborer", "card cottager")
    assert (t.house(), t.goods(), t.seat) == ("clay", "2 food", 1)


def test_cottager_chooses_one_of_the_two() -> None:
    rich: dict[str, Any] = {"goods": "5 wood, 2 clay, 3 reed", "played": ["cottager"]}
    t = situation({}, **rich)
    t.place("day-laborer", "card cottager")
    assert t.offered == ["action rooms", "action renovate"]
    t.pick("action renovate")
    assert (t.house(), t.rooms(), t.seat) == ("clay", [5, 10], 1)
    t = situation({}, **rich)
    t.place("day-laborer", "card cottager", "action rooms", "cell 0")
    assert (t.house(), t.rooms(), t.seat) == ("wood", [0, 5, 10], 1)


def test_cottager_may_be_left() -> None:
    t = situation({}, goods="2 clay, reed", played=["cottager"])
    t.place("day-laborer", "done")
    assert (t.house(), t.goods()) == ("wood", "2 food, 2 clay, reed")


def test_cottager_pays_the_usual_cost_as_cards_change_it() -> None:
    t = situation({}, goods="3 wood, 2 reed", played=["cottager", "carpenter"])
    t.place("day-laborer", "card cottager", "cell 0")
    assert t.goods() == "2 food"


def test_cottager_needs_the_cost() -> None:
    t = situation({}, goods="4 wood, 2 reed, clay", played=["cottager"])
    t.place("day-laborer")
    assert (t.goods(), t.seat) == ("2 food, 4 wood, clay, 2 reed", 1)


def test_cottager_is_for_day_laborer_and_the_owner_only() -> None:
    t = situation({}, goods="2 clay, reed", played=["cottager"])
    t.place("fishing")
    assert t.seat == 1
    t.place("day-laborer")
    assert (t.seat, t.house()) == (0, "wood")


# Groom


def test_groom_brings_a_wood() -> None:
    t = situation({}, hand=["groom"])
    t.place("lessons", "groom")
    assert t.goods() == "wood"


def test_groom_builds_a_stable_for_a_wood_in_a_stone_house() -> None:
    t = start_of_round(played=["groom"], goods="3 wood", material="stone")
    t.pick("card groom", "cell 4")
    assert (t.stables(), t.goods(), t.phase) == ([4], "2 wood", "work")  # one per round


def test_groom_may_be_left() -> None:
    t = start_of_round(played=["groom"], goods="wood", material="stone")
    t.pick("done")
    assert (t.stables(), t.goods(), t.phase) == ([], "wood", "work")


@pytest.mark.parametrize(
    "given",
    [
        {"material": "wood", "goods": "wood"},
        {"material": "clay", "goods": "wood"},
        {"material": "stone", "goods": ""},
        {"material": "stone", "goods": "wood", "stables": [1, 2, 3, 4]},
    ],
)
def test_groom_needs_a_stone_house_a_wood_and_a_stable(given: dict[str, Any]) -> None:
    assert start_of_round(played=["groom"], **given).prompt == "place-person"


@pytest.mark.rule("AGR-028")
def test_groom_builds_before_spaces_are_replenished() -> None:
    t = start_of_round(played=["groom"], goods="wood", material="stone")
    assert t.pile("forest") == 0
    t.pick("done")
    assert t.pile("forest") == 3


# Assistant Tiller


def test_assistant_tiller_plows_a_field_at_day_laborer() -> None:
    t = situation({}, played=["assistant-tiller"])
    t.place("day-laborer", "card assistant-tiller", "cell 3")
    assert (t.fields(), t.goods(), t.seat) == ({3: ""}, "2 food", 1)


def test_assistant_tiller_may_be_left() -> None:
    t = situation({}, played=["assistant-tiller"])
    t.place("day-laborer", "done")
    assert (t.fields(), t.goods()) == ({}, "2 food")


def test_assistant_tiller_needs_a_space_beside_his_fields() -> None:
    t = situation({}, fields=[4], stables=[3, 9], played=["assistant-tiller"])
    t.place("day-laborer")
    assert t.seat == 1


def test_assistant_tiller_is_for_day_laborer_and_the_owner_only() -> None:
    t = situation({}, played=["assistant-tiller"])
    t.place("fishing")
    assert t.seat == 1
    t.place("day-laborer")
    assert t.seat == 0
