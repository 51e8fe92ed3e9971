"""All catalogs keep to the glossary: one word for one thing, and the names of spaces and cards as they are."""

import re
import tomllib
from collections.abc import Iterator
from fnmatch import fnmatch
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import ast

import allmende.locales
from allmende.locales import LANGUAGES
from tests.test_locales import messages

GLOSSARY = Path(allmende.locales.__file__).with_name("glossary.toml")
TERMS: list[dict[str, Any]] = tomllib.loads(GLOSSARY.read_text(encoding="utf-8"))["term"]
KEYS = {"en", "de", "about", "not_en", "not_de", "in", "but"}
PLACEHOLDER = "{…}"
"""What stands for something that is filled in."""


@cache
def texts(lang: str) -> list[tuple[str, str, str]]:
    """Every text of a language: its catalog, its message, and what is written there, with signs for placeholders."""
    return [
        (stem, name, said)
        for stem, entries in messages(lang).items()
        for name, message in entries.items()
        for pattern in (message.value, *(one.value for one in message.attributes))
        for said in written(pattern)
    ]


def written(pattern: ast.Pattern | None) -> list[str]:
    """The sentences of a pattern, and those of its branches."""
    elements = [] if pattern is None else pattern.elements
    said = "".join(element.value if isinstance(element, ast.TextElement) else filled(element) for element in elements)
    branches = [
        sentence
        for element in elements
        if isinstance(element, ast.Placeable) and isinstance(element.expression, ast.SelectExpression)
        for variant in element.expression.variants
        for sentence in written(variant.value)
    ]
    return [said.replace("\u00ad", ""), *branches]


def filled(placeable: Any) -> str:
    """A text within braces; a sign for anything else."""
    literal = isinstance(placeable.expression, ast.StringLiteral)
    return str(placeable.expression.parse()["value"]) if literal else PLACEHOLDER


def is_meant(stem: str, term: dict[str, Any]) -> bool:
    return any(fnmatch(stem, pattern) for pattern in term.get("in", ["*"]))


def broken(lang: str, term: dict[str, Any]) -> Iterator[tuple[str, str]]:
    """Where a language says what a term forbids, and what."""
    forbidden = [re.compile(pattern) for pattern in term.get(f"not_{lang}", ())]
    for stem, name, said in texts(lang):
        if is_meant(stem, term):
            for pattern in forbidden:
                if pattern.search(said):
                    yield name, f"{lang}/{stem}: {name}: “{said}” instead of “{term[lang]}”"


def test_the_glossary_is_whole() -> None:
    for term in TERMS:
        assert {"en", "de"} <= term.keys() <= KEYS, term
        assert term.get("not_en") or term.get("not_de"), term


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("term", TERMS, ids=[f"{term['en']} {term['de']}" for term in TERMS])
def test_no_other_word_is_used(term: dict[str, Any], lang: str) -> None:
    wrong = [sentence for name, sentence in broken(lang, term) if name not in term.get("but", ())]
    assert not wrong, "\n".join(wrong)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_words_of_the_glossary_are_used(lang: str) -> None:
    for term in TERMS:
        found = " ".join(said for stem, _, said in texts(lang) if is_meant(stem, term)).lower()
        for word in term[lang].split(", "):
            assert core(lang, word) in found, f"nobody says “{word}”"


def core(lang: str, word: str) -> str:
    """What all forms of a word have in common: "deck" of "aufdecken"."""
    return word.removesuffix("en")[-4:] if lang == "de" and word.islower() else word.lower()


def test_no_exception_is_left_over() -> None:
    for term in [term for term in TERMS if "but" in term]:
        needed = {name for lang in LANGUAGES for name, _ in broken(lang, term)}
        assert set(term["but"]) <= needed, f"“{term['en']}” needs none of {set(term['but']) - needed}"


# Names are said as they are

QUOTED = {"en": re.compile("“([^”]+)”"), "de": re.compile("„([^“]+)“")}
KINDS_OF_SPACES = {"Kinderwunsch", "Familienzuwachs"}
"""What German cards quote though it is no single space: all wishes, all actions by which families grow."""
ALSO_A_WORD = {"Major Improvement", "Farm expansion"}
"""Names of spaces that are the usual words for what one does there."""
COMMANDS = "cli"
"""The catalog that quotes what is typed."""


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_stands_in_quotation_marks_has_that_name(lang: str) -> None:
    """A space, a card or a button: “Undo” in the help is what the button says."""
    known = {said for _, _, said in texts(lang)} | KINDS_OF_SPACES
    for stem, name, said in texts(lang):
        quoted = [one for one in QUOTED[lang].findall(said) if PLACEHOLDER not in one and stem != COMMANDS]
        assert set(quoted) <= known, f"{lang}/{stem}: {name}: nothing is called {set(quoted) - known}"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_a_card_asks_or_exchanges_begins_with_its_name(lang: str) -> None:
    agricola = [entries for stem, entries in messages(lang).items() if stem.split("-")[0] == "agricola"]
    cards = {name: one for entries in agricola for name, one in entries.items()}
    checked = 0
    for entries in agricola:
        for name, message in entries.items():
            found = re.fullmatch(r"prompt-card-(.+)|exchange-(.+)-\d+", name)
            card = cards.get(f"card-{found[1] or found[2]}") if found else None
            if card is not None and "wood-for-fuel" not in name:  # a rule of the moor, no card
                assert written(message.value)[0].startswith(tuple(called(card))), f"{lang}: {name}"
                checked += 1
    assert checked > 80


def called(card: ast.Message) -> list[str]:
    """What a card is called, with a number if there are several; of a story in parts also without the part."""
    name = written(card.value)[0]
    alike = [written(one.value)[0] for one in card.attributes if one.id.name == "one"]
    return [f"{one}:" for one in (name, name.partition(",")[0], *alike)]


def test_english_names_of_spaces_keep_their_capitals() -> None:
    names = {
        (stem.split("-")[0], written(message.value)[0])
        for stem, entries in messages("en").items()
        for name, message in entries.items()
        if name.startswith(("space-", "special-"))
    }
    for stem, name, said in texts("en"):
        for called_so in [one for game, one in names if game == stem.split("-")[0] and " " in one]:
            found = re.findall(rf"\b{re.escape(called_so)}\b", said, re.IGNORECASE)
            assert called_so in ALSO_A_WORD or set(found) <= {called_so}, f"{stem}: {name}: {said}"
