"""Occupations that act when spaces are used or at the start of a round: each clause, and what they must not do."""

from typing import Any

import pytest

from tests.agricola.situations import situation

WOOD_SPACES = [("forest", 4), ("grove", 4), ("copse", 4), ("riverbank-forest", 5)]
"""Each wood accumulation space, with a number of players that has it."""


# Conjurer


def test_conjurer_gets_wood_and_grain_at_traveling_players() -> None:
    t = situation(played=["conjurer"], players=4, piles={"traveling-players": 2})
    t.place("traveling-players")
    assert t.goods() == "2 food, wood, grain"


def test_conjurer_gets_nothing_elsewhere_nor_from_others() -> None:
    t = situation({}, played=["conjurer"], players=4)
    t.place("fishing")
    t.place("traveling-players")
    assert (t.goods(0), t.goods(1)) == ("food", "food")


# Greengrocer


def test_greengrocer_gets_a_vegetable_at_grain_seeds() -> None:
    t = situation(played=["greengrocer"], players=3)
    t.place("grain-seeds")
    assert t.goods() == "grain, vegetable"


def test_greengrocer_gets_nothing_elsewhere_nor_from_others() -> None:
    t = situation({}, played=["greengrocer"], players=3, round=8, rounds=["vegetable-seeds"])
    t.place("vegetable-seeds")
    t.place("grain-seeds")
    assert (t.goods(0), t.goods(1)) == ("vegetable", "grain")


# Geologist


@pytest.mark.parametrize(("space", "good"), [("forest", "3 wood"), ("reed-bank", "reed")])
@pytest.mark.parametrize("players", [1, 2, 4])
def test_geologist_gets_a_clay_at_forest_and_reed_bank(space: str, good: str, players: int) -> None:
    t = situation(played=["geologist"], players=players, piles={"forest": 3})
    t.place(space)
    assert t.count("clay") == 1
    assert set(t.goods().split(", ")) == {"clay", good}


@pytest.mark.parametrize(("players", "clay"), [(1, 1), (2, 1), (3, 2), (4, 2), (6, 2)])
def test_geologist_gets_a_clay_at_clay_pit_with_three_or_more_players(players: int, clay: int) -> None:
    t = situation(played=["geologist"], players=players)
    t.place("clay-pit")
    assert t.count("clay") == clay


@pytest.mark.parametrize("space", ["grove", "copse", "hollow", "fishing"])
def test_geologist_gets_no_clay_elsewhere(space: str) -> None:
    t = situation(played=["geologist"], players=4, piles={"hollow": 1})
    t.place(space)
    assert t.count("clay") == (space == "hollow")


def test_geologist_gets_nothing_from_others() -> None:
    t = situation({}, played=["geologist"])
    t.place("fishing").place("forest")
    assert (t.count("clay", 0), t.count("clay", 1)) == (0, 0)


# Firewood Collector


def test_firewood_collector_gets_a_wood_after_grain_seeds() -> None:
    t = situation({}, played=["firewood-collector"])
    t.place("grain-seeds")
    assert t.goods() == "wood, grain"


@pytest.mark.parametrize(
    ("space", "picks"),
    [
        ("farmland", ["cell 3"]),
        ("cultivation", ["action plow", "cell 3", "done"]),
        ("cultivation", ["action sow", "grain 9", "done"]),
        ("grain-utilization", ["grain 9"]),
    ],
)
def test_firewood_collector_gets_one_wood_after_work_on_fields(space: str, picks: list[str]) -> None:
    t = situation(
        {}, played=["firewood-collector"], goods="grain", fields=[4, 9], round=13,
        rounds=["grain-utilization", "cultivation"],
    )  # fmt: skip
    t.place(space, *picks)
    assert (t.count("wood"), t.seat) == (1, 1)


@pytest.mark.rule("AGR-252")
def test_the_wood_of_firewood_collector_comes_after_everything_else() -> None:
    t = situation({}, played=["firewood-collector", "cattle-feeder"], goods="food")
    t.place("grain-seeds")
    assert (t.prompt, t.count("wood")) == ("use-card", 0)
    t.pick("card cattle-feeder")
    assert t.goods() == "wood, grain, cattle"
    assert t.seat == 1


@pytest.mark.rule("AGR-252")
def test_the_wood_of_firewood_collector_cannot_be_spent_in_that_turn() -> None:
    """Grain Utilization: the wood comes after the baking, and nothing counts on it before."""
    t = situation({}, played=["firewood-collector", "clay-oven"], goods="grain", rounds=["grain-utilization"])
    t.place("grain-utilization")
    assert (t.prompt, t.count("wood")) == ("bake", 0)
    t.pick("bake")
    assert t.goods() == "5 food, wood"


@pytest.mark.parametrize("space", ["fishing", "day-laborer", "vegetable-seeds"])
def test_firewood_collector_gets_no_wood_elsewhere(space: str) -> None:
    t = situation({}, played=["firewood-collector"], round=8, rounds=["vegetable-seeds"])
    t.place(space)
    assert t.count("wood") == 0


def test_firewood_collector_gets_no_wood_from_others() -> None:
    t = situation({}, played=["firewood-collector"])
    t.place("fishing").place("grain-seeds")
    assert (t.goods(0), t.goods(1)) == ("food", "grain")


# Seasonal Worker


@pytest.mark.parametrize("number", [1, 5])
def test_seasonal_worker_gets_a_grain_at_day_laborer(number: int) -> None:
    t = situation({}, played=["seasonal-worker"], round=number)
    t.place("day-laborer")
    assert t.goods() == "2 food, grain"
    assert t.seat == 1


@pytest.mark.parametrize("crop", ["grain", "vegetable"])
@pytest.mark.parametrize("number", [6, 14])
def test_from_round_six_seasonal_worker_chooses(number: int, crop: str) -> None:
    t = situation({}, played=["seasonal-worker"], round=number)
    t.place("day-laborer")
    assert t.offered == ["good grain", "good vegetable"]
    t.pick(f"good {crop}")
    assert t.goods() == f"2 food, {crop}"


def test_seasonal_worker_cannot_be_left_out() -> None:
    t = situation({}, played=["seasonal-worker", "assistant-tiller"], round=6)
    t.place("day-laborer")
    assert t.offered == ["card seasonal-worker", "card assistant-tiller"]
    t.pick("card assistant-tiller", "cell 3")
    assert t.offered == ["good grain", "good vegetable"]


def test_seasonal_worker_gets_nothing_elsewhere_nor_from_others() -> None:
    t = situation({}, played=["seasonal-worker"], round=6)
    t.place("fishing").place("day-laborer")
    assert (t.goods(0), t.goods(1)) == ("food", "2 food")


# Storehouse Keeper


@pytest.mark.parametrize(
    ("good", "goods"), [("clay", "food, clay, reed, stone"), ("grain", "food, reed, stone, grain")]
)
def test_storehouse_keeper_chooses_clay_or_grain_at_resource_market(good: str, goods: str) -> None:
    t = situation({}, played=["storehouse-keeper"], players=4)
    t.place("resource-market")
    assert t.offered == ["good clay", "good grain"]
    t.pick(f"good {good}")
    assert t.goods() == goods


def test_storehouse_keeper_gets_nothing_elsewhere_nor_from_others() -> None:
    t = situation({}, played=["storehouse-keeper"], players=4)
    t.place("fishing").place("resource-market")
    assert (t.goods(0), t.goods(1), t.seat) == ("food", "food, reed, stone", 2)


# Harpooner


def test_harpooner_pays_a_wood_for_reed_and_food() -> None:
    t = situation({}, goods="2 wood", played=["harpooner"], players=3, piles={"fishing": 1})
    t.place("fishing", "card harpooner")
    assert t.goods() == "3 food, wood, reed"
    assert t.seat == 1


def test_harpooner_gets_food_for_each_person_newborns_included() -> None:
    t = situation(
        {}, goods="wood", people=4, newborns=1, placed=["basic-wish"], rooms=[0, 5, 10, 11], played=["harpooner"],
        players=3, piles={"fishing": 1}, round=5, rounds=["basic-wish"],
    )  # fmt: skip
    t.place("fishing", "card harpooner")
    assert t.goods() == "5 food, reed"


def test_harpooner_may_be_left() -> None:
    t = situation({}, goods="wood", played=["harpooner"], players=3)
    t.place("fishing", "done")
    assert t.goods() == "food, wood"


def test_harpooner_needs_a_wood() -> None:
    t = situation({}, played=["harpooner"], players=3)
    t.place("fishing")
    assert (t.goods(), t.seat) == ("food", 1)


def test_the_wood_of_harpooner_may_be_bought_from_grocer() -> None:
    t = situation({}, goods="food", played=["grocer", "harpooner"], players=3, piles={"fishing": 1})
    t.place("fishing", "card harpooner")
    assert t.goods() == "3 food, reed"


@pytest.mark.rule("AGR-249")
def test_harpooner_pays_before_the_food_of_fishing_comes() -> None:
    t = situation({}, played=["grocer", "harpooner"], players=3)
    t.place("fishing")
    assert (t.goods(), t.seat) == ("food", 1)  # that food could have bought the wood


def test_harpooner_is_for_fishing_and_the_owner_only() -> None:
    t = situation({"goods": "wood"}, goods="wood", played=["harpooner"], players=3)
    t.place("reed-bank")
    assert t.seat == 1
    t.place("fishing")
    assert (t.goods(0), t.seat) == ("wood, reed", 2)


# Animal Dealer


@pytest.mark.parametrize(
    ("market", "number", "goods"),
    [("sheep-market", 1, "2 sheep"), ("pig-market", 8, "2 boar"), ("cattle-market", 10, "2 cattle")],
)
def test_animal_dealer_buys_another_animal_of_the_market(market: str, number: int, goods: str) -> None:
    t = situation(
        {}, goods="food", pastures=[[3, 4]], played=["animal-dealer"], players=3, round=number, rounds=[market]
    )
    t.place(market, "card animal-dealer")
    assert t.goods() == goods
    assert t.seat == 1


def test_animal_dealer_buys_once_per_use_and_may_be_left() -> None:
    rich: dict[str, Any] = {"goods": "5 food", "pastures": [[3, 4]], "played": ["animal-dealer"]}
    t = situation({}, **rich, players=3, rounds=["sheep-market"])
    t.place("sheep-market", "card animal-dealer")
    assert (t.goods(), t.seat) == ("4 food, 2 sheep", 1)
    t = situation({}, **rich, players=3, rounds=["sheep-market"])
    t.place("sheep-market", "done")
    assert t.goods() == "5 food, sheep"


def test_animal_dealer_needs_food_but_may_make_it() -> None:
    t = situation({}, played=["animal-dealer"], players=3, rounds=["sheep-market"])
    t.place("sheep-market")
    assert (t.goods(), t.seat) == ("sheep", 1)
    t = situation({}, goods="grain", pastures=[[3]], played=["animal-dealer"], players=3, rounds=["sheep-market"])
    t.place("sheep-market", "card animal-dealer")
    assert t.goods() == "2 sheep"


@pytest.mark.rule("AGR-249")
def test_animal_dealer_pays_before_the_animals_come() -> None:
    """An animal of the market cannot be cooked to pay for another one."""
    t = situation({}, played=["animal-dealer", "fireplace-2"], players=3, rounds=["sheep-market"])
    t.place("sheep-market")
    assert (t.goods(), t.seat) == ("sheep", 1)


def test_an_animal_of_animal_dealer_needs_room() -> None:
    t = situation({}, goods="food", played=["animal-dealer"], players=3, rounds=["sheep-market"])
    t.place("sheep-market", "card animal-dealer")
    assert t.goods() == "sheep"  # the house has room for one


def test_animal_dealer_is_for_the_three_markets_and_the_owner_only() -> None:
    t = situation({"goods": "food"}, goods="2 food", played=["animal-dealer"], players=5, rounds=["sheep-market"])
    t.place("animal-market", "good boar")
    assert (t.goods(), t.seat) == ("2 food, boar", 1)
    t.place("sheep-market")
    assert t.seat == 2


# Cattle Feeder


def test_cattle_feeder_buys_a_cattle_at_grain_seeds_once() -> None:
    t = situation({}, goods="3 food", pastures=[[3]], played=["cattle-feeder"], players=4)
    t.place("grain-seeds", "card cattle-feeder")
    assert (t.goods(), t.seat) == ("2 food, grain, cattle", 1)


def test_cattle_feeder_may_be_left() -> None:
    t = situation({}, goods="food", played=["cattle-feeder"], players=4)
    t.place("grain-seeds", "done")
    assert t.goods() == "food, grain"


@pytest.mark.rule("AGR-249")
def test_cattle_feeder_pays_before_the_grain_comes() -> None:
    t = situation({}, played=["cattle-feeder"], players=4)
    t.place("grain-seeds")
    assert (t.goods(), t.seat) == ("grain", 1)


def test_goods_of_other_cards_may_pay_for_the_cattle() -> None:
    t = situation({}, played=["cattle-feeder", "greengrocer"], players=4)
    t.place("grain-seeds", "card cattle-feeder")
    assert t.goods() == "grain, cattle"


def test_cattle_feeder_is_for_grain_seeds_and_the_owner_only() -> None:
    t = situation({"goods": "food"}, goods="food", played=["cattle-feeder"], players=4)
    t.place("forest")
    assert t.seat == 1
    t.place("grain-seeds")
    assert (t.goods(1), t.seat) == ("food, grain", 2)


# Mushroom Collector


@pytest.mark.parametrize(("space", "players"), WOOD_SPACES)
def test_mushroom_collector_puts_a_wood_back_for_two_food(space: str, players: int) -> None:
    t = situation({}, played=["mushroom-collector"], players=players, piles={space: 3})
    t.place(space, "card mushroom-collector")
    assert (t.count("wood"), t.food(), t.pile(space)) == (2, 2, 1)
    assert t.seat == 1  # once per use


@pytest.mark.rule("AGR-250")
def test_mushroom_collector_acts_after_the_wood_was_taken() -> None:
    t = situation({}, played=["mushroom-collector"])
    t.place("forest")
    assert (t.offered, t.goods()) == (["card mushroom-collector", "done"], "3 wood")


def test_mushroom_collector_may_be_left() -> None:
    t = situation({}, played=["mushroom-collector"])
    t.place("forest", "done")
    assert (t.goods(), t.pile("forest")) == ("3 wood", 0)


def test_the_wood_lies_there_for_the_next_round() -> None:
    t = situation({"placed": ["fishing", "clay-pit"]}, played=["mushroom-collector"], home=1, placed=["day-laborer"])
    t.place("forest", "card mushroom-collector")
    assert (t.state.round, t.pile("forest")) == (2, 4)


def test_mushroom_collector_is_for_wood_spaces_and_the_owner_only() -> None:
    t = situation({}, goods="wood", played=["mushroom-collector"])
    t.place("reed-bank")
    assert t.seat == 1
    t.place("forest")
    assert (t.seat, t.food()) == (0, 0)


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


# Oven Firing Boy


@pytest.mark.parametrize(("space", "players"), WOOD_SPACES)
def test_oven_firing_boy_bakes_at_wood_spaces(space: str, players: int) -> None:
    t = situation({}, goods="grain", played=["oven-firing-boy", "clay-oven"], players=players)
    t.place(space, "card oven-firing-boy", "bake")
    assert (t.food(), t.count("grain"), t.seat) == (5, 0, 1)


@pytest.mark.rule("AGR-188")
def test_oven_firing_boy_takes_a_whole_bake_bread_action() -> None:
    t = situation({}, goods="4 grain", played=["oven-firing-boy", "clay-oven", "stone-oven"])
    t.place("forest", "card oven-firing-boy", "bake", "bake", "bake")
    assert (t.goods(), t.seat) == ("13 food, 3 wood, grain", 1)


def test_oven_firing_boy_may_be_left() -> None:
    t = situation({}, goods="grain", played=["oven-firing-boy", "clay-oven"])
    t.place("forest", "done")
    assert t.goods() == "3 wood, grain"


@pytest.mark.rule("AGR-187")
@pytest.mark.parametrize(("goods", "played"), [("", ["clay-oven"]), ("grain", [])])
def test_oven_firing_boy_needs_grain_and_an_oven(goods: str, played: list[str]) -> None:
    t = situation({}, goods=goods, played=["oven-firing-boy", *played])
    t.place("forest")
    assert t.seat == 1


def test_oven_firing_boy_is_for_wood_spaces_and_the_owner_only() -> None:
    t = situation({}, goods="grain", played=["oven-firing-boy", "clay-oven"])
    t.place("clay-pit")
    assert t.seat == 1
    t.place("forest")
    assert t.seat == 0


@pytest.mark.rule("AGR-251")
@pytest.mark.parametrize("slug", ["firewood-collector", "mushroom-collector", "seasonal-worker", "conjurer"])
def test_a_card_does_nothing_in_the_turn_it_is_played(slug: str) -> None:
    t = situation({}, goods="wood", hand=[slug])
    t.place("lessons", slug)
    assert (t.goods(), t.seat, t.played()) == ("wood", 1, [slug])
