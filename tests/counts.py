"""Every message that says a number, said with numbers of all sorts.

What the placeholders of a message may be is read off the message: what it selects by words is a word, what a list's
count stands beside is a list, the rest is a number, unless TEXTS has its name.
"""

import json
import tomllib
from collections.abc import Iterator
from functools import cache
from itertools import product
from pathlib import Path
from typing import Any, NamedTuple

from fluent.syntax import ast

from allmende.locales import COMMON, text
from tests.test_locales import messages

NUMBERS = (-1, 0, 1, 2, 5, 14)
USUAL = 3
"""What the other numbers of a message are, while one is varied."""
MOST_WORDS = 40
"""So many combinations of words are tried at most."""
FILLED = "‹›"
"""Stands for a name: no word, so that nothing is said about its grammar."""
COUNTED = "-count"
"""`$rounds-count` is how many there are of `$rounds`."""
CATEGORIES = {"zero", "one", "two", "few", "many", "other"}

PLACEHOLDERS = tomllib.loads(Path(__file__).with_name("nouns.toml").read_text(encoding="utf-8"))["placeholders"]
TEXTS = frozenset(PLACEHOLDERS["texts"].split())
"""Placeholders for names and other texts, or for numbers that count nothing."""
MANY = frozenset(PLACEHOLDERS["many"].split())
"""What is always more than one: the most players of a game, the points of a target, the piles of a kingdom."""
SIGNS = "legend-"
"""How messages begin whose placeholders are signs."""


class Said(NamedTuple):
    """A message with what was filled in, and what Python made of it."""

    lang: str
    game: str
    name: str
    attribute: str | None
    args: dict[str, Any]
    said: str

    @property
    def numbers(self) -> set[int]:
        """The numbers that were filled in."""
        return {value for value in self.args.values() if isinstance(value, int)}

    def __str__(self) -> str:
        attribute = f".{self.attribute}" if self.attribute else ""
        return f"{self.lang}: {self.name}{attribute} {json.dumps(self.args, ensure_ascii=False)}: {self.said!r}"


class Use:
    """How a message uses its placeholders, those of the messages it refers to included."""

    def __init__(self) -> None:
        self.names: set[str] = set()
        self.keys: dict[str, list[str | int]] = {}
        """By what a placeholder is selected; nothing for one that is written by NUMBER()."""

    def words(self) -> dict[str, list[str | int]]:
        """What is selected by words, with all of them."""
        return {name: keys for name, keys in self.keys.items() if not all(is_number(key) for key in keys)}

    def lists(self) -> set[str]:
        return {name for name in self.names if name + COUNTED in self.names}

    def numbers(self) -> dict[str, list[int]]:
        """What is a number, with those to try."""
        texts = TEXTS - set(self.keys) | set(self.words()) | self.lists()
        many = [number for number in NUMBERS if number > 1]
        return {name: many if name in MANY else list(NUMBERS) for name in sorted(self.names - texts)}


def is_number(key: str | int) -> bool:
    return isinstance(key, int) or key in CATEGORIES


def use_of(lang: str, game: str, node: Any) -> Use:
    use = Use()
    read(use, lang, game, node)
    return use


def read(use: Use, lang: str, game: str, node: Any) -> None:
    if isinstance(node, ast.Pattern):
        for element in node.elements:
            read(use, lang, game, element)
    elif isinstance(node, ast.Placeable):
        read(use, lang, game, node.expression)
    elif isinstance(node, ast.FunctionReference):
        for argument in node.arguments.positional:
            read(use, lang, game, argument)
            if isinstance(argument, ast.VariableReference):
                use.keys.setdefault(argument.id.name, [])
    elif isinstance(node, ast.VariableReference):
        use.names.add(node.id.name)
    elif isinstance(node, ast.MessageReference):
        read(use, lang, game, all_messages(lang, game)[node.id.name].value)
    elif isinstance(node, ast.SelectExpression):
        read(use, lang, game, node.selector)
        if isinstance(node.selector, ast.VariableReference):
            known = use.keys.setdefault(node.selector.id.name, [])
            known += [key for key in map(key_of, node.variants) if key not in known]
        for variant in node.variants:
            read(use, lang, game, variant.value)


def key_of(variant: Any) -> str | int:
    return int(variant.key.value) if isinstance(variant.key, ast.NumberLiteral) else str(variant.key.name)


@cache
def all_messages(lang: str, game: str) -> dict[str, ast.Message]:
    """The messages that a game can refer to."""
    found: dict[str, ast.Message] = {}
    for stem, entries in messages(lang).items():
        if stem in (*COMMON, "web") or stem.split("-")[0] == game:
            found |= entries
    return found


def patterns(lang: str) -> Iterator[tuple[str, str, str | None, Any]]:
    """All messages and their attributes: of which game, under which name."""
    for stem, entries in messages(lang).items():
        game = stem.split("-")[0]
        for name, message in entries.items():
            if message.value is not None:
                yield game, name, None, message.value
            for one in message.attributes:
                yield game, name, one.id.name, one.value


def filled(use: Use) -> Iterator[dict[str, Any]]:
    """What to fill in: all words, and for each number all NUMBERS, while the others are usual ones."""
    words, numbers = use.words(), use.numbers()
    combinations = product(*words.values())
    for _, combination in zip(range(MOST_WORDS), combinations, strict=False):
        texts = dict.fromkeys(use.names, FILLED) | dict(zip(words, combination, strict=True))
        usual = texts | dict.fromkeys(numbers, USUAL)
        for name, all_numbers in numbers.items():
            for number in all_numbers:
                yield with_lists(usual | {name: number}, use)
        if not numbers:
            yield usual


def with_lists(args: dict[str, Any], use: Use) -> dict[str, Any]:
    return args | {name: "14" if abs(args[name + COUNTED]) == 1 else "9 & 14" for name in use.lists()}


@cache
def everything_said(lang: str) -> list[Said]:
    found = []
    for game, name, attribute, pattern in patterns(lang):
        use = use_of(lang, game, pattern)
        for args in [dict.fromkeys(use.names, FILLED)] if name.startswith(SIGNS) else filled(use):
            said = text(lang, game, name, attribute, **args)
            found.append(Said(lang, game, name, attribute, args, said))
    return found
