"""How often an effect shuffles, with an Ally that keeps cards out of the first shuffle."""

import pytest

from tests.dominion.situations import Situation, situation


def with_masons(hand: str) -> Situation:
    """Seat 0 has no deck, and keeps two Coppers in the discard pile when it is shuffled."""
    t = situation({}, hand=hand, discard="gold, 2 copper", landscapes=["order-of-masons"], tokens={"favors": 1})
    return t.pick(hand.split(", ")[0], "yes", "copper", "copper")


@pytest.mark.rule("DOM-370")
def test_a_draw_of_several_cards_shuffles_at_most_once() -> None:
    t = with_masons("warehouse, estate")
    assert (t.hand(), t.discard(), t.player().shuffles) == ("estate, gold", "copper, copper", 1)


@pytest.mark.rule("DOM-370")
def test_drawing_and_revealing_are_two_effects() -> None:
    t = with_masons("patrol")
    assert (t.hand(), t.deck(), t.player().shuffles) == ("gold", "copper, copper", 2)


@pytest.mark.rule("DOM-371")
def test_an_effect_that_takes_one_card_at_a_time_shuffles_again() -> None:
    t = with_masons("library, 3 estate")
    assert (t.player().shuffles, t.discard()) == (2, "")
    assert t.hand() == "copper, copper, estate, estate, estate, gold"


@pytest.mark.rule("DOM-371")
def test_drawing_until_there_are_five_cards_shuffles_again() -> None:
    """Jack of All Trades finds Gold and the gained Silver, and one of the Coppers that stayed out at first."""
    t = with_masons("jack-of-all-trades, 2 estate")
    t.pick("done")
    assert (t.hand(), t.player().shuffles) == ("copper, estate, estate, gold, silver", 2)
