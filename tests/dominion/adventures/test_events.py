"""Raid, Expedition, and what holds for all Events. Inheritance has a module of its own."""

from collections.abc import Sequence

import pytest

from allmende.dominion.counters import MINUS_CARD
from tests.dominion.situations import situation

# Events


@pytest.mark.rule("DOM-034", "DOM-137")
def test_an_event_is_bought_instead_of_a_card_and_is_never_gained() -> None:
    t = situation({}, landscapes=["expedition"], phase="buy", coins=7, buys=2)
    t.pick("expedition")
    assert (t.buys, t.coins, t.gained(), t.owned()) == (1, 4, "", "")


@pytest.mark.rule("DOM-034")
def test_an_event_needs_a_buy_and_its_price() -> None:
    assert "landscape raid" in situation(landscapes=["raid"], phase="buy", coins=5).offered
    assert "landscape raid" not in situation(landscapes=["raid"], phase="buy", coins=4).offered
    t = situation({"hand": "copper"}, landscapes=["raid"], phase="buy", coins=10)
    t.pick("raid")
    assert t.state.active == 1, "the only Buy was used"


@pytest.mark.rule("DOM-367")
def test_after_an_event_no_more_treasures_are_played() -> None:
    t = situation(hand="3 copper", landscapes=["expedition"], phase="buy", coins=3, buys=2)
    assert "card copper" in t.offered
    t.pick("expedition")
    assert not {"card copper", "treasures"} & set(t.offered)


@pytest.mark.rule("DOM-121")
def test_events_do_not_get_cheaper() -> None:
    t = situation(in_play="bridge-troll, highway", landscapes=["expedition"], phase="buy", coins=2)
    assert "landscape expedition" not in t.offered
    assert "pile silver" in t.offered


# Raid


@pytest.mark.rule("DOM-332")
def test_raid_gains_a_silver_for_each_in_play() -> None:
    t = situation({}, in_play="4 silver, copper", hand="2 silver", landscapes=["raid"], phase="buy", coins=5, buys=2)
    t.pick("raid")
    assert t.discard() == "silver, silver, silver, silver"


@pytest.mark.rule("DOM-332")
def test_raid_gains_the_silvers_that_are_left() -> None:
    t = situation(
        {}, in_play="4 silver", landscapes=["raid"], phase="buy", coins=5, buys=2, piles={"silver": 3}
    )  # fmt: skip
    t.pick("raid")
    assert t.discard() == "silver, silver, silver"
    assert t.pile("silver") == 0


def test_raid_without_silvers_still_places_the_tokens() -> None:
    t = situation({}, {}, in_play="gold", landscapes=["raid"], phase="buy", coins=5, buys=2)
    t.pick("raid")
    assert t.discard() == ""
    assert [player.count(MINUS_CARD) for player in t.state.players] == [0, 1, 1]


@pytest.mark.rule("DOM-332")
def test_raid_is_no_bought_card() -> None:
    """Haggler does not see it; only the Silvers are gained, which are not bought."""
    t = situation({}, in_play="haggler, 2 silver", landscapes=["raid"], phase="buy", coins=5, buys=2)
    t.pick("raid")
    assert t.gained() == "silver, silver"


@pytest.mark.rule("DOM-332", "DOM-383")
def test_raid_is_no_attack() -> None:
    t = situation(
        {"hand": "moat, guard-dog, 3 copper", "deck": "5 copper"},
        in_play="silver", landscapes=["raid"], phase="buy", coins=5, buys=2,
    )  # fmt: skip
    t.pick("raid")
    assert (t.prompt, t.seat) == ("buy-phase", 0)
    assert t.player(1).count(MINUS_CARD) == 1


def test_haunted_woods_do_not_see_raid() -> None:
    t = situation(
        {"in_play": "haunted-woods"}, hand="2 copper", in_play="silver", landscapes=["raid"], phase="buy", coins=5,
        buys=2,
    )  # fmt: skip
    t.pick("raid")
    assert t.hand() == "copper, copper"


def test_a_second_raid_finds_the_token_there_already() -> None:
    t = situation({}, in_play="silver", landscapes=["raid"], phase="buy", coins=10, buys=3)
    t.pick("raid", "raid")
    assert t.player(1).count(MINUS_CARD) == 1
    assert t.discard() == "silver, silver"


def test_all_silvers_are_gained_before_the_tokens_are_placed() -> None:
    """A Trader that reacts to the first Silver: the token is not there yet."""
    t = situation({}, hand="trader", in_play="2 silver", landscapes=["raid"], phase="buy", coins=5, buys=2)
    t.pick("raid")
    assert t.prompt == "resolve"
    assert t.player(1).count(MINUS_CARD) == 0
    t.pick("done", "done")
    assert t.player(1).count(MINUS_CARD) == 1


# Expedition


def hand_after(tokens: dict[str, int], times: int, owns: Sequence[str] = ()) -> int:
    t = situation(
        {"hand": "copper"}, deck="15 copper", landscapes=["expedition"], phase="buy", coins=12, buys=times + 1,
        tokens=tokens, owns=list(owns),
    )  # fmt: skip
    for _ in range(times):
        t.pick("expedition")
    t.pick("done")
    return len(t.player().hand)


def test_expedition_draws_two_more_cards_each_time() -> None:
    assert [hand_after({}, times=times) for times in range(4)] == [5, 7, 9, 11]


def test_expedition_with_the_minus_card_token() -> None:
    assert hand_after({"minus-card": 1}, times=1) == 6


def test_expedition_with_the_flag() -> None:
    assert hand_after({}, times=1, owns=["flag"]) == 8


def test_expedition_is_over_with_its_turn() -> None:
    t = situation({"deck": "9 copper"}, deck="20 copper", landscapes=["expedition"], phase="buy", coins=3)
    t.pick("expedition")
    assert len(t.player().hand) == 7
    t.end_turn()
    assert len(t.player(1).hand) == 5
    t.end_turn()
    assert len(t.player().hand) == 5
