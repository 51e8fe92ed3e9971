"""Autumn: crops and a vegetable, and major improvements cost less (ledger: The seasons)."""

from typing import Any

import pytest

from allmende.agricola.cards.hooks import FIELD_PHASE, START_OF_FIELDS, START_OF_HARVEST, on
from allmende.agricola.goods import bundle
from tests.agricola.homemade import give_card
from tests.agricola.seasons.situations import seasonal
from tests.agricola.situations import Situation

MAJOR = "major-improvement"


def autumn(*others: dict[str, Any], **given: Any) -> Situation:
    return seasonal("autumn", *(others or ({},)), **given)


# The space


@pytest.mark.rule("AGR-370", "AGR-436")
def test_crops_are_taken_on_one_farm_and_a_vegetable_comes_in_any_order() -> None:
    fields = {"fields": {0: "3 grain", 1: "2 vegetable", 2: ""}}
    t = autumn(dict(fields), **fields).place("autumn")
    assert t.offered == ["action harvest", "good vegetable"]
    t.pick("action harvest")
    assert (t.goods(), t.fields()) == ("grain, vegetable", {0: "2 grain", 1: "vegetable", 2: ""})
    assert t.fields(1) == {0: "3 grain", 1: "2 vegetable", 2: ""}, "nobody else harvests"
    assert t.offered == ["good vegetable", "done"]
    assert t.pick("good vegetable").goods() == "grain, 2 vegetable"
    t = autumn(**fields).place("autumn", "good vegetable", "action harvest")
    assert (t.goods(), t.prompt) == ("grain, 2 vegetable", "place-person")
    assert autumn(**fields).place("autumn", "good vegetable", "done").goods() == "vegetable"


@pytest.mark.rule("AGR-370")
def test_field_cards_are_fields() -> None:
    t = autumn(played=["beanfield"], notes={"beanfield": "2 vegetable"}).place("autumn", "action harvest", "done")
    assert t.goods() == "vegetable"


@pytest.mark.rule("AGR-448")
def test_it_can_always_be_used_for_the_vegetable() -> None:
    assert autumn().place("autumn").goods() == "vegetable"
    assert autumn(fields=[0]).place("autumn").goods() == "vegetable", "an empty field is no harvest"


@pytest.mark.rule("AGR-442")
def test_it_is_no_harvest() -> None:
    t = autumn(fields={0: "3 grain"})
    give_card(t, *[on(kind, gain=bundle(food=5)) for kind in (START_OF_HARVEST, START_OF_FIELDS, FIELD_PHASE)])
    assert t.place("autumn", "action harvest", "done").goods() == "grain"


# Major improvements


def costs(card: str, goods: str, **given: Any) -> bool:
    """Can this major be built for these goods?"""
    t = autumn(rounds=[MAJOR], goods=goods, **given)
    return t.usable(MAJOR) and t.place(MAJOR).offers(f"card {card}")


@pytest.mark.rule("AGR-371", "AGR-449")
def test_a_major_costs_one_building_resource_less() -> None:
    t = autumn(rounds=[MAJOR], goods="clay").place(MAJOR)
    assert t.offered == ["card fireplace-2"]
    assert t.pick("fireplace-2").goods() == ""
    assert not seasonal("winter", {}, rounds=[MAJOR], goods="clay").usable(MAJOR)
    assert autumn(rounds=[MAJOR], goods="2 clay").place(MAJOR, "fireplace-2").goods() == "clay"


@pytest.mark.rule("AGR-371")
def test_which_one_is_the_builders_choice() -> None:
    assert costs("well", "wood, 2 stone")
    assert costs("well", "3 stone")
    assert not costs("well", "2 stone")
    t = autumn(rounds=[MAJOR], goods="wood, 3 stone").place(MAJOR, "well")
    assert t.pick("good stone").goods() == "wood"
    t = autumn(rounds=[MAJOR], goods="wood, 3 stone").place(MAJOR, "well")
    assert t.pick("good wood").goods() == "stone"


@pytest.mark.rule("AGR-371")
def test_house_redevelopment_has_it_too() -> None:
    given: dict[str, Any] = {"round": 7, "rounds": ["house-redevelopment"], "goods": "3 clay, reed"}
    t = autumn(**given).place("house-redevelopment", "fireplace-2")
    assert (t.goods(), t.played()) == ("", ["fireplace-2"])


@pytest.mark.rule("AGR-449")
def test_minors_and_renovations_cost_what_they_cost() -> None:
    t = autumn(rounds=[MAJOR], hand=["drinking-trough"])
    assert not t.usable(MAJOR), "1 clay"
    assert not autumn(round=7, rounds=["house-redevelopment"], goods="clay, reed").usable("house-redevelopment")


@pytest.mark.rule("AGR-449")
def test_it_adds_to_other_discounts_and_never_goes_below_nothing() -> None:
    bricklayer: dict[str, Any] = {"played": ["master-bricklayer"], "rooms": [5, 10, 0, 1], "material": "stone"}
    assert costs("well", "wood", **bricklayer), "1 wood and 3 stone: 2 stone less for rooms, and 1 less"
    assert costs("well", "stone", **bricklayer)
    assert not costs("well", "", **bricklayer)
    assert costs("well", "", **{**bricklayer, "rooms": [5, 10, 0, 1, 6, 11]}), "nothing is left to pay"


@pytest.mark.rule("AGR-449")
def test_a_card_handed_back_is_the_whole_cost() -> None:
    t = autumn(rounds=[MAJOR], played=["fireplace-2"], goods="3 clay").place(MAJOR, "cooking-hearth-4")
    assert t.offered == ["card fireplace-2", "good clay"]
    assert t.pick("fireplace-2").goods() == "3 clay"
    t = autumn(rounds=[MAJOR], played=["fireplace-2"], goods="3 clay").place(MAJOR, "cooking-hearth-4", "good clay")
    assert t.goods() == ""


@pytest.mark.rule("AGR-449", "AGR-511")
def test_illicit_work_is_cheaper_too() -> None:
    given: dict[str, Any] = {"expansion": "moor", "level": 1, "cards": "none"}
    t = autumn(goods="clay, food, fuel", **given)
    assert t.offers("special illicit-work")
    assert t.pick("special illicit-work").offers("card fireplace-2")
    assert not seasonal("winter", {}, goods="clay, food, fuel", **given).offers("special illicit-work")


@pytest.mark.rule("AGR-511")
def test_whoever_lies_in_bed_cannot_use_the_space() -> None:
    t = autumn(expansion="moor", level=1, cards="none", bed=2)
    assert not t.usable("autumn")
    assert "bed" in t.offered
    assert autumn(expansion="moor", level=1, cards="none", bed=1).usable("autumn")
