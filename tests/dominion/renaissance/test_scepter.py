"""Scepter: coins, or a further play of an Action that was played this turn."""

from typing import Any

import pytest

from tests.dominion.situations import listed, situation

HIGHWAYMAN_OF_AN_EARLIER_TURN: dict[str, Any] = {
    "effects": [],
    "stays": [{"number": 1, "card": "highwayman", "turn": 1}],
    "number": 3,
}


def test_scepter_gives_two_coins() -> None:
    t = situation(hand="scepter", phase="buy")
    t.pick("scepter")
    assert t.offered == ["mode two-coins", "mode replay"]
    t.pick("mode two-coins")
    assert (t.coins, t.in_play()) == (2, "scepter")


@pytest.mark.rule("DOM-416")
def test_scepter_replays_an_action_of_this_turn() -> None:
    t = situation(hand="scepter", in_play="smithy, village", deck="9 copper", phase="buy")
    t.pick("scepter", "mode replay")
    assert (t.prompt, t.offered) == ("replay", ["card village", "card smithy"])
    t.pick("smithy")
    assert (t.hand(), t.in_play(), t.coins) == ("copper, copper, copper", "scepter, smithy, village", 0)


@pytest.mark.rule("DOM-416")
def test_scepters_actions_do_not_bring_the_action_phase_back_but_drawn_treasures_are_played() -> None:
    t = situation(hand="scepter", in_play="village", deck="smithy, gold", phase="buy")
    t.pick("scepter", "mode replay")
    assert (t.actions, t.hand()) == (1 + 2, "smithy")
    assert "card smithy" not in t.offered
    t = situation(hand="scepter", in_play="village", deck="gold, smithy", phase="buy")
    t.pick("scepter", "mode replay", "gold")
    assert t.coins == 3


@pytest.mark.rule("DOM-416")
def test_scepter_may_replay_nothing() -> None:
    t = situation(hand="scepter", in_play="copper", phase="buy")
    t.pick("scepter", "mode replay")
    assert (t.prompt, t.coins) == ("buy-phase", 0)


@pytest.mark.rule("DOM-416")
def test_scepter_replays_no_command_card() -> None:
    t = situation(hand="2 scepter", in_play="village", deck="9 copper", phase="buy")
    t.pick("scepter", "mode two-coins", "scepter", "mode replay")
    assert t.prompt == "buy-phase"  # Village alone was there to replay
    assert t.actions == 3


@pytest.mark.rule("DOM-416")
def test_scepter_replays_nothing_that_has_left_play() -> None:
    t = situation(hand="scepter", plays="smithy, village", in_play="village", deck="9 copper", phase="buy")
    t.pick("scepter", "mode replay")
    assert (t.actions, t.hand()) == (3, "copper")


@pytest.mark.rule("DOM-416")
@pytest.mark.parametrize("card", ["island", "guide", "encampment", "horse"])
def test_scepter_does_not_replay_a_card_that_left_play_by_itself(card: str) -> None:
    t = situation(hand=f"{card}, scepter, estate", deck="9 estate")
    t.pick(card)
    while t.prompt != "buy-phase":
        t.pick("done" if "done" in t.offered else "estate")
    assert card not in t.in_play()
    t.pick("card scepter", "mode replay")
    assert (t.prompt, t.in_play()) == ("buy-phase", "scepter")


@pytest.mark.rule("DOM-416")
def test_scepter_replays_nothing_of_an_earlier_turn() -> None:
    t = situation(hand="scepter", in_play="highwayman", phase="buy", **HIGHWAYMAN_OF_AN_EARLIER_TURN)
    t.pick("scepter", "mode replay")
    assert (t.prompt, t.state.effects) == ("buy-phase", [])


@pytest.mark.rule("DOM-416")
def test_of_two_copies_scepter_replays_that_of_this_turn() -> None:
    t = situation(
        hand="scepter", in_play="2 highwayman", plays="highwayman", phase="buy", deck="9 copper",
        effects=[{"card": "highwayman", "until": "next-turn", "stay": 2}], number=3,
        stays=[{"number": 1, "card": "highwayman", "turn": 1}, {"number": 2, "card": "highwayman", "turn": 3}],
    )  # fmt: skip
    t.pick("scepter", "mode replay")
    assert [effect.stay for effect in t.state.effects] == [2, 2]


@pytest.mark.rule("DOM-416")
def test_scepter_replays_no_called_card() -> None:
    t = situation(hand="scepter", in_play="guide", called="guide", plays="guide", phase="buy", deck="9 copper")
    t.pick("scepter", "mode replay")
    assert listed(t.player().plays) == "guide, scepter"


@pytest.mark.rule("DOM-416")
def test_scepter_replays_no_inherited_estate() -> None:
    t = situation(
        hand="scepter", in_play="estate", plays="estate, village", estate="village", landscapes=["inheritance"],
        phase="buy", deck="9 copper",
    )  # fmt: skip
    t.pick("scepter", "mode replay")
    assert (listed(t.player().plays), t.actions) == ("estate, scepter, village", 1)


@pytest.mark.rule("DOM-416", "DOM-125")
def test_scepter_stays_with_the_duration_that_it_replayed() -> None:
    t = situation({"hand": "copper"}, hand="highwayman, scepter", deck="20 copper")
    t.pick("highwayman", "scepter", "mode replay").end_turn()
    assert t.in_play() == "highwayman, scepter"
    t.end_turn()
    assert (len(t.player().hand), t.in_play(), t.discard()) == (11, "scepter", "highwayman")
    t.end_turn()
    assert t.in_play() == ""


@pytest.mark.rule("DOM-416")
def test_scepter_is_discarded_after_replaying_anything_else() -> None:
    t = situation(hand="scepter", in_play="smithy", deck="20 copper", phase="buy")
    t.pick("scepter", "mode replay").end_turn()
    assert t.in_play() == ""


@pytest.mark.rule("DOM-347")
def test_scepter_replays_berserker_as_a_new_attack() -> None:
    t = situation({"hand": "moat, 4 copper"}, hand="scepter", in_play="berserker", phase="buy")
    t.pick("scepter", "mode replay")
    assert (t.seat, t.prompt) == (1, "react-to-attack")
    t.pick("done", "pile estate")
    assert (t.seat, t.prompt) == (1, "discard")
    t.pick("copper", "copper")
    assert (t.hand(1), t.gained()) == ("copper, copper, moat", "estate")


@pytest.mark.rule("DOM-416")
def test_a_throne_room_that_scepter_replays_plays_another_card_twice() -> None:
    t = situation(hand="scepter, smithy", in_play="throne-room", deck="20 copper", phase="buy")
    t.pick("scepter", "mode replay", "smithy")
    assert len(t.player().hand) == 6
