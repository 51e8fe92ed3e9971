"""`allmende puzzles find`: what was typed becomes a hunt, and how far it is stands on stderr."""

from collections.abc import Sequence
from pathlib import Path

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn

from allmende.lab.report import check_page
from allmende.lab.run import BadRun, unwritable
from allmende.locales import text
from allmende.puzzles import shelf
from allmende.puzzles.finding import Hunt, hunt_on
from allmende.train.tables import tables_of


def find_puzzles(
    game: str,
    out: Path,
    tables: Sequence[str],
    wanted: int,
    seed: int,
    simulations: int,
    late: float,
    alike: int,
    lang: str,
) -> int:
    """Look for puzzles until there are enough; the code that the command exits with."""
    for name, value, least, most in (
        ("--number", wanted, 1, 100_000), ("--simulations", simulations, 100, 1_000_000), ("--late", late, 0, 1),
        ("--alike", alike, 1, 100),
    ):  # fmt: skip
        if not least <= value <= most:
            raise BadRun("lab-error-train-number", name=name, least=least, most=most, value=value)
    hunt = Hunt(game, tuple(tables_of(game, tables)), wanted, seed, simulations, late, alike)
    check_page(out)
    games, puzzles = shelf.taken_up(out, hunt)
    console = Console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn())
    stopped = False
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as progress:
        task = progress.add_task(text(lang, "lab", "puzzles-going"), total=wanted, completed=len(puzzles))
        try:
            for games, puzzles in hunt_on(hunt, puzzles, games):  # noqa: B020  # it reads them once, to begin
                shelf.write(out, hunt, games, puzzles)
                progress.update(task, completed=len(puzzles))
        except KeyboardInterrupt:
            stopped = True
        except OSError as error:
            raise unwritable(out, error) from error
    told = text(lang, "lab", "puzzles-found", count=len(puzzles), games=games, path=str(out))
    console.print(told, soft_wrap=True, highlight=False, markup=False)
    return 130 if stopped else 0
