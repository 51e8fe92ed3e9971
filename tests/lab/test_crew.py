"""Processes that play: they go when they are sent home, and when the one that leads them is gone."""

from multiprocessing.connection import wait
from time import monotonic, sleep

import pytest

from allmende import Game
from allmende.bots import make_bot
from allmende.lab.crew import Processes
from allmende.lab.run import Run, bot_seed, checked_run, game_seed
from allmende.table import Choice

SOON = 30
"""Seconds: long before a game is over."""
FIRST_GAME = {bot_seed(game_seed(0, 0), seat) for seat in (0, 1)}


class Sleeper:
    """Plays the first game of a run; for the others it would take minutes."""

    def __init__(self, seed: int) -> None:
        self.awake = seed in FIRST_GAME or not seed  # seed 0: made to see whether there is such a bot
        self.habit = make_bot("bigmoney")

    def pick(self, game: Game, choice: Choice) -> int:
        sleep(0 if self.awake else 60)
        return self.habit.pick(game, choice)


@pytest.mark.parametrize("killed", [False, True])
def test_nobody_works_on_when_the_run_is_broken_off(killed: bool) -> None:
    """Whoever leads a run closes the leash, or the system does when it is killed."""
    run: Run = checked_run("dominion", ["tests.lab.test_crew.Sleeper"] * 2, 3, 0, 2, {})
    crew = Processes(2)
    assert next(crew.work(run, [0, 1, 2]))[0].number == 0
    assert crew.pool is not None
    assert crew.leash is not None
    processes = list(crew.pool._processes.values())
    assert len(processes) == 2
    began = monotonic()
    if killed:
        crew.leash.close()
        for process in processes:  # not joined here: the pool does, and only one may
            assert wait([process.sentinel], SOON)
    crew.leave()
    assert monotonic() - began < SOON
    assert not any(process.is_alive() for process in processes)
