"""Bauble, Carpenter, Innkeeper, Barbarian, Capital City, Contract, Specialist."""

from typing import Any

import pytest

from tests.dominion.situations import situation

MASONS: dict[str, Any] = {"landscapes": ["order-of-masons"]}


# Bauble


def test_bauble_gives_two_different_bonuses_of_four() -> None:
    t = situation(hand="bauble", phase="buy", **MASONS)
    t.pick("bauble")
    assert t.offered == ["mode buy", "mode coin", "mode favor", "mode topdeck"]
    t.pick("mode coin")
    assert t.offered == ["mode buy", "mode favor", "mode topdeck"]  # chosen first, carried out afterwards
    assert t.coins == 0
    t.pick("mode favor")
    assert (t.coins, t.buys, t.tokens()) == (1, 1, "2 favors")


def test_bauble_gives_a_buy() -> None:
    t = situation(hand="bauble", phase="buy", **MASONS)
    t.pick("card bauble", "mode buy", "mode coin")
    assert (t.coins, t.buys, t.tokens()) == (1, 2, "favors")


@pytest.mark.rule("DOM-377", "DOM-378")
def test_bauble_may_put_every_gain_of_the_turn_onto_the_deck() -> None:
    t = situation(hand="bauble", phase="buy", coins=5, buys=2, deck="copper", **MASONS)
    t.pick("card bauble", "mode buy", "mode topdeck", "pile silver")
    assert (t.prompt, t.offered) == ("resolve", ["card bauble", "done"])
    t.pick("card bauble", "pile estate", "card bauble")
    assert (t.deck(), t.discard()) == ("estate, silver, copper", "")


def test_a_gain_need_not_go_onto_the_deck() -> None:
    t = situation(hand="bauble", phase="buy", coins=3, deck="copper", **MASONS)
    t.pick("card bauble", "mode buy", "mode topdeck", "pile silver", "done")
    assert (t.deck(), t.discard()) == ("copper", "silver")


def test_without_that_choice_gains_are_not_put_onto_the_deck() -> None:
    t = situation(hand="bauble", phase="buy", coins=3, deck="copper", **MASONS)
    t.pick("card bauble", "mode buy", "mode coin", "pile silver")
    assert (t.prompt, t.discard()) == ("buy-phase", "silver")


@pytest.mark.rule("DOM-377")
def test_a_card_that_has_moved_is_not_put_onto_the_deck() -> None:
    t = situation(hand="bauble, trader", phase="buy", coins=3, deck="copper", **MASONS)
    t.pick("card bauble", "mode buy", "mode topdeck", "pile silver")
    assert t.offered == ["card bauble", "card trader", "done"]
    t.pick("card trader")
    assert (t.prompt, t.discard(), t.deck()) == ("buy-phase", "silver", "copper")


def test_the_permission_of_bauble_ends_with_the_turn() -> None:
    t = situation({"hand": "copper"}, hand="bauble", phase="buy", deck="9 copper", **MASONS)
    t.pick("card bauble", "mode coin", "mode topdeck").end_turn()
    assert t.state.effects == []


def test_bauble_is_for_the_gains_of_its_owner() -> None:
    t = situation({"deck": "gold"}, hand="bauble, barbarian", deck="copper", effects=[{"card": "bauble"}], **MASONS)
    t.pick("barbarian", "pile silver")
    assert (t.gained(1), t.discard(1), t.prompt) == ("silver", "silver", "buy-phase")


# Carpenter


def test_carpenter_gains_a_card_while_no_pile_is_empty() -> None:
    t = situation(hand="carpenter, copper")
    t.pick("carpenter")
    assert (t.prompt, t.actions) == ("gain", 1)
    assert "pile smithy" in t.offered
    assert "pile market" not in t.offered
    t.pick("pile smithy")
    assert (t.discard(), t.hand()) == ("smithy", "copper")


def test_carpenter_remodels_once_a_pile_is_empty() -> None:
    t = situation(hand="carpenter, estate, copper", piles={"curse": 0})
    t.pick("carpenter")
    assert (t.prompt, t.actions) == ("trash", 0)
    t.pick("estate")
    assert "pile smithy" in t.offered
    assert "pile market" not in t.offered
    t.pick("pile smithy")
    assert (t.trash, t.discard()) == ("estate", "smithy")


def test_carpenter_without_a_card_to_trash_does_nothing() -> None:
    t = situation(hand="carpenter", piles={"curse": 0})
    t.pick("carpenter")
    assert (t.prompt, t.gained(), t.actions) == ("buy-phase", "", 0)


def test_a_mixed_pile_is_empty_only_when_all_of_it_is_gone() -> None:
    t = situation(hand="carpenter", piles={"townsfolk": "elder"})
    t.pick("carpenter")
    assert t.prompt == "gain"
    t = situation(hand="carpenter, copper", piles={"townsfolk": ""})
    t.pick("carpenter")
    assert t.prompt == "trash"


def test_carpenter_looks_at_the_piles_before_it_gains() -> None:
    t = situation(hand="carpenter, estate", piles={"smithy": 1})
    t.pick("carpenter", "pile smithy")
    assert (t.prompt, t.hand(), t.actions) == ("buy-phase", "estate", 1)


# Innkeeper


def test_innkeeper_draws_a_card() -> None:
    t = situation(hand="innkeeper, copper", deck="gold, silver")
    t.pick("innkeeper")
    assert t.offered == ["mode draw-1", "mode sift-3", "mode sift-5"]  # before anything is drawn
    t.pick("mode draw-1")
    assert (t.hand(), t.actions) == ("copper, gold", 1)


def test_innkeeper_draws_three_and_discards_three() -> None:
    t = situation(hand="innkeeper, copper", deck="gold, silver, estate, duchy")
    t.pick("innkeeper", "mode sift-3", "copper", "estate", "silver")
    assert (t.hand(), t.discard()) == ("gold", "copper, estate, silver")


def test_innkeeper_draws_five_and_discards_six() -> None:
    t = situation(hand="innkeeper, 2 copper", deck="gold, silver, estate, duchy, province, curse")
    t.pick("innkeeper", "mode sift-5", "copper", "copper", "estate", "duchy", "province", "silver")
    assert (t.hand(), t.deck()) == ("gold", "curse")


def test_innkeeper_discards_what_is_there() -> None:
    t = situation(hand="innkeeper", deck="gold, silver")
    t.pick("innkeeper", "mode sift-5", "gold", "silver")
    assert (t.hand(), t.discard()) == ("", "gold, silver")


@pytest.mark.rule("DOM-355")
def test_tunnel_and_trail_that_innkeeper_discards_are_used_one_after_another() -> None:
    t = situation(hand="innkeeper, tunnel, trail", deck="5 copper, estate")
    t.pick("innkeeper", "mode sift-5", "tunnel", "trail", "copper", "copper", "copper", "copper")
    assert sorted(t.offered) == ["card trail", "card tunnel", "done"]
    t.pick("card tunnel")
    assert t.gained() == "gold"
    t.pick("card trail")
    assert (t.in_play(), t.hand(), t.actions) == ("innkeeper, trail", "copper, estate", 2)


# Barbarian


def test_barbarian_gives_two_coins_and_trashes_the_top_card_of_the_others() -> None:
    t = situation({"deck": "copper, gold"}, {"deck": "estate"}, hand="barbarian", deck="gold")
    t.pick("barbarian")
    assert (t.coins, t.trash, t.gained(1), t.gained(2)) == (2, "copper, estate", "curse", "curse")
    assert (t.deck(), t.deck(1)) == ("gold", "gold")


@pytest.mark.rule("DOM-385")
def test_for_a_card_of_3_or_more_a_cheaper_one_of_a_common_type_is_gained() -> None:
    t = situation({"deck": "market"}, hand="barbarian")
    t.pick("barbarian")
    assert (t.seat, t.prompt) == (1, "gain")
    assert "pile smithy" in t.offered
    assert not {"pile market", "pile silver", "pile barbarian", "pile curse"} & set(t.offered)
    t.pick("pile smithy")
    assert (t.trash, t.gained(1)) == ("market", "smithy")


@pytest.mark.parametrize(("card", "gained"), [("harem", ["pile silver", "pile duchy"]), ("tunnel", ["pile moat"])])
def test_any_type_in_common_will_do(card: str, gained: list[str]) -> None:
    t = situation({"deck": card}, hand="barbarian")
    t.pick("barbarian")
    assert set(gained) <= set(t.offered)
    assert "pile village" not in t.offered


def test_if_there_is_nothing_cheaper_nothing_is_gained() -> None:
    t = situation({"deck": "silver"}, hand="barbarian", piles={"copper": 0})
    t.pick("barbarian")
    assert (t.trash, t.gained(1)) == ("silver", "")


def test_without_a_card_to_trash_there_is_a_curse() -> None:
    t = situation({}, hand="barbarian")
    t.pick("barbarian")
    assert (t.trash, t.gained(1)) == ("", "curse")


@pytest.mark.rule("DOM-385")
def test_barbarian_reads_the_present_cost() -> None:
    t = situation({"deck": "silver"}, hand="barbarian", in_play="highway")
    t.pick("barbarian")
    assert t.gained(1) == "curse"


@pytest.mark.rule("DOM-385")
def test_a_card_that_costs_no_coins_but_debt_brings_a_curse() -> None:
    t = situation({"deck": "engineer"}, hand="barbarian")
    t.pick("barbarian")
    assert t.gained(1) == "curse"


def test_moat_keeps_the_barbarian_away() -> None:
    t = situation({"hand": "moat", "deck": "copper"}, hand="barbarian")
    t.pick("barbarian", "moat", "done")
    assert (t.trash, t.gained(1)) == ("", "")


def test_a_trashed_trail_may_be_played_and_the_victim_still_gains() -> None:
    t = situation({"deck": "trail, gold"}, hand="barbarian")
    t.pick("barbarian")
    assert (t.seat, t.offered) == (1, ["card trail", "done"])
    t.pick("card trail", "pile merchant")
    assert (t.hand(1), t.gained(1), t.trash) == ("gold", "merchant", "")


@pytest.mark.rule("DOM-358")
def test_a_victim_gains_a_cheaper_action_for_a_border_village_and_uses_its_ability() -> None:
    t = situation({"deck": "border-village", "hand": "2 copper"}, hand="barbarian", piles={"souk": 10})
    t.pick("barbarian")
    assert (t.seat, t.prompt) == (1, "gain")
    assert "done" not in t.offered
    t.pick("pile souk")
    assert (t.seat, t.prompt) == (1, "trash")  # Souk: up to two cards from hand
    t.pick("copper", "done")
    assert (t.hand(1), t.gained(1)) == ("copper", "souk")


@pytest.mark.rule("DOM-374")
def test_barbarian_reaches_the_supply_only() -> None:
    t = situation({"deck": "market"}, hand="barbarian", piles={"sleigh": 10})
    t.pick("barbarian")
    assert "pile sleigh" in t.offered
    assert "pile horse" not in t.offered


# Capital City


def test_capital_city_draws_a_card_and_gives_two_actions() -> None:
    t = situation(hand="capital-city", deck="gold, silver")
    t.pick("capital-city", "no")
    assert (t.hand(), t.actions, t.coins) == ("gold", 2, 0)


def test_capital_city_discards_two_for_two_coins_and_pays_them_for_two_cards() -> None:
    t = situation(hand="capital-city, 2 estate", deck="gold, silver, copper, curse")
    t.pick("capital-city", "yes", "estate", "estate")
    assert (t.coins, t.prompt, t.offered) == (2, "pay", ["yes", "no"])
    t.pick("yes")
    assert (t.coins, t.hand(), t.discard()) == (0, "copper, gold, silver", "estate, estate")


def test_capital_city_need_not_be_paid() -> None:
    t = situation(hand="capital-city, 2 estate", deck="gold, silver")
    t.pick("capital-city", "yes", "estate", "estate", "no")
    assert (t.coins, t.hand()) == (2, "gold")


def test_capital_city_is_paid_with_coins_that_one_has() -> None:
    t = situation(hand="capital-city, 2 gold", deck="9 copper", coins=1)
    t.pick("capital-city", "no")
    assert (t.prompt, t.hand()) == ("buy-phase", "copper, gold, gold")
    t = situation(hand="capital-city", deck="9 copper", coins=3)
    t.pick("capital-city", "no", "yes")
    assert (t.coins, t.hand()) == (1, "copper, copper, copper")


def test_a_single_card_may_be_discarded_without_the_coins() -> None:
    t = situation(hand="capital-city", deck="gold")
    t.pick("capital-city", "yes", "gold")
    assert (t.coins, t.discard(), t.prompt) == (0, "gold", "buy-phase")


@pytest.mark.rule("DOM-413")
def test_coffers_help_to_pay_for_capital_city() -> None:
    t = situation(hand="capital-city, estate", deck="9 copper", coins=1, tokens={"coffers": 2})
    t.pick("capital-city", "no")
    assert (t.prompt, t.offered) == ("pay", ["no", "coffers one"])
    t.pick("coffers one")
    assert (t.coins, t.offered) == (2, ["yes", "no", "coffers one"])
    t.pick("yes")
    assert (t.coins, t.tokens(), len(t.player().hand)) == (0, "coffers", 4)


# Contract


def test_contract_gives_two_coins_and_a_favor() -> None:
    t = situation(hand="contract", phase="buy", **MASONS)
    t.pick("contract")
    assert (t.coins, t.tokens(), t.prompt) == (2, "2 favors", "buy-phase")


@pytest.mark.rule("DOM-079", "DOM-364", "DOM-379")
def test_contract_sets_an_action_aside_and_plays_it_in_the_next_turn() -> None:
    t = situation(
        {"hand": "copper", "deck": "9 copper"}, hand="contract, smithy, copper", phase="buy", deck="20 copper", **MASONS
    )
    t.pick("contract")
    assert (t.prompt, t.offered) == ("put-aside", ["card smithy", "done"])
    t.pick("smithy")
    assert (t.mat("set-aside"), t.hand()) == ("smithy", "copper")
    assert t.game.view(1)["table"]["players"][0]["mats"]["set-aside"]["known"] == ["smithy"]
    t.end_turn()
    assert t.in_play() == "contract"
    t.end_turn()
    assert (t.mat("set-aside"), t.in_play(), len(t.player().hand), t.actions) == ("", "contract, smithy", 8, 1)
    t.end_turn()
    assert t.in_play() == ""


@pytest.mark.rule("DOM-126")
def test_contract_without_a_card_is_discarded_in_the_same_turn() -> None:
    t = situation(hand="contract, smithy", phase="buy", deck="9 copper", **MASONS)
    t.pick("contract", "done").end_turn()
    assert t.in_play() == ""


@pytest.mark.rule("DOM-379")
def test_what_contract_set_aside_is_scored() -> None:
    aside: dict[str, Any] = {"set-aside": "island"}
    t = situation(in_play="contract", **aside, **MASONS)
    assert t.score() == 2


def test_each_play_of_contract_sets_a_card_aside() -> None:
    t = situation(
        {"hand": "copper", "deck": "9 copper"}, hand="specialist, contract, smithy, village", deck="20 copper", **MASONS
    )
    t.pick("specialist", "contract", "smithy", "mode replay", "village")
    assert (t.mat("set-aside"), t.coins, t.tokens()) == ("smithy, village", 4, "3 favors")
    t.end_turn()
    assert t.in_play() == "contract, specialist"
    t.end_turn()
    assert t.mat("set-aside") == ""
    assert (t.in_play(), t.actions) == ("contract, smithy, specialist, village", 1 + 2)


@pytest.mark.rule("DOM-387")
def test_contract_does_not_stay_for_a_duration() -> None:
    t = situation(
        {"hand": "copper", "deck": "9 copper"}, hand="contract, highwayman", phase="buy", deck="20 copper", **MASONS
    )
    t.pick("contract", "highwayman").end_turn().end_turn()
    assert t.in_play() == "contract, highwayman"
    t.end_turn()
    assert t.in_play() == "highwayman"


# Specialist


def test_specialist_plays_a_card_and_may_play_it_again() -> None:
    t = situation(hand="specialist, smithy, copper", deck="20 copper")
    t.pick("specialist")
    assert (t.prompt, t.offered) == ("play-once", ["card copper", "card smithy", "done"])
    t.pick("smithy")
    assert (t.prompt, t.offered, len(t.player().hand)) == ("choose-mode", ["mode replay", "mode copy"], 4)
    t.pick("mode replay")
    assert (len(t.player().hand), t.actions) == (7, 0)


def test_specialist_may_gain_a_copy() -> None:
    t = situation(hand="specialist, smithy", deck="20 copper")
    t.pick("specialist", "smithy", "mode copy")
    assert (t.discard(), t.gained()) == ("smithy", "smithy")


def test_specialist_may_play_nothing() -> None:
    t = situation(hand="specialist, smithy")
    t.pick("specialist", "done")
    assert (t.prompt, t.in_play()) == ("buy-phase", "specialist")


def test_specialist_plays_fools_gold_for_1_and_4() -> None:
    t = situation(hand="specialist, fools-gold")
    t.pick("specialist", "fools-gold", "mode replay")
    assert t.coins == 5


def test_specialist_plays_a_card_again_that_has_left_play() -> None:
    t = situation(hand="specialist, island, 2 estate")
    t.pick("specialist", "island", "estate")
    assert t.mat("island") == "estate, island"
    t.pick("mode replay", "estate")
    assert (t.mat("island"), t.in_play()) == ("estate, estate, island", "specialist")


def test_specialist_gains_a_copy_of_a_mixed_pile_only_from_its_top() -> None:
    t = situation(hand="specialist, miller", deck="20 copper")
    t.pick("specialist", "miller", "copper", "mode copy")
    assert t.gained() == ""
    t = situation(hand="specialist, miller", deck="20 copper", piles={"townsfolk": "2 miller, elder"})
    t.pick("specialist", "miller", "copper", "mode copy")
    assert (t.gained(), t.pile("miller")) == ("miller", 1)


@pytest.mark.rule("DOM-374")
def test_specialist_gains_no_copy_from_beside_the_supply() -> None:
    t = situation(hand="specialist, horse", deck="20 copper", piles={"sleigh": 10, "horse": 20})
    t.pick("specialist", "horse", "mode copy")
    assert (t.gained(), t.prompt) == ("", "buy-phase")


@pytest.mark.rule("DOM-125")
def test_specialist_stays_with_a_duration_that_it_plays_twice() -> None:
    t = situation({"hand": "copper", "deck": "9 copper"}, hand="specialist, highwayman", deck="20 copper")
    t.pick("specialist", "highwayman", "mode replay").end_turn()
    assert t.in_play() == "highwayman, specialist"
    t.end_turn()
    assert (len(t.player().hand), t.discard(), t.in_play()) == (11, "highwayman", "specialist")


@pytest.mark.rule("DOM-387")
def test_specialist_does_not_stay_with_a_duration_that_it_copies() -> None:
    t = situation({"hand": "copper", "deck": "9 copper"}, hand="specialist, highwayman", deck="20 copper")
    t.pick("specialist", "highwayman", "mode copy").end_turn()
    assert t.in_play() == "highwayman"
