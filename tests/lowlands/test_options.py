"""The options of a new game, and situations that cannot be."""

from pathlib import Path
from typing import Any

import pytest

from allmende import arrange, new_game, replay
from allmende.lowlands.tiles import built_in, load_tiles
from allmende.table import BadGameOption, ImpossibleSituation


def test_a_tile_file_of_ones_own_is_kept_in_the_record(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(built_in().replace("other_coins = 5", "other_coins = 9"), encoding="utf-8")
    game = new_game("lowlands", players=2, tiles=str(file))
    assert sorted(me["coins"] for me in game.view(None)["table"]["players"]) == [4, 9]
    file.unlink()
    assert replay(game.record().dumps()).view(0) == game.view(0)
    inline = new_game("lowlands", players=2, tiles=load_tiles().to_json())
    assert inline.view(0) == new_game("lowlands", players=2).view(0)


@pytest.mark.rule("LOW-001")
@pytest.mark.parametrize("players", [1, 5, True, "3"])
def test_two_to_four_players(players: Any) -> None:
    with pytest.raises(BadGameOption, match="players must be 2 to 4"):
        new_game("lowlands", players=players)


@pytest.mark.parametrize(
    ("situation", "reason"),
    [
        ({"seats": [{"hand": "23 wood"}]}, "there are 22 wood cards in this game, not 23"),
        ({"seats": [{"sheep": 3}]}, "seat 0 has room for 2 sheep, not for 3"),
        ({"seats": [{"pastures": [[0], [6], [12], [18], [4]]}]}, "seat 0 has 16 fences, not 20"),
        ({"seats": [{"fences": [1]}]}, "seat 0 has at least 6 fences on the farm"),
        ({"seats": [{"tiles": {"F02": 4}, "board": "B1"}]}, "F02 of seat 0 lies on cell 4, which has not its terrain"),
        ({"seats": [{"tiles": {"S05": 4}}, {"tiles": {"S05": 4}}]}, "there is only one tile S05"),
        ({"seats": [{"laborers": {"sheep": 2}}]}, "seat 0 has 2 laborers, at most one of them for the sheep"),
        ({"store": {"clay": 1, "wood": 1}}, "the material store holds one kind of resource at a time"),
        ({"sea": [6, 6, 1]}, "there are not so many flood cards of value 6"),
        ({"market": [9, 9, 9]}, "the market has rows of 3, 3, 2 spaces, they cannot hold"),
        ({"weather": "fine"}, "a situation has no 'weather': it has"),
        ({"offer": ["S99"]}, "there is no tile 'S99'"),
    ],
)
def test_impossible_situations_are_refused_with_the_reason(situation: dict[str, Any], reason: str) -> None:
    with pytest.raises(ImpossibleSituation, match=reason.replace("(", r"\(")):
        arrange("lowlands", situation)
