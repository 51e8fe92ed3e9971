"""Minor improvements that provide crops and animals."""

from typing import Any

import pytest

from allmende.agricola.actions.fields import crops_growing, fields_with
from allmende.agricola.goods import VEGETABLE
from tests.agricola.cards.playing import NINE, play, playable
from tests.agricola.situations import Situation, harvest, situation

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


# Large Greenhouse


def test_large_greenhouse_brings_vegetables_after_four_seven_and_nine_rounds() -> None:
    t = situation({}, goods="2 wood", played=["tutor", "grocer"], hand=["large-greenhouse"], round=5)
    play(t, "large-greenhouse")
    assert (t.promised(), t.goods()) == ({9: "vegetable", 12: "vegetable", 14: "vegetable"}, "")


@pytest.mark.rule("AGR-033")
def test_large_greenhouse_ends_with_round_fourteen() -> None:
    t = situation({}, goods="2 wood", played=["tutor", "grocer"], hand=["large-greenhouse"], round=8)
    play(t, "large-greenhouse")
    assert t.promised() == {12: "vegetable"}


def test_large_greenhouse_needs_two_occupations_and_two_wood() -> None:
    card = "large-greenhouse"
    assert not playable(situation({}, goods="2 wood", played=["tutor"], hand=[card]), card)
    assert not playable(situation({}, goods="wood", played=["tutor", "grocer"], hand=[card]), card)
    assert playable(situation({}, goods="2 wood", played=["tutor", "grocer", "carpenter"], hand=[card]), card)


# Clearing Spade


def test_clearing_spade_moves_a_crop_to_an_empty_field() -> None:
    t = situation(fields={"0": "3 grain", "1": ""}, goods="grain", played=["clearing-spade"])
    t.pick("anytime", "card clearing-spade", "cell 0", "cell 1")
    assert t.fields() == {0: "2 grain", 1: "grain"}


def test_clearing_spade_takes_no_last_crop() -> None:
    t = situation(fields={"0": "grain", "1": ""}, goods="grain", played=["clearing-spade"])
    t.pick("anytime")
    assert not t.offers("card clearing-spade")


def test_clearing_spade_may_be_used_before_the_field_phase() -> None:
    t = harvest(fields={"0": "2 grain", "1": ""}, goods="4 food", played=["clearing-spade"])
    t.pick("anytime", "card clearing-spade", "cell 0", "cell 1")
    assert t.count("grain") == 2


@pytest.mark.rule("AGR-155")
def test_clearing_spade_moves_a_vegetable_to_a_field_card() -> None:
    t = situation(fields={"0": "2 vegetable"}, goods="grain", played=["clearing-spade", "beanfield"])
    t.pick("anytime", "card clearing-spade", "cell 0")
    assert t.offered == ["card beanfield"]
    t.pick("card beanfield")
    assert t.fields() == {0: "vegetable"}
    assert (fields_with(t.player(), VEGETABLE), crops_growing(t.player(), VEGETABLE)) == (2, 2)


@pytest.mark.rule("AGR-155")
def test_clearing_spade_moves_a_vegetable_from_a_field_card() -> None:
    t = situation(fields=[0], goods="grain", played=["clearing-spade", "beanfield"], notes={"beanfield": "2 vegetable"})
    t.pick("anytime", "card clearing-spade", "card beanfield", "cell 0")
    assert t.fields() == {0: "vegetable"}
    assert (fields_with(t.player(), VEGETABLE), crops_growing(t.player(), VEGETABLE)) == (2, 2)


@pytest.mark.rule("AGR-155")
def test_a_field_card_takes_only_what_can_grow_on_it() -> None:
    t = situation(fields={"0": "3 grain"}, goods="grain", played=["clearing-spade", "beanfield"]).pick("anytime")
    assert not t.offers("card clearing-spade")
    given = {"0": "3 grain", "1": "2 vegetable"}
    t = situation(fields=given, goods="grain", played=["clearing-spade", "beanfield"])
    assert t.pick("anytime", "card clearing-spade").offered == ["cell 1"]


@pytest.mark.rule("AGR-155")
def test_clearing_spade_tells_what_it_moves() -> None:
    t = situation(fields={"0": "3 grain", "1": ""}, goods="grain", played=["clearing-spade"])
    t.pick("anytime", "card clearing-spade", "cell 0", "cell 1")
    assert "move-crop" in t.events


# Shepherd's Crook


def fence(t: Situation, *edges: int, space: str = "fencing") -> Situation:
    """Build fences on these lines, and no more."""
    t.place(space)
    if t.offers("action fences"):
        t.pick("action fences")
    t.pick(*[f"edge {edge}" for edge in edges])
    return t.pick("done") if t.prompt == "build-fence" else t


def at_fencing(**given: Any) -> Situation:
    return situation({}, goods="15 wood", rounds=["fencing"], **given)


BLOCK = (3, 4, 13, 14, 23, 25, 29, 31)
"""The fences around the spaces 3, 4, 8 and 9."""


def test_shepherds_crook_brings_two_sheep_for_a_new_pasture_of_four() -> None:
    t = fence(at_fencing(played=["shepherds-crook"]), *BLOCK)
    assert (t.pastures(), t.count("sheep")) == ([[3, 4, 8, 9]], 2)


def test_shepherds_crook_wants_four_spaces() -> None:
    t = fence(at_fencing(played=["shepherds-crook"]), 2, 3, 4, 7, 8, 9, 22, 25)
    assert (t.pastures(), t.count("sheep")) == ([[2, 3, 4]], 0)


def test_shepherds_crook_wants_an_undivided_pasture() -> None:
    t = fence(at_fencing(played=["shepherds-crook"]), *BLOCK, 24, 30)
    assert (len(t.pastures()), t.count("sheep")) == (2, 0)


def test_two_large_pastures_bring_four_sheep() -> None:
    t = fence(at_fencing(played=["shepherds-crook"]), *BLOCK, 1, 2, 11, 12, 21, 27)
    assert (t.pastures(), t.count("sheep")) == ([[1, 2, 6, 7], [3, 4, 8, 9]], 4)


@pytest.mark.rule("AGR-129")
def test_dividing_an_old_pasture_brings_no_sheep() -> None:
    t = fence(at_fencing(pastures=[NINE], played=["shepherds-crook"]), 12, 13, 14)
    assert ([len(area) for area in t.pastures()], t.count("sheep")) == ([6, 3], 0)


def test_a_pasture_with_one_space_unused_before_is_new() -> None:
    t = fence(at_fencing(stables=[3, 4, 8], played=["shepherds-crook"]), *BLOCK)
    assert t.count("sheep") == 2
    t = fence(at_fencing(stables=[3, 4, 8, 9], played=["shepherds-crook"]), *BLOCK)
    assert t.count("sheep") == 0


def test_an_old_pasture_brings_no_sheep_again() -> None:
    t = fence(at_fencing(pastures=[[3, 4, 8, 9]], played=["shepherds-crook"]), 2, 7, 22)
    assert (len(t.pastures()), t.count("sheep")) == (2, 0)


def test_shepherds_crook_costs_a_wood_and_listens_at_farm_redevelopment() -> None:
    t = situation({}, goods="wood", hand=["shepherds-crook"])
    play(t, "shepherds-crook")
    assert (t.goods(), t.played()) == ("", ["shepherds-crook"])
    t = situation({}, goods="8 wood, 2 clay, reed", played=["shepherds-crook"], round=14, rounds=["farm-redevelopment"])
    fence(t, *BLOCK, space="farm-redevelopment")
    assert t.count("sheep") == 2


# Sack Cart


@pytest.mark.parametrize(("now", "rounds"), [(1, [5, 8, 11, 14]), (5, [8, 11, 14]), (10, [11, 14]), (14, [])])
def test_sack_cart_brings_grain_in_rounds_five_eight_eleven_and_fourteen(now: int, rounds: list[int]) -> None:
    t = situation({}, goods="2 wood", played=["tutor", "grocer"], hand=["sack-cart"], round=now)
    play(t, "sack-cart")
    assert (t.promised(), t.goods()) == (dict.fromkeys(rounds, "grain"), "")


def test_sack_cart_needs_two_occupations_and_two_wood() -> None:
    assert not playable(situation({}, goods="2 wood", played=["tutor"], hand=["sack-cart"]), "sack-cart")
    assert not playable(situation({}, goods="wood", played=["tutor", "grocer"], hand=["sack-cart"]), "sack-cart")


def test_the_grain_arrives_when_its_round_begins() -> None:
    t = situation({}, played=["sack-cart"], promised=[[8, "grain", "sack-cart"]], round=8, phase="before-round")
    assert (t.goods(), t.promised()) == ("grain", {})


# Beanfield


def test_beanfield_is_a_field_for_vegetables() -> None:
    t = situation(goods="vegetable, grain", played=["beanfield"], rounds=["grain-utilization"])
    t.place("grain-utilization")
    assert t.offered == ["card beanfield"]
    t.pick("card beanfield")
    assert t.goods() == "grain"
    assert t.score("vegetables") == 2


@pytest.mark.rule("AGR-159")
def test_beanfield_is_harvested() -> None:
    t = harvest(goods="4 food", played=["beanfield"], notes={"beanfield": "2 vegetable"})
    assert t.goods() == "vegetable"
    assert t.player().note("beanfield") == 6 * 64 + 1


@pytest.mark.rule("AGR-267")
def test_beanfield_is_no_field_tile() -> None:
    assert situation(played=["beanfield"]).score("fields") == -1


@pytest.mark.rule("AGR-218", "AGR-220")
def test_beanfield_needs_two_occupations() -> None:
    one = situation(goods="food", hand=["beanfield"], played=["tutor"])
    one.place("meeting-place")
    assert one.prompt == "place-person"
    three = situation(goods="food", hand=["beanfield"], played=["tutor", "scholar", "grocer"])
    three.place("meeting-place", "beanfield")
    assert three.played()[-1] == "beanfield"


# Acorns Basket


THREE = ["tutor", "grocer", "carpenter"]


def test_acorns_basket_brings_a_boar_in_each_of_the_next_two_rounds() -> None:
    t = situation({}, goods="reed", played=THREE, hand=["acorns-basket"], round=6)
    play(t, "acorns-basket")
    assert (t.promised(), t.goods()) == ({7: "boar", 8: "boar"}, "")


def test_acorns_basket_needs_three_occupations_and_a_reed() -> None:
    assert not playable(situation({}, goods="reed", played=THREE[:2], hand=["acorns-basket"]), "acorns-basket")
    assert not playable(situation({}, goods="wood", played=THREE, hand=["acorns-basket"]), "acorns-basket")


@pytest.mark.rule("AGR-022")
def test_the_boar_is_housed_cooked_or_let_go_at_the_start_of_the_round() -> None:
    waiting: dict[str, Any] = {"promised": [[8, "boar", "acorns-basket"]], "round": 8, "phase": "before-round"}
    t = situation({}, goods="sheep", played=["acorns-basket", "fireplace-2"], **waiting)
    assert t.offered == ["eat sheep", "discard sheep", "eat boar", "discard boar"]
    t.pick("eat boar")
    assert t.goods() == "2 food, sheep"
