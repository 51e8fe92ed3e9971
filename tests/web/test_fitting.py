"""Names are made to fit: smaller, on more lines, parted between syllables; in letters that are all one wide."""

import json
from pathlib import Path
from typing import Any

import pytest

from tests.web.node import ROOT, run_node

PARTED = {
    "Getreidespeicher": ["Ge", "trei", "de", "spei", "cher"],
    "Improvement": ["Im", "prove", "ment"],
    "Versammlungsplatz": ["Ver", "samm", "lungs", "platz"],
}
PLACES: list[tuple[dict[str, Any], float, str]] = [
    # Wide enough: as it should be.
    ({"name": "Market", "width": 200, "lines": 1, "size": 20}, 20, "Market"),
    # A little too wide: rather smaller than parted.
    ({"name": "Improvement", "width": 200, "lines": 2, "size": 20}, 17.9, "Improvement"),
    # Two words come on two lines before they become smaller.
    ({"name": "Major Improvement", "width": 224, "lines": 2, "size": 20}, 20, "Major Improvement"),
    # Far too wide: parted where both lines are as short as can be, and no smaller than need be.
    ({"name": "Getreidespeicher", "width": 200, "lines": 2, "size": 20}, 20, "Getreide\u00adspeicher"),
    ({"name": "Versammlungsplatz", "width": 160, "lines": 2, "size": 20}, 15.8, "Versamm\u00adlungsplatz"),
    # A hyphen of its own needs no other.
    ({"name": "Getreide-Speicher", "width": 200, "lines": 2, "size": 20}, 20, "Getreide-Speicher"),
    # Nobody knows how to part it, and nobody reads what is smaller than 11.
    ({"name": "Donaudampfschiff", "width": 100, "lines": 2, "size": 20}, 11, "Donaudampfschiff"),
    # What is smaller from the start stays as it is.
    ({"name": "Donaudampfschiff", "width": 100, "lines": 1, "size": 9}, 9, "Donaudampfschiff"),
    ({"name": "", "width": 100, "lines": 1, "size": 20}, 20, ""),
]


@pytest.fixture(scope="module")
def fits(tmp_path_factory: pytest.TempPathFactory) -> list[dict[str, Any]]:
    asked = tmp_path_factory.mktemp("fitting") / "places.json"
    places = [{"least": 11, **place} for place, _, _ in PLACES]
    asked.write_text(json.dumps({"places": places, "parted": PARTED}))
    code, told = run_node(ROOT / "tests" / "web" / "fitting.mjs", asked)
    assert code == 0, told
    return list(json.loads(told))


@pytest.mark.parametrize("at", range(len(PLACES)), ids=[place["name"] or "nothing" for place, _, _ in PLACES])
def test_a_name_fits(fits: list[dict[str, Any]], at: int) -> None:
    _, size, text = PLACES[at]
    assert (round(fits[at]["size"], 1), fits[at]["text"]) == (size, text)


def test_words_are_parted_between_syllables(tmp_path: Path) -> None:
    """As the build does it: long words of names, neither short ones nor those of sentences; seams the patterns miss."""
    asked = tmp_path / "ask.mjs"
    asked.write_text(
        f"import {{ parted }} from {json.dumps((ROOT / 'web' / 'catalogs.ts').as_uri())};\n"
        "console.log(parted('card-a = Getreidespeicher\\ncard-b = Schilfufer am Wald\\nask = Wie viel Getreide "
        "soll in den Speicher kommen, bevor es regnet?\\n', 'de'));"
        "console.log(parted('card-a = Major Improvement\\n', 'en'));"
    )
    code, told = run_node(asked)
    assert (code, told.split("\n")[:2]) == (0, ["Getrei-de-spei-cher Schilf-ufer", "Improve-ment"])
