"""A training from generation to generation, in a folder that knows how far it is.

    run.json            what is trained, and what came of each generation
    nets/0003.net       the net of the third generation; 0000 has learnt nothing
    lessons/0003/       the journal of the games from which the fourth net learns
    contests/0003/      the journal of the contest in which it wins its place, or not
    yardsticks/0003/    the journal of the games against a bot that stays the same
    checkpoint.pt       where learning is
    index.html          the page with the curves

Games are kept as they are finished, learning is kept every half minute, and all else follows from that: the same
command goes on from wherever it was broken off.
"""

import json
import subprocess
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import asdict, dataclass, field
from hashlib import sha256
from pathlib import Path
from threading import Event
from typing import Any, Final, Protocol

from allmende import __version__
from allmende.bots import load_bot, rule_bot
from allmende.lab.crew import Crew, hired
from allmende.lab.journal import Journal, difference
from allmende.lab.played import Played
from allmende.lab.report import write_text
from allmende.lab.run import BadRun, Plan, check_numbers, unwritable
from allmende.lab.session import Session
from allmende.nets.file import unpacked, write_net
from allmende.nets.net import Net, Shape, new_net
from allmende.table import Json
from allmende.train.contest import GAMES, WON, Contest, Score, Side, hold
from allmende.train.examples import Examples, read_by
from allmende.train.learner import Effort, Learner, needs_torch
from allmende.train.lessons import Carried, Lessons

FORMAT: Final = 1
RUN: Final = "run.json"
LARGEST_SHAPE: Final = Shape(4096, 64)


@dataclass(frozen=True)
class Training:
    """What is trained. The same training in the same folder goes on; another one is refused."""

    game: str
    tables: tuple[Json, ...]
    seed: int = 0
    games: int = 200
    """Of each generation."""
    simulations: int = 64
    """For each pick."""
    shape: Shape = field(default_factory=Shape)
    effort: Effort = field(default_factory=Effort)
    window: int = 8
    """Of so many generations the games are learnt from."""
    contest: int = 400
    """The most games in which a new net may win its place; 0: it takes it."""
    yardstick: str = "random"
    """The bot that stays the same."""
    measured: int = 40
    """So many games are played against it in each generation."""
    teacher: str = ""
    """The bot whose games the first net learns from; without one, it plays its own."""
    taught: int = 0
    """So many games are the teacher's; 0: as many as in any generation."""
    ahead: bool = False
    """While a net learns, the games of the next generation are played already."""

    def games_of(self, generation: int) -> int:
        return self.taught or self.games if self.teacher and not generation else self.games

    def games_until(self, generation: int) -> int:
        """From how many games the net of a generation has learnt."""
        return self.games_of(0) + self.games * generation

    def identity(self) -> dict[str, Any]:
        data = asdict(self) | {"tables": list(self.tables), "shape": self.shape._asdict()}
        return {"allmende": __version__, "format": FORMAT, **data}


def checked_training(training: Training) -> Training:
    """The training, if it is one: every mistake is found before the first game."""
    check_numbers(training.games, 1)
    for name, least, most in (
        ("simulations", 2, 1_000_000), ("window", 1, 10_000), ("contest", 0, 1_000_000), ("measured", 0, 1_000_000),
        ("taught", 0, 10_000_000),
    ):  # fmt: skip
        check_range(name, getattr(training, name), least, most)
    for name, given, most_size in zip(Shape._fields, training.shape, LARGEST_SHAPE, strict=True):
        check_range(name, given, 1, most_size)
    check_range("batch", training.effort.batch, 1, 1_000_000)
    check_range("passes", training.effort.passes, 0.01, 1000)
    for bot in (training.yardstick, training.teacher):
        if bot:
            load_bot(bot, training.game)
    needs_torch()
    return training


def check_range(name: str, value: float, least: float, most: float) -> None:
    if not least <= value <= most:
        raise BadRun("lab-error-train-number", name=name, least=str(least), most=str(most), value=str(value))


def usual_yardstick(game: str) -> str:
    """The game's own bot by rules of thumb, the best one; random if it has none."""
    return rule_bot(game)


class BrokenOff(Exception):
    """Nobody waits any more for what is learnt."""


class Witness(Protocol):
    """Is told how far a training is."""

    def phase(self, generation: int, name: str, total: int) -> Callable[[int], None]:
        """Something begins that has so many parts; what comes back is told how many are done."""

    def news(self, course: "Course") -> None:
        """Something has come out."""


@dataclass
class Course:
    """A training in its folder."""

    training: Training
    folder: Path
    witness: Witness
    crew: Crew
    threads: int = 1
    """How many cores learning may use, where it has no GPU."""
    generations: list[dict[str, Any]] = field(default_factory=list)
    """What came of each: the number of the net that played, games, losses, contest, yardstick."""
    commit: str = ""
    _window: dict[int, Examples] = field(default_factory=dict)

    def begin(self) -> None:
        """Read where the folder is, or begin there."""
        self.commit = commit_of()
        path, identity = self.folder / RUN, json.loads(json.dumps(self.training.identity()))
        try:
            (self.folder / "nets").mkdir(parents=True, exist_ok=True)
            if path.exists():
                self.generations = self.resumed(path, identity)
            else:
                self.write()
            if not self.net_path(0).exists():
                about = {"allmende": __version__, "commit": self.commit, "generation": 0}
                tables = self.training.tables
                first = new_net(self.training.game, tables, self.training.seed, self.training.shape, **about)
                write_net(first, self.net_path(0))
        except OSError as error:
            raise unwritable(self.folder, error) from error

    def resumed(self, path: Path, identity: dict[str, Any]) -> list[dict[str, Any]]:
        try:
            found = json.loads(path.read_text(encoding="utf-8"))
            generations: list[dict[str, Any]] = found.pop("generations")
        except (ValueError, KeyError, AttributeError) as error:
            raise BadRun("lab-error-foreign", path=str(path)) from error
        if found != identity:
            raise BadRun("lab-error-other-run", folder=str(self.folder), what=difference(found, identity))
        return generations

    def write(self) -> None:
        data = {**self.training.identity(), "generations": self.generations}
        write_text(self.folder / RUN, json.dumps(data, ensure_ascii=False, indent=1) + "\n")

    # Nets

    def net_path(self, number: int) -> Path:
        return self.folder / "nets" / f"{number:04}.net"

    def carried(self, number: int) -> Carried:
        path = self.net_path(number)
        try:
            data = path.read_bytes()
        except OSError as error:
            raise BadRun("lab-error-foreign", path=str(path)) from error
        unpacked(data, str(path), self.training.game)
        return Carried(sha256(data).hexdigest()[:16], data)

    def best(self, known: int | None = None) -> int:
        """The number of the net that has won its place last, in so many generations."""
        won = [one["candidate"] for one in self.generations[:known] if has_won(one)]
        return won[-1] if won else 0

    def player(self, number: int) -> int:
        """The net that plays the games of a generation: the best one when they begin."""
        return self.best(max(1, number - 1) if self.training.ahead else number)

    # A generation

    def run(self, generations: int) -> None:
        """Go on until there are so many generations; 0: for ever."""
        self.begin()
        self.witness.news(self)
        while not generations or len(self.generations) < generations:
            number = len(self.generations)
            self.generations.append(self.generation(number, last=number + 1 == generations))
            self.write()
            self.witness.news(self)

    def generation(self, number: int, last: bool) -> dict[str, Any]:
        best, player = self.best(), self.player(number)
        new = self.examples(number, player)
        learner = self.learner()
        losses = self.unseen(learner, number, new)
        if self.training.ahead and number and not last:
            self.learn_beside(learner, number)
        else:
            told = self.witness.phase(number, "learn", learner.effort.steps(len(new)))
            learner.learn(number, self.window(), lambda done, _: told(done))
        figures = {name: round(value, 6) for name, value in losses.items()}
        games = self.training.games_until(number)
        about = {"commit": self.commit, "generation": number + 1, "games": games, "figures": figures}
        write_net(learner.learnt(**about), self.net_path(number + 1))
        contest = self.contest(number, best)
        yardstick = self.measure(number, number + 1 if contest is None or contest.verdict == WON else best)
        return {
            "player": player, "candidate": number + 1, "games": games, "examples": len(new), "losses": figures,
            "contest": None if contest is None else contest.to_json(),
            "yardstick": None if yardstick is None else yardstick.to_json(),
        }  # fmt: skip

    def learn_beside(self, learner: Learner, number: int) -> None:
        """Learn, while the crew plays the games of the next generation."""
        broken_off = Event()

        def heed(_done: int, _steps: int) -> None:
            if broken_off.is_set():
                raise BrokenOff

        with ThreadPoolExecutor(1) as beside:
            learning = beside.submit(learner.learn, number, self.window(), heed)
            try:
                self.lessons(number + 1, self.player(number + 1))
            except BaseException:
                broken_off.set()
                raise
            learning.result()

    def window(self) -> list[Examples]:
        return [self._window[n] for n in sorted(self._window)]

    def learner(self) -> Learner:
        first = unpacked(self.net_path(0).read_bytes(), str(self.net_path(0)))
        return Learner(first, self.folder, self.training.seed, self.training.effort, self.threads)

    def unseen(self, learner: Learner, number: int, new: Examples) -> dict[str, float]:
        """How well the net of the last generation knows the games of this one, which it has not seen. Noted at once:
        when learning was broken off, it has seen some of them."""
        path = self.folder / "losses.json"
        if learner.generation == number and path.exists():
            kept: dict[str, float] = json.loads(path.read_text(encoding="utf-8"))
            return kept
        found = asdict(learner.losses(new))
        write_text(path, json.dumps(found))
        return found

    def examples(self, number: int, player: int) -> Examples:
        """The games of a generation, played or from the journal, and those before as far as they are learnt from."""
        for old in range(max(0, number + 1 - self.training.window), number + 1):
            if old not in self._window:
                games = self.lessons(old, player if old == number else self.generations[old]["player"])
                told = self.witness.phase(number, "read", len(games))
                game, tables, inputs = self.training.game, self.training.tables, self.first_net().inputs
                self._window[old] = read_by(self.crew, game, tables, games, inputs, told)
        for gone in [n for n in self._window if n <= number - self.training.window]:
            del self._window[gone]
        return self._window[number]

    def first_net(self) -> Net:
        return self.carried(0).net()

    def lessons(self, number: int, player: int) -> list[Played]:
        t = self.training
        teacher = t.teacher if number == 0 else ""
        plan = Lessons(t.game, t.seed + 1000 * number, t.tables, t.simulations, self.carried(player), teacher)
        wanted = t.games_of(number)
        told = self.witness.phase(number, "play", wanted)
        with Work(plan, self.crew, self.folder / "lessons" / f"{number:04}", told) as at_work:
            games = [game for part in at_work.games(range(wanted)) for game in part]
        return sorted(games, key=lambda game: game.number)

    def contest(self, number: int, best: int) -> Score | None:
        """May the new net take the place of the one that plays?"""
        if not self.training.contest:
            return None
        sides = Side("new", self.carried(number + 1)), Side("old", self.carried(best))
        return self.held("contest", number, sides, self.training.contest, early=True)

    def measure(self, number: int, player: int) -> Score | None:
        """How the net that plays from now on fares against the bot that stays the same."""
        if not self.training.measured:
            return None
        sides = Side("net", self.carried(player)), Side(self.training.yardstick)
        return self.held("yardstick", number, sides, self.training.measured, early=False)

    def held(self, name: str, number: int, sides: tuple[Side, Side], games: int, early: bool) -> Score:
        t = self.training
        plan = Contest(t.game, t.seed + 1000 * number + (1 if early else 2), t.tables, t.simulations, sides)
        told = self.witness.phase(number, name, games)
        with Work(plan, self.crew, self.folder / f"{name}s" / f"{number:04}", told) as at_work:
            return hold(at_work, -(-games // GAMES), early, lambda score: told(score.games))


def has_won(generation: dict[str, Any]) -> bool:
    """Did its net take its place?"""
    return generation["contest"] is None or generation["contest"]["verdict"] == WON


class Work:
    """A session with the crew that works for the whole training."""

    def __init__(self, plan: Plan, crew: Crew, folder: Path, told: Callable[[int], None]) -> None:
        self.journal = Journal(folder, plan)
        self.session = Session(plan, crew, self.journal, told)

    def __enter__(self) -> Session:
        return self.session

    def __exit__(self, *_: object) -> None:
        self.journal.close()


def train(
    training: Training, folder: Path, witness: Witness, generations: int = 0, jobs: int = 1, ray: str | None = None
) -> Course:
    """Train a net, or go on with it. Ctrl-C and worse may end it at any moment."""
    checked_training(training)
    check_numbers(1, jobs)
    with hired(jobs, ray) as crew:
        course = Course(training, folder, witness, crew, jobs)
        course.run(generations)
    return course


def commit_of() -> str:
    """The commit of the source that runs, if it is a checkout; with a + if something was changed since."""
    here = Path(__file__).parent
    asked = ["git", "-C", str(here), "describe", "--always", "--dirty=+", "--abbrev=12", "--exclude=*"]
    try:
        subprocess.run(["git", "-C", str(here), "ls-files", "--error-unmatch", __file__],
                       capture_output=True, check=True)  # fmt: skip
        return subprocess.run(asked, capture_output=True, text=True, check=True).stdout.strip()
    except (OSError, subprocess.CalledProcessError):
        return ""
