"""Jack of All Trades, Nomads, Spice Merchant, Trail and Weaver ($4). Trader has a file of its own."""

import pytest

from allmende.dominion.cards.hinterlands import TRAIL
from allmende.dominion.moves import gain, trash
from allmende.dominion.zones import CLEAN_UP
from tests.dominion.situations import situation

# Jack of All Trades


@pytest.mark.rule("DOM-201", "DOM-204")
def test_jack_of_all_trades_step_by_step() -> None:
    t = situation(hand="jack-of-all-trades, 3 copper, estate", deck="gold, silver")
    t.pick("jack-of-all-trades")
    assert t.discard() == "silver"
    assert (t.prompt, t.offered) == ("discard", ["card gold", "done"])
    assert t.hand() == "copper, copper, copper, estate"
    t.pick("done")
    assert t.hand() == "copper, copper, copper, estate, gold"
    assert (t.prompt, t.offered) == ("trash", ["card estate", "done"])
    t.pick("estate")
    assert (t.trash, t.hand()) == ("estate", "copper, copper, copper, gold")


@pytest.mark.rule("DOM-201")
def test_jack_of_all_trades_discards_the_top_card_and_draws_from_below_it() -> None:
    t = situation(hand="jack-of-all-trades, 3 copper, estate", deck="curse, gold, silver")
    t.pick("jack-of-all-trades", "curse")
    assert (t.discard(), t.hand()) == ("curse, silver", "copper, copper, copper, estate, gold")


@pytest.mark.rule("DOM-201")
def test_jack_of_all_trades_need_not_trash() -> None:
    t = situation(hand="jack-of-all-trades, estate", deck="4 copper")
    t.pick("jack-of-all-trades", "done", "done")
    assert (t.trash, t.hand()) == ("", "copper, copper, copper, copper, estate")


def test_jack_of_all_trades_without_silvers_still_does_the_rest() -> None:
    t = situation(hand="jack-of-all-trades, estate", deck="gold, 4 copper", piles={"silver": 0})
    t.pick("jack-of-all-trades", "gold", "estate")
    assert (t.discard(), t.trash, t.hand()) == ("gold", "estate", "copper, copper, copper, copper")


@pytest.mark.rule("DOM-202")
def test_jack_of_all_trades_draws_nothing_from_five_cards_on() -> None:
    t = situation(hand="jack-of-all-trades, 5 copper, estate", deck="gold, silver")
    t.pick("jack-of-all-trades", "done")
    assert (t.prompt, t.deck(), len(t.player().hand)) == ("trash", "gold, silver", 6)


@pytest.mark.rule("DOM-203")
def test_jack_of_all_trades_trashes_no_treasure_not_even_a_combined_one() -> None:
    t = situation(hand="jack-of-all-trades, curse, guard-dog, tunnel, fools-gold, cauldron", deck="gold")
    t.pick("jack-of-all-trades", "done")
    assert t.offered == ["card curse", "card guard-dog", "card tunnel", "done"]


@pytest.mark.rule("DOM-205")
def test_the_new_silver_of_jack_of_all_trades_is_shuffled_into_an_empty_deck() -> None:
    t = situation(hand="jack-of-all-trades, 5 copper")
    t.pick("jack-of-all-trades")
    assert (t.prompt, t.offered) == ("discard", ["card silver", "done"])
    t.pick("done")
    assert (t.deck(), t.discard()) == ("silver", "")


def test_a_weaver_discarded_by_jack_of_all_trades_is_played_before_the_draw() -> None:
    t = situation(hand="jack-of-all-trades, copper", deck="weaver, 4 estate")
    t.pick("jack-of-all-trades", "weaver", "weaver")
    assert (t.prompt, t.hand()) == ("choose-mode", "copper")
    t.pick("silvers")
    assert t.hand() == "copper, estate, estate, estate, estate"


# Nomads


def test_nomads_played_give_a_buy_and_2() -> None:
    t = situation(hand="nomads")
    t.pick("nomads")
    assert (t.coins, t.buys, t.actions) == (2, 2, 0)


@pytest.mark.rule("DOM-207")
def test_bought_nomads_pay_2_for_the_second_buy() -> None:
    t = situation(phase="buy", coins=4, buys=2, piles={"nomads": 10})
    t.pick("pile nomads")
    assert (t.coins, t.buys) == (2, 1)
    t.pick("pile estate")
    assert t.owned() == "estate, nomads"


def test_nomads_gained_by_an_effect_pay_2_as_well() -> None:
    t = situation(hand="workshop", piles={"nomads": 10})
    t.pick("workshop", "pile nomads")
    assert (t.coins, t.buys, t.discard()) == (2, 1, "nomads")


@pytest.mark.rule("DOM-208")
def test_nomads_trashed_by_remodel_give_2_in_the_action_phase() -> None:
    t = situation(hand="remodel, nomads")
    t.pick("remodel", "nomads")
    assert (t.coins, t.buys, t.trash) == (2, 1, "nomads")
    t.pick("pile gold")
    assert t.coins == 2


@pytest.mark.rule("DOM-206")
def test_nomads_gained_on_another_turn_pay_nobody() -> None:
    t = situation({"hand": "weaver, 3 copper"}, hand="militia", piles={"nomads": 10})
    t.pick("militia", "weaver", "weaver", "mode card", "pile nomads")
    assert (t.gained(1), t.coins) == ("nomads", 2)  # Militia's own $2
    t.end_turn()
    assert (t.seat, t.coins) == (1, 0)


@pytest.mark.rule("DOM-206")
def test_nomads_trashed_on_another_turn_pay_nobody() -> None:
    """With a Highway the other player's Weaver gains a Souk, which trashes the Nomads."""
    t = situation({"hand": "weaver, nomads, 2 copper"}, hand="militia", in_play="highway", piles={"souk": 10})
    t.pick("militia", "weaver", "weaver", "mode card", "pile souk", "nomads", "done")
    assert (t.trash, t.coins) == ("nomads", 2)
    t.end_turn()
    assert (t.seat, t.coins) == (1, 0)


# Spice Merchant


@pytest.mark.rule("DOM-209")
def test_spice_merchant_trashes_a_treasure_for_two_cards_and_an_action() -> None:
    t = situation(hand="spice-merchant, copper, estate", deck="gold, silver, curse")
    t.pick("spice-merchant")
    assert (t.prompt, t.offered) == ("trash", ["card copper", "done"])
    t.pick("copper")
    assert (t.trash, t.offered) == ("copper", ["mode cards", "mode coins"])
    t.pick("mode cards")
    assert (t.hand(), t.actions) == ("estate, gold, silver", 1)
    assert (t.coins, t.buys) == (0, 1)


@pytest.mark.rule("DOM-209")
def test_spice_merchant_trashes_a_treasure_for_2_and_a_buy() -> None:
    t = situation(hand="spice-merchant, copper", deck="gold, silver, curse")
    t.pick("spice-merchant", "copper", "mode coins")
    assert (t.coins, t.buys) == (2, 2)
    assert (t.hand(), t.actions) == ("", 0)


@pytest.mark.rule("DOM-210")
@pytest.mark.parametrize("hand", ["copper", "estate", "trader"])
def test_spice_merchant_does_nothing_without_a_trash(hand: str) -> None:
    t = situation(hand=f"spice-merchant, {hand}", deck="gold, silver")
    t.pick("spice-merchant")
    if hand == "copper":
        t.pick("done")
    assert (t.prompt, t.trash, t.hand()) == ("buy-phase", "", hand)
    assert (t.coins, t.buys, t.actions) == (0, 1, 0)


@pytest.mark.rule("DOM-211")
def test_spice_merchant_may_trash_fools_gold() -> None:
    t = situation(hand="spice-merchant, fools-gold")
    t.pick("spice-merchant", "fools-gold", "mode coins")
    assert (t.trash, t.coins, t.buys) == ("fools-gold", 2, 2)


# Trail


@pytest.mark.rule("DOM-225")
def test_trail_played_gives_a_card_and_an_action() -> None:
    t = situation(hand="trail", deck="village, gold")
    t.pick("trail")
    assert (t.hand(), t.actions, t.in_play()) == ("village", 1, "trail")


@pytest.mark.rule("DOM-226")
def test_a_gained_trail_may_be_played() -> None:
    t = situation(hand="workshop", deck="village, gold", piles={"trail": 10})
    t.pick("workshop", "pile trail")
    assert (t.offered, t.discard()) == (["card trail", "done"], "trail")
    t.pick("trail")
    assert (t.in_play(), t.discard(), t.hand(), t.actions) == ("trail, workshop", "", "village", 1)


@pytest.mark.rule("DOM-226")
def test_a_discarded_trail_may_be_played() -> None:
    t = situation(hand="oasis, trail", deck="gold, village")
    t.pick("oasis", "trail")
    assert (t.offered, t.discard()) == (["card trail", "done"], "trail")
    t.pick("trail")
    assert (t.in_play(), t.discard(), t.hand(), t.actions) == ("oasis, trail", "", "gold, village", 2)


@pytest.mark.rule("DOM-226")
@pytest.mark.parametrize("picks", [("workshop", "pile trail"), ("oasis", "trail"), ("chapel", "trail", "done")])
def test_trail_need_not_be_played(picks: tuple[str, ...]) -> None:
    t = situation(hand="workshop, oasis, chapel, trail", deck="gold")
    t.pick(*picks)
    assert t.offered == ["card trail", "done"]
    t.pick("done")
    assert t.in_play() == picks[0]


def test_a_trail_gained_to_the_hand_may_be_played_from_there() -> None:
    t = situation(hand="artisan", deck="copper, gold", piles={"trail": 10})
    t.pick("artisan", "pile trail", "trail", "copper")
    assert (t.in_play(), t.hand(), t.deck()) == ("artisan, trail", "", "copper, gold")


@pytest.mark.rule("DOM-227")
def test_trail_on_another_turn_draws_a_card_and_leaves_play_in_that_clean_up() -> None:
    t = situation({"hand": "trail, 3 copper", "deck": "gold"}, hand="militia")
    t.pick("militia", "trail", "trail")
    assert (t.in_play(1), t.hand(1)) == ("trail", "copper, copper, copper, gold")
    assert (t.seat, t.actions) == (0, 0)  # nobody gets the Action
    t.end_turn()
    assert (t.in_play(1), t.discard(1), t.actions) == ("", "trail", 1)


@pytest.mark.rule("DOM-226", "DOM-228")
def test_a_trashed_trail_returns_to_play_and_is_no_gain() -> None:
    t = situation(hand="chapel, trail, copper", deck="gold, 5 estate")
    t.game.listen()
    t.pick("chapel", "trail", "done")
    assert [event.kind for event in t.game.events] == ["trash"]
    assert t.trash == "trail"
    t.pick("trail")
    assert (t.trash, t.in_play(), t.hand(), t.gained()) == ("", "chapel, trail", "copper, gold", "")
    t.end_turn()
    assert (t.in_play(), t.discard()) == ("", "chapel, copper, gold, trail")


@pytest.mark.rule("DOM-228", "DOM-229")
def test_remodel_pays_for_a_trail_that_was_played_from_the_trash() -> None:
    t = situation(hand="remodel, trail", deck="estate")
    t.pick("remodel", "trail", "trail")
    assert (t.in_play(), t.hand()) == ("remodel, trail", "estate")
    t.pick("pile gold")
    assert (t.discard(), t.trash, t.actions) == ("gold", "", 1)


@pytest.mark.rule("DOM-230")
def test_a_bought_trail_may_be_played_but_the_drawn_treasure_may_not() -> None:
    t = situation(phase="buy", coins=4, buys=2, deck="gold", piles={"trail": 10})
    t.pick("pile trail", "trail")
    assert (t.in_play(), t.hand()) == ("trail", "gold")
    assert (t.prompt, t.coins) == ("buy-phase", 0)
    assert t.offered == ["pile copper", "pile curse", "done"]


@pytest.mark.rule("DOM-231")
def test_a_bought_trail_in_play_lets_berserker_play_itself() -> None:
    t = situation(phase="buy", coins=9, buys=3, piles={"trail": 10, "berserker": 10})
    t.pick("pile trail", "trail", "pile berserker", "pile silver")
    assert (t.in_play(), t.gained()) == ("berserker, trail", "trail, berserker, silver")


@pytest.mark.rule("DOM-232")
def test_trail_does_not_react_to_a_gain_or_a_trash_in_clean_up() -> None:
    """None of our cards gains or trashes in Clean-up: the rules are called directly, and they ask nothing."""
    t = situation(discard="trail")
    t.state.phase = CLEAN_UP
    assert list(gain(t.state, t.player(), TRAIL)) == []
    assert list(trash(t.state, t.player(), [TRAIL])) == []
    assert (t.in_play(), t.trash) == ("", "trail")


def test_trail_does_not_react_to_the_discard_in_clean_up() -> None:
    t = situation(hand="trail", deck="5 copper, gold", phase="buy")
    t.pick("done")
    assert (t.seat, t.discard(), t.deck()) == (1, "trail", "gold")


def test_a_trail_that_was_exchanged_cannot_be_played() -> None:
    t = situation(hand="trader", phase="buy", coins=4, buys=2, piles={"trail": 10})
    t.pick("pile trail", "trader")
    assert (t.prompt, t.in_play(), t.discard()) == ("buy-phase", "", "silver")


# Weaver


@pytest.mark.rule("DOM-233")
def test_weaver_gains_two_silvers() -> None:
    t = situation(hand="weaver")
    t.pick("weaver")
    assert t.offered == ["mode silvers", "mode card"]
    t.pick("mode silvers")
    assert (t.discard(), t.prompt) == ("silver, silver", "buy-phase")


@pytest.mark.rule("DOM-233")
def test_weaver_gains_a_card_costing_up_to_4() -> None:
    t = situation(hand="weaver")
    t.pick("weaver", "mode card")
    assert {t.cost(option.removeprefix("pile ")) for option in t.offered} == {0, 2, 3, 4}  # none is not offered
    t.pick("pile smithy")
    assert (t.discard(), t.prompt) == ("smithy", "buy-phase")


@pytest.mark.rule("DOM-233")
def test_the_one_card_of_weaver_may_be_a_silver() -> None:
    t = situation(hand="weaver")
    t.pick("weaver", "mode card", "pile silver")
    assert (t.discard(), t.prompt) == ("silver", "buy-phase")


@pytest.mark.rule("DOM-236")
def test_weaver_gains_the_only_silver_that_is_left() -> None:
    t = situation(hand="weaver", piles={"silver": 1})
    t.pick("weaver", "mode silvers")
    assert (t.discard(), t.pile("silver")) == ("silver", 0)


@pytest.mark.rule("DOM-234", "DOM-235")
def test_a_weaver_discarded_to_oasis_is_played_for_two_silvers() -> None:
    t = situation(hand="oasis, weaver", deck="copper")
    t.pick("oasis", "weaver")
    assert t.offered == ["card weaver", "done"]
    t.pick("weaver", "mode silvers")
    assert (t.in_play(), t.discard()) == ("oasis, weaver", "silver, silver")


@pytest.mark.rule("DOM-234")
def test_a_weaver_played_on_another_turn_leaves_play_in_that_clean_up() -> None:
    t = situation({"hand": "weaver, 3 copper"}, hand="militia")
    t.pick("militia", "weaver", "weaver", "mode silvers")
    assert (t.in_play(1), t.discard(1)) == ("weaver", "silver, silver")
    t.end_turn()
    assert (t.in_play(1), t.discard(1)) == ("", "silver, silver, weaver")


@pytest.mark.rule("DOM-234")
def test_a_discarded_weaver_need_not_be_played() -> None:
    t = situation(hand="oasis, weaver", deck="copper")
    t.pick("oasis", "weaver", "done")
    assert (t.in_play(), t.discard()) == ("oasis", "weaver")


@pytest.mark.rule("DOM-234")
def test_a_weaver_discarded_in_clean_up_is_not_played() -> None:
    t = situation(hand="weaver", deck="5 copper", phase="buy")
    t.pick("done")
    assert (t.seat, t.discard()) == (1, "weaver")


def test_a_weaver_that_is_gained_or_trashed_is_not_played() -> None:
    t = situation(hand="chapel, weaver", deck="5 copper", buys=2, coins=4)
    t.pick("chapel", "weaver")
    assert (t.prompt, t.trash) == ("buy-phase", "weaver")
    t.pick("pile weaver")
    assert (t.prompt, t.discard()) == ("buy-phase", "weaver")


def test_vassal_cannot_play_a_weaver_that_played_itself() -> None:
    t = situation(hand="vassal", deck="weaver")
    t.pick("vassal", "weaver", "mode silvers")
    assert (t.prompt, t.in_play(), t.discard()) == ("buy-phase", "vassal, weaver", "silver, silver")
