"""Who wins when points are equal (ledger: Scoring)."""

from typing import Any

import pytest

from tests.agricola.situations import Situation, situation


def ended(*seats: dict[str, Any]) -> Situation:
    """The end of the game with these farms."""
    return situation(*seats[1:], round=14, phase="round-end", **seats[0])


def totals(t: Situation) -> list[int]:
    return [scores["total"] for scores in t.game.scores()]


def test_the_most_points_win() -> None:
    t = ended({"people": 3}, {"people": 4}, {"goods": "9 wood"})
    assert (t.phase, t.game.choice) == ("over", None)
    assert t.game.winners() == [1]


@pytest.mark.rule("AGR-293")
@pytest.mark.parametrize("good", ["wood", "clay", "reed", "stone"])
def test_building_resources_break_a_tie(good: str) -> None:
    t = ended({"goods": "wood, clay, reed, stone"}, {"goods": f"5 {good}"}, {})
    assert len(set(totals(t))) == 1
    assert t.game.winners() == [1]  # 5 of any sort are more than 4 of all


@pytest.mark.rule("AGR-293")
def test_food_does_not_break_a_tie() -> None:
    t = ended({"goods": "9 food"}, {"goods": "wood"})
    assert len(set(totals(t))) == 1
    assert t.game.winners() == [1]
    assert ended({"goods": "9 food"}, {"goods": ""}).game.winners() == [0, 1]


@pytest.mark.rule("AGR-293")
def test_resources_break_ties_only() -> None:
    t = ended({"goods": "50 wood"}, {"goods": "sheep"})
    assert t.game.winners() == [1]


@pytest.mark.rule("AGR-293")
def test_goods_that_workshops_used_are_gone() -> None:
    crafted = {"goods": "5 wood", "played": ["joinery"]}  # 2 + 2 points
    plain = {"goods": "4 clay", "played": ["well"]}  # 4 points
    t = ended(crafted, plain)
    assert len(set(totals(t))) == 1
    assert t.game.winners() == [1]
    t = ended({**crafted, "goods": "6 wood, 4 reed"}, plain)  # 5 wood were used, 5 goods are left
    assert len(set(totals(t))) == 1
    assert t.game.winners() == [0]


@pytest.mark.rule("AGR-294")
def test_a_remaining_tie_is_shared() -> None:
    assert ended({"goods": "2 wood"}, {"goods": "clay, stone"}, {"goods": "reed"}).game.winners() == [0, 1]
    assert ended({}, {}, {}, {}).game.winners() == [0, 1, 2, 3]
