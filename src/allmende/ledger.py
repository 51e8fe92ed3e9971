"""The rules of a game to look up, line by line, from its ledgers: Markdown with a number for each rule.

A ledger lies where the game's box says, in English; in other languages in the folder `<language>` beside it.

    # Rule ledger: Nine Men's Morris

    What it covers. Tags: [R] stands in the rulebook; [D] follows from other lines.

    ## The men

    - NMM-001 [R] Each player has nine men.

Where a tag holds for a part of a line, the line says so at its end: "(how many: D)".
"""

import re
import unicodedata
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Final, TypedDict

from allmende.locales import check_language
from allmende.table import BrokenBox, box_of

OURS: Final = "allmende"
MEANING: Final = re.compile(r"[\[(](\w)[\])] ([^;.]+)[;.]")
LINE: Final = re.compile(r"- ([A-Z]+-Q?\d+) (.+)")
BEFORE: Final = re.compile(r"\[(\w)\] ?")
BEHIND: Final = re.compile(r" \((?:([^()]+): )?([A-Z])\)(\.?)$")
WORD: Final = re.compile(r"[^\W_]+(?:['’][^\W_]+)*")
NUMBER: Final = re.compile(r"([a-z]+)-?(q?)0*(\d+)", re.IGNORECASE)
PART: Final = 4
"""So many letters are looked for inside of words, too: "weide" in "Schafweide"."""
ENDING: Final = 2
"""So many letters more may be an ending: "rooms" finds "room"."""


class Tag(TypedDict):
    """Where a rule comes from."""

    tag: str
    only: str
    """The part of the rule for which it holds; empty: all of it."""


class Rule(TypedDict):
    """A line of a ledger."""

    number: str
    tags: list[Tag]
    text: str


class Chapter(TypedDict):
    title: str
    rules: list[Rule]


class Ledger(TypedDict):
    """The rules of a game, or of an expansion."""

    title: str
    about: str
    """What else is to be said of it."""
    tags: dict[str, str]
    """What they mean."""
    chapters: list[Chapter]


class Ledgers(TypedDict):
    """The rules of a game to look up, those of its expansions included."""

    ledgers: list[Ledger]


def ledgers(game: str, lang: str) -> list[Ledger]:
    """The rules of a game in a language; where they have not been translated, in English.

    >>> [ledger["title"] for ledger in ledgers("agricola", "de")]
    ['Agricola (überarbeitete Ausgabe)', 'Agricola – Die Moorbauern (überarbeitete Ausgabe)']
    """
    return [read_place(place, check_language(lang)) for place in box_of(game).ledgers]


@cache
def read_place(place: str, lang: str) -> Ledger:
    try:
        english = place_of(place)
        translated = place_of(re.sub(r"([^/:]+)$", rf"{lang}/\1", place))
        return read((translated if translated.is_file() else english).read_text(encoding="utf-8"))
    except (ImportError, OSError, ValueError) as error:
        raise BrokenBox(f"there is no ledger at {place}: {error}") from error


def place_of(place: str) -> Traversable:
    """Where "package:rules/game.md" lies. Ours are in the package in a wheel, and among the docs in a checkout."""
    package, _, file = place.partition(":")
    folder = files(package)
    found = folder / file
    return Path(str(folder)).parents[1] / "docs" / file if package == OURS and not found.is_file() else found


def read(text: str) -> Ledger:
    """A ledger from its Markdown."""
    head, *parts = text.split("\n## ")
    first, _, rest = head.strip().partition("\n")
    said = " ".join(rest.split())
    tags = dict(MEANING.findall(said))
    end = max((match.end() for match in MEANING.finditer(said)), default=0)
    chapters = [read_chapter(part, tags) for part in parts]
    return Ledger(title=first.partition(": ")[2], about=said[end:].strip(), tags=tags, chapters=chapters)


def read_chapter(part: str, tags: dict[str, str]) -> Chapter:
    title, *lines = part.splitlines()
    found = [match for line in lines if (match := LINE.fullmatch(line.strip()))]
    return Chapter(title=title.strip(), rules=[read_rule(match[1], match[2], tags) for match in found])


def read_rule(number: str, text: str, known: dict[str, str]) -> Rule:
    tags = []
    while match := BEFORE.match(text):
        tags.append(Tag(tag=match[1], only=""))
        text = text[match.end() :]
    if (match := BEHIND.search(text)) and match[2] in known:
        tags.append(Tag(tag=match[2], only=match[1] or ""))
        text = text[: match.start()] + match[3]
    return Rule(number=number, tags=tags, text=text)


# Looking something up: web/src/lib/search.ts does the same, and tests/web/test_rulebook.py proves it.


def find(ledger: Ledger, query: str) -> list[Chapter]:
    """The chapters with those of their rules that have all words of the query, in themselves or in their heading.

    >>> [agricola, moor] = ledgers("agricola", "de")
    >>> [rule["number"] for chapter in find(agricola, "naehrwert startspieler") for rule in chapter["rules"]][:2]
    ['AGR-003', 'AGR-312']
    >>> [rule["text"] for chapter in find(moor, "moor-2") for rule in chapter["rules"]]
    ['Stufe I: Niemand hat Handkarten.']
    """
    chunks = query.split()
    chapters = []
    for chapter in ledger["chapters"]:
        heading = words(chapter["title"])
        rules = [rule for rule in chapter["rules"] if all(has(rule, heading, chunk) for chunk in chunks)]
        if rules:
            chapters.append(Chapter(title=chapter["title"], rules=rules))
    return chapters


def has(rule: Rule, heading: tuple[str, ...], chunk: str) -> bool:
    number, asked = NUMBER.fullmatch(rule["number"]), NUMBER.fullmatch(chunk)
    if number and asked and number[1].lower() == asked[1].lower():
        return [part.lower() for part in number.groups()] == [part.lower() for part in asked.groups()]
    said = (*words(rule["text"]), *words(rule["number"]), *heading)
    return all(any(meant(sought, word) for word in said) for sought in words(chunk))


@cache
def words(text: str) -> tuple[str, ...]:
    return tuple(fold(word) for word in WORD.findall(text))


def fold(word: str) -> str:
    """As people write it who have no umlauts, or no time for capital letters.

    >>> fold("Nährwerte"), fold("NAEHRWERTE"), fold("Fool’s")
    ('nahrwerte', 'nahrwerte', 'fools')
    """
    spread = unicodedata.normalize("NFD", word.lower().replace("ß", "ss"))
    plain = "".join(sign for sign in spread if sign not in "'’" and not unicodedata.combining(sign))
    return re.sub("([aou])e", r"\1", plain)


def meant(sought: str, word: str) -> bool:
    """Is it this word? Numbers are meant as a whole, other words as far as they are typed, with any ending."""
    if sought.isdigit():
        return word == sought
    ends = PART <= len(word) >= len(sought) - ENDING and sought.startswith(word)
    return ends or word.startswith(sought) or (len(sought) >= PART and sought in word)
