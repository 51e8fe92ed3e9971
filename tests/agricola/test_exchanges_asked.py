"""Where exchanges are asked about that lead somewhere by several steps (ledger: Feeding, Breeding, Cards: timing)."""

from typing import Any

import pytest

from tests.agricola.moor.situations import moor
from tests.agricola.situations import Situation, situation

BIG: dict[str, Any] = {"pastures": [[2, 3, 4], [7, 8, 9]], "stables": [2, 3]}


def before_scoring(*others: dict[str, Any], **given: Any) -> Situation:
    return situation(*others, {}, round=14, phase="after-breeding", **given)


def before_scoring_on_the_moor(**given: Any) -> Situation:
    return moor({}, round=14, phase="after-breeding", **given)


def feeding(**given: Any) -> Situation:
    """Seat 0 feeds two people in round 4, in a house that needs no fuel."""
    given.setdefault("played", [])
    return moor({"goods": "9 food, 9 fuel"}, round=4, phase="feeding", **given)


# The last chance before scoring


@pytest.mark.rule("AGR-175", "AGR-184", "AGR-254")
def test_the_last_vegetable_of_grocer_is_paid_with_a_cooked_sheep() -> None:
    given: dict[str, Any] = {"goods": "2 sheep", "pastures": [[4]], "played": ["grocer", "fireplace-2"]}
    t = situation({}, round=14, phase="breeding", notes={"grocer": 4}, **given)
    assert (t.prompt, t.offered) == ("last-chance", ["anytime", "done"])
    t.pick("anytime", "eat sheep", "anytime", "exchange grocer-4")
    assert t.goods() == "food, vegetable, 2 sheep"


@pytest.mark.rule("AGR-175", "AGR-254")
def test_the_last_vegetable_of_grocer_is_paid_with_harvested_grain() -> None:
    t = before_scoring(goods="2 grain", played=["grocer"], notes={"grocer": 4})
    assert t.prompt == "last-chance"
    t.pick("anytime", "eat grain", "anytime", "exchange grocer-4")
    assert (t.goods(), t.game.choice) == ("grain, vegetable", None)


@pytest.mark.rule("AGR-254")
def test_nobody_is_asked_before_scoring_if_nothing_gets_better() -> None:
    assert before_scoring(goods="2 sheep, grain", pastures=[[4]], played=["fireplace-2"]).game.choice is None
    assert before_scoring(goods="grain", played=["grocer"], notes={"grocer": 8}).game.choice is None
    assert before_scoring(played=["grocer"], notes={"grocer": 4}).game.choice is None, "nothing to pay with"


@pytest.mark.rule("AGR-254", "AGR-293")
def test_a_building_resource_that_could_break_a_tie_is_worth_a_question() -> None:
    t = before_scoring(goods="2 grain", played=["grocer"], notes={"grocer": 3})
    assert t.prompt == "last-chance"
    assert before_scoring(goods="grain", played=["grocer"], notes={"grocer": 3}).game.choice is None, "2 points less"


@pytest.mark.rule("AGR-184", "AGR-254")
def test_cooking_an_odd_cattle_before_riders_brings_a_point() -> None:
    t = before_scoring_on_the_moor(goods="5 cattle, 3 horse", played=["leather-saddle", "fireplace-2"], **BIG)
    before = t.game.scores()[0]["total"]
    assert t.prompt == "last-chance"
    t.pick("anytime", "eat cattle")
    assert t.game.scores()[0]["total"] == before + 1
    four = before_scoring_on_the_moor(goods="4 cattle, 2 horse", played=["leather-saddle", "fireplace-2"], **BIG)
    assert four.game.choice is None, "two horses are no riders"


@pytest.mark.rule("AGR-184", "AGR-254")
@pytest.mark.parametrize(("wood", "asked"), [(2, True), (1, False)])
def test_cooking_for_the_wood_that_the_joinery_lacks(wood: int, asked: bool) -> None:
    t = before_scoring_on_the_moor(
        goods=f"2 boar, {wood} wood", played=["oak-bark", "joinery", "fireplace-2"], pastures=[[4]]
    )
    assert (t.prompt == "last-chance" if t.game.choice else False) == asked


@pytest.mark.rule("AGR-184", "AGR-254")
def test_room_for_more_animals_is_worth_a_question_to_the_organic_farmer() -> None:
    t = before_scoring(goods="3 sheep", pastures=[[3, 4]], played=["organic-farmer"])
    assert t.prompt == "last-chance", "with one sheep less there is room for three more"
    t.pick("anytime", "discard sheep")
    assert t.game.scores()[0]["bonus"] == 1


@pytest.mark.rule("MOOR-151")
def test_wood_that_comes_by_a_trade_becomes_fuel_for_the_kiln() -> None:
    t = before_scoring_on_the_moor(goods="2 fuel, reed", played=["basket-stall", "peat-charcoal-kiln"])
    assert t.prompt == "last-chance"
    t.pick("anytime", "exchange basket-stall-0", "anytime", "exchange wood-for-fuel-0")
    assert t.goods() == "3 fuel"


# Feeding


@pytest.mark.rule("MOOR-121", "MOOR-123", "MOOR-150", "AGR-176")
@pytest.mark.parametrize(
    ("goods", "cards", "steps"),
    [
        ("wood", ["furniture-stall", "pottery"], ["furniture-stall-0", "pottery-0"]),
        ("reed", ["basket-stall", "joinery"], ["basket-stall-0", "joinery-0"]),
        ("reed", ["basket-stall", "pottery"], ["basket-stall-1", "pottery-0"]),
        ("clay", ["ceramics-stall", "joinery"], ["ceramics-stall-0", "joinery-0"]),
        ("wood, grain", ["grain-distillery"], ["wood-for-fuel-0", "grain-distillery-0"]),
        ("clay, grain", ["ceramics-stall", "grain-distillery"],
            ["ceramics-stall-0", "wood-for-fuel-0", "grain-distillery-0"]),
        ("3 fuel", ["peat-boat", "pottery"], ["peat-boat-1", "pottery-0"]),
        ("3 wood", ["peat-boat", "pottery"], ["wood-for-fuel-0"] * 3 + ["peat-boat-1", "pottery-0"]),
    ],
)  # fmt: skip
@pytest.mark.parametrize("food", [0, 4])
def test_feeding_offers_what_leads_to_an_exchange_of_this_harvest(
    goods: str, cards: list[str], steps: list[str], food: int
) -> None:
    t = feeding(goods=f"{goods}, {food} food" if food else goods, played=cards)
    for step in steps:
        assert t.prompt == "feed"
        assert t.offers(f"exchange {step}"), t.offered
        t.pick(f"exchange {step}")
    value = {"pottery-0": 2, "joinery-0": 2, "grain-distillery-0": 5}[steps[-1]]
    assert (t.food(), t.player().begging) == (max(0, food + value - 4), max(0, 4 - food - value))


@pytest.mark.rule("AGR-176", "MOOR-121")
def test_feeding_offers_no_exchange_that_leads_nowhere() -> None:
    t = feeding(goods="wood, 4 food", played=["furniture-stall", "joinery"])
    assert t.offered == ["exchange joinery-0", "done"], "clay would be of no use"
    assert feeding(goods="wood, 4 food", played=["grain-distillery"]).prompt != "feed", "there is no grain"
    t = feeding(goods="2 wood, 4 food", played=["furniture-stall", "pottery"])
    t.pick("exchange furniture-stall-0", "exchange pottery-0")
    assert t.prompt != "feed", "once in a harvest"


@pytest.mark.rule("AGR-254", "MOOR-227", "MOOR-228")
def test_feeding_offers_cards_that_bring_what_is_missing() -> None:
    t = feeding(goods="wood", played=["cooperative-store", "pottery"], notes={"cooperative-store": 2})
    assert (t.prompt, t.offered) == ("feed", ["anytime", "done"])
    t.pick("anytime", "card cooperative-store", "clay", "exchange pottery-0")
    assert t.player().begging == 2
    t = feeding(played=["winter-storehouse"], notes={"winter-storehouse": 1})
    t.pick("anytime", "card winter-storehouse")
    assert (t.goods(), t.player().begging) == ("2 fuel", 2)
    fed = feeding(goods="wood, 4 food", played=["cooperative-store"], notes={"cooperative-store": 2})
    assert fed.prompt != "feed"


@pytest.mark.rule("AGR-254")
def test_whoever_declines_a_card_while_feeding_is_not_asked_again() -> None:
    t = feeding(played=["winter-storehouse"], notes={"winter-storehouse": 1}).pick("anytime", "done")
    assert (t.prompt, t.player().begging) != ("feed", 0)


# A price that is paid beforehand


def second_use(**given: Any) -> Situation:
    return moor({}, special={"black-market": 1}, level=3, **given)


@pytest.mark.rule("MOOR-064", "MOOR-086")
@pytest.mark.parametrize(("food", "can"), [(4, False), (5, False), (6, True)])
def test_the_food_for_a_card_is_gone_before_its_prerequisite_is_looked_at(food: int, can: bool) -> None:
    t = second_use(hand=["fire-brigade"], goods=f"{food} food, 5 fuel, clay, stone")
    assert t.offers("special black-market") == can
    if can:
        t.pick("special black-market")
        assert t.food() == food - 2
        assert t.pick("card fire-brigade").goods() == "6 food, 4 fuel"


@pytest.mark.rule("MOOR-064", "MOOR-086")
def test_the_last_horse_is_not_cooked_for_a_card_that_needs_it() -> None:
    cards: dict[str, Any] = {"hand": ["peat-cutting-rights"], "played": ["cookhouse"]}
    assert not second_use(goods="fuel, horse", **cards).offers("special black-market")
    assert second_use(goods="2 food, fuel, horse", **cards).offers("special black-market")
    t = second_use(goods="fuel, horse, sheep", pastures=[[4]], **cards)
    t.pick("special black-market")
    assert t.goods() == "horse, fuel", "only the sheep could be cooked"
    t = second_use(goods="fuel, horse, boar, sheep", pastures=[[4], [3]], **cards).pick("special black-market")
    assert (t.prompt, t.offered) == ("convert", ["eat sheep", "eat boar"])


@pytest.mark.rule("MOOR-085", "MOOR-086")
@pytest.mark.parametrize(("goods", "can"), [("4 food, 4 fuel", False), ("4 food, 5 fuel", True)])
def test_the_fuel_of_the_black_market_is_gone_before_a_prerequisite_is_looked_at(goods: str, can: bool) -> None:
    t = moor(hand=["fire-brigade"], goods=f"{goods}, clay, stone", level=3)
    assert t.offers("special black-market") == can
    assert t.usable("major-improvement") or t.state.round < 5


@pytest.mark.rule("MOOR-064", "MOOR-081")
def test_the_food_for_a_card_and_for_its_horse_come_from_one_supply() -> None:
    assert not second_use(goods="2 food").offers("special horse-market")
    t = second_use(goods="2 food, grain").pick("special horse-market")
    assert t.goods() == "horse"


# Effects of several seats at one moment


@pytest.mark.rule("AGR-408", "AGR-409")
def test_the_milk_of_another_player_pays_for_the_animal_dealer() -> None:
    t = situation({"played": ["milk-jug"]}, {}, played=["animal-dealer"], rounds=["cattle-market"], round=12, **BIG)
    t.place("cattle-market")
    assert t.offered == ["card animal-dealer", "done"]
    t.pick("card animal-dealer")
    assert (t.goods(), t.food(1), t.food(2)) == ("2 cattle", 3, 1)


@pytest.mark.rule("AGR-408", "AGR-410")
def test_goods_of_the_round_space_come_to_all_before_anybody_decides() -> None:
    promised = [[7, "2 food", "well"]]
    t = situation(
        {"played": ["well"], "promised": promised},
        played=["plow-driver"], material="stone", goods="food", round=7, phase="preparation",
    )  # fmt: skip
    assert (t.prompt, t.offered, t.food(1)) == ("use-card", ["card plow-driver", "done"], 2)


# Deep Plow


@pytest.mark.rule("AGR-255")
def test_deep_plow_may_drain_after_the_plow_on_farmland() -> None:
    t = moor({}, played=["deep-plow"], moors=[3], fields=[0]).place("farmland", "cell 1")
    assert t.seat == 1, "the moor lies too far off"
    t = moor({}, played=["deep-plow"], moors=[2], fields=[0]).place("farmland", "cell 1")
    assert t.offered == ["card deep-plow", "done"]
    t.pick("card deep-plow", "cell 2")
    assert (sorted(t.fields()), t.seat) == ([0, 1, 2], 1)


@pytest.mark.rule("AGR-041", "AGR-255")
def test_deep_plow_makes_farmland_usable() -> None:
    """The only field is walled in by moors; beyond one of them there is room."""
    given: dict[str, Any] = {"fields": [0], "forests": [6, 7], "rooms": [5, 10], "moors": [1]}
    assert not moor({}, **given).usable("farmland")
    t = moor({}, played=["deep-plow"], **given).place("farmland")
    assert t.prompt == "drain-moor"
    t.pick("cell 1")
    assert (t.prompt, t.offered) == ("plow", ["cell 2"])
    closed = {**given, "forests": [2, 6, 7]}
    assert not moor({}, played=["deep-plow"], **closed).usable("farmland"), "nothing can be plowed even then"


# Village Hall


@pytest.mark.rule("MOOR-195")
@pytest.mark.parametrize(("answer", "food"), [("yes", 2), ("no", 0)])
def test_alone_a_card_that_was_kept_counts_as_unused(answer: str, food: int) -> None:
    t = moor(players=1, played=["village-hall"], open="fell-trees", forests=[4], round=2, goods="2 food")
    t.pick("special fell-trees", "cell 4", answer).place("grain-seeds").place("clay-pit")
    assert t.food() == (food if answer == "yes" else 2)


# The preparation of a round


def preparation(**given: Any) -> Situation:
    return situation({}, material="stone", round=9, phase="preparation", **given)


FIELDS = {"0": "2 vegetable", "1": ""}


@pytest.mark.rule("AGR-254", "AGR-155")
def test_clearing_spade_meets_a_prerequisite_before_scholar_plays() -> None:
    t = preparation(played=["scholar", "clearing-spade"], hand=["strawberry-patch"], goods="wood", fields=FIELDS)
    assert (t.prompt, t.offered) == ("use-card", ["anytime", "done"])
    t.pick("anytime", "card clearing-spade", "cell 0", "cell 1", "done")
    assert t.offered == ["card scholar", "done"]
    t.pick("card scholar", "card strawberry-patch")
    assert t.played() == ["scholar", "clearing-spade", "strawberry-patch"]


@pytest.mark.rule("AGR-254")
def test_a_prerequisite_is_met_beside_another_card_that_could_be_played() -> None:
    hand = ["strawberry-patch", "market-stall"]
    t = preparation(played=["scholar", "clearing-spade"], hand=hand, goods="wood, grain", fields=FIELDS)
    assert t.offered == ["card scholar", "anytime", "done"]


@pytest.mark.rule("AGR-254")
def test_the_preparation_asks_for_nothing_that_helps_nobody() -> None:
    cards = ["scholar", "clearing-spade"]
    assert preparation(played=cards, hand=[], goods="wood", fields=FIELDS).prompt == "place-person"
    assert preparation(played=cards, hand=["strawberry-patch"], fields=FIELDS).prompt == "place-person", "no wood"
    other = {"0": "vegetable", "1": ""}
    assert preparation(played=cards, hand=["strawberry-patch"], goods="wood", fields=other).prompt == "place-person"
    t = preparation(played=cards, hand=["market-stall"], goods="grain", fields=FIELDS)
    assert t.offered == ["card scholar", "done"]


@pytest.mark.rule("AGR-254", "AGR-175")
@pytest.mark.parametrize(("goods", "asked"), [("3 food, grain, 4 fuel", True), ("4 food, 3 fuel, wood", True),
    ("2 food, 2 grain, 2 fuel, 2 wood", True), ("3 food, 4 fuel", False), ("4 food, 3 fuel", False)])  # fmt: skip
def test_food_and_fuel_are_made_for_a_prerequisite_before_scholar_plays(goods: str, asked: bool) -> None:
    t = moor(
        {}, level=3, round=9, phase="preparation", material="stone", played=["scholar"], hand=["fire-brigade"],
        goods=f"{goods}, clay, stone",
    )  # fmt: skip
    assert (t.prompt, "anytime" in t.offered) == ("use-card" if asked else "place-person", True)
    if asked:
        t.pick("anytime")
        while t.prompt == "anytime":
            t.pick(next(name for name in t.offered if name in ("eat grain", "exchange wood-for-fuel-0", "done")))
        assert t.offers("card scholar")
