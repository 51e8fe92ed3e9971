"""Horses, and the cards and Events that bring them, or move cards about: Hostelry, Livery, Sleigh, Supplies, Gamble."""

import pytest

from tests.dominion.situations import listed, on_mat, revealed, situation

# Horse


@pytest.mark.rule("DOM-362")
def test_a_horse_draws_two_gives_an_action_and_goes_back_to_its_pile() -> None:
    t = situation(hand="horse", deck="3 copper", piles={"horse": 20})
    t.pick("horse")
    assert (t.hand(), t.actions, t.in_play(), t.pile("horse")) == ("copper, copper", 1, "", 21)
    assert (t.discard(), t.trash) == ("", "")


def test_a_horse_that_is_played_twice_draws_twice_and_is_returned_once() -> None:
    t = situation(hand="throne-room, horse", deck="9 copper", piles={"horse": 20})
    t.pick("throne-room", "horse")
    assert (len(t.player().hand), t.actions, t.pile("horse")) == (4, 2, 21)


@pytest.mark.rule("DOM-054", "DOM-374")
def test_horses_are_not_in_the_supply() -> None:
    t = situation(hand="workshop", deck="copper", piles={"sleigh": 10})
    t.pick("workshop")
    assert "pile horse" not in t.offered
    t = situation(phase="buy", coins=9, piles={"sleigh": 10})
    assert "pile horse" not in t.offered


@pytest.mark.rule("DOM-129")
def test_an_empty_horse_pile_does_not_end_the_game() -> None:
    t = situation(hand="sleigh", piles={"horse": 1, "moat": 0, "copper": 0})
    t.pick("sleigh")
    assert (t.pile("horse"), t.gained()) == (0, "horse")
    t.end_turn()
    assert t.game.choice is not None


@pytest.mark.rule("DOM-361", "DOM-362")
@pytest.mark.parametrize("card", ["sleigh", "hostelry", "supplies", "livery"])
def test_thirty_horses_come_with_the_cards_that_name_them(card: str) -> None:
    assert situation(piles={card: 10}).pile("horse") == 30
    assert situation(piles={"falconer": 10}).pile("horse") == -1


def test_an_exiled_horse_may_be_discarded_when_another_one_is_gained() -> None:
    t = situation(hand="sleigh", exile="horse")
    t.pick("sleigh")
    assert t.offered == ["mode exile", "done"]
    t.pick("mode exile")
    assert t.discard() == "horse, horse, horse"


# Hostelry


def test_hostelry_draws_one_and_gives_two_actions() -> None:
    t = situation(hand="hostelry", deck="3 copper")
    t.pick("hostelry")
    assert (t.hand(), t.actions, t.gained()) == ("copper", 2, "")


def test_hostelry_gained_turns_treasures_from_hand_into_horses() -> None:
    t = situation(hand="copper, silver, estate", phase="buy", coins=4, buys=2, piles={"hostelry": 10})
    t.pick("pile hostelry", "copper", "silver")
    assert t.gained() == "hostelry, horse, horse"
    assert t.discard() == "copper, horse, horse, hostelry, silver"
    assert t.hand() == "estate"


def test_hostelry_shows_the_treasures_that_are_discarded() -> None:
    t = situation(hand="copper, silver", phase="buy", coins=4, buys=2, piles={"hostelry": 10})
    t.pick("pile hostelry", "silver", "done")
    assert revealed(t) == ["silver"]
    assert listed(t.player().veiled) == ""


def test_hostelry_discards_nothing_but_treasures_and_nothing_at_all_if_one_likes() -> None:
    t = situation(hand="copper, estate, moat", phase="buy", coins=4, buys=2, piles={"hostelry": 10})
    t.pick("pile hostelry")
    assert t.offered == ["card copper", "done"]
    t.pick("done")
    assert (t.gained(), t.hand()) == ("hostelry", "copper, estate, moat")


def test_hostelry_gains_as_many_horses_as_there_are() -> None:
    t = situation(hand="3 copper", phase="buy", coins=4, buys=2, piles={"horse": 1, "hostelry": 10})
    t.pick("pile hostelry", "copper", "copper", "copper")
    assert (t.gained(), t.discard()) == ("hostelry, horse", "copper, copper, copper, horse, hostelry")


# Livery


def test_livery_gives_three_coins_and_a_horse_for_each_gain_from_four_on() -> None:
    t = situation(hand="livery", buys=3)
    t.pick("livery")
    assert t.coins == 3
    t.pick("pile silver")
    assert t.gained() == "silver"
    t = situation(hand="livery, gold", buys=3, coins=1)
    t.pick("livery", "pile smithy")
    assert t.gained() == "smithy, horse"


@pytest.mark.rule("DOM-353")
def test_two_liveries_and_farmland() -> None:
    t = situation(
        hand="nomads", phase="buy", coins=9, buys=2, in_play="2 livery",
        piles={"farmland": 8, "nomads": 9, "stables": 10, "horse": 30},
    )  # fmt: skip
    t.pick("pile farmland")
    t.pick("card farmland", "nomads", "pile gold")
    while t.prompt == "resolve":
        t.pick("livery")
    assert t.gained().split(", ").count("horse") == 4
    assert t.gained().replace("horse", "").replace(",", "").split() == ["farmland", "gold"]


def test_livery_asks_no_order_for_two_equal_effects() -> None:
    t = situation(in_play="2 livery", phase="buy", coins=6, buys=2)
    t.pick("pile gold")
    assert (t.gained(), t.prompt) == ("gold, horse, horse", "buy-phase")


@pytest.mark.rule("DOM-101")
def test_livery_counts_per_play_and_until_the_end_of_the_turn() -> None:
    t = situation({}, hand="throne-room, livery", buys=3)
    t.pick("throne-room", "livery", "pile smithy")
    assert (t.gained(), t.coins) == ("smithy, horse, horse", 2)
    t.end_turn().end_turn()
    assert t.state.effects == []


@pytest.mark.rule("DOM-385")
def test_livery_looks_at_the_cost_of_the_moment_and_at_coins_only() -> None:
    t = situation(in_play="livery, highway", phase="buy", coins=9, buys=3, piles={"engineer": 10, "smithy": 10})
    t.pick("pile smithy")
    assert t.gained() == "smithy"
    t.pick("pile market")
    assert t.gained() == "smithy, market, horse"
    t.pick("pile engineer")
    assert t.gained() == "smithy, market, horse, engineer"


def test_livery_does_not_look_at_the_gains_of_others() -> None:
    t = situation({"hand": "5 copper"}, hand="witch", in_play="livery", actions=1)
    t.pick("witch")
    assert (t.gained(1), t.gained(0)) == ("curse", "")


# Supplies


@pytest.mark.rule("DOM-377")
def test_supplies_makes_a_coin_and_puts_a_horse_onto_the_deck() -> None:
    t = situation(hand="supplies", phase="buy", deck="copper")
    t.pick("card supplies")
    assert (t.coins, t.deck(), t.discard()) == (1, "horse, copper", "")


def test_supplies_is_not_played_with_all_treasures() -> None:
    t = situation(hand="supplies, 2 copper", phase="buy", buys=2)
    t.pick("treasures")
    assert (t.coins, t.hand()) == (2, "supplies")


def test_supplies_without_horses_makes_a_coin() -> None:
    t = situation(hand="supplies", phase="buy", piles={"horse": 0})
    t.pick("card supplies")
    assert (t.coins, t.deck()) == (1, "")


# Sleigh


def test_sleigh_gains_two_horses() -> None:
    t = situation(hand="sleigh")
    t.pick("sleigh")
    assert (t.discard(), t.in_play()) == ("horse, horse", "sleigh")


@pytest.mark.parametrize(
    ("to", "hand", "deck"), [("into-hand", "silver", "copper"), ("onto-deck", "", "silver, copper")]
)
def test_sleigh_is_discarded_to_move_the_gained_card(to: str, hand: str, deck: str) -> None:
    t = situation(hand="sleigh", deck="copper", phase="buy", coins=3, buys=2)
    t.pick("pile silver", "sleigh", to)
    assert (t.hand(), t.deck(), t.discard()) == (hand, deck, "sleigh")


def test_sleigh_may_be_kept() -> None:
    t = situation(hand="sleigh", phase="buy", coins=3, buys=2)
    t.pick("pile silver", "done")
    assert (t.hand(), t.discard()) == ("sleigh", "silver")


def test_sleigh_does_not_react_to_the_gains_of_others() -> None:
    t = situation({"hand": "sleigh"}, phase="buy", coins=3, buys=2)
    t.pick("pile silver")
    assert (t.seat, t.prompt) == (0, "buy-phase")


@pytest.mark.rule("DOM-348", "DOM-064", "DOM-377", "DOM-378")
def test_sleigh_and_trader_on_the_same_gain() -> None:
    t = situation(hand="sleigh, trader", phase="buy", coins=6, buys=2)
    t.pick("pile gold")
    assert sorted(t.offered) == ["card sleigh", "card trader", "done"]
    t.pick("sleigh", "into-hand")
    assert (t.prompt, t.hand()) == ("buy-phase", "gold, trader")  # Trader cannot find it any more
    t = situation(hand="sleigh, trader", phase="buy", coins=6, buys=2)
    t.pick("pile gold", "trader", "sleigh")
    assert (t.prompt, t.hand(), t.discard()) == ("buy-phase", "trader", "silver, sleigh")


def test_discarding_a_sleigh_is_a_discard() -> None:
    t = situation(hand="sleigh", phase="buy", coins=3, buys=2)
    t.pick("pile silver", "sleigh")
    assert t.events == ["discard"]


def test_a_sleigh_gained_to_hand_may_be_discarded_but_cannot_move_itself() -> None:
    t = situation(hand="artisan", deck="copper", piles={"sleigh": 10})
    t.pick("artisan", "pile sleigh")
    assert t.offered == ["card sleigh", "done"]
    t.pick("sleigh")
    assert (t.discard(), t.hand()) == ("sleigh", "")


def test_a_card_gained_to_hand_may_be_put_onto_the_deck() -> None:
    t = situation(hand="artisan, sleigh", deck="copper")
    t.pick("artisan", "pile silver", "sleigh", "onto-deck")
    assert t.deck() == "silver, copper"


@pytest.mark.rule("DOM-348")
def test_a_card_that_stays_where_it_was_gained_to_has_not_moved() -> None:
    t = situation(hand="artisan, sleigh, trader", deck="copper")
    t.pick("artisan", "pile market", "sleigh", "into-hand")
    assert "card trader" in t.offered


# Gamble


def test_gamble_gives_a_buy_and_plays_the_top_card_from_the_discard_pile() -> None:
    t = situation(deck="gold, copper", phase="buy", coins=2, landscapes=["gamble"])
    t.pick("gamble")
    assert (t.prompt, t.offered, t.discard()) == ("play", ["yes", "no"], "gold")
    t.pick("yes")
    assert (t.in_play(), t.coins, t.buys, t.discard()) == ("gold", 3, 1, "")


def test_gamble_need_not_play_it() -> None:
    t = situation(deck="gold, copper", phase="buy", coins=2, landscapes=["gamble"])
    t.pick("gamble", "no")
    assert (t.coins, t.discard(), t.in_play()) == (0, "gold", "")


@pytest.mark.rule("DOM-373")
def test_gamble_discards_without_revealing() -> None:
    t = situation(deck="estate, copper", phase="buy", coins=2, landscapes=["gamble"])
    t.pick("gamble")
    assert (t.discard(), t.buys, t.prompt) == ("estate", 1, "buy-phase")
    assert "reveal" not in t.events


@pytest.mark.rule("DOM-367")
def test_gamble_plays_a_treasure_after_a_buy_but_what_it_draws_stays_in_hand() -> None:
    t = situation(deck="laboratory, silver, village", phase="buy", coins=2, landscapes=["gamble"])
    t.pick("gamble", "yes")
    assert (t.hand(), t.in_play()) == ("silver, village", "laboratory")
    assert not any(option.startswith("card") for option in t.offered)


def test_gamble_uses_no_action_and_may_use_a_way() -> None:
    t = situation(deck="village, copper", phase="buy", coins=2, actions=0, landscapes=["gamble", "way-of-the-turtle"])
    t.pick("gamble", "yes", "way-of-the-turtle")
    assert (t.actions, on_mat(t, "set-aside")) == (0, "village")


def test_gamble_does_not_find_a_trail_that_played_itself() -> None:
    t = situation(deck="trail, copper, silver", phase="buy", coins=2, landscapes=["gamble"])
    t.pick("gamble", "trail")
    assert (t.in_play(), t.hand(), t.prompt) == ("trail", "copper", "buy-phase")


def test_gamble_lets_a_trail_be_that_did_not_play_itself() -> None:
    t = situation(deck="trail, copper, silver", phase="buy", coins=2, landscapes=["gamble"])
    t.pick("gamble", "done", "yes")
    assert t.in_play() == "trail"


def test_gamble_lets_a_tunnel_bring_gold() -> None:
    t = situation(deck="tunnel, copper", phase="buy", coins=2, landscapes=["gamble"])
    t.pick("gamble", "tunnel")
    assert (t.gained(), t.prompt) == ("gold", "buy-phase")


def test_gamble_with_an_empty_deck_is_a_buy() -> None:
    t = situation(phase="buy", coins=2, landscapes=["gamble"])
    t.pick("gamble")
    assert (t.buys, t.prompt) == (1, "buy-phase")
