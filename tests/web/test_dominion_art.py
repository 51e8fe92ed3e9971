"""The drawings of Dominion: each is sound, and each is a picture of its own."""

import json
import re
from xml.etree import ElementTree

import pytest

from tests.web.node import WEB, run_node

ART = WEB / "src" / "games" / "dominion" / "art"
PRINT = """
import { DRAWN, drawing } from "./src/games/dominion/art/index.ts";
console.log(JSON.stringify(Object.fromEntries(DRAWN.map((slug) => [slug, drawing(slug)]))));
"""
NUMBERS = {"m": 2, "l": 2, "h": 1, "v": 1, "q": 4, "t": 2, "c": 6, "s": 4, "a": 7, "z": 0}
"""How many numbers each command of a path takes."""


@pytest.fixture(scope="module")
def drawings() -> dict[str, str]:
    code, told = run_node("--input-type=module", "-e", PRINT)
    assert code == 0, told
    found: dict[str, str] = json.loads(told)
    return found


def is_path(path: str) -> bool:
    """Whether a browser draws all of it: it stops without a word at the first number too few."""
    number = r"[-+]?(?:\d+\.?\d*|\.\d+)"
    if not re.fullmatch(rf"[Mm](?:[MmLlHhVvQqTtCcSsAaZz ,]|{number})*", path):
        return False
    for command, text in re.findall(r"([a-zA-Z])([^a-zA-Z]*)", path):
        given, taken = len(re.findall(number, text)), NUMBERS[command.lower()]
        if given % taken if taken else given:
            return False
        if taken and not given:
            return False
    return True


@pytest.mark.parametrize(
    ("path", "sound"),
    [
        ("M0 80V30L34 8l30-10z", True),
        ("M0 0q5-4 10 0t10 0", True),
        ("M0 0q5-4 10", False),
        ("M0 0vL4 4", False),
        ("L0 0", False),
        ("M0 NaN", False),
    ],
)
def test_what_a_path_is(path: str, sound: bool) -> None:
    assert is_path(path) == sound


def test_every_drawing_is_sound(drawings: dict[str, str]) -> None:
    for slug, art in drawings.items():
        assert not re.search("NaN|undefined|null", art), slug
        marks = list(ElementTree.fromstring(f"<svg>{art}</svg>").iter())
        assert not [mark.get("d") for mark in marks if mark.tag == "path" and not is_path(mark.get("d", ""))], slug
        colours = {mark.get(paint, "none") for mark in marks for paint in ("fill", "stroke")}
        assert not [colour for colour in colours if not re.fullmatch("none|#[0-9a-f]{6}", colour)], slug


def test_no_two_drawings_are_the_same(drawings: dict[str, str]) -> None:
    keys = re.compile(r'^  "?([a-z-]+)"?: \(\) =>', re.MULTILINE)
    written = [slug for file in ART.glob("*.ts") for slug in keys.findall(file.read_text(encoding="utf-8"))]
    assert sorted(written) == sorted(drawings), "each is written once and joined in index.ts"
    assert len(set(drawings.values())) == len(drawings)
