"""From the number of a rule to the functions that do it and the tests that prove it: writes docs/rules/index.

    python -m tests.rule_index           what is named by which tests, and where functions have moved to; at once
    python -m tests.rule_index --trace   also finds the functions anew, by running the tests; some minutes

A test names its rules. Functions do not; so the command watches which ones the tests of a rule enter. Most of them
every test enters, to set up a table or to carry out a turn. What counts is that the tests of this rule enter a function
and those of few others do, and that it speaks of the same things as the rule: by its name, its module, its docstring.
"""

import argparse
import ast
import re
from collections import Counter
from collections.abc import Iterable, Sequence
from functools import cache
from math import log
from pathlib import Path
from typing import Final, NamedTuple

import pytest

from tests.ledger import ROOT, RULES, Ledger, Proof, collect_tests, ledgers
from tests.tracing import Tracing

INDEX = RULES / "index"
UP: Final = "../../../"
PACKAGES: Final = {"moor": "agricola"}
"""The package of a ledger's game, where it is called otherwise."""
NO_RULES: Final = (
    "saved/",
    "notation.py",
    "scenario.py",
    "sanity.py",
    "vocabulary.py",
    "goods.py:bundle",
    "previews.py",
    "agricola/expansion.py",
)
"""What arranges, stores and names things does no rule."""
MOST: Final = 3
CLOSE: Final = 0.7
"""Further functions are named as well if they fit nearly as well as the first."""
NAME: Final = 1.0
STORY: Final = 0.6
ALONE: Final = 0.7
"""What it weighs that a word is in the name of a function, or in its docstring; and that few other rules enter it."""
SEEN: Final = re.compile(r"\b(know|knows|known|hidden|secret|see|sees|seen|face|open|looks?)\b")
"""Only rules that say so are about what a seat knows."""
DULL: Final = frozenset((
    "a", "an", "and", "are", "as", "at", "be", "been", "but", "by", "can", "cannot", "does", "each", "for", "from", "g",
    "has", "have", "if", "in", "into", "is", "it", "its", "may", "me", "more", "must", "no", "not", "of", "on", "one",
    "only", "or", "other", "others", "own", "player", "players", "rule", "so", "some", "such", "than", "that", "the",
    "their", "them", "then", "there", "they", "this", "to", "two", "up", "what", "when", "where", "which", "who",
    "whose", "with", "without",
))  # fmt: skip
ROW: Final = re.compile(r"^\| ([A-Z]+-\d{3}) \| (.*) \| (.*) \|$", re.MULTILINE)
LINK: Final = re.compile(r"\[`([\w.]+)`\]\(([^)]+)\)")
HEAD: Final = """# Where the rules of {title} are done and proved

Written by `python -m tests.rule_index`; [how it works, and how far to trust it](README.md). The rules themselves are in
[the ledger](../{name}.md).

| rule | done by | proved by |
| --- | --- | --- |
"""


class Function(NamedTuple):
    """A function of the rules: the path of its module from the root of the project, and its name."""

    path: str
    name: str


Functions = dict[str, list[Function]]
"""By ledger line."""


# Reading


def read_index() -> Functions:
    """The functions that the index names."""
    found: Functions = {}
    for ledger in ledgers():
        page = page_of(ledger)
        for line, done, _ in ROW.findall(page.read_text(encoding="utf-8") if page.exists() else ""):
            found[line] = [Function(path.removeprefix(UP), name) for name, path in LINK.findall(done)]
    return found


def page_of(ledger: Ledger) -> Path:
    return INDEX / f"{ledger.name}.md"


@cache
def functions_in(path: str) -> dict[str, str]:
    """The functions of a module with their docstrings, methods as Class.method."""
    module = ROOT / path
    if not module.is_file():
        return {}
    found: dict[str, str] = {}
    for node in ast.parse(module.read_text(encoding="utf-8")).body:
        if isinstance(node, ast.FunctionDef):
            found[node.name] = ast.get_docstring(node) or ""
        elif isinstance(node, ast.ClassDef):
            for method in node.body:
                if isinstance(method, ast.FunctionDef):
                    found[f"{node.name}.{method.name}"] = ast.get_docstring(method) or ""
    return found


def rule_modules(ledger: Ledger) -> list[str]:
    package = ROOT / "src" / "allmende" / PACKAGES.get(ledger.name, ledger.name)
    return [path.relative_to(ROOT).as_posix() for path in sorted(package.rglob("*.py"))]


def still_there(functions: Iterable[Function], modules: list[str]) -> list[Function]:
    """Functions where they are now: one that moved is found if no other has its name."""
    found: list[Function] = []
    for function in functions:
        homes = [path for path in modules if function.name in functions_in(path)]
        if function.path in homes:
            found.append(function)
        elif len(homes) == 1:
            found.append(Function(homes[0], function.name))
    return found


# Finding


def traced() -> dict[str, list[set[Function]]]:
    """By ledger line, for each of its tests: the functions that it entered."""
    tracing = Tracing()
    modules = sorted({test.path for tests in collect_tests().tests.values() for test in tests})
    pytest.main(["-q", "-n0", "-m", "rule", *modules], plugins=[tracing])
    found: dict[str, list[set[Function]]] = {}
    for line, entered in tracing.entered.items():
        found[line] = [{as_function(name) for name in names} for names in entered]
    return found


def as_function(name: str) -> Function:
    path, _, function = name.rpartition(":")
    return Function(Path(path).relative_to(ROOT).as_posix(), function)


def choose(ledger: Ledger, entered: dict[str, list[set[Function]]], tests: dict[str, list[Proof]]) -> Functions:
    """The functions that do the rules of a ledger, as far as their tests tell."""
    known = {
        Function(path, name)
        for path in rule_modules(ledger)
        for name in functions_in(path)
        if not any(part in f"{path}:{name}" for part in NO_RULES) and not name.split(".")[-1].startswith("__")
    }
    spread = Counter(f for line in ledger.lines for f in set().union(*entered.get(line, [])) & known)
    rare = rarity(known)
    chosen: Functions = {}
    for line in ledger.lines:
        runs = entered.get(line, [])
        if not runs:
            continue
        told = [ledger.texts[line], ledger.sections.get(line, ""), *[test.name for test in tests.get(line, [])]]
        story = words(" ".join(told))
        about_sight = SEEN.search(ledger.texts[line]) is not None
        marks = {
            f: ALONE * (sum(f in run for run in runs) / len(runs)) ** 2 * log(1 + len(ledger.lines) / spread[f])
            + likeness(f, story, rare)
            for f in set().union(*runs) & known
            if about_sight or not f.path.endswith("knowledge.py")
        }
        best = sorted(marks, key=lambda f: (-marks[f], f))[:MOST]
        chosen[line] = [f for f in best if marks[f] >= CLOSE * marks[best[0]]]
    return chosen


def words(text: str) -> frozenset[str]:
    """The words that mean something, without their endings.

    >>> sorted(words("Each player discards down to 8 cards: test_discarding"))
    ['8', 'card', 'discard', 'down', 'test']
    """
    parts = re.findall(r"[a-z]+|\d+", text.lower().replace("set-up", "setup").replace("set_up", "setup"))
    return frozenset(stem(part) for part in parts if part not in DULL)


def stem(word: str) -> str:
    for ending in ("ing", "ed", "es", "s", "e"):
        if word.endswith(ending) and len(word) - len(ending) >= 3:
            return word.removesuffix(ending)
    return word


@cache
def name_of(function: Function) -> frozenset[str]:
    return words(f"{Path(function.path).stem} {function.name}")


@cache
def story_of(function: Function) -> frozenset[str]:
    return words(functions_in(function.path)[function.name].split(">>>")[0])


def rarity(known: set[Function]) -> dict[str, float]:
    """How much a word tells: those that many functions use tell little."""
    uses = Counter(word for function in known for word in name_of(function) | story_of(function))
    return {word: log(len(known) / n) for word, n in uses.items()}


def likeness(function: Function, story: frozenset[str], rare: dict[str, float]) -> float:
    """How much a function speaks of what a rule speaks of."""
    named = sum(rare[word] for word in name_of(function) & story)
    told = sum(rare[word] for word in (story_of(function) - name_of(function)) & story)
    return NAME * named + STORY * told


# Writing


def page(ledger: Ledger, functions: Functions, tests: dict[str, list[Proof]]) -> str:
    """The index of a ledger; functions are named where they are now."""
    modules = rule_modules(ledger)
    rows = [
        row(ledger, line, still_there(functions.get(line, []), modules), tests.get(line, [])) for line in ledger.lines
    ]
    return HEAD.format(title=ledger.title, name=ledger.name) + "\n".join(rows) + "\n"


def row(ledger: Ledger, line: str, functions: list[Function], tests: list[Proof]) -> str:
    if line in ledger.excluded:
        return f"| {line} | left out | {ledger.excluded[line]} |"
    return f"| {line} | {links(functions) or '–'} | {links(tests)} |"


def links(places: Sequence[Function | Proof]) -> str:
    return ", ".join(dict.fromkeys(f"[`{place.name}`]({UP}{place.path})" for place in places))


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--trace", action="store_true", help="find the functions anew, by running the tests")
    functions, tests = read_index(), collect_tests().tests
    if parser.parse_args().trace:
        entered = traced()
        for ledger in ledgers():
            functions |= choose(ledger, entered, tests)
    for ledger in ledgers():
        page_of(ledger).write_text(page(ledger, functions, tests), encoding="utf-8")


if __name__ == "__main__":
    main()
