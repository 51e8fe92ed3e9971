"""Building resource and livestock providers of Farmers of the Moor: each clause, and what they must not do."""

import pytest

from allmende.agricola.cards.card import BY_SLUG
from allmende.agricola.moor.table import moor_of
from tests.agricola.moor.cards.test_food_and_crops import play, playable
from tests.agricola.moor.situations import moor
from tests.agricola.situations import Situation

TWO = ["malthouse", "peat-bath"]
"""Two minor improvements that do nothing here."""


# Figures


@pytest.mark.parametrize(
    ("card", "cost", "points"),
    [
        ("riverside-woods", "", 0),
        ("oak-bark", "food", 0),
        ("moor-birch-trees", "2 food", 1),
        ("drag-horses", "", 0),
        ("timber-mill", "3 clay, 2 stone", 3),
        ("alder-swamp", "2 food", 1),
        ("river-clay", "", 0),
        ("loam", "", 0),
        ("willow-bank", "", 0),
        ("stone-quarry", "3 food", 1),
        ("stone-wagon", "2 wood", 0),
        ("hardware-store", "2 clay, reed", 0),
        ("cooperative-store", "2 wood, clay", 1),
        ("wheelbarrow", "2 wood", 0),
        ("workbench", "2 wood", 0),
        ("plowhorse-market", "clay", 1),
        ("nosebag", "food", 0),
        ("cattle-stall", "2 wood, 2 clay", 1),
    ],
)
def test_what_cards_cost_and_are_worth(card: str, cost: str, points: int) -> None:
    majors = ["clay-oven", "stone-oven", "well"]
    t = moor(hand=[card], goods=cost, played=majors, rooms=[5, 10, 0], round=14)
    before = t.score("improvements")
    play(t, card)
    assert t.goods() == ("2 wood" if card == "oak-bark" else "")
    assert t.score("improvements") - before == points
    if cost:
        assert not playable(moor(hand=[card], played=majors, rooms=[5, 10, 0]), card)


@pytest.mark.parametrize(
    "card", ["oak-bark", "moor-birch-trees", "alder-swamp", "stone-quarry", "plowhorse-market", "nosebag"]
)
def test_cards_of_which_sources_disagree_say_so(card: str) -> None:
    assert "elsewhere" in BY_SLUG[card].disputed


@pytest.mark.parametrize(
    ("card", "majors"),
    [("riverside-woods", 3), ("oak-bark", 2), ("river-clay", 1), ("willow-bank", 1), ("wheelbarrow", 1),
     ("plowhorse-market", 1), ("nosebag", 1)],
)  # fmt: skip
def test_some_need_major_improvements(card: str, majors: int) -> None:
    built, goods = ["clay-oven", "stone-oven", "well"][:majors], "food, 2 wood, clay"
    assert playable(moor(hand=[card], goods=goods, played=built), card)
    assert not playable(moor(hand=[card], goods=goods, played=[*built[1:], *TWO]), card)


@pytest.mark.parametrize(("card", "least"), [("alder-swamp", 2), ("loam", 1), ("hardware-store", 2)])
def test_some_need_improvements_of_any_kind(card: str, least: int) -> None:
    goods, played = "2 food, 2 clay, reed", ["malthouse", "clay-oven"][:least]
    assert playable(moor(hand=[card], goods=goods, played=played), card)
    assert not playable(moor(hand=[card], goods=goods, played=played[1:]), card)


# Living History Museum


def test_living_history_museum_replaces_the_museum_of_the_moors() -> None:
    t = moor(hand=["living-history-museum"], played=["museum-of-the-moors"], material="clay")
    play(t, "living-history-museum")
    assert (t.played(), t.score("improvements")) == (["living-history-museum"], 4)


@pytest.mark.rule("MOOR-224")
def test_the_museum_goes_back_to_its_place() -> None:
    t = moor(
        {"played": ["peat-charcoal-kiln"]},
        hand=["living-history-museum"], played=["museum-of-the-moors"], material="stone",
    )  # fmt: skip
    play(t, "living-history-museum")
    assert BY_SLUG["museum-of-the-moors"] in t.state.free_majors()


@pytest.mark.rule("MOOR-141")
@pytest.mark.parametrize(("material", "can"), [("wood", False), ("clay", True), ("stone", True)])
def test_living_history_museum_needs_a_clay_house(material: str, can: bool) -> None:
    t = moor(hand=["living-history-museum"], played=["museum-of-the-moors"], material=material)
    assert playable(t, "living-history-museum") == can


def test_without_the_museum_of_the_moors_no_living_history() -> None:
    assert not playable(moor(hand=["living-history-museum"], material="clay", goods="9 stone"), "living-history-museum")


@pytest.mark.parametrize(
    ("major", "cost"),
    [
        ("heating-oven", "stone"), ("tiled-oven", "2 clay"), ("village-church", "2 wood, 3 stone"),
        ("furniture-stall", "stone"), ("ceramics-stall", "stone"), ("basket-stall", "stone"),
        ("riding-stables", "wood, clay, reed"),
    ],
)  # fmt: skip
def test_living_history_makes_majors_cheaper(major: str, cost: str) -> None:
    under = BY_SLUG[major].under
    assert under is not None
    t = moor({"played": [under]}, played=["living-history-museum"], goods=cost)
    play(t, major)
    assert t.count("wood") + t.count("clay") + t.count("reed") + t.count("stone") == 0
    assert t.played()[-1] == major


def test_the_discounts_of_the_old_museum_end() -> None:
    assert not playable(moor(played=["living-history-museum"], goods="wood, 2 stone"), "joinery")


# Spaces


def test_riverside_woods_give_a_wood_for_each_space_with_forest_when_fishing() -> None:
    t = moor(played=["riverside-woods"], forests=[3, 4, 4])
    t.place("fishing")
    assert t.goods() == "food, 2 wood"


def test_riverside_woods_give_three_wood_at_most() -> None:
    t = moor(played=["riverside-woods"], forests=[2, 3, 4, 9])
    t.place("fishing")
    assert t.count("wood") == 3


def test_riverside_woods_need_forests_and_fishing() -> None:
    t = moor(played=["riverside-woods"], moors=[4])
    t.place("fishing")
    assert t.goods() == "food"
    t = moor(played=["riverside-woods"], forests=[4])
    t.place("day-laborer")
    assert t.goods() == "2 food"


@pytest.mark.parametrize(
    ("card", "space", "goods"),
    [
        ("river-clay", "fishing", "food, 2 clay"), ("river-clay", "clay-pit", "clay"),
        ("stone-wagon", "day-laborer", "2 food, stone"), ("stone-wagon", "fishing", "food"),
        ("nosebag", "grain-seeds", "grain, horse"), ("nosebag", "fishing", "food"),
    ],
)  # fmt: skip
def test_what_comes_with_a_space(card: str, space: str, goods: str) -> None:
    t = moor({}, played=[card])
    t.place(space)
    assert t.goods() == goods
    t = moor({}, played=[card], turn=1)
    t.place(space)
    assert t.goods(0) == ""


def test_a_horse_of_the_nosebag_needs_room() -> None:
    t = moor(played=["nosebag"], goods="horse")
    t.place("grain-seeds")
    assert t.goods() == "grain, horse"


# Special actions


@pytest.mark.parametrize(
    ("card", "special", "goods"),
    [
        ("moor-birch-trees", "cut-peat", "2 wood, 3 fuel"), ("moor-birch-trees", "fell-trees", "2 wood"),
        ("willow-bank", "fell-trees", "2 wood, reed"), ("willow-bank", "cut-peat", "3 fuel"),
    ],
)  # fmt: skip
def test_what_comes_with_a_special_action(card: str, special: str, goods: str) -> None:
    t = moor({}, played=[card], forests=[4], moors=[9])
    t.pick(f"special {special}", "cell 4" if special == "fell-trees" else "cell 9")
    assert t.goods() == goods


def test_others_special_actions_bring_nothing() -> None:
    t = moor({"forests": [4], "moors": [9]}, played=["moor-birch-trees", "willow-bank"], turn=1)
    t.pick("special cut-peat", "cell 9")
    assert t.goods(0) == ""


@pytest.mark.parametrize(("rooms", "can"), [([5, 10], False), ([5, 10, 0], True)])
def test_moor_birch_trees_need_three_rooms(rooms: list[int], can: bool) -> None:
    assert playable(moor(hand=["moor-birch-trees"], goods="2 food", rooms=rooms), "moor-birch-trees") == can


@pytest.mark.parametrize(("good", "goods"), [("wood", "3 wood"), ("reed", "2 wood, reed")])
def test_alder_swamp_gives_a_wood_or_a_reed_with_fell_trees(good: str, goods: str) -> None:
    t = moor(played=["alder-swamp"], forests=[4])
    t.pick("special fell-trees")
    assert t.offered == ["good wood", "good reed"]
    t.pick(f"good {good}", "cell 4")
    assert t.goods() == goods


def test_alder_swamp_gives_nothing_with_slash_and_burn() -> None:
    t = moor(played=["alder-swamp"], forests=[4])
    t.pick("special slash-and-burn", "cell 4")
    assert t.goods() == ""


@pytest.mark.parametrize(("given", "clay"), [({"home": 1, "placed": ["forest"]}, 1), ({}, 0), ({"bed": 1}, 0)])
def test_loam_gives_a_clay_while_exactly_one_person_is_to_be_placed(given: dict[str, object], clay: int) -> None:
    t = moor(played=["loam"], **given)
    t.pick("special hiring-fair")
    assert (t.count("clay"), t.food()) == (clay, 1)


def test_loam_gives_nothing_with_other_special_actions() -> None:
    t = moor(played=["loam"], placed=["forest"], moors=[4])
    t.pick("special cut-peat", "cell 4")
    assert t.count("clay") == 0


# Stone Quarry


@pytest.mark.parametrize(("players", "stone"), [(2, 5), (3, 3), (4, 5)])
def test_stone_lies_on_the_quarry_card(players: int, stone: int) -> None:
    t = moor(hand=["stone-quarry"], goods="3 food", players=players)
    play(t, "stone-quarry")
    assert (t.player().note("stone-quarry"), t.count("stone")) == (stone, 0)


def test_hiring_fair_takes_a_stone_from_the_quarry_until_it_is_empty() -> None:
    t = moor(played=["stone-quarry"], notes={"stone-quarry": 1})
    t.pick("special hiring-fair")
    assert (t.goods(), t.player().note("stone-quarry")) == ("food, stone", 0)
    t = moor(played=["stone-quarry"])
    t.pick("special hiring-fair")
    assert t.goods() == "food"


def test_the_quarry_sleeps_during_other_special_actions() -> None:
    t = moor(played=["stone-quarry"], notes={"stone-quarry": 5}, forests=[4])
    t.pick("special fell-trees", "cell 4")
    assert t.goods() == "2 wood"


# Drag Horses


@pytest.mark.parametrize(("wood", "more"), [(3, 1), (4, 2), (7, 2)])
def test_drag_horses_bring_more_wood_for_a_food(wood: int, more: int) -> None:
    t = moor(played=["drag-horses"], goods="horse, food", piles={"forest": wood})
    t.place("forest", "card drag-horses")
    assert t.goods() == f"{wood + more} wood, horse"


def test_the_horses_may_rest() -> None:
    t = moor(played=["drag-horses"], goods="horse, food")
    t.place("forest", "done")
    assert t.goods() == "food, 3 wood, horse"


@pytest.mark.rule("MOOR-179")
@pytest.mark.parametrize(
    ("goods", "space", "pile"),
    [("food", "forest", 4), ("horse", "forest", 4), ("food, horse", "forest", 2), ("food, horse", "clay-pit", 4)],
)
def test_drag_horses_need_a_horse_food_and_enough_wood(goods: str, space: str, pile: int) -> None:
    t = moor(played=["drag-horses"], goods=goods, piles={space: pile})
    t.place(space)
    assert t.seat == 1


@pytest.mark.rule("MOOR-179")
def test_the_card_itself_is_no_horse() -> None:
    assert moor(played=["drag-horses"]).score("horses") == -1


# Timber Mill


@pytest.mark.parametrize(("wood", "more"), [(3, 0), (4, 1), (5, 1)])
def test_timber_mill_saws_a_wood_of_four(wood: int, more: int) -> None:
    t = moor(played=["timber-mill"], piles={"forest": wood})
    t.place("forest")
    assert t.goods() == f"{wood + more} wood"


def test_timber_mill_saws_two_for_a_fuel() -> None:
    t = moor(played=["timber-mill"], piles={"forest": 4}, goods="2 fuel")
    t.place("forest", "card timber-mill")
    assert t.goods() == "6 wood, fuel"


@pytest.mark.parametrize(("pick", "goods"), [("card timber-mill", "4 wood"), ("done", "3 wood, fuel")])
def test_timber_mill_saws_what_is_felled(pick: str, goods: str) -> None:
    t = moor(played=["timber-mill"], forests=[4], goods="fuel")
    t.pick("special fell-trees", pick, "cell 4")
    assert t.goods() == goods


def test_timber_mill_saws_no_clay_and_nothing_with_slash_and_burn() -> None:
    t = moor(played=["timber-mill"], piles={"clay-pit": 5}, goods="fuel")
    t.place("clay-pit")
    assert t.goods() == "5 clay, fuel"
    t = moor(played=["timber-mill"], forests=[4], goods="fuel")
    t.pick("special slash-and-burn", "cell 4")
    assert t.goods() == "fuel"


# Oak Bark


def test_oak_bark_gives_two_wood_at_once() -> None:
    t = moor(hand=["oak-bark"], goods="food", played=["clay-oven", "well"])
    play(t, "oak-bark")
    assert t.goods() == "2 wood"


@pytest.mark.parametrize(("animal", "wood"), [("sheep", 0), ("boar", 1), ("cattle", 1), ("horse", 1)])
def test_oak_bark_gives_a_wood_for_each_cooked_animal_but_sheep(animal: str, wood: int) -> None:
    t = moor(played=["oak-bark", "cookhouse"], goods=animal)
    t.pick("anytime", f"eat {animal}")
    assert t.count("wood") == wood


def test_two_horses_in_the_butchery_give_two_wood() -> None:
    t = moor(played=["oak-bark", "horse-butchery"], goods="2 horse", pastures=[[4]])
    t.pick("anytime", "exchange horse-butchery-0")
    assert t.goods() == "5 food, 2 wood"


def test_payments_count_on_the_wood_of_oak_bark() -> None:
    assert not moor(played=["fireplace-2"], goods="boar, wood").usable("farm-expansion")
    t = moor(played=["oak-bark", "fireplace-2"], goods="boar, wood").place("farm-expansion", "cell 0")  # a stable
    assert t.goods() == "2 food"
    t = moor(played=["oak-bark", "horse-butchery"], goods="2 horse", pastures=[[4]]).place("farm-expansion", "cell 0")
    assert t.offered == ["eat horse", "exchange horse-butchery-0"]
    assert t.pick("exchange horse-butchery-0").goods() == "5 food"


def test_heating_counts_on_the_wood_of_oak_bark() -> None:
    t = moor(played=["oak-bark", "fireplace-2"], goods="cattle", phase="heating", round=4)
    assert t.offered == ["heat 0", "eat cattle"]
    t.pick("eat cattle", "exchange wood-for-fuel-0", "heat 1")
    assert (t.goods(), t.player().bed) == ("3 food", 1)


def test_an_animal_on_the_butchers_block_gives_bark_and_vegetables_none() -> None:
    t = moor({"played": ["oak-bark"], "goods": "boar"}, hand=["butchers-block"], goods="wood")
    play(t, "butchers-block")
    assert t.goods(1) == "2 food, wood"
    t = moor(played=["oak-bark", "fireplace-2"], goods="vegetable")
    t.pick("anytime", "eat vegetable")
    assert t.count("wood") == 0


# Hardware Store


def test_hardware_store_has_three_counters() -> None:
    t = moor(hand=["hardware-store"], goods="2 clay, reed", played=TWO)
    play(t, "hardware-store")
    assert t.player().note("hardware-store") == 3


@pytest.mark.rule("MOOR-227")
def test_a_counter_brings_one_of_each_building_resource_that_is_missing() -> None:
    t = moor(played=["hardware-store"], notes={"hardware-store": 3}, goods="2 wood, food")
    t.pick("anytime", "card hardware-store")
    assert (t.goods(), t.player().note("hardware-store")) == ("food, 2 wood, clay, reed, stone", 2)


@pytest.mark.rule("MOOR-229")
def test_without_counters_or_with_all_resources_the_store_is_closed() -> None:
    assert not moor(played=["hardware-store"], goods="food").pick("anytime").offers("card hardware-store")
    t = moor(played=["hardware-store"], notes={"hardware-store": 3}, goods="wood, clay, reed, stone")
    assert not t.pick("anytime").offers("card hardware-store")


@pytest.mark.rule("MOOR-228")
@pytest.mark.parametrize(("store", "goods"), [("hardware-store", "clay"), ("cooperative-store", "clay, wood")])
def test_counters_cannot_be_used_in_the_middle_of_a_payment(store: str, goods: str) -> None:
    t = moor(played=[store], notes={store: 3}, goods=goods, hand=["malthouse"])
    assert not playable(t, "malthouse")


# Cooperative Store


def test_cooperative_store_has_four_counters() -> None:
    t = moor(hand=["cooperative-store"], goods="2 wood, clay")
    play(t, "cooperative-store")
    assert t.player().note("cooperative-store") == 4


@pytest.mark.rule("MOOR-227")
def test_cooperative_store_swaps_a_building_resource_for_another_but_not_for_stone() -> None:
    t = moor(played=["cooperative-store"], notes={"cooperative-store": 4}, goods="stone, clay, food")
    t.pick("anytime", "card cooperative-store")
    assert t.offered == ["good clay", "good stone"]
    t.pick("good clay")
    assert t.offered == ["good wood", "good reed"]
    t.pick("good reed")
    assert (t.goods(), t.player().note("cooperative-store")) == ("food, reed, stone", 3)
    t.pick("anytime", "card cooperative-store", "good stone")
    assert t.offered == ["good wood", "good clay", "good reed"]


@pytest.mark.rule("MOOR-229")
@pytest.mark.parametrize(("goods", "counters"), [("wood", 0), ("grain", 4)])
def test_cooperative_store_needs_counters_and_something_to_give(goods: str, counters: int) -> None:
    t = moor(played=["cooperative-store"], notes={"cooperative-store": counters}, goods=goods)
    assert not t.pick("anytime").offers("card cooperative-store")


# Wheelbarrow


@pytest.mark.parametrize(
    ("space", "pile", "fuel"),
    [("forest", 4, 1), ("forest", 3, 0), ("clay-pit", 4, 1), ("reed-bank", 5, 1), ("western-quarry", 4, 1),
     ("fishing", 4, 0)],
)  # fmt: skip
def test_wheelbarrow_brings_a_fuel_with_four_of_a_building_resource(space: str, pile: int, fuel: int) -> None:
    t = moor(played=["wheelbarrow"], piles={space: pile}, round=7)
    t.place(space)
    assert t.count("fuel") == fuel


@pytest.mark.parametrize("good", ["wood", "clay", "reed", "stone"])
def test_wheelbarrow_brings_a_building_resource_with_cut_peat(good: str) -> None:
    t = moor(played=["wheelbarrow"], moors=[4])
    t.pick("special cut-peat", f"good {good}", "cell 4")
    assert t.goods() == f"{good}, 3 fuel"


def test_wheelbarrow_brings_nothing_with_fell_trees() -> None:
    t = moor(played=["wheelbarrow"], forests=[4])
    t.pick("special fell-trees", "cell 4")
    assert t.goods() == "2 wood"


# Workbench


@pytest.mark.parametrize(("number", "goods"), [(13, "3 wood, 2 clay, reed"), (14, "3 wood, 2 clay, reed"), (11, "")])
def test_workbench_gives_building_resources_in_the_last_two_harvests(number: int, goods: str) -> None:
    t = moor({}, played=["workbench"], phase="field-phase", round=number)
    assert t.goods() == goods


def test_goods_of_the_workbench_serve_craft_buildings() -> None:
    t = moor({}, played=["workbench", "joinery"], phase="field-phase", round=14)
    assert t.score("bonus") == 1


@pytest.mark.parametrize(("more", "can"), [([], True), (["clay-oven"], False)])
def test_workbench_wants_no_more_than_four_improvements(more: list[str], can: bool) -> None:
    t = moor(hand=["workbench"], goods="2 wood", played=[*TWO, "fireplace-2", "well", *more])
    assert playable(t, "workbench") == can


# Plowhorse Market


@pytest.mark.parametrize("space", ["farmland", "cultivation"])
def test_plowhorse_market_sells_a_horse_before_plowing(space: str) -> None:
    t = moor(played=["plowhorse-market"], goods="3 food", round=13, rounds=["cultivation"])
    t.place(space, "card plowhorse-market", "cell 4")
    assert t.goods() == "2 food, horse"


def test_nobody_must_buy_a_horse_and_without_food_nobody_can() -> None:
    t = moor(played=["plowhorse-market"], goods="food")
    t.place("farmland", "done", "cell 4")
    assert t.goods() == "food"
    t = moor(played=["plowhorse-market"])
    t.place("farmland", "cell 4")
    assert t.goods() == ""


def test_slash_and_burn_is_no_horse_market_and_no_special_card_is_taken() -> None:
    t = moor(played=["plowhorse-market"], goods="food", forests=[4])
    t.pick("special slash-and-burn", "cell 4")
    assert t.goods() == "food"
    t = moor(played=["plowhorse-market"], goods="food")
    t.place("farmland", "card plowhorse-market", "cell 4")
    assert set(moor_of(t.state).holders) == {-1}


# Cattle Stall


def waiting(t: Situation) -> Situation:
    return play(t, "cattle-stall").pick("good cattle", "good horse", "good sheep")


def test_cattle_stall_puts_one_animal_of_each_type_aside_in_an_order_of_choice() -> None:
    t = moor(hand=["cattle-stall"], goods="2 wood, 2 clay", round=3)
    waiting(t)
    assert t.promised() == {5: "cattle", 7: "horse", 9: "sheep", 11: "boar"}


def test_only_rounds_to_come_get_an_animal() -> None:
    t = moor(hand=["cattle-stall"], goods="2 wood, 2 clay", round=11)
    play(t, "cattle-stall").pick("good horse")
    assert t.promised() == {13: "horse"}


ANIMALS = [[6, "cattle", "cattle-stall"], [8, "horse", "cattle-stall"]]
STALL = {"played": ["cattle-stall"], "promised": ANIMALS}


def test_an_animal_of_the_stall_is_bought_for_a_food_when_its_round_begins() -> None:
    t = moor(**STALL, goods="2 food", phase="preparation", round=6)
    assert t.offered == ["card cattle-stall", "done"]
    t.pick("card cattle-stall")
    assert (t.goods(), t.promised()) == ("food, cattle", {8: "horse"})


@pytest.mark.parametrize(("goods", "picks"), [("food", ["done"]), ("", [])])
def test_an_animal_that_is_not_bought_is_lost(goods: str, picks: list[str]) -> None:
    t = moor(**STALL, goods=goods, phase="preparation", round=6)
    t.pick(*picks)
    assert (t.goods(), t.promised(), t.phase) == (goods, {8: "horse"}, "work")


def test_food_of_the_same_round_space_may_buy_the_animal() -> None:
    promised = [*ANIMALS, [6, "food", "well"]]
    t = moor(played=["cattle-stall", "well"], promised=promised, phase="preparation", round=6)
    t.pick("card cattle-stall")
    assert t.goods() == "cattle"
