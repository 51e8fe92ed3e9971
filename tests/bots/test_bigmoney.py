"""Big Money: what it buys, how it answers cards, and that it is worth something."""

from typing import Any

import pytest

from allmende.bots import make_bot
from tests.bots.tables import wins
from tests.dominion.situations import Situation, situation


def answer(t: Situation, name: str = "bigmoney") -> str:
    """What the bot picks in this situation."""
    choice = t.game.choice
    assert choice is not None
    return t.words(make_bot(name).pick(t.game, choice))[0]


def answers(t: Situation, count: int, name: str = "bigmoney") -> list[str]:
    """The bot's next picks, played."""
    picks = []
    for _ in range(count):
        picks.append(answer(t, name))
        t.pick(picks[-1])
    return picks


def buying(coins: int, provinces: int = 8, **more: Any) -> Situation:
    return situation(phase="buy", coins=coins, bought=True, piles={"province": provinces}, kingdom="first-game", **more)


# Buying


@pytest.mark.parametrize(
    ("coins", "provinces", "bought"),
    [
        (2, 8, "done"),
        (3, 8, "pile silver"),
        (5, 8, "pile silver"),
        (6, 8, "pile gold"),
        (8, 8, "pile province"),
        (5, 6, "pile duchy"),
        (6, 6, "pile gold"),
        (6, 4, "pile duchy"),
        (4, 4, "pile silver"),
        (2, 3, "done"),
        (2, 2, "pile estate"),
        (4, 2, "pile estate"),
        (20, 1, "pile province"),
    ],
)
def test_what_big_money_buys(coins: int, provinces: int, bought: str) -> None:
    assert answer(buying(coins, provinces)) == bought


@pytest.mark.parametrize(
    ("name", "deck", "coins", "bought"),
    [
        ("bigmoney-smithy", "10 copper", 4, "pile smithy"),
        ("bigmoney-smithy", "10 copper", 6, "pile gold"),
        ("bigmoney-smithy", "10 copper", 3, "pile silver"),
        ("bigmoney-smithy", "10 copper, smithy", 4, "pile silver"),
        ("bigmoney-smithy:2", "10 copper, smithy", 4, "pile silver"),
        ("bigmoney-smithy:2", "15 copper, smithy", 4, "pile smithy"),
        ("bigmoney-smithy:2", "15 copper, 2 smithy", 4, "pile silver"),
        ("bigmoney-market:2", "9 copper, market", 5, "pile market"),
    ],
)
def test_when_it_buys_its_card(name: str, deck: str, coins: int, bought: str) -> None:
    assert answer(buying(coins, deck=deck), name) == bought


def test_victory_cards_wait_for_the_end() -> None:
    early = situation(phase="buy", coins=4, bought=True, piles={"province": 8, "gardens": 8})
    late = situation(phase="buy", coins=4, bought=True, piles={"province": 6, "gardens": 8})
    assert answer(early, "bigmoney-gardens") == "pile silver"
    assert answer(late, "bigmoney-gardens") == "pile gardens"


def test_all_treasures_are_played_before_buying() -> None:
    t = situation(hand="2 fools-gold, 2 copper, estate", phase="buy")
    assert sorted(answers(t, 3)) == ["card fools-gold", "card fools-gold", "treasures"]
    assert (t.coins, answer(t)) == (7, "pile gold")


# Actions


def test_villages_before_terminals() -> None:
    t = situation(hand="smithy, village, 3 copper", deck="5 copper")
    assert answers(t, 2) == ["card village", "card smithy"]


@pytest.mark.parametrize(
    "hand",
    [
        "remodel, 4 silver",
        "chapel, 4 silver",
        "moneylender, 4 silver",
        "mine, 4 gold",
        "stables, 4 estate",
        "throne-room, 4 copper",
        "throne-room, throne-room, 3 copper",
        "trader, 4 copper",
    ],
)
def test_an_action_that_would_only_harm_is_not_played(hand: str) -> None:
    assert answer(situation(hand=hand, piles={"province": 8})) == "done"


def test_remodel_turns_gold_into_province() -> None:
    t = situation(hand="remodel, gold, silver", piles={"province": 1})
    assert answers(t, 3) == ["card remodel", "card gold", "pile province"]


def test_chapel_trashes_junk_but_keeps_what_this_turn_buys() -> None:
    t = situation(hand="chapel, estate, curse, gold, 3 copper", deck="5 silver")
    assert sorted(answers(t, 4)) == ["card chapel", "card curse", "card estate", "done"]
    t = situation(hand="chapel, estate, 2 gold, 3 copper", deck="5 silver")
    assert answers(t, 4) == ["card chapel", "card estate", "card copper", "done"]


# Answering cards


def test_militia_takes_the_worst_cards() -> None:
    t = situation({"hand": "gold, estate, silver, copper, smithy"}, hand="militia")
    t.pick("militia")
    assert answers(t, 2) == ["card estate", "card copper"]


def test_moat_is_shown_and_guard_dog_let_loose() -> None:
    t = situation({"hand": "moat, guard-dog, 3 copper", "deck": "5 copper"}, hand="militia")
    t.pick("militia")
    assert sorted(answers(t, 2)) == ["card guard-dog", "card moat"]


def test_tunnel_is_the_first_to_be_discarded_and_brings_gold() -> None:
    t = situation({"hand": "tunnel, estate, 2 curse, copper"}, hand="militia")
    t.pick("militia")
    picks = answers(t, 3)
    assert picks[0] == "card tunnel"
    assert picks[-1] == "card tunnel"
    assert "gold" in t.discard(1)


def test_trader_turns_curses_into_silver_but_not_gold() -> None:
    t = situation({"hand": "trader, 4 copper"}, hand="witch")
    t.pick("witch")
    assert answer(t) == "card trader"
    t = situation(hand="trader", phase="buy", coins=6)
    t.pick("pile gold")
    assert answer(t) == "done"


def test_trader_does_not_give_away_the_card_of_the_plan() -> None:
    t = situation(hand="trader", deck="10 copper", phase="buy", coins=4, piles={"smithy": 10})
    t.pick("pile smithy")
    assert answer(t, "bigmoney-smithy") == "done"


def test_the_best_card_ends_on_top_of_the_deck() -> None:
    t = situation(hand="cartographer", deck="copper, gold, silver, silver, gold")
    t.pick("cartographer")
    assert answers(t, 3) == ["done", "card silver", "card silver"]
    assert t.deck() == "gold, gold, silver, silver"


def test_bandit_takes_silver_rather_than_gold() -> None:
    t = situation({"deck": "gold, silver"}, hand="bandit")
    t.pick("bandit")
    assert answer(t) == "card silver"


# Strength: small numbers, fixed seeds, loose bounds. docs/lab.md has the measured ones.


def test_big_money_beats_random() -> None:
    assert wins("bigmoney", "random", 40) >= 39


def test_one_smithy_beats_none() -> None:
    assert wins("bigmoney-smithy", "bigmoney", 300) > 180


def test_who_may_trash_everything_keeps_money() -> None:
    t = situation({}, phase="buy", bought=True, kingdom="simple-plans", hand="4 copper", deck="6 copper, 3 estate")
    t.pick("landscape donate")
    t.pick("done")
    while t.game.choice is not None and t.game.choice.prompt.name == "trash":
        t.pick(answer(t))
    kept = [card.slug for card in t.player(0).cards()]
    assert set(kept) == {"copper"}
    assert 7 <= len(kept) < 10


@pytest.mark.parametrize(("turns", "bought"), [(60, "done"), (61, "pile copper")])
def test_beggars_come_to_an_end(turns: int, bought: str) -> None:
    assert answer(buying(0, turns=turns)) == bought
