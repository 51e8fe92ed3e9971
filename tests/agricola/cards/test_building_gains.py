"""Occupations that bring goods or points with the house: each clause of their effects, and what they must not do."""

import pytest

from allmende.agricola.cards.card import BY_SLUG
from tests.agricola.cards.playing import at_redevelopment
from tests.agricola.situations import situation

IMPROVEMENTS = [
    "fireplace-2", "cooking-hearth-4", "well", "clay-oven", "stone-oven", "joinery", "pottery", "lasso", "loom",
    "junk-room", "claypipe",
]  # fmt: skip


# Animal Tamer


@pytest.mark.parametrize("good", ["wood", "grain"])
def test_animal_tamer_gives_a_wood_or_a_grain(good: str) -> None:
    t = situation(hand=["animal-tamer"])
    t.place("lessons", "animal-tamer")
    assert t.offered == ["good wood", "good grain"]
    t.pick(f"good {good}")
    assert t.goods() == good


def test_with_animal_tamer_each_room_holds_an_animal_of_any_type() -> None:
    t = situation(goods="sheep, boar", rooms=[5, 6, 10], played=["animal-tamer"], round=11)
    t.place("cattle-market")
    assert t.goods() == "sheep, boar, cattle"


def test_with_animal_tamer_the_house_holds_no_pet_beside_them() -> None:
    t = situation(goods="2 sheep", played=["animal-tamer"], rounds=["sheep-market"])
    t.place("sheep-market")
    assert t.count("sheep") == 2


def test_a_room_that_is_built_later_holds_an_animal_but_stables_hold_no_more() -> None:
    t = situation(goods="2 sheep, 5 wood, 2 reed", stables=[4], played=["animal-tamer"], rounds=["sheep-market"])
    t.place("farm-expansion", "action rooms", "cell 6").others_pass().place("sheep-market")
    assert t.count("sheep") == 3
    assert sum(place >> 6 for place in t.player().places()) == 4  # three rooms, one stable


@pytest.mark.rule("AGR-112")
def test_a_card_that_houses_a_person_is_no_room_for_an_animal() -> None:
    t = situation(goods="2 sheep", played=["animal-tamer", "caravan"], rounds=["sheep-market"])
    t.place("sheep-market")
    assert t.count("sheep") == 2


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


# House Steward


@pytest.mark.rule("AGR-244")
@pytest.mark.parametrize(
    ("number", "goods"),
    [(1, "4 wood"), (5, "4 wood"), (6, "3 wood"), (8, "3 wood"), (9, "2 wood"), (11, "2 wood"), (12, "wood"),
     (13, "wood"), (14, "")],
)  # fmt: skip
def test_house_steward_gives_wood_by_the_rounds_left(number: int, goods: str) -> None:
    t = situation(players=3, hand=["house-steward"], round=number)
    t.place("lessons", "house-steward")
    assert t.goods() == goods


def test_house_steward_scores_for_everybody_with_the_most_rooms() -> None:
    t = situation({"rooms": [5, 6, 10]}, {"rooms": [5, 6, 10]}, played=["house-steward"])
    assert [t.score("bonus", seat) for seat in range(3)] == [0, 3, 3]


def test_house_steward_scores_for_the_owner_among_them() -> None:
    t = situation({"rooms": [5, 6, 10]}, {}, rooms=[5, 10, 11], played=["house-steward"])
    assert [t.score("bonus", seat) for seat in range(3)] == [3, 3, 0]


# Sheep Whisperer


def test_sheep_whisperer_puts_sheep_on_four_later_rounds() -> None:
    t = situation(players=4, hand=["sheep-whisperer"], round=3)
    t.place("lessons", "sheep-whisperer")
    assert t.promised() == dict.fromkeys([5, 8, 11, 13], "sheep")


@pytest.mark.rule("AGR-033")
def test_sheep_whisperer_puts_no_sheep_beyond_the_last_round() -> None:
    t = situation(players=4, hand=["sheep-whisperer"], round=7)
    t.place("lessons", "sheep-whisperer")
    assert t.promised() == {9: "sheep", 12: "sheep"}


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


# Stable Architect


def test_stable_architect_scores_unfenced_stables() -> None:
    assert situation(stables=[2, 3, 4], played=["stable-architect"]).score("bonus") == 3


def test_stable_architect_scores_no_stable_in_a_pasture() -> None:
    t = situation(stables=[2, 4], pastures=[[4]], played=["stable-architect"])
    assert (t.score("bonus"), t.score("stables")) == (1, 1)


# Braggart


@pytest.mark.parametrize(("improvements", "points"), [(4, 0), (5, 2), (6, 3), (7, 4), (8, 5), (9, 7), (10, 9), (11, 9)])
def test_braggart_scores_majors_and_minors(improvements: int, points: int) -> None:
    bare = situation(played=IMPROVEMENTS[:improvements]).score("bonus")
    t = situation(played=["braggart", *IMPROVEMENTS[:improvements]])
    assert t.score("bonus") - bare == points


def test_braggart_scores_no_occupations() -> None:
    assert situation(played=["braggart", "carpenter", "grocer", *IMPROVEMENTS[:3]]).score("bonus") == 0


def test_braggart_scores_no_card_that_traveled_on() -> None:
    t = situation({}, goods="grain", played=["braggart", *IMPROVEMENTS[:4]], hand=["market-stall"])
    t.place("meeting-place", "market-stall")
    assert t.score("bonus") == 0


# Organic Farmer


@pytest.mark.parametrize(("animals", "points"), [("", 0), ("sheep", 1), ("boar, 2 sheep", 0), ("boar, 4 sheep", 0)])
def test_organic_farmer_scores_a_pasture_with_an_animal_and_room_for_three(animals: str, points: int) -> None:
    t = situation(goods=animals, stables=[4], pastures=[[4]], played=["organic-farmer"])
    assert t.score("bonus") == points


def test_organic_farmer_scores_no_pasture_with_too_little_room() -> None:
    assert situation(goods="sheep", pastures=[[4]], played=["organic-farmer"]).score("bonus") == 0


def test_animals_stand_where_organic_farmer_scores_most() -> None:
    t = situation(goods="2 sheep, boar", pastures=[[3, 4], [8, 9]], played=["organic-farmer"])
    assert t.score("bonus") == 2


def test_organic_farmer_counts_the_whole_room_of_a_pasture() -> None:
    t = situation(goods="sheep", pastures=[[4]], played=["organic-farmer", "drinking-trough"])
    assert t.score("bonus") == 1


def test_organic_farmer_scores_neither_house_nor_stables() -> None:
    assert situation(goods="2 sheep", stables=[4], played=["organic-farmer", "animal-tamer"]).score("bonus") == 0


def test_organic_farmer_can_be_looked_at_while_animals_wait_for_room() -> None:
    t = situation(goods="5 sheep", pastures=[[3, 4]], played=["organic-farmer", "fireplace-2"], rounds=["sheep-market"])
    t.place("sheep-market")
    assert (t.prompt, t.score("bonus")) == ("house-animals", 0)


# All of them


@pytest.mark.parametrize(
    ("slug", "players"),
    [("braggart", 3), ("stonecutter", 3), ("house-steward", 3), ("brushwood-collector", 3), ("pastor", 4),
     ("sheep-whisperer", 4), ("animal-tamer", 1), ("consultant", 1)],
)  # fmt: skip
def test_from_how_many_players_a_card_is_dealt(slug: str, players: int) -> None:
    assert BY_SLUG[slug].players == players
