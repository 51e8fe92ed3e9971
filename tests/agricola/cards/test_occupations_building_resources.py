"""Occupations that provide building resources."""

import pytest

from tests.agricola.cards.playing import at_improvement, at_redevelopment, start_of_round
from tests.agricola.situations import situation

# Wood Cutter


@pytest.mark.parametrize("space", ["forest", "grove", "copse"])
def test_wood_cutter_adds_a_wood_on_every_wood_space(space: str) -> None:
    t = situation(played=["wood-cutter"], players=4, piles={space: 2})
    t.place(space)
    assert t.goods() == "3 wood"


def test_wood_cutter_adds_nothing_elsewhere_nor_for_others() -> None:
    t = situation({}, played=["wood-cutter"])
    t.place("clay-pit")
    assert t.goods() == "clay"
    t.place("forest")
    assert (t.goods(0), t.goods(1)) == ("clay", "3 wood")


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


# Clay Hut Builder


def test_clay_hut_builder_acts_as_soon_as_the_house_is_renovated() -> None:
    t = situation(goods="2 clay, reed", played=["clay-hut-builder"], round=6, rounds=["house-redevelopment"])
    t.place("house-redevelopment")
    assert t.promised() == dict.fromkeys(range(7, 12), "2 clay")


@pytest.mark.rule("AGR-234")
def test_clay_hut_builder_acts_at_once_when_played_in_a_clay_house() -> None:
    t = situation(material="clay", hand=["clay-hut-builder"], round=12)
    t.place("lessons", "clay-hut-builder")
    assert t.promised() == {13: "2 clay", 14: "2 clay"}


def test_clay_hut_builder_acts_once() -> None:
    t = situation(
        goods="2 stone, reed", material="clay", played=["clay-hut-builder"], notes={"clay-hut-builder": 1}, round=6,
        rounds=["house-redevelopment"],
    )  # fmt: skip
    t.place("house-redevelopment")
    assert t.promised() == {}


def test_clay_hut_builder_waits_in_a_wooden_house() -> None:
    t = situation(hand=["clay-hut-builder"])
    t.place("lessons", "clay-hut-builder")
    assert t.promised() == {}


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


# Priest


def test_priest_brings_goods_to_a_clay_house_of_two_rooms() -> None:
    t = situation(material="clay", hand=["priest"])
    t.place("lessons", "priest")
    assert t.goods() == "3 clay, 2 reed, 2 stone"


@pytest.mark.parametrize(("material", "rooms"), [("wood", [5, 10]), ("stone", [5, 10]), ("clay", [5, 6, 10])])
def test_priest_brings_nothing_to_other_houses(material: str, rooms: list[int]) -> None:
    t = situation(material=material, rooms=rooms, hand=["priest"])
    t.place("lessons", "priest")
    assert (t.played(), t.goods()) == (["priest"], "")


def test_priest_comes_too_early_before_the_renovation() -> None:
    t = at_redevelopment(goods="2 clay, reed", played=["priest"])
    t.place("house-redevelopment")
    assert t.goods() == ""


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


# Roof Ballaster


def test_roof_ballaster_may_buy_a_stone_for_each_room_for_one_food() -> None:
    t = situation(goods="2 food", rooms=[5, 6, 10], hand=["roof-ballaster"])
    t.place("lessons", "roof-ballaster")
    assert t.offered == ["yes", "no"]
    t.pick("yes")
    assert t.goods() == "food, 3 stone"


def test_roof_ballaster_may_be_played_without_it() -> None:
    t = situation({}, goods="food", hand=["roof-ballaster"])
    t.place("lessons", "roof-ballaster", "no")
    assert (t.goods(), t.seat) == ("food", 1)


@pytest.mark.rule("AGR-211")
def test_roof_ballaster_costs_a_food_beside_the_occupation_cost() -> None:
    t = situation({}, goods="food", played=["tutor"], hand=["roof-ballaster"])
    t.place("lessons", "roof-ballaster")
    assert (t.played(), t.goods(), t.seat) == (["tutor", "roof-ballaster"], "", 1)


def test_food_for_roof_ballaster_may_be_made_of_grain() -> None:
    t = situation(goods="grain", hand=["roof-ballaster"])
    t.place("lessons", "roof-ballaster", "yes")
    assert t.goods() == "2 stone"


# Carpenter


@pytest.mark.parametrize("material", ["wood", "clay", "stone"])
def test_carpenter_builds_rooms_for_three_of_the_material_and_two_reed(material: str) -> None:
    t = situation(goods=f"3 {material}, 2 reed", material=material, played=["carpenter"])
    t.place("farm-expansion", *(["action rooms"] if material == "wood" else []), "cell 6")
    assert t.rooms() == [5, 6, 10]
    assert t.goods() == ""


def test_carpenter_does_not_make_renovation_cheaper() -> None:
    t = situation(goods="clay, reed", played=["carpenter"], round=6, rounds=["house-redevelopment"])
    assert not t.usable("house-redevelopment")


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


# Pastor


def test_pastor_brings_goods_as_soon_as_the_owner_is_alone_with_two_rooms() -> None:
    t = situation({"goods": "5 wood, 2 reed"}, {"rooms": [5, 6, 10]}, {"rooms": [5, 6, 10]}, played=["pastor"], turn=1)
    t.place("farm-expansion", "action rooms", "cell 6")
    assert t.goods() == "3 wood, 2 clay, reed, stone"


@pytest.mark.rule("AGR-234")
def test_pastor_brings_goods_at_once_if_it_is_so_already() -> None:
    three = {"rooms": [5, 6, 10]}
    t = situation(three, three, three, hand=["pastor"])
    t.place("lessons", "pastor")
    assert t.goods() == "3 wood, 2 clay, reed, stone"


def test_pastor_brings_goods_once() -> None:
    three = {"rooms": [5, 6, 10]}
    t = situation(three, three, three, goods="food", played=["pastor"], hand=["tutor", "priest"])
    t.place("lessons", "tutor")
    assert t.goods() == "3 wood, 2 clay, reed, stone"
    again = situation(three, three, three, played=["pastor"], notes={"pastor": 1}, goods="food", hand=["tutor"])
    again.place("lessons", "tutor")
    assert again.goods() == ""


def test_pastor_waits_while_another_has_two_rooms() -> None:
    t = situation({}, {"rooms": [5, 6, 10]}, {"rooms": [5, 6, 10]}, hand=["pastor"])
    t.place("lessons", "pastor")
    assert t.goods() == ""


def test_pastor_needs_exactly_two_rooms() -> None:
    three = {"rooms": [5, 6, 10]}
    t = situation(three, three, three, rooms=[5, 6, 10], hand=["pastor"])
    t.place("lessons", "pastor")
    assert t.goods() == ""
