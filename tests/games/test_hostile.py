"""Nonsense from a hostile caller: a documented error with a sentence, and nothing has changed."""

import json
import tracemalloc
from collections.abc import Callable
from time import process_time
from typing import Any

import numpy
import pytest

from allmende import arrange, from_json, new_game, replay
from allmende.table import (
    AllmendeError,
    BadGameOption,
    BadSeat,
    DamagedRecord,
    Game,
    IllegalOption,
    ImpossibleSituation,
    Record,
    UnknownGame,
    game_names,
    seeded,
)
from benchmarks.hostile import besiege
from tests.games.cases import situation

NO_NUMBERS: list[Any] = [
    False,
    True,
    0.0,
    1.0,
    float("nan"),
    "0",
    b"0",
    None,
    [0],
    {},
    (0,),
    numpy.bool_(False),
    numpy.float64(0),
]
NO_SEATS: list[Any] = [value for value in NO_NUMBERS if value is not None] + [-1, 6, 10**30, 10**5000]
"""None is nobody's seat: the first that is asked, or a spectator's."""


def started(name: str) -> Game:
    """A game in which 0 is an option: the first is picked until it is."""
    game = new_game(name, seed=1, players=2)
    while game.choice is not None and 0 not in game.choice.options:
        game.play(game.choice.options[-1])
    assert game.choice is not None
    return game


@pytest.mark.parametrize("name", ["agricola", "dominion", "lowlands"])
@pytest.mark.parametrize("wrong", [*NO_NUMBERS, -1, 10**30, 10**5000], ids=lambda wrong: type(wrong).__name__)
def test_what_is_no_number_is_no_option(name: str, wrong: Any) -> None:
    game = started(name)
    before = situation(game)
    with pytest.raises(IllegalOption, match="is not offered here"):
        game.play(wrong)
    with pytest.raises(IllegalOption, match="is no option of"):
        game.describe(wrong)
    with pytest.raises(KeyError, match="is no option: the vocabulary has numbers"):
        game.key(wrong)
    assert situation(game) == before


@pytest.mark.parametrize("wrong", NO_SEATS, ids=lambda wrong: type(wrong).__name__)
def test_what_is_no_number_is_no_seat(wrong: Any) -> None:
    game = started("dominion")
    assert game.choice is not None
    option, before = game.choice.options[0], situation(game)
    calls: list[Callable[[], object]] = [
        lambda: game.play(option, wrong),
        lambda: game.undo(wrong),
        lambda: game.can_undo(wrong),
        lambda: game.view(wrong),
        lambda: game.determinize(wrong, seeded(1)),
        lambda: game.prompt("en", wrong),
    ]
    for call in calls:
        with pytest.raises(BadSeat, match="there is no seat"):
            call()
    assert situation(game) == before


@pytest.mark.parametrize("kind", [numpy.int64, numpy.uint8, numpy.array])
def test_numpy_integers_are_the_numbers_they_are(kind: Callable[[int], Any]) -> None:
    game = new_game("dominion", seed=5, kingdom="introduction")
    assert game.choice is not None
    seat, option = game.choice.seat, game.option("treasures")
    assert game.key(kind(option)) == game.key(option)
    assert game.view(kind(seat)) == game.view(seat)
    assert json.loads(json.dumps(game.view(kind(seat)))) == game.view(seat)
    game.play(kind(option), kind(seat))
    assert all(type(pick) is int for pick in game.record().picks)
    assert situation(replay(game.record().dumps())) == situation(game)
    assert situation(from_json(json.loads(json.dumps(game.to_json())))) == situation(game)
    game.undo(kind(seat))
    assert new_game("dominion", seed=kind(7)).record().dumps() == new_game("dominion", seed=7).record().dumps()


@pytest.mark.parametrize(
    "key", [("cell", True), ("cell", 7.0), ("cell", [7]), ("cell", None), ({},), (), ("cell", "7")]
)
def test_a_key_is_words_and_whole_numbers(key: tuple[Any, ...]) -> None:
    game = new_game("lowlands")
    assert game.option("cell", numpy.int64(7)) == game.option("cell", 7)
    with pytest.raises(KeyError, match="is nothing that this game can offer"):
        game.option(*key)


def test_a_language_or_a_generator_of_another_kind() -> None:
    game = new_game("dominion")
    wrong: Any
    for wrong in (None, 1, ["en"], numpy.array(["en", "de"]), "fr"):
        for call in (game.prompt, lambda lang: game.describe(0, lang)):
            with pytest.raises(AllmendeError, match="there are no texts in language"):
                call(wrong)
    for wrong in (None, 1, "x", object()):
        with pytest.raises(AllmendeError, match="redrawn by a Rng"):
            game.determinize(0, wrong)


# Situations

SEATS: list[Any] = [5, "x", None, {}, [5], [None], [[]], [1.5], ["hand"], True]
FARMS: list[dict[str, Any]] = [
    {"stables": [10**9]}, {"stables": [-1]}, {"stables": [1.0]}, {"fields": {"1000000000": ""}}, {"rooms": [10**9]},
    {"pastures": [[10**9]]}, {"forests": [10**9]}, {"goods": "999999999999 wood"}, {"goods": {"wood": 2**63}},
    {"fields": {"0": "16 grain"}}, {"notes": {"well": 10**9}}, {"promised": [[10**9, "2**63 food", "well"]]},
    {"people": 10**9}, {"hand": ["well"]}, {"goods": "² wood"},
]  # fmt: skip


@pytest.mark.parametrize("name", ["agricola", "dominion", "lowlands"])
@pytest.mark.parametrize("seats", SEATS, ids=repr)
def test_seats_of_a_wrong_type(name: str, seats: Any) -> None:
    with pytest.raises(ImpossibleSituation):
        arrange(name, {"seats": seats})
    if seats != {}:
        with pytest.raises(ImpossibleSituation):
            arrange(name, seats)


@pytest.mark.parametrize("farm", FARMS, ids=repr)
def test_numbers_that_no_farm_has(farm: dict[str, Any]) -> None:
    arrange("agricola", {})  # loads the game
    tracemalloc.start()
    try:
        with pytest.raises(ImpossibleSituation):
            arrange("agricola", {"seats": [farm, {}]})
        assert tracemalloc.get_traced_memory()[1] < 20_000_000, "no number becomes a size before it is checked"
    finally:
        tracemalloc.stop()


def test_odd_settings_of_a_situation() -> None:
    with pytest.raises(ImpossibleSituation, match="seed must be a whole number"):
        arrange("dominion", {}, seed="x")  # type: ignore[arg-type]
    with pytest.raises(ImpossibleSituation, match="auto must be true or false"):
        arrange("dominion", {}, auto=1)  # type: ignore[arg-type]


# New games


@pytest.mark.parametrize("name", [None, 1, [], {}, ["dominion"], b"dominion", numpy.array(["dominion"])], ids=repr)
def test_a_name_of_a_wrong_type(name: Any) -> None:
    with pytest.raises(UnknownGame, match="there is no game"):
        new_game(name)


@pytest.mark.parametrize("name", game_names())
def test_options_of_a_wrong_type(name: str) -> None:
    known = new_game(name).options
    wrong: Any
    for key in [*known, "auto", "events", "seed"]:
        for wrong in (10**5000, 1.5, [[]], {"x": 1}, [None], b"x", numpy.array([1, 2]), object(), "\ud800", "a\x00b"):
            with pytest.raises(BadGameOption) as caught:
                new_game(name, **{key: wrong})
            assert "\n" not in str(caught.value)


# Saved games


def damaged(name: str, where: list[Any], what: Any) -> dict[str, Any]:
    """A saved game with something else in one place of its state."""
    game = started(name)
    data: dict[str, Any] = json.loads(json.dumps(game.to_json()))
    part = data["state"]
    for key in where[:-1]:
        part = part[key]
    part[where[-1]] = what
    return data


FARM = ["players", 0, "farm"]


@pytest.mark.parametrize(
    ("name", "where", "what"),
    [
        ("agricola", [*FARM, "spare_fences"], 1.5),
        ("agricola", [*FARM, "spare_stables"], True),
        ("agricola", [*FARM, "stables"], [10**9]),
        ("agricola", [*FARM, "rooms"], [5, 5]),
        ("agricola", [*FARM, "counted"], [40]),
        ("agricola", [*FARM, "spots"], [[0, 5], [9, 9]]),
        ("agricola", [*FARM, "sown"], {"0": 2**63}),
        ("agricola", [*FARM, "rules"], "x"),
        ("agricola", ["piles"], {"forest": 2**63}),
        ("agricola", ["players", 0, "goods"], {"wood": 10**9}),
        ("agricola", ["players", 0, "notes"], {"beanfield": 10**9}),
        ("agricola", ["players", 0, "placed"], ["lessons-3"]),
        ("agricola", ["players", 0, "hand"], ["fireplace-2"]),
        ("agricola", ["decks"], [[], [], []]),
        ("agricola", ["board"], []),
        ("dominion", ["piles", "copper"], 2**63),
        ("dominion", ["turn", "coins"], 1.5),
        ("dominion", ["turn", "actions"], 10**9),
        ("dominion", ["turn", "bought"], 1),
        ("dominion", ["players", 0, "turns"], "1"),
        ("dominion", ["players", 0, "known"], [2**63]),
        ("dominion", ["news"], 2**63),
        ("lowlands", ["pile"], [0, 2**63]),
        ("lowlands", ["players", 0, "coins"], 2**63),
        ("lowlands", ["players", 0, "steps"], 10**9),
        ("lowlands", ["players", 0, "fences"], [10**9]),
        ("lowlands", ["players", 0, "swapped"], True),
        ("lowlands", ["flood"], "3"),
        ("lowlands", ["market"], [1.0, 1, 1]),
    ],
    ids=repr,
)
def test_a_value_that_no_saved_game_has(name: str, where: list[Any], what: Any) -> None:
    began = process_time()
    with pytest.raises(DamagedRecord) as caught:
        from_json(damaged(name, where, what))
    assert "Error " not in str(caught.value), "a sentence, not the name of an exception"
    assert process_time() - began < 1


def test_a_record_is_read_from_data_and_replayed_so_far() -> None:
    game = started("dominion")
    record = game.record()
    wrong: Any
    for read in (from_json, replay, Record.from_json, Record.loads):
        for wrong in (None, 1, 1.5, [], object(), b"\xff", "{", "[" * 100_000, "9" * 5000):
            with pytest.raises(DamagedRecord):
                read(wrong)
    for wrong in (-1, 1.5, True, "1", [], {}):
        with pytest.raises(DamagedRecord, match="picks must be how many"):
            replay(record, picks=wrong)
    assert replay(record, picks=10**30).to_json() == replay(record).to_json()
    with pytest.raises(DamagedRecord, match="seed"):
        replay({**record.to_json(), "seed": 10**5000})


def test_the_first_situation_of_a_saved_game_is_read_too() -> None:
    data = arrange("dominion", {"seats": [{"hand": "copper"}, {}]}).to_json()
    data["start"] = {}
    with pytest.raises(DamagedRecord):
        from_json(data)


def test_hostile_calls() -> None:
    """A slice of `python -m benchmarks.hostile`."""
    siege = besiege(calls=8_000, seed=7)
    assert siege.findings == []
    assert siege.calls >= 8_000
    for what in ("play: IllegalOption", "view: BadSeat", "from_json: DamagedRecord", "arrange: ImpossibleSituation",
                 "new_game: BadGameOption", "replay: DamagedRecord", "from_json: taken", "arrange: taken"):  # fmt: skip
        assert siege.outcomes[what] > 0, what
