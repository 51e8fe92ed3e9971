"""Port and Lost City: what happens when they are gained."""

import pytest

from tests.dominion.situations import situation

# Port


def test_port_brings_another_port_and_that_one_no_more() -> None:
    t = situation({}, phase="buy", coins=4, buys=2, piles={"port": 12})
    t.pick("pile port")
    assert (t.gained(), t.discard(), t.pile("port")) == ("port, port", "port, port", 10)


def test_port_does_so_however_it_is_gained() -> None:
    t = situation({}, hand="workshop, copper", piles={"port": 12})
    t.pick("workshop", "pile port")
    assert t.discard() == "port, port"


def test_the_second_port_lies_in_the_discard_pile_wherever_the_first_goes() -> None:
    t = situation({}, hand="artisan, estate", piles={"port": 12})
    t.pick("artisan", "pile port")
    assert (t.hand(), t.discard()) == ("estate, port", "port")


def test_the_last_port_comes_alone() -> None:
    t = situation({}, phase="buy", coins=4, buys=2, piles={"port": 1})
    t.pick("pile port")
    assert t.gained() == "port"


def test_haggler_sees_only_the_port_that_was_bought() -> None:
    t = situation({}, in_play="haggler", phase="buy", coins=4, buys=2, piles={"port": 12})
    t.pick("pile port", "haggler", "pile silver")
    assert sorted(t.gained().split(", ")) == ["port", "port", "silver"]


@pytest.mark.rule("DOM-052")
def test_a_played_port_brings_nothing() -> None:
    t = situation({}, hand="port, copper", deck="copper")
    t.pick("port")
    assert t.gained() == ""


def test_the_second_port_is_a_gain_to_which_a_trader_reacts() -> None:
    t = situation({}, hand="trader", phase="buy", coins=4, buys=2, piles={"port": 12})
    t.pick("pile port", "card port", "card trader")
    assert t.discard() == "port, silver"
    t.pick("done")
    assert t.gained() == "port, port"


# Lost City


def test_every_opponent_draws_a_card_when_lost_city_is_gained() -> None:
    t = situation(
        {"deck": "gold, copper"}, {"discard": "silver"}, deck="province", phase="buy", coins=5, buys=2,
        piles={"lost-city": 10},
    )  # fmt: skip
    t.pick("pile lost-city")
    assert [t.hand(seat) for seat in range(3)] == ["", "gold", "silver"]


@pytest.mark.rule("DOM-383")
def test_lost_city_is_no_attack() -> None:
    t = situation({"hand": "moat", "deck": "gold"}, phase="buy", coins=5, buys=2, piles={"lost-city": 10})
    t.pick("pile lost-city")
    assert (t.seat, t.hand(1)) == (0, "gold, moat")


def test_a_played_lost_city_gives_nobody_else_a_card() -> None:
    t = situation({"deck": "gold"}, hand="lost-city", deck="2 copper")
    t.pick("lost-city")
    assert t.hand(1) == ""


def test_the_token_takes_the_card_of_lost_city() -> None:
    t = situation(
        {"deck": "gold", "tokens": {"minus-card": 1}}, phase="buy", coins=5, buys=2, piles={"lost-city": 10}
    )  # fmt: skip
    t.pick("pile lost-city")
    assert (t.hand(1), t.player(1).tokens) == ("", [0] * len(t.player(1).tokens))
