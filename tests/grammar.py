"""Do numbers and their words agree? "−1 point", "2 points", "round 14", "rounds 9 and 14"; and no "1 are missing"."""

import re
import tomllib
from collections.abc import Collection, Iterator
from functools import cache
from pathlib import Path

WORDS = tomllib.loads(Path(__file__).with_name("nouns.toml").read_text(encoding="utf-8"))
NUMBER = re.compile(r"(?<![\w.,/$·|^:])[+−-]?\d+(?![\w/·|^%.:+]|,\d| %)")
NEXT_WORD = re.compile(r" ([^\W\d_]+(?:[-'’][^\W\d_]+)*)")
LAST_WORD = re.compile(r"([^\W\d_]+) $")
LISTED = re.compile(r"(?:,| &| and| und| or| oder| to| bis|–| –) ?\d")
"""What follows a number that is not the last of its list."""


class Language:
    """Which words there are, and of how many they speak."""

    def __init__(self, lang: str) -> None:
        words = WORDS[lang]
        self.lang = lang
        pairs = [word.partition("/") for word in words["nouns"].split()]
        self.nouns = {one: many or one for one, _, many in pairs}
        self.between = words_of(words["between"])
        self.after = words_of(words["after"])
        self.singular = words_of(words["singular"])
        self.plural = words_of(words["plural"])
        self.singular_before = words_of(words["singular_before"])
        self.plural_before = words_of(words["plural_before"])
        self.numbered = words_of(words["numbered"])
        self._known: dict[str, str | None] = {}

    def noun(self, word: str) -> str | None:
        """The noun that a word is a form of, or in German a compound with."""
        if word not in self._known:
            self._known[word] = self._noun(word)
        return self._known[word]

    def _noun(self, word: str) -> str | None:
        exact = [noun for noun in self.nouns if word in self.forms(noun, 1) | self.forms(noun, 2)]
        if exact or self.lang != "de" or word[0].islower():
            return exact[0] if exact else None
        ends = [
            (len(form), noun)
            for noun in self.nouns
            for form in self.forms(noun, 1) | self.forms(noun, 2)
            if word.endswith(form.lower())
        ]
        return max(ends)[1] if ends else None

    def forms(self, noun: str, number: int) -> set[str]:
        """How a noun is written behind a number; in German with the endings of its cases."""
        form = noun if abs(number) == 1 else self.nouns[noun]
        if self.lang == "en":
            return {form}
        return {form, form + "s", form + "es"} if abs(number) == 1 else {form, form + "n"}

    def agrees(self, word: str, number: int) -> bool:
        noun = self.noun(word)
        return noun is None or word.lower().endswith(tuple(form.lower() for form in self.forms(noun, number)))

    def is_invariant(self, word: str) -> bool:
        noun = self.noun(word)
        return noun is not None and self.nouns[noun] == noun


def words_of(listed: str) -> set[str]:
    return set(listed.split())


@cache
def language(lang: str) -> Language:
    return Language(lang)


def faults(lang: str, said: str, filled_in: Collection[int] = ()) -> Iterator[str]:
    """What is wrong in a text. What stands behind numbers that were filled in must be known, and their verbs agree."""
    knows = language(lang)
    for match in NUMBER.finditer(said):
        number = int(match[0].replace("−", "-"))
        ahead = LAST_WORD.search(said[: match.start()])
        behind = said[match.end() :]
        if ahead is not None and knows.noun(ahead[1]) in knows.numbered and match[0][0] != "+":
            yield from of_numbered(knows, ahead[1], match[0], behind)
        elif number in filled_in:
            yield from of_verb(knows, "" if ahead is None else ahead[1], number, behind)
            yield from of_counted(knows, number, behind, strict=True)
        elif number >= 0:  # "−1 Card tokens" are no counted cards
            yield from of_counted(knows, number, behind, strict=False)


def of_numbered(knows: Language, word: str, number: str, behind: str) -> Iterator[str]:
    """One thing has a number, "round 9", and several have several, "rounds 9 and 14"."""
    if LISTED.match(behind) is None and not knows.agrees(word, 1):
        yield f"“{word} {number}” is a single one"
    if behind.startswith(" &") and not knows.agrees(word, 2):
        yield f"“{word} {number}{behind}” are several"


def of_counted(knows: Language, number: int, behind: str, strict: bool) -> Iterator[str]:
    """The noun behind a number."""
    noun, follows = phrase(knows, behind)
    if noun and not knows.agrees(noun, number):
        yield f"“{number} … {noun}”"
    if strict and not noun and follows and is_unknown(knows, follows):
        yield f"“{number} {follows}”: is “{follows}” a noun? tests/nouns.toml does not know it"


def of_verb(knows: Language, ahead: str, number: int, behind: str) -> Iterator[str]:
    """The verb in front of a number, or behind it and its noun."""
    single = abs(number) == 1
    noun, follows = phrase(knows, behind)
    if ahead in (knows.plural_before if single else knows.singular_before):
        yield f"“{ahead} {number}”"
    of_mass = noun and knows.is_invariant(noun)
    if not ahead and not of_mass and follows in (knows.plural if single else knows.singular):
        yield f"“{number} … {follows}”"


def phrase(knows: Language, behind: str) -> tuple[str, str]:
    """The noun that belongs to a number, and the word that follows them; empty if there is none."""
    noun = ""
    while (found := NEXT_WORD.match(behind)) is not None:
        if knows.noun(found[1]) is not None and (not noun or knows.lang == "en"):
            noun = found[1]  # in English the last of several: "2 grain fields"
        elif noun or found[1] not in knows.between:
            return noun, found[1]
        behind = behind[found.end() :]
    return noun, ""


def is_unknown(knows: Language, word: str) -> bool:
    if knows.lang == "de":
        return word[0].isupper()
    return word not in knows.after | knows.singular | knows.plural
