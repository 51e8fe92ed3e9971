"""Sowing (ledger: Fields and sowing; where fields may be plowed is in test_farmyard.py)."""

import pytest

from allmende.agricola.actions.fields import all_fields, fields_with
from allmende.agricola.goods import GRAIN, VEGETABLE
from tests.agricola.situations import harvest, situation

BEANS = VEGETABLE * 64 + 2
"""2 vegetables on a field card."""


@pytest.mark.rule("AGR-151")
def test_a_sown_grain_becomes_three() -> None:
    t = situation({}, round=3, fields=[0], goods="2 grain").place("grain-utilization", "grain 0")
    assert (t.fields(), t.goods()) == ({0: "3 grain"}, "grain")


@pytest.mark.rule("AGR-152")
def test_a_sown_vegetable_becomes_two() -> None:
    t = situation({}, round=3, fields=[0], goods="2 vegetable").place("grain-utilization", "vegetable 0")
    assert (t.fields(), t.goods()) == ({0: "2 vegetable"}, "vegetable")


@pytest.mark.rule("AGR-153")
def test_at_least_one_field_is_sown_and_any_number_may_be() -> None:
    t = situation({}, round=3, fields=[0, 1, 2], goods="3 grain").place("grain-utilization")
    assert t.offered == ["grain 0", "grain 1", "grain 2"]
    t.pick("grain 1")
    assert t.offered == ["grain 0", "grain 2", "done"]
    t.pick("done")
    assert (t.fields(), t.goods(), t.seat) == ({0: "", 1: "3 grain", 2: ""}, "2 grain", 1)
    t = situation({}, round=3, fields=[0, 1, 2], goods="3 grain")
    t.place("grain-utilization", "grain 0", "grain 1", "grain 2")
    assert (set(t.fields().values()), t.goods(), t.seat) == ({"3 grain"}, "", 1)


@pytest.mark.rule("AGR-158")
def test_an_unrestricted_sowing_mixes_crops_and_reaches_cards() -> None:
    t = situation({}, round=3, fields=[0, 1, 2], goods="2 grain, 3 vegetable", played=["beanfield"])
    t.place("grain-utilization", "grain 2", "vegetable 0", "card beanfield", "grain 1")
    assert t.fields() == {0: "2 vegetable", 1: "3 grain", 2: "3 grain"}
    assert (t.player().note("beanfield"), t.goods(), t.seat) == (BEANS, "vegetable", 1)


@pytest.mark.rule("AGR-155")
def test_field_tiles_and_field_cards_are_fields() -> None:
    t = situation({}, fields={"0": "2 vegetable", "1": ""}, played=["beanfield"], notes={"beanfield": "2 vegetable"})
    assert (all_fields(t.player()), fields_with(t.player(), VEGETABLE), fields_with(t.player(), GRAIN)) == (3, 2, 0)
    t = situation({}, goods="wood", hand=["strawberry-patch"], fields={"0": "2 vegetable"})
    assert not t.place("meeting-place").offers("card strawberry-patch")
    t = situation(
        {}, goods="wood", hand=["strawberry-patch"], fields={"0": "2 vegetable"}, played=["beanfield"],
        notes={"beanfield": "2 vegetable"},
    )  # fmt: skip
    assert t.place("meeting-place").offers("card strawberry-patch")  # two vegetable fields


@pytest.mark.rule("AGR-155")
def test_a_card_with_crops_is_no_field_unless_it_says_so() -> None:
    t = situation({}, goods="grain, vegetable", round=3, played=["grocer", "large-greenhouse", "corn-scoop"])
    assert all_fields(t.player()) == 0
    assert not t.usable("grain-utilization")


@pytest.mark.rule("AGR-160")
def test_crops_on_fields_are_neither_eaten_nor_baked_nor_paid() -> None:
    fields = {"0": "3 grain", "1": "2 vegetable"}
    t = situation({}, round=3, fields=fields, played=["fireplace-2"], hand=["market-stall"])
    assert not t.offers("anytime")
    assert not t.usable("grain-utilization")
    assert not t.place("meeting-place").offers("card market-stall")  # it costs 1 grain
    t = situation({}, round=3, fields=fields, goods="grain", played=["fireplace-2"], hand=["market-stall"])
    assert t.offers("anytime")
    assert t.usable("grain-utilization")
    assert t.place("meeting-place").offers("card market-stall")


@pytest.mark.rule("AGR-160")
def test_crops_that_are_still_on_fields_feed_nobody() -> None:
    t = harvest(fields={"0": "3 grain", "1": "2 vegetable"})
    assert (t.prompt, t.goods()) == ("feed", "grain, vegetable")
    t.pick("eat grain", "eat vegetable")
    assert t.player().begging == 2
    assert t.fields() == {0: "2 grain", 1: "vegetable"}
