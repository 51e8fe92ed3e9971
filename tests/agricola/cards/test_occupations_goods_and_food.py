"""Occupations that provide goods of several sorts, and food."""

import pytest

from tests.agricola.cards.playing import NORTH, at_redevelopment
from tests.agricola.situations import harvest, situation

# Grocer


def test_grocer_sells_from_the_top_of_the_pile() -> None:
    t = situation(goods="3 food", played=["grocer"])
    for good in ("wood", "grain", "reed"):
        t.pick("anytime")
        t.pick(next(option for option in t.offered if option.startswith("exchange grocer-")))
        assert t.count(good) == 1
    assert t.food() == 0


def test_goods_of_the_grocer_may_pay_a_cost() -> None:
    t = situation(
        goods="2 food, 2 clay, 2 stone", played=["grocer"], notes={"grocer": 2}, rounds=["house-redevelopment"],
        round=5, material="wood",
    )  # fmt: skip
    assert t.usable("house-redevelopment")  # the reed is bought for 1 food
    t.place("house-redevelopment")
    assert t.house() == "clay"


@pytest.mark.rule("AGR-243")
def test_goods_on_the_grocer_do_not_count() -> None:
    assert situation(played=["grocer"]).score("vegetables") == -1


# Mushroom Collector


WOOD_SPACES = [("forest", 4), ("grove", 4), ("copse", 4), ("riverbank-forest", 5)]
"""Each wood accumulation space, with a number of players that has it."""


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


# Roughcaster


def test_roughcaster_gets_three_food_for_a_clay_room() -> None:
    t = situation(goods="5 clay, 2 reed", material="clay", played=["roughcaster"])
    t.place("farm-expansion", "cell 6")
    assert t.goods() == "3 food"


def test_roughcaster_gets_food_once_for_several_rooms() -> None:
    t = situation(goods="10 clay, 4 reed", material="clay", played=["roughcaster"])
    t.place("farm-expansion", "cell 6", "cell 11")
    assert t.goods() == "3 food"


def test_roughcaster_gets_three_food_when_clay_becomes_stone() -> None:
    t = at_redevelopment(goods="2 stone, reed", material="clay", played=["roughcaster"])
    t.place("house-redevelopment")
    assert t.goods() == "3 food"


@pytest.mark.parametrize("material", ["wood", "stone"])
def test_roughcaster_gets_nothing_for_other_rooms(material: str) -> None:
    t = situation(goods=f"5 {material}, 2 reed", material=material, played=["roughcaster"])
    t.place("farm-expansion", *(["action rooms"] if material == "wood" else []), "cell 6")
    assert t.goods() == ""


def test_roughcaster_gets_nothing_when_wood_becomes_clay_or_stone() -> None:
    to_clay = at_redevelopment(goods="2 clay, reed", played=["roughcaster"])
    to_clay.place("house-redevelopment")
    to_stone = at_redevelopment(goods="2 stone, reed", played=["roughcaster", "conservator"])
    to_stone.place("house-redevelopment")
    assert (to_clay.goods(), to_stone.goods()) == ("", "")


# Wall Builder


def test_wall_builder_may_put_food_on_the_next_four_rounds() -> None:
    t = situation(goods="5 wood, 2 reed", played=["wall-builder"], round=3)
    t.place("farm-expansion", "action rooms", "cell 6")
    assert t.offered == ["card wall-builder", "done"]
    t.pick("card wall-builder")
    assert t.promised() == dict.fromkeys([4, 5, 6, 7], "food")


def test_wall_builder_may_leave_it() -> None:
    t = situation({}, goods="5 wood, 2 reed", played=["wall-builder"])
    t.place("farm-expansion", "action rooms", "cell 6", "done")
    assert (t.promised(), t.seat) == ({}, 1)


def test_wall_builder_acts_once_for_several_rooms() -> None:
    t = situation({}, goods="10 clay, 4 reed", material="clay", played=["wall-builder"], round=3)
    t.place("farm-expansion", "cell 6", "cell 11", "card wall-builder")
    assert (t.promised()[4], t.seat) == ("food", 1)


def test_wall_builder_puts_food_on_no_round_after_the_last() -> None:
    t = situation(goods="5 wood, 2 reed", played=["wall-builder"], round=12)
    t.place("farm-expansion", "action rooms", "cell 6", "card wall-builder")
    assert t.promised() == {13: "food", 14: "food"}
    last = situation({}, goods="5 wood, 2 reed", played=["wall-builder"], round=14)
    last.place("farm-expansion", "action rooms", "cell 6")
    assert last.seat == 1


def test_wall_builder_does_nothing_for_stables_and_renovations() -> None:
    stable = situation({}, goods="2 wood", played=["wall-builder"])
    stable.place("farm-expansion", "cell 4")
    house = at_redevelopment(goods="2 clay, reed", played=["wall-builder"])
    house.place("house-redevelopment")
    assert (stable.seat, house.seat) == (1, 1)


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


# Consultant


@pytest.mark.rule("AGR-233")
@pytest.mark.parametrize(
    ("players", "goods"),
    [(1, "2 grain"), (2, "3 clay"), (3, "2 reed"), (4, "2 sheep"), (5, "2 sheep"), (6, "2 sheep")],
)
def test_consultant_gives_goods_by_the_number_of_players(players: int, goods: str) -> None:
    t = situation(players=players, hand=["consultant"], pastures=[[4]])
    t.place("lessons", "consultant")
    assert t.goods() == goods


def test_sheep_of_the_consultant_need_room() -> None:
    t = situation(players=4, hand=["consultant"], played=["fireplace-2"])
    t.place("lessons", "consultant", "eat sheep")
    assert t.goods() == "2 food, sheep"


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


# Manservant


def test_manservant_brings_food_to_all_later_rounds_as_soon_as_the_house_is_stone() -> None:
    t = situation(
        goods="2 stone, reed", material="clay", played=["manservant"], round=10, rounds=["house-redevelopment"]
    )
    t.place("house-redevelopment")
    assert t.promised() == dict.fromkeys(range(11, 15), "3 food")


@pytest.mark.rule("AGR-234")
def test_manservant_acts_at_once_when_played_in_a_stone_house() -> None:
    t = situation(material="stone", hand=["manservant"], round=12)
    t.place("lessons", "manservant")
    assert t.promised() == {13: "3 food", 14: "3 food"}


def test_manservant_acts_once() -> None:
    t = situation(material="stone", hand=["manservant"], round=12)
    t.place("lessons", "manservant")
    assert t.player().note("manservant") == 1
    t = situation(material="stone", played=["manservant"], notes={"manservant": 1}, hand=["tutor"], goods="food")
    t.place("lessons", "tutor")
    assert t.promised() == {}


@pytest.mark.parametrize("material", ["wood", "clay"])
def test_manservant_waits_in_other_houses(material: str) -> None:
    t = situation(material=material, hand=["manservant"])
    t.place("lessons", "manservant")
    assert t.promised() == {}


def test_manservant_of_the_scholar_begins_with_the_next_round() -> None:
    t = situation(
        material="stone", goods="food", played=["scholar"], hand=["manservant"], round=12, phase="before-round"
    )
    t.pick("card scholar", "manservant")
    assert t.state.round == 12
    assert t.promised() == {13: "3 food", 14: "3 food"}
    assert t.food() == 0


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


# Paper Maker


def test_paper_maker_turns_a_wood_into_food_before_an_occupation() -> None:
    t = situation(goods="wood, food", played=["paper-maker", "carpenter"], hand=["tutor"])
    t.place("lessons", "tutor", "card paper-maker")
    assert t.goods() == "2 food"
    assert t.played() == ["paper-maker", "carpenter", "tutor"]


def test_paper_maker_may_be_left_if_the_food_is_there() -> None:
    t = situation(goods="wood, food", played=["paper-maker"], hand=["tutor"])
    t.place("lessons", "tutor")
    assert t.offered == ["card paper-maker", "done"]
    t.pick("done")
    assert t.goods() == "wood"


@pytest.mark.rule("AGR-255")
@pytest.mark.parametrize("use", ["card paper-maker", "done"])
def test_the_food_of_paper_maker_may_pay_for_the_occupation(use: str) -> None:
    t = situation(goods="wood", played=["paper-maker", "carpenter"], hand=["tutor"])
    assert t.usable("lessons")
    t.place("lessons", "tutor", use)  # whoever leaves it has no other way to pay
    assert t.goods() == "food"
    assert "tutor" in t.played()


def test_the_wood_for_paper_maker_may_be_bought_first() -> None:
    t = situation(goods="food", played=["paper-maker", "grocer"], hand=["tutor"], players=3)
    t.place("lessons-2", "tutor")
    assert (t.goods(), t.played()[-1]) == ("", "tutor")


def test_without_wood_paper_maker_helps_nobody() -> None:
    assert not situation(played=["paper-maker"], hand=["tutor"]).usable("lessons")


def test_paper_maker_does_not_act_on_its_own_playing() -> None:
    t = situation(goods="wood", hand=["paper-maker"])
    t.place("lessons", "paper-maker")
    assert t.goods() == "wood"


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
