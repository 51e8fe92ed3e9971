"""The style sheets of the client: colours are tokens, and no component reaches into another."""

import re
from collections import Counter
from pathlib import Path

import pytest

from tests.web.node import WEB

SOURCES = sorted(path for ending in ("svelte", "ts", "css") for path in WEB.glob(f"src/**/*.{ending}"))
TOKENS = [path for path in SOURCES if path.name == "tokens.css"]
PAINTED = [path for path in SOURCES if path not in TOKENS and "art" not in path.parts]
"""Everything but drawings, which have their colours from the paint box, and the tokens themselves."""

HEX = r"(?<![\w.&])#(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})\b(?!\()"
FUNCTION = r"\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch)\("
NAMES = "white|black|red|green|blue|gr[ae]y|silver|gold|brown|orange|yellow|beige|tan"
LITERAL = re.compile(f"{HEX}|{FUNCTION}", re.IGNORECASE)
NAMED = re.compile(rf":[^;:{{}}\n]*(?<![\w-])(?:{NAMES})\b(?!-)[^:{{}}\n]*;")


def style_of(path: Path) -> str:
    text = path.read_text(encoding="utf-8")
    if path.suffix != ".svelte":
        return text if path.suffix == ".css" else ""
    return "".join(re.findall(r"<style>(.*?)</style>", text, re.DOTALL))


@pytest.mark.parametrize(
    ("painted", "found"),
    [
        ("  color: #fbf4e4;", True),
        ('<rect fill="#abc" />', True),
        ("box-shadow: 0 1px rgb(0 0 0 / 0.3);", True),
        ("  #add(edge: number): void {", False),
        ("{#each all as one}", False),
        ("background: var(--card);", False),
    ],
)
def test_what_a_literal_colour_is(painted: str, found: bool) -> None:
    assert bool(LITERAL.search(painted)) == found


@pytest.mark.parametrize("painted", ["  color: white;", "  border: 1px solid black;"])
def test_what_a_named_colour_is(painted: str) -> None:
    assert NAMED.search(painted)
    assert not NAMED.search("  white-space: nowrap;")


def test_colours_are_tokens() -> None:
    """By day and in the evening: whoever paints names a token, and the tokens know both."""
    for path in PAINTED:
        literals = [*LITERAL.findall(path.read_text(encoding="utf-8")), *NAMED.findall(style_of(path))]
        assert not literals, f"{path.relative_to(WEB)}: {literals} are no tokens; see style/tokens.css"


def test_every_token_is_declared_once() -> None:
    declared = Counter(
        name for path in TOKENS for name in re.findall(r"^  --([\w-]+):", path.read_text(), re.MULTILINE)
    )
    assert not [name for name, times in declared.items() if times > 1], "two games share a page"
    texts = {path: path.read_text(encoding="utf-8") for path in SOURCES}
    own = {
        name
        for path, text in texts.items()
        if path not in TOKENS
        for name in re.findall(r"(?:style:|\s)--([\w-]+)[:=]", text)
    }
    assert not own & declared.keys(), "a component gives a token another meaning"
    for path, text in texts.items():
        used = set(re.findall(r"var\(--([\w-]+)(?=[),])", text))
        assert used <= declared.keys() | own, f"{path.relative_to(WEB)}: {sorted(used - declared.keys() - own)}"


def test_no_component_styles_another() -> None:
    """A child lays itself out by the size of the board. Only `.lit`, which `use:offer` puts on, is global."""
    for path in SOURCES:
        reached = re.findall(r":global\((?!\.lit\b)[^)]*\)", style_of(path))
        assert not reached, f"{path.relative_to(WEB)} reaches into another component by {reached}"
