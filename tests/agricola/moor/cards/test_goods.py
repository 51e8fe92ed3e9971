"""Goods providers of Farmers of the Moor (M075 to M092): each clause, and what they must not do."""

from typing import Any

import pytest

from allmende.agricola.cards.card import BY_SLUG, GOODS_PROVIDER
from allmende.agricola.farm.plan import bits
from allmende.agricola.goods import Bundle, bundle
from allmende.agricola.state import FREE
from tests.agricola.moor.situations import IMPROVING, moor, play, playable
from tests.agricola.situations import Situation

FIGURES: dict[str, tuple[str, Bundle, int]] = {
    "fuel-storage": ("M075", bundle(clay=1, reed=1), 1),
    "flatboat": ("M076", bundle(wood=4), 0),
    "drying-field": ("M077", bundle(food=2), 1),
    "barge": ("M078", bundle(wood=3), 1),
    "peat-sled": ("M079", bundle(wood=1), 0),
    "advance-payment": ("M080", (), -4),
    "peat-boat": ("M081", bundle(wood=3, reed=2), 3),
    "firewood": ("M082", bundle(wood=1), 0),
    "coal-seam": ("M083", bundle(wood=1, clay=1), 1),
    "bog-pony": ("M084", (), 0),
    "oven-installation": ("M085", (), -1),
    "spinning-mill": ("M086", bundle(wood=2, clay=2), 2),
    "peat-barge": ("M087", bundle(wood=2), 1),
    "peat-iron": ("M088", bundle(wood=1), 0),
    "birthing-house": ("M089", bundle(clay=2, stone=1), 2),
    "winter-storehouse": ("M090", bundle(wood=1, clay=2), 0),
    "routine-work": ("M091", bundle(food=1), 0),
    "arid-field": ("M092", (), 0),
}
DISPUTED = ["drying-field", "peat-boat", "winter-storehouse", "routine-work"]
PASTURE: dict[str, Any] = {"pastures": [[3, 4, 8, 9]]}


@pytest.mark.parametrize("slug", FIGURES)
def test_what_is_printed_on_a_goods_provider(slug: str) -> None:
    card = BY_SLUG[slug]
    assert (card.code, card.costs[0], card.points) == FIGURES[slug]
    assert (card.deck, card.category, card.traveling) == ("moor", GOODS_PROVIDER, False)
    assert (card.upgrade, card.disputed != "") == (slug == "oven-installation", slug in DISPUTED)


def harvest(*played: str, **given: object) -> Situation:
    """The harvest of round 4: everybody is fed, and heats."""
    given = {"round": 4, "phase": "heating", **given}
    return moor({"goods": "9 food, 9 fuel"}, played=list(played), **given)


def mine(t: Situation) -> list[str]:
    """What seat 0 is offered, whoever else is asked, too."""
    return [t.words(option)[0] for choice in t.game.choices if choice.seat == 0 for option in choice.options]


# Goods on round spaces


def test_fuel_storage_puts_wood_and_fuel_on_every_other_round_space() -> None:
    t = play("fuel-storage", goods="clay, reed", round=2)
    assert t.promised() == {3: "wood", 5: "fuel", 7: "wood", 9: "fuel", 11: "wood", 13: "fuel"}
    assert play("fuel-storage", goods="clay, reed", round=10).promised() == {11: "wood", 13: "fuel"}


def test_flatboat_puts_fuel_and_horses_on_the_next_seven_round_spaces() -> None:
    t = play("flatboat", goods="4 wood", round=2)
    assert t.promised() == {3: "fuel", 4: "horse", 5: "fuel", 6: "horse", 7: "fuel", 8: "horse", 9: "fuel"}
    assert play("flatboat", goods="4 wood", round=12).promised() == {13: "fuel", 14: "horse"}


def test_a_horse_of_flatboat_needs_room() -> None:
    t = moor(
        {}, played=["flatboat"], promised=[[7, "horse", "flatboat"]], goods="sheep", round=7, phase="preparation",
    )  # fmt: skip
    assert t.offered == ["discard sheep", "discard horse"]


def test_barge_puts_fuel_and_food_on_all_round_spaces_to_come() -> None:
    t = play("barge", goods="3 wood", played=["lasso", "well"], round=9)
    assert t.promised() == {10: "fuel", 11: "food", 12: "fuel", 13: "food", 14: "fuel"}


def test_barge_needs_two_improvements() -> None:
    assert playable("barge", goods="3 wood", played=["lasso", "well"])
    assert not playable("barge", goods="3 wood", played=["lasso"])


def test_goods_of_these_cards_come_with_their_round() -> None:
    t = moor({}, played=["barge"], promised=[[7, "fuel", "barge"], [8, "food", "barge"]], round=7, phase="preparation")
    assert (t.goods(), t.promised()) == ("fuel", {8: "food"})


# Drying Field


def test_drying_field_puts_fuel_three_rounds_ahead_with_each_cut_peat() -> None:
    t = moor({}, played=["drying-field"], moors=[0], round=5)
    t.pick("special cut-peat", "cell 0")
    assert (t.goods(), t.promised()) == ("3 fuel", {8: "2 fuel"})


def test_drying_field_does_nothing_too_late_nor_with_other_actions() -> None:
    t = moor({}, played=["drying-field"], moors=[0], round=12).pick("special cut-peat", "cell 0")
    assert (t.promised(), t.goods()) == ({}, "3 fuel")
    assert moor({}, played=["drying-field"], moors=[0], round=11).pick("special cut-peat", "cell 0").promised() != {}
    assert moor({}, played=["drying-field"], forests=[0]).pick("special fell-trees", "cell 0").promised() == {}


# Peat Sled


@pytest.mark.parametrize(("fuel", "number"), [(3, 4), (4, 6), (5, 9), (6, 12)])
def test_peat_sled_brings_more_fuel_later(fuel: int, number: int) -> None:
    t = play("peat-sled", goods="wood", round=2)
    assert t.offered == ["count 3", "count 4", "count 5", "count 6"]
    assert t.pick(f"count {fuel}").promised() == {number: f"{fuel} fuel"}


def test_peat_sled_reaches_no_further_than_round_fourteen() -> None:
    assert play("peat-sled", goods="wood", round=7).offered == ["count 3", "count 4", "count 5"]
    assert play("peat-sled", goods="wood", round=12).promised() == {14: "3 fuel"}
    late = play("peat-sled", goods="wood", round=13)
    assert (late.promised(), late.played(), late.seat) == ({}, ["peat-sled"], 1)


# Advance Payment and Peat Boat


def test_advance_payment_gives_one_of_eight_goods_for_four_points() -> None:
    t = play("advance-payment")
    assert t.goods() == "food, wood, clay, reed, stone, grain, sheep, fuel"
    assert t.score("improvements") == -4


@pytest.mark.parametrize(
    ("n", "fuel", "goods"),
    [(0, 3, "2 wood"), (1, 3, "2 clay"), (2, 4, "2 reed"), (3, 4, "2 stone"), (4, 2, "grain"), (5, 3, "vegetable")],
)
def test_peat_boat_exchanges_fuel_at_any_time(n: int, fuel: int, goods: str) -> None:
    t = moor({}, played=["peat-boat"], goods=f"{2 * fuel} fuel").pick("anytime", f"exchange peat-boat-{n}")
    assert t.goods() == f"{goods}, {fuel} fuel"
    assert t.pick("anytime").offers(f"exchange peat-boat-{n}")  # any number of times
    short = moor({}, played=["peat-boat"], goods=f"{fuel - 1} fuel").pick("anytime")
    assert not short.offers(f"exchange peat-boat-{n}")


def test_peat_boat_may_pay_for_something() -> None:
    t = moor({}, played=["peat-boat"], goods="3 fuel, wood", hand=["winter-storehouse"], rounds=[IMPROVING])
    t.place(IMPROVING, "card winter-storehouse")
    assert t.goods() == ""


# Firewood


def test_firewood_gives_a_fuel() -> None:
    assert play("firewood", goods="wood", played=["well"]).goods() == "fuel"


def test_firewood_makes_heating_cheaper_once_wood_is_burnt() -> None:
    t = harvest("firewood", goods="fuel, wood")
    t.pick("exchange wood-for-fuel-0", "heat 1", seat=0)
    assert (t.goods(), t.player().bed) == ("fuel", 0)


def test_wood_may_be_burnt_for_firewood_although_there_is_enough_fuel() -> None:
    t = harvest("firewood", goods="2 fuel, wood")
    assert "exchange wood-for-fuel-0" in mine(t)
    t.pick("exchange wood-for-fuel-0", "heat 1", seat=0)
    assert t.goods() == "2 fuel"
    assert "exchange wood-for-fuel-0" not in mine(harvest("well", goods="2 fuel, wood"))


def test_firewood_counts_once_per_harvest() -> None:
    t = harvest("firewood", goods="3 wood", rooms=[0, 5, 10])
    t.pick("exchange wood-for-fuel-0", "exchange wood-for-fuel-0", "heat 2", seat=0)
    assert (t.goods(), t.player().bed) == ("wood", 0)


def test_firewood_may_save_all_fuel() -> None:
    t = harvest("firewood", goods="wood", material="clay")
    t.pick("exchange wood-for-fuel-0", seat=0)
    assert (t.goods(), t.player().bed, "heat 1" in mine(t)) == ("fuel", 0, False)


def test_without_wood_firewood_saves_nothing() -> None:
    t = harvest("firewood", goods="2 fuel").pick("heat 2", seat=0)
    assert (t.goods(), t.player().bed) == ("", 0)
    assert harvest("firewood", goods="2 fuel").pick("heat 1", seat=0).player().bed == 1


def test_wood_burnt_in_an_earlier_harvest_does_not_count_for_firewood() -> None:
    t = harvest("firewood", goods="fuel, 2 wood, 9 food", round=6, phase="work")
    t.player().spent = [BY_SLUG["wood-for-fuel"].number]
    t.finish_round()  # round 6 has no harvest
    while t.prompt != "heat" or 0 not in [choice.seat for choice in t.game.choices]:
        t.game.play(t.game.choices[0].options[0 if t.prompt == "heat" else -1], t.game.choices[0].seat)
    assert t.game.choices[0].prompt.args["need"] == 2


def test_firewood_needs_a_major_improvement() -> None:
    assert playable("firewood", goods="wood", played=["well"])
    assert not playable("firewood", goods="wood", played=["lasso"])


# Coal Seam and Peat Barge


def test_coal_seam_gives_fuel_at_once_and_with_hiring_fair_and_day_laborer() -> None:
    assert play("coal-seam", goods="wood, clay").goods() == "fuel"
    assert moor({}, played=["coal-seam"]).pick("special hiring-fair").goods() == "food, fuel"
    assert moor({}, played=["coal-seam"]).place("day-laborer").goods() == "2 food, fuel"


def test_coal_seam_gives_nothing_elsewhere_nor_for_others() -> None:
    t = moor({}, played=["coal-seam"]).place("fishing")
    assert t.count("fuel") == 0
    assert (t.place("day-laborer").count("fuel", 0), t.count("fuel", 1)) == (0, 0)


def test_peat_barge_gives_two_fuel_with_fishing() -> None:
    t = moor({}, played=["peat-barge"], piles={"fishing": 3}).place("fishing")
    assert t.goods() == "3 food, 2 fuel"
    t = moor({}, played=["peat-barge"]).place("day-laborer").place("fishing")
    assert (t.count("fuel", 0), t.count("fuel", 1)) == (0, 0)


# Bog Pony


def ponies(horses: int = 2, **given: object) -> Situation:
    return moor({}, played=["bog-pony"], goods=f"{horses} horse", **{**PASTURE, **given})


def lay(t: Situation, n: int = 1) -> Situation:
    for _ in range(n):
        t.pick("anytime", "exchange bog-pony-0")
    return t


def test_bog_pony_gives_two_fuel_for_each_horse_laid_down() -> None:
    t = lay(ponies())
    assert (t.goods(), t.player().lying) == ("2 horse, 2 fuel", 1)
    lay(t)
    assert (t.goods(), t.player().lying) == ("2 horse, 4 fuel", 2)
    assert not t.pick("anytime").offers("exchange bog-pony-0")
    assert "lay-horse" in lay(ponies()).events


@pytest.mark.parametrize(("lying", "points"), [(0, 4), (1, 3), (2, 3), (3, 2), (4, 2)])
def test_a_lying_horse_is_worth_half_a_point(lying: int, points: int) -> None:
    assert lay(ponies(4), lying).score("horses") == points


@pytest.mark.rule("MOOR-179")
def test_bog_pony_is_no_horse() -> None:
    assert ponies(0).score("horses") == -1
    assert not ponies(0).offers("anytime")
    assert lay(ponies(1)).score("horses") == 0


@pytest.mark.parametrize(("lying", "horses"), [(0, 4), (1, 4), (2, 3), (3, 3)])
def test_lying_horses_do_not_breed(lying: int, horses: int) -> None:
    t = moor({}, played=["bog-pony"], goods="3 horse", lying=lying, round=4, phase="breeding", **PASTURE)
    assert t.count("horse") == horses


def test_a_horse_may_be_laid_down_for_heating_and_in_a_payment() -> None:
    t = harvest("bog-pony", goods="horse")
    t.pick("exchange bog-pony-0", "heat 2", seat=0)
    assert (t.goods(), t.player().bed) == ("horse", 0)
    t = moor({}, played=["bog-pony"], goods="horse, wood, 2 clay", hand=["winter-storehouse"])
    t.pick("special black-market", "card winter-storehouse")
    assert t.goods() == "horse, fuel"


def test_a_lying_horse_can_be_cooked_and_is_the_first_to_go() -> None:
    t = moor({}, played=["bog-pony", "horse-slaughterhouse"], goods="2 horse", **PASTURE)
    lay(t).pick("anytime", "eat horse")
    assert (t.goods(), t.player().lying, t.score("horses")) == ("2 food, horse, 2 fuel", 0, 1)
    t = lay(ponies()).pick("anytime", "discard horse")
    assert t.player().lying == 0


def test_lying_horses_are_kept_in_copies_and_saved_games() -> None:
    t = lay(ponies())
    copy = t.state.copy()
    assert (copy.players[0].lying, t.state.to_json()["players"][0]["lying"]) == (1, 1)


def test_bog_pony_needs_a_major_improvement() -> None:
    assert playable("bog-pony", played=["well"])
    assert not playable("bog-pony", played=["lasso"])


# Oven Installation


@pytest.mark.rule("MOOR-224")
def test_oven_installation_returns_the_heating_oven_to_its_place() -> None:
    t = play("oven-installation", played=["clay-oven", "heating-oven"])
    assert t.played() == ["clay-oven", "oven-installation"]
    assert t.state.holder(BY_SLUG["heating-oven"]) == FREE
    assert BY_SLUG["heating-oven"] in t.state.free_majors()


def test_oven_installation_saves_all_heating() -> None:
    t = harvest("oven-installation", rooms=[0, 1, 5, 6, 10, 11])
    assert (mine(t), t.player().bed) == ([], 0)


def test_oven_installation_needs_the_heating_oven() -> None:
    assert not playable("oven-installation", goods="9 clay, 9 stone", played=["tiled-oven", "clay-oven"])


@pytest.mark.rule("MOOR-222")
def test_oven_installation_is_an_upgrade() -> None:
    outfit = moor({}, played=["oven-installation"]).player().outfit
    assert (outfit.majors, outfit.improvements) == (1, 1)


# Spinning Mill


@pytest.mark.parametrize(("sheep", "need"), [(1, 4), (2, 3), (3, 3), (4, 2), (8, 0)])
def test_spinning_mill_saves_a_fuel_for_every_two_sheep(sheep: int, need: int) -> None:
    t = moor(
        {"goods": "9 food, 9 fuel"}, played=["spinning-mill"], goods=f"{sheep} sheep, 9 food, 9 fuel", round=4,
        rooms=[0, 1, 5, 10], phase="field-phase", **PASTURE,
    )  # fmt: skip
    while t.game.choices and t.game.choices[0].seat == 0 and t.prompt == "heat":
        t.pick(f"heat {need}", seat=0)
    t.until("place-person")
    assert (t.count("fuel"), t.player().bed) == (9 - need, 0)


def test_sheep_cooked_before_heating_still_count_for_spinning_mill() -> None:
    t = moor(
        {"goods": "9 food, 9 fuel"}, played=["spinning-mill", "fireplace-2"], goods="2 sheep, fuel", round=4,
        phase="field-phase", **PASTURE,
    )  # fmt: skip
    t.pick("eat sheep", "eat sheep", seat=0)
    t.pick("heat 1", seat=0)
    assert (t.count("sheep"), t.player().bed) == (0, 0)


def test_sheep_that_come_after_the_field_phase_do_not_count_for_spinning_mill() -> None:
    t = harvest("spinning-mill", goods="4 sheep, 2 fuel", **PASTURE)
    assert t.game.choices[0].prompt.args["need"] == 2


def test_spinning_mill_needs_a_sheep() -> None:
    assert playable("spinning-mill", goods="2 wood, 2 clay, sheep")
    assert not playable("spinning-mill", goods="2 wood, 2 clay")


# Peat Iron


@pytest.mark.parametrize(("tiles", "fuel"), [([0, 1], 1), ([0, 1, 2], 1), ([0], 0), ([], 0)])
def test_peat_iron_gives_a_fuel_with_two_moors_at_the_start_of_a_harvest(tiles: list[int], fuel: int) -> None:
    t = moor({}, played=["peat-iron"], moors=tiles, goods="9 food", round=4, phase="field-phase")
    assert t.count("fuel") == fuel


@pytest.mark.rule("MOOR-232")
def test_peat_iron_counts_visible_moors_only() -> None:
    t = moor({}, played=["peat-iron"], moors=[0, 1], forests=[1], goods="9 food", round=4, phase="field-phase")
    assert t.count("fuel") == 0


def test_peat_iron_gives_nothing_without_a_harvest() -> None:
    t = moor({}, played=["peat-iron"], moors=[0, 1], round=5, phase="returning-home")
    assert (t.state.round, t.count("fuel")) == (6, 0)


# Birthing House


@pytest.mark.parametrize(("space", "rooms"), [("basic-wish", [0, 5, 10]), ("urgent-wish", [5, 10])])
def test_birthing_house_rewards_every_family_growth(space: str, rooms: list[int]) -> None:
    t = moor({}, played=["birthing-house"], rooms=rooms, round=13).place(space)
    assert (t.people(), t.goods(), t.player().noted) == (3, "food, fuel", 1)


def test_birthing_house_rewards_a_growth_through_a_card() -> None:
    t = play("wedding-coach", "yes", played=["birthing-house"], goods="2 wood, vegetable, 4 horse", **PASTURE)
    assert (t.people(), t.goods(), t.player().noted) == (3, "food, 4 horse, fuel", 1)


def test_birthing_house_gives_nothing_to_others() -> None:
    t = moor({"rooms": [0, 5, 10]}, played=["birthing-house"], round=13, turn=1).place("basic-wish")
    assert (t.player().noted, t.goods(0), t.goods(1)) == (0, "", "")


# Winter Storehouse


def storehouse(goods: str, counters: int = 3, **given: object) -> Situation:
    return moor({}, played=["winter-storehouse"], notes={"winter-storehouse": counters}, goods=goods, **given)


@pytest.mark.rule("MOOR-227")
@pytest.mark.parametrize(
    ("goods", "after"),
    [("wood", "2 food, wood, 2 fuel"), ("food, 3 fuel", "2 food, 3 fuel"), ("fuel", "2 food, 2 fuel")],
)
def test_winter_storehouse_fills_fuel_and_food_up_to_two(goods: str, after: str) -> None:
    t = storehouse(goods).pick("anytime", "card winter-storehouse")
    assert (t.goods(), t.player().note("winter-storehouse")) == (after, 2)


@pytest.mark.rule("MOOR-229")
def test_winter_storehouse_has_three_counters() -> None:
    assert play("winter-storehouse", goods="wood, 2 clay").player().note("winter-storehouse") == 3
    assert not storehouse("wood", counters=0).pick("anytime").offers("card winter-storehouse")


def test_winter_storehouse_is_of_no_use_to_those_who_have_enough() -> None:
    assert not storehouse("2 food, 2 fuel").pick("anytime").offers("card winter-storehouse")


@pytest.mark.rule("MOOR-228")
def test_winter_storehouse_cannot_pay_a_heating_cost_of_three() -> None:
    t = harvest("winter-storehouse", notes={"winter-storehouse": 3}, rooms=[0, 5, 10])
    assert mine(t) == ["anytime", "done"]
    t.pick("anytime", "card winter-storehouse", seat=0)
    assert mine(t) == ["heat 2", "heat 1", "heat 0"]
    t.pick("heat 2", seat=0)
    assert (t.player().bed, t.player().note("winter-storehouse")) == (1, 2)


@pytest.mark.rule("MOOR-228")
def test_winter_storehouse_does_not_help_in_the_middle_of_a_payment() -> None:
    t = storehouse("wood, clay", hand=["coal-seam"], moors=[0], special={"cut-peat": 1})
    assert not t.offers("special cut-peat")
    assert not t.offers("special black-market")


# Routine Work

CRAFTS = ["joinery", "pottery", "basketmakers-workshop"]


def feeding(*played: str, **given: object) -> Situation:
    given = {"goods": "9 food, 9 fuel", **given}
    return moor({"goods": "9 food, 9 fuel"}, played=["routine-work", *played], round=4, phase="feeding", **given)


@pytest.mark.parametrize("n", [0, 1, 2])
def test_routine_work_gives_fuel_or_food_for_a_craft_building(n: int) -> None:
    assert mine(feeding(CRAFTS[n])) == [f"exchange routine-work-{2 * n}", f"exchange routine-work-{2 * n + 1}", "done"]
    t = feeding(CRAFTS[n]).pick(f"exchange routine-work-{2 * n}", seat=0)
    assert t.count("fuel") == 10
    assert feeding(CRAFTS[n]).pick(f"exchange routine-work-{2 * n + 1}", seat=0).food() == 6


def test_routine_work_is_instead_of_using_the_building() -> None:
    t = feeding("joinery", goods="9 food, 9 fuel, wood").pick("exchange routine-work-0", seat=0)
    assert not any(words.startswith("exchange joinery") for words in mine(t))
    t = feeding("joinery", goods="9 food, 9 fuel, wood").pick("exchange joinery-0", seat=0)
    assert not any(words.startswith("exchange routine-work") for words in mine(t))


def test_routine_work_chooses_for_each_building() -> None:
    t = feeding(*CRAFTS).pick("exchange routine-work-0", seat=0)
    assert mine(t) == [f"exchange routine-work-{n}" for n in (2, 3, 4, 5)] + ["done"]
    t.pick("exchange routine-work-3", "exchange routine-work-4", seat=0)
    assert (t.count("fuel"), t.food()) == (11, 6)


def test_routine_work_needs_the_buildings_and_a_harvest() -> None:
    assert mine(feeding("furniture-stall")) != []
    assert not any(words.startswith("exchange routine") for words in mine(feeding("furniture-stall")))
    t = moor({}, played=["routine-work", "joinery"], goods="food").pick("anytime")
    assert not any(words.startswith("exchange routine") for words in t.offered)


def test_routine_work_allows_no_other_improvement() -> None:
    assert playable("routine-work", goods="food")
    assert not playable("routine-work", goods="food", played=["lasso"])
    assert not playable("routine-work", goods="food", played=["well"])


# Arid Field


def arid(**given: object) -> Situation:
    return moor({}, played=["arid-field"], moors=[3, 4], **given).pick("special cut-peat", "cell 3")


def test_arid_field_puts_goods_on_the_emptied_space_which_stays_unused() -> None:
    t = arid()
    assert (t.goods(), t.score("unused")) == ("3 fuel", -12)
    assert "put-food" in t.events
    assert t.player().note("arid-field") == 1 << 3


def test_goods_of_arid_field_come_when_the_space_is_plowed() -> None:
    t = arid().others_pass().place("farmland", "cell 3")
    assert (t.goods(), t.player().note("arid-field")) == ("food, 4 fuel", 0)


def test_goods_of_arid_field_wait_while_other_spaces_are_used() -> None:
    t = arid().others_pass().place("farmland", "cell 2")
    assert t.goods() == "3 fuel"


def test_goods_of_arid_field_come_with_a_stable() -> None:
    t = arid(goods="2 wood").others_pass().place("farm-expansion", "cell 3")
    assert t.goods() == "food, 4 fuel"


def test_goods_of_arid_field_come_with_fences() -> None:
    t = moor({}, played=["arid-field"], moors=[4], goods="4 wood", round=2, rounds=["fencing"])
    t.pick("special cut-peat", "cell 4").others_pass()
    t.place("fencing", *[f"edge {edge}" for edge in bits(t.player().farm.plan.outline(1 << 4))])
    assert t.goods() == "food, 4 fuel"


def test_goods_of_arid_field_come_with_a_forest_or_a_tombstone() -> None:
    t = moor({}, played=["arid-field"], notes={"arid-field": [3]}, hand=["land-parcel"], rounds=[IMPROVING])
    assert t.place(IMPROVING, "land-parcel", "cell 3").goods() == "food, fuel"
    t = moor(
        {}, played=["arid-field"], notes={"arid-field": [3]}, hand=["family-burial-plot"], rounds=[IMPROVING],
        goods="stone", material="stone",
    )  # fmt: skip
    assert t.place(IMPROVING, "family-burial-plot", "cell 3").goods() == "food, fuel"


def test_arid_field_does_not_act_when_trees_are_felled() -> None:
    t = moor({}, played=["arid-field"], forests=[3]).pick("special fell-trees", "cell 3")
    assert t.player().note("arid-field") == 0


def test_arid_field_needs_three_improvements() -> None:
    assert playable("arid-field", played=["lasso", "well", "loom"])
    assert not playable("arid-field", played=["lasso", "well"])
