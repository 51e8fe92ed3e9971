"""Deluded, Envious, Miserable and Twice Miserable: how one gets them and what they do."""

from typing import Any

import pytest

from tests.dominion.nocturne.hexing import at_night, on_top, receiving
from tests.dominion.situations import Situation, situation


def owns(t: Situation, seat: int = 1) -> list[str]:
    return [thing.slug for thing in t.player(seat).owns]


def deluded(**given: Any) -> Situation:
    """The Buy phase of a player who is deluded is about to begin."""
    return situation(owns=["deluded"], phase="buy", started=False, **given)


def envious(**given: Any) -> Situation:
    return situation(owns=["envious"], phase="buy", started=False, **given)


# Taking them


@pytest.mark.parametrize(("hex_", "state"), [("delusion", "deluded"), ("envy", "envious"), ("misery", "miserable")])
def test_some_hexes_bring_a_state(hex_: str, state: str) -> None:
    t = receiving(hex_)
    assert owns(t) == [state]
    assert t.game.view(0)["table"]["players"][1]["owns"] == [state]


@pytest.mark.rule("DOM-403")
@pytest.mark.parametrize("hex_", ["delusion", "envy"])
@pytest.mark.parametrize("state", ["deluded", "envious"])
def test_deluded_and_envious_exclude_each_other(hex_: str, state: str) -> None:
    assert owns(receiving(hex_, owns=[state])) == [state]


def test_misery_turns_miserable_over_once() -> None:
    t = receiving("misery", owns=["miserable"])
    assert (owns(t), t.score("twice-miserable", seat=1)) == (["twice-miserable"], -4)
    assert owns(receiving("misery", owns=["twice-miserable"])) == ["twice-miserable"]


@pytest.mark.parametrize("state", ["deluded", "envious"])
def test_misery_goes_with_the_other_states(state: str) -> None:
    assert owns(receiving("misery", owns=[state])) == [state, "miserable"]


def test_several_players_may_have_the_same_state() -> None:
    t = at_night(on_top("delusion"), {}, {}, {}).pick("werewolf")
    assert [owns(t, seat) for seat in range(4)] == [[], ["deluded"], ["deluded"], ["deluded"]]


# Points


@pytest.mark.rule("DOM-131", "DOM-394")
@pytest.mark.parametrize(("state", "points"), [("miserable", -2), ("twice-miserable", -4)])
def test_misery_costs_points_and_the_total_may_be_negative(state: str, points: int) -> None:
    t = situation(hand="estate", owns=[state])
    assert (t.score(state), t.score()) == (points, points + 1)
    assert t.score(seat=1) == 0


# Deluded


def test_who_is_deluded_cannot_buy_actions_this_turn() -> None:
    t = deluded(coins=8, buys=2, piles={"village": 10})
    assert (owns(t, 0), t.prompt) == ([], "buy-phase")
    assert {"pile gold", "pile estate", "pile curse"} <= set(t.offered)
    assert "pile village" not in t.offered
    t.pick("gold")
    assert t.discard() == "gold"


def test_the_deluded_may_buy_events_and_projects() -> None:
    t = deluded(coins=8, landscapes=["expedition", "barracks"])
    assert {"landscape expedition", "landscape barracks"} <= set(t.offered)


def test_deluded_lasts_when_the_action_phase_comes_back() -> None:
    t = deluded(in_play="haggler", coins=14, buys=2, piles={"villa": 10})
    t.pick("pile gold", "pile villa")
    assert (t.prompt, t.hand()) == ("action-phase", "villa")
    t.pick("done")
    assert (t.prompt, t.coins) == ("buy-phase", 8)
    assert "pile gold" in t.offered
    assert "pile villa" not in t.offered


def test_what_is_an_action_and_something_else_cannot_be_bought_either() -> None:
    t = deluded(coins=8, piles={"werewolf": 10, "cobbler": 10})
    assert "pile werewolf" not in t.offered
    assert "pile cobbler" in t.offered  # a Night card is no Action


@pytest.mark.rule("DOM-403")
def test_deluded_is_returned_and_lasts_for_one_turn() -> None:
    t = deluded(hand="copper", deck="5 copper", coins=3, piles={"village": 10})
    t.end_turn()
    t.end_turn()
    t.pick("treasures")
    assert (t.state.active, t.coins) == (0, 5)
    assert "pile village" in t.offered


@pytest.mark.rule("DOM-403")
def test_deluded_works_in_the_turn_in_which_it_was_taken_before_buying() -> None:
    t = situation(hand="leprechaun", hexes=on_top("delusion"), coins=3)
    t.pick("leprechaun")
    assert (t.prompt, owns(t, 0)) == ("buy-phase", [])
    assert "pile leprechaun" not in t.offered


@pytest.mark.rule("DOM-403")
def test_a_state_taken_after_the_start_of_the_buy_phase_waits() -> None:
    t = receiving("delusion", hand="village", deck="5 copper")
    t.pick("done")
    assert (t.seat, t.prompt, owns(t)) == (1, "action-phase", ["deluded"])
    t.pick("done")
    assert (t.prompt, owns(t)) == ("buy-phase", [])


def test_the_deluded_may_gain_actions_otherwise() -> None:
    t = situation(hand="workshop", owns=["deluded"], piles={"village": 10})
    t.pick("workshop", "village")
    assert t.discard() == "village"


def test_deluded_is_nobody_elses() -> None:
    t = situation({"hand": "3 copper"}, owns=["deluded"], phase="buy", started=False, piles={"village": 10})
    t.end_turn()
    t.pick("treasures")
    assert "pile village" in t.offered


# Envious


def test_for_the_envious_silver_and_gold_make_one_coin() -> None:
    t = envious(hand="copper, silver, gold")
    assert owns(t, 0) == []
    t.pick("treasures")
    assert t.coins == 3


def test_other_treasures_are_worth_what_they_are() -> None:
    t = envious(hand="cursed-gold, pasture")
    t.pick("cursed-gold", "card pasture")
    assert t.coins == 4


def test_a_silver_played_before_is_not_affected() -> None:
    t = situation(in_play="silver", coins=2, owns=["envious"], hand="silver", phase="buy", started=False)
    assert t.coins == 2
    t.pick("card silver")
    assert t.coins == 3


def test_envy_leaves_a_merchants_bonus() -> None:
    t = situation(hand="merchant, silver", deck="gold", owns=["envious"])
    t.pick("merchant")
    assert (t.prompt, owns(t, 0)) == ("buy-phase", [])
    t.pick("treasures")
    assert t.coins == 1 + 1 + 1


@pytest.mark.rule("DOM-403")
def test_envy_ends_with_the_turn() -> None:
    t = envious(hand="copper", deck="5 gold")
    t.end_turn()
    t.end_turn()
    t.pick("treasures")
    assert t.coins == 15


def test_envy_is_nobody_elses() -> None:
    t = situation({"hand": "gold"}, owns=["envious"], phase="buy", started=False)
    t.end_turn()
    t.pick("treasures")
    assert t.coins == 3
