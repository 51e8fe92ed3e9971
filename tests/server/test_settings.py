"""The API says of wrong options what Python says, and describes right ones so that a page needs no rule of its own."""

import pytest

from allmende.table import rules_of
from allmende.told import told_settings
from allmende.typed import understood
from tests.server.house import House
from tests.wrong_settings import ALL_WRONG, sentence

LONGEST = 300


def test_wrong_options_get_the_sentence_that_python_gives(house: House) -> None:
    anna = house.someone()
    for wrong in ALL_WRONG:
        options = understood(wrong.game, wrong.texts)
        given = options.get("players")
        players = given if isinstance(given, int) and 1 <= given <= 10 else max(2, rules_of(wrong.game).min_players)
        body = {"game": wrong.game, "options": options, "seats": [{"kind": "me"}] * players}
        told = anna.refused("POST", "/api/tables", 422, "bad-options", json=body)["message"]
        said = str(sentence(wrong.game, {"players": players, **options}))
        assert told == said[:LONGEST] + "…" * (len(said) > LONGEST), wrong


@pytest.mark.parametrize("seats", [1, 7])
def test_as_many_as_there_are_seats(house: House, seats: int) -> None:
    body = {"game": "dominion", "seats": [{"kind": "me"}] * seats}
    told = house.someone().refused("POST", "/api/tables", 422, "bad-options", json=body)["message"]
    assert told == str(sentence("dominion", {"players": seats}))


def test_the_declaration_is_told(house: House) -> None:
    for game in house.someone().get("/api/games")["games"]:
        assert {name: game[name] for name in ("settings", "exclusions", "presets")} == told_settings(game["game"])
