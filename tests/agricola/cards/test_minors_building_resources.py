"""Minor improvements that provide building resources."""

from typing import Any

import pytest

from tests.agricola.cards.playing import play, playable
from tests.agricola.situations import situation

# Lumber Mill


def test_lumber_mill_makes_majors_and_minors_cheaper_by_a_wood() -> None:
    t = situation({}, goods="wood, 2 stone", played=["lumber-mill"], rounds=["major-improvement"])
    t.place("major-improvement", "joinery")
    assert t.goods() == ""
    t = situation({}, goods="wood", played=["lumber-mill"], hand=["manger"])
    play(t, "manger")
    assert t.goods() == ""


def test_lumber_mill_goes_not_below_nothing_and_spares_other_goods() -> None:
    t = situation({}, played=["lumber-mill"], hand=["handplow"])
    play(t, "handplow")
    assert t.played()[-1] == "handplow"
    assert not playable(situation({}, played=["lumber-mill"], hand=["lasso"]), "lasso")


def test_lumber_mill_is_for_improvements_only() -> None:
    t = situation({}, goods="wood", played=["lumber-mill"])
    assert not t.usable("farm-expansion")  # a stable costs 2 wood
    assert not situation({}, goods="3 wood", played=["lumber-mill"], rounds=["fencing"]).usable("fencing")
    t = situation({}, goods="4 wood, 2 reed", stables=[1, 2, 3, 4], played=["lumber-mill"])
    assert not t.usable("farm-expansion")  # a room costs 5 wood


THREE = ["tutor", "grocer", "carpenter"]


def test_lumber_mill_needs_at_most_three_occupations() -> None:
    four = [*THREE, "wood-cutter"]
    assert not playable(situation({}, goods="2 stone", played=four, hand=["lumber-mill"]), "lumber-mill")
    t = situation({}, goods="2 stone", played=THREE, hand=["lumber-mill"])
    play(t, "lumber-mill")
    assert (t.goods(), t.score("improvements")) == ("", 2)


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


# Thick Forest


@pytest.mark.parametrize(("now", "rounds"), [(1, [2, 4, 6, 8, 10, 12, 14]), (6, [8, 10, 12, 14]), (13, [14])])
def test_thick_forest_brings_wood_in_every_even_round(now: int, rounds: list[int]) -> None:
    t = situation({}, goods="5 clay", hand=["thick-forest"], round=now)
    play(t, "thick-forest")
    assert t.promised() == dict.fromkeys(rounds, "wood")


@pytest.mark.rule("AGR-219", "AGR-225")
def test_thick_forest_needs_five_clay_but_does_not_cost_them() -> None:
    assert not playable(situation({}, goods="4 clay, 9 food", hand=["thick-forest"]), "thick-forest")
    t = situation({}, goods="6 clay", hand=["thick-forest"])
    play(t, "thick-forest")
    assert t.goods() == "6 clay"


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


# Hard Porcelain


@pytest.mark.parametrize(("swap", "clay", "stone"), [(0, 2, 1), (1, 3, 2), (2, 4, 3)])
def test_hard_porcelain_swaps_clay_for_stone_at_any_time(swap: int, clay: int, stone: int) -> None:
    t = situation({}, goods="9 clay", played=["hard-porcelain"])
    t.pick("anytime", f"exchange hard-porcelain-{swap}")
    assert (t.count("clay"), t.count("stone")) == (9 - clay, stone)


def test_hard_porcelain_swaps_as_often_as_you_like_while_clay_lasts() -> None:
    t = situation({}, goods="5 clay", played=["hard-porcelain"])
    t.pick("anytime", "hard-porcelain-0", "anytime")
    assert not t.offers("exchange hard-porcelain-2")
    t.pick("hard-porcelain-1")
    assert (t.goods(), t.pick("anytime").offered) == ("3 stone", ["discard stone", "done"])


def test_one_clay_becomes_nothing() -> None:
    assert situation({}, goods="clay", played=["hard-porcelain"]).pick("anytime").offered == ["discard clay", "done"]


def test_clay_pays_for_stone() -> None:
    t = situation(
        {}, goods="5 clay, reed", material="clay", played=["hard-porcelain"], round=6, rounds=["house-redevelopment"]
    )
    assert t.usable("house-redevelopment")
    t.place("house-redevelopment").until("place-person")
    assert t.house() == "stone"


def test_clay_that_is_due_itself_does_not_pay_for_stone() -> None:
    oven: dict[str, Any] = {"played": ["hard-porcelain"], "rounds": ["major-improvement"]}
    t = situation({}, goods="5 clay", **oven)
    t.place("major-improvement", "clay-oven")
    assert t.goods() == ""
    t = situation({}, goods="4 clay", **oven)
    t.place("major-improvement")
    assert not t.offers("card clay-oven")


def test_hard_porcelain_costs_a_clay() -> None:
    t = situation({}, goods="3 clay", hand=["hard-porcelain"])
    play(t, "hard-porcelain")
    assert t.goods() == "2 clay"
