"""Every farm that moving and building fences can lead to is offered, and no other: against all sequences of moves."""

import pytest

from allmende import Game
from allmende.lowlands.farm import outline
from allmende.lowlands.state import Lowlands
from tests.lowlands.figures import FIGURES
from tests.lowlands.situations import Situation, situation

EDGES = range(49)


def by_hand(fences: int, points: int, builds: int) -> set[int]:
    """All farms that can be reached by moving fences one by one, or building some."""
    reached: set[int] = set()
    now = {(fences, builds)}
    for _ in range(points):
        following: set[tuple[int, int]] = set()
        for farm, left in now:
            free = [1 << line for line in EDGES if not farm >> line & 1]
            taken = [1 << line for line in EDGES if farm >> line & 1]
            following |= {(farm ^ old | new, left) for new in free for old in taken}
            if left:
                following |= {(farm | new, left - 1) for new in free}
        now = following
        reached |= {farm for farm, left in now}
    return reached


def by_picks(t: Situation) -> set[int]:
    """All farms that the game lets a player end the fence action with."""
    reached: set[int] = set()
    seen: set[tuple[object, ...]] = set()
    todo: list[Game] = [t.game]
    while todo:
        game = todo.pop()
        state, choice = game.state, game.choice
        assert isinstance(state, Lowlands)
        assert choice is not None
        me = state.players[0]
        if choice.seat or choice.prompt.name == "draw":
            reached.add(me.fences)
            continue
        here = (choice.prompt.name, *choice.prompt.args.values(), me.fences, me.owed, me.cards())
        if choice.prompt.name != "take-fence" and here in seen:
            continue
        seen.add(here)
        for option in choice.options:
            copy = game.clone()
            copy.play(option)
            todo.append(copy)
    return reached


@pytest.mark.rule("LOW-140", "LOW-148", "LOW-149")
@pytest.mark.parametrize(
    ("hand", "builds", "more", "farms"),
    [("", 0, [], 1), ("clay", 1, [0], 946)],
)
def test_the_start_pasture_with_two_action_points(hand: str, builds: int, more: list[int], farms: int) -> None:
    """All six fences of the pasture are needed: they can be moved there and back, others anywhere."""
    fences = [line for line in EDGES if outline(1 << 7 | 1 << 12) >> line & 1]
    t = situation(hand=hand, sheep=2, farmers=[2], laborers={"draw": 1}, fences=fences + more)
    me = t.player()
    expected = {farm for farm in by_hand(me.fences, 2, builds) if me.room_with(farm) >= me.sheep}
    t.place(2, "fences")
    assert by_picks(t) == expected
    assert len(expected) == farms


@pytest.mark.rule("LOW-148")
def test_one_point_moves_a_fence_that_is_not_needed() -> None:
    fences = [0, *[line for line in EDGES if outline(1 << 7 | 1 << 12) >> line & 1]]
    printed = {"F16": FIGURES["F16"]}
    t = situation(printed=printed, sheep=2, fences=fences, offer=["F16"], hand="stone", farmers=[2])
    t.place(2, "build").pick("tile F16", "cell 0").pick("edge 24", "done")
    assert t.offered == ["edge 0"]
