"""Situations of The Lowlands: what is refused, with its reason, and what can be said beside the usual."""

from typing import Any

import pytest

from allmende import Game, ImpossibleSituation, arrange
from allmende.lowlands.state import Lowlands
from allmende.lowlands.tiles import load_tiles

IMPOSSIBLE: list[tuple[Any, str]] = [
    # Keys where they mean nothing
    ({"phase": "storm-surge", "stage": 3}, "stage means nothing in the phase storm-surge"),
    ({"phase": "over", "stage": 1}, "stage means nothing in the phase over"),
    ({"phase": "storm-surge", "half": 1}, "half means nothing in the phase storm-surge"),
    ({"phase": "turn-of-the-tide", "half": 2}, "half must be 1 to 1, got 2"),
    ({"phase": "high-tide", "half": 1}, "half must be 2 to 2, got 1"),
    ({"phase": "turn-of-the-tide", "turn": 0}, "turn means nothing in the phase turn-of-the-tide, only in work"),
    ({"phase": "upkeep", "turn": 1}, "turn means nothing in the phase upkeep, only in work"),
    ({"phase": "high-tide", "turn": 1}, "turn means nothing in the phase high-tide"),
    ({"phase": "storm-surge", "turn": 0}, "turn means nothing in the phase storm-surge"),
    ({"phase": "work", "last": 1}, "last means nothing in the phase work"),
    ({"phase": "work", "done": 0}, "done means nothing in the phase work"),
    ({"phase": "upkeep", "done": 2}, "done must be 0 to 1, got 2"),
    ({"phase": "upkeep", "seats": [{"swapped": "yes"}]}, "swapped means nothing outside the work phase"),
    ({"seats": [{"special": 3}]}, "special must be 0 to 0, got 3"),
    ({"seats": [{"loose": 1}]}, "loose must be 0 to 0, got 1"),
    # Things that are there once
    ({"seats": [{"farmers": [2, 2]}]}, r"each player has one farmer of each value, not \[2, 2\]"),
    ({"seats": [{"board": "B2"}, {"board": "B2"}]}, "there is one farm board of each kind"),
    ({"seats": [{"tiles": {"S05": 3, "s05": 4}}]}, "there is only one tile S05"),
    ({"seats": [{"tiles": {"F16": 3, "F15": 3}}]}, "the tiles of seat 0 lie on different cells"),
    ({"offer": ["S05", "S05"]}, "there is only one tile S05"),
    ({"offer": ["S05"], "stacks": ["S05"]}, "there is only one tile S05"),
    ({"stacks": ["S05", "S05"]}, "there is only one tile S05"),
    ({"stacks": ["W01"]}, "there is no stack of storm surge buildings"),
    ({"markers": [0, 0]}, "it names seats that do not exist"),
    ({"tokens": ["P1", "P1", "P2", "P3", "P4"]}, "tokens must be P1, P2, P3, P4, P5 in some order"),
    # Farms
    ({"seats": [{"pastures": [[7, 7]]}]}, r"a pasture has different cells, at least one, got \[7, 7\]"),
    ({"seats": [{"pastures": [[]]}]}, "a pasture has different cells, at least one"),
    ({"seats": [{"pastures": [[0, 12]]}]}, "the cells of a pasture touch each other, those of .* do not"),
    ({"seats": [{"pastures": [[7, 12], [12, 13]]}]}, "lies in another pasture, too"),
    ({"seats": [{"pastures": [[7, 12]], "fences": [3, 3]}]}, "a line has one fence at most"),
    ({"seats": [{"fences": [49]}]}, "fences are lines from 0 to 48"),
    # Cards, farmers, flood
    ({"seats": [{"hand": "wood", "shown": "2 wood"}]}, "seat 0 is said to have wood that it does not have"),
    ({"phase": "turn-of-the-tide", "seats": [{"used": {"dike": 1}}]}, "seat 0 cannot have 2 farmers left now"),
    ({"phase": "upkeep", "seats": [{"farmers": [4]}]}, "seat 0 cannot have 1 farmers left now"),
    ({"stage": 2, "sea": [1, 1, 2], "flood_deck": [2, 3, 3, 4, 4, 4, 5]}, "3 flood cards of earlier stages are in the"),
    ({"seats": [{"coins": -1}]}, "coins must be 0 to 1000, got -1"),
    # Names
    ({"offer": ["Hegde"]}, r"there is no tile 'Hegde': did you mean F03\?"),
    ({"seats": [{"hand": "stoen"}]}, r"there is no resource 'stoen': did you mean stone\?"),
    ({"seats": [{"used": {"dyke": 1}}]}, r"there is no action space 'dyke': did you mean dike\?"),
]  # fmt: skip


@pytest.mark.parametrize(("given", "sentence"), IMPOSSIBLE, ids=lambda value: value if isinstance(value, str) else "")
def test_it_is_refused_with_its_reason(given: Any, sentence: str) -> None:
    with pytest.raises(ImpossibleSituation, match=sentence):
        arrange("lowlands", {"players": 2, **given})


def state_of(game: Game) -> Lowlands:
    state = game.state
    assert isinstance(state, Lowlands)
    return state


def test_the_stacks_have_an_order() -> None:
    g = state_of(arrange("lowlands", {"stacks": ["F07", "S01", "F02"], "offer": ["F01"]}))
    assert [tile.id for tile in g.stacks[0][:-3:-1]] == ["F07", "F02"]
    assert g.stacks[2][-1].id == "S01"
    assert len(g.offer[0] + g.stacks[0]) == sum(tile.kind is g.offer[0][0].kind for tile in load_tiles().tiles)


def test_things_are_called_by_any_of_their_names() -> None:
    seats = [{"hand": "2 Holz, Clay", "used": {"Deich": 1}, "farmers": [3, 4]}, {}]
    g = state_of(arrange("lowlands", {"seats": seats, "offer": ["Hecke", "Feeding Trough", "f02"]}))
    assert [tile.id for tile in g.offer[0]] == ["F03", "F01", "F02"]
    assert (g.players[0].hand, g.players[0].used[1]) == ([2, 1, 0], 1)


def test_who_names_no_board_gets_another() -> None:
    g = state_of(arrange("lowlands", {"seats": [{"board": "B2"}, {}, {}]}))
    assert sorted(me.board for me in g.players)[:2] != [1, 1]
    assert g.players[0].board == 1
    assert len({me.board for me in g.players}) == 3


def test_an_upkeep_in_which_some_are_done() -> None:
    house = {"tiles": {"S05": 3}, "sheep": 0}
    game = arrange("lowlands", {"phase": "income", "seats": [house, {}], "done": 1, "last": 1})
    assert game.view(None)["table"]["phase"] == "work", "what asks nobody goes on by itself"


def test_a_finished_game() -> None:
    seats = [{"coins": -3, "special": 4, "loose": 1, "sheep": 3}, {"coins": 2}]
    game = arrange("lowlands", {"phase": "over", "seats": seats})
    assert game.over
    assert game.scores()[0]["special"] == 4
    assert arrange("lowlands", game.situation()).scores() == game.scores()
