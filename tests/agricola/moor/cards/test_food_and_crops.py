"""Food and crop providers of Farmers of the Moor, and Farmhands' Quarters: each clause, and what they must not do."""

from collections.abc import Iterator

import pytest

from allmende.agricola.cards.card import BY_SLUG
from allmende.agricola.moor.cards import food_and_crops
from tests.agricola.moor.situations import moor
from tests.agricola.situations import Situation

BUILD = "space major-improvement"


def playable(t: Situation, card: str) -> bool:
    """Can the card be played on Major Improvement?"""
    if not t.offers(BUILD):
        return False
    t.pick(BUILD)
    return t.offers(f"card {card}")


def play(t: Situation, card: str) -> Situation:
    return t.pick(BUILD, f"card {card}")


# Figures


@pytest.mark.parametrize(
    ("card", "cost", "points"),
    [
        ("farmhands-quarters", "wood, reed", 0),
        ("peat-bath", "wood, clay", 1),
        ("fallow-fields", "", 0),
        ("village-hall", "2 wood, 2 clay", 1),
        ("fish-smoke-house", "wood, 2 clay", 2),
        ("pheromones", "", 0),
        ("butchers-block", "wood", 1),
        ("savings-deposit", "2 food", 1),
        ("forest-kindergarten", "wood, 2 stone", 1),
        ("grain-distillery", "2 stone, grain", 1),
        ("malthouse", "2 clay", 1),
        ("peat-ash-fertilizer", "food", 0),
    ],
)
def test_what_cards_cost_and_are_worth(card: str, cost: str, points: int) -> None:
    t = moor(hand=[card], goods=cost)
    before = t.score("improvements")
    play(t, card)
    assert t.count("wood") + t.count("clay") + t.count("reed") + t.count("stone") + t.count("grain") == 0
    assert t.score("improvements") - before == points
    if cost:
        assert not playable(moor(hand=[card]), card)


@pytest.mark.parametrize("card", ["savings-deposit", "grain-distillery", "peat-ash-fertilizer"])
def test_cards_of_which_sources_disagree_say_so(card: str) -> None:
    assert "elsewhere" in BY_SLUG[card].disputed


# Farmhands' Quarters


def test_farmhands_quarters_replace_one_building_resource_by_fuel() -> None:
    t = moor(played=["farmhands-quarters"], goods="clay, fuel")
    play(t, "fireplace-2")
    assert (t.goods(), t.played()[-1]) == ("", "fireplace-2")


@pytest.mark.parametrize(("goods", "can"), [("wood, fuel", True), ("stone, fuel", True), ("2 fuel", False)])
def test_any_building_resource_may_be_replaced_but_only_one(goods: str, can: bool) -> None:
    t = moor(played=["farmhands-quarters", "joinery"], goods=goods)
    assert playable(t, "furniture-stall") == can


def test_it_may_be_left() -> None:
    t = moor(played=["farmhands-quarters"], goods="2 clay, fuel")
    play(t, "fireplace-2").pick("good clay")
    assert t.goods() == "fuel"


def test_it_does_not_help_with_minor_improvements() -> None:
    assert not playable(moor(played=["farmhands-quarters"], hand=["malthouse"], goods="clay, fuel"), "malthouse")


def test_a_card_from_the_right_brings_a_food() -> None:
    t = moor({"hand": ["market-stall"], "goods": "grain"}, played=["farmhands-quarters"], level=3, turn=1)
    t.place("meeting-place", "card market-stall")
    assert (t.food(0), t.hand(0)) == (1, ["market-stall"])


def test_a_card_that_goes_to_somebody_else_brings_nothing() -> None:
    t = moor({"hand": ["market-stall"], "goods": "grain"}, {}, played=["farmhands-quarters"], level=3, turn=1)
    t.place("meeting-place", "card market-stall")
    assert (t.food(0), t.hand(2)) == (0, ["market-stall"])


# Peat Bath


def test_peat_bath_puts_a_food_on_a_round_space_for_each_moor() -> None:
    t = moor(played=["peat-bath"], moors=[3, 4, 9], round=5)
    t.place("infirmary")
    assert t.promised() == {6: "food", 7: "food", 8: "food"}


def test_a_person_from_the_bed_bathes_as_well_each_time() -> None:
    t = moor({"people": 2}, played=["peat-bath"], moors=[3], bed=2, round=5)
    t.pick("bed").others_pass().pick("bed")
    assert t.promised() == {6: "2 food"}


@pytest.mark.rule("MOOR-232")
def test_only_visible_moors_and_rounds_to_come_count_for_peat_bath() -> None:
    t = moor(played=["peat-bath"], moors=[3, 4, 9], forests=[9], round=13)
    t.place("infirmary")
    assert t.promised() == {14: "food"}


def test_peat_bath_is_for_the_infirmary_only() -> None:
    t = moor(played=["peat-bath"], moors=[3])
    t.place("day-laborer")
    assert t.promised() == {}


# Fallow Fields


def test_fallow_fields_bear_two_food_each_that_come_when_they_are_sown() -> None:
    t = moor(hand=["fallow-fields"], fields=[3, 4], goods="grain, vegetable", round=3, rounds=["grain-utilization"])
    play(t, "fallow-fields").others_pass()
    assert t.food() == 0
    t.place("grain-utilization", "grain 3")
    t.pick("done")
    assert t.food() == 2
    assert t.player().note("fallow-fields") == 1 << 4


def test_of_more_than_three_empty_fields_three_are_chosen() -> None:
    t = moor(hand=["fallow-fields"], fields=[2, 3, 4, 8, 9])
    play(t, "fallow-fields").pick("cell 2", "cell 8", "cell 9")
    assert t.player().note("fallow-fields") == 1 << 2 | 1 << 8 | 1 << 9


def test_planted_fields_are_not_fallow() -> None:
    t = moor(hand=["fallow-fields"], fields={"3": "2 grain", "4": ""})
    play(t, "fallow-fields")
    assert t.player().note("fallow-fields") == 1 << 4


def test_the_food_of_fallow_fields_comes_once_and_is_not_harvested() -> None:
    given = {"fields": [3], "goods": "2 grain", "round": 4, "rounds": ["grain-utilization"]}
    t = moor(played=["fallow-fields"], notes={"fallow-fields": [3]}, **given)
    t.finish_round()
    assert t.player().note("fallow-fields") == 8
    t = moor(played=["fallow-fields"], **given)
    t.place("grain-utilization", "grain 3")
    assert t.food() == 0


# Fallow Land


@pytest.mark.parametrize("special", ["fell-trees", "cut-peat"])
def test_fallow_land_puts_a_food_on_the_emptied_space_until_it_is_used(special: str) -> None:
    t = moor(played=["fallow-land"], forests=[4], moors=[9], goods="2 wood")
    cell = 4 if special == "fell-trees" else 9
    t.pick(f"special {special}", f"cell {cell}")
    assert (t.food(), t.player().note("fallow-land")) == (0, 1 << cell)
    assert t.player().farm.unused() >> cell & 1
    t.others_pass().place("farmland", f"cell {cell}")
    assert (t.food(), t.player().note("fallow-land")) == (1, 0)


def test_a_room_a_stable_or_fences_bring_the_food_too() -> None:
    for goods, picks in (("5 wood, 2 reed", ["rooms", "cell 0"]), ("2 wood", ["cell 0"])):
        t = moor(played=["fallow-land"], notes={"fallow-land": [0]}, goods=goods)
        t.place("farm-expansion", *picks)
        assert t.food() == 1
    t = moor(played=["fallow-land"], notes={"fallow-land": [0]}, goods="4 wood", round=4, rounds=["fencing"])
    t.place("fencing", "edge 0", "edge 5", "edge 20", "edge 21")
    assert t.food() == 1


def test_slash_and_burn_leaves_no_food() -> None:
    t = moor(played=["fallow-land"], forests=[4])
    t.pick("special slash-and-burn", "cell 4")
    assert (t.food(), t.player().note("fallow-land")) == (0, 0)


@pytest.mark.rule("MOOR-232")
def test_where_a_tile_comes_to_light_nothing_is_emptied() -> None:
    t = moor(played=["fallow-land"], forests=[4], moors=[4])
    t.pick("special fell-trees", "cell 4")
    assert (t.food(), t.player().note("fallow-land")) == (0, 0)


def test_fallow_land_needs_two_improvements() -> None:
    assert playable(moor(hand=["fallow-land"], played=["malthouse", "fireplace-2"]), "fallow-land")
    assert not playable(moor(hand=["fallow-land"], played=["malthouse"]), "fallow-land")


# Village Hall


def until_home(t: Situation) -> Situation:
    """Both players place their people, without special actions."""
    return t.place("grain-seeds").place("clay-pit").place("forest").place("reed-bank")


def test_village_hall_feeds_whoever_has_no_special_action_card() -> None:
    t = moor({}, played=["village-hall"])
    until_home(t)
    assert (t.food(0), t.food(1)) == (2, 0)


@pytest.mark.parametrize(("holder", "food"), [(0, 0), ([0], 0), (1, 2), ([1], 2)])
def test_cards_face_up_and_face_down_count(holder: int | list[int], food: int) -> None:
    t = moor({}, played=["village-hall"], special={"cut-peat": holder})
    until_home(t)
    assert t.food() == food


def test_a_card_that_another_player_has_taken_away_does_not_count() -> None:
    t = moor({"goods": "2 food"}, played=["village-hall"], special={"hiring-fair": 0}, turn=1)
    t.pick("special hiring-fair")
    until_home(t)
    assert t.food() == 2


@pytest.mark.parametrize(("picks", "food"), [([], 2), (["special fell-trees", "cell 4"], 0)])
def test_alone_village_hall_wants_no_special_action_in_this_round(picks: list[str], food: int) -> None:
    t = moor(players=1, played=["village-hall"], open="fell-trees", forests=[4], round=2)
    t.pick(*picks).place("grain-seeds").place("clay-pit")
    assert t.food() == food


# Fish Smoke-house


def test_fish_smoke_house_gives_three_food_for_a_fuel() -> None:
    t = moor(played=["fish-smoke-house"], goods="2 fuel")
    t.place("fishing", "card fish-smoke-house")
    assert t.goods() == "4 food, fuel"  # once per use


def test_the_fuel_may_be_kept_and_other_spaces_smoke_nothing() -> None:
    t = moor(played=["fish-smoke-house"], goods="fuel")
    t.place("fishing", "done")
    assert t.goods() == "food, fuel"
    t = moor(played=["fish-smoke-house"], goods="fuel")
    t.place("day-laborer")
    assert t.goods() == "2 food, fuel"


def test_without_fuel_and_wood_nothing_is_smoked() -> None:
    t = moor(played=["fish-smoke-house"])
    t.place("fishing")
    assert t.goods() == "food"


# Healing Clay


def test_healing_clay_gives_a_food_at_once() -> None:
    t = moor(hand=["healing-clay"], goods="clay")
    play(t, "healing-clay")
    assert (t.goods(), t.score("improvements")) == ("food", 1)


def test_healing_clay_gives_a_food_more_to_the_sick_only() -> None:
    t = moor(played=["healing-clay"], bed=1)
    t.pick("bed")
    assert t.food() == 2
    t.others_pass().place("infirmary")
    assert t.food() == 3


# Pheromones


def test_pheromones_feed_everybody_with_a_stable_or_a_pasture() -> None:
    t = moor({"stables": [4]}, {"pastures": [[4]]}, {}, hand=["pheromones"])
    play(t, "pheromones")
    assert [t.food(seat) for seat in range(4)] == [1, 2, 2, 0]


def test_pheromones_feed_their_owner_once_whatever_is_built() -> None:
    t = moor(hand=["pheromones"], stables=[3], pastures=[[4]])
    play(t, "pheromones")
    assert t.food() == 3


def test_pheromones_want_no_more_than_two_improvements() -> None:
    two = ["malthouse", "peat-bath"]
    assert playable(moor(hand=["pheromones"], played=two), "pheromones")
    assert not playable(moor(hand=["pheromones"], played=[*two, "fireplace-2"]), "pheromones")


# Butcher's Block


@pytest.mark.rule("MOOR-172")
@pytest.mark.parametrize(("animal", "food"), [("sheep", 1), ("boar", 2), ("cattle", 3), ("horse", 2)])
def test_butchers_block_turns_an_animal_of_everybody_else_into_food(animal: str, food: int) -> None:
    t = moor({"goods": f"2 {animal}", "pastures": [[4]]}, hand=["butchers-block"], goods="wood")
    play(t, "butchers-block")
    assert (t.food(1), t.count(animal, 1)) == (food, 1)


def test_everybody_chooses_the_own_animal_and_the_owner_may_keep_it() -> None:
    t = moor({"goods": "sheep, cattle", "stables": [4]}, hand=["butchers-block"], goods="wood, horse")
    play(t, "butchers-block").pick("done", seat=0).pick("good sheep", seat=1)
    assert (t.goods(0), t.goods(1)) == ("horse", "food, cattle")


def test_the_owner_may_use_the_block_too() -> None:
    t = moor(hand=["butchers-block"], goods="wood, boar")
    play(t, "butchers-block").pick("good boar")
    assert t.goods() == "2 food"


def test_the_block_has_its_own_rates_and_works_once() -> None:
    t = moor({"goods": "cattle", "played": ["cooking-hearth-4"]}, hand=["butchers-block"], goods="wood, sheep")
    play(t, "butchers-block").pick("done")
    assert t.goods(1) == "3 food"
    t.others_pass().pick("anytime")
    assert not t.offers("eat sheep")


@pytest.mark.parametrize(("number", "can"), [(3, True), (4, False), (7, False), (12, True), (13, False), (14, False)])
def test_butchers_block_is_not_played_in_rounds_with_a_harvest(number: int, can: bool) -> None:
    assert playable(moor(hand=["butchers-block"], goods="wood", round=number), "butchers-block") == can


# Draws at the start of a harvest


@pytest.fixture
def draws(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[int]]:
    """The numbers of the start cards that will be drawn."""
    numbers: list[int] = []
    monkeypatch.setattr(food_and_crops, "draw_start_card", lambda g: numbers.pop(0))
    yield numbers
    assert not numbers, "not all cards were drawn"


@pytest.mark.plain_only("puts another function in the place of one of the rules")
def test_savings_deposit_pays_six_food_and_goes_to_the_left(draws: list[int]) -> None:
    draws += [3]
    t = moor({}, {}, played=["savings-deposit"], goods="3 clay", phase="field-phase", round=4)
    assert (t.player().begging, t.food()) == (0, 2)  # 6, and 4 were eaten
    assert (t.played(0), t.hand(1), t.hand(2)) == ([], ["savings-deposit"], [])


@pytest.mark.plain_only("puts another function in the place of one of the rules")
def test_a_higher_number_brings_nothing_and_the_deposit_stays(draws: list[int]) -> None:
    draws += [4]
    t = moor({}, played=["savings-deposit"], goods="3 clay", phase="field-phase", round=4)
    assert (t.player().begging, t.played(0), t.hand(1)) == (4, ["savings-deposit"], [])


@pytest.mark.plain_only("puts another function in the place of one of the rules")
def test_alone_a_deposit_that_paid_leaves_the_game(draws: list[int]) -> None:
    draws += [1]
    t = moor(players=1, played=["savings-deposit"], goods="clay", phase="field-phase", round=4)
    assert (t.played(), t.hand(), t.food()) == ([], [], 0)


@pytest.mark.plain_only("puts another function in the place of one of the rules")
def test_a_deposit_is_told_and_is_an_improvement_from_the_right(draws: list[int]) -> None:
    draws += [1]
    t = moor({"played": ["farmhands-quarters"]}, played=["savings-deposit"], goods="clay", phase="field-phase", round=4)
    assert t.player(1).begging == 3


def test_start_cards_are_shuffled_before_each_draw_and_all_can_come() -> None:
    kept = 0
    for seed in range(30):
        t = moor(played=["savings-deposit"], goods="5 clay", phase="field-phase", round=4, seed=seed)
        kept += t.played() == ["savings-deposit"]
    assert 5 <= kept <= 22  # 4 of 9 numbers are higher


def test_wild_harvest_gives_a_food_at_once() -> None:
    t = moor(hand=["wild-harvest"])
    play(t, "wild-harvest")
    assert t.food() == 1


@pytest.mark.plain_only("puts another function in the place of one of the rules")
@pytest.mark.rule("MOOR-232")
@pytest.mark.parametrize(("number", "missing"), [(2, 3), (3, 4)])
def test_wild_harvest_draws_for_visible_forests(draws: list[int], number: int, missing: int) -> None:
    draws += [number]
    t = moor(played=["wild-harvest"], forests=[3, 4, 4], phase="field-phase", round=4)
    assert (t.player().begging, t.played()) == (missing, ["wild-harvest"])


@pytest.mark.plain_only("puts another function in the place of one of the rules")
def test_there_is_no_draw_without_a_harvest(draws: list[int]) -> None:
    t = moor(played=["wild-harvest", "savings-deposit"], forests=[4], goods="9 clay", phase="returning-home", round=5)
    assert (t.state.round, t.food()) == (6, 0)


# Forest Kindergarten


def test_forest_kindergarten_gives_a_food_for_each_space_with_forest_after_growth() -> None:
    t = moor(played=["forest-kindergarten"], forests=[3, 4, 4], rooms=[5, 10, 0], round=5, rounds=["basic-wish"])
    t.place("basic-wish")
    assert (t.people(), t.food()) == (3, 2)


def test_growth_without_room_counts_too() -> None:
    t = moor(played=["forest-kindergarten"], forests=[4], round=12, rounds=["urgent-wish"])
    t.place("urgent-wish")
    assert (t.people(), t.food()) == (3, 1)


def test_others_children_bring_nothing_to_the_kindergarten() -> None:
    t = moor({"rooms": [5, 10, 0]}, played=["forest-kindergarten"], forests=[4], round=5, rounds=["basic-wish"], turn=1)
    t.place("basic-wish")
    assert (t.food(0), t.food(1)) == (0, 0)


@pytest.mark.parametrize(("forests", "can"), [([3, 4, 9], True), ([3, 3, 4, 9], True), ([3, 4, 9, 14], False)])
def test_forest_kindergarten_wants_no_more_than_three_forests(forests: list[int], can: bool) -> None:
    t = moor(hand=["forest-kindergarten"], goods="wood, 2 stone", forests=forests)
    assert playable(t, "forest-kindergarten") == can


# Open Grill


@pytest.mark.rule("MOOR-172")
@pytest.mark.parametrize(
    ("good", "food"), [("vegetable", 2), ("sheep", 2), ("boar", 3), ("cattle", 3), ("horse", 2), ("grain", 1)]
)
def test_open_grill_cooks(good: str, food: int) -> None:
    t = moor(played=["open-grill"], goods=good)
    t.pick("anytime", f"eat {good}")
    assert t.food() == food


def test_open_grill_bakes_any_number_of_grain_for_two_food() -> None:
    t = moor(played=["open-grill"], goods="3 grain", round=3, rounds=["grain-utilization"])
    t.place("grain-utilization", "bake", "bake", "bake")
    assert t.food() == 6


@pytest.mark.rule("MOOR-222", "MOOR-224")
def test_open_grill_takes_the_place_of_a_fireplace_which_goes_back() -> None:
    t = moor(hand=["open-grill"], played=["fireplace-3"])
    play(t, "open-grill")
    assert (t.played(), t.score("improvements")) == (["open-grill"], 2)
    assert (t.player().outfit.majors, t.player().outfit.improvements) == (1, 1)
    assert BY_SLUG["fireplace-3"] in t.state.free_majors()
    assert BY_SLUG["second-horse-slaughterhouse"] not in t.state.free_majors()


def test_without_a_fireplace_no_open_grill() -> None:
    assert not playable(moor(hand=["open-grill"], played=["cooking-hearth-4"], goods="9 clay"), "open-grill")


@pytest.mark.rule("MOOR-223")
@pytest.mark.parametrize("way", ["special black-market", BUILD])
def test_an_upgrade_is_played_by_either_action(way: str) -> None:
    t = moor(hand=["open-grill"], played=["fireplace-3"], goods="food, fuel")
    t.pick(way, "card open-grill")
    assert t.played() == ["open-grill"]


# Horse Butchery


@pytest.mark.rule("MOOR-172")
@pytest.mark.parametrize(("good", "food"), [("sheep", 1), ("boar", 2), ("cattle", 3), ("horse", 2)])
def test_horse_butchery_cooks_animals(good: str, food: int) -> None:
    t = moor(played=["horse-butchery"], goods=good)
    t.pick("anytime", f"eat {good}")
    assert t.food() == food


def test_horse_butchery_turns_two_horses_into_five_food() -> None:
    t = moor(played=["horse-butchery"], goods="3 horse", pastures=[[4]])
    t.pick("anytime", "exchange horse-butchery-0")
    assert t.goods() == "5 food, horse"
    assert not t.pick("anytime").offers("exchange horse-butchery-0")


def test_horse_butchery_cooks_no_vegetables_and_bakes_nothing() -> None:
    t = moor(played=["horse-butchery"], goods="vegetable")
    t.pick("anytime", "eat vegetable")
    assert (t.food(), t.player().outfit.bakers) == (1, ())


@pytest.mark.rule("MOOR-226")
@pytest.mark.parametrize("house", ["horse-slaughterhouse", "second-horse-slaughterhouse"])
def test_horse_butchery_takes_a_slaughterhouse_out_of_the_game(house: str) -> None:
    under = BY_SLUG[house].under
    assert under is not None
    t = moor({"played": [under]}, hand=["horse-butchery"], played=[house])
    play(t, "horse-butchery")
    assert (t.played(), t.score("improvements")) == (["horse-butchery"], 3)
    assert BY_SLUG[house] not in t.state.free_majors()


def test_without_a_slaughterhouse_no_butchery() -> None:
    assert not playable(moor(hand=["horse-butchery"], played=["fireplace-2"], goods="9 stone"), "horse-butchery")


# Pot Roast Recipe


@pytest.mark.rule("MOOR-172")
@pytest.mark.parametrize("major", ["fireplace-2", "cooking-hearth-5"])
def test_pot_roast_recipe_lets_fireplaces_and_hearths_cook_horses(major: str) -> None:
    t = moor(played=[major, "pot-roast-recipe"], goods="horse")
    t.pick("anytime", "eat horse")
    assert t.food() == 2


@pytest.mark.parametrize("played", [["pot-roast-recipe"], ["pot-roast-recipe", "clay-oven"], ["fireplace-2"]])
def test_neither_the_recipe_nor_the_fireplace_alone_cooks_horses(played: list[str]) -> None:
    t = moor(played=played, goods="horse")
    assert not t.pick("anytime").offers("eat horse")


@pytest.mark.parametrize(("horses", "can"), [(1, False), (2, True)])
def test_pot_roast_recipe_needs_two_horses(horses: int, can: bool) -> None:
    t = moor(hand=["pot-roast-recipe"], goods=f"{horses} horse", pastures=[[4]])
    assert playable(t, "pot-roast-recipe") == can


# Grain Distillery


def test_grain_distillery_makes_five_food_once_in_a_harvest() -> None:
    t = moor(played=["grain-distillery"], goods="2 fuel, 2 grain", phase="feeding", round=4)
    t.pick("exchange grain-distillery-0")
    assert t.goods() == "food, grain, fuel"  # 4 were eaten
    assert t.prompt == "heat"


def test_the_distillery_is_for_the_harvest_and_may_be_left() -> None:
    t = moor(played=["grain-distillery"], goods="fuel, grain")
    assert not t.pick("anytime").offers("exchange grain-distillery-0")
    t = moor(played=["grain-distillery"], goods="fuel, grain, 4 food", phase="feeding", round=4)
    assert t.offered == ["exchange grain-distillery-0", "done"]


def last_chance(**given: object) -> Situation:
    """Before scoring, after the families were fed and the houses are warm."""
    t = moor({}, phase="breeding", round=14, **given)
    while t.prompt != "last-chance" and t.game.choice is not None:
        t.pick(t.offered[-1])
    return t


def test_before_scoring_fuel_and_grain_become_points_as_often_as_wanted() -> None:
    t = last_chance(played=["grain-distillery"], goods="3 fuel, 2 grain")
    for _ in range(2):
        t.pick("anytime", "card grain-distillery")
    assert (t.goods(), t.score("bonus"), t.score("grain")) == ("fuel", 2, -1)
    assert t.game.choice is None


def test_fuel_of_the_distillery_is_lost_for_the_kiln() -> None:
    given = {"played": ["grain-distillery", "peat-charcoal-kiln"], "goods": "3 fuel, grain"}
    t = last_chance(**given)
    assert t.score("bonus") == 1
    t.pick("anytime", "card grain-distillery")
    assert t.score("bonus") == 1


def test_nothing_is_distilled_into_points_before_the_end() -> None:
    t = moor(played=["grain-distillery"], goods="fuel, grain", round=14)
    assert not t.pick("anytime").offers("card grain-distillery")


# Malthouse


def test_malthouse_makes_four_food_of_one_grain_with_cut_peat() -> None:
    t = moor(played=["malthouse"], moors=[4], goods="2 grain")
    t.pick("special cut-peat", "card malthouse", "cell 4")
    assert t.goods() == "4 food, grain, 3 fuel"


def test_the_grain_may_be_kept_and_fell_trees_malts_nothing() -> None:
    t = moor(played=["malthouse"], moors=[4], goods="grain")
    t.pick("special cut-peat", "done", "cell 4")
    assert t.goods() == "grain, 3 fuel"
    t = moor(played=["malthouse"], forests=[4], goods="grain")
    t.pick("special fell-trees", "cell 4")
    assert t.goods() == "2 wood, grain"


# Farm Cart


@pytest.mark.parametrize(
    ("space", "n", "grain"),
    [("forest", 5, 1), ("forest", 4, 0), ("clay-pit", 4, 1), ("clay-pit", 3, 0), ("reed-bank", 3, 1),
     ("reed-bank", 2, 0), ("western-quarry", 2, 1), ("western-quarry", 1, 0), ("fishing", 9, 0)],
)  # fmt: skip
def test_farm_cart_brings_a_grain_with_much_of_a_building_resource(space: str, n: int, grain: int) -> None:
    t = moor(played=["farm-cart"], piles={space: n}, round=7)
    t.place(space)
    assert t.count("grain") == grain


@pytest.mark.parametrize("goods", ["3 wood, horse", "2 wood, 2 horse"])
def test_farm_cart_costs_three_wood_and_wants_two_horses(goods: str) -> None:
    assert not playable(moor(hand=["farm-cart"], goods=goods, pastures=[[4]]), "farm-cart")
    t = moor(hand=["farm-cart"], goods="3 wood, 2 horse", pastures=[[4]])
    play(t, "farm-cart")
    assert t.goods() == "2 horse"


# No-Till Farming


def sowing(**given: object) -> Situation:
    return moor(round=4, rounds=["grain-utilization"], **given)


def test_no_till_farming_plants_two_unused_spaces_in_a_sow_action() -> None:
    t = sowing(played=["no-till-farming"], fields=[3], goods="4 grain, vegetable")
    t.place("grain-utilization", "grain 7", "vegetable 8")
    assert t.offered == ["grain 3", "done"]
    t.pick("grain 3")
    farm = t.player().farm
    assert (farm.crop_on(7, 5), farm.crop_on(8, 6), t.fields()) == (3, 2, {3: "3 grain"})
    assert farm.unused() >> 7 & farm.unused() >> 8 & 1


def test_such_crops_are_harvested_and_score_but_are_no_fields() -> None:
    t = sowing(played=["no-till-farming"], goods="grain")
    t.place("grain-utilization", "grain 7")
    assert t.score("fields") == -1
    assert t.score("unused") == -13
    t.finish_round()
    assert (t.player().farm.crop_on(7, 5), t.player().farm.fields) == (2, 0)
    assert t.score("grain") == 1


def test_used_spaces_forests_and_planted_ones_cannot_be_planted() -> None:
    t = sowing(
        played=["no-till-farming"], forests=[1, 2, 3], moors=[4, 6], stables=[7], pastures=[[9]], goods="2 grain"
    )
    t.place("grain-utilization")
    assert t.offered == ["grain 0", "grain 8", "grain 11", "grain 12", "grain 13", "grain 14"]
    t.pick("grain 8")
    assert not t.offers("grain 8")


def test_whatever_uses_the_space_takes_the_place_of_the_crops() -> None:
    t = sowing(played=["no-till-farming"], goods="grain, 2 wood", fields=[1])
    t.place("grain-utilization", "grain 2").others_pass().place("farmland", "cell 2")
    assert t.fields() == {1: "", 2: ""}
    t = sowing(played=["no-till-farming"], goods="grain, 2 wood")
    t.place("grain-utilization", "grain 2").others_pass().place("farm-expansion", "cell 2")
    assert (t.player().farm.planted_land(), t.count("grain")) == (0, 0)


def test_crops_beside_fields_may_be_discarded_at_any_time() -> None:
    t = sowing(played=["no-till-farming"], goods="grain")
    t.place("grain-utilization", "grain 7")
    t.others_pass().pick("anytime", "card no-till-farming", "cell 7")
    assert t.player().farm.planted_land() == 0


def test_without_the_card_nobody_plants_beside_fields() -> None:
    assert not sowing(goods="grain").usable("grain-utilization")


@pytest.mark.parametrize(("fields", "can"), [([3], False), ([3, 4], True)])
def test_no_till_farming_needs_two_fields(fields: list[int], can: bool) -> None:
    assert playable(moor(hand=["no-till-farming"], fields=fields), "no-till-farming") == can


# Peat Ash Fertilizer


def test_peat_ash_fertilizer_adds_a_crop_to_every_planted_field() -> None:
    t = moor(played=["peat-ash-fertilizer"], moors=[9], fields={"1": "3 grain", "2": "vegetable", "3": ""})
    t.pick("special cut-peat", "card peat-ash-fertilizer", "cell 9")
    assert t.fields() == {1: "4 grain", 2: "2 vegetable", 3: ""}
    assert t.goods() == "3 fuel"  # the crops come from the general supply


def test_planted_spaces_and_field_cards_are_fertilized_too() -> None:
    t = sowing(
        played=["peat-ash-fertilizer", "no-till-farming", "beanfield"], moors=[9], goods="grain, vegetable", level=3
    )
    t.place("grain-utilization", "grain 7", "card beanfield")
    t.others_pass().pick("special cut-peat", "card peat-ash-fertilizer", "cell 9")
    assert t.player().farm.crop_on(7, 5) == 4
    assert t.player().note("beanfield") % 64 == 3


def test_the_fertilizer_may_be_left_and_fell_trees_brings_none() -> None:
    t = moor(played=["peat-ash-fertilizer"], moors=[9], forests=[4], fields={"1": "3 grain"})
    t.pick("special cut-peat", "done", "cell 9")
    assert t.fields() == {1: "3 grain"}
    t = moor(played=["peat-ash-fertilizer"], forests=[4], fields={"1": "3 grain"})
    t.pick("special fell-trees", "cell 4")
    assert t.fields() == {1: "3 grain"}
