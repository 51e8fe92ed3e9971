"""Gaining, buying, exchanging (ledger section 4)."""

from collections.abc import Callable

import pytest

from allmende.dominion.cards.basic import COPPER, SILVER
from allmende.dominion.state import Dominion
from tests.dominion.situations import Situation, situation


@pytest.mark.rule("DOM-050")
def test_a_card_is_gained_by_an_effect_or_by_buying_it() -> None:
    effect = situation(hand="workshop", piles={"nomads": 10})
    effect.pick("workshop", "pile nomads")
    assert (effect.gained(), effect.discard(), effect.coins) == ("nomads", "nomads", 2)
    buy = situation(phase="buy", coins=4, buys=2, piles={"nomads": 10})
    buy.pick("pile nomads")
    assert (buy.gained(), buy.discard(), buy.coins) == ("nomads", "nomads", 2)


@pytest.mark.rule("DOM-051")
def test_a_gained_card_lies_in_the_discard_pile_when_its_ability_is_executed() -> None:
    t = situation(phase="buy", coins=5, buys=2, piles={"inn": 10})
    t.pick("pile inn")
    assert (t.prompt, t.offered) == ("shuffle-in", ["card inn", "done"])  # at once: the second Buy has to wait
    t.pick("inn")
    assert (t.deck(), t.discard(), t.prompt) == ("inn", "", "buy-phase")


@pytest.mark.rule("DOM-051", "DOM-053")
def test_a_card_gained_to_hand_lies_there_when_its_ability_is_executed() -> None:
    t = situation(hand="artisan", discard="village", piles={"inn": 10})
    t.pick("artisan", "pile inn")
    assert t.offered == ["card village", "done"]  # not the Inn: it never was in the discard pile
    t = situation(hand="artisan", piles={"souk": 10})
    t.pick("artisan", "pile souk")
    assert (t.prompt, t.offered) == ("trash", ["card souk", "done"])


@pytest.mark.rule("DOM-052", "DOM-068")
def test_playing_border_village_gains_nothing() -> None:
    t = situation(hand="border-village, copper", deck="estate")
    t.pick("border-village")
    assert (t.hand(), t.actions, t.gained(), t.prompt) == ("copper, estate", 2, "", "buy-phase")


@pytest.mark.rule("DOM-052")
def test_playing_a_card_does_not_execute_its_gain_ability() -> None:
    t = situation(hand="nomads, souk, inn, 2 estate, 3 copper", deck="2 gold", discard="village", actions=3)
    t.pick("nomads")
    assert (t.coins, t.buys) == (2, 2)
    t.pick("souk")
    assert (t.coins, t.trash, t.prompt) == (2 + 7 - 6, "", "action-phase")
    t.pick("inn", "estate", "estate")
    assert (t.discard(), t.deck(), t.prompt) == ("estate, estate, village", "", "buy-phase")


@pytest.mark.rule("DOM-053")
def test_a_gained_card_goes_where_the_effect_says() -> None:
    discard = situation(hand="workshop").pick("workshop", "pile silver")
    assert (discard.discard(), discard.hand(), discard.deck()) == ("silver", "", "")
    deck = situation(hand="bureaucrat", deck="copper").pick("bureaucrat")
    assert (deck.discard(), deck.hand(), deck.deck()) == ("", "", "silver, copper")
    hand = situation(hand="mine, copper").pick("mine", "copper", "pile silver")
    assert (hand.discard(), hand.hand(), hand.deck()) == ("", "silver", "")


@pytest.mark.rule("DOM-054")
def test_cards_are_gained_from_the_supply() -> None:
    t = situation(hand="workshop", trash="silver", kingdom="first-game", piles={"silver": 0})
    t.pick("workshop")
    cheap = "cellar copper curse estate merchant militia moat remodel smithy village workshop"
    assert sorted(t.offered) == [f"pile {card}" for card in cheap.split()]


@pytest.mark.rule("DOM-055")
def test_nothing_is_gained_from_an_empty_pile() -> None:
    t = situation({}, hand="witch, bandit", actions=2, piles={"curse": 0, "gold": 0})
    t.pick("witch", "bandit")
    assert (t.gained(0), t.gained(1), t.pile("curse"), t.pile("gold")) == ("", "", 0, 0)
    assert t.prompt == "buy-phase"


CHEAP = ["copper", "curse", "estate", "silver", "cellar", "merchant", "militia", "moat", "remodel", "smithy"]


@pytest.mark.rule("DOM-056")
def test_a_gain_is_mandatory_if_there_is_such_a_card() -> None:
    empty = dict.fromkeys(CHEAP, 0)
    t = situation(hand="workshop", kingdom="first-game", piles={**empty, "village": 0, "workshop": 1})
    t.pick("workshop")
    assert t.offered == ["pile workshop"]
    t = situation(hand="workshop", kingdom="first-game", piles={**empty, "village": 0, "workshop": 0})
    t.pick("workshop")
    assert (t.prompt, t.gained()) == ("buy-phase", "")


@pytest.mark.rule("DOM-056")
def test_what_a_player_may_gain_can_be_left() -> None:
    t = situation(hand="oasis, tunnel")
    t.pick("oasis", "tunnel")
    assert t.offered == ["card tunnel", "done"]
    t.pick("done")
    assert t.gained() == ""


@pytest.mark.rule("DOM-057")
def test_buying_is_paying_and_then_gaining() -> None:
    t = situation(phase="buy", coins=6, buys=2, hand="2 copper", piles={"farmland": 8})
    t.pick("pile farmland")
    assert (t.coins, t.buys, t.gained()) == (0, 1, "farmland")  # paid and gained before its ability asks
    assert t.prompt == "trash"


@pytest.mark.rule("DOM-057")
def test_abilities_wait_for_the_gain_and_not_for_the_buy() -> None:
    t = situation(hand="remodel, smithy, copper", piles={"farmland": 8})
    t.pick("remodel", "smithy", "pile farmland")
    assert (t.prompt, t.offered) == ("trash", ["card copper"])


@pytest.mark.rule("DOM-057")
def test_haggler_waits_for_the_gain_of_a_card_that_was_bought() -> None:
    t = situation(hand="workshop", in_play="haggler", buys=2, coins=3)
    t.pick("workshop", "pile silver")
    assert (t.prompt, t.gained()) == ("buy-phase", "silver")
    t.pick("pile silver")
    assert t.prompt == "gain"


@pytest.mark.rule("DOM-058")
def test_the_cost_of_an_exchanged_card_has_been_paid() -> None:
    t = situation(phase="buy", coins=8, buys=2, hand="trader")
    t.pick("pile gold", "trader")
    assert (t.coins, t.buys) == (2, 1)
    assert (t.discard(), t.pile("gold"), t.pile("silver")) == ("silver", 30, 39)


@pytest.mark.rule("DOM-059")
def test_an_exchanged_card_still_was_gained() -> None:
    t = situation({}, phase="buy", in_play="cauldron", gained="village, smithy", coins=2, buys=2, hand="trader")
    t.pick("pile moat", "trader")
    assert (t.discard(0), t.discard(1)) == ("silver", "curse")  # Moat was the third Action of the turn


@pytest.mark.rule("DOM-059", "DOM-061")
def test_the_silver_of_an_exchange_is_not_gained() -> None:
    t = situation(phase="buy", coins=2, buys=2, hand="trader")
    t.pick("pile moat", "trader")
    assert (t.gained(), t.discard()) == ("moat", "silver")
    assert t.prompt == "buy-phase"  # Trader was not asked about the Silver


@pytest.mark.rule("DOM-060")
def test_no_exchange_without_a_silver() -> None:
    t = situation(phase="buy", coins=2, buys=2, hand="trader", piles={"silver": 0})
    t.pick("pile moat")
    assert (t.prompt, t.discard(), t.pile("moat")) == ("buy-phase", "moat", 9)


@pytest.mark.rule("DOM-060")
def test_no_exchange_of_a_card_that_cannot_return() -> None:
    t = situation(phase="buy", coins=5, buys=2, hand="trader", piles={"inn": 10})
    t.pick("pile inn", "inn", "inn")  # Inn was shuffled into the deck
    assert (t.prompt, t.deck(), t.discard(), t.pile("silver")) == ("buy-phase", "inn", "", 40)


@pytest.mark.rule("DOM-061")
def test_exchanging_is_not_trashing() -> None:
    t = situation(phase="buy", coins=4, buys=2, hand="trader", piles={"nomads": 10})
    t.pick("pile nomads", "trader")
    assert t.coins == 2  # for the gain; none for a trash
    assert (t.trash, t.pile("nomads"), t.discard()) == ("", 10, "silver")


@pytest.mark.rule("DOM-062")
def test_the_gaining_player_orders_the_abilities_of_one_gain() -> None:
    t = situation(phase="buy", in_play="haggler", hand="trader", coins=6, buys=2, piles={"border-village": 10})
    t.pick("pile border-village")
    assert sorted(t.offered) == ["card border-village", "card haggler", "card trader"]
    t.pick("haggler", "pile militia", "done")  # Militia is not exchanged
    assert sorted(t.offered) == ["card border-village", "card trader"]
    t.pick("trader", "pile duchy", "done")  # Border Village's ability is left, and must be executed
    assert (t.gained(), t.discard()) == ("border-village, militia, duchy", "duchy, militia, silver")


@pytest.mark.rule("DOM-063")
def test_a_reaction_drawn_meanwhile_may_be_used_for_the_same_gain() -> None:
    t = situation(phase="buy", coins=6, buys=2, deck="trader", piles={"border-village": 10, "trail": 10})
    t.pick("pile border-village", "pile trail", "trail")
    assert (t.hand(), t.prompt, t.offered) == ("trader", "resolve", ["card trader", "done"])
    t.pick("trader")
    assert (t.pile("border-village"), t.discard(), t.in_play()) == (10, "silver", "trail")


def bought_trail(hand: str) -> Situation:
    t = situation(phase="buy", coins=4, buys=2, hand=hand, piles={"trail": 10})
    return t.pick("pile trail")


@pytest.mark.rule("DOM-064")
def test_the_first_effect_that_moves_the_gained_card_wins() -> None:
    played = bought_trail(hand="trader")
    assert sorted(played.offered) == ["card trader", "card trail", "done"]
    played.pick("trail")
    assert (played.prompt, played.in_play(), played.pile("trail")) == ("buy-phase", "trail", 9)
    exchanged = bought_trail(hand="trader")
    exchanged.pick("trader")
    assert (exchanged.prompt, exchanged.in_play(), exchanged.discard()) == ("buy-phase", "", "silver")


@pytest.mark.rule("DOM-065")
def test_a_card_that_is_covered_in_the_discard_pile_can_be_moved() -> None:
    t = situation(phase="buy", coins=6, buys=2, hand="trader", piles={"border-village": 10})
    t.pick("pile border-village", "border-village", "pile duchy", "done")
    assert [card.slug for card in t.player().discard] == ["border-village", "duchy"]
    t.pick("trader")
    assert (t.discard(), t.pile("border-village")) == ("duchy, silver", 10)


@pytest.mark.rule("DOM-065")
@pytest.mark.parametrize("covered", [False, True])
def test_a_card_that_is_covered_on_the_deck_cannot_be_moved(covered: bool) -> None:
    t = situation(hand="develop, duchy, trader, copper", piles={"border-village": 10})
    t.pick("develop", "duchy", "pile border-village", "border-village")
    assert t.deck() == "border-village"
    if covered:  # by hand, as no card of these sets would do it now
        t.state.take_from_hand(t.player(), COPPER)
        t.state.to_deck(t.player(), [COPPER])
    t.pick("pile estate", "done")
    assert ("card trader" in t.offered) is not covered


@pytest.mark.rule("DOM-066")
def test_border_village_brings_souk_and_souk_trashes_two() -> None:
    piles = {"border-village": 10, "souk": 10}
    t = situation(phase="buy", coins=6, buys=2, hand="estate, curse, copper", piles=piles)
    t.pick("pile border-village", "pile souk")
    assert (t.prompt, t.offered) == ("trash", ["card copper", "card estate", "card curse", "done"])
    t.pick("estate", "curse")
    assert (t.trash, t.hand(), t.gained()) == ("curse, estate", "copper", "border-village, souk")


@pytest.mark.rule("DOM-067")
def test_haggler_and_border_village() -> None:
    t = situation(phase="buy", in_play="haggler", coins=6, buys=2, piles={"border-village": 10})
    t.pick("pile border-village", "border-village", "pile duchy", "pile haggler")
    assert (t.gained(), t.prompt) == ("border-village, duchy, haggler", "buy-phase")
    assert t.discard() == "border-village, duchy, haggler"


CHANGES: dict[str, Callable[[Dominion], object]] = {
    "taken": lambda g: g.take(SILVER),
    "put back": lambda g: g.put_back(SILVER),
    "rotated": lambda g: g.rotate(g.players[0], 0),
}


@pytest.mark.parametrize("change", CHANGES)
def test_a_copy_has_piles_of_its_own(change: str) -> None:
    """Both look at the same numbers until one of them changes something; neither notices what the other does."""
    state = situation(hand="silver", piles={"townsfolk": "2 town-crier, miller"}).state
    before, copy = state.piles[:], state.copy()
    CHANGES[change](copy)
    after = copy.piles[:]
    assert (state.piles, after != before) == (before, True)
    CHANGES[change](state)
    assert (state.piles, copy.piles) == (after, after)
    CHANGES[change](state)
    assert copy.piles == after
