"""Summer: fields and bread, grain for day laborers, free stables, no heating (ledger: The seasons)."""

from typing import Any

import pytest

from allmende.agricola.goods import FUEL
from allmende.agricola.moor.heating import heating_cost
from tests.agricola.seasons.situations import seasonal, spaces_of
from tests.agricola.situations import Situation

ROOM = "5 wood, 2 reed"
TWO_ROOMS = "10 wood, 4 reed"


def summer(**given: Any) -> Situation:
    return seasonal("summer", {}, **given)


@pytest.mark.rule("AGR-365", "AGR-447")
def test_plowing_and_either_baking_or_selling() -> None:
    t = summer(goods="2 grain", played=["fireplace-2"]).place("summer")
    assert t.offered == ["action plow", "action bake", "action sell"]
    t.pick("action sell")
    assert (t.goods(), t.offered) == ("4 food, grain", ["action plow", "done"])
    t.pick("action plow", "cell 0")
    assert (t.goods(), list(t.fields()), t.prompt) == ("4 food, grain", [0], "place-person")


@pytest.mark.rule("AGR-365", "AGR-436", "AGR-447")
def test_in_any_order_and_one_part_is_enough() -> None:
    t = summer(goods="2 grain", played=["fireplace-2"]).place("summer", "action plow", "cell 0")
    assert t.offered == ["action bake", "action sell", "done"]
    t.pick("action bake", "bake", "done")
    assert (t.goods(), t.prompt) == ("2 food, grain", "place-person"), "whoever baked does not sell"
    assert summer(goods="2 grain").place("summer", "action plow", "cell 0", "done").goods() == "2 grain"


@pytest.mark.rule("AGR-447")
def test_the_grain_is_one_of_the_supply() -> None:
    t = summer(goods="vegetable", fields={0: "3 grain"}).place("summer")
    assert (t.prompt, list(t.fields())) == ("plow", [0]), "what grows is not sold"
    full: dict[str, Any] = {"fields": [0, 1, 2, 3, 4, 6, 7, 8, 9, 11, 12, 13, 14]}
    assert not summer(**full).usable("summer")
    t = summer(goods="3 grain", **full).place("summer")
    assert t.goods() == "4 food, 2 grain", "exactly one"


@pytest.mark.rule("AGR-366")
@pytest.mark.parametrize("players", [1, 2, 6])
def test_day_laborers_get_grain(players: int) -> None:
    t = seasonal("summer", *[{} for _ in range(players - 1)], players=players)
    assert spaces_of(t)["day-laborer"]["gives"] == {"food": 2, "grain": 1}
    assert t.place("day-laborer").goods() == "2 food, grain"
    assert seasonal("autumn", {}).place("day-laborer").goods() == "2 food"


# Stables


@pytest.mark.rule("AGR-367", "AGR-446")
def test_a_room_brings_a_stable() -> None:
    t = summer(goods=ROOM).place("farm-expansion", "action rooms", "cell 0")
    assert (t.prompt, t.offered[-1]) == ("build-stable", "done")
    t.pick("cell 4")
    assert (t.stables(), t.goods(), t.prompt) == ([4], "", "place-person")
    assert summer(goods=ROOM).place("farm-expansion", "action rooms", "cell 0", "done").stables() == []
    assert seasonal("spring", {}, goods=ROOM).place("farm-expansion", "action rooms", "cell 0").prompt == "place-person"


@pytest.mark.rule("AGR-446")
def test_two_rooms_bring_two_right_after_them() -> None:
    t = summer(goods=TWO_ROOMS).place("farm-expansion", "action rooms", "cell 0", "cell 1", "cell 4", "cell 9")
    assert (t.stables(), t.goods(), t.prompt) == ([4, 9], "", "place-person")
    t = summer(goods="7 wood, 2 reed").place("farm-expansion", "action rooms", "cell 0", "cell 4")
    assert (t.stables(), t.prompt) == ([4], "choose-action"), "then 2 wood buy another"
    assert t.pick("action stables", "cell 9").stables() == [4, 9]


@pytest.mark.rule("AGR-446")
def test_there_are_four_pieces_and_places_count() -> None:
    t = summer(goods=ROOM, stables=[1, 2, 3, 4]).place("farm-expansion", "cell 0")
    assert t.prompt == "place-person"
    t = summer(goods=TWO_ROOMS, stables=[2, 3, 4]).place("farm-expansion", "action rooms", "cell 0", "cell 1", "cell 9")
    assert t.stables() == [2, 3, 4, 9]
    t = summer(goods=ROOM, fields=[6]).place("farm-expansion", "action rooms", "cell 0")
    assert not t.offers("cell 6")
    assert not t.offers("cell 0")


@pytest.mark.rule("AGR-446")
@pytest.mark.parametrize("players", [5, 6])
def test_house_building_brings_them(players: int) -> None:
    t = seasonal("summer", *[{} for _ in range(players - 1)], goods=ROOM).place("house-building", "cell 0", "cell 4")
    assert t.stables() == [4]


@pytest.mark.rule("AGR-367", "AGR-446")
def test_rooms_of_cards_bring_them_and_renovations_do_not() -> None:
    t = summer(goods=ROOM, played=["cottager"]).place("day-laborer", "cottager", "cell 0", "cell 4")
    assert t.stables() == [4]
    hut: dict[str, Any] = {"expansion": "moor", "level": 2, "played": ["peat-hut"], "round": 5}
    t = summer(rounds=["house-redevelopment"], **hut).place("house-redevelopment", "cell 0")
    assert (t.rooms(), t.prompt) == ([0, 5, 10], "build-stable")
    t = summer(goods="2 clay, reed", round=5, rounds=["house-redevelopment"]).place("house-redevelopment")
    assert (t.house(), t.prompt) == ("clay", "place-person")


# Heating


def freezing(season: str, **given: Any) -> Situation:
    return seasonal(season, {}, expansion="moor", level=1, cards="none", round=4, goods="9 food, 2 fuel", **given)


@pytest.mark.rule("AGR-368")
@pytest.mark.parametrize(("season", "fuel"), [("summer", 2), ("autumn", 0), ("winter", 0), ("spring", 0)])
def test_nobody_heats_in_the_harvest_of_a_summer_round(season: str, fuel: int) -> None:
    t = freezing(season, phase="feeding")
    if season != "summer":
        t.pick("heat 2", seat=0)
    assert (t.player().goods[FUEL], t.player().bed) == (fuel, 0)


@pytest.mark.rule("AGR-368")
def test_the_view_knows_of_the_warm_harvest_before() -> None:
    t = seasonal("spring", {}, expansion="moor", level=1, cards="none", round=3)
    assert heating_cost(t.state, t.player()) == 0, "round 4 is in summer"
    assert t.game.view(0)["table"]["players"][0]["fuel_needed"] == 0
    t = seasonal("summer", {}, expansion="moor", level=1, cards="none", round=3)
    assert heating_cost(t.state, t.player()) == 2, "round 4 is in autumn"
