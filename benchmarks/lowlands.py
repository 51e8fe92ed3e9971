"""The measurements of The Lowlands, each of which returns one number."""

from time import process_time
from typing import Final

from allmende import Game, new_game
from allmende.bots import make_bot
from allmende.lab import play_game
from benchmarks.figure import Figure, mean_time

PLAYERS: Final = 3
RANDOM_GAMES: Final = 60
SHEPHERD_GAMES: Final = 30


def lowlands(seed: int, auto: bool = False) -> Game:
    return new_game("lowlands", players=PLAYERS, seed=seed, auto=auto, events=False)


def play(bot: str, count: int, auto: bool) -> tuple[list[Game], float]:
    """Deal and play so many games; returns them and the seconds it took."""
    began = process_time()
    games = [lowlands(seed, auto) for seed in range(count)]
    for number, game in enumerate(games):
        play_game(game, [make_bot(bot, "lowlands", PLAYERS * number + seat) for seat in range(PLAYERS)])
    return games, process_time() - began


def random_games() -> float:
    games, seconds = play("random", RANDOM_GAMES, auto=False)
    return len(games) / seconds


def random_picks() -> float:
    """Every pick is a bot's: forced choices are not skipped."""
    games, seconds = play("random", RANDOM_GAMES, auto=False)
    return sum(game.picks for game in games) / seconds


def shepherd_games() -> float:
    games, seconds = play("shepherd", SHEPHERD_GAMES, auto=True)
    return len(games) / seconds


def waiting_games() -> list[Game]:
    """Games in mid-course that wait for a farmer to be placed, and were copied before, as in a search."""
    found: list[Game] = []
    for seed in range(50):
        game = lowlands(seed, auto=True)
        game.clone()
        bots = [make_bot("random", "lowlands", PLAYERS * seed + seat) for seat in range(PLAYERS)]
        while (choice := game.choice) is not None and (game.picks < 200 or choice.prompt.name != "place-farmer"):
            game.play(bots[choice.seat].pick(game, choice))
        if choice is not None:
            found.append(game)
    return found


def clone_at_placement() -> float:
    games = waiting_games()
    return mean_time(lambda: [game.clone() for game in games], len(games))


def clone_and_use_at_placement() -> float:
    games = waiting_games()
    return mean_time(lambda: [game.clone().choice for game in games], len(games))


FIGURES: Final = (
    Figure("Lowlands: random, three players", "games/s", random_games, 60),
    Figure("Lowlands: random, three players", "picks/s", random_picks, 20_000),
    Figure("Lowlands: three Shepherds", "games/s", shepherd_games, 20),
    Figure("Lowlands: clone at a placement", "µs", clone_at_placement, 30, small=True),
    Figure("Lowlands:   with its first use", "µs", clone_and_use_at_placement, 30, small=True),
)
