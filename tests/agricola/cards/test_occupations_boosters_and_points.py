"""Occupations that boost actions, and those that bring points."""

import pytest

from allmende.agricola.actions.playing_cards import improvement_ways
from allmende.agricola.cards.card import MINOR, Card
from allmende.agricola.goods import bundle
from allmende.table.choice import Option
from tests.agricola.cards.playing import at_improvement, at_redevelopment
from tests.agricola.situations import situation

# Adoptive Parents


def test_adoptive_parents_place_the_newborn_for_a_food() -> None:
    t = situation(
        {"placed": ["fishing", "clay-pit"]},
        people=3, newborns=1, placed=["basic-wish", "forest"], played=["adoptive-parents"], goods="2 food", round=7,
    )  # fmt: skip
    assert t.offered == ["card adoptive-parents", "done"]
    t.pick("card adoptive-parents")
    t.place("reed-bank")
    assert t.count("reed") == 1
    assert t.player().newborns == 0


def test_such_a_person_needs_full_food_in_the_harvest() -> None:
    t = situation(
        {"placed": ["fishing", "clay-pit"], "goods": "9 food"},
        people=3, newborns=1, placed=["basic-wish", "forest"], played=["adoptive-parents"], goods="7 food", round=7,
    )  # fmt: skip
    t.pick("card adoptive-parents").place("reed-bank")
    assert (t.food(), t.player().begging) == (0, 0)


def test_a_newborn_that_is_not_placed_stays_a_newborn() -> None:
    t = situation(
        {"placed": ["fishing", "clay-pit"], "goods": "9 food"},
        people=3, newborns=1, placed=["basic-wish", "forest"], played=["adoptive-parents"], goods="7 food", round=7,
    )  # fmt: skip
    t.pick("done")
    assert t.food() == 2


def test_adoptive_parents_need_food_and_a_newborn() -> None:
    without_food = situation(
        {"goods": "9 food"},
        people=3, newborns=1, placed=["basic-wish", "forest"], played=["adoptive-parents"], round=7,
    )  # fmt: skip
    assert without_food.seat == 1
    without_newborn = situation(
        {"goods": "9 food"}, placed=["fishing", "forest"], played=["adoptive-parents"], goods="2 food", round=7
    )
    assert without_newborn.seat == 1


# Stable Architect


def test_stable_architect_scores_unfenced_stables() -> None:
    assert situation(stables=[2, 3, 4], played=["stable-architect"]).score("bonus") == 3


def test_stable_architect_scores_no_stable_in_a_pasture() -> None:
    t = situation(stables=[2, 4], pastures=[[4]], played=["stable-architect"])
    assert (t.score("bonus"), t.score("stables")) == (1, 1)


# Braggart


IMPROVEMENTS = [
    "fireplace-2", "cooking-hearth-4", "well", "clay-oven", "stone-oven", "joinery", "pottery", "lasso", "loom",
    "junk-room", "claypipe",
]  # fmt: skip


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


# Scholar


def test_scholar_may_play_an_occupation_for_a_food_at_the_start_of_a_round() -> None:
    t = situation(
        material="stone", goods="food", played=["scholar"], hand=["tutor", "lasso"], round=6, phase="before-round"
    )
    assert t.offered == ["card scholar", "done"]
    t.pick("card scholar", "tutor")
    assert t.goods() == ""
    assert t.played() == ["scholar", "tutor"]


def test_scholar_may_play_a_minor_for_its_cost_instead() -> None:
    t = situation(
        material="stone", goods="food, reed", played=["scholar"], hand=["tutor", "lasso"], round=6, phase="before-round"
    )
    t.pick("card scholar", "action minor", "lasso")
    assert t.goods() == "food"


@pytest.mark.rule("AGR-027")
def test_food_of_the_well_may_pay_the_scholar() -> None:
    t = situation(
        material="stone", played=["scholar", "well"], hand=["tutor"], promised=[[6, "food", "well"]], round=6,
        phase="before-round",
    )  # fmt: skip
    t.pick("card scholar", "tutor")
    assert t.played()[-1] == "tutor"


def test_scholar_needs_a_stone_house() -> None:
    t = situation(material="clay", goods="food", played=["scholar"], hand=["tutor"], round=6, phase="before-round")
    assert t.prompt == "place-person"


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


# Tutor


def test_tutor_scores_occupations_played_later() -> None:
    assert situation(played=["carpenter", "tutor", "wood-cutter", "grocer"]).score("bonus") == 2


def test_tutor_scores_no_improvements() -> None:
    assert situation(played=["tutor", "lasso"]).score("bonus") == 0


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
