"""Actions boosters of Farmers of the Moor: each clause, and what they must not do."""

import pytest

from allmende.agricola.cards.card import ACTIONS_BOOSTER, BY_SLUG
from allmende.agricola.farm.plan import bits
from allmende.agricola.goods import Bundle, bundle
from allmende.agricola.moor.table import moor_of
from tests.agricola.moor.situations import IMPROVING, moor, moors, play, playable
from tests.agricola.situations import Situation

FIGURES: dict[str, tuple[str, Bundle, int]] = {
    "agricultural-implement": ("M054", bundle(wood=1), 0),
    "tool-shed": ("M055", bundle(wood=1, clay=1), 1),
    "peat-cutting-rights": ("M056", (), 0),
    "taps": ("M057", (), 0),
    "peat-fertilizer": ("M058", (), 0),
    "natures-fertilizer": ("M059", bundle(food=2), 0),
    "sowing-machine": ("M060", bundle(wood=3), 1),
    "hay-wagon": ("M061", bundle(wood=2), 1),
    "hearth-brush": ("M062", bundle(reed=1), 0),
    "pastoral-letter": ("M063", (), 0),
}
DISPUTED = ["natures-fertilizer", "sowing-machine"]
STABLE = {"stables": [4, 9], "pastures": [[4, 9]]}
"""Room for many horses."""


@pytest.mark.parametrize("slug", FIGURES)
def test_what_is_printed_on_an_actions_booster(slug: str) -> None:
    card = BY_SLUG[slug]
    assert (card.code, card.costs[0], card.points) == FIGURES[slug]
    assert (card.deck, card.category, card.traveling, card.upgrade) == ("moor", ACTIONS_BOOSTER, False, False)
    assert (card.disputed != "") == (slug in DISPUTED)


# Agricultural Implement


@pytest.mark.parametrize("space", ["farmland", "cultivation"])
def test_agricultural_implement_takes_a_special_action_card_after_plowing(space: str) -> None:
    t = moor({}, played=["agricultural-implement"], moors=[0], round=13)
    t.place(space, "cell 3", "card agricultural-implement", "special cut-peat", "cell 0")
    assert (t.count("fuel"), moors(t), t.seat) == (3, [], 1)
    assert not t.offers("special cut-peat")


def test_agricultural_implement_comes_after_the_action_and_may_be_left() -> None:
    t = moor({}, played=["agricultural-implement"], forests=[0])
    t.place("farmland", "cell 1")
    assert t.fields() == {1: ""}
    assert t.offered == ["card agricultural-implement", "done"]
    t.pick("done")
    assert t.seat == 1


def test_agricultural_implement_pays_two_food_for_a_card_of_somebody_else() -> None:
    t = moor({}, played=["agricultural-implement"], goods="2 food", moors=[0], special={"cut-peat": 1})
    t.place("farmland", "cell 3", "card agricultural-implement", "special cut-peat", "cell 0")
    assert t.goods() == "3 fuel"


def test_agricultural_implement_does_not_act_elsewhere_nor_for_others() -> None:
    t = moor({}, played=["agricultural-implement"])
    t.place("grain-seeds")
    assert t.seat == 1
    t.place("farmland", "cell 3")
    assert (t.seat, t.prompt) == (0, "place-person")


def test_agricultural_implement_has_nothing_to_offer_without_cards() -> None:
    t = moor({}, played=["agricultural-implement"], special={"cut-peat": 0, "hiring-fair": [1]})
    t.place("farmland", "cell 3")
    assert t.seat == 1


def test_alone_the_card_taken_with_agricultural_implement_is_used_up() -> None:
    t = moor(players=1, played=["agricultural-implement"], open="hiring-fair")
    t.place("farmland", "cell 3", "card agricultural-implement")
    assert not t.offers("special hiring-fair")


# Tool Shed


def shed(**given: object) -> Situation:
    return moor({}, played=["tool-shed"], moors=[0, 1], forests=[3, 8], fields=[4], **given)


@pytest.mark.parametrize("when", ["before", "after"])
def test_tool_shed_adds_slash_and_burn_to_cut_peat(when: str) -> None:
    t = shed()
    if when == "before":
        t.pick("special cut-peat", "card tool-shed", "cell 3", "cell 0")
    else:
        t.pick("special cut-peat", "done", "cell 0", "card tool-shed", "cell 3")
    assert (t.goods(), moors(t), sorted(t.fields())) == ("3 fuel", [1], [3, 4])
    assert t.seat == 1


@pytest.mark.parametrize("when", ["before", "after"])
def test_tool_shed_adds_cut_peat_to_slash_and_burn(when: str) -> None:
    t = shed()
    if when == "before":
        t.pick("special slash-and-burn", "card tool-shed", "cell 0", "cell 3")
    else:
        t.pick("special slash-and-burn", "done", "cell 3", "card tool-shed", "cell 0")
    assert (t.goods(), moors(t), sorted(t.fields())) == ("3 fuel", [1], [3, 4])


def test_tool_shed_takes_no_second_card() -> None:
    t = moor({"forests": [3], "moors": [0]}, players=6, played=["tool-shed"], moors=[0, 1], forests=[3], fields=[4])
    t.pick("special cut-peat", "done", "cell 0", "card tool-shed", "cell 3")
    assert t.seat == 1
    assert t.offers("special slash-and-burn")  # without food: the card still lies in the middle
    assert not t.offers("special cut-peat")


def test_tool_shed_acts_once_per_round_even_when_nested() -> None:
    t = shed()
    t.pick("special cut-peat", "card tool-shed", "cell 3")
    assert t.prompt == "cut-peat"  # not asked again for the other one
    t.pick("cell 0")
    assert t.seat == 1


def test_tool_shed_acts_again_in_the_next_round() -> None:
    t = shed(notes={"tool-shed": 4}, round=5)
    t.pick("special cut-peat", "card tool-shed", "cell 3", "cell 0")
    assert sorted(t.fields()) == [3, 4]
    assert shed(notes={"tool-shed": 5}, round=5).pick("special cut-peat").prompt == "cut-peat"


def test_tool_shed_is_not_offered_if_the_other_action_is_impossible() -> None:
    t = moor({}, played=["tool-shed"], moors=[0])
    t.pick("special cut-peat")
    assert t.prompt == "cut-peat"


def test_tool_shed_does_not_listen_to_fell_trees() -> None:
    t = shed()
    t.pick("special fell-trees", "cell 3")
    assert t.seat == 1


def test_tool_shed_cannot_spend_the_food_for_a_card_of_somebody_else() -> None:
    t = moor(
        {}, played=["tool-shed", "natures-fertilizer"], goods="2 grain", moors=[0], forests=[3], fields=[4],
        special={"cut-peat": 1},
    )  # fmt: skip
    t.pick("special cut-peat", "card tool-shed", "cell 3", "cell 0")
    assert t.goods() == "3 fuel"


def test_tool_shed_needs_two_improvements() -> None:
    assert playable("tool-shed", goods="wood, clay", played=["lasso", "fireplace-2"])
    assert not playable("tool-shed", goods="wood, clay", played=["lasso"])


# Peat-Cutting Rights


def test_peat_cutting_rights_mark_the_fourth_and_the_seventh_round_to_come() -> None:
    t = play("peat-cutting-rights", goods="horse", round=3)
    assert [promise[0] for promise in t.player().promised] == [7, 10]
    assert t.promised() == {}  # a marker, no fuel
    assert [p[0] for p in play("peat-cutting-rights", goods="horse", round=8).player().promised] == [12]


def rights(**given: object) -> Situation:
    given = {"moors": [0], "round": 7, "phase": "preparation", **given}
    return moor({}, played=["peat-cutting-rights"], promised=[[7, "", "peat-cutting-rights"]], **given)


def test_peat_cutting_rights_cut_peat_at_the_start_of_the_round() -> None:
    t = rights()
    assert t.offered == ["card peat-cutting-rights", "done"]
    t.pick("card peat-cutting-rights", "cell 0")
    assert (t.goods(), moors(t), t.phase) == ("3 fuel", [], "work")
    assert not t.offers("special fell-trees")  # the card lies in front of me
    assert t.player().promised == []


def test_the_card_of_peat_cutting_rights_lies_open_for_others() -> None:
    t = moor(
        {"goods": "2 food", "moors": [0]}, played=["peat-cutting-rights"], moors=[0], round=7, phase="preparation",
        promised=[[7, "", "peat-cutting-rights"]],
    )  # fmt: skip
    t.pick("card peat-cutting-rights", "cell 0").place("fishing")
    assert t.offers("special cut-peat")


def test_peat_cutting_rights_may_be_left_and_bring_no_fuel_then() -> None:
    t = rights().pick("done")
    assert (t.goods(), moors(t), t.player().promised) == ("", [0], [])


def test_peat_cutting_rights_need_a_moor_then() -> None:
    assert rights(moors=[]).phase == "work"


@pytest.mark.parametrize(("open_", "asked"), [("cut-peat", True), ("hiring-fair", False)])
def test_alone_peat_cutting_rights_need_an_open_card_with_cut_peat(open_: str, asked: bool) -> None:
    t = moor(
        players=1, played=["peat-cutting-rights"], moors=[0], round=7, phase="preparation",
        promised=[[7, "", "peat-cutting-rights"]], open=open_,
    )  # fmt: skip
    t.pick("yes")  # the open card stays
    assert t.offers("card peat-cutting-rights") == asked


def test_peat_cutting_rights_need_a_horse() -> None:
    assert playable("peat-cutting-rights", goods="horse")
    assert not playable("peat-cutting-rights", goods="sheep")


# Taps


def taps(**given: object) -> Situation:
    given = {"goods": "3 food", "moors": [0, 1], "played": ["taps"], **given}
    return moor({"placed": ["fishing"], "goods": "2 food"}, placed=["forest", "clay-pit"], **given)


def test_taps_give_another_turn_for_a_special_action() -> None:
    t = taps()
    assert t.offered == ["card taps", "done"]
    t.pick("card taps", "special cut-peat", "cell 0")
    assert (t.count("fuel"), t.seat) == (3, 1)


def test_taps_give_exactly_one_turn() -> None:
    t = taps().pick("card taps", "special cut-peat", "cell 0")
    t.place("day-laborer")
    assert t.phase == "work"
    assert t.state.round == 2


def test_taps_may_be_left() -> None:
    t = taps().pick("done").place("day-laborer")
    assert (t.state.round, t.count("fuel")) == (2, 0)


def test_taps_come_in_every_round() -> None:
    assert taps(round=3, notes={"taps": 2}).offers("card taps")
    assert taps(round=3, notes={"taps": 3}).seat == 1


def test_taps_take_a_card_of_somebody_else_for_two_food() -> None:
    t = taps(special={"cut-peat": 1}).pick("card taps", "special cut-peat", "cell 0")
    assert t.goods() == "food, 3 fuel"


def test_taps_place_nobody_and_wait_until_all_are_placed() -> None:
    t = taps().pick("card taps")
    assert not any(words.startswith("space") for words in t.offered)
    t = moor({}, played=["taps"], placed=["forest"])
    assert t.prompt == "place-person"


def test_taps_wait_for_people_in_bed() -> None:
    t = moor({}, played=["taps"], placed=["forest"], bed=1)
    assert t.offers("bed")
    assert not t.offers("card taps")


def test_taps_are_not_offered_without_a_card_to_take() -> None:
    assert taps(special={"cut-peat": 0, "hiring-fair": [1]}).seat == 1


def test_taps_need_two_improvements() -> None:
    assert playable("taps", played=["lasso", "fireplace-2"])
    assert not playable("taps", played=["lasso"])


# Peat Fertilizer


def test_peat_fertilizer_sows_after_cut_peat() -> None:
    t = moor({}, played=["peat-fertilizer"], moors=[0], fields=[4, 9], goods="2 grain")
    t.pick("special cut-peat", "cell 0", "card peat-fertilizer", "grain 4", "grain 9")
    assert t.fields() == {4: "3 grain", 9: "3 grain"}


def test_peat_fertilizer_may_be_left_and_needs_seed() -> None:
    t = moor({}, played=["peat-fertilizer"], moors=[0], fields=[4, 9], goods="grain")
    t.pick("special cut-peat", "cell 0", "done")
    assert (t.fields()[4], t.seat) == ("", 1)
    t = moor({}, played=["peat-fertilizer"], moors=[0], fields=[4, 9])
    assert t.pick("special cut-peat", "cell 0").seat == 1


def test_peat_fertilizer_does_not_act_after_other_special_actions() -> None:
    t = moor({}, played=["peat-fertilizer"], forests=[0], fields=[4, 9], goods="grain")
    assert t.pick("special fell-trees", "cell 0").seat == 1


def test_peat_fertilizer_needs_two_fields() -> None:
    assert playable("peat-fertilizer", fields=[4, 9])
    assert playable("peat-fertilizer", fields=[4], played=["beanfield"])
    assert not playable("peat-fertilizer", fields=[4])


# Nature's Fertilizer


def test_natures_fertilizer_sows_the_new_field_after_slash_and_burn() -> None:
    t = moor({}, played=["natures-fertilizer"], forests=[3], fields=[4], goods="2 grain, vegetable")
    t.pick("special slash-and-burn", "cell 3", "card natures-fertilizer", "good vegetable")
    assert (t.fields(), t.goods()) == ({3: "2 vegetable", 4: ""}, "2 grain")
    assert t.seat == 1  # the other field may not be sown


def test_natures_fertilizer_sows_a_moor_that_became_a_field() -> None:
    t = moor(
        {}, hand=["peat-burn-off"], played=["natures-fertilizer"], moors=[3], fields=[4], goods="grain",
        rounds=[IMPROVING],
    )  # fmt: skip
    t.place(IMPROVING, "peat-burn-off", "cell 3", "card natures-fertilizer")
    assert t.fields() == {3: "3 grain", 4: ""}


def test_natures_fertilizer_may_be_left_and_needs_seed() -> None:
    t = moor({}, played=["natures-fertilizer"], forests=[3], goods="grain")
    t.pick("special slash-and-burn", "cell 3", "done")
    assert (t.fields(), t.goods()) == ({3: ""}, "grain")
    assert moor({}, played=["natures-fertilizer"], forests=[3]).pick("special slash-and-burn", "cell 3").seat == 1


def test_natures_fertilizer_does_not_act_when_a_field_is_plowed() -> None:
    t = moor({}, played=["natures-fertilizer"], goods="grain")
    assert t.place("farmland", "cell 3").seat == 1


def test_natures_fertilizer_needs_a_major_improvement() -> None:
    assert playable("natures-fertilizer", goods="2 food", played=["fireplace-2"])
    assert not playable("natures-fertilizer", goods="2 food", played=["lasso"])


# Sowing Machine


@pytest.mark.parametrize(("special", "then"), [("cut-peat", ["cell 0"]), ("hiring-fair", []), ("horse-market", [])])
def test_sowing_machine_sows_after_any_special_action(special: str, then: list[str]) -> None:
    t = moor({}, played=["sowing-machine"], goods="2 horse, grain, food", moors=[0], fields=[7], **STABLE)
    t.pick(f"special {special}", *then, "card sowing-machine", "grain 7")
    assert t.fields() == {7: "3 grain"}


def test_sowing_machine_counts_horses_after_the_action() -> None:
    t = moor({}, played=["sowing-machine"], goods="horse, grain, food", moors=[0], fields=[7], **STABLE)
    assert t.pick("special horse-market").offered == ["card sowing-machine", "done"]
    t = moor({}, played=["sowing-machine"], goods="horse, grain, 2 cattle", moors=[0], fields=[7], **STABLE)
    assert t.pick("special cut-peat", "cell 0").seat == 1


def test_sowing_machine_does_not_act_after_a_person_action() -> None:
    t = moor({}, played=["sowing-machine"], goods="2 horse, grain", fields=[7], **STABLE)
    assert t.place("fishing").seat == 1


def test_sowing_machine_needs_a_horse() -> None:
    assert playable("sowing-machine", goods="3 wood, horse")
    assert not playable("sowing-machine", goods="3 wood")


# Hay Wagon


@pytest.mark.parametrize(
    ("space", "n"), [("forest", 3), ("clay-pit", 3), ("reed-bank", 2), ("western-quarry", 2), ("eastern-quarry", 2)]
)
def test_hay_wagon_builds_after_a_full_load(space: str, n: int) -> None:
    goods = "5 wood, 2 reed"
    t = moor({}, played=["hay-wagon"], goods=goods, piles={space: n}, round=11)
    t.place(space, "card hay-wagon", *(["rooms"] if space == "clay-pit" else []), "cell 0")
    assert 0 in t.rooms()
    less = moor({}, played=["hay-wagon"], goods=goods, piles={space: n - 1}, round=11)
    assert less.place(space).seat == 1


def test_hay_wagon_builds_or_renovates_at_the_usual_cost() -> None:
    t = moor({}, played=["hay-wagon"], goods="5 wood, 3 reed", piles={"clay-pit": 3})
    t.place("clay-pit", "card hay-wagon")
    assert t.offered == ["action rooms", "action renovate"]
    t.pick("renovate")
    assert (t.house(), t.goods(), t.seat) == ("clay", "5 wood, clay, 2 reed", 1)


def test_hay_wagon_builds_several_rooms_and_places_nobody() -> None:
    t = moor({}, played=["hay-wagon"], goods="7 wood, 4 reed", piles={"forest": 3})
    t.place("forest", "card hay-wagon", "cell 0", "cell 1")
    assert (t.rooms(), t.goods(), t.player().home) == ([0, 1, 5, 10], "", 1)


def test_hay_wagon_may_be_left_and_needs_the_cost() -> None:
    t = moor({}, played=["hay-wagon"], goods="5 wood, 2 reed", piles={"clay-pit": 3})
    assert t.place("clay-pit", "done").rooms() == [5, 10]
    assert moor({}, played=["hay-wagon"], piles={"forest": 3}).place("forest").seat == 1


def test_hay_wagon_does_not_count_food() -> None:
    t = moor({}, played=["hay-wagon"], goods="5 wood, 2 reed", piles={"fishing": 5})
    assert t.place("fishing").seat == 1


def test_hay_wagon_needs_two_horses() -> None:
    assert playable("hay-wagon", goods="2 wood, 2 horse", **STABLE)
    assert not playable("hay-wagon", goods="2 wood, horse")


# Hearth Brush and Pastoral Letter: what they move up, and its cover

MOVED = [("hearth-brush", "tiled-oven", "stone-oven"), ("pastoral-letter", "village-church", "well")]
COSTS = {"tiled-oven": "2 clay, stone", "village-church": "2 wood, 4 stone"}
TWO_MAJORS = ["fireplace-2", "joinery"]


def builders(t: Situation) -> list[str]:
    return [card.slug for card in t.state.free_majors()]


@pytest.mark.rule("MOOR-216")
@pytest.mark.rule("MOOR-217")
@pytest.mark.parametrize(("slug", "lower", "upper"), MOVED)
def test_a_major_improvement_is_moved_up(slug: str, lower: str, upper: str) -> None:
    t = play(slug, "yes", goods="reed", played=TWO_MAJORS)
    assert lower in builders(t)
    assert upper not in builders(t)
    t.state.majors[t.state.setup.majors.index(BY_SLUG[lower])] = 1
    assert upper in builders(t)


@pytest.mark.parametrize(("slug", "lower", "upper"), MOVED)
def test_nothing_is_moved_up_if_the_owner_does_not_want(slug: str, lower: str, upper: str) -> None:
    t = play(slug, "no", goods="reed", played=TWO_MAJORS)
    assert lower not in builders(t)
    assert upper in builders(t)


@pytest.mark.rule("MOOR-218")
@pytest.mark.parametrize(("slug", "lower", "upper"), MOVED)
def test_there_is_nothing_to_move_up_once_the_upper_one_is_gone(slug: str, lower: str, upper: str) -> None:
    t = play(slug, goods="reed", played=[*TWO_MAJORS, upper])
    assert t.seat == 1  # nothing was asked
    assert lower in builders(t)


@pytest.mark.parametrize(("slug", "lower", "upper"), MOVED)
def test_it_may_be_built_right_after_a_person_action_from_the_next_round_on(slug: str, lower: str, upper: str) -> None:
    t = moor({}, played=[slug], notes={slug: 4}, round=5, goods=COSTS[lower])
    moor_of(t.state).moved_up = (BY_SLUG[lower],)
    t.place("day-laborer")
    assert t.offered == [f"card {slug}", "done"]
    t.pick(f"card {slug}")
    assert lower in t.played()
    assert (t.count("stone"), t.seat) == (0, 1)


@pytest.mark.parametrize(("slug", "lower", "upper"), MOVED)
def test_it_cannot_be_built_so_in_the_same_round_nor_for_less(slug: str, lower: str, upper: str) -> None:
    for note, goods in ((5, COSTS[lower]), (4, "clay, wood")):
        t = moor({}, played=[slug, upper], notes={slug: note}, round=5, goods=goods)
        assert t.place("day-laborer").seat == 1


@pytest.mark.parametrize(("slug", "lower", "upper"), MOVED)
def test_a_covered_one_cannot_be_built(slug: str, lower: str, upper: str) -> None:
    t = moor({}, played=[slug], notes={slug: 4}, round=5, goods=COSTS[lower])
    assert t.place("day-laborer").seat == 1
    t = moor({}, played=[slug, upper], notes={slug: 4}, round=5, goods=COSTS[lower])
    assert t.place("day-laborer").offers(f"card {slug}")


def test_it_is_not_built_after_a_special_action() -> None:
    t = moor({}, played=["hearth-brush", "stone-oven"], round=5, goods="2 clay, stone")
    assert t.pick("special hiring-fair").seat == 1


@pytest.mark.parametrize("slug", ["tiled-oven", "village-church", "church"])
def test_points_for_what_the_owner_has(slug: str) -> None:
    for card, points in (("hearth-brush", slug == "tiled-oven"), ("pastoral-letter", slug != "tiled-oven")):
        with_card = moor({}, played=[card, slug]).score("bonus")
        assert with_card == int(points)
        assert moor({"played": [slug]}, played=[card]).score("bonus") == 0


def test_pastoral_letter_needs_two_major_improvements() -> None:
    assert playable("pastoral-letter", played=TWO_MAJORS)
    assert not playable("pastoral-letter", played=["fireplace-2", "lasso"])


def test_moving_up_is_told_and_kept() -> None:
    t = play("hearth-brush", goods="reed").pick("yes")
    assert "move-up" in t.events
    assert t.state.to_json()["moor"]["moved_up"] == ["tiled-oven"]
    assert bits(t.player().farm.blocked) == []
