"""This checkout against another one: how quick the same things are, measured in one sitting.

    git worktree add ../before v1 && uv run python -m benchmarks.against ../before

Processes of both take turns, so that whatever else the machine does hits both alike. Each figure is the CPU time of the
other checkout over that of this one: above 1, this one is quicker. Neither shares anything but the Python it runs on.
With `--instructions` it counts instructions instead (valgrind, four minutes): a busy machine changes nothing.
"""

import argparse
import json
import os
import re
import statistics
import subprocess
import sys
from pathlib import Path

HERE = Path(__file__).parents[1]
ROUNDS = 9
THINGS = (
    "Big Money, picks", "Dominion at random, picks", "Agricola at random, picks", "Lowlands at random, picks",
    "Dominion, copies", "Agricola, copies", "Lowlands, copies",
)  # fmt: skip

WORK = """
import json, sys, time
sys.path.insert(0, sys.argv[1])
from allmende.bots import make_bot
from allmende.table import new_game, seeded

def play(name, games, bots, first=0, **options):
    picks = 0
    for seed in range(first, first + games):
        game = new_game(name, seed=seed, events=False, **options)
        players = [make_bot(bot, name, seat) for seat, bot in enumerate(bots)]
        while (choice := game.choice) is not None:
            game.play(players[choice.seat].pick(game, choice))
            picks += 1
    return picks

def copies(name, many, **options):
    game = new_game(name, seed=1, events=False, **options)
    while game.picks < 60:
        game.play(game.choice.options[0])
    game.clone()
    for _ in range(100 * many):
        game.clone().choice
    return 100 * many

def redraw():
    game = new_game("dominion", players=2, seed=1, kingdom="first-game", events=False)
    while game.picks < 60:
        game.play(game.choice.options[0])
    dice = seeded(1)
    for _ in range(4000):
        game.determinize(0, dice).choice
    return 4000

def shuffle():
    dice, cards = seeded(1), list(range(30))
    for _ in range(3000):
        dice.shuffle(cards)
    return 3000

THINGS = {
    "Big Money, picks": lambda n=500: play("dominion", n, ["bigmoney"] * 2, players=2, kingdom="first-game"),
    "Dominion at random, picks": lambda n=200: play("dominion", n, ["random"] * 2, players=2, kingdom="first-game"),
    "Agricola at random, picks": lambda n=200: play("agricola", n, ["random"] * 2, players=2),
    "Lowlands at random, picks": lambda n=150: play("lowlands", n, ["random"] * 3, players=3),
    "Dominion, copies": lambda n=40: copies("dominion", n, players=2, kingdom="first-game"),
    "Agricola, copies": lambda n=40: copies("agricola", n, players=2),
    "Lowlands, copies": lambda n=40: copies("lowlands", n, players=3),
    "Dominion, copies with redraw": redraw,
    "shuffles of 30": shuffle,
}
if len(sys.argv) > 2:  # so many games of one sort, for counting instructions
    print(THINGS[sys.argv[2]](int(sys.argv[3])))
    sys.exit()
found = {}
for name, work in THINGS.items():
    for _ in range(2):
        began = time.process_time()
        done = work()
        spent = (time.process_time() - began) / done
        found[name] = min(spent, found.get(name, spent))
print(json.dumps(found))
"""


def measured(checkout: Path) -> dict[str, float]:
    command = [sys.executable, "-P", "-c", WORK, str(checkout / "src")]
    found: dict[str, float] = json.loads(subprocess.run(command, capture_output=True, text=True, check=True).stdout)
    return found


def instructions(checkout: Path, thing: str) -> float:
    """For a pick or a copy: of many games less those of a few, so that starting up does not count."""
    few, many = (counted(checkout, thing, games) for games in (2, 20))
    return (many[0] - few[0]) / (many[1] - few[1])


def counted(checkout: Path, thing: str, games: int) -> tuple[int, int]:
    valgrind = ["valgrind", "--tool=callgrind", "--callgrind-out-file=/dev/null"]
    command = [*valgrind, sys.executable, "-P", "-c", WORK, str(checkout / "src"), thing, str(games)]
    same = {**os.environ, "PYTHONHASHSEED": "0"}
    done = subprocess.run(command, capture_output=True, text=True, check=True, env=same)
    found = re.search(r"Collected : (\d+)", done.stderr)
    assert found is not None, done.stderr[-500:]
    return int(found[1]), int(done.stdout)


def count(other: Path) -> None:
    print(f"{'instructions for a pick or a copy':40}{'other':>10}{'this':>10}{'ratio':>8}")
    for thing in THINGS:
        theirs, ours = instructions(other, thing), instructions(HERE, thing)
        print(f"{thing:40}{theirs:10,.0f}{ours:10,.0f}{theirs / ours:8.3f}")


def main(arguments: list[str]) -> None:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.against")
    parser.add_argument("other", type=Path, help="the folder of the other checkout")
    parser.add_argument("--rounds", type=int, default=ROUNDS)
    parser.add_argument("--instructions", action="store_true", help="count them with valgrind instead of timing")
    asked = parser.parse_args(arguments)
    if not (asked.other / "src" / "allmende").is_dir():
        parser.error(f"{asked.other} is no checkout of Allmende")
    if asked.instructions:
        count(asked.other)
        return
    theirs, ours = [], []
    for _ in range(asked.rounds):
        theirs.append(measured(asked.other))
        ours.append(measured(HERE))
    print(f"{'speed, this one over the other':40}{'best':>8}{'median':>8}")
    for name in ours[0]:
        before, after = [one[name] for one in theirs], [one[name] for one in ours]
        best, median = min(before) / min(after), statistics.median(before) / statistics.median(after)
        print(f"{name:40}{best:8.3f}{median:8.3f}")


if __name__ == "__main__":
    main(sys.argv[1:])
