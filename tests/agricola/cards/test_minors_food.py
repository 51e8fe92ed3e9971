"""Minor improvements that provide food."""

from typing import Any

import pytest

from tests.agricola.cards.playing import OCCUPATIONS, play, playable
from tests.agricola.situations import Situation, harvest, situation

# Pond Hut


def test_pond_hut_puts_food_on_the_next_three_round_spaces() -> None:
    t = situation({}, goods="wood", played=["tutor", "grocer"], hand=["pond-hut"], round=6)
    play(t, "pond-hut")
    assert (t.promised(), t.goods()) == ({7: "food", 8: "food", 9: "food"}, "")


@pytest.mark.rule("AGR-033")
def test_pond_hut_ends_with_round_fourteen() -> None:
    t = situation({}, goods="wood", played=["tutor", "grocer"], hand=["pond-hut"], round=13)
    play(t, "pond-hut")
    assert t.promised() == {14: "food"}


@pytest.mark.rule("AGR-220")
@pytest.mark.parametrize("played", [["tutor"], ["tutor", "grocer", "carpenter"]])
def test_pond_hut_needs_exactly_two_occupations(played: list[str]) -> None:
    assert not playable(situation({}, goods="wood", played=played, hand=["pond-hut"]), "pond-hut")


def test_pond_hut_costs_a_wood_and_is_worth_a_point() -> None:
    assert not playable(situation({}, goods="clay", played=["tutor", "grocer"], hand=["pond-hut"]), "pond-hut")
    assert situation(played=["pond-hut"]).score("improvements") == 1


# Milk Jug


def cattle_market(user: int) -> dict[str, Any]:
    return {"round": 10, "rounds": ["cattle-market"], "players": 3, "turn": user}


def test_milk_jug_gives_three_food_to_its_owner_and_one_to_all_others() -> None:
    t = situation({}, {}, played=["milk-jug"], **cattle_market(0))
    t.place("cattle-market")
    assert [t.goods(seat) for seat in range(3)] == ["3 food, cattle", "food", "food"]


def test_milk_jug_gives_when_another_player_uses_cattle_market() -> None:
    t = situation({}, {}, played=["milk-jug"], **cattle_market(2))
    t.place("cattle-market")
    assert [t.goods(seat) for seat in range(3)] == ["3 food", "food", "food, cattle"]


def test_milk_jug_gives_nothing_at_other_markets() -> None:
    t = situation({}, {}, played=["milk-jug"], round=1, rounds=["sheep-market"], players=3)
    t.place("sheep-market")
    assert [t.goods(seat) for seat in range(3)] == ["sheep", "", ""]


def test_milk_jug_feeds_its_owner_alone_in_the_solo_game() -> None:
    t = situation(played=["milk-jug"], players=1, round=10, rounds=["cattle-market"])
    t.place("cattle-market")
    assert t.goods() == "3 food, cattle"


@pytest.mark.rule("AGR-255")
def test_the_food_of_ones_own_milk_jug_may_pay_for_animal_dealer() -> None:
    t = situation({}, {}, played=["animal-dealer", "milk-jug"], pastures=[[4]], **cattle_market(0))
    t.place("cattle-market")
    assert t.offered == ["card animal-dealer", "done"]  # the milk comes by itself and first
    t.pick("card animal-dealer")
    assert t.goods() == "2 food, 2 cattle"


# Claypipe


def test_claypipe_gives_food_after_seven_building_resources() -> None:
    t = situation({"placed": ["fishing", "clay-pit"]}, played=["claypipe"], placed=["day-laborer"], piles={"forest": 7})
    t.place("forest")
    assert t.goods() == "2 food, 7 wood"


def test_claypipe_needs_seven() -> None:
    t = situation({"placed": ["fishing", "clay-pit"]}, played=["claypipe"], placed=["day-laborer"], piles={"forest": 6})
    t.place("forest")
    assert t.goods() == "6 wood"


# Junk Room


def test_junk_room_gives_food_for_itself_and_every_later_improvement() -> None:
    t = situation({}, goods="wood, clay, reed", hand=["junk-room", "lasso"])
    t.place("meeting-place", "junk-room")
    assert t.food() == 1


def test_junk_room_gives_food_for_majors_but_not_for_occupations() -> None:
    t = situation({}, goods="2 clay", played=["junk-room"], rounds=["major-improvement"])
    t.place("major-improvement", "fireplace-2")
    assert t.food() == 1
    t = situation({}, played=["junk-room"], hand=["tutor"])
    t.place("lessons", "tutor")
    assert t.food() == 0


# Basket


WOOD_SPACES = [("forest", 2), ("grove", 3), ("copse", 4), ("riverbank-forest", 5)]
"""Each wood accumulation space, with a number of players that has it."""


@pytest.mark.rule("AGR-250")
@pytest.mark.parametrize(("space", "players"), WOOD_SPACES)
def test_basket_puts_two_wood_back_for_three_food(space: str, players: int) -> None:
    t = situation(played=["basket"], players=players, piles={space: 5})
    t.place(space, "card basket")
    assert (t.food(), t.count("wood"), t.pile(space)) == (3, 3, 2)


def test_basket_is_offered_once_for_each_use() -> None:
    t = situation({}, played=["basket"], piles={"forest": 9})
    t.place("forest", "card basket")
    assert (t.seat, t.goods()) == (1, "3 food, 7 wood")


def test_basket_may_be_left() -> None:
    t = situation({}, played=["basket"])
    t.place("forest", "done")
    assert (t.goods(), t.pile("forest")) == ("3 wood", 0)


def test_the_wood_in_the_basket_waits_for_the_next_user() -> None:
    t = situation({"placed": ["fishing", "clay-pit"]}, played=["basket"], placed=["day-laborer"], round=1)
    t.place("forest", "card basket")
    assert t.pile("forest") == 2 + 3


def test_basket_may_take_wood_that_one_had_before() -> None:
    t = situation({}, goods="wood", played=["basket"], piles={"forest": 1})
    t.place("forest", "card basket")
    assert t.goods() == "3 food"


@pytest.mark.parametrize(("space", "wood"), [("forest", 0), ("reed-bank", 5)])
def test_basket_needs_two_wood_and_a_wood_space(space: str, wood: int) -> None:
    t = situation({}, goods=f"{wood} wood", played=["basket"], piles={space: 1})
    t.place(space)
    assert t.seat == 1


def test_basket_may_follow_mushroom_collector_in_the_same_use() -> None:
    t = situation(goods="2 wood", played=["mushroom-collector", "basket"], piles={"forest": 1})
    t.place("forest", "card mushroom-collector", "card basket")
    assert (t.goods(), t.pile("forest")) == ("5 food", 3)


def test_others_have_no_basket() -> None:
    t = situation({}, played=["basket"], turn=1)
    t.place("forest")
    assert t.seat == 0


# Dutch Windmill


def bakery(**given: Any) -> Situation:
    """Grain Utilization, with the mill and an oven for any number of grain at 2 food each."""
    return situation({}, played=["dutch-windmill", "fireplace-2"], rounds=["grain-utilization"], **given)


@pytest.mark.parametrize("round_", range(1, 15))
def test_dutch_windmill_gives_food_in_rounds_right_after_a_harvest(round_: int) -> None:
    t = bakery(goods="grain", round=round_).place("grain-utilization", "bake")
    assert t.food() == (5 if round_ in (5, 8, 10, 12, 14) else 2)


def test_dutch_windmill_gives_its_food_once_for_each_action() -> None:
    t = bakery(goods="2 grain", round=5).place("grain-utilization", "bake", "bake")
    assert t.food() == 3 + 2 + 2


def test_dutch_windmill_gives_food_for_each_of_two_actions() -> None:
    t = situation(
        {}, goods="2 grain", played=["dutch-windmill", "threshing-board", "bread-paddle", "fireplace-2"], round=5,
        hand=["wood-cutter"],
    )  # fmt: skip
    t.place("lessons", "wood-cutter", "card bread-paddle", "bake", "done")
    t.others_pass().place("farmland", "card threshing-board", "bake")
    assert t.food() == 2 * (3 + 2)


def test_dutch_windmill_gives_nothing_without_baking() -> None:
    t = bakery(goods="grain", fields=[0], round=5)
    t.place("grain-utilization", "sow", "grain 0")
    assert t.goods() == ""


def test_dutch_windmill_is_no_oven() -> None:
    t = situation(goods="grain", played=["dutch-windmill"], round=5, rounds=["grain-utilization"])
    assert not t.usable("grain-utilization")


def test_dutch_windmill_gives_nothing_for_the_bread_of_others() -> None:
    t = situation(
        {"goods": "grain", "played": ["fireplace-2"]}, played=["dutch-windmill"], round=5, turn=1,
        rounds=["grain-utilization"],
    )  # fmt: skip
    t.place("grain-utilization", "bake")
    assert (t.food(0), t.food(1)) == (0, 2)


# Strawberry Patch


VEGETABLE_FIELDS = {"0": "2 vegetable", "1": "vegetable"}


def test_strawberry_patch_puts_food_on_the_next_three_round_spaces() -> None:
    t = situation({}, goods="wood", fields=VEGETABLE_FIELDS, hand=["strawberry-patch"], round=6)
    play(t, "strawberry-patch")
    assert (t.promised(), t.goods()) == ({7: "food", 8: "food", 9: "food"}, "")


@pytest.mark.rule("AGR-224")
@pytest.mark.parametrize("fields", [{"0": "2 vegetable", "1": ""}, {"0": "2 vegetable", "1": "3 grain"}])
def test_strawberry_patch_needs_two_vegetable_fields(fields: dict[str, str]) -> None:
    assert not playable(situation({}, goods="wood", fields=fields, hand=["strawberry-patch"]), "strawberry-patch")


@pytest.mark.rule("AGR-155")
def test_field_cards_with_vegetables_count_for_strawberry_patch() -> None:
    bean: dict[str, Any] = {
        "played": ["beanfield"],
        "fields": {"0": "2 vegetable"},
        "hand": ["strawberry-patch"],
        "goods": "wood",
    }
    assert not playable(situation({}, **bean), "strawberry-patch")
    assert playable(situation({}, **bean, notes={"beanfield": "2 vegetable"}), "strawberry-patch")


def test_strawberry_patch_costs_a_wood_and_is_worth_two_points() -> None:
    assert not playable(situation({}, fields=VEGETABLE_FIELDS, hand=["strawberry-patch"]), "strawberry-patch")
    assert situation(played=["strawberry-patch"]).score("improvements") == 2


# Herring Pot


def test_herring_pot_puts_food_on_the_next_three_rounds() -> None:
    t = situation(played=["herring-pot"], round=4)
    t.place("fishing")
    assert t.goods() == "food"
    assert t.promised() == {5: "food", 6: "food", 7: "food"}


def test_the_food_of_several_uses_adds_up() -> None:
    t = situation(
        {"goods": "9 food"}, goods="9 food", played=["herring-pot"], round=5, promised=[[6, "food", "herring-pot"]]
    )
    t.place("fishing")
    assert t.promised() == {6: "2 food", 7: "food", 8: "food"}


@pytest.mark.rule("AGR-033")
@pytest.mark.parametrize(("round_", "rounds"), [(12, [13, 14]), (14, [])])
def test_herring_pot_reaches_no_further_than_round_14(round_: int, rounds: list[int]) -> None:
    t = situation(played=["herring-pot"], round=round_)
    t.place("fishing")
    assert list(t.promised()) == rounds


def test_herring_pot_is_for_fishing_by_its_owner() -> None:
    t = situation({}, played=["herring-pot"])
    t.place("reed-bank")
    t.place("fishing")
    assert (t.promised(0), t.promised(1)) == ({}, {})


def test_herring_pot_asks_nothing_beside_other_cards() -> None:
    t = situation(goods="wood", played=["herring-pot", "harpooner"], players=3)
    t.place("fishing")
    assert t.offered == ["card harpooner", "done"]


# Butter Churn


def dairy(animals: str) -> Situation:
    """A harvest with room for the animals, and just enough food without the butter."""
    pastures = [[2, 3, 4, 7], [8, 9, 13, 14]]
    return harvest({"goods": "9 food"}, goods=f"4 food, {animals}", pastures=pastures, played=["butter-churn"])


@pytest.mark.parametrize(
    ("sheep", "cattle", "food"), [(2, 1, 0), (3, 0, 1), (0, 2, 1), (5, 3, 2), (6, 4, 4), (0, 0, 0)]
)
def test_butter_churn_gives_food_for_three_sheep_and_two_cattle_each(sheep: int, cattle: int, food: int) -> None:
    t = dairy(f"{sheep} sheep, {cattle} cattle")
    assert t.food() == food


def test_butter_churn_makes_nothing_of_boar_nor_of_the_young_of_this_harvest() -> None:
    t = dairy("2 sheep, 4 boar")
    assert (t.food(), t.count("sheep")) == (0, 3)


def test_butter_churn_makes_nothing_of_the_animals_of_others() -> None:
    t = harvest({"goods": "9 food, 6 sheep", "pastures": [[3, 4, 8, 9]]}, goods="4 food", played=["butter-churn"])
    assert (t.food(0), t.food(1)) == (0, 5)


def test_the_butter_feeds_the_family_and_comes_only_in_a_harvest() -> None:
    fed = harvest({"goods": "9 food"}, goods="3 food, 3 sheep", pastures=[[3, 4, 8, 9]], played=["butter-churn"])
    assert (fed.food(), fed.player().begging) == (0, 0)
    none = situation(goods="3 sheep", pastures=[[3, 4]], played=["butter-churn"], round=5, phase="returning-home")
    assert none.food() == 0


# Brook


@pytest.mark.parametrize(
    ("space", "goods"), [("reed-bank", "food, reed"), ("clay-pit", "food, clay"), ("forest", "food, 3 wood")]
)
def test_brook_gives_a_food_at_the_fixed_spaces_above_fishing(space: str, goods: str) -> None:
    t = situation(played=["brook"])
    t.place(space)
    assert t.goods() == goods


def test_brook_gives_a_food_at_the_space_of_round_one() -> None:
    t = situation({}, played=["brook"], round=2, rounds=["sheep-market", "grain-utilization"])
    t.place("sheep-market")
    assert t.goods() == "food, sheep"


def test_brook_gives_nothing_at_the_space_of_another_round() -> None:
    t = situation({}, played=["brook"], round=2, rounds=["fencing", "sheep-market"])
    t.place("sheep-market")
    assert t.goods() == "sheep"


@pytest.mark.parametrize(("space", "goods"), [("fishing", "food"), ("grove", "2 wood"), ("hollow", "2 clay")])
def test_brook_gives_nothing_elsewhere(space: str, goods: str) -> None:
    t = situation(played=["brook"], players=4)
    t.place(space)
    assert t.goods() == goods


def test_brook_gives_nothing_when_others_use_the_spaces() -> None:
    t = situation({}, played=["brook"], turn=1)
    t.place("forest")
    assert (t.goods(0), t.goods(1)) == ("", "3 wood")


@pytest.mark.rule("AGR-219")
def test_brook_needs_a_person_of_ones_own_on_fishing() -> None:
    for others, mine, allowed in [({}, [], False), ({"placed": ["fishing"]}, [], False), ({}, ["fishing"], True)]:
        t = situation(others, placed=mine, hand=["brook"])
        t.place("meeting-place")
        assert t.offers("card brook") == allowed


@pytest.mark.rule("AGR-255")
def test_the_food_of_brook_may_pay_for_an_improvement_on_the_space_of_round_one() -> None:
    t = situation(played=["brook", *OCCUPATIONS[:3]], hand=["loam-pit"], rounds=["major-improvement"])
    t.place("major-improvement", "loam-pit")
    assert (t.goods(), t.played()[-1]) == ("", "loam-pit")


@pytest.mark.rule("AGR-041")
def test_that_food_comes_on_no_other_space() -> None:
    t = situation(
        played=["brook", *OCCUPATIONS[:3]], hand=["loam-pit"], round=2, rounds=["fencing", "major-improvement"]
    )
    assert not t.usable("major-improvement")


# Scullery


@pytest.mark.rule("AGR-026")
@pytest.mark.parametrize(("material", "food"), [("wood", 1), ("clay", 0), ("stone", 0)])
def test_scullery_gives_food_at_the_start_of_a_round_in_a_wooden_house(material: str, food: int) -> None:
    t = situation({}, played=["scullery"], material=material, round=3, phase="before-round")
    assert (t.food(0), t.food(1)) == (food, 0)


def test_scullery_gives_food_in_every_round_but_not_in_the_round_it_is_played() -> None:
    t = situation(
        {"placed": ["fishing", "clay-pit"]}, goods="wood, clay", hand=["scullery"], placed=["day-laborer"], round=1
    )
    t.place("meeting-place", "scullery")
    assert (t.state.round, t.food()) == (2, 1)


def test_the_food_of_scullery_comes_before_what_may_be_done_at_the_start_of_the_round() -> None:
    t = situation({}, played=["handplow", "scullery"], round=8, phase="before-round", promised=[[8, "", "handplow"]])
    assert (t.offered, t.food()) == (["card handplow", "done"], 1)


# Three-Field Rotation


@pytest.mark.parametrize(
    ("fields", "food"),
    [
        ({"0": "3 grain", "1": "vegetable", "2": ""}, 3),
        ({"0": "grain", "1": "vegetable"}, 0),  # both are empty only after the harvest
        ({"0": "3 grain", "1": "", "2": ""}, 0),
        ({"1": "2 vegetable", "2": ""}, 0),
        ({"0": "grain", "1": "grain", "2": "2 vegetable", "3": "vegetable", "4": "", "9": ""}, 3),
    ],
)
def test_three_field_rotation_looks_at_the_fields_before_the_crops_are_taken(fields: dict[str, str], food: int) -> None:
    t = harvest({"goods": "9 food"}, goods="4 food", fields=fields, played=["three-field-rotation"])
    assert t.food() == food


@pytest.mark.parametrize(("note", "other"), [("2 vegetable", ""), ("", "vegetable")])
def test_a_field_card_counts_for_three_field_rotation(note: str, other: str) -> None:
    """Beanfield bears vegetables, or is the empty field."""
    t = harvest(
        {"goods": "9 food"},
        goods="4 food", fields={"0": "grain", "1": other}, played=["three-field-rotation", "beanfield"],
        notes={"beanfield": note},
    )  # fmt: skip
    assert t.food() == 3


def test_the_food_of_three_field_rotation_feeds_the_family() -> None:
    t = harvest(goods="food", fields={"0": "3 grain", "1": "2 vegetable", "2": ""}, played=["three-field-rotation"])
    assert (t.goods(), t.player().begging) == ("grain, vegetable", 0)


def test_three_field_rotation_gives_nothing_without_a_harvest() -> None:
    t = situation(
        fields={"0": "grain", "1": "vegetable", "2": ""}, played=["three-field-rotation"], round=5,
        phase="returning-home",
    )  # fmt: skip
    assert (t.state.round, t.food()) == (6, 0)


# Pitchfork


@pytest.mark.parametrize(("others", "mine"), [(["farmland"], []), ([], ["farmland"])])
def test_pitchfork_gives_food_while_anybody_is_on_farmland(others: list[str], mine: list[str]) -> None:
    t = situation({"placed": others}, played=["pitchfork"], placed=mine)
    t.place("grain-seeds")
    assert t.goods() == "3 food, grain"


def test_pitchfork_gives_nothing_while_farmland_is_free() -> None:
    t = situation({"placed": ["forest"]}, played=["pitchfork"])
    t.place("grain-seeds")
    assert t.goods() == "grain"


def test_pitchfork_gives_nothing_elsewhere_nor_for_others() -> None:
    t = situation({}, played=["pitchfork"], placed=["farmland"])
    t.place("day-laborer")
    t.place("grain-seeds")
    assert (t.goods(0), t.goods(1)) == ("2 food", "grain")
