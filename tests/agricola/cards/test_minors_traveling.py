"""Traveling minor improvements: they act at once and go on to the left."""

from typing import Any

import pytest

from tests.agricola.cards.playing import FULL_FARM, play, playable
from tests.agricola.situations import situation

# Shifting Cultivation


def test_shifting_cultivation_plows_a_field_for_two_food() -> None:
    t = situation({}, goods="2 food", hand=["shifting-cultivation"])
    play(t, "shifting-cultivation", "cell 3")
    assert (t.fields(), t.goods()) == ({3: ""}, "")


def test_shifting_cultivation_must_plow_exactly_one_field() -> None:
    t = situation({}, goods="9 food", hand=["shifting-cultivation"])
    play(t, "shifting-cultivation")
    assert (t.prompt, t.offers("done")) == ("plow", False)
    t.pick("cell 3")
    assert (len(t.fields()), t.seat) == (1, 1)


def test_shifting_cultivation_plows_beside_fields() -> None:
    t = situation({}, goods="2 food", fields=[4], hand=["shifting-cultivation"])
    play(t, "shifting-cultivation")
    assert t.offered == ["cell 3", "cell 9"]


@pytest.mark.rule("AGR-226")
def test_shifting_cultivation_travels_and_may_be_played_again_in_the_same_round() -> None:
    t = situation({"goods": "2 food"}, goods="2 food", hand=["shifting-cultivation"], rounds=["major-improvement"])
    t.place("major-improvement", "shifting-cultivation", "cell 3")
    assert (t.played(), t.hand(), t.hand(1)) == ([], [], ["shifting-cultivation"])
    play(t, "shifting-cultivation", "cell 4")
    assert (t.fields(1), t.hand(0)) == ({4: ""}, ["shifting-cultivation"])


@pytest.mark.rule("AGR-258")
def test_shifting_cultivation_cannot_be_played_without_space_for_a_field() -> None:
    t = situation({}, goods="2 food", fields=[0], rooms=[1, 5, 6, 10], hand=["shifting-cultivation"])
    assert not playable(t, "shifting-cultivation")


def test_shifting_cultivation_costs_two_food() -> None:
    assert not playable(situation({}, goods="food", hand=["shifting-cultivation"]), "shifting-cultivation")


@pytest.mark.rule("AGR-298")
@pytest.mark.parametrize("card", ["shifting-cultivation", "clay-embankment", "young-animal-market", "mini-pasture"])
def test_alone_traveling_cards_leave_the_game(card: str) -> None:
    t = situation(players=1, goods="2 food, sheep", hand=[card])
    play(t, card).until("place-person")
    assert (t.hand(), t.played()) == ([], [])


# Clay Embankment


@pytest.mark.parametrize(("clay", "after"), [(1, 1), (2, 3), (5, 7), (6, 9)])
def test_clay_embankment_gives_a_clay_for_every_two(clay: int, after: int) -> None:
    t = situation({}, goods=f"food, {clay} clay", hand=["clay-embankment"])
    play(t, "clay-embankment")
    assert (t.count("clay"), t.food()) == (after, 0)


def test_clay_embankment_may_be_played_without_clay() -> None:
    t = situation({}, goods="food", hand=["clay-embankment"])
    play(t, "clay-embankment")
    assert (t.goods(), t.hand(1)) == ("", ["clay-embankment"])


def test_clay_embankment_costs_a_food() -> None:
    assert not playable(situation({}, goods="4 clay", hand=["clay-embankment"]), "clay-embankment")


# Young Animal Market


def test_young_animal_market_swaps_a_sheep_for_a_cattle() -> None:
    t = situation({}, goods="sheep", hand=["young-animal-market"])
    play(t, "young-animal-market")
    assert (t.goods(), t.hand(1)) == ("cattle", ["young-animal-market"])


def test_young_animal_market_needs_a_sheep() -> None:
    assert not playable(situation({}, goods="boar", hand=["young-animal-market"]), "young-animal-market")


def test_the_cattle_must_be_housed_or_let_go() -> None:
    t = situation({}, goods="2 sheep", stables=[3, 4], pastures=[[3, 4]], hand=["young-animal-market"])
    play(t, "young-animal-market")
    assert t.goods() == "sheep, cattle"  # the sheep moves, the cattle goes to the house
    t = situation({}, goods="3 sheep", pastures=[[4]], hand=["young-animal-market"])
    play(t, "young-animal-market")
    assert t.goods() == "2 sheep, cattle"
    t = situation({}, goods="2 sheep, boar", pastures=[[4]], hand=["young-animal-market"])
    play(t, "young-animal-market", "discard boar")
    assert t.goods() == "sheep, cattle"


def test_the_cattle_may_be_cooked() -> None:
    t = situation({}, goods="2 sheep, boar", pastures=[[4]], played=["fireplace-2"], hand=["young-animal-market"])
    play(t, "young-animal-market", "eat cattle")
    assert t.goods() == "3 food, sheep, boar"


# Mini Pasture


def test_mini_pasture_fences_a_space_without_wood() -> None:
    t = situation({}, goods="2 food, 4 wood", hand=["mini-pasture"])
    play(t, "mini-pasture", "cell 4")
    assert (t.pastures(), t.goods()) == ([[4]], "4 wood")
    assert (t.player().farm.spare_fences, t.hand(1)) == (11, ["mini-pasture"])


def test_mini_pasture_borders_the_old_pastures_and_shares_their_fences() -> None:
    t = situation({}, goods="2 food", pastures=[[3, 4]], hand=["mini-pasture"])
    play(t, "mini-pasture")
    assert t.offered == ["cell 2", "cell 8", "cell 9"]
    t.pick("cell 9")
    assert (t.pastures(), t.player().farm.spare_fences) == ([[3, 4], [9]], 6)


def test_mini_pasture_may_hold_a_stable() -> None:
    t = situation({}, goods="2 food", stables=[4], hand=["mini-pasture"])
    play(t, "mini-pasture", "cell 4")
    assert (t.pastures(), t.player().farm.lone_stables()) == ([[4]], 0)


def test_mini_pasture_fences_no_fields_or_rooms() -> None:
    t = situation({}, goods="2 food", fields=[3], rooms=[0, 5, 10], hand=["mini-pasture"])
    play(t, "mini-pasture")
    assert t.offered == [f"cell {cell}" for cell in (1, 2, 4, 6, 7, 8, 9, 11, 12, 13, 14)]


def test_mini_pasture_divides_no_pasture() -> None:
    t = situation({}, goods="2 food", **FULL_FARM, hand=["mini-pasture"])
    assert not playable(t, "mini-pasture")


def test_mini_pasture_needs_fences_in_the_own_supply() -> None:
    farm: dict[str, Any] = {"pastures": [[2, 3, 4, 7, 8, 9, 12, 13, 14]], "rooms": [5, 6, 10]}  # 3 fences are left
    t = situation({}, goods="2 food", **farm, hand=["mini-pasture"])
    play(t, "mini-pasture")
    assert t.offered == ["cell 1", "cell 11"]
    farm = {"pastures": [[2, 3, 4, 7, 8, 9], [12, 13, 14]]}
    t = situation({}, goods="2 food", **farm, hand=["mini-pasture"])
    assert t.player().farm.spare_fences == 0
    assert not playable(t, "mini-pasture")


def test_mini_pasture_costs_two_food() -> None:
    assert not playable(situation({}, goods="food, 9 wood", hand=["mini-pasture"]), "mini-pasture")


def test_mini_pasture_is_no_build_fences_action() -> None:
    t = situation({}, goods="2 food", played=["shepherds-crook"], hand=["mini-pasture"])
    play(t, "mini-pasture", "cell 4")
    assert t.goods() == ""


# Market Stall


@pytest.mark.rule("AGR-226")
def test_market_stall_gives_a_vegetable_and_travels() -> None:
    t = situation({}, goods="grain", hand=["market-stall"])
    t.place("meeting-place", "market-stall")
    assert t.goods() == "vegetable"
    assert (t.played(0), t.hand(0), t.hand(1)) == ([], [], ["market-stall"])


@pytest.mark.rule("AGR-298")
def test_alone_a_traveling_card_leaves_the_game() -> None:
    t = situation(players=1, goods="grain", hand=["market-stall"])
    t.place("meeting-place", "market-stall")
    assert t.hand() == []


def test_market_stall_costs_a_grain() -> None:
    t = situation(hand=["market-stall"])
    t.place("meeting-place")
    assert t.prompt == "place-person"
