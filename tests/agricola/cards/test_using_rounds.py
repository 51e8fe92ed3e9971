"""Occupations of the same batch that act at the start of a round, in the harvest or at any time."""

from typing import Any

import pytest

from tests.agricola.situations import Situation, harvest, situation

NORTH = [[0, 1, 2]]
"""A pasture for 6 animals; one more lives in the house."""


def start_of_round(*others: dict[str, Any], **given: Any) -> Situation:
    """A round is about to begin: its card is revealed, and the start of the round is played."""
    given.setdefault("round", 8)
    return situation(*others, phase="before-round", **given)


# Small-scale Farmer


@pytest.mark.rule("AGR-026")
def test_small_scale_farmer_gets_a_wood_in_each_round_in_two_rooms() -> None:
    t = start_of_round(played=["small-scale-farmer"])
    assert t.goods() == "wood"
    assert t.promised() == {}


@pytest.mark.parametrize("rooms", [[5], [0, 5, 10], [0, 5, 6, 10]])
def test_small_scale_farmer_gets_nothing_with_another_number_of_rooms(rooms: list[int]) -> None:
    assert start_of_round(played=["small-scale-farmer"], rooms=rooms).goods() == ""


@pytest.mark.parametrize("material", ["clay", "stone"])
def test_the_house_of_small_scale_farmer_may_be_of_anything(material: str) -> None:
    assert start_of_round(played=["small-scale-farmer"], material=material).goods() == "wood"


def test_small_scale_farmer_gets_no_wood_when_he_is_played() -> None:
    t = situation({}, hand=["small-scale-farmer"])
    t.place("lessons", "small-scale-farmer")
    assert t.goods() == ""


# Childless


@pytest.mark.parametrize("crop", ["grain", "vegetable"])
def test_childless_gets_food_and_a_crop_of_choice(crop: str) -> None:
    t = start_of_round(played=["childless"], rooms=[0, 5, 10])
    assert t.offered == ["good grain", "good vegetable"]
    t.pick(f"good {crop}")
    assert t.goods() == f"food, {crop}"
    assert t.phase == "work"


def test_childless_may_have_more_than_three_rooms() -> None:
    t = start_of_round(played=["childless"], rooms=[0, 5, 6, 10]).pick("good grain")
    assert t.goods() == "food, grain"


@pytest.mark.parametrize(("rooms", "people"), [([5, 10], 2), ([0, 5, 10], 3), ([0, 5, 10], 1), ([0, 5, 6, 10], 4)])
def test_childless_needs_three_rooms_and_exactly_two_people(rooms: list[int], people: int) -> None:
    t = start_of_round(played=["childless"], rooms=rooms, people=people)
    assert (t.prompt, t.goods()) == ("place-person", "")


def test_the_food_of_childless_may_pay_in_the_same_start_of_a_round() -> None:
    t = start_of_round(played=["plow-driver", "childless"], rooms=[0, 5, 10], material="stone")
    t.pick("good grain", "card plow-driver")
    assert t.prompt == "plow"


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


# Sheep Walker


@pytest.mark.parametrize("good", ["vegetable", "stone", "boar"])
def test_sheep_walker_swaps_a_sheep_at_any_time(good: str) -> None:
    t = situation({}, goods="2 sheep", pastures=NORTH, played=["sheep-walker"])
    swap = {"vegetable": 0, "stone": 1, "boar": 2}[good]
    t.pick("anytime", f"exchange sheep-walker-{swap}")
    assert (t.count("sheep"), t.count(good), t.seat) == (1, 1, 0)


def test_sheep_walker_swaps_as_often_as_he_likes() -> None:
    t = situation({}, goods="3 sheep", pastures=NORTH, played=["sheep-walker"])
    for _ in range(3):
        t.pick("anytime", "exchange sheep-walker-1")
    assert t.goods() == "3 stone"


def test_sheep_walker_needs_a_sheep() -> None:
    t = situation({}, goods="boar, grain", played=["sheep-walker"])
    t.pick("anytime")
    assert not any(option.startswith("exchange") for option in t.offered)


def test_the_stone_of_sheep_walker_pays_for_an_improvement() -> None:
    t = situation({}, goods="wood, 3 sheep", pastures=NORTH, played=["sheep-walker"], rounds=["major-improvement"])
    t.place("major-improvement", "well")
    assert (t.goods(), t.played()) == ("", ["sheep-walker", "well"])


def test_two_sheep_are_no_three_stone() -> None:
    t = situation({}, goods="wood, 2 sheep", pastures=NORTH, played=["sheep-walker"], rounds=["major-improvement"])
    assert not t.usable("major-improvement")


def test_the_sheep_at_home_may_be_swapped_to_make_room_for_another() -> None:
    t = situation(
        {}, goods="sheep", played=["sheep-walker", "fireplace-2"], rounds=["sheep-market"], piles={"sheep-market": 1}
    )
    t.place("sheep-market")
    assert t.prompt == "house-animals"
    t.pick("exchange sheep-walker-0")
    assert t.goods() == "vegetable, sheep"


def test_the_vegetable_of_sheep_walker_feeds_the_family() -> None:
    t = harvest({"goods": "9 food"}, goods="3 food, sheep", played=["sheep-walker"])
    t.pick("exchange sheep-walker-0", "eat vegetable")
    assert (t.player().begging, t.goods()) == (0, "")


def test_a_boar_that_came_while_feeding_needs_room() -> None:
    t = harvest({"goods": "9 food"}, goods="7 sheep", pastures=NORTH, played=["sheep-walker", "fireplace-2"])
    t.pick("exchange sheep-walker-2", "exchange sheep-walker-2")
    assert t.prompt == "house-animals"


@pytest.mark.rule("AGR-184")
def test_sheep_walker_swaps_before_breeding_so_that_boar_breed() -> None:
    t = harvest({"goods": "9 food"}, goods="4 food, 2 sheep, boar", pastures=[[3], [4]], played=["sheep-walker"])
    assert t.prompt == "before-breeding"
    t.pick("exchange sheep-walker-2", "done")
    assert t.goods() == "sheep, 3 boar"


@pytest.mark.rule("AGR-184")
def test_sheep_walker_makes_room_for_young_animals() -> None:
    t = harvest({"goods": "9 food"}, goods="4 food, sheep, 2 cattle", pastures=[[3]], played=["sheep-walker"])
    assert t.prompt == "make-room"
    t.pick("exchange sheep-walker-0")
    assert t.goods() == "vegetable, 3 cattle"


@pytest.mark.rule("AGR-184")
def test_sheep_walker_swaps_after_the_last_breeding() -> None:
    t = harvest({"goods": "9 food"}, goods="4 food, 2 sheep", pastures=NORTH, played=["sheep-walker"], round=14)
    t.pick("done")
    assert (t.prompt, t.goods()) == ("last-chance", "3 sheep")
    t.pick("anytime", "exchange sheep-walker-2", "done")
    assert t.goods() == "2 sheep, boar"


# Scythe Worker


def test_scythe_worker_brings_a_grain() -> None:
    t = situation({}, hand=["scythe-worker"])
    t.place("lessons", "scythe-worker")
    assert t.goods() == "grain"


@pytest.mark.rule("AGR-170")
def test_scythe_worker_takes_one_more_grain_from_each_grain_field() -> None:
    t = harvest({"goods": "9 food"}, goods="4 food", fields={"0": "3 grain", "1": "2 grain"}, played=["scythe-worker"])
    t.pick("card scythe-worker", "cell 0", "cell 1")
    assert (t.fields(), t.goods()) == ({0: "grain", 1: ""}, "4 grain")


def test_scythe_worker_decides_for_each_field() -> None:
    t = harvest({"goods": "9 food"}, goods="4 food", fields={"0": "3 grain", "1": "2 grain"}, played=["scythe-worker"])
    t.pick("card scythe-worker", "cell 1")
    assert t.offered == ["cell 0", "done"]
    t.pick("done")
    assert (t.fields(), t.goods()) == ({0: "2 grain", 1: ""}, "3 grain")


def test_scythe_worker_may_be_left() -> None:
    t = harvest({"goods": "9 food"}, goods="4 food", fields={"0": "3 grain"}, played=["scythe-worker"])
    t.pick("done")
    assert (t.fields(), t.goods()) == ({0: "2 grain"}, "grain")


def test_scythe_worker_needs_two_grain_on_the_field() -> None:
    t = harvest(
        {"goods": "9 food"}, goods="4 food", fields={"0": "grain", "1": "2 grain", "2": ""}, played=["scythe-worker"]
    )
    t.pick("card scythe-worker")
    assert (t.fields(), t.goods()) == ({0: "", 1: "", 2: ""}, "3 grain")


def test_scythe_worker_takes_from_field_cards_too() -> None:
    t = harvest(
        {"goods": "9 food"}, goods="4 food", played=["scythe-worker", "beanfield"], notes={"beanfield": "3 grain"}
    )
    t.pick("card scythe-worker")
    assert (t.player().note("beanfield"), t.goods()) == (5 * 64 + 1, "2 grain")


def test_scythe_worker_takes_no_more_vegetables() -> None:
    fields = {"0": "2 vegetable", "1": "3 grain"}
    t = harvest({"goods": "9 food"}, goods="4 food", fields=fields, played=["scythe-worker"])
    t.pick("card scythe-worker")
    assert (t.fields(), t.goods()) == ({0: "vegetable", 1: "grain"}, "2 grain, vegetable")


def test_the_grain_of_scythe_worker_feeds_the_family() -> None:
    t = harvest({"goods": "9 food"}, goods="2 food", fields={"0": "3 grain"}, played=["scythe-worker"])
    t.pick("card scythe-worker", "eat grain", "eat grain")
    assert (t.player().begging, t.goods()) == (0, "")


# Pig Breeder


def end_of_round(*others: dict[str, Any], **given: Any) -> Situation:
    given.setdefault("round", 12)
    return situation(*others, phase="round-end", players=4, **given)


def test_pig_breeder_brings_a_boar() -> None:
    t = situation({}, hand=["pig-breeder"], players=4)
    t.place("lessons", "pig-breeder")
    assert t.goods() == "boar"


def test_the_boar_of_pig_breeder_needs_room() -> None:
    t = situation({}, goods="sheep", hand=["pig-breeder"], players=4)
    t.place("lessons", "pig-breeder")
    assert t.prompt == "house-animals"


def test_boar_breed_at_the_end_of_round_twelve() -> None:
    t = end_of_round(goods="2 boar, 2 sheep", pastures=[[3, 4], [8, 9]], played=["pig-breeder"])
    assert t.goods() == "2 sheep, 3 boar"
    assert t.state.round == 13


def test_only_one_young_boar_however_many_pairs() -> None:
    assert end_of_round(goods="5 boar", pastures=NORTH, played=["pig-breeder"]).goods() == "6 boar"


def test_one_boar_does_not_breed() -> None:
    assert end_of_round(goods="boar", pastures=NORTH, played=["pig-breeder"]).goods() == "boar"


@pytest.mark.parametrize("number", [10, 11, 13])
def test_boar_breed_in_round_twelve_only(number: int) -> None:
    assert end_of_round(goods="2 boar", pastures=NORTH, played=["pig-breeder"], round=number).goods() == "2 boar"


def test_boar_of_others_do_not_breed() -> None:
    t = end_of_round({"goods": "2 boar", "pastures": NORTH}, played=["pig-breeder"])
    assert t.goods(1) == "2 boar"


def test_a_young_boar_without_room_is_lost() -> None:
    t = end_of_round(goods="3 boar", pastures=[[3]], played=["pig-breeder"])
    assert t.goods() == "3 boar"


@pytest.mark.rule("AGR-141")
def test_a_young_boar_is_not_cooked_but_room_may_be_made_before() -> None:
    given: dict[str, Any] = {"goods": "3 boar", "pastures": [[3]], "played": ["pig-breeder", "fireplace-2"]}
    t = end_of_round(**given)
    assert (t.prompt, t.offered) == ("make-room", ["eat boar", "done"])
    t.pick("done")
    assert t.goods() == "3 boar"
    t = end_of_round(**given).pick("eat boar")
    assert t.goods() == "2 food, 3 boar"


def test_pig_breeder_comes_too_late_after_round_twelve() -> None:
    t = situation({}, goods="boar", pastures=NORTH, hand=["pig-breeder"], players=4, round=13)
    t.place("lessons", "pig-breeder")
    assert t.goods() == "2 boar"
