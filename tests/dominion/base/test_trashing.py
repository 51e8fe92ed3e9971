"""Chapel, Mine, Moneylender, Remodel."""

import pytest

from tests.dominion.situations import situation

# Chapel


@pytest.mark.rule("DOM-300")
def test_chapel_trashes_up_to_four_cards() -> None:
    t = situation(hand="chapel, 3 estate, 2 copper", deck="gold")
    t.pick("chapel", "estate", "estate", "estate", "copper")
    assert (t.trash, t.hand()) == ("copper, estate, estate, estate", "copper")
    assert (t.prompt, t.deck(), t.discard()) == ("buy-phase", "gold", "")


@pytest.mark.rule("DOM-300")
@pytest.mark.parametrize("count", [0, 1, 2, 3])
def test_chapel_may_stop_at_any_number(count: int) -> None:
    t = situation(hand="chapel, 5 copper")
    t.pick("chapel", *["copper"] * count, "done")
    assert t.trash == ", ".join(["copper"] * count)
    assert len(t.player().hand) == 5 - count


@pytest.mark.rule("DOM-300")
def test_chapel_may_trash_any_kind_of_card_but_not_itself() -> None:
    t = situation(hand="chapel, gold, province, smithy, curse")
    t.pick("chapel")
    assert sorted(t.offered) == ["card curse", "card gold", "card province", "card smithy", "done"]


# Mine


@pytest.mark.rule("DOM-309")
def test_mine_turns_a_copper_into_a_silver_in_hand() -> None:
    t = situation(hand="mine, copper, estate")
    t.pick("mine", "copper")
    assert t.offered == ["pile copper", "pile silver"]
    t.pick("pile silver")
    assert (t.hand(), t.discard(), t.trash, t.pile("silver")) == ("estate, silver", "", "copper", 39)
    t.pick("treasures")
    assert t.coins == 2


@pytest.mark.rule("DOM-309")
def test_mine_adds_three_coins_and_not_more() -> None:
    t = situation(hand="mine, fools-gold", deck="cauldron")
    t.pick("mine", "fools-gold")
    assert t.offered == ["pile copper", "pile fools-gold", "pile silver", "pile cauldron"]
    t = situation(hand="mine, silver")
    t.pick("mine", "silver")
    assert t.offered == ["pile copper", "pile silver", "pile gold"]


@pytest.mark.rule("DOM-309")
def test_mine_trashes_and_gains_treasures_only() -> None:
    t = situation(hand="mine, gold, province, smithy, curse")
    t.pick("mine")
    assert t.offered == ["card gold", "done"]
    t.pick("gold")
    assert t.offered == ["pile copper", "pile silver", "pile gold"]


@pytest.mark.rule("DOM-309")
def test_mine_may_be_declined_and_then_gains_nothing() -> None:
    t = situation(hand="mine, copper")
    t.pick("mine", "done")
    assert (t.hand(), t.trash, t.gained(), t.prompt) == ("copper", "", "", "buy-phase")


@pytest.mark.rule("DOM-309")
def test_mine_without_a_treasure_asks_nothing() -> None:
    t = situation(hand="mine, estate")
    t.pick("mine")
    assert (t.prompt, t.trash, t.gained()) == ("buy-phase", "", "")


@pytest.mark.rule("DOM-309", "DOM-072")
def test_mine_reads_reduced_costs() -> None:
    t = situation(in_play="highway", hand="mine, copper")
    t.pick("mine", "copper")
    assert t.offered == ["pile copper", "pile silver"]
    t = situation(in_play="highway", hand="mine, fools-gold")  # $1 now: up to $4, and Gold costs $5
    t.pick("mine", "fools-gold")
    assert t.offered == ["pile copper", "pile fools-gold", "pile silver"]
    t = situation(in_play="3 highway", hand="mine, copper")
    t.pick("mine", "copper")
    assert t.offered == ["pile copper", "pile silver", "pile gold"]


# Moneylender


@pytest.mark.rule("DOM-311")
def test_moneylender_trashes_a_copper_for_three_coins() -> None:
    t = situation(hand="moneylender, 2 copper, silver")
    t.pick("moneylender")
    assert t.offered == ["card copper", "done"]
    t.pick("copper")
    assert (t.coins, t.trash, t.hand(), t.prompt) == (3, "copper", "copper, silver", "buy-phase")


@pytest.mark.rule("DOM-311")
def test_moneylender_may_be_declined_and_then_pays_nothing() -> None:
    t = situation(hand="moneylender, copper")
    t.pick("moneylender", "done")
    assert (t.coins, t.trash, t.hand()) == (0, "", "copper")


@pytest.mark.rule("DOM-311")
def test_moneylender_without_a_copper_pays_nothing() -> None:
    t = situation(hand="moneylender, silver, estate")
    t.pick("moneylender")
    assert (t.coins, t.trash, t.prompt) == (0, "", "buy-phase")


# Remodel


@pytest.mark.rule("DOM-313")
def test_remodel_gains_a_card_costing_up_to_two_more_of_any_type() -> None:
    t = situation(hand="remodel, estate, copper", deck="moat, gardens, fools-gold")
    t.pick("remodel", "estate")
    gains = set(t.offered)
    assert {"pile copper", "pile curse", "pile estate", "pile moat", "pile silver", "pile gardens"} <= gains
    assert {"pile remodel", "pile fools-gold"} <= gains
    assert not gains & {"pile duchy", "pile market", "pile gold", "done"}
    t.pick("pile gardens")
    assert (t.trash, t.discard(), t.hand()) == ("estate", "gardens", "copper")


@pytest.mark.rule("DOM-313")
def test_remodel_turns_a_gold_into_a_province() -> None:
    t = situation(hand="remodel, gold")
    t.pick("remodel", "gold", "pile province")
    assert (t.trash, t.discard(), t.pile("province")) == ("gold", "province", 7)


@pytest.mark.rule("DOM-313")
def test_remodel_must_trash_and_not_itself() -> None:
    t = situation(hand="remodel, copper")
    t.pick("remodel")
    assert t.offered == ["card copper"]


@pytest.mark.rule("DOM-313")
def test_remodel_without_a_card_to_trash_gains_nothing() -> None:
    t = situation(hand="remodel")
    t.pick("remodel")
    assert (t.prompt, t.trash, t.gained()) == ("buy-phase", "", "")


@pytest.mark.rule("DOM-313", "DOM-072")
def test_remodel_reads_costs_as_they_are_now() -> None:
    t = situation(in_play="2 highway", hand="remodel, copper")
    t.pick("remodel", "copper")  # $0 as before: up to $2, that is $4 on the card
    assert "pile smithy" in t.offered
    assert "pile duchy" not in t.offered
    t = situation(in_play="highway", hand="remodel, estate")
    t.pick("remodel", "estate")  # $1 now: up to $3
    assert "pile smithy" in t.offered
    assert "pile duchy" not in t.offered


@pytest.mark.rule("DOM-313", "DOM-073")
def test_remodel_pays_for_a_trail_that_left_the_trash_again() -> None:
    t = situation(hand="remodel, trail", deck="copper")
    t.pick("remodel", "trail", "trail")
    assert (t.in_play(), t.trash) == ("remodel, trail", "")
    assert "pile gold" in t.offered
    assert "pile province" not in t.offered
