"""Print the figures beside their targets; see README.md."""

import argparse
import json
import os
import subprocess
import sys
from pathlib import Path
from statistics import median
from typing import Any

from rich.console import Console
from rich.table import Table

from benchmarks import peers
from benchmarks.figure import Figure
from benchmarks.measure import FIGURES, about

ROOT = Path(__file__).parent.parent


class Worker:
    """Another process that measures on demand."""

    def __init__(self, python: str) -> None:
        env = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
        self.process = subprocess.Popen(
            [python, "-m", "benchmarks.measure"],
            cwd=ROOT, env=env, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True,
        )  # fmt: skip
        self.about: dict[str, Any] = json.loads(self.line())

    def measure(self, number: int) -> float:
        assert self.process.stdin is not None
        self.process.stdin.write(f"{number}\n")
        self.process.stdin.flush()
        return float(self.line())

    def line(self) -> str:
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        if not line:
            sys.exit(f"{self.process.args[0]!r} cannot run the benchmarks: is allmende installed there?")  # type: ignore[index]
        return line

    def close(self) -> None:
        self.process.communicate()


def best(figure: Figure, values: list[float]) -> float:
    return min(values) if figure.small else max(values)


def times_better(figure: Figure, here: float, there: float) -> float:
    return here / there if figure.small else there / here


def number(value: float) -> str:
    return f"{value:,.0f}" if value >= 100 else f"{value:.2f}"


def coloured(target: str, met: bool | None) -> str:
    return "" if met is None else f"{target} [green]met[/]" if met else f"{target} [red]not met[/]"


def wanted(figure: Figure, of_compiled: bool) -> str:
    goal = figure.goal(of_compiled)
    return "" if goal is None else f"{'≤' if figure.small else '≥'} {goal:{',.0f' if goal >= 1 else 'g'}}"


def build(facts: dict[str, Any]) -> str:
    return f"{'compiled' if facts['compiled'] else 'plain'} build, {facts['implementation']} {facts['python']}"


# One interpreter


def measure_here(repeat: int, console: Console) -> list[dict[str, Any]]:
    of_compiled = about()["compiled"]
    rows: list[dict[str, Any]] = []
    for figure in FIGURES:
        with console.status(figure.name.strip()):
            values = [figure.measure() for _ in range(repeat)]
        top = best(figure, values)
        rows.append(
            {
                "figure": figure.name.strip(), "unit": figure.unit, "best": top, "median": median(values),
                "target": figure.goal(of_compiled), "met": figure.met(top, of_compiled), "values": values,
            }
        )  # fmt: skip
    return rows


def show(rows: list[dict[str, Any]]) -> Table:
    facts = about()
    table = Table(title=f"one core, {build(facts)}")
    table.add_column("figure")
    for heading in ("best", "median", "target"):
        table.add_column(heading, justify="right")
    for figure, row in zip(FIGURES, rows, strict=True):
        target = coloured(wanted(figure, facts["compiled"]), row["met"])
        table.add_row(f"{figure.name}, {figure.unit}", number(row["best"]), number(row["median"]), target)
    return table


# Two interpreters, taking turns


def compare(python: str, repeat: int, console: Console) -> dict[str, Any]:
    here, there = Worker(sys.executable), Worker(python)
    of_compiled = there.about["compiled"]
    rows: list[dict[str, Any]] = []
    for at, figure in enumerate(FIGURES):
        with console.status(figure.name.strip()):
            pairs = [(here.measure(at), there.measure(at)) for _ in range(repeat)]
        mine, other = [pair[0] for pair in pairs], [pair[1] for pair in pairs]
        top = best(figure, other)
        ratio = times_better(figure, best(figure, mine), top)
        gains = figure.gains if of_compiled else None
        rows.append(
            {
                "figure": figure.name.strip(), "unit": figure.unit, "here": best(figure, mine), "there": top,
                "times_better": ratio, "times_better_median": median(times_better(figure, *pair) for pair in pairs),
                "target": figure.goal(of_compiled), "met": figure.met(top, of_compiled),
                "target_times_better": gains, "met_times_better": None if gains is None else ratio >= gains,
            }
        )  # fmt: skip
    here.close()
    there.close()
    return {"here": here.about, "there": there.about, "figures": rows}


def show_comparison(compared: dict[str, Any]) -> Table:
    table = Table(title=f"here: {build(compared['here'])}; there: {build(compared['there'])}")
    table.add_column("figure")
    table.add_column("here", justify="right")
    table.add_column("there", justify="right")
    table.add_column("target", justify="right")
    table.add_column("times better", justify="right")
    table.add_column("target", justify="right")
    for figure, row in zip(FIGURES, compared["figures"], strict=True):
        gains = row["target_times_better"]
        table.add_row(
            f"{figure.name}, {figure.unit}", number(row["here"]), number(row["there"]),
            coloured(wanted(figure, compared["there"]["compiled"]), row["met"]),
            f"{row['times_better']:.2f} ({row['times_better_median']:.2f})",
            coloured("" if gains is None else f"≥ {gains:g}", row["met_times_better"]),
        )  # fmt: skip
    table.caption = "Best of each; in brackets the median of the pairs."
    return table


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m benchmarks", description=__doc__)
    parser.add_argument("--repeat", type=int, default=5, metavar="N", help="measure each figure so often (5)")
    parser.add_argument("--json", action="store_true", help="print JSON")
    parser.add_argument("--compare", metavar="PYTHON", help="take turns with another interpreter and print ratios")
    parser.add_argument("--peers", type=Path, metavar="FOLDER", help="take turns with other programs that lie there")
    given = parser.parse_args()
    if given.repeat < 1:
        parser.error("--repeat must be at least 1")
    if given.peers:
        peers.main(given.peers, given.repeat, given.json)
        return
    progress = Console(stderr=True)
    found: dict[str, Any]
    if given.compare:
        found = compare(given.compare, given.repeat, progress)
        table = show_comparison(found)
    else:
        found = {**about(), "figures": measure_here(given.repeat, progress)}
        table = show(found["figures"])
    if given.json:
        print(json.dumps(found, indent=2, ensure_ascii=False))
    else:
        Console().print(table)


if __name__ == "__main__":
    main()
