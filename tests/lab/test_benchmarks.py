"""The speed guard: every figure of the benchmarks keeps its target, with leeway for slow machines."""

import pytest

from allmende.table import compiled
from benchmarks.figure import Figure
from benchmarks.measure import FIGURES

LEEWAY = 2


@pytest.mark.parametrize("figure", [figure for figure in FIGURES if figure.target], ids=lambda figure: figure.name)
def test_targets(figure: Figure) -> None:
    value = figure.measure()
    assert figure.met(value / LEEWAY if figure.small else value * LEEWAY, of_compiled=False), f"{value} {figure.unit}"


def test_the_compiled_build_has_targets_of_its_own() -> None:
    games = FIGURES[0]
    assert (games.goal(of_compiled=False), games.goal(of_compiled=True)) == (1_000, 4_000)
    assert games.met(2_000, of_compiled=False)
    assert not games.met(2_000, of_compiled=True)
    assert isinstance(compiled(), bool)
