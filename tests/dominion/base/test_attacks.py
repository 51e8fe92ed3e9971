"""Bandit, Bureaucrat, Militia, Witch; and Moat, which stops them."""

import pytest

from tests.dominion.situations import situation

# Bandit


@pytest.mark.rule("DOM-297")
def test_bandit_gains_a_gold_and_costs_the_victim_a_treasure() -> None:
    t = situation({"deck": "silver, estate, gold", "hand": "gold"}, hand="bandit", deck="copper")
    t.pick("bandit")
    assert (t.gained(), t.discard(), t.pile("gold")) == ("gold", "gold", 27)
    assert (t.seat, t.prompt, t.offered) == (1, "trash", ["card silver"])
    t.pick("silver")
    assert (t.trash, t.discard(1), t.deck(1), t.hand(1)) == ("silver", "estate", "gold", "gold")
    assert (t.deck(), t.coins, t.actions) == ("copper", 0, 0)


@pytest.mark.rule("DOM-297")
def test_the_victim_chooses_and_loses_only_one() -> None:
    t = situation({"deck": "silver, gold"}, hand="bandit")
    t.pick("bandit")
    assert (t.seat, t.offered) == (1, ["card silver", "card gold"])
    t.pick("card silver")
    assert (t.trash, t.discard(1), t.seat) == ("silver", "gold", 0)


@pytest.mark.rule("DOM-297")
def test_bandit_spares_coppers() -> None:
    t = situation({"deck": "2 copper, gold"}, hand="bandit")
    t.pick("bandit")
    assert (t.trash, t.discard(1), t.deck(1), t.seat) == ("", "copper, copper", "gold", 0)


@pytest.mark.rule("DOM-297")
def test_bandit_trashes_every_other_kind_of_treasure_and_nothing_else() -> None:
    t = situation({"deck": "fools-gold, smithy"}, {"deck": "province, cauldron"}, hand="bandit")
    t.pick("bandit", "fools-gold")
    assert (t.seat, t.offered) == (2, ["card cauldron"])
    t.pick("cauldron")
    assert (t.trash, t.discard(1), t.discard(2)) == ("cauldron, fools-gold", "smithy", "province")


@pytest.mark.rule("DOM-297")
def test_bandit_reveals_what_there_is_shuffling_if_needed() -> None:
    t = situation({"deck": "silver"}, {"deck": "copper", "discard": "gold"}, {}, hand="bandit")
    t.pick("bandit", "silver")
    assert (t.seat, t.offered) == (2, ["card gold"])
    t.pick("gold")
    assert (t.discard(1), t.discard(2), t.discard(3), t.seat) == ("", "copper", "", 0)


@pytest.mark.rule("DOM-297")
def test_bandit_discards_by_name() -> None:
    t = situation({"deck": "tunnel, copper"}, hand="bandit")
    t.pick("bandit")
    assert (t.seat, t.offered) == (1, ["card tunnel", "done"])
    t.pick("tunnel")
    assert t.discard(1) == "copper, gold, tunnel"


@pytest.mark.rule("DOM-297")
def test_bandit_strikes_without_a_gold_in_the_supply() -> None:
    t = situation({"deck": "silver, copper"}, hand="bandit", piles={"gold": 0})
    t.pick("bandit", "silver")
    assert (t.gained(), t.trash) == ("", "silver")


# Bureaucrat


@pytest.mark.rule("DOM-298")
def test_bureaucrat_puts_a_silver_onto_the_deck_and_a_victory_card_onto_the_victims() -> None:
    t = situation({"hand": "estate, duchy, copper", "deck": "gold"}, hand="bureaucrat, estate", deck="copper")
    t.pick("bureaucrat")
    assert (t.deck(), t.discard(), t.gained()) == ("silver, copper", "", "silver")
    assert (t.seat, t.prompt, t.offered) == (1, "topdeck", ["card estate", "card duchy"])
    t.pick("duchy")
    assert (t.hand(1), t.deck(1)) == ("copper, estate", "duchy, gold")
    assert t.hand() == "estate"


@pytest.mark.rule("DOM-298")
def test_the_victim_of_bureaucrat_must_put_back_a_victory_card() -> None:
    t = situation({"hand": "estate, copper"}, hand="bureaucrat")
    t.pick("bureaucrat")
    assert t.offered == ["card estate"]


@pytest.mark.rule("DOM-298")
def test_a_combined_victory_card_counts_and_a_curse_does_not() -> None:
    t = situation({"hand": "tunnel, curse, gardens"}, hand="bureaucrat")
    t.pick("bureaucrat")
    assert sorted(t.offered) == ["card gardens", "card tunnel"]


@pytest.mark.rule("DOM-298")
def test_a_hand_without_victory_cards_is_revealed_and_stays() -> None:
    t = situation({"hand": "copper, curse", "deck": "gold"}, hand="bureaucrat")
    t.pick("bureaucrat")
    assert (t.seat, t.hand(1), t.deck(1)) == (0, "copper, curse", "gold")
    revealed = [event.facts["cards"] for event in t.game.events if event.kind == "reveal" and event.seat == 1]
    assert revealed == [["copper", "curse"]]


@pytest.mark.rule("DOM-298")
def test_bureaucrat_strikes_each_other_player_in_turn_order_even_without_silver() -> None:
    t = situation({"hand": "estate"}, {"hand": "estate, duchy"}, hand="bureaucrat", turn=0, piles={"silver": 0})
    t.pick("bureaucrat")
    assert t.seat == 1
    t.pick("estate")
    assert t.seat == 2
    t.pick("estate")
    assert (t.deck(), t.deck(1), t.deck(2), t.seat) == ("", "estate", "estate", 0)


# Militia


@pytest.mark.rule("DOM-308")
def test_militia_pays_two_and_makes_the_others_discard_down_to_three() -> None:
    t = situation({"hand": "gold, silver, copper, estate, duchy"}, hand="militia, 4 copper")
    t.pick("militia")
    assert (t.coins, t.seat, t.prompt) == (2, 1, "discard")
    assert "done" not in t.offered
    t.pick("estate")
    assert (t.seat, "done" in t.offered) == (1, False)
    t.pick("duchy")
    assert (t.hand(1), t.discard(1), t.seat) == ("copper, gold, silver", "duchy, estate", 0)
    assert t.hand() == "copper, copper, copper, copper"


@pytest.mark.rule("DOM-308")
def test_militia_leaves_three_cards_alone() -> None:
    t = situation({"hand": "3 copper"}, {"hand": "4 copper"}, {"hand": "copper"}, hand="militia")
    t.pick("militia")
    assert t.seat == 2
    t.pick("copper")
    assert (t.seat, len(t.player(1).hand), len(t.player(2).hand), len(t.player(3).hand)) == (0, 3, 3, 1)


@pytest.mark.rule("DOM-308")
def test_militia_begins_on_the_left_of_the_attacker() -> None:
    t = situation({"hand": "militia"}, {"hand": "4 silver"}, hand="4 copper", turn=1)
    t.pick("militia")
    assert t.seat == 2
    t.pick("silver")
    assert t.seat == 0
    t.pick("copper")
    assert t.seat == 1


# Witch


@pytest.mark.rule("DOM-318")
def test_witch_draws_two_and_gives_each_other_player_a_curse() -> None:
    t = situation({}, {"hand": "copper"}, hand="witch", deck="gold, silver, copper")
    t.pick("witch")
    assert (t.hand(), t.deck(), t.discard(), t.actions) == ("gold, silver", "copper", "", 0)
    assert (t.discard(1), t.discard(2), t.hand(2), t.pile("curse")) == ("curse", "curse", "copper", 18)


@pytest.mark.rule("DOM-318", "DOM-109")
def test_the_last_curse_goes_to_the_left() -> None:
    t = situation({"hand": "witch"}, {}, turn=1, piles={"curse": 1})
    t.pick("witch")
    assert (t.discard(2), t.discard(0), t.discard(1)) == ("curse", "", "")


@pytest.mark.rule("DOM-318")
def test_witch_still_draws_when_the_curses_are_gone() -> None:
    t = situation({}, hand="witch", deck="gold, silver", piles={"curse": 0})
    t.pick("witch")
    assert (t.hand(), t.discard(1)) == ("gold, silver", "")


# Moat


@pytest.mark.rule("DOM-310")
def test_moat_played_draws_two() -> None:
    t = situation(hand="moat", deck="gold, silver, copper")
    t.pick("moat")
    assert (t.hand(), t.deck(), t.actions) == ("gold, silver", "copper", 0)


@pytest.mark.rule("DOM-310", "DOM-076", "DOM-103")
@pytest.mark.parametrize("attack", ["militia", "witch", "bandit", "bureaucrat"])
def test_a_revealed_moat_makes_immune_and_stays_in_hand(attack: str) -> None:
    t = situation({"hand": "moat, estate, 3 copper", "deck": "2 silver"}, hand=attack, deck="2 copper")
    t.pick(attack)
    assert (t.seat, t.prompt, t.offered) == (1, "react-to-attack", ["card moat", "done"])
    t.pick("moat")
    assert t.seat == 0
    assert (t.hand(1), t.deck(1)) == ("copper, copper, copper, estate, moat", "silver, silver")
    assert (t.discard(1), t.in_play(1), t.trash) == ("", "", "")


@pytest.mark.rule("DOM-310")
def test_moat_comes_before_the_attack_does_anything() -> None:
    t = situation({"hand": "moat"}, hand="witch", deck="gold, silver")
    t.pick("witch")
    assert (t.hand(), t.in_play()) == ("", "witch")
    t.pick("moat")
    assert t.hand() == "gold, silver"


@pytest.mark.rule("DOM-310", "DOM-108")
def test_moat_protects_its_owner_alone_and_takes_nothing_from_the_attacker() -> None:
    t = situation({"hand": "moat, 4 copper"}, {"hand": "5 copper"}, hand="militia")
    t.pick("militia", "moat")
    assert (t.coins, t.seat) == (2, 2)
    t.pick("copper", "copper")
    assert (len(t.player(1).hand), len(t.player(2).hand)) == (5, 3)


@pytest.mark.rule("DOM-310", "DOM-102")
def test_moat_need_not_be_revealed() -> None:
    t = situation({"hand": "moat"}, hand="witch")
    t.pick("witch", "done")
    assert t.discard(1) == "curse"


@pytest.mark.rule("DOM-310")
def test_moat_serves_for_one_play_of_an_attack_and_again_for_the_next() -> None:
    t = situation({"hand": "moat"}, hand="2 witch", actions=2)
    t.pick("witch", "moat", "witch")
    assert (t.seat, t.prompt) == (1, "react-to-attack")
    t.pick("done")
    assert t.discard(1) == "curse"


@pytest.mark.rule("DOM-310")
def test_a_second_moat_need_not_be_asked_about() -> None:
    t = situation({"hand": "2 moat"}, hand="witch")
    t.pick("witch", "moat")
    assert (t.seat, t.discard(1)) == (0, "")


@pytest.mark.rule("DOM-310")
def test_moat_in_the_deck_or_in_play_does_not_help() -> None:
    t = situation({"deck": "2 moat", "in_play": "moat", "discard": "moat"}, hand="witch")
    t.pick("witch")
    assert (t.seat, t.discard(1)) == (0, "curse, moat")


@pytest.mark.rule("DOM-310")
def test_moat_covers_what_the_attack_does_later() -> None:
    t = situation({"hand": "moat"}, {}, hand="cauldron", phase="buy", coins=3, gained="village, village")
    t.pick("cauldron", "moat", "pile village")
    assert (t.gained(), t.discard(1), t.discard(2)) == ("village, village, village", "", "curse")


@pytest.mark.rule("DOM-310")
def test_the_attacker_does_not_reveal_a_moat_against_himself() -> None:
    t = situation({}, hand="witch, moat", deck="2 copper")
    t.pick("witch")
    assert (t.seat, t.prompt, t.discard(1)) == (0, "buy-phase", "curse")
