"""What teams score, and who wins (ledger: Variant: team game)."""

from typing import Any

import pytest

from allmende import BadGameOption, new_game
from allmende.agricola.rules import AgricolaRules
from tests.agricola.team.situations import team

YARD: dict[str, Any] = {"forests": [], "moors": []}


@pytest.mark.rule("AGR-342", "AGR-411")
def test_only_four_play_in_teams() -> None:
    assert AgricolaRules().options({"team": "lines"})["players"] == 4
    for players in (1, 2, 3, 5, 6):
        with pytest.raises(BadGameOption, match="four"):
            new_game("agricola", team="product", players=players)


@pytest.mark.rule("AGR-342", "AGR-411", "AGR-427")
@pytest.mark.parametrize(("rich", "winners"), [((0, 2), [0, 2]), ((1, 3), [1, 3]), ((0, 1), [0, 1, 2, 3])])
def test_partners_sit_opposite_and_win_together(rich: tuple[int, int], winners: list[int]) -> None:
    t = team(*[{"goods": "grain"} if seat in rich else {} for seat in range(4)])
    assert t.game.winners() == winners


@pytest.mark.rule("AGR-350", "AGR-426")
def test_of_each_line_the_lower_value_counts() -> None:
    t = team({"goods": "9 grain"}, {"goods": "4 grain"}, {"goods": "9 vegetable"}, {"goods": "4 grain"})
    points = t.game.scores()
    assert [one["total"] for one in points] == [-9, -11, -9, -11]
    assert [one["team"] for one in points] == [-14, -11, -14, -11], "grain here and vegetables there are no good"
    assert t.game.winners() == [1, 3]
    shown = t.game.view(0)["table"]["teams"]
    assert (shown["scoring"], shown["results"]) == ("lines", [-14, -11])
    assert (shown["lines"][0]["grain"], shown["lines"][1]["grain"]) == (-1, 2)


@pytest.mark.rule("AGR-425")
def test_begging_markers_belong_to_the_bonus_points() -> None:
    t = team({"begging": 1, "noted": 3}, {}, {"noted": 1}, {}, round=5)
    assert t.game.view(0)["table"]["teams"]["lines"][0]["bonus"] == 0, "3 - 3 is less than 1"
    assert "begging" not in t.game.view(0)["table"]["teams"]["lines"][0]
    assert t.game.scores()[0]["team"] == t.game.scores()[1]["team"]


@pytest.mark.rule("AGR-425")
def test_clay_rooms_and_stone_rooms_are_two_lines() -> None:
    t = team({"material": "clay"}, {}, {"material": "stone"}, {})
    assert [one["team"] for one in t.game.scores()] == [-14] * 4
    t = team({"material": "stone"}, {}, {"material": "stone"}, {})
    assert [one["team"] for one in t.game.scores()] == [-10, -14, -10, -14]


@pytest.mark.rule("AGR-425")
def test_horses_are_a_line_of_their_own() -> None:
    t = team({"goods": "horse", **YARD}, YARD, YARD, YARD, expansion="moor", level=1)
    assert [one["team"] for one in t.game.scores()] == [-15] * 4
    t = team({"goods": "horse", **YARD}, YARD, {"goods": "horse", **YARD}, YARD, expansion="moor", level=1)
    assert [one["team"] for one in t.game.scores()] == [-13, -15, -13, -15]


@pytest.mark.rule("AGR-351", "AGR-426")
def test_or_totals_are_multiplied() -> None:
    farm = {"fields": [0, 1, 2, 3, 4, 6, 7, 8, 9, 11, 12, 13, 14], "goods": "8 grain"}
    t = team(farm, {}, farm, {}, scoring="product")
    total = t.game.scores()[0]["total"]
    assert total > 0
    assert [one["team"] for one in t.game.scores()] == [total * total, 0, total * total, 0]
    assert (t.game.winners(), t.game.view(0)["table"]["teams"]["lines"]) == ([0, 2], [])


@pytest.mark.rule("AGR-426")
def test_a_total_below_nothing_counts_as_nothing() -> None:
    t = team(scoring="product")
    assert t.game.scores()[0]["total"] == -14
    assert [one["team"] for one in t.game.scores()] == [0] * 4, "two losses are no gain"


@pytest.mark.rule("AGR-427")
def test_even_teams_count_the_building_resources_of_both() -> None:
    t = team({"goods": "2 wood"}, {"goods": "wood"}, {}, {"goods": "2 stone"})
    assert t.game.winners() == [1, 3]
    assert team({"goods": "2 wood"}, {"goods": "wood"}, {}, {"goods": "clay, 9 food"}).game.winners() == [0, 1, 2, 3]


@pytest.mark.rule("AGR-427")
def test_resources_that_workshops_use_are_not_left() -> None:
    shop = {"played": ["joinery"], "goods": "3 wood"}
    t = team(shop, {"goods": "wood"}, {}, {})
    assert t.game.scores()[0]["bonus"] == 1
    assert t.game.winners() == [1, 3], "the lines are even, since the partner has no workshop"


@pytest.mark.rule("AGR-427")
def test_with_the_moor_even_teams_share_at_once() -> None:
    t = team({"goods": "9 wood", **YARD}, YARD, YARD, YARD, expansion="moor", level=1)
    assert t.game.winners() == [0, 1, 2, 3]


@pytest.mark.rule("AGR-412")
def test_partners_keep_their_own_farms_goods_and_hands() -> None:
    game = new_game("agricola", team="lines", cards="deal", seed=1)
    seen = game.view(0)["table"]["players"]
    assert [isinstance(player["hand"], list) for player in seen] == [True, False, False, False] or (
        seen[2]["hand"] == seen[1]["hand"]
    ), "a partner's hand is as hidden as any other"
    t = team({"goods": "4 wood"}, {}, {"goods": "reed"})
    assert not t.usable("farm-expansion") or "action rooms" not in t.place("farm-expansion").offered


def test_a_situation_tells_the_team_game() -> None:
    told = team(scoring="product").game.situation()
    assert told["team"] == "product"


@pytest.mark.rule("AGR-427")
def test_a_team_with_exactly_42_points_wins_after_the_space_diner() -> None:
    drawn: dict[str, Any] = {"xdeck": True, "aliens": {"gone": ["space-diner"]}}
    rich, poor = {"noted": 100}, {"noted": 56}
    seats = [rich, poor, rich, poor]
    for given, winners in ((drawn, [1, 3]), ({"xdeck": True}, [0, 2])):
        t = team(*seats, phase="over", round=14, **given)
        assert [one["team"] for one in t.game.scores()] == [86, 42, 86, 42]
        assert t.game.winners() == winners
    alone = team({"noted": 56}, {"noted": 60}, {}, {"noted": 60}, phase="over", round=14, **drawn)
    assert (alone.game.scores()[0]["total"], alone.game.winners()) == (42, [1, 3]), "one of them is not the team"


@pytest.mark.rule("AGR-254", "AGR-350")
@pytest.mark.parametrize(("partner", "asked"), [("2 vegetable", True), ("8 sheep, vegetable", False)])
def test_a_last_exchange_is_asked_about_if_it_helps_the_team_alone(partner: str, asked: bool) -> None:
    """A sheep is cooked for a second vegetable: 1 point less, and 1 more, which the partner may have or not."""
    big = {"pastures": [[2, 3, 4], [7, 8, 9]], "stables": [2, 7]}
    mine = {"goods": "8 sheep, vegetable", "played": ["grocer", "fireplace-2"], "notes": {"grocer": 7}, **big}
    t = team(mine, {}, {"goods": partner, **big}, round=14, phase="after-breeding", cards="deal")
    assert t.game.over != asked
    if asked:
        before = t.game.scores()[0]
        t.pick("anytime", "eat sheep", "anytime", "exchange grocer-7")
        after = t.game.scores()[0]
        assert (after["total"] - before["total"], after["team"] - before["team"]) == (0, 1)


@pytest.mark.rule("AGR-254", "AGR-427")
@pytest.mark.parametrize(("noted", "asked"), [((56, 56), True), ((56, 100), True), ((56, 40), False)])
def test_fewer_points_are_better_if_the_team_has_42_then(noted: tuple[int, int], asked: bool) -> None:
    """Both have a vegetable, and one may eat it."""
    one, other = [{"noted": n, "goods": "vegetable"} for n in noted]
    diner: dict[str, Any] = {"xdeck": True, "aliens": {"gone": ["space-diner"]}}
    t = team(one, {}, other, round=14, phase="after-breeding", **diner)
    assert t.game.over != asked
