"""The measurements, each of which returns one number.

`python -m benchmarks.measure` says what it runs on, then reads numbers of figures and answers each with a measurement:
so two interpreters can take turns. Times are CPU times of this one process: other programs on the machine matter less.
"""

import json
import platform
import sys
import tracemalloc
from collections.abc import Callable
from time import process_time
from typing import Any, Final

from allmende import Game, new_game
from allmende.bots import Bot, make_bot
from allmende.lab import play_game
from allmende.table import Choice, compiled
from benchmarks.agricola import FIGURES as AGRICOLA
from benchmarks.figure import MICROSECONDS, Figure, mean_time
from benchmarks.lowlands import FIGURES as LOWLANDS

FIRST_GAME: Final = "first-game"
MIX: Final = tuple(range(20))
"""Twenty random kingdoms of all expansions, by the seeds that deal them."""


# Games a second


def bigmoney_games() -> float:
    games = 400
    bots = [make_bot("bigmoney"), make_bot("bigmoney")]
    began = process_time()
    for seed in range(games):
        play_game(new_game("dominion", seed=seed, kingdom=FIRST_GAME, auto=True, events=False), bots)
    return games / (process_time() - began)


def random_picks_first_game() -> float:
    return random_picks([new_game("dominion", seed=seed, kingdom=FIRST_GAME, events=False) for seed in range(40)])


def random_picks_mix() -> float:
    return random_picks([new_game("dominion", seed=seed, kingdom="random", events=False) for seed in MIX for _ in "ab"])


def mix_beside_first_game() -> float:
    """The speed of kingdoms with all mechanics as a part of that of the first game; both take turns."""
    pairs = [(random_picks_first_game(), random_picks_mix()) for _ in range(3)]
    return max(mix for _, mix in pairs) / max(first for first, _ in pairs)


def random_picks(games: list[Game]) -> float:
    """Every pick is a bot's: forced choices are not skipped. Only playing is timed: making a bot imports modules."""
    bots = [[make_bot("random", seed=2 * n), make_bot("random", seed=2 * n + 1)] for n in range(len(games))]
    began = process_time()
    for game, pair in zip(games, bots, strict=True):
        play_game(game, pair)
    return sum(game.picks for game in games) / (process_time() - began)


# Copies


def in_buy_phase(choice: Choice) -> bool:
    return choice.prompt.name == "buy-phase"


def in_a_card(choice: Choice) -> bool:
    return choice.prompt.name not in ("action-phase", "buy-phase")


def waiting_games(bot: str, wanted: Callable[[Choice], bool], copied: bool = True) -> list[Game]:
    """Games in mid-course, each waiting at such a choice. copied: not for the first time, as in a search."""
    found: list[Game] = []
    for seed in range(200):
        bots: list[Bot] = [make_bot(bot, seed=2 * seed), make_bot(bot, seed=2 * seed + 1)]
        game = new_game("dominion", seed=seed, kingdom=FIRST_GAME, auto=True, events=False)
        if copied:
            game.clone()
        while (choice := game.choice) is not None and (game.picks < 30 or not wanted(choice)):
            game.play(bots[choice.seat].pick(game, choice))
        if choice is not None:
            found.append(game)
    return found


def clone_in_buy_phase() -> float:
    games = waiting_games("bigmoney-smithy", in_buy_phase)
    return mean_time(lambda: [game.clone() for game in games], len(games))


def clone_and_use_in_buy_phase() -> float:
    games = waiting_games("bigmoney-smithy", in_buy_phase)
    return mean_time(lambda: [game.clone().choice for game in games], len(games))


def clone_and_use_in_a_card() -> float:
    games = waiting_games("random", in_a_card)
    return mean_time(lambda: [game.clone().choice for game in games], len(games))


def first_clone_in_a_card() -> float:
    """The first copy inside a step replays the game from its first pick; from then on the game keeps checkpoints."""
    games = waiting_games("random", in_a_card, copied=False)
    began = process_time()
    for game in games:
        game.clone()
    return (process_time() - began) / len(games) * MICROSECONDS


# Memory


def memory() -> float:
    """Bytes of one of 1,000 running games, in mid-course and ready to be copied."""
    count = 1_000
    waiting_at_turn(0)
    tracemalloc.start()
    games = [waiting_at_turn(seed) for seed in range(count)]
    size, _ = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    return size / len(games)


def waiting_at_turn(seed: int, turn: int = 12) -> Game:
    bots = [make_bot("bigmoney-smithy"), make_bot("bigmoney-smithy")]
    game = new_game("dominion", seed=seed, kingdom=FIRST_GAME, auto=True, events=False)
    game.clone()
    picks = 0
    while (choice := game.choice) is not None and picks < 4 * turn:
        game.play(bots[choice.seat].pick(game, choice))
        picks += 1
    return game


FIGURES: Final = (
    Figure("Big Money, two players", "games/s", bigmoney_games, 1_000, 4_000, gains=3),
    Figure("random, first game", "picks/s", random_picks_first_game, 50_000, gains=3),
    Figure("random, 20 kingdoms", "picks/s", random_picks_mix, 50_000, gains=3),
    Figure("random, 20 kingdoms", "of the first game's", mix_beside_first_game, 0.6),
    Figure("clone in the buy phase", "µs", clone_in_buy_phase, 10, small=True),
    Figure("  with its first use", "µs", clone_and_use_in_buy_phase, 10, small=True),
    Figure("clone in a card, first use", "µs", clone_and_use_in_a_card, 100, small=True),
    Figure("  first clone of the game", "µs", first_clone_in_a_card, small=True),
    Figure("a running game", "bytes", memory, 100_000, small=True),
    *LOWLANDS,
    *AGRICOLA,
)


def about() -> dict[str, Any]:
    """What is measured here."""
    return {"compiled": compiled(), "python": platform.python_version(), "implementation": sys.implementation.name}


def main() -> None:
    print(json.dumps(about()), flush=True)
    for line in sys.stdin:
        print(FIGURES[int(line)].measure(), flush=True)


if __name__ == "__main__":
    main()
