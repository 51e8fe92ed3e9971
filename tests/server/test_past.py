"""Looking back: every moment of a game is what it was, in whichever order somebody looks."""

import random

import pytest

from allmende.server.past import LEAST_APART, MOST_COPIES, Film, Past
from allmende.table import Game, Json, from_json, new_game

GAMES = [("dominion", {}), ("agricola", {"players": 3, "cards": "deal"}), ("lowlands", {"players": 2})]


def played(name: str, options: Json, picks: int, seed: int = 5) -> tuple[Game, list[Json]]:
    """A game with so many random picks, and what was there after each."""
    game, dice = new_game(name, seed=seed, auto=True, **options), random.Random(seed)
    seen = [shown(game)]
    while not game.over and len(seen) <= picks:
        choice = dice.choice(game.choices)
        game.play(dice.choice(choice.options), choice.seat)
        seen.append(shown(game))
    return game, seen


def shown(game: Game) -> Json:
    views = [game.view(seat) for seat in (None, *range(game.players))]
    return {"views": views, "events": [event.seen_by(None) for event in game.events], "scores": game.scores()}


@pytest.mark.parametrize(("name", "options"), GAMES)
def test_every_moment_in_any_order(name: str, options: Json) -> None:
    game, seen = played(name, options, 4 * LEAST_APART)
    film = Film(game.record())
    order = [*range(len(seen)), *random.Random(1).sample(range(len(seen)), len(seen)), 0, len(seen) - 1, 1]
    for moment in order:
        assert shown(film.at(moment)) == seen[moment], moment
    assert film.totals() == [[score["total"] for score in one["scores"]] for one in seen]
    assert len(film._copies) == (len(seen) - 1) // LEAST_APART


@pytest.mark.parametrize(("name", "options"), GAMES)
def test_a_game_goes_on_from_there_as_it_did(name: str, options: Json) -> None:
    game, _ = played(name, options, 60)
    again = from_json(Past().game("table", game.record().to_json(), None, 40))
    earlier, _ = played(name, options, 40)
    assert again.to_json() == earlier.to_json()
    assert [again.can_undo(seat) for seat in range(again.players)] == [
        earlier.can_undo(seat) for seat in range(earlier.players)
    ]


def test_points_are_told_only_when_the_game_is_over() -> None:
    game, seen = played("dominion", {}, 30)
    past, record = Past(), game.record().to_json()
    assert past.moment("table", record, None, 9, 1, False) == {
        "pick": 9, "view": seen[9]["views"][2], "scores": None, "ends": None,
        "events": past.moment("table", record, None, 9, 1, True)["events"],
    }  # fmt: skip
    assert past.moment("table", record, None, 9, None, True)["scores"] == seen[9]["scores"]


def test_a_game_that_went_on_or_was_taken_back() -> None:
    game, seen = played("dominion", {}, 60)
    past, earlier = Past(), played("dominion", {}, 30)[0]
    first = past.film("table", earlier.record().to_json(), None)
    first.at(30)
    assert past.film("table", game.record().to_json(), None) is first, "the same game further on"
    assert shown(first.at(60)) == seen[60]
    choice = earlier.choice
    assert choice is not None
    other = next(option for option in choice.options if option != game.record().picks[earlier.picks])
    earlier.play(other, choice.seat)
    changed = past.film("table", earlier.record().to_json(), None)
    assert changed is not first
    assert shown(changed.at(31)) == shown(earlier) != seen[31]


def test_a_long_game_keeps_few_copies() -> None:
    game = new_game("dominion", seed=1, auto=True)
    while game.picks < 40 * MOST_COPIES:
        game.play(game.option("done"))
    film = Film(game.record())
    moment = len(film.totals()) - 1
    last = film.at(moment).view(0)
    assert MOST_COPIES // 2 <= len(film._copies) <= MOST_COPIES
    assert film.at(moment - 1).view(0) != last
    assert film.at(moment).view(0) == last
