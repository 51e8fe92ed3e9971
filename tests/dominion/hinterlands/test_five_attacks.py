"""The Attacks that cost $5: Berserker, Cauldron, Margrave, Witch's Hut."""

import pytest

from allmende.dominion.cards.hinterlands import HAGGLER
from tests.dominion.situations import Situation, costs_offered, situation

# Berserker


def test_berserker_gains_a_cheaper_card_and_then_the_others_discard_down_to_3() -> None:
    t = situation({"hand": "4 copper"}, {"hand": "5 copper"}, hand="berserker, 5 copper")
    t.pick("berserker")
    assert (t.seat, costs_offered(t)) == (0, {0, 2, 3, 4})  # it must be gained, and no second Berserker
    t.pick("pile smithy")
    assert (t.discard(), t.seat, t.prompt) == ("smithy", 1, "discard")
    t.pick("copper")
    assert t.seat == 2
    t.pick("copper", "copper")
    assert (t.seat, t.hand(1), t.hand(2)) == (0, "copper, copper, copper", "copper, copper, copper")
    assert len(t.player().hand) == 5


@pytest.mark.rule("DOM-237", "DOM-240")
def test_a_berserker_bought_with_a_village_in_play_is_played() -> None:
    t = situation({"hand": "5 copper"}, in_play="village", phase="buy", coins=5, buys=2, piles={"berserker": 10})
    t.pick("pile berserker")
    assert t.in_play() == "berserker, village"
    assert costs_offered(t) == {0, 2, 3, 4}
    t.pick("pile smithy", "copper", "copper")
    assert (t.discard(), t.hand(1), t.discard(1)) == ("smithy", "copper, copper, copper", "copper, copper")
    assert (t.seat, t.prompt) == (0, "buy-phase")


@pytest.mark.rule("DOM-237")
def test_a_berserker_gained_by_remodel_is_played() -> None:
    t = situation({"hand": "4 copper"}, hand="remodel, village", piles={"berserker": 10})
    t.pick("remodel", "village", "pile berserker", "pile silver", "copper")
    assert (t.in_play(), t.discard(), len(t.player(1).hand)) == ("berserker, remodel", "silver", 3)


@pytest.mark.rule("DOM-238", "DOM-241")
def test_a_berserker_bought_with_only_treasures_in_play_is_not_played() -> None:
    t = situation(
        {"hand": "5 copper"}, in_play="gold, silver", hand="village", phase="buy", coins=5, buys=2,
        piles={"berserker": 10},
    )  # fmt: skip
    t.pick("pile berserker")
    assert (t.seat, t.prompt) == (0, "buy-phase")
    assert (t.discard(), t.in_play(), len(t.player(1).hand)) == ("berserker", "gold, silver", 5)


@pytest.mark.rule("DOM-239")
@pytest.mark.parametrize("answer", ["moat", "guard-dog"])
def test_reactions_answer_a_berserker_that_is_played_when_gained(answer: str) -> None:
    t = situation(
        {"hand": f"{answer}, 4 copper"}, in_play="village", phase="buy", coins=5, buys=2, piles={"berserker": 10}
    )
    t.pick("pile berserker")
    assert (t.seat, t.offered) == (1, [f"card {answer}", "done"])


@pytest.mark.rule("DOM-239")
def test_moat_stops_a_berserker_that_is_played_when_gained() -> None:
    t = situation({"hand": "moat, 4 copper"}, in_play="village", phase="buy", coins=5, buys=2, piles={"berserker": 10})
    t.pick("pile berserker", "moat", "pile smithy")
    assert (t.seat, t.discard(), len(t.player(1).hand)) == (0, "smithy", 5)


def test_berserker_looks_at_its_present_cost() -> None:
    t = situation(hand="highway, berserker")
    t.pick("highway", "berserker")
    assert t.cost("berserker") == 4
    assert costs_offered(t) == {0, 1, 2, 3}


@pytest.mark.rule("DOM-242")
def test_a_berserker_for_0_gains_nothing_but_still_attacks() -> None:
    t = situation({"hand": "5 copper"}, hand="berserker", in_play="5 highway")
    t.pick("berserker")
    assert t.cost("berserker") == 0
    assert (t.seat, t.prompt, t.gained()) == (1, "discard", "")
    t.pick("copper", "copper")
    assert (t.seat, len(t.player(1).hand)) == (0, 3)


@pytest.mark.rule("DOM-243")
def test_an_action_that_comes_into_play_after_the_gain_lets_berserker_play_itself() -> None:
    """Sheepdog is not among our cards. Here a Haggler that left play brings a Trail, which is played."""
    t = situation({"hand": "5 copper"}, deck="estate", phase="buy", coins=5, buys=2, kingdom="happy-trails")
    t.state.leave_effect(t.player(), HAGGLER)
    t.pick("pile berserker", "pile trail", "trail")
    assert t.in_play() == "berserker, trail"
    t.pick("pile silver", "copper", "copper")
    assert t.gained() == "berserker, trail, silver"


def test_a_berserker_that_was_exchanged_is_not_played() -> None:
    t = situation(
        {"hand": "5 copper"}, hand="trader", in_play="village", phase="buy", coins=5, buys=2, piles={"berserker": 10}
    )
    t.pick("pile berserker")
    assert t.offered == ["card berserker", "card trader"]  # Berserker cannot be left be
    t.pick("trader")
    assert (t.seat, t.prompt, t.discard(), len(t.player(1).hand)) == (0, "buy-phase", "silver", 5)


def test_a_berserker_in_play_is_an_action_in_play_for_the_next() -> None:
    t = situation({"hand": "3 copper"}, in_play="berserker", phase="buy", coins=5, buys=2)
    t.pick("pile berserker", "pile silver")
    assert t.in_play() == "berserker, berserker"


# Cauldron


def brew(t: Situation) -> None:
    """The Cauldrons act one after another, as often as the table asks which is next."""
    while t.prompt == "resolve":
        t.pick("cauldron")


@pytest.mark.rule("DOM-247")
def test_cauldron_gives_2_and_a_buy_and_perhaps_never_a_curse() -> None:
    t = situation({"hand": "copper"}, hand="cauldron", phase="buy")
    t.pick("card cauldron")
    assert (t.coins, t.buys, t.owned(1)) == (2, 2, "copper")
    t.pick("pile moat", "done")
    assert t.owned(1) == "copper"


@pytest.mark.rule("DOM-248")
def test_cauldron_brings_no_curse_if_three_actions_were_gained_before_it() -> None:
    t = situation(hand="cauldron", gained="3 moat", phase="buy", buys=2)
    t.pick("card cauldron", "pile moat")
    assert (t.gained(), t.owned(1)) == ("moat, moat, moat, moat", "")


@pytest.mark.rule("DOM-249")
def test_only_the_actions_gained_matter_to_cauldron() -> None:
    t = situation(in_play="cauldron", gained="2 moat", phase="buy", coins=8, buys=4)
    t.pick("pile silver")
    assert (t.gained(), t.owned(1)) == ("moat, moat, silver", "")  # the third gain, but no Action
    t.pick("pile moat")
    assert (t.gained(), t.owned(1)) == ("moat, moat, silver, moat", "curse")
    t.pick("pile silver")
    assert (t.gained(), t.owned(1)) == ("moat, moat, silver, moat, silver", "curse")


@pytest.mark.rule("DOM-249")
def test_cauldron_counts_anew_each_turn_and_not_the_gains_of_others() -> None:
    t = situation({"hand": "cauldron"}, gained="2 cellar", phase="buy", deck="cauldron, 4 copper")
    t.end_turn()
    t.pick("card cauldron", "pile cellar").end_turn()
    assert (t.owned(0), t.seat) == ("cauldron, copper, copper, copper, copper", 0)
    t.pick("card cauldron", "pile cellar").end_turn()
    assert t.owned(1) == "cauldron, cellar"


@pytest.mark.rule("DOM-250")
def test_the_third_action_after_cauldron_gives_every_other_player_a_curse() -> None:
    t = situation({}, {}, hand="cauldron", gained="2 moat", phase="buy")
    t.pick("card cauldron", "pile moat")
    assert (t.discard(1), t.discard(2)) == ("curse", "curse")
    assert t.discard() == "moat"


@pytest.mark.rule("DOM-251")
def test_each_cauldron_brings_a_curse() -> None:
    t = situation(hand="2 cauldron", gained="2 moat", phase="buy")
    brew(t.pick("card cauldron", "card cauldron", "pile moat"))
    assert t.discard(1) == "curse, curse"


@pytest.mark.rule("DOM-252")
def test_moat_answers_cauldron_when_it_is_played_and_not_when_the_curse_comes() -> None:
    t = situation({"hand": "moat"}, {"hand": "moat"}, hand="cauldron", gained="2 moat", phase="buy")
    t.pick("card cauldron")
    assert t.seat == 1
    t.pick("moat")
    assert t.seat == 2
    t.pick("done", "pile moat")
    assert (t.seat, t.discard(1), t.discard(2)) == (0, "", "curse")


@pytest.mark.rule("DOM-252")
def test_guard_dog_answers_cauldron_but_does_not_stop_the_curse() -> None:
    t = situation({"hand": "guard-dog"}, hand="cauldron", gained="2 moat", phase="buy")
    t.pick("card cauldron", "guard-dog", "pile moat")
    assert (t.in_play(1), t.discard(1)) == ("guard-dog", "curse")


@pytest.mark.rule("DOM-253")
def test_actions_gained_before_cauldron_count_towards_the_third() -> None:
    t = situation(hand="throne-room, workshop, cauldron")
    t.pick("throne-room", "workshop", "pile moat", "pile militia")
    t.pick("card cauldron", "pile moat")
    assert (t.gained(), t.discard(1)) == ("moat, militia, moat", "curse")


@pytest.mark.rule("DOM-254")
def test_the_fourth_and_the_fifth_action_bring_no_further_curse() -> None:
    t = situation(in_play="cauldron", gained="2 moat", phase="buy", coins=6, buys=4)
    t.pick("pile moat", "pile moat", "pile moat")
    assert (t.gained(), t.discard(1)) == ("moat, moat, moat, moat, moat", "curse")


@pytest.mark.rule("DOM-255")
@pytest.mark.parametrize(("curses", "first", "second"), [(20, 3, 3), (4, 2, 2), (5, 3, 2)])
def test_three_cauldrons_hand_out_their_curses_one_after_another(curses: int, first: int, second: int) -> None:
    t = situation({}, {}, in_play="3 cauldron", gained="2 moat", phase="buy", coins=2, buys=2, piles={"curse": curses})
    brew(t.pick("pile moat"))
    assert (t.discard(1).count("curse"), t.discard(2).count("curse")) == (first, second)
    assert t.pile("curse") == curses - first - second


@pytest.mark.rule("DOM-250")
def test_a_border_village_gained_as_third_action_brings_the_curse_even_after_its_own_ability() -> None:
    t = situation(in_play="cauldron", gained="2 moat", phase="buy", coins=6, buys=2, piles={"border-village": 10})
    t.pick("pile border-village", "border-village", "pile market")
    assert (t.gained(), t.discard(1)) == ("moat, moat, border-village, market", "curse")


@pytest.mark.rule("DOM-254")
def test_the_third_action_that_a_border_village_brings_counts_once() -> None:
    t = situation(in_play="cauldron", gained="moat", phase="buy", coins=6, buys=2, piles={"border-village": 10})
    t.pick("pile border-village", "pile market")
    assert (t.gained(), t.discard(1)) == ("moat, border-village, market", "curse")


# Margrave


@pytest.mark.rule("DOM-272")
def test_margrave_draws_three_cards_and_gives_a_buy() -> None:
    t = situation(hand="margrave", deck="gold, silver, copper, estate")
    t.pick("margrave")
    assert (t.hand(), t.buys, t.actions) == ("copper, gold, silver", 2, 0)


@pytest.mark.rule("DOM-273", "DOM-274", "DOM-275")
def test_margrave_makes_the_others_draw_one_and_discard_down_to_3() -> None:
    t = situation({"hand": "5 copper", "deck": "gold"}, {"hand": "2 copper", "deck": "gold"}, hand="margrave")
    t.pick("margrave")
    assert (t.seat, t.hand(1)) == (1, "copper, copper, copper, copper, copper, gold")
    assert t.hand(2) == "copper, copper"  # his turn comes after the discards of the first
    t.pick("copper", "copper", "copper")
    assert (t.hand(1), t.discard(1)) == ("copper, copper, gold", "copper, copper, copper")
    assert (t.hand(2), t.discard(2)) == ("copper, copper, gold", "")
    assert t.seat == 0


@pytest.mark.rule("DOM-273")
def test_margrave_begins_on_the_left() -> None:
    t = situation({"hand": "margrave"}, {"hand": "4 copper"}, hand="4 copper", turn=1)
    t.pick("margrave")
    assert t.seat == 2
    t.pick("copper")
    assert t.seat == 0


@pytest.mark.rule("DOM-274")
def test_margrave_takes_nothing_from_three_cards_after_an_impossible_draw() -> None:
    t = situation({"hand": "3 copper"}, hand="margrave")
    t.pick("margrave")
    assert (t.seat, t.hand(1)) == (0, "copper, copper, copper")


def test_discard_reactions_to_margrave_come_before_the_next_player() -> None:
    t = situation({"hand": "tunnel, 3 copper"}, {"hand": "4 copper", "deck": "gold"}, hand="margrave")
    t.pick("margrave", "tunnel")
    assert (t.seat, t.offered, t.hand(2)) == (1, ["card tunnel", "done"], "copper, copper, copper, copper")
    t.pick("tunnel")
    assert (t.discard(1), t.seat) == ("gold, tunnel", 2)


def test_moat_keeps_margrave_from_drawing_and_discarding() -> None:
    t = situation({"hand": "moat, 4 copper", "deck": "gold"}, hand="margrave")
    t.pick("margrave", "moat")
    assert (t.seat, t.hand(1), t.deck(1)) == (0, "copper, copper, copper, copper, moat", "gold")


# Witch's Hut


@pytest.mark.rule("DOM-287")
def test_witchs_hut_draws_four_and_gives_curses_for_two_actions() -> None:
    t = situation({}, {"hand": "moat"}, {}, hand="witchs-hut, village", deck="smithy, 3 copper, gold")
    t.pick("witchs-hut", "moat")
    assert t.hand() == "copper, copper, copper, smithy, village"
    assert t.offered == ["card copper", "card village", "card smithy"]  # two cards must be discarded
    t.pick("village")
    assert "done" not in t.offered
    t.pick("smithy")
    assert t.discard() == "smithy, village"
    assert (t.discard(1), t.discard(2), t.discard(3)) == ("curse", "", "curse")


@pytest.mark.rule("DOM-286")
@pytest.mark.parametrize("kept", ["smithy", "copper", "estate"])
def test_both_cards_are_revealed_in_any_case(kept: str) -> None:
    t = situation(hand=f"witchs-hut, curse, {kept}", deck="4 silver")
    t.game.listen()
    t.pick("witchs-hut", kept, "curse")
    assert [event.facts["cards"] for event in t.game.events if event.kind == "reveal"] == [[kept, "curse"]]
    assert sorted(t.game.view(1)["table"]["players"][0]["discard"]["known"]) == sorted([kept, "curse"])


@pytest.mark.rule("DOM-287")
@pytest.mark.parametrize("other", ["copper", "estate", "fools-gold", "cauldron"])
def test_witchs_hut_gives_no_curse_if_one_card_is_no_action(other: str) -> None:
    t = situation(hand=f"witchs-hut, village, {other}", deck="4 silver")
    t.pick("witchs-hut", "village", other)
    assert t.discard(1) == ""


@pytest.mark.rule("DOM-287")
@pytest.mark.parametrize("other", ["guard-dog", "trader", "margrave"])
def test_other_types_besides_action_do_not_matter_to_witchs_hut(other: str) -> None:
    t = situation(hand=f"witchs-hut, village, {other}", deck="4 silver")
    t.pick("witchs-hut", "village", other)
    assert t.discard(1) == "curse"


def test_witchs_hut_gives_no_curse_for_a_single_action() -> None:
    t = situation(hand="witchs-hut, village")
    t.pick("witchs-hut", "village")
    assert (t.discard(), t.discard(1)) == ("village", "")


@pytest.mark.rule("DOM-288")
def test_a_discarded_trail_and_weaver_give_curses_and_may_both_be_played() -> None:
    t = situation(hand="witchs-hut, trail, weaver", deck="4 copper, gold")
    t.pick("witchs-hut", "trail", "weaver")
    assert (t.offered, t.discard(1)) == (["card trail", "card weaver", "done"], "")
    t.pick("trail", "weaver", "mode silvers")
    assert (t.in_play(), t.discard()) == ("trail, weaver, witchs-hut", "silver, silver")
    assert t.hand() == "copper, copper, copper, copper, gold"
    assert t.discard(1) == "curse"


@pytest.mark.rule("DOM-289")
def test_a_discarded_tunnel_and_village_give_no_curse_but_a_gold() -> None:
    t = situation(hand="witchs-hut, tunnel, village", deck="4 copper")
    t.pick("witchs-hut", "tunnel", "village", "tunnel")
    assert (t.discard(), t.discard(1)) == ("gold, tunnel, village", "")
