"""The shelf of games, and wrong ways to begin one."""

from typing import Any

import pytest

from allmende.table import (
    AllmendeError,
    BadGameOption,
    UnknownGame,
    arrange,
    from_json,
    game_names,
    new_game,
    replay,
    rules_of,
    seeded,
)
from tests.table.playing import start
from tests.table.toys import TOYS, VOCABULARY, WALK


def test_what_is_registered_is_on_the_shelf() -> None:
    assert {rules.name for rules in TOYS} <= set(game_names())
    assert game_names() == sorted(game_names())
    assert "dominion" in game_names()
    assert rules_of("toy-walk") is WALK


@pytest.mark.parametrize("name", ["chess", "", "Dominion", "toy walk"])
def test_an_unknown_game(name: str) -> None:
    with pytest.raises(UnknownGame, match=r"there is no game .*: the games are .*dominion.*toy-walk"):
        new_game(name)
    with pytest.raises(UnknownGame):
        arrange(name, {})
    with pytest.raises(UnknownGame):
        rules_of(name)


@pytest.mark.parametrize("name", game_names())
def test_an_unknown_option(name: str) -> None:
    with pytest.raises(BadGameOption, match="no option 'colour'"):
        new_game(name, colour="green")


@pytest.mark.parametrize("name", game_names())
@pytest.mark.parametrize("players", [0, -1, 100, 2.0, "2", None, True, [2], {}], ids=repr)
def test_a_wrong_number_of_players(name: str, players: Any) -> None:
    with pytest.raises(BadGameOption, match="players"):
        new_game(name, players=players)


@pytest.mark.parametrize("name", game_names())
def test_every_allowed_number_of_players(name: str) -> None:
    rules = rules_of(name)
    for players in range(rules.min_players, rules.max_players + 1):
        assert new_game(name, players=players).players == players
    for players in (rules.min_players - 1, rules.max_players + 1):
        with pytest.raises(BadGameOption):
            new_game(name, players=players)


WRONG: list[Any] = [None, True, 3, -1, 2.5, "", "nonsense", [], [[]], [{}], {}, {"a": 1}, ["base", 3], list(range(11))]


@pytest.mark.parametrize("name", game_names())
def test_wrong_values_of_any_option_are_refused_with_a_sentence_or_mean_something(name: str) -> None:
    """Whatever is given: a game, or an error of ours."""
    for option in rules_of(name).options({}):
        for value in WRONG:
            given: dict[str, Any] = {option: value}
            try:
                assert new_game(name, **given).choices
            except BadGameOption as error:
                sentence = str(error)
            else:
                continue
            assert len(sentence) > 10


@pytest.mark.parametrize(
    ("options", "sentence"),
    [
        ({"kingdom": ["village"] * 9}, "kingdom must have 10 piles, got 9"),
        ({"kingdom": ["village"] * 10}, "kingdom has village twice"),
        ({"kingdom": "atlantis"}, "there is no kingdom 'atlantis'"),
        ({"kingdom": 7}, "kingdom must be the name of a set, 'random' or ten cards, got 7"),
        ({"expansions": ["alchemy"]}, "expansions must be some of base, hinterlands"),
        ({"expansions": [["base"]]}, "expansions must be some of base, hinterlands"),
        ({"expansions": []}, "expansions must be some of base, hinterlands"),
        ({"first": 2}, "first must be a seat from 0 to 1, got 2"),
        ({"players": 7}, "players must be 2 to 6, got 7"),
    ],
)
def test_the_sentences_of_dominion(options: dict[str, Any], sentence: str) -> None:
    with pytest.raises(BadGameOption) as caught:
        new_game("dominion", **options)
    assert sentence in str(caught.value)


@pytest.mark.parametrize("seed", ["7", 7.0, None, True, [7]], ids=repr)
def test_a_seed_is_a_whole_number(seed: Any) -> None:
    with pytest.raises(BadGameOption) as caught:
        new_game("toy-walk", seed=seed)
    assert str(caught.value) == f"seed must be a whole number, got {seed!r}"


@pytest.mark.parametrize("seed", [0, -1, 2**64, 10**40, -(10**40)])
def test_any_whole_number_is_a_seed(seed: int) -> None:
    game = new_game("toy-draft", seed=seed)
    assert replay(game.record().dumps()).to_json() == game.to_json()
    assert from_json(game.to_json()).to_json() == game.to_json()


def test_options_are_completed_and_kept() -> None:
    game = start(WALK, players=3)
    assert game.options == {"players": 3, "size": 3}
    assert rules_of("toy-walk").options(game.options) == game.options
    assert game.players == 3


def test_every_error_is_one_of_ours() -> None:
    assert issubclass(UnknownGame, AllmendeError)
    assert issubclass(BadGameOption, AllmendeError)


# Keys and numbers


@pytest.mark.parametrize("name", game_names())
def test_keys_and_numbers_belong_together(name: str) -> None:
    words = rules_of(name).vocabulary
    game = new_game(name)
    for option in range(len(words)):
        assert game.option(*game.key(option)) == option
        assert game.key(option) in words
    for stranger in (-1, len(words), 10**9):
        with pytest.raises(KeyError, match="is no option: the vocabulary has numbers 0 to"):
            game.key(stranger)
    with pytest.raises(KeyError, match="'card kraken' is nothing that this game can offer"):
        game.option("card", "kraken")
    assert ("card", "kraken") not in words


def test_a_vocabulary_names_nothing_twice() -> None:
    with pytest.raises(ValueError, match="twice"):
        type(VOCABULARY)([("done",), ("yes",), ("done",)])


def test_the_seed_decides() -> None:
    draws = {str(start(rules, seed).state.to_json()) for rules in TOYS for seed in range(5)}
    assert len(draws) == 5 * len(TOYS)
    assert seeded(1).to_json() != seeded(2).to_json()
