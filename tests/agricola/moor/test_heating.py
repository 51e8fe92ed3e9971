"""Heating, bed and Infirmary (ledger: Heating, Bed, Infirmary)."""

from typing import Any

import pytest

from allmende.agricola.moor.heating import heating_cost
from tests.agricola.moor.situations import moor
from tests.agricola.situations import Situation

ROOMS = [5, 10, 0, 1, 6, 11]


def house(rooms: int, material: str = "wood", **given: Any) -> Situation:
    """The feeding phase of a family in a house; there is food for everybody."""
    given.setdefault("round", 4)
    return moor(rooms=ROOMS[:rooms], material=material, phase="feeding", **given)


def cost(rooms: int, material: str = "wood", *cards: str) -> int:
    t = moor(rooms=ROOMS[:rooms], material=material, played=list(cards))
    return heating_cost(t.state, t.player())


# What it costs


@pytest.mark.rule("MOOR-142", "MOOR-147")
def test_two_people_in_a_wood_house_with_three_rooms_need_four_food_and_three_fuel() -> None:
    t = house(3, goods="4 food, 3 fuel").pick("heat 3")
    assert (t.goods(), t.player().begging, t.player().bed) == ("", 0, 0)


@pytest.mark.rule("MOOR-142", "MOOR-148")
def test_four_people_in_a_stone_house_with_three_rooms_need_eight_food_and_a_fuel() -> None:
    t = house(3, "stone", people=4, goods="8 food, fuel").pick("heat 1")
    assert (t.goods(), t.player().begging, t.player().bed) == ("", 0, 0)


@pytest.mark.rule("MOOR-143", "MOOR-145", "MOOR-146", "MOOR-149")
@pytest.mark.parametrize("rooms", [2, 3, 4, 5])
def test_a_fuel_for_each_room_one_less_in_clay_two_less_in_stone(rooms: int) -> None:
    assert [cost(rooms, material) for material in ("wood", "clay", "stone")] == [rooms, rooms - 1, rooms - 2]


@pytest.mark.rule("MOOR-144")
def test_empty_rooms_are_heated_and_people_do_not_matter() -> None:
    for people in (2, 3, 5):
        assert house(4, people=people, goods="10 food, 9 fuel").offered[0] == "heat 4"


@pytest.mark.rule("MOOR-149")
def test_heating_never_costs_less_than_nothing() -> None:
    assert cost(2, "stone") == 0
    assert cost(2, "stone", "heating-oven") == 0
    t = house(2, "stone", goods="4 food, 3 fuel")
    assert (t.prompt, t.count("fuel"), t.player().bed) == ("place-person", 3, 0), "nothing is asked"


@pytest.mark.rule("MOOR-116")
@pytest.mark.parametrize(
    ("rooms", "material", "need"), [(2, "wood", 1), (4, "wood", 3), (2, "clay", 0), (4, "stone", 1)]
)
def test_the_heating_oven_saves_a_fuel_in_each_harvest(rooms: int, material: str, need: int) -> None:
    assert cost(rooms, material, "heating-oven") == need


@pytest.mark.rule("MOOR-118", "MOOR-119")
@pytest.mark.parametrize(
    ("rooms", "material", "need"), [(2, "wood", 1), (5, "wood", 1), (2, "clay", 1), (2, "stone", 0), (3, "stone", 1)]
)
def test_the_tiled_oven_is_an_upper_bound(rooms: int, material: str, need: int) -> None:
    assert cost(rooms, material, "tiled-oven") == need


@pytest.mark.rule("MOOR-116", "MOOR-118")
def test_the_heating_oven_counts_before_the_bound_of_the_tiled_oven() -> None:
    """Three rooms: 3 fuel, one less, and then no more than 1. Two clay rooms: 1, one less, nothing is left to pay."""
    for cards in (("heating-oven", "tiled-oven"), ("tiled-oven", "heating-oven")):
        assert cost(3, "wood", *cards) == 1
        assert cost(2, "clay", *cards) == 0


@pytest.mark.rule("MOOR-142")
def test_the_house_is_heated_in_every_harvest_and_only_then() -> None:
    for number in (4, 7, 9, 11, 13, 14):
        assert moor(phase="feeding", round=number, goods="9 food, 9 fuel").prompt == "heat"
    t = moor({"placed": ["fishing", "forest"]}, placed=["day-laborer"], goods="9 fuel", round=5).place("clay-pit")
    assert (t.state.round, t.count("fuel")) == (6, 9)


def test_feeding_comes_before_heating() -> None:
    t = moor(goods="grain, wood", phase="feeding", round=4)
    assert t.prompt == "feed"
    assert t.pick("eat grain").until("heat").prompt == "heat"


# Fuel


@pytest.mark.rule("MOOR-150")
def test_wood_becomes_fuel_at_any_time_but_not_the_other_way() -> None:
    t = moor(goods="2 wood").pick("anytime", "exchange wood-for-fuel-0")
    assert t.goods() == "wood, fuel"
    t = moor(goods="3 fuel").pick("anytime")
    assert not any(name.startswith("exchange") for name in t.offered)
    assert not moor(goods="3 fuel").usable("farm-expansion")


@pytest.mark.rule("MOOR-150")
def test_wood_can_be_burnt_when_the_house_is_heated() -> None:
    t = house(2, goods="4 food, fuel, 2 wood")
    assert t.offered == ["heat 1", "heat 0", "exchange wood-for-fuel-0"]
    t.pick("exchange wood-for-fuel-0")
    assert t.offered == ["heat 2", "heat 1", "heat 0"], "more fuel would not help"
    assert t.pick("heat 2").goods() == "wood"


@pytest.mark.rule("MOOR-151", "MOOR-130")
def test_wood_can_become_fuel_right_before_scoring() -> None:
    t = moor(goods="5 wood", played=["peat-charcoal-kiln"], phase="breeding", round=14)
    assert (t.prompt, t.score("bonus")) == ("last-chance", 0)
    for _ in range(3):
        t.pick("anytime", "exchange wood-for-fuel-0")
    assert t.score("bonus") == 1
    t.pick("anytime", "exchange wood-for-fuel-0").pick("anytime", "exchange wood-for-fuel-0")
    assert (t.game.choice, t.score("bonus")) == (None, 2)


@pytest.mark.rule("MOOR-151")
@pytest.mark.parametrize(
    ("goods", "played"),
    [
        ("9 wood", []),  # wood is worth nothing as fuel
        ("2 wood", ["peat-charcoal-kiln"]),  # not enough for a point
        ("9 wood, 5 fuel", ["peat-charcoal-kiln"]),  # no more points to get
        ("7 wood", ["joinery"]),
    ],
)
def test_nobody_is_asked_before_scoring_if_fuel_brings_nothing(goods: str, played: list[str]) -> None:
    assert moor(goods=goods, played=played, phase="breeding", round=14).game.choice is None


@pytest.mark.rule("MOOR-150")
def test_wood_alone_is_no_reason_to_ask_before_a_field_phase() -> None:
    t = moor({"played": ["clearing-spade"], "fields": {"0": "2 grain", "1": ""}}, goods="9 wood, 4 food", level=3,
             phase="field-phase", round=4)  # fmt: skip
    assert {choice.seat for choice in t.game.choices} == {1}


@pytest.mark.rule("MOOR-152")
@pytest.mark.parametrize("crop", ["grain", "vegetable"])
def test_crops_become_a_food_at_any_time(crop: str) -> None:
    assert moor(goods=crop).pick("anytime", f"eat {crop}").goods() == "food"


@pytest.mark.rule("MOOR-153", "MOOR-154")
@pytest.mark.parametrize("paid", [0, 1, 2, 3])
def test_less_fuel_may_be_paid_and_somebody_lies_in_bed_for_each_that_is_missing(paid: int) -> None:
    t = house(3, people=4, goods="8 food, 5 fuel")
    assert t.offered == ["heat 3", "heat 2", "heat 1", "heat 0"]
    t.pick(f"heat {paid}")
    assert (t.count("fuel"), t.player().bed) == (5 - paid, 3 - paid)


# Bed


@pytest.mark.rule("MOOR-154", "MOOR-155")
def test_without_fuel_people_lie_in_the_one_bed() -> None:
    t = house(2, people=3, goods="6 food")
    assert t.player().bed == 2
    assert t.state.view(None)["players"][0]["people"]["bed"] == 2


@pytest.mark.rule("MOOR-156", "MOOR-157")
def test_nobody_is_ill_twice_and_nobody_begs_for_fuel() -> None:
    t = house(5, people=2, goods="4 food")
    assert (t.player().bed, t.player().begging) == (2, 0)


@pytest.mark.rule("MOOR-156")
def test_newborns_can_fall_ill() -> None:
    t = house(3, people=3, newborns=1, goods="5 food", round=7)
    assert (t.player().bed, t.player().begging) == (3, 0)
    assert t.until("place-person").player().home == 0


@pytest.mark.rule("MOOR-158", "MOOR-164")
def test_a_person_in_bed_can_only_go_to_the_infirmary() -> None:
    t = house(3, people=2, goods="4 food, 2 fuel").pick("heat 2").until("place-person")
    assert (t.state.round, t.player().home, t.player().bed) == (5, 1, 1)
    t.pick("bed")
    assert (t.player().bed, t.food(), t.player().home) == (0, 1, 1)
    t = moor(bed=2, moors=[0], goods="5 food")
    assert t.offered == ["bed", "anytime"], "nobody else is at home"


@pytest.mark.rule("MOOR-159", "MOOR-160", "MOOR-180")
def test_a_person_in_bed_is_worth_one_point() -> None:
    assert moor(people=3).score("people") == 9
    assert moor(people=3, bed=1).score("people") == 7
    assert moor(people=3, bed=3).score("people") == 3
    t = moor(people=2, bed=1).pick("bed")
    assert t.score("people") == 6, "earlier illness does not count"


@pytest.mark.rule("MOOR-159", "MOOR-175")
def test_after_the_last_harvest_the_ill_stay_in_bed() -> None:
    t = moor(phase="feeding", round=14, goods="4 food")
    assert (t.game.choice, t.score("people"), t.player().bed) == (None, 2, 2)


# Infirmary


@pytest.mark.rule("MOOR-161", "MOOR-163", "MOOR-165", "MOOR-233")
def test_any_number_of_people_use_the_infirmary_for_a_food_each() -> None:
    t = moor({}, people=3, rooms=[5, 10, 11])
    t.place("infirmary").place("infirmary").place("infirmary").place("infirmary")
    assert (t.food(0), t.food(1)) == (2, 2)
    assert t.usable("infirmary")


@pytest.mark.rule("MOOR-162")
def test_no_other_space_takes_a_second_person() -> None:
    t = moor({}).place("day-laborer")
    assert not t.usable("day-laborer")
    assert all(space == "infirmary" for space in both_can_use())


def both_can_use() -> list[str]:
    """The spaces that can be used after somebody has done so."""
    t = moor({}, goods="9 food")
    found = []
    for name in [name.split()[1] for name in t.offered if name.startswith("space ")]:
        after = moor({"goods": "9 food"}, goods="9 food")
        after.place(name)
        if after.seat == 1 and after.usable(name):
            found.append(name)
    return found


@pytest.mark.rule("MOOR-164", "MOOR-165")
def test_healthy_people_choose_and_ill_ones_do_not() -> None:
    t = moor(bed=1)
    assert t.offers("bed")
    assert t.usable("infirmary")
    t.place("infirmary")
    assert (t.player().bed, t.player().home) == (1, 0)


@pytest.mark.rule("MOOR-166")
def test_whoever_was_in_the_infirmary_is_healthy_in_the_next_round() -> None:
    t = moor({"placed": ["fishing", "forest"]}, bed=1, placed=["day-laborer"]).pick("bed")
    assert (t.state.round, t.player().home, t.player().bed) == (2, 2, 0)
    assert t.usable("day-laborer")


# Going round in circles

TRADERS = ["furniture-stall", "ceramics-stall"]


@pytest.mark.rule("MOOR-121", "MOOR-122")
def test_what_was_traded_is_not_traded_back_in_the_same_turn() -> None:
    t = moor(goods="wood", played=TRADERS).pick("anytime", "exchange furniture-stall-0")
    assert t.goods() == "clay"
    assert "exchange ceramics-stall-0" not in t.pick("anytime").offered
    t = moor(goods="wood, clay", played=TRADERS).pick("anytime", "exchange furniture-stall-0", "anytime")
    assert t.offers("exchange ceramics-stall-0"), "the other clay was not traded"


@pytest.mark.rule("MOOR-150", "MOOR-122")
def test_traded_wood_may_be_burnt() -> None:
    t = house(2, goods="4 food, 2 clay", played=TRADERS)
    t.pick("exchange ceramics-stall-0", "exchange wood-for-fuel-0", "exchange ceramics-stall-0")
    t.pick("exchange wood-for-fuel-0")
    assert t.pick("heat 2").goods() == ""


@pytest.mark.rule("MOOR-122", "MOOR-150")
def test_heating_with_both_stalls_comes_to_an_end() -> None:
    t = house(2, goods="4 food, wood, clay", played=TRADERS)
    picks = 0
    while t.prompt == "heat" and t.seat == 0 and any(name.startswith("exchange") for name in t.offered):
        t.pick(next(name for name in t.offered if name.startswith("exchange")))
        picks += 1
    assert picks <= 6


@pytest.mark.rule("MOOR-121", "MOOR-122", "MOOR-123")
def test_a_payment_with_all_three_stalls_ends_whatever_is_picked() -> None:
    """4 clay for a Cooking Hearth out of wood, clay and reed."""
    given: dict[str, Any] = {"goods": "2 wood, clay, reed", "played": [*TRADERS, "basket-stall"], "level": 1}
    assert moor(**given).place("major-improvement").offers("card cooking-hearth-4")
    todo = [moor(**given).place("major-improvement", "card cooking-hearth-4")]
    ended = 0
    while todo:
        t = todo.pop()
        if t.prompt != "convert":
            assert (t.goods(), "cooking-hearth-4" in t.played()) == ("", True)
            ended += 1
            continue
        todo += [Situation(t.game.clone()).pick(name) for name in t.offered]
    assert 0 < ended < 500


@pytest.mark.rule("MOOR-022")
def test_there_is_more_fuel_than_tokens() -> None:
    """The box has 55 fuel tokens; markers for 5 stand in, so nobody runs out of them."""
    t = moor(goods="60 fuel", moors=[3, 4]).pick("special cut-peat", "cell 3")
    assert t.count("fuel") == 63
