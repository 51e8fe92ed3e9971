"""Storm surge, scoring, end and ties (ledger sections Storm surge and scoring, End and ties)."""

from typing import Any

import pytest

from tests.lowlands.situations import Situation, situation

TEN = [[0, 1, 2, 3, 4, 5, 6, 7, 8, 9]]
LINES = ["special", "sheep", "dike", "tiles", "coins", "resources", "total"]


def storm(*others: dict[str, Any], holds: bool = True, **given: Any) -> Situation:
    """After the storm surge, at a dike that has held or broken."""
    t = situation(*others, phase="storm-surge", flood=24, segments=7 if holds else 6, **given)
    assert t.game.choice is None
    return t


@pytest.mark.rule("LOW-214")
def test_storm_functions_come_first() -> None:
    """The sheep gained pay for a breach token, and tokens that are discarded cost nothing."""
    printed = {
        "W06": [{"block": "storm_gain", "what": "sheep", "count": 2, "per": "buildings"}],
        "W05": [{"block": "drop_breaches", "most": 3}],
        "W01": [{"block": "score", "count": 1, "per": "coins"}],
    }
    farm: dict[str, Any] = {"sheep": 0, "breaches": 3, "coins": 9}
    t = storm(
        {**farm, "tiles": {"W05": 0}},
        {**farm, "tiles": {"W01": 0}},
        **farm,
        tiles={"W06": 0},
        printed=printed,
        holds=False,
    )
    assert (t.sheep(0), t.coins(0)) == (0, 9 - 3)
    assert t.coins(1) == 9
    assert (t.score("special", 2), t.coins(2)) == (9, 9 - 3 * 3)  # noted before the sheep are paid


@pytest.mark.rule("LOW-215")
@pytest.mark.parametrize(("segments", "lost"), [(6, 2), (7, 0)])
def test_the_dike_is_checked_once_more(segments: int, lost: int) -> None:
    """At a flood of 24 it holds with two full levels, one segment less and it breaks."""
    t = situation(phase="storm-surge", flood=24, segments=segments, pastures=TEN, sheep=5, breaches=2)
    assert t.sheep() == 5 - lost


@pytest.mark.rule("LOW-216")
@pytest.mark.parametrize("holds", [True, False])
def test_the_last_check_does_not_move_the_value_marker(holds: bool) -> None:
    assert storm(holds=holds, value=2).state.value == 2


@pytest.mark.rule("LOW-216")
def test_the_last_check_brings_neither_coins_nor_tokens() -> None:
    assert storm({"steps": 1}, {}, steps=9, coins=0).coins() == 0
    broken = storm({"steps": 1, "sheep": 2, "coins": 5}, {}, steps=9, holds=False)
    assert (broken.sheep(1), broken.coins(1)) == (2, 5)


@pytest.mark.rule("LOW-217")
def test_a_dike_that_holds_takes_away_all_breach_tokens() -> None:
    t = storm({"breaches": 1}, pastures=TEN, sheep=3, coins=4, breaches=5)
    assert (t.sheep(), t.coins(), [me.breaches for me in t.state.players]) == (3, 4, [0, 0, 0])


@pytest.mark.rule("LOW-218")
def test_a_dike_that_breaks_costs_a_sheep_for_each_token() -> None:
    farm: dict[str, Any] = {"pastures": TEN, "sheep": 6, "coins": 4}
    t = storm({**farm, "breaches": 6}, {**farm, "breaches": 0}, **farm, breaches=2, holds=False)
    assert [(t.sheep(seat), t.coins(seat)) for seat in range(3)] == [(4, 4), (0, 4), (6, 4)]


@pytest.mark.rule("LOW-219")
@pytest.mark.parametrize(("value", "price"), [(0, 2), (3, 3), (5, 4), (6, 5)])
def test_missing_sheep_cost_the_current_price(value: int, price: int) -> None:
    t = storm(sheep=1, coins=20, breaches=3, value=value, holds=False)
    assert (t.sheep(), t.coins()) == (0, 20 - 2 * price)


@pytest.mark.rule("LOW-220")
def test_missing_coins_are_minus_points() -> None:
    t = storm(sheep=0, coins=2, breaches=3, holds=False)
    assert (t.score("coins"), t.score()) == (2 - 9, -7)


@pytest.mark.rule("LOW-221")
@pytest.mark.parametrize(("value", "dike"), list(enumerate([3, 2, 2, 1, 1, 0, 0])))
def test_dike_points_score_the_dike_value(value: int, dike: int) -> None:
    assert storm(steps=10, value=value).score("dike") == 5 * dike


@pytest.mark.rule("LOW-222")
@pytest.mark.parametrize(("value", "price"), list(enumerate([2, 2, 3, 3, 4, 4, 5])))
def test_sheep_score_the_sheep_price(value: int, price: int) -> None:
    assert storm(pastures=TEN, sheep=7, value=value).score("sheep") == 7 * price


@pytest.mark.rule("LOW-222")
def test_sheep_that_the_flood_takes_score_nothing() -> None:
    assert storm(pastures=TEN, sheep=7, breaches=2, holds=False).score("sheep") == 5 * 3


@pytest.mark.rule("LOW-223")
def test_tiles_score_their_shields() -> None:
    printed = {"F14": {"points": 2}, "A05": {"points": 5}, "W03": {"points": 0}}
    t = storm({"tiles": {"W03": 0}}, tiles={"F14": 0, "A05": 4}, printed=printed)
    assert (t.score("tiles", 0), t.score("tiles", 1), t.score("tiles", 2)) == (7, 0, 0)


@pytest.mark.rule("LOW-224")
def test_each_coin_scores_one() -> None:
    assert storm(coins=13).score("coins") == 13


@pytest.mark.rule("LOW-225", "LOW-229")
@pytest.mark.parametrize(
    ("hand", "points"),
    [("", 0), ("wood", 0), ("wood, stone", 1), ("wood, clay, stone", 1), ("7 clay", 3), ("3 wood, 2 clay, 2 stone", 3)],
)
def test_every_two_cards_of_any_type_score_one(hand: str, points: int) -> None:
    assert storm(hand=hand).score("resources") == points


@pytest.mark.rule("LOW-226")
def test_the_lines_of_the_score_sheet() -> None:
    printed = {"F14": {"points": 2, "effects": [{"block": "score", "count": 4, "per": "features"}]}}
    t = storm(tiles={"F14": 0}, printed=printed, sheep=2, coins=6, steps=4, hand="3 wood", value=2)
    assert list(t.game.scores()[0]) == LINES
    assert list(t.game.scores()[0].values()) == [4, 2 * 3, 2 * 2, 2, 6, 1, 23]


@pytest.mark.rule("LOW-227", "LOW-228")
@pytest.mark.parametrize(("coins", "line"), [(4, 0), (1, -3)])
def test_five_tokens_three_sheep_and_a_price_of_two(coins: int, line: int) -> None:
    t = storm(pastures=[[7, 8, 9]], sheep=3, breaches=5, coins=coins, value=0, holds=False)
    assert (t.sheep(), t.score("sheep"), t.score("coins")) == (0, 0, line)


@pytest.mark.rule("LOW-230")
@pytest.mark.parametrize(("value", "points"), [(2, 24), (6, 0)])
def test_twelve_dike_points(value: int, points: int) -> None:
    t = storm(steps=24, value=value)
    assert (t.points(), t.score("dike")) == (12, points)


@pytest.mark.rule("LOW-231")
def test_the_first_space_after_a_full_round_counts_21() -> None:
    assert [storm(steps=steps).points() for steps in (40, 41, 42, 43)] == [20, 21, 21, 22]


# End and ties


@pytest.mark.rule("LOW-232")
def test_the_highest_total_wins() -> None:
    t = storm({"coins": 9, "steps": 0}, {"coins": 8, "steps": 9}, coins=3, steps=0, value=5)
    assert t.game.winners() == [1]
    t = storm({"coins": 9, "steps": 0}, {"coins": 8, "steps": 9}, coins=3, steps=0, value=0)
    assert t.game.winners() == [2]  # where dike points count, they count here


@pytest.mark.rule("LOW-233")
def test_a_tie_goes_to_who_is_further_ahead_on_the_dike() -> None:
    t = storm({"coins": 8, "steps": 3}, {"coins": 7, "steps": 9}, coins=8, steps=4, value=5, markers=[0, 2, 1])
    assert [t.score(seat=seat) for seat in range(3)] == [16, 16, 15]
    assert t.points(0) == t.points(1) == 2  # by spaces, not by dike points
    assert t.game.winners() == [0]  # and seat 2 has no part in the tie


@pytest.mark.rule("LOW-234")
@pytest.mark.parametrize(("markers", "winner"), [([0, 1, 2], 1), ([1, 0, 2], 0)])
def test_on_one_space_the_upper_marker_wins(markers: list[int], winner: int) -> None:
    t = storm({"coins": 8, "steps": 4}, {"coins": 7, "steps": 4}, coins=8, steps=4, markers=markers)
    assert t.game.winners() == [winner]
