"""Curves: what each would score after each round."""

import pytest

from allmende.lab import curve
from allmende.lab.curve import CurveColumns, after
from allmende.lab.run import checked_run

ROUNDS = {"agricola": 14, "lowlands": 6}


@pytest.mark.parametrize("name", ["agricola", "dominion", "lowlands"])
def test_a_curve_has_all_rounds_and_ends_with_the_final_score(name: str) -> None:
    run = checked_run(name, ["random", "random"], 1, 1, 1, {}, "curve")
    played = run.play(0)
    assert played.curve is not None
    assert [totals[-1] for totals in played.curve] == [points["total"] for points in played.points]
    rounds = ROUNDS.get(name, max(played.turns, default=0))
    assert {len(totals) for totals in played.curve} == {rounds}


def test_a_game_that_is_over_keeps_its_score() -> None:
    assert [after([3, 5, 9], rounds) for rounds in (1, 3, 7)] == [3, 9, 9]


def test_leads_and_means() -> None:
    columns = CurveColumns()
    found = curve("dominion", ["bigmoney-smithy", "bigmoney"], 120, seed=1, columns=columns)
    assert found.games == 120
    first, last = found.points[0][0], found.points[0][-1]
    assert (first.mean, first.tenth, first.ninetieth) == (3, 3, 3)
    assert last.tenth <= last.mean <= last.ninetieth
    assert last.mean_95[0] < last.mean < last.mean_95[1]
    late = max((lead for lead in found.leads if lead.games > 50), key=lambda lead: lead.round)
    assert late.win_rate is not None
    assert late.win_rate > 0.6
    assert found.leads[-1].running == 0
    table = columns.long_table(("bigmoney-smithy", "bigmoney"))
    assert table.num_rows == sum(len(totals) for totals in columns.curves.values())


def test_alone_nobody_leads() -> None:
    assert curve("agricola", ["random"], 3, options={"players": 1}).leads == []
