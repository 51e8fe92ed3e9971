"""Crossroads and Fool's Gold ($2), Develop and Oasis ($3). The other $3 cards are in test_three.py."""

import pytest

from allmende.dominion.cards.hinterlands import FOOLS_GOLD
from allmende.dominion.playing import play
from tests.dominion.situations import Situation, situation


def hand_as_seen(t: Situation, seat: int, by: int) -> list[str]:
    """The cards of a hand that another seat knows."""
    known: list[str] = t.game.view(by)["table"]["players"][seat]["hand"]["known"]
    return known


# Crossroads


@pytest.mark.rule("DOM-159", "DOM-161")
def test_crossroads_draws_a_card_for_each_victory_card_in_hand() -> None:
    t = situation(hand="crossroads, estate, tunnel, copper", deck="gold, silver, duchy")
    t.pick("crossroads")
    assert t.hand() == "copper, estate, gold, silver, tunnel"
    assert t.actions == 3


@pytest.mark.rule("DOM-159")
def test_crossroads_reveals_the_hand_and_not_what_it_draws() -> None:
    t = situation(hand="crossroads, estate, copper", deck="gold")
    t.pick("crossroads")
    assert hand_as_seen(t, seat=0, by=1) == ["copper", "estate"]
    assert t.hand() == "copper, estate, gold"


@pytest.mark.rule("DOM-159")
def test_victory_cards_that_crossroads_draws_do_not_add_draws() -> None:
    t = situation(hand="crossroads, estate", deck="duchy, gold")
    t.pick("crossroads")
    assert (t.hand(), t.deck()) == ("duchy, estate", "gold")


@pytest.mark.rule("DOM-160", "DOM-162")
def test_only_the_first_crossroads_of_a_turn_gives_actions() -> None:
    t = situation(hand="2 crossroads, village")
    t.pick("crossroads")
    assert t.actions == 1 - 1 + 3
    t.pick("crossroads")
    assert t.actions == 1 - 1 + 3 - 1


@pytest.mark.rule("DOM-160")
def test_the_next_turn_has_a_first_crossroads_again() -> None:
    t = situation(hand="crossroads", deck="crossroads, 4 copper")
    t.pick("crossroads").end_turn().end_turn()
    t.pick("crossroads")
    assert t.actions == 3


@pytest.mark.rule("DOM-163", "DOM-164")
def test_throne_room_on_crossroads_counts_the_victory_cards_of_each_play() -> None:
    t = situation(hand="throne-room, crossroads, estate", deck="duchy, gold, silver, copper")
    t.pick("throne-room", "crossroads")
    assert t.hand() == "duchy, estate, gold, silver"  # one for the Estate, then two for Estate and Duchy
    assert t.actions == 1 - 1 + 3 + 0


@pytest.mark.rule("DOM-164")
def test_crossroads_draws_nothing_for_a_curse() -> None:
    t = situation(hand="crossroads, curse, copper", deck="gold")
    t.pick("crossroads")
    assert (t.hand(), t.actions) == ("copper, curse", 3)


# Fool's Gold


@pytest.mark.rule("DOM-165", "DOM-166")
def test_the_first_fools_gold_gives_1_and_each_further_one_4() -> None:
    t = situation(hand="3 fools-gold", phase="buy")
    coins = []
    for _ in range(3):
        t.pick("card fools-gold")
        coins.append(t.coins)
    assert coins == [1, 1 + 4, 1 + 4 + 4]


@pytest.mark.rule("DOM-165")
def test_other_treasures_do_not_count_as_the_first_fools_gold() -> None:
    t = situation(hand="copper, fools-gold", phase="buy")
    t.pick("card copper", "card fools-gold")
    assert t.coins == 1 + 1


@pytest.mark.rule("DOM-165")
def test_fools_gold_starts_again_at_1_in_the_next_turn() -> None:
    t = situation(hand="2 fools-gold", deck="fools-gold, 4 copper", phase="buy")
    t.pick("card fools-gold", "card fools-gold").end_turn().end_turn()
    t.pick("card fools-gold")
    assert t.coins == 1


@pytest.mark.rule("DOM-167")
def test_one_fools_gold_played_twice_gives_5() -> None:
    """Counterfeit is not among our cards: the second play is the rule for playing a card again."""
    t = situation(hand="fools-gold", phase="buy")
    t.pick("card fools-gold")
    assert list(play(t.state, t.player(), FOOLS_GOLD)) == []
    assert t.in_play() == "fools-gold"
    assert t.coins == 1 + 4


@pytest.mark.rule("DOM-168")
def test_fools_gold_may_be_trashed_for_a_gold_when_another_player_gains_a_province() -> None:
    t = situation({"hand": "fools-gold, copper", "deck": "estate"}, phase="buy", coins=8)
    t.pick("pile province")
    assert (t.seat, t.offered) == (1, ["card fools-gold", "done"])
    t.pick("fools-gold")
    assert (t.hand(1), t.trash) == ("copper", "fools-gold")
    assert (t.deck(1), t.pile("gold")) == ("gold, estate", 29)


@pytest.mark.rule("DOM-168")
def test_fools_gold_may_be_kept_when_a_province_is_gained() -> None:
    t = situation({"hand": "fools-gold"}, phase="buy", coins=8)
    t.pick("pile province", "done")
    assert (t.hand(1), t.deck(1), t.trash) == ("fools-gold", "", "")


@pytest.mark.rule("DOM-168")
def test_fools_gold_reacts_to_a_province_that_is_not_bought() -> None:
    t = situation({"hand": "fools-gold"}, hand="remodel, gold")
    t.pick("remodel", "gold", "pile province")
    assert t.seat == 1
    t.pick("fools-gold")
    assert t.deck(1) == "gold"


def test_fools_gold_reacts_on_its_owners_own_turn() -> None:
    """Four Highways bring a Province to $4, so that the other player's Weaver can gain one."""
    t = situation({"hand": "weaver, 3 copper"}, hand="militia, fools-gold", in_play="4 highway")
    t.pick("militia", "weaver", "weaver", "mode card", "pile province")
    assert (t.seat, t.offered) == (0, ["card fools-gold", "done"])
    t.pick("fools-gold")
    assert t.deck() == "gold"


def test_fools_gold_does_not_react_to_other_cards() -> None:
    t = situation({"hand": "fools-gold"}, phase="buy", coins=6, buys=2)
    t.pick("pile duchy")
    assert (t.seat, t.prompt) == (0, "buy-phase")


def test_fools_gold_reacts_from_hand_only() -> None:
    t = situation({"deck": "fools-gold", "discard": "fools-gold"}, phase="buy", coins=8, buys=2)
    t.pick("pile province")
    assert (t.seat, t.prompt) == (0, "buy-phase")


@pytest.mark.rule("DOM-169")
def test_nobody_reacts_to_the_own_province_with_fools_gold() -> None:
    t = situation(hand="fools-gold", phase="buy", coins=8, buys=2)
    t.pick("pile province")
    assert (t.seat, t.prompt) == (0, "buy-phase")


@pytest.mark.rule("DOM-169")
def test_two_fools_golds_may_react_to_one_province() -> None:
    t = situation({"hand": "2 fools-gold"}, phase="buy", coins=8)
    t.pick("pile province", "fools-gold", "fools-gold")
    assert (t.deck(1), t.trash) == ("gold, gold", "fools-gold, fools-gold")


def test_the_last_gold_for_a_fools_gold_goes_to_the_first_in_turn_order() -> None:
    t = situation(
        {"hand": "fools-gold"}, {"hand": "fools-gold"}, hand="fools-gold", turn=1, phase="buy", coins=8,
        piles={"gold": 1},
    )  # fmt: skip
    t.pick("pile province")
    assert t.seat == 2
    t.pick("fools-gold")
    assert t.seat == 0
    t.pick("fools-gold")
    assert (t.deck(2), t.deck(0)) == ("gold", "")


@pytest.mark.rule("DOM-170")
def test_without_golds_fools_gold_may_be_trashed_for_nothing() -> None:
    t = situation({"hand": "fools-gold"}, phase="buy", coins=8, piles={"gold": 0})
    t.pick("pile province", "fools-gold")
    assert (t.trash, t.owned(1)) == ("fools-gold", "")


def test_the_gold_for_a_fools_gold_is_gained_so_that_trader_may_react() -> None:
    t = situation({"hand": "fools-gold, trader"}, phase="buy", coins=8)
    t.pick("pile province", "fools-gold", "trader")
    assert (t.deck(1), t.discard(1), t.pile("gold")) == ("", "silver", 30)


# Develop

DEVELOPING = "develop, trail, crossroads, highway, oasis, smithy, market, village, moat, cellar"


@pytest.mark.rule("DOM-171", "DOM-173", "DOM-174")
def test_develop_turns_a_silver_into_a_4_and_a_2_on_the_deck() -> None:
    t = situation(hand="develop, silver, copper", deck="curse", kingdom=DEVELOPING)
    t.pick("develop")
    assert t.offered == ["card copper", "card silver"]  # a card must be trashed
    t.pick("silver")
    assert t.trash == "silver"
    assert {t.cost(option.removeprefix("pile ")) for option in t.offered} == {2, 4}
    t.pick("pile estate")
    assert {t.cost(option.removeprefix("pile ")) for option in t.offered} == {4}
    t.pick("pile trail", "done")
    assert t.deck() == "trail, estate, curse"
    assert (t.discard(), t.gained()) == ("", "estate, trail")


@pytest.mark.rule("DOM-173")
def test_the_dearer_card_may_be_gained_first() -> None:
    t = situation(hand="develop, silver", kingdom=DEVELOPING)
    t.pick("develop", "silver", "pile smithy", "pile estate")
    assert t.deck() == "estate, smithy"


@pytest.mark.rule("DOM-172")
def test_develop_gains_the_one_card_that_is_available() -> None:
    t = situation(hand="develop, gold", kingdom=DEVELOPING)
    t.pick("develop", "gold")
    assert t.offered == ["pile duchy", "pile market", "pile highway"]  # nothing costs $7
    t.pick("pile duchy")
    assert (t.gained(), t.prompt) == ("duchy", "buy-phase")


@pytest.mark.rule("DOM-172")
def test_develop_gains_nothing_if_neither_card_is_available() -> None:
    t = situation(hand="develop, province", kingdom=DEVELOPING)
    t.pick("develop", "province")
    assert (t.trash, t.gained(), t.prompt) == ("province", "", "buy-phase")


@pytest.mark.rule("DOM-172")
def test_an_empty_pile_is_not_available_to_develop() -> None:
    t = situation(hand="develop, duchy", kingdom=DEVELOPING, piles={"gold": 0, "smithy": 0, "trail": 1})
    t.pick("develop", "duchy")
    assert t.offered == ["pile trail"]


def test_develop_with_an_empty_hand_does_nothing() -> None:
    t = situation(hand="develop")
    t.pick("develop")
    assert (t.trash, t.gained(), t.prompt) == ("", "", "buy-phase")


@pytest.mark.rule("DOM-175")
def test_develop_finds_nothing_for_a_copper() -> None:
    t = situation(hand="develop, copper", kingdom=DEVELOPING)
    t.pick("develop", "copper")
    assert (t.trash, t.gained(), t.prompt) == ("copper", "", "buy-phase")


@pytest.mark.rule("DOM-175", "DOM-176")
def test_after_a_highway_develop_turns_a_copper_into_an_estate() -> None:
    t = situation(hand="highway, develop, copper", kingdom=DEVELOPING)
    t.pick("highway", "develop", "copper")
    assert t.offered == ["pile estate", "pile cellar", "pile moat", "pile crossroads"]
    t.pick("pile estate")
    assert (t.deck(), t.gained(), t.prompt) == ("estate", "estate", "buy-phase")


@pytest.mark.rule("DOM-177")
def test_a_trail_from_develop_may_be_played_from_the_deck() -> None:
    t = situation(hand="develop, silver", kingdom=DEVELOPING)
    t.pick("develop", "silver", "pile estate", "pile trail", "trail")
    assert (t.in_play(), t.hand(), t.deck()) == ("develop, trail", "estate", "")
    assert t.actions == 1


# Oasis


@pytest.mark.rule("DOM-186")
def test_oasis_draws_first_and_the_drawn_card_may_be_discarded() -> None:
    t = situation(hand="oasis, copper", deck="gold, estate")
    t.pick("oasis")
    assert (t.actions, t.coins) == (1, 1)
    assert t.offered == ["card copper", "card gold"]  # a card must be discarded
    t.pick("gold")
    assert (t.hand(), t.discard()) == ("copper", "gold")


@pytest.mark.rule("DOM-187")
def test_oasis_discards_even_if_no_card_could_be_drawn() -> None:
    t = situation(hand="oasis, copper, estate")
    t.pick("oasis")
    assert t.offered == ["card copper", "card estate"]
    t.pick("estate")
    assert (t.hand(), t.discard(), t.coins) == ("copper", "estate", 1)


def test_oasis_without_any_other_card_only_gives_the_coin() -> None:
    t = situation(hand="oasis")
    t.pick("oasis")
    assert (t.coins, t.actions, t.discard(), t.prompt) == (1, 1, "", "buy-phase")


@pytest.mark.rule("DOM-188")
def test_oasis_discards_tunnel_for_a_gold() -> None:
    t = situation(hand="oasis, tunnel", deck="copper")
    t.pick("oasis", "tunnel", "tunnel")
    assert (t.hand(), t.discard()) == ("copper", "gold, tunnel")
