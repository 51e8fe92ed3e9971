"""Hidden means absent: redrawing everything that a seat does not know never changes what it sees."""

import json

import pytest

from allmende.table import BadSeat, Game, from_json, replay, seeded
from tests.games.cases import (
    EVERY_CASE,
    WITH_AUTO,
    Case,
    asked,
    play_all,
    random_play,
    sampled,
    situation,
    some_viewers,
    viewers,
)
from tests.games.goods import goods


@WITH_AUTO
def test_a_redraw_never_changes_a_view(case: Case, auto: bool) -> None:
    game = case.start(0, auto)
    at_first = goods(game)
    rng = seeded(0)
    for n, _ in enumerate(random_play(game, seeded(0))):
        if not sampled(n):
            continue
        for seat in some_viewers(game, n):
            view = game.view(seat)
            redrawn = game.determinize(seat, rng)
            assert redrawn.view(seat) == view
            assert goods(redrawn) == at_first
            assert json.loads(json.dumps(view)) == view, "a view is plain JSON"
            assert redrawn.determinize(seat, rng).view(seat) == view, "redrawn twice"
    for seat in viewers(game):
        assert game.determinize(seat, rng).view(seat) == game.view(seat)


@EVERY_CASE
def test_a_redraw_never_changes_the_game(case: Case) -> None:
    game = case.start(1)
    rng = seeded(1)
    for n, _ in enumerate(random_play(game, seeded(1))):
        if sampled(n):
            before = situation(game)
            for seat in some_viewers(game, n):
                redrawn = game.determinize(seat, rng)
                for _ in random_play(redrawn, seeded(n), 5):
                    pass
            assert situation(game) == before


@EVERY_CASE
def test_a_view_says_what_is_asked_of_the_seat(case: Case) -> None:
    game = case.start(1)
    for n, _ in enumerate(random_play(game, seeded(1))):
        if not sampled(n):
            continue
        for seat in viewers(game):
            view = game.view(seat)
            own = [choice for choice in game.choices if choice.seat == seat]
            assert view["waiting"] == [choice.seat for choice in game.choices]
            assert view["over"] is False
            assert (view["choice"] is None) == (not own)
            if own:
                assert [option["option"] for option in view["choice"]["options"]] == own[0].options
    assert all(game.view(seat)["over"] for seat in viewers(game))
    for stranger in (-1, game.players):
        with pytest.raises(BadSeat, match="there is no seat"):
            game.view(stranger)
        with pytest.raises(BadSeat, match="there is no seat"):
            game.determinize(stranger, seeded(0))


@WITH_AUTO
def test_a_redrawn_game_is_a_game_like_any_other(case: Case, auto: bool) -> None:
    """It can be played to its end (or for 100 picks), copied, saved, recorded and redrawn again, from anywhere: at once
    or, in turn, a few picks later, and in the end; for everybody at first, then for one after the other."""
    game = case.start(2, auto)
    at_first = goods(game)
    rng = seeded(2)
    for n, _ in enumerate(random_play(game, seeded(3))):
        if n % 29 and (n > 30 or len(game.choices) == 1):
            continue
        everybody = viewers(game)
        for seat in everybody if n == 0 else [everybody[n % len(everybody)]]:
            redrawn = game.determinize(seat, rng)
            if n % 2 == 0:
                check_copies(redrawn)
            picks = []
            halfway: Game | None = None
            for m, pick in enumerate(random_play(redrawn, seeded(n), 100)):
                picks.append(pick)
                assert goods(redrawn) == at_first
                if m == n % 7:
                    if n % 2:
                        check_copies(redrawn)
                    halfway = redrawn.clone()
                    picks = [pick]
            check_copies(redrawn)
            if halfway is not None:
                assert situation(play_all(halfway, picks)) == situation(redrawn)


def check_copies(game: Game) -> None:
    assert situation(game.clone()) == situation(game)
    assert situation(from_json(json.loads(json.dumps(game.to_json())))) == situation(game)
    replayed = replay(game.record().dumps())
    assert asked(replayed) == asked(game)
    assert replayed.state.to_json() == game.state.to_json()
    assert replayed.record() == game.record()


@EVERY_CASE
def test_what_is_redrawn_differs(case: Case) -> None:
    """Where something is hidden at all, some redraw changes it, not only the dice."""
    game = case.start(4)
    hides = case.name not in ("toy-walk", "toy-harvest")
    rng = seeded(4)
    for _ in random_play(game, seeded(4), 10):
        states = [game.determinize(None, rng).state.to_json() for _ in range(20)]
        for state in states:
            state.pop("rng", None)
        if hides:
            assert any(state != states[0] for state in states)
