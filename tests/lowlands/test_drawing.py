"""Action E: draw resource cards (ledger section Action E), and the tiles that act there."""

import pytest

from tests.lowlands.situations import situation


@pytest.mark.rule("LOW-169")
@pytest.mark.parametrize("farmer", [2, 3, 4])
def test_each_action_point_draws_a_card(farmer: int) -> None:
    t = situation(laborers={}, display="4 wood", deck="5 clay").place(farmer, "draw").pick("deck")
    assert (t.cards(), t.seat) == (farmer, 1)
    t = situation(laborers={}, display="4 wood", deck="5 clay").place(farmer, "draw").pick(*["wood"] * farmer)
    assert (t.hand(), t.seat) == (f"{farmer} wood", 1)


@pytest.mark.rule("LOW-169")
def test_open_and_hidden_cards_may_be_mixed() -> None:
    t = situation(laborers={}, display="wood, clay, 2 stone", deck="wood").place(3, "draw")
    assert t.offered == ["resource wood", "resource clay", "resource stone", "deck"]
    t.pick("stone", "clay", "deck")
    assert t.hand() == "wood, clay, stone"


@pytest.mark.rule("LOW-170")
def test_after_a_hidden_card_no_open_one_is_taken() -> None:
    t = situation(laborers={}, display="4 wood", deck="2 clay, stone").place(4, "draw").pick("wood", "deck")
    assert (t.hand(), t.seat) == ("wood, 2 clay, stone", 1)  # the rest came from the deck, without a choice


@pytest.mark.rule("LOW-171")
def test_the_display_is_refilled_when_all_cards_are_drawn() -> None:
    t = situation(laborers={}, display="wood, clay, 2 stone", deck="3 wood").place(3, "draw").pick("clay", "stone")
    assert t.display == "wood, stone"
    t.pick("stone")
    assert (t.hand(), t.display) == ("clay, 2 stone", "4 wood")


@pytest.mark.rule("LOW-171")
def test_hidden_cards_are_drawn_before_the_display_is_refilled() -> None:
    t = situation(laborers={}, display="4 wood", deck="clay, stone").place(2, "draw").pick("wood", "deck")
    assert (t.hand(), t.display) == ("wood, clay", "3 wood, stone")


@pytest.mark.rule("LOW-172")
@pytest.mark.parametrize("laborers", [0, 1, 2])
def test_each_laborer_draws_one_more(laborers: int) -> None:
    t = situation(laborers={"draw": laborers}, display="4 wood", deck="5 clay").place(2, "draw").pick("deck")
    assert t.hand() == f"{2 + laborers} clay"


@pytest.mark.rule("LOW-172")
def test_laborers_elsewhere_draw_nothing() -> None:
    t = situation(laborers={"dike": 2}, display="4 wood", deck="5 clay").place(2, "draw").pick("deck")
    assert t.hand() == "2 clay"


@pytest.mark.rule("LOW-173")
def test_one_open_and_two_hidden_with_a_laborer() -> None:
    t = situation(laborers={"draw": 1}, display="wood, 3 stone", deck="3 clay").place(2, "draw").pick("wood")
    assert t.display == "3 stone"
    t.pick("deck")
    assert (t.hand(), t.display) == ("wood, 2 clay", "clay, 3 stone")


@pytest.mark.rule("LOW-174")
def test_four_open_cards_at_most() -> None:
    t = situation(laborers={"draw": 2}, display="4 wood", deck="2 clay, 4 stone").place(4, "draw")
    t.pick("wood", "wood", "wood", "wood")
    assert (t.hand(), t.display, t.seat) == ("4 wood, 2 clay", "4 stone", 1)


def test_action_points_for_drawing_draw_more() -> None:
    for action, cards in (("draw", 2 + 3), ("dike", 2)):
        printed = {"A06": [{"block": "action_points", "action": action, "count": 3}]}
        t = situation(laborers={}, tiles={"A06": 0}, printed=printed, display="4 wood", deck="5 clay")
        assert t.place(2, "draw").pick("deck").cards() == cards


def test_leftover_coins_never_take_the_place_of_drawing() -> None:
    t = situation(laborers={}, tiles={"A12": 0}, printed={"A12": [{"block": "leftover_coins"}]}, coins=0)
    t.place(2, "draw")
    assert t.prompt == "draw"


def test_leftover_coins_are_taken_for_unused_points_before_any_card() -> None:
    t = situation(laborers={}, tiles={"A12": 0}, printed={"A12": [{"block": "leftover_coins"}]}, coins=0, hand="wood")
    t.place(4, "fences").pick("edge 0", "resource wood", "done")
    assert t.offered == ["count 0", "count 1", "count 2", "count 3"]
    t.pick("count 1", "deck")
    assert (t.coins(), t.cards()) == (1, 2)
