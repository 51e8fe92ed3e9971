"""Which functions of the rules the tests of a rule enter: a plugin for pytest, used by `tests.rule_index`."""

import sys
from collections.abc import Iterator
from types import CodeType, FrameType
from typing import Any

import pytest

from tests.ledger import ROOT

SOURCE = str(ROOT / "src")


class Tracing:
    """By ledger line: for each of its tests the functions that it entered, as "path:function"."""

    def __init__(self) -> None:
        self.entered: dict[str, list[set[str]]] = {}

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_call(self, item: pytest.Item) -> Iterator[None]:
        lines = {line for mark in item.iter_markers("rule") for line in mark.args}
        if not lines:
            return (yield)
        seen: set[CodeType] = set()

        def note(frame: FrameType, event: str, _: Any) -> None:
            if event == "call":
                seen.add(frame.f_code)

        sys.setprofile(note)
        try:
            return (yield)
        finally:
            sys.setprofile(None)
            functions = {name for code in seen if (name := name_of(code))}
            for line in lines:
                self.entered.setdefault(line, []).append(functions)


def name_of(code: CodeType) -> str:
    """A function of ours; what it defines inside itself belongs to it. Nothing for all others."""
    name = code.co_qualname.split(".<locals>")[0]
    return "" if not code.co_filename.startswith(SOURCE) or name.startswith("<") else f"{code.co_filename}:{name}"
