"""Enchantress."""

from typing import Any

import pytest

from tests.dominion.situations import Situation, situation

WITCH: dict[str, Any] = {"in_play": "enchantress"}


def enchanted(*others: dict[str, Any], **given: Any) -> Situation:
    """Seat 0's turn, while the last seat's Enchantress waits for that seat's next turn."""
    return situation(*others, WITCH, **given)


def test_enchantress_draws_two_cards_at_the_start_of_the_next_turn() -> None:
    t = situation({"hand": "copper"}, hand="enchantress", deck="5 copper, 2 gold, silver")
    t.pick("enchantress").end_turn()
    assert (t.in_play(), t.hand()) == ("enchantress", "copper, copper, copper, copper, copper")
    t.end_turn()
    assert (t.state.active, t.hand(), t.in_play()) == (
        0, "copper, copper, copper, copper, copper, gold, gold", "enchantress",
    )  # fmt: skip
    t.end_turn()
    assert t.in_play() == ""


@pytest.mark.rule("DOM-401")
def test_the_first_action_draws_a_card_and_gives_an_action_instead() -> None:
    t = enchanted(hand="smithy, smithy", deck="4 copper, gold")
    t.pick("smithy")
    assert (t.hand(), t.actions, t.in_play()) == ("copper, smithy", 1, "smithy")
    t.pick("smithy")
    assert (t.hand(), t.actions) == ("copper, copper, copper, copper", 0)


@pytest.mark.rule("DOM-401")
def test_every_opponent_is_enchanted_once_and_no_longer_than_until_the_next_turn() -> None:
    t = situation({"hand": "militia"}, {"hand": "militia"}, hand="enchantress", deck="5 smithy, 2 copper")
    t.pick("enchantress").end_turn()
    t.pick("militia")
    assert (t.state.active, t.coins) == (1, 0)
    t.end_turn().pick("militia")
    assert (t.state.active, t.coins) == (2, 0)
    t.end_turn().pick("smithy")
    assert (t.state.active, len(t.player(0).hand)) == (0, 6)  # its owner is free: there was nothing left to draw


@pytest.mark.rule("DOM-342", "DOM-401")
def test_an_enchanted_haggler_gives_no_coins_and_haggles_for_nothing() -> None:
    t = enchanted(hand="haggler, 2 copper", deck="copper", buys=2)
    t.pick("haggler")
    assert t.coins == 0
    t.pick("treasures", "pile silver")
    assert (t.gained(), t.prompt) == ("silver", "buy-phase")


def test_an_enchanted_throne_room_plays_nothing() -> None:
    t = enchanted(hand="throne-room, smithy", deck="3 copper")
    t.pick("throne-room")
    assert (t.prompt, t.hand(), t.in_play()) == ("action-phase", "copper, smithy", "throne-room")


@pytest.mark.rule("DOM-401")
def test_an_enchanted_card_counts_as_played() -> None:
    t = enchanted(hand="crossroads, crossroads, estate", deck="3 copper")
    t.pick("crossroads")
    assert t.actions == 1
    t.pick("crossroads")
    assert t.actions == 0  # not the first Crossroads


def test_what_a_card_does_when_gained_is_not_enchanted() -> None:
    t = enchanted(phase="buy", coins=6, buys=2, piles={"border-village": 10})
    t.pick("pile border-village", "pile duchy")
    assert t.gained() == "border-village, duchy"


@pytest.mark.rule("DOM-110", "DOM-384")
def test_moat_helps_when_enchantress_is_played_and_not_later() -> None:
    t = situation({"hand": "moat, smithy"}, hand="enchantress", deck="9 copper")
    t.pick("enchantress", "moat").end_turn()
    t.pick("smithy")
    assert t.actions == 0
    t = situation({"hand": "moat, smithy"}, hand="enchantress", deck="9 copper")
    t.pick("enchantress", "done").end_turn()
    t.pick("smithy")
    assert t.actions == 1


@pytest.mark.rule("DOM-401")
def test_an_action_on_somebody_elses_turn_is_not_enchanted() -> None:
    dog = {"hand": "guard-dog, 4 copper", "deck": "9 silver"}
    t = enchanted(dog, hand="village, militia", deck="9 copper")
    t.pick("village", "militia", "guard-dog")
    assert t.hand(1) == "copper, copper, copper, copper, silver, silver"


@pytest.mark.rule("DOM-401")
def test_the_first_action_may_come_late_and_by_another_effect() -> None:
    mine = [{"number": 1, "card": "enchantress"}]
    t = situation(
        {"in_play": "enchantress", "stays": [{"number": 2, "card": "enchantress"}], "hand": "5 copper"},
        phase="buy", coins=5, buys=2, in_play="enchantress", stays=mine, plays="", deck="gold",
        piles={"berserker": 10},
        effects=[{"card": "enchantress", "seat": 1, "victims": [0], "stay": 2}],
    )  # fmt: skip
    t.pick("pile berserker")
    assert (t.gained(), t.hand(), t.in_play()) == ("berserker", "gold", "berserker, enchantress")
    assert len(t.player(1).hand) == 5


@pytest.mark.rule("DOM-401")
def test_what_an_earlier_duration_does_is_not_a_play() -> None:
    t = situation(
        {"in_play": "enchantress", "stays": [{"number": 2, "card": "enchantress"}]},
        hand="smithy", deck="9 copper", in_play="enchantress", stays=[{"number": 1, "card": "enchantress"}], plays="",
        effects=[
            {"card": "enchantress", "seat": 0, "victims": [], "stay": 1},
            {"card": "enchantress", "seat": 1, "victims": [0], "stay": 2},
        ],
        started=False,
    )  # fmt: skip
    assert t.hand() == "copper, copper, smithy"
    t.pick("smithy")
    assert (t.hand(), t.actions) == ("copper, copper, copper", 1)


@pytest.mark.rule("DOM-389")
def test_an_enchanted_duration_is_discarded_the_same_turn() -> None:
    t = enchanted(hand="enchantress, village", deck="9 copper")
    t.pick("enchantress")
    assert (t.actions, t.hand(), t.in_play()) == (1, "copper, village", "enchantress")
    t.end_turn()
    assert (t.in_play(), "enchantress" in t.discard()) == ("", True)


def test_an_enchanted_encampment_stays_in_play() -> None:
    t = enchanted(hand="encampment, village", deck="9 copper")
    t.pick("encampment")
    assert (t.in_play(), t.mat("set-aside"), t.hand()) == ("encampment", "", "copper, village")


def test_two_enchantresses_replace_one_action() -> None:
    t = situation({"in_play": "enchantress"}, {"in_play": "enchantress"}, hand="2 smithy", deck="9 copper")
    t.pick("smithy")
    assert (t.hand(), t.actions) == ("copper, smithy", 1)
    t.pick("smithy")
    assert (t.hand(), t.actions) == ("copper, copper, copper, copper", 0)


def test_an_enchanted_attack_may_be_answered_and_does_nothing() -> None:
    t = enchanted({"hand": "moat, 4 copper"}, hand="militia", deck="copper")
    t.pick("militia")
    assert (t.seat, t.prompt) == (1, "react-to-attack")
    t.pick("done")
    assert (t.seat, t.coins, len(t.player(1).hand)) == (0, 0, 5)


def test_treasures_are_not_enchanted() -> None:
    t = enchanted(phase="buy", hand="2 copper, silver")
    t.pick("treasures")
    assert t.coins == 4
