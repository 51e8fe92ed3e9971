"""Records and saved games, from every pick of a game, through real JSON."""

import json

from allmende.table import Record, from_json, replay, seeded
from tests.games.cases import (
    EVERY_CASE,
    WITH_AUTO,
    Case,
    asked,
    play_all,
    random_game,
    random_play,
    sampled,
    situation,
    some_viewers,
    viewers,
)


@WITH_AUTO
def test_a_saved_game_goes_on_identically_from_anywhere(case: Case, auto: bool) -> None:
    picks = random_game(case, 1, auto)
    game = case.start(1, auto)
    for n, pick in enumerate(picks):
        if not sampled(n):
            game.play(pick.option, pick.seat)
            continue
        data = game.to_json()
        text = json.dumps(data)
        assert json.loads(text) == data, "what is saved is plain JSON"
        opened = from_json(json.loads(text))
        assert situation(opened) == situation(game)
        for seat in some_viewers(game, n):
            assert opened.view(seat) == game.view(seat)
        copy = game.clone()
        for following in picks[n : n + 6]:
            opened.play(following.option, following.seat)
            copy.play(following.option, following.seat)
            assert asked(opened) == asked(copy)
        assert opened.to_json() == copy.to_json()
        game.play(pick.option, pick.seat)
    opened = from_json(json.loads(json.dumps(game.to_json())))
    assert situation(opened) == situation(game)
    assert opened.over
    assert opened.scores() == game.scores()


@WITH_AUTO
def test_a_saved_game_reaches_the_same_end(case: Case, auto: bool) -> None:
    picks = random_game(case, 2, auto)
    game = case.start(2, auto)
    saved = []
    for pick in picks:
        saved.append(json.dumps(game.to_json()))
        game.play(pick.option, pick.seat)
    for n in range(0, len(picks), 25):
        assert situation(play_all(from_json(json.loads(saved[n])), picks[n:])) == situation(game)


@EVERY_CASE
def test_a_game_that_is_saved_and_opened_at_each_pick_loses_nothing(case: Case) -> None:
    """As a server does that keeps no game in memory: undo included."""
    game = case.start(3)
    opened = case.start(3)
    for pick in random_play(game, seeded(3)):
        opened = from_json(json.loads(json.dumps(opened.to_json())))
        opened.play(pick.option, pick.seat)
    assert situation(opened) == situation(game)


@EVERY_CASE
def test_record_and_replay_give_the_same_game(case: Case) -> None:
    for seed in range(4, 7):
        game = case.start(seed)
        play_all(game, random_game(case, seed))
        record = game.record()
        assert Record.loads(record.dumps()) == record
        for replayed in (replay(record), replay(record.dumps()), replay(json.loads(json.dumps(record.to_json())))):
            assert situation(replayed) == situation(game)
            assert replayed.record() == record


@EVERY_CASE
def test_a_record_of_a_game_that_skips_forced_choices(case: Case) -> None:
    for seed in range(3):
        game = play_all(case.start(seed, auto=True), random_game(case, seed, auto=True))
        replayed = replay(game.record())
        assert replayed.record() == game.record()
        assert replayed.state.to_json() == game.state.to_json()


@EVERY_CASE
def test_a_record_can_be_replayed_in_part(case: Case) -> None:
    game = case.start(7)
    parts = [game.clone() for _ in random_play(game, seeded(7))]
    record = game.record()
    for n in range(0, len(parts), 25):
        assert situation(replay(record, picks=n)) == situation(parts[n])


@EVERY_CASE
def test_what_was_returned_can_be_changed_without_harm(case: Case) -> None:
    game = case.start(8)
    for n, _ in enumerate(random_play(game, seeded(8), 60)):
        before = situation(game)
        spoil(game.to_json()["state"])
        for seat in viewers(game):
            spoil(game.view(seat)["table"])
        spoil(game.scores())
        spoil(game.winners())
        game.record().picks.append(n)
        assert situation(game) == before


def spoil(data: object) -> None:
    if isinstance(data, dict):
        for value in data.values():
            spoil(value)
        data.clear()
    elif isinstance(data, list):
        for value in data:
            spoil(value)
        data.clear()
