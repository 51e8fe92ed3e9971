"""Action D: buy or sell sheep (ledger section Action D), and the tiles that act there."""

from typing import Any

import pytest

from tests.lowlands.situations import Situation, situation

WIDE = [[0, 1, 2, 3, 4, 5, 6, 7, 8, 9]]  # ten places in fourteen fences
PRICES = [2, 2, 3, 3, 4, 4, 5]
DIKE_VALUES = [3, 2, 2, 1, 1, 0, 0]
FOUR_PLAYERS = {
    "market 4": {"rows": [{"spaces": 4, "sheep": 2}, {"spaces": 4, "sheep": 1}, {"spaces": 3, "sheep": 1}]}
}  # of the rulebook's example


def market(*others: dict[str, Any], **given: Any) -> Situation:
    """Four players, plenty of coins and room, and no laborer for the sheep."""
    given = {"players": 4, "pastures": WIDE, "coins": 50, "sheep": 4, **given}
    given["printed"] = {**FOUR_PLAYERS, **given.get("printed", {})}
    return situation(*others, **given)


def counts(t: Situation) -> int:
    """Up to how many can be chosen."""
    assert t.offered == [f"count {n}" for n in range(1, len(t.offered) + 1)]
    return len(t.offered)


@pytest.mark.rule("LOW-158")
def test_each_action_point_buys_one_sheep() -> None:
    t = market(market=[4, 1, 1], display="4 wood").place(3, "sheep").pick("buy", "row 0")
    assert counts(t) == 3
    t.pick("count 2")
    assert (t.sheep(), t.state.market, t.prompt) == (6, [2, 1, 1], "draw")  # the third point draws a card
    t.pick("wood")
    assert (t.cards(), t.seat) == (1, 1)


@pytest.mark.rule("LOW-158")
def test_each_action_point_sells_one_sheep() -> None:
    t = market(market=[0, 1, 1]).place(2, "sheep").pick("sell", "row 0")
    assert counts(t) == 2
    t.pick("count 2")
    assert (t.sheep(), t.state.market, t.seat) == (2, [2, 1, 1], 1)


@pytest.mark.rule("LOW-158")
@pytest.mark.parametrize(("way", "then"), [("buy", "buy-row"), ("sell", "sell-row")])
def test_one_action_buys_or_sells_and_never_both(way: str, then: str) -> None:
    t = market(market=[1, 1, 1], display="4 wood").place(4, "sheep")
    assert t.offered == ["buy", "sell"]
    t.pick(way)
    assert t.prompt == then
    t.pick("row 2")
    if t.prompt == "sell-count":
        t.pick("count 1")
    assert t.prompt == "draw"  # with the points that are left


@pytest.mark.rule("LOW-159", "LOW-166")
@pytest.mark.parametrize("value", range(7))
def test_the_price_is_the_lower_number_of_the_value_track(value: int) -> None:
    bought = market(value=value, coins=20).place(2, "sheep").pick("buy", "row 0", "count 2")
    assert bought.coins() == 20 - 2 * PRICES[value]
    sold = market(value=value, coins=20).place(2, "sheep").pick("sell", "row 0", "count 2")
    assert sold.coins() == 20 + 2 * PRICES[value]


@pytest.mark.rule("LOW-166")
@pytest.mark.parametrize("value", range(7))
def test_the_seven_positions_of_the_value_track(value: int) -> None:
    found = market(value=value).game.view(None)["table"]["value"]
    assert (found["dike"], found["sheep"]) == (DIKE_VALUES[value], PRICES[value])


@pytest.mark.rule("LOW-160")
def test_all_sheep_bought_come_from_one_row_of_choice() -> None:
    t = market(market=[2, 1, 1]).place(4, "sheep").pick("buy")
    assert t.offered == ["row 0", "row 1", "row 2"]
    t.pick("row 1")
    assert (t.sheep(), t.state.market, t.prompt) == (5, [2, 0, 1], "draw")


@pytest.mark.rule("LOW-161")
def test_only_sheep_that_are_there_can_be_bought() -> None:
    t = market(market=[3, 0, 1]).place(4, "sheep").pick("buy")
    assert t.offered == ["row 0", "row 2"]
    t.pick("row 0")
    assert counts(t) == 3


@pytest.mark.rule("LOW-161", "LOW-194")
def test_only_sheep_that_can_be_housed_can_be_bought() -> None:
    t = market(market=[4, 1, 1], sheep=8).place(4, "sheep").pick("buy", "row 0")
    assert counts(t) == 2
    t = market(market=[4, 1, 1], sheep=10).place(4, "sheep")
    assert t.prompt == "sell-row"  # no room at all: selling is all that is left


@pytest.mark.rule("LOW-161")
def test_only_sheep_that_can_be_paid_can_be_bought() -> None:
    assert counts(market(market=[4, 1, 1], coins=8).place(4, "sheep").pick("buy", "row 0")) == 2


@pytest.mark.rule("LOW-161")
def test_who_can_neither_buy_nor_sell_cannot_choose_the_action() -> None:
    t = market(market=[4, 4, 3], sheep=0, coins=2).pick("farmer 4")
    assert "space sheep" not in t.offered


@pytest.mark.rule("LOW-161")
def test_the_coin_for_the_second_farmer_is_paid_first() -> None:
    t = market(market=[4, 4, 3], sheep=0, coins=3, used={"sheep": 1}, farmers=[4]).pick("farmer 4")
    assert "space sheep" not in t.offered  # 1 for the place leaves too little for a sheep


@pytest.mark.rule("LOW-162")
def test_all_sheep_sold_go_to_the_empty_spaces_of_one_row() -> None:
    t = market(market=[4, 2, 1], display="4 wood").place(4, "sheep").pick("sell")
    assert t.offered == ["row 1", "row 2"]  # row 0 is full
    t.pick("row 1")
    assert counts(t) == 2
    t.pick("count 2")
    assert (t.sheep(), t.state.market, t.prompt) == (2, [4, 4, 1], "draw")


@pytest.mark.rule("LOW-163")
def test_one_laborer_at_most_for_the_sheep() -> None:
    t = situation(laborers={"sheep": 1}, hand="wood", steps=3, tokens=["P1", "P2", "P3", "P4", "P5"])
    t.place(2, "dike").pick("wood", "laborer", "laborer")
    assert t.offered == ["space build", "space dike", "space fences", "space draw"]
    t = situation(laborers={"sheep": 1, "draw": 1}, hand="wood", steps=3, tokens=["P1", "P2", "P3", "P4", "P5"])
    t.place(2, "dike").pick("wood", "laborer", "space draw")
    assert t.offered == ["space build", "space dike", "space fences"]


@pytest.mark.rule("LOW-164")
def test_the_laborer_saves_or_brings_a_coin_for_each_sheep() -> None:
    t = market(market=[2, 1, 1], coins=20, laborers={"sheep": 1}).place(2, "sheep").pick("buy", "row 0", "count 2")
    assert t.coins() == 20 - 2 * (3 - 1)
    t = market(market=[2, 1, 1], coins=20, laborers={"sheep": 1}).place(2, "sheep").pick("sell", "row 0", "count 2")
    assert t.coins() == 20 + 2 * (3 + 1)


@pytest.mark.rule("LOW-164")
def test_the_laborer_gives_no_action_point() -> None:
    t = market(market=[4, 1, 1], laborers={"sheep": 1}).place(2, "sheep").pick("buy", "row 0")
    assert counts(t) == 2


@pytest.mark.rule("LOW-165")
def test_the_laborer_does_not_help_a_tile_to_trade() -> None:
    printed = {
        "F13": [{"block": "sell_sheep", "when": "built", "count": 2, "bonus": 0}],
        "F14": [{"block": "buy_sheep", "when": "built", "count": 2, "price": 3}],
    }
    t = market(laborers={"sheep": 1}, coins=20, printed=printed, offer=["F13"])
    assert t.place(2, "build").pick("tile F13", "cell 19", "count 2").coins() == 20 + 2 * 3
    t = market(laborers={"sheep": 1}, coins=20, printed=printed, offer=["F14"])
    assert t.place(2, "build").pick("tile F14", "cell 19", "count 2").coins() == 20 - 2 * 3


@pytest.mark.rule("LOW-167")
@pytest.mark.parametrize(("laborers", "paid", "got"), [({}, 9, 9), ({"sheep": 1}, 6, 12)])
def test_three_sheep_at_price_3(laborers: dict[str, int], paid: int, got: int) -> None:
    t = market(market=[3, 1, 1], coins=20, laborers=laborers).place(3, "sheep").pick("buy", "row 0", "count 3")
    assert (t.coins(), t.sheep()) == (20 - paid, 7)
    t = market(market=[3, 1, 1], coins=20, laborers=laborers).place(3, "sheep").pick("sell", "row 1", "count 3")
    assert (t.coins(), t.sheep()) == (20 + got, 1)


@pytest.mark.rule("LOW-168")
@pytest.mark.parametrize(("row", "bought", "sold"), [(0, 2, 2), (1, 1, 3), (2, 1, 2)])
def test_the_example_market(row: int, bought: int, sold: int) -> None:
    t = market(market=[2, 1, 1]).place(4, "sheep").pick("buy", f"row {row}")
    if bought > 1:
        t.pick(f"count {counts(t)}")
    assert t.sheep() == 4 + bought
    t = market(market=[2, 1, 1]).place(4, "sheep").pick("sell", f"row {row}")
    t.pick(f"count {counts(t)}")
    assert t.sheep() == 4 - sold


# market_rows, sale_bonus, action_points


def inn(*effects: dict[str, Any], **given: Any) -> Situation:
    return market(tiles={"S10": 19}, printed={"S10": list(effects)}, **given)


def test_market_rows_opens_a_second_row_for_buying() -> None:
    t = inn({"block": "market_rows", "count": 2}, market=[2, 1, 1], display="4 wood").place(4, "sheep")
    t.pick("buy", "row 0", "count 2")
    assert t.offered == ["row 1", "row 2", "done"]
    t.pick("row 1")
    assert (t.sheep(), t.state.market, t.prompt) == (7, [0, 0, 1], "draw")  # but no third row


def test_market_rows_opens_a_second_row_for_selling() -> None:
    t = inn({"block": "market_rows", "count": 2}, market=[3, 3, 3]).place(2, "sheep").pick("sell", "row 0")
    assert t.offered == ["row 1", "done"]  # selling goes on, buying does not
    t.pick("row 1")
    assert (t.sheep(), t.state.market) == (2, [4, 4, 3])


def test_market_rows_still_takes_a_point_for_each_sheep() -> None:
    t = inn({"block": "market_rows", "count": 3}, market=[2, 1, 1]).place(3, "sheep").pick("buy", "row 0", "count 2")
    t.pick("row 1")
    assert (t.sheep(), t.seat) == (7, 1)


def test_market_rows_need_not_be_used() -> None:
    t = inn({"block": "market_rows", "count": 2}, market=[2, 1, 1]).place(4, "sheep").pick("buy", "row 1", "done")
    assert (t.sheep(), t.prompt) == (5, "draw")


def test_sale_bonus_adds_to_the_laborer_for_each_sheep_sold() -> None:
    t = inn({"block": "sale_bonus", "count": 2}, market=[0, 1, 1], coins=0, laborers={"sheep": 1})
    t.place(3, "sheep").pick("row 0", "count 3")
    assert t.coins() == 3 * (3 + 1 + 2)


def test_sale_bonus_does_not_change_what_one_pays() -> None:
    t = inn({"block": "sale_bonus", "count": 2}, market=[2, 1, 1], coins=10).place(2, "sheep").pick("buy", "row 1")
    assert t.coins() == 10 - 3


def test_action_points_for_the_sheep_trade_more() -> None:
    t = inn({"block": "action_points", "action": "sheep", "count": 2}, market=[4, 1, 1]).place(2, "sheep")
    assert counts(t.pick("buy", "row 0")) == 4
    t = inn({"block": "action_points", "action": "fences", "count": 2}, market=[4, 1, 1]).place(2, "sheep")
    assert counts(t.pick("buy", "row 0")) == 2
