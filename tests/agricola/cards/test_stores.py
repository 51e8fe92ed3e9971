"""Minor improvements that give now or later: each clause of their effects, and what they must not do."""

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
