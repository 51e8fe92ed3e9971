"""The ten major improvements (ledger: Major improvements)."""

import pytest

from allmende.agricola.cards.card import CARDS, FOOD_PROVIDER, MAJOR
from tests.agricola.situations import Situation, less, situation

PRICES = [
    pytest.param("fireplace-2", "2 clay", 1, marks=pytest.mark.rule("AGR-195")),
    pytest.param("fireplace-3", "3 clay", 1, marks=pytest.mark.rule("AGR-195")),
    pytest.param("cooking-hearth-4", "4 clay", 1, marks=pytest.mark.rule("AGR-196")),
    pytest.param("cooking-hearth-5", "5 clay", 1, marks=pytest.mark.rule("AGR-196")),
    pytest.param("clay-oven", "3 clay, stone", 2, marks=pytest.mark.rule("AGR-200")),
    pytest.param("stone-oven", "clay, 3 stone", 3, marks=pytest.mark.rule("AGR-201")),
    pytest.param("joinery", "2 wood, 2 stone", 2, marks=pytest.mark.rule("AGR-203")),
    pytest.param("pottery", "2 clay, 2 stone", 2, marks=pytest.mark.rule("AGR-203")),
    pytest.param("basketmakers-workshop", "2 reed, 2 stone", 2, marks=pytest.mark.rule("AGR-203")),
    pytest.param("well", "wood, 3 stone", 4, marks=pytest.mark.rule("AGR-205")),
]


def offers(goods: str, card: str) -> bool:
    t = situation({}, goods=goods)
    return t.usable("major-improvement") and t.place("major-improvement").offers(f"card {card}")


@pytest.mark.parametrize(("card", "cost", "points"), PRICES)
def test_what_a_major_improvement_costs_and_scores(card: str, cost: str, points: int) -> None:
    t = situation({}, goods=cost)
    before = t.score()
    t.place("major-improvement", f"card {card}")
    assert (t.played(), t.goods(), t.score("improvements"), t.score()) == ([card], "", points, before + points)
    assert not any(offers(fewer, card) for fewer in less(cost))


# Fireplaces and Cooking Hearths


@pytest.mark.rule("AGR-196", "AGR-197")
@pytest.mark.parametrize("hearth", ["cooking-hearth-4", "cooking-hearth-5"])
@pytest.mark.parametrize("fireplace", ["fireplace-2", "fireplace-3"])
def test_a_cooking_hearth_is_free_for_a_fireplace(hearth: str, fireplace: str) -> None:
    t = situation({}, played=[fireplace]).place("major-improvement", f"card {hearth}")
    assert (t.played(), t.score("improvements"), t.seat) == ([hearth], 1, 1)
    assert fireplace in [card.slug for card in t.state.free_majors()]


@pytest.mark.rule("AGR-196")
def test_who_has_clay_may_keep_the_fireplace() -> None:
    t = situation({}, goods="4 clay", played=["fireplace-2"]).place("major-improvement", "card cooking-hearth-4")
    assert t.offered == ["card fireplace-2", "good clay"]
    t.pick("good clay")
    assert (t.played(), t.goods()) == (["fireplace-2", "cooking-hearth-4"], "")


@pytest.mark.rule("AGR-196")
def test_a_fireplace_of_somebody_else_does_not_help() -> None:
    assert not situation({"played": ["fireplace-2"]}, goods="clay").usable("major-improvement")
    t = situation({}, played=["cooking-hearth-4"], goods="clay")
    assert not t.usable("major-improvement")  # nor does a hearth


@pytest.mark.rule("AGR-197")
@pytest.mark.parametrize("buyer", [0, 1])
def test_a_returned_fireplace_can_be_bought_again_by_anybody(buyer: int) -> None:
    t = situation({"goods": "2 clay"}, goods="2 clay", played=["fireplace-2"]).place("major-improvement")
    assert not t.offers("card fireplace-2")
    t.pick("card cooking-hearth-5").finish_round()
    while t.seat != buyer:
        t.place("clay-pit")
    t.place("major-improvement", "card fireplace-2")
    assert "fireplace-2" in t.played(buyer)


@pytest.mark.rule("AGR-198")
def test_several_fireplaces_and_hearths_may_be_owned() -> None:
    t = situation({}, goods="14 clay")
    for card in ("fireplace-2", "fireplace-3", "cooking-hearth-4", "cooking-hearth-5"):
        t.place("major-improvement", f"card {card}")
        if "pay-or-return" in t.prompt:
            t.pick("good clay")
        t.finish_round()
    assert len(t.played()) == 4
    assert t.score("improvements") == 4


@pytest.mark.rule("AGR-199")
def test_an_upgrade_is_an_improvement_action_of_its_own() -> None:
    t = situation({}, goods="2 clay").place("major-improvement", "card fireplace-2")
    assert (t.played(), t.seat) == (["fireplace-2"], 1)  # that was the whole action
    t.place("forest")
    assert not t.offers("anytime")  # it is not a thing of any time
    t.place("meeting-place")
    assert (t.played(), t.seat) == (["fireplace-2"], 1)  # nor a minor improvement
    t = situation({}, played=["fireplace-2", "fireplace-3"]).place("major-improvement", "card cooking-hearth-4")
    assert t.offered == ["card fireplace-2", "card fireplace-3"]  # one for one
    t.pick("card fireplace-3")
    assert (t.played(), t.seat) == (["fireplace-2", "cooking-hearth-4"], 1)


# Ovens


@pytest.mark.rule("AGR-202")
@pytest.mark.parametrize(
    ("oven", "cost", "food", "grain"), [("clay-oven", "3 clay, stone", 5, 2), ("stone-oven", "clay, 3 stone", 8, 1)]
)
def test_bread_may_be_baked_when_an_oven_was_bought(oven: str, cost: str, food: int, grain: int) -> None:
    t = situation({}, goods=f"{cost}, 3 grain").place("major-improvement", f"card {oven}")
    assert (t.prompt, t.offered) == ("bake-at-once", ["action bake", "done"])
    t.pick("action bake")
    while t.prompt == "bake":
        t.pick("bake")
    assert (t.food(), t.count("grain"), t.seat) == (food, grain, 1)


@pytest.mark.rule("AGR-202")
def test_nobody_has_to_bake_at_once() -> None:
    t = situation({}, goods="3 clay, stone, grain").place("major-improvement", "card clay-oven", "done")
    assert (t.goods(), t.seat) == ("grain", 1)
    t = situation({}, goods="3 clay, stone").place("major-improvement", "card clay-oven")
    assert t.seat == 1  # without grain there is nothing to ask
    t = situation({}, goods="2 clay, grain").place("major-improvement", "card fireplace-2")
    assert (t.goods(), t.seat) == ("grain", 1)  # a fireplace is no oven


# Workshops


@pytest.mark.rule("AGR-204")
@pytest.mark.parametrize(
    ("craft", "good", "food"), [("joinery", "wood", 2), ("pottery", "clay", 2), ("basketmakers-workshop", "reed", 3)]
)
def test_what_a_workshop_makes_of_a_good_in_a_harvest(craft: str, good: str, food: int) -> None:
    t = situation({"goods": "9 food"}, goods=f"4 food, {good}", played=[craft], round=4, phase="feeding")
    t.pick(f"exchange {craft}-0")
    assert t.goods() == f"{food} food"
    offered = situation({}, goods=good, played=[craft]).pick("anytime").offered
    assert offered == [f"discard {good}", "done"]  # not at any time


# The Well


def buy_well(number: int) -> Situation:
    return situation({}, goods="wood, 3 stone", round=number).place("major-improvement", "card well")


@pytest.mark.rule("AGR-206")
@pytest.mark.parametrize(
    ("number", "rounds"), [(1, [2, 3, 4, 5, 6]), (9, [10, 11, 12, 13, 14]), (11, [12, 13, 14]), (13, [14]), (14, [])]
)
def test_the_well_puts_food_on_the_next_five_round_spaces(number: int, rounds: list[int]) -> None:
    assert buy_well(number).promised() == dict.fromkeys(rounds, "food")


@pytest.mark.rule("AGR-206")
def test_the_food_of_the_well_comes_round_by_round() -> None:
    t = situation(players=1, goods="wood, 3 stone").place("major-improvement", "card well").place("forest")
    assert (t.state.round, t.food()) == (2, 1)
    for number in (3, 4):
        t.place("forest").place("clay-pit")
        assert (t.state.round, t.food()) == (number, number - 1)


# All of them


@pytest.mark.rule("AGR-207")
def test_all_major_improvements_provide_food() -> None:
    majors = [card for card in CARDS if card.kind == MAJOR and card.deck == "base"]
    assert len(majors) == 10 + 8
    assert {card.category for card in majors} == {FOOD_PROVIDER}


@pytest.mark.rule("AGR-208")
@pytest.mark.parametrize(("space", "number"), [("meeting-place", 1), ("basic-wish", 5)])
def test_the_minor_action_builds_no_major_improvement(space: str, number: int) -> None:
    rich = "9 wood, 9 clay, 9 reed, 9 stone"
    t = situation({}, goods=rich, round=number, rooms=[5, 10, 6], hand=["corn-scoop"]).place(space)
    assert (t.prompt, t.offered) == ("minor-improvement", ["card corn-scoop", "done"])
    t = situation({}, goods=rich, round=number, rooms=[5, 10, 6]).place(space)
    assert t.seat == 1


@pytest.mark.rule("AGR-208")
@pytest.mark.parametrize(("space", "number"), [("major-improvement", 1), ("house-redevelopment", 6)])
def test_the_major_or_minor_action_offers_both(space: str, number: int) -> None:
    t = situation({}, goods="9 clay, reed, wood", round=number, hand=["corn-scoop"]).place(space)
    assert t.prompt == "improvement"
    assert t.offers("card fireplace-2")
    assert t.offers("card corn-scoop")
