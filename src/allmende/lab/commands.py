"""The lab at the command line: simulate, tournament, stats, curve."""

import json
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager, redirect_stdout
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from allmende.lab.columns import Columns, needs_lab, write_parquet
from allmende.lab.phrases import Speech
from allmende.lab.report import Report, check_page, keep, show, write_page
from allmende.lab.run import checked_run


@dataclass(frozen=True)
class Order:
    """What was asked for at the command line, the same for all commands."""

    game: str
    bots: list[str]
    games: int
    seed: int = 0
    jobs: int = 1
    as_json: bool = False
    options: dict[str, Any] = field(default_factory=dict)
    lang: str = "en"
    ray: str | None = None
    out: Path | None = None
    html: Path | None = None

    @property
    def in_full(self) -> bool:
        """Are single games wanted, not only their sum?"""
        return self.out is not None or self.html is not None


@contextmanager
def bar(lang: str, games: int) -> Iterator[Callable[[int], None]]:
    """A progress bar on stderr. What bots and libraries print meanwhile goes there, too: stdout is for the answer."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    console = Console(stderr=True)
    quiet = not console.is_terminal
    with redirect_stdout(sys.stderr), Progress(*columns, console=console, transient=True, disable=quiet) as progress:
        task = progress.add_task(Speech(lang)("lab-playing"), total=games)
        yield lambda done: progress.update(task, completed=done)


def prepare(order: Order) -> None:
    """What would spoil the answer is told before the first game."""
    needs_lab()
    if order.html is not None:
        check_page(order.html)


def deliver(order: Order, report: Report, data: dict[str, Any], tables: dict[str, Any]) -> None:
    """Files into the folder, the page where it is wanted, and the answer on stdout."""
    if order.out is not None:
        for name, table in tables.items():
            write_parquet(table, order.out / f"{name}.parquet")
        keep(report, data, order.out)
    if order.html is not None:
        write_page(report, order.html)
    if order.as_json:
        sys.stdout.write(json.dumps(data, ensure_ascii=False, indent=2) + "\n")
        return
    console = Console()
    show(report, console)
    say = Speech(order.lang)
    if order.out is not None:
        console.print(say("lab-kept", folder=str(order.out)), soft_wrap=True)
    if order.html is not None:
        console.print(say("lab-page", path=str(order.html)), soft_wrap=True)


def simulate(order: Order) -> int:
    """`allmende simulate`."""
    from allmende.lab.simulate import simulate as play
    from allmende.lab.simulate_report import report_of

    # A mistake is told before any bar is drawn.
    run = checked_run(order.game, order.bots, order.games, order.seed, order.jobs, order.options)
    if order.in_full:
        prepare(order)
    columns = Columns() if order.in_full else None
    with bar(order.lang, order.games) as progress:
        results = play(
            order.game, order.bots, order.games, order.seed, order.jobs, order.options, progress,
            ray=order.ray, out=order.out, sinks=[columns] if columns is not None else [],
        )  # fmt: skip
    tables = {"games": columns.table(run.bots)} if columns is not None else {}
    deliver(order, report_of(results, columns, order.lang), results.to_json(), tables)
    return 130 if results.stopped else 0


def tournament(order: Order, players: int | None, margin: float, to_the_end: bool) -> int:
    """`allmende tournament`."""
    from allmende.lab.tournament import checked_tournament
    from allmende.lab.tournament import tournament as play
    from allmende.lab.tournament_report import report_of

    plan = checked_tournament(
        order.game, order.bots, order.games, order.seed, order.jobs, order.options, players, margin
    )
    prepare(order)
    columns = Columns()
    most = max(1, order.games // plan.players) * plan.players * len(plan.tables)
    with bar(order.lang, most) as progress:
        standings = play(
            order.game, order.bots, order.games, order.seed, order.jobs, order.options, progress,
            players=players, margin=margin, to_the_end=to_the_end, ray=order.ray, out=order.out, sinks=[columns],
        )  # fmt: skip
    deliver(order, report_of(standings, order.lang), standings.to_json(), {"games": columns.table(plan.bots)})
    return 130 if standings.stopped else 0


def stats(order: Order, forbid: float = 0.0) -> int:
    """`allmende stats`."""
    from allmende.lab.stats import ThingColumns
    from allmende.lab.stats import stats as play
    from allmende.lab.stats_report import report_of

    run = checked_run(order.game, order.bots, order.games, order.seed, order.jobs, order.options, forbid=forbid)
    prepare(order)
    columns = ThingColumns()
    with bar(order.lang, order.games) as progress:
        found = play(
            order.game, order.bots, order.games, order.seed, order.jobs, order.options, progress,
            ray=order.ray, out=order.out, columns=columns, forbid=forbid,
        )  # fmt: skip
    tables = {"games": columns.table(run.bots), "things": columns.long_table(run.bots)}
    deliver(order, report_of(found, order.lang), found.to_json(), tables)
    return 130 if found.stopped else 0


def curve(order: Order) -> int:
    """`allmende curve`."""
    from allmende.lab.curve import CurveColumns
    from allmende.lab.curve import curve as play
    from allmende.lab.curve_report import report_of

    run = checked_run(order.game, order.bots, order.games, order.seed, order.jobs, order.options)
    prepare(order)
    columns = CurveColumns()
    with bar(order.lang, order.games) as progress:
        found = play(
            order.game, order.bots, order.games, order.seed, order.jobs, order.options, progress,
            ray=order.ray, out=order.out, columns=columns,
        )  # fmt: skip
    tables = {"games": columns.table(run.bots), "curve": columns.long_table(run.bots)}
    deliver(order, report_of(found, order.lang), found.to_json(), tables)
    return 130 if found.stopped else 0
