"""Baking bread and cooking (ledger: Baking and cooking)."""

import pytest

from tests.agricola.situations import Situation, situation


def bake(grain: int, *played: str, times: int = 99) -> Situation:
    """Bake as often as possible in one action of Grain Utilization."""
    t = situation({}, round=3, goods=f"{grain} grain", played=list(played)).place("grain-utilization")
    while t.prompt == "bake" and times:
        times -= 1
        t.pick("bake")
    return t


@pytest.mark.rule("AGR-189")
def test_grain_for_baking_comes_from_the_supply() -> None:
    fields = {"0": "3 grain", "1": "3 grain"}
    assert not situation({}, round=3, fields=fields, played=["fireplace-2"]).usable("grain-utilization")
    t = situation({}, round=3, fields=fields, goods="grain", played=["fireplace-2"]).place("grain-utilization", "bake")
    assert (t.goods(), t.fields(), t.seat) == ("2 food", {0: "3 grain", 1: "3 grain"}, 1)


@pytest.mark.rule("AGR-190")
@pytest.mark.parametrize(
    ("card", "food"),
    [("fireplace-2", 2), ("fireplace-3", 2), ("cooking-hearth-4", 3), ("cooking-hearth-5", 3)],
)
def test_fireplaces_and_hearths_bake_any_number(card: str, food: int) -> None:
    assert bake(1, card).goods() == f"{food} food"
    t = bake(7, card)
    assert (t.goods(), t.seat) == (f"{7 * food} food", 1)


@pytest.mark.rule("AGR-190")
def test_grain_may_be_left() -> None:
    t = bake(3, "fireplace-2", times=1)
    assert t.offered == ["bake", "done"]
    t.pick("done")
    assert (t.goods(), t.seat) == ("2 food, 2 grain", 1)


@pytest.mark.rule("AGR-191")
def test_the_clay_oven_bakes_one_grain_for_five_food() -> None:
    assert bake(1, "clay-oven").goods() == "5 food"
    t = bake(4, "clay-oven")
    assert (t.goods(), t.seat) == ("5 food, 3 grain", 1)


@pytest.mark.rule("AGR-192")
def test_the_stone_oven_bakes_two_grain_for_four_food_each() -> None:
    assert bake(1, "stone-oven").goods() == "4 food"
    t = bake(4, "stone-oven")
    assert (t.goods(), t.seat) == ("8 food, 2 grain", 1)


@pytest.mark.rule("AGR-190", "AGR-191", "AGR-192")
def test_all_together() -> None:
    t = bake(6, "clay-oven", "stone-oven", "cooking-hearth-4")
    assert t.goods() == f"{5 + 4 + 4 + 3 * 3} food"


@pytest.mark.rule("AGR-191", "AGR-192")
def test_ovens_cook_nothing() -> None:
    t = situation({}, goods="vegetable, sheep, grain", played=["clay-oven", "stone-oven"])
    t.pick("anytime")
    assert [thing for thing in t.offered if thing.startswith("eat")] == ["eat grain", "eat vegetable"]
    t.pick("eat grain")
    assert t.food() == 1  # raw: an oven alone bakes nothing


FIREPLACE = {"grain": 1, "vegetable": 2, "sheep": 2, "boar": 2, "cattle": 3}
HEARTH = {"grain": 1, "vegetable": 3, "sheep": 2, "boar": 3, "cattle": 4}


def cooked(good: str, *played: str) -> int:
    return situation({}, goods=good, played=list(played)).pick("anytime", f"eat {good}").food()


@pytest.mark.rule("AGR-193")
@pytest.mark.parametrize("card", ["fireplace-2", "fireplace-3"])
@pytest.mark.parametrize(("good", "food"), FIREPLACE.items())
def test_what_a_fireplace_makes_of_goods_at_any_time(card: str, good: str, food: int) -> None:
    assert cooked(good, card) == food


@pytest.mark.rule("AGR-194")
@pytest.mark.parametrize("card", ["cooking-hearth-4", "cooking-hearth-5"])
@pytest.mark.parametrize(("good", "food"), HEARTH.items())
def test_what_a_cooking_hearth_makes_of_goods_at_any_time(card: str, good: str, food: int) -> None:
    assert cooked(good, card) == food
    assert cooked(good, card, "fireplace-2") == food  # the better one is used


@pytest.mark.rule("AGR-193", "AGR-194")
def test_any_time_is_also_when_something_is_paid() -> None:
    t = situation({}, goods="sheep", played=["fireplace-2", "scholar"], hand=["tutor"]).place("lessons", "card tutor")
    assert t.goods() == "food"
    t = situation({}, goods="cattle", played=["cooking-hearth-4", "scholar"], hand=["tutor"])
    t.place("lessons", "card tutor")
    assert t.goods() == "3 food"
