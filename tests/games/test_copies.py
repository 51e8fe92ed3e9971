"""Copies from anywhere in a game: they go on identically, and nothing leaks between them."""

from allmende.table import Game, seeded
from tests.games.cases import EVERY_CASE, WITH_AUTO, Case, play_all, random_game, random_play, sampled, situation


@WITH_AUTO
def test_copies_from_every_pick_go_on_identically(case: Case, auto: bool) -> None:
    """All copies are made while the game goes on, and used when it is over; some are played to the end."""
    picks = random_game(case, 1, auto)
    game = case.start(1, auto)
    copies, then = [], []
    for pick in picks:
        copies.append(game.clone())
        then.append(situation(game))
        game.play(pick.option, pick.seat)
    copies.append(game.clone())
    then.append(situation(game))
    for n, copy in enumerate(copies):
        until = len(picks) if n % 50 == 0 else min(len(picks), n + (6 if sampled(n) else 1))
        assert situation(play_all(copy, picks[n:until])) == then[until], f"the copy made at pick {n + 1}"
    assert situation(game) == then[-1]


@WITH_AUTO
def test_copies_of_copies_go_on_identically(case: Case, auto: bool) -> None:
    """A chain: each copy is made of the copy before, which is thrown away; some are never looked at before."""
    picks = random_game(case, 2, auto)
    game = case.start(2, auto)
    copy = case.start(2, auto).clone()
    for n, pick in enumerate(picks):
        copy = copy.clone().clone() if n % 3 == 0 else copy.clone()
        copy.play(pick.option, pick.seat)
        game.play(pick.option, pick.seat)
        if n % 5 == 0:
            assert situation(copy) == situation(game)
    assert situation(copy) == situation(game)


@WITH_AUTO
def test_nothing_leaks_from_a_copy(case: Case, auto: bool) -> None:
    """Whatever copies do, and copies of them, the game and an untouched copy stay as they are."""
    game = case.start(3, auto)
    for n, _ in enumerate(random_play(game, seeded(3))):
        if not sampled(n):
            continue
        before = situation(game)
        wild, untouched = game.clone(), game.clone()
        grandchild = wild.clone()
        wander(wild, n)
        wander(grandchild, n + 1)
        great_grandchild = wild.clone()
        wander(great_grandchild, n + 2)
        assert situation(game) == before
        assert situation(untouched) == before


@WITH_AUTO
def test_nothing_leaks_into_a_copy(case: Case, auto: bool) -> None:
    """A copy is asked late, when the game, and a copy that was made with it, have long moved on."""
    game = case.start(4, auto)
    kept: list[tuple[Game, object]] = []
    for n, _ in enumerate(random_play(game, seeded(4))):
        if sampled(n):
            before = situation(game)
            wander(game.clone(), n)
            kept.append((game.clone(), before))
            kept.append((game.clone().clone(), before))
    for copy, then in kept:
        assert situation(copy) == then


@EVERY_CASE
def test_a_copy_hears_the_same(case: Case) -> None:
    """Copies inherit the listening."""
    game = case.start(5, events=True)
    for pick in random_play(game, seeded(5)):
        copy = game.clone()
        copy.play(pick.option, pick.seat)
        after = game.clone()
        after.play(pick.option, pick.seat)
        assert told(copy) == told(after)
    assert not case.start(5).clone().events


def told(game: Game) -> list[object]:
    return [(event.kind, event.seat, event.facts, event.secret, event.witnesses, event.depth) for event in game.events]


def wander(game: Game, seed: int, most: int = 8) -> None:
    for _ in random_play(game, seeded(seed), most):
        pass
