"""Which functions of the rules the tests of a rule enter: a plugin for pytest, used by `tests.rule_index`."""

import sys
from collections.abc import Generator
from types import CodeType, FrameType
from typing import Any

import pytest

from tests.ledger import ROOT

SOURCE = str(ROOT / "src")
ASIDE = ("arrange", "copy", "from_json", "redraw", "to_json", "view")
"""What these call does no rule: it arranges, copies, stores or shows what is there."""
PLAY = "steps"
"""What this calls does, even if it goes on at once after a table was arranged."""


class Entering:
    """The functions of ours that are entered while a test runs."""

    def __init__(self) -> None:
        self.seen: set[CodeType] = set()
        self.inside: list[tuple[FrameType, bool]] = []
        """What is running of those above, the innermost last, and whether it counts."""

    def __call__(self, frame: FrameType, event: str, _: Any) -> None:
        if event == "call":
            code = frame.f_code
            if not self.inside or self.inside[-1][1] or is_knowledge(code):
                self.seen.add(code)
            if (code.co_name == PLAY or code.co_name in ASIDE) and code.co_filename.startswith(SOURCE):
                self.inside.append((frame, code.co_name == PLAY))
        elif event == "return" and self.inside and self.inside[-1][0] is frame:
            self.inside.pop()


def is_knowledge(code: CodeType) -> bool:
    """What a seat knows is a rule, too."""
    return code.co_filename.endswith("knowledge.py")


class Tracing:
    """By ledger line: for each of its tests that passed the functions that it entered, as "path:function"."""

    def __init__(self) -> None:
        self.entered: dict[str, list[set[str]]] = {}

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_call(self, item: pytest.Item) -> Generator[None, None, None]:
        lines = {line for mark in item.iter_markers("rule") for line in mark.args}
        if not lines:
            return (yield)
        entering = Entering()
        sys.setprofile(entering)
        try:
            result = yield
        finally:
            sys.setprofile(None)
        functions = {name for code in entering.seen if (name := name_of(code))}
        for line in lines:
            self.entered.setdefault(line, []).append(functions)
        return result


def name_of(code: CodeType) -> str:
    """A function of ours; what it defines inside itself belongs to it. Nothing for all others."""
    name = code.co_qualname.split(".<locals>")[0]
    return "" if not code.co_filename.startswith(SOURCE) or name.startswith("<") else f"{code.co_filename}:{name}"
