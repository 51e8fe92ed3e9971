"""`allmende analyse`: the record of a game in a file, looked at again."""

import json
from pathlib import Path

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from allmende.analysis.game import analyse
from allmende.analysis.report import Teller
from allmende.lab.report import check_page, show, write_text
from allmende.lab.run import BadRun, unwritable
from allmende.locales import text
from allmende.terminal import saves


def analyse_file(file: str, budget: int | None, as_json: bool, page: Path | None, lang: str) -> int:
    """Look at every pick, and tell what came out; the code that the command exits with."""
    if budget is not None and budget < 1:
        raise BadRun("lab-error-train-number", name="--picks", least=1, most=1_000_000_000, value=budget)
    path = Path(file)
    record, chairs = saves.load_record(path)
    if page is not None:
        check_page(page)
    console = Console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with saves.damage(path), Progress(
        *columns, console=console, transient=True, disable=not console.is_terminal
    ) as progress:  # fmt: skip
        task = progress.add_task(text(lang, "lab", "analysis-going"), total=None)
        found = analyse(record, budget, lambda done, every: progress.update(task, completed=done, total=every))
        teller = Teller(found, lang, [chair.name for chair in chairs])
    if page is not None:
        try:
            write_text(page, teller.page())
        except OSError as error:
            raise unwritable(page, error) from error
    if as_json:
        print(json.dumps(found.to_json(), ensure_ascii=False))
    else:
        show(teller.report(), Console(highlight=False))
    return 0
