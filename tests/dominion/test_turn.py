"""The turn: Action phase, Buy phase, Clean-up (ledger section 2)."""

import pytest

from allmende.dominion.card import CARDS, TREASURE
from tests.dominion.situations import Situation, listed, situation


def phase(t: Situation) -> str:
    return str(t.game.view(None)["table"]["turn"]["phase"])


def events(t: Situation, kind: str) -> int:
    """How often something happened since the last pick."""
    return sum(event.kind == kind for event in t.game.events)


@pytest.mark.rule("DOM-018")
def test_a_turn_runs_action_phase_buy_phase_clean_up() -> None:
    t = situation({"hand": "village"}, hand="village, copper", deck="5 estate")
    assert (t.seat, phase(t), t.offered) == (0, "action", ["card village", "done"])
    t.pick("done")
    assert (t.seat, phase(t)) == (0, "buy")
    assert "card copper" in t.offered
    t.pick("done")
    assert events(t, "clean-up") == 1
    assert t.hand(0) == "estate, estate, estate, estate, estate"
    assert (t.seat, phase(t), t.offered) == (1, "action", ["card village", "done"])


@pytest.mark.rule("DOM-019")
def test_a_turn_starts_with_one_action_one_buy_and_no_coins() -> None:
    t = situation({"hand": "village, copper"}, hand="festival, 2 village")
    assert (t.actions, t.buys, t.coins) == (1, 1, 0)
    t.pick("festival")
    assert (t.actions, t.buys, t.coins) == (2, 2, 2)
    t.pick("done", "done")
    assert (t.seat, t.actions, t.buys, t.coins) == (1, 1, 1, 0)


@pytest.mark.rule("DOM-021")
def test_each_action_card_takes_one_action() -> None:
    t = situation(hand="2 moat, militia", actions=2)
    t.pick("moat")
    assert (t.actions, t.offered) == (1, ["card moat", "card militia", "done"])
    t.pick("moat")
    assert (t.actions, t.hand(), t.prompt) == (0, "militia", "buy-phase")


@pytest.mark.rule("DOM-021")
def test_nobody_has_to_play_an_action_card() -> None:
    t = situation(hand="smithy, copper")
    t.pick("done")
    assert (t.prompt, t.hand(), t.in_play()) == ("buy-phase", "copper, smithy", "")


@pytest.mark.rule("DOM-021")
def test_only_action_cards_are_played_in_the_action_phase() -> None:
    t = situation(hand="cellar, copper, estate, curse, tunnel, cauldron")
    assert t.offered == ["card cellar", "done"]


@pytest.mark.rule("DOM-022")
@pytest.mark.parametrize(("card", "left"), [("smithy", 2), ("market", 3), ("village", 4), ("border-village", 4)])
def test_actions_add_to_the_pool(card: str, left: int) -> None:
    t = situation(hand=f"{card}, cellar", actions=3)
    t.pick(card)
    assert t.actions == left


@pytest.mark.rule("DOM-023")
def test_instructions_are_followed_from_top_to_bottom() -> None:
    t = situation(hand="oasis", deck="estate, gold")
    t.pick("oasis")
    assert (t.prompt, t.offered) == ("discard", ["card estate"])  # drawn before something must be discarded


@pytest.mark.rule("DOM-023")
def test_a_player_does_as_much_as_possible() -> None:
    t = situation(hand="oasis, village", deck="", actions=2)
    t.pick("oasis", "village")
    assert (t.hand(), t.discard(), t.coins) == ("", "village", 1)  # nothing to draw, but the rest happens
    t = situation(hand="inn, estate", deck="gold", discard="")
    t.pick("inn", "gold", "estate")
    assert (t.hand(), t.discard(), t.actions) == ("", "estate, gold", 2)


@pytest.mark.rule("DOM-023")
def test_may_is_optional_and_everything_else_must_be_done() -> None:
    may = situation(hand="moneylender, copper")
    assert may.pick("moneylender").offered == ["card copper", "done"]
    must = situation(hand="remodel, copper")
    assert must.pick("remodel").offered == ["card copper"]


@pytest.mark.rule("DOM-024")
@pytest.mark.parametrize(("card", "cards", "coins"), [("moneylender", 0, 3), ("stables", 3, 0)])
def test_if_you_do_needs_the_first_half(card: str, cards: int, coins: int) -> None:
    does = situation(hand=f"{card}, copper", deck="3 estate").pick(card, "copper")
    assert (len(does.player().hand), does.coins) == (cards, coins)
    does_not = situation(hand=f"{card}, copper", deck="3 estate").pick(card, "done")
    assert (does_not.hand(), does_not.coins) == ("copper", 0)


@pytest.mark.rule("DOM-024")
def test_half_of_the_first_half_is_not_enough() -> None:
    t = situation({}, hand="witchs-hut", deck="village")
    t.pick("witchs-hut", "village")  # two Actions had to be discarded, there was only one
    assert (t.discard(), t.discard(1)) == ("village", "")


@pytest.mark.rule("DOM-025")
def test_no_action_card_is_played_after_the_action_phase() -> None:
    t = situation(hand="village, market, copper", deck="smithy, 3 copper")
    t.pick("village", "done")
    assert t.actions == 2
    assert [thing for thing in t.offered if thing.startswith("card")] == ["card copper"]
    t.pick("card copper")
    assert [thing for thing in t.offered if thing.startswith("card")] == []


@pytest.mark.rule("DOM-025")
def test_an_action_gained_in_the_buy_phase_does_not_lead_back() -> None:
    t = situation(phase="buy", hand="smithy", coins=4, buys=2, actions=0, piles={"trail": 5})
    t.pick("pile trail", "trail")
    assert (t.actions, t.in_play(), t.prompt) == (1, "trail", "buy-phase")
    assert "card smithy" not in t.offered


@pytest.mark.rule("DOM-026", "DOM-027")
def test_treasures_are_played_one_at_a_time_and_before_the_first_buy() -> None:
    t = situation(hand="copper, silver, gold", buys=2)
    t.pick("card copper")
    assert (t.coins, t.in_play(), t.hand()) == (1, "copper", "gold, silver")
    t.pick("card gold")
    assert (t.coins, t.in_play(), t.hand()) == (4, "copper, gold", "silver")
    t.pick("pile smithy")
    assert (t.prompt, t.buys) == ("buy-phase", 1)
    assert "card silver" not in t.offered
    assert "treasures" not in t.offered


@pytest.mark.rule("DOM-026")
def test_all_plain_treasures_at_one_go_count_one_by_one() -> None:
    t = situation(in_play="merchant", hand="2 copper, 2 silver, gold, estate", phase="buy")
    t.pick("treasures")
    assert (t.coins, t.hand()) == (1 + 1 + 2 + 1 + 2 + 3, "estate")  # the first Silver is worth one more
    assert events(t, "play") == 5


@pytest.mark.rule("DOM-027")
def test_a_treasure_drawn_after_a_buy_stays_in_hand() -> None:
    t = situation(phase="buy", coins=4, buys=2, deck="gold", piles={"trail": 5})
    t.pick("pile trail", "trail")
    assert t.hand() == "gold"
    assert "card gold" not in t.offered


@pytest.mark.rule("DOM-028", "DOM-029")
def test_the_instructions_of_a_treasure_come_before_the_next_treasure() -> None:
    t = situation({"hand": "guard-dog, 4 copper", "deck": "2 estate"}, hand="2 cauldron, copper", phase="buy")
    t.pick("card cauldron")
    assert (t.seat, t.prompt, t.hand(), t.coins) == (1, "react-to-attack", "cauldron, copper", 0)
    t.pick("guard-dog")
    assert (t.seat, t.coins, t.buys) == (0, 2, 2)
    assert t.in_play(1) == "guard-dog"
    assert "card cauldron" in t.offered


@pytest.mark.rule("DOM-028", "DOM-029")
def test_treasures_with_instructions_are_not_swept_along_with_the_plain_ones() -> None:
    t = situation(hand="cauldron, 2 fools-gold, 2 copper", phase="buy")
    t.pick("treasures")
    assert (t.coins, t.hand()) == (2, "cauldron, fools-gold, fools-gold")
    t.pick("card fools-gold", "card cauldron", "card fools-gold")
    assert (t.coins, t.hand()) == (2 + 1 + 2 + 4, "")


@pytest.mark.rule("DOM-029")
def test_cauldron_and_fools_gold_are_the_treasures_with_instructions() -> None:
    treasures = [card for card in CARDS if card.types & TREASURE and card.expansion in ("basic", "base", "hinterlands")]
    assert listed([card for card in treasures if not card.plain]) == "cauldron, fools-gold"
    assert situation(hand="cauldron, fools-gold, copper").prompt == "buy-phase"  # nothing for the Action phase


@pytest.mark.rule("DOM-030")
def test_any_treasures_may_be_played_in_any_order() -> None:
    t = situation(hand="copper, silver, gold")
    t.pick("card gold", "card copper")
    assert (t.coins, t.hand()) == (4, "silver")
    t.pick("done")
    assert t.seat == 1


@pytest.mark.rule("DOM-030")
def test_nobody_has_to_play_treasures() -> None:
    t = situation(hand="copper, silver, gold", deck="5 estate")
    t.pick("done")
    assert (t.seat, t.discard()) == (1, "copper, gold, silver")


@pytest.mark.rule("DOM-031")
def test_a_buy_takes_one_buy_and_the_cost_and_the_top_card_of_the_pile() -> None:
    t = situation(phase="buy", coins=7, buys=3)
    t.pick("pile gold")
    assert (t.buys, t.coins, t.pile("gold"), t.discard()) == (2, 1, 29, "gold")


@pytest.mark.rule("DOM-031")
def test_a_buy_pays_the_current_cost() -> None:
    t = situation(phase="buy", in_play="2 highway", coins=6, buys=2)
    t.pick("pile province")
    assert (t.coins, t.discard()) == (0, "province")


@pytest.mark.rule("DOM-031")
def test_what_is_sold_out_or_too_dear_cannot_be_bought() -> None:
    t = situation(phase="buy", coins=5, piles={"silver": 0}, kingdom="first-game")
    assert "pile duchy" in t.offered
    assert "pile silver" not in t.offered
    assert "pile gold" not in t.offered


@pytest.mark.rule("DOM-032")
def test_several_buys_share_the_coins() -> None:
    t = situation(phase="buy", coins=8, buys=2)
    t.pick("pile duchy")
    assert t.coins == 3
    assert "pile smithy" not in t.offered
    t.pick("pile silver")
    assert (t.seat, t.owned()) == (1, "duchy, silver")


@pytest.mark.rule("DOM-032")
def test_a_buy_is_resolved_before_the_next_one() -> None:
    t = situation(phase="buy", coins=6, buys=2, hand="curse", piles={"farmland": 8})
    t.pick("pile farmland")
    assert (t.prompt, t.offered) == ("trash", ["card curse"])
    t.pick("curse", "pile estate")
    assert (t.prompt, t.buys, t.discard()) == ("buy-phase", 1, "estate, farmland")


@pytest.mark.rule("DOM-033")
def test_nobody_has_to_buy() -> None:
    t = situation(phase="buy", coins=8)
    t.pick("done")
    assert (t.seat, t.owned()) == (1, "")


@pytest.mark.rule("DOM-033")
def test_a_card_for_nothing_needs_a_buy_too() -> None:
    t = situation(phase="buy", coins=0, buys=2)
    t.pick("pile copper")
    assert (t.buys, t.coins) == (1, 0)
    t.pick("pile curse")
    assert (t.seat, t.owned()) == (1, "copper, curse")


@pytest.mark.rule("DOM-036")
def test_clean_up_discards_hand_and_play_and_draws_five() -> None:
    t = situation(hand="estate, copper", in_play="village, silver", phase="buy", deck="5 gold, curse")
    t.pick("card copper", "done")
    assert (t.discard(), t.in_play()) == ("copper, estate, silver, village", "")
    assert (t.hand(), t.deck()) == ("gold, gold, gold, gold, gold", "curse")


@pytest.mark.rule("DOM-036")
def test_the_discarded_hand_may_be_shuffled_into_the_new_one() -> None:
    t = situation(hand="estate, duchy", in_play="silver", phase="buy", deck="2 gold")
    t.pick("done")
    assert t.hand() == "duchy, estate, gold, gold, silver"


@pytest.mark.rule("DOM-037")
def test_what_scheme_puts_onto_the_deck_is_drawn_at_once() -> None:
    t = situation(in_play="scheme, smithy", phase="buy", deck="4 gold, 4 curse")
    t.pick("done", "smithy")
    assert (t.hand(), t.discard()) == ("gold, gold, gold, gold, smithy", "scheme")


@pytest.mark.rule("DOM-038")
def test_reactions_that_others_played_are_discarded_in_this_clean_up() -> None:
    t = situation(
        {"hand": "guard-dog, weaver, trail, 2 copper", "deck": "3 copper"},
        hand="militia",
    )
    t.pick("militia", "guard-dog", "weaver", "trail", "copper", "weaver", "silvers", "trail")
    assert t.in_play(1) == "guard-dog, trail, weaver"
    t.pick("done")
    assert (t.seat, t.in_play(1)) == (1, "")
    assert t.discard(1) == "copper, guard-dog, silver, silver, trail, weaver"


@pytest.mark.rule("DOM-039")
def test_village_smithy_and_three_coppers() -> None:
    t = situation(hand="village, smithy, 3 copper", deck="estate, gold, silver, duchy, curse")
    t.pick("village")
    assert (t.actions, t.hand()) == (2, "copper, copper, copper, estate, smithy")
    t.pick("smithy")
    assert (t.actions, t.hand()) == (1, "copper, copper, copper, duchy, estate, gold, silver")
    t.pick("treasures")
    assert (t.coins, t.buys) == (3 + 3 + 2, 1)
    t.pick("pile province")
    assert t.seat == 1
