"""Traveling minor improvements of Farmers of the Moor: each clause, and what they must not do."""

from typing import Any

import pytest

from allmende.agricola.actions.playing_cards import improvement_ways
from allmende.agricola.cards.card import BY_SLUG
from allmende.agricola.goods import Bundle, bundle
from tests.agricola.moor.situations import cells, forests, moor, moors, play, playable

FOUR_MAJORS = ["fireplace-2", "well", "clay-oven", "stone-oven"]
THREE_MAJORS = FOUR_MAJORS[:3]
MINORS = ["lasso", "drinking-trough", "junk-room"]
EMPTY = [0, 1, 2, 3, 4, 6, 7, 8, 9, 11, 12, 13, 14]
"""All spaces of the farmyard beside the house."""

FIGURES: dict[str, tuple[str, Bundle]] = {
    "peat-burn-off": ("M015", ()),
    "clear-felling": ("M016", ()),
    "reforestation": ("M017", ()),
    "register-of-craftsmen": ("M018", ()),
    "lawn-turf": ("M019", ()),
    "peat-pellets": ("M020", ()),
    "peat-cutting-expedition": ("M021", bundle(food=4)),
    "ecological-niche": ("M022", ()),
    "edge-of-the-forest": ("M023", ()),
    "basic-supplies": ("M024", bundle(vegetable=1)),
    "household-inventory": ("M025", bundle(food=1)),
    "chimney-hood": ("M026", bundle(clay=1)),
    "garden-path": ("M027", bundle(clay=1)),
    "out-on-the-wallaby": ("M028", ()),
    "tinker": ("M029", bundle(food=1)),
    "farm-animal-market": ("M030", bundle(food=1)),
    "livestock-market": ("M031", ()),
}
DISPUTED = ["lawn-turf", "peat-cutting-expedition", "edge-of-the-forest", "basic-supplies"]


@pytest.mark.parametrize("slug", FIGURES)
def test_what_is_printed_on_a_traveling_card(slug: str) -> None:
    card = BY_SLUG[slug]
    assert (card.code, card.costs, card.points) == (FIGURES[slug][0], [FIGURES[slug][1]], 0)
    assert card.traveling
    assert (card.deck, card.disputed != "") == ("moor", slug in DISPUTED)


def test_a_traveling_card_goes_to_the_left() -> None:
    t = play("peat-burn-off", players=3)
    assert (t.hand(0), t.hand(1), t.hand(2)) == ([], ["peat-burn-off"], [])
    assert t.played() == []


@pytest.mark.rule("MOOR-188")
def test_alone_a_traveling_card_leaves_the_game() -> None:
    t = play("peat-burn-off", players=1)
    assert (t.hand(), t.played()) == ([], [])
    assert all(BY_SLUG["peat-burn-off"] not in deck for deck in t.state.decks)


@pytest.mark.rule("MOOR-140")
def test_the_black_market_asks_for_cost_and_prerequisite_too() -> None:
    t = moor(hand=["tinker"], goods="fuel, food", played=["joinery", *FOUR_MAJORS[:2]])
    t.pick("special black-market", "card tinker")
    assert t.goods() == "wood, clay, reed, stone"
    assert not moor(hand=["tinker"], goods="fuel, food", played=["joinery"]).offers("special black-market")
    assert not moor(hand=["tinker"], goods="fuel", played=["joinery", *FOUR_MAJORS[:2]]).offers("special black-market")


# Peat Burn-off


def test_peat_burn_off_gives_a_fuel() -> None:
    t = play("peat-burn-off")
    assert (t.goods(), t.seat) == ("fuel", 1)


def test_peat_burn_off_turns_a_moor_into_a_field() -> None:
    t = play("peat-burn-off", "cell 3", moors=[3, 8], forests=[4])
    assert (t.goods(), t.fields(), moors(t), forests(t)) == ("fuel", {3: ""}, [8], [4])
    assert t.seat == 1


@pytest.mark.rule("MOOR-207")
def test_such_a_moor_borders_a_field_if_there_is_one() -> None:
    assert play("peat-burn-off", moors=[1, 8], fields=[0]).offered == ["cell 1", "done"]
    assert play("peat-burn-off", moors=[1, 8]).offered == ["cell 1", "cell 8", "done"]


def test_peat_burn_off_may_leave_the_moors() -> None:
    t = play("peat-burn-off", "done", moors=[1])
    assert (t.goods(), moors(t)) == ("fuel", [1])


@pytest.mark.rule("MOOR-208")
def test_peat_burn_off_is_no_special_action() -> None:
    t = play("peat-burn-off", "cell 1", moors=[1], played=["cattle-collar"], goods="cattle")
    assert t.seat == 1  # no more plowing


# Clear Felling


def test_clear_felling_needs_three_forests_at_most() -> None:
    assert playable("clear-felling", forests=[0, 1, 2])
    assert playable("clear-felling", forests=[0, 0, 1, 2])
    assert not playable("clear-felling", forests=[0, 1, 2, 3])


def test_clear_felling_gives_two_wood_and_turns_up_to_two_forests_over() -> None:
    t = play("clear-felling", "cell 0", "cell 2", forests=[0, 1, 2])
    assert (t.goods(), forests(t), moors(t), t.seat) == ("2 wood", [1], [0, 2], 1)
    assert t.events.count("flip-forest") == 1


@pytest.mark.parametrize(("picks", "left"), [(["done"], [0, 1]), (["cell 0", "done"], [1])])
def test_clear_felling_may_turn_fewer_over(picks: list[str], left: list[int]) -> None:
    t = play("clear-felling", *picks, forests=[0, 1])
    assert (t.goods(), forests(t)) == ("2 wood", left)


def test_clear_felling_leaves_stacks_alone() -> None:
    t = play("clear-felling", forests=[0, 0, 1, 2], moors=[2])
    assert t.offered == ["cell 1", "done"]


def test_clear_felling_leaves_a_forest_with_a_person_alone() -> None:
    t = play("clear-felling", forests=[0, 1], played=["forest-hut"], notes={"forest-hut": [0]})
    assert t.offered == ["cell 1", "done"]


def test_clear_felling_leaves_forests_alone_that_animals_need() -> None:
    given: dict[str, Any] = {"forests": [0, 1], "played": ["home-wood"]}
    assert play("clear-felling", **given, goods="3 boar").seat == 1
    t = play("clear-felling", **given, goods="2 boar").pick("cell 0")
    assert (t.seat, t.count("boar"), forests(t)) == (1, 2, [1])


# Reforestation


def test_reforestation_needs_three_majors() -> None:
    assert playable("reforestation", played=THREE_MAJORS)
    assert not playable("reforestation", played=[*THREE_MAJORS[:2], *MINORS])


@pytest.mark.rule("MOOR-230")
def test_reforestation_puts_a_forest_on_an_unused_space() -> None:
    t = play("reforestation", played=THREE_MAJORS, forests=[0], moors=[1], fields=[2], stables=[3], pastures=[[4]])
    assert cells(t) == [6, 7, 8, 9, 11, 12, 13, 14]
    assert not t.offers("done")
    assert forests(t.pick("cell 14")) == [0, 14]


def test_reforestation_does_nothing_without_unused_spaces() -> None:
    t = play("reforestation", played=THREE_MAJORS, moors=EMPTY)
    assert (forests(t), t.hand(1), t.seat) == ([], ["reforestation"], 1)


# Register of Craftsmen

RICH = "9 wood, 9 clay, 9 reed, 9 stone"


def test_register_of_craftsmen_needs_two_majors() -> None:
    assert playable("register-of-craftsmen", played=THREE_MAJORS[:2])
    assert not playable("register-of-craftsmen", played=[THREE_MAJORS[0], *MINORS])


def test_register_of_craftsmen_builds_a_craft_building_for_a_stone_less() -> None:
    t = play("register-of-craftsmen", "card joinery", played=THREE_MAJORS[:2], goods="2 wood, stone")
    assert (t.goods(), t.played()[-1], t.seat) == ("", "joinery", 1)


def test_register_of_craftsmen_builds_one_of_three_and_must() -> None:
    t = play("register-of-craftsmen", played=THREE_MAJORS[:2], goods=RICH)
    assert t.offered == ["card joinery", "card pottery", "card basketmakers-workshop"]
    t.pick("pottery")
    assert (t.goods(), t.seat) == ("9 wood, 7 clay, 9 reed, 8 stone", 1)


def test_register_of_craftsmen_does_nothing_if_none_can_be_paid() -> None:
    t = play("register-of-craftsmen", played=THREE_MAJORS[:2], goods="2 wood")
    assert (t.goods(), t.played(), t.hand(1)) == ("2 wood", THREE_MAJORS[:2], ["register-of-craftsmen"])


def test_register_of_craftsmen_builds_only_what_lies_on_top() -> None:
    other = {"played": ["joinery", "pottery"]}
    t = play("register-of-craftsmen", played=THREE_MAJORS[:2], goods=RICH, others=(other,))
    assert t.offered == ["card basketmakers-workshop"]


def test_the_stone_is_saved_this_once() -> None:
    t = play("register-of-craftsmen", "card joinery", played=THREE_MAJORS[:2], goods=RICH)
    assert improvement_ways(t.state, t.player(), BY_SLUG["pottery"]) == [bundle(clay=2, stone=2)]


# Lawn Turf


def test_lawn_turf_needs_four_improvements_of_any_kind() -> None:
    assert playable("lawn-turf", played=["well", *MINORS])
    assert not playable("lawn-turf", played=MINORS)


@pytest.mark.parametrize(("unused", "fuel"), [(2, 0), (3, 1), (4, 2), (5, 3), (6, 4), (7, 5), (8, 0), (13, 0)])
def test_lawn_turf_gives_fuel_for_three_to_seven_unused_spaces(unused: int, fuel: int) -> None:
    t = play("lawn-turf", played=FOUR_MAJORS, moors=EMPTY[unused + 1 :], forests=EMPTY[unused : unused + 1])
    assert t.count("fuel") == fuel


# Peat Pellets


def test_peat_pellets_need_a_major() -> None:
    assert playable("peat-pellets", played=["well"])
    assert not playable("peat-pellets", played=MINORS)


@pytest.mark.rule("MOOR-232")
def test_peat_pellets_give_fuel_for_visible_moors() -> None:
    t = play("peat-pellets", played=["well"], moors=[0, 1, 2], forests=[2, 3])
    assert t.goods() == "2 fuel"


# Peat-Cutting Expedition


def test_the_expedition_removes_moors_for_points_and_fuel() -> None:
    t = play("peat-cutting-expedition", "cell 0", "cell 2", "done", goods="4 food", moors=[0, 1, 2])
    assert (moors(t), t.goods(), t.player().noted) == ([1], "4 fuel", 2)


def test_the_expedition_may_remove_all_or_none() -> None:
    t = play("peat-cutting-expedition", "cell 0", "cell 1", goods="4 food", moors=[0, 1])
    assert (moors(t), t.count("fuel"), t.seat) == ([], 4, 1)
    t = play("peat-cutting-expedition", "done", goods="4 food", moors=[0, 1])
    assert (moors(t), t.goods(), t.player().noted) == ([0, 1], "", 0)


def test_the_expedition_removes_only_visible_moors() -> None:
    t = play("peat-cutting-expedition", goods="4 food", moors=[0, 1], forests=[1])
    assert t.offered == ["cell 0", "done"]


@pytest.mark.parametrize(("horses", "fuel"), [(1, 0), (2, 1), (3, 1), (4, 2), (5, 3), (6, 4), (9, 4)])
def test_the_expedition_gives_fuel_for_horses_once(horses: int, fuel: int) -> None:
    t = play("peat-cutting-expedition", "cell 0", "cell 1", goods=f"4 food, {horses} horse", moors=[0, 1],
             pastures=[[3, 4, 8, 9]])  # fmt: skip
    assert t.count("fuel") == 4 + fuel


def test_the_expedition_is_not_cut_peat() -> None:
    t = play("peat-cutting-expedition", "cell 0", goods="4 food", moors=[0], played=["peat-charcoal-kiln"])
    assert t.goods() == "2 fuel"
    assert not playable("peat-cutting-expedition", goods="3 food")


# Ecological Niche


def test_the_niche_gives_two_food_for_animals_nobody_else_has() -> None:
    assert play("ecological-niche", goods="sheep").goods() == "2 food, sheep"
    assert play("ecological-niche", goods="sheep", others=({"goods": "boar"},)).food() == 2
    assert play("ecological-niche", goods="sheep", others=({"goods": "sheep"},)).food() == 0
    assert play("ecological-niche", goods="sheep, boar, horse", pastures=[[3], [4]]).food() == 2  # once


def test_the_niche_gives_a_food_for_each_crop_that_only_the_player_grows() -> None:
    mine = {"0": "3 grain", "1": "vegetable"}
    assert play("ecological-niche", fields=mine).food() == 2
    assert play("ecological-niche", fields=mine, others=({"fields": {"0": "grain"}},)).food() == 1
    assert play("ecological-niche", fields={"0": ""}, goods="grain, vegetable").food() == 0  # in the supply
    assert play("ecological-niche", fields=mine, others=({"goods": "grain, vegetable"},)).food() == 2


def test_the_niche_gives_a_fuel_for_the_most_forests_and_for_the_most_moors() -> None:
    assert play("ecological-niche", forests=[0, 1], moors=[2], others=({"forests": [0]},)).goods() == "2 fuel"
    assert play("ecological-niche", forests=[0], others=({"forests": [3]},)).goods() == ""  # a tie
    assert play("ecological-niche", moors=[0], others=({}, {"moors": [3, 4]})).goods() == ""
    assert play("ecological-niche", forests=[0], moors=[0, 1], others=({"moors": [1]},)).goods() == "fuel"  # covered


def test_alone_nobody_else_has_anything() -> None:
    assert play("ecological-niche", goods="sheep", forests=[0], players=1).goods() == "2 food, sheep, fuel"
    assert play("ecological-niche", players=1).goods() == ""


# Edge of the Forest


def test_edge_of_the_forest_needs_three_improvements_of_any_kind() -> None:
    assert playable("edge-of-the-forest", played=["well", *MINORS[:2]])
    assert not playable("edge-of-the-forest", played=["well", "lasso"])


def test_edge_of_the_forest_counts_borders_with_fields_and_moors() -> None:
    t = play("edge-of-the-forest", played=THREE_MAJORS, forests=[1, 2], fields=[6, 7], moors=[3, 8])
    assert t.goods() == "2 food, fuel"  # 1-6, 2-7; 2-3


def test_edge_of_the_forest_counts_what_is_visible() -> None:
    t = play("edge-of-the-forest", played=THREE_MAJORS, forests=[1, 2], moors=[2, 7], fields=[14])
    assert t.goods() == "fuel"  # 2-7; the moor below 2 does not border 1


# Basic Supplies


def test_basic_supplies_give_one_of_everything() -> None:
    t = play("basic-supplies", goods="vegetable")
    assert t.goods() == "food, wood, clay, reed, stone, grain, fuel"


def test_basic_supplies_give_nothing_of_which_there_is_some() -> None:
    t = play("basic-supplies", goods="2 vegetable, 2 wood, grain, 3 food")
    assert t.goods() == "3 food, 2 wood, clay, reed, stone, grain, vegetable, fuel"


def test_basic_supplies_cost_a_vegetable() -> None:
    assert not playable("basic-supplies", goods="9 wood, 9 food")


# Household Inventory


@pytest.mark.parametrize("farm", [{"fields": [0]}, {"pastures": [[3]]}, {"stables": [3]}, {"played": ["beanfield"]}])
def test_household_inventory_needs_a_field_a_pasture_or_a_stable(farm: dict[str, list[int]]) -> None:
    assert playable("household-inventory", goods="food", **farm)
    assert not playable("household-inventory", goods="food", forests=[0])


@pytest.mark.parametrize(
    ("unused", "goods"),
    [
        (4, ""),
        (5, "reed"),
        (6, "reed, grain"),
        (7, "reed, grain, cattle"),
        (8, "reed, stone, grain, cattle"),
        (9, "reed, stone, grain, vegetable, cattle"),
        (10, "reed, stone, grain, vegetable, cattle, horse"),
        (11, ""),
    ],
)
def test_household_inventory_gives_goods_for_unused_spaces(unused: int, goods: str) -> None:
    t = play("household-inventory", goods="food", stables=[0], moors=EMPTY[unused + 1 :])
    assert t.goods() == goods


def test_animals_of_the_inventory_need_room() -> None:
    t = play("household-inventory", goods="food", fields=[0], moors=[1, 2])
    assert (t.prompt, t.offered) == ("house-animals", ["discard cattle", "discard horse"])


# Chimney Hood


@pytest.mark.parametrize(
    ("played", "food"),
    [([], 0), (["clay-oven"], 5), (["stone-oven"], 4), (["cookhouse"], 3), (["fireplace-2", "stone-oven"], 4)],
)
def test_chimney_hood_gives_the_food_of_one_grain(played: list[str], food: int) -> None:
    t = play("chimney-hood", goods="clay, grain", played=played)
    assert (t.food(), t.count("grain")) == (food, 1)


# Garden Path


def test_garden_path_needs_a_forest() -> None:
    assert playable("garden-path", goods="clay", forests=[0])
    assert not playable("garden-path", goods="clay", moors=[0])


@pytest.mark.rule("MOOR-219")
def test_garden_path_gives_wood_and_the_left_neighbour_loses_a_point() -> None:
    before = [moor(forests=[0], players=3).score("bonus", seat) for seat in range(3)]
    t = play("garden-path", goods="clay", forests=[0], players=3)
    assert t.goods() == "3 wood"
    assert [t.score("bonus", seat) for seat in range(3)] == [before[0], before[1] - 1, before[2]]
    assert "garden-path" in t.events


def test_there_is_one_marker_and_it_moves_on() -> None:
    t = play("garden-path", goods="clay", forests=[0], others=({"goods": "clay, fuel", "forests": [0]}, {}))
    t.pick("special black-market", "card garden-path")
    assert [t.score("bonus", seat) for seat in range(3)] == [0, 0, -1]


def test_alone_nobody_takes_the_marker() -> None:
    t = play("garden-path", goods="clay", forests=[0], players=1)
    assert (t.goods(), t.score("bonus")) == ("3 wood", 0)


# Out on the Wallaby, Tinker


@pytest.mark.parametrize(
    ("played", "goods"),
    [
        ([], ""),
        (["joinery"], "3 wood"),
        (["pottery"], "3 clay"),
        (["basketmakers-workshop"], "2 reed"),
        (["joinery", "pottery", "basketmakers-workshop"], "3 wood, 3 clay, 2 reed"),
    ],
)
def test_out_on_the_wallaby_gives_goods_for_each_craft_building(played: list[str], goods: str) -> None:
    assert play("out-on-the-wallaby", played=played).goods() == goods


def test_tinker_needs_three_majors() -> None:
    assert playable("tinker", goods="food", played=THREE_MAJORS)
    assert not playable("tinker", goods="food", played=["joinery", "pottery", *MINORS])


def test_tinker_gives_one_of_each_once() -> None:
    t = play("tinker", goods="food", played=["joinery", "pottery", "basketmakers-workshop"])
    assert t.goods() == "wood, clay, reed, stone"


def test_tinker_gives_nothing_without_a_craft_building() -> None:
    assert play("tinker", goods="food", played=THREE_MAJORS).goods() == ""


# Farm Animal Market


def test_farm_animal_market_swaps_two_sheep_for_cattle_and_horse() -> None:
    t = play("farm-animal-market", "yes", goods="food, 3 sheep", pastures=[[3], [4]])
    assert t.goods() == "sheep, cattle, horse"


def test_farm_animal_market_may_be_left() -> None:
    assert play("farm-animal-market", "no", goods="food, 2 sheep", pastures=[[3]]).goods() == "2 sheep"


def test_farm_animal_market_swaps_nothing_for_one_sheep() -> None:
    t = play("farm-animal-market", goods="food, sheep")
    assert (t.goods(), t.seat) == ("sheep", 1)


def test_animals_of_the_market_need_room() -> None:
    t = play("farm-animal-market", "yes", goods="food, 2 sheep, boar", pastures=[[3]])
    assert (t.prompt, t.offered) == ("house-animals", ["discard boar", "discard cattle", "discard horse"])


# Livestock Market


def test_livestock_market_needs_five_animals_horses_included() -> None:
    assert playable("livestock-market", goods="2 sheep, 3 horse", pastures=[[3, 4], [8, 9]])
    assert not playable("livestock-market", goods="sheep, 3 horse", pastures=[[3, 4], [8, 9]])


def test_livestock_market_swaps_up_to_three_animals_one_step_up() -> None:
    t = play("livestock-market", "good sheep", "good boar", "good cattle", goods="2 sheep, 2 boar, 2 cattle",
             pastures=[[3], [4], [8], [9]])  # fmt: skip
    assert (t.goods(), t.seat) == ("sheep, 2 boar, 2 cattle, horse", 1)


@pytest.mark.parametrize(("picks", "goods"), [(["done"], "5 sheep"), (["good sheep", "done"], "4 sheep, boar")])
def test_livestock_market_may_swap_fewer(picks: list[str], goods: str) -> None:
    t = play("livestock-market", *picks, goods="5 sheep", pastures=[[3, 4], [8, 9]])
    assert t.goods() == goods


def test_no_animal_climbs_two_steps() -> None:
    t = play("livestock-market", "good sheep", goods="sheep, 4 horse", pastures=[[3, 4]])
    assert (t.goods(), t.seat) == ("boar, 4 horse", 1)  # the new boar is not offered


def test_livestock_market_swaps_only_what_finds_room() -> None:
    t = play("livestock-market", goods="5 sheep", pastures=[[3, 4]])
    assert t.offered == ["good sheep", "done"]
    assert t.pick("good sheep").goods() == "4 sheep, boar"  # one more would have no room


def test_animals_that_fit_only_together_are_swapped_together() -> None:
    t = play("livestock-market", "good sheep", goods="2 sheep, 2 boar, cattle", pastures=[[3], [8]])
    assert not t.offers("done")
    assert t.pick("good sheep", "done").goods() == "4 boar, cattle"
