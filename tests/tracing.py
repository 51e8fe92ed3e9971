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


class Entering:
    """The functions of ours that are entered while a test runs."""

    def __init__(self) -> None:
        self.seen: set[CodeType] = set()
        self.aside: list[FrameType] = []
        """What is running of those aside, the innermost last."""

    def __call__(self, frame: FrameType, event: str, _: Any) -> None:
        if event == "call":
            if not self.aside or is_knowledge(frame.f_code):
                self.seen.add(frame.f_code)
            if frame.f_code.co_name in ASIDE and frame.f_code.co_filename.startswith(SOURCE):
                self.aside.append(frame)
        elif event == "return" and self.aside and self.aside[-1] is frame:
            self.aside.pop()


def is_knowledge(code: CodeType) -> bool:
    """What a seat knows is a rule, too."""
    return code.co_filename.endswith("knowledge.py")


class Tracing:
    """By ledger line: for each of its tests the functions that it entered, as "path:function"."""

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
            return (yield)
        finally:
            sys.setprofile(None)
            functions = {name for code in entering.seen if (name := name_of(code))}
            for line in lines:
                self.entered.setdefault(line, []).append(functions)


def name_of(code: CodeType) -> str:
    """A function of ours; what it defines inside itself belongs to it. Nothing for all others."""
    name = code.co_qualname.split(".<locals>")[0]
    return "" if not code.co_filename.startswith(SOURCE) or name.startswith("<") else f"{code.co_filename}:{name}"
