"""Reserve cards and the Tavern mat: Wine Merchant, Distant Lands, Guide."""

import pytest

from tests.dominion.situations import on_mat, situation

# The mat


@pytest.mark.rule("DOM-078", "DOM-405")
def test_a_reserve_card_that_is_played_twice_reaches_the_mat_once() -> None:
    t = situation({}, hand="throne-room, wine-merchant")
    t.pick("throne-room", "wine-merchant")
    assert (t.coins, t.buys, on_mat(t, "tavern"), t.in_play()) == (8, 3, "wine-merchant", "throne-room")


@pytest.mark.rule("DOM-405")
def test_a_specialist_replays_a_wine_merchant_that_has_left_play() -> None:
    t = situation({}, hand="specialist, wine-merchant")
    t.pick("specialist", "wine-merchant", "replay")
    assert (t.coins, t.buys, on_mat(t, "tavern"), t.in_play()) == (8, 3, "wine-merchant", "specialist")


@pytest.mark.rule("DOM-078")
def test_cards_on_the_mat_are_owned_and_not_in_play() -> None:
    t = situation({}, tavern="guide, wine-merchant", hand="gardens", deck="7 copper")
    assert t.in_play() == ""
    assert t.owned().count(",") == 9
    assert t.score("gardens") == 1, "ten cards, those on the mat among them"


def test_everyone_sees_what_lies_on_a_mat() -> None:
    t = situation({}, tavern="guide, distant-lands")
    seen = t.game.view(1)["table"]["players"][0]["mats"]["tavern"]
    assert (seen["count"], sorted(seen["known"])) == (2, ["distant-lands", "guide"])


def test_cards_on_the_mat_stay_there_when_the_turn_ends() -> None:
    t = situation({"deck": "9 copper"}, tavern="distant-lands", hand="copper", deck="9 copper")
    t.end_turn()
    assert (on_mat(t, "tavern"), "distant-lands" in t.discard()) == ("distant-lands", False)


# Wine Merchant


def test_with_two_coins_left_any_number_of_wine_merchants_may_be_discarded() -> None:
    t = situation({}, tavern="3 wine-merchant", deck="5 copper", phase="buy", coins=2)
    t.pick("done")
    assert (t.prompt, t.offered) == ("end-buying", ["card wine-merchant", "done"])
    t.pick("wine-merchant", "wine-merchant")
    assert (t.discard(), on_mat(t, "tavern"), t.coins) == ("wine-merchant, wine-merchant", "wine-merchant", 2)
    t.pick("done")
    assert t.seat == 1


def test_with_one_coin_left_wine_merchants_stay_on_the_mat() -> None:
    t = situation({}, tavern="wine-merchant", deck="5 copper", phase="buy", coins=1)
    t.pick("done")
    assert (t.seat, on_mat(t, "tavern")) == (1, "wine-merchant")


def test_unspent_coins_are_those_after_the_last_buy() -> None:
    t = situation({}, tavern="wine-merchant", deck="5 copper", phase="buy", coins=5)
    t.pick("pile silver")
    assert t.prompt == "end-buying"
    t = situation({}, tavern="wine-merchant", deck="5 copper", phase="buy", coins=4)
    t.pick("pile silver")
    assert (t.seat, on_mat(t, "tavern")) == (1, "wine-merchant")


def test_the_wine_merchant_of_this_turn_may_be_discarded_in_it() -> None:
    t = situation({}, hand="wine-merchant", deck="5 copper")
    t.pick("wine-merchant", "pile estate", "done", "wine-merchant")
    assert (on_mat(t, "tavern"), t.discard()) == ("", "estate, wine-merchant")


def test_others_keep_their_wine_merchants() -> None:
    t = situation({"tavern": "wine-merchant"}, phase="buy", coins=5, deck="5 copper")
    t.pick("done")
    assert (t.seat, on_mat(t, "tavern", 1)) == (1, "wine-merchant")


def test_other_reserve_cards_cannot_be_discarded_so() -> None:
    t = situation({}, tavern="guide, distant-lands", phase="buy", coins=5, deck="5 copper")
    t.pick("done")
    assert t.seat == 1


def test_leaving_the_buy_phase_for_an_action_phase_ends_it() -> None:
    t = situation({}, tavern="wine-merchant", deck="5 copper", phase="buy", coins=6, buys=2, piles={"villa": 10})
    t.pick("pile villa")
    assert (t.prompt, t.coins) == ("end-buying", 2)
    t.pick("wine-merchant")
    assert (t.prompt, t.hand(), t.discard()) == ("action-phase", "villa", "wine-merchant")


def test_coffers_may_bring_the_two_coins_after_the_last_buy() -> None:
    t = situation({}, tavern="wine-merchant", tokens={"coffers": 2}, deck="5 copper", phase="buy", coins=4)
    t.pick("pile silver")
    assert t.offered == ["coffers one", "coffers all", "done"]
    t.pick("coffers one", "wine-merchant")
    assert (t.seat, on_mat(t, "tavern")) == (1, "")


def test_coffers_are_not_asked_for_when_there_is_enough() -> None:
    t = situation({}, tavern="wine-merchant", tokens={"coffers": 2}, deck="5 copper", phase="buy", coins=5)
    t.pick("pile silver")
    assert t.prompt == "end-buying"


# Distant Lands


@pytest.mark.rule("DOM-394")
def test_distant_lands_count_only_on_the_mat() -> None:
    t = situation({}, tavern="2 distant-lands", hand="distant-lands", deck="distant-lands")
    assert t.score() == 8


@pytest.mark.rule("DOM-112")
def test_distant_lands_is_a_victory_card_in_every_zone() -> None:
    """Crossroads counts it in hand."""
    t = situation(hand="crossroads, distant-lands", deck="gold, silver")
    t.pick("crossroads")
    assert t.hand() == "distant-lands, gold"


def test_distant_lands_cannot_be_called() -> None:
    t = situation({}, tavern="distant-lands", hand="copper, village", started=False)
    assert t.prompt == "action-phase"


# Guide


@pytest.mark.rule("DOM-147", "DOM-405")
def test_guide_is_called_into_play_without_being_played() -> None:
    t = situation({}, tavern="guide", hand="3 estate, village", deck="5 gold, copper", started=False)
    assert (t.prompt, t.offered) == ("start-turn", ["card guide", "done"])
    t.pick("guide")
    assert t.hand() == "gold, gold, gold, gold, gold"
    assert (t.in_play(), on_mat(t, "tavern"), t.player().plays) == ("guide", "", [])
    assert (t.state.actions, t.player().called[0].slug) == (1, "guide")


@pytest.mark.rule("DOM-405")
def test_a_called_card_is_discarded_that_turn() -> None:
    t = situation({}, tavern="guide", hand="estate", deck="12 copper", started=False)
    t.pick("guide").end_turn()
    assert "guide" in t.discard()
    assert (t.in_play(), on_mat(t, "tavern")) == ("", "")


@pytest.mark.rule("DOM-365")
def test_guide_need_not_be_called() -> None:
    t = situation({}, tavern="guide", hand="estate, village", started=False)
    t.pick("done")
    assert (t.prompt, on_mat(t, "tavern"), t.hand()) == ("action-phase", "guide", "estate, village")


def test_several_guides_are_called_one_after_another() -> None:
    t = situation({}, tavern="2 guide", hand="estate", deck="5 copper, 4 gold, silver", started=False)
    t.pick("guide", "guide")
    assert t.hand() == "gold, gold, gold, gold, silver"
    assert t.in_play() == "guide, guide"


def test_guide_may_be_called_between_other_effects_of_the_start_of_the_turn() -> None:
    t = situation(
        {}, tavern="guide", in_play="haunted-woods", plays="", hand="estate", deck="3 gold, 5 silver, copper",
        started=False,
    )  # fmt: skip
    assert set(t.offered) == {"card guide", "card haunted-woods"}, "the Woods are not optional"
    t.pick("haunted-woods", "guide")
    assert t.hand() == "silver, silver, silver, silver, silver"


def test_discarding_the_hand_for_the_guide_is_a_discard() -> None:
    t = situation({}, tavern="guide", hand="tunnel, estate", deck="5 copper", started=False)
    t.pick("guide")
    assert (t.prompt, t.hand()) == ("resolve", "")
    t.pick("tunnel")
    assert t.discard() == "estate, gold, tunnel"
    assert len(t.player().hand) == 5


def test_guide_with_an_empty_hand_just_draws() -> None:
    t = situation({}, tavern="guide", deck="5 copper", started=False)
    t.pick("guide")
    assert len(t.player().hand) == 5


def test_what_everyone_had_seen_of_the_hand_is_known_in_the_discard_pile() -> None:
    t = situation(
        {}, tavern="guide", hand="gold, estate, silver, copper", shown="gold, copper", deck="5 curse", started=False
    )
    t.pick("guide")
    assert sorted(t.game.view(1)["table"]["players"][0]["discard"]["known"]) == ["copper", "gold"]


def test_only_ones_own_reserve_cards_are_called() -> None:
    t = situation({"tavern": "guide"}, hand="village", started=False)
    assert t.prompt == "action-phase"
