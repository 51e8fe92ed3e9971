"""Games that were recorded and saved before records named their generator go on as they were."""

import json
from pathlib import Path
from typing import Any

import pytest

from allmende.table import from_json, replay

OLD: dict[str, Any] = json.loads(Path(__file__).with_name("old").joinpath("before_generators.json").read_text("utf-8"))


@pytest.mark.parametrize("name", OLD)
def test_an_old_record_replays(name: str) -> None:
    record = OLD[name]["record"]
    assert "generator" not in record
    game = replay(record)
    assert game.over
    assert [score["total"] for score in game.scores()] == OLD[name]["totals"]
    again = game.record().to_json()
    assert (again["generator"], again["rules"]) == ("carry", 1)
    assert replay(again).to_json() == game.to_json()


@pytest.mark.parametrize("name", OLD)
def test_an_old_saved_game_goes_on(name: str) -> None:
    """It is the same game in the middle, and the same picks lead to the same end."""
    saved = OLD[name]["saved"]
    assert saved["format"] == 1
    game = from_json(saved)
    assert game.generator == "carry"
    for pick in OLD[name]["record"]["picks"][game.picks :]:
        seat, option = pick if isinstance(pick, list) else (None, pick)
        game = from_json(json.loads(json.dumps(game.to_json()))) if game.picks % 10 == 0 else game.clone()
        game.play(option, seat)
    assert [score["total"] for score in game.scores()] == OLD[name]["totals"]
