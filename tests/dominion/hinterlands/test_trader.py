"""Trader ($4): what it trashes, what it exchanges, and the rulebook's examples."""

import pytest

from allmende.dominion.cards.base import SMITHY
from allmende.dominion.cards.basic import ESTATE, SILVER
from allmende.dominion.happening import Move
from allmende.dominion.moves import exchange
from allmende.dominion.zones import DISCARD
from tests.dominion.situations import situation

# Played


@pytest.mark.rule("DOM-212", "DOM-213")
def test_trader_trashes_a_3_for_three_silvers() -> None:
    t = situation(hand="trader, village, gold")
    t.pick("trader")
    assert (t.prompt, t.offered) == ("trash", ["card gold", "card village"])  # a card must be trashed
    t.pick("village")
    assert (t.trash, t.discard(), t.gained()) == ("village", "silver, silver, silver", "silver, silver, silver")


@pytest.mark.rule("DOM-213")
@pytest.mark.parametrize(("card", "silvers"), [("copper", 0), ("curse", 0), ("estate", 2), ("province", 8)])
def test_trader_gains_a_silver_for_each_coin_of_the_cost(card: str, silvers: int) -> None:
    t = situation(hand=f"trader, {card}")
    t.pick("trader", card)
    assert t.gained() == ", ".join(["silver"] * silvers)


@pytest.mark.rule("DOM-212")
def test_trader_reads_the_present_cost() -> None:
    t = situation(hand="highway, trader, village")
    t.pick("highway", "trader", "village")
    assert t.gained() == "silver, silver"


@pytest.mark.rule("DOM-214")
def test_trader_without_a_card_to_trash_gains_nothing() -> None:
    t = situation(hand="trader")
    t.pick("trader")
    assert (t.prompt, t.gained(), t.trash) == ("buy-phase", "", "")


def test_trader_gains_only_the_silvers_that_are_left() -> None:
    t = situation(hand="trader, gold", piles={"silver": 4})
    t.pick("trader", "gold")
    assert t.gained() == "silver, silver, silver, silver"


# Revealed


@pytest.mark.rule("DOM-215", "DOM-219", "DOM-224")
def test_susanne_exchanges_a_bought_copper_for_a_silver() -> None:
    t = situation(hand="trader", phase="buy", buys=2)
    coppers = t.pile("copper")
    t.pick("pile copper")
    assert (t.offered, t.discard()) == (["card trader", "done"], "copper")
    t.pick("trader")
    assert (t.pile("copper"), t.pile("silver"), t.discard()) == (coppers, 39, "silver")
    assert (t.hand(), t.prompt) == ("trader", "buy-phase")  # Trader does not answer the Silver: it is no gain


@pytest.mark.rule("DOM-215")
def test_trader_need_not_be_revealed() -> None:
    t = situation(hand="trader", phase="buy", buys=2)
    t.pick("pile copper", "done")
    assert (t.discard(), t.pile("silver")) == ("copper", 40)


@pytest.mark.rule("DOM-215")
def test_trader_must_be_in_hand() -> None:
    t = situation(in_play="trader", discard="trader", deck="trader", phase="buy", buys=2)
    t.pick("pile copper")
    assert t.prompt == "buy-phase"


@pytest.mark.rule("DOM-215")
def test_trader_does_not_answer_what_another_player_gains() -> None:
    t = situation({"hand": "trader"}, phase="buy", buys=2)
    t.pick("pile copper")
    assert (t.seat, t.prompt) == (0, "buy-phase")


def test_trader_may_answer_every_gain() -> None:
    t = situation(hand="trader", phase="buy", buys=4)
    t.pick("pile copper", "trader", "pile copper", "trader", "pile copper", "trader")
    assert t.discard() == "silver, silver, silver"


def test_the_cost_of_an_exchanged_card_is_paid() -> None:
    t = situation(hand="trader", phase="buy", coins=8, buys=2)
    t.pick("pile gold", "trader")
    assert (t.coins, t.discard(), t.pile("gold")) == (2, "silver", 30)


@pytest.mark.rule("DOM-215", "DOM-216")
def test_a_card_gained_to_the_hand_goes_back_to_its_pile_for_a_silver_in_the_discard_pile() -> None:
    t = situation(hand="artisan, trader")
    t.pick("artisan", "pile duchy", "trader")
    assert (t.hand(), t.discard(), t.pile("duchy")) == ("trader", "silver", 8)


@pytest.mark.rule("DOM-215", "DOM-216")
def test_a_card_gained_onto_the_deck_goes_back_to_its_pile_for_a_silver_in_the_discard_pile() -> None:
    t = situation(hand="develop, trader, gold", deck="curse")
    t.pick("develop", "gold", "pile duchy", "trader")
    assert (t.deck(), t.discard(), t.pile("duchy")) == ("curse", "silver", 8)


@pytest.mark.rule("DOM-216")
def test_a_card_gained_from_the_trash_goes_to_its_pile() -> None:
    """None of our cards gains from the trash: the gain is put together by hand."""
    t = situation(discard="estate")
    assert t.pile("estate") == 8
    exchange(t.state, Move(t.player(), ESTATE, DISCARD, t.player().shuffles), SILVER)
    assert (t.pile("estate"), t.discard(), t.trash) == (9, "silver", "")


@pytest.mark.rule("DOM-217")
def test_a_card_without_a_pile_is_not_exchanged() -> None:
    """All our cards come from the supply: the gain is put together by hand."""
    t = situation(kingdom="bargains")
    t.player().discard.append(SMITHY)
    exchange(t.state, Move(t.player(), SMITHY, DISCARD, t.player().shuffles), SILVER)
    assert (t.discard(), t.pile("silver")) == ("smithy", 40)


@pytest.mark.rule("DOM-217")
def test_a_trail_that_was_played_is_not_exchanged() -> None:
    t = situation(hand="trader", phase="buy", coins=4, buys=2, piles={"trail": 10})
    t.pick("pile trail")
    assert t.offered == ["card trail", "card trader", "done"]
    t.pick("trail")
    assert (t.prompt, t.in_play(), t.discard()) == ("buy-phase", "trail", "")


@pytest.mark.rule("DOM-217")
def test_an_inn_that_was_shuffled_into_the_deck_is_not_exchanged() -> None:
    t = situation(hand="trader", phase="buy", coins=5, buys=2, piles={"inn": 10})
    t.pick("pile inn", "card inn", "card inn")
    assert (t.prompt, t.deck(), t.discard()) == ("buy-phase", "inn", "")


@pytest.mark.rule("DOM-217")
def test_nothing_is_exchanged_without_silvers() -> None:
    t = situation(hand="trader", phase="buy", buys=2, piles={"silver": 0})
    t.pick("pile copper")
    assert (t.prompt, t.discard()) == ("buy-phase", "copper")


@pytest.mark.rule("DOM-218", "DOM-224")
def test_the_original_card_counts_as_gained_and_the_silver_does_not() -> None:
    """Cauldron counts the exchanged Market as the third Action."""
    t = situation(hand="trader", in_play="cauldron", gained="2 moat", phase="buy", coins=5, buys=2)
    t.pick("pile market", "trader")
    assert t.gained() == "moat, moat, market"
    assert (t.discard(), t.discard(1)) == ("silver", "curse")


@pytest.mark.rule("DOM-218")
def test_haggler_looks_at_the_card_that_was_exchanged() -> None:
    t = situation(hand="trader", in_play="haggler", phase="buy", coins=6, buys=2)
    t.pick("pile gold", "trader")
    assert {t.cost(option.removeprefix("pile ")) for option in t.offered} == {0, 2, 3, 4, 5}
    t.pick("pile market", "done")
    assert t.discard() == "market, silver"


@pytest.mark.rule("DOM-220")
def test_bernd_exchanges_the_copper_that_haggler_brings() -> None:
    t = situation(hand="haggler, trader", piles={"crossroads": 10})
    t.pick("haggler")
    assert t.coins == 2
    t.pick("pile crossroads", "haggler")
    assert t.offered == ["pile copper", "pile curse"]  # cheaper than $2, no Victory card; he must take one
    t.pick("pile copper")
    coppers = t.pile("copper")
    t.pick("trader", "done")  # the Copper, not the Crossroads
    assert (t.owned(), t.pile("copper")) == ("crossroads, haggler, silver, trader", coppers + 1)


@pytest.mark.rule("DOM-221")
def test_marie_brews_three_curses_and_susanne_turns_them_into_silvers() -> None:
    t = situation({"hand": "trader"}, hand="3 cauldron", phase="buy", piles={"crossroads": 10})
    t.pick("card cauldron", "card cauldron", "card cauldron")
    assert (t.coins, t.buys) == (6, 4)
    t.pick("pile crossroads", "pile crossroads")
    assert t.seat == 0
    t.pick("pile crossroads")
    for _ in range(3):
        if t.seat == 0:
            t.pick("cauldron")  # which one acts next
        assert (t.seat, t.offered) == (1, ["card trader", "done"])
        t.pick("trader")
    assert (t.discard(1), t.pile("curse")) == ("silver, silver, silver", 10)


@pytest.mark.rule("DOM-218", "DOM-222")
def test_an_exchanged_border_village_still_brings_a_duchy_which_is_exchanged_as_well() -> None:
    t = situation(hand="trader", phase="buy", coins=6, buys=2, piles={"border-village": 10})
    t.pick("pile border-village")
    assert t.offered == ["card border-village", "card trader"]  # Border Village's ability cannot be left be
    t.pick("trader", "pile duchy", "trader")
    assert (t.discard(), t.pile("border-village"), t.pile("duchy")) == ("silver, silver", 10, 8)
    assert t.prompt == "buy-phase"


@pytest.mark.rule("DOM-223")
def test_with_two_silvers_left_the_third_curse_stays() -> None:
    t = situation(
        {"hand": "trader"}, in_play="3 cauldron", gained="2 moat", phase="buy", coins=2, buys=2, piles={"silver": 2}
    )
    t.pick("pile moat", "trader", "trader")
    assert t.seat == 0
    assert (t.discard(1), t.pile("silver")) == ("curse, silver, silver", 0)
