"""Who is better: contests for any number of players, with an end as soon as it is clear."""

from pathlib import Path
from typing import Any

import pytest

from allmende.lab.crew import Alone
from allmende.lab.session import Session
from allmende.nets.file import packed
from allmende.table import rules_of
from allmende.train.contest import EVEN, LOST, OPEN, WON, Contest, Course, Score, Side, hold
from allmende.train.course import Work
from allmende.train.lessons import Carried
from tests.nets.nets import TABLES, opinionated


def contest_of(game: str, first: str, second: str, *tables: dict[str, Any]) -> Contest:
    options = tuple(rules_of(game).options(table) for table in tables or [TABLES[game]])
    return Contest(game, 3, options, 4, (Side(first), Side(second)))


def held(plan: Contest, deals: int, early: bool = True) -> Score:
    return hold(Session(plan, Alone()), deals, early, lambda score: None)


@pytest.mark.parametrize(
    ("game", "better", "table"),
    [
        ("dominion", "bigmoney", {"players": 2}),
        ("dominion", "bigmoney", {"players": 4}),
        ("agricola", "farmer", {"players": 1}),
    ],
)
def test_the_better_one_wins_from_either_side(game: str, better: str, table: dict[str, Any]) -> None:
    won = held(contest_of(game, better, "random", table), 40)
    assert (won.verdict, won.share > 0.9) == (WON, True)
    assert won.points[0] > won.points[1]
    assert won.games < 80
    assert held(contest_of(game, "random", better, table), 40).verdict == LOST


def test_both_sit_on_all_seats() -> None:
    plan = contest_of("dominion", "bigmoney", "random", {"players": 2}, {"players": 3})
    seatings = [tuple(plan.play(number).bots) for number in range(12)]
    assert seatings[:4] == [(0, 1), (1, 0), (0, 1, 1), (1, 0, 0)]
    assert {seating for seating in seatings if len(seating) == 3 and seating.count(0) == 1} == {
        (0, 1, 1), (1, 0, 1), (1, 1, 0)
    }  # fmt: skip


def test_equals_stay_equal() -> None:
    """The same bot on both sides never wins a place: both play each deal on the same seats."""
    score = held(contest_of("dominion", "bigmoney", "bigmoney"), 40)
    assert score.verdict != WON
    assert score.share == 0.5


def test_a_net_that_is_hardly_better_does_not_go_on_for_ever() -> None:
    course = Course()
    assert course.verdict() == OPEN
    for n in range(1500):
        course.duel.add((0.5, 1, 0.5, 0)[n % 4])
    assert course.verdict() == EVEN


def test_a_contest_goes_on_where_it_was(tmp_path: Path) -> None:
    net = Carried("contest", packed(opinionated("dominion")))
    plan = Contest("dominion", 3, (rules_of("dominion").options(TABLES["dominion"]),), 2,
                   (Side("new", net), Side("random")))  # fmt: skip
    with Work(plan, Alone(), tmp_path, lambda done: None) as at_work:
        whole = hold(at_work, 3, False, lambda score: None)
    with Work(plan, Alone(), tmp_path, lambda done: None) as at_work:
        assert hold(at_work, 3, False, lambda score: None) == whole
        assert at_work.resumed == 6
