"""Tiles that sell, buy and breed sheep: sell_sheep, buy_sheep, sale_bonus, breed_as, breed_more."""

from typing import Any

import pytest

from tests.lowlands.situations import Situation, situation

TEN = [[0, 1, 2, 3, 4, 5, 6, 7, 8, 9]]
NO_SYMBOLS = {"income_board": {"fences": [{"count": 10, "gives": "laborer"}], "houses": ["laborer"] * 4}}

Effect = dict[str, Any]


def sell(when: str, count: int = 2, bonus: int = 1) -> Effect:
    return {"block": "sell_sheep", "when": when, "count": count, "bonus": bonus}


def buy(when: str, count: int = 2, price: int = 1) -> Effect:
    return {"block": "buy_sheep", "when": when, "count": count, "price": price}


def build(*effects: Effect, more: dict[str, list[Effect]] | None = None, **given: Any) -> Situation:
    """Seat 0 builds a tile with these effects; it owns others with more."""
    more = more or {}
    tiles = {name: 15 + n for n, name in enumerate(more)}
    given = {"pastures": TEN, "coins": 10, "sheep": 4, **given}
    t = situation(tiles=tiles, printed={"F14": list(effects), **more}, offer=["F14"], **given)
    return t.place(2, "build").pick("tile F14", "cell 19")


def upkeep(*effects: Effect, more: dict[str, list[Effect]] | None = None, **given: Any) -> Situation:
    """Upkeep for seat 0, who owns a tile with these effects, and others."""
    more = more or {}
    tiles = {"F14": 19, **{name: 15 + n for n, name in enumerate(more)}}
    given = {"pastures": TEN, "coins": 10, "sheep": 4, **given}
    return situation(phase="upkeep", tiles=tiles, printed={**NO_SYMBOLS, "F14": list(effects), **more}, **given)


# sell_sheep


def test_sell_sheep_when_built_for_the_price_and_a_bonus() -> None:
    t = build(sell("built"), market=[0, 0, 0])
    assert (t.prompt, t.offered) == ("sell-to-supply", ["count 0", "count 1", "count 2"])
    t.pick("count 2")
    assert (t.sheep(), t.coins(), t.prompt) == (2, 10 + 2 * (3 + 1), "draw")
    assert t.state.market == [0, 0, 0]  # the market is not touched


def test_sell_sheep_need_not_sell() -> None:
    t = build(sell("built")).pick("count 0")
    assert (t.sheep(), t.coins()) == (4, 10)


def test_sell_sheep_sells_no_more_than_there_are() -> None:
    assert build(sell("built"), sheep=1).offered == ["count 0", "count 1"]
    assert build(sell("built"), sheep=0).prompt == "draw"


@pytest.mark.parametrize(("value", "price"), [(0, 2), (4, 4), (6, 5)])
def test_sell_sheep_goes_by_the_current_price(value: int, price: int) -> None:
    assert build(sell("built", bonus=0), value=value).pick("count 1").coins() == 10 + price


def test_sell_sheep_in_the_upkeep_comes_before_breeding() -> None:
    t = upkeep(sell("upkeep"))
    assert (t.prompt, t.seat) == ("sell-to-supply", 0)
    t.pick("count 2")
    assert (t.sheep(), t.coins()) == (2 + 1, 10 + 2 * 4)


def test_sell_sheep_acts_at_its_own_moment_only() -> None:
    assert build(sell("upkeep")).prompt == "draw"
    assert upkeep(sell("built")).prompt == "place-farmer"


def test_sale_bonus_adds_to_sell_sheep_and_the_laborer_does_not() -> None:
    t = build(sell("built"), more={"S06": [{"block": "sale_bonus", "count": 3}]}, laborers={"sheep": 1})
    assert t.pick("count 1").coins() == 10 + 3 + 1 + 3


def test_two_sale_bonuses_add_up() -> None:
    bonus = [{"block": "sale_bonus", "count": 1}]
    assert build(sell("built", bonus=0), more={"S06": bonus, "S07": bonus}).pick("count 1").coins() == 10 + 3 + 2


def test_sale_bonus_brings_nothing_for_sheep_lost_in_the_storm() -> None:
    printed = {"S06": [{"block": "sale_bonus", "count": 3}]}
    t = situation(phase="storm-surge", flood=36, tiles={"S06": 0}, printed=printed, sheep=2, breaches=2, coins=5)
    assert (t.sheep(), t.coins()) == (0, 5)


# buy_sheep


def test_buy_sheep_when_built_for_a_price_of_its_own() -> None:
    t = build(buy("built", price=2), market=[0, 0, 0], laborers={"sheep": 1})
    assert (t.prompt, t.offered) == ("buy-from-supply", ["count 0", "count 1", "count 2"])
    t.pick("count 2")
    assert (t.sheep(), t.coins(), t.prompt) == (6, 10 - 2 * 2, "draw")


def test_buy_sheep_need_not_buy() -> None:
    assert build(buy("built")).pick("count 0").sheep() == 4


def test_buy_sheep_buys_what_can_be_housed_and_paid() -> None:
    assert build(buy("built"), sheep=9).offered == ["count 0", "count 1"]
    assert build(buy("built"), sheep=10).prompt == "draw"
    assert build(buy("built", price=3), coins=5).offered == ["count 0", "count 1"]
    assert build(buy("built", price=3), coins=2).prompt == "draw"


def test_sheep_bought_before_breeding_breed() -> None:
    t = upkeep(buy("upkeep"), sheep=2)
    assert t.prompt == "buy-from-supply"
    t.pick("count 2")
    assert (t.sheep(), t.coins()) == (2 + 2 + 2, 8)


def test_buy_sheep_acts_at_its_own_moment_only() -> None:
    assert build(buy("upkeep")).prompt == "draw"
    assert upkeep(buy("built")).prompt == "place-farmer"


def test_sheep_are_bought_after_all_have_been_sold() -> None:
    """What is sold makes room and brings the coins."""
    more = {"S01": [sell("upkeep", bonus=0)], "S02": [sell("upkeep", count=1, bonus=4)]}
    t = upkeep(buy("upkeep", price=5), more=more, sheep=10, coins=0)
    t.pick("count 1")
    assert t.prompt == "sell-to-supply"
    t.pick("count 1")
    assert (t.coins(), t.prompt, t.offered) == (3 + 7, "buy-from-supply", ["count 0", "count 1", "count 2"])
    t.pick("count 2")
    assert (t.coins(), t.sheep()) == (0, 10)


def test_deals_go_in_player_order_and_before_anybody_breeds() -> None:
    printed = {**NO_SYMBOLS, "S01": [sell("upkeep")], "S04": [buy("upkeep")]}
    t = situation(
        {"pastures": TEN, "sheep": 4, "tiles": {"S04": 19}}, pastures=TEN, sheep=4, tiles={"S01": 19}, printed=printed,
        phase="upkeep", first=1,
    )  # fmt: skip
    assert (t.seat, t.prompt) == (1, "buy-from-supply")
    t.pick("count 0")
    assert (t.seat, t.prompt, t.sheep(1)) == (0, "sell-to-supply", 4)
    t.pick("count 0")
    assert [t.sheep(seat) for seat in (0, 1)] == [6, 6]


# breed_as, breed_more


@pytest.mark.parametrize(("sheep", "count", "bred"), [(0, 2, 0), (1, 1, 1), (2, 1, 1), (3, 1, 2), (2, 3, 2), (3, 3, 3)])
def test_breed_as_counts_more_sheep_for_breeding(sheep: int, count: int, bred: int) -> None:
    assert upkeep({"block": "breed_as", "count": count}, sheep=sheep).sheep() == sheep + bred


def test_breed_as_needs_room_as_always() -> None:
    assert upkeep({"block": "breed_as", "count": 9}, sheep=9).sheep() == 10


def test_breed_as_does_not_count_for_income() -> None:
    wool = {"S08": [{"block": "income", "what": "coins", "count": 1, "per": "sheep", "every": 4}]}
    assert upkeep({"block": "breed_as", "count": 1}, more=wool, sheep=2, coins=0).coins() == 0


@pytest.mark.parametrize(("sheep", "bred"), [(0, 0), (1, 0), (2, 1 + 2), (5, 2 + 2), (7, 3), (9, 1)])
def test_breed_more_adds_to_sheep_that_were_bred(sheep: int, bred: int) -> None:
    assert upkeep({"block": "breed_more", "count": 2}, sheep=sheep).sheep() == sheep + bred


def test_breed_as_may_bring_the_first_lamb_for_breed_more() -> None:
    t = upkeep({"block": "breed_more", "count": 1}, more={"S07": [{"block": "breed_as", "count": 1}]}, sheep=1)
    assert t.sheep() == 1 + 1 + 1


def test_breeding_tiles_help_their_owner_only() -> None:
    t = upkeep({"block": "breed_as", "count": 1}, {"block": "breed_more", "count": 1})
    assert t.sheep(1) == 2  # the start pasture is full
    printed = {**NO_SYMBOLS, "F14": [{"block": "breed_more", "count": 1}]}
    t = situation({"pastures": TEN, "sheep": 4}, phase="upkeep", tiles={"F14": 0}, printed=printed)
    assert t.sheep(1) == 6
