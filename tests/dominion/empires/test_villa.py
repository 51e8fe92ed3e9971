"""Villa, which leads from the Buy phase back to the Action phase."""

import pytest

from allmende.table import seeded
from tests.dominion.situations import situation

VILLAS = {"villa": 8}


def test_villa_played_gives_two_actions_a_buy_and_a_coin() -> None:
    t = situation(hand="villa, village")
    t.pick("villa")
    assert (t.actions, t.buys, t.coins, t.hand()) == (2, 2, 1, "village")


@pytest.mark.rule("DOM-025", "DOM-366")
def test_a_bought_villa_comes_to_hand_and_leads_back_to_the_action_phase() -> None:
    t = situation(phase="buy", coins=6, buys=2, actions=0, hand="2 copper", piles=VILLAS)
    t.pick("pile villa")
    assert (t.prompt, t.hand(), t.actions, t.coins, t.buys) == ("action-phase", "copper, copper, villa", 1, 2, 1)


@pytest.mark.rule("DOM-366")
def test_the_next_buy_phase_starts_from_the_beginning() -> None:
    t = situation(phase="buy", coins=6, buys=2, actions=0, hand="2 copper", piles=VILLAS)
    t.pick("pile villa", "villa")
    assert (t.prompt, t.coins, t.buys) == ("buy-phase", 3, 2)
    t.pick("treasures")
    assert (t.coins, t.in_play()) == (5, "copper, copper, villa")
    t.pick("pile villa")
    assert (t.prompt, t.actions) == ("action-phase", 3)


@pytest.mark.rule("DOM-366", "DOM-027")
def test_treasures_may_be_played_again_until_the_next_buy() -> None:
    t = situation(phase="buy", coins=9, buys=3, hand="2 copper", piles=VILLAS)
    t.pick("pile villa", "done")
    assert "card copper" in t.offered
    t.pick("card copper", "pile estate")
    assert "card copper" not in t.offered


@pytest.mark.rule("DOM-366")
def test_what_happens_at_the_start_of_the_turn_does_not_happen_again() -> None:
    effect = {"card": "enchantress", "until": "next-turn", "stay": 1}
    t = situation(
        hand="3 copper", deck="9 silver", in_play="enchantress", stays=[{"number": 1, "card": "enchantress"}],
        effects=[effect], started=False, coins=4, piles=VILLAS,
    )  # fmt: skip
    assert (t.prompt, t.hand()) == ("buy-phase", "copper, copper, copper, silver, silver")
    t.pick("pile villa")
    assert (t.prompt, len(t.player(0).hand)) == ("action-phase", 6)


@pytest.mark.rule("DOM-366")
def test_what_happens_at_the_start_of_the_buy_phase_happens_again() -> None:
    t = situation(hand="village", deck="copper", coins=4, buys=2, owns=["treasure-chest"], piles=VILLAS)
    t.pick("village")
    assert (t.prompt, t.gained()) == ("buy-phase", "gold")
    t.pick("pile villa", "done")
    assert (t.prompt, t.gained()) == ("buy-phase", "gold, villa, gold")


def test_a_villa_gained_in_the_action_phase_comes_to_hand_with_an_action() -> None:
    t = situation(hand="workshop", piles=VILLAS)
    t.pick("workshop", "pile villa")
    assert (t.prompt, t.hand(), t.actions) == ("action-phase", "villa", 1)


def test_an_exchanged_villa_does_not_come_to_hand_but_the_rest_happens() -> None:
    t = situation(phase="buy", coins=4, buys=2, actions=0, hand="trader", piles=VILLAS)
    t.pick("pile villa", "trader")
    assert (t.hand(), t.discard(), t.actions, t.prompt) == ("trader", "silver", 1, "action-phase")


@pytest.mark.parametrize("phase", ["action", "buy"])
def test_on_somebody_elses_turn_villa_only_comes_to_hand(phase: str) -> None:
    other = {"hand": "weaver, 4 copper"}
    piles = {**VILLAS, "berserker": 9}
    t = situation(other, hand="berserker, village", in_play="village", coins=5, buys=2, phase=phase, piles=piles)
    t.pick("berserker" if phase == "action" else "pile berserker", "pile copper")
    t.pick("weaver", "copper", "weaver", "card", "pile villa")
    assert (t.hand(1), t.actions) == ("copper, copper, copper, villa", 0 if phase == "action" else 1)
    assert t.prompt == "buy-phase"


@pytest.mark.rule("DOM-340")
def test_a_villa_that_is_the_third_action_gained_sets_off_cauldron() -> None:
    t = situation(phase="buy", coins=4, gained="village, smithy", in_play="cauldron", piles=VILLAS)
    t.pick("pile villa")
    assert t.offered == ["card villa", "card cauldron"]
    t.pick("villa")
    assert (t.discard(1), t.hand(), t.prompt) == ("curse", "villa", "action-phase")


def test_what_was_played_before_stays_in_effect() -> None:
    t = situation(phase="buy", coins=7, buys=2, in_play="haggler", piles=VILLAS)
    t.pick("pile villa", "villa", "pile moat")
    assert (t.prompt, t.coins, t.gained()) == ("action-phase", 3, "villa, moat")
    t.pick("villa", "pile silver", "pile copper")
    assert t.gained() == "villa, moat, silver, copper"


def test_a_redraw_without_the_trader_still_waits_for_the_same_player() -> None:
    """Whether there is a Reaction in hand is the player's secret: the question stays, with what must be done alone."""
    t = situation({}, phase="buy", coins=4, hand="trader, 5 copper", deck="9 copper", piles=VILLAS)
    t.pick("pile villa")
    offered = set()
    for seed in range(20):
        drawn = t.game.determinize(1, seeded(seed))
        assert drawn.view(1) == t.game.view(1)
        assert drawn.choice is not None
        offered.add(len(drawn.choice.options))
    assert offered == {1, 2}
