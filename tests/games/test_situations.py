"""A position in words: whatever `situation` tells, `arrange` lays out again, and the game goes on as it would have."""

import json

import pytest

from allmende.table import Game, arrange, seeded
from tests.games.cases import REGISTERED, Case, asked, random_play, sampled, viewers

CASES = [case for case in REGISTERED if case.name != "agricola"]


def same(one: Game, other: Game) -> None:
    """Nobody can tell the two games apart."""
    assert asked(one) == asked(other)
    for seat in viewers(one):
        assert one.view(seat) == other.view(seat)
    assert one.scores() == other.scores()
    assert one.winners() == other.winners()


@pytest.mark.parametrize("case", CASES, ids=str)
def test_a_situation_plays_on_like_the_game(case: Case) -> None:
    """From every pick of a random game; some are played on for a while, a few to the end."""
    game = case.start(1)
    for n, _ in enumerate(random_play(game, seeded(1))):
        if not sampled(n):
            continue
        told = json.loads(json.dumps(game.situation()))
        again = arrange(case.name, told)
        same(game, again)
        assert again.situation() == told, "what is arranged tells the same"
        if n % 35 == 0:
            go_on_together(game.clone(), again, n, 20 if n % 140 else 200)
    same(game, arrange(case.name, game.situation()))


def go_on_together(game: Game, again: Game, seed: int, picks: int) -> None:
    for pick in random_play(game, seeded(seed), picks):
        assert asked(game) == asked(again)
        again.play(pick.option, pick.seat)
    same(game, again)


@pytest.mark.parametrize("case", CASES, ids=str)
def test_for_a_seat_it_tells_nothing_that_the_seat_does_not_know(case: Case) -> None:
    game, dice = case.start(2), seeded(2)
    for n, _ in enumerate(random_play(game, dice)):
        if n % 5 or game.to_json()["at"] != game.picks:
            continue
        seat = n % game.players
        told = json.loads(json.dumps(game.situation(seat)))
        other = game.determinize(seat, seeded(n))
        assert other.situation(seat) == told
        assert arrange(case.name, told).view(seat) == game.view(seat)
