"""Rooms and renovation (ledger: House; where rooms may stand is in test_farmyard.py)."""

from typing import Any

import pytest

from tests.agricola.situations import situation

NO_STABLES: dict[str, Any] = {"stables": [0, 1, 2, 3]}
"""All are built, so that Farm Expansion is for rooms alone."""


@pytest.mark.rule("AGR-103", "AGR-104")
@pytest.mark.parametrize("material", ["wood", "clay", "stone"])
def test_a_room_costs_five_of_the_material_and_two_reed(material: str) -> None:
    t = situation({}, material=material, goods=f"5 {material}, 2 reed", **NO_STABLES).place("farm-expansion", "cell 6")
    assert (len(t.rooms()), t.house(), t.goods()) == (3, material, "")
    for poor in (f"9 {material}, reed", f"4 {material}, 9 reed"):
        assert not situation({}, material=material, goods=poor, **NO_STABLES).usable("farm-expansion")


@pytest.mark.rule("AGR-104")
def test_new_rooms_are_of_the_material_of_the_house() -> None:
    t = situation({}, material="clay", goods="9 wood, 9 stone, 9 reed", **NO_STABLES)
    assert not t.usable("farm-expansion")  # a clay house grows with clay alone
    t = situation({}, material="clay", goods="5 clay, 2 reed").place("farm-expansion", "cell 6")
    t.finish_round()
    assert t.score("clay-rooms") == 3


@pytest.mark.rule("AGR-108", "AGR-109")
@pytest.mark.parametrize("rooms", [2, 3, 4])
def test_renovation_to_clay_costs_a_clay_for_each_room_and_one_reed(rooms: int) -> None:
    house = [5, 10, 6, 11][:rooms]
    t = situation({}, round=6, rooms=house, goods=f"{rooms} clay, reed").place("house-redevelopment")
    assert (t.house(), len(t.rooms()), t.goods()) == ("clay", rooms, "")
    assert not situation({}, round=6, rooms=house, goods=f"{rooms - 1} clay, 2 reed").usable("house-redevelopment")
    assert not situation({}, round=6, rooms=house, goods=f"{rooms} clay").usable("house-redevelopment")


@pytest.mark.rule("AGR-108", "AGR-110")
@pytest.mark.parametrize("rooms", [2, 3, 4])
def test_renovation_to_stone_costs_a_stone_for_each_room_and_one_reed(rooms: int) -> None:
    house = [5, 10, 6, 11][:rooms]
    t = situation({}, round=6, rooms=house, material="clay", goods=f"{rooms} stone, reed").place("house-redevelopment")
    assert (t.house(), len(t.rooms()), t.goods()) == ("stone", rooms, "")
    for poor in (f"{rooms - 1} stone, 2 reed", f"{rooms} stone"):
        assert not situation({}, round=6, rooms=house, material="clay", goods=poor).usable("house-redevelopment")


@pytest.mark.rule("AGR-108")
def test_a_wooden_house_does_not_become_stone_at_once() -> None:
    assert not situation({}, round=6, goods="9 stone, 9 reed").usable("house-redevelopment")
    t = situation({}, round=6, goods="9 clay, 9 stone, 9 reed").place("house-redevelopment")
    assert t.house() == "clay"
    assert not situation({}, round=6, goods="9 clay, 9 reed", material="clay").usable("house-redevelopment")


@pytest.mark.rule("AGR-112")
def test_room_on_a_card_lets_the_family_grow() -> None:
    t = situation({}, round=5, played=["caravan"])
    assert t.usable("basic-wish")
    t.place("basic-wish").others_pass().finish_round()
    assert not t.usable("basic-wish")


@pytest.mark.rule("AGR-112")
def test_room_on_a_card_is_no_room() -> None:
    t = situation({}, round=6, played=["caravan"], goods="2 clay, reed").place("house-redevelopment")
    assert (t.house(), t.player().rooms(), t.goods()) == ("clay", 2, "")  # not 3 clay
    t.finish_round()
    assert t.score("clay-rooms") == 2
    assert situation(phase="preparation", round=2, played=["caravan", "small-scale-farmer"]).goods() == "wood"


@pytest.mark.rule("AGR-120")
def test_side_job_has_no_second_stable() -> None:
    t = situation({}, goods="9 wood", side_job=True).place("side-job", "cell 4")
    assert (t.stables(), t.goods(), t.seat) == ([4], "8 wood", 1)
