"""Relaxed errs like a person: something nearly as good, never what a beginner would call absurd."""

from typing import Any

import pytest

from allmende import Game, arrange, new_game
from allmende.bots import make_bot
from allmende.bots.search.levels import make_guide
from allmende.bots.search.relaxed import RelaxedBot
from allmende.dominion.card import BY_SLUG

SEEDS = range(6)
ALWAYS = 100


def picks_of(game: Game) -> set[str]:
    """What somebody picks who errs at every opportunity."""
    found = set()
    for seed in SEEDS:
        assert game.choice is not None
        bot = RelaxedBot(make_guide(game.rules.name, seed), ALWAYS, seed)
        key = game.key(bot.pick(game, game.choice))
        found.add(" ".join(str(part) for part in key))
    return found


def buying(coins: int, deck: str, provinces: int = 8, kingdom: str = "first-game") -> Game:
    return arrange(
        "dominion",
        {
            "kingdom": kingdom, "phase": "buy", "bought": True, "coins": coins, "piles": {"province": provinces},
            "seats": [{"deck": deck, "turns": 8}, {"deck": "7 copper, 3 estate, 2 silver", "turns": 8}],
        },
    )  # fmt: skip


def acting(hand: str, deck: str = "5 copper, 2 silver", kingdom: str = "first-game") -> Game:
    seats = [{"hand": hand, "deck": deck, "turns": 6}, {"deck": "7 copper, 3 estate, 2 silver", "turns": 6}]
    return arrange("dominion", {"kingdom": kingdom, "phase": "action", "seats": seats})


def farm(**seat: Any) -> Game:
    return arrange("agricola", {"round": 4, "seats": [seat, {"goods": "6 food"}]})


@pytest.mark.parametrize(
    ("game", "absurd"),
    [
        (buying(8, "7 copper, 3 gold, 2 silver"), {"done", "pile copper", "pile curse", "pile estate"}),
        (buying(6, "7 copper, 2 silver"), {"done", "pile copper", "pile curse", "pile estate"}),
        (buying(3, "7 copper, 3 estate"), {"done", "pile copper", "pile curse", "pile estate"}),
        (buying(11, "6 gold, 4 silver", provinces=1), {"done", "pile copper", "pile curse", "pile silver"}),
        (acting("smithy, 4 copper"), {"done"}),
        (acting("village, smithy, 3 copper"), {"done", "card smithy"}),
        (acting("market, 4 estate"), {"done"}),
    ],
)
def test_in_dominion_nobody_passes_up_a_turn_or_buys_rubbish(game: Game, absurd: set[str]) -> None:
    found = picks_of(game)
    assert not found & absurd


def test_in_dominion_the_last_province_is_bought_when_it_wins() -> None:
    game = arrange(
        "dominion",
        {
            "kingdom": "introduction", "phase": "buy", "coins": 8, "piles": {"province": 1},
            "seats": [
                {"deck": "4 province, 6 gold, 4 silver", "turns": 15},
                {"hand": "5 copper", "deck": "2 province, 7 copper", "turns": 15},
            ],
        },
    )  # fmt: skip
    assert picks_of(game) == {f"pile {BY_SLUG['province'].slug}"}


def test_errors_are_ideas_that_come_to_mind() -> None:
    """Among five coins' worth there is more than one thing that a person may think best."""
    assert len(picks_of(buying(5, "7 copper, 3 estate, silver"))) > 1


def test_in_agricola_a_hungry_family_looks_for_food() -> None:
    game = farm(goods="1 food", home=1)
    hungry = picks_of(game)
    assert not hungry & {"space farmland", "space clay-pit", "space reed-bank"}


def test_without_errors_it_follows_its_first_idea() -> None:
    game = new_game("lowlands", players=2, seed=3, auto=True, events=False)
    assert game.choice is not None
    guide = make_guide("lowlands", 0)
    guide.meet(game, game.choice.seat)
    first = guide.next_option(game, game.choice, [])
    assert RelaxedBot(make_guide("lowlands", 0), 0, 5).pick(game, game.choice) == first
    assert isinstance(make_bot("relaxed", "lowlands"), RelaxedBot)
