"""A position in words: whatever `situation` tells, `arrange` lays out again, and the game goes on as it would have."""

import json

import pytest

from allmende.table import AllmendeError, Game, Json, TellsSituation, arrange, new_game, rules_of, seeded
from tests.games.cases import REGISTERED, Case, asked, random_play, viewers

CASES = [case for case in REGISTERED if isinstance(rules_of(case.name), TellsSituation)]


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
        if n > 15 and n % 9:
            continue
        told = json.loads(json.dumps(game.situation()))
        again = arrange(case.name, told)
        same(game, again)
        assert again.situation() == told, "what is arranged tells the same"
        if n % 45 == 0:
            go_on_together(game.clone(), again, n, 20 if n % 180 else 150)
    same(game, arrange(case.name, game.situation()))


def go_on_together(game: Game, again: Game, seed: int, picks: int) -> None:
    for pick in random_play(game, seeded(seed), picks):
        assert asked(game) == asked(again)
        again.play(pick.option, pick.seat)
    same(game, again)


@pytest.mark.parametrize("case", CASES, ids=str)
def test_for_a_seat_it_tells_nothing_that_the_seat_does_not_know(case: Case) -> None:
    """Whatever is hidden from the seat, it is told the same; and the arranged table looks to it as this one does."""
    game = case.start(2)
    for n, _ in enumerate(random_play(game, seeded(2), 200)):
        if n % 11:
            continue
        seat = n % game.players
        other = game.determinize(seat, seeded(n))
        told = told_to(game, seat)
        assert told_to(other, seat) == told
        if told is None:
            assert game.to_json()["at"] < game.picks, "between two steps there is always something that fits"
            continue
        arranged = arrange(case.name, told)
        assert arranged.view(seat) == game.view(seat)
        wander(arranged, n)


def told_to(game: Game, seat: int) -> Json | None:
    """The situation as a seat knows it, through JSON; None if it has seen too much since the step began."""
    try:
        told: Json = json.loads(json.dumps(game.situation(seat)))
    except AllmendeError:
        return None
    return told


def wander(game: Game, seed: int) -> None:
    for _ in random_play(game, seeded(seed), 8):
        pass


def test_hidden_picks_of_others_are_not_told() -> None:
    """In the midst of a step: what the others have laid aside unseen may be anything that looks the same."""
    game = arrange("dominion", {
        "seats": [{"hand": "militia"}, {"hand": "gold, silver, copper, estate, duchy", "deck": "province"}],
        "picks": ["card militia", "card duchy"],
    })  # fmt: skip
    told = game.situation(0)
    swapped = arrange("dominion", {
        "seats": [{"hand": "militia"}, {"hand": "province, silver, copper, estate, duchy", "deck": "gold"}],
        "picks": ["card militia", "card province"],
    })  # fmt: skip
    assert swapped.view(0) == game.view(0)
    assert swapped.situation(0) == told
    assert arrange("dominion", told).view(0) == game.view(0)


def test_undo_does_not_reach_behind_the_beginning() -> None:
    game = new_game("lowlands", seed=3)
    seat = game.view(None)["waiting"][0]
    for key in (("farmer", 4), ("space", "fences"), ("edge", 0)):
        game.play(game.option(*key))
    again = arrange("lowlands", game.situation())
    assert (again.picks, again.undoable(seat), game.undoable(seat)) == (3, 0, 3)
    again.play(again.option("move"))
    again.undo(seat)
    assert (again.picks, again.undoable(seat)) == (3, 0)
