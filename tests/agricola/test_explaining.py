"""Why a space or a card of Agricola cannot be picked, in the words that a person reads."""

from typing import Any

import pytest

from allmende.locales import describe_why_not
from tests.agricola.moor.situations import moor
from tests.agricola.situations import Situation, situation

BIG = [5, 10, 0, 1, 6]


def why(t: Situation, thing: str, lang: str = "en") -> list[str]:
    """What seat 0 is told."""
    key = [int(word) if word.isdecimal() else word for word in thing.split()]
    return describe_why_not(t.game, 0, tuple(key), lang, ["Anna", "Bo", "Cy", "Di", "Eve"])


SPACES: list[tuple[dict[str, Any], str, list[str]]] = [
    ({"goods": "wood"}, "farm-expansion",
     ["for a room you lack 4 wood and 2 reed", "a stable needs 2 wood; you have 1"]),
    ({"rounds": ["fencing"], "goods": "3 wood"}, "fencing", ["the smallest pasture needs 4 wood; you have 3"]),
    ({"hand": [], "goods": ""}, "lessons", ["you have no occupation in hand"]),
    ({"hand": ["grocer"], "played": ["consultant"], "goods": ""}, "lessons",
     ["an occupation needs 1 food; you have 0"]),
    ({"rounds": ["grain-utilization"], "goods": ""}, "grain-utilization",
     ["you have no empty field", "you have no oven or fireplace to bake bread"]),
    ({"rounds": ["grain-utilization"], "fields": {"7": ""}, "played": ["fireplace-2"], "goods": ""},
     "grain-utilization", ["you have neither grain nor vegetables to sow", "baking bread needs 1 grain; you have 0"]),
    ({"round": 12, "people": 2}, "basic-wish", ["you have no room for another person"]),
    ({"round": 12, "people": 5, "rooms": BIG}, "basic-wish", ["your family is complete"]),
    ({"rounds": ["house-redevelopment"], "round": 6, "goods": "clay"}, "house-redevelopment",
     ["to renovate you lack 1 clay and 1 reed"]),
    ({"rounds": ["house-redevelopment"], "round": 6, "material": "stone"}, "house-redevelopment",
     ["your house is of stone already"]),
    ({"rounds": ["major-improvement"], "goods": "", "hand": []}, "major-improvement",
     ["you can build or play no improvement now"]),
    ({"piles": {"fishing": 0}}, "fishing", ["nothing lies here"]),
    ({"round": 1}, "urgent-wish", ["comes in a later round"]),
]  # fmt: skip


@pytest.mark.parametrize(("given", "space", "told"), SPACES, ids=lambda value: value if isinstance(value, str) else "")
def test_why_a_space_cannot_be_used(given: dict[str, Any], space: str, told: list[str]) -> None:
    t = situation(**{"turn": 0, **given})
    assert not t.usable(space)
    assert why(t, f"space {space}") == told
    assert len(why(t, f"space {space}", "de")) == len(told)


def test_a_space_is_taken_by_somebody() -> None:
    t = situation({"placed": ["forest"]}, placed=["clay-pit"], turn=0)
    assert why(t, "space forest") == ["taken by Bo"]
    assert why(t, "space clay-pit") == ["taken by you"]
    assert why(t, "space forest", "de") == ["besetzt von Bo"]
    assert why(t, "space reed-bank") == []


def test_whose_turn_it_is_and_what_else_is_asked() -> None:
    t = situation({"placed": ["forest"]}, turn=1)
    assert why(t, "space reed-bank") == ["it is Bo's turn"]
    assert why(t, "space forest") == ["taken by Bo"], "which is to be seen, whoever is at turn"
    t = situation(goods="9 food", turn=0).place("farmland")
    assert why(t, "space reed-bank") == ["not part of what is asked now: Which space do you want to plow?"]
    assert why(t, "cell 5") == ["not part of what is asked now: Which space do you want to plow?"]


def test_spaces_that_belong_together_and_those_that_open_late() -> None:
    t = situation(players=5, placed=["copse"], turn=0, hand=["grocer"], goods="9 food")
    assert why(t, "space lessons-2") == ["closed while somebody is on Copse"]
    assert why(t, "space modest-wish") == ["opens in round 5"]


def test_why_a_card_cannot_be_played() -> None:
    t = situation(goods="clay", rounds=["major-improvement"], hand=["grocer", "shifting-cultivation"], turn=0)
    assert why(t, "card fireplace-2") == [
        "needs 2 clay; you have 1",
        "place a person where major improvements are built",
    ]
    assert why(t, "card grocer") == ["place a person where occupations are played"]
    assert why(t, "card shifting-cultivation")[-1] == "place a person where minor improvements are played"
    t = situation({"played": ["well"]}, goods="2 clay, 2 food", rounds=["major-improvement"], turn=0)
    assert why(t, "card well") == ["built by Bo"]
    t.place("major-improvement")
    assert why(t, "card fireplace-3") == ["needs 3 clay; you have 2"]
    assert why(t, "card stone-oven") == ["for it you lack 3 stone"]


def test_a_prerequisite_says_how_much_is_missing() -> None:
    t = situation(goods="9 wood", hand=["loom"], played=["grocer"], rounds=["major-improvement"], turn=0)
    needs = "its condition is not met: 2; you have 1"
    assert why(t, "card loom") == [needs, "place a person where minor improvements are played"]
    t = situation(goods="9 wood, 2 clay", hand=["loom"], rounds=["major-improvement"], turn=0).place(
        "major-improvement"
    )
    assert why(t, "card loom") == ["its condition is not met: 2; you have 0"]


def test_special_actions_of_the_moor() -> None:
    t = moor(goods="", moors=[], forests=[3], turn=0)
    assert why(t, "special cut-peat") == ["you have no moor to cut"]
    assert why(t, "special black-market") == ["needs 1 fuel; you have 0"]
    assert why(t, "special illicit-work") == ["for it you lack 1 food and 1 fuel"]
    t.pick("special fell-trees", "cell 3").others_pass()
    assert why(t, "special fell-trees") == ["this card has been used this round"]
