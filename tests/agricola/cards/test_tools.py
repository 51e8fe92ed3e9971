"""Minor improvements that bring goods when spaces are used: each clause, and what they must not do."""

from typing import Any

import pytest

from tests.agricola.situations import situation

OCCUPATIONS = ["wood-cutter", "carpenter", "clay-hut-builder", "adoptive-parents"]
COSTS = [
    ("corn-scoop", "wood"), ("canoe", "2 wood"), ("stone-tongs", "wood"), ("milk-jug", "clay"), ("basket", "reed"),
    ("threshing-board", "wood"), ("herring-pot", "clay"), ("brook", ""), ("pitchfork", "wood"), ("loam-pit", "food"),
    ("moldboard-plow", "2 wood"), ("dutch-windmill", "2 wood, 2 stone"), ("bread-paddle", "wood"),
    ("mining-hammer", "wood"), ("scullery", "wood, clay"), ("three-field-rotation", ""), ("butter-churn", "wood"),
]  # fmt: skip
TOO_LITTLE = [
    ("corn-scoop", ""), ("canoe", "wood"), ("stone-tongs", ""), ("milk-jug", ""), ("basket", ""),
    ("threshing-board", ""), ("herring-pot", ""), ("pitchfork", ""), ("loam-pit", ""), ("moldboard-plow", "wood"),
    ("dutch-windmill", "wood, 2 stone"), ("dutch-windmill", "2 wood, stone"), ("bread-paddle", ""),
    ("mining-hammer", ""), ("scullery", "wood"), ("scullery", "clay"), ("butter-churn", ""),
]  # fmt: skip
POINTS = {"canoe": 1, "threshing-board": 1, "loam-pit": 1, "dutch-windmill": 2, "butter-churn": 1}


# Playing them


@pytest.mark.parametrize(("slug", "cost"), COSTS)
def test_each_costs_what_is_printed(slug: str, cost: str) -> None:
    t = situation(goods=cost, played=OCCUPATIONS[:3], hand=[slug], placed=["fishing"])
    t.place("meeting-place", slug)
    assert t.played()[-1] == slug
    assert t.goods() == ("food" if slug in ("bread-paddle", "mining-hammer") else "")


@pytest.mark.parametrize(("slug", "goods"), TOO_LITTLE)
def test_none_is_played_for_less(slug: str, goods: str) -> None:
    t = situation(goods=goods, played=OCCUPATIONS[:3], hand=[slug], placed=["fishing"])
    t.place("meeting-place")
    assert (t.prompt, t.hand()) == ("place-person", [slug])


@pytest.mark.parametrize("slug", [slug for slug, _ in COSTS])
def test_each_scores_its_printed_points(slug: str) -> None:
    assert situation(played=[slug]).score("improvements") == POINTS.get(slug, 0)


@pytest.mark.rule("AGR-218", "AGR-220", "AGR-221")
@pytest.mark.parametrize(
    ("slug", "needed"),
    [("canoe", 1), ("moldboard-plow", 1), ("threshing-board", 2), ("loam-pit", 3), ("three-field-rotation", 3)],
)
def test_some_need_occupations(slug: str, needed: int) -> None:
    for n in range(needed - 1, 5):
        t = situation(goods="2 wood, food", played=OCCUPATIONS[:n], hand=[slug])
        t.place("meeting-place")
        assert t.offers(f"card {slug}") == (n >= needed)


@pytest.mark.rule("AGR-220")
@pytest.mark.parametrize(("n", "playable"), [(0, True), (3, True), (4, False)])
def test_butter_churn_needs_at_most_three_occupations(n: int, playable: bool) -> None:
    t = situation(goods="wood", played=OCCUPATIONS[:n], hand=["butter-churn"])
    t.place("meeting-place")
    assert t.offers("card butter-churn") == playable


# Corn Scoop


def test_corn_scoop_adds_a_grain_at_grain_seeds() -> None:
    t = situation(played=["corn-scoop"])
    t.place("grain-seeds")
    assert t.goods() == "2 grain"


def test_corn_scoop_adds_nothing_elsewhere_nor_for_others() -> None:
    t = situation({}, played=["corn-scoop"], round=8, rounds=["vegetable-seeds"])
    t.place("vegetable-seeds")
    t.place("grain-seeds")
    assert (t.goods(0), t.goods(1)) == ("vegetable", "grain")


# Canoe


def test_canoe_adds_food_and_reed_at_fishing() -> None:
    t = situation(played=["canoe"], piles={"fishing": 3})
    t.place("fishing")
    assert t.goods() == "4 food, reed"


def test_canoe_adds_nothing_elsewhere_nor_for_others() -> None:
    t = situation({}, played=["canoe"])
    t.place("reed-bank")
    t.place("fishing")
    assert (t.goods(0), t.goods(1)) == ("reed", "food")


# Stone Tongs


@pytest.mark.parametrize(("space", "round_"), [("western-quarry", 5), ("eastern-quarry", 10)])
def test_stone_tongs_add_a_stone_at_both_quarries(space: str, round_: int) -> None:
    t = situation(played=["stone-tongs"], round=round_, rounds=[space], piles={space: 2})
    t.place(space)
    assert t.goods() == "3 stone"


def test_stone_tongs_add_nothing_where_stone_does_not_accumulate() -> None:
    t = situation(played=["stone-tongs"], players=4)
    t.place("resource-market")
    assert t.count("stone") == 1


def test_stone_tongs_add_nothing_for_others() -> None:
    t = situation({}, played=["stone-tongs"], round=5, rounds=["western-quarry"], turn=1)
    t.place("western-quarry")
    assert (t.goods(0), t.goods(1)) == ("", "stone")


# Loam Pit


def test_loam_pit_gives_three_clay_at_day_laborer() -> None:
    t = situation(played=["loam-pit"])
    t.place("day-laborer")
    assert t.goods() == "2 food, 3 clay"


def test_loam_pit_gives_nothing_elsewhere_nor_for_others() -> None:
    t = situation({}, played=["loam-pit"])
    t.place("clay-pit")
    t.place("day-laborer")
    assert (t.goods(0), t.goods(1)) == ("clay", "2 food")


@pytest.mark.rule("AGR-255")
def test_the_clay_of_loam_pit_may_pay_for_cottager_in_the_same_turn() -> None:
    t = situation(goods="reed", played=["loam-pit", "cottager"])
    t.place("day-laborer", "card cottager")
    assert (t.house(), t.goods()) == ("clay", "2 food, clay")


def test_the_clay_of_loam_pit_is_collected_in_the_work_phase() -> None:
    t = situation(
        {"placed": ["fishing", "clay-pit"]},
        played=["loam-pit", "claypipe"], placed=["forest"], collected=4,
    )  # fmt: skip
    t.place("day-laborer")
    assert t.goods() == "4 food, 3 clay"


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
    for others, mine, playable in [({}, [], False), ({"placed": ["fishing"]}, [], False), ({}, ["fishing"], True)]:
        t = situation(others, placed=mine, hand=["brook"])
        t.place("meeting-place")
        assert t.offers("card brook") == playable


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
