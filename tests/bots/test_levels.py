"""Relaxed, solid and strong: they keep their time, see only what they may, can be repeated, and finish their games."""

from itertools import islice
from time import perf_counter, sleep
from typing import Any

import pytest

from allmende import Game, arrange, new_game
from allmende.bots import Bot, UnknownBot, bot_names, make_bot
from allmende.bots.search.advice import advise, ordered
from allmende.bots.search.cores import merged
from allmende.bots.search.guide import Guide
from allmende.bots.search.levels import LEVELS, budget_of, make_guide
from allmende.bots.search.tree import Budget, Finding, Search
from allmende.dominion.card import BY_SLUG
from allmende.lab import play_game
from allmende.table import Choice, Option, seeded
from tests.dominion.situations import situation as table
from tests.table.toys import toys_on_the_shelf

GAMES: dict[str, dict[str, Any]] = {
    "agricola": {"players": 2}, "dominion": {"players": 2, "kingdom": "introduction"}, "lowlands": {"players": 3},
}  # fmt: skip
SMALL = ("relaxed", "solid:6", "strong:10")
TINY = ("strong:3", "relaxed", "solid:2")


def begun(name: str, seed: int, **options: Any) -> Game:
    return new_game(name, seed=seed, auto=True, events=False, **{**GAMES[name], **options})


def choices_of(game: Game, picks: int) -> list[tuple[Game, Choice]]:
    """Some choices in the course of a game that quick bots play: copies of it, each with its open choice."""
    bots = [make_bot("relaxed", game.rules.name, seat) for seat in range(game.players)]
    met = []
    while (choice := game.choice) is not None:
        if game.picks % picks == 0:
            copy = game.clone()
            assert copy.choice is not None
            met.append((copy, copy.choice))
        game.play(bots[choice.seat].pick(game, choice))
    return met


# Names and budgets


@pytest.mark.parametrize("game", GAMES)
def test_every_game_has_the_levels(game: str) -> None:
    assert bot_names(game)[-3:] == ["relaxed", "solid", "strong"]


def test_strong_thinks_for_two_seconds_unless_told_otherwise() -> None:
    assert LEVELS["strong"].budget == Budget(ms=2000)
    assert budget_of("", "500ms") == Budget(ms=500)
    assert budget_of("", "1.5s") == Budget(ms=1500)
    assert budget_of("", "200") == Budget(simulations=200)
    assert budget_of("", "2s*4") == Budget(ms=2000, cores=4)


@pytest.mark.parametrize(
    "name",
    [
        "strong:",
        "strong:0",
        "strong:-5",
        "solid:fast",
        "strong:2h",
        "strong:1e3",
        "strong:9999s",
        "strong:2s*0",
        "strong:2s*many",
    ],
)
def test_a_budget_that_is_none_is_refused(name: str) -> None:
    with pytest.raises(UnknownBot, match="after the colon"):
        make_bot(name, "dominion")


@pytest.mark.parametrize("game", GAMES)
def test_the_time_is_kept(game: str) -> None:
    """At most a tenth more than the budget. Up to five tries: other work on this machine takes time, too."""

    def taken(copy: Game, choice: Choice) -> float:
        began = perf_counter()
        make_bot("strong:250ms", game, 1).pick(copy, choice)
        return perf_counter() - began

    for copy, choice in islice(choices_of(begun(game, 3), 23), 1, 4):
        assert any(taken(copy, choice) <= 0.275 for _ in range(5))


class Ponderer:
    """Takes 20 ms for whatever it picks, the first option."""

    def pick(self, game: Game, choice: Choice) -> int:
        sleep(0.02)
        return choice.options[0]


def test_looking_for_options_does_not_take_all_the_time() -> None:
    game = begun("agricola", 1)
    assert game.choice is not None
    assert len(game.choice.options) > 8
    search = Search(Guide(Ponderer(), 1), Budget(ms=80), 1)
    assert len(search.findings(game, game.choice)) == 1
    search = Search(Guide(Ponderer(), 1), Budget(simulations=1), 1)
    assert len(search.arms(game, game.choice)) == 8


# What every bot keeps


@pytest.mark.parametrize("level", SMALL)
@pytest.mark.parametrize("game", GAMES)
def test_they_see_only_what_their_seat_knows(game: str, level: str) -> None:
    """Two games that differ in nothing but what is hidden get the same answer."""
    options = {"cards": "deal"} if game == "agricola" else {}
    for number, (copy, choice) in enumerate(choices_of(begun(game, 5, **options), 67)):
        redrawn = copy.determinize(choice.seat, seeded(number))
        [same] = [other for other in redrawn.choices if other.seat == choice.seat]
        answers = [make_bot(level, game, number).pick(*pair) for pair in ((copy, choice), (redrawn, same))]
        assert answers[0] == answers[1], choice


@pytest.mark.parametrize("name", GAMES)
def test_the_same_seeds_give_the_same_game(name: str) -> None:
    def played() -> Game:
        game = begun(name, 7)
        names = ["strong:8", "solid:4", "relaxed"]
        bots = [make_bot(names[seat], name, seat) for seat in range(game.players)]
        for _ in range(30):
            assert game.choice is not None
            game.play(bots[game.choice.seat].pick(game, game.choice))
        return game

    assert played().record() == played().record()


@pytest.mark.parametrize("game", GAMES)
def test_a_search_leaves_the_game_alone(game: str) -> None:
    for copy, choice in choices_of(begun(game, 2), 60):
        before = copy.to_json()
        make_bot("strong:4", game).pick(copy, choice)
        assert copy.to_json() == before


@pytest.mark.parametrize(
    ("game", "options"),
    [
        ("agricola", {"players": 1}),
        ("agricola", {"players": 3, "cards": "draft"}),
        ("dominion", {"players": 4, "kingdom": "random"}),
        ("lowlands", {"players": 2}),
    ],
)
def test_they_end_their_games(game: str, options: dict[str, Any]) -> None:
    bots: list[Bot] = [make_bot(TINY[seat % 3], game, seat) for seat in range(options["players"])]
    assert play_game(begun(game, 11, **options), bots).over


# The search


def test_forced_choices_and_those_not_worth_it_are_not_searched() -> None:
    game = begun("dominion", 1)
    assert game.choice is not None
    search = Search(make_guide("dominion", 0), Budget(simulations=50), 0)
    found = search.findings(game, game.choice)  # all Treasures are played first
    assert [game.key(one.option) for one in found] == [("treasures",)]
    assert search.done == 0


def test_the_options_of_a_person_are_not_pruned() -> None:
    game = begun("agricola", 1)
    assert game.choice is not None
    before = list(game.choice.options)
    found = Search(make_guide("agricola", 0), Budget(simulations=20), 0).findings(game, game.choice)
    assert len(found) < len(before)
    assert game.choice.options == before


def test_a_game_without_a_guide_is_searched_with_random_playouts() -> None:
    game = begun("dominion", 1)
    assert game.choice is not None
    with toys_on_the_shelf():
        guide = make_guide("toy-walk", 3)
    search = Search(guide, Budget(simulations=12), 3)
    assert search.findings(game, game.choice)[0].option in game.choice.options
    assert search.done >= 12


def test_more_thought_is_better() -> None:
    """Small numbers, fixed seeds, a loose bound: docs/strength.md has the measured figures."""
    won = 0.0
    for seed in range(6):
        seat = seed % 2
        bots: list[Bot] = [make_bot("relaxed", "dominion", seed), make_bot("relaxed", "dominion", seed)]
        bots[seat] = make_bot("strong:40", "dominion", seed)
        winners = play_game(begun("dominion", seed), bots).winners()
        won += (seat in winners) / len(winners)
    assert won > 3, "more than half"


def endgame(provinces: int) -> Game:
    """Eight coins, twelve points behind; the other has a deck full of Coppers."""
    return arrange(
        "dominion",
        {
            "kingdom": "introduction", "phase": "buy", "coins": 8, "piles": {"province": provinces},
            "seats": [
                {"deck": "6 gold, 4 silver", "turns": 15},
                {"hand": "5 copper", "deck": "2 province, 7 copper", "turns": 15},
            ],
        },
    )  # fmt: skip


def test_in_dominion_it_does_not_end_a_game_that_it_would_lose() -> None:
    game = endgame(provinces=1)
    assert game.choice is not None
    province = BY_SLUG["province"].pile
    assert make_bot("bigmoney", "dominion").pick(game, game.choice) == province
    assert make_bot("strong:200", "dominion", 1).pick(game, game.choice) != province


@pytest.mark.parametrize(("provinces", "trust"), [(6, 2.0), (5, 1.5)])
def test_in_dominion_the_plan_is_kept_less_strictly_near_the_end(provinces: int, trust: float) -> None:
    guide = make_guide("dominion", 1)
    guide.meet(endgame(provinces), 0)
    assert guide.trust == trust


def test_several_cores_find_what_one_would_and_keep_the_game() -> None:
    game = begun("agricola", 4)
    assert game.choice is not None
    first, second = (make_bot("strong:16*2", "agricola", 5).pick(game, game.choice) for _ in range(2))
    assert first == second
    assert first in game.choice.options


def test_findings_of_several_searches_are_added_up() -> None:
    first = [Finding(Option(1), 10, 0.6, 6.0, 1.0, 0.5), Finding(Option(2), 5, 0.5, 0.0, 1.0, 0.4)]
    second = [Finding(Option(1), 30, 0.8, 2.0, 1.0, 0.9), Finding(Option(3), 5, 0.1, 0.0, 1.0, 0.0)]
    best, *others = merged([first, second])
    assert (best.option, best.visits) == (1, 40)
    assert (best.value, best.points, best.win) == pytest.approx((0.75, 3.0, 0.8))
    assert best.points_error < 1
    assert {other.option for other in others} == {2, 3}


# Advice


def test_advice_has_reasons() -> None:
    game = begun("agricola", 4)
    assert game.choice is not None
    found = advise(game, game.choice, 1, Budget(simulations=80))
    best, second, *others = found
    assert (best.than, second.than) == (second.option, best.option), "the best is compared with the next best"
    assert all(one.than == best.option for one in others)
    assert all((one.gain > 0) == (one.sure > 0.5) for one in found)
    assert all(one.win is not None and 0 <= one.win <= 1 for one in found)
    alone = begun("agricola", 4, players=1)
    assert alone.choice is not None
    assert advise(alone, alone.choice, 1, Budget(simulations=80))[0].win is None


def test_what_certainly_brings_more_points_is_recommended_first() -> None:
    """The search stays with the rule-based bot where another option pays a little more; nobody would understand."""

    def finding(option: int, value: float, points: float, visits: int = 40) -> Finding:
        return Finding(Option(option), visits, value, points, 0.2, value)

    rule = finding(1, 0.5, 1.0)
    for others, order in (
        ([finding(2, 0.52, 3.0), finding(3, 0.51, 1.0)], [2, 3, 1]),
        ([finding(2, 0.52, 1.1), finding(3, 0.4, 1.0)], [1, 2, 3]),  # more points by chance, perhaps
        ([finding(2, 0.49, 3.0), finding(3, 0.4, 1.0)], [1, 2, 3]),  # more points, but fewer victories
        ([finding(2, 0.4, 1.0), finding(3, 0.9, 9.0, visits=4)], [1, 2, 3]),  # hardly tried
    ):
        assert [int(one.option) for one in ordered([rule, *others])] == order


def test_a_game_that_can_be_won_now_is_not_drawn_out() -> None:
    """Later it might be won by more points; whoever asks what to do wants to win."""
    t = table(
        {"hand": "3 copper, 2 estate", "deck": "4 copper, silver, estate"}, hand="2 gold, 2 silver, copper",
        deck="gold, silver, 4 estate, province", kingdom="first-game", phase="buy", piles={"province": 1},
    )  # fmt: skip
    t.pick("treasures")
    choice = t.game.choice
    assert choice is not None
    found = advise(t.game, choice, 1, Budget(picks=20_000))
    assert t.game.key(found[0].option) == ("pile", "province")
    assert found[0].win == 1
