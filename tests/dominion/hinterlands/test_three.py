"""Guard Dog, Scheme and Tunnel ($3)."""

import pytest

from allmende.dominion.cards.hinterlands import SCHEME
from tests.dominion.situations import revealed, situation

# Guard Dog


@pytest.mark.rule("DOM-178")
@pytest.mark.parametrize(("others", "drawn"), [(0, 4), (2, 4), (3, 4), (4, 2), (6, 2)])
def test_guard_dog_draws_two_and_then_two_more_up_to_five_cards_in_hand(others: int, drawn: int) -> None:
    t = situation(hand=f"guard-dog, {others} copper", deck="6 silver")
    t.pick("guard-dog")
    assert len(t.player().hand) == others + drawn


@pytest.mark.rule("DOM-179", "DOM-180", "DOM-182")
def test_guard_dog_is_played_from_five_cards_before_militia_is_carried_out() -> None:
    t = situation({"hand": "guard-dog, 4 copper", "deck": "gold, silver, estate, duchy"}, hand="militia")
    t.pick("militia")
    assert (t.seat, t.offered) == (1, ["card guard-dog", "done"])
    t.pick("guard-dog")
    assert t.in_play(1) == "guard-dog"
    assert t.hand(1) == "copper, copper, copper, copper, gold, silver"  # 4 + 2 = 6: no more
    t.pick("copper", "copper", "copper")
    assert (t.hand(1), t.discard(1)) == ("copper, gold, silver", "copper, copper, copper")
    assert (t.seat, t.coins, t.actions) == (0, 2, 0)


@pytest.mark.rule("DOM-183")
def test_guard_dog_draws_four_from_a_hand_of_four() -> None:
    t = situation({"hand": "guard-dog, 3 copper", "deck": "gold, silver, estate, duchy, curse"}, hand="militia")
    t.pick("militia", "guard-dog")
    assert t.hand(1) == "copper, copper, copper, duchy, estate, gold, silver"  # 3 + 2 = 5, and 2 more
    t.pick("copper", "copper", "copper", "estate")
    assert t.hand(1) == "duchy, gold, silver"


@pytest.mark.rule("DOM-179")
def test_guard_dog_does_not_stop_a_curse() -> None:
    t = situation({"hand": "guard-dog, 4 copper"}, hand="witch")
    t.pick("witch", "guard-dog")
    assert t.discard(1) == "curse"


@pytest.mark.rule("DOM-179")
def test_guard_dog_may_stay_in_hand() -> None:
    t = situation({"hand": "guard-dog, 2 copper", "deck": "gold"}, hand="militia")
    t.pick("militia", "done")
    assert (t.hand(1), t.in_play(1), t.seat) == ("copper, copper, guard-dog", "", 0)


def test_guard_dog_does_not_answer_what_is_no_attack() -> None:
    t = situation({"hand": "guard-dog"}, hand="council-room, village")
    t.pick("council-room")
    assert t.seat == 0


def test_guard_dog_does_not_answer_the_own_attack() -> None:
    t = situation({"hand": "3 copper"}, hand="militia, guard-dog")
    t.pick("militia")
    assert (t.seat, t.prompt, t.hand()) == (0, "buy-phase", "guard-dog")


@pytest.mark.rule("DOM-181")
def test_guard_dog_played_on_another_turn_is_discarded_in_that_clean_up() -> None:
    t = situation({"hand": "guard-dog, 4 copper", "deck": "2 silver"}, hand="witch")
    t.pick("witch", "guard-dog")
    assert t.in_play(1) == "guard-dog"
    t.end_turn()
    assert (t.in_play(1), t.discard(1)) == ("", "curse, guard-dog")
    assert t.hand(1) == "copper, copper, copper, copper, silver, silver"  # the rest of the hand stays


@pytest.mark.rule("DOM-184")
def test_a_moat_drawn_by_guard_dog_answers_the_same_attack() -> None:
    t = situation({"hand": "guard-dog, 4 copper", "deck": "moat, silver"}, hand="militia")
    t.pick("militia", "guard-dog")
    assert (t.seat, t.offered) == (1, ["card moat", "done"])
    t.pick("moat")
    assert (t.seat, len(t.player(1).hand)) == (0, 6)


def test_a_guard_dog_drawn_by_guard_dog_may_be_played_too() -> None:
    t = situation({"hand": "guard-dog, 2 copper", "deck": "guard-dog, gold, 2 silver, estate"}, hand="militia")
    t.pick("militia", "guard-dog")
    assert (t.seat, t.offered) == (1, ["card guard-dog", "done"])
    t.pick("guard-dog")
    assert (t.in_play(1), len(t.player(1).hand)) == ("guard-dog, guard-dog", 6)


@pytest.mark.rule("DOM-185")
def test_guard_dog_answers_cauldron_when_it_is_played() -> None:
    t = situation({"hand": "guard-dog, 4 copper", "deck": "2 silver"}, hand="cauldron", phase="buy")
    t.pick("card cauldron")
    assert (t.seat, t.offered) == (1, ["card guard-dog", "done"])
    t.pick("guard-dog")
    assert (t.in_play(1), len(t.player(1).hand)) == ("guard-dog", 6)
    assert (t.seat, t.coins, t.buys) == (0, 2, 2)


def test_guard_dog_answers_an_attack_on_its_owners_own_turn() -> None:
    """The other player's Weaver, played on this turn, gains a Berserker for $4, and that is played at once."""
    t = situation(
        {"hand": "weaver, 3 copper"}, hand="militia, guard-dog, 4 copper", in_play="highway", deck="2 silver",
        piles={"berserker": 10},
    )  # fmt: skip
    t.pick("militia", "weaver", "weaver", "mode card", "pile berserker")
    assert (t.seat, t.offered) == (0, ["card guard-dog", "done"])
    t.pick("guard-dog")
    assert t.in_play() == "guard-dog, highway, militia"


# Scheme


@pytest.mark.rule("DOM-189", "DOM-192")
def test_scheme_puts_a_smithy_on_the_deck_and_the_new_hand_holds_it() -> None:
    t = situation(hand="scheme, smithy", deck="copper, 3 curse, 5 estate")
    t.pick("scheme")
    assert (t.hand(), t.actions) == ("copper, smithy", 1)
    t.pick("smithy").pick("done")
    assert (t.prompt, t.offered) == ("save", ["card smithy", "card scheme", "done"])
    t.pick("smithy")
    assert t.hand() == "estate, estate, estate, estate, smithy"
    assert t.discard() == "copper, curse, curse, curse, scheme"
    assert t.seat == 1  # once this turn


@pytest.mark.rule("DOM-189")
def test_scheme_need_not_be_used() -> None:
    t = situation(in_play="scheme", deck="5 copper", phase="buy")
    t.pick("done", "done")
    assert (t.hand(), t.discard()) == ("copper, copper, copper, copper, copper", "scheme")


@pytest.mark.rule("DOM-189")
def test_scheme_lasts_for_one_turn() -> None:
    t = situation(in_play="scheme", hand="village", phase="buy", deck="village, 9 copper")
    t.pick("done", "done").end_turn()
    t.pick("village", "done")
    assert t.seat == 1


@pytest.mark.rule("DOM-190")
@pytest.mark.parametrize("saved", ["scheme", "village", "smithy"])
def test_scheme_saves_itself_or_an_action_played_before_or_after_it(saved: str) -> None:
    t = situation(hand="village, scheme, smithy", deck="9 copper")
    t.pick("village", "scheme", "smithy", "done", saved)
    assert t.hand() == f"copper, copper, copper, copper, {saved}"


@pytest.mark.rule("DOM-191")
def test_two_schemes_save_two_cards() -> None:
    t = situation(hand="2 scheme, smithy", deck="9 copper")
    t.pick("scheme", "scheme", "smithy", "done", "smithy", "scheme")
    assert (t.seat, t.hand()) == (1, "copper, copper, copper, scheme, smithy")


@pytest.mark.rule("DOM-191")
def test_one_scheme_played_twice_saves_two_cards() -> None:
    t = situation(hand="throne-room, scheme", deck="9 copper")
    t.pick("throne-room", "scheme", "done", "throne-room", "scheme")
    assert (t.seat, t.hand()) == (1, "copper, copper, copper, scheme, throne-room")


@pytest.mark.rule("DOM-193")
def test_scheme_saves_only_actions_that_are_discarded_from_play_now() -> None:
    """Not Treasures, not an Action in hand or in the discard pile, nor one that another player has in play."""
    t = situation(
        {"in_play": "guard-dog"}, in_play="scheme, smithy, copper", hand="village", discard="market", phase="buy"
    )
    t.pick("done")
    assert t.offered == ["card smithy", "card scheme", "done"]


@pytest.mark.rule("DOM-194")
def test_a_card_saved_by_scheme_goes_nowhere_else() -> None:
    t = situation(in_play="scheme, smithy", phase="buy", deck="5 copper")
    t.pick("done", "smithy")
    assert (t.discard(), t.in_play()) == ("scheme", "")
    assert t.owned().count("smithy") == 1


def test_scheme_works_even_if_it_left_play() -> None:
    t = situation(in_play="scheme, smithy", phase="buy", deck="5 copper")
    t.player().in_play.remove(SCHEME)  # none of our cards can move it
    t.pick("done")
    assert (t.prompt, t.offered) == ("save", ["card smithy", "done"])


# Tunnel


@pytest.mark.rule("DOM-195")
def test_tunnel_is_worth_2_points_as_a_victory_card() -> None:
    t = situation(hand="crossroads, tunnel", discard="tunnel", deck="copper, gold")
    assert t.score() == 4
    t.pick("crossroads")
    assert t.hand() == "copper, tunnel"


@pytest.mark.rule("DOM-195", "DOM-196")
def test_a_tunnel_discarded_on_another_turn_is_revealed_for_a_gold() -> None:
    t = situation({"hand": "tunnel, 3 copper"}, hand="militia")
    t.game.listen()
    t.pick("militia", "tunnel")
    assert (t.seat, t.offered, revealed(t)) == (1, ["card tunnel", "done"], [])
    t.pick("tunnel")
    assert revealed(t) == ["tunnel"]
    assert (t.discard(1), t.pile("gold")) == ("gold, tunnel", 29)


@pytest.mark.rule("DOM-196")
def test_tunnel_need_not_be_revealed() -> None:
    t = situation(hand="oasis, tunnel", deck="copper")
    t.pick("oasis", "tunnel", "done")
    assert t.discard() == "tunnel"


@pytest.mark.rule("DOM-196")
def test_tunnel_gives_one_gold_for_each_discard() -> None:
    t = situation(hand="oasis, tunnel", deck="copper")
    t.pick("oasis", "tunnel", "tunnel")
    assert (t.discard(), t.prompt) == ("gold, tunnel", "buy-phase")


def test_tunnel_without_golds_brings_nothing() -> None:
    t = situation(hand="oasis, tunnel", deck="copper", piles={"gold": 0})
    t.pick("oasis", "tunnel", "tunnel")
    assert t.discard() == "tunnel"


@pytest.mark.rule("DOM-197")
@pytest.mark.parametrize("golds", [0, 1, 2, 3])
def test_three_discarded_tunnels_bring_up_to_three_golds(golds: int) -> None:
    """Warehouse is not among our cards; Cellar discards as well."""
    t = situation(hand="cellar, 3 tunnel", deck="3 copper")
    t.pick("cellar", "tunnel", "tunnel", "tunnel")
    t.pick(*["tunnel"] * golds)
    if golds < 3:
        t.pick("done")
    assert t.gained() == ", ".join(["gold"] * golds)
    assert t.hand() == "copper, copper, copper"


@pytest.mark.rule("DOM-198")
def test_a_gained_tunnel_brings_no_gold() -> None:
    t = situation(phase="buy", coins=3, buys=2, piles={"tunnel": 8})
    t.pick("pile tunnel")
    assert (t.prompt, t.discard()) == ("buy-phase", "tunnel")


@pytest.mark.rule("DOM-198")
def test_a_shuffled_tunnel_brings_no_gold() -> None:
    t = situation(hand="smithy", discard="3 tunnel")
    t.pick("smithy")
    assert (t.prompt, t.hand(), t.gained()) == ("buy-phase", "tunnel, tunnel, tunnel", "")


def test_a_trashed_tunnel_brings_no_gold() -> None:
    t = situation(hand="chapel, tunnel")
    t.pick("chapel", "tunnel")
    assert (t.prompt, t.trash, t.gained()) == ("buy-phase", "tunnel", "")


@pytest.mark.rule("DOM-199")
def test_a_tunnel_discarded_in_clean_up_brings_no_gold() -> None:
    t = situation(hand="tunnel", deck="5 copper", phase="buy")
    t.pick("done")
    assert (t.seat, t.prompt, t.discard()) == (1, "buy-phase", "tunnel")


@pytest.mark.rule("DOM-200")
def test_all_cards_are_discarded_before_tunnel_is_revealed() -> None:
    t = situation(hand="cellar, tunnel, estate", deck="2 copper")
    t.pick("cellar", "tunnel", "estate")
    assert (t.prompt, t.discard(), t.hand()) == ("resolve", "estate, tunnel", "")
    t.pick("tunnel")
    assert (t.discard(), t.hand()) == ("estate, gold, tunnel", "copper, copper")
