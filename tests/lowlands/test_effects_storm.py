"""Tiles that act in the storm surge: storm_gain, score with all its counts, drop_breaches."""

from typing import Any

import pytest

from tests.lowlands.situations import Situation, situation

TEN = [[0, 1, 2, 3, 4, 5, 6, 7, 8, 9]]

Effect = dict[str, Any]


def storm(
    effects: list[Effect], cell: int = 12, *, tile: str = "W01", more: dict[str, int] | None = None, **given: Any
) -> Situation:
    """After the storm surge for seat 0, who owns a tile with these effects and others that do nothing."""
    more = more or {}
    printed = {**{name: [] for name in more}, tile: {"effects": effects, **given.pop("figures", {})}}
    given = {"flood": 24, "segments": 7, "pastures": TEN, "sheep": 0, "coins": 0, **given}
    return situation(phase="storm-surge", tiles={tile: cell, **more}, printed=printed, **given)


def score(per: str, count: int = 1, **words: Any) -> list[Effect]:
    return [{"block": "score", "count": count, "per": per, **words}]


def gain(what: str, per: str, count: int = 1, every: int = 1) -> list[Effect]:
    return [{"block": "storm_gain", "what": what, "count": count, "per": per, "every": every}]


# score


@pytest.mark.parametrize(
    ("per", "given", "points"),
    [
        ("coins", {"coins": 5}, 5),
        ("sheep", {"sheep": 3}, 3),
        ("dike_points", {"steps": 7}, 4),
        ("pastures", {"pastures": [[0, 1], [3], [15]]}, 3),
        ("features", {"more": {"F14": 0, "F16": 4, "A05": 15}}, 2),
        ("buildings", {"more": {"F14": 0, "A05": 15, "A06": 19}}, 3),
    ],
)
def test_score_counts_what_the_player_owns(per: str, given: dict[str, Any], points: int) -> None:
    t = storm(score(per, 2), **given)
    assert t.score("special") == 2 * points
    assert t.score("special", 1) == 0


def test_score_counts_the_feature_itself() -> None:
    assert storm(score("features"), tile="F14", more={"F16": 0}).score("special") == 2


@pytest.mark.parametrize(("coins", "points"), [(0, 0), (3, 0), (4, 2), (7, 2), (8, 4)])
def test_score_for_every_so_many_is_rounded_down(coins: int, points: int) -> None:
    assert storm(score("coins", 2, every=4), coins=coins).score("special") == points


def test_score_comes_on_top_of_what_is_counted() -> None:
    t = storm(score("coins"), coins=5)
    assert (t.score("special"), t.score("coins"), t.score("tiles")) == (5, 5, 0)


def test_score_acts_in_the_storm_surge_only() -> None:
    t = situation(tiles={"W01": 0}, printed={"W01": score("coins")}, coins=5)
    assert t.score("special") == 0


def test_a_pasture_needs_no_sheep_and_may_hold_features() -> None:
    assert storm(score("pastures"), 12, pastures=[[0, 1], [3]], more={"F14": 3}).score("special") == 2


@pytest.mark.parametrize(
    ("cell", "more", "points"),
    [(12, {}, 0), (12, {"F14": 7, "A05": 11, "F16": 0}, 2), (4, {"F14": 5, "F16": 3, "A05": 9}, 2)],
)
def test_tiles_beside(cell: int, more: dict[str, int], points: int) -> None:
    """Not diagonally, not round the edge of the board; across fences or not."""
    assert storm(score("tiles_beside"), cell, tile="F15", more=more).score("special") == points


@pytest.mark.parametrize(
    ("cell", "more", "points"),
    [(17, {}, 3), (15, {}, 2), (17, {"F14": 16, "A05": 12}, 1)],
)
def test_empty_beside_counts_spaces_without_a_tile(cell: int, more: dict[str, int], points: int) -> None:
    assert storm(score("empty_beside"), cell, tile="F15", more=more).score("special") == points


TWO_ROWS = [[5, 6, 7, 8, 9, 10, 11, 12, 13, 14]]  # with a tile on 11: three spaces beside it, six others


@pytest.mark.parametrize(("sheep", "points"), [(0, 4), (6, 4), (7, 3), (8, 2), (9, 1)])
def test_empty_beside_sheep_are_herded_elsewhere_first(sheep: int, points: int) -> None:
    t = storm(score("empty_beside"), 11, tile="F15", pastures=TWO_ROWS, sheep=sheep)
    assert t.score("special") == points


@pytest.mark.parametrize(("sheep", "points"), [(6, 4), (7, 3), (8, 3), (9, 2), (10, 1)])
def test_empty_beside_sheep_crowd_where_a_space_houses_two(sheep: int, points: int) -> None:
    silo = [{"block": "house_beside", "spaces": "pasture", "count": 1}]  # for cell 6
    printed = {"F15": score("empty_beside"), "S03": silo}
    t = situation(
        phase="storm-surge", flood=0, tiles={"F15": 11, "S03": 1}, printed=printed, pastures=TWO_ROWS, sheep=sheep
    )
    assert t.score("special") == points


@pytest.mark.parametrize(("sheep", "points"), [(8, 4), (9, 3)])
def test_empty_beside_sheep_of_the_pasture_as_a_whole_stand_on_no_space(sheep: int, points: int) -> None:
    barn = [{"block": "house_pastures", "which": "largest", "least": 1, "count": 2}]
    printed = {"F15": score("empty_beside"), "S11": barn}
    t = situation(
        phase="storm-surge", flood=0, tiles={"F15": 11, "S11": 0}, printed=printed, pastures=TWO_ROWS, sheep=sheep
    )
    assert t.score("special") == points


@pytest.mark.parametrize(
    ("terrain", "more", "points"),
    [
        (["bush"], {}, 3),  # board B1: cells 0, 9 and 17
        (["pond"], {}, 3),  # 1, 14 and 17
        (["bush", "pond"], {}, 5),  # 17 carries both and counts once
        (["bush", "tree", "pond"], {}, 8),
        (["bush"], {"F14": 0, "A05": 9}, 1),  # not under tiles
    ],
)
def test_terrain_without_a_tile(terrain: list[str], more: dict[str, int], points: int) -> None:
    """Sheep and fences do not matter."""
    board = ["b  p  .  t  .", ".  .  .  .  b", "t  .  .  .  p", ".  .  bp .  t"]
    printed = {"B1": {"spaces": board}, "W01": score("terrain", terrain=terrain), **{name: [] for name in more}}
    t = situation(
        phase="storm-surge", tiles={"W01": 12, **more}, printed=printed, board="B1", pastures=TEN, sheep=4, flood=0
    )
    assert t.score("special") == points


@pytest.mark.parametrize(
    ("where", "cell", "points"), [("inside", 7, 4), ("inside", 12, 0), ("outside", 12, 4), ("outside", 7, 0)]
)
def test_score_of_a_feature_that_must_lie_inside_or_outside(where: str, cell: int, points: int) -> None:
    t = storm(score("coins"), cell, tile="F14", figures={"where": where}, coins=4)
    assert t.score("special") == points


def test_several_scores_add_up() -> None:
    assert storm([*score("coins"), *score("sheep")], coins=4, sheep=3).score("special") == 7


# storm_gain


def test_storm_gain_of_steps() -> None:
    t = storm(gain("steps", "dike_points", 2, every=3), steps=13)
    assert (t.steps(), t.points()) == (13 + 2 * 2, 9)  # 7 dike points are twice three


def test_steps_of_the_storm_give_no_progress_tokens() -> None:
    t = storm(gain("steps", "dike_points", 9), steps=1)
    assert (t.steps(), t.coins(), t.cards(), t.sheep()) == (10, 0, 0, 0)


def test_steps_of_the_storm_count_for_points_and_ties() -> None:
    t = storm(gain("steps", "buildings", 4), steps=0, value=3)
    assert t.score("dike") == 2
    assert t.state.leader().seat == 0


def test_storm_gain_of_sheep_whatever_the_housing_rules_say() -> None:
    t = storm(gain("sheep", "sheep", every=4), pastures=[[5, 6, 7, 8]], sheep=4)
    assert (t.sheep(), t.room(), t.score("sheep")) == (5, 4, 15)


@pytest.mark.parametrize(("sheep", "more"), [(3, 0), (4, 2), (7, 2), (8, 4)])
def test_storm_gain_for_every_so_many(sheep: int, more: int) -> None:
    assert storm(gain("sheep", "sheep", 2, every=4), sheep=sheep).sheep() == sheep + more


def test_all_is_counted_before_anything_is_gained() -> None:
    t = storm([*gain("sheep", "sheep"), *gain("sheep", "sheep")], sheep=3)
    assert t.sheep() == 3 + 3 + 3


def test_what_is_gained_scores() -> None:
    t = storm([*score("sheep"), *gain("sheep", "sheep")], sheep=3)
    assert t.score("special") == 6


def test_sheep_gained_pay_for_breach_tokens() -> None:
    t = storm(gain("sheep", "sheep"), sheep=3, breaches=5, segments=6, coins=7)
    assert (t.sheep(), t.coins()) == (1, 7)


def test_sheep_gained_stand_on_their_tile_and_leave_other_spaces_empty() -> None:
    effects = [*gain("sheep", "sheep", 2), *score("empty_beside")]
    t = storm(effects, 12, tile="F15", pastures=[[6, 7, 8, 11, 13]], sheep=2)
    assert (t.sheep(), t.score("special")) == (6, 4)


def test_storm_gain_acts_in_the_storm_surge_only() -> None:
    t = situation(tiles={"W06": 19}, printed={"W06": gain("sheep", "sheep")}, pastures=TEN, sheep=4, phase="upkeep")
    assert t.sheep() == 6  # bred


# drop_breaches


@pytest.mark.parametrize(("breaches", "sheep"), [(1, 8), (6, 8), (7, 1)])
def test_drop_breaches_discards_all_or_none(breaches: int, sheep: int) -> None:
    t = storm([{"block": "drop_breaches", "most": 6}], sheep=8, breaches=breaches, segments=6)
    assert t.sheep() == sheep


def test_drop_breaches_helps_its_owner_only() -> None:
    printed = {"W05": [{"block": "drop_breaches", "most": 6}]}
    t = situation(
        {"breaches": 2, "sheep": 2},
        phase="storm-surge",
        flood=36,
        tiles={"W05": 0},
        printed=printed,
        breaches=2,
        sheep=2,
    )
    assert (t.sheep(0), t.sheep(1)) == (2, 0)


def test_drop_breaches_waits_for_the_storm_surge() -> None:
    printed = {"W05": [{"block": "drop_breaches", "most": 6}]}
    t = situation({"steps": 5}, phase="high-tide", sea=[1, 1, 2], flood=13, tiles={"W05": 0}, printed=printed)
    assert t.player().breaches == 3
