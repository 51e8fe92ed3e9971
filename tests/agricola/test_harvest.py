"""The harvest: field phase, feeding, breeding (ledger: the three sections Harvest)."""

from typing import Any

import pytest

from allmende.agricola.cards.hooks import END_OF_HARVEST, START_OF_HARVEST, on
from tests.agricola.homemade import give_card
from tests.agricola.situations import Situation, harvest, situation

FED = {"placed": ["fishing", "clay-pit"], "goods": "99 food"}
IDLE = {"home": 0, "goods": "99 food"}


def feeding(**given: Any) -> Situation:
    """A feeding phase in which the other player has enough."""
    return situation({"goods": "99 food"}, **{"round": 4, "phase": "feeding", **given})


# Field phase


@pytest.mark.rule("AGR-169")
def test_one_crop_comes_from_every_planted_field() -> None:
    fields = {"0": "3 grain", "1": "grain", "2": "2 vegetable", "3": "", "7": "vegetable"}
    t = harvest({"goods": "9 food"}, fields=fields, goods="4 food")
    assert t.goods() == "2 grain, 2 vegetable"
    assert t.fields() == {0: "2 grain", 1: "", 2: "vegetable", 3: "", 7: ""}


@pytest.mark.rule("AGR-169")
def test_no_field_may_be_skipped() -> None:
    t = situation(FED, round=4, fields={"0": "grain"}, goods="4 food", placed=["forest"]).place("reed-bank")
    assert (t.fields(), t.count("grain"), t.state.round) == ({0: ""}, 1, 5)  # nobody was asked


# What a harvest is


def harvest_listener(t: Situation) -> list[str]:
    heard: list[str] = []
    give_card(
        t,
        on(START_OF_HARVEST, run=lambda g, me, deed: heard.append("start")),
        on(END_OF_HARVEST, run=lambda g, me, deed: heard.append("end")),
    )
    return heard


@pytest.mark.rule("AGR-171")
def test_a_breeding_phase_alone_is_no_harvest() -> None:
    given: dict[str, Any] = {
        "goods": "3 boar, wood, 9 food",
        "pastures": [[3, 4]],
        "played": ["pig-breeder", "joinery"],
    }
    t = situation(FED, IDLE, IDLE, round=12, placed=["forest"], **given)
    heard = harvest_listener(t)
    t.place("day-laborer")
    assert (t.count("boar"), heard) == (4, [])  # they have bred,
    assert (t.state.round, t.goods()) == (13, "11 food, wood, 4 boar")  # and nobody ate or went to the joinery


@pytest.mark.rule("AGR-172")
def test_a_harvest_in_which_nothing_grows_and_breeds_is_a_harvest() -> None:
    t = situation(FED, round=4, goods="2 food, wood", placed=["forest"], played=["joinery"])
    heard = harvest_listener(t)
    t.place("day-laborer")
    assert (t.prompt, t.offered, heard) == ("feed", ["exchange joinery-0", "done"], ["start"])
    t.pick("done")
    assert heard == ["start", "end"]


# Feeding


@pytest.mark.rule("AGR-173")
@pytest.mark.parametrize("people", [2, 3, 4, 5])
def test_each_adult_needs_two_food(people: int) -> None:
    t = feeding(people=people, goods="12 food")
    assert (t.food(), t.player().begging) == (12 - 2 * people, 0)


@pytest.mark.rule("AGR-174")
def test_a_newborn_needs_one_food() -> None:
    t = feeding(people=4, newborns=1, goods="12 food", round=7)
    assert t.food() == 12 - 3 * 2 - 1


@pytest.mark.rule("AGR-174")
def test_a_child_of_an_earlier_round_needs_two() -> None:
    t = situation({"goods": "99 food"}, round=6, rooms=[5, 10, 6], goods="20 food")
    t.place("basic-wish").finish_round()
    assert (t.state.round, t.player().newborns) == (7, 0)
    before = t.food()
    t.place("clay-pit").place("reed-bank").place("forest").place("fishing").place("farmland", "cell 0")
    assert (t.state.round, t.food()) == (8, before - 6)


@pytest.mark.rule("AGR-175")
@pytest.mark.parametrize("crop", ["grain", "vegetable"])
def test_a_crop_may_be_eaten_as_one_food_at_any_time(crop: str) -> None:
    t = situation({}, goods=f"2 {crop}")
    t.pick("anytime", f"eat {crop}")
    assert (t.goods(), t.prompt) == (f"food, {crop}", "place-person")
    t = feeding(goods=f"3 food, {crop}")
    t.pick(f"eat {crop}")
    assert (t.goods(), t.player().begging) == ("", 0)


@pytest.mark.rule("AGR-176")
@pytest.mark.parametrize(
    ("craft", "good", "food"), [("joinery", "wood", 2), ("pottery", "clay", 2), ("basketmakers-workshop", "reed", 3)]
)
def test_a_craft_building_converts_one_good_in_each_harvest(craft: str, good: str, food: int) -> None:
    t = feeding(goods=f"5 {good}", played=[craft])
    assert t.offered == [f"exchange {craft}-0", "done"]
    t.pick(f"exchange {craft}-0")
    assert (t.count(good), t.player().begging) == (4, 4 - food)  # and not once more
    assert not t.offers(f"exchange {craft}-0")
    assert not t.offers("anytime") or f"exchange {craft}-0" not in t.pick("anytime").offered


@pytest.mark.rule("AGR-176")
def test_each_craft_building_converts_one_of_its_goods() -> None:
    t = feeding(goods="2 wood, 2 clay, 2 reed", played=["joinery", "pottery", "basketmakers-workshop"])
    t.pick("exchange joinery-0", "exchange basketmakers-workshop-0", "exchange pottery-0")
    assert t.goods() == "3 food, wood, clay, reed"


@pytest.mark.rule("AGR-176")
def test_a_craft_building_works_again_in_the_next_harvest() -> None:
    t = situation(players=1, goods="30 food, 3 wood", played=["joinery"], round=13, placed=["forest"])
    t.place("clay-pit", "exchange joinery-0")
    assert (t.state.round, t.count("wood")) == (14, 2)
    t.place("reed-bank").place("fishing", "exchange joinery-0")
    assert t.count("wood") == 1


@pytest.mark.rule("AGR-177", "AGR-179")
@pytest.mark.parametrize("food", [0, 1, 3, 4])
def test_each_missing_food_is_a_begging_marker_of_minus_three_points(food: int) -> None:
    t = feeding(goods=f"{food} food")
    assert (t.food(), t.player().begging) == (0, 4 - food)
    assert t.score("begging") == -3 * (4 - food)


@pytest.mark.rule("AGR-178")
def test_food_must_be_paid() -> None:
    t = situation(FED, round=4, goods="3 food", placed=["forest"]).place("reed-bank")
    assert (t.state.round, t.food(), t.player().begging) == (5, 0, 1)  # nobody was asked


@pytest.mark.rule("AGR-178")
def test_nobody_has_to_convert_goods() -> None:
    given: dict[str, Any] = {"goods": "food, 2 grain, 2 vegetable, sheep, wood", "played": ["fireplace-2", "joinery"]}
    t = feeding(**given)
    assert t.offered == ["eat grain", "eat vegetable", "eat sheep", "exchange joinery-0", "done"]
    t.pick("done")
    assert (t.goods(), t.player().begging) == ("wood, 2 grain, 2 vegetable, sheep", 3)


@pytest.mark.rule("AGR-178")
def test_food_that_was_made_is_paid() -> None:
    t = feeding(goods="vegetable", played=["cooking-hearth-4"])
    t.pick("eat vegetable")
    assert (t.goods(), t.player().begging) == ("", 1)


# Breeding


def breeding(**given: Any) -> Situation:
    return situation({"goods": "9 food"}, **{"round": 4, "phase": "breeding", **given})


@pytest.mark.rule("AGR-181")
@pytest.mark.parametrize("animals", [2, 3, 4, 6, 9])
def test_one_young_for_each_type_however_many_pairs(animals: int) -> None:
    t = breeding(goods=f"{animals} sheep, 4 cattle", pastures=[[2, 3], [4, 9, 14]], stables=[2, 3])
    assert t.goods() == f"{animals + 1} sheep, 5 cattle"


@pytest.mark.rule("AGR-186")
def test_two_parents_have_one_young() -> None:
    t = breeding(goods="sheep, 2 boar", pastures=[[3, 4]])
    assert t.goods() == "sheep, 3 boar"  # one sheep alone is no pair
    assert breeding(goods="boar, sheep", pastures=[[3, 4]]).goods() == "sheep, boar"


@pytest.mark.rule("AGR-183")
def test_no_animal_is_cooked_or_exchanged_while_young_are_born() -> None:
    t = breeding(goods="2 sheep, 2 boar", pastures=[[3], [4]], played=["fireplace-2", "sheep-walker"])
    assert t.prompt == "make-room"  # before
    assert t.offered[-3:] == ["eat sheep", "eat boar", "done"]
    t.pick("done")
    assert t.prompt == "house-animals"  # five animals and the young: one must go
    assert t.offered == ["discard sheep", "discard boar"]
    t.pick("discard sheep")
    assert t.goods() == "2 sheep, 3 boar"


@pytest.mark.rule("AGR-183")
def test_the_young_are_not_eaten_either() -> None:
    t = breeding(goods="3 sheep", pastures=[[3]], played=["cooking-hearth-4"])
    t.pick("done")
    assert (t.count("sheep"), t.food()) == (3, 0)  # there was no room, and nothing to choose
