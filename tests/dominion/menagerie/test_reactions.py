"""Reactions that are played from hand: Sheepdog, Falconer, Black Cat, Village Green."""

import pytest

from allmende import arrange
from tests.dominion.situations import Situation, costs_offered, listed, on_mat, situation

# Sheepdog


def test_sheepdog_draws_two() -> None:
    t = situation(hand="sheepdog", deck="3 copper")
    t.pick("sheepdog")
    assert (t.hand(), t.actions) == ("copper, copper", 0)


@pytest.mark.rule("DOM-063", "DOM-378")
def test_any_number_of_sheepdogs_reacts_to_a_gain_newly_drawn_ones_too() -> None:
    t = situation(hand="sheepdog", deck="sheepdog, 5 copper", phase="buy", coins=3, buys=2)
    t.pick("pile silver", "sheepdog", "sheepdog")
    assert (t.hand(), t.in_play(), t.prompt) == ("copper, copper, copper", "sheepdog, sheepdog", "buy-phase")


def test_treasures_that_sheepdog_draws_after_a_buy_cannot_be_played() -> None:
    t = situation(hand="sheepdog", deck="2 gold", phase="buy", coins=3, buys=2)
    t.pick("pile silver", "sheepdog")
    assert not any(option.startswith("card") for option in t.offered)


def test_sheepdog_may_stay_in_hand_and_does_not_bark_at_the_gains_of_others() -> None:
    t = situation({"hand": "sheepdog"}, hand="sheepdog", deck="3 copper", phase="buy", coins=3, buys=2)
    t.pick("pile silver", "done")
    assert (t.seat, t.prompt, t.hand()) == (0, "buy-phase", "sheepdog")


def test_sheepdog_comes_before_or_after_the_ability_of_the_card() -> None:
    t = situation(hand="sheepdog", deck="2 gold", phase="buy", coins=4, buys=2, piles={"hostelry": 10})
    t.pick("pile hostelry")
    assert t.offered == ["card hostelry", "card sheepdog"]  # that of Hostelry is not left out
    t.pick("sheepdog", "gold", "gold")
    assert t.gained() == "hostelry, horse, horse"


@pytest.mark.rule("DOM-243")
def test_sheepdog_counts_as_an_action_in_play_for_berserker() -> None:
    t = situation({"hand": "5 copper"}, hand="sheepdog", deck="2 copper", phase="buy", coins=5, piles={"berserker": 10})
    t.pick("pile berserker", "sheepdog")
    assert t.prompt == "gain"


# Falconer


@pytest.mark.rule("DOM-374", "DOM-377")
def test_falconer_gains_a_cheaper_card_to_hand() -> None:
    t = situation(hand="falconer", piles={"sleigh": 10})
    t.pick("falconer")
    assert costs_offered(t) == {0, 2, 3, 4}
    assert "pile horse" not in t.offered
    t.pick("pile smithy")
    assert t.hand() == "smithy"


def test_falconer_gains_what_is_cheaper_than_itself_at_the_moment() -> None:
    t = situation(hand="falconer", in_play="highway", piles={"market": 10})
    t.pick("falconer")
    assert costs_offered(t) == {0, 1, 2, 3}
    assert "pile market" not in t.offered


def test_falconer_reacts_to_any_card_of_several_types() -> None:
    t = situation(hand="falconer", phase="buy", coins=4, buys=2, piles={"militia": 10})
    t.pick("pile militia")
    assert t.offered == ["card falconer", "done"]
    t.pick("falconer", "pile silver")
    assert (t.hand(), t.in_play(), t.prompt) == ("silver", "falconer", "buy-phase")


def test_falconer_sleeps_when_a_card_of_one_type_is_gained() -> None:
    t = situation({"hand": "falconer"}, hand="falconer", phase="buy", coins=6, buys=2)
    t.pick("pile gold")
    assert t.prompt == "buy-phase"


def test_falconer_reacts_to_the_gains_of_others() -> None:
    t = situation({"hand": "falconer"}, phase="buy", coins=4, buys=2, piles={"militia": 10})
    t.pick("pile militia")
    assert (t.seat, t.offered) == (1, ["card falconer", "done"])
    t.pick("falconer", "pile moat")
    assert (t.hand(1), t.in_play(1), t.seat) == ("moat", "falconer", 0)


def test_a_falconer_gained_to_hand_may_react_to_its_own_gain() -> None:
    t = situation(hand="artisan", deck="copper", piles={"falconer": 10})
    t.pick("artisan", "pile falconer", "falconer", "pile silver")
    assert (t.hand(), t.in_play()) == ("silver", "artisan, falconer")


@pytest.mark.rule("DOM-376")
def test_a_falconer_may_follow_from_a_falconer() -> None:
    """Its gain is finished first: what it gained brings the next one, before the first gain goes on."""
    t = situation(hand="2 falconer", phase="buy", coins=4, buys=2, piles={"militia": 10, "sheepdog": 10})
    t.pick("pile militia", "falconer", "pile sheepdog")
    assert t.game.choice is not None
    assert t.game.choice.prompt.args["about"] == "sheepdog"
    t.pick("falconer", "pile silver", "sheepdog")
    assert t.in_play() == "falconer, falconer, sheepdog"


# Black Cat


def test_black_cat_draws_two_and_curses_nobody_on_the_own_turn() -> None:
    t = situation({}, hand="black-cat", deck="3 copper")
    t.pick("black-cat")
    assert (t.hand(), t.gained(1)) == ("copper, copper", "")


@pytest.mark.rule("DOM-382", "DOM-105")
def test_black_cat_on_the_own_turn_is_an_attack_all_the_same() -> None:
    t = situation({"hand": "moat"}, hand="black-cat", deck="3 copper")
    t.pick("black-cat")
    assert (t.seat, t.prompt) == (1, "react-to-attack")


def test_black_cat_reacts_to_the_victory_card_of_another() -> None:
    t = situation({"hand": "black-cat", "deck": "3 copper"}, phase="buy", coins=8, buys=2)
    t.pick("pile province")
    assert (t.seat, t.offered) == (1, ["card black-cat", "done"])
    t.pick("black-cat")
    assert (t.gained(0), t.hand(1), t.in_play(1)) == ("province, curse", "copper, copper", "black-cat")


@pytest.mark.parametrize("seat", [0, 1])
def test_black_cat_does_not_react_to_own_gains_nor_to_other_cards(seat: int) -> None:
    t = situation({"hand": "black-cat"} if seat else {}, hand="" if seat else "black-cat", phase="buy", coins=8, buys=2)
    t.pick("pile gold" if seat else "pile province")
    assert (t.seat, t.prompt) == (0, "buy-phase")


@pytest.mark.rule("DOM-114", "DOM-380", "DOM-381")
def test_curses_of_black_cat_go_round_from_the_player_whose_turn_it_is() -> None:
    t = situation({}, {"hand": "black-cat"}, {}, phase="buy", coins=2, buys=2, piles={"curse": 2})
    t.pick("pile estate", "black-cat")
    assert [t.gained(seat) for seat in range(4)] == ["estate, curse", "curse", "", ""]


@pytest.mark.rule("DOM-380", "DOM-114")
def test_reactions_to_black_cat_begin_with_the_player_whose_turn_it_is() -> None:
    t = situation({"hand": "moat"}, {"hand": "black-cat"}, hand="moat", phase="buy", coins=2, buys=2)
    t.pick("pile estate", "black-cat")
    assert (t.seat, t.prompt) == (0, "react-to-attack")
    t.pick("moat")
    assert (t.seat, t.prompt) == (1, "react-to-attack")
    t.pick("done")
    assert (t.gained(0), t.gained(1)) == ("estate", "curse")


def test_black_cat_on_the_own_turn_for_anothers_victory_card_only_draws() -> None:
    """With an Attack that lets somebody else gain an Estate."""
    t = situation({"hand": "trail, weaver, 3 copper", "deck": "2 copper"}, hand="militia, black-cat", deck="3 copper")
    t.pick("militia", "copper", "weaver", "weaver", "card", "pile estate")
    assert (t.seat, t.offered) == (0, ["card black-cat", "done"])
    t.pick("black-cat")
    assert (t.hand(), t.gained(1)) == ("copper, copper", "estate")


@pytest.mark.rule("DOM-351")
def test_black_cat_and_falconer_on_a_tunnel() -> None:
    t = situation({"hand": "black-cat, falconer"}, phase="buy", coins=3, buys=2, piles={"tunnel": 8})
    t.pick("pile tunnel")
    assert (t.seat, t.offered) == (1, ["card black-cat", "card falconer", "done"])
    t.pick("black-cat", "falconer", "pile silver")
    assert (t.in_play(1), t.hand(1), t.gained(0)) == ("black-cat, falconer", "silver", "tunnel, curse")


@pytest.mark.rule("DOM-375")
def test_the_question_starts_again_with_the_first_player_after_each_reaction() -> None:
    t = situation(
        {"hand": "falconer"},
        {"hand": "2 falconer"},
        hand="falconer",
        phase="buy",
        coins=4,
        buys=2,
        piles={"militia": 10},
    )
    t.pick("pile militia")
    assert t.seat == 0
    t.pick("done")
    assert t.seat == 1
    t.pick("falconer", "pile falconer" if "pile falconer" in t.offered else "pile silver")
    assert t.seat == 2  # the first one has declined, and has nothing new
    t.pick("falconer", "pile sheepdog" if "pile sheepdog" in t.offered else "pile silver")
    assert t.seat == 2


@pytest.mark.rule("DOM-376")
def test_what_the_curses_set_off_is_finished_first() -> None:
    t = situation(
        {"hand": "black-cat"}, {"hand": "sheepdog", "deck": "2 copper"}, phase="buy", coins=2, buys=2, hand="falconer"
    )
    t.pick("pile estate", "black-cat")
    assert (t.gained(0), t.gained(2), t.seat, t.offered) == ("estate, curse", "curse", 2, ["card sheepdog", "done"])


# Village Green


@pytest.mark.rule("DOM-126", "DOM-389")
def test_village_green_now_is_discarded_the_same_turn() -> None:
    t = situation({}, hand="village-green", deck="9 copper")
    t.pick("village-green", "now")
    assert (t.hand(), t.actions) == ("copper", 2)
    t.end_turn()
    assert t.in_play() == ""


@pytest.mark.rule("DOM-123", "DOM-124")
def test_village_green_next_turn_stays_until_then() -> None:
    t = situation({}, hand="village-green", deck="11 copper")
    t.pick("village-green", "next-turn")
    assert (t.hand(), t.actions) == ("", 0)
    t.end_turn()
    assert t.in_play() == "village-green"
    t.end_turn()
    assert (len(t.player().hand), t.actions, t.in_play()) == (6, 3, "village-green")
    t.end_turn()
    assert t.in_play() == ""


@pytest.mark.rule("DOM-389", "DOM-387")
def test_a_village_green_played_twice_for_both() -> None:
    t = situation({}, hand="throne-room, village-green", deck="20 copper")
    t.pick("throne-room", "village-green", "now", "next-turn")
    t.end_turn()
    assert t.in_play() == "village-green"  # only one play is to come: the Throne Room need not stay
    t = situation({}, hand="throne-room, village-green", deck="20 copper")
    t.pick("throne-room", "village-green", "next-turn", "next-turn")
    t.end_turn()
    assert t.in_play() == "throne-room, village-green"
    t.end_turn()
    assert (t.actions, len(t.player().hand)) == (5, 7)


def test_village_green_is_played_when_it_is_discarded() -> None:
    t = situation(hand="oasis, village-green", deck="copper, silver, gold")
    t.pick("oasis", "village-green", "village-green", "now")
    assert (t.in_play(), t.actions) == ("oasis, village-green", 3)


def test_village_green_may_stay_in_the_discard_pile() -> None:
    t = situation(hand="oasis, village-green", deck="copper, silver")
    t.pick("oasis", "village-green", "done")
    assert (t.discard(), t.actions) == ("village-green", 1)


@pytest.mark.rule("DOM-085")
def test_village_green_is_not_played_in_clean_up() -> None:
    t = situation({}, hand="village-green", deck="9 copper")
    t.end_turn()
    assert (t.seat, t.discard()) == (1, "village-green")


@pytest.mark.rule("DOM-392", "DOM-084")
def test_village_green_on_anothers_turn_waits_for_the_own() -> None:
    t = situation({"hand": "village-green, 4 copper", "deck": "9 copper"}, hand="militia")
    t.pick("militia", "copper", "village-green", "village-green", "next-turn")
    t.end_turn()
    assert (t.state.active, t.actions, t.in_play(1)) == (1, 3, "village-green")
    t.end_turn()
    assert t.in_play(1) == ""


@pytest.mark.rule("DOM-392")
def test_village_green_now_on_anothers_turn_is_discarded_in_the_running_clean_up() -> None:
    t = situation({"hand": "village-green, 4 copper", "deck": "9 copper"}, hand="militia")
    t.pick("militia", "copper", "village-green", "village-green", "now")
    assert (t.actions, t.hand(1)) == (0, "copper, copper, copper, copper")
    t.end_turn()
    assert (t.in_play(1), t.actions) == ("", 1)


def test_village_greens_that_are_discarded_together_are_played_one_by_one_unless_shuffled_away() -> None:
    t = situation(hand="cellar, 2 village-green", deck="")
    t.pick("cellar", "village-green", "village-green", "village-green", "now")
    assert t.prompt == "action-phase"  # the draw has shuffled the other one into the deck, and drawn it
    assert (t.hand(), t.in_play()) == ("village-green", "cellar, village-green")


@pytest.mark.rule("DOM-392")
def test_what_stays_survives_a_save() -> None:
    t = situation({}, hand="village-green", deck="11 copper")
    t.pick("village-green", "next-turn").end_turn()
    again = Situation(arrange("dominion", t.game.situation()))
    again.end_turn()
    assert (again.actions, again.in_play()) == (3, "village-green")
    assert listed(again.player().mat(0)) == on_mat(again, "exile") == ""
