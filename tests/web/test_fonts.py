"""The faces that the client brings along: small, free, and with every sign that our texts need."""

import json
import re

import pytest

from hatch_build import Client
from tests.web.node import ROOT, WEB

MOST_BYTES = 150_000
PACKAGES = ("@fontsource-variable/alegreya", "@fontsource-variable/source-sans-3")
SIGNS = set("→✓✕⚠★☆●")
"""They stand alone, as little pictures: whatever face of the system has them may draw them."""


def has(package: str) -> set[str]:
    """The characters of the subset that we take."""
    ranges = json.loads((WEB / "node_modules" / package / "unicode.json").read_text())["latin"]
    ends = [re.fullmatch(r"U\+([0-9A-F]+)(?:-([0-9A-F]+))?", one) for one in ranges.split(",")]
    return {chr(at) for end in ends if end for at in range(int(end[1], 16), int(end[2] or end[1], 16) + 1)}


@pytest.mark.whole_project
def test_the_faces_are_small() -> None:
    client = Client(ROOT)
    if client.is_due():
        client.build()
    faces = list(client.static.rglob("*.woff2"))
    assert len(faces) == 3
    assert sum(face.stat().st_size for face in faces) < MOST_BYTES


def test_no_face_is_in_the_repository() -> None:
    """They come from packages, as the licence asks, with the names of their authors in them."""
    assert not [path for path in (WEB / "src").rglob("*") if path.suffix in (".woff", ".woff2", ".ttf", ".otf")]
    lock = json.loads((WEB / "package-lock.json").read_text())["packages"]
    assert {lock[f"node_modules/{package}"]["license"] for package in PACKAGES} == {"OFL-1.1"}


@pytest.mark.parametrize("package", PACKAGES)
def test_a_face_has_what_our_texts_need(package: str) -> None:
    Client(ROOT).install()
    catalogs = [path for path in Client(ROOT).texts.rglob("*.ftl") if path.stem not in ("cli", "lab")]
    pages = [path for ending in ("svelte", "ts") for path in WEB.glob(f"src/**/*.{ending}")]
    for path in [*catalogs, *pages]:
        needed = {sign for sign in path.read_text(encoding="utf-8") if sign.isprintable()}
        missing = needed - has(package) - SIGNS
        assert not missing, f"{path.name}: {package} has no {sorted(missing)}"
