"""Exile: the mat, Banish and Cardinal (DOM-152)."""

import pytest

from tests.dominion.situations import on_mat, revealed, situation

BANISH = ["banish"]

# The mat


@pytest.mark.rule("DOM-152", "DOM-086", "DOM-349")
def test_three_banished_tunnels_come_back_for_three_golds() -> None:
    t = situation(hand="3 tunnel", phase="buy", coins=9, buys=3, landscapes=BANISH)
    t.pick("banish", "tunnel", "tunnel", "tunnel")
    assert (on_mat(t, "exile"), t.hand(), t.trash) == ("tunnel, tunnel, tunnel", "", "")
    t.pick("pile tunnel")
    assert t.offered == ["mode exile", "done"]
    t.pick("mode exile")
    assert (on_mat(t, "exile"), t.discard()) == ("", "tunnel, tunnel, tunnel, tunnel")
    t.pick("tunnel", "tunnel", "tunnel")
    assert t.gained() == "tunnel, gold, gold, gold"


@pytest.mark.rule("DOM-152")
def test_exiled_copies_stay_if_one_likes() -> None:
    t = situation(exile="2 silver", phase="buy", coins=3, buys=2)
    t.pick("pile silver", "done")
    assert (on_mat(t, "exile"), t.discard(), t.prompt) == ("silver, silver", "silver", "buy-phase")


@pytest.mark.rule("DOM-152")
def test_all_copies_leave_exile_and_nothing_else() -> None:
    t = situation(exile="2 silver, gold", phase="buy", coins=3, buys=2)
    t.pick("pile silver", "mode exile")
    assert (on_mat(t, "exile"), t.discard()) == ("gold", "silver, silver, silver")


@pytest.mark.rule("DOM-152")
def test_a_gain_of_something_else_asks_nothing() -> None:
    t = situation(exile="2 silver, gold", phase="buy", coins=3, buys=2)
    t.pick("pile copper")
    assert t.prompt == "buy-phase"


@pytest.mark.rule("DOM-152")
def test_exile_listens_to_gains_on_anothers_turn_but_not_to_anothers_gains() -> None:
    t = situation({"exile": "2 curse", "hand": "5 copper"}, hand="witch", exile="curse")
    t.pick("witch")
    assert (t.seat, t.offered) == (1, ["mode exile", "done"])
    t.pick("mode exile")
    assert t.discard(1) == "curse, curse, curse"
    assert on_mat(t, "exile") == "curse"


@pytest.mark.rule("DOM-378")
def test_the_exile_is_ordered_with_the_other_effects_of_the_gain() -> None:
    t = situation(exile="sheepdog", hand="sheepdog", deck="4 copper", phase="buy", coins=3, buys=2)
    t.pick("pile sheepdog")
    assert t.offered == ["card sheepdog", "mode exile", "done"]
    t.pick("mode exile", "sheepdog")
    assert (t.discard(), t.hand(), t.in_play()) == ("sheepdog, sheepdog", "copper, copper", "sheepdog")


@pytest.mark.rule("DOM-378")
def test_exile_and_the_own_ability_of_the_gained_card() -> None:
    t = situation(exile="trail", deck="copper", phase="buy", coins=4, buys=2)
    t.pick("pile trail")
    assert t.offered == ["card trail", "mode exile", "done"]
    t.pick("mode exile", "done")
    assert (t.discard(), t.in_play()) == ("trail, trail", "")


@pytest.mark.rule("DOM-378", "DOM-152")
def test_copies_leave_exile_even_if_the_gained_card_was_exchanged() -> None:
    t = situation(exile="gold", hand="trader", phase="buy", coins=6, buys=2)
    t.pick("pile gold", "trader", "mode exile")
    assert t.discard() == "gold, silver"


def test_exiled_cards_are_owned_and_scored() -> None:
    t = situation(exile="province, tunnel")
    assert (t.owned(), t.score()) == ("province, tunnel", 8)


@pytest.mark.rule("DOM-152", "DOM-376")
def test_village_greens_that_leave_exile_are_played_one_after_another() -> None:
    t = situation(exile="2 village-green", deck="9 copper", phase="buy", coins=4, buys=2)
    t.pick("pile village-green", "mode exile")
    assert t.discard() == "village-green, village-green, village-green"
    t.pick("village-green", "now", "village-green", "now")
    assert (t.in_play(), t.discard(), t.hand()) == ("village-green, village-green", "village-green", "copper, copper")


# Banish


def test_banish_exiles_any_number_of_cards_with_one_name() -> None:
    t = situation(hand="3 estate, curse", phase="buy", coins=4, buys=2, landscapes=BANISH)
    t.pick("banish", "estate")
    assert t.offered == ["card estate", "done"]
    t.pick("estate", "done")
    assert (on_mat(t, "exile"), t.hand(), t.trash) == ("estate, estate", "curse, estate", "")


def test_banish_may_exile_nothing() -> None:
    t = situation(hand="3 estate", phase="buy", coins=4, buys=2, landscapes=BANISH)
    t.pick("banish", "done")
    assert (on_mat(t, "exile"), t.coins, t.buys) == ("", 0, 1)


def test_banish_does_not_take_castles_of_different_names() -> None:
    t = situation(hand="humble-castle, crumbling-castle", phase="buy", coins=4, buys=2, landscapes=BANISH)
    t.pick("banish", "humble-castle")
    assert on_mat(t, "exile") == "humble-castle"


def test_banish_sets_nothing_off() -> None:
    """Exiling is neither discarding nor trashing."""
    t = situation(hand="2 tunnel", phase="buy", coins=4, buys=2, landscapes=BANISH)
    t.pick("banish", "tunnel", "tunnel")
    assert (t.prompt, t.gained(), t.events[-1]) == ("buy-phase", "", "exile")


# Cardinal


@pytest.mark.rule("DOM-373")
def test_cardinal_exiles_one_of_two_revealed_cards() -> None:
    t = situation({"deck": "smithy, gold, copper"}, hand="cardinal")
    t.pick("cardinal")
    assert (t.coins, t.seat, t.prompt) == (2, 1, "exile")
    assert revealed(t) == ["smithy", "gold"]
    t.pick("smithy")
    assert (on_mat(t, "exile", 1), t.discard(1), t.deck(1)) == ("smithy", "gold", "copper")


@pytest.mark.rule("DOM-385")
@pytest.mark.parametrize("card", ["estate", "province", "engineer", "copper"])
def test_cardinal_exiles_cards_for_three_to_six_only(card: str) -> None:
    t = situation({"deck": f"{card}, silver"}, hand="cardinal")
    t.pick("cardinal")
    assert t.offered == ["card silver"]


def test_cardinal_discards_both_if_none_fits() -> None:
    t = situation({"deck": "copper, tunnel, estate"}, hand="cardinal, 2 highway", in_play="highway")
    t.pick("cardinal")
    assert (t.seat, t.prompt, t.discard(1)) == (1, "resolve", "copper, tunnel")  # Tunnel costs 2 now
    t.pick("tunnel")
    assert (t.gained(1), on_mat(t, "exile", 1)) == ("gold", "")


def test_cardinal_reaches_horses() -> None:
    t = situation({"deck": "horse, copper"}, hand="cardinal")
    t.pick("cardinal", "horse")
    assert on_mat(t, "exile", 1) == "horse"


def test_cardinal_with_one_card_and_with_none() -> None:
    t = situation({"deck": "smithy"}, {}, hand="cardinal")
    t.pick("cardinal", "smithy")
    assert (on_mat(t, "exile", 1), on_mat(t, "exile", 2)) == ("smithy", "")


def test_moat_keeps_cardinal_away() -> None:
    t = situation({"deck": "smithy, gold", "hand": "moat"}, hand="cardinal")
    t.pick("cardinal", "moat", "done")
    assert t.deck(1) == "smithy, gold"
