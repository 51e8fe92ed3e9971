"""Tournaments: everybody meets everybody on every seat, ratings are right, and the early end is an honest one."""

from collections import Counter
from dataclasses import replace

import numpy as np
import pytest

from allmende.lab import BadRun, Standings, tournament
from allmende.lab.elo import SCALE, expected_share, ratings
from allmende.lab.played import Played
from allmende.lab.sequential import Duel
from allmende.lab.tournament import ahead, checked_tournament

THREE = ["bigmoney", "bigmoney-smithy", "random"]


def without_time(standings: Standings) -> Standings:
    return replace(standings, seconds=0)


# Who meets whom


def test_each_deal_is_played_by_everybody_on_every_seat() -> None:
    plan = checked_tournament("lowlands", ["shepherd", "random", "random", "shepherd:dike"], 30, 0, 1, {}, 3)
    assert len(plan.tables) == 4
    for deal in range(2):
        for table, bots in enumerate(plan.tables):
            seatings = [plan.seating(deal, table, turn) for turn in range(3)]
            assert all(sorted(seating) == sorted(bots) for seating in seatings)
            for seat in range(3):
                assert {seating[seat] for seating in seatings} == set(bots)
    games = [plan.play(number) for number in plan.numbers(1, 2)]
    assert len({game.seed for game in games}) == 1
    both = [plan.seating(deal, 0, 0) for deal in (0, 1)]
    neighbours = Counter((seating[n], seating[(n + 1) % 3]) for seating in both for n in range(3))
    assert set(neighbours.values()) == {1}, "in the second deal they sit the other way round"


def test_winners_are_ahead_and_losers_are_ranked_by_points() -> None:
    points = [{"total": n} for n in (10, 30, 30, 20)]
    game = Played(0, 0, [0, 1, 2, 3], points, [1], 0, [], 0)
    assert [ahead(game, 1, other) for other in (0, 2, 3)] == [1, 1, 1]
    assert ahead(game, 2, 1) == 0
    assert ahead(game, 2, 3) == 1
    shared = Played(0, 0, [0, 1, 2, 3], points, [1, 2], 0, [], 0)
    assert ahead(shared, 1, 2) == 0.5


# What comes out


def test_a_clear_answer_ends_it_early_and_any_crew_finds_the_same() -> None:
    standings = tournament("dominion", THREE, 400, seed=3)
    assert standings.clear
    assert standings.games < standings.most_games == 1200
    assert standings.ranking() == [1, 0, 2]
    assert [pair.verdict for pair in standings.pairs] == ["second", "first", "first"]
    for one in standings.entrants:
        assert one.elo_95[0] < one.elo < one.elo_95[1]
    assert without_time(standings) == without_time(tournament("dominion", THREE, 400, seed=3, jobs=2))


def test_to_the_end_plays_all_games() -> None:
    standings = tournament("dominion", ["bigmoney", "random"], 48, to_the_end=True)
    assert (standings.games, standings.clear) == (48, True)


def test_a_bot_is_equal_to_itself_within_a_wide_margin() -> None:
    standings = tournament("dominion", ["bigmoney", "bigmoney"], 1200, margin=0.2)
    assert [pair.verdict for pair in standings.pairs] == ["equal"]
    assert standings.games < 1200


@pytest.mark.parametrize(
    ("bots", "change", "complaint"),
    [
        (["bigmoney"], {}, "a table of 2 needs at least as many bots, got 1"),
        (THREE, {"players": 9}, "dominion has tables of 2 to 6 for a tournament, got 9"),
        (THREE, {"players": 1}, "dominion has tables of 2 to 6"),
        (THREE, {"margin": 0.7}, "the margin must lie between 0 and 0.5, got 0.7"),
        (THREE, {"games": 0}, "at least one game must be played"),
    ],
)
def test_refused(bots: list[str], change: dict[str, int], complaint: str) -> None:
    with pytest.raises(BadRun, match=complaint):
        tournament("dominion", bots, **change)  # type: ignore[arg-type]


# The arithmetic


def test_a_duel_is_wrong_less_often_than_it_may() -> None:
    """Looked at after every game: an ordinary interval would miss the truth at some time in about every third row."""
    dice = np.random.default_rng(1)
    missed = 0
    for _ in range(150):
        duel = Duel(risk=0.1)
        for won in dice.random(150) < 0.6:
            duel.add(float(won))
        missed += not duel.low <= 0.6 <= duel.high
    assert missed <= 0.1 * 150


def test_a_duel_finds_the_difference() -> None:
    dice = np.random.default_rng(2)
    duel = Duel(risk=0.05)
    games = 0
    while duel.low <= 0.5:
        duel.add(float(dice.random() < 0.7))
        games += 1
    assert games < 200


def test_ratings_are_those_that_made_the_games() -> None:
    dice = np.random.default_rng(3)
    true = np.array([0.0, 150.0, -150.0, 300.0])
    true -= true.mean()
    deals = np.zeros((600, 4, 4))
    for deal in deals:
        for i in range(4):
            for j in range(i):
                won = dice.binomial(2, expected_share(true[i] - true[j]))
                deal[i, j], deal[j, i] = won, 2 - won
    found, errors = ratings(deals)
    for rating, error, wanted in zip(found, errors, true, strict=True):
        assert abs(rating - np.mean(found) - wanted) < 4 * error
        assert 3 < error < 15


def test_two_players_have_the_rating_of_their_share() -> None:
    deals = np.zeros((2000, 2, 2))
    deals[:, 0, 1], deals[:, 1, 0] = 1.5, 0.5
    (strong, weak), errors = ratings(deals)
    assert strong - weak == pytest.approx(SCALE * np.log(3), abs=0.5)
    assert errors[0] == pytest.approx(errors[1])


def test_who_never_lost_is_not_infinitely_strong() -> None:
    deals = np.zeros((10, 2, 2))
    deals[:, 0, 1] = 2
    (strong, weak), (error, _) = ratings(deals)
    assert 400 < strong - weak < 1200
    assert error > 100
