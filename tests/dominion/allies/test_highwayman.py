"""Highwayman: the first Treasure of others does nothing."""

import contextlib
from collections.abc import Iterator
from typing import Any

import pytest

from allmende.dominion.cards.basic import COPPER
from allmende.dominion.counters import COFFERS
from allmende.dominion.player import Player
from allmende.dominion.playing import play_from_hand
from allmende.dominion.state import Dominion
from allmende.table import Flow
from tests.dominion.situations import Situation, situation
from tests.dominion.toys import village_that


def robbed(**given: Any) -> Situation:
    """Seat 0 plays after seat 1 has played a Highwayman."""
    return situation({"in_play": "highwayman", "plays": ""}, **given)


@pytest.mark.rule("DOM-420")
def test_the_first_treasure_of_a_turn_does_nothing() -> None:
    t = robbed(hand="2 silver", phase="buy")
    t.pick("silver")
    assert (t.coins, t.in_play()) == (0, "silver")
    t.pick("silver")
    assert t.coins == 2


@pytest.mark.rule("DOM-420")
def test_treasures_are_played_one_by_one_until_the_first_is_lost() -> None:
    t = robbed(hand="copper, silver, gold", phase="buy")
    assert "treasures" not in t.offered
    t.pick("card copper")
    assert "treasures" in t.offered
    t.pick("treasures")
    assert t.coins == 5


@pytest.mark.rule("DOM-420")
def test_two_highwaymen_take_one_treasure() -> None:
    t = situation({"in_play": "2 highwayman", "plays": ""}, hand="2 silver", phase="buy")
    t.pick("silver", "silver")
    assert t.coins == 2


@pytest.mark.rule("DOM-420")
def test_a_lost_fools_gold_counts_as_played() -> None:
    t = robbed(hand="2 fools-gold", phase="buy")
    t.pick("fools-gold", "fools-gold")
    assert t.coins == 4


@pytest.mark.rule("DOM-420")
def test_a_lost_treasure_may_be_played_again() -> None:
    t = robbed(hand="specialist, silver")
    t.pick("specialist", "silver")
    assert t.coins == 0
    t.pick("mode replay")
    assert t.coins == 2


@pytest.mark.rule("DOM-420")
def test_all_of_a_treasures_instructions_are_lost() -> None:
    t = robbed(hand="spices, ducat", phase="buy")
    t.pick("spices")
    assert (t.coins, t.buys) == (0, 1)
    t.pick("ducat")
    assert (t.tokens(), t.buys) == ("coffers", 2)


@pytest.mark.rule("DOM-420")
def test_actions_are_not_concerned() -> None:
    t = robbed(hand="festival, silver")
    t.pick("festival")
    assert t.coins == 2
    t.pick("silver")
    assert t.coins == 2


def test_its_owner_is_not_concerned() -> None:
    t = situation(hand="highwayman, silver")
    t.pick("highwayman", "card silver")
    assert t.coins == 2


@pytest.mark.rule("DOM-420")
def test_every_other_player_loses_the_first_treasure_of_each_turn() -> None:
    t = situation({"hand": "2 copper"}, {"hand": "2 copper"}, hand="highwayman", deck="20 copper")
    t.pick("highwayman").end_turn()
    for seat in (1, 2):
        assert t.seat == seat
        t.pick("card copper", "card copper")
        assert t.coins == 1
        t.end_turn()


def play_neighbours_copper(g: Dominion, me: Player) -> Flow:
    other = g.neighbour(me)
    yield from play_from_hand(g, other, COPPER)


@pytest.mark.rule("DOM-420")
def test_a_treasure_that_another_plays_on_the_owners_turn_is_lost() -> None:
    with village_that(play_neighbours_copper), copper_that_gives_a_coffers():
        t = situation({"hand": "2 copper"}, hand="highwayman, 2 village", actions=3)
        t.pick("highwayman", "village")
        assert (t.in_play(1), t.tokens(1)) == ("copper", "")
        t.pick("village")
        assert t.tokens(1) == "coffers"


@contextlib.contextmanager
def copper_that_gives_a_coffers() -> Iterator[None]:
    """Coins of another player's turn are lost anyway: it must give something that can be seen."""
    COPPER.tokens = ((COFFERS, 1),)
    try:
        yield
    finally:
        COPPER.tokens = ()


def test_a_treasure_played_before_the_highwayman_was_the_first() -> None:
    t = situation({"in_play": "highwayman", "plays": ""}, in_play="copper", hand="silver", phase="buy")
    t.pick("silver")
    assert t.coins == 2


@pytest.mark.rule("DOM-391")
def test_highwayman_is_discarded_and_draws_three_at_the_start_of_the_turn() -> None:
    t = situation({"hand": "copper"}, hand="highwayman", deck="20 copper")
    t.pick("highwayman").end_turn()
    assert t.in_play() == "highwayman"
    t.end_turn()
    assert (t.seat, t.in_play(), t.discard(), len(t.player().hand)) == (0, "", "highwayman", 8)


@pytest.mark.rule("DOM-391")
def test_highwayman_may_be_drawn_again_by_itself() -> None:
    t = situation({"hand": "copper"}, hand="highwayman", deck="5 copper")
    t.pick("highwayman").end_turn().end_turn()
    assert (t.hand(), t.in_play(), t.discard()) == ("copper, copper, copper, copper, copper, highwayman", "", "")


@pytest.mark.rule("DOM-391", "DOM-388")
def test_a_highwayman_played_twice_is_discarded_once_and_draws_six() -> None:
    t = situation({"hand": "copper"}, hand="throne-room, highwayman", deck="20 copper")
    t.pick("throne-room", "highwayman").end_turn()
    assert t.in_play() == "highwayman, throne-room"
    t.end_turn()
    assert (t.in_play(), t.discard(), len(t.player().hand)) == ("throne-room", "highwayman", 11)
    t.end_turn()
    assert t.in_play() == ""


def test_the_road_is_safe_even_before_highwayman_is_discarded() -> None:
    aside: dict[str, Any] = {"set-aside": "village"}
    with village_that(play_neighbours_copper), copper_that_gives_a_coffers():
        t = situation(
            {"hand": "copper"}, in_play="contract, highwayman", deck="9 estate", started=False, number=4, tokens={},
            landscapes=["order-of-masons"], **aside,
            effects=[
                {"card": "highwayman", "until": "next-turn", "stay": 1},
                {"card": "contract", "until": "next-turn", "cards": "village", "stay": 2},
            ],
            stays=[{"number": 1, "card": "highwayman"}, {"number": 2, "card": "contract"}],
        )  # fmt: skip
        t.pick("card contract")
        assert t.tokens(1) == "coffers, favors"


def test_a_highwayman_of_this_turn_waits_for_the_next_one() -> None:
    t = situation(hand="highwayman, village", deck="9 copper", actions=2, started=False)
    t.pick("highwayman")
    assert (t.prompt, t.in_play(), len(t.state.effects)) == ("action-phase", "highwayman", 1)


def test_the_road_is_safe_once_the_owners_turn_begins() -> None:
    t = situation({"hand": "copper"}, hand="highwayman", deck="20 copper")
    t.pick("highwayman").end_turn().end_turn()
    assert t.state.effects == []
    t.end_turn()
    t.pick("card copper")
    assert t.coins == 1


@pytest.mark.rule("DOM-110", "DOM-384")
def test_moat_must_be_shown_when_highwayman_is_played() -> None:
    t = situation({"hand": "moat, 2 copper"}, {"hand": "2 copper"}, hand="highwayman", deck="9 copper")
    t.pick("highwayman", "moat").end_turn()
    t.pick("done", "card copper")
    assert t.coins == 1
    t.end_turn()
    t.pick("card copper")
    assert (t.seat, t.coins) == (2, 0)


@pytest.mark.rule("DOM-189", "DOM-391")
def test_a_scheme_of_this_turn_may_put_the_highwayman_onto_the_deck() -> None:
    aside: dict[str, Any] = {"set-aside": "scheme"}
    t = situation(
        in_play="contract, highwayman", deck="9 copper", started=False, number=4, tokens={}, **aside,
        landscapes=["order-of-masons"],
        effects=[
            {"card": "highwayman", "until": "next-turn", "stay": 1},
            {"card": "contract", "until": "next-turn", "cards": "scheme", "stay": 2},
        ],
        stays=[{"number": 1, "card": "highwayman"}, {"number": 2, "card": "contract"}],
    )  # fmt: skip
    assert (t.prompt, t.offered) == ("start-turn", ["card highwayman", "card contract"])
    t.pick("card contract")
    assert t.prompt == "use"
    t.pick("yes")
    assert (t.hand(), t.discard()) == ("copper, copper, copper, highwayman", "")
    assert t.in_play() == "contract, scheme"
