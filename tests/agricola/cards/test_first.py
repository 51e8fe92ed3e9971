"""The cards that show how cards are made, each clause of their effects, and what they must not do."""

import pytest

from allmende.agricola.actions.space import NUMBER_OF
from allmende.agricola.course.turn import usable
from tests.agricola.situations import harvest, situation

# Wood Cutter


@pytest.mark.parametrize("space", ["forest", "grove", "copse"])
def test_wood_cutter_adds_a_wood_on_every_wood_space(space: str) -> None:
    t = situation(played=["wood-cutter"], players=4, piles={space: 2})
    t.place(space)
    assert t.goods() == "3 wood"


def test_wood_cutter_adds_nothing_elsewhere_nor_for_others() -> None:
    t = situation({}, played=["wood-cutter"])
    t.place("clay-pit")
    assert t.goods() == "clay"
    t.place("forest")
    assert (t.goods(0), t.goods(1)) == ("clay", "3 wood")


# Paper Maker


def test_paper_maker_turns_a_wood_into_food_before_an_occupation() -> None:
    t = situation(goods="wood, food", played=["paper-maker", "carpenter"], hand=["tutor"])
    t.place("lessons", "tutor", "card paper-maker")
    assert t.goods() == "2 food"
    assert t.played() == ["paper-maker", "carpenter", "tutor"]


def test_paper_maker_may_be_left_if_the_food_is_there() -> None:
    t = situation(goods="wood, food", played=["paper-maker"], hand=["tutor"])
    t.place("lessons", "tutor")
    assert t.offered == ["card paper-maker", "done"]
    t.pick("done")
    assert t.goods() == "wood"


@pytest.mark.rule("AGR-255")
@pytest.mark.parametrize("use", ["card paper-maker", "done"])
def test_the_food_of_paper_maker_may_pay_for_the_occupation(use: str) -> None:
    t = situation(goods="wood", played=["paper-maker", "carpenter"], hand=["tutor"])
    assert t.usable("lessons")
    t.place("lessons", "tutor", use)  # whoever leaves it has no other way to pay
    assert t.goods() == "food"
    assert "tutor" in t.played()


def test_the_wood_for_paper_maker_may_be_bought_first() -> None:
    t = situation(goods="food", played=["paper-maker", "grocer"], hand=["tutor"], players=3)
    t.place("lessons-2", "tutor")
    assert (t.goods(), t.played()[-1]) == ("", "tutor")


def test_without_wood_paper_maker_helps_nobody() -> None:
    assert not situation(played=["paper-maker"], hand=["tutor"]).usable("lessons")


def test_paper_maker_does_not_act_on_its_own_playing() -> None:
    t = situation(goods="wood", hand=["paper-maker"])
    t.place("lessons", "paper-maker")
    assert t.goods() == "wood"


# Adoptive Parents


def test_adoptive_parents_place_the_newborn_for_a_food() -> None:
    t = situation(
        {"placed": ["fishing", "clay-pit"]},
        people=3, newborns=1, placed=["basic-wish", "forest"], played=["adoptive-parents"], goods="2 food", round=7,
    )  # fmt: skip
    assert t.offered == ["card adoptive-parents", "done"]
    t.pick("card adoptive-parents")
    t.place("reed-bank")
    assert t.count("reed") == 1
    assert t.player().newborns == 0


def test_such_a_person_needs_full_food_in_the_harvest() -> None:
    t = situation(
        {"placed": ["fishing", "clay-pit"], "goods": "9 food"},
        people=3, newborns=1, placed=["basic-wish", "forest"], played=["adoptive-parents"], goods="7 food", round=7,
    )  # fmt: skip
    t.pick("card adoptive-parents").place("reed-bank")
    assert (t.food(), t.player().begging) == (0, 0)


def test_a_newborn_that_is_not_placed_stays_a_newborn() -> None:
    t = situation(
        {"placed": ["fishing", "clay-pit"], "goods": "9 food"},
        people=3, newborns=1, placed=["basic-wish", "forest"], played=["adoptive-parents"], goods="7 food", round=7,
    )  # fmt: skip
    t.pick("done")
    assert t.food() == 2


def test_adoptive_parents_need_food_and_a_newborn() -> None:
    without_food = situation(
        {"goods": "9 food"},
        people=3, newborns=1, placed=["basic-wish", "forest"], played=["adoptive-parents"], round=7,
    )  # fmt: skip
    assert without_food.seat == 1
    without_newborn = situation(
        {"goods": "9 food"}, placed=["fishing", "forest"], played=["adoptive-parents"], goods="2 food", round=7
    )
    assert without_newborn.seat == 1


# Clay Hut Builder


def test_clay_hut_builder_acts_as_soon_as_the_house_is_renovated() -> None:
    t = situation(goods="2 clay, reed", played=["clay-hut-builder"], round=6, rounds=["house-redevelopment"])
    t.place("house-redevelopment")
    assert t.promised() == dict.fromkeys(range(7, 12), "2 clay")


@pytest.mark.rule("AGR-234")
def test_clay_hut_builder_acts_at_once_when_played_in_a_clay_house() -> None:
    t = situation(material="clay", hand=["clay-hut-builder"], round=12)
    t.place("lessons", "clay-hut-builder")
    assert t.promised() == {13: "2 clay", 14: "2 clay"}


def test_clay_hut_builder_acts_once() -> None:
    t = situation(
        goods="2 stone, reed", material="clay", played=["clay-hut-builder"], notes={"clay-hut-builder": 1}, round=6,
        rounds=["house-redevelopment"],
    )  # fmt: skip
    t.place("house-redevelopment")
    assert t.promised() == {}


def test_clay_hut_builder_waits_in_a_wooden_house() -> None:
    t = situation(hand=["clay-hut-builder"])
    t.place("lessons", "clay-hut-builder")
    assert t.promised() == {}


# Carpenter


@pytest.mark.parametrize("material", ["wood", "clay", "stone"])
def test_carpenter_builds_rooms_for_three_of_the_material_and_two_reed(material: str) -> None:
    t = situation(goods=f"3 {material}, 2 reed", material=material, played=["carpenter"])
    t.place("farm-expansion", *(["action rooms"] if material == "wood" else []), "cell 6")
    assert t.rooms() == [5, 6, 10]
    assert t.goods() == ""


def test_carpenter_does_not_make_renovation_cheaper() -> None:
    t = situation(goods="clay, reed", played=["carpenter"], round=6, rounds=["house-redevelopment"])
    assert not t.usable("house-redevelopment")


# Grocer


def test_grocer_sells_from_the_top_of_the_pile() -> None:
    t = situation(goods="3 food", played=["grocer"])
    for good in ("wood", "grain", "reed"):
        t.pick("anytime")
        t.pick(next(option for option in t.offered if option.startswith("exchange grocer-")))
        assert t.count(good) == 1
    assert t.food() == 0


def test_goods_of_the_grocer_may_pay_a_cost() -> None:
    t = situation(
        goods="2 food, 2 clay, 2 stone", played=["grocer"], notes={"grocer": 2}, rounds=["house-redevelopment"],
        round=5, material="wood",
    )  # fmt: skip
    assert t.usable("house-redevelopment")  # the reed is bought for 1 food
    t.place("house-redevelopment")
    assert t.house() == "clay"


@pytest.mark.rule("AGR-243")
def test_goods_on_the_grocer_do_not_count() -> None:
    assert situation(played=["grocer"]).score("vegetables") == -1


# Lutenist


def test_lutenist_gets_goods_when_another_player_uses_traveling_players() -> None:
    t = situation({"played": ["lutenist"]}, players=4)
    t.place("traveling-players")
    assert (t.goods(0), t.goods(1)) == ("food", "food, wood")


def test_lutenist_may_buy_a_vegetable_for_two_food() -> None:
    t = situation({"played": ["lutenist"], "goods": "food"}, players=4)
    t.place("traveling-players")
    assert (t.seat, t.offered) == (1, ["card lutenist", "done"])
    t.pick("card lutenist")
    assert t.goods(1) == "wood, vegetable"


def test_lutenist_does_not_act_on_own_uses() -> None:
    t = situation(played=["lutenist"], players=4)
    t.place("traveling-players")
    assert t.goods() == "food"


# Scholar


def test_scholar_may_play_an_occupation_for_a_food_at_the_start_of_a_round() -> None:
    t = situation(
        material="stone", goods="food", played=["scholar"], hand=["tutor", "lasso"], round=6, phase="before-round"
    )
    assert t.offered == ["card scholar", "done"]
    t.pick("card scholar", "tutor")
    assert t.goods() == ""
    assert t.played() == ["scholar", "tutor"]


def test_scholar_may_play_a_minor_for_its_cost_instead() -> None:
    t = situation(
        material="stone", goods="food, reed", played=["scholar"], hand=["tutor", "lasso"], round=6, phase="before-round"
    )
    t.pick("card scholar", "action minor", "lasso")
    assert t.goods() == "food"


@pytest.mark.rule("AGR-027")
def test_food_of_the_well_may_pay_the_scholar() -> None:
    t = situation(
        material="stone", played=["scholar", "well"], hand=["tutor"], promised=[[6, "food", "well"]], round=6,
        phase="before-round",
    )  # fmt: skip
    t.pick("card scholar", "tutor")
    assert t.played()[-1] == "tutor"


def test_scholar_needs_a_stone_house() -> None:
    t = situation(material="clay", goods="food", played=["scholar"], hand=["tutor"], round=6, phase="before-round")
    assert t.prompt == "place-person"


# Tutor


def test_tutor_scores_occupations_played_later() -> None:
    assert situation(played=["carpenter", "tutor", "wood-cutter", "grocer"]).score("bonus") == 2


def test_tutor_scores_no_improvements() -> None:
    assert situation(played=["tutor", "lasso"]).score("bonus") == 0


# Drinking Trough


def test_drinking_trough_adds_two_to_each_pasture_after_doubling() -> None:
    t = situation(
        goods="6 sheep", pastures=[[4]], stables=[4], played=["drinking-trough"], rounds=["sheep-market"],
        piles={"sheep-market": 1}, round=1,
    )  # fmt: skip
    t.place("sheep-market")
    assert t.count("sheep") == 7  # 4 + 2 in the pasture, 1 in the house


def test_drinking_trough_adds_nothing_to_house_and_stables() -> None:
    t = situation(
        goods="2 sheep", stables=[4], played=["drinking-trough"], rounds=["sheep-market"], piles={"sheep-market": 1}
    )
    t.place("sheep-market")
    assert t.count("sheep") == 2


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


# Rammed Clay


def test_rammed_clay_gives_a_clay() -> None:
    t = situation(hand=["rammed-clay"])
    t.place("meeting-place", "rammed-clay")
    assert t.goods() == "clay"


def test_fences_may_be_paid_with_clay_in_any_mix() -> None:
    t = situation(goods="3 wood, 2 clay", played=["rammed-clay"], rounds=["fencing"])
    t.place("fencing", "edge 4", "edge 9", "edge 24", "edge 25")
    assert t.prompt == "pay"
    t.pick("good clay")
    assert t.pastures() == [[4]]
    t.until("place-person")
    assert t.count("wood") + t.count("clay") == 1


def test_rammed_clay_is_for_fences_only() -> None:
    assert not situation(goods="2 clay", played=["rammed-clay"]).usable("farm-expansion")


# Handplow


def test_handplow_puts_a_field_on_the_fifth_round_space() -> None:
    t = situation(goods="wood", hand=["handplow"], round=3)
    t.place("meeting-place", "handplow")
    assert [promise[0] for promise in t.player().promised] == [8]


def test_the_waiting_field_may_be_plowed_when_the_round_starts() -> None:
    t = situation(played=["handplow"], promised=[[8, "", "handplow"]], round=8, phase="before-round")
    t.pick("card handplow", "cell 3")
    assert t.fields() == {3: ""}


@pytest.mark.rule("AGR-023")
def test_a_field_that_is_declined_is_lost() -> None:
    t = situation(played=["handplow"], promised=[[8, "", "handplow"]], round=8, phase="before-round")
    t.pick("done")
    assert (t.fields(), t.player().promised) == ({}, [])


@pytest.mark.rule("AGR-033")
def test_handplow_comes_too_late_after_round_nine() -> None:
    t = situation(goods="wood", hand=["handplow"], round=10)
    t.place("meeting-place", "handplow")
    assert t.player().promised == []


# Lasso


@pytest.mark.rule("AGR-049")
def test_after_an_animal_market_a_second_person_may_follow_at_once() -> None:
    t = situation({}, played=["lasso"], rounds=["sheep-market"])
    t.place("sheep-market")
    assert (t.seat, t.prompt) == (0, "place-another")
    t.place("forest")
    assert t.seat == 1


def test_after_another_space_only_an_animal_market_may_follow() -> None:
    t = situation({}, played=["lasso"], rounds=["sheep-market"])
    t.place("forest")
    assert [option for option in t.offered if option.startswith("space")] == ["space sheep-market"]
    t.pick("done")
    assert t.seat == 1


def test_without_an_animal_market_there_is_no_second_person() -> None:
    t = situation({}, played=["lasso"], rounds=["fencing"])
    t.place("forest")
    assert t.seat == 1


# Sleeping Corner


def test_sleeping_corner_shares_a_wish_with_one_other_player() -> None:
    t = situation(
        {}, played=["sleeping-corner"], rooms=[5, 6, 10], round=5, rounds=["basic-wish"], used={"basic-wish": 1}
    )
    t.place("basic-wish")
    assert t.people() == 3


def test_sleeping_corner_does_not_share_with_two() -> None:
    t = situation(
        {"placed": ["basic-wish"]}, {},
        played=["sleeping-corner"], rooms=[5, 6, 10], round=5, rounds=["basic-wish"],
    )  # fmt: skip
    t.state.occupied[NUMBER_OF["basic-wish"]] |= 1 << 2
    assert "basic-wish" not in [space.slug for space in usable(t.state, t.player())]


def test_sleeping_corner_does_not_share_with_oneself_nor_other_spaces() -> None:
    t = situation(
        {}, played=["sleeping-corner"], rooms=[5, 6, 10], round=5, rounds=["basic-wish"], used={"forest": 1},
        placed=["basic-wish"],
    )  # fmt: skip
    assert not t.usable("basic-wish")
    assert not t.usable("forest")


@pytest.mark.rule("AGR-224")
def test_sleeping_corner_needs_two_grain_fields() -> None:
    t = situation(goods="wood", hand=["sleeping-corner"], fields={"0": "3 grain", "1": ""})
    t.place("meeting-place")
    assert t.prompt == "place-person"
    t = situation(goods="wood", hand=["sleeping-corner"], fields={"0": "3 grain", "1": "grain"})
    t.place("meeting-place", "sleeping-corner")
    assert t.played() == ["sleeping-corner"]


# Junk Room


def test_junk_room_gives_food_for_itself_and_every_later_improvement() -> None:
    t = situation({}, goods="wood, clay, reed", hand=["junk-room", "lasso"])
    t.place("meeting-place", "junk-room")
    assert t.food() == 1


def test_junk_room_gives_food_for_majors_but_not_for_occupations() -> None:
    t = situation({}, goods="2 clay", played=["junk-room"], rounds=["major-improvement"])
    t.place("major-improvement", "fireplace-2")
    assert t.food() == 1
    t = situation({}, played=["junk-room"], hand=["tutor"])
    t.place("lessons", "tutor")
    assert t.food() == 0


# Claypipe


def test_claypipe_gives_food_after_seven_building_resources() -> None:
    t = situation({"placed": ["fishing", "clay-pit"]}, played=["claypipe"], placed=["day-laborer"], piles={"forest": 7})
    t.place("forest")
    assert t.goods() == "2 food, 7 wood"


def test_claypipe_needs_seven() -> None:
    t = situation({"placed": ["fishing", "clay-pit"]}, played=["claypipe"], placed=["day-laborer"], piles={"forest": 6})
    t.place("forest")
    assert t.goods() == "6 wood"


# Loom


@pytest.mark.parametrize(("sheep", "food"), [(0, 0), (1, 1), (3, 1), (4, 2), (7, 3), (8, 3)])
def test_loom_gives_food_in_the_field_phase(sheep: int, food: int) -> None:
    t = harvest(
        {"goods": "9 food"},
        goods=f"{sheep} sheep, 10 food" if sheep else "10 food", pastures=[[3, 4, 8, 9]], played=["loom"],
    )  # fmt: skip
    assert t.food() == 6 + food


def test_loom_scores_every_third_sheep() -> None:
    assert situation(goods="8 sheep", pastures=[[3, 4, 8, 9]], played=["loom"]).score("bonus") == 2


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
