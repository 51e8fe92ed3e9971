"""`allmende train`: what was typed becomes a training, and how far it is stands on stderr and on its page."""

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TaskID, TextColumn, TimeRemainingColumn

from allmende.lab.phrases import Speech
from allmende.lab.run import BadRun, unwritable

if TYPE_CHECKING:
    from allmende.train.course import Course


def train(
    game: str,
    out: Path,
    table: list[str] | None,
    generations: int | None,
    games: int,
    simulations: int,
    seed: int,
    jobs: int,
    ray: str | None,
    width: int,
    depth: int,
    window: int,
    batch: int,
    passes: float,
    contest: int,
    against: str | None,
    measured: int,
    teacher: str | None,
    taught: int,
    ahead: bool,
    lang: str,
) -> int:
    """Train until there are so many generations, or until somebody stops it; the code that the command exits with."""
    try:
        import numpy  # noqa: F401
    except ImportError as error:
        raise BadRun("lab-error-no-train") from error
    from allmende.nets.net import Shape
    from allmende.train import course
    from allmende.train.learner import Effort
    from allmende.train.tables import tables_of

    training = course.checked_training(
        course.Training(
            game, tuple(tables_of(game, table or [])), seed, games, simulations, Shape(width, depth),
            Effort(batch, passes), window, contest, against or course.usual_yardstick(game), measured, teacher or "",
            taught, ahead,
        )
    )  # fmt: skip
    if generations is not None:
        course.check_range("generations", generations, 1, 1_000_000)
    say = Speech(lang)
    console = Console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    stopped = False
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as progress:
        witness = OnScreen(progress, console, say)
        try:
            course.train(training, out, witness, generations or 0, jobs, ray)
        except KeyboardInterrupt:
            stopped = True
        except OSError as error:
            raise unwritable(out, error) from error
    if stopped:
        console.print(say("lab-train-stopped"), soft_wrap=True)
    if witness.net:
        console.print(say("lab-train-kept", folder=str(out), net=witness.net), soft_wrap=True)
    return 130 if stopped else 0


class OnScreen:
    """Tells people how far a training is: a bar, a line for each generation, and the page."""

    def __init__(self, progress: Progress, console: Console, say: Speech) -> None:
        self.progress = progress
        self.console = console
        self.say = say
        self.net = ""
        self.told: int | None = None
        """Of so many generations people have been told."""
        self._task: TaskID | None = None

    def phase(self, generation: int, name: str, total: int) -> Callable[[int], None]:
        if self._task is not None:
            self.progress.remove_task(self._task)
        words = self.say("lab-train-going", generation=generation + 1, phase=self.say(f"lab-train-phase-{name}"))
        task = self._task = self.progress.add_task(words, total=total)
        return lambda done: self.progress.update(task, completed=done)

    def news(self, course: "Course") -> None:
        from allmende.train.page import share_told, write_page

        write_page(course, self.say.lang)
        self.net = course.net_path(course.best()).name
        done = len(course.generations)
        for one in course.generations[done if self.told is None else self.told :]:
            line = [
                f"{self.say('lab-train-generation')} {one['candidate']}",
                f"{self.say('lab-train-policy')} {one['losses']['policy']:.3f}",
                f"{self.say('lab-train-value')} {one['losses']['value']:.4f}",
            ]
            if one["contest"] is not None:
                verdict = self.say(f"lab-train-verdict-{one['contest']['verdict']}")
                line.append(f"{self.say('lab-train-contest')} {share_told(one['contest'], self.say)}: {verdict}")
            if one["yardstick"] is not None:
                against = self.say("lab-train-yardstick", bot=course.training.yardstick)
                line.append(f"{against} {share_told(one['yardstick'], self.say)}")
            self.console.print("; ".join(line), soft_wrap=True, highlight=False, markup=False)
        self.told = done
