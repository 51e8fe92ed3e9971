"""Which ledger lines (docs/rules) the tests name. `python -m tests.ledger` prints the state of every ledger."""

import ast
import re
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).parent.parent
RULES = ROOT / "docs" / "rules"
TESTS = ROOT / "tests"

LINE = re.compile(r"^- ([A-Z]+-\d{3}) (\S.*)$", re.MULTILINE)


@dataclass(frozen=True)
class Ledger:
    """The numbered rules of one game."""

    name: str
    lines: tuple[str, ...]
    complete: bool = False
    excluded: dict[str, str] = field(default_factory=dict)
    """The lines that are left out, and why."""
    title: str = ""
    texts: dict[str, str] = field(default_factory=dict)
    """What the lines say."""
    sections: dict[str, str] = field(default_factory=dict)
    """The headings under which they stand."""

    def missing(self, named: set[str]) -> list[str]:
        """The lines that still want a test."""
        return [line for line in self.lines if line not in self.excluded and line not in named]


class Proof(NamedTuple):
    """A test, or a module of tests if all of it is marked."""

    path: str
    name: str


@dataclass
class Named:
    """What the tests name: line -> places and tests, and marks that cannot be counted."""

    lines: dict[str, list[str]] = field(default_factory=dict)
    tests: dict[str, list[Proof]] = field(default_factory=dict)
    faults: list[str] = field(default_factory=list)


def read_ledger(name: str, text: str, status: dict[str, object]) -> Ledger:
    """A ledger from its text and its entry in complete.toml. Its lines count by number, wherever they stand."""
    texts = dict(LINE.findall(text))
    lines = tuple(sorted(line for line, _ in LINE.findall(text)))
    excluded: dict[str, str] = {}
    ranges = status.get("excluded", [])
    assert isinstance(ranges, list)
    for part in ranges:
        first, last = lines.index(part["from"]), lines.index(part["to"])
        if first > last or not part["reason"].strip():
            raise ValueError(f"{name}: the range {part['from']} to {part['to']} is empty or has no reason")
        excluded |= dict.fromkeys(lines[first : last + 1], part["reason"])
    title = text.splitlines()[0].removeprefix("# Rule ledger: ")
    sections = {line: part.splitlines()[0] for part in text.split("\n## ")[1:] for line, _ in LINE.findall(part)}
    return Ledger(name, lines, status["complete"] is True, excluded, title, texts, sections)


def ledgers() -> list[Ledger]:
    """All ledgers of the project; complete.toml must know each of them and no other."""
    status = tomllib.loads((RULES / "complete.toml").read_text(encoding="utf-8"))
    return [read_ledger(name, (RULES / f"{name}.md").read_text(encoding="utf-8"), status[name]) for name in status]


def is_mark(node: ast.expr, *names: str) -> bool:
    """Is this `pytest.mark.<name>` or `mark.<name>`, called or not?"""
    if isinstance(node, ast.Call):
        node = node.func
    return isinstance(node, ast.Attribute) and node.attr in names and ast.unparse(node.value).endswith("mark")


def marks(tree: ast.AST, where: str, named: Named, test: str = "") -> Iterator[tuple[ast.Call, str]]:
    """The rule marks below a node and the tests that bear them, except tests that do not run and what is no test."""
    for node in ast.iter_child_nodes(tree):
        name = test
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
            if not node.name.lower().startswith("test") and any(is_mark(d, "rule") for d in node.decorator_list):
                named.faults.append(f"{where}:{node.lineno}: {node.name} names a rule but is no test")
                continue
            if any(is_mark(d, "skip", "xfail") for d in node.decorator_list):
                continue
            name = node.name
        if isinstance(node, ast.Call) and is_mark(node, "rule"):
            yield node, name
        yield from marks(node, where, named, name)


def collect(sources: dict[str, str]) -> Named:
    """The ledger lines named in test sources (place -> source text): on tests, classes, modules and parameters."""
    named = Named()
    for where, source in sources.items():
        for call, name in marks(ast.parse(source), where, named):
            place = f"{where}:{call.lineno}"
            if not call.args or call.keywords:
                named.faults.append(f"{place}: a rule mark names ledger lines, and nothing else")
            for argument in call.args:
                if isinstance(argument, ast.Constant) and isinstance(argument.value, str):
                    named.lines.setdefault(argument.value, []).append(place)
                    named.tests.setdefault(argument.value, []).append(Proof(where, name or Path(where).stem))
                else:
                    named.faults.append(
                        f"{place}: write the ledger line as a plain string, not {ast.unparse(argument)}"
                    )
    return named


@cache
def collect_tests() -> Named:
    return collect(
        {path.relative_to(ROOT).as_posix(): path.read_text(encoding="utf-8") for path in sorted(TESTS.rglob("*.py"))}
    )


def unknown(named: Named, books: list[Ledger]) -> list[str]:
    """Names that stand in no ledger, with the places that use them."""
    known = {line for ledger in books for line in ledger.lines}
    return [f"{line} ({', '.join(places)})" for line, places in sorted(named.lines.items()) if line not in known]


def report() -> str:
    named = set(collect_tests().lines)
    rows = []
    for ledger in ledgers():
        missing = ledger.missing(named)
        wanted = len(ledger.lines) - len(ledger.excluded)
        state = "complete" if ledger.complete else "in progress"
        rows.append(f"{ledger.name}: {wanted - len(missing)} of {wanted} lines have a test ({state})")
        if missing:
            rows.append(f"  next: {' '.join(missing[:12])}")
    return "\n".join(rows)


if __name__ == "__main__":
    print(report())
