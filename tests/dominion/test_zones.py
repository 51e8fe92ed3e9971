"""A view says where each offered card lies, and which picks can end the turn: whatever card asks."""

from typing import Any

import pytest

from allmende.dominion.card import Play
from tests.dominion.situations import Situation, situation
from tests.dominion.toys import call_back, dig, drop, sift, village_that


def offered(t: Situation) -> dict[str, str]:
    """By key, where a thing lies, as the seat that is asked is told."""
    choice = t.game.view(t.seat)["choice"]
    return {" ".join(map(str, one["key"])): one.get("zone", "") for one in choice["options"]}


def ending(t: Situation) -> list[str]:
    choice = t.game.view(t.seat)["choice"]
    return [" ".join(map(str, one["key"])) for one in choice["options"] if one.get("ends", False)]


@pytest.mark.parametrize(
    ("play", "lies"),
    [
        (dig, {"card estate": "discard", "card gold": "discard", "done": ""}),
        (sift, {"card duchy": "looking", "card province": "looking", "done": ""}),
        (call_back, {"card market": "in_play", "card village": "in_play"}),
        (drop, {"card copper": "hand", "card curse": "hand", "card silver": "hand"}),
    ],
)
def test_a_new_card_tells_where_its_cards_lie(play: Play, lies: dict[str, str]) -> None:
    t = situation(
        hand="village, copper, silver", deck="curse, duchy, province", discard="gold, estate", in_play="market"
    )
    with village_that(play):
        assert offered(t.pick("village")) == lies


def test_looked_at_cards_are_put_back_from_where_they_lie() -> None:
    with village_that(sift):
        t = situation(hand="village", deck="curse, duchy, province").pick("village", "done")
    assert offered(t) == {"card duchy": "looking", "card province": "looking"}


def test_a_hand_and_the_supply() -> None:
    t = situation(hand="village, copper, silver")
    assert offered(t) == {"card village": "hand", "done": ""}
    t.pick("done")
    found = offered(t)
    assert {key: zone for key, zone in found.items() if not key.startswith("pile")} == {
        "card copper": "hand", "card silver": "hand", "treasures": "", "done": "",
    }  # fmt: skip
    assert {zone for key, zone in found.items() if key.startswith("pile")} == {"supply"}


def test_what_resolves_lies_in_hand_in_play_or_where_it_went() -> None:
    gained: dict[str, Any] = {"phase": "buy", "coins": 6, "buys": 2, "piles": {"border-village": 10}}
    t = situation(in_play="haggler", **gained).pick("pile border-village")
    assert offered(t) == {"card border-village": "discard_top", "card haggler": "in_play"}
    t = situation(hand="trader", **gained).pick("pile border-village")
    assert offered(t) == {"card border-village": "discard_top", "card trader": "hand"}


def test_a_card_that_lies_no_longer_on_top_is_nowhere_to_be_seen() -> None:
    t = situation(hand="cellar, tunnel, weaver, tunnel", deck="3 copper").pick("cellar", "tunnel", "weaver", "done")
    assert offered(t) == {"card tunnel": "", "card weaver": "discard_top", "done": ""}


def test_the_last_buy_can_end_the_turn() -> None:
    t = situation(hand="2 gold", buys=2).pick("treasures")
    assert ending(t) == ["done"]
    t.pick("pile silver")
    assert "done" in ending(t)
    assert "pile silver" in ending(t)
    assert not any(key.startswith("card") for key in ending(t))


def test_so_many_empty_piles_end_the_game() -> None:
    assert situation(hand="copper").game.view(0)["table"]["ending_piles"] == 3
    assert situation({}, {}, {}, {}, hand="copper").game.view(0)["table"]["ending_piles"] == 4
