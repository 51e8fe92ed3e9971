"""Undo goes back to the seat's last choice, exactly; never across another seat's pick, never across news.

Nor behind a question to another seat inside the flow, whoever answered it: that it was asked may tell what it has.
"""

import json

import pytest

from allmende.table import Game, NothingToUndo, from_json, seeded
from tests.games.cases import EVERY_CASE, WITH_AUTO, Case, Pick, random_pick, random_play, sampled, situation


@WITH_AUTO
def test_undo_brings_back_exactly_what_was(case: Case, auto: bool) -> None:
    game = case.start(1, auto)
    assert not any(game.can_undo(seat) for seat in range(game.players))
    dice = seeded(1)
    while not game.over:
        pick = random_pick(game, dice)
        if not sampled(game.picks):
            game.play(pick.option, pick.seat)
            continue
        before, news = situation(game), game.state.news
        others = concerns_others(game, pick)
        game.play(pick.option, pick.seat)
        after = situation(game)
        for other in range(game.players):
            if other != pick.seat:
                assert not game.can_undo(other), "never another seat's pick"
                with pytest.raises(NothingToUndo):
                    game.undo(other)
        free = game.state.news == news and not others
        assert game.can_undo(pick.seat) == free, "never across news or questions to others, and always otherwise"
        if game.can_undo(pick.seat):
            game.undo(pick.seat if pick.option % 2 else None)
            assert situation(game) == before
            game.play(pick.option, pick.seat)
        else:
            with pytest.raises(NothingToUndo):
                game.undo(pick.seat)
            with pytest.raises(NothingToUndo):
                game.undo()
        assert situation(game) == after


def concerns_others(game: Game, pick: Pick) -> bool:
    """Will another seat be asked or answered for before the running step ends? Found by playing it choice by choice."""
    twin = game.clone()
    twin.choices  # noqa: B018
    twin.auto = False
    together = len(twin.choices) > 1
    seat, option = pick
    while True:
        twin.play(option, seat)
        others = [choice for choice in twin.choices if choice.seat != pick.seat]
        forced = [choice for choice in twin.choices if len(choice.options) == 1] if game.auto else []
        inside = len(twin._log) > twin._mark.at
        if others and inside and not together:
            return True
        if not forced:
            return False
        seat, option = forced[0].seat, forced[0].options[0]
        if seat != pick.seat:
            return True
        together = len(twin.choices) > 1


class Past:
    """What a game was before a pick."""

    def __init__(self, game: Game, pick: Pick) -> None:
        self.before = situation(game)
        self.news = game.state.news
        self.pick = pick
        self.concerns_others = concerns_others(game, pick)


@WITH_AUTO
def test_undo_again_and_again(case: Case, auto: bool) -> None:
    """Back through all picks that may be taken back, from many places. That a game was copied and saved before each
    pick makes no difference: another one was left alone."""
    game, left_alone = case.start(2, auto), case.start(2, auto)
    past: list[Past] = []
    for n, pick in enumerate(random_play(game, seeded(2), 60)):
        if n % 6 == 5:
            go_back(game.clone(), past)
            go_back(left_alone.clone(), past)
        past.append(Past(game, pick))
        game.clone().choice  # noqa: B018
        assert situation(from_json(json.loads(json.dumps(game.to_json())))) == past[-1].before
        left_alone.play(pick.option, pick.seat)


def go_back(game: Game, past: list[Past]) -> None:
    for then in reversed(past):
        free = game.state.news == then.news and not then.concerns_others
        assert game.can_undo(then.pick.seat) == free
        if not free:
            break
        game.undo(then.pick.seat)
        assert situation(game) == then.before


@EVERY_CASE
def test_another_way_can_be_taken_after_undo(case: Case) -> None:
    game = case.start(3, events=True)
    dice = seeded(3)
    for _ in range(120):
        if game.over:
            break
        pick = random_pick(game, dice)
        copy = game.clone()
        game.play(pick.option, pick.seat)
        if game.can_undo(pick.seat):
            game.undo(pick.seat)
            assert game.events == []
            other_way = random_pick(game, dice)
            game.play(other_way.option, other_way.seat)
            copy.play(other_way.option, other_way.seat)
            assert situation(game) == situation(copy)


@EVERY_CASE
def test_undo_never_shows_what_a_redraw_replaced(case: Case) -> None:
    game = case.start(4)
    rng = seeded(4)
    for _ in random_play(game, seeded(4), 60):
        for seat in range(game.players):
            redrawn = game.determinize(seat, rng)
            assert not redrawn.can_undo(seat)
            with pytest.raises(NothingToUndo):
                redrawn.undo()
