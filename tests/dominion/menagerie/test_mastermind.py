"""Mastermind: an Action three times at the start of the next turn."""

import pytest

from allmende import arrange
from tests.dominion.situations import Situation, on_mat, situation


def masterminds(*turn: str, hand: str, helpers: str = "", landscapes: tuple[str, ...] = ()) -> Situation:
    """Mastermind is played; the next turn begins with this hand."""
    size = sum(int(part.split()[0]) if part[0].isdigit() else 1 for part in hand.split(", "))
    played = f"{helpers}, mastermind" if helpers else "mastermind"
    t = situation({}, hand=played, deck=f"{hand}, {5 - size} copper, 20 silver", landscapes=landscapes)
    t.pick(*turn)
    t.end_turn().end_turn()
    return t


@pytest.mark.rule("DOM-123", "DOM-364")
def test_mastermind_plays_an_action_three_times_without_actions() -> None:
    t = masterminds("mastermind", hand="market")
    assert (t.prompt, t.offered, t.in_play()) == ("play-once", ["card market", "done"], "mastermind")
    t.pick("market")
    assert (t.actions, t.buys, t.coins, len(t.player().hand)) == (4, 4, 3, 7)
    assert t.in_play() == "market, mastermind"
    t.end_turn()
    assert t.in_play() == ""


def test_mastermind_need_not_play_anything() -> None:
    t = masterminds("mastermind", hand="market")
    t.pick("done")
    assert (t.hand().count("market"), t.actions, t.prompt) == (1, 1, "action-phase")


def test_mastermind_without_actions_in_hand_asks_nothing() -> None:
    t = masterminds("mastermind", hand="gold")
    assert t.prompt == "buy-phase"


def test_mastermind_and_horse() -> None:
    t = masterminds("mastermind", hand="horse")
    t.pick("horse")
    assert (len(t.player().hand), t.actions, t.pile("horse"), t.in_play()) == (10, 4, 30, "mastermind")


@pytest.mark.rule("DOM-125", "DOM-387")
def test_mastermind_stays_with_a_duration_that_it_played() -> None:
    t = masterminds("mastermind", hand="village-green")
    t.pick("village-green", "next-turn", "next-turn", "next-turn")
    t.end_turn()
    assert t.in_play() == "mastermind, village-green"
    t.end_turn()
    assert (t.actions, len(t.player().hand), t.prompt) == (7, 8, "buy-phase")
    t.end_turn()
    assert t.in_play() == ""


@pytest.mark.rule("DOM-387", "DOM-389")
def test_mastermind_does_not_stay_for_a_single_play_nor_for_none() -> None:
    t = masterminds("mastermind", hand="village-green")
    t.pick("village-green", "now", "now", "next-turn")
    t.end_turn()
    assert t.in_play() == "village-green"
    t = masterminds("mastermind", hand="village-green")
    t.pick("village-green", "now", "now", "now")
    t.end_turn()
    assert t.in_play() == ""


@pytest.mark.rule("DOM-387")
def test_mastermind_does_not_stay_with_a_throne_room_that_played_a_duration() -> None:
    t = masterminds("mastermind", hand="throne-room, village-green")
    t.pick("throne-room", "village-green", "next-turn", "next-turn")
    t.end_turn()
    assert t.in_play() == "throne-room, village-green"


@pytest.mark.rule("DOM-389", "DOM-396")
def test_each_play_of_mastermind_may_use_a_way() -> None:
    turtle = "way-of-the-turtle"
    t = masterminds("mastermind", "card mastermind", hand="village-green", landscapes=(turtle,))
    t.pick("village-green", "card village-green", "now", "card village-green", "next-turn")
    t.pick(turtle)
    assert (t.in_play(), on_mat(t, "set-aside")) == ("mastermind", "village-green")
    mouse = ("way-of-the-mouse", "mouse:crossroads")
    t = masterminds("mastermind", "card mastermind", hand="village-green", landscapes=mouse)
    t.pick("village-green", mouse[0], mouse[0], mouse[0])
    t.end_turn()
    assert t.in_play() == ""


@pytest.mark.rule("DOM-388", "DOM-125")
def test_two_durations_of_one_mastermind_that_was_played_twice() -> None:
    t = masterminds("throne-room", "mastermind", hand="2 village-green", helpers="throne-room")
    assert t.in_play() == "mastermind, throne-room"
    for _ in range(2):
        t.pick("village-green", "next-turn", "next-turn", "next-turn")
    t.end_turn()
    stayed = "mastermind, throne-room, village-green, village-green"
    assert t.in_play() == stayed
    again = Situation(arrange("dominion", t.game.situation()))
    again.end_turn()
    assert (again.in_play(), again.actions) == (stayed, 13)
    again.end_turn()
    assert again.in_play() == ""


@pytest.mark.rule("DOM-125")
def test_a_mastermind_that_plays_masterminds_stays_as_long_as_these() -> None:
    t = masterminds("mastermind", hand="mastermind")
    t.pick("mastermind")
    t.end_turn().end_turn()
    assert t.in_play() == "mastermind, mastermind"
    t.end_turn()
    assert t.in_play() == ""
