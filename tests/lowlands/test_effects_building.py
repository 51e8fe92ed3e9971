"""Effects of tiles when they are built and where tiles and fences are paid (docs/lowlands-tiles.md)."""

from typing import Any

import pytest

from allmende.lowlands.farm import outline
from tests.lowlands.figures import effect, situation
from tests.lowlands.situations import Situation

TOKENS = ["P1", "P2", "P3", "P4", "P5"]
PASTURE = [line for line in range(49) if outline(1 << 7 | 1 << 12) >> line & 1]
"""The fences of the start pasture, cells 7 and 12."""


def gain(what: str, count: int) -> list[dict[str, Any]]:
    return [effect("gain", what=what, count=count)]


def build(effects: list[dict[str, Any]], cell: int = 0, farmer: int = 2, **given: Any) -> Situation:
    """Build a feature of level 2 that costs nothing and has these effects."""
    tile = {"level": 2, "cost": {}, "effects": effects}
    t = situation(printed={"F03": tile, **given.pop("printed", {})}, offer=["F03", *given.pop("offer", [])], **given)
    return t.place(farmer, "build").pick("tile F03", f"cell {cell}")


# gain


def test_gain_coins() -> None:
    t = build(gain("coins", 3), coins=1)
    assert (t.coins(0), t.coins(1), t.seat) == (4, 4, 1)


def test_gain_cards_by_the_rules_of_the_draw_action() -> None:
    t = build(gain("cards", 3), laborers={"draw": 2}, display="2 wood, 2 clay", deck="9 stone")
    assert (t.prompt, t.offered) == ("draw", ["resource wood", "resource clay", "deck"])
    t.pick("wood", "deck")
    assert (t.hand(), t.display) == ("wood, 2 stone", "wood, 2 clay, stone")  # laborers do not help


def test_gain_sheep_as_far_as_they_can_be_housed() -> None:
    assert build(gain("sheep", 2), sheep=0).sheep() == 2
    assert build(gain("sheep", 2), sheep=1).sheep() == 2
    assert build(gain("sheep", 2), sheep=2).sheep() == 2


def test_a_sheep_gained_may_stand_on_its_own_tile() -> None:
    t = build([*gain("sheep", 2), effect("house_tile", count=1)], sheep=2)
    assert (t.sheep(), t.room()) == (3, 3)


def test_gain_steps_with_the_bonus_of_a_token_that_is_passed() -> None:
    t = build(gain("steps", 2), steps=3, tokens=TOKENS)
    assert (t.prompt, t.offered) == ("progress-token", ["good coins", "good laborer"])
    t.pick("coins")
    assert (t.steps(0), t.steps(1), t.coins()) == (5, 0, 7)
    assert t.store == ("", 0)  # nothing is stored, and nobody co-builds
    assert t.seat == 1


def test_gain_a_laborer_move_that_may_be_declined() -> None:
    t = build(gain("laborer", 2), laborers={"draw": 1})
    t.pick("laborer", "space dike")
    assert (t.prompt, t.offered) == ("move-laborer", ["space dike", "space draw", "done"])  # two moves
    t.pick("done")
    assert (t.player().laborers, t.seat) == ([0, 1, 0, 0, 1], 1)


def test_gain_fences_without_paying() -> None:
    t = build(gain("fences", 2), hand="wood", laborers={})
    assert (t.prompt, t.offered[-1]) == ("set-fence", "done")  # up to two
    t.pick("edge 0", "edge 1")
    assert (t.player().spare, t.hand(), t.seat) == (8, "wood", 1)


def test_gained_fences_may_be_left_and_cannot_be_moved_ones() -> None:
    t = build(gain("fences", 2), laborers={}).pick("done")
    assert (t.player().spare, t.seat) == (10, 1)
    t = build(gain("fences", 2), fences=list(range(15)), sheep=0, laborers={}).pick("edge 20")
    assert (t.player().spare, t.seat) == (0, 1)  # there was one more fence only


def test_sections_uncovered_by_gained_fences_count() -> None:
    t = build(gain("fences", 1), fences=[*PASTURE, 0, 1, 2, 3]).pick("edge 20")
    assert t.prompt == "move-laborer"


def test_gain_moves_of_own_fences() -> None:
    t = build(gain("moves", 3), hand="3 wood", fences=[*PASTURE, 0, 1], sheep=2, laborers={}, cell=16)
    t.pick("edge 20", "edge 21", "done", "edge 0", "edge 1")
    me = t.player()
    assert (me.fences >> 20 & 0b11, me.fences & 0b11, me.spare, t.cards()) == (0b11, 0, 8, 3)  # none was built
    assert t.seat == 1


def test_a_pasture_may_be_open_while_gained_moves_last() -> None:
    t = build(gain("moves", 4), sheep=2, laborers={})
    t.pick("edge 8", "edge 18", "edge 35", "edge 41", "edge 7", "edge 17", "edge 33", "edge 39")
    assert t.player().fences == outline(1 << 8 | 1 << 13)
    stuck = build(gain("moves", 1), sheep=2, laborers={})
    assert stuck.offered == ["done"]  # every fence is needed


def test_a_gain_comes_once_and_in_the_order_of_the_file() -> None:
    t = build([*gain("coins", 1), *gain("cards", 1)], coins=0)
    assert (t.coins(), t.prompt) == (1, "draw")
    t = build([*gain("cards", 1), *gain("coins", 1)], coins=0)
    assert (t.coins(), t.prompt) == (0, "draw")
    t.pick("deck")
    assert (t.coins(), t.seat) == (1, 1)
    nobody = {"farmers": list[int]()}
    later = situation(nobody, nobody, printed={"F03": gain("coins", 3)}, tiles={"F03": 0}, farmers=[2], coins=0)
    later.place(2, "draw").until("place-farmer")
    assert (later.state.half, later.coins()) == (1, 0)  # not in the upkeep


@pytest.mark.parametrize(("where", "cell"), [("inside", 0), ("outside", 12)])
def test_a_gain_does_not_ask_where_its_tile_lies(where: str, cell: int) -> None:
    tile = {"level": 2, "where": where, "effects": gain("coins", 3)}
    t = (
        situation(printed={"F03": tile}, offer=["F03"], coins=0, sheep=0)
        .place(2, "build")
        .pick("tile F03", f"cell {cell}")
    )
    assert t.coins() == 3


# build_feature


def farmhouse(**given: Any) -> Situation:
    """Build a house that allows a feature of up to value 3 at once, with a farmer of value 2."""
    printed = {"W04": [effect("build_feature", value=3)], **given.pop("printed", {})}
    t = situation(printed=printed, offer=["W04", *given.pop("offer", [])], **{"laborers": {}, **given})
    return t.place(2, "build").pick("tile W04", "cell 4")


def test_a_feature_may_be_built_at_once() -> None:
    t = farmhouse(hand="wood", offer=["F03"])
    assert (t.prompt, t.offered[-1]) == ("build-feature", "done")
    t.pick("tile F03")
    assert t.offered == ["cell 0", "cell 9", "cell 17"]  # terrain as always
    t.pick("cell 9")
    assert (t.built(), t.hand()) == (["W04", "F03"], "")
    t.pick("deck")
    assert t.cards() == 2  # points that the feature leaves: value 3, level 1
    t.pick("deck")
    assert (t.cards(), t.seat) == (3, 1)  # and the one of the farmer


def test_whoever_declines_the_feature_draws_nothing_for_it() -> None:
    t = farmhouse(hand="wood", offer=["F03"]).pick("done", "deck")
    assert (t.built(), t.cards(), t.seat) == (["W04"], 2, 1)


def test_only_features_whose_level_and_cost_are_within_reach() -> None:
    printed: dict[str, Any] = {
        "F03": {"level": 4, "cost": {}},
        "F04": {"level": 3, "cost": {"wood": 1}},
        "F05": {"level": 3, "cost": {"stone": 1}},
        "A01": [],
    }
    t = farmhouse(hand="wood", printed=printed, offer=["F03", "F04", "F05", "A01"])
    assert t.offered == ["tile F04", "done"]
    nothing = farmhouse(printed={"F03": {"level": 4, "cost": {}}}, offer=["F03", "F01", "F02"])
    assert nothing.prompt == "draw"


def test_laborers_and_cheaper_lower_its_cost_and_its_effects_happen() -> None:
    printed = {"F03": {"level": 3, "cost": {"wood": 1, "clay": 1}, "effects": gain("coins", 2)}}
    t = farmhouse(tiles={"A01": 19}, laborers={"build": 1, "draw": 1}, printed=printed, offer=["F03"], coins=0)
    t.pick("done")  # the second house shows a laborer
    t.pick("tile F03", "cell 0")
    assert (t.built()[-1], t.coins(), t.player().used) == ("F03", 2, [1, 0, 0, 0, 0])  # and no fee


def test_one_feature_only() -> None:
    printed: dict[str, Any] = {"F03": {"level": 3, "cost": {}}, "F04": [], "F05": []}
    t = farmhouse(printed=printed, offer=["F03", "F04", "F05"]).pick("tile F03", "cell 0")
    assert (t.prompt, t.built()) == ("draw", ["W04", "F03"])


# sell_sheep and buy_sheep, when built


SELL = [effect("sell_sheep", when="built", count=2, bonus=1)]
BUY = [effect("buy_sheep", when="built", count=2, price=2)]


def test_sell_sheep_for_the_price_and_a_bonus() -> None:
    t = build(SELL, coins=0, sheep=2)
    assert t.offered == ["count 0", "count 1", "count 2"]
    t.pick("count 2")
    assert (t.coins(), t.sheep()) == (8, 0)
    dear = build(SELL, coins=0, sheep=1, value=6)
    assert dear.offered == ["count 0", "count 1"]  # as many as there are
    dear.pick("count 1")
    assert dear.coins() == 6


def test_sell_sheep_touches_no_market_and_needs_no_laborer() -> None:
    t = build(SELL, coins=0, sheep=2, laborers={"sheep": 1}, market=[4, 3, 3]).pick("count 1")
    assert (t.coins(), t.state.market) == (4, [4, 3, 3])
    t = build(SELL, coins=0, sheep=2, tiles={"S06": 4}).pick("count 1")
    assert t.coins() == 5  # the Shearer adds a coin


def test_sell_sheep_is_optional_once_and_nothing_without_sheep() -> None:
    t = build(SELL, coins=0, sheep=2).pick("count 0")
    assert (t.coins(), t.sheep(), t.seat) == (0, 2, 1)
    assert build(SELL, coins=0, sheep=0).seat == 1
    later = situation(printed={"F03": SELL}, tiles={"F03": 0}, phase="upkeep")
    assert later.prompt == "place-farmer"


def test_buy_sheep_for_a_fixed_price() -> None:
    t = build(BUY, coins=5, sheep=0, laborers={"sheep": 1}, value=6, market=[0, 0, 0])
    assert t.offered == ["count 0", "count 1", "count 2"]
    t.pick("count 2")
    assert (t.coins(), t.sheep(), t.state.market) == (1, 2, [0, 0, 0])


def test_buy_sheep_only_if_paid_and_housed() -> None:
    assert build(BUY, coins=3, sheep=0).offered == ["count 0", "count 1"]
    assert build(BUY, coins=9, sheep=1).offered == ["count 0", "count 1"]
    assert build(BUY, coins=1, sheep=0).seat == 1
    assert build(BUY, coins=9, sheep=2).seat == 1
    declined = build(BUY, coins=9, sheep=0).pick("count 0")
    assert (declined.coins(), declined.sheep(), declined.seat) == (9, 0, 1)
    assert situation(printed={"F03": BUY}, tiles={"F03": 0}, phase="upkeep", sheep=0).prompt == "place-farmer"


# cheaper


def cost(wanted: dict[str, int], hand: str, **given: Any) -> str:
    """What is left of the hand once a tile of this cost is built."""
    t = situation(
        hand=hand, offer=["F03"], printed={"F03": {"level": 2, "cost": wanted}, **given.pop("printed", {})}, **given
    )
    t.place(2, "build").pick("tile F03", "cell 0")
    while t.prompt in ("save", "pay"):
        t.pick(t.offered[0])
    assert (t.built()[-1], t.seat) == ("F03", 1)
    return t.hand()


@pytest.mark.parametrize(
    ("wanted", "left"),
    [({"wood": 1}, "wood, clay"), ({"wood": 2}, "clay"), ({"clay": 1}, "wood"), ({"wood": 1, "clay": 1}, "wood")],
)
def test_a_tile_that_asks_for_the_resource_costs_one_less(wanted: dict[str, int], left: str) -> None:
    assert cost(wanted, "wood, clay", tiles={"A01": 4}) == left


def test_two_tiles_with_the_same_resource_take_away_two() -> None:
    printed = {"A02": [effect("cheaper", resource="wood")]}
    assert cost({"wood": 3}, "3 wood", tiles={"A01": 4, "A02": 5}, printed=printed) == "2 wood"
    assert cost({"wood": 1, "clay": 1}, "wood, clay", tiles={"A01": 4, "A02": 5}, printed=printed) == "wood"


def test_laborers_take_away_what_is_left() -> None:
    assert cost({"wood": 1, "clay": 1}, "wood, clay", tiles={"A01": 4}, laborers={"build": 1}) == "wood, clay"


def test_a_tile_is_not_cheaper_by_itself() -> None:
    t = situation(hand="clay, stone", offer=["A01"]).pick("farmer 2")
    assert "space build" not in t.offered or "tile A01" not in t.pick("space build").offered


def test_the_first_fence_paid_with_the_resource_is_free() -> None:
    t = situation(tiles={"A01": 4}, hand="2 wood, clay", laborers={"fences": 1})
    t.place(2, "fences").pick("edge 0", "resource wood")
    assert t.hand() == "2 wood, clay"
    t.pick("edge 1")
    assert t.offered == ["resource wood", "move"]  # the type is fixed all the same
    t.pick("wood", "edge 2", "wood")
    assert (t.hand(), t.player().spare) == ("clay", 7)  # once in each action


def test_a_fence_of_another_resource_is_not_cheaper() -> None:
    t = situation(tiles={"A01": 4}, hand="clay").place(2, "fences").pick("edge 0", "resource clay")
    assert t.hand() == ""
    empty = situation(tiles={"A01": 4}).place(2, "fences").pick("edge 0")
    assert empty.offered == ["resource wood", "move"]  # even without any card


def test_the_dike_is_never_cheaper() -> None:
    t = situation(tiles={"A01": 4}, hand="2 wood").place(2, "dike").pick("wood")
    assert t.hand() == "wood"
    assert "space dike" not in situation(tiles={"A01": 4}).pick("farmer 2").offered


# free_fences


def test_the_first_fence_of_an_action_is_free_but_takes_a_point() -> None:
    t = situation(tiles={"A07": 4}, hand="2 clay", laborers={}).place(2, "fences").pick("edge 0")
    assert t.offered == ["good fences", "move"]
    t.pick("fences", "edge 1", "resource clay")
    assert (t.hand(), t.player().spare, t.seat) == ("clay", 8, 1)


def test_a_free_fence_does_not_fix_the_resource_and_comes_before_cheaper() -> None:
    t = situation(tiles={"A07": 4, "A01": 19}, hand="wood, clay", laborers={"fences": 1}).place(2, "fences")
    t.pick("edge 0", "fences", "edge 1")
    assert t.offered == ["resource wood", "resource clay", "move"]
    t.pick("wood", "edge 2", "resource wood")
    assert (t.hand(), t.player().spare) == ("clay", 7)  # a free one, a cheaper one, one that is paid


def test_free_fences_in_every_action_and_as_many_as_the_count_says() -> None:
    nobody = {"farmers": list[int]()}
    printed = {"A07": [effect("free_fences", count=2)]}
    t = situation(nobody, nobody, tiles={"A07": 4}, printed=printed, laborers={})
    t.place(2, "fences").pick("edge 0", "fences", "edge 1", "fences")
    t.place(3, "fences").pick("edge 2", "fences", "edge 3", "fences")
    assert t.player().spare == 6
    t.pick("edge 20")
    assert t.prompt == "take-fence"  # a third one could only be moved


def test_a_free_fence_needs_a_fence_on_the_income_board() -> None:
    t = situation(tiles={"A07": 4}, fences=list(range(16)), sheep=0).place(2, "fences").pick("edge 20", "edge 21")
    assert t.prompt == "take-fence"
