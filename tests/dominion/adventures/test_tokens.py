"""The -1 Card, -$1 and Journey tokens, and Ranger, who turns the last over."""

import pytest

from allmende.dominion.counters import JOURNEY, MINUS_CARD, MINUS_COIN
from tests.dominion.situations import situation

# -1 Card


@pytest.mark.rule("DOM-155")
def test_the_next_draw_is_one_card_smaller() -> None:
    t = situation(
        hand="smithy, village, copper", deck="6 estate", tokens={"minus-card": 1}, actions=2, piles={"port": 1}
    )
    t.pick("smithy")
    assert (t.hand(), t.player().count(MINUS_CARD)) == ("copper, estate, estate, village", 0)
    t.pick("village")
    assert t.hand() == "copper, estate, estate, estate"


@pytest.mark.rule("DOM-155")
def test_a_draw_of_one_card_draws_none() -> None:
    t = situation(hand="village", deck="estate", tokens={"minus-card": 1}, piles={"port": 1})
    t.pick("village")
    assert (t.hand(), t.player().count(MINUS_CARD)) == ("", 0)


@pytest.mark.rule("DOM-155")
def test_a_draw_of_no_card_leaves_the_token() -> None:
    t = situation(hand="cellar, copper", deck="3 estate", tokens={"minus-card": 1}, piles={"port": 1})
    t.pick("cellar", "done")
    assert t.player().count(MINUS_CARD) == 1


@pytest.mark.rule("DOM-155")
def test_clean_up_draws_four_cards_with_the_token() -> None:
    t = situation({}, hand="copper", deck="9 estate", tokens={"minus-card": 1}, piles={"port": 1})
    t.end_turn()
    assert (len(t.player().hand), t.player().count(MINUS_CARD)) == (4, 0)


def test_looking_and_revealing_are_no_draws() -> None:
    """Warrior's victim discards from the deck, Giant's reveals: the token stays."""
    t = situation({"deck": "gold, copper, estate", "tokens": {"minus-card": 1}}, hand="warrior", piles={"giant": 1})
    t.pick("warrior")
    assert (t.discard(1), t.player(1).count(MINUS_CARD)) == ("gold", 1)
    t = situation(hand="cartographer", deck="copper, 4 gold", tokens={"minus-card": 1}, piles={"port": 1})
    t.pick("cartographer")
    assert (t.player().count(MINUS_CARD), len(t.player().looking)) == (0, 4), "its own card is a draw"


@pytest.mark.rule("DOM-407")
@pytest.mark.parametrize("card", ["jack-of-all-trades", "library"])
def test_drawing_until_there_are_so_many_cards_ignores_the_token(card: str) -> None:
    t = situation(hand=f"{card}, 2 copper", deck="9 estate", tokens={"minus-card": 1}, piles={"port": 1})
    t.pick(card)
    if card == "jack-of-all-trades":
        t.pick("done", "done")
    full = 5 if card == "jack-of-all-trades" else 7
    assert (len(t.player().hand), t.player().count(MINUS_CARD)) == (full, 0)


@pytest.mark.rule("DOM-407")
@pytest.mark.parametrize("card", ["jack-of-all-trades", "library"])
def test_with_a_full_hand_nothing_is_drawn_and_the_token_stays(card: str) -> None:
    t = situation(hand=f"{card}, 7 copper", deck="9 estate", tokens={"minus-card": 1}, piles={"port": 1})
    t.pick(card)
    if card == "jack-of-all-trades":
        t.pick("done")
    assert (len(t.player().hand), t.player().count(MINUS_CARD)) == (7, 1)


def test_a_guide_draws_one_card_fewer() -> None:
    t = situation({}, tavern="guide", hand="copper", deck="6 estate", tokens={"minus-card": 1}, started=False)
    t.pick("guide")
    assert len(t.player().hand) == 4


# -$1


@pytest.mark.rule("DOM-156")
@pytest.mark.parametrize(("treasure", "coins"), [("copper", 0), ("silver", 1), ("gold", 2)])
def test_the_next_coins_are_one_fewer(treasure: str, coins: int) -> None:
    t = situation(hand=treasure, phase="buy", tokens={"minus-coin": 1}, piles={"bridge-troll": 9})
    t.pick(f"card {treasure}")
    assert (t.coins, t.player().count(MINUS_COIN)) == (coins, 0)


@pytest.mark.rule("DOM-156")
def test_only_the_first_of_several_sources_is_reduced() -> None:
    t = situation(hand="2 silver, copper", phase="buy", tokens={"minus-coin": 1}, piles={"bridge-troll": 9})
    t.pick("treasures")
    assert t.coins == 4


@pytest.mark.rule("DOM-156")
def test_coins_of_actions_are_reduced_too() -> None:
    t = situation(hand="festival, copper", tokens={"minus-coin": 1}, piles={"bridge-troll": 9})
    t.pick("festival")
    assert (t.coins, t.player().count(MINUS_COIN)) == (1, 0)


@pytest.mark.rule("DOM-156")
def test_merchants_coin_is_a_source_of_its_own() -> None:
    t = situation(
        hand="silver", in_play="merchant", phase="buy", tokens={"minus-coin": 1}, piles={"bridge-troll": 9}
    )  # fmt: skip
    t.pick("card silver")
    assert (t.coins, t.player().count(MINUS_COIN)) == (2, 0)


def test_cards_without_coins_and_payments_leave_the_token() -> None:
    t = situation(hand="village", deck="copper", tokens={"minus-coin": 1}, piles={"bridge-troll": 9})
    t.pick("village")
    assert t.player().count(MINUS_COIN) == 1
    t = situation(phase="buy", coins=3, buys=2, tokens={"minus-coin": 1}, piles={"bridge-troll": 9})
    t.pick("pile silver")
    assert (t.coins, t.player().count(MINUS_COIN)) == (0, 1)


def test_the_token_is_kept_until_there_are_coins() -> None:
    t = situation({"deck": "9 copper"}, hand="estate", deck="9 copper", tokens={"minus-coin": 1})
    t.end_turn().end_turn()
    assert t.player().count(MINUS_COIN) == 1


# Journey


@pytest.mark.rule("DOM-157")
def test_the_journey_token_starts_face_up_and_ranger_turns_it_over() -> None:
    t = situation(hand="ranger, copper", deck="6 estate", actions=1)
    t.pick("ranger")
    assert (t.hand(), t.buys, t.player().count(JOURNEY)) == ("copper", 2, 1)


@pytest.mark.rule("DOM-157")
def test_ranger_draws_five_cards_when_the_token_lies_face_up_again() -> None:
    t = situation(hand="2 ranger, copper", deck="6 estate", actions=2)
    t.pick("ranger", "ranger")
    assert t.hand() == "copper, estate, estate, estate, estate, estate"
    assert (t.buys, t.player().count(JOURNEY)) == (3, 0)


def test_ranger_and_giant_share_the_token() -> None:
    t = situation({}, hand="giant, ranger, copper", deck="6 estate", actions=2)
    t.pick("giant", "ranger")
    assert (t.coins, len(t.player().hand)) == (1, 6)


def test_everyone_has_a_journey_token_of_his_own() -> None:
    t = situation({"hand": "ranger", "deck": "6 estate"}, hand="ranger", deck="5 copper, 6 estate")
    t.pick("ranger", "done", "ranger")
    assert (t.player(0).count(JOURNEY), t.player(1).count(JOURNEY)) == (1, 1)
    assert t.hand(1) == ""


def test_everyone_sees_tokens() -> None:
    t = situation({"tokens": {"minus-coin": 1, "minus-card": 1}}, tokens={"journey": 1}, piles={"ranger": 9})
    tokens = [player["tokens"] for player in t.game.view(None)["table"]["players"]]
    assert tokens == [{"journey": 1}, {"minus-card": 1, "minus-coin": 1}]
