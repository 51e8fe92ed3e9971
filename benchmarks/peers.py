"""Ours and other people's programs, taking turns on the same machine.

A peer is a folder with a `peer.toml`; what else it needs was built there by hand, and nothing of it belongs to this
project:

    about = "AgricolaBot, C++"
    plays = "agricola-random"
    command = ["./bench", "200"]

The command is run in that folder, plays games of the same kind as ours, and prints as its last line how many games it
has played and in how many seconds of its own clock, started and warm: `200 1.93`. A peer that does not run is named.
"""

import argparse
import json
import subprocess
import sys
import tomllib
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from statistics import median
from time import process_time
from typing import Any, Final

from allmende import new_game
from allmende.bots import make_bot
from allmende.lab import play_game

ROOT: Final = Path(__file__).parents[1]
SPARED: Final = 20
"""Games before the clock runs: others have warmed up, too."""
LONGEST: Final = 600
"""Seconds that a peer may take."""


class NoPeer(Exception):
    """Why a folder is no peer that can be measured, in a sentence."""


def plays(name: str, bots: list[str], **options: Any) -> Callable[[int], None]:
    def play(seed: int) -> None:
        game = new_game(name, seed=seed, events=False, players=len(bots), **options)
        play_game(game, [make_bot(bot, name, seed + seat) for seat, bot in enumerate(bots)])

    return play


KINDS: Final[dict[str, tuple[Callable[[int], None], int]]] = {
    "big-money": (plays("dominion", ["bigmoney"] * 2, kingdom="first-game"), 2000),
    "dominion-random": (plays("dominion", ["random"] * 2, kingdom="first-game"), 600),
    "agricola-random": (plays("agricola", ["random"] * 2), 400),
    "lowlands-random": (plays("lowlands", ["random"] * 3), 200),
}
"""What can be compared, and how many games of ours are played for it."""


@dataclass(frozen=True)
class Peer:
    about: str
    kind: str
    command: list[str]
    folder: Path


def peers_in(folder: Path) -> list[Peer]:
    found = [read_peer(file) for file in sorted(folder.glob("*/peer.toml"))]
    if not found:
        raise NoPeer(f"there is no peer in {folder}: a folder with a peer.toml (benchmarks/README.md)")
    return found


def read_peer(file: Path) -> Peer:
    try:
        told = tomllib.loads(file.read_text(encoding="utf-8"))
        about, kind, command = told["about"], told["plays"], told["command"]
    except (OSError, ValueError, KeyError) as error:
        raise NoPeer(f"{file} does not say what the peer is: about, plays and command ({error})") from error
    if kind not in KINDS:
        raise NoPeer(f"{file} plays {kind!r}, but ours are {', '.join(KINDS)}")
    if not isinstance(about, str) or not isinstance(command, list) or not all(isinstance(one, str) for one in command):
        raise NoPeer(f"{file}: about is a text, command a list of texts")
    return Peer(about, kind, command, file.parent)


def games_a_second(command: list[str], folder: Path) -> float:
    """Run it, and read its last line."""
    try:
        done = subprocess.run(
            command, cwd=folder, capture_output=True, encoding="utf-8", errors="replace", timeout=LONGEST, check=False
        )
        games, seconds = (float(part) for part in done.stdout.strip().splitlines()[-1].split())
        if done.returncode or not games > 0 or not seconds > 0:
            raise ValueError
    except (OSError, ValueError, IndexError, subprocess.TimeoutExpired) as error:
        raise NoPeer(f"{' '.join(command)} in {folder} did not say how many games took how many seconds") from error
    return games / seconds


def ours(kind: str, games: int) -> str:
    """Play in this process; what a peer would print."""
    play, usual = KINDS[kind]
    many = games or usual
    for seed in range(SPARED):
        play(seed)
    began = process_time()
    for seed in range(many):
        play(seed)
    return f"{many} {process_time() - began}"


def compare(folder: Path, rounds: int, games: int = 0) -> list[dict[str, Any]]:
    rows: list[dict[str, Any]] = []
    for peer in peers_in(folder):
        mine = [sys.executable, "-m", "benchmarks.peers", "--ours", peer.kind, "--games", str(games)]
        pairs = [(games_a_second(mine, ROOT), games_a_second(peer.command, peer.folder)) for _ in range(rounds)]
        ratios = sorted(here / there for here, there in pairs)
        rows.append(
            {
                "peer": peer.about, "plays": peer.kind, "ours": median(here for here, _ in pairs),
                "theirs": median(there for _, there in pairs), "ratio": median(ratios), "least": ratios[0],
                "most": ratios[-1],
            }
        )  # fmt: skip
    return rows


def shown(rows: list[dict[str, Any]]) -> str:
    lines = [f"{'games/s, medians':40}{'ours':>10}{'theirs':>10}{'ours/theirs':>13}"]
    for row in rows:
        name = f"{row['plays']}: {row['peer']}"
        between = f"({row['least']:.2f} to {row['most']:.2f})"
        lines.append(f"{name:40}{row['ours']:10,.0f}{row['theirs']:10,.0f}{row['ratio']:13.2f} {between}")
    return "\n".join(lines)


def main(folder: Path, rounds: int, as_json: bool) -> None:
    try:
        rows = compare(folder, rounds)
    except NoPeer as problem:
        sys.exit(str(problem))
    print(json.dumps(rows, indent=2) if as_json else shown(rows))


if __name__ == "__main__":
    parser = argparse.ArgumentParser(prog="python -m benchmarks.peers", description="Our side alone.")
    parser.add_argument("--ours", choices=KINDS, required=True)
    parser.add_argument("--games", type=int, default=0, help="so many, not as many as usual")
    given = parser.parse_args()
    print(ours(given.ours, given.games))
