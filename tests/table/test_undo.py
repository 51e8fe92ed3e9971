"""Undo: back to the seat's last choice, until something hidden was revealed or another seat has acted."""

import pytest

from allmende.table import NothingToUndo, arrange, seeded
from tests.table.playing import offered, pick, start, table, through_json, through_record, waiting
from tests.table.toys import EXPEDITION, WALK


def test_nothing_to_undo_at_first() -> None:
    game = start(WALK)
    before = game.to_json()
    with pytest.raises(NothingToUndo, match="there is no pick to take back"):
        game.undo()
    assert game.to_json() == before


def test_back_to_the_beginning_pick_by_pick() -> None:
    game = start(WALK)
    past = []
    for n in range(6):
        past.append(game.to_json())
        pick(game, "yes") if n % 2 else pick(game, "count", 2)
    assert waiting(game) == [1], "seat 0 has made its three steps"
    assert game.can_undo(0)
    while past:
        game.undo(0)
        assert game.to_json() == past.pop()
    assert not game.can_undo(0)


def test_not_after_another_seat_has_acted() -> None:
    game = start(WALK)
    for n in range(7):
        pick(game, "yes") if n % 2 else pick(game, "count", 2)
    assert not game.can_undo(0)
    with pytest.raises(NothingToUndo):
        game.undo(0)
    game.undo(1)
    assert game.can_undo(0), "seat 1 has taken its pick back"
    game.undo(0)
    assert offered(game) == [("yes",), ("no",)]


def test_copies_and_saved_games_can_undo_as_far() -> None:
    game = start(WALK)
    for n in range(5):
        game.clone()
        pick(game, "yes") if n % 2 else pick(game, "count", 2)
    for copy in (game.clone(), through_json(game), through_json(through_json(game).clone()), through_record(game)):
        for picks in (4, 3, 2, 1, 0):
            copy.undo(0)
            assert copy.picks == picks
            copy.clone().to_json()
    assert game.picks == 5, "the game itself goes on"


def test_undo_replays_from_a_checkpoint_through_the_runs_of_all_seats() -> None:
    game = start(WALK, players=6)
    past = []
    for n in range(72):
        past.append(game.to_json())
        pick(game, "yes") if n % 2 else pick(game, "count", 2)
    assert game.over
    copy = game.clone()
    setups = WALK.setups
    for n in range(72, 0, -1):
        copy.undo((n - 1) // 6 % 6)
        assert copy.to_json() == past[n - 1]
    assert WALK.setups <= setups + 1, "at most once from the beginning"
    opened = through_json(game)
    for n in range(72, 48, -1):
        opened.undo((n - 1) // 6 % 6)
        assert opened.to_json() == past[n - 1]


def test_not_after_news() -> None:
    game = arrange("toy-expedition", {"deck": [1, 1, 3, 4]})
    pick(game, "yes")
    assert not game.can_undo(0), "a card was found"
    pick(game, "no")
    assert game.can_undo(0), "nothing was found by stopping"
    game.undo(0)
    assert offered(game) == [("yes",), ("no",)]
    pick(game, "no")
    pick(game, "count", 0)
    assert not game.can_undo(0), "the other seat has found something"
    assert not game.can_undo(1)


def test_forced_picks_are_taken_back_with_the_pick_before() -> None:
    """How far is forced: the only choice of a step is whether to rest."""
    game = start(WALK, size=1, auto=True)
    past = []
    for _ in range(2):
        past.append(game.to_json())
        pick(game, "yes")
    assert game.picks == 5, "two rests, and three times how far"
    assert waiting(game) == [0]
    for copy in (game.clone(), through_json(game), game):
        for then in reversed(past):
            assert copy.can_undo(0)
            copy.undo(0)
            assert copy.to_json() == then
        assert not copy.can_undo(0)


def test_no_undo_behind_an_answer_that_the_kernel_gave_for_another_seat() -> None:
    """The third rest ends the turn, and the kernel walks for the next seat: it may be seen from that what it has."""
    game = start(WALK, size=1, auto=True)
    for _ in range(3):
        pick(game, "yes")
    assert game.picks == 7, "three rests, and four times how far"
    assert waiting(game) == [1]
    for copy in (game.clone(), through_json(game), game):
        assert not copy.can_undo(0)
        with pytest.raises(NothingToUndo):
            copy.undo(0)


def test_an_arranged_game_is_undone_to_its_situation() -> None:
    game = arrange("toy-walk", {"at": [5, 3], "moves": 4})
    before = game.to_json()
    pick(game, "count", 1)
    pick(game, "yes")
    assert table(game)["at"] == [5, 4]
    game.undo(1)
    game.undo(1)
    assert game.to_json() == before
    assert not game.can_undo(1)


def test_undo_after_the_end() -> None:
    game = start(WALK)
    while game.choice is not None:
        game.play(game.choice.options[0])
    game.undo(1)
    assert not game.over
    pick(game, "no")
    assert game.over


def test_a_redrawn_game_does_not_go_back_before_the_redraw() -> None:
    game = start(EXPEDITION, 1)
    while not game.can_undo(0):
        assert game.choice is not None
        game.play(game.choice.options[-1])
    redrawn = game.determinize(0, seeded(3))
    for copy in (redrawn, redrawn.clone(), through_json(redrawn)):
        assert not copy.can_undo(0)
        with pytest.raises(NothingToUndo):
            copy.undo(0)
    pick(redrawn, "count", 1)
    assert redrawn.over or not redrawn.can_undo(0)
