"""The measurements of Agricola, each of which returns one number."""

from statistics import mean, median
from time import process_time
from typing import Any, Final

from allmende import Game, new_game
from allmende.agricola.state import Agricola
from allmende.bots import Bot, make_bot
from allmende.lab import play_game
from allmende.table import seeded
from benchmarks.figure import MICROSECONDS, Figure, mean_time

FAMILY: Final[dict[str, Any]] = {"players": 2}
WITH_CARDS: Final[dict[str, Any]] = {"players": 4, "cards": "deal"}
MOOR: Final[dict[str, Any]] = {"expansion": "moor"}
MOOR_GAMES: Final = 40
FAMILY_GAMES: Final = 150
GAMES_WITH_CARDS: Final = 50
COMPARED: Final = 400
"""Games among which the slowest is looked for."""
HALF: Final = 7
"""The last round of the first half."""


def agricola(seed: int, options: dict[str, Any]) -> Game:
    return new_game("agricola", seed=seed, events=False, **options)


def random_bots(game: Game, seed: int) -> list[Bot]:
    return [make_bot("random", "agricola", 10 * seed + seat) for seat in range(game.players)]


def play(options: dict[str, Any], count: int) -> tuple[list[Game], float]:
    """Deal and play so many games; returns them and the seconds it took. Every pick is a bot's, forced ones too."""
    began = process_time()
    games = [agricola(seed, options) for seed in range(count)]
    for seed, game in enumerate(games):
        play_game(game, random_bots(game, seed))
    return games, process_time() - began


def games_a_second(options: dict[str, Any], count: int) -> float:
    games, seconds = play(options, count)
    return len(games) / seconds


def family_games() -> float:
    return games_a_second(FAMILY, FAMILY_GAMES)


def family_picks() -> float:
    games, seconds = play(FAMILY, FAMILY_GAMES)
    return sum(game.picks for game in games) / seconds


def games_with_cards() -> float:
    return games_a_second(WITH_CARDS, GAMES_WITH_CARDS)


# Farmers of the Moor


def moor_pick(base: dict[str, Any], level: int) -> float:
    """How many times as long as in the base game a pick takes; both are measured in turn, and the best is taken."""
    kinds = (base, {**base, **MOOR, "level": level})
    return best_pick(kinds[1]) / best_pick(kinds[0])


def best_pick(options: dict[str, Any]) -> float:
    found: list[float] = []
    for _ in range(3):
        games, seconds = play(options, MOOR_GAMES)
        found.append(seconds / sum(game.picks for game in games))
    return min(found)


def moor_pick_without_cards() -> float:
    return moor_pick(FAMILY, 1)


def moor_pick_with_cards() -> float:
    return moor_pick(WITH_CARDS, 3)


# The slowest


def slowest_game(options: dict[str, Any]) -> float:
    """How many times as long as the median the slowest game takes. A game that was disturbed gets a second chance."""
    agricola(0, options)
    times = [time_of(seed, options) for seed in range(COMPARED)]
    slow = sorted(range(COMPARED), key=times.__getitem__)[-20:]
    return max(min(times[seed], time_of(seed, options)) for seed in slow) / median(times)


def time_of(seed: int, options: dict[str, Any]) -> float:
    game = agricola(seed, options)
    bots = random_bots(game, seed)
    began = process_time()
    play_game(game, bots)
    return process_time() - began


def slowest_family_game() -> float:
    return slowest_game(FAMILY)


def slowest_game_with_cards() -> float:
    return slowest_game(WITH_CARDS)


# Late picks


def late_picks() -> float:
    """How many times as long as a pick in the first half of a game a pick in the second takes."""
    times: tuple[list[float], list[float]] = ([], [])
    for seed in range(FAMILY_GAMES):
        game = agricola(seed, FAMILY)
        bots = random_bots(game, seed)
        began, picks, half = process_time(), 0, 0
        while (choice := game.choice) is not None:
            state = game.state
            assert isinstance(state, Agricola)
            if half == 0 and state.round > HALF:
                times[0].append((process_time() - began) / game.picks)
                began, picks, half = process_time(), game.picks, 1
            game.play(bots[choice.seat].pick(game, choice), choice.seat)
        times[1].append((process_time() - began) / (game.picks - picks))
    return mean(times[1]) / mean(times[0])


# Copies


def waiting_games(options: dict[str, Any] = FAMILY) -> list[Game]:
    """Games in mid-course that wait for a person to be placed, and were copied before, as in a search."""
    found: list[Game] = []
    for seed in range(50):
        game = agricola(seed, options)
        game.clone()
        bots = random_bots(game, seed)
        while (choice := game.choice) is not None and (game.picks < 60 or choice.prompt.name != "place-person"):
            game.play(bots[choice.seat].pick(game, choice), choice.seat)
        if choice is not None:
            found.append(game)
    return found


def clone_at_placement() -> float:
    games = waiting_games()
    return mean_time(lambda: [game.clone() for game in games], len(games))


def clone_and_use_at_placement() -> float:
    games = waiting_games()
    return mean_time(lambda: [game.clone().choice for game in games], len(games))


def clone_and_use_with_everything() -> float:
    games = waiting_games({**WITH_CARDS, **MOOR, "level": 3})
    return mean_time(lambda: [game.clone().choice for game in games], len(games))


def redrawn_copy() -> float:
    """A copy for a search whose hidden part is redrawn, with its first use: what is offered is found out anew."""
    games, dice = waiting_games(), seeded(1)
    return mean_time(lambda: [game.determinize(0, dice).choice for game in games], len(games))


def first_copy() -> float:
    """The first copy of a game in the midst of a turn replays it from a checkpoint; later ones do not."""
    times: list[float] = []
    for seed in range(30):
        game = agricola(seed, FAMILY)
        bots = random_bots(game, seed)
        while (choice := game.choice) is not None and (game.picks < 60 or choice.prompt.name == "place-person"):
            game.play(bots[choice.seat].pick(game, choice), choice.seat)
        began = process_time()
        assert game.clone().choices is not None
        times.append(process_time() - began)
    return mean(times) * MICROSECONDS


FIGURES: Final = (
    Figure("Agricola: random, two players", "games/s", family_games, 100, gains=3),
    Figure("Agricola: random, two players", "picks/s", family_picks, 20_000, gains=3),
    Figure("Agricola: four with cards", "games/s", games_with_cards, 25, gains=3),
    Figure("Agricola: slowest game of two", "medians", slowest_family_game, 10, small=True),
    Figure("Agricola: slowest game of four", "medians", slowest_game_with_cards, 10, small=True),
    Figure("Agricola: pick on the moor, level 1", "times one without", moor_pick_without_cards, 1.5, small=True),
    Figure("Agricola: pick on the moor, level 3", "times one without", moor_pick_with_cards, 1.5, small=True),
    Figure("Agricola: late pick", "times an early one", late_picks, 2, small=True),
    Figure("Agricola: clone at a placement", "µs", clone_at_placement, 30, small=True),
    Figure("Agricola:   with its first use", "µs", clone_and_use_at_placement, 30, 10, small=True),
    Figure("Agricola:   the same, moor level 3", "µs", clone_and_use_with_everything, 30, 10, small=True),
    Figure("Agricola:   redrawn, first use", "µs", redrawn_copy, small=True),
    Figure("Agricola:   first clone in a turn", "µs", first_copy, small=True),
)

if __name__ == "__main__":
    for figure in FIGURES:
        print(f"{figure.name:42} {figure.measure():10,.2f} {figure.unit}  (target {figure.target})")
