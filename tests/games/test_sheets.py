"""Where points come from: what a view tells of it adds up to the points."""

import pytest

from allmende.table import Json, rules_of, seeded
from allmende.table.choice import Seat
from allmende.table.results import own_points
from tests.games.cases import REGISTERED, Case, random_play


def check(view: Json, scores: list[dict[str, int]]) -> None:
    for parts, score in zip(view["table"]["sheet"], scores, strict=True):
        told = {category: sum(one["points"] for one in found) for category, found in parts.items()}
        assert told == own_points(score)


@pytest.mark.parametrize("case", REGISTERED, ids=str)
def test_the_parts_of_a_category_add_up_to_its_points(case: Case) -> None:
    game = case.start(seed=1, auto=True)
    for n, _ in enumerate(random_play(game, seeded(1))):
        if n % 40 == 0 and game.view(None)["table"]["sheet"]:
            check(game.view(None), game.scores())
    for seat in (None, *range(game.players)):
        check(game.view(None if seat is None else Seat(seat)), game.scores())


def test_dominion_tells_nothing_before_the_end() -> None:
    game = Case("dominion", dict(rules_of("dominion").sample_options()[0])).start()
    assert game.view(Seat(0))["table"]["sheet"] == []
