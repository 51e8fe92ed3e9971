"""Random games of all sorts: nothing is made or lost without a cause, and a copy goes on as the original does.

These are some of the 8,000 games that `python -m benchmarks.agricola_games` plays.
"""

import pytest

from allmende.agricola.course.hands import DEALS
from allmende.agricola.moor.declaration import MOOR
from allmende.agricola.settings import VARIANTS
from tests.agricola.auditing import (
    Dice,
    audit,
    audit_game,
    combination_of,
    compare_copies,
    moor_options_of,
    options_of,
)
from tests.agricola.hearing import agricola_to_hear

GAMES = [range(at, at + 20) for at in range(0, 120, 20)]
COPIES = [range(at, at + 5) for at in range(0, 20, 5)]
MOOR_GAMES = [range(at, at + 18) for at in range(0, 54, 18)]
MOOR_COPIES = [range(at, at + 3) for at in range(0, 18, 6)]


def first(seeds: range) -> str:
    return str(seeds[0])


def test_the_games_have_all_numbers_of_players_all_deals_and_all_variants() -> None:
    played = [options_of(seed) for seeds in GAMES for seed in seeds]
    assert {options["players"] for options in played} == set(range(1, 7))
    assert {options["cards"] for options in played} == set(DEALS)
    assert {variant for options in played for variant in options["variants"]} == set(VARIANTS)
    assert any(len(options["variants"]) > 2 for options in played)
    assert any(options.get("tile") and options.get("side_job") for options in played)


@pytest.mark.parametrize("seeds", GAMES, ids=first)
def test_every_change_in_random_games_is_accounted_for(seeds: range) -> None:
    for seed in seeds:
        audit_game(seed)


def test_every_change_on_rich_farms_with_every_card_is_accounted_for() -> None:
    """All cards lie in front of somebody, or are in a hand: also those that are never dealt."""
    for number, game in enumerate(agricola_to_hear()):
        game.listen()
        audit(game, Dice(number))


@pytest.mark.parametrize("seeds", COPIES, ids=first)
def test_a_copy_before_every_pick_goes_on_identically(seeds: range) -> None:
    for seed in seeds:
        compare_copies(seed)


# Farmers of the Moor


def test_the_games_with_the_expansion_have_all_levels_and_numbers_of_players() -> None:
    played = [moor_options_of(seed) for seeds in MOOR_GAMES for seed in seeds]
    assert {(options["level"], options["players"]) for options in played} == {
        (n, m) for n in (1, 2, 3) for m in range(1, 7)
    }
    assert set(MOOR.variants) < {variant for options in played for variant in options["variants"]}


@pytest.mark.parametrize("seeds", MOOR_GAMES, ids=first)
def test_every_change_with_the_expansion_is_accounted_for(seeds: range) -> None:
    for seed in seeds:
        audit_game(seed, moor_options_of)


@pytest.mark.parametrize("seeds", MOOR_COPIES, ids=first)
def test_a_copy_of_a_game_with_the_expansion_goes_on_identically(seeds: range) -> None:
    for seed in seeds:
        compare_copies(seed, moor_options_of)


# The X deck


@pytest.mark.parametrize("seeds", [range(500, 506), range(600, 606)], ids=first)
def test_every_change_with_the_x_deck_is_accounted_for(seeds: range) -> None:
    for seed in seeds:
        audit_game(seed, moor_options_of if seed >= 600 else options_of, {"xdeck": True})


def test_a_copy_of_a_game_with_the_x_deck_goes_on_identically() -> None:
    for seed in (700, 703):
        compare_copies(seed, moor_options_of if seed == 703 else options_of, {"xdeck": True})


# All modules together

COMBINATIONS = range(1000, 1012)


def test_the_combinations_have_every_module_with_every_number_of_players() -> None:
    played = [combination_of(seed) for seed in range(400)]
    for name, value in (("xdeck", True), ("forest_deck", True), ("season", "winter"), ("expansion", "moor")):
        assert {options["players"] for options in played if options.get(name) == value} == set(range(1, 7))
    assert {options["players"] for options in played if options.get("campaign")} == set(range(1, 5))
    assert {options["team"] for options in played if options["players"] == 4} == {"none", "lines", "product"}
    everything = [options for options in played if options["xdeck"] and options["forest_deck"] and options.get("level")]
    assert any(options["season"] != "none" for options in everything)


def test_every_change_with_all_modules_is_accounted_for() -> None:
    for seed in COMBINATIONS:
        audit_game(seed, combination_of)


def test_a_copy_of_a_game_with_all_modules_goes_on_identically() -> None:
    for seed in COMBINATIONS[:2]:
        compare_copies(seed, combination_of)
