"""Effects of tiles on farmers and their action points (docs/lowlands-tiles.md)."""

from typing import Any

import pytest

from tests.lowlands.figures import situation
from tests.lowlands.situations import Situation

NOBODY: dict[str, Any] = {"farmers": []}


def effect(block: str, **parameters: Any) -> list[dict[str, Any]]:
    return [{"block": block, **parameters}]


def spaces(t: Situation, farmer: int) -> list[str]:
    return [space.removeprefix("space ") for space in t.pick(f"farmer {farmer}").offered]


# lower_fee


@pytest.mark.parametrize(("used", "lower", "fee"), [(0, 1, 0), (1, 1, 0), (2, 1, 1), (2, 2, 0), (1, 3, 0)])
def test_the_fee_is_lower_but_never_below_0(used: int, lower: int, fee: int) -> None:
    printed = {"A08": effect("lower_fee", count=lower)}
    t = situation(tiles={"A08": 0}, printed=printed, used={"draw": used}, coins=5, farmers=[4], laborers={})
    t.place(4, "draw")
    assert t.coins() == 5 - fee


def test_a_lower_fee_opens_a_space() -> None:
    given: dict[str, Any] = {"coins": 0, "used": {"dike": 1}, "farmers": [4], "hand": "clay"}
    assert "dike" not in spaces(situation(**given), 4)
    assert "dike" in spaces(situation(**given, tiles={"A08": 0}), 4)
    assert "dike" not in spaces(situation({"tiles": {"A08": 0}}, **given), 4)  # of its owner only


# farmer_value


def test_the_farmer_named_has_a_higher_value_for_every_action() -> None:
    t = situation(tiles={"A04": 0}, laborers={}).place(2, "draw").pick("deck")
    assert t.cards() == 3
    t = situation(tiles={"A04": 0}, hand="4 clay", laborers={}, steps=20).place(2, "dike").pick("clay", "clay", "clay")
    assert t.prompt == "offer-co-building"
    t = situation(tiles={"A04": 0}, hand="2 wood, clay, stone", offer=["S03"]).place(2, "build")
    assert "tile S03" in t.offered  # level 3


def test_other_farmers_are_as_before() -> None:
    assert situation(tiles={"A04": 0}, laborers={}).place(3, "draw").pick("deck").cards() == 3
    t = situation(tiles={"A04": 0}, hand="3 wood, clay, stone", offer=["S11"])  # level 4
    assert "build" not in spaces(t, 3) or "tile S11" not in t.pick("space build").offered


def test_a_higher_value_leaves_more_points_over() -> None:
    t = situation(tiles={"A04": 0}, hand="2 wood, clay", offer=["S05"], laborers={}).place(2, "build")
    t.pick("tile S05", "cell 4", "done", "deck")  # the second house shows a laborer
    assert t.cards() == 1


# action_points


def test_an_action_point_more_on_the_dike() -> None:
    t = situation(tiles={"A05": 0}, hand="4 clay", laborers={}, steps=20).place(2, "dike").pick("clay", "clay", "clay")
    assert (t.prompt, t.store, t.cards()) == ("offer-co-building", ("clay", 3), 1)  # and it is paid
    unused = situation(tiles={"A05": 0}, hand="clay", laborers={}).place(2, "dike").pick("clay", "deck")
    assert unused.cards() == 2  # unused ones draw cards


def test_the_point_does_not_help_in_co_building() -> None:
    t = situation({"tiles": {"A05": 0}, "hand": "4 clay"}, hand="clay", laborers={}).place(2, "dike")
    t.pick("clay", "deck", "seat 1", "yes", "clay")
    assert (t.prompt, t.cards(1), t.steps(1)) == ("place-farmer", 3, 1)


def test_the_co_builder_may_store_what_was_really_stored() -> None:
    t = situation({"hand": "5 clay"}, tiles={"A05": 0}, hand="3 clay", laborers={}, players=4, steps=20)
    t.place(2, "dike").pick("clay", "clay", "clay", "seat 1", "yes", "clay", "clay", "clay")
    assert (t.prompt, t.cards(1)) == ("place-farmer", 2)
    t = situation({"hand": "5 clay"}, tiles={"A05": 0}, hand="3 clay", laborers={}, players=4, steps=20)
    t.place(2, "dike").pick("clay", "done", "deck", "seat 1", "yes", "clay")
    assert (t.prompt, t.cards(1)) == ("place-farmer", 4)


def test_the_point_adds_to_laborers() -> None:
    assert situation(tiles={"A06": 0}, laborers={"draw": 2}).place(2, "draw").pick("deck").cards() == 5


@pytest.mark.parametrize("space", ["dike", "fences", "sheep", "draw"])
def test_the_point_is_for_one_action_only(space: str) -> None:
    printed = {"A05": effect("action_points", action=space, count=3)}
    t = situation(tiles={"A05": 0}, printed=printed, hand="clay", laborers={}, coins=9, sheep=0)
    picks = {"dike": ["clay"], "fences": ["edge 0", "clay", "done"], "sheep": ["row 0", "count 1"], "draw": []}
    cards = {name: Situation(t.game.clone()).place(2, name).pick(*picks[name], "deck").cards() for name in picks}
    assert cards == {
        name: n + 3 * (name == space) for name, n in {"dike": 1, "fences": 1, "sheep": 2, "draw": 3}.items()
    }


@pytest.mark.rule("LOW-079", "LOW-085")
@pytest.mark.parametrize(("where", "cell", "cards"), [("inside", 7, 3), ("inside", 0, 2), ("outside", 0, 3)])
def test_a_tile_that_must_lie_inside_or_outside_to_act(where: str, cell: int, cards: int) -> None:
    printed = {"F03": {"where": where, "effects": effect("action_points", action="draw", count=1)}}
    t = situation(tiles={"F03": cell}, printed=printed, laborers={}, sheep=0).place(2, "draw").pick("deck")
    assert t.cards() == cards


def test_the_point_raises_no_action_value() -> None:
    printed = {
        "A05": [*effect("action_points", action="dike", count=3), *effect("action_points", action="draw", count=3)]
    }
    t = situation(tiles={"A05": 0}, printed=printed, hand="2 wood, clay, stone", offer=["S03"])
    assert "build" not in spaces(t, 2) or "tile S03" not in t.pick("space build").offered


# swap_cards


def post(**given: Any) -> Situation:
    """The owner of a Trading Post, two cards in each work phase."""
    return situation(NOBODY, NOBODY, **{"tiles": {"A09": 0}, "laborers": {}, "display": "2 wood, 2 clay", **given})


def test_hand_cards_are_exchanged_before_the_farmer_is_placed() -> None:
    t = post(hand="2 stone, wood")
    assert (t.prompt, t.offered) == ("swap", ["resource wood", "resource stone", "done"])
    t.pick("stone")
    assert (t.prompt, t.offered) == ("swap-for", ["resource wood", "resource clay"])
    t.pick("clay")
    assert (t.hand(), t.display) == ("wood, clay, stone", "2 wood, clay, stone")
    t.pick("stone", "wood")
    assert (t.hand(), t.display, t.prompt) == ("2 wood, clay", "wood, clay, 2 stone", "place-farmer")


def test_done_ends_it() -> None:
    t = post(hand="2 stone").pick("stone", "clay", "done")
    assert (t.hand(), t.prompt) == ("clay, stone", "place-farmer")
    t = post(hand="2 stone").pick("done")
    assert (t.hand(), t.display, t.prompt) == ("2 stone", "2 wood, 2 clay", "place-farmer")


def test_a_card_of_another_type_that_lay_there_before() -> None:
    t = post(hand="wood, clay", display="4 wood")
    assert t.offered == ["resource clay", "done"]  # wood for wood is no exchange
    t.pick("clay", "wood")
    assert (t.hand(), t.display) == ("2 wood", "3 wood, clay")
    assert t.prompt == "place-farmer"  # the clay that lies there now came from the hand


def test_once_in_each_work_phase() -> None:
    t = post(hand="4 stone", farmers=[2, 3]).pick("stone", "wood", "done")
    t.place(2, "draw").pick("deck")
    assert t.prompt == "place-farmer"  # no second time
    t.place(3, "draw").pick("deck")
    assert (t.state.half, t.prompt) == (1, "swap")  # but in the next work phase


def test_whoever_did_not_swap_may_do_so_in_a_later_turn() -> None:
    t = post(hand="4 stone", farmers=[2, 3]).pick("done").place(2, "draw").pick("wood", "wood")
    assert t.prompt == "swap"


def test_nothing_to_swap_is_not_asked() -> None:
    assert post().prompt == "place-farmer"
    assert post(hand="2 wood", display="4 wood").prompt == "place-farmer"
    assert situation({"tiles": {"A09": 0}}, hand="2 stone", display="4 wood").prompt == "place-farmer"  # another's


# leftover_coins


@pytest.mark.parametrize(("coins", "cards"), [(0, 3), (1, 2), (3, 0)])
def test_coins_instead_of_cards_for_unused_points(coins: int, cards: int) -> None:
    t = situation(tiles={"A12": 0}, hand="clay", coins=0, laborers={}).place(4, "dike").pick("clay")
    assert (t.prompt, t.offered) == ("leftover-coins", ["count 0", "count 1", "count 2", "count 3"])
    t.pick(f"count {coins}")
    assert t.coins() == coins  # before any card is drawn
    if cards:
        t.pick("deck")
    assert (t.cards(), t.prompt) == (cards, "offer-co-building")


def test_the_points_of_the_draw_action_are_never_unused() -> None:
    t = situation(tiles={"A12": 0}, coins=0, laborers={}).place(4, "draw")
    assert t.prompt == "draw"


def test_no_unused_points_no_coins() -> None:
    t = situation(tiles={"A12": 0}, hand="2 clay", laborers={}).place(2, "dike").pick("clay", "clay")
    assert t.prompt == "offer-co-building"


def test_coins_for_the_points_that_a_second_feature_leaves() -> None:
    printed = {"W04": effect("build_feature", value=4), "F03": []}
    t = situation(tiles={"A12": 0}, printed=printed, offer=["W04", "F03"], coins=0, laborers={"draw": 1})
    t.place(2, "build").pick("tile W04", "cell 4", "done", "tile F03", "cell 5")  # done: no laborer
    assert t.offered == ["count 0", "count 1", "count 2", "count 3"]
    t.pick("count 3")
    assert (t.offered, t.coins()) == (["count 0", "count 1"], 3)  # and the point of the farmer
