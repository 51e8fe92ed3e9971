"""Throne Room: an Action, twice."""

import pytest

from tests.dominion.situations import situation


@pytest.mark.rule("DOM-315")
def test_a_market_played_twice() -> None:
    t = situation(hand="throne-room, market, copper", deck="gold, silver, duchy")
    t.pick("throne-room", "market")
    assert (t.actions, t.buys, t.coins) == (2, 3, 2)
    assert (t.hand(), t.deck(), t.in_play()) == ("copper, gold, silver", "duchy", "market, throne-room")


@pytest.mark.rule("DOM-316")
def test_two_throne_rooms_play_two_cards_twice_each() -> None:
    t = situation(hand="2 throne-room, smithy, festival", deck="7 copper")
    t.pick("throne-room", "throne-room", "smithy")
    assert (t.hand(), t.actions) == (", ".join(["copper"] * 6 + ["festival"]), 0)
    assert t.prompt == "play-twice"
    t.pick("festival")
    assert (t.actions, t.buys, t.coins) == (4, 3, 4)
    assert t.in_play() == "festival, smithy, throne-room, throne-room"


@pytest.mark.rule("DOM-316")
def test_the_second_throne_room_play_may_use_a_card_drawn_by_the_first() -> None:
    t = situation(hand="2 throne-room, smithy", deck="3 copper, market, copper, copper, gold, silver")
    t.pick("throne-room", "throne-room", "smithy", "market")
    assert (t.actions, t.buys, t.coins) == (2, 3, 2)


@pytest.mark.rule("DOM-316")
def test_a_third_throne_room_takes_part() -> None:
    t = situation(hand="3 throne-room, 3 festival")
    t.pick("throne-room", "throne-room", "throne-room", "festival", "festival", "festival")
    assert (t.actions, t.buys, t.coins) == (12, 7, 12)
    assert t.prompt == "buy-phase"


@pytest.mark.rule("DOM-315", "DOM-097")
def test_the_first_play_is_complete_before_the_second_begins() -> None:
    t = situation(hand="throne-room, cellar, estate", deck="curse, gold")
    t.pick("throne-room", "cellar", "estate")
    assert (t.hand(), t.prompt) == ("curse", "discard")
    t.pick("curse")
    assert (t.hand(), t.discard(), t.actions) == ("gold", "curse, estate", 2)


@pytest.mark.rule("DOM-315", "DOM-106")
def test_an_attack_played_twice_strikes_twice_and_may_be_answered_each_time() -> None:
    t = situation({"hand": "moat"}, hand="throne-room, witch", deck="4 copper")
    t.pick("throne-room", "witch")
    assert (t.seat, t.prompt) == (1, "react-to-attack")
    t.pick("done")
    assert (t.seat, t.prompt, t.discard(1)) == (1, "react-to-attack", "curse")
    t.pick("moat")
    assert (t.discard(1), len(t.player().hand)) == ("curse", 4)


@pytest.mark.rule("DOM-315")
def test_throne_room_may_be_declined() -> None:
    t = situation(hand="throne-room, market", actions=2, deck="gold")
    t.pick("throne-room", "done")
    assert (t.hand(), t.actions, t.coins, t.prompt) == ("market", 1, 0, "action-phase")


@pytest.mark.rule("DOM-315")
def test_throne_room_plays_actions_only() -> None:
    t = situation(hand="throne-room, silver, gardens, cauldron, tunnel, market, moat")
    t.pick("throne-room")
    assert sorted(t.offered) == ["card market", "card moat", "done"]


@pytest.mark.rule("DOM-315")
def test_throne_room_without_an_action_does_nothing() -> None:
    t = situation(hand="throne-room, silver", deck="market")
    t.pick("throne-room")
    assert (t.prompt, t.in_play(), t.hand()) == ("buy-phase", "throne-room", "silver")


@pytest.mark.rule("DOM-315")
def test_only_one_copy_is_used() -> None:
    t = situation(hand="throne-room, 2 festival")
    t.pick("throne-room", "festival")
    assert (t.hand(), t.in_play()) == ("festival", "festival, throne-room")
    assert (t.actions, t.coins) == (4, 4)
