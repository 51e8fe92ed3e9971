"""Two players: the market may co-build (ledger section Two-player change)."""

from typing import Any

import pytest

from tests.lowlands.situations import Situation, situation

FAR = {"dike_track": {"large": [36, 37, 38, 39, 40]}}  # progress tokens that nobody reaches here
SIX = {"market 2": {"store": 6}, **FAR}


def stored(kind: str, count: int, *others: dict[str, Any], **given: Any) -> Situation:
    """Seat 0 of two has stored so much, and must now offer co-building."""
    given = {"players": 2, "printed": SIX, "hand": f"{count} {kind}", **given}
    t = situation(*others, **given).place(max(2, count), "dike").pick(*[kind] * count)
    while t.prompt != "offer-co-building":
        t.pick("done" if "done" in t.offered else t.offered[0])
    return t


@pytest.mark.rule("LOW-235")
def test_the_market_may_be_asked_instead_of_the_opponent() -> None:
    t = stored("clay", 3)
    assert t.offered == ["seat 1", "market"]
    t.pick("seat 1")
    assert (t.prompt, t.seat, t.coins()) == ("co-build", 1, 4)  # as with more players, and free of charge


@pytest.mark.rule("LOW-235")
@pytest.mark.parametrize("players", [3, 4])
def test_with_more_players_the_market_is_not_asked(players: int) -> None:
    t = stored("clay", 3, players=players, printed=FAR)
    assert "market" not in t.offered


@pytest.mark.rule("LOW-236")
@pytest.mark.parametrize("deck", ["3 clay", "3 wood"])
def test_the_market_costs_a_coin_whether_it_builds_or_not(deck: str) -> None:
    t = stored("clay", 3, deck=deck, coins=5).pick("market")
    assert (t.coins(), t.store) == (4, ("clay", 6 if deck == "3 clay" else 3))


@pytest.mark.rule("LOW-237", "LOW-244")
def test_who_cannot_pay_must_ask_the_opponent() -> None:
    assert stored("wood", 2, coins=0).offered == ["seat 1"]
    assert stored("wood", 2, coins=1).offered == ["seat 1", "market"]


@pytest.mark.rule("LOW-238")
def test_as_many_cards_are_revealed_as_were_stored() -> None:
    t = stored("clay", 2, deck="4 wood", display="4 stone").pick("market")
    assert t.events.count("market-card") == 2
    assert t.state.discard == [2, 2, 0]  # revealed cards are discarded, open ones are not touched
    assert (t.display, t.hand(1)) == ("4 stone", "")


@pytest.mark.rule("LOW-238")
def test_when_the_deck_is_used_up_the_discard_pile_becomes_the_deck() -> None:
    t = stored("clay", 2, rest="discard", deck="clay").pick("market")
    assert t.events.count("market-card") == 2
    assert t.events.count("shuffle") == 1


@pytest.mark.rule("LOW-239")
@pytest.mark.parametrize(("deck", "marker"), [("2 clay", 4), ("clay, wood", 3), ("wood, clay", 3), ("wood, stone", 2)])
def test_each_card_that_fits_moves_the_marker(deck: str, marker: int) -> None:
    assert stored("clay", 2, deck=deck).pick("market").store == ("clay", marker)


def test_what_the_market_stores_is_told_as_the_markets() -> None:
    t = stored("clay", 2, deck="clay, wood").pick("market")
    assert (t.events.count("market-store"), t.events.count("store")) == (1, 0)


@pytest.mark.rule("LOW-240")
def test_the_market_goes_on_with_the_next_segment() -> None:
    t = stored("clay", 3, store={"clay": 1}, deck="clay, clay, stone").pick("market")
    assert (t.state.segments, t.store) == (1, ("stone", 1))


@pytest.mark.rule("LOW-240")
def test_the_market_may_start_after_a_segment_of_the_active_player() -> None:
    t = stored("clay", 2, store={"clay": 4}, deck="clay, wood").pick("market")
    assert (t.state.segments, t.store) == (1, ("wood", 1))


@pytest.mark.rule("LOW-241", "LOW-242")
def test_nobody_takes_a_step_when_the_market_builds() -> None:
    t = stored("clay", 3, {"steps": 2}, deck="3 clay").pick("market")
    assert (t.steps(0), t.steps(1), t.state.segments) == (3, 2, 1)


@pytest.mark.rule("LOW-241")
def test_the_opponent_brings_the_extra_step_as_always() -> None:
    t = stored("clay", 3, {"hand": "clay"}).pick("seat 1", "yes", "clay")
    assert (t.steps(0), t.steps(1)) == (4, 1)


@pytest.mark.rule("LOW-243")
def test_stone_is_ignored_and_clay_moves_the_clay_marker() -> None:
    t = stored("clay", 2, deck="stone, clay", coins=1, printed=FAR).pick("market")
    assert (t.coins(), t.store, t.state.segments) == (0, ("clay", 3), 0)


@pytest.mark.rule("LOW-244")
def test_two_wood_and_no_coin() -> None:
    t = stored("wood", 2, {"hand": "wood"}, coins=0)
    assert t.offered == ["seat 1"]
    assert t.pick("seat 1").offered == ["yes", "no"]


@pytest.mark.rule("LOW-245")
def test_wood_after_the_wood_segment_is_ignored_and_clay_starts_the_next() -> None:
    t = stored("wood", 3, store={"wood": 2}, deck="wood, wood, clay").pick("market")
    assert (t.state.segments, t.store) == (1, ("clay", 1))


def test_the_tile_for_co_builders_gives_nothing_for_the_market() -> None:
    printed = {**SIX, "A10": [{"block": "co_build", "what": "coins", "count": 2}]}
    t = stored("clay", 3, {"tiles": {"A10": 0}, "coins": 0}, printed=printed, deck="3 clay").pick("market")
    assert (t.coins(0), t.coins(1)) == (3, 0)
