"""Somebody's own file for an option: its text is read, never a path, and a mistake is told with its line."""

import pytest

from allmende.lowlands.tiles import built_in
from tests.server.house import House

MINE = built_in().replace('id = "F01"', 'id = "F01"\nname = { en = "My own feature" }', 1)
READ = "/api/games/lowlands/read"


def test_a_table_with_own_tiles(house: House) -> None:
    anna = house.someone("Anna")
    tiles = anna.post(READ, option="tiles", name="mine.toml", text=MINE)["value"]
    made = anna.table("me", "me", game="lowlands", options={"tiles": tiles})["table"]
    assert made["options"]["tiles"] is True, "every update would carry the whole file otherwise"
    assert anna.get("/api/tables")["tables"][0]["options"]["tiles"] is True
    own = anna.get(f"/api/tables/{made['id']}/things")["tile"]
    assert [tile["names"] for tile in own if "names" in tile] == [{"en": "My own feature"}]
    house.someone().refused("GET", f"/api/tables/{made['id']}/things", 403, "no-rights")


def test_the_file_of_the_package_is_there_to_begin_with(house: House) -> None:
    anna = house.someone()
    text = anna.get("/api/games/lowlands/file", option="tiles")["text"]
    assert anna.post(READ, option="tiles", text=text)["value"]["tile"]
    anna.refused("GET", "/api/games/lowlands/file?option=players", 422, "bad-options")
    anna.refused("GET", "/api/games/dominion/file?option=kingdom", 422, "bad-options")


def test_a_table_without_has_the_things_of_its_game(house: House) -> None:
    anna = house.someone()
    made = anna.table("me", "me", game="lowlands")["table"]
    usual = anna.get("/api/games/lowlands/things")
    assert anna.get(f"/api/tables/{made['id']}/things") == usual


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        (MINE.replace("\nlevel = ", "\nlevel = 9", 1), "level of tile F01 must be"),
        ("[[tile]]\nid = A05", "line 2: this is not TOML"),
        ("x = " + "[" * 5_000, "line 1: this is nested too deep"),
        ("\n" + ".".join("a" * 29_000) + " = 1", "line 2: a key may have 8 parts"),
        ("", "is missing"),
    ],
)
def test_a_mistake_is_one_sentence(house: House, text: str, sentence: str) -> None:
    body = {"option": "tiles", "name": "mine.toml", "text": text}
    told = house.someone().refused("POST", READ, 422, "bad-file", json=body)["message"]
    assert sentence in told
    assert "\n" not in told


def test_never_a_path(house: House) -> None:
    anna = house.someone()
    body = {"game": "lowlands", "seats": [{"kind": "me"}] * 2, "options": {"tiles": "tiles.toml"}}
    anna.refused("POST", "/api/tables", 422, "bad-options", json=body)
    anna.refused("POST", READ, 422, "bad-file", json={"option": "players", "text": "2"})
    anna.refused("POST", "/api/games/dominion/read", 422, "bad-options", json={"option": "kingdom", "text": ""})
    anna.refused("POST", "/api/games/poker/read", 422, "unknown-game", json={"option": "tiles", "text": ""})
    anna.refused("POST", READ, 413, "too-large", json={"option": "tiles", "text": "#" * 70_000})
    house.nobody().refused("POST", READ, 401, "no-person", json={"option": "tiles", "text": ""})
