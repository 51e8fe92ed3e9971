"""The work phase: placing farmers, and what holds for all actions (ledger: the two sections Work phase)."""

from typing import Any

import pytest

from tests.lowlands.figures import situation
from tests.lowlands.situations import Situation

TOKENS = ["P1", "P2", "P3", "P4", "P5"]
PASTURE = [7, 17, 33, 34, 39, 40]
"""The fences of the start pasture, cells 7 and 12."""


def spaces(t: Situation, farmer: int = 2) -> list[str]:
    """The action spaces that a farmer may be placed on."""
    t.pick(f"farmer {farmer}")
    assert t.prompt == "choose-space"
    return [space.removeprefix("space ") for space in t.offered]


# Placing farmers


@pytest.mark.rule("LOW-052")
def test_clockwise_from_the_first_player_one_farmer_at_a_time() -> None:
    t = situation(first=1)
    order = []
    for _ in range(4):
        assert t.prompt == "place-farmer"
        order.append(t.seat)
        t.pick(t.offered[0], "space draw").until("place-farmer")
    assert order == [1, 2, 0, 1]


@pytest.mark.rule("LOW-052", "LOW-011")
def test_the_action_is_resolved_at_once_on_one_of_five_spaces() -> None:
    t = situation(hand="wood", offer=["F09"], coins=9)
    assert t.offered == ["farmer 2", "farmer 3", "farmer 4"]
    assert spaces(t) == ["build", "dike", "fences", "sheep", "draw"]
    t.pick("space dike", "wood")
    assert (t.steps(), t.player().farmers, t.player().used) == (1, 0b110, [0, 1, 0, 0, 0])


@pytest.mark.rule("LOW-053")
def test_until_all_farmers_of_all_players_are_placed() -> None:
    t = situation({"farmers": [2, 4]}, {"farmers": []}, farmers=[3])
    order = []
    while t.state.half == 0:
        order.append(t.seat)
        t.pick(t.offered[0], "space draw").until("place-farmer")
    assert order == [0, 1, 1]  # whoever has no farmer left is passed over
    assert [me.farmers for me in t.state.players] == [0b111] * 3  # the upkeep is over, and they are back


@pytest.mark.rule("LOW-054")
def test_players_do_not_block_each_other() -> None:
    t = situation({"hand": "clay", "coins": 0}, {"hand": "clay", "coins": 0}, hand="clay", coins=0)
    for seat in range(3):
        assert t.seat == seat
        t.place(2, "dike").pick("clay").until("place-farmer")
    assert [t.steps(seat) for seat in range(3)] == [1, 1, 1]
    assert [t.coins(seat) for seat in range(3)] == [0, 0, 0]


@pytest.mark.rule("LOW-055", "LOW-056", "LOW-058")
def test_a_space_used_three_times_costs_0_1_and_2_coins() -> None:
    nobody = {"farmers": list[int]()}
    t = situation(nobody, nobody, coins=3, half=2, stage=3)
    for farmer, left in ((2, 3), (3, 2)):
        t.place(farmer, "draw").pick("deck")
        assert t.coins() == left
    t.place(4, "draw").pick("deck")
    assert t.score("coins") == 0


@pytest.mark.rule("LOW-055")
def test_the_fee_is_paid_before_the_action() -> None:
    t = situation(coins=4, sheep=0, market=[2, 1, 1], used={"sheep": 1}, farmers=[2, 3], laborers={})
    t.place(2, "sheep")
    assert t.coins() == 3
    t.pick("row 0")
    assert (t.coins(), t.sheep(), t.prompt) == (0, 1, "draw")  # 3 coins buy one sheep, not two


@pytest.mark.rule("LOW-055")
def test_coins_needed_for_the_fee_buy_no_sheep() -> None:
    t = situation(coins=3, sheep=0, used={"sheep": 1}, farmers=[2, 3])
    assert "sheep" not in spaces(t)
    assert "sheep" in spaces(situation(coins=4, sheep=0, used={"sheep": 1}, farmers=[2, 3]))


@pytest.mark.rule("LOW-057")
@pytest.mark.parametrize(("used", "coins", "legal"), [(1, 0, False), (1, 1, True), (2, 1, False), (2, 2, True)])
def test_who_cannot_pay_the_fee_may_not_choose_the_space(used: int, coins: int, legal: bool) -> None:
    t = situation(hand="clay", coins=coins, used={"dike": used}, farmers=[2])
    assert ("dike" in spaces(t)) is legal


# Two for one


@pytest.mark.rule("LOW-059")
def test_two_of_a_type_stand_for_one_of_another_on_the_dike() -> None:
    t = situation(hand="2 wood, clay", store={"stone": 1}).place(2, "dike")
    assert t.offered == ["resource stone"]
    t.pick("stone")
    assert (t.hand(), t.store, t.steps()) == ("clay", ("stone", 2), 1)
    assert t.state.discard == [2, 0, 0]


@pytest.mark.rule("LOW-059")
def test_two_different_ones_stand_for_nothing() -> None:
    assert "dike" not in spaces(situation(hand="wood, clay", store={"stone": 1}))
    assert "dike" in spaces(situation(hand="2 wood", store={"stone": 1}))


@pytest.mark.rule("LOW-059")
def test_two_for_one_for_a_tile() -> None:
    t = situation(hand="2 wood, 2 stone", offer=["S05"]).place(2, "build").pick("tile S05", "cell 0")  # 2 wood, 1 clay
    assert (t.built(), t.cards()) == (["S05"], 0)


@pytest.mark.rule("LOW-059")
def test_two_for_one_for_fences() -> None:
    t = situation(hand="2 stone, wood").place(2, "fences").pick("edge 0")
    assert t.offered == ["resource wood", "resource clay", "resource stone", "move"]
    t.pick("clay", "edge 1")
    assert t.hand() == "wood"
    assert t.prompt == "take-fence"  # no second clay: the second fence must be moved


@pytest.mark.rule("LOW-059")
def test_the_owner_chooses_which_cards_to_hand_in() -> None:
    t = situation(hand="3 wood, 2 clay", store={"clay": 1}).place(2, "dike").pick("clay")
    assert (t.prompt, t.offered) == ("pay", ["done", "resource wood"])
    t.pick("wood")
    assert t.hand() == "wood, 2 clay"


@pytest.mark.rule("LOW-060")
@pytest.mark.parametrize(("tile", "resource"), [("A01", "wood"), ("A02", "clay"), ("A03", "stone")])
def test_joinery_brickworks_and_stonemasonry_do_not_help_to_convert(tile: str, resource: str) -> None:
    other = "clay" if resource == "wood" else "wood"
    t = situation(tiles={tile: 0}, hand=resource, store={other: 1})
    assert "dike" not in spaces(t)  # one card and the tile are not two
    t = situation(tiles={tile: 0}, hand=resource, offer=["F09"], printed={"F09": {"cost": {other: 1}}})
    assert "build" not in spaces(t) or "tile F09" not in t.pick("space build").offered


# Laborers


@pytest.mark.rule("LOW-061")
@pytest.mark.parametrize("laborers", [0, 1, 2])
def test_laborers_improve_the_action_they_are_assigned_to(laborers: int) -> None:
    t = situation(hand="2 wood, clay", offer=["S05"], laborers={"build": laborers})
    t.place(2, "build").pick("tile S05", "cell 0")
    while t.prompt in ("save", "pay"):
        t.pick("wood" if t.prompt == "save" else "done")
    assert t.cards() == laborers  # a resource less
    assert t.seat == 1
    t = situation(laborers={"draw": laborers}).place(2, "draw").pick("deck")
    assert t.cards() == 2 + laborers  # an action point more
    t = situation(laborers={"build": laborers, "dike": 2 - laborers}).place(2, "draw").pick("deck")
    assert t.cards() == 2


@pytest.mark.rule("LOW-062")
def test_the_fence_that_uncovers_a_laborer_symbol() -> None:
    t = situation(fences=[*PASTURE, 0, 1, 2], hand="3 wood", laborers={"draw": 1})
    t.place(3, "fences").pick("edge 3", "resource wood")
    assert t.prompt == "set-fence"  # four fences built: not yet
    t.pick("edge 4", "resource wood")
    assert (t.prompt, t.offered) == ("move-laborer", ["space draw", "laborer", "done"])
    t.pick("laborer", "space fences")
    assert (t.player().laborers, t.player().reserve) == ([0, 0, 1, 0, 1], 0)
    t.pick("edge 5", "resource wood")
    assert (t.prompt, t.seat) == ("place-farmer", 1)  # the next fence uncovers no symbol


@pytest.mark.rule("LOW-062", "LOW-097")
def test_the_house_that_uncovers_a_laborer_symbol() -> None:
    t = situation(tiles={"A01": 0}, hand="2 wood, clay", offer=["S05"], laborers={"draw": 1})
    t.place(2, "build").pick("tile S05", "cell 4")
    assert (t.prompt, t.offered) == ("move-laborer", ["space draw", "laborer", "done"])
    t.pick("space draw")
    assert t.offered == ["space build", "space dike", "space fences", "space sheep"]  # another action
    t.pick("space build")
    assert (t.player().laborers, t.player().reserve) == ([1, 0, 0, 0, 0], 1)


@pytest.mark.rule("LOW-062")
def test_with_both_laborers_in_play_one_may_be_moved() -> None:
    t = situation(tiles={"A01": 0}, hand="2 wood, clay", offer=["S05"], laborers={"draw": 1, "dike": 1})
    t.place(2, "build").pick("tile S05", "cell 4")
    assert t.offered == ["space dike", "space draw", "done"]
    t.pick("space dike", "space draw")
    assert t.player().laborers == [0, 0, 0, 0, 2]
    assert t.seat == 1  # one laborer, once


@pytest.mark.rule("LOW-063")
def test_the_progress_token_brings_the_same_choice() -> None:
    t = situation(hand="clay", steps=3, tokens=TOKENS, laborers={"draw": 1}).place(2, "dike").pick("clay", "laborer")
    assert (t.prompt, t.offered) == ("move-laborer", ["space draw", "laborer", "done"])
    t.pick("laborer", "space dike")
    assert t.player().laborers == [0, 1, 0, 0, 1]


@pytest.mark.rule("LOW-064")
def test_a_laborer_move_that_is_declined_is_lost() -> None:
    nobody = {"farmers": list[int]()}
    t = situation(nobody, nobody, tiles={"A05": 0}, hand="3 wood, clay", offer=["S05", "F09"], laborers={"draw": 1})
    t.place(2, "build").pick("tile S05", "cell 4", "done")
    assert (t.seat, t.prompt, t.player().laborers) == (0, "place-farmer", [0, 0, 0, 0, 1])
    t.place(3, "dike")
    assert t.offered == ["resource wood"]
    t.pick("wood").until("offer-co-building").pick("seat 1", "no")
    assert t.prompt == "place-farmer"
    assert (t.player().laborers, t.player().reserve) == ([0, 0, 0, 0, 1], 1)


# Unused action points


@pytest.mark.rule("LOW-065")
def test_unused_points_of_a_dike_action_draw_cards_by_the_rules_of_drawing() -> None:
    t = situation(hand="clay", laborers={"dike": 2}, display="4 wood", deck="5 stone", farmers=[3])
    t.place(3, "dike").pick("clay")
    assert (t.prompt, t.offered) == ("draw", ["resource wood", "deck", "done"])  # open ones first
    t.pick("wood")
    assert t.display == "3 wood"  # not refilled in between
    t.pick("deck")
    assert (t.hand(), t.display) == ("wood, 3 stone", "3 wood, stone")  # 3 + 2 laborers - 1 stored


@pytest.mark.rule("LOW-065")
def test_nobody_must_draw_for_unused_points() -> None:
    t = situation(hand="clay", display="4 wood", deck="5 stone", farmers=[3])
    t.place(3, "dike").pick("clay", "done")
    assert (t.cards(), t.display, t.prompt) == (0, "4 wood", "offer-co-building")


@pytest.mark.rule("LOW-065")
def test_unused_points_of_fences_sheep_and_building() -> None:
    t = situation(hand="clay", laborers={"fences": 1}).place(4, "fences").pick("edge 0", "clay", "done", "deck")
    assert t.cards() == 4
    t = situation(laborers={"sheep": 1}).place(4, "sheep").pick("row 0", "count 1", "deck")
    assert t.cards() == 3  # the laborer brings a better price, no action point
    t = (
        situation(hand="wood", offer=["F03"], laborers={"build": 0})
        .place(4, "build")
        .pick("tile F03", "cell 0", "deck")
    )
    assert t.cards() == 3


@pytest.mark.rule("LOW-066")
def test_nobody_may_skip_the_action_to_draw_cards() -> None:
    t = situation(hand="clay, wood, stone").place(4, "dike")
    assert "done" not in t.offered
    t = situation(hand="clay").place(4, "fences")
    assert "done" not in t.offered
    t = situation(coins=9, sheep=1).place(4, "sheep")
    assert t.offered == ["buy", "sell"]
    t.pick("sell")
    assert t.offered == ["row 0", "row 1", "row 2"]
    t = situation(hand="wood", offer=["F03"]).place(4, "build")
    assert all(option.startswith("tile") for option in t.offered)


@pytest.mark.rule("LOW-067")
def test_a_space_needs_one_legal_unit_of_its_action() -> None:
    t = situation(coins=2, sheep=2, market=[4, 3, 3])  # no card, no room, no empty space on the market
    assert spaces(t) == ["fences", "draw"]
    t = situation(coins=2, sheep=0)
    assert spaces(t) == ["fences", "draw"]  # no sheep to sell, and a sheep costs 3
    t = situation(hand="clay", coins=2, sheep=1)
    assert {"dike", "sheep"} <= set(spaces(t))
    t = situation(hand="clay", coins=0, sheep=0, segments=13)
    assert "dike" not in spaces(t)  # the dike is finished


@pytest.mark.rule("LOW-067")
def test_a_farmer_who_can_do_nothing_is_set_aside() -> None:
    t = situation({"farmers": [2]}, coins=0, farmers=[4], sheep=0, used={"fences": 1, "draw": 1})
    assert (t.prompt, t.offered) == ("pass", ["done"])
    t.pick("done")
    assert (t.seat, t.cards(), t.player().farmers) == (1, 0, 0)


# Limits of the material


@pytest.mark.rule("LOW-068")
def test_the_discard_pile_becomes_the_new_deck() -> None:
    t = situation(hand="20 wood, 20 clay, 20 stone", display="2 wood, 2 clay", rest="discard", laborers={})
    assert (len(t.state.deck), t.state.discard) == (0, [0, 0, 2])
    t.place(4, "draw").pick("wood", "wood", "deck")
    assert t.hand() == "22 wood, 20 clay, 22 stone"
    assert (t.state.discard, t.display) == ([0, 0, 0], "2 clay")  # no card is left to refill the display


@pytest.mark.rule("LOW-068")
def test_only_an_empty_deck_is_replaced_and_the_new_one_is_shuffled() -> None:
    given: dict[str, Any] = {"deck": "stone", "discard": "7 wood, 7 clay, 7 stone", "display": "4 wood", "laborers": {}}
    hand = "11 wood, 15 clay, 14 stone"
    t = situation(hand=hand, **given)
    assert len(t.state.deck) == 1
    t.place(2, "draw").pick("deck")
    assert t.state.discard == [0, 0, 0]
    decks = {tuple(situation(hand=hand, seed=n, **given).place(2, "draw").pick("deck").state.deck) for n in range(9)}
    assert len(decks) > 5
    enough = situation(hand="11 wood, 14 clay, 13 stone", **{**given, "deck": "2 stone, clay"})
    enough.place(2, "draw").pick("deck")
    assert enough.state.discard == [7, 7, 7]
