"""Border Village and Farmland ($6)."""

import pytest

from tests.dominion.situations import costs_offered, situation

# Border Village


@pytest.mark.rule("DOM-290")
def test_border_village_played_gives_a_card_and_two_actions_and_gains_nothing() -> None:
    t = situation(hand="border-village", deck="village, gold")
    t.pick("border-village")
    assert (t.hand(), t.actions, t.gained(), t.prompt) == ("village", 2, "", "action-phase")


@pytest.mark.rule("DOM-290")
def test_a_bought_border_village_brings_a_cheaper_card() -> None:
    t = situation(phase="buy", coins=6, buys=2, piles={"border-village": 10})
    t.pick("pile border-village")
    assert costs_offered(t) == {0, 2, 3, 4, 5}  # it must be gained
    t.pick("pile duchy")
    assert (t.discard(), t.coins, t.prompt) == ("border-village, duchy", 0, "buy-phase")


@pytest.mark.rule("DOM-290")
def test_a_border_village_gained_by_remodel_brings_a_cheaper_card() -> None:
    t = situation(hand="remodel, smithy", piles={"border-village": 10})
    t.pick("remodel", "smithy", "pile border-village", "pile market")
    assert t.discard() == "border-village, market"


def test_the_card_that_border_village_brings_does_what_it_does_when_gained() -> None:
    t = situation(hand="estate, copper", phase="buy", coins=6, buys=2, piles={"border-village": 10, "souk": 10})
    t.pick("pile border-village", "pile souk", "estate", "copper")
    assert t.trash == "copper, estate"


@pytest.mark.rule("DOM-291")
def test_after_a_highway_border_village_brings_a_card_for_at_most_4() -> None:
    t = situation(hand="highway", coins=5, buys=2, piles={"border-village": 10})
    t.pick("highway")
    assert t.cost("border-village") == 5
    t.pick("pile border-village")
    assert costs_offered(t) == {0, 1, 2, 3, 4}
    t.pick("pile duchy")
    assert (t.cost("duchy"), t.discard()) == (4, "border-village, duchy")


# Farmland


@pytest.mark.rule("DOM-292")
def test_each_farmland_is_worth_2_points() -> None:
    t = situation(hand="farmland", deck="farmland", discard="farmland, copper")
    assert t.score() == 6


@pytest.mark.rule("DOM-293", "DOM-295")
def test_farmland_turns_a_gold_into_a_province() -> None:
    t = situation(hand="gold, estate", phase="buy", coins=6, buys=2, piles={"farmland": 8})
    t.pick("pile farmland")
    assert (t.prompt, t.offered) == ("trash", ["card gold", "card estate"])  # a card must be trashed
    t.pick("gold")
    assert t.offered == ["pile province"]  # and the Province must be gained
    t.pick("pile province")
    assert (t.trash, t.discard(), t.hand()) == ("gold", "farmland, province", "estate")


@pytest.mark.rule("DOM-295")
def test_farmland_turns_a_copper_into_a_2() -> None:
    t = situation(hand="copper", phase="buy", coins=6, buys=2, piles={"farmland": 8})
    t.pick("pile farmland", "copper")
    assert t.offered == ["pile estate", "pile cellar", "pile moat"]
    t.pick("pile moat")
    assert t.discard() == "farmland, moat"


@pytest.mark.rule("DOM-293", "DOM-295")
def test_farmland_turns_a_4_into_a_6_other_than_farmland() -> None:
    t = situation(hand="smithy", phase="buy", coins=6, buys=2, piles={"farmland": 8, "border-village": 10})
    t.pick("pile farmland", "smithy")
    assert t.offered == ["pile gold", "pile border-village"]


@pytest.mark.rule("DOM-293")
def test_a_farmland_gained_by_an_effect_acts_as_well() -> None:
    t = situation(hand="remodel, smithy, silver", piles={"farmland": 8})
    t.pick("remodel", "smithy", "pile farmland", "silver", "pile duchy")
    assert (t.trash, t.gained()) == ("silver, smithy", "farmland, duchy")


@pytest.mark.rule("DOM-294")
def test_farmland_with_an_empty_hand_brings_nothing_extra() -> None:
    t = situation(phase="buy", coins=6, buys=2, piles={"farmland": 8})
    t.pick("pile farmland")
    assert (t.prompt, t.gained(), t.trash) == ("buy-phase", "farmland", "")


@pytest.mark.rule("DOM-294")
@pytest.mark.parametrize("trashed", ["duchy", "province"])
def test_farmland_brings_nothing_if_no_card_costs_exactly_2_more(trashed: str) -> None:
    t = situation(hand=trashed, phase="buy", coins=6, buys=2, piles={"farmland": 8})
    t.pick("pile farmland", trashed)
    assert (t.prompt, t.gained(), t.trash) == ("buy-phase", "farmland", trashed)


def test_a_trail_trashed_by_farmland_may_be_played_and_still_brings_a_card() -> None:
    t = situation(hand="trail", deck="copper", phase="buy", coins=6, buys=2, piles={"farmland": 8})
    t.pick("pile farmland", "card trail", "card trail", "pile gold")
    assert (t.in_play(), t.hand(), t.discard()) == ("trail", "copper", "farmland, gold")
