"""Cards that the rulebooks name: each clause of their effects, and what they must not do."""

from typing import Any

import pytest

from allmende.agricola.cards.card import CARDS
from allmende.agricola.goods import GRAIN
from tests.agricola.cards.playing import play, playable
from tests.agricola.situations import Situation, harvest, situation

FULL_FARM: dict[str, Any] = {
    "fields": {"0": "2 vegetable", "1": "2 vegetable", "6": "3 grain", "11": ""},
    "pastures": [[2, 3, 4, 7, 8, 9, 12, 13, 14]],
}  # fmt: skip
"""No space is unused; two vegetable fields."""


def at_redevelopment(**given: Any) -> Situation:
    return situation({}, {}, {}, round=6, rounds=["house-redevelopment"], **given)


def at_improvement(**given: Any) -> Situation:
    return situation({}, rounds=["major-improvement"], **given)


def test_named_cards_are_never_dealt() -> None:
    assert sum([card.deck == "named" for card in CARDS]) == 13
    table = situation(players=6).state.setup
    assert all(card.deck == "base" for card in [*table.occupations, *table.minors, *table.majors])


# Lover


@pytest.mark.rule("AGR-211", "AGR-244")
@pytest.mark.parametrize(("now", "cost"), [(5, 9), (11, 3), (14, 0)])
def test_lover_costs_a_food_for_each_round_left_and_brings_a_child(now: int, cost: int) -> None:
    t = situation({}, {}, goods="9 food", hand=["lover"], round=now)
    t.place("lessons", "lover")
    assert (t.food(), t.people(), t.player().newborns) == (9 - cost, 3, 1)


@pytest.mark.rule("AGR-212")
def test_what_is_missing_for_lover_becomes_begging_markers() -> None:
    t = situation({}, {}, goods="food", hand=["lover"], round=10)
    t.place("lessons", "lover")
    assert (t.food(), t.player().begging, t.people()) == (0, 3, 3)


def test_goods_may_become_food_for_lover() -> None:
    t = situation({}, {}, goods="2 grain", hand=["lover"], round=12)
    t.place("lessons", "lover")
    assert t.prompt == "pay-food"
    t.pick("eat grain", "done")
    assert (t.goods(), t.player().begging) == ("grain", 1)


@pytest.mark.rule("AGR-258")
def test_with_five_people_lover_is_paid_in_vain() -> None:
    t = situation({}, {}, goods="9 food", people=5, rooms=[0, 1, 5, 6, 10], hand=["lover"], round=10)
    t.place("lessons", "lover")
    assert (t.food(), t.people()) == (5, 5)


def test_lovers_child_needs_no_room_and_does_not_work_yet() -> None:
    t = situation({}, {}, goods="9 food", hand=["lover"], round=12)
    t.place("lessons", "lover")
    assert t.player().home == 1


# Wood Carrier


def test_wood_carrier_gives_a_wood_for_each_improvement() -> None:
    t = situation({}, played=["well", "lasso", "manger", "tutor"], goods="food", hand=["wood-carrier"])
    t.place("lessons", "wood-carrier")
    assert t.goods() == "3 wood"


def test_wood_carrier_without_improvements_gives_nothing_then_or_later() -> None:
    t = situation({}, goods="reed", hand=["wood-carrier", "lasso"])
    t.place("lessons", "wood-carrier").others_pass()
    play(t, "lasso")
    assert t.goods() == ""


# Wage


def test_wage_gives_two_food_and_travels() -> None:
    t = situation({}, hand=["wage"])
    play(t, "wage")
    assert (t.food(), t.played(), t.hand(1)) == (2, [], ["wage"])


@pytest.mark.parametrize("slug", ["clay-oven", "stone-oven", "joinery", "pottery", "basketmakers-workshop"])
def test_wage_gives_a_food_more_for_majors_of_the_lower_row(slug: str) -> None:
    t = situation({}, played=[slug], hand=["wage"])
    play(t, "wage")
    assert t.food() == 3


def test_wage_gives_nothing_for_the_upper_row_for_minors_or_for_others() -> None:
    upper = ["fireplace-2", "fireplace-3", "cooking-hearth-4", "cooking-hearth-5", "well", "lasso"]
    t = situation({"played": ["joinery"]}, played=upper, hand=["wage"])
    play(t, "wage")
    assert t.food() == 2


def test_wage_counts_the_majors_of_six_players() -> None:
    t = situation(players=6, played=["joinery", "second-joinery", "second-clay-oven", "second-well"], hand=["wage"])
    play(t, "wage")
    assert t.food() == 5


# Oriental Fireplace


def test_oriental_fireplace_replaces_a_fireplace_which_returns_to_its_place() -> None:
    t = situation({}, goods="2 clay", played=["fireplace-2"], hand=["oriental-fireplace"])
    play(t, "oriental-fireplace")
    assert (t.played(), t.goods()) == (["oriental-fireplace"], "2 clay")
    assert "fireplace-2" in [card.slug for card in t.state.free_majors()]


def test_oriental_fireplace_may_replace_a_cooking_hearth() -> None:
    t = situation({}, played=["fireplace-3", "cooking-hearth-5"], hand=["oriental-fireplace"])
    play(t, "oriental-fireplace")
    assert t.offered == ["card fireplace-3", "card cooking-hearth-5"]
    t.pick("card cooking-hearth-5")
    assert t.played() == ["fireplace-3", "oriental-fireplace"]


def test_nothing_else_pays_for_oriental_fireplace() -> None:
    assert not playable(situation({}, goods="9 clay, 9 stone", hand=["oriental-fireplace"]), "oriental-fireplace")


@pytest.mark.parametrize(("good", "food"), [("vegetable", 4), ("sheep", 3), ("cattle", 5)])
def test_oriental_fireplace_cooks_at_any_time(good: str, food: int) -> None:
    t = situation({}, goods=good, played=["oriental-fireplace"])
    t.pick("anytime", f"eat {good}")
    assert t.food() == food


def test_oriental_fireplace_cooks_no_boar() -> None:
    t = situation({}, goods="boar, vegetable", played=["oriental-fireplace"])
    t.pick("anytime")
    assert (t.offers("eat vegetable"), t.offers("eat boar")) == (True, False)


def test_oriental_fireplace_bakes_any_number_of_grain_for_two_food() -> None:
    t = situation({}, goods="3 grain", played=["oriental-fireplace"], rounds=["grain-utilization"])
    t.place("grain-utilization").pick("bake", "bake", "bake")
    assert t.goods() == "6 food"


def test_oriental_fireplace_is_minor_and_major_but_one_improvement_with_one_point() -> None:
    t = situation(played=["oriental-fireplace"])
    outfit = t.player().outfit
    assert (outfit.cards[0].is_minor(), outfit.cards[0].is_major()) == (True, True)
    assert (outfit.improvements, t.score("improvements")) == (1, 1)


# Stockyard


def test_stockyard_holds_three_animals_of_one_type() -> None:
    market: dict[str, Any] = {"rounds": ["sheep-market"], "piles": {"sheep-market": 5}, "played": ["stockyard"]}
    t = situation({}, **market)
    t.place("sheep-market")
    assert t.count("sheep") == 4  # and one in the house
    t = situation({}, goods="boar, cattle", **market)
    t.place("sheep-market", *["discard sheep"] * 4)
    assert (t.prompt, t.count("sheep")) == ("house-animals", 1)  # one type on the card, one animal in the house


def test_stockyard_is_no_pasture() -> None:
    t = situation(goods="3 boar", played=["stockyard", "drinking-trough"])
    assert (t.score("pastures"), t.score("boar"), t.score("improvements")) == (-1, 2, 1)
    t = situation({}, goods="4 boar", played=["stockyard", "drinking-trough"], round=8, rounds=["pig-market"])
    t.place("pig-market")
    assert t.count("boar") == 4


def test_stockyard_costs_a_wood_and_a_stone() -> None:
    t = situation({}, goods="wood, stone", hand=["stockyard"])
    play(t, "stockyard")
    assert t.goods() == ""
    assert not playable(situation({}, goods="wood", hand=["stockyard"]), "stockyard")


# Wood Workshop


@pytest.mark.rule("AGR-255")
def test_wood_workshop_gives_a_wood_before_improvements_that_may_pay_for_them() -> None:
    t = situation({}, played=["wood-workshop"], hand=["handplow"])
    play(t, "handplow")
    assert (t.played()[-1], t.goods()) == ("handplow", "")
    t = at_improvement(goods="wood, 2 stone", played=["wood-workshop"])
    t.place("major-improvement", "joinery")
    assert t.goods() == ""


def test_wood_workshop_gives_its_wood_for_what_needs_none() -> None:
    t = at_improvement(goods="2 clay", played=["wood-workshop"])
    t.place("major-improvement", "fireplace-2")
    assert t.goods() == "wood"


def test_wood_workshop_gives_nothing_for_itself_for_occupations_or_for_others() -> None:
    t = situation({}, goods="clay", played=["tutor"], hand=["wood-workshop"])
    play(t, "wood-workshop")
    assert t.goods() == ""
    t = situation({"hand": ["market-stall"], "goods": "grain"}, played=["wood-workshop"], hand=["tutor"])
    t.place("lessons", "tutor").place("meeting-place", "market-stall")
    assert t.goods() == ""


def test_wood_workshop_needs_an_occupation_and_a_clay() -> None:
    assert not playable(situation({}, goods="clay", hand=["wood-workshop"]), "wood-workshop")
    assert not playable(situation({}, played=["tutor"], hand=["wood-workshop"]), "wood-workshop")


# Silage


def at_home(**given: Any) -> Situation:
    return situation({}, phase="returning-home", **{"round": 5, "played": ["silage"], **given})


def test_silage_turns_a_grain_into_breeding_of_one_type() -> None:
    t = at_home(goods="grain, 2 sheep, 2 boar", pastures=[[3, 4], [8, 9]])
    assert t.offered == ["card silage", "done"]
    t.pick("card silage")
    assert t.offered == ["good sheep", "good boar"]
    t.pick("good boar")
    assert t.goods() == "2 sheep, 3 boar"


def test_silage_may_be_left() -> None:
    t = at_home(goods="grain, 2 sheep", pastures=[[3, 4]])
    t.pick("done")
    assert t.goods() == "grain, 2 sheep"


@pytest.mark.parametrize(
    ("source", "left"), [("good grain", (0, 3, 2)), ("cell 0", (1, 2, 2)), ("beanfield", (1, 3, 1))]
)
def test_the_grain_for_silage_may_come_from_a_field(source: str, left: tuple[int, int, int]) -> None:
    t = at_home(
        goods="grain, 2 sheep", pastures=[[3, 4]], fields={"0": "3 grain"}, played=["silage", "beanfield"],
        notes={"beanfield": "2 grain"},  # as if it bore grain, which field cards of other boxes do
    )  # fmt: skip
    t.pick("card silage", source)
    assert (t.count("grain"), t.player().farm.crops(GRAIN), t.player().note("beanfield") % 64) == left
    assert t.count("sheep") == 3


def test_silage_takes_a_last_grain_from_a_field() -> None:
    t = at_home(goods="2 sheep", pastures=[[3, 4]], fields={"0": "grain", "1": "2 vegetable"})
    t.pick("card silage")
    assert (t.fields(), t.goods()) == ({0: "", 1: "2 vegetable"}, "3 sheep")


def test_silage_needs_grain_and_two_animals_of_a_type() -> None:
    assert not at_home(goods="vegetable, 2 sheep", pastures=[[3, 4]]).offers("card silage")
    assert not at_home(goods="grain, sheep, boar", pastures=[[3, 4]]).offers("card silage")


@pytest.mark.parametrize(("now", "offered"), [(4, False), (5, True), (6, True), (7, False), (14, False)])
def test_silage_is_for_rounds_without_harvest(now: int, offered: bool) -> None:
    assert at_home(goods="grain, 2 sheep", pastures=[[3, 4]], round=now).offers("card silage") == offered


def test_silage_without_room_lets_an_animal_go() -> None:
    t = at_home(goods="grain, 3 sheep", pastures=[[4]])
    t.pick("card silage")
    assert t.goods() == "3 sheep"


def test_silage_needs_two_fields_tiles_or_cards() -> None:
    assert not playable(situation({}, fields=[0], hand=["silage"]), "silage")
    assert playable(situation({}, fields=[0, 1], hand=["silage"]), "silage")
    assert playable(situation({}, fields=[0], played=["beanfield"], hand=["silage"]), "silage")


# Pasture Master

RENOVATE: dict[str, Any] = {"played": ["pasture-master"], "players": 4}


def renovated(animals: str, **given: Any) -> Situation:
    t = at_redevelopment(goods=f"2 clay, reed{animals and ', '}{animals}", **RENOVATE, **given)
    return t.place("house-redevelopment")


def test_pasture_master_gives_two_food_and_an_animal_in_each_pasture_with_a_stable() -> None:
    t = renovated("2 sheep", pastures=[[3, 4]], stables=[3])
    assert t.goods() == "2 food, 3 sheep"


def test_each_such_pasture_brings_one_animal_however_many_stables_it_has() -> None:
    t = renovated("2 sheep, 3 cattle", pastures=[[3, 4], [8, 9]], stables=[3, 4, 8])
    assert t.goods() == "2 food, 3 sheep, 4 cattle"


def test_pastures_without_stable_lone_stables_and_the_house_bring_no_animal() -> None:
    t = renovated("3 sheep, boar", pastures=[[3, 4]], stables=[1])
    assert t.goods() == "2 food, 3 sheep, boar"


def test_empty_pastures_bring_no_animal() -> None:
    assert renovated("", pastures=[[3]], stables=[3]).goods() == "2 food"


def test_the_owner_decides_which_animals_stand_there() -> None:
    t = renovated("sheep, boar", pastures=[[4]], stables=[4])
    assert (t.prompt, t.offered) == ("card", ["good sheep", "good boar"])
    t.pick("good boar")
    assert t.goods() == "2 food, sheep, 2 boar"


def test_sheep_in_two_pastures_bring_two() -> None:
    assert renovated("2 sheep", pastures=[[3], [4]], stables=[3, 4]).goods() == "2 food, 4 sheep"


def test_animals_that_join_need_room() -> None:
    t = renovated("5 sheep", pastures=[[4]], stables=[4])
    assert t.goods() == "2 food, 5 sheep"


def test_pasture_master_does_not_act_on_other_actions_or_other_players() -> None:
    t = situation(
        {"goods": "2 clay, reed"}, {}, {}, goods="2 sheep", pastures=[[3, 4]], stables=[3], played=["pasture-master"],
        turn=1, round=6, rounds=["house-redevelopment"], players=4,
    )  # fmt: skip
    t.place("house-redevelopment")
    assert (t.house(1), t.goods()) == ("clay", "2 sheep")


# Town Clerk


def clerk(**given: Any) -> Situation:
    given = {"players": 5, "played": ["town-clerk"], "goods": "9 clay", **given}
    return situation({"goods": "3 clay"}, {}, {}, {}, rounds=["major-improvement"], **given)


def test_town_clerk_gathers_a_food_for_majors_of_anybody() -> None:
    t = clerk()
    t.place("major-improvement", "fireplace-2")
    assert (t.player().note("town-clerk"), t.food()) == (1, 0)
    t = clerk(turn=1)
    t.place("major-improvement", "fireplace-2")
    assert (t.player().note("town-clerk"), t.food()) == (1, 0)


def test_town_clerk_gathers_nothing_for_minors() -> None:
    t = clerk(hand=["drinking-trough"])
    play(t, "drinking-trough")
    assert t.player().note("town-clerk") == 0


def test_an_upgrade_is_a_major_too() -> None:
    t = clerk(played=["town-clerk", "fireplace-3"], hand=["oriental-fireplace"])
    play(t, "oriental-fireplace")
    assert t.player().note("town-clerk") == 1


def test_all_food_of_the_town_clerk_may_be_taken_once_at_any_time() -> None:
    t = clerk(notes={"town-clerk": 4})
    t.pick("anytime", "card town-clerk")
    assert t.food() == 4
    assert not t.pick("anytime").offers("card town-clerk")


def test_a_town_clerk_face_down_gathers_nothing_but_counts_as_an_occupation() -> None:
    t = clerk(notes={"town-clerk": 4})
    t.pick("anytime", "card town-clerk").place("major-improvement", "fireplace-2")
    assert (t.food(), t.player().note("town-clerk")) == (4, 1000)
    assert t.player().outfit.occupations == 1


def test_an_empty_town_clerk_is_not_turned() -> None:
    assert not clerk().pick("anytime").offers("card town-clerk")


# Estate Master


def test_estate_master_scores_vegetables_harvested_on_a_full_farm() -> None:
    t = harvest({}, {}, **FULL_FARM, goods="9 food", played=["estate-master"])
    assert (t.count("vegetable"), t.score("bonus")) == (2, 2)


def test_with_an_unused_space_estate_master_scores_nothing() -> None:
    farm = {**FULL_FARM, "fields": {"0": "2 vegetable", "1": "2 vegetable"}}
    assert harvest({}, {}, **farm, goods="9 food", played=["estate-master"]).score("bonus") == 0


def test_estate_master_goes_on_even_if_a_space_is_unused_again() -> None:
    farm = {**FULL_FARM, "fields": {"0": "2 vegetable", "1": "2 vegetable"}}
    t = harvest({}, {}, **farm, goods="9 food", played=["estate-master"], notes={"estate-master": 1})
    assert t.score("bonus") == 2


def test_estate_master_scores_vegetables_of_field_cards_but_no_grain() -> None:
    t = harvest(
        {}, {}, pastures=FULL_FARM["pastures"], fields={"0": "3 grain", "1": "3 grain", "6": "", "11": ""},
        goods="9 food", played=["estate-master", "beanfield"], notes={"beanfield": "2 vegetable"},
    )  # fmt: skip
    assert t.score("bonus") == 1


def test_estate_master_scores_no_other_vegetables() -> None:
    t = situation({}, {}, **FULL_FARM, played=["estate-master"], round=8, rounds=["vegetable-seeds"])
    t.place("vegetable-seeds")
    assert t.score("bonus") == 0


@pytest.mark.rule("AGR-234")
def test_estate_master_begins_when_the_last_space_is_used() -> None:
    farm: dict[str, Any] = {"fields": [0, 1, 6], "pastures": FULL_FARM["pastures"], "played": ["estate-master"]}
    t = situation({}, {}, **farm)
    t.place("farmland", "cell 11")
    assert t.player().note("estate-master") == 1
    t = situation({}, {}, goods="2 wood", **farm)
    t.place("farm-expansion", "cell 11")
    assert t.player().note("estate-master") == 1
    t = situation({}, {}, goods="3 wood", **farm, rounds=["fencing"])
    t.place("fencing", "edge 11", "edge 16", "edge 33").until("place-person")
    assert (t.pastures()[-1], t.player().note("estate-master")) == ([11], 1)


@pytest.mark.rule("AGR-234")
def test_estate_master_may_begin_when_it_is_played() -> None:
    t = situation({}, {}, **FULL_FARM, hand=["estate-master"])
    t.place("lessons", "estate-master")
    assert t.player().note("estate-master") == 1


# Village Peasant


def at_the_end(played: list[str], **given: Any) -> Situation:
    return situation({}, {}, phase="round-end", played=played, **{"round": 14, **given})


@pytest.mark.parametrize(
    ("played", "vegetables"),
    [
        (["village-peasant", "tutor", "well", "joinery", "lasso", "manger"], 2),
        (["village-peasant", "well", "joinery", "lasso", "manger"], 1),
        (["village-peasant", "tutor", "grocer", "well", "lasso", "manger"], 1),
        (["village-peasant", "tutor", "well", "joinery"], 0),
        (["village-peasant", "oriental-fireplace"], 1),
    ],
)
def test_village_peasant_brings_vegetables_for_the_smallest_number_of_cards(played: list[str], vegetables: int) -> None:
    t = at_the_end(played)
    assert (t.phase, t.count("vegetable")) == ("over", vegetables)
    assert t.score("vegetables") == (vegetables or -1)


def test_village_peasant_waits_for_the_end() -> None:
    t = at_the_end(["village-peasant", "well", "lasso"], round=13)
    assert t.goods() == ""


# Housemaster


@pytest.mark.parametrize(
    ("majors", "points"),
    [
        ([], 0),
        (["joinery"], 0),  # 2 + 2
        (["fireplace-2", "stone-oven"], 1),  # 1 + 1 + 3
        (["well"], 2),  # 4 + 4
        (["joinery", "stone-oven"], 2),  # 2 + 2 + 3
        (["stone-oven", "well"], 3),  # 3 + 3 + 4
        (["joinery", "stone-oven", "well"], 4),  # 2 + 2 + 3 + 4
        (["joinery", "pottery", "stone-oven", "well", "clay-oven"], 4),
    ],
)
def test_housemaster_adds_up_majors_the_smallest_twice(majors: list[str], points: int) -> None:
    assert situation(players=4, played=["housemaster", *majors]).score("bonus") == points


def test_housemaster_counts_no_minors_but_upgrades() -> None:
    assert situation(players=4, played=["housemaster", "bottles", "strawberry-patch"]).score("bonus") == 0
    assert situation(players=4, played=["housemaster", "oriental-fireplace", "stone-oven"]).score("bonus") == 1


# Constable

BLAMELESS: dict[str, Any] = {
    "goods": "grain, vegetable, sheep, boar, cattle", "fields": [0, 1, 6, 11],
    "pastures": [[2, 3, 4, 7, 8, 9], [12, 13, 14]],
}  # fmt: skip
"""A farm without negative points."""


@pytest.mark.rule("AGR-244")
@pytest.mark.parametrize(("now", "wood"), [(1, 4), (5, 4), (6, 3), (8, 3), (9, 2), (11, 2), (12, 1), (13, 1), (14, 0)])
def test_constable_gives_wood_by_the_rounds_left(now: int, wood: int) -> None:
    t = situation({}, {}, hand=["constable"], round=now)
    t.place("lessons", "constable")
    assert t.count("wood") == wood


def test_constable_gives_three_points_to_everybody_without_negative_points() -> None:
    t = situation(BLAMELESS, {}, **BLAMELESS, played=["constable"])
    assert [t.score("bonus", seat) for seat in range(3)] == [3, 3, 0]


@pytest.mark.parametrize(
    "flaw",
    [
        {"goods": "vegetable, sheep, boar, cattle"},
        {"goods": "grain, vegetable, sheep, boar"},
        {"fields": [0, 1, 6]},
        {"begging": 1, "round": 5},
        {"played": ["constable", "mantlepiece"]},
        {"played": ["constable", "mantlepiece", "well"]},
    ],
)
def test_any_negative_points_cost_the_bonus_of_the_constable(flaw: dict[str, Any]) -> None:
    assert situation({}, {}, **{**BLAMELESS, "played": ["constable"], **flaw}).score("bonus") == 0
