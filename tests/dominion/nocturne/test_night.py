"""The Night phase, and the cards that are played in it: Cobbler, Werewolf."""

import pytest

from allmende.dominion.cards.nocturne import WEREWOLF
from allmende.dominion.playing import play_from_hand
from tests.dominion.nocturne.hexing import at_night, on_top
from tests.dominion.situations import Situation, costs_offered, situation

# The Night phase


@pytest.mark.rule("DOM-018")
def test_the_night_lies_between_buying_and_clean_up() -> None:
    t = situation(hand="village, cobbler, copper", deck="2 estate")
    assert t.prompt == "action-phase"
    t.pick("done")
    assert t.prompt == "buy-phase"
    t.pick("done")
    assert (t.prompt, t.state.active) == ("night-phase", 0)
    assert t.game.view(1)["table"]["turn"]["phase"] == "night"
    t.pick("done")
    assert t.state.active == 1


@pytest.mark.rule("DOM-018")
def test_without_night_cards_in_hand_the_night_passes() -> None:
    t = situation({}, hand="copper", phase="buy", piles={"cobbler": 10})
    t.pick("done")
    assert t.state.active == 1


@pytest.mark.rule("DOM-035")
def test_only_night_cards_are_played_at_night_and_as_many_as_one_likes() -> None:
    t = situation(hand="2 cobbler, werewolf, village, gold", phase="night", actions=0, buys=0)
    assert t.offered == ["card cobbler", "card werewolf", "done"]
    t.pick("cobbler", "cobbler", "werewolf")
    assert t.state.active == 1
    assert t.in_play() == "cobbler, cobbler"


@pytest.mark.rule("DOM-368")
def test_night_cards_need_neither_actions_nor_buys_and_nothing_can_be_bought() -> None:
    t = situation(hand="2 cobbler", phase="night", actions=0, buys=3, coins=8, tokens={"coffers": 2, "villagers": 2})
    assert t.offered == ["card cobbler", "done"]
    t.pick("cobbler")
    assert (t.actions, t.buys, t.coins, t.offered) == (0, 3, 8, ["card cobbler", "done"])


@pytest.mark.rule("DOM-158")
def test_night_cards_are_not_played_in_other_phases() -> None:
    t = situation(hand="cobbler, crypt, village", coins=5)
    assert t.offered == ["card village", "done"]
    t.pick("done")
    assert not {"card cobbler", "card crypt"} & set(t.offered)
    assert {"pile cobbler", "pile crypt"} <= set(t.offered)


@pytest.mark.rule("DOM-158")
def test_a_night_card_bought_this_turn_is_not_played() -> None:
    t = situation({}, phase="buy", coins=5, piles={"cobbler": 10})
    t.pick("cobbler")
    assert t.state.active == 1


# Cobbler


def test_cobbler_gains_a_card_into_the_hand_at_the_start_of_the_next_turn() -> None:
    t = situation(hand="cobbler", phase="night", deck="5 copper", piles={"village": 10})
    t.pick("cobbler")
    assert (t.in_play(), t.gained()) == ("cobbler", "")
    t.end_turn()
    assert (t.state.active, t.prompt) == (0, "gain")
    assert max(costs_offered(t)) == 4
    assert "done" not in t.offered
    t.pick("village")
    assert (t.hand(), t.discard()) == ("copper, copper, copper, copper, copper, village", "")
    assert t.prompt == "action-phase"


def test_cobbler_is_discarded_after_its_second_turn() -> None:
    t = situation(hand="cobbler", phase="night", deck="20 copper")
    t.pick("cobbler")
    t.end_turn()
    t.pick("pile silver").end_turn()
    assert (t.in_play(), "cobbler" in t.discard()) == ("", True)


def test_each_cobbler_gains_a_card() -> None:
    t = situation(hand="2 cobbler", phase="night", deck="20 copper")
    t.pick("cobbler", "cobbler").end_turn()
    t.pick("pile silver", "pile estate")
    assert t.gained() == "silver, estate"


@pytest.mark.rule("DOM-374")
def test_cobbler_reaches_only_the_supply() -> None:
    t = situation(hand="cobbler", phase="night", deck="20 copper", piles={"wish": 12})
    t.pick("cobbler").end_turn()
    assert "pile silver" in t.offered
    assert "pile wish" not in t.offered


def test_an_inn_gained_by_cobbler_is_not_in_the_discard_pile() -> None:
    t = situation(hand="cobbler, highway", discard="village", deck="10 copper", actions=1)
    t.pick("highway", "done", "cobbler").end_turn()
    assert "pile inn" not in t.offered  # it costs $5 again
    t = situation(effects=[{"card": "cobbler"}], in_play="cobbler", started=False, piles={"trail": 10}, deck="copper")
    assert t.prompt == "gain"
    t.pick("trail", "done")
    assert t.hand() == "trail"


# Werewolf


def play_werewolf(t: Situation, seat: int) -> None:
    """As something does that plays cards at any time; nobody is asked."""
    assert list(play_from_hand(t.state, t.player(seat), WEREWOLF)) == []


@pytest.mark.rule("DOM-337")
def test_werewolf_draws_three_cards_in_the_action_phase() -> None:
    t = situation({"hand": "5 copper"}, hand="werewolf", deck="gold, silver, estate, curse", hexes=on_top("poverty"))
    t.pick("werewolf")
    assert (t.hand(), t.hand(1).count("copper"), len(t.state.hexes)) == ("estate, gold, silver", 5, 12)


@pytest.mark.rule("DOM-337")
def test_werewolf_played_by_conclave_draws_three() -> None:
    t = situation({"hand": "5 copper"}, hand="conclave, werewolf", deck="gold, silver, estate", hexes=on_top("poverty"))
    t.pick("conclave", "werewolf")
    assert (t.hand(), len(t.state.hexes)) == ("estate, gold, silver", 12)


@pytest.mark.rule("DOM-337")
def test_werewolf_gives_the_next_hex_at_night() -> None:
    t = at_night(on_top("plague"), {}, actions=0, deck="gold")
    t.pick("werewolf")
    assert (t.hand(), t.hand(1), t.hand(0)) == ("cobbler", "curse", "cobbler")


@pytest.mark.rule("DOM-105")
@pytest.mark.parametrize("phase", ["action", "night"])
def test_werewolf_is_an_attack_in_both_phases(phase: str) -> None:
    t = situation({"hand": "moat"}, hand="werewolf", phase=phase, hexes=on_top("plague"))
    t.pick("werewolf")
    assert (t.seat, t.prompt) == (1, "react-to-attack")
    t.pick("moat")
    assert t.hand(1) == "moat"


@pytest.mark.rule("DOM-364")
def test_a_werewolf_of_somebody_else_draws_in_my_night() -> None:
    t = at_night(on_top("plague"), {"hand": "werewolf", "deck": "gold, silver, estate"})
    play_werewolf(t, 1)
    assert (t.hand(1), t.hand(0)) == ("estate, gold, silver", "cobbler, werewolf")


@pytest.mark.rule("DOM-364")
def test_the_start_of_a_turn_is_not_the_night() -> None:
    t = situation(
        {}, effects=[{"card": "cobbler"}], in_play="cobbler", started=False, hand="werewolf",
        deck="gold, silver, estate", hexes=on_top("plague"),
    )  # fmt: skip
    assert t.prompt == "gain"
    play_werewolf(t, 0)
    assert (t.hand(), t.hand(1)) == ("estate, gold, silver", "")
