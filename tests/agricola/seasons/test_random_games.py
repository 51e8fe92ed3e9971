"""Random games with the seasons board, with and without Farmers of the Moor: everything is accounted for."""

from typing import Any

import pytest

from allmende import Game, new_game
from allmende.agricola.seasons.calendar import SEASONS
from tests.agricola.auditing import Dice, asked, audit, moor_options_of, options_of, table

GAMES = [range(at, at + 12) for at in range(0, 24, 12)]


def season_options_of(seed: int) -> dict[str, Any]:
    """Every number of players begins in every season."""
    return {**(moor_options_of if seed % 3 == 0 else options_of)(seed), "season": SEASONS[seed // 6 % 4]}


def first(seeds: range) -> str:
    return str(seeds[0])


def test_the_games_begin_in_every_season_for_every_number_of_players() -> None:
    played = [season_options_of(seed) for seeds in GAMES for seed in seeds]
    assert {(options["season"], options["players"]) for options in played} == {
        (season, players) for season in SEASONS for players in range(1, 7)
    }
    assert {"level" in options for options in played} == {True, False}


@pytest.mark.parametrize("seeds", GAMES, ids=first)
def test_every_change_is_accounted_for(seeds: range) -> None:
    for seed in seeds:
        audit(begun(seed), Dice(seed))


def begun(seed: int) -> Game:
    return new_game("agricola", seed=seed, **season_options_of(seed))


def test_a_copy_before_every_pick_goes_on_identically() -> None:
    for seed in (7, 15):
        game, dice = begun(seed), Dice(seed)
        while game.choices:
            choice, pick = dice.pick(game)
            copy = game.clone()
            for one in (game, copy):
                one.play(pick, choice.seat)
            assert table(copy).to_json() == table(game).to_json()
            assert asked(copy) == asked(game)
