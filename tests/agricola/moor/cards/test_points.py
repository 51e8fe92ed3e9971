"""Points providers of Farmers of the Moor (M064 to M074): each clause, and what they must not do."""

import pytest

from allmende.agricola.cards.card import BY_SLUG, POINTS_PROVIDER
from allmende.agricola.farm.plan import bits
from allmende.agricola.goods import Bundle, bundle
from allmende.agricola.state import GONE
from tests.agricola.moor.situations import IMPROVING, cells, forests, moor, moors, play, playable
from tests.agricola.situations import Situation

FIGURES: dict[str, tuple[str, Bundle, int]] = {
    "family-burial-plot": ("M064", bundle(stone=1), 1),
    "fire-brigade": ("M065", bundle(clay=1, stone=1), 0),
    "land-parcel": ("M066", (), 0),
    "chamber-of-commerce": ("M067", bundle(clay=2, stone=1), 1),
    "church": ("M068", (), 5),
    "leather-saddle": ("M069", bundle(food=1), 1),
    "moor-archaeology": ("M070", (), 1),
    "bog-body": ("M071", (), 1),
    "oven-damper": ("M072", bundle(stone=2), 1),
    "stock-breeding-prize": ("M073", bundle(grain=1), 0),
    "administration": ("M074", bundle(wood=1, clay=2), 0),
}
DISPUTED = ["leather-saddle", "stock-breeding-prize", "administration"]
ALL_LAND = [0, 1, 2, 3, 4, 6, 7, 8, 9, 11, 12, 13, 14]
"""All spaces of the farmyard beside the house."""
PASTURES = {"pastures": [[3, 4, 8, 9], [13, 14]], "stables": [3, 4]}
"""Room for many animals."""


@pytest.mark.parametrize("slug", FIGURES)
def test_what_is_printed_on_a_points_provider(slug: str) -> None:
    card = BY_SLUG[slug]
    assert (card.code, card.costs[0], card.points) == FIGURES[slug]
    assert (card.deck, card.category, card.traveling) == ("moor", POINTS_PROVIDER, False)
    assert (card.upgrade, card.disputed != "") == (slug == "church", slug in DISPUTED)


# Family Burial Plot


@pytest.mark.rule("MOOR-220")
def test_family_burial_plot_puts_a_tombstone_on_an_unused_space() -> None:
    t = play("family-burial-plot", goods="stone", material="stone", forests=[0], moors=[1], fields=[2])
    assert cells(t) == [3, 4, 6, 7, 8, 9, 11, 12, 13, 14]
    t.pick("cell 3")
    assert (t.score("bonus"), t.goods()) == (1, "")


@pytest.mark.rule("MOOR-206")
def test_the_space_of_the_tombstone_counts_as_used() -> None:
    t = play("family-burial-plot", goods="stone", material="stone")
    before = t.score("unused")
    assert t.pick("cell 3").score("unused") == before + 1


@pytest.mark.rule("MOOR-205")
def test_nothing_can_be_done_with_the_space_of_the_tombstone() -> None:
    t = play("family-burial-plot", "cell 0", goods="stone", material="stone")
    farm = t.player().farm
    assert "block" in t.events
    for where in (farm.room_cells(), farm.field_cells(), farm.stable_cells(), ~farm.closed_to_fences()):
        assert not where & 1


def test_no_tombstone_need_be_put() -> None:
    t = play("family-burial-plot", "done", goods="stone", material="stone")
    assert (t.score("bonus"), bits(t.player().farm.blocked)) == (0, [])


def test_without_a_free_space_family_burial_plot_is_played_all_the_same() -> None:
    t = play("family-burial-plot", goods="stone", material="stone", forests=ALL_LAND)
    assert (t.seat, t.played(), t.score("bonus")) == (1, ["family-burial-plot"], 0)


def test_family_burial_plot_needs_a_stone_house() -> None:
    assert playable("family-burial-plot", goods="stone", material="stone")
    assert not playable("family-burial-plot", goods="stone", material="clay")


# Fire Brigade


@pytest.mark.parametrize(("n", "points"), [(0, 0), (1, 0), (2, 1), (3, 2), (4, 3), (5, 4), (7, 4)])
def test_fire_brigade_gives_points_for_forests_and_two_food(n: int, points: int) -> None:
    t = play("fire-brigade", goods="4 food, 4 fuel, clay, stone", forests=ALL_LAND[:n])
    assert (t.player().noted, t.goods()) == (points, "6 food, 4 fuel")


def test_fire_brigade_counts_spaces_and_does_so_once() -> None:
    t = play("fire-brigade", goods="4 food, 4 fuel, clay, stone", forests=[0, 0])
    assert t.player().noted == 0
    t = moor({}, played=["fire-brigade"], forests=[0, 1, 2])
    assert t.score("bonus") == 0


def test_fire_brigade_needs_four_food_and_four_fuel_in_the_supply() -> None:
    assert playable("fire-brigade", goods="4 food, 4 fuel, clay, stone")
    assert not playable("fire-brigade", goods="3 food, 4 fuel, clay, stone, grain")
    assert not playable("fire-brigade", goods="4 food, 3 fuel, clay, stone, wood")


# Land Parcel


def test_land_parcel_puts_a_forest_on_an_unused_space() -> None:
    t = play("land-parcel", moors=[0], fields=[1])
    assert cells(t) == [2, 3, 4, 6, 7, 8, 9, 11, 12, 13, 14]
    assert forests(t.pick("cell 2")) == [2]


@pytest.mark.parametrize(("unused", "points"), [(0, 0), (1, 2), (2, -1), (3, -3), (4, -3), (13, -3)])
def test_land_parcel_scores_unused_spaces_beside_their_usual_points(unused: int, points: int) -> None:
    t = moor({}, played=["land-parcel"], forests=ALL_LAND[unused:])
    assert (t.score("bonus"), t.score("unused")) == (points, -unused)


def test_land_parcel_cannot_be_played_without_an_unused_space() -> None:
    assert not playable("land-parcel", forests=ALL_LAND)


def test_land_parcel_allows_two_improvements_at_most() -> None:
    assert playable("land-parcel", played=["lasso", "fireplace-2"])
    assert not playable("land-parcel", played=["lasso", "fireplace-2", "well"])


# Chamber of Commerce


def test_chamber_of_commerce_gives_wood_and_reed() -> None:
    assert play("chamber-of-commerce", goods="2 clay, stone").goods() == "wood, reed"


def test_chamber_of_commerce_gives_a_point_for_each_craft_building() -> None:
    crafts = ["joinery", "pottery", "basketmakers-workshop"]
    for n in range(4):
        assert moor({}, played=["chamber-of-commerce", "furniture-stall", *crafts[:n]]).score("bonus") == n
    assert moor({"played": crafts}, played=["chamber-of-commerce"]).score("bonus") == 0


# Church


@pytest.mark.rule("MOOR-225")
def test_church_takes_the_village_church_out_of_the_game() -> None:
    t = play("church", played=["village-church"])
    assert (t.played(), t.goods()) == (["church"], "2 food")
    assert t.state.holder(BY_SLUG["village-church"]) == GONE


@pytest.mark.rule("MOOR-222")
def test_church_counts_as_minor_and_as_major_improvement() -> None:
    outfit = play("church", played=["village-church"]).player().outfit
    assert (outfit.majors, outfit.improvements) == (1, 1)


@pytest.mark.rule("MOOR-223")
def test_church_is_played_by_a_major_or_by_a_minor_improvement() -> None:
    t = moor({}, hand=["church"], played=["village-church"], goods="fuel")
    t.pick("special black-market", "card church")
    assert t.goods() == "2 food"
    t = moor({}, hand=["church"], played=["village-church"], level=3)
    t.place("meeting-place", "card church")
    assert t.played() == ["church"]


def test_church_cannot_be_played_without_the_own_village_church() -> None:
    assert not playable("church", goods="9 wood, 9 stone")
    assert not moor({"played": ["village-church"]}, hand=["church"], rounds=[IMPROVING]).usable(IMPROVING)


def home(*played: str, **given: object) -> Situation:
    return moor({}, played=list(played), phase="returning-home", **given)


def test_church_gives_a_point_for_a_fuel_in_each_returning_home_phase() -> None:
    t = home("church", goods="2 fuel")
    assert t.offered == ["card church", "done"]
    t.pick("card church")
    assert (t.player().noted, t.goods()) == (1, "fuel")
    assert t.phase == "work"  # only once


def test_wood_may_become_the_fuel_for_church_and_nobody_must_pay() -> None:
    assert home("church", goods="wood").pick("card church").player().noted == 1
    assert home("church", goods="fuel").pick("done").player().noted == 0
    assert home("church", goods="9 food").phase == "work"


# Leather Saddle


def riders(horses: int, **given: object) -> Situation:
    return moor(
        {}, played=["leather-saddle", "fireplace-2"], goods=f"{horses} horse, 2 cattle, sheep", **PASTURES, **given
    )


@pytest.mark.parametrize(("horses", "points"), [(3, 2), (4, 2), (2, 0)])
def test_leather_saddle_gives_a_point_for_each_cattle_that_becomes_food(horses: int, points: int) -> None:
    t = riders(horses).pick("anytime", "eat cattle", "anytime", "eat cattle")
    assert (t.player().noted, t.food()) == (points, 6)


def test_leather_saddle_gives_nothing_for_other_animals_nor_for_cattle_that_run_away() -> None:
    t = riders(3).pick("anytime", "eat sheep", "anytime", "discard cattle")
    assert t.player().noted == 0


def test_leather_saddle_also_counts_cattle_cooked_in_a_payment() -> None:
    t = moor(
        {}, played=["leather-saddle", "fireplace-2"], goods="3 horse, cattle", special={"cut-peat": 1}, moors=[0],
        pastures=[[3, 4, 8, 9]],
    )  # fmt: skip
    t.pick("special cut-peat", "cell 0")
    assert (t.player().noted, t.food()) == (1, 1)


def test_leather_saddle_needs_two_horses() -> None:
    assert playable("leather-saddle", goods="food, 2 horse", **PASTURES)
    assert not playable("leather-saddle", goods="food, horse", **PASTURES)


# Moor Archaeology


def test_moor_archaeology_puts_a_fence_on_the_emptied_space() -> None:
    t = moor({}, played=["moor-archaeology"], moors=[3, 4])
    t.pick("special cut-peat", "cell 3", "card moor-archaeology")
    farm = t.player().farm
    assert (bits(farm.blocked), farm.spare_fences, t.score("bonus")) == ([3], 14, 1)
    assert (t.score("unused"), t.count("fuel")) == (-11, 3)
    assert {"block", "bury-fence"} <= set(t.events)


@pytest.mark.rule("MOOR-205")
def test_nothing_can_be_done_with_the_space_of_a_find() -> None:
    t = moor({}, played=["moor-archaeology"], moors=[0])
    farm = t.pick("special cut-peat", "cell 0", "card moor-archaeology").player().farm
    for where in (farm.room_cells(), farm.field_cells(), farm.stable_cells(), ~farm.closed_to_fences()):
        assert not where & 1


def test_moor_archaeology_counts_each_fence_and_may_be_left() -> None:
    t = moor({}, played=["moor-archaeology"], moors=[3, 4], notes={"moor-archaeology": 2})
    t.pick("special cut-peat", "cell 3", "card moor-archaeology")
    assert t.score("bonus") == 3
    t = moor({}, played=["moor-archaeology"], moors=[3]).pick("special cut-peat", "cell 3", "done")
    assert (t.player().farm.spare_fences, t.score("bonus"), moors(t)) == (15, 0, [])


def test_moor_archaeology_needs_a_fence_in_the_supply() -> None:
    t = moor({}, played=["moor-archaeology"], moors=[3])
    t.player().farm.spare_fences = 0
    assert t.pick("special cut-peat", "cell 3").seat == 1


def test_moor_archaeology_does_not_act_when_trees_are_felled() -> None:
    t = moor({}, played=["moor-archaeology"], forests=[3])
    assert t.pick("special fell-trees", "cell 3").seat == 1


@pytest.mark.rule("MOOR-141")
@pytest.mark.parametrize(("material", "can"), [("wood", False), ("clay", True), ("stone", True)])
def test_moor_archaeology_needs_a_clay_house_or_a_better_one(material: str, can: bool) -> None:
    assert playable("moor-archaeology", material=material) == can


# Bog Body


@pytest.mark.parametrize("museum", ["museum-of-the-moors", "living-history-museum"])
def test_bog_body_gives_a_point_to_the_owner_of_a_museum(museum: str) -> None:
    without = moor({"played": [museum]}).score("bonus", 1)
    assert moor({"played": [museum]}, played=["bog-body"]).score("bonus", 1) == without + 1
    own = moor({}, played=["bog-body", museum])
    assert (own.score("bonus"), own.score("bonus", 1)) == (without + 1, 0)


def test_bog_body_needs_a_visible_moor() -> None:
    assert playable("bog-body", moors=[0])
    assert not playable("bog-body", moors=[0], forests=[0])
    assert not playable("bog-body")


# Oven Damper


def test_oven_damper_gives_three_fuel() -> None:
    assert play("oven-damper", goods="2 stone").goods() == "3 fuel"


def test_oven_damper_gives_a_point_for_each_of_five_ovens() -> None:
    ovens = ["clay-oven", "stone-oven", "heating-oven", "tiled-oven", "oven-installation"]
    for oven in ovens:
        assert moor({}, played=["oven-damper", oven]).score("bonus") == 1
    assert moor({}, played=["oven-damper", *ovens, "fireplace-2"]).score("bonus") == 5
    assert moor({"played": ovens}, played=["oven-damper"]).score("bonus") == 0


# Stock-Breeding Prize


@pytest.mark.parametrize(
    ("herds", "each"), [((1, 1, 1, 1), 1), ((2, 3, 2, 2), 2), ((3, 3, 3, 3), 3), ((4, 4, 4, 4), 3)]
)
@pytest.mark.parametrize("players", [1, 2, 5])
def test_stock_breeding_prize_for_herds_of_all_four_types(herds: tuple[int, ...], each: int, players: int) -> None:
    sheep, boar, cattle, horses = herds
    t = moor(
        players=players, played=["stock-breeding-prize"],
        goods=f"{sheep} sheep, {boar} boar, {cattle} cattle, {horses} horse",
        pastures=[[4], [9], [14], [13]], stables=[4, 9, 13, 14],
    )  # fmt: skip
    assert t.score("bonus") == each * (players - 1)


def test_stock_breeding_prize_needs_all_four_types() -> None:
    t = moor(
        {}, played=["stock-breeding-prize"], goods="3 sheep, 3 boar, 3 cattle", pastures=[[3, 4], [8, 9], [13, 14]]
    )
    assert t.score("bonus") == 0


def test_stock_breeding_prize_allows_no_unused_space() -> None:
    assert playable("stock-breeding-prize", goods="grain", forests=ALL_LAND)
    assert not playable("stock-breeding-prize", goods="grain", forests=ALL_LAND[1:])


# Administration

THREE_MAJORS = ["fireplace-2", "well", "joinery"]


def test_administration_gives_two_food() -> None:
    assert play("administration", goods="wood, 2 clay").goods() == "2 food"


def last_harvest(**given: object) -> Situation:
    given = {"round": 14, "played": ["administration", *THREE_MAJORS], "goods": "9 food, 2 fuel", **given}
    t = moor({"goods": "9 food, 9 fuel"}, phase="field-phase", **given)
    number = t.state.round
    while t.game.choice is not None and t.state.round == number and not t.offers("card administration"):
        t.game.play(t.game.choice.options[0] if t.prompt == "heat" else t.game.choice.options[-1])
    return t


def test_administration_sells_a_point_for_each_major_improvement_in_the_last_harvest() -> None:
    t = last_harvest()
    assert t.offered == ["card administration", "done"]
    t.pick("card administration")
    assert t.offered == ["count 1", "count 2", "count 3"]
    t.pick("count 2")
    assert (t.player().noted, t.food()) == (2, 3)


def test_administration_is_limited_by_the_food_and_may_be_left() -> None:
    t = last_harvest(goods="6 food, 2 fuel").pick("card administration")
    assert t.offered == ["count 1", "count 2"]
    t = last_harvest().pick("done")
    assert (t.player().noted, t.food()) == (0, 5)


def test_food_for_administration_may_be_cooked() -> None:
    t = last_harvest(goods="4 food, 2 fuel, sheep").pick("card administration", "count 2")
    assert (t.player().noted, t.count("sheep")) == (2, 0)


def test_administration_sells_nothing_before_the_last_harvest_nor_without_majors() -> None:
    assert not last_harvest(round=13).offers("card administration")
    assert not last_harvest(played=["administration"]).offers("card administration")


@pytest.mark.parametrize(("others", "can"), [(0, True), (3, True), (4, False)])
def test_administration_allows_four_improvements_in_hand_itself_included(others: int, can: bool) -> None:
    hand = ["administration", *["lasso", "handplow", "claypipe", "loom"][:others]]
    t = moor({}, hand=hand, goods="wood, 2 clay", rounds=[IMPROVING], level=3)
    assert t.place(IMPROVING).offers("card administration") == can


def test_occupations_in_hand_do_not_count_for_administration() -> None:
    hand = ["administration", "wood-cutter", "carpenter", "tutor", "scholar"]
    t = moor({}, hand=hand, goods="wood, 2 clay", rounds=[IMPROVING], level=3)
    assert t.place(IMPROVING).offers("card administration")
