"""Occupations about costs and the house: each clause of their effects, and what they must not do."""

from typing import Any

import pytest

from allmende.agricola.actions.playing_cards import improvement_ways
from allmende.agricola.cards.card import MINOR, Card
from allmende.agricola.goods import bundle
from allmende.table.choice import Option
from tests.agricola.cards.playing import at_redevelopment
from tests.agricola.situations import Situation, situation

ONE_CELL = ["edge 4", "edge 9", "edge 24", "edge 25"]
"""The fences around cell 4."""


def at_improvement(**given: Any) -> Situation:
    return situation(rounds=["major-improvement"], **given)


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


# Frame Builder


@pytest.mark.parametrize("material", ["clay", "stone"])
def test_frame_builder_pays_a_wood_instead_of_two_of_the_material_of_a_room(material: str) -> None:
    t = situation(goods=f"3 {material}, wood, 2 reed", material=material, played=["frame-builder"])
    t.place("farm-expansion", "cell 6")
    assert (t.rooms(), t.goods()) == ([5, 6, 10], "")


@pytest.mark.parametrize(("house", "material"), [("wood", "clay"), ("clay", "stone")])
def test_frame_builder_pays_a_wood_instead_of_two_in_a_renovation(house: str, material: str) -> None:
    t = at_redevelopment(goods=f"{material}, wood, reed", rooms=[5, 6, 10], material=house, played=["frame-builder"])
    t.place("house-redevelopment")
    assert (t.house(), t.goods()) == (material, "")


def test_frame_builder_may_pay_as_usual() -> None:
    t = situation(goods="5 clay, wood, 2 reed", material="clay", played=["frame-builder"])
    t.place("farm-expansion", "cell 6")
    assert (t.prompt, t.offered) == ("pay", ["good wood", "good clay"])
    t.pick("good clay")
    assert t.goods() == "wood"


def test_frame_builder_replaces_only_once_for_each_room() -> None:
    t = situation(goods="clay, 2 wood, 2 reed", material="clay", played=["frame-builder"])
    t.place("farm-expansion")
    assert t.prompt == "build-stable"
    two = situation(goods="6 clay, 2 wood, 4 reed", material="clay", played=["frame-builder"])
    two.place("farm-expansion", "action rooms", "cell 6", "good wood", "cell 11")
    assert (two.rooms(), two.goods()) == ([5, 6, 10, 11], "")


def test_frame_builder_replaces_only_once_for_a_renovation() -> None:
    rooms = [5, 6, 10, 11]
    t = at_redevelopment(goods="2 wood, reed", rooms=rooms, played=["frame-builder"])
    assert not t.usable("house-redevelopment")
    t = at_redevelopment(goods="wood, 2 clay, reed", rooms=rooms, played=["frame-builder"])
    assert t.usable("house-redevelopment")


def test_frame_builder_replaces_exactly_two() -> None:
    t = at_redevelopment(goods="wood, reed", rooms=[5], people=1, played=["frame-builder"])
    assert not t.usable("house-redevelopment")


def test_frame_builder_replaces_neither_reed_nor_the_wood_of_a_wooden_room() -> None:
    assert not at_redevelopment(goods="2 clay, 9 wood", played=["frame-builder"]).usable("house-redevelopment")
    t = situation(goods="4 wood, 9 clay, 2 reed", played=["frame-builder"])
    t.place("farm-expansion")
    assert t.prompt == "build-stable"


def test_frame_builder_does_not_help_with_improvements() -> None:
    assert not at_improvement(goods="wood", played=["frame-builder"]).usable("major-improvement")


def test_frame_builder_goes_with_carpenter() -> None:
    t = situation(goods="clay, wood, 2 reed", material="clay", played=["frame-builder", "carpenter"])
    t.place("farm-expansion", "cell 6")
    assert (t.rooms(), t.goods()) == ([5, 6, 10], "")


# Brushwood Collector


def test_brushwood_collector_pays_one_wood_for_the_reed_of_a_room() -> None:
    t = situation(goods="5 clay, wood", material="clay", played=["brushwood-collector"], players=3)
    t.place("farm-expansion", "cell 6")
    assert (t.rooms(), t.goods()) == ([5, 6, 10], "")


def test_brushwood_collector_pays_six_wood_for_a_wooden_room() -> None:
    t = situation(goods="6 wood", played=["brushwood-collector"])
    t.place("farm-expansion", "action rooms", "cell 6")
    assert (t.rooms(), t.goods()) == ([5, 6, 10], "")


def test_brushwood_collector_pays_one_wood_for_the_reed_of_a_renovation() -> None:
    t = at_redevelopment(goods="2 clay, wood", played=["brushwood-collector"])
    t.place("house-redevelopment")
    assert (t.house(), t.goods()) == ("clay", "")


def test_brushwood_collector_may_pay_reed() -> None:
    t = at_redevelopment(goods="2 clay, wood, reed", played=["brushwood-collector"])
    t.place("house-redevelopment")
    assert t.offered == ["good wood", "good reed"]
    t.pick("good reed")
    assert t.goods() == "wood"


def test_brushwood_collector_replaces_all_the_reed_or_none() -> None:
    t = situation(goods="5 clay, wood, reed", material="clay", played=["brushwood-collector"])
    t.place("farm-expansion", "cell 6")
    assert t.goods() == "reed"


def test_brushwood_collector_needs_the_wood_and_helps_with_no_improvement() -> None:
    assert not at_redevelopment(goods="2 clay", played=["brushwood-collector"]).usable("house-redevelopment")
    t = at_improvement(goods="wood, 2 stone, 2 clay", played=["brushwood-collector"])
    t.place("major-improvement")
    assert not t.offers("card basketmakers-workshop")  # for 2 reed and 2 stone


def test_brushwood_collector_goes_with_frame_builder() -> None:
    t = situation(goods="3 clay, 2 wood", material="clay", played=["brushwood-collector", "frame-builder"])
    t.place("farm-expansion", "action rooms", "cell 6")
    assert (t.rooms(), t.goods()) == ([5, 6, 10], "")


# Stonecutter


def test_stonecutter_saves_a_stone_on_each_room() -> None:
    t = situation(goods="8 stone, 4 reed", material="stone", played=["stonecutter"])
    t.place("farm-expansion", "cell 6", "cell 11")
    assert t.goods() == ""


def test_stonecutter_saves_one_stone_on_a_renovation() -> None:
    t = at_redevelopment(goods="3 stone, reed", material="clay", rooms=[5, 6, 10], played=["stonecutter"])
    t.place("house-redevelopment")
    assert (t.house(), t.goods()) == ("stone", "stone")


def test_stonecutter_saves_a_stone_on_a_major() -> None:
    t = at_improvement(goods="2 stone, wood", played=["stonecutter"])
    t.place("major-improvement", "well")
    assert t.goods() == ""


def test_stonecutter_saves_a_stone_on_a_minor() -> None:
    t = situation(goods="2 wood, stone", played=["stonecutter"], hand=["dutch-windmill"])
    t.place("meeting-place", "dutch-windmill")
    assert (t.played()[-1], t.goods()) == ("dutch-windmill", "")


def test_stonecutter_saves_nothing_where_no_stone_is_due() -> None:
    t = situation(goods="5 clay, 2 reed", material="clay", played=["stonecutter"])
    t.place("farm-expansion", "cell 6")
    assert t.goods() == ""
    assert not at_redevelopment(goods="clay, reed", played=["stonecutter"]).usable("house-redevelopment")


def test_stonecutter_never_gains_stone() -> None:
    t = at_improvement(goods="3 clay", played=["stonecutter", "master-bricklayer"], rooms=[5, 6, 10, 11])
    t.place("major-improvement", "clay-oven")
    assert t.goods() == ""


def test_stonecutter_comes_after_frame_builder() -> None:
    t = at_redevelopment(goods="wood, reed", material="clay", played=["stonecutter", "frame-builder"])
    t.place("house-redevelopment")  # the wood stands for both stones, before there is one less
    assert (t.house(), t.goods()) == ("stone", "")


# Master Bricklayer


@pytest.mark.parametrize(("rooms", "stone"), [([5, 10], 3), ([5, 6, 10], 2), ([5, 6, 10, 11], 1)])
def test_master_bricklayer_saves_a_stone_for_each_added_room(rooms: list[int], stone: int) -> None:
    t = at_improvement(goods="3 stone, wood", rooms=rooms, played=["master-bricklayer"])
    t.place("major-improvement", "well")
    assert t.count("stone") == 3 - stone


def test_master_bricklayer_never_gains_stone() -> None:
    t = at_improvement(goods="wood, 3 clay", rooms=[0, 1, 5, 6, 10, 11], played=["master-bricklayer"])
    t.place("major-improvement", "clay-oven")
    assert t.goods() == "wood"


def test_master_bricklayer_saves_stone_only() -> None:
    assert not at_improvement(goods="clay", rooms=[5, 6, 10], played=["master-bricklayer"]).usable("major-improvement")


def test_master_bricklayer_saves_nothing_on_minors_and_the_house() -> None:
    rooms = [5, 6, 10, 11]
    t = situation(goods="2 wood, stone", rooms=rooms, played=["master-bricklayer"], hand=["dutch-windmill"])
    t.place("meeting-place")
    assert t.prompt == "place-person"
    t = at_redevelopment(goods="3 stone, reed", material="clay", rooms=rooms, played=["master-bricklayer"])
    assert not t.usable("house-redevelopment")


def test_an_upgrade_is_a_major_improvement_for_master_bricklayer_too() -> None:
    upgrade = Card(0, "an-upgrade", MINOR, "food-provider", Option(0))
    upgrade.upgrade, upgrade.costs = True, [bundle(stone=2)]
    t = situation(rooms=[5, 6, 10], played=["master-bricklayer", "stonecutter"])
    assert improvement_ways(t.state, t.player(), upgrade) == [()]
