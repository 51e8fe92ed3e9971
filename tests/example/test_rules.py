"""Gleaning by its rules, arranged; and what the base of small games refuses."""

from collections.abc import Iterator
from typing import Any

import pytest

from allmende import Game, ImpossibleSituation, arrange, from_json, new_game
from allmende.table import BadGameOption, DamagedRecord, register, registry
from allmende.table.box import load
from tests.example.place import EXAMPLE

ANIMALS = ("mouse", "sparrow", "hen", "hare", "goose", "sheep", "boar", "ox")


@pytest.fixture(autouse=True, scope="module")
def gleaning() -> Iterator[None]:
    """The example is on the shelf, without being installed."""
    with pytest.MonkeyPatch.context() as patch:
        patch.syspath_prepend(str(EXAMPLE))
        register(load("gleaning:BOX"))
        yield
        del registry._registered["gleaning"]


def hands(*given: str) -> dict[str, Any]:
    """A first round with these hands, on a field of 4."""
    dealt = [hand.split() for hand in given]
    rest = sorted(ANIMALS * 3)
    for hand in dealt:
        for animal in hand:
            rest.remove(animal)
    return {
        "players": len(given), "hands": dealt, "unseen": rest, "fields_open": [4], "to_come": [1, 2, 3, 5, 6, 7],
    }  # fmt: skip


def lay(game: Game, *animals: str) -> None:
    for seat, animal in enumerate(animals):
        game.play(game.option("card", animal), seat)


def test_the_strongest_gets_the_grain() -> None:
    game = arrange("gleaning", hands("mouse hen hen hare ox", "ox boar sheep goose mouse"))
    lay(game, "hare", "goose")
    assert [score["total"] for score in game.scores()] == [0, 4]


def test_two_of_a_kind_chase_each_other_away() -> None:
    game = arrange(
        "gleaning", hands("mouse hen hen hare ox", "ox boar sheep goose mouse", "hen hare hare goose sparrow")
    )
    lay(game, "ox", "ox", "sparrow")
    assert [score["total"] for score in game.scores()] == [0, 0, 4]


def test_what_nobody_gets_stays_on_the_fields() -> None:
    game = arrange("gleaning", hands("mouse hen hen hare ox", "ox boar sheep goose mouse"))
    lay(game, "ox", "ox")
    assert game.view(None)["table"]["fields_open"] == [4, 7]
    lay(game, "hare", "mouse")
    assert [score["total"] for score in game.scores()] == [11, 0]


def test_cards_lie_face_down_until_all_are_laid() -> None:
    game = arrange("gleaning", hands("mouse hen hen hare ox", "ox boar sheep goose mouse"))
    game.play(game.option("card", "ox"), 0)
    seen = game.view(1)["table"]["players"][0]
    assert seen == {"seat": 0, "grain": 0, "cards": 4, "face_down": True}
    assert game.view(0)["table"]["players"][0]["laid"] == "ox"


@pytest.mark.parametrize(
    "wrong",
    [
        {"hands": [["ox"] * 5, ["mouse"] * 5]},
        {"hands": 3},
        {"hands": [[], []]},
        {"grain": [3, 0]},
        {"grain": [-1, 1]},
        {"laid": ["ox", ""]},
        {"spent": ["ox"]},
        {"fields_open": [9]},
        {"fields_open": [{}]},
        {"players": 9},
        {"players": "two"},
        {"colour": "green"},
        {7: 7},
    ],
    ids=str,
)
def test_what_can_never_lie_on_the_table_is_refused(wrong: dict[Any, Any]) -> None:
    with pytest.raises(ImpossibleSituation):
        arrange("gleaning", wrong)


def test_a_saved_game_is_checked_like_a_situation() -> None:
    data = new_game("gleaning", seed=1).to_json()
    assert from_json(data).to_json() == data
    data["state"]["grain"] = [99, 0]
    with pytest.raises(DamagedRecord, match="gleaning can never be like this"):
        from_json(data)


def test_its_only_option_is_how_many_play() -> None:
    with pytest.raises(BadGameOption, match="gleaning has no option 'colour': it has players"):
        new_game("gleaning", colour="green")
    with pytest.raises(BadGameOption, match="players must be 2 to 4, got 5"):
        new_game("gleaning", players=5)
