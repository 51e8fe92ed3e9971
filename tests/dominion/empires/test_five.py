"""Charm, Forum and Legionary ($5)."""

import pytest

from tests.dominion.situations import revealed, situation

# Charm


def test_charm_gives_a_buy_and_two_coins() -> None:
    t = situation(phase="buy", hand="charm")
    t.pick("charm")
    assert t.offered == ["mode coins", "mode twin"]
    t.pick("coins")
    assert (t.buys, t.coins, t.state.effects) == (2, 2, [])


@pytest.mark.rule("DOM-344")
def test_with_the_next_gain_charm_gains_another_card_for_the_same_cost() -> None:
    t = situation(phase="buy", hand="charm", coins=3, buys=3)
    t.pick("card charm", "twin")
    assert (t.buys, t.coins) == (3, 3)
    t.pick("pile silver")
    assert (t.prompt, t.offered) == ("resolve", ["card charm", "done"])
    t.pick("charm")
    assert t.offered == ["pile merchant", "pile village"]  # all for $3 but Silver
    t.pick("pile village")
    assert t.gained() == "silver, village"
    t.pick("pile copper")
    assert (t.gained(), t.prompt) == ("silver, village, copper", "buy-phase")  # one gain only


def test_charm_may_be_left_be_and_is_over_then() -> None:
    t = situation(phase="buy", hand="charm", coins=6, buys=3)
    t.pick("card charm", "twin", "pile silver", "done", "pile silver")
    assert (t.gained(), t.prompt) == ("silver, silver", "buy-phase")


@pytest.mark.rule("DOM-344")
def test_charm_does_not_care_how_the_card_is_gained() -> None:
    t = situation(hand="workshop", effects=[{"card": "charm"}])
    t.pick("workshop", "pile smithy", "charm", "pile militia")
    assert t.gained() == "smithy, militia"


def test_two_charms_wait_for_the_same_gain_and_may_gain_the_same_card() -> None:
    t = situation(phase="buy", hand="2 charm", coins=3, buys=3)
    t.pick("card charm", "twin", "charm", "twin", "pile silver", "charm", "pile village")
    assert (t.prompt, t.offered) == ("resolve", ["card charm", "done"])
    t.pick("charm", "pile village")
    assert (t.gained(), t.prompt) == ("silver, village, village", "buy-phase")  # these set nothing off


def test_a_charm_whose_gain_has_no_twin_is_over() -> None:
    t = situation(phase="buy", hand="charm", coins=9, buys=3, piles={"engineer": 10})
    t.pick("card charm", "twin", "pile engineer")
    assert (t.gained(), t.prompt) == ("engineer", "buy-phase")
    t.pick("debt all", "pile silver")
    assert (t.gained(), t.prompt) == ("engineer, silver", "buy-phase")


@pytest.mark.rule("DOM-386")
def test_the_cost_must_be_the_same_in_all_parts() -> None:
    t = situation(phase="buy", hand="charm", buys=3, piles={"engineer": 10})
    t.pick("card charm", "twin", "pile copper", "charm")
    assert t.offered == ["pile curse"]


def test_charm_looks_at_costs_now_and_at_cards_that_are_left() -> None:
    t = situation(phase="buy", hand="charm", buys=3, in_play="2 highway", piles={"curse": 0, "cellar": 0, "moat": 3})
    t.pick("card charm", "twin", "pile copper", "charm")
    assert t.offered == ["pile estate", "pile moat"]


def test_what_others_gain_does_not_use_up_a_charm() -> None:
    t = situation(hand="witch, workshop", actions=2, effects=[{"card": "charm"}])
    t.pick("witch")
    assert (t.discard(1), t.prompt) == ("curse", "action-phase")
    t.pick("workshop", "pile militia")
    assert t.offered == ["card charm", "done"]


def test_charm_and_the_card_itself_come_in_any_order() -> None:
    t = situation(phase="buy", hand="charm", coins=6, buys=3, piles={"border-village": 10})
    t.pick("card charm", "twin", "pile border-village")
    assert t.offered == ["card border-village", "card charm"]
    t.pick("border-village", "pile duchy", "charm", "pile gold")
    assert t.gained() == "border-village, duchy, gold"


def test_charm_ends_with_the_turn() -> None:
    t = situation({"hand": "copper"}, phase="buy", hand="charm", deck="5 copper")
    t.pick("card charm", "twin").end_turn()
    assert t.state.effects == []


# Forum


def test_forum_draws_three_gives_an_action_and_discards_two() -> None:
    t = situation(hand="forum, estate, village", deck="copper, silver, gold, duchy")
    t.pick("forum")
    assert (t.actions, t.prompt) == (1, "discard")
    t.pick("estate", "copper")
    assert (t.hand(), t.discard(), t.prompt) == ("gold, silver, village", "copper, estate", "action-phase")


def test_forum_discards_what_there_is() -> None:
    t = situation(hand="forum", deck="copper")
    t.pick("forum", "copper")
    assert (t.hand(), t.discard(), t.prompt) == ("", "copper", "buy-phase")


def test_a_gained_forum_gives_a_buy() -> None:
    t = situation(phase="buy", coins=5, piles={"forum": 10})
    t.pick("pile forum")
    assert (t.buys, t.prompt) == (1, "buy-phase")
    t = situation(hand="artisan, copper", piles={"forum": 10})
    t.pick("artisan", "pile forum")
    assert t.buys == 2


def test_on_somebody_elses_turn_a_gained_forum_gives_nothing() -> None:
    t = situation({"hand": "weaver, 4 copper"}, hand="militia", in_play="highway", piles={"forum": 10})
    t.pick("militia", "weaver", "copper", "weaver", "card", "pile forum")
    assert (t.gained(1), t.buys) == ("forum", 1)


# Legionary


def test_legionary_with_a_gold_leaves_others_two_cards_and_one_more() -> None:
    t = situation({"hand": "2 copper, 3 estate", "deck": "gold"}, hand="legionary, gold")
    t.game.listen()
    t.pick("legionary")
    assert (t.coins, t.prompt, t.offered) == (3, "reveal", ["card gold", "done"])
    t.pick("gold")
    assert (revealed(t), t.hand(), t.seat) == (["gold"], "gold", 1)
    t.pick("estate", "estate", "estate")
    assert (t.hand(1), t.discard(1)) == ("copper, copper, gold", "estate, estate, estate")


def test_legionary_need_not_reveal_the_gold() -> None:
    t = situation({"hand": "5 copper"}, hand="legionary, gold")
    t.pick("legionary", "done")
    assert (t.coins, t.seat, len(t.player(1).hand)) == (3, 0, 5)


@pytest.mark.rule("DOM-382")
def test_attack_reactions_come_before_the_reveal_even_without_a_gold() -> None:
    t = situation({"hand": "moat, 4 copper"}, hand="legionary")
    t.pick("legionary")
    assert (t.seat, t.prompt, t.coins) == (1, "react-to-attack", 0)
    t.pick("done")
    assert (t.seat, t.coins, len(t.player(1).hand)) == (0, 3, 5)


def test_a_moat_keeps_the_hand() -> None:
    t = situation({"hand": "moat, 4 copper"}, hand="legionary, gold")
    t.pick("legionary", "moat", "gold")
    assert (t.seat, len(t.player(1).hand)) == (0, 5)


def test_a_small_hand_discards_nothing_and_draws_all_the_same() -> None:
    t = situation({"hand": "2 copper", "deck": "gold"}, {"hand": "", "deck": "gold"}, hand="legionary, gold")
    t.pick("legionary", "gold")
    assert (t.hand(1), t.hand(2), t.seat) == ("copper, copper, gold", "gold", 0)


def test_one_after_the_other_discards_and_draws() -> None:
    other = {"hand": "3 copper", "deck": "gold"}
    t = situation(other, other, hand="legionary, gold")
    t.pick("legionary", "gold", "copper")
    assert (t.hand(1), t.hand(2), t.seat) == ("copper, copper, gold", "copper, copper, copper", 2)
