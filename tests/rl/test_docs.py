"""The examples of docs/rl.md work."""

import doctest
from pathlib import Path

PAGE = Path(__file__).parent.parent.parent / "docs" / "rl.md"


def test_the_examples_work() -> None:
    flags = doctest.NORMALIZE_WHITESPACE
    tried = doctest.testfile(str(PAGE), module_relative=False, encoding="utf-8", optionflags=flags)
    assert tried.attempted > 0
    assert tried.failed == 0
