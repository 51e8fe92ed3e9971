"""The lab at the command line: simulate, tournament, stats, curve."""

import json
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager, redirect_stdout
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final, Protocol, TypeVar

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from allmende.lab.columns import Columns, needs_lab, write_parquet
from allmende.lab.phrases import Speech
from allmende.lab.report import Report, check_page, keep, show, write_page
from allmende.lab.run import Run, checked_run
from allmende.lab.session import Work


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

    def checked_run(self, watch: str = "", forbid: float = 0.0) -> Run:
        """The run that was asked for, if it is one."""
        return checked_run(self.game, self.bots, self.games, self.seed, self.jobs, self.options, watch, forbid)


class Found(Protocol):
    """What a command found out."""

    @property
    def stopped(self) -> bool: ...

    def to_json(self) -> dict[str, Any]: ...


F = TypeVar("F", bound=Found)


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


def play(order: Order, most: int, work: Callable[[Work], F]) -> F:
    """Play at most so many games, with a bar."""
    with bar(order.lang, most) as progress:
        return work(Work(order.games, order.jobs, order.ray, order.out, progress))


def deliver(order: Order, found: Found, report: Report, tables: dict[str, Any]) -> int:
    """Files into the folder, the page where it is wanted, and the answer on stdout; the code that the command exits
    with."""
    data = found.to_json()
    if order.out is not None:
        for name, table in tables.items():
            write_parquet(table, order.out / f"{name}.parquet")
        keep(report, data, order.out)
    if order.html is not None:
        write_page(report, order.html)
    if order.as_json:
        sys.stdout.write(json.dumps(data, ensure_ascii=False, indent=2) + "\n")
    else:
        tell(order, report)
    return 130 if found.stopped else 0


def tell(order: Order, report: Report) -> None:
    console = Console()
    show(report, console)
    say = Speech(order.lang)
    if order.out is not None:
        console.print(say("lab-kept", folder=str(order.out)), soft_wrap=True)
    if order.html is not None:
        console.print(say("lab-page", path=str(order.html)), soft_wrap=True)


# The commands. A mistake is told before any bar is drawn.


def simulate(order: Order) -> int:
    """`allmende simulate`."""
    from allmende.lab.simulate import play_simulation
    from allmende.lab.simulate_report import report_of

    run = order.checked_run()
    columns = None
    if order.in_full:
        prepare(order)
        columns = Columns()
    sinks = [columns] if columns is not None else []
    results = play(order, order.games, lambda work: play_simulation(run, work, sinks))
    tables = {"games": columns.table(run.bots)} if columns is not None else {}
    return deliver(order, results, report_of(results, columns, order.lang), tables)


def tournament(order: Order, players: int | None, margin: float, to_the_end: bool) -> int:
    """`allmende tournament`."""
    from allmende.lab.tournament import checked_tournament, play_tournament
    from allmende.lab.tournament_report import report_of

    plan = checked_tournament(
        order.game, order.bots, order.games, order.seed, order.jobs, order.options, players, margin
    )
    prepare(order)
    columns = Columns()
    standings = play(
        order, plan.most_games(order.games), lambda work: play_tournament(plan, work, margin, to_the_end, [columns])
    )
    return deliver(order, standings, report_of(standings, order.lang), {"games": columns.table(plan.bots)})


def stats(order: Order, forbid: float) -> int:
    """`allmende stats`. `forbid`: in per cent."""
    from allmende.lab.stats import ThingColumns, play_stats
    from allmende.lab.stats_report import report_of

    run = order.checked_run("things", forbid / 100)
    prepare(order)
    columns = ThingColumns()
    found = play(order, order.games, lambda work: play_stats(run, work, columns))
    tables = {"games": columns.table(run.bots), "things": columns.long_table(run.bots)}
    return deliver(order, found, report_of(found, order.lang), tables)


def curve(order: Order) -> int:
    """`allmende curve`."""
    from allmende.lab.curve import CurveColumns, play_curve
    from allmende.lab.curve_report import report_of

    run = order.checked_run("curve")
    prepare(order)
    columns = CurveColumns()
    found = play(order, order.games, lambda work: play_curve(run, work, columns))
    tables = {"games": columns.table(run.bots), "curve": columns.long_table(run.bots)}
    return deliver(order, found, report_of(found, order.lang), tables)


COMMANDS: Final[dict[str, Callable[..., int]]] = {
    "simulate": simulate, "tournament": tournament, "stats": stats, "curve": curve,
}  # fmt: skip
