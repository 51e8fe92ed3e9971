"""Trashing, and where cards are: in play, set aside (ledger sections 5 and 6)."""

import pytest

from tests.dominion.situations import situation


@pytest.mark.rule("DOM-069")
def test_when_trashed_abilities_come_right_after_the_trashing() -> None:
    t = situation(hand="remodel, nomads")
    t.pick("remodel", "nomads")
    assert (t.trash, t.coins, t.prompt) == ("nomads", 2, "gain")  # Remodel has not yet paid out


@pytest.mark.rule("DOM-069")
def test_several_cards_are_trashed_first_and_their_abilities_follow() -> None:
    t = situation(hand="chapel, trail, nomads, 2 estate", deck="gold")
    t.pick("chapel", "trail", "estate", "nomads", "estate")
    assert (t.prompt, t.trash) == ("resolve", "estate, estate, nomads, trail")
    t.pick("trail")
    assert (t.in_play(), t.hand(), t.coins) == ("chapel, trail", "gold", 2)  # Nomads must follow


@pytest.mark.rule("DOM-070")
def test_trashed_cards_do_not_return_to_the_supply() -> None:
    t = situation(hand="chapel, 2 moat, estate", deck="5 copper", piles={"moat": 3, "estate": 4})
    t.pick("chapel", "moat", "moat", "estate")
    assert (t.pile("moat"), t.pile("estate"), t.trash) == (3, 4, "estate, moat, moat")
    t.end_turn().end_turn()
    assert (t.pile("moat"), t.pile("estate"), t.trash) == (3, 4, "estate, moat, moat")
    assert "moat" not in t.owned()


@pytest.mark.rule("DOM-070")
def test_trail_plays_itself_from_the_trash() -> None:
    t = situation(hand="chapel, 2 trail", deck="gold, silver", trash="trail")
    t.pick("chapel", "trail", "trail", "trail", "trail")
    assert (t.trash, t.in_play(), t.hand()) == ("trail", "chapel, trail, trail", "gold, silver")


@pytest.mark.rule("DOM-071")
def test_a_card_in_play_is_not_a_card_from_hand() -> None:
    t = situation(hand="chapel, copper")
    t.pick("chapel")
    assert t.offered == ["card copper", "done"]
    t = situation(hand="remodel")
    t.pick("remodel")
    assert (t.prompt, t.trash, t.in_play()) == ("buy-phase", "", "remodel")


@pytest.mark.rule("DOM-072")
@pytest.mark.parametrize(("highways", "silvers"), [(0, 6), (1, 5), (2, 4), (6, 0), (7, 0)])
def test_trashers_read_the_reduced_cost(highways: int, silvers: int) -> None:
    t = situation(hand="trader, gold", in_play=["highway"] * highways)
    t.pick("trader", "gold")
    assert t.discard() == ", ".join(["silver"] * silvers)


@pytest.mark.rule("DOM-072")
def test_remodel_reads_the_reduced_cost_on_both_sides() -> None:
    t = situation(hand="remodel, copper", in_play="2 highway")
    t.pick("remodel", "copper")  # still $0, so up to $2: what is printed as $4
    assert "pile militia" in t.offered
    assert "pile market" not in t.offered


@pytest.mark.rule("DOM-073")
def test_remodel_pays_out_for_a_trail_that_played_itself() -> None:
    t = situation(hand="remodel, trail", deck="estate")
    t.pick("remodel", "trail", "trail")
    assert (t.in_play(), t.trash, t.hand()) == ("remodel, trail", "", "estate")
    t.pick("pile gold")
    assert t.discard() == "gold"


# In play


@pytest.mark.rule("DOM-074")
def test_treasures_and_actions_are_in_play_until_clean_up() -> None:
    t = situation(hand="village, copper", deck="silver", buys=2)
    t.pick("village", "treasures", "pile silver")
    assert t.in_play() == "copper, silver, village"
    t.pick("done")
    assert t.in_play() == ""
    assert "village" in t.hand()


@pytest.mark.rule("DOM-074")
def test_an_action_played_this_turn_is_in_play_for_berserker() -> None:
    t = situation(hand="village", coins=5, buys=2, piles={"berserker": 10})
    t.pick("village", "pile berserker", "pile silver")
    assert (t.in_play(), t.discard()) == ("berserker, village", "silver")


@pytest.mark.rule("DOM-075")
def test_hand_deck_discard_pile_trash_and_supply_are_not_in_play() -> None:
    t = situation(
        {"in_play": "village"},
        phase="buy", coins=5, buys=2, in_play="silver", hand="village", deck="village", discard="village",
        trash="village", piles={"berserker": 10, "village": 1},
    )  # fmt: skip
    t.pick("pile berserker")
    assert (t.prompt, t.in_play(), t.discard()) == ("buy-phase", "silver", "berserker, village")


@pytest.mark.rule("DOM-075")
def test_a_card_set_aside_is_not_in_play() -> None:
    t = situation(hand="library", deck="village, village, copper", discard="")
    t.pick("library", "yes")
    assert t.in_play() == "library"
    assert t.game.view(0)["table"]["players"][0]["aside"]["count"] == 1
    t.pick("yes")
    assert (t.in_play(), t.discard()) == ("library", "village, village")


@pytest.mark.rule("DOM-076")
def test_a_revealed_reaction_is_not_in_play() -> None:
    t = situation({"hand": "moat, 2 copper"}, hand="militia")
    t.pick("militia", "moat")
    assert (t.hand(1), t.in_play(1)) == ("copper, copper, moat", "")
    t = situation(phase="buy", coins=5, buys=2, hand="trader", piles={"berserker": 10})
    t.pick("pile berserker", "trader")
    assert (t.hand(), t.in_play()) == ("trader", "")


@pytest.mark.rule("DOM-077")
def test_a_guard_dog_that_reacts_is_played() -> None:
    t = situation({"hand": "guard-dog, 2 copper", "deck": "5 estate"}, hand="militia")
    t.pick("militia", "guard-dog")
    assert (t.in_play(1), t.player(1).plays) == ("guard-dog", t.player(1).in_play)
    assert len(t.player(1).hand) == 6


@pytest.mark.rule("DOM-077")
def test_trail_and_weaver_that_react_are_played() -> None:
    t = situation(hand="cellar, trail, weaver", deck="estate, gold, silver")
    t.pick("cellar", "trail", "weaver", "trail")
    assert (t.in_play(), t.hand(), t.actions) == ("cellar, trail", "estate", 2)
    t.pick("weaver", "silvers")
    assert (t.in_play(), t.gained()) == ("cellar, trail, weaver", "silver, silver")


@pytest.mark.rule("DOM-077")
def test_a_trail_that_reacted_is_in_play_for_berserker() -> None:
    t = situation(phase="buy", coins=9, buys=3, piles={"berserker": 10, "trail": 10})
    t.pick("pile trail", "trail", "pile berserker")
    assert t.prompt == "gain"
